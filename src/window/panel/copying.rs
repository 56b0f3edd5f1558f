//! Copying what is shown: the step at hand as sentences or in notation, and the whole procedure.

use iced::Task;

use super::Message;
use super::answers::Answers;
use crate::action::{Shown, Tab};
use crate::cards::notices::Said;
use crate::shared::Shared;
use duvod::explanation::{
    CaseLine, NarratedStep, case_lines, fact, result, sentence, step_name, step_name_in,
};
use duvod::formats::print_line;
use duvod::grid::{Candidates, CellSet, Entry, StateText};
use duvod::locale::indented;
use duvod::message::words;
use duvod::notation;
use duvod::proof::{At, Fact, Moment, Step, StepPath, Trace};
use duvod_laboratory::LibraryCase;

impl Answers {
    /// The step that the panel tells and the grid shows.
    pub(crate) fn step_at_hand(&self, shared: &Shared) -> Option<StepAtHand> {
        let geometry = shared.session.geometry();
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
            state: shared.session.state().candidates(geometry),
            step: step.clone(),
            supposed: Vec::new(),
        };
        let answers = &self;
        if self.reviews(&shared.session) {
            return None;
        }
        if self.lists_steps(&shared.session) {
            return answers.steps.chosen().map(now);
        }
        match answers.tab {
            Tab::Hint => match answers.hint.shown() {
                Some((trace, place)) => at(trace, &place),
                None => answers.hint.hint()?.step.as_ref().map(now),
            },
            Tab::Procedure => {
                at(shared.session.trace()?, &answers.procedure.place(&shared.session)?)
            }
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
    pub(crate) fn copy_text(&self, shared: &mut Shared, shown: Shown) -> Task<Message> {
        let Some(text) = self.text_of(shared, shown) else {
            let nothing = match shown {
                Shown::Step | Shown::Notation => words::CopyNoStep,
                Shown::Case => words::CopyNoCase,
                Shown::Procedure | Shown::ProcedureInNotation | Shown::Solution => {
                    words::CopyNoProcedure
                }
            };
            shared.notices.said = Some(Said::now(nothing.into()));
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
        shared.notices.said = Some(Said::good(copied.into()));
        iced::clipboard::write(text)
    }

    /// What is shown, as text; nothing if it is not shown.
    pub(crate) fn text_of(&self, shared: &Shared, shown: Shown) -> Option<String> {
        let geometry = shared.session.geometry();
        match shown {
            Shown::Step => {
                let StepAtHand { state, step, supposed } = self.step_at_hand(shared)?;
                let told = in_sentences(shared, &state, &step);
                let Some(condition) = condition(shared, &supposed) else { return Some(told) };
                Some(format!("{condition}\n{INDENT}{}", indented(&told, INDENT)))
            }
            Shown::Notation => {
                let StepAtHand { state, step, supposed } = self.step_at_hand(shared)?;
                let condition = notation::condition(geometry, &supposed);
                Some(condition + &in_notation(shared, &state, &step))
            }
            // A library knows no suppositions: what stands in the grid there would be taken for true.
            Shown::Case => {
                let at_hand = self.step_at_hand(shared).filter(|it| it.supposed.is_empty())?;
                as_case(shared, &at_hand.state, &at_hand.step)
            }
            Shown::Procedure => {
                shared.session.steps().map(|steps| procedure_in_words(shared, steps))
            }
            Shown::ProcedureInNotation => {
                shared.session.trace().map(|trace| procedure_in_notation(shared, trace))
            }
            Shown::Solution => {
                let trace = shared.session.trace().filter(|_| shared.session.is_complete())?;
                let solution = trace.board_before(geometry, trace.steps.len());
                Some(print_line(&solution, geometry))
            }
        }
    }
}

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

/// The state with the rule's number and what it concludes there, as a line of a library; nothing if the rule has none.
fn as_case(shared: &Shared, state: &Candidates, step: &Step) -> Option<String> {
    let geometry = shared.session.geometry();
    let code = shared.knowledge.rule(step.rule)?.code.as_ref()?;
    let mut board = shared.session.puzzle().clone();
    let givens: CellSet = board.givens().map(|one| one.cell).collect();
    for cell in (state.solved() - givens).iter() {
        board.set(cell, Entry::Placed(state.value(cell)?));
    }
    let state = StateText::of_candidates(geometry, board, state);
    Some(LibraryCase::of_step(code, state, step).print(geometry))
}

/// What is supposed where a step stands, as a line of its own; nothing if nothing is.
fn condition(shared: &Shared, supposed: &[Fact]) -> Option<String> {
    let geometry = shared.session.geometry();
    let facts: Vec<_> = supposed.iter().map(|&supposed| fact(geometry, supposed)).collect();
    (!facts.is_empty()).then(|| shared.look().say(&words::CopySupposed { facts }.into()))
}

/// All steps by number, each with what came of it, its rule and its sentence.
fn procedure_in_words(shared: &Shared, steps: &[NarratedStep]) -> String {
    let look = shared.look();
    let lines = steps.iter().enumerate().map(|(number, told)| {
        let [result, rule, sentence] =
            [told.result(), told.name.clone(), told.sentence.clone()].map(|it| look.say(&it));
        format!("{}. {result} · {rule}\n{INDENT}{}", number + 1, indented(&sentence, INDENT))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// All steps by number, each in the notation of experts.
fn procedure_in_notation(shared: &Shared, trace: &Trace) -> String {
    let geometry = shared.session.geometry();
    let mut state = trace.start.candidates(geometry);
    let lines = trace.steps.iter().enumerate().map(|(number, step)| {
        let line = in_notation(shared, &state, step);
        step.apply(geometry, &mut state);
        format!("{}. {line}", number + 1)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The step as experts write it, whatever language is spoken.
pub(crate) fn in_notation(shared: &Shared, state: &Candidates, step: &Step) -> String {
    let english = shared.speech.locales.iter().find(|locale| locale.tag() == NOTATION);
    let name = step_name_in(english, shared.session.geometry(), step);
    notation::brief(shared.session.geometry(), state, &name, step)
}

/// The step as it is told: its rule and what came of it, its sentence, and what was supposed.
pub(crate) fn in_sentences(shared: &Shared, state: &Candidates, step: &Step) -> String {
    let (look, geometry) = (shared.look(), shared.session.geometry());
    let rule = look.say(&step_name(geometry, step));
    let result = look.say(&result(geometry, step));
    let mut lines = vec![format!("{rule}: {result}"), look.say(&sentence(geometry, state, step))];
    for CaseLine { depth, number, told } in case_lines(geometry, state, step, "") {
        let indent = "  ".repeat(depth + 1);
        let told = indented(&look.say(&told), &indent);
        let number = number.map(|number| format!("{} ", number.trim_start_matches('.')));
        lines.push(format!("{indent}{}{told}", number.unwrap_or_default()));
    }
    lines.join("\n")
}
