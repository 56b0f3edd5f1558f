//! Extended rectangles: n digits in n pairs of cells between two parallel lines.
//!
//! If the cells hold nothing but the n digits, each line has all of them there, so the two lines can be
//! exchanged: no house notices, be it that it has both cells of a pair or all cells of a line.

use super::exchange::Exchange;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Geometry};
use crate::inference::tools::view::View;

/// The fewest and the most pairs of cells.
const FEWEST: usize = 3;
const MOST: usize = 4;

/// The most cells that can hold other digits.
const MOST_ROOFS: usize = 2;

/// Pairs of cells, each between the same two lines, of which any few can be exchanged.
pub(super) struct Strip {
    pairs: Vec<[Cell; 2]>,
}

/// Every strip of the grid.
pub(super) fn strips<const W: usize>(geometry: &Geometry<W>) -> Vec<Strip> {
    let mut strips = Vec::new();
    for lines in geometry.lines() {
        let lines: Vec<&[Cell]> = lines.iter().map(|&line| geometry.list_of(line)).collect();
        for (number, one) in lines.iter().enumerate() {
            for other in &lines[number + 1..] {
                let pairs: Vec<[Cell; 2]> = one.iter().zip(*other).map(|(&a, &b)| [a, b]).collect();
                strips.extend(parts(geometry, &pairs));
            }
        }
    }
    strips
}

/// All pairs between two lines, if each of them lies in one area; else those of each two areas.
fn parts<const W: usize>(geometry: &Geometry<W>, pairs: &[[Cell; 2]]) -> Vec<Strip> {
    let areas = |pair: &[Cell; 2]| pair.map(|cell| geometry.area_of(cell));
    if pairs.iter().all(|pair| geometry.share_area(pair[0], pair[1])) {
        return vec![Strip { pairs: pairs.to_vec() }];
    }
    let parts = pairs.chunk_by(|one, other| areas(one) == areas(other));
    parts.map(|part| Strip { pairs: part.to_vec() }).collect()
}

/// Every extended rectangle of open cells with one or two roofs.
pub(super) fn patterns<const W: usize>(strips: &[Strip], view: &View<'_, W>) -> Vec<Exchange<W>> {
    let mut search = ExtendedRectangleSearch { view, pairs: Vec::new(), found: Vec::new() };
    let few = view.candidates.open_cells_with(view.geometry, 2..=MOST);
    for strip in strips {
        // Some pair holds nothing but base digits, of which there are as many as pairs.
        let most = MOST.min(strip.pairs.len());
        let is_pure = |&[one, other]: &[Cell; 2]| {
            let digits = || view.candidates.digits_of(one) | view.candidates.digits_of(other);
            few.contains(one) && few.contains(other) && digits().len() <= most
        };
        if !strip.pairs.iter().any(is_pure) {
            continue;
        }
        let open =
            |pair: &&[Cell; 2]| pair.iter().all(|&cell| view.candidates.value(cell).is_none());
        let held = |pair: &[Cell; 2]| (*pair, pair.map(|cell| view.candidates.digits_of(cell)));
        search.pairs.clear();
        search.pairs.extend(strip.pairs.iter().filter(open).map(held));
        for size in FEWEST..=MOST.min(search.pairs.len()) {
            search.pure(size, 0, &mut Vec::new(), DigitSet::EMPTY);
        }
    }
    search.found
}

/// A pair of open cells with their candidates.
type Pair = ([Cell; 2], [DigitSet; 2]);

struct ExtendedRectangleSearch<'a, const W: usize> {
    view: &'a View<'a, W>,
    pairs: Vec<Pair>,
    found: Vec<Exchange<W>>,
}

impl<const W: usize> ExtendedRectangleSearch<'_, W> {
    /// Chooses pairs, from a number on, that hold nothing but base digits. All but two of the pairs do, as
    /// there are at most two roofs.
    fn pure(&mut self, size: usize, from: usize, chosen: &mut Vec<usize>, digits: DigitSet) {
        if chosen.len() == size - MOST_ROOFS {
            if digits.len() == size {
                self.roofed(size, from, chosen, digits);
            } else if digits.len() + 1 == size {
                for more in (self.view.geometry.all_digits() - digits).iter() {
                    self.roofed(size, from, chosen, digits | DigitSet::of(more));
                }
            }
            return;
        }
        for place in from..self.pairs.len() {
            let [one, other] = self.pairs[place].1;
            let union = digits | one | other;
            if union.len() <= size && one.len() > 1 && other.len() > 1 {
                chosen.push(place);
                self.pure(size, place + 1, chosen, union);
                let _ = chosen.pop();
            }
        }
    }

    /// Chooses the last two pairs: those with roofs, and if one pair has all, another without.
    fn roofed(&mut self, size: usize, from: usize, chosen: &[usize], digits: DigitSet) {
        // For each pair how many of its cells can hold other digits; one that cannot hold a base digit is out.
        let roofs = |place: usize| {
            let held = self.pairs[place].1;
            let fits = held.iter().all(|&held| !(held & digits).is_empty() && held.len() > 1);
            fits.then(|| held.iter().filter(|held| !held.is_subset(digits)).count())
        };
        // Pairs before the last of those chosen would have been chosen, if they had no roof.
        let may = |place: usize| match roofs(place) {
            Some(0) => place >= from,
            Some(count) => count <= MOST_ROOFS,
            None => false,
        };
        let last: Vec<usize> =
            (0..self.pairs.len()).filter(|place| !chosen.contains(place) && may(*place)).collect();
        for (number, &one) in last.iter().enumerate() {
            for &other in &last[number + 1..] {
                let count = roofs(one).unwrap_or_default() + roofs(other).unwrap_or_default();
                if (1..=MOST_ROOFS).contains(&count) {
                    let places: Vec<usize> = chosen.iter().chain([&one, &other]).copied().collect();
                    let deadly = self.deadly(&places, digits, size);
                    self.found.extend(deadly);
                }
            }
        }
    }

    fn deadly(&self, places: &[usize], digits: DigitSet, size: usize) -> Option<Exchange<W>> {
        let line = |side: usize| -> CellSet<W> {
            places.iter().map(|&place| self.pairs[place].0[side]).collect()
        };
        let (one, other) = (line(0), line(1));
        let pairs: Vec<[Cell; 2]> = places.iter().map(|&place| self.pairs[place].0).collect();
        let geometry = self.view.geometry;
        let unnoticed = geometry.houses().all(|house| {
            let cells = geometry.cells_of(house);
            let whole = |line| (cells & line).is_empty() || line.is_subset(&cells);
            (whole(one) && whole(other))
                || pairs.iter().all(|pair| cells.contains(pair[0]) == cells.contains(pair[1]))
        });
        let deadly = Exchange::alike(self.view.candidates, one | other, digits);
        let held =
            |digit: &Digit| deadly.floors[0].0.intersects(&self.view.candidates.places_of(*digit));
        (unnoticed && digits.iter().filter(held).count() == size).then_some(deadly)
    }
}
