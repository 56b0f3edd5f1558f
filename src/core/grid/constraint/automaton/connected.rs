//! Cells that hold certain digits hang together: from each of them one comes to every other by sides of cells, without leaving them.
//!
//! What this leaves to the cells is not told by what was read before a cell, so it is gone through as a graph: nobody is in who cannot be
//! reached, and whoever alone joins two that are in is in as well. That is less than what is in fillings, until cells are filled.

use std::sync::Arc;

use crate::grid::DigitSet;

/// The cells of a law by their places, and which of them share a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) struct Connected {
    /// For each place the places beside it.
    beside: Arc<Vec<Vec<u16>>>,
    /// The digits of those that hang together.
    digits: DigitSet,
    /// How many of them there are, if that is said.
    count: Option<usize>,
}

/// What may be in, and what is.
struct Now {
    may: Vec<bool>,
    is: Vec<bool>,
}

impl Connected {
    pub(super) fn new(
        beside: impl Into<Arc<Vec<Vec<u16>>>>,
        digits: DigitSet,
        count: Option<usize>,
    ) -> Self {
        Self { beside: beside.into(), digits, count }
    }

    /// Takes from each cell the digits that cannot be there as far as this tells. Returns whether it may still hold.
    pub(super) fn narrow(&self, digits: &mut [DigitSet]) -> bool {
        if digits.iter().any(|digits| digits.is_empty()) {
            return false;
        }
        let mut now = Now {
            may: digits.iter().map(|held| !(*held & self.digits).is_empty()).collect(),
            is: digits.iter().map(|held| (*held - self.digits).is_empty()).collect(),
        };
        while let Some(is_changed) = self.settle(&mut now) {
            if !is_changed {
                for (place, held) in digits.iter_mut().enumerate() {
                    if !now.may[place] {
                        *held = *held - self.digits;
                    } else if now.is[place] {
                        *held = *held & self.digits;
                    }
                }
                return true;
            }
        }
        false
    }

    /// One round; `None` if it cannot be, else whether something changed.
    fn settle(&self, now: &mut Now) -> Option<bool> {
        let count = |all: &[bool]| all.iter().filter(|it| **it).count();
        let before = (count(&now.may), count(&now.is));
        let (may, is) = before;
        if is > may || self.count.is_some_and(|wanted| is > wanted || may < wanted) {
            return None;
        }
        if is == 0 {
            self.without_any(now);
            return Some(count(&now.may) != may);
        }
        self.reach(now)?;
        if let Some(wanted) = self.count {
            if count(&now.may) == wanted {
                now.is.clone_from(&now.may);
            }
            if is == wanted {
                now.may.clone_from(&now.is);
            }
        }
        self.join(now);
        Some((count(&now.may), count(&now.is)) != before)
    }

    /// Where none is in yet, parts that are too small are out.
    fn without_any(&self, now: &mut Now) {
        let Some(wanted) = self.count else { return };
        let mut met = vec![false; now.may.len()];
        for start in 0..now.may.len() {
            if met[start] || !now.may[start] {
                continue;
            }
            let part = self.part(start, &now.may, None);
            for place in &part {
                met[*place] = true;
                now.may[*place] &= part.len() >= wanted;
            }
        }
    }

    /// The places that one comes to from one, by those that may be in.
    fn part(&self, start: usize, may: &[bool], without: Option<usize>) -> Vec<usize> {
        let mut met = vec![false; may.len()];
        met[start] = true;
        let (mut part, mut at) = (vec![start], 0);
        while at < part.len() {
            for &next in &self.beside[part[at]] {
                let next = usize::from(next);
                if may[next] && !met[next] && Some(next) != without {
                    met[next] = true;
                    part.push(next);
                }
            }
            at += 1;
        }
        part
    }

