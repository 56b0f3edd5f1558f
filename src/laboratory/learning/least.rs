//! The fewest statements that give a conclusion.

use std::collections::BTreeSet;

use duvod::grid::{Candidates, Cell, Digit, DigitSet, Geometry, House};
use duvod::proof::schema::{
    Atom, Clauses, End, MOST_CELLS, MOST_DIGITS, MOST_HOUSES, Refuted, Schema, Sort,
};
use duvod::proof::{CaseEnd, Claim, Fact, Statement, Step};

/// So many clauses are looked at to find out whether statements are enough.
const CLAUSES: u64 = 300_000;

/// So many where names stand for what is left.
const MORE_CLAUSES: u64 = 2_000_000;

/// So many statements are looked at; a step that looked at more teaches nothing that a person could keep.
const MOST: usize = 80;

/// Something that is so in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    /// What a cell may hold.
    Cell(Cell),
    /// Where a digit may be in a house.
    Digit(House, Digit),
}

/// The pattern by which a fact that a step concludes follows, with as little as is needed.
pub(super) fn pattern(
    geometry: &Geometry,
    state: &Candidates,
    step: &Step,
    fact: Fact,
) -> Option<Schema> {
    let mut seen = BTreeSet::new();
    looked_at(step, &mut seen)?;
    seen.retain(|it| is_open(geometry, state, *it));
    if seen.len() > MOST {
        return None;
    }
    let all = Sightings { geometry, state, fact };
    let mut seen: Vec<Seen> = seen.into_iter().collect();
    if !all.are_enough(&seen) {
        return None;
    }
    // The widest are left out first.
    seen.sort_by_key(|it| all.width(*it));
    for place in (0..seen.len()).rev() {
        let left_out = seen.remove(place);
        if !all.are_enough(&seen) {
            seen.insert(place, left_out);
        }
    }
    all.pattern(&seen)
}

/// What a step and those within it look at; `None` if it is something that no pattern says.
fn looked_at(step: &Step, seen: &mut BTreeSet<Seen>) -> Option<()> {
    for claim in &step.claims {
        looked_at_by(claim, seen)?;
    }
    for case in &step.cases {
        case.steps.iter().try_for_each(|step| looked_at(step, seen))?;
        if let CaseEnd::Contradiction(claim) = &case.end {
            looked_at_by(claim, seen)?;
        }
    }
    Some(())
}

fn looked_at_by(claim: &Claim, seen: &mut BTreeSet<Seen>) -> Option<()> {
    match &claim.statement {
        Statement::OnlyDigits { cells, .. } => seen.extend(cells.iter().map(Seen::Cell)),
        Statement::NoDigit(cell) => {
            let _ = seen.insert(Seen::Cell(*cell));
        }
        Statement::OnlyPlaces { house, digit, .. } | Statement::NoPlace { house, digit } => {
            let _ = seen.insert(Seen::Digit(*house, *digit));
        }
        Statement::Filled(filled) => seen.extend(filled.iter().map(|it| Seen::Cell(it.cell))),
        Statement::Sees { .. } | Statement::NotBoth { .. } | Statement::AtMostOnce { .. } => {}
        Statement::NotGiven(_)
        | Statement::OneSolution
        | Statement::Obeys(_)
        | Statement::Balance { .. } => return None,
    }
    Some(())
}

/// Whether there is something to see of it: the cell is empty, the digit is not yet in the house.
fn is_open(geometry: &Geometry, state: &Candidates, seen: Seen) -> bool {
    match seen {
        Seen::Cell(cell) => !state.solved().contains(cell),
        Seen::Digit(house, digit) => {
            !state.places_in(geometry, house, digit).intersects(&state.solved())
        }
    }
}

/// A state in which a fact is to follow.
struct Sightings<'a> {
    geometry: &'a Geometry,
    state: &'a Candidates,
    fact: Fact,
}

