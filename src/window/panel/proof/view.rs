//! What is shown of a proof.

use iced::widget::{Column, column, row};
use iced::{Alignment, Element, Length};

use super::{Kind, Message, Proof, Spot, nested, row as lines};
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::panel::told_row::told_row;
use crate::widget::controls;
use duvod::message::{Message as Words, words};
use duvod::proof::StepPath;

impl Proof {
    /// All lines; their grounds reach this far into the margins.
    pub(crate) fn rows<'a>(&'a self, outset: f32, look: Look<'a>) -> Column<'a, Message> {
        let lit = self.lit();
        let current = lit.as_ref();
        let place = match current {
            Some(Spot::Place(place)) => Some(place),
            _ => None,
        };
        let mut rows = Column::new().spacing(4);
        for (number, line) in self.lines.iter().enumerate() {
            if let Some(part) = self.part_of(number) {
                if self.parts[part].steps.start == number {
                    rows = rows.push(self.part(part, current, outset, look));
                }
                if self.is_folded(part) {
                    continue;
                }
            }
            rows = rows.push(lines::step_row(number, line, &self.unfolded, place, outset, look));
        }
        rows.push(self.end.as_ref().map(|end| {
            let end_place = self.end_place();
            let inside = nested::end(end, true, look);
            nested::choosable(inside, &end_place, place, lines::ASKS, look)
        }))
        .push(self.concluded.as_ref().map(|words| {
            lines::conclusion_row(words, current == Some(&Spot::Conclusion), outset, look)
        }))
    }

    /// A reason, with what shows and hides it; of a step that is told elsewhere, what lies within it. Nothing where there
    /// is nothing to show.
    pub(crate) fn reason<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Message>> {
        if self.is_empty() {
            return None;
        }
        if self.kind == Kind::Within {
            return self.within(look);
        }
        let count = self.lines.len();
        let label = look.say(&if self.is_shown {
            Words::from(words::WindowHideReasons { count })
        } else {
            words::WindowShowReasons { count }.into()
        });
        let button = (!self.lines.is_empty()).then(|| {
            let name = (label, look.label(words::TipReasons));
            controls::chip_button(name, Message::ToggleAll, look)
        });
        let rows = self.is_shown.then(|| self.rows(look.pick(8.0, 6.0), look));
        Some(Column::new().push(button).push(rows).spacing(6).into())
    }

    fn within<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Message>> {
        let step = StepPath::step(0);
        if !self.lines.first()?.unfolds {
            return None;
        }
        let is_unfolded = self.unfolded.has(&step);
        let id = if is_unfolded { words::WindowFold } else { words::WindowUnfold };
        let button = controls::chip_button(look.label(id), Message::Toggle(step.clone()), look);
        let inner = nested::view(&self.unfolded, &step, self.place().as_ref(), lines::ASKS, look);
        Some(column![button].push(inner).spacing(6).into())
    }

    /// The heading of a part, which opens and closes it.
    fn part<'a>(
        &'a self,
        part: usize,
        current: Option<&Spot>,
        outset: f32,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let chosen = current == Some(&Spot::Part(part));
        let heading = self.headings.get(part).map_or("", String::as_str);
        let heading = look.text_in(Purpose::Control, SEMIBOLD, heading).width(Length::Fill);
        let toggle = Message::TogglePart(part);
        let sign = nested::fold_button(!self.is_folded(part), toggle.clone(), look);
        let inside = row![sign, heading].spacing(8).align_y(Alignment::Center);
        told_row(inside, [look.pick(8.0, 6.0), outset], chosen, toggle, look)
    }
}
