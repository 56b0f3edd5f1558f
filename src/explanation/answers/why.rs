//! Why a cell holds its digit, and why it does not hold another.
//!
//! The answer begins with three sentences (`opening`). It goes on in the manner of the system that Duvod is modelled on:
//! in which step the digit was found, what the cell's houses held at that moment, what the rules still allowed, what
//! was concluded. Then comes the slice of the procedure that the digit rests on, and nothing else.

use std::iter::once;

use super::answer::{CellHouses, Why};
use super::looked_at::looked_at;
use super::opening::concluded;
use super::procedure::tell_all;
use super::proved::hold_proved;
use crate::explanation::telling::constraint::{self, asks};
use crate::explanation::telling::derived::reasons_beside;
use crate::explanation::telling::kept_out::{Named, OutOfCell, cells_of};
use crate::explanation::telling::names::{self, step_name};
use crate::explanation::telling::narrated_step::NarratedStep;
use crate::explanation::telling::uniqueness::assumption;
use crate::grid::{
    Apart, Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, Group, Offset,
};
use crate::message::{Message, words};
use crate::proof::{
    Fact, Goal, Known, Premises, Start, Step, Trace, count_steps, givens_needed, slice,
    take_out_lemmas,
};

/// What the steps of an answer are part of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Whole {
    /// The procedure, which the numbers of steps are of.
    Procedure,
    /// The answer is all that there is, so that what was there before its last step is told.
    Answer,
}

/// Tells why the cell holds its digit in this trace; `None` when the trace leaves it empty.
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
    let (named, found) = (geometry.cell_name(cell), geometry.digit_name(digit));
    let (state, found) = match whole {
        Whole::Procedure => (
            trace.candidates_before(geometry, number),
            words::WhyFound { cell: named, digit: found, step: number + 1 }.into(),
        ),
        Whole::Answer => {
            let last = rests.slice.steps.len().saturating_sub(1);
            (
                rests.slice.candidates_before(geometry, last),
                words::WhyFoundBelow { cell: named, digit: found }.into(),
            )
        }
    };
    let out = OutOfCell::of(geometry, &state, cell, DigitSet::EMPTY);
    let held = held(geometry, &state, cell, out.seen);
    let lines = tell(geometry, trace, &rests);
    let conclusion = concluded(geometry, &trace.steps[number], Fact::Holds(cell, digit));
    let mut paragraph = vec![found];
    // Where the digit only has no other place, what else the cell could hold is of no use; what the only step says need not
    // be said before it.
    if conclusion.id == words::WhyConcludedCell::ID && rests.slice.steps.len() > 1 {
        paragraph.push(what_houses_held(geometry, &held));
        if !out.beside.is_empty() {
            let why = out.neighbours(geometry, Named::Nowhere);
            paragraph.push(words::WhyBeside { why }.into());
        }
        paragraph.push(what_was_left(
            geometry,
            &state,
            out.struck - DigitSet::of(digit),
            cell,
            digit,
        ));
    }
    paragraph.extend(reasons_beside(geometry, once(&conclusion).chain(&paragraph), &lines));
    paragraph.extend(rests.only_needed(trace));
    paragraph.extend(assumption(&rests.slice.steps));
    let marks = rests.marks(whole);
    paragraph.extend(given_marks(geometry, &marks));
    Some(Why {
        cell,
        digit,
        question: question(geometry, cell, digit),
        conclusion,
        paragraph,
        held: Some(held),
        lines,
        slice: rests.slice,
        givens: rests.givens,
        marks,
        comparison: None,
    })
}

/// Tells why the cell does not hold the digit; `None` when the trace leaves that open, or when it does
/// hold it.
pub fn why_not(geometry: &Geometry, trace: &Trace, cell: Cell, digit: Digit) -> Option<Why> {
    why_not_within(geometry, trace, Whole::Procedure, Candidate { cell, digit })
}

