//! Why a cell holds its digit, and why it does not hold another.
//!
//! The answer begins with three sentences (`opening`). It goes on in the manner of the system that Duvod is modelled on:
//! in which step the digit was found, what the cell's houses held at that moment, what the rules still allowed, what
//! was concluded. Then comes the slice of the procedure that the digit rests on, and nothing else.

use super::looked_at::looked_at;
use super::opening::concluded;
use super::procedure::{Told, rule_name, tell_all};
use super::telling::seen_digits;
use super::uniqueness::assumption;
use super::why_shortest::Comparison;
use super::{names, sentence};
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::message::{Message, words};
use crate::proof::{
    Fact, Goal, Known, Place, Premises, Step, Trace, givens_needed, slice, take_out_lemmas,
};

/// What the houses of a cell held, and what was left for the cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Each house of the cell with the digits that stood in it.
    pub houses: Vec<(House, DigitSet)>,
    /// The digits that stood in none of them.
    pub left: DigitSet,
}

/// The answer to *why is this digit in this cell?*, or to *why is it not?*
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The cell.
    pub cell: Cell,
    /// The digit that is asked about.
    pub digit: Digit,
    /// The question, as a headline.
    pub question: Message,
    /// What was concluded, in one sentence.
    pub conclusion: Message,
    /// What is to be said besides: what the houses of the cell held and what was left for it, or the step that struck
    /// the candidate out; what is taken for granted. [`Why::told`] has all of it, in order.
    pub paragraph: Vec<Message>,
    /// What the houses held just before the digit was found; nothing for a given, or for a digit that is not there.
    pub held: Option<Held>,
    /// The steps that the answer rests on, told one after the other; if the digit is there, the last one fills the cell.
    pub lines: Vec<Told>,
    /// The same steps as a trace of their own, from the same start.
    pub slice: Trace,
    /// The givens that the answer stands on: those that these steps need, and those that are told and shown of them.
    pub givens: Vec<(Cell, Digit)>,
    /// How the answer compares with that of the procedure, if it is not that one.
    pub comparison: Option<Comparison>,
}

impl Why {
    /// The place of its steps at which the answer is seen: the last one, or where that does not strike the candidate itself,
    /// what the steps come to. None if nothing needs to be seen.
    pub fn place_of_answer(&self) -> Option<Place> {
        let struck = Fact::Absent(self.cell, self.digit);
        let steps = &self.slice.steps;
        let shows = self.slice.goal.as_ref().is_some_and(|it| it.facts_shown().contains(&struck));
        if shows && !steps.last().is_some_and(|step| concludes(step, struck)) {
            return Some(Place::step(steps.len()));
        }
        steps.len().checked_sub(1).map(Place::step)
    }
}

/// What the steps of an answer are part of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whole {
    /// The procedure, which the numbers of steps are of.
    Procedure,
    /// The answer is all that there is, so that what was there before its last step is told.
    Answer,
}

/// Why the cell holds its digit in this trace; `None` when the trace leaves it empty.
pub fn why(geometry: &Geometry, trace: &Trace, cell: Cell) -> Option<Why> {
    why_within(geometry, trace, Whole::Procedure, cell)
}

