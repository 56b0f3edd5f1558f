//! All that is told of a puzzle that has not exactly one solution: what is found out, and how it is said.
//!
//! The exact solver finds which givens contradict each other and what several solutions have in common. Steps say why;
//! they start from these givens alone and do not assume a single solution. The digits that are possible are only a hint
//! for what to suppose.

use super::cause::{Cause, Diagnosis};
use super::conflict::{Conflict, MOST_LISTED, Refutation, conflict};
use super::conflicting::{conflicting, tell_conflicting};
use super::counting;
use super::repair::{Repair, completes_symmetry, repairs};
use super::several::{Certain, Several, SeveralRequest, several, unreached};
use super::verdict::{Finding, FindingKind, Reasons, finding};
use crate::explanation::telling::names;
use crate::grid::{Candidate, CellSet, DigitSet, Geometry, StateText};
use crate::inference::Engine;
use crate::message::{Message, words};
use crate::search::{Completion, Count, Search, Verdict};

/// With fewer givens no puzzle on the classic grid has exactly one solution: Gary `McGuire`, Bastian Tugemann,
/// Gilles Civario, *There is no 16-clue sudoku* (2012).
const FEWEST_GIVENS: usize = 17;

/// How many digits are told each of which alone would leave one solution.
const ALONE: usize = 20;

/// How many possible slips of the pen are told.
const REPAIRS: usize = 3;

/// Finds out and tells all about a puzzle of which the exact solver gave this verdict. `None` if it has one
/// solution, or if the work was stopped before anything was found out.
pub fn diagnose(
    engine: &Engine,
    search: &Search,
    puzzle: &StateText,
    verdict: &Verdict,
    wanted: SeveralRequest,
    stop: &dyn Fn() -> bool,
) -> Option<Diagnosis> {
    let geometry = engine.geometry();
    let mut finding = finding(geometry, verdict)?;
    let wrong: CellSet;
    let cause = match verdict {
        Verdict::One(_) => return None,
        Verdict::Collides(_) => {
            wrong = finding.cells;
            Cause::Collisions
        }
        Verdict::NoSolution => {
            let has_constraints = !geometry.constraints().is_empty();
            let find = if has_constraints { conflicting } else { conflict };
            let tell = if has_constraints { tell_conflicting } else { tell_conflict };
            let conflict = find(engine, search, puzzle, stop)?;
            wrong = conflict.givens.iter().map(|one| one.cell).collect();
            tell(geometry, &mut finding, &conflict, !puzzle.removed.is_empty());
            Cause::Conflict(conflict)
        }
        Verdict::Several(..) => {
            wrong = puzzle.board.digits().map(|one| one.cell).collect();
            let mut several = several(engine, search, puzzle, wanted, stop)?;
            if let Some(completion) = &mut several.completion {
                symmetric_first(geometry, wrong, completion);
            }
            tell_several(geometry, &mut finding, &several);
            Cause::Several(several)
        }
    };
    // Where there is no solution, none need be spoken of.
    if matches!(cause, Cause::Several(_)) {
        finding.details.extend(too_few(geometry, puzzle));
        finding.details.extend(exchangeable(geometry, puzzle));
    }
    let repairs = repairs(geometry, search, puzzle, wrong, stop);
    finding.slip = told_repairs(geometry, &repairs);
    Some(Diagnosis { finding, cause, repairs, grid: None })
}

/// That so few givens never have one solution, if they are so few.
fn too_few(geometry: &Geometry, puzzle: &StateText) -> Option<Message> {
    let givens = puzzle.board.digits().count();
    // Pencil marks of the puzzle itself may take the place of givens.
    (geometry.is_classic() && givens < FEWEST_GIVENS && puzzle.removed.is_empty())
        .then(|| Message::from(words::FindingTooFew { givens }))
}

/// That digits which no given holds may be exchanged for one another, if there are two or more of them.
fn exchangeable(geometry: &Geometry, puzzle: &StateText) -> Option<Message> {
    let held: DigitSet = puzzle.board.digits().map(|one| one.digit).collect();
    let missing = geometry.all_digits() - held;
    let is_alike = geometry.excludes_only_repeats() && geometry.constraints().is_empty();
    let is_free = missing.len() > 1 && puzzle.removed.is_empty() && is_alike;
    is_free.then(|| {
        let count = missing.len();
        words::FindingExchangeable { count, digits: names::digits(geometry, missing) }.into()
    })
}

/// Puts first the digits with which the givens lie symmetrically.
fn symmetric_first(geometry: &Geometry, givens: CellSet, completion: &mut Completion) {
    let symmetric = completes_symmetry(geometry, givens);
    completion.alone.sort_by_key(|one| !symmetric.contains(one.cell));
    if let Some(&first) = completion.alone.first() {
        completion.digits = vec![first];
    }
}

