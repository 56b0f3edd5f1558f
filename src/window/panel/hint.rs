//! The panel *Hint*: the next step in a state in play, in four strengths, and what is to be said of the last move.
//!
//! It never tells more than was asked: what is not told yet is not even known here.

use iced::widget::{Column, button, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::steps::{self, Steps};
use super::{TEXT_WIDTH, paragraph};
use crate::explanation::{Critique, Hint, Judgement, Strength, Subject, finding};
use crate::grid::StateText;
use crate::locale::Locale;
use crate::message::Message as Words;
use crate::proof::Fact;
use crate::session::{Advice, Session};
use crate::window::controls;
use crate::window::font::{Purpose, REGULAR, SEMIBOLD};
use crate::window::icon::{Icon, icon};
use crate::window::look::Look;
use crate::window::theme;

/// The state of the panel.
#[derive(Debug, Default)]
pub struct Panel {
    given: Option<Given>,
    judged: Option<Judged>,
    refused: Option<(StateText, Vec<String>)>,
    shows_reason: bool,
    shows_judgement: bool,
}

/// A hint, the state that it is for, and its words.
#[derive(Debug)]
struct Given {
    state: StateText,
    hint: Hint,
    told: Vec<String>,
    reason: Steps,
}

/// A judgement, the state before the move, and its words.
#[derive(Debug)]
struct Judged {
    state: StateText,
    critique: Critique,
    told: String,
    reason: Steps,
}

/// Something that happened in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// A hint of this strength is wanted.
    Ask(Strength),
    /// The last move is to be judged.
    Judge,
    /// What the hint concludes is to be done.
    Do,
    /// The search is to be stopped.
    Cancel,
    /// The steps of a reason are to be shown or hidden.
    ToggleReason,
    /// The steps of a judgement are to be shown or hidden.
    ToggleJudgement,
}

/// What the panel looks like besides what it knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<'a> {
    /// Whether something is being looked for, long enough to be spoken of.
    pub(crate) is_looking: bool,
    /// Whether there is a puzzle at all.
    pub(crate) is_empty: bool,
    /// The last move, if it can be judged.
    pub(crate) last_move: Option<&'a (StateText, Fact)>,
    /// Whether what a hint says can be done in the grid.
    pub(crate) can_do: bool,
}

impl Panel {
    /// Takes what the coach says of a state.
    pub(crate) fn take(
        &mut self,
        state: StateText,
        advice: Advice,
        session: &Session,
        locale: &Locale,
    ) {
        match advice {
            Advice::Hint(hint) => {
                self.shows_reason = false;
                self.given = Some(Given::new(state, *hint, locale));
                self.refused = None;
            }
            Advice::Critique(critique) => {
                self.shows_judgement = false;
                self.judged = Some(Judged::new(state, *critique, locale));
            }
            Advice::None(verdict) => {
                let mut told = vec![locale.say(&Words::new("window-hint-one-solution"))];
                let finding = finding(session.geometry(), &verdict);
                told.extend(finding.map(|finding| locale.say(&finding.title) + "."));
                self.refused = Some((state, told));
            }
        }
    }

    /// Forgets everything that was said.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Forgets what was said of other states than this one, and of other moves than the last.
    pub(crate) fn keep_only(&mut self, state: &StateText, last_move: Option<&(StateText, Fact)>) {
        self.given = self.given.take().filter(|given| given.state == *state);
        self.refused = self.refused.take().filter(|(refused, _)| refused == state);
        self.judged = self.judged.take().filter(|judged| {
            last_move.is_some_and(|(before, fact)| {
                judged.state == *before && judged.critique.proposed == *fact
            })
        });
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, locale: &Locale) {
        if let Some(Given { state, hint, .. }) = self.given.take() {
            self.given = Some(Given::new(state, hint, locale));
        }
        if let Some(Judged { state, critique, .. }) = self.judged.take() {
            self.judged = Some(Judged::new(state, critique, locale));
        }
        self.refused = None;
    }

