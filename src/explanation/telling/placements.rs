//! Full placements of a digit, or of several that stand in each other's way.

use std::collections::BTreeSet;

use super::names;
use super::shape::{Telling, struck_by};
use crate::grid::{Candidate, Cell, CellSet, Digit, House};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Fact, Placements, Places};

/// More ways to place a digit than these are not told one by one.
const MOST_WAYS: usize = 6;

/// Of no more cells is it told what would follow if the digit were in them.
const MOST_BLOCKED: usize = 3;

/// With more beginnings of ways than these nothing is told one by one.
const MOST_GONE_THROUGH: usize = 10_000;

impl Telling<'_> {
    /// All ways to place a digit in these rows, if they are few.
    fn ways(&self, placements: &Placements) -> Option<Vec<CellSet>> {
        let ways = self.all_ways(placements.all(), CellSet::EMPTY)?;
        (ways.len() <= MOST_WAYS).then_some(ways)
    }

    /// All ways to place a digit in rows with these places, without the cells that are lost to it; none if there are very
    /// many.
    fn all_ways<'p>(
        &self,
        rows: impl Iterator<Item = &'p Places>,
        lost: CellSet,
    ) -> Option<Vec<CellSet>> {
        let mut ways = vec![CellSet::EMPTY];
        for places in rows {
            let longer = ways.iter().flat_map(|&way| {
                let cells = (places.cells - lost).iter();
                let fits = cells.filter(move |&cell| !self.geometry.peers(cell).intersects(&way));
                fits.map(move |cell| way | CellSet::of(cell))
            });
            ways = longer.take(MOST_GONE_THROUGH + 1).collect();
            if ways.len() > MOST_GONE_THROUGH {
                return None;
            }
        }
        Some(ways)
    }

    /// The cells that every placement of one of several digits uses and that are lost to another, each digit a sentence.
    fn sure(&self, placements: &Placements, told: Digit) -> Vec<Message> {
        let mut sure: Vec<(Digit, CellSet)> =
            placements.digits().iter().map(|digit| (digit, CellSet::EMPTY)).collect();
        let places = |digit: Digit| placements.all().filter(move |one| one.digit == digit);
        loop {
            let before = sure.clone();
            for place in 0..sure.len() {
                let (digit, _) = sure[place];
                let others = sure.iter().filter(|&&(other, _)| other != digit);
                let lost = others.fold(CellSet::EMPTY, |all, &(_, cells)| all | cells);
                let Some(ways) = self.all_ways(places(digit), lost) else { continue };
                let shared = ways.into_iter().reduce(|all, way| all & way);
                sure[place].1 = shared.unwrap_or_default();
            }
            if sure == before {
                break;
            }
        }
        let is_wanted = |cell: Cell, digit: Digit| {
            placements.all().any(|one| one.digit != digit && one.cells.contains(cell))
        };
        let told = sure.into_iter().filter(|&(digit, _)| digit != told);
        let told = told.filter_map(|(digit, cells)| {
            let cells: CellSet = cells.iter().filter(|&cell| is_wanted(cell, digit)).collect();
            let (digit, cells) =
                (self.geometry.digit_name(digit), names::cells(self.geometry, cells));
            (!cells.is_empty()).then(|| words::TemplateSure { cells, digit }.into())
        });
        told.collect()
    }

    /// Why the digit has no full placement with any of the cells that it is struck from, each a clause; none if that is not
    /// seen without trying.
    fn blocked(&self, placements: &Placements) -> Vec<Message> {
        let struck: Vec<Candidate> = struck_by(&self.step.conclusions).collect();
        let told = struck.iter().map(|&one| self.blocked_by(one, placements));
        let told = if struck.len() > MOST_BLOCKED { None } else { told.collect() };
        told.unwrap_or_default()
    }

    /// Where in the rows the digit would have to be if it were in this cell, until one has no place for it.
    fn blocked_by(
        &self,
        Candidate { cell, digit }: Candidate,
        placements: &Placements,
    ) -> Option<Message> {
        let open = |row: &&Places| !self.geometry.cells_of(row.house).contains(cell);
        let mut rows: Vec<&Places> = placements.all().filter(open).collect();
        let mut lost = self.geometry.peers(cell);
        let mut forced = Vec::new();
        let dead = loop {
            if let Some(row) = rows.iter().find(|row| (row.cells - lost).is_empty()) {
                break row.house;
            }
            let only = |row: &&Places| Some((row.house, (row.cells - lost).only()?));
            let (house, next) = rows.iter().find_map(only)?;
            rows.retain(|row| row.house != house);
            lost |= self.geometry.peers(next);
            let (cell, house) = (self.geometry.cell_name(next), self.geometry.house_name(house));
            forced.push(Message::from(words::TemplateForced { cell, house }));
        };
        Some(Message::from(words::TemplateBlocked {
            cell: self.geometry.cell_name(cell),
            digit: self.geometry.digit_name(digit),
            forced,
            house: self.geometry.house_name(dead),
        }))
    }

    /// Full placements of digits: rows in which their places can only be chosen so.
    pub(super) fn placements(&self, placements: &Placements) -> Message {
        let rows: BTreeSet<House> = placements.all().map(|places| places.house).collect();
        let digits = placements.digits();
        let holds = self.step.conclusions.iter().filter_map(|end| match end.fact {
            Fact::Holds(cell, _) => Some(cell),
            Fact::Absent(..) => None,
        });
        let holds: CellSet = holds.collect();
        let first = self.step.conclusions.first();
        let digit = first.map_or(placements.first.digit, |end| end.fact.digit());
        let ways = digits.only().and_then(|_| self.ways(placements));
        let ways: Vec<Message> = ways
            .into_iter()
            .flatten()
            .map(|cells| {
                Message::from(words::TemplateWay { cells: names::cells(self.geometry, cells) })
            })
            .collect();
        let (count, only) = (rows.len(), digits.only().is_some());
        let rows = names::houses(self.geometry, rows.iter().copied());
        let (cells, is_set) = (names::cells(self.geometry, holds), !holds.is_empty());
        let sure = if only { Vec::new() } else { self.sure(placements, digit) };
        let digit = self.geometry.digit_name(digit);
        let digits = names::digits(self.geometry, digits);
        let eliminations = self.eliminations(&self.step.conclusions);
        match (is_set, only) {
            (false, true) => {
                let targets = self.targets(&self.step.conclusions);
                let is_untold = ways.is_empty();
                let blocked = if is_untold { self.blocked(placements) } else { Vec::new() };
                shapes::TemplateDelete { blocked, count, digit, eliminations, rows, targets, ways }
                    .told(self.length)
            }
            (true, true) => {
                shapes::TemplateSet { cells, count, digit, rows, ways }.told(self.length)
            }
            (false, false) => {
                let targets = self.targets(&self.step.conclusions);
                shapes::TemplateDeleteJoint {
                    count,
                    digit,
                    digits,
                    eliminations,
                    rows,
                    sure,
                    targets,
                }
                .told(self.length)
            }
            (true, false) => shapes::TemplateSetJoint { cells, count, digit, digits, rows, sure }
                .told(self.length),
        }
    }
}
