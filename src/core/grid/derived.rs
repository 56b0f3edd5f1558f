//! The houses of a grid that follow from its own rules.

use super::{Cell, CellSet, Derivation, Geometry, Group, House, HouseKind};

impl<const W: usize> Geometry<W> {
    /// Lists the houses that follow from the others.
    #[inline]
    pub fn derived_houses(&self) -> impl Iterator<Item = House> + Clone + use<W> {
        (self.house_count() - self.derivations().len()..self.house_count()).map(House::new)
    }

    /// Returns what a group is made of; `None` for one of the grid's own rules.
    pub fn derivation(&self, group: impl Into<Group>) -> Option<&Derivation> {
        let house = self.as_house(group.into())?;
        let first = self.house_count() - self.derivations().len();
        self.derivations().get(house.index().checked_sub(first)?)
    }

    /// Returns the group's number if a picture has to show it. Lines and blocks can be counted at sight, a group with a
    /// word of its own has no number, and one that follows from others is not drawn.
    pub fn shown_number(&self, group: Group) -> Option<u8> {
        if self.derivation(group).is_some() {
            return None;
        }
        match self.house_name(group).called {
            // A constraint is named by where it lies, and drawn.
            Some(called) => called.number.filter(|_| called.place.is_none()),
            None => (self.kind(group) == HouseKind::Region).then(|| self.number(group)),
        }
    }