impl Sightings<'_> {
    fn width(&self, seen: Seen) -> usize {
        match seen {
            Seen::Cell(cell) => self.state.digits_of(cell).len(),
            Seen::Digit(house, digit) => self.state.places_in(self.geometry, house, digit).len(),
        }
    }

    /// The cells of which something is said.
    fn cells(&self, seen: &[Seen]) -> Vec<Cell> {
        let mut cells: BTreeSet<Cell> = BTreeSet::new();
        let _ = cells.insert(self.fact.cell());
        for one in seen {
            match *one {
                Seen::Cell(cell) => {
                    let _ = cells.insert(cell);
                }
                Seen::Digit(house, digit) => {
                    cells.extend(self.state.places_in(self.geometry, house, digit).iter());
                }
            }
        }
        cells.into_iter().collect()
    }

    /// Whether these contradict that the fact is not so, with which of their cells see each other.
    fn are_enough(&self, seen: &[Seen]) -> bool {
        let cells = self.cells(seen);
        let place = |cell: Cell| cells.binary_search(&cell).unwrap_or_default();
        let mut clauses = Clauses::new(cells.len(), self.geometry.digit_count());
        clauses.one_digit_a_cell(cells.len());
        for (one, &cell) in cells.iter().enumerate() {
            let peers = self.geometry.peers(cell);
            for (other, _) in cells[..one].iter().enumerate().filter(|(_, it)| peers.contains(**it))
            {
                clauses.apart(one, other);
            }
        }
        for one in seen {
            match *one {
                Seen::Cell(cell) => clauses.one_of(
                    self.state.digits_of(cell).iter().map(|digit| (place(cell), digit.index())),
                ),
                Seen::Digit(house, digit) => {
                    let places = self.state.places_in(self.geometry, house, digit);
                    clauses.one_of(places.iter().map(|cell| (place(cell), digit.index())));
                }
            }
        }
        clauses.one_of([(place(self.fact.cell()), self.fact.digit().index())]);
        matches!(clauses.refute(&mut CLAUSES.clone()), Refuted::Yes(_))
    }

    /// These with names for what they speak of, and with as few as are needed of which cells see each other.
    fn pattern(&self, seen: &[Seen]) -> Option<Schema> {
        let cells = self.cells(seen);
        let mut digits = DigitSet::of(self.fact.digit());
        let mut houses = 0;
        for one in seen {
            match *one {
                Seen::Cell(cell) => digits |= self.state.digits_of(cell),
                Seen::Digit(_, digit) => {
                    digits |= DigitSet::of(digit);
                    houses += 1;
                }
            }
        }
        let digits: Vec<Digit> = digits.iter().collect();
        if cells.len() > MOST_CELLS || digits.len() > MOST_DIGITS || houses > MOST_HOUSES {
            return None;
        }
        let cell = |it: Cell| cells.binary_search(&it).unwrap_or_default();
        let digit = |it: Digit| digits.binary_search(&it).unwrap_or_default();
        let (mut atoms, mut house) = (Vec::new(), 0);
        for one in seen {
            atoms.push(match *one {
                Seen::Cell(it) => Atom::OnlyDigits {
                    cells: vec![cell(it)],
                    digits: self.state.digits_of(it).iter().map(digit).collect(),
                },
                Seen::Digit(its, one) => {
                    house += 1;
                    let places = self.state.places_in(self.geometry, its, one);
                    let cells = places.iter().map(cell).collect();
                    Atom::OnlyPlaces { house: house - 1, digit: digit(one), cells }
                }
            });
        }
        let end =
            End { cell: cell(self.fact.cell()), digit: digit(self.fact.digit()), holds: false };
        for (one, &it) in cells.iter().enumerate() {
            let peers = self.geometry.peers(it);
            let seen = (0..one).filter(|&other| peers.contains(cells[other]));
            atoms.extend(seen.map(|other| Atom::Sees(vec![other], vec![one])));
        }
        let width = houses.to_string().len();
        let mut pattern = Schema {
            sizes: Vec::new(),
            cells: (1..=cells.len()).map(|number| format!("c{number}")).collect(),
            digits: (0..digits.len()).map(|number| letter(number).to_string()).collect(),
            // Names of one length come in the order of their numbers.
            houses: (1..=houses).map(|number| (format!("h{number:0width$}"), Sort::Any)).collect(),
            atoms,
            ends: vec![end],
        };
        if !is_proved(&pattern) {
            return None;
        }
        for place in (0..pattern.atoms.len()).rev() {
            let left_out = pattern.atoms.remove(place);
            if !is_proved(&pattern) {
                pattern.atoms.insert(place, left_out);
            }
        }
        Some(pattern.without_idle_names())
    }
}

fn is_proved(pattern: &Schema) -> bool {
    matches!(pattern.refute(MORE_CLAUSES), Refuted::Yes(_))
}

fn letter(number: usize) -> char {
    char::from(b'a' + u8::try_from(number).unwrap_or_default())
}
