//! Why and why not of a cell in play: nothing is told before it is asked for, and then of this cell only.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::Panel;
use super::in_play::{InPlay, PlayAnswer};
use super::message::Message;
use super::view::choose_a_cell;
use crate::action::PlayAction;
use crate::action::{Action, AnswerAction};
use crate::look::Look;
use crate::look::font::{Purpose, REGULAR};
use crate::widget::controls;
use crate::widget::prose::paragraph;
use duvod::explanation::{Strength, says_of_grid_at_length};
use duvod::message::Message as Words;
use duvod::message::words;
use duvod::session::Session;

/// What the panel has to know of a puzzle in play.
#[derive(Clone, Copy)]
pub(crate) struct OfferContext<'a> {
    /// The puzzle and what is selected in it.
    pub(crate) session: &'a Session,
    /// Whether a reason is being looked for.
    pub(crate) is_looking: bool,
    /// Whether the next digit is one of which it is asked why it is not there.
    pub(crate) asks_why_not: bool,
    /// Whether mistakes are shown already.
    pub(crate) shows_mistakes: bool,
}

impl Panel {
    /// What the panel shows while a puzzle is played.
    pub(crate) fn view_in_play<'a>(
        &'a self,
        around: &OfferContext<'a>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        match &self.in_play {
            Some(InPlay { told: PlayAnswer::Answer(answer), .. }) => {
                return self.view_answer(answer, false, look);
            }
            Some(InPlay { told: PlayAnswer::Mistake(given), .. }) => {
                let mut told = column![given.words(look).map(Message::Proof)];
                if given.hint.strength < Strength::Step && !around.shows_mistakes {
                    let find = Message::Act(Action::Play(PlayAction::Check));
                    let find =
                        controls::main_button(look.label(words::WindowFindMistake), find, look);
                    told = told.push(space().height(16)).push(find);
                }
                return page(around, told, look);
            }
            Some(InPlay { told: PlayAnswer::Nothing(words), .. }) => {
                return page(around, column![paragraph(words.clone(), look)], look);
            }
            None => {}
        }
        if self.answer.is_some() {
            return self.view(false, look);
        }
        if around.session.selected().is_none() {
            let geometry = around.session.geometry();
            let says = says_of_grid_at_length(geometry);
            return choose_a_cell(&[words::WindowChooseCellInPlay], &says, look);
        }
        let below = if around.is_looking { looking(look) } else { offer(around, look) };
        page(around, below, look)
    }
}

/// A page about the selected cell.
fn page<'a>(
    around: &OfferContext<'a>,
    below: Column<'a, Message>,
    look: Look<'a>,
) -> Element<'a, Message> {
    let geometry = around.session.geometry();
    let cell = around.session.selected().map(|cell| geometry.cell_name(cell));
    let title = cell.map(|cell| look.say(&words::WindowInPlayTitle { cell }.into()));
    let title = title.map(|title| look.text(Purpose::Headline, title));
    let page = Column::new().push(title).push(space().height(look.pick(12.0, 6.0))).push(below);
    let inset = [look.pick(28.0, 16.0), look.layout.lengths.margin];
    container(page).padding(inset).width(Length::Fill).into()
}

/// What can be asked about the selected cell.
fn offer<'a>(around: &OfferContext<'a>, look: Look<'a>) -> Column<'a, Message> {
    let board = around.session.board();
    let selected = around.session.selected();
    let digit = selected.and_then(|cell| board.entry(cell).digit());
    let (how, why) = match digit {
        None => (Words::from(words::WindowInPlayEmpty), words::WindowInPlayWhich),
        Some(digit) => {
            let digit = around.session.geometry().digit_name(digit);
            let how = Words::from(words::WindowInPlayFilled { digit });
            (how, words::WindowInPlayRight)
        }
    };
    if around.asks_why_not {
        return asked_why_not(around, look);
    }
    let why = controls::main_button(
        look.label(why),
        Message::Act(Action::Answer(AnswerAction::Wonder)),
        look,
    );
    let not = Message::Act(Action::Answer(AnswerAction::WhyNot));
    let not = controls::small_button(look.label(words::WindowInPlayWhyNot), not, look);
    let buttons = row![why, not].spacing(12).align_y(Alignment::Center);
    column![
        paragraph(look.say(&how), look),
        space().height(look.pick(16.0, 12.0)),
        buttons.wrap().vertical_spacing(8),
        space().height(look.pick(16.0, 12.0)),
        look.muted(Purpose::Secondary, look.label(words::WindowInPlaySolve)).font(REGULAR),
    ]
}

/// The digits of which it can be asked why they are not there.
fn asked_why_not<'a>(around: &OfferContext<'a>, look: Look<'a>) -> Column<'a, Message> {
    let geometry = around.session.geometry();
    let digits = geometry.digits().map(|digit| {
        let ask = Message::Act(Action::Digit(digit.index()));
        let tip = words::TipWhyNot { digit: geometry.digit_name(digit) };
        let name = (geometry.symbol(digit).to_string(), look.say(&tip.into()));
        controls::small_button(name, ask, look)
    });
    let cancel = Message::Act(Action::Escape);
    let cancel = controls::small_button(look.cancel(), cancel, look);
    let buttons = row(digits).push(cancel).spacing(6).align_y(Alignment::Center);
    column![
        paragraph(look.label(words::WindowInPlayNotWhich), look),
        space().height(look.pick(16.0, 12.0)),
        buttons.wrap().vertical_spacing(6),
    ]
}

/// That the reason is being looked for.
fn looking(look: Look<'_>) -> Column<'_, Message> {
    let words = look.muted(Purpose::Control, look.label(words::WindowInPlayLooking)).font(REGULAR);
    let cancel = Message::Act(Action::Escape);
    let cancel = controls::small_button(look.cancel(), cancel, look);
    column![row![words, cancel].spacing(12).align_y(Alignment::Center)]
}
