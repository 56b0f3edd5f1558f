//! Deadly patterns: cells that must not be left interchangeable.
//!
//! * `deadly 2/7 r89c35`: the digits and the cells; the one cell that can hold more does;
//! * `deadly 6/7 r56c29 +8`: one of the cells that can hold more holds this digit;
//! * `deadly 1/4 r23c49 +3/8 in r1c4`: with one of these, that cell makes a naked set of these digits;
//! * `deadly 3/4 r45c69, 4 in r4`: this digit has no places in the house but cells of the pattern; with two
//!   houses, `3 in r14` or `3 in r1c5`, no places but the corners of a rectangle.
//!
//! Where the digits are not written, each cell with two candidates has its own. Which cells are filled and which
//! can hold more, the state tells.

use super::consequence::{self, Consequence};
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, DigitSet, House};
use crate::proof::{self, Claim, Fact, Role, Statement, Step};

/// What stands before the pattern.
pub(super) const WORD: &str = "deadly ";

/// What is written of a deadly pattern.
#[derive(Default)]
struct Deadly {
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

impl Deadly {
    /// The open cells that can hold nothing but base digits.
    fn floors(&self, moment: &Moment<'_>) -> CellSet {
        let open = self.cells - moment.state.solved();
        let is_floor = |digits: DigitSet| match self.base {
            Some(base) => digits.is_subset(base),
            None => digits.len() == 2,
        };
        open.iter().filter(|&cell| is_floor(moment.state.digits_of(cell))).collect()
    }

    /// What the filled cells and these hold.
    fn held(&self, moment: &Moment<'_>, floors: CellSet) -> Vec<Claim> {
        let filled = self.cells & moment.state.solved();
        let placed = |cell| moment.state.value(cell).map(|digit| (cell, digit));
        let filled: Vec<_> = filled.iter().filter_map(placed).collect();
        let mut held = Vec::new();
        if !filled.is_empty() {
            held.push(Statement::Filled(filled));
        }
        match self.base {
            Some(digits) if !floors.is_empty() => {
                held.push(Statement::OnlyDigits { cells: floors, digits });
            }
            Some(_) => {}
            None => held.extend(Statement::candidates_of(moment.state, floors)),
        }
        held.into_iter().map(|held| Claim::new(Role::Deadly, held)).collect()
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

impl Pattern for Deadly {
    fn claims(&self, moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Claim> {
        let mut claims = self.held(moment, self.told(moment));
        if let Some((digit, houses)) = &self.only {
            let places =
                |&house: &House| Claim::new(Role::Deadly, moment.open_places(house, *digit));
            claims.extend(houses.iter().map(places));
        }
        if !self.more.is_empty() {
            let roofs = self.cells - self.floors(moment) - moment.state.solved();
            let can_hold = Statement::candidates_of(moment.state, roofs).into_iter();
            claims.extend(can_hold.map(|only| Claim::new(Role::Deadly, only)));
            if !self.set.is_empty() {
                let only = Statement::OnlyDigits { cells: self.set, digits: self.more };
                claims.push(Claim::new(Role::Set(0), only));
            }
            let (cells, targets) = (roofs | self.set, consequence::struck(ends));
            claims.push(Claim::new(Role::Target, Statement::Sees { cells, targets }));
        }
        claims.push(Claim::new(Role::Deadly, Statement::NotGiven(self.cells)));
        claims.push(Claim::new(Role::Premise, Statement::OneSolution));
        claims
    }
}

/// `deadly 1/4 r23c49 +3/8 in r1c4`.
pub(super) fn write(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let deadly = proof::Deadly::of(step)?;
    let struck = |fact: Fact| matches!(fact, Fact::Absent(..)).then(|| fact.digit());
    let struck = step.conclusions.iter().filter_map(|end| struck(end.fact)).collect();
    let (set, more) = match (deadly.set, deadly.sees) {
        (Some(set), _) => set,
        (None, Some(_)) => (CellSet::EMPTY, struck),
        (None, None) => (CellSet::EMPTY, DigitSet::EMPTY),
    };
    let above = deadly.above.iter().fold(DigitSet::EMPTY, |all, &(_, digits)| all | digits);
    let base = match deadly.floors.as_slice() {
        [] => Some((deadly.base() | above) - more),
        [(_, digits)] => Some(*digits),
        _ => None,
    };
    let only = deadly
        .places
        .first()
        .map(|&(_, digit, _)| (digit, deadly.places.iter().map(|&(house, ..)| house).collect()));
    let pattern = Deadly { base, cells: deadly.cells, more, set, only }.print(moment);
    let targets = deadly.sees.map_or(CellSet::EMPTY, |(_, targets)| targets);
    Some(Draft { pattern, ends: consequence::with_untold(moment, step, targets, more) })
}

impl Deadly {
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
            text.push_str(" in ");
            text.push_str(&moment.houses(houses));
        }
        text
    }
}

/// Reads `1/4 r23c49 +3/8 in r1c4` behind the word.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<impl Pattern + use<>> {
    let mut deadly = Deadly::default();
    if reader.is_digit_next() {
        deadly.base = Some(reader.digits()?.into_iter().collect());
        reader.expect(" ")?;
    }
    deadly.cells = reader.cells()?;
    if reader.takes(" +") {
        deadly.more = reader.digits()?.into_iter().collect();
        if reader.takes(" in ") {
            deadly.set = reader.cells()?;
        }
    }
    if reader.takes(", ") {
        let digit = reader.digit()?;
        reader.expect(" in ")?;
        deadly.only = Some((digit, reader.houses()?));
    }
    Ok(deadly)
}
