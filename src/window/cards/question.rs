//! Questions that are open: their buttons or the field for an answer, and what may be asked for meanwhile.

use iced::Element;
use iced::widget::row;

use super::card::Card;
use crate::action::{Action, Move, Page, PageAction};
use crate::action::{AnswerAction, FileAction, PlayAction, ShowAction};
use crate::look::{Look, Side};
use crate::sources::Source;
use crate::widget::controls;
use duvod::message::{Message as Words, words};
use duvod::session::{Mode, Unanswered};

/// A button of a question: its label, and what it asks for.
pub(crate) type Answer = (Words, Action);

/// A question that is open, as buttons or as a field.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Question {
    /// Its buttons in their order, that which does no harm first; none if a text is to be typed.
    pub(crate) answers: Vec<Answer>,
    /// Whether everything else waits for the answer. Over an offer that does not wait one may play on.
    pub(crate) waits: bool,
}

impl Question {
    /// The question of a card, if it is one, while the user does this.
    pub(crate) fn of_card(card: &Card, mode: Mode) -> Option<Self> {
        Some(match card {
            Card::Exists(_) => Self::waiting(&[
                (words::WindowSaveElsewhere.into(), Action::File(FileAction::SaveAs)),
                (words::WindowSaveReplace.into(), Action::File(FileAction::Replace)),
            ]),
            Card::Path(_) | Card::SavePath(_) => Self::waiting(&[]),
            Card::Afterthoughts(..) => Self::waiting(&[
                (words::WindowTheyAreGivens.into(), Action::Play(PlayAction::Keep(true))),
                (words::WindowTheyAreMine.into(), Action::Play(PlayAction::Keep(false))),
            ]),
            Card::Unanswered(why) | Card::Listed(Some(why)) => {
                let label = match why {
                    Unanswered::None => words::WindowPlaysNoneWhy,
                    _ => words::WindowPlaysSeveralWhy,
                };
                let why = [(label.into(), Action::Solve)];
                Self::offering(why.into_iter().chain(edit(mode)).collect())
            }
            Card::Colliding => Self::offer(edit(mode)?),
            Card::Unsaved(..) => {
                Self::offer((words::WindowSaveElsewhere.into(), Action::File(FileAction::SaveAs)))
            }
            Card::Unread(Source::File(_), _) => {
                Self::offer((words::WindowChooseOther.into(), Action::File(FileAction::Open)))
            }
            Card::Unread(Source::Clipboard, _)
            | Card::Listed(None)
            | Card::Notice(..)
            | Card::LeftOut(_)
            | Card::Trouble(..) => return None,
        })
    }

    /// One that waits.
    pub(crate) fn waiting(answers: &[Answer]) -> Self {
        Self { answers: answers.to_vec(), waits: true }
    }

    fn offer(answer: Answer) -> Self {
        Self::offering(vec![answer])
    }

    /// One that does not wait.
    pub(crate) fn offering(answers: Vec<Answer>) -> Self {
        Self { answers, waits: false }
    }
}

/// The question of which keys take an answer now, and the number of the chosen button.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Asked {
    pub(crate) question: Option<Question>,
    pub(crate) chosen: Option<usize>,
}

impl Asked {
    /// Whether everything else waits for an answer.
    pub(crate) fn waits(&self) -> bool {
        self.question.as_ref().is_some_and(|question| question.waits)
    }

    /// Whether Enter takes a button, or the question waits for a text.
    pub(crate) fn takes_enter(&self) -> bool {
        let question = self.question.as_ref();
        question.is_some_and(|question| question.waits || self.chosen.is_some())
    }

    /// Enter takes the first button of this question.
    pub(crate) fn first_of(question: Option<Question>) -> Self {
        Self { question, chosen: Some(0) }
    }

