//! Why and why not of a cell in play: nothing is told before it is asked for, and then of this cell only.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::Panel;
use super::answer::Answer;
use crate::explanation::{Strength, finding};
use crate::grid::StateText;
use crate::locale::Locale;
use crate::message::Message as Words;
use crate::proof::{Place, Trace};
use crate::session::{Advice, Session, WhyInPlay};
use crate::window::act::Act;
use crate::window::controls;
use crate::window::font::{Purpose, REGULAR};
use crate::window::look::Look;
use crate::window::message::Message;
use crate::window::panel::hint::{self, Given};
use crate::window::panel::paragraph;
use crate::window::panel::proof::{self, Proof};
use crate::window::play::Deed;
use crate::window::state::Window;

/// What was told of a cell, and the state that it was told for.
#[derive(Debug)]
pub(super) struct InPlay {
    state: StateText,
    told: Told,
}

#[derive(Debug)]
enum Told {
    /// Why, or why not.
    Answer(Box<Answer>),
    /// That there is a mistake.
    Mistake(Box<Given>),
    /// That there is no answer.
    Nothing(String),
}

impl InPlay {
    /// Puts what the coach says of a state into words.
    fn new(state: StateText, advice: Advice, session: &Session, locale: &Locale) -> Option<Self> {
        let geometry = session.geometry();
        let told = match advice {
            Advice::Why(WhyInPlay::Why(why)) => {
                Told::Answer(Box::new(Answer::in_play((*why).into(), session, locale)))
            }
            Advice::Why(WhyInPlay::Mistake(found)) => {
                Told::Mistake(Box::new(Given::new(state.clone(), *found, geometry, locale)))
            }
            Advice::Why(WhyInPlay::Open) => {
                Told::Nothing(locale.say(&Words::new("hint-mistake-open")))
            }
            Advice::None(verdict) => {
                let found = finding(geometry, &verdict);
                Told::Nothing(hint::not_one("window-why-one-solution", found.as_ref(), locale))
            }
            _ => return None,
        };
        Some(Self { state, told })
    }

    /// Whether it was told for the state at hand.
    pub(super) fn is_about(&self, session: &Session) -> bool {
        self.state == session.state()
    }

    /// The same in another language; nothing where that is not known any more.
    fn translated(self, session: &Session, locale: &Locale) -> Option<Self> {
        let told = match self.told {
            Told::Answer(answer) => Told::Answer(Box::new(answer.translated(session, locale))),
            Told::Mistake(mut given) => {
                given.say_in(locale);
                if let Some(proof) = &mut given.proof {
                    proof.translate(session.geometry(), locale);
                }
                Told::Mistake(given)
            }
            Told::Nothing(_) => return None,
        };
        Some(Self { told, ..self })
    }

    /// The answer, if it is one.
    pub(super) fn answer(&self) -> Option<&Answer> {
        match &self.told {
            Told::Answer(answer) => Some(answer),
            Told::Mistake(_) | Told::Nothing(_) => None,
        }
    }

    fn proof(&self) -> Option<&Proof> {
        match &self.told {
            Told::Answer(answer) => Some(&answer.proof),
            Told::Mistake(given) => given.proof.as_ref(),
            Told::Nothing(_) => None,
        }
    }

    pub(super) fn proof_mut(&mut self) -> Option<&mut Proof> {
        match &mut self.told {
            Told::Answer(answer) => Some(&mut answer.proof),
            Told::Mistake(given) => given.proof.as_mut(),
            Told::Nothing(_) => None,
        }
    }

    /// The steps and the place that the grid shows: that which is chosen, else what an answer comes to.
    fn shown(&self) -> Option<(&Trace, Place)> {
        let proof = self.proof()?;
        let last = || self.answer().and_then(|answer| answer.why.place_of_answer());
        Some((proof.trace(), proof.place().or_else(last)?))
    }
}

impl Panel {
    /// Takes what the coach says of the cell in a state.
    pub(crate) fn take_in_play(
        &mut self,
        state: StateText,
        advice: Advice,
        session: &Session,
        locale: &Locale,
    ) {
        self.in_play = InPlay::new(state, advice, session, locale);
    }

    /// Forgets what was told of a cell in play; false if nothing was.
    pub(crate) fn leave_in_play(&mut self) -> bool {
        self.in_play.take().is_some()
    }

    /// Says what was told in play in another language.
    pub(super) fn translate_in_play(&mut self, session: &Session, locale: &Locale) {
        self.in_play = self.in_play.take().and_then(|told| told.translated(session, locale));
    }

