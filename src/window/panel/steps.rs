//! Steps as a plain list that can be hidden: what a mistake, a judgement or a finding rests on.

use iced::Element;
use iced::widget::column;

use crate::explanation::{Told, rule_name};
use crate::locale::Locale;
use crate::message::Message as Words;
use crate::window::controls;
use crate::window::font::{Purpose, SEMIBOLD};
use crate::window::look::Look;

/// Steps in words: over each what it concludes and by which rule, then its sentence.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Steps(Vec<(String, String)>);

impl Steps {
    /// Puts steps into words.
    pub(crate) fn new(lines: &[Told], locale: &Locale) -> Self {
        let line = |(index, line): (usize, &Told)| {
            let head = Words::new("procedure-line")
                .with("number", index + 1)
                .with("result", line.result.clone())
                .with("rule", rule_name(line.rule));
            (locale.say(&head), locale.say(&line.sentence))
        };
        Self(lines.iter().enumerate().map(line).collect())
    }
}

/// The steps if they are open, with what opens and hides them; nothing where there are none.
pub(crate) fn view<'a, M: Clone + 'a>(
    steps: &'a Steps,
    is_open: bool,
    toggle: M,
    look: Look<'a>,
) -> Option<Element<'a, M>> {
    if steps.0.is_empty() {
        return None;
    }
    let id = if is_open { "window-hide-reasons" } else { "window-show-reasons" };
    let label = look.say(&Words::new(id).with("count", steps.0.len()));
    let mut all = column![controls::chip_button(label, toggle, look)].spacing(8);
    if is_open {
        for (head, sentence) in &steps.0 {
            let head = look.text_in(Purpose::Secondary, SEMIBOLD, head.as_str());
            let sentence = look.text(Purpose::Secondary, sentence.as_str());
            all = all.push(column![head, sentence].spacing(2));
        }
    }
    Some(all.into())
}
