//! The search for fish, from what they can strike.
//!
//! Suppose that the target is true. The digit then leaves every cell that the target sees, all fins
//! among them, and what is left (the *rest*) must contradict itself: the bases that the target does not
//! fill have no candidate in common there, and lie in the covers that it does not use up, which
//! are too few. So the covers that do not go through the target are chosen first, all ways, and
//! what lies in them can be bases. Choosing covers is cheap: the fewer houses
//! are open, the fewer choices there are, and no choice of bases is tried that cannot succeed.

use std::ops::ControlFlow;

use super::mix::mix_of;
use super::pattern::{Fish, Ground};
use crate::grid::{Cell, CellSet, Group, House, MAX_GROUPS};
use crate::inference::families::cover::pairing::Pairing;
use crate::knowledge::Mix;

/// One search for the fish of a digit.
pub(super) struct FishSearch<'a, const W: usize> {
    pub(super) ground: &'a Ground<'a, W>,
    /// How many bases, and how many covers.
    pub(super) size: usize,
    pub(super) mix: Mix,
    /// The most cells that a base shares with a cover.
    pub(super) shared: usize,
    /// How many choices of covers may still be looked at.
    pub(super) nodes: usize,
    /// Whether the caller wants the search to stop.
    pub(super) interrupted: &'a dyn Fn() -> bool,
}

/// Takes each fish and says whether to go on.
pub(super) type TakeFish<'a, const W: usize> = dyn FnMut(Fish<W>) -> ControlFlow<()> + 'a;

/// A group with its places that are left once the target is true.
#[derive(Clone, Copy)]
struct Rest<const W: usize> {
    group: Group,
    places: CellSet<W>,
}

/// What the target's own groups are: no more than one of them is a base, and more are covers.
struct Own {
    base: Option<Group>,
    covers: Vec<Group>,
}

/// The search for fish that strike one target.
struct AtTarget<'a, 'b, const W: usize> {
    search: &'a mut FishSearch<'b, W>,
    target: Cell,
    /// What may be bases and covers besides the target's own houses.
    bases: Vec<Rest<W>>,
    covers: Vec<Rest<W>>,
    own: Vec<Own>,
    /// How many bases besides the target's own houses a fish has at least.
    fewest: usize,
    chosen_bases: Vec<Group>,
    chosen_covers: Vec<Group>,
    /// The groups whose rest is covered; kept for the next choice of covers.
    inside: Vec<Rest<W>>,
    /// For each group which of the covers it is; beyond their number if it is none.
    numbers: [u8; MAX_GROUPS],
    /// What each two covers complete; kept for the next choice of the others.
    pairs: Vec<u8>,
    catch: &'a mut TakeFish<'a, W>,
}

