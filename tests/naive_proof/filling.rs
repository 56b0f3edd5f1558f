//! Filling a grid by brute force: the cell or the digit of a house with the fewest ways left is tried first, and where that
//! takes long, its ways in another order each time it is begun anew.

use super::{Fact, Grid};

/// How many positions are tried before all is begun anew in another order; each time twice as many.
const POSITIONS: u64 = 500;

/// How often it is begun anew before this gives up, which fails a test.
const TIMES: u64 = 14;

/// How many positions may still be tried, and by what the order of ways is turned.
struct Effort {
    left: u64,
    turn: u64,
}

/// The digits that each cell may still hold, as bits.
#[derive(Clone)]
pub(super) struct Left {
    digits: Vec<u32>,
    /// The cells whose only digit has been taken from what it rules out.
    drawn: Vec<bool>,
}

impl Left {
    pub(super) fn all(grid: &Grid) -> Self {
        Self { digits: vec![(1 << grid.side) - 1; grid.cells()], drawn: vec![false; grid.cells()] }
    }

    /// Takes a fact for true.
    pub(super) fn take(&mut self, grid: &Grid, (holds, candidate): Fact) {
        if holds {
            self.put(grid, candidate);
        } else {
            self.digits[candidate / grid.side] &= !(1 << (candidate % grid.side));
        }
    }

    pub(super) fn put(&mut self, grid: &Grid, candidate: usize) {
        self.digits[candidate / grid.side] &= 1 << (candidate % grid.side);
    }

    /// How many ways there are to fill the grid, up to a limit.
    pub(super) fn count(&self, grid: &Grid, limit: usize) -> usize {
        self.ways(grid, limit).len()
    }

    /// Ways to fill the grid, up to a limit.
    fn ways(&self, grid: &Grid, limit: usize) -> Vec<Vec<u32>> {
        for time in 0..TIMES {
            let mut found = Vec::new();
            let mut effort = Effort { left: POSITIONS << time, turn: time };
            if self.clone().fill(grid, limit, &mut found, &mut effort) {
                return found;
            }
        }
        panic!("it takes too long to find out whether a grid can be filled");
    }

    /// Draws what single digits rule out; `false` if a cell is left without one.
    fn draw(&mut self, grid: &Grid) -> bool {
        let side = grid.side;
        loop {
            let single = |cell: &usize| !self.drawn[*cell] && self.digits[*cell].is_power_of_two();
            let Some(cell) = (0..grid.cells()).find(single) else { break };
            self.drawn[cell] = true;
            let digit = self.digits[cell].trailing_zeros() as usize;
            for other in &grid.excluded[cell * side + digit] {
                self.digits[other / side] &= !(1 << (other % side));
            }
        }
        self.digits.iter().all(|digits| *digits != 0)
    }

    /// What there are fewest ways for, as candidates one of which is true; none if the grid is full.
    fn fewest(&self, grid: &Grid) -> Vec<usize> {
        let side = grid.side;
        let mut fewest: Option<Vec<usize>> = None;
        let mut look = |ways: u32, list: &dyn Fn() -> Vec<usize>| {
            if fewest.as_ref().is_none_or(|known| (ways as usize) < known.len()) {
                fewest = Some(list());
            }
        };
        for cell in (0..grid.cells()).filter(|&cell| !self.drawn[cell]) {
            let digits = self.digits[cell];
            let of_cell = || (0..side).filter(|digit| digits >> digit & 1 == 1);
            look(digits.count_ones(), &|| of_cell().map(|digit| cell * side + digit).collect());
        }
        for house in grid.houses.iter().filter(|house| house.len() == side) {
            for digit in 0..side {
                let places =
                    || house.iter().filter(move |&&cell| self.digits[cell] >> digit & 1 == 1);
                if !places().any(|&cell| self.drawn[cell]) {
                    let count = u32::try_from(places().count()).expect("a small number");
                    look(count, &|| places().map(|cell| cell * side + digit).collect());
                }
            }
        }
        fewest.unwrap_or_default()
    }

