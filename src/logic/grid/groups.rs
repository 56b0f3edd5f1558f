//! The groups of a grid: its houses, and those of fewer cells than there are digits.

use super::{Cell, CellSet, Geometry, Group, House};
use crate::message::HouseKind;

impl<const W: usize> Geometry<W> {
    /// Lists all groups: the houses, then those of fewer cells.
    #[inline]
    pub fn groups(&self) -> impl Iterator<Item = Group> + Clone + use<W> {
        (0..self.group_count()).map(Group::new)
    }

    /// Lists the groups besides lines and areas.
    #[inline]
    pub fn extra_groups(&self) -> impl Iterator<Item = Group> + Clone + use<W> {
        let first = self.extra_houses().next().map_or(self.house_count(), House::index);
        self.groups().skip(first)
    }

    /// Lists the groups of one kind, in order.
    #[inline]
    pub fn groups_of_kind(&self, kind: HouseKind) -> impl Iterator<Item = Group> + '_ {
        self.groups().filter(move |&group| self.kind(group) == kind)
    }

    /// Lists the groups that contain every one of `cells`.
    #[inline]
    pub fn groups_around(&self, cells: CellSet<W>) -> impl Iterator<Item = Group> + '_ {
        self.groups().filter(move |&group| cells.is_subset(&self.cells_of(group)))
    }

    /// Returns the group as a house; `None` if it has fewer cells than there are digits.
    #[inline]
    pub fn as_house(&self, group: Group) -> Option<House> {
        (group.index() < self.house_count()).then(|| House::new(group.index()))
    }

    /// Says whether every group is a house.
    #[inline]
    pub fn has_only_houses(&self) -> bool {
        self.group_count() == self.house_count()
    }

    /// Returns the other cells of the groups of `cell`.
    pub fn groupmates(&self, cell: Cell) -> CellSet<W> {
        if self.excludes_by_groups_alone() {
            return self.peers(cell);
        }
        let groups = self.groups_of(cell).iter();
        let cells = groups.fold(CellSet::EMPTY, |all, &group| all | self.cells_of(group));
        cells - CellSet::of(cell)
    }

    /// Says whether a digit rules out nothing but other digits of its cell and itself in its groups.
    #[inline]
    pub fn excludes_by_groups_alone(&self) -> bool {
        self.steps_apart().is_empty()
    }

    /// Says whether a digit rules out nothing but other digits of its cell and itself in its houses.
    #[inline]
    pub fn excludes_by_houses_alone(&self) -> bool {
        self.excludes_by_groups_alone() && self.has_only_houses()
    }
}
