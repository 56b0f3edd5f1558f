//! Aligned pair and triple exclusion: combinations of digits of some cells that a cell seen by all of them forbids.

use super::bit_grid::{GEOMETRY, Grid, Strikes, bits, cells_of, push, sees};
use super::found::Found;
use super::step::Hint;
use super::technique::Technique;

/// The cells that may take part, with their excluders.
struct Bases<'a> {
    grid: &'a Grid,
    excluders: [u128; 81],
    cells: Vec<usize>,
}

impl<'a> Bases<'a> {
    /// Excluders have from two to `size` candidates.
    fn new(grid: &'a Grid, size: u32) -> Self {
        let fits = (0..81).filter(|&cell| (2..=size).contains(&grid.count(cell)));
        let fits = fits.fold(0_u128, |set, cell| set | 1 << cell);
        let excluders: [u128; 81] = std::array::from_fn(|cell| match grid.count(cell) {
            0 | 1 => 0,
            _ => GEOMETRY.sight[cell] & fits,
        });
        let cells = (0..81).filter(|&cell| excluders[cell] != 0).collect();
        Self { grid, excluders, cells }
    }

    /// Pairs of cells: by the later, then by the earlier.
    fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        self.cells.iter().enumerate().flat_map(|(number, &later)| {
            self.cells[..number].iter().map(move |&earlier| [earlier, later])
        })
    }

    fn common(&self, cells: &[usize]) -> u128 {
        cells.iter().fold(u128::MAX, |set, &cell| set & self.excluders[cell])
    }

    /// Says whether the same three cells came before in another order.
    fn is_known(&self, [earlier, later]: [usize; 2], third: usize) -> bool {
        let excludes = |cell: usize, one: usize, other: usize| {
            (self.excluders[one] | self.excluders[other]) >> cell & 1 == 1
        };
        (third < later && excludes(later, earlier, third))
            || (third < earlier && excludes(earlier, third, later))
    }

    /// What no combination that survives uses, if these are the candidates of the excluders that all the cells have.
    /// With a digit that none of the cells has, something is always left to an excluder. What excluders strike that are
    /// all alike, or none, is struck by techniques that come before: naked pairs and triples, locked candidates, XY- and
    /// XYZ-wings.
    fn struck(&self, cells: &[usize], excluders: impl Iterator<Item = u16>) -> Strikes {
        let all = cells.iter().fold(0, |all, &cell| all | self.grid.candidates[cell]);
        let mut excluders = excluders.filter(|excluder| excluder & !all == 0);
        let Some(first) = excluders.next() else { return Strikes::new() };
        let Some(second) = excluders.find(|&excluder| excluder != first) else {
            return Strikes::new();
        };
        let mut survey = Survey::new(self.grid, cells);
        [first, second].into_iter().chain(excluders).for_each(|excluder| survey.forbid(excluder));
        survey.combine();
        let mut struck = Strikes::new();
        for (&cell, used) in cells.iter().zip(survey.used) {
            push(&mut struck, cell, self.grid.candidates[cell] & !used);
        }
        struck
    }

    /// The excluders of a set with their candidates.
    fn listed(&self, excluders: u128) -> Vec<(u128, u16)> {
        cells_of(excluders).map(|cell| (1 << cell, self.grid.candidates[cell])).collect()
    }
}

/// Says whether a set has fewer than two members.
fn is_small(set: u128) -> bool {
    set & set.wrapping_sub(1) == 0
}

/// The combinations of digits of two or three cells.
struct Survey {
    /// The candidates of the cells; of a third that there is not, none.
    candidates: [u16; 3],
    /// Whether the first sees the second, the first the third, the second the third: all digits if so, else none.
    sees: [u16; 3],
    is_triple: bool,
    /// The digits that may not stand beside each digit, as an excluder has only these two.
    pairs: [u16; 9],
    /// What excluders with three candidates have.
    triples: Vec<u16>,
    /// The digits of each cell that a surviving combination uses.
    used: [u16; 3],
}

