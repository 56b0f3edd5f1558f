//! Houses and sums that are added and taken away: the rule of 45 with innies and outies, and what is left over.
//!
//! Which sums go with which houses is found once for a grid. What a state leaves of them is asked of few cells.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::super::Visitor;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House, HouseKind, Sum};
use crate::inference::tools::view::View;
use crate::knowledge::Balancing;
use crate::proof::{Balance, Conclusion, Fact, HeldSet, Leftover, Pattern, RuleId, Step, SumPart};

/// So many ways to fill the cells that are left are gone through.
const MOST_WAYS: usize = 20_000;

/// What may be added and taken away on a grid so that few cells are left.
#[derive(Default)]
pub(super) struct Balances(Vec<Prepared>);

struct Prepared {
    added: Vec<SumPart>,
    taken: Vec<SumPart>,
    left: Leftover,
}

impl Balances {
    /// All that leave at most so many cells.
    pub(super) fn of(geometry: &Geometry, balancing: Balancing) -> Self {
        let mut prepared = Vec::new();
        let mut known = BTreeSet::new();
        let least = if balancing.of_houses { 1 } else { balancing.houses };
        let unions = (least..=balancing.houses).flat_map(|count| unions(geometry, count));
        for houses in unions {
            let taken = if balancing.of_houses {
                areas(geometry, &houses)
            } else {
                sums(geometry, &houses)
            };
            for taken in taken.into_iter().filter(|taken| !taken.is_empty()) {
                let added: Vec<SumPart> = houses.iter().copied().map(SumPart::House).collect();
                let left = Leftover::of(geometry, &added, &taken);
                let is_small = (1..=balancing.left).contains(&left.terms.len());
                if is_small && known.insert((left.terms.clone(), left.total)) {
                    prepared.push(Prepared { added, taken, left });
                }
            }
        }
        prepared.sort_by_key(|it| it.left.terms.len());
        Self(prepared)
    }

    pub(super) fn search<const W: usize>(
        &self,
        rule: RuleId,
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.0.iter().try_for_each(|prepared| {
            let steps = Looked { prepared, view }.steps(rule);
            steps.into_iter().try_for_each(&mut *visit)
        })
    }
}

/// Houses that share no cell, so many: lines beside each other, or any areas; one house of whatever kind.
fn unions(geometry: &Geometry, count: usize) -> Vec<Vec<House>> {
    let [rows, columns] = geometry.lines();
    let runs = |lines: &[House]| lines.windows(count).map(<[House]>::to_vec).collect::<Vec<_>>();
    let areas: Vec<House> = geometry.areas().collect();
    let mut unions = [runs(rows), runs(columns), choices(&areas, count)].concat();
    if count == 1 {
        unions.extend(geometry.extra_houses().map(|house| vec![house]));
    }
    unions
}

/// All choices of so many houses, in order.
fn choices(houses: &[House], count: usize) -> Vec<Vec<House>> {
    let Some(fewer) = count.checked_sub(1) else { return vec![Vec::new()] };
    let with = |(place, &first): (usize, &House)| {
        let rest = choices(&houses[place + 1..], fewer);
        rest.into_iter().map(move |rest| [&[first][..], &rest].concat()).collect::<Vec<_>>()
    };
    houses.iter().enumerate().flat_map(with).collect()
}

/// Sums to take away from houses: those within them, those that are mostly within them, and all that have a cell there.
fn sums(geometry: &Geometry, houses: &[House]) -> Vec<Vec<SumPart>> {
    let cells = houses.iter().fold(CellSet::EMPTY, |all, &it| all | geometry.cells_of(it));
    let of_sum = |sum: &Sum| -> CellSet { sum.terms.iter().map(|(cell, _)| *cell).collect() };
    // A sum in which each cell counts once: a cage, the clue of a diagonal.
    let plain = geometry.sums().iter().enumerate();
    let plain = plain.filter(|(_, sum)| sum.terms.iter().all(|(_, weight)| *weight == 1));
    let plain: Vec<(u16, CellSet)> =
        plain.map(|(number, sum)| (number as u16, of_sum(sum))).collect();
    let with = |least: &dyn Fn(usize) -> usize| {
        let mut covered = CellSet::EMPTY;
        let mut taken = Vec::new();
        for (number, of_sum) in &plain {
            let within = (*of_sum & cells).len();
            if within >= least(of_sum.len()).max(1) && !of_sum.intersects(&covered) {
                covered |= *of_sum;
                taken.push(SumPart::Sum(*number));
            }
        }
        taken
    };
    let mut all = vec![with(&|count| count), with(&|count| count / 2 + 1), with(&|_| 1)];
    all.dedup();
    all
}

/// Areas to take away from lines, as many as these, where the grid is made of regions of any form.
fn areas(geometry: &Geometry, lines: &[House]) -> Vec<Vec<SumPart>> {
    let is_line = lines.iter().all(|&house| geometry.kind(house).is_line());
    let is_jigsaw = geometry.areas().all(|area| geometry.kind(area) == HouseKind::Region);
    if !is_line || !is_jigsaw {
        return Vec::new();
    }
    let cells = lines.iter().fold(CellSet::EMPTY, |all, &it| all | geometry.cells_of(it));
    let touching: Vec<House> =
        geometry.areas().filter(|&area| geometry.cells_of(area).intersects(&cells)).collect();
    let parts = |areas: Vec<House>| areas.into_iter().map(SumPart::House).collect();
    choices(&touching, lines.len()).into_iter().map(parts).collect()
}

