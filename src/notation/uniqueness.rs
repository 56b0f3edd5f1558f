//! Deadly patterns: cells that must not be left interchangeable.
//!
//! * `deadly 2/7 r89c35`: the digits and the cells; the one cell that can hold more does;
//! * `deadly 6/7 r56c29 +8`: one of the cells that can hold more holds this digit;
//! * `deadly 1/4 r23c49 +3/8 in r1c4`: with one of these, that cell makes a naked set of these digits;
//! * `deadly 3/4 r45c69, 4 strong in r4`: this digit has no places in the house but cells of the pattern; with two
//!   houses, `3 strong in r1 and r4` or `3 strong in r1 and c5`, no places but the corners of a rectangle.
//!
//! Where the digits are not written, each cell with two candidates has its own. Which cells are filled and which
//! can hold more, the state tells.

use super::consequence::{self, Consequence};
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{CellsWithDigits, Claim, Deadly, Fact, HeldSet, Sight, Step};

/// What stands before the pattern.
pub(super) const WORD: &str = "deadly ";
/// Between a digit and the houses in which it has no places but cells of the pattern, and between these: two houses beside
/// each other would read as a cell.
const STRONG_IN: &str = " strong in ";
const AND: &str = " and ";

/// What is written of a deadly pattern.
#[derive(Default)]
struct DeadlyNotation {
    /// The digits of all cells, if they have the same.
    base: Option<DigitSet>,
    cells: CellSet,
    /// The further digits of which the cells hold one.
    more: DigitSet,
    /// The cells that make a naked set with one of the pattern.
    set: CellSet,
    /// A digit and the houses in which it has no places but cells of the pattern.
    only: Option<(Digit, Vec<House>)>,
}

impl DeadlyNotation {
    /// The open cells that can hold nothing but base digits.
    fn floors(&self, moment: &Moment<'_>) -> CellSet {
        let open = self.cells - moment.state.solved();
        let is_floor = |digits: DigitSet| match self.base {
            Some(base) => digits.is_subset(base),
            None => digits.len() == 2,
        };
        open.iter().filter(|&cell| is_floor(moment.state.digits_of(cell))).collect()
    }

    /// The cells that are said to hold nothing but base digits: all that do, or only the corner opposite to one
    /// from which a digit goes both ways.
    fn told(&self, moment: &Moment<'_>) -> CellSet {
        let corner = match &self.only {
            Some((digit, houses)) if houses.len() > 1 => {
                let places = houses.iter().map(|&house| moment.places(house, *digit));
                places.reduce(|one, other| one & other).and_then(|both| both.only())
            }
            _ => None,
        };
        match corner {
            Some(corner) => {
                let (row, column) = (moment.geometry.row(corner), moment.geometry.column(corner));
                let is_opposite = |cell: &Cell| {
                    moment.geometry.row(*cell) != row && moment.geometry.column(*cell) != column
                };
                self.cells.iter().filter(is_opposite).collect()
            }
            None => self.floors(moment),
        }
    }
}

impl Written for DeadlyNotation {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let solved = moment.state.solved();
        let filled = self.cells & solved;
        let placed = |cell| moment.state.value(cell).map(|digit| Candidate { cell, digit });
        let told = self.told(moment);
        let floors = match self.base {
            Some(digits) if !told.is_empty() => vec![CellsWithDigits { cells: told, digits }],
            Some(_) => Vec::new(),
            None => HeldSet::in_state(moment.state, told).0,
        };
        let only = self.only.iter();
        let only =
            only.flat_map(|(digit, houses)| houses.iter().map(move |&house| (house, *digit)));
        let mut deadly = Deadly {
            cells: self.cells,
            filled: filled.iter().filter_map(placed).collect(),
            floors,
            places: only.map(|(house, digit)| moment.places_of(house, digit)).collect(),
            ..Deadly::default()
        };
        if !self.more.is_empty() {
            let roofs = self.cells - self.floors(moment) - solved;
            deadly.above = HeldSet::in_state(moment.state, roofs).0;
            let set = CellsWithDigits { cells: self.set, digits: self.more };
            deadly.set = Some(set).filter(|set| !set.cells.is_empty());
            let targets = consequence::struck(ends);
            deadly.sees = Some(Sight { cells: roofs | self.set, targets });
        }
        deadly.claims()
    }
}

/// `deadly 1/4 r23c49 +3/8 in r1c4`.
pub(super) fn write(moment: &Moment<'_>, step: &Step, deadly: &Deadly) -> Draft {
    let struck = |fact: Fact| matches!(fact, Fact::Absent(..)).then(|| fact.digit());
    let struck = step.conclusions.iter().filter_map(|end| struck(end.fact)).collect();
    let CellsWithDigits { cells: set, digits: more } = match (deadly.set, deadly.sees) {
        (Some(set), _) => set,
        (None, Some(_)) => CellsWithDigits { cells: CellSet::EMPTY, digits: struck },
        (None, None) => CellsWithDigits::default(),
    };
    let above = deadly.above.iter().fold(DigitSet::EMPTY, |all, held| all | held.digits);
    let base = match deadly.floors.as_slice() {
        [] => Some((deadly.base() | above) - more),
        [floor] => Some(floor.digits),
        _ => None,
    };
    let houses = || deadly.places.iter().map(|places| places.house).collect();
    let only = deadly.places.first().map(|places| (places.digit, houses()));
    let pattern = DeadlyNotation { base, cells: deadly.cells, more, set, only }.print(moment);
    let targets = deadly.sees.map_or(CellSet::EMPTY, |sight| sight.targets);
    Draft { pattern, ends: consequence::with_untold(moment, step, targets, more) }
}

impl DeadlyNotation {
    fn print(&self, moment: &Moment<'_>) -> String {
        let mut text = WORD.to_owned();
        if let Some(base) = self.base {
            text.push_str(&moment.digits(base.iter()));
            text.push(' ');
        }
        text.push_str(&moment.cells(self.cells));
        if !self.more.is_empty() {
            text.push_str(" +");
            text.push_str(&moment.digits(self.more.iter()));
        }
        if !self.set.is_empty() {
            text.push_str(" in ");
            text.push_str(&moment.cells(self.set));
        }
        if let Some((digit, houses)) = &self.only {
            text.push_str(", ");
            text.push_str(&moment.digit(*digit));
            let houses: Vec<String> = houses.iter().map(|&house| moment.house(house)).collect();
            text.push_str(STRONG_IN);
            text.push_str(&houses.join(AND));
        }
        text
    }
}

/// Reads `1/4 r23c49 +3/8 in r1c4` behind the word.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<impl Written + use<>> {
    let mut told = DeadlyNotation::default();
    if reader.is_digit_next() {
        told.base = Some(reader.digits()?.into_iter().collect());
        reader.expect(" ")?;
    }
    told.cells = reader.cells()?;
    if reader.takes(" +") {
        told.more = reader.digits()?.into_iter().collect();
        if reader.takes(" in ") {
            told.set = reader.cells()?;
        }
    }
    if reader.takes(", ") {
        let digit = reader.digit()?;
        reader.expect(STRONG_IN)?;
        let mut houses = vec![reader.house()?];
        while reader.takes(AND) {
            houses.push(reader.house()?);
        }
        told.only = Some((digit, houses));
    }
    Ok(told)
}
