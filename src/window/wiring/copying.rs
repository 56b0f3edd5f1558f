//! Copying what is shown: the step at hand as sentences or in notation, and the grid as a picture.

use std::sync::Arc;

use iced::Task;

use crate::action::{Shown, Tab};
use crate::cards::notices::Said;
use crate::export::code_of;
use crate::message::Message;
use crate::state::Window;
use duvod::explanation::{
    CaseLine, NarratedStep, case_lines, fact, result, sentence, step_name, step_name_in,
};
use duvod::formats::{WrittenPuzzle, print_line};
use duvod::grid::{Candidates, CellSet, Entry, Puzzle, StateText};
use duvod::locale::indented;
use duvod::message::words::{self, Label};
use duvod::notation;
use duvod::pages::naming;
use duvod::picture::{Frame, LIGHT, PIXELS, pixels, svg};
use duvod::proof::{At, Fact, Moment, Step, StepPath, Trace};
use duvod_laboratory::LibraryCase;

/// The language in which the notation names rules.
const NOTATION: &str = "en";
/// What stands before the lines of a step whose first has its number.
const INDENT: &str = "   ";

/// A step with what holds before it.
pub(crate) struct StepAtHand {
    /// The candidates before it.
    pub(crate) state: Candidates,
    pub(crate) step: Step,
    /// What is supposed there, the outermost supposition first.
    pub(crate) supposed: Vec<Fact>,
}

impl Window {
    /// The step that the panel tells and the grid shows.
    pub(crate) fn step_at_hand(&self) -> Option<StepAtHand> {
        let geometry = self.session.geometry();
        let at = |trace: &Trace, place: &StepPath| {
            let Moment { at, candidates, supposed, .. } = Moment::of(geometry, trace, place)?;
            match at {
                At::Step(step) => {
                    Some(StepAtHand { state: candidates, step: step.clone(), supposed })
                }
                At::End(_) | At::Contradiction(_) | At::Goal(_) => None,
            }
        };
        let now = |step: &Step| StepAtHand {
            state: self.session.state().candidates(geometry),
            step: step.clone(),
            supposed: Vec::new(),
        };
        let answers = &self.answers;
        if self.reviews() {
            return None;
        }
        if self.lists_steps() {
            return answers.steps.chosen().map(now);
        }
        match answers.tab {
            Tab::Hint => match answers.hint.shown() {
                Some((trace, place)) => at(trace, &place),
                None => answers.hint.hint()?.step.as_ref().map(now),
            },
            Tab::Procedure => at(self.session.trace()?, &answers.procedure.place(&self.session)?),
            Tab::Why => {
                if let Some((trace, place)) = answers.why.shown_in_play() {
                    return at(trace, &place);
                }
                let slice = &answers.why.answer()?.slice;
                let last = || slice.steps.len().checked_sub(1).map(StepPath::step);
                at(slice, &answers.why.place().or_else(last)?)
            }
        }
    }

    /// Puts what is shown on the clipboard as text, or says that it is not shown.
    pub(crate) fn copy_text(&mut self, shown: Shown) -> Task<Message> {
        let Some(text) = self.text_of(shown) else {
            let nothing = match shown {
                Shown::Step | Shown::Notation => words::CopyNoStep,
                Shown::Case => words::CopyNoCase,
                Shown::Procedure | Shown::ProcedureInNotation | Shown::Solution => {
                    words::CopyNoProcedure
                }
            };
            self.notices.said = Some(Said::now(nothing.into()));
            return Task::none();
        };
        let copied = match shown {
            Shown::Step => words::CopiedStep,
            Shown::Notation => words::CopiedNotation,
            Shown::Case => words::CopiedCase,
            Shown::Procedure => words::CopiedProcedure,
            Shown::ProcedureInNotation => words::CopiedProcedureNotation,
            Shown::Solution => words::CopiedSolution,
        };
        self.notices.said = Some(Said::good(copied.into()));
        iced::clipboard::write(text)
    }

    /// What is shown, as text; nothing if it is not shown.
    pub(crate) fn text_of(&self, shown: Shown) -> Option<String> {
        let geometry = self.session.geometry();
        match shown {
            Shown::Step => {
                let StepAtHand { state, step, supposed } = self.step_at_hand()?;
                let told = self.in_sentences(&state, &step);
                let Some(condition) = self.condition(&supposed) else { return Some(told) };
                Some(format!("{condition}\n{INDENT}{}", indented(&told, INDENT)))
            }
            Shown::Notation => {
                let StepAtHand { state, step, supposed } = self.step_at_hand()?;
                let condition = notation::condition(geometry, &supposed);
                Some(condition + &self.in_notation(&state, &step))
            }
            // A library knows no suppositions: what stands in the grid there would be taken for true.
            Shown::Case => {
                let at_hand = self.step_at_hand().filter(|it| it.supposed.is_empty())?;
                self.as_case(&at_hand.state, &at_hand.step)
            }
            Shown::Procedure => self.session.steps().map(|steps| self.procedure_in_words(steps)),
            Shown::ProcedureInNotation => {
                self.session.trace().map(|trace| self.procedure_in_notation(trace))
            }
            Shown::Solution => {
                let trace = self.session.trace().filter(|_| self.session.is_complete())?;
                let solution = trace.board_before(geometry, trace.steps.len());
                Some(print_line(&solution, geometry))
            }
        }
    }