    /// The hint that is told.
    pub(crate) fn hint(&self) -> Option<&Hint> {
        self.given.as_ref().map(|given| &given.hint)
    }

    /// The strength after the one that was told; the strongest after itself.
    pub(crate) fn next(&self) -> Strength {
        match self.hint() {
            Some(hint) => {
                Strength::from_number(hint.strength.number() + 1).unwrap_or(Strength::Step)
            }
            None => Strength::Rule,
        }
    }

    /// Forgets the hint; false if there was none.
    pub(crate) fn leave(&mut self) -> bool {
        self.given.take().is_some() || self.judged.take().is_some()
    }

    /// Shows or hides steps.
    pub(crate) fn toggle(&mut self, message: Message) {
        match message {
            Message::ToggleReason => self.shows_reason = !self.shows_reason,
            Message::ToggleJudgement => self.shows_judgement = !self.shows_judgement,
            _ => {}
        }
    }

    /// What the panel shows.
    pub(crate) fn view<'a>(&'a self, around: Around<'a>, look: Look<'a>) -> Element<'a, Message> {
        let gap = |wide, small| space().height(look.pick(wide, small));
        let mut page =
            column![look.text(Purpose::Headline, look.label("window-tab-hint")), gap(12.0, 8.0),];
        page = match (&self.given, &self.refused) {
            (Some(given), _) => page.push(self.told(given, around, look)),
            (None, Some((_, told))) => page
                .push(paragraph(told.join(" "), look))
                .push(gap(16.0, 12.0))
                .push(ask(self.next(), look)),
            (None, None) if around.is_empty => {
                page.push(paragraph(look.label("window-hint-no-puzzle"), look))
            }
            (None, None) => page
                .push(paragraph(look.label("window-hint-how"), look))
                .push(gap(16.0, 12.0))
                .push(ask(Strength::Rule, look)),
        };
        if around.is_looking {
            page = page.push(gap(16.0, 12.0)).push(looking(look));
        }
        if let Some(judged) = self.judgement(around.last_move, look) {
            page = page.push(gap(32.0, 20.0)).push(judged);
        }
        let margin = look.layout.lengths.margin;
        container(page).padding([look.pick(28.0, 16.0), margin]).width(Length::Fill).into()
    }

    /// The hint, the strengths, and what can be asked next.
    fn told<'a>(
        &'a self,
        given: &'a Given,
        around: Around<'_>,
        look: Look<'a>,
    ) -> Element<'a, Message> {
        let hint = &given.hint;
        let mut told = Column::new().spacing(look.pick(8.0, 6.0));
        if matches!(hint.subject, Subject::Step | Subject::Mistake) {
            told = told.push(strengths(hint.strength, look)).push(space().height(4));
        }
        for (number, sentence) in given.told.iter().enumerate() {
            let is_head =
                hint.subject == Subject::Step && hint.strength == Strength::Step && number == 0;
            let font = if is_head { SEMIBOLD } else { REGULAR };
            let sentence = look.text_in(Purpose::Explanation, font, sentence.as_str());
            told = told.push(container(sentence).max_width(TEXT_WIDTH));
        }
        let reason = steps::view(&given.reason, self.shows_reason, Message::ToggleReason, look);
        told = told.push(reason.map(|reason| container(reason).max_width(TEXT_WIDTH)));
        let act = match (hint.subject, hint.strength) {
            (Subject::Step | Subject::Mistake, strength) if strength < Strength::Step => {
                Some(ask(self.next(), look))
            }
            (Subject::Step, _) if around.can_do => {
                Some(main_button(look.label("window-hint-do"), Message::Do, look))
            }
            _ => None,
        };
        told.push(act.map(|act| container(act).padding([8, 0]))).into()
    }

    /// The card about the last move.
    fn judgement<'a>(
        &'a self,
        last_move: Option<&'a (StateText, Fact)>,
        look: Look<'a>,
    ) -> Option<Element<'a, Message>> {
        let _ = last_move?;
        let palette = look.palette;
        let title = look.text_in(Purpose::Control, SEMIBOLD, look.label("window-last-move"));
        let Some(judged) = &self.judged else {
            let judge = controls::small_button(look.label("window-judge"), Message::Judge, look);
            let inside = row![container(title).width(Length::Fill), judge];
            return Some(card(inside.spacing(12).align_y(Alignment::Center).into(), look));
        };
        let (sign, colour) = match &judged.critique.judgement {
            judgement if judgement.is_yes() => (Icon::Check, palette.success),
            Judgement::Wrong(_) | Judgement::Mistake(_) => (Icon::Close, palette.conflict),
            _ => (Icon::Question, palette.accent),
        };
        let told = look.text(Purpose::Secondary, judged.told.as_str());
        let reason =
            steps::view(&judged.reason, self.shows_judgement, Message::ToggleJudgement, look);
        let words = column![title, told].push(reason).spacing(6).width(Length::Fill);
        let inside = row![icon(sign, 20.0, colour, colour), words].spacing(16);
        Some(card(inside.into(), look))
    }
}

