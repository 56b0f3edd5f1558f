//! Houses and sums that are added and taken away: the rule of 45, and what is left over.

use super::constraint::constraint_names;
use super::names;
use super::shape::{Telling, struck_by};
use super::ways::{Allowed, Ways, whole_number};
use crate::grid::{Candidate, Cell, CellSet, ConstraintNumber, Geometry, House, Sum};
use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{HouseName, Message, words};
use crate::proof::{Balance, Leftover, SumPart};

/// So many sums are named; of more it is told how many they are.
const MOST_NAMED: usize = 6;

/// What is added and taken away, sorted.
struct Parts {
    /// Houses that are added, and taken away.
    houses: [Vec<House>; 2],
    /// Sums that are added, and taken away.
    sums: [Vec<u16>; 2],
    left: Leftover,
}

impl Parts {
    /// The parts with houses added rather than taken away.
    fn of(geometry: &Geometry, balance: &Balance) -> Self {
        let is_house = |part: &SumPart| matches!(part, SumPart::House(_));
        let is_turned = balance.taken.iter().filter(|part| is_house(part)).count()
            > balance.added.iter().filter(|part| is_house(part)).count();
        let both = [&balance.added, &balance.taken];
        let [added, taken] = if is_turned { [both[1], both[0]] } else { both };
        let houses = |parts: &[SumPart]| {
            let houses = parts.iter().filter_map(|part| match part {
                SumPart::House(house) => Some(*house),
                SumPart::Sum(_) => None,
            });
            houses.collect()
        };
        let sums = |parts: &[SumPart]| {
            let sums = parts.iter().filter_map(|part| match part {
                SumPart::Sum(number) => Some(*number),
                SumPart::House(_) => None,
            });
            sums.collect()
        };
        Self {
            houses: [houses(added), houses(taken)],
            sums: [sums(added), sums(taken)],
            left: Leftover::of(geometry, added, taken),
        }
    }

    /// Whether whole sums are taken from whole houses, and each cell that is left counts once.
    fn is_plain(&self, geometry: &Geometry) -> bool {
        let is_whole = |number: &u16| {
            let sum = geometry.sums().get(usize::from(*number));
            sum.is_some_and(|sum: &Sum| sum.terms.iter().all(|(_, weight)| *weight == 1))
        };
        let is_once = |(_, weight): &(Cell, i64)| weight.abs() == 1;
        self.houses[1].is_empty()
            && self.sums[0].is_empty()
            && self.sums[1].iter().all(is_whole)
            && self.left.terms.iter().all(is_once)
    }

    /// The cells that are left, or those that stick out.
    fn cells(&self, sign: i64) -> CellSet {
        let terms = self.left.terms.iter().filter(|(_, weight)| weight.signum() == sign);
        terms.map(|(cell, _)| *cell).collect()
    }

    fn constraints(&self, geometry: &Geometry, side: usize) -> Vec<ConstraintNumber> {
        let sums = self.sums[side].iter().filter_map(|it| geometry.sums().get(usize::from(*it)));
        sums.map(|sum| sum.constraint).collect()
    }
}

/// What is added and taken away, and what is left, named.
struct Sides {
    added: Vec<Message>,
    taken: Vec<Message>,
    plus: Vec<Message>,
    minus: Vec<Message>,
    total: i64,
}

impl Sides {
    /// The parts, turned so that something is added and something left.
    fn of(geometry: &Geometry, parts: &Parts) -> Self {
        let side = |side: usize| {
            let houses = names::houses(geometry, parts.houses[side].iter().copied());
            let sums = constraint_names(geometry, &parts.constraints(geometry, side));
            let both = [houses, sums].into_iter().filter(|names| !names.is_empty());
            both.map(|houses| words::BalancePart { houses }.into()).collect::<Vec<Message>>()
        };
        let terms = |sign: i64| {
            let mut times: Vec<i64> = parts.left.terms.iter().map(|it| it.1 * sign).collect();
            times.sort_unstable();
            times.dedup();
            let told = times.into_iter().filter(|times| *times > 0).map(|times| {
                let cells = parts.left.terms.iter().filter(|it| it.1 * sign == times);
                let cells = names::cells(geometry, cells.map(|it| it.0).collect());
                words::BalanceTerm { cells, times }.into()
            });
            told.collect::<Vec<Message>>()
        };
        let (added, taken, plus, minus) = (side(0), side(1), terms(1), terms(-1));
        let total = parts.left.total;
        if plus.is_empty() || added.is_empty() {
            return Self { added: taken, taken: added, plus: minus, minus: plus, total: -total };
        }
        Self { added, taken, plus, minus, total }
    }
}