/// Why the cell holds its digit in this trace, whose steps are part of this.
pub(super) fn why_within(
    geometry: &Geometry,
    trace: &Trace,
    whole: Whole,
    cell: Cell,
) -> Option<Why> {
    if let Some(digit) = trace.start.board(geometry).entry(cell).digit() {
        return Some(why_given(geometry, trace, cell, digit));
    }
    let number = trace.step_that_fills(cell)?;
    let digit = trace.steps[number].conclusions.first()?.fact.digit();
    let rests = rest_on(geometry, trace, Fact::Holds(cell, digit))?;
    let (state, found) = match whole {
        Whole::Procedure => (trace.candidates_before(geometry, number), "why-found"),
        Whole::Answer => {
            let last = rests.slice.steps.len().saturating_sub(1);
            (rests.slice.candidates_before(geometry, last), "why-found-below")
        }
    };
    let held = held(geometry, &state, cell);
    let lines = tell(geometry, trace, &rests);
    let found = question(found, geometry, cell, digit).with("step", number + 1);
    let mut paragraph = vec![found, what_houses_held(geometry, &held)];
    let allowed = state.digits_of(cell);
    paragraph.extend(what_was_left(geometry, &held, allowed, cell, digit));
    if allowed.len() > 1 {
        paragraph.push(sentence(geometry, &state, &trace.steps[number]));
    }
    paragraph.extend(assumption(&rests.slice.steps));
    Some(Why {
        cell,
        digit,
        question: question("why-question", geometry, cell, digit),
        conclusion: concluded(geometry, &trace.steps[number], Fact::Holds(cell, digit)),
        paragraph,
        held: Some(held),
        lines,
        slice: rests.slice,
        givens: rests.givens,
        comparison: None,
    })
}

/// Why the cell does not hold the digit; `None` when the trace leaves that open, or when it does
/// hold it.
pub fn why_not(geometry: &Geometry, trace: &Trace, cell: Cell, digit: Digit) -> Option<Why> {
    why_not_within(geometry, trace, Whole::Procedure, (cell, digit))
}

/// Why the cell does not hold the digit in this trace, whose steps are part of this.
pub(super) fn why_not_within(
    geometry: &Geometry,
    trace: &Trace,
    whole: Whole,
    (cell, digit): (Cell, Digit),
) -> Option<Why> {
    let end = trace.candidates_before(geometry, trace.steps.len());
    if end.allows(cell, digit) {
        return None;
    }
    let rests = rest_on(geometry, trace, Fact::Absent(cell, digit))?;
    let lines = tell(geometry, trace, &rests);
    let state = rests.slice.candidates_before(geometry, rests.slice.steps.len());
    let last = rests.slice.steps.iter().zip(&lines).zip(&rests.numbers).next_back();
    let striking = last.filter(|((step, _), _)| concludes(step, Fact::Absent(cell, digit)));
    let mut paragraph = Vec::new();
    let conclusion = match striking {
        Some(((step, line), number)) => {
            paragraph.push(line.sentence.clone());
            let struck = |id| {
                question(id, geometry, cell, digit)
                    .with("step", number + 1)
                    .with("rule", rule_name(step.rule))
            };
            match whole {
                Whole::Procedure => struck("why-struck-by"),
                Whole::Answer => struck("why-struck-below").with("steps", rests.slice.steps.len()),
            }
        }
        None => why_absent(geometry, &state, cell, digit),
    };
    paragraph.extend(assumption(&rests.slice.steps));
    Some(Why {
        cell,
        digit,
        question: question("why-not-question", geometry, cell, digit),
        conclusion,
        paragraph,
        held: None,
        lines,
        slice: rests.slice,
        givens: rests.givens,
        comparison: None,
    })
}

/// On which givens, and on how many of all, an answer stands.
pub fn stands_on(geometry: &Geometry, givens: &[(Cell, Digit)], total: usize) -> Message {
    Message::from(words::ProofStandsOn {
        count: givens.len(),
        total,
        rest: total.saturating_sub(givens.len()),
        givens: names::placements(geometry, givens),
    })
}

/// The part of a trace that a goal rests on.
pub(super) struct Rests {
    /// The steps that the goal needs, from the same start, without saying what they are to show.
    pub(super) slice: Trace,
    /// Their numbers in the whole trace.
    pub(super) numbers: Vec<usize>,
    /// The givens that these steps need, or that the answer stands on.
    pub(super) givens: Vec<(Cell, Digit)>,
}