impl<const W: usize> FishSearch<'_, W> {
    /// Every fish of the mix with bases and covers of one of the sides that strikes something,
    /// each once. `dead` has all that can be struck.
    pub(super) fn all(
        &mut self,
        sides: &[Pairing],
        dead: CellSet<W>,
        catch: &mut TakeFish<'_, W>,
    ) -> ControlFlow<()> {
        let mut search = AtTarget {
            target: Cell::new(0),
            bases: Vec::new(),
            covers: Vec::new(),
            own: Vec::new(),
            fewest: 0,
            chosen_bases: Vec::new(),
            chosen_covers: Vec::new(),
            inside: Vec::new(),
            numbers: [u8::MAX; MAX_GROUPS],
            pairs: Vec::new(),
            search: self,
            catch,
        };
        for Pairing { bases, covers } in sides {
            let bases: Vec<Group> = bases.iter().map(|base| base.group()).collect();
            for target in dead.iter() {
                if (search.search.interrupted)() {
                    return ControlFlow::Break(());
                }
                search.target = target;
                search.scan_covers(&bases, covers)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl<const W: usize> AtTarget<'_, '_, W> {
    /// Looks for the fish of one side that strike the target.
    fn scan_covers(&mut self, bases: &[Group], covers: &[Group]) -> ControlFlow<()> {
        let (ground, size) = (self.search.ground, self.search.size);
        let through = ground.geometry.groups_of(self.target);
        let left = ground.places - ground.geometry.peers(self.target) - CellSet::of(self.target);
        let fill = |rests: &mut Vec<Rest<W>>, groups: &[Group], most: usize| {
            let others = groups.iter().filter(|group| !through.contains(group));
            let open = others.filter(|&&group| !ground.places_in(group).is_empty());
            let rest = open.map(|&group| Rest { group, places: left & ground.places_in(group) });
            rests.clear();
            rests.extend(rest.filter(|rest| rest.places.len() <= most));
        };
        // One of the covers at least goes through the target, and so covers nothing of the rest.
        fill(&mut self.bases, bases, (size - 1) * self.search.shared);
        if self.bases.len() + 1 < size {
            return ControlFlow::Continue(());
        }
        fill(&mut self.covers, covers, usize::MAX);
        self.numbers = [u8::MAX; MAX_GROUPS];
        for (number, cover) in self.covers.iter().enumerate() {
            self.numbers[cover.group.index()] = number as u8;
        }
        let own = |groups: &[Group]| -> Vec<Group> {
            through.iter().copied().filter(|group| groups.contains(group)).collect()
        };
        let (own_bases, own_covers) = (own(bases), own(covers));
        for used in 1..=own_covers.len().min(size) {
            self.own = ways(&own_bases, &own_covers, used);
            self.fewest = size - usize::from(self.own.iter().any(|own| own.base.is_some()));
            self.choose_covers(0, size - used, CellSet::EMPTY)?;
        }
        ControlFlow::Continue(())
    }

    /// Chooses so many more covers, from the given one on; `covered` is what those chosen cover of
    /// the rest.
    fn choose_covers(&mut self, from: usize, more: usize, covered: CellSet<W>) -> ControlFlow<()> {
        if self.search.nodes == 0 {
            return ControlFlow::Continue(());
        }
        self.search.nodes -= 1;
        match more {
            0 => return self.look_inside(covered),
            1 => return self.choose_last(from, covered),
            2 => return self.choose_last_two(from, covered),
            _ => {}
        }
        for next in from..(self.covers.len() + 1).saturating_sub(more) {
            let Rest { group, places } = self.covers[next];
            self.chosen_covers.push(group);
            let flow = self.choose_covers(next + 1, more - 1, covered | places);
            let _ = self.chosen_covers.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Chooses the last cover: one with which there can be enough bases.
    fn choose_last(&mut self, from: usize, covered: CellSet<W>) -> ControlFlow<()> {
        let inside = self.completing(covered);
        for next in from..self.covers.len() {
            let Rest { group, places } = self.covers[next];
            if usize::from(inside[group.index()]) >= self.fewest {
                self.chosen_covers.push(group);
                let flow = self.choose_covers(next + 1, 0, covered | places);
                let _ = self.chosen_covers.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses the last two covers: two with which there can be enough bases.
    fn choose_last_two(&mut self, from: usize, covered: CellSet<W>) -> ControlFlow<()> {
        let count = self.covers.len();
        let mut inside = std::mem::take(&mut self.pairs);
        let (always, most) = self.completing_pairs(from, covered, &mut inside);
        let mut flow = ControlFlow::Continue(());
        if always + most < self.fewest {
            self.pairs = inside;
            return flow;
        }
        'all: for first in from..count {
            for second in first + 1..count {
                // On the diagonal are the bases that one cover completes by itself.
                let with = |one: usize, other: usize| usize::from(inside[one * count + other]);
                let most = always + with(first, first) + with(second, second) + with(first, second);
                if most < self.fewest {
                    continue;
                }
                let [one, other] = [first, second].map(|number| self.covers[number]);
                self.chosen_covers.extend([one.group, other.group]);
                flow = self.choose_covers(second + 1, 0, covered | one.places | other.places);
                self.chosen_covers.truncate(self.chosen_covers.len() - 2);
                if flow.is_break() {
                    break 'all;
                }
            }
        }
        self.pairs = inside;
        flow
    }

    /// How many bases there can be whatever the last two covers are, and how many more at most. For each two of
    /// those from the given one on, in a square by their numbers, how many these complete together, and, where a row
    /// meets its own column, how many one of them completes alone.
    fn completing_pairs(
        &self,
        from: usize,
        covered: CellSet<W>,
        inside: &mut Vec<u8>,
    ) -> (usize, usize) {
        let geometry = self.search.ground.geometry;
        let count = self.covers.len();
        inside.clear();
        inside.resize(count * count, 0);
        // The covers that go through a cell, but for the base itself, with what they leave.
        let through = |base: Group, left: CellSet<W>, cell: Cell| {
            let groups = geometry.groups_of(cell).iter().filter(move |group| **group != base);
            groups.filter_map(move |&group| {
                let number = usize::from(self.numbers[group.index()]);
                (from..count).contains(&number).then(|| (number, left - geometry.cells_of(group)))
            })
        };
        let (mut always, mut alone, mut together) = (0, 0, 0);
        for &Rest { group, places } in &self.bases {
            let uncovered = places - covered;
            if self.chosen_covers.contains(&group) {
                continue;
            }
            let Some(cell) = uncovered.first() else {
                always += 1;
                continue;
            };
            for (one, left) in through(group, uncovered, cell) {
                let Some(cell) = left.first() else {
                    let one = &mut inside[one * count + one];
                    *one += 1;
                    alone = alone.max(*one);
                    continue;
                };
                for (other, left) in through(group, left, cell) {
                    let pair = &mut inside[one.min(other) * count + one.max(other)];
                    *pair += u8::from(left.is_empty());
                    together = together.max(*pair);
                }
            }
        }
        (always, 2 * usize::from(alone) + usize::from(together))
    }

    /// For each group, how many bases there can be at most once it is the last cover.
    fn completing(&self, covered: CellSet<W>) -> [u8; MAX_GROUPS] {
        let geometry = self.search.ground.geometry;
        let open = || self.bases.iter().filter(|rest| !self.chosen_covers.contains(&rest.group));
        let is_covered = |rest: &&Rest<W>| rest.places.is_subset(&covered);
        let mut inside = [open().filter(is_covered).count() as u8; MAX_GROUPS];
        for &Rest { group, places } in open() {
            let uncovered = places - covered;
            let Some(cell) = uncovered.first() else { continue };
            for &last in geometry.groups_of(cell) {
                let completes = last != group && uncovered.is_subset(&geometry.cells_of(last));
                inside[last.index()] += u8::from(completes);
            }
        }
        inside
    }

    /// Chooses bases among the houses whose rest is covered.
    fn look_inside(&mut self, covered: CellSet<W>) -> ControlFlow<()> {
        let is_base = |rest: &&Rest<W>| {
            rest.places.is_subset(&covered) && !self.chosen_covers.contains(&rest.group)
        };
        let mut inside = std::mem::take(&mut self.inside);
        inside.clear();
        inside.extend(self.bases.iter().filter(is_base));
        let mut sizes = self.fewest..=self.search.size;
        let flow = sizes.try_for_each(|size| self.choose_bases(&inside, size, CellSet::EMPTY));
        self.inside = inside;
        flow
    }

    /// Chooses so many more of the houses, no two of which have a place of the rest in common.
    fn choose_bases(
        &mut self,
        inside: &[Rest<W>],
        more: usize,
        used: CellSet<W>,
    ) -> ControlFlow<()> {
        if more == 0 {
            return self.complete();
        }
        for (number, rest) in inside.iter().enumerate() {
            if inside.len() - number < more {
                break;
            }
            if !rest.places.intersects(&used) {
                self.chosen_bases.push(rest.group);
                let flow = self.choose_bases(&inside[number + 1..], more - 1, used | rest.places);
                let _ = self.chosen_bases.pop();
                flow?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds the target's own houses in each way that makes as many bases as covers. A fish is reported at
    /// the first of its targets.
    fn complete(&mut self) -> ControlFlow<()> {
        let own_bases = self.search.size - self.chosen_bases.len();
        for own in self.own.iter().filter(|own| usize::from(own.base.is_some()) == own_bases) {
            let ground = self.search.ground;
            let bases = self.chosen_bases.iter().copied().chain(own.base);
            let mut bases: Vec<House> =
                bases.filter_map(|base| ground.geometry.as_house(base)).collect();
            let mut covers: Vec<Group> =
                self.chosen_covers.iter().chain(&own.covers).copied().collect();
            bases.sort_unstable();
            covers.sort_unstable();
            if mix_of(ground.geometry, &bases, &covers) != self.search.mix {
                continue;
            }
            let Some(fish) = Fish::new(ground, bases, covers) else { continue };
            if fish.targets.first() == Some(self.target) {
                (self.catch)(fish)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The ways in which so many of the target's own groups are covers, and at most one other a base.
fn ways(bases: &[Group], covers: &[Group], used: usize) -> Vec<Own> {
    let chosen = |choice: &u32| choice.count_ones() as usize == used;
    let mut ways = Vec::new();
    for choice in (1_u32..1 << covers.len()).filter(chosen) {
        let covers: Vec<Group> = covers
            .iter()
            .enumerate()
            .filter(|(bit, _)| choice >> bit & 1 == 1)
            .map(|(_, &cover)| cover)
            .collect();
        ways.push(Own { base: None, covers: covers.clone() });
        if used > 1 {
            let others = bases.iter().filter(|base| !covers.contains(base));
            ways.extend(others.map(|&base| Own { base: Some(base), covers: covers.clone() }));
        }
    }
    ways
}
