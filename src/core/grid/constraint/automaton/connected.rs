//! Cells that hold certain digits hang together: from each of them one comes to every other by sides of cells, without leaving them.
//!
//! What this leaves to the cells is not told by what was read before a cell, so it is gone through as a graph: nobody is in who cannot be
//! reached, and whoever alone joins two that are in is in as well. That is less than what is in fillings, until cells are filled.

use crate::grid::DigitSet;

/// The cells of a law by their places, and which of them share a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::grid::constraint) struct Connected {
    /// For each place the places beside it.
    beside: Vec<Vec<u16>>,
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
    pub(super) fn new(beside: Vec<Vec<u16>>, digits: DigitSet, count: Option<usize>) -> Self {
        Self { beside, digits, count }
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

    /// Whoever alone joins some that are in is in.
    fn join(&self, now: &mut Now) {
        let is: Vec<usize> = (0..now.is.len()).filter(|place| now.is[*place]).collect();
        if is.len() < 2 && self.count.is_none_or(|wanted| wanted < 2) {
            return;
        }
        for place in 0..now.may.len() {
            if !now.may[place] || now.is[place] {
                continue;
            }
            let part = self.part(is[0], &now.may, Some(place));
            let mut met = vec![false; now.may.len()];
            for place in &part {
                met[*place] = true;
            }
            let too_few = self.count.is_some_and(|wanted| part.len() < wanted);
            if too_few || is.iter().any(|place| !met[*place]) {
                now.is[place] = true;
            }
        }
    }
}
