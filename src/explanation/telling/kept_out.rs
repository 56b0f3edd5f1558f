//! What keeps digits out of a cell or a house: what sees them in a house, what is so many steps from a digit that rules them
//! out, what a constraint does not allow, and what was struck out.

use super::constraint::keeper;
use super::houses::blocked;
use super::names;
use crate::grid::{
    Candidate, Candidates, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry, Group,
    House, Offset,
};
use crate::message::{CellName, HouseName, Message, words};

/// What rules candidates out though no house says so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keeper {
    /// A digit in a cell, to which they all lie alike.
    Steps(Candidate, Offset),
    /// A digit in a cell, by a constraint.
    Constraint(Candidate, ConstraintNumber),
    /// A constraint by itself.
    Limit(ConstraintNumber),
}

/// Candidates that are ruled out though no house says so, and by what.
pub(in crate::explanation) struct Beside {
    by: Keeper,
    gone: Vec<Candidate>,
}

/// What lies alike to a cell: digits with what they rule out there.
type Alike<'a> = (Offset, Vec<(Candidate, &'a Beside)>);

/// What rules out these candidates though no house says so: filled cells by steps on the board, and constraints.
fn beside(
    geometry: &Geometry,
    state: &Candidates,
    candidates: impl Iterator<Item = Candidate>,
) -> Vec<Beside> {
    let mut left: Vec<Candidate> = candidates.collect();
    let mut found: Vec<Beside> = Vec::new();
    let mut note =
        |by: Keeper, one: Candidate| match found.iter_mut().find(|beside| beside.by == by) {
            Some(beside) => beside.gone.push(one),
            None => found.push(Beside { by, gone: vec![one] }),
        };
    for (by, gone) in state.ruled_out_by_steps(geometry, left.iter().copied()) {
        for one in gone {
            left.retain(|it| *it != one);
            note(Keeper::Steps(by, geometry.offset(by, one)), one);
        }
    }
    if geometry.constraints().is_empty() {
        return found;
    }
    for one in left {
        if let Some(number) = geometry.limit(one) {
            note(Keeper::Limit(number), one);
        } else if let Some((by, number)) = keeper(geometry, state, one) {
            note(Keeper::Constraint(by, number), one);
        }
    }
    found
}

/// The digits that stand in a house of the cell.
fn seen_digits(geometry: &Geometry, state: &Candidates, cell: Cell) -> DigitSet {
    (geometry.groupmates(cell) & state.solved())
        .iter()
        .filter_map(|peer| state.value(peer))
        .collect()
}

/// In which houses a cell sees these digits: in as few as can be told, those that follow from others last.
pub(in crate::explanation) fn sights(
    geometry: &Geometry,
    state: &Candidates,
    cell: Cell,
    seen: DigitSet,
) -> Vec<(Group, DigitSet)> {
    let held = geometry.groups_of(cell).iter().map(|&house| {
        let filled = geometry.cells_of(house) & state.solved();
        (house, filled.iter().filter_map(|cell| state.value(cell)).collect::<DigitSet>())
    });
    let held: Vec<(Group, DigitSet)> = held.collect();
    let (mut left, mut sights) = (seen, Vec::new());
    // Of houses that show as many more, the first is taken.
    while let Some(&(house, digits)) = held.iter().rev().max_by_key(|(house, digits)| {
        let more = (*digits & left).len();
        (more > 0 && geometry.derivation(*house).is_none(), more)
    }) && !(digits & left).is_empty()
    {
        sights.push((house, digits & left));
        left = left - digits;
    }
    sights.sort_unstable_by_key(|(house, _)| *house);
    sights
}

/// What names a cell before a clause about it.
#[derive(Clone, Copy)]
pub(in crate::explanation) enum Named {
    /// A clause just before.
    Clause,
    /// The sentence that the clause is of.
    Sentence,
    /// Nothing.
    Nowhere,
}

/// What keeps digits out of a cell.
pub(in crate::explanation) struct OutOfCell {
    cell: Cell,
    /// The digits that it sees.
    pub(in crate::explanation) seen: DigitSet,
    /// The cells so many steps away whose digits rule others out.
    pub(in crate::explanation) beside: Vec<Beside>,
    /// The digits that were struck from it.
    pub(in crate::explanation) struck: DigitSet,
    of_marks: bool,
}