    /// Whoever cannot be reached is out, and whoever is too far away for as many as there are.
    fn reach(&self, now: &mut Now) -> Option<()> {
        let is: Vec<usize> = (0..now.is.len()).filter(|place| now.is[*place]).collect();
        let part = self.part(is[0], &now.may, None);
        let mut reached = vec![false; now.may.len()];
        for place in part {
            reached[place] = true;
        }
        if is.iter().any(|place| !reached[*place]) {
            return None;
        }
        if let Some(wanted) = self.count {
            // From all that are in at once, so many steps.
            let mut far = vec![usize::MAX; now.may.len()];
            let mut queue: Vec<usize> = is.clone();
            for place in &is {
                far[*place] = 0;
            }
            let mut at = 0;
            while at < queue.len() {
                let place = queue[at];
                at += 1;
                for &next in &self.beside[place] {
                    let next = usize::from(next);
                    if now.may[next] && far[next] == usize::MAX {
                        far[next] = far[place] + 1;
                        queue.push(next);
                    }
                }
            }
            for place in 0..reached.len() {
                reached[place] &= far[place] <= wanted - is.len();
            }
        }
        now.may = now.may.iter().zip(reached).map(|(may, reached)| *may && reached).collect();
        Some(())
    }

    /// Whoever alone joins some that are in is in, and whoever alone joins as many as there are (R. Tarjan, *Depth-first search and
    /// linear graph algorithms*, 1972).
    fn join(&self, now: &mut Now) {
        let Some(root) = now.is.iter().position(|is| *is) else { return };
        let count = now.may.len();
        // When each place was met, the earliest one that is met again behind it, and what is behind it: how many, and how many of them are in.
        let (mut met, mut low) = (vec![0_u16; count], vec![0_u16; count]);
        let (mut size, mut held) = (vec![0_usize; count], vec![0_usize; count]);
        // What would be cut off without a place: how many, and whether one of them is in.
        let (mut cut, mut parts) = (vec![0_usize; count], vec![false; count]);
        let mut path: Vec<(usize, usize)> = vec![(root, 0)];
        let mut time = 1;
        (met[root], low[root], size[root], held[root]) = (1, 1, 1, 1);
        while let Some((place, next)) = path.last_mut() {
            let place = *place;
            if let Some(beside) = self.beside[place].get(*next).map(|it| usize::from(*it)) {
                *next += 1;
                if !now.may[beside] {
                    continue;
                }
                if met[beside] > 0 {
                    low[place] = low[place].min(met[beside]);
                    continue;
                }
                time += 1;
                (met[beside], low[beside]) = (time, time);
                (size[beside], held[beside]) = (1, usize::from(now.is[beside]));
                path.push((beside, 0));
                continue;
            }
            let _ = path.pop();
            let Some((before, _)) = path.last().copied() else { break };
            low[before] = low[before].min(low[place]);
            size[before] += size[place];
            held[before] += held[place];
            if low[place] >= met[before] {
                cut[before] += size[place];
                parts[before] |= held[place] > 0;
            }
        }
        let all = size[root];
        for place in (0..count).filter(|place| met[*place] > 0 && *place != root) {
            let too_few = self.count.is_some_and(|wanted| all - 1 - cut[place] < wanted);
            now.is[place] |= parts[place] || too_few;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Digit;
    use crate::grid::constraint::automaton::tests::draws;

    /// The places of a square of so many rows that share a side.
    fn square(rows: usize) -> Vec<Vec<u16>> {
        let at = |place: usize| (place / rows, place % rows);
        let share = |one: usize, other: usize| {
            let ((row, column), (to_row, to_column)) = (at(one), at(other));
            row.abs_diff(to_row) + column.abs_diff(to_column) == 1
        };
        let beside = |one: usize| {
            (0..rows * rows).filter(|&other| share(one, other)).map(|it| it as u16).collect()
        };
        (0..rows * rows).map(beside).collect()
    }

    #[test]
    fn what_is_in_every_way_to_hang_together_is_left() {
        let mut random = draws(3);
        let digits = DigitSet::of(Digit::new(0));
        let hang = |all: usize, beside: &[Vec<u16>]| {
            let Some(first) = (0..9).find(|place| all >> place & 1 == 1) else { return true };
            let mut met = 1 << first;
            loop {
                let more = (0..9).filter(|place| all >> place & 1 == 1 && met >> place & 1 == 0);
                let touches = |place: &usize| beside[*place].iter().any(|it| met >> it & 1 == 1);
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
