//! Singles, locked candidates, sets, fish, wings and aligned cells.

use super::Teller;
use super::numbers::{cell, cells, cells_at, digit, digits, house, places};
use crate::bit_grid::{COLUMN, GEOMETRY, Grid, ROW, bits, house as house_of_kind};
use crate::found::{Fish, Found, Locked, Set};
use crate::grid::{Candidate, CellSet};
use crate::proof::{
    BentSet, CellsWithDigits, Cover, Direct, Fact, HeldSet, HiddenSet, NakedSet, Once, Pattern,
    Places, Sight, Single, SingleReason, Step, Uncovering, Wing, aligned_exclusion,
};
use crate::technique::Technique;

impl Teller<'_, '_> {
    /// What a step was seen by, as a shape of claims from which these facts follow; none if it is no such shape.
    pub(super) fn pattern(&self, grid: &Grid, found: Found, facts: &[Fact]) -> Option<Pattern> {
        let targets: CellSet = facts.iter().map(|fact| fact.cell()).collect();
        let Candidate { cell, digit } = facts.first()?.candidate();
        let single = |by| Pattern::Single(Single { cell, digit, by });
        let direct = |by, left| Pattern::Direct(Direct { by, left, cell: Some(cell) });
        Some(match found {
            Found::LastCell { house } => single(SingleReason::LastCell(self.filled(house))),
            Found::OnlyPlace { house: of } => {
                let place = Places { house: house(of), digit, cells: CellSet::of(cell) };
                single(SingleReason::OnlyPlace(place))
            }
            Found::OnlyDigit => {
                let number = digit.index();
                single(SingleReason::OnlyDigit(CellsWithDigits::cell(cell, digits(1 << number))))
            }
            Found::Locked(locked) => Pattern::Cover(cover(grid, locked)),
            Found::LockedThenPlace { locked, third } => {
                let by = Uncovering::Cover(cover(grid, locked));
                direct(by, places(grid, third, locked.digit))
            }
            Found::HiddenThenPlace(set) => {
                let left = places(grid, set.house, digit.index());
                direct(Uncovering::Hidden(hidden(set)), left)
            }
            Found::Hidden(set) => Pattern::Hidden(hidden(set)),
            Found::Naked(set) => {
                let cells = cells_at(set.house, set.places);
                Pattern::Naked(NakedSet {
                    held: CellsWithDigits { cells, digits: digits(set.digits) },
                    targets,
                })
            }
            Found::Fish(found) => Pattern::Cover(fish(grid, found)),
            Found::Wing { pivot, pincers } => self.wing(grid, pivot, pincers, targets)?,
            _ => return None,
        })
    }

    /// The cells of a house that are filled, with their digits.
    fn filled(&self, house: usize) -> Vec<Candidate> {
        let cells = GEOMETRY.cells[house].iter().map(|&number| cell(number.into()));
        cells.filter_map(|cell| Some(Candidate { cell, digit: self.state.value(cell)? })).collect()
    }

    /// An XY-wing; with three candidates in the pivot a bent set, in which two digits can be only once.
    fn wing(
        &self,
        grid: &Grid,
        pivot: usize,
        mut pincers: [usize; 2],
        targets: CellSet,
    ) -> Option<Pattern> {
        pincers.sort_unstable();
        let [first, last] = pincers;
        if grid.count(pivot) == 2 {
            let cells = [first, pivot, last];
            let cells = cells.map(|number| (cell(number), digits(grid.candidates[number])));
            return Some(Pattern::Wing(Wing { cells: cells.to_vec(), targets }));
        }
        let end = grid.candidates[first] & grid.candidates[last];
        let both = |number: usize| CellSet::of(cell(pivot)) | CellSet::of(cell(number));
        let mut once = Vec::new();
        for number in pincers {
            let group = self.geometry.groups_around(both(number)).next()?;
            let shared = digits(grid.candidates[number] & !end);
            once.extend(shared.iter().map(|digit| Once { group, digit }));
        }
        once.sort_unstable_by_key(|once| once.digit);
        let set = |set: CellSet| HeldSet::in_state(self.state, set);
        let cells = cells(1 << pivot | 1 << first | 1 << last);
        Some(Pattern::Bent(BentSet {
            pivot: set(CellSet::of(cell(pivot))),
            pincers: set(pincers.into_iter().map(cell).collect()),
            once,
            sight: Sight { cells, targets },
        }))
    }

    /// The step of aligned cells, with what it takes to exclude their combinations.
    pub(super) fn aligned(
        &self,
        technique: Technique,
        aligned: u128,
        facts: &[Fact],
    ) -> Option<Step> {
        let aligned: Vec<_> = cells(aligned).iter().collect();
        let struck: Vec<Candidate> = facts.iter().map(|fact| fact.candidate()).collect();
        aligned_exclusion(technique.id(), self.geometry, self.state, &aligned, &struck)
    }
}

fn cover(grid: &Grid, Locked { digit, base, cover }: Locked) -> Cover {
    let base = places(grid, base, digit);
    Cover::new(base.digit, vec![base], vec![house(cover).into()], None)
}

fn hidden(set: Set) -> HiddenSet {
    let cells = cells_at(set.house, set.places);
    HiddenSet { house: house(set.house), digits: digits(set.digits), cells }
}

fn fish(grid: &Grid, fish: Fish) -> Cover {
    let lines = |kind: usize, lines: u16| bits(lines).map(move |line| house_of_kind(kind, line));
    let bases = lines(fish.kind, fish.base).map(|line| places(grid, line, fish.digit));
    let covers = lines(ROW + COLUMN - fish.kind, fish.cover).map(|line| house(line).into());
    Cover::new(digit(fish.digit), bases.collect(), covers.collect(), None)
}