impl OutOfCell {
    /// What keeps all digits but these out of this cell.
    pub(in crate::explanation) fn of(
        geometry: &Geometry,
        state: &Candidates,
        cell: Cell,
        but: DigitSet,
    ) -> Self {
        let seen = seen_digits(geometry, state, cell);
        let unseen = geometry.all_digits() - seen - but;
        let of_cell = unseen.iter().map(|digit| Candidate { cell, digit });
        let beside = beside(geometry, state, of_cell);
        let gone = beside.iter().map(|it| digits_of(&it.gone));
        let struck = gone.fold(unseen, |left, gone| left - gone);
        Self { cell, seen, beside, struck, of_marks: state.are_of_marks() }
    }

    /// Whether that takes a clause for each.
    pub(in crate::explanation) fn takes_clauses(&self) -> bool {
        takes_clauses(&self.beside, !self.struck.is_empty(), self.of_marks)
    }

    /// What stands so many steps from the cell and rules digits out: all that lies alike to it in one clause, of which the first
    /// names the cell as far as it is not `named`.
    pub(in crate::explanation) fn neighbours(
        &self,
        geometry: &Geometry,
        named: Named,
    ) -> Vec<Message> {
        let mut alike: Vec<Alike<'_>> = Vec::new();
        for beside in &self.beside {
            let Keeper::Steps(by, of) = beside.by else { continue };
            match alike.iter_mut().find(|(offset, _)| *offset == of) {
                Some((_, known)) => known.push((by, beside)),
                None => alike.push((of, vec![(by, beside)])),
            }
        }
        let clause = |(number, (offset, besides)): (usize, &Alike<'_>)| {
            let gone = besides.iter().flat_map(|(_, it)| &it.gone);
            Message::from(words::KeptOutByNeighbours {
                by: besides.iter().map(|(by, _)| neighbour(geometry, *by)).collect(),
                cell: geometry.cell_name(self.cell),
                digits: names::digits(geometry, gone.map(|one| one.digit).collect()),
                long: offset.long,
                named: if number == 0 { named as usize } else { Named::Clause as usize },
                short: offset.short,
            })
        };
        let by_constraints = self.beside.iter().filter_map(|it| it.by_constraint(geometry));
        alike.iter().enumerate().map(clause).chain(by_constraints).collect()
    }

    /// All of it, each in a clause.
    pub(in crate::explanation) fn clauses(&self, geometry: &Geometry) -> Vec<Message> {
        let cell = geometry.cell_name(self.cell);
        let [seen, struck] = [self.seen, self.struck].map(|it| names::digits(geometry, it));
        let seen = (!seen.is_empty()).then(|| words::KeptOutInSight { cell, digits: seen }.into());
        let neighbours = {
            let named = if seen.is_none() { Named::Sentence } else { Named::Clause };
            self.neighbours(geometry, named)
        };
        let marks = usize::from(self.of_marks);
        let struck = (!struck.is_empty())
            .then(|| words::KeptOutStruck { cell, digits: struck, marks }.into());
        seen.into_iter().chain(neighbours).chain(struck).collect()
    }
}

impl Beside {
    /// That a constraint does not allow the candidates; nothing if they are ruled out by steps on the board.
    fn by_constraint(&self, geometry: &Geometry) -> Option<Message> {
        let cells = names::cells(geometry, cells_of(&self.gone));
        let digits = names::digits(geometry, digits_of(&self.gone));
        match self.by {
            Keeper::Steps(..) => None,
            Keeper::Constraint(by, number) => Some(Message::from(words::KeptOutByConstraint {
                by: geometry.cell_name(by.cell),
                cells,
                constraint: geometry.constraint_name(number),
                digits,
                near: geometry.digit_name(by.digit),
            })),
            Keeper::Limit(number) => {
                let constraint = geometry.constraint_name(number);
                Some(words::KeptOutByLimit { cells, constraint, digits }.into())
            }
        }
    }
}

/// A digit and its cell, from which steps are counted.
fn neighbour(geometry: &Geometry, by: Candidate) -> Message {
    words::KeptOutNeighbour { by: geometry.cell_name(by.cell), near: geometry.digit_name(by.digit) }
        .into()
}

/// What keeps a digit out of the empty cells of a house.
pub(in crate::explanation) struct OutOfHouse {
    /// The cells that see the digit.
    pub(in crate::explanation) others: Vec<CellName>,
    /// How many these are.
    pub(in crate::explanation) count: usize,
    /// The houses in which they see it.
    pub(in crate::explanation) seen: Vec<HouseName>,
    /// The digits so many steps from cells that rule it out there.
    pub(super) beside: Vec<Beside>,
    /// The cells from which it was struck.
    pub(in crate::explanation) struck: Vec<CellName>,
    of_marks: bool,
}