    /// The state with the rule's number and what it concludes there, as a line of a library; nothing if the rule has none.
    fn as_case(&self, state: &Candidates, step: &Step) -> Option<String> {
        let geometry = self.session.geometry();
        let code = self.knowledge.rule(step.rule)?.code.as_ref()?;
        let mut board = self.session.puzzle().clone();
        let givens: CellSet = board.givens().map(|one| one.cell).collect();
        for cell in (state.solved() - givens).iter() {
            board.set(cell, Entry::Placed(state.value(cell)?));
        }
        let state = StateText::of_candidates(geometry, board, state);
        Some(LibraryCase::of_step(code, state, step).print(geometry))
    }

    /// What is supposed where a step stands, as a line of its own; nothing if nothing is.
    fn condition(&self, supposed: &[Fact]) -> Option<String> {
        let geometry = self.session.geometry();
        let facts: Vec<_> = supposed.iter().map(|&supposed| fact(geometry, supposed)).collect();
        (!facts.is_empty()).then(|| self.look().say(&words::CopySupposed { facts }.into()))
    }

    /// All steps by number, each with what came of it, its rule and its sentence.
    fn procedure_in_words(&self, steps: &[NarratedStep]) -> String {
        let look = self.look();
        let lines = steps.iter().enumerate().map(|(number, told)| {
            let [result, rule, sentence] =
                [told.result(), told.name.clone(), told.sentence.clone()].map(|it| look.say(&it));
            format!("{}. {result} · {rule}\n{INDENT}{}", number + 1, indented(&sentence, INDENT))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// All steps by number, each in the notation of experts.
    fn procedure_in_notation(&self, trace: &Trace) -> String {
        let geometry = self.session.geometry();
        let mut state = trace.start.candidates(geometry);
        let lines = trace.steps.iter().enumerate().map(|(number, step)| {
            let line = self.in_notation(&state, step);
            step.apply(geometry, &mut state);
            format!("{}. {line}", number + 1)
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The step as experts write it, whatever language is spoken.
    pub(crate) fn in_notation(&self, state: &Candidates, step: &Step) -> String {
        let english = self.speech.locales.iter().find(|locale| locale.tag() == NOTATION);
        let name = step_name_in(english, self.session.geometry(), step);
        notation::brief(self.session.geometry(), state, &name, step)
    }

    /// The step as it is told: its rule and what came of it, its sentence, and what was supposed.
    pub(crate) fn in_sentences(&self, state: &Candidates, step: &Step) -> String {
        let (look, geometry) = (self.look(), self.session.geometry());
        let rule = look.say(&step_name(geometry, step));
        let result = look.say(&result(geometry, step));
        let mut lines =
            vec![format!("{rule}: {result}"), look.say(&sentence(geometry, state, step))];
        for CaseLine { depth, number, told } in case_lines(geometry, state, step, "") {
            let indent = "  ".repeat(depth + 1);
            let told = indented(&look.say(&told), &indent);
            let number = number.map(|number| format!("{} ", number.trim_start_matches('.')));
            lines.push(format!("{indent}{}{told}", number.unwrap_or_default()));
        }
        lines.join("\n")
    }

    /// Puts the grid on the clipboard as a picture, as it is shown.
    pub(crate) fn copy_picture(&mut self) -> Task<Message> {
        let geometry = self.session.geometry();
        let scene = self.sight.grid.scene().without_selection();
        let frame = Frame { coordinates: naming(self.locale()), ..Frame::default() };
        let text = svg(&scene, geometry, &LIGHT, frame);
        self.copy_drawn(&text, words::CopiedPicture);
        Task::none()
    }

    /// Puts the code of a link with the puzzle on the clipboard, as a picture.
    pub(crate) fn copy_code(&mut self) -> Task<Message> {
        let geometry = Arc::clone(self.session.geometry());
        let puzzle = Puzzle { geometry, board: self.session.puzzle().clone() };
        match code_of(&WrittenPuzzle::of(&puzzle)) {
            Ok(code) => self.copy_drawn(&code.svg(), words::CopiedCode),
            Err(why) => self.notices.said = Some(Said::bad(why)),
        }
        Task::none()
    }

    /// Puts an SVG on the clipboard as pixels, and says so.
    fn copy_drawn(&mut self, text: &str, copied: Label) {
        let is_put = pixels(text, PIXELS).ok().is_some_and(|it| self.pictures.put(it).is_ok());
        self.notices.said = Some(if is_put {
            Said::good(copied.into())
        } else {
            Said::bad(words::CopyPictureFailed.into())
        });
    }
}