/// What a fact rests on, with the givens that it stands on: those that its steps need are the trace's, but where another
/// given is told or shown that says no more than one of these, the answer stands on it too.
fn rest_on(geometry: &Geometry, trace: &Trace, fact: Fact) -> Option<Rests> {
    let goal = Premises::of(fact);
    let (numbers, steps) = steps_for(geometry, trace, &goal)?;
    let slice = Trace { steps, ..start_of(trace) };
    let looked_at = looked_at(geometry, &slice, fact);
    let needed = givens_needed(geometry, &trace.start, (&slice.steps, &goal), looked_at).givens;
    let stands_on = |given: &(Cell, Digit)| needed.contains(given) || looked_at.contains(given.0);
    let givens = trace.start.givens.iter().copied().filter(stands_on).collect();
    let slice = slice.with_goal(Goal::facts([fact]).from_givens(&needed));
    Some(Rests { slice, numbers, givens })
}

/// The steps of a trace that a fact rests on, as they stand in the trace; `None` when it does not reach the fact.
pub(super) fn steps_to(geometry: &Geometry, trace: &Trace, fact: Fact) -> Option<Vec<Step>> {
    let known = Known::from_start(geometry, &trace.start);
    let needed = slice(geometry, &known, &trace.steps, &Premises::of(fact))?;
    Some(needed.into_iter().map(|(_, step)| step).collect())
}

/// The part of a trace that these premises rest on; `None` when the trace does not reach them.
pub(super) fn rest_on_goal(geometry: &Geometry, trace: &Trace, goal: &Premises) -> Option<Rests> {
    let (numbers, steps) = steps_for(geometry, trace, goal)?;
    let givens = givens_needed(geometry, &trace.start, (&steps, goal), CellSet::EMPTY).givens;
    let slice = Trace { steps, ..start_of(trace) };
    Some(Rests { slice, numbers, givens })
}

/// The steps of a trace that these premises rest on, with their numbers there.
fn steps_for(
    geometry: &Geometry,
    trace: &Trace,
    goal: &Premises,
) -> Option<(Vec<usize>, Vec<Step>)> {
    let known = Known::from_start(geometry, &trace.start);
    let needed = slice(geometry, &known, &trace.steps, goal)?;
    let needed = with_lemmas(geometry, &known, &needed, goal).unwrap_or(needed);
    Some(needed.into_iter().unzip())
}

/// The steps, told, with the numbers of those of the trace that they are or come from.
fn tell(geometry: &Geometry, trace: &Trace, rests: &Rests) -> Vec<Told> {
    let mut lines = tell_all(geometry, &rests.slice, &rests.numbers);
    for (line, step) in lines.iter_mut().zip(&rests.slice.steps) {
        let whole = &trace.steps[line.step];
        line.is_within = !step.conclusions.iter().all(|end| concludes(whole, end.fact));
    }
    lines
}

/// The same with what rests on no supposition told outside of the cases, and once, if that is shorter.
fn with_lemmas(
    geometry: &Geometry,
    known: &Known,
    needed: &[(usize, Step)],
    goal: &Premises,
) -> Option<Vec<(usize, Step)>> {
    let (numbers, steps): (Vec<usize>, Vec<Step>) =
        take_out_lemmas(geometry, known, needed).into_iter().unzip();
    let shorter = slice(geometry, known, &steps, goal)?;
    let shorter: Vec<(usize, Step)> =
        shorter.into_iter().map(|(place, step)| (numbers[place], step)).collect();
    (length(&shorter) < length(needed)).then_some(shorter)
}

/// How many steps these are, those within cases included.
fn length(steps: &[(usize, Step)]) -> usize {
    steps.iter().map(|(_, step)| 1 + step.nested_steps()).sum()
}

fn concludes(step: &Step, fact: Fact) -> bool {
    step.conclusions.iter().any(|end| end.fact == fact)
}

fn start_of(trace: &Trace) -> Trace {
    let (grid, start) = (trace.grid.clone(), trace.start.clone());
    Trace { grid, start, steps: Vec::new(), contradiction: None, goal: None }
}