/// A balance that is looked at in a state.
struct Looked<'a, 'b, const W: usize> {
    prepared: &'a Prepared,
    view: &'a View<'b, W>,
}

impl<const W: usize> Looked<'_, '_, W> {
    /// The steps by it: a step for those strikes that rest on what the same cells may hold.
    fn steps(&self, rule: RuleId) -> Vec<Step> {
        let all: CellSet<W> = self.prepared.left.terms.iter().map(|(cell, _)| *cell).collect();
        let is_less = |cell: &Cell| {
            self.view.candidates.digits_of(*cell) != self.view.geometry.allowed_in(*cell)
        };
        let restricted: CellSet<W> = all.iter().filter(is_less).collect();
        let mut found: BTreeMap<Vec<Cell>, Vec<Candidate>> = BTreeMap::new();
        for cell in (all - self.view.candidates.solved()).iter() {
            for digit in self.view.candidates.digits_of(cell).iter() {
                let gone = Candidate { cell, digit };
                if self.is_gone(gone, restricted) {
                    let held = self.fewest(restricted - CellSet::of(cell), gone);
                    found.entry(held.iter().collect()).or_default().push(gone);
                }
            }
        }
        let step = |(held, struck): (Vec<Cell>, Vec<Candidate>)| {
            let held: CellSet<W> = held.into_iter().collect();
            let HeldSet(held) = HeldSet::in_state(self.view.candidates, held);
            let (added, taken) = (self.prepared.added.clone(), self.prepared.taken.clone());
            let claims = Pattern::Balance(Balance { added, taken, held }).claims();
            let struck = struck.into_iter().map(|gone| Conclusion::from_all(Fact::absent(gone)));
            Step { rule, claims, conclusions: struck.collect(), cases: Vec::new() }
        };
        found.into_iter().map(step).collect()
    }

    fn fewest(&self, mut held: CellSet<W>, gone: Candidate) -> CellSet<W> {
        for cell in held.iter().collect::<Vec<_>>() {
            let fewer = held - CellSet::of(cell);
            if self.is_gone(gone, fewer) {
                held = fewer;
            }
        }
        held
    }

    /// Whether the candidate cannot be, if it counts of these cells alone what they may hold now.
    fn is_gone(&self, gone: Candidate, held: CellSet<W>) -> bool {
        let digits = |cell: Cell| match cell {
            cell if cell == gone.cell => DigitSet::of(gone.digit),
            cell if held.contains(cell) => self.view.candidates.digits_of(cell),
            cell => self.view.geometry.allowed_in(cell),
        };
        let Leftover { terms, total, each } = &self.prepared.left;
        if each.is_some_and(|each| cannot_hold(terms, each, gone.digit, &digits)) {
            return true;
        }
        let mut ways = MOST_WAYS;
        let terms: Vec<(Cell, i64, DigitSet)> =
            terms.iter().map(|&(cell, weight)| (cell, weight, digits(cell))).collect();
        self.has_total(&terms, &mut Vec::new(), *total, &mut ways) == Some(false)
    }

    /// Whether the cells can have this total, if cells that see each other differ; `None` if that takes too long to find out.
    fn has_total(
        &self,
        terms: &[(Cell, i64, DigitSet)],
        taken: &mut Vec<Candidate>,
        total: i64,
        ways: &mut usize,
    ) -> Option<bool> {
        let Some((&(cell, weight, digits), rest)) = terms.split_first() else {
            return Some(total == 0);
        };
        let bounds = |most: bool| {
            let of_term = |&(_, weight, digits): &(Cell, i64, DigitSet)| {
                let values = digits.iter().map(|digit| weight * (digit.index() as i64 + 1));
                if most { values.max() } else { values.min() }.unwrap_or_default()
            };
            terms.iter().map(of_term).sum::<i64>()
        };
        if total < bounds(false) || total > bounds(true) {
            return Some(false);
        }
        for digit in digits.iter() {
            *ways = ways.checked_sub(1)?;
            let one = Candidate { cell, digit };
            if taken.iter().any(|&other| self.view.geometry.excludes(one, other)) {
                continue;
            }
            taken.push(one);
            let left = total - weight * (digit.index() as i64 + 1);
            let can = self.has_total(rest, taken, left, ways);
            let _ = taken.pop();
            if can != Some(false) {
                return can;
            }
        }
        Some(false)
    }
}

/// Whether a digit cannot be in the cells as often as it must be, each time with the weight of its cell.
fn cannot_hold(
    terms: &[(Cell, i64)],
    each: i64,
    digit: Digit,
    digits: &dyn Fn(Cell) -> DigitSet,
) -> bool {
    let mut sums = BTreeSet::from([0]);
    for &(cell, weight) in terms {
        let allowed = digits(cell);
        let with = sums.iter().map(|sum| sum + weight);
        sums = match (allowed.contains(digit), allowed.only() == Some(digit)) {
            (false, _) => sums,
            (true, true) => with.collect(),
            (true, false) => with.chain(sums.iter().copied()).collect(),
        };
    }
    !sums.contains(&each)
}