impl Given {
    fn new(state: StateText, hint: Hint, locale: &Locale) -> Self {
        let mut told: Vec<String> = hint.told.iter().map(|words| locale.say(words)).collect();
        let reason = hint.reason.as_ref();
        let paragraph = reason.into_iter().flat_map(|reason| &reason.paragraph);
        told.extend(paragraph.map(|words| locale.say(words)));
        let lines = reason.map(|reason| Steps::new(&reason.lines, locale));
        Self { state, hint, told, reason: lines.unwrap_or_default() }
    }
}

impl Judged {
    fn new(state: StateText, critique: Critique, locale: &Locale) -> Self {
        let told: Vec<String> = critique.told.iter().map(|words| locale.say(words)).collect();
        let reason = critique.judgement.reason().map(|reason| Steps::new(&reason.lines, locale));
        Self { state, critique, told: told.join(" "), reason: reason.unwrap_or_default() }
    }
}

/// How much has been told.
fn strengths(told: Strength, look: Look<'_>) -> Element<'_, Message> {
    let choices = Strength::ALL.map(|strength| {
        let label = look.label(match strength {
            Strength::Rule => "window-strength-rule",
            Strength::Place => "window-strength-place",
            Strength::Question => "window-strength-question",
            Strength::Step => "window-strength-step",
        });
        (label, strength == told, Message::Ask(strength))
    });
    controls::choice(choices, look)
}

/// The button that asks for a hint of this strength.
fn ask(strength: Strength, look: Look<'_>) -> Element<'_, Message> {
    let label = look.label(match strength {
        Strength::Rule => "window-hint-ask-rule",
        Strength::Place => "window-hint-ask-place",
        Strength::Question => "window-hint-ask-question",
        Strength::Step => "window-hint-ask-step",
    });
    main_button(label, Message::Ask(strength), look)
}

fn main_button(label: String, message: Message, look: Look<'_>) -> Element<'_, Message> {
    let label = container(look.text(Purpose::Control, label)).center_y(Length::Fill);
    button(label)
        .padding([0.0, look.pick(17.0, 14.0)])
        .height(look.layout.lengths.toolbar)
        .style(theme::button::main(look.palette))
        .on_press(message)
        .into()
}

/// That something is being looked for.
fn looking(look: Look<'_>) -> Element<'_, Message> {
    let words = look.muted(Purpose::Control, look.label("window-hint-looking")).font(REGULAR);
    let cancel = controls::small_button(look.label("window-cancel"), Message::Cancel, look);
    row![words, cancel].spacing(12).align_y(Alignment::Center).into()
}

fn card<'a>(inside: Element<'a, Message>, look: Look<'a>) -> Element<'a, Message> {
    container(inside)
        .padding([12.0, 16.0])
        .width(Length::Fill)
        .style(theme::container::card(look.palette, look.palette.bg))
        .into()
}
