//! What is said of the last move: whether it was right, what shows that, and what else is wrong in the grid.

use iced::widget::{column, container, row};
use iced::{Alignment, Element, Length};

use super::given::end_of;
use super::message::{HintContext, Message};
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::panel::proof::{Kind, Proof};
use crate::widget::icon::{Icon, icon};
use crate::widget::{controls, theme};
use duvod::explanation::{Critique, Judgement};
use duvod::grid::{Geometry, StateText};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};

/// A judgement, the state before the move, and its words.
#[derive(Debug)]
pub(super) struct Judged {
    pub(super) state: StateText,
    pub(super) critique: Critique,
    /// Whether the move is right; empty if that cannot be said.
    pub(super) verdict: String,
    /// What shows that, without the steps.
    pub(super) told: String,
    pub(super) proof: Option<Proof>,
    /// What its steps come to.
    pub(super) end: Option<String>,
    /// Where there is another mistake in the grid.
    pub(super) besides: Option<String>,
    /// Whether more is told than the verdict: it may give other cells away.
    pub(super) is_open: bool,
}

impl Judged {
    pub(super) fn new(
        state: StateText,
        critique: Critique,
        geometry: &Geometry,
        locale: &Locale,
    ) -> Self {
        let (verdict, told, besides) = words_of_critique(&critique, locale);
        let judgement = &critique.judgement;
        let proof = match judgement.step() {
            Some(step) => Some(Proof::of_step(Kind::Reason, &state, step, (geometry, locale))),
            None => judgement.reason().map(|reason| Proof::of_reason(reason, geometry, locale)),
        };
        let end = end_of(critique.judgement.reason(), locale);
        Self { state, critique, verdict, told, proof, end, besides, is_open: false }
    }

    /// Whether there is more to be told than the verdict.
    fn has_more(&self) -> bool {
        !self.told.is_empty() || self.proof.is_some() || self.end.is_some()
    }
}

/// The card about the last move.
pub(super) fn view<'a>(
    judged: Option<&'a Judged>,
    around: &HintContext<'_>,
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    let title = Words::from(words::WindowLastMove { facts: around.last_move.clone()? });
    let palette = look.palette;
    let title = look.text_in(Purpose::Control, SEMIBOLD, look.say(&title));
    let Some(judged) = judged else {
        let judge = controls::small_button(look.label(words::WindowJudge), Message::Judge, look);
        let inside = row![container(title).width(Length::Fill), judge];
        return Some(card(inside.spacing(12).align_y(Alignment::Center).into(), look));
    };
    let (sign, colour) = match &judged.critique.judgement {
        judgement if judgement.is_yes() => (Icon::Check, palette.success),
        Judgement::Wrong(..) | Judgement::Mistake(_) => (Icon::Close, palette.conflict),
        _ => (Icon::Question, palette.accent),
    };
    let verdict = Some(judged.verdict.as_str()).filter(|verdict| !verdict.is_empty());
    let verdict = verdict.map(|verdict| look.text(Purpose::Secondary, verdict));
    let mut words = column![title].push(verdict).spacing(6).width(Length::Fill);
    if judged.is_open {
        let told = Some(judged.told.as_str()).filter(|told| !told.is_empty());
        let steps = judged.proof.as_ref().and_then(|proof| proof.reason(look));
        let steps = steps.map(|steps| steps.map(Message::Judgement));
        let end = judged.end.as_deref().map(|end| look.text(Purpose::Secondary, end));
        words = words.push(told.map(|told| look.text(Purpose::Secondary, told)));
        words = words.push(steps).push(end);
    }
    if let (Some(besides), Some(mistake)) = (&judged.besides, judged.critique.mistake) {
        let cell = around.geometry.cell_name(mistake.cell());
        let why = look.say(&Words::from(words::WindowJudgeMistake { cell }));
        let why = (why, look.label(words::TipMistake));
        let why = controls::chip_button(why, Message::Mistake(mistake.cell()), look);
        words = words.push(look.text(Purpose::Secondary, besides.as_str())).push(why);
    }
    if judged.has_more() {
        let id = if judged.is_open { words::WindowJudgeHide } else { words::WindowJudgeWhy };
        words = words.push(controls::chip_button(
            look.told(id, words::TipJudgement),
            Message::ToggleJudgement,
            look,
        ));
    }
    let inside = row![icon(sign, 20.0, colour, colour), words].spacing(16);
    Some(card(inside.into(), look))
}

/// The verdict, what shows it, and where there is another mistake.
pub(super) fn words_of_critique(
    critique: &Critique,
    locale: &Locale,
) -> (String, String, Option<String>) {
    let mut told: Vec<String> = critique.told.iter().map(|words| locale.say(words)).collect();
    let besides = if critique.mistake.is_some() { told.pop() } else { None };
    let shown = told.split_off(told.len().min(1)).join(" ");
    (told.pop().unwrap_or_default(), shown, besides)
}

fn card<'a>(inside: Element<'a, Message>, look: Look<'a>) -> Element<'a, Message> {
    container(inside)
        .padding([12.0, 16.0])
        .width(Length::Fill)
        .style(theme::container::card(look.palette, look.palette.bg))
        .into()
}
