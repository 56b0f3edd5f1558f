//! Cells that hold certain digits hang together: from each of them one comes to every other by sides of cells, without leaving them.
//!
//! What this leaves to the cells is not told by what was read before a cell, so it is gone through as a graph: nobody is in who cannot be
//! reached, and whoever alone joins two that are in is in as well. That is less than what is in fillings, until cells are filled.

use std::sync::Arc;

use crate::grid::{Cell, CellSet, DigitSet};

/// The words of 64 bits that hold as many places as the largest grid has in its lines.
const WORDS: usize = 4;

/// The places of a law, numbered as cells are.
pub(in crate::grid::constraint) type Places = CellSet<WORDS>;

/// The most places that such a law may have.
pub(in crate::grid::constraint) const MOST_PLACES: usize = 64 * WORDS;

/// With more places for each that is wanted hardly any of them alone joins so many.
const WORTH_IT: usize = 5;

/// The cells of a law by their places, and which of them share a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) struct Connected {
    /// For each place the places beside it.
    beside: Arc<Vec<Places>>,
    /// The digits of those that hang together.
    digits: DigitSet,
    /// How many of them there are, if that is said.
    count: Option<usize>,
}

/// What may be in, and what is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Now {
    pub(super) may: Places,
    pub(super) is: Places,
}

impl Connected {
    pub(super) fn new(beside: Arc<Vec<Places>>, digits: DigitSet, count: Option<usize>) -> Self {
        Self { beside, digits, count }
    }

    /// Takes from each cell the digits that cannot be there as far as this tells. Returns whether it may still hold.
    pub(super) fn narrow(&self, digits: &mut [DigitSet]) -> bool {
        if digits.iter().any(|digits| digits.is_empty()) {
            return false;
        }
        let those = |fits: &dyn Fn(DigitSet) -> bool| -> Places {
            let all = digits.iter().enumerate().filter(|(_, held)| fits(**held));
            all.map(|(place, _)| Cell::new(place)).collect()
        };
        let before = Now {
            may: those(&|held| !(held & self.digits).is_empty()),
            is: those(&|held| (held - self.digits).is_empty()),
        };
        let mut now = before;
        if !self.settle_all(&mut now) {
            return false;
        }
        for place in (before.may - now.may).iter() {
            digits[place.index()] = digits[place.index()] - self.digits;
        }
        for place in (now.is - before.is).iter() {
            digits[place.index()] = digits[place.index()] & self.digits;
        }
        true
    }

    /// Finds who is in and who is not, as far as this tells. Returns whether it may be.
    pub(super) fn settle_all(&self, now: &mut Now) -> bool {
        loop {
            let before = *now;
            if self.settle(now).is_none() {
                return false;
            }
            if *now == before {
                return true;
            }
        }
    }

    /// The places beside one.
    pub(super) fn beside(&self, place: Cell) -> Places {
        self.beside[place.index()]
    }

    /// One round; `None` if it cannot be.
    fn settle(&self, now: &mut Now) -> Option<()> {
        let (may, is) = (now.may.len(), now.is.len());
        if !now.is.is_subset(&now.may)
            || self.count.is_some_and(|wanted| is > wanted || may < wanted)
        {
            return None;
        }
        let Some(first) = now.is.first() else {
            self.without_any(now);
            return Some(());
        };
        self.reach(now, first)?;
        if let Some(wanted) = self.count {
            if now.may.len() == wanted {
                now.is = now.may;
            }
            if now.is.len() == wanted {
                now.may = now.is;
            }
        }
        if now.is == now.may {
            return Some(());
        }
        // The only way out is seen at once.
        let doors = self.around(now.is, now.may, 1) - now.is;
        if self.count.is_some() && doors.len() == 1 {
            now.is |= doors;
        } else if self.count.is_none_or(|wanted| now.may.len() <= WORTH_IT * wanted) {
            self.join(now, first);
        }
        Some(())
    }

    /// Where none is in yet, parts that are too small are out.
    fn without_any(&self, now: &mut Now) {
        let Some(wanted) = self.count else { return };
        let mut left = now.may;
        while let Some(start) = left.first() {
            let part = self.around(Places::of(start), now.may, MOST_PLACES);
            left -= part;
            if part.len() < wanted {
                now.may -= part;
            }
        }
    }

    /// The places that one comes to from some in at most so many steps, by those that may be in.
    fn around(&self, start: Places, may: Places, steps: usize) -> Places {
        let (mut met, mut last) = (start, start);
        for _ in 0..steps {
            let next = last.iter().fold(Places::EMPTY, |next, place| next | self.beside(place));
            last = (next & may) - met;
            if last.is_empty() {
                break;
            }
            met |= last;
        }
        met
    }

    /// Whoever cannot be reached is out, and whoever is too far away for as many as there are.
    fn reach(&self, now: &mut Now, first: Cell) -> Option<()> {
        let part = self.around(Places::of(first), now.may, MOST_PLACES);
        if !now.is.is_subset(&part) {
            return None;
        }
        now.may = part;
        if let Some(wanted) = self.count {
            // From all that are in at once, so many steps.
            now.may = self.around(now.is, part, wanted - now.is.len());
        }
        Some(())
    }

