//! One fish: its bases, covers, fins and targets.

use crate::grid::{Cell, CellSet, Digit, Geometry, Group, House};
use crate::proof::{Conclusion, Fact, Places, Side, Sight, Support};

/// Where fish of a digit swim.
pub(super) struct Ground<'a, const W: usize> {
    pub(super) geometry: &'a Geometry<W>,
    pub(super) digit: Digit,
    /// The open places of the digit.
    pub(super) places: CellSet<W>,
}

impl<const W: usize> Ground<'_, W> {
    /// The open places in a group.
    pub(super) fn places_in(&self, group: impl Into<Group>) -> CellSet<W> {
        self.places & self.geometry.cells_of(group)
    }

    /// The places that are in some of the groups, and those that are in more than one.
    fn layers(&self, groups: &[impl Into<Group> + Copy]) -> (CellSet<W>, CellSet<W>) {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for &group in groups {
            let places = self.places_in(group);
            twice |= once & places;
            once |= places;
        }
        (once, twice)
    }
}

/// As many bases as covers, lowest house first.
pub(super) struct Fish<const W: usize> {
    pub(super) bases: Vec<House>,
    pub(super) covers: Vec<Group>,
    /// The candidates of which one is true unless the covers are used up.
    pub(super) fins: CellSet<W>,
    /// The candidates that go.
    pub(super) targets: CellSet<W>,
}

impl<const W: usize> Fish<W> {
    /// The fish with these bases and covers; none if it strikes nothing, or has a cover in which
    /// the bases have no candidate.
    pub(super) fn new(
        ground: &Ground<'_, W>,
        bases: Vec<House>,
        covers: Vec<Group>,
    ) -> Option<Self> {
        let (based, based_twice) = ground.layers(&bases);
        if covers.iter().any(|&cover| !ground.places_in(cover).intersects(&based)) {
            return None;
        }
        let (covered, covered_twice) = ground.layers(&covers);
        let fins = (based - covered) | based_twice;
        let targets = ((covered - based) | (covered_twice - based_twice))
            & ground.geometry.common_peers(fins);
        (!targets.is_empty()).then_some(Self { bases, covers, fins, targets })
    }

    /// The bases with the places in them.
    pub(super) fn places_of_bases(&self, ground: &Ground<'_, W>) -> Vec<Places> {
        let digit = ground.digit;
        let places =
            |&house: &House| Places { house, digit, cells: ground.places_in(house).resize() };
        self.bases.iter().map(places).collect()
    }

    /// What covers them, and the fins.
    pub(super) fn side(&self) -> Side {
        let fins = Sight { cells: self.fins.resize(), targets: self.targets.resize() };
        Side { covers: self.covers.clone(), fins: (!self.fins.is_empty()).then_some(fins) }
    }

    /// That the targets go.
    pub(super) fn strikes(&self, digit: Digit, support: &Support) -> Vec<Conclusion> {
        let strike =
            |cell| Conclusion { fact: Fact::Absent(cell, digit), support: support.clone() };
        self.targets.iter().map(strike).collect()
    }

    /// Whether some base has at most one candidate besides the fins.
    pub(super) fn is_sashimi(&self, ground: &Ground<'_, W>) -> bool {
        !self.fins.is_empty()
            && self.bases.iter().any(|&base| (ground.places_in(base) - self.fins).len() <= 1)
    }

    /// Whether each target is a target of a part, too.
    pub(super) fn is_degenerate(&self, ground: &Ground<'_, W>) -> bool {
        self.targets.iter().all(|target| self.part_strikes(ground, target))
    }

    /// Whether fewer bases with as few covers, without other fins, strike the target.
    fn part_strikes(&self, ground: &Ground<'_, W>, target: Cell) -> bool {
        let whole = (1_u64 << self.bases.len()) - 1;
        (1..whole).any(|part| {
            let chosen = self.bases.iter().enumerate().filter(|(bit, _)| part >> bit & 1 == 1);
            let based =
                chosen.fold(CellSet::EMPTY, |cells, (_, &base)| cells | ground.places_in(base));
            let room = part.count_ones() as usize;
            if !based.contains(target) {
                let needed = (based - self.fins) | CellSet::of(target);
                return self.can_cover(ground, needed, CellSet::EMPTY, room);
            }
            // The target is in a base of the part, and so must be in two of its covers.
            let around: Vec<Group> = self.covers_of(ground, target).collect();
            room >= 2
                && around.iter().enumerate().any(|(number, &first)| {
                    around[..number].iter().any(|&second| {
                        let both = ground.places_in(first) | ground.places_in(second);
                        self.can_cover(ground, based - self.fins, both, room - 2)
                    })
                })
        })
    }

    /// Whether so many more covers suffice to cover what is needed.
    fn can_cover(
        &self,
        ground: &Ground<'_, W>,
        needed: CellSet<W>,
        covered: CellSet<W>,
        room: usize,
    ) -> bool {
        let Some(cell) = (needed - covered).first() else { return true };
        room > 0
            && self.covers_of(ground, cell).any(|cover| {
                self.can_cover(ground, needed, covered | ground.places_in(cover), room - 1)
            })
    }

    fn covers_of<'a>(
        &'a self,
        ground: &'a Ground<'_, W>,
        cell: Cell,
    ) -> impl Iterator<Item = Group> + 'a {
        let around = ground.geometry.groups_of(cell);
        self.covers.iter().copied().filter(move |cover| around.contains(cover))
    }
}