    /// Lists the groups of the grid's own rules, without those that follow from them.
    pub fn groups_of_rules(&self) -> impl Iterator<Item = Group> + '_ {
        self.groups().filter(|&group| self.derivation(group).is_none())
    }

    /// Returns the other cells of those groups of `cell` that are the grid's own rules.
    pub fn groupmates_by_rules(&self, cell: Cell) -> CellSet<W> {
        if self.derived_houses().next().is_none() {
            return self.groupmates(cell);
        }
        let groups = self.groups_of(cell).iter().filter(|&&it| self.derivation(it).is_none());
        let cells = groups.fold(CellSet::EMPTY, |all, &group| all | self.cells_of(group));
        cells - CellSet::of(cell)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::grid::derivation::{KIND, ROOM, following};
    use crate::grid::spec::groups;
    use crate::grid::test_grids::{classic, spec};
    use crate::grid::{
        Called, Digit, DigitSet, Dimensions, ExtraHouse, GeometrySpec, Word, print_cell,
    };

    const WINDOWS: [&str; 4] = [
        "B2 C2 D2 B3 C3 D3 B4 C4 D4",
        "F2 G2 H2 F3 G3 H3 F4 G4 H4",
        "B6 C6 D6 B7 C7 D7 B8 C8 D8",
        "F6 G6 H6 F7 G7 H7 F8 G8 H8",
    ];

    fn windoku() -> Geometry {
        let window = |cells: &str| ExtraHouse {
            called: Some(Word::new("window")),
            ..ExtraHouse::new(HouseKind::Region, cells)
        };
        let extra_houses = WINDOWS.map(window).to_vec();
        Geometry::new(&GeometrySpec { extra_houses, ..spec("123456789", 3, 3) }).expect("windoku")
    }

    fn jigsaw(rows: &[&str], symbols: &str) -> Geometry {
        let regions = rows.iter().map(|&row| row.to_owned()).collect();
        Geometry::new(&GeometrySpec { regions, ..spec(symbols, 0, 0) }).expect("a jigsaw")
    }

    fn irregular() -> Geometry {
        let rows = [
            "AAABBCCCC",
            "AADEBBCCC",
            "AADEBBBCC",
            "ADDEBBFFF",
            "ADDEEEFFG",
            "DDDHHEFFG",
            "IIHHHEFGG",
            "IIIHHEFGG",
            "IIIIHHGGG",
        ];
        jigsaw(&rows, "123456789")
    }

    fn cells(geometry: &Geometry, house: House) -> String {
        let named =
            geometry.list_of(house).iter().map(|&cell| print_cell(cell, geometry.dimensions()));
        named.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn four_windows_leave_five_hidden_ones() {
        let geometry = windoku();
        let found = geometry.derived_houses().map(|house| cells(&geometry, house));
        assert!(found.eq([
            "A2 E2 I2 A3 E3 I3 A4 E4 I4",
            "A6 E6 I6 A7 E7 I7 A8 E8 I8",
            "B1 C1 D1 B5 C5 D5 B9 C9 D9",
            "F1 G1 H1 F5 G5 H5 F9 G9 H9",
            "A1 E1 I1 A5 E5 I5 A9 E9 I9",
        ]));
        let names = geometry.derived_houses().map(|house| geometry.house_name(house).called);
        let word = Word::new("hidden-window");
        assert!(names.eq((1..=5).map(|number| Some(Called {
            word,
            number: Some(number),
            place: None
        }))));
        let [first, last] = [31, 35].map(|index| geometry.derivation(House::new(index)));
        let houses = |all: &[usize]| all.iter().copied().map(House::new).collect::<Vec<_>>();
        let made = |outer: &[usize], inner: &[usize]| Derivation {
            outer: houses(outer),
            inner: houses(inner),
        };
        assert_eq!(first, Some(&made(&[1, 2, 3], &[27, 28])));
        assert_eq!(last, Some(&made(&[0, 4, 8], &[33, 34])));
        assert_eq!(geometry.derivation(House::new(30)), None);
        assert_eq!((geometry.house_count(), geometry.extra_houses().count()), (36, 4));
        let plain = geometry.by_rules();
        assert_eq!((plain.house_count(), plain.derived_houses().count()), (31, 0));
        assert_eq!(geometry.groups_of_rules().count(), plain.group_count());
        assert!(
            geometry.derived_houses().all(|house| geometry.shown_number(house.group()).is_none())
        );
    }

    #[test]
    fn regions_leave_what_rows_and_columns_have_besides() {
        let geometry = irregular();
        let found: BTreeSet<String> =
            geometry.derived_houses().map(|house| cells(&geometry, house)).collect();
        assert_eq!(found.len(), 8, "{found:?}");
        for expected in ["A7 B7 C7 A8 B8 C8 A9 B9 C9", "G1 H1 I1 G2 H2 I2 G3 H3 I3"] {
            assert!(found.contains(expected), "{found:?}");
        }
        let name = geometry.derived_houses().map(|house| geometry.house_name(house));
        assert!(name.zip(1..).all(|(name, number)| {
            (name.kind, name.number, name.called) == (KIND, number, None)
        }));
    }

    #[test]
    fn rows_columns_and_blocks_alone_leave_nothing() {
        let grids = [("1234", 2, 2), ("123456", 3, 2), ("12345678", 4, 2), ("123456789ABC", 4, 3)];
        for (symbols, width, height) in grids {
            let groups = groups(&spec(symbols, width, height), Dimensions::square(symbols.len()));
            let houses = groups.expect("a grid").houses;
            assert!(following(&houses, symbols.len(), ROOM).is_empty(), "{symbols}");
        }
        assert_eq!(classic().derived_houses().count(), 0);
        assert_eq!(Geometry::new(&spec("12345", 0, 0)).expect("a square").house_count(), 10);
    }

    /// All full grids of a small jigsaw.
    fn full_grids(geometry: &Geometry, filled: &mut Vec<Digit>, see: &mut dyn FnMut(&[Digit])) {
        if filled.len() == geometry.cell_count() {
            return see(filled);
        }
        let cell = Cell::new(filled.len());
        for digit in geometry.digits() {
            let holds = |other: &Cell| filled.get(other.index()) == Some(&digit);
            let mut houses = geometry.houses_of(cell).iter();
            if houses.all(|&house| !geometry.list_of(house).iter().any(holds)) {
                filled.push(digit);
                full_grids(geometry, filled, see);
                let _ = filled.pop();
            }
        }
    }

    #[test]
    fn in_every_full_grid_each_digit_is_once_in_what_follows() {
        let maps: [&[&str]; 4] = [
            &["AABB", "AACB", "DCCB", "DDDC"],
            &["AAAB", "ACBB", "CCBD", "CDDD"],
            &["AAABB", "AACBB", "DDCCB", "DDCEE", "DCEEE"],
            &["AAAAB", "ACBBB", "CCCBD", "CEDDD", "EEEED"],
        ];
        let mut all = 0;
        for map in maps {
            let geometry = jigsaw(map, &"12345"[..map.len()]);
            let rules = geometry.by_rules();
            all += geometry.derived_houses().count();
            let mut grids = 0;
            full_grids(&rules, &mut Vec::new(), &mut |digits| {
                grids += 1;
                for house in geometry.derived_houses() {
                    let held = geometry.list_of(house).iter().map(|cell| digits[cell.index()]);
                    assert_eq!(held.collect::<DigitSet>(), geometry.all_digits(), "{map:?}");
                }
            });
            assert!(grids > 0, "{map:?}");
        }
        assert!(all > 4, "{all}");
    }
}