/// Why the cell does not hold the digit in this trace, whose steps are part of this.
pub(super) fn why_not_within(
    geometry: &Geometry,
    trace: &Trace,
    whole: Whole,
    absent: Candidate,
) -> Option<Why> {
    let Candidate { cell, digit } = absent;
    let end = trace.candidates_before(geometry, trace.steps.len());
    if end.allows(cell, digit) {
        return None;
    }
    let rests = rest_on(geometry, trace, Fact::Absent(cell, digit))?;
    let lines = tell(geometry, trace, &rests);
    let mut state = rests.slice.candidates_before(geometry, rests.slice.steps.len());
    state.overlook(trace.start.given_cells() - cells_of(&rests.givens));
    let last = rests.slice.steps.iter().zip(&lines).zip(&rests.numbers).next_back();
    let striking = last.filter(|((step, _), _)| concludes(step, Fact::Absent(cell, digit)));
    let mut paragraph = Vec::new();
    let conclusion = match striking {
        Some(((step, line), number)) => {
            paragraph.push(line.sentence.clone());
            let rule = step_name(geometry, step);
            let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
            match whole {
                Whole::Procedure => {
                    words::WhyStruckBy { cell, digit, rule, step: number + 1 }.into()
                }
                Whole::Answer => {
                    let steps = rests.slice.steps.len();
                    words::WhyStruckBelow { cell, digit, rule, steps }.into()
                }
            }
        }
        None if whole == Whole::Procedure && trace.start.removed.contains(&absent) => {
            let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
            words::WhyNotMarked { cell, digit }.into()
        }
        None => {
            let before = trace.start.board(geometry).digits().map(|one| one.cell).collect();
            why_absent_after(geometry, &state, before, absent)
        }
    };
    paragraph.extend(reasons_beside(geometry, once(&conclusion).chain(&paragraph), &lines));
    paragraph.extend(rests.only_needed(trace));
    paragraph.extend(assumption(&rests.slice.steps));
    let marks = rests.marks(whole);
    if marks != [absent] {
        paragraph.extend(given_marks(geometry, &marks));
    }
    Some(Why {
        cell,
        digit,
        question: words::WhyNotQuestion {
            cell: geometry.cell_name(cell),
            digit: geometry.digit_name(digit),
        }
        .into(),
        conclusion,
        paragraph,
        held: None,
        lines,
        slice: rests.slice,
        givens: rests.givens,
        marks,
        comparison: None,
    })
}

/// The most givens that are listed: of more it is only told how many they are.
const MOST_GIVENS: usize = 12;

/// Tells on how many of all givens an answer stands, and if they are few, on which.
pub fn stands_on(geometry: &Geometry, givens: &[Candidate], total: usize) -> Message {
    let is_listed = givens.len() <= MOST_GIVENS && givens.len() < total;
    Message::from(words::ProofStandsOn {
        count: givens.len(),
        total,
        rest: total.saturating_sub(givens.len()),
        givens: names::placements(geometry, if is_listed { givens } else { &[] }),
    })
}

/// The part of a trace that a goal rests on.
pub(super) struct Rests {
    /// The steps that the goal needs, from the same start.
    pub(super) slice: Trace,
    /// Their numbers in the whole trace.
    pub(super) numbers: Vec<usize>,
    /// The givens that these steps need.
    pub(super) givens: Vec<Candidate>,
    /// What they need of that which is struck out at their start.
    struck: Vec<Candidate>,
}

impl Rests {
    /// That steps come to more than is told of them, if some do.
    fn only_needed(&self, trace: &Trace) -> Option<Message> {
        let is_cut = |(number, step): (&usize, &Step)| {
            trace.steps[*number].conclusions.len() > step.conclusions.len()
        };
        let is_cut = self.numbers.iter().zip(&self.slice.steps).any(is_cut);
        is_cut.then(|| words::WhyOnlyNeeded { steps: self.slice.steps.len() }.into())
    }

    /// What is struck out of the puzzle itself and needed.
    fn marks(&self, whole: Whole) -> Vec<Candidate> {
        match whole {
            Whole::Procedure => self.struck.clone(),
            Whole::Answer => Vec::new(),
        }
    }
}

/// That the puzzle itself says of these candidates that they are not possible.
fn given_marks(geometry: &Geometry, marks: &[Candidate]) -> Option<Message> {
    let told = names::struck(geometry, marks.iter().copied());
    (!told.is_empty()).then(|| words::WhyMarks { marks: told }.into())
}

/// What a fact rests on. Where one given will do as well as another, that is taken which is told or shown.
fn rest_on(geometry: &Geometry, trace: &Trace, fact: Fact) -> Option<Rests> {
    let goal = Premises::of(fact);
    let (numbers, steps) = steps_for(geometry, trace, &goal)?;
    let slice = Trace { steps, ..start_of(trace) };
    let looked_at = looked_at(geometry, &slice, fact);
    let needed = givens_needed(geometry, &trace.start, &slice.steps, &goal, looked_at);
    let Start { givens, removed: struck, .. } = needed;
    let slice = slice.with_goal(Goal::facts([fact]).from_givens(&givens));
    hold_proved(geometry, &slice);
    Some(Rests { slice, numbers, givens, struck })
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
    let needed = givens_needed(geometry, &trace.start, &steps, goal, CellSet::EMPTY);
    let Start { givens, removed: struck, .. } = needed;
    let slice = Trace { steps, ..start_of(trace) };
    Some(Rests { slice, numbers, givens, struck })
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
fn tell(geometry: &Geometry, trace: &Trace, rests: &Rests) -> Vec<NarratedStep> {
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
    count_steps(steps.iter().map(|(_, step)| step))
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
        question: question(geometry, cell, digit),
        conclusion: words::WhyGiven {
            cell: geometry.cell_name(cell),
            digit: geometry.digit_name(digit),
        }
        .into(),
        paragraph: Vec::new(),
        held: None,
        lines: Vec::new(),
        slice: start_of(trace).with_goal(goal.from_givens(&[Candidate { cell, digit }])),
        givens: vec![Candidate { cell, digit }],
        marks: Vec::new(),
        comparison: None,
    }
}