impl Survey {
    fn new(grid: &Grid, cells: &[usize]) -> Self {
        let mut candidates = [0; 3];
        for (candidates, &cell) in candidates.iter_mut().zip(cells) {
            *candidates = grid.candidates[cell];
        }
        let sees = |one: usize, other: usize| match (cells.get(one), cells.get(other)) {
            (Some(&one), Some(&other)) if sees(one, other) => u16::MAX,
            _ => 0,
        };
        let (pairs, triples, used) = ([0; 9], Vec::new(), [0; 3]);
        let sees = [sees(0, 1), sees(0, 2), sees(1, 2)];
        Self { candidates, sees, is_triple: cells.len() == 3, pairs, triples, used }
    }

    fn forbid(&mut self, excluder: u16) {
        if excluder.count_ones() == 2 {
            for digit in bits(excluder) {
                self.pairs[digit] |= excluder & !(1 << digit);
            }
        } else {
            self.triples.push(excluder);
        }
    }

    /// Finds what survives.
    fn combine(&mut self) {
        for one in bits(self.candidates[0]) {
            let by_one = self.pairs[one];
            for two in bits(self.candidates[1] & !by_one & !(self.sees[0] & 1 << one)) {
                let mut third = 0;
                if self.is_triple {
                    let seen = self.sees[1] & 1 << one | self.sees[2] & 1 << two;
                    third = self.candidates[2] & !by_one & !self.pairs[two] & !seen;
                    let both = 1 << one | 1 << two;
                    for triple in self.triples.iter().filter(|&&triple| both & !triple == 0) {
                        // Two of its digits are taken, if they are two: the last one is forbidden.
                        if one != two {
                            third &= !(triple & !both);
                        }
                    }
                    if third == 0 {
                        continue;
                    }
                }
                self.used[0] |= 1 << one;
                self.used[1] |= 1 << two;
                self.used[2] |= third;
                if self.used[1..] == self.candidates[1..] {
                    // Of the first cell's digit no more needs to be known than that it survives.
                    break;
                }
            }
        }
    }
}

/// The first pair of cells that strikes something.
pub(super) fn aligned_pair(grid: &Grid) -> Option<Hint> {
    let bases = Bases::new(grid, 2);
    bases.pairs().find_map(|pair| {
        let common = bases.common(&pair);
        if is_small(common) {
            return None;
        }
        let excluders = cells_of(common).map(|cell| grid.candidates[cell]);
        let struck = bases.struck(&pair, excluders);
        let cells = pair.iter().fold(0, |cells, &cell| cells | 1 << cell);
        Hint::striking(Technique::AlignedExclusion(2), 6.2, struck, Found::Aligned { cells })
    })
}

/// The first three cells that strike something: a pair, and an excluder of one of the two.
pub(super) fn aligned_triple(grid: &Grid) -> Option<Hint> {
    let bases = Bases::new(grid, 3);
    for [earlier, later] in bases.pairs() {
        let common = bases.common(&[earlier, later]);
        if is_small(common) {
            continue;
        }
        let listed = bases.listed(common);
        let two = 1_u128 << earlier | 1 << later;
        let first = bases.excluders[earlier] & !two;
        let second = bases.excluders[later] & !two & !first;
        for third in cells_of(first).chain(cells_of(second)) {
            let its = bases.excluders[third];
            if is_small(its & common) || bases.is_known([earlier, later], third) {
                continue;
            }
            let excluders = listed.iter().filter(|(cell, _)| its & cell != 0).map(|&(_, all)| all);
            let struck = bases.struck(&[earlier, later, third], excluders);
            let found = Found::Aligned { cells: two | 1 << third };
            let hint = Hint::striking(Technique::AlignedExclusion(3), 7.5, struck, found);
            if hint.is_some() {
                return hint;
            }
        }
    }
    None
}