    /// Gathers ways to fill the grid; `false` if it takes too long.
    fn fill(
        mut self,
        grid: &Grid,
        limit: usize,
        found: &mut Vec<Vec<u32>>,
        effort: &mut Effort,
    ) -> bool {
        let Some(left) = effort.left.checked_sub(1) else { return false };
        effort.left = left;
        if !self.draw(grid) {
            return true;
        }
        if self.drawn.iter().all(|drawn| *drawn) {
            found.push(self.digits);
            return true;
        }
        let mut ways = self.fewest(grid);
        if effort.turn > 0 && !ways.is_empty() {
            effort.turn = effort.turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let by = usize::try_from(effort.turn >> 33).expect("31 bits") % ways.len();
            ways.rotate_left(by);
        }
        for candidate in ways {
            let mut next = self.clone();
            next.put(grid, candidate);
            if !next.fill(grid, limit, found, effort) {
                return false;
            }
            if found.len() >= limit {
                return true;
            }
        }
        true
    }

    /// Whether for each way to fill these cells there is another one that goes with all that may be around the first: it is
    /// right by itself, and rules out no candidate of another cell that the first does not.
    /// Of each of `one_of` one candidate is true.
    pub(super) fn each_filling_has_a_twin_at_sight(
        &self,
        grid: &Grid,
        cells: &[usize],
        one_of: &[Vec<usize>],
    ) -> bool {
        let side = grid.side;
        let fillings = fillings(grid, cells, &|cell| self.digits[cell]);
        let inside = |candidates: &&Vec<usize>| {
            candidates.iter().all(|candidate| cells.contains(&(candidate / side)))
        };
        let may_be = |filling: &&Vec<usize>| {
            let mut ones = one_of.iter().filter(inside);
            ones.all(|one| one.iter().any(|candidate| filling.contains(candidate)))
        };
        fillings.iter().filter(may_be).all(|filling| {
            let around = grid.around(filling, cells);
            let goes = |candidate: usize| grid.around(&[candidate], cells).is_subset(&around);
            let digits = |cell: usize| {
                let going = (0..side).filter(|digit| goes(cell * side + digit));
                going.fold(0, |digits, digit| digits | 1 << digit)
            };
            fillings_up_to(grid, cells, &digits, 2).len() == 2
        })
    }

    /// Whether for each way to fill these cells that can be completed there is another one with the same rest.
    pub(super) fn each_filling_has_a_twin(&self, grid: &Grid, cells: &[usize]) -> bool {
        let Some(full) = self.ways(grid, 1).pop() else { return true };
        let open = cells.iter().filter(|&&cell| self.digits[cell].count_ones() > 1);
        if let Some(&cell) = open.min_by_key(|&&cell| self.digits[cell].count_ones()) {
            let digits = (0..grid.side).filter(|digit| self.digits[cell] >> digit & 1 == 1);
            return digits.into_iter().all(|digit| {
                let mut next = self.clone();
                next.put(grid, cell * grid.side + digit);
                next.each_filling_has_a_twin(grid, cells)
            });
        }
        let mut rest = Self::all(grid);
        for (cell, digits) in full.iter().enumerate().filter(|(cell, _)| !cells.contains(cell)) {
            rest.digits[cell] = *digits;
        }
        rest.count(grid, 2) == 2
    }
}

/// All ways to fill cells alone, each with one of its digits.
fn fillings(grid: &Grid, cells: &[usize], digits: &dyn Fn(usize) -> u32) -> Vec<Vec<usize>> {
    fillings_up_to(grid, cells, digits, usize::MAX)
}

fn fillings_up_to(
    grid: &Grid,
    cells: &[usize],
    digits: &dyn Fn(usize) -> u32,
    limit: usize,
) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for &cell in cells {
        let of_cell = digits(cell);
        let mut longer = Vec::new();
        for filling in all {
            for digit in (0..grid.side).filter(|digit| of_cell >> digit & 1 == 1) {
                let candidate = cell * grid.side + digit;
                let clashes = |other: &usize| grid.excluded[candidate].contains(other);
                if !filling.iter().any(clashes) {
                    let mut next: Vec<usize> = filling.clone();
                    next.push(candidate);
                    longer.push(next);
                }
            }
        }
        all = longer;
    }
    all.truncate(limit);
    all
}
