//! What the panel *Why* shows.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::answer::Answer;
use super::{By, Message, Panel};
use crate::look::font::{Purpose, REGULAR, SEMIBOLD};
use crate::look::{Look, Side};
use crate::panel::held;
use crate::panel::proof::row::OUTSET;
use crate::widget::icon::Icon;
use crate::widget::prose::paragraph;
use crate::widget::{controls, theme};
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};

impl Panel {
    /// What the panel shows; `is_looking` says whether the shortest answer is being looked for.
    pub(crate) fn view<'a>(&'a self, is_looking: bool, look: Look<'a>) -> Element<'a, Message> {
        if let Some(answer) = &self.answer {
            return self.view_answer(answer, is_looking, look);
        }
        choose_a_cell(&[words::WindowChooseCellHow, words::WindowChooseCandidateHow], &[], look)
    }

    pub(super) fn view_answer<'a>(
        &'a self,
        answer: &'a Answer,
        is_looking: bool,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let margin = look.layout.lengths.margin;
        let paragraphs = answer.paragraphs.iter().map(|words| paragraph(words.clone(), look));
        let paragraphs = Column::with_children(paragraphs).spacing(look.pick(12.0, 8.0));
        let mut page = column![
            look.text(Purpose::Headline, answer.question.as_str()),
            space().height(look.pick(12.0, 6.0)),
            paragraphs,
        ];
        if let Some(table) = &answer.table {
            page = page.push(space().height(look.pick(20.0, 12.0))).push(held::view(table, look));
        }
        let inset = [0.0, margin];
        let mut whole: Column<'a, Message> = column![container(page).padding(inset)];
        if !answer.proof.is_empty() {
            let outset = look.pick(OUTSET.0, OUTSET.1);
            let proof = Element::from(answer.proof.rows(outset, look)).map(Message::Proof);
            whole = whole
                .push(space().height(look.pick(28.0, 16.0)))
                .push(container(self.head(answer, is_looking, look)).padding(inset))
                .push(space().height(look.pick(12.0, 8.0)))
                .push(container(proof).padding([0.0, margin - outset]));
            // In play it stands on the player's digits as well.
            if !answer.is_in_play {
                whole = whole
                    .push(space().height(look.pick(20.0, 12.0)))
                    .push(container(stands_on(answer, look)).padding(inset));
            }
        }
        whole.padding([look.pick(28.0, 16.0), 0.0]).width(Length::Fill).into()
    }

    /// The heading of the proof, which proof it is and how long, and what a long one comes to.
    fn head<'a>(
        &'a self,
        answer: &'a Answer,
        is_looking: bool,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let title = look.text(Purpose::Section, look.label(words::ProofTitle));
        // Where there is no room for the switch in one line, it gives way, and not the title.
        let switch = |switch| container(switch).align_right(Length::Fill);
        let head = row![title].push((!answer.is_in_play).then(|| switch(self.switch(look))));
        let head = head.spacing(8);
        let mut lines = column![head.align_y(Alignment::Center), length(answer, look)].spacing(4);
        if self.is_length_explained {
            lines = lines.push(paragraph(answer.meaning.clone(), look));
        }
        if is_looking {
            let looking = look.text(Purpose::Secondary, look.label(words::WindowProofLooking));
            lines = lines.push(looking.color(look.palette.accent));
        }
        if let Some(steps) = self.found_meanwhile() {
            let found = look.say(&Words::from(words::WindowProofFound { steps }));
            let show = look.keyed_text(found, words::KeyOther);
            let show = controls::chip_button(show, Message::By(By::Shortest), look);
            lines = lines.push(show);
        }
        if let Some(summary) = answer.proof.summary() {
            lines = lines.push(space().height(4)).push(paragraph(summary.to_owned(), look));
        }
        lines.into()
    }

    /// The choice between the two answers.
    fn switch<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let choices = By::ALL.map(|by| {
            let label = look.label(match by {
                By::Shortest => words::WindowProofByShortest,
                By::Procedure => words::WindowProofByProcedure,
            });
            (label, self.by == by, Message::By(by))
        });
        let tip = look.label(words::WindowProofByTip);
        controls::with_tip(controls::choice(choices, look), tip, None, look)
    }
}

/// How long the proof is, and what shows what that means.
fn length<'a>(answer: &'a Answer, look: Look<'a>) -> Element<'a, Message> {
    let length = look.muted(Purpose::Secondary, answer.length.as_str());
    let label = look.label(words::WindowProofMeaning);
    let beside = look.with_tips(Side::Right);
    let info = controls::tiny_icon_button(Icon::Info, label, Message::ExplainLength, beside);
    row![length, info].spacing(6).align_y(Alignment::Center).into()
}

/// That a cell is to be chosen, and how; below that what the grid says of steps.
pub(super) fn choose_a_cell<'a>(
    how: &[Label],
    says: &[Words],
    look: Look<'a>,
) -> Element<'a, Message> {
    let quiet =
        |id| look.muted(Purpose::Control, look.label(id)).font(REGULAR).align_x(Alignment::Center);
    let words = column![look.text(Purpose::Section, look.label(words::WindowChooseCell))];
    let words = words.extend(how.iter().map(|&id| quiet(id).into()));
    let said = says.iter().map(|says| {
        let says = look.muted(Purpose::Control, look.say(says));
        says.font(REGULAR).align_x(Alignment::Center).into()
    });
    let words = words.extend(said).spacing(4).align_x(Alignment::Center);
    let words = container(words).max_width(look.text_width());
    container(words).center_x(Length::Fill).padding([look.pick(96.0, 64.0), 16.0]).into()
}

/// The givens that the answer rests on, as small frames.
fn stands_on<'a>(answer: &'a Answer, look: Look<'a>) -> Element<'a, Message> {
    let title = look.text_in(Purpose::Secondary, SEMIBOLD, answer.stands_on.as_str());
    let chips = answer.givens.iter().map(|(cell, digit)| {
        let words = row![
            look.muted(Purpose::Secondary, cell.as_str()),
            look.text_in(Purpose::Secondary, SEMIBOLD, digit.as_str()),
        ];
        let words = words.spacing(6).align_y(Alignment::Center);
        container(words)
            .padding([0.0, 9.0])
            .center_y(look.pick(28.0, 24.0))
            .style(theme::container::chip(look.palette))
            .into()
    });
    let chips = row(chips.collect::<Vec<_>>()).spacing(8).wrap().vertical_spacing(8);
    column![title.color(look.palette.muted), chips].spacing(8).into()
}
