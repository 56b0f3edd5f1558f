//! Blocks and regions: what the grid is made of besides rows and columns.

use super::{BlockSize, Cell, Geometry, Group, House};

impl<const W: usize> Geometry<W> {
    /// Says whether another grid has the same groups and rules, under whatever names and in whatever symbols.
    pub fn is_alike(&self, other: &Self) -> bool {
        let is_same = |group: Group| {
            self.kind(group) == other.kind(group) && self.list_of(group) == other.list_of(group)
        };
        (self.house_count(), self.group_count()) == (other.house_count(), other.group_count())
            && self.dimensions() == other.dimensions()
            && self.groups().all(is_same)
            && self.steps_apart() == other.steps_apart()
            && self.constraints() == other.constraints()
    }

    /// Says whether this is the classic grid: nine rows, nine columns, nine blocks, and nothing else.
    #[inline]
    pub fn is_classic(&self) -> bool {
        self.digit_count() == 9 && self.plain_blocks() == Some(BlockSize { width: 3, height: 3 })
    }

    /// Returns the size of a block in a grid that has no houses but rows, columns and blocks, and in which digits
    /// exclude nothing but themselves there; `None` in any other.
    #[inline]
    pub fn plain_blocks(&self) -> Option<BlockSize> {
        let is_plain = self.extra_houses().next().is_none() && self.excludes_by_houses_alone();
        self.blocks().filter(|_| is_plain)
    }

    /// Returns the group in which a reader looks for a cell: its block or region, or its row where the grid has none. Beside the grid
    /// a cell may be in no group.
    pub fn group_around(&self, cell: Cell) -> Option<Group> {
        self.area_of(cell).map(House::group).or_else(|| self.groups_of(cell).first().copied())
    }

    /// Says whether two cells are in the same block or region, or in none.
    #[inline]
    pub fn share_area(&self, one: Cell, other: Cell) -> bool {
        self.area_of(one) == self.area_of(other)
    }
}