fn question(geometry: &Geometry, cell: Cell, digit: Digit) -> Message {
    let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
    words::WhyQuestion { cell, digit }.into()
}

fn held(geometry: &Geometry, state: &Candidates, cell: Cell, seen: DigitSet) -> CellHouses {
    let digits_in = |house: Group| -> DigitSet {
        let solved = geometry.cells_of(house) & state.solved();
        solved.iter().filter_map(|cell| state.value(cell)).collect()
    };
    let in_houses = geometry.groups_of(cell).iter().map(|&house| (house, digits_in(house)));
    // A house that follows from others is named only for what those do not show.
    let (mut houses, derived): (Vec<_>, Vec<_>) =
        in_houses.partition(|(house, _)| geometry.derivation(*house).is_none());
    let mut shown = houses.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all | *digits);
    for (house, digits) in derived {
        if !(digits - shown).is_empty() {
            shown |= digits;
            houses.push((house, digits));
        }
    }
    CellHouses { houses, left: geometry.all_digits() - seen }
}

fn what_houses_held(geometry: &Geometry, held: &CellHouses) -> Message {
    let items = held.houses.iter().enumerate().map(|(index, &(house, digits))| {
        let absent = geometry.all_digits() - digits;
        let (house, count) = (geometry.house_name(house), digits.len());
        let digits = names::digits(geometry, digits);
        let (missing, missing_count) = (names::digits(geometry, absent), absent.len());
        if index == 0 {
            words::WhyHeldFirst { count, digits, house, missing, missing_count }.into()
        } else {
            words::WhyHeldNext { count, digits, house, missing, missing_count }.into()
        }
    });
    Message::from(words::WhyHeld { houses: items.collect::<Vec<_>>() })
}

fn what_was_left(
    geometry: &Geometry,
    state: &Candidates,
    struck: DigitSet,
    cell: Cell,
    digit: Digit,
) -> Message {
    let left = names::digits(geometry, struck | DigitSet::of(digit));
    let struck = names::digits(geometry, struck);
    let marks = usize::from(state.are_of_marks());
    let (cell, digit) = (geometry.cell_name(cell), geometry.digit_name(digit));
    if struck.is_empty() {
        words::WhyLeftOne { cell, digit, total: geometry.digit_count() }.into()
    } else {
        words::WhyLeftStruck { cell, digit, left, marks, struck }.into()
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
    why_absent_after(geometry, state, state.solved(), Candidate { cell, digit })
}

/// The same, told where only these cells were filled before: that the others are, the proof shows whose steps follow.
fn why_absent_after(
    geometry: &Geometry,
    state: &Candidates,
    before: CellSet,
    Candidate { cell, digit }: Candidate,
) -> Message {
    let (named, number) = (geometry.cell_name(cell), geometry.digit_name(digit));
    if let Some(value) = state.value(cell) {
        let value = geometry.digit_name(value);
        return if before.contains(cell) {
            words::WhyNotFilled { cell: named, value }.into()
        } else {
            words::WhyNotFilledBelow { cell: named, value }.into()
        };
    }
    let absent = Candidate { cell, digit };
    if let Some(limit) = geometry.limit(absent) {
        let (constraint, says) = (geometry.constraint_name(limit), asks(geometry, limit));
        return words::WhyNotByLimit { cell: named, constraint, digit: number, says }.into();
    }
    let keeper = state.keeper_of(geometry, absent);
    let by_constraint = || constraint::keeper(geometry, state, absent).map(|(by, _)| by);
    let Some(keeper) = keeper.or_else(by_constraint) else {
        let marks = usize::from(state.are_of_marks());
        return words::WhyNotStruck { cell: named, digit: number, marks }.into();
    };
    let is_below = !before.contains(keeper.cell);
    let holder = geometry.cell_name(keeper.cell);
    let apart = geometry.apart(keeper, absent);
    if let Some(Apart::Constraint(number_of)) = apart {
        let (constraint, says) = (geometry.constraint_name(number_of), asks(geometry, number_of));
        let (by, cell, digit) = (holder, named, number);
        let near = geometry.digit_name(keeper.digit);
        return if is_below {
            words::WhyNotByConstraintBelow { by, cell, constraint, digit, near, says }.into()
        } else {
            words::WhyNotByConstraint { by, cell, constraint, digit, near, says }.into()
        };
    }
    if let Some(Apart::Group(house)) = apart {
        let house = geometry.house_name(house);
        return if is_below {
            words::WhyNotSeenBelow { cell: named, digit: number, holder, house }.into()
        } else {
            words::WhyNotSeen { cell: named, digit: number, holder, house }.into()
        };
    }
    let (by, near) = (holder, geometry.digit_name(keeper.digit));
    let Offset { short, long, difference } = geometry.offset(keeper, Candidate { cell, digit });
    let (cell, digit) = (named, number);
    if is_below {
        words::WhyNotBesideBelow { by, cell, difference, digit, long, near, short }.into()
    } else {
        words::WhyNotBeside { by, cell, difference, digit, long, near, short }.into()
    }
}