    /// Whoever alone joins some that are in is in, and whoever alone joins as many as there are (R. Tarjan, *Depth-first search and
    /// linear graph algorithms*, 1972).
    fn join(&self, now: &mut Now, root: Cell) {
        // When each place was met, the earliest one that is met again behind it, how many are behind it, and how many would be cut off
        // without it.
        let (mut met, mut low) = ([0_u16; MOST_PLACES], [0_u16; MOST_PLACES]);
        let (mut size, mut cut) = ([0_u16; MOST_PLACES], [0_u16; MOST_PLACES]);
        // Who has someone behind it who is in, and who would cut one off.
        let (mut holds, mut parts) = (now.is, Places::EMPTY);
        let mut path: Vec<(Cell, Places)> = vec![(root, self.beside(root) & now.may)];
        let mut time = 1;
        (met[root.index()], low[root.index()], size[root.index()]) = (1, 1, 1);
        while let Some((place, left)) = path.last_mut() {
            let at = place.index();
            if let Some(beside) = left.first() {
                left.remove(beside);
                let next = beside.index();
                if met[next] > 0 {
                    low[at] = low[at].min(met[next]);
                    continue;
                }
                time += 1;
                (met[next], low[next], size[next]) = (time, time, 1);
                path.push((beside, self.beside(beside) & now.may));
                continue;
            }
            let place = *place;
            let _ = path.pop();
            let Some((before, _)) = path.last() else { break };
            let (before, up) = (*before, before.index());
            low[up] = low[up].min(low[at]);
            size[up] += size[at];
            if low[at] >= met[up] {
                cut[up] += size[at];
                if holds.contains(place) {
                    parts.insert(before);
                }
            }
            if holds.contains(place) {
                holds.insert(before);
            }
        }
        let all = usize::from(size[root.index()]);
        for place in now.may.iter().filter(|place| *place != root) {
            let left = || all - 1 - usize::from(cut[place.index()]);
            let is_met = met[place.index()] > 0;
            if is_met && (parts.contains(place) || self.count.is_some_and(|wanted| left() < wanted))
            {
                now.is.insert(place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Digit;
    use crate::grid::constraint::automaton::tests::draws;

    /// The places of a square of so many rows that share a side.
    fn square(rows: usize) -> Arc<Vec<Places>> {
        let at = |place: usize| (place / rows, place % rows);
        let share = |one: usize, other: usize| {
            let ((row, column), (to_row, to_column)) = (at(one), at(other));
            row.abs_diff(to_row) + column.abs_diff(to_column) == 1
        };
        let beside = |one: usize| {
            (0..rows * rows).filter(|&other| share(one, other)).map(Cell::new).collect()
        };
        Arc::new((0..rows * rows).map(beside).collect())
    }

    #[test]
    fn what_is_in_every_way_to_hang_together_is_left() {
        let mut random = draws(3);
        let digits = DigitSet::of(Digit::new(0));
        let hang = |all: usize, beside: &[Places]| {
            let Some(first) = (0..9).find(|place| all >> place & 1 == 1) else { return true };
            let mut met = 1 << first;
            loop {
                let more = (0..9).filter(|place| all >> place & 1 == 1 && met >> place & 1 == 0);
                let touches =
                    |place: &usize| beside[*place].iter().any(|it| met >> it.index() & 1 == 1);
                let next = more.filter(touches).fold(met, |met, place| met | 1 << place);
                if next == met {
                    return met == all;
                }
                met = next;
            }
        };
        let (beside, mut struck) = (square(3), 0);
        for number in 0..2_000 {
            let count = (number % 3 > 0).then_some(1 + random() % 7);
            let law = Connected::new(beside.clone(), digits, count);
            // Two digits: in, or not.
            let held: Vec<DigitSet> =
                (0..9).map(|_| DigitSet::from_bits([1, 2, 3, 3, 3][random() % 5])).collect();
            let fits = |all: &usize| {
                let is_held =
                    |place: usize| held[place].bits() >> (1 - (all >> place & 1)) & 1 == 1;
                (0..9).all(is_held)
                    && hang(*all, &beside)
                    && count.is_none_or(|count| all.count_ones() as usize == count)
            };
            let ways: Vec<usize> = (0..1 << 9).filter(fits).collect();
            let mut left = held.clone();
            if !law.narrow(&mut left) {
                assert!(ways.is_empty(), "{held:?} {count:?}");
                continue;
            }
            for (place, left) in left.iter().enumerate() {
                let may = ways.iter().fold(0, |may, all| may | 1 << (1 - (all >> place & 1)));
                assert_eq!(may & !left.bits(), 0, "{held:?} {count:?}: {place}");
                struck += usize::from(*left != held[place]);
            }
            // Where each is known it is told whether that holds.
            if left.iter().all(|left| left.len() == 1) && left == held {
                assert!(!ways.is_empty(), "{held:?} {count:?}");
            }
        }
        assert!(struck > 1_000, "{struck}");
    }
}