fn why_given(geometry: &Geometry, trace: &Trace, cell: Cell, digit: Digit) -> Why {
    let goal = Goal::facts([Fact::Holds(cell, digit)]);
    Why {
        cell,
        digit,
        question: question("why-question", geometry, cell, digit),
        conclusion: question("why-given", geometry, cell, digit),
        paragraph: Vec::new(),
        held: None,
        lines: Vec::new(),
        slice: start_of(trace).with_goal(goal.from_givens(&[(cell, digit)])),
        givens: vec![(cell, digit)],
        comparison: None,
    }
}

fn question(id: &'static str, geometry: &Geometry, cell: Cell, digit: Digit) -> Message {
    Message::new(id)
        .with("cell", geometry.cell_name(cell))
        .with("digit", geometry.digit_name(digit))
}

fn held(geometry: &Geometry, state: &Candidates, cell: Cell) -> Held {
    let digits_in = |house: House| -> DigitSet {
        let solved = geometry.cells_of(house) & state.solved();
        solved.iter().filter_map(|cell| state.value(cell)).collect()
    };
    let houses = geometry.houses_of(cell).iter().map(|&house| (house, digits_in(house))).collect();
    Held { houses, left: geometry.all_digits() - seen_digits(geometry, state, cell) }
}

fn what_houses_held(geometry: &Geometry, held: &Held) -> Message {
    let items = held.houses.iter().enumerate().map(|(index, &(house, digits))| {
        let id = if index == 0 { "why-held-first" } else { "why-held-next" };
        let missing = geometry.all_digits() - digits;
        Message::new(id)
            .with("house", geometry.house_name(house))
            .with("digits", names::digits(geometry, digits))
            .with("count", digits.len())
            .with("missing", names::digits(geometry, missing))
            .with("missing_count", missing.len())
    });
    Message::from(words::WhyHeld { houses: items.collect::<Vec<_>>() })
}

fn what_was_left(
    geometry: &Geometry,
    held: &Held,
    allowed: DigitSet,
    cell: Cell,
    digit: Digit,
) -> Vec<Message> {
    let struck = held.left - allowed;
    let left = |id: &'static str| question(id, geometry, cell, digit);
    let with_struck = |message: Message| {
        message
            .with("left", names::digits(geometry, held.left))
            .with("struck", names::digits(geometry, struck))
            .with("count", struck.len())
    };
    let with_allowed = |message: Message| message.with("allowed", names::digits(geometry, allowed));
    match (allowed.len(), struck.is_empty()) {
        (1, true) => vec![left("why-left-one").with("total", geometry.side())],
        (1, false) => vec![with_struck(left("why-left-struck"))],
        (_, true) => vec![with_allowed(left("why-left-several"))],
        (_, false) => vec![with_allowed(with_struck(left("why-left-several-struck")))],
    }
}

/// By what the digit is kept out of the cell in this state: by the digit that fills the cell, by one
/// in sight, or by having been struck out.
pub(super) fn why_absent(
    geometry: &Geometry,
    state: &Candidates,
    cell: Cell,
    digit: Digit,
) -> Message {
    if let Some(value) = state.value(cell) {
        return question("why-not-filled", geometry, cell, digit)
            .with("value", geometry.digit_name(value));
    }
    let holders = state.solved() & state.places_of(digit) & geometry.peers(cell);
    match holders.first() {
        Some(holder) => {
            let shared = geometry.houses_of(cell).iter();
            let mut shared = shared.filter(|&&house| geometry.cells_of(house).contains(holder));
            let message = question("why-not-seen", geometry, cell, digit)
                .with("holder", geometry.cell_name(holder));
            match shared.next() {
                Some(&house) => message.with("house", geometry.house_name(house)),
                None => message,
            }
        }
        None => question("why-not-struck", geometry, cell, digit),
    }
}