fn tell_conflict(geometry: &Geometry, finding: &mut Finding, conflict: &Conflict, has_marks: bool) {
    let givens = &conflict.givens;
    finding.cells = givens.iter().map(|one| one.cell).collect();
    finding.kind = FindingKind::Conflict;
    let count = givens.len();
    let told = names::placements(geometry, if conflict.is_drawn() { &[] } else { givens });
    finding.details = if givens.is_empty() {
        let alone =
            if has_marks { words::ConflictMarks.into() } else { words::ConflictGrid.into() };
        vec![alone]
    } else {
        let collide: Message = if has_marks {
            words::ConflictGivensMarks { count, givens: told }.into()
        } else {
            words::ConflictGivens { count, givens: told }.into()
        };
        let mut details = vec![collide];
        details.extend((count > 1).then(|| words::ConflictIrreducible { count }.into()));
        details
    };
    match &conflict.refutation {
        None => finding.details.push(Message::from(words::ConflictBySearch)),
        Some(refutation) => {
            finding.reasons = Some(Reasons {
                head: reason_head(geometry, conflict, refutation),
                trace: refutation.trace.clone(),
                lines: refutation.lines.clone(),
                end: vec![refutation.end.clone()],
            });
        }
    }
}

/// What stands over the steps to a contradiction: if they need more than the givens that contradict each other, which.
fn reason_head(geometry: &Geometry, conflict: &Conflict, refutation: &Refutation) -> Message {
    let used = &refutation.trace.start.givens;
    let more: Vec<Candidate> =
        used.iter().copied().filter(|given| !conflict.givens.contains(given)).collect();
    if more.is_empty() {
        return Message::from(words::ConflictReason);
    }
    Message::from(words::ConflictReasonMore {
        count: more.len(),
        givens: names::placements(geometry, &more),
    })
}

fn tell_several(geometry: &Geometry, finding: &mut Finding, several: &Several) {
    let certain = &several.certain;
    finding.cells = several.differ;
    if let Count::Exactly(count) = several.count {
        finding.title = words::SeveralCount { count }.into();
    }
    finding.details =
        counting::more(several.count, several.estimate.is_some()).into_iter().collect();
    finding.details.extend(several.estimate.as_ref().map(counting::estimate));
    let count = several.differ.len();
    let listed = if count > MOST_LISTED { CellSet::EMPTY } else { several.differ };
    let cells = names::cells(geometry, listed);
    finding.details.push(if certain.digits.is_empty() {
        words::SeveralDifferAll { count }.into()
    } else {
        words::SeveralDiffer { cells, count }.into()
    });
    finding.reasons = reasons(geometry, certain);
    if !certain.unreached.is_empty() {
        finding.advice.push(unreached(geometry, &certain.unreached));
    }
    finding.advice.extend(several.completion.as_ref().map(|it| told_completion(geometry, it)));
}

/// Whether so many digits would leave one solution that a grid shows them instead of a sentence.
fn is_drawn(completion: &Completion) -> bool {
    completion.digits.len() > MOST_LISTED
}

impl Several {
    /// Returns the digits that would leave one solution, if they are so many that a grid shows them.
    pub fn drawn_completion(&self) -> Option<&[Candidate]> {
        self.completion.as_ref().filter(|it| is_drawn(it)).map(|it| &it.digits[..])
    }
}

impl Certain {
    /// Says whether so much is certain that a grid shows it instead of a sentence.
    pub fn is_drawn(&self) -> bool {
        self.digits.len() > MOST_LISTED
    }
}

/// What is certain all the same, and why; nothing if nothing is.
fn reasons(geometry: &Geometry, certain: &Certain) -> Option<Reasons> {
    let count = certain.digits.len();
    let listed = if certain.is_drawn() { &[] } else { &certain.digits[..] };
    let digits = names::placements(geometry, listed);
    let told = Message::from(words::SeveralCertain { digits, count });
    let head = match (certain.digits.is_empty(), certain.lines.is_empty()) {
        (true, _) => return None,
        (false, true) => told,
        (false, false) => Message::from(words::SeveralCertainWhy { certain: told }),
    };
    let (trace, lines) = (certain.trace.clone(), certain.lines.clone());
    Some(Reasons { head, trace, lines, end: Vec::new() })
}

fn told_completion(geometry: &Geometry, completion: &Completion) -> Message {
    let count = completion.digits.len();
    let listed = if is_drawn(completion) { &[] } else { &completion.digits[..] };
    let digits = names::placements(geometry, listed);
    let alone = names::placements(geometry, &completion.alone);
    match (alone.len(), completion.is_fewest) {
        (0, true) => words::CompletionFewest { count, digits }.into(),
        (0, false) => words::CompletionEnough { count, digits }.into(),
        (1, _) => words::CompletionOne { digits }.into(),
        (..=ALONE, _) => words::CompletionOneOf { alone }.into(),
        (ways, _) => {
            let cells: CellSet = completion.alone.iter().map(|one| one.cell).collect();
            words::CompletionOneOfMany { digits, ways, cells: cells.len() }.into()
        }
    }
}

/// That it may be a slip of the pen, and which; only some, if there are many.
fn told_repairs(geometry: &Geometry, repairs: &[Repair]) -> Option<Message> {
    let item = |repair: &Repair| {
        let cell = geometry.cell_name(repair.cell);
        let digit = geometry.digit_name(repair.digit);
        if repair.is_move() {
            return words::RepairMove { at: geometry.cell_name(repair.at), cell, digit }.into();
        }
        let instead = geometry.digit_name(repair.instead);
        Message::from(words::RepairChange { cell, digit, instead })
    };
    let changes: Vec<Message> = repairs.iter().take(REPAIRS).map(item).collect();
    match repairs.len() {
        0 => None,
        1..=REPAIRS => Some(words::RepairSlip { changes }.into()),
        _ => Some(words::RepairSuchAs { changes }.into()),
    }
}