impl OutOfHouse {
    /// What keeps this digit out of this house.
    pub(in crate::explanation) fn of(
        geometry: &Geometry,
        state: &Candidates,
        house: House,
        digit: Digit,
    ) -> Self {
        let open = geometry.cells_of(house) - state.solved();
        let blocked = blocked(geometry, state, digit, open);
        let (beside, struck) = beside_or_struck(geometry, state, digit, blocked.struck);
        let blind = open - blocked.struck;
        Self {
            others: names::cells(geometry, blind),
            count: blind.len(),
            seen: names::houses(geometry, blocked.by),
            beside,
            struck: names::cells(geometry, struck),
            of_marks: state.are_of_marks(),
        }
    }

    /// Whether that takes a clause for each.
    pub(in crate::explanation) fn takes_clauses(&self) -> bool {
        takes_clauses(&self.beside, !self.struck.is_empty(), self.of_marks)
    }

    /// All of it, each in a clause.
    pub(in crate::explanation) fn clauses(self, geometry: &Geometry, digit: Digit) -> Vec<Message> {
        let Self { others, count, seen, beside, struck, of_marks } = self;
        let number = geometry.digit_name(digit);
        let seen = (count > 0)
            .then(|| words::KeptOutInHouses { count, digit: number, others, seen }.into());
        clauses_of_house(geometry, digit, seen, &beside, (struck, of_marks))
    }
}

/// Cells out of which the digit is kept though they see it in no house: by what is so many steps away, and those from which
/// it was struck.
pub(super) fn beside_or_struck(
    geometry: &Geometry,
    state: &Candidates,
    digit: Digit,
    cells: CellSet,
) -> (Vec<Beside>, CellSet) {
    let candidates = cells.iter().map(|cell| Candidate { cell, digit });
    let beside = beside(geometry, state, candidates);
    let gone = beside.iter().map(|it| cells_of(&it.gone));
    let struck = gone.fold(cells, |left, gone| left - gone);
    (beside, struck)
}

/// What keeps a digit out of a house, each in a clause: by which it is seen, if by any, what is so many steps from cells, and from
/// which cells it was struck, or where the puzzle is one of pencil marks, in which it is no candidate.
pub(super) fn clauses_of_house(
    geometry: &Geometry,
    digit: Digit,
    seen: Option<Message>,
    beside: &[Beside],
    (struck, of_marks): (Vec<CellName>, bool),
) -> Vec<Message> {
    let digit = geometry.digit_name(digit);
    let neighbours = beside.iter().filter_map(|beside| match beside.by {
        Keeper::Steps(by, offset) => Some(Message::from(words::KeptOutBeside {
            by: geometry.cell_name(by.cell),
            cells: names::cells(geometry, cells_of(&beside.gone)),
            count: beside.gone.len(),
            difference: offset.difference,
            digit,
            long: offset.long,
            near: geometry.digit_name(by.digit),
            short: offset.short,
        })),
        Keeper::Constraint(..) | Keeper::Limit(_) => beside.by_constraint(geometry),
    });
    let marks = usize::from(of_marks);
    let struck =
        (!struck.is_empty()).then(|| words::KeptOutOfCells { cells: struck, digit, marks }.into());
    seen.into_iter().chain(neighbours).chain(struck).collect()
}

fn digits_of(candidates: &[Candidate]) -> DigitSet {
    candidates.iter().map(|one| one.digit).collect()
}

/// The cells of these candidates.
pub(in crate::explanation) fn cells_of(candidates: &[Candidate]) -> CellSet {
    candidates.iter().map(|one| one.cell).collect()
}

/// Whether what keeps a digit out takes a clause for each reason: where something stands so many steps away, or was no
/// candidate from the start.
pub(super) fn takes_clauses<B>(beside: &[B], is_struck: bool, of_marks: bool) -> bool {
    !beside.is_empty() || of_marks && is_struck
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Board, Entry, StateText};
    use crate::test_grids::classic;

    #[test]
    fn what_lacks_in_a_puzzle_of_pencil_marks_was_not_struck() {
        let geometry = classic();
        let (cell, only) = (Cell::new(0), DigitSet::of(Digit::new(0)));
        let lacking = (geometry.all_digits() - only).iter();
        let removed: Vec<Candidate> = lacking.map(|digit| Candidate { cell, digit }).collect();
        let mut board = Board::empty(geometry.cell_count());
        let takes_clauses = |board: &Board| {
            let state = StateText { board: board.clone(), removed: removed.clone() };
            let state = state.candidates(&geometry);
            OutOfCell::of(&geometry, &state, cell, only).takes_clauses()
        };
        assert!(takes_clauses(&board), "there are no givens, so the marks are the puzzle");
        board.set(Cell::new(80), Entry::Given(Digit::new(4)));
        assert!(!takes_clauses(&board), "beside a given something was struck");
    }
}