    /// The steps that were told of a cell in play, and which of them the grid shows.
    pub(crate) fn shown_in_play(&self) -> Option<(&Trace, Place)> {
        self.in_play.as_ref()?.shown()
    }
}

/// What the panel *Why* shows while a puzzle is played.
pub(crate) fn view<'a>(window: &'a Window, look: Look<'a>) -> Element<'a, Message> {
    let panel = &window.why;
    let proof = |message: proof::Message| Message::Why(super::Message::Proof(message));
    match &panel.in_play {
        Some(InPlay { told: Told::Answer(answer), .. }) => {
            return panel.view_answer(answer, false, look).map(Message::Why);
        }
        Some(InPlay { told: Told::Mistake(given), .. }) => {
            let mut told = column![given.words(look).map(proof)];
            if given.hint.strength < Strength::Step && !window.shows_mistakes() {
                let find = Message::Act(Act::Play(Deed::Check));
                let find = controls::main_button(look.label("window-find-mistake"), find, look);
                told = told.push(space().height(16)).push(find);
            }
            return page(window, told, look);
        }
        Some(InPlay { told: Told::Nothing(words), .. }) => {
            return page(window, column![paragraph(words.clone(), look)], look);
        }
        None => {}
    }
    if panel.answer.is_some() {
        return panel.view(false, look).map(Message::Why);
    }
    if window.session.selected().is_none() {
        return super::view::choose_a_cell(&["window-choose-cell-in-play"], look).map(Message::Why);
    }
    let below = if window.is_wondering() { looking(look) } else { offer(window, look) };
    page(window, below, look)
}

/// A page about the selected cell.
fn page<'a>(window: &Window, below: Column<'a, Message>, look: Look<'a>) -> Element<'a, Message> {
    let geometry = window.session.geometry();
    let cell = window.session.selected().map(|cell| geometry.cell_name(cell));
    let title = cell.map(|cell| look.say(&Words::new("window-in-play-title").with("cell", cell)));
    let title = title.map(|title| look.text(Purpose::Headline, title));
    let page = Column::new().push(title).push(space().height(look.pick(12.0, 6.0))).push(below);
    let inset = [look.pick(28.0, 16.0), look.layout.lengths.margin];
    container(page).padding(inset).width(Length::Fill).into()
}

/// What can be asked about the selected cell.
fn offer<'a>(window: &'a Window, look: Look<'a>) -> Column<'a, Message> {
    let board = window.session.board();
    let selected = window.session.selected();
    let digit = selected.and_then(|cell| board.entry(cell).digit());
    let (how, why) = match digit {
        None => (Words::new("window-in-play-empty"), "window-in-play-which"),
        Some(digit) => {
            let digit = window.session.geometry().digit_name(digit);
            let how = Words::new("window-in-play-filled").with("digit", digit);
            (how, "window-in-play-right")
        }
    };
    if window.awaits_why_not {
        return asked_why_not(window, look);
    }
    let why = controls::enter_button(look.label(why), Message::Act(Act::Enter), look);
    let not = Message::Act(Act::WhyNot);
    let not = controls::small_button(look.label("window-in-play-why-not"), not, look);
    let buttons = row![why, not].spacing(12).align_y(Alignment::Center);
    column![
        paragraph(look.say(&how), look),
        space().height(look.pick(16.0, 12.0)),
        buttons.wrap().vertical_spacing(8),
        space().height(look.pick(16.0, 12.0)),
        look.muted(Purpose::Secondary, look.label("window-in-play-solve")).font(REGULAR),
    ]
}

/// The digits of which it can be asked why they are not there.
fn asked_why_not<'a>(window: &'a Window, look: Look<'a>) -> Column<'a, Message> {
    let geometry = window.session.geometry();
    let digits = geometry.digits().map(|digit| {
        let ask = Message::Act(Act::Digit(digit.index()));
        controls::small_button(geometry.symbol(digit).to_string(), ask, look)
    });
    let cancel = Message::Act(Act::Escape);
    let cancel = controls::small_button(look.label("window-cancel"), cancel, look);
    let buttons = row(digits).push(cancel).spacing(6).align_y(Alignment::Center);
    column![
        paragraph(look.label("window-in-play-not-which"), look),
        space().height(look.pick(16.0, 12.0)),
        buttons.wrap().vertical_spacing(6),
    ]
}

/// That the reason is being looked for.
fn looking(look: Look<'_>) -> Column<'_, Message> {
    let words = look.muted(Purpose::Control, look.label("window-in-play-looking")).font(REGULAR);
    let cancel = Message::Act(Act::Escape);
    let cancel = controls::small_button(look.label("window-cancel"), cancel, look);
    column![row![words, cancel].spacing(12).align_y(Alignment::Center)]
}