/// Says what is left of houses and sums, as a clause.
pub(super) fn statement(geometry: &Geometry, added: &[SumPart], taken: &[SumPart]) -> Message {
    let balance = Balance { added: added.to_vec(), taken: taken.to_vec(), held: Vec::new() };
    let parts = Parts::of(geometry, &balance);
    let each = parts.left.each.unwrap_or_default();
    let digits = usize::from(parts.left.each.is_some());
    let Sides { added, taken, plus, minus, total } = Sides::of(geometry, &parts);
    words::ClaimBalance { added, digits, each, minus, plus, taken, total }.into()
}

impl Telling<'_> {
    /// What is left of houses and sums.
    pub(super) fn balance(&self, balance: &Balance) -> Message {
        let parts = Parts::of(self.geometry, balance);
        if parts.left.each.is_some() {
            return self.leftovers(balance, &parts);
        }
        if parts.houses[0].is_empty() || !parts.is_plain(self.geometry) {
            return self.balance_of_any(balance, &parts);
        }
        let whole = whole_number(parts.houses[0].len()) * self.geometry.worths().total();
        let all = parts.constraints(self.geometry, 1);
        let named = if all.len() > MOST_NAMED { &[][..] } else { &all };
        let (inner, outer) = (parts.cells(1), parts.cells(-1));
        let left = parts.left.total;
        let total = if inner.is_empty() { -left } else { left.abs() };
        let total = if outer.is_empty() { left } else { total };
        let ways = self.ways_of(balance, &parts.left);
        shapes::Balance {
            constraints: constraint_names(self.geometry, named),
            count: all.len(),
            eliminations: self.eliminations(&self.step.conclusions),
            held: self.held(&balance.held),
            houses: self.house_names(&parts.houses[0]),
            innies: names::cells(self.geometry, inner),
            left: total,
            more: left.signum(),
            outies: names::cells(self.geometry, outer),
            part: whole - left,
            ways,
            whole,
        }
        .told(self.length)
    }

    /// How the cells that are left can be filled, if these ways are few and rule out what is struck.
    fn ways_of(&self, balance: &Balance, left: &Leftover) -> Vec<Message> {
        // Of one cell it has been told what it holds.
        if self.length == Length::Brief || left.terms.len() < 2 {
            return Vec::new();
        }
        let struck: Vec<Candidate> = struck_by(&self.step.conclusions).collect();
        let ways = Ways::of_total(
            self.geometry.worths(),
            left,
            &Allowed::of(self.geometry, &balance.held),
        );
        let ways = ways.filter(|ways| struck.iter().all(|it| ways.rule_out(self.geometry, *it)));
        ways.and_then(|ways| ways.told(self.geometry, &struck)).unwrap_or_default()
    }

    /// Sums that are added, or in which cells count several times or are taken away.
    fn balance_of_any(&self, balance: &Balance, parts: &Parts) -> Message {
        let Sides { added, taken, plus, minus, total } = Sides::of(self.geometry, parts);
        let held = self.held(&balance.held);
        let eliminations = self.eliminations(&self.step.conclusions);
        shapes::BalanceAny { added, eliminations, held, minus, plus, taken, total }
            .told(self.length)
    }

    /// Houses alone: what is left of the one holds the same digits as what is left of the others.
    fn leftovers(&self, balance: &Balance, parts: &Parts) -> Message {
        let is_twice = parts.left.terms.iter().any(|(_, weight)| weight.abs() > 1);
        shapes::Leftovers {
            added: self.house_names(&parts.houses[0]),
            each: parts.left.each.unwrap_or_default(),
            eliminations: self.eliminations(&self.step.conclusions),
            held: self.held(&balance.held),
            innies: names::cells(self.geometry, parts.cells(1)),
            outies: names::cells(self.geometry, parts.cells(-1)),
            taken: self.house_names(&parts.houses[1]),
            twice: usize::from(is_twice),
        }
        .told(self.length)
    }

    fn house_names(&self, houses: &[House]) -> Vec<HouseName> {
        names::houses(self.geometry, houses.iter().copied())
    }
}