    /// The buttons of a question; that which Enter takes stands out and says so.
    pub(crate) fn buttons<'a, M: From<Action> + Clone + 'a>(
        &self,
        question: Question,
        look: Look<'a>,
    ) -> Element<'a, M> {
        // Above them stands what is asked.
        let look = look.with_tips(Side::Below);
        let is_asked = self.question.as_ref() == Some(&question);
        let mut buttons = row![].spacing(8);
        for (number, (label, act)) in question.answers.into_iter().enumerate() {
            let is_chosen = is_asked && self.chosen == Some(number);
            let name = (look.say(&label), look.label(words::TipAnswer));
            buttons = buttons.push(controls::answer(name, act.into(), is_chosen, look));
        }
        buttons.wrap().vertical_spacing(8).into()
    }
}

/// What becomes of a key while a question is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Pressed {
    /// The question is left.
    Left,
    /// The chosen button asks for this.
    Answered(Action),
    /// Another button is chosen.
    Turned,
    /// The question has nothing to do with it.
    Passed,
    /// It waits for its answer, and only its field may have to do with it.
    Held,
}

impl Asked {
    /// What a key does to this question, which is open. A digit may be one of which it is asked why it is not there.
    pub(crate) fn key(&mut self, question: &Question, act: Action, awaits_digit: bool) -> Pressed {
        let chosen = &mut self.chosen;
        let (count, at) = (question.answers.len(), *chosen);
        match act {
            Action::Escape if question.waits => return Pressed::Left,
            Action::Enter => {
                if let Some((_, act)) = at.and_then(|at| question.answers.get(at)) {
                    return Pressed::Answered(*act);
                }
            }
            Action::NextTab | Action::Move(Move::Right | Move::Down)
                if question.waits && count > 0 =>
            {
                *chosen = Some(at.map_or(0, |at| (at + 1) % count));
                return Pressed::Turned;
            }
            Action::Move(_) if question.waits && count > 0 => {
                *chosen = Some(at.map_or(0, |at| (at + count - 1) % count));
                return Pressed::Turned;
            }
            // Over an offer, Tab leads to its buttons and then on.
            Action::NextTab if !question.waits => {
                let next = at.map_or(0, |at| at + 1);
                *chosen = Some(next).filter(|next| *next < count);
                return if chosen.is_some() { Pressed::Turned } else { Pressed::Passed };
            }
            // Who asks something comes back to the offer with the answer.
            Action::Answer(AnswerAction::WhyNot | AnswerAction::Wonder) => {}
            Action::Digit(_) if awaits_digit => {}
            act if works_everywhere(act) || act == Action::Escape => {}
            _ => *chosen = chosen.filter(|_| question.waits),
        }
        if !question.waits || may_interrupt(act) { Pressed::Passed } else { Pressed::Held }
    }
}

/// The button that leads to the digits of the puzzle, where one is not there yet.
fn edit(mode: Mode) -> Option<Answer> {
    (mode == Mode::Playing)
        .then_some((words::WindowPlaysEdit.into(), Action::Play(PlayAction::PlayOrEdit)))
}

/// What can be asked for wherever one is: the looks of the window, its places and pages, files.
pub(crate) fn works_everywhere(act: Action) -> bool {
    matches!(
        act,
        Action::Place(_)
            | Action::Open(_)
            | Action::Show(
                ShowAction::StepText(_)
                    | ShowAction::PlainText
                    | ShowAction::Language(_)
                    | ShowAction::NextLanguage
                    | ShowAction::ToggleTheme
            )
            | Action::Toggle(_)
            | Action::File(
                FileAction::Open
                    | FileAction::Paste
                    | FileAction::Copy(_)
                    | FileAction::CopyAs(_)
                    | FileAction::Save
                    | FileAction::SaveAs
            )
            | Action::Answer(AnswerAction::CopyText(_))
            | Action::Page(PageAction::CopyPicture | PageAction::CopyCode)
            | Action::Reset
            | Action::Solve
            | Action::Cancel
            | Action::Quit
    )
}

/// What may be asked for while a question waits.
fn may_interrupt(act: Action) -> bool {
    matches!(
        act,
        Action::Place(_)
            | Action::Open(Page::Keys)
            | Action::Show(
                ShowAction::StepText(_)
                    | ShowAction::PlainText
                    | ShowAction::NextLanguage
                    | ShowAction::ToggleTheme
            )
    )
}
