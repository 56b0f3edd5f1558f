//! Bivalue universal graves: but for a few extra candidates, every open cell would have two candidates and every digit two
//! places in each house.

use super::bit_grid::{
    BLOCK, COLUMN, GEOMETRY, Grid, Strikes, bits, cell_at, cells_of, combinations, house_of, push,
};
use super::found::{Found, WayOut};
use super::step::Hint;
use super::technique::Technique;

/// The cells with extra candidates.
struct Grave {
    /// Cells in the order in which they were found, with their extra digits.
    extras: Vec<(usize, u16)>,
    /// All extra digits.
    digits: u16,
    /// The cells that all extra cells see.
    seen: u128,
}

/// The first step that a grave gives.
pub(super) fn grave(grid: &Grid) -> Option<Hint> {
    let grave = Grave::find(grid)?;
    let (cells, digits) = (grave.extras.len(), grave.digits.count_ones());
    if cells == 1 {
        let (cell, extras) = grave.extras[0];
        let struck = vec![(cell as u8, grid.candidates[cell] & !extras)];
        return Hint::striking(Technique::Grave(1), 5.6, struck, Found::Grave(WayOut::Cell));
    }
    if digits == 1 {
        return grave.strikes(grid).or_else(|| grave.locked(grid));
    }
    if cells == 2 { grave.locked(grid).or_else(|| grave.naked(grid)) } else { grave.naked(grid) }
}

impl Grave {
    fn find(grid: &Grid) -> Option<Self> {
        let open = (0..81).filter(|&cell| grid.filled >> cell & 1 == 0);
        // All extra cells must be seen from one cell, which sees twenty.
        if open.filter(|&cell| grid.count(cell) > 2).count() > 20 {
            return None;
        }
        let extras = extras(grid)?;
        let digits = extras.iter().fold(0, |set, &(_, digits)| set | digits);
        let seen = extras.iter().fold(u128::MAX, |set, &(cell, _)| set & GEOMETRY.sight[cell]);
        let grave = Self { extras, digits, seen };
        let nothing_in_sight = grave.digits.count_ones() >= 2 && grave.seen == 0;
        (!grave.extras.is_empty() && !nothing_in_sight && grave.is_deadly_without(grid))
            .then_some(grave)
    }

    fn is_deadly_without(&self, grid: &Grid) -> bool {
        let mut rest = grid.clone();
        for &(cell, digits) in &self.extras {
            bits(digits).for_each(|digit| rest.strike(cell, digit));
        }
        let pairs = (0..81).all(|cell| rest.filled >> cell & 1 == 1 || rest.count(cell) == 2);
        pairs && rest.places.iter().flatten().all(|places| matches!(places.count_ones(), 0 | 2))
    }

    /// Type 2: one extra digit, which goes from what all extra cells see.
    fn strikes(&self, grid: &Grid) -> Option<Hint> {
        let mut struck = Strikes::new();
        cells_of(self.seen)
            .for_each(|cell| push(&mut struck, cell, grid.candidates[cell] & self.digits));
        Hint::striking(Technique::Grave(2), 5.7, struck, Found::Grave(WayOut::Digit))
    }

    /// Type 4: two extra cells of one house share one digit that is no extra; it must be in one of them.
    fn locked(&self, grid: &Grid) -> Option<Hint> {
        let [(one, its), (other, others)] = self.extras[..] else { return None };
        let common = grid.candidates[one] & grid.candidates[other] & !self.digits;
        let share = (BLOCK..=COLUMN).any(|kind| house_of(one, kind) == house_of(other, kind));
        if !common.is_power_of_two() || !share {
            return None;
        }
        let mut struck = Strikes::new();
        push(&mut struck, one, grid.candidates[one] & !its & !common);
        push(&mut struck, other, grid.candidates[other] & !others & !common);
        let way = WayOut::Locked { digit: common.trailing_zeros() as usize };
        Hint::striking(Technique::Grave(4), 5.7, struck, Found::Grave(way))
    }

    /// Type 3: the extra cells stand for one cell of a naked set.
    fn naked(&self, grid: &Grid) -> Option<Hint> {
        if self.digits.count_ones() < 2 {
            return None;
        }
        for size in 2..=6 {
            let (first, _) = self.extras[0];
            for kind in BLOCK..=COLUMN {
                let house = house_of(first, kind);
                if self.extras.iter().any(|&(cell, _)| house_of(cell, kind) != house) {
                    continue;
                }
                if let Some(hint) = self.naked_in(grid, house, size) {
                    return Some(hint);
                }
            }
        }
        None
    }

    fn naked_in(&self, grid: &Grid, house: usize, size: usize) -> Option<Hint> {
        let others = (0..9).filter(|&place| self.seen >> cell_at(house, place) & 1 == 1);
        let others = others.fold(0_u16, |set, place| set | 1 << place);
        for places in combinations(size - 1).filter(|places| places & !others == 0) {
            let digits = |place: usize| grid.candidates[cell_at(house, place)];
            let union = bits(places).fold(0, |set, place| set | digits(place));
            let holds = union.count_ones() as usize == size && self.digits & !union == 0;
            if holds && bits(places).all(|place| digits(place) != 0) {
                let struck = grid.strikes_in(house, others & !places, union);
                let rating = 5.7 + 0.1 * f64::from(places.count_ones());
                let cells = bits(places).fold(0, |set, place| set | 1 << cell_at(house, place));
                let way = WayOut::Set { cells, digits: union };
                let hint = Hint::striking(Technique::Grave(3), rating, struck, Found::Grave(way));
                if hint.is_some() {
                    return hint;
                }
            }
        }
        None
    }
}

/// The extra cells with their digits; none if the grid is no grave.
pub(super) fn extras(grid: &Grid) -> Option<Vec<(usize, u16)>> {
    let mut extras: Vec<(usize, u16)> = Vec::new();
    let mut add =
        |cell: usize, digit: usize| match extras.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits |= 1 << digit,
            None => extras.push((cell, 1 << digit)),
        };
    let (mut undecided, mut irregular) = (Vec::new(), 0_u16);
    for house in 0..27 {
        for digit in 0..9 {
            let places = grid.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            irregular |= 1 << digit;
            let cells = bits(places).map(|place| cell_at(house, place));
            let large: Vec<_> = cells.filter(|&cell| grid.count(cell) >= 3).collect();
            match large[..] {
                [] => return None,
                [cell] => add(cell, digit),
                _ => undecided.extend(large),
            }
        }
    }
    if irregular.is_power_of_two() {
        let digit = irregular.trailing_zeros() as usize;
        for cell in undecided {
            add(cell, digit);
        }
    }
    Some(extras)
}
