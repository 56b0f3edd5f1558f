//! The groups of a grid: its houses, and those of fewer cells than there are digits.

use super::{Cell, CellSet, Geometry, Group, House, HouseKind};

impl<const W: usize> Geometry<W> {
    /// Lists all groups: the houses, then those of fewer cells.
    #[inline]
    pub fn groups(&self) -> impl Iterator<Item = Group> + Clone + use<W> {
        (0..self.group_count()).map(Group::new)
    }

    /// Returns the cells that cannot hold the same digit as this one though they share no house with it.
    pub fn peers_by_no_house(&self, cell: Cell) -> CellSet<W> {
        let houses = self.houses_of(cell).iter();
        houses.fold(self.peers(cell), |seen, house| seen - self.cells_of(*house))
    }

    /// Lists the groups of the grid's own rules besides lines and areas.
    #[inline]
    pub fn extra_groups(&self) -> impl Iterator<Item = Group> + Clone + '_ {
        let smaller = self.groups().skip(self.house_count());
        let smaller = smaller.filter(|&group| !self.kind(group).is_line());
        self.extra_houses().map(House::group).chain(smaller)
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

    /// Lists the houses of one kind, in order.
    #[inline]
    pub fn houses_of_kind(&self, kind: HouseKind) -> impl Iterator<Item = House> + '_ {
        self.houses().filter(move |&house| self.kind(house) == kind)
    }

    /// Lists the houses that contain every one of `cells`.
    #[inline]
    pub fn houses_around(&self, cells: CellSet<W>) -> impl Iterator<Item = House> + '_ {
        self.houses().filter(move |&house| cells.is_subset(&self.cells_of(house)))
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
        self.steps_apart().is_empty() && !self.has_pairs_apart()
    }

    /// Says whether a digit rules out nothing but other digits of its cell and itself in its houses, and nothing else is said of
    /// cells.
    #[inline]
    pub fn excludes_by_houses_alone(&self) -> bool {
        let is_said = self.has_only_houses() && self.constraints().is_empty();
        self.excludes_by_groups_alone() && is_said && self.beside().next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{classic, spec, with_groups};
    use crate::grid::{
        Apart, Board, Candidate, Digit, ExtraHouse, Geometry, GeometryError, GeometrySpec,
    };

    #[test]
    fn groups_of_fewer_cells_are_no_houses() {
        let whole = with_groups(&["A1 B3 C2", "A1 B2 C3 D4", "D1 C3"]);
        assert!(whole.extra_groups().eq([12, 14, 15].map(Group::new)), "one follows");
        let geometry = whole.by_rules();
        assert_eq!((geometry.house_count(), geometry.group_count()), (13, 15));
        assert!(!geometry.has_only_houses() && geometry.plain_blocks().is_none());
        let sizes = geometry.extra_groups().map(|group| geometry.list_of(group).len());
        assert_eq!(sizes.collect::<Vec<_>>(), [4, 3, 2], "what is a house comes first");
        let numbers = geometry.groups_of_kind(HouseKind::Region);
        assert!(numbers.map(|group| geometry.house_name(group).number).eq([1, 2, 3]));
        let [house, group] = [12, 13].map(Group::new);
        assert_eq!(geometry.as_house(house), Some(House::new(12)));
        assert_eq!(geometry.as_house(group), None);
        let a1 = Cell::new(0);
        assert_eq!((geometry.houses_of(a1).len(), geometry.groups_of(a1).len()), (4, 5));
        let c2 = Cell::new(6);
        assert!(geometry.sees(a1, c2) && geometry.groupmates(a1) == geometry.peers(a1));
        let [one, other] = [a1, c2].map(|cell| Candidate::new(cell, Digit::new(2)));
        assert_eq!(geometry.apart(one, other), Some(Apart::Group(group)));
        let board = Board::from_givens(16, [one, other]);
        let apart: Vec<Apart> =
            board.collisions(&geometry).into_iter().map(|it| it.apart).collect();
        assert_eq!(apart, [Apart::Group(group)]);
        assert!(geometry.narrow::<1>().is_some_and(|narrow| narrow.group_count() == 15));
        assert!(classic().has_only_houses());
    }

    #[test]
    fn a_group_has_two_different_cells_at_least() {
        let spec = with_groups(&[]).spec().clone();
        for wrong in ["", "A1", "A1 A1", "A1 B2 A1", "A1 E5", "A1 A2 A3 A4 B1"] {
            let house = ExtraHouse::new(HouseKind::Region, wrong);
            let spec = GeometrySpec { extra_houses: vec![house], ..spec.clone() };
            let error = GeometryError::ExtraHouse(wrong.to_owned(), 4);
            assert_eq!(Geometry::new(&spec).err(), Some(error), "{wrong}");
        }
    }

    #[test]
    fn lines_of_fewer_cells_than_digits_are_groups() {
        let of_size = |size| Geometry::new(&GeometrySpec { size, ..spec("1234567", 0, 0) });
        let geometry = of_size(Some((4, 7))).expect("a grid");
        let counts = [geometry.row_count(), geometry.column_count(), geometry.digit_count()];
        assert_eq!(counts, [4, 7, 7]);
        assert_eq!((geometry.house_count(), geometry.group_count()), (4, 11));
        assert_eq!(geometry.lines().map(<[House]>::len), [4, 0]);
        assert_eq!(geometry.extra_groups().count(), 0);
        assert!(geometry.sees(Cell::new(0), Cell::new(7)), "a column");
        let small = of_size(Some((3, 3))).expect("a grid without houses");
        assert_eq!((small.house_count(), small.group_count()), (0, 6));
        for size in [(8, 7), (0, 7), (7, 8)] {
            assert!(matches!(of_size(Some(size)), Err(GeometryError::Size { .. })), "{size:?}");
        }
    }
}
