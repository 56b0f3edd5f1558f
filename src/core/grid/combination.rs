//! Grids that are put together, with names that say of what: `9x9+anti-knight+x`.
//!
//! The name of a grid is the grid: traces, games, pools and commands carry it, and whoever knows the grids that come with the
//! program makes the same one from it again. A name has parts, joined by `+`. The first is a grid that is known, or
//! `regions-` with a map of regions, a letter a cell, row by row, or `latin-` with a size (`latin-6x6`), which has no regions;
//! behind either the first and the last digit, if they are written from 0 (`latin-9x9-08`). Each other part is a grid that is known, of which the houses
//! and the steps are taken that its plain form has not, or `house-` with the cells of one more house, or `group-` with
//! those of a group of fewer cells, which are only all different. What is said of any size
//! (steps, diagonals, same places) goes with grids of each.

use std::sync::Arc;

use super::coordinates::print_cell;
use super::{
    About, Cell, Constraint, ConstraintTextError, Dimensions, ExtraHouse, Geometry, GeometrySpec,
    HouseKind, Kinds, Word,
};

/// What joins the parts of a name.
const AND: char = '+';

/// What the name of a map of regions begins with.
const REGIONS: &str = "regions-";

/// What the name of a grid without regions begins with.
const LATIN: &str = "latin-";

/// What the name of a further house begins with.
const HOUSE: &str = "house-";

/// What the name of a further group of fewer cells begins with.
const GROUP: &str = "group-";

/// What further houses and groups are called.
const EXTRA: &str = "extra-group";

/// The fewest rows of a grid that is made from a map or a size.
const LEAST: usize = 4;

/// The digits of a grid that is made from a map.
const SYMBOLS: &str = "123456789ABCDEFG";

/// The same from 0 on.
const FROM_0: &str = "0123456789ABCDEF";

/// Finds the grid of this name among those that are known, or puts it together from them; `None` if neither is
/// possible. If a grid has several names, it gets the known one, or else the name of the plain grid followed by what is
/// added, in order.
pub fn grid_named<'a>(
    name: &str,
    known: impl Iterator<Item = &'a Arc<Geometry>> + Clone,
) -> Option<Arc<Geometry>> {
    put_together(name, known).ok()
}

/// Why no grid can be made from a name with parts, a map or a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoGrid {
    /// This part is the name of none.
    Unknown(String),
    /// This part is there twice.
    Twice(String),
    /// This part adds nothing: it is a whole grid, and can only come first.
    Whole(String),
    /// This part does not go with the others.
    Unfit(String),
    /// A map must have a letter for each cell of a grid of 4 to 16 rows, and it has so many.
    Letters(usize),
    /// All regions of a map must have as many cells as there are rows; so many are the rows.
    Regions(usize),
    /// The size must be written as in `latin-9x9`, with 4 to 16 rows and as many columns.
    Size,
}

/// Says why no grid of this name is known or can be put together; `None` if there is one, or if only the name as a
/// whole is unknown.
pub fn why_no_grid<'a>(
    name: &str,
    known: &(impl Iterator<Item = &'a Arc<Geometry>> + Clone),
) -> Option<NoGrid> {
    put_together(name, known.clone()).err().filter(|why| *why != NoGrid::Unknown(name.to_owned()))
}

fn put_together<'a>(
    name: &str,
    known: impl Iterator<Item = &'a Arc<Geometry>> + Clone,
) -> Result<Arc<Geometry>, NoGrid> {
    let of_name = |name: &str| known.clone().find(|grid| grid.name() == name);
    if let Some(grid) = of_name(name) {
        return Ok(Arc::clone(grid));
    }
    let mut parts = name.split(AND);
    let first = parts.next().unwrap_or_default();
    let spec = first_of(first, &known)?;
    let plain = GeometrySpec {
        extra_houses: Vec::new(),
        apart: Vec::new(),
        constraints: Vec::new(),
        ..spec.clone()
    };
    let mut added: Vec<(&str, GeometrySpec)> = Vec::new();
    if plain != spec {
        added.push((first, spec));
    }
    for part in parts {
        let more = match of_name(part) {
            Some(grid) => grid.spec().clone(),
            None => further(part, &plain)?,
        };
        if part == first || added.iter().any(|(known, _)| *known == part) {
            return Err(NoGrid::Twice(part.to_owned()));
        }
        if !more.adds() {
            return Err(NoGrid::Whole(part.to_owned()));
        }
        if !more.regions.is_empty() && more.regions != plain.regions {
            return Err(NoGrid::Unfit(part.to_owned()));
        }
        added.push((part, more));
    }
    // Houses have numbers, so that the same grid comes of the parts in whichever order they are named.
    added.sort_unstable_by_key(|(part, _)| *part);
    let with = |parts: &[(&str, GeometrySpec)]| {
        let mut spec = plain.clone();
        for (_, more) in parts {
            spec.take(more);
        }
        spec
    };
    // The plain form of the first, under the name that it is known by.
    let is_plain = |grid: &&Arc<Geometry>| {
        let (name, about) = (plain.name.clone(), About::default());
        GeometrySpec { name, about, ..grid.spec().clone() } == plain
    };
    let base = known.clone().find(is_plain).map_or(plain.name.as_str(), |grid| grid.name());
    let mut spec = with(&added);
    spec.name =
        [base].into_iter().chain(added.iter().map(|(part, _)| *part)).collect::<Vec<_>>().join("+");
    let made = Geometry::new(&spec).map_err(|_| {
        // What is wrong with the first few parts is so by the last of them, and stays so with more of them.
        let counts: Vec<usize> = (0..=added.len()).collect();
        let is_right = |count: &usize| Geometry::new(&with(&added[..*count])).is_ok();
        match counts.partition_point(is_right).checked_sub(1).and_then(|last| added.get(last)) {
            Some((part, _)) => NoGrid::Unfit((*part).to_owned()),
            None => NoGrid::Regions(plain.symbols.len()),
        }
    })?;
    let mut rest = known;
    let same = rest.find(|it| it.is_alike(&made) && it.spec().symbols == spec.symbols);
    Ok(same.map_or_else(|| Arc::new(made), Arc::clone))
}

/// Makes the name of the grid with these regions, given as the number of each cell's region; if there is only one
/// region, of the grid without regions. `None` if there are more regions than letters.
pub fn name_of_regions(regions: &[usize]) -> Option<String> {
    if regions.windows(2).all(|pair| pair[0] == pair[1]) {
        let side = regions.len().isqrt();
        return Some(format!("{LATIN}{side}x{side}"));
    }
    let mut known: Vec<usize> = Vec::new();
    let letter = |&region: &usize| {
        let place = known.iter().position(|known| *known == region).unwrap_or_else(|| {
            known.push(region);
            known.len() - 1
        });
        u8::try_from(place).ok().filter(|place| *place < 26).map(|place| char::from(b'A' + place))
    };
    regions.iter().map(letter).collect::<Option<String>>().map(|map| format!("{REGIONS}{map}"))
}

/// Makes the name of the same grid with digits from 0 on.
pub fn name_of_regions_from_0(regions: &[usize]) -> Option<String> {
    let last = FROM_0.chars().nth(regions.len().isqrt().checked_sub(1)?)?;
    name_of_regions(regions).map(|name| format!("{name}-0{last}"))
}

/// Makes the part of a name that adds a house, or a group of fewer cells.
pub fn name_of_group(geometry: &Geometry, cells: impl IntoIterator<Item = Cell>) -> String {
    let name = |cell| print_cell(cell, geometry.dimensions());
    let named: Vec<String> = cells.into_iter().map(name).collect();
    let begins = if named.len() == geometry.digit_count() { HOUSE } else { GROUP };
    format!("{begins}{}", named.concat())
}

impl GeometrySpec {
    /// Whether it has more than its plain form.
    fn adds(&self) -> bool {
        !self.extra_houses.is_empty() || !self.apart.is_empty() || !self.constraints.is_empty()
    }

    /// Takes what another grid adds to its plain form.
    fn take(&mut self, more: &Self) {
        for house in &more.extra_houses {
            if !self.extra_houses.contains(house) {
                self.extra_houses.push(house.clone());
            }
        }
        for said in &more.apart {
            if !self.apart.contains(said) {
                self.apart.push(said.clone());
            }
        }
        self.constraints.extend(more.constraints.iter().cloned());
    }
}

/// The grid of a name that says a map of regions, or a size.
fn of_itself(name: &str) -> Result<GeometrySpec, NoGrid> {
    let from_0 = from_0(name);
    let (all, symbols) = (name, if from_0.is_some() { FROM_0 } else { SYMBOLS });
    let name = from_0.unwrap_or(name);
    let of_side = |side| of_side(all, symbols.get(..side)?);
    if let Some(map) = name.strip_prefix(REGIONS) {
        let map: Vec<char> = map.chars().collect();
        let side = map.len().isqrt();
        let plain = of_side(side).filter(|_| side * side == map.len());
        let plain = plain.ok_or(NoGrid::Letters(map.len()))?;
        let regions = map.chunks(side.max(1)).map(|row| row.iter().collect()).collect();
        return Ok(GeometrySpec { regions, ..plain });
    }
    let Some(size) = name.strip_prefix(LATIN) else { return Err(NoGrid::Unknown(name.to_owned())) };
    let (across, down) = size.split_once('x').ok_or(NoGrid::Size)?;
    let side = across.parse().ok().filter(|_| across == down && !across.starts_with(['0', '+']));
    side.and_then(of_side).ok_or(NoGrid::Size)
}

/// A name without its end that says that digits are written from 0; `None` if they are not.
fn from_0(name: &str) -> Option<&str> {
    let (before, ends) = name.rsplit_once('-')?;
    let side = match before.strip_prefix(REGIONS) {
        Some(map) => map.chars().count().isqrt(),
        None => before.strip_prefix(LATIN)?.split_once('x')?.0.parse().ok()?,
    };
    let last = FROM_0.chars().nth(side.checked_sub(1)?)?;
    (ends.strip_prefix('0')?.chars().eq([last])).then_some(before)
}

/// A grid of rows and columns.
fn of_side(name: &str, symbols: &str) -> Option<GeometrySpec> {
    (symbols.len() >= LEAST).then(|| GeometrySpec {
        name: name.to_owned(),
        symbols: symbols.to_owned(),
        block_width: 0,
        block_height: 0,
        regions: Vec::new(),
        extra_houses: Vec::new(),
        apart: Vec::new(),
        also_written: Vec::new(),
        about: About::default(),
        constraints: Vec::new(),
        kinds: Kinds::default(),
    })
}

/// What the first part of a name stands for. A grid that is made of its own name knows the kinds that the others do.
fn first_of<'a>(
    first: &str,
    known: &(impl Iterator<Item = &'a Arc<Geometry>> + Clone),
) -> Result<GeometrySpec, NoGrid> {
    let mut spec = match known.clone().find(|grid| grid.name() == first) {
        Some(grid) => grid.spec().clone(),
        None => of_itself(first)?,
    };
    spec.about = About::default();
    if spec.kinds.is_empty()
        && let Some(grid) = known.clone().find(|grid| !grid.kinds().is_empty())
    {
        spec.kinds = Arc::clone(grid.kinds());
    }
    Ok(spec)
}

/// What a further part adds that is no grid by itself: a constraint, a house, a group.
fn further(part: &str, plain: &GeometrySpec) -> Result<GeometrySpec, NoGrid> {
    Ok(match constraint(part, plain) {
        Some(constraint) => GeometrySpec { constraints: vec![constraint?], ..plain.clone() },
        None => GeometrySpec { extra_houses: vec![of_cells(part, plain)?], ..plain.clone() },
    })
}

/// The constraint of a part of a name; `None` if it begins with no kind that is known.
fn constraint(part: &str, spec: &GeometrySpec) -> Option<Result<Constraint, NoGrid>> {
    let side = spec.symbols.chars().count();
    match Constraint::parse(part, &spec.kinds, Dimensions::square(side)) {
        Ok(constraint) => Some(Ok(constraint)),
        Err(ConstraintTextError::Kind(_)) => None,
        Err(ConstraintTextError::Cells(_)) => Some(Err(NoGrid::Unfit(part.to_owned()))),
    }
}

/// A further house or group, of which the name lists the cells without a gap.
fn of_cells(part: &str, spec: &GeometrySpec) -> Result<ExtraHouse, NoGrid> {
    let mut cells = String::new();
    let house = part.strip_prefix(HOUSE).map(|listed| (listed, true));
    let group = part.strip_prefix(GROUP).map(|listed| (listed, false));
    let Some((listed, is_house)) = house.or(group) else {
        let why = if of_itself(part).is_ok() { NoGrid::Whole } else { NoGrid::Unknown };
        return Err(why(part.to_owned()));
    };
    for sign in listed.chars() {
        if sign.is_ascii_alphabetic() && !cells.is_empty() {
            cells.push(' ');
        }
        cells.push(sign);
    }
    let count = cells.split(' ').count();
    let is_whole = count == spec.symbols.chars().count();
    if is_whole != is_house {
        return Err(NoGrid::Unfit(part.to_owned()));
    }
    let called = Some(Word::fixed(EXTRA));
    Ok(ExtraHouse { called, ..ExtraHouse::new(HouseKind::Region, &cells) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::{not_beside, spec};
    use crate::grid::{House, StepsApart};

    fn known() -> Vec<Arc<Geometry>> {
        let diagonal = |cells: &str| ExtraHouse::new(HouseKind::Diagonal, cells);
        let plain = GeometrySpec { name: "9x9".to_owned(), ..spec("123456789", 3, 3) };
        let x = GeometrySpec {
            name: "x".to_owned(),
            extra_houses: vec![diagonal("falling"), diagonal("rising")],
            ..plain.clone()
        };
        let knight = StepsApart { steps: vec![(1, 2), (2, 1)], never_differ_by: vec![0] };
        let knight =
            GeometrySpec { name: "anti-knight".to_owned(), apart: vec![knight], ..plain.clone() };
        let apart = GeometrySpec { name: "apart".to_owned(), apart: not_beside(), ..plain.clone() };
        let six = GeometrySpec { name: "6x6".to_owned(), ..spec("123456", 3, 2) };
        let all = [plain, x, knight, apart, six];
        all.iter().map(|spec| Arc::new(Geometry::new(spec).expect("a grid"))).collect()
    }

    fn name(asked: &str) -> Option<String> {
        grid_named(asked, known().iter()).map(|grid| grid.name().to_owned())
    }

    #[test]
    fn parts_make_one_grid_whatever_their_order() {
        for asked in ["9x9+x+anti-knight", "x+anti-knight", "anti-knight+x", "anti-knight+9x9+x"] {
            let found = name(asked);
            let expected = (!asked.contains("+9x9")).then_some("9x9+anti-knight+x".to_owned());
            assert_eq!(found, expected, "{asked}");
        }
        assert_eq!(name("9x9+x").as_deref(), Some("x"), "the one that is known");
        let all = known();
        // Two parts with houses: they have the same numbers.
        let others = ["9x9+house-A1A2A3A4A5A6A7A8B9+x", "x+house-A1A2A3A4A5A6A7A8B9"];
        let [one, other] =
            others.map(|it| grid_named(it, all.iter()).expect("a grid").spec().clone());
        assert_eq!(one, other);
        let both = grid_named("x+anti-knight", all.iter()).expect("a grid");
        assert_eq!((both.house_count(), both.steps_apart().len()), (29, 1));
        assert_eq!(grid_named(both.name(), all.iter()).expect("a grid"), both);
    }

    #[test]
    fn what_is_said_of_any_size_goes_with_each() {
        let all = known();
        let six = grid_named("6x6+x+apart", all.iter()).expect("a grid");
        assert_eq!((six.digit_count(), six.house_count(), six.name()), (6, 20, "6x6+apart+x"));
        let rising = six.list_of(House::new(19));
        assert_eq!(rising.iter().map(|it| it.index()).collect::<Vec<_>>(), [30, 25, 20, 15, 10, 5]);
    }

    #[test]
    fn a_map_and_further_houses_are_their_own_name() {
        let map = name_of_regions(&[3, 3, 5, 5, 3, 1, 5, 5, 3, 1, 1, 2, 1, 2, 2, 2]);
        assert_eq!(map.as_deref(), Some("regions-AABBACBBACCDCDDD"));
        let all = known();
        let map = grid_named(&map.expect("a name"), all.iter()).expect("a grid");
        assert_eq!(map.digit_count(), 4);
        let house = name_of_group(&map, [0, 5, 10, 15].map(Cell::new));
        assert_eq!(house, "house-A1B2C3D4");
        let more = grid_named(&format!("{}+{house}+apart", map.name()), all.iter());
        let more = more.expect("a grid");
        assert_eq!(
            (more.by_rules().house_count(), more.name()),
            (13, "regions-AABBACBBACCDCDDD+apart+house-A1B2C3D4")
        );
        assert_eq!(grid_named(more.name(), all.iter()).expect("a grid"), more);
        let group = name_of_group(&map, [0, 6].map(Cell::new));
        assert_eq!(group, "group-A1C2");
        let smaller = grid_named(&format!("{}+{group}", map.name()), all.iter()).expect("a grid");
        assert_eq!(smaller.groups_of_rules().count(), 13);
        assert!(smaller.sees(Cell::new(0), Cell::new(6)) && !map.sees(Cell::new(0), Cell::new(6)));
        assert_eq!(grid_named(smaller.name(), all.iter()).expect("a grid"), smaller);
    }

    #[test]
    fn a_grid_without_regions_is_named_by_its_size() {
        let all = known();
        assert_eq!(name_of_regions(&[7; 36]).as_deref(), Some("latin-6x6"));
        let six = grid_named("latin-6x6", all.iter()).expect("a grid");
        assert_eq!((six.digit_count(), six.house_count(), six.areas().count()), (6, 12, 0));
        assert_eq!(
            (six.blocks(), six.plain_blocks(), six.area_of(Cell::new(0))),
            (None, None, None)
        );
        let x = grid_named("latin-6x6+x", all.iter()).expect("a grid");
        assert_eq!((x.house_count(), x.name(), x.extra_houses().count()), (14, "latin-6x6+x", 2));
        assert_eq!(grid_named(x.name(), all.iter()).expect("a grid"), x);
    }

    #[test]
    fn what_cannot_be_is_no_grid() {
        for wrong in [
            "",
            "7x7",
            "9x9+",
            "9x9+9x9",
            "9x9+x+x",
            "9x9+6x6",
            "regions-AAB",
            "regions-AAAB",
            "latin-",
            "latin-4x5",
            "latin-04x04",
            "latin-0x0",
            "latin-17x17",
            "latin-3x3",
            "regions-AAABBBCCC",
            "9x9+latin-9x9",
            "9x9+house-A1A2",
            "9x9+group-A1",
            "9x9+group-A1A1",
            "9x9+group-A1A2A3A4A5A6A7A8A9",
            "9x9+group-A1A2A3A4A5A6A7A8A9B1",
            "9x9+house-A1A1A2A3A4A5A6A7A8",
            "9x9+regions-AABB",
        ] {
            assert_eq!(name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_part_at_fault_is_named() {
        let all = known();
        let part = str::to_owned;
        for (wrong, why) in [
            ("9x9+foo", Some(NoGrid::Unknown(part("foo")))),
            ("foo+x", Some(NoGrid::Unknown(part("foo")))),
            ("x+x", Some(NoGrid::Twice(part("x")))),
            ("9x9+anti-knight+x+x", Some(NoGrid::Twice(part("x")))),
            ("x+9x9", Some(NoGrid::Whole(part("9x9")))),
            ("9x9+6x6", Some(NoGrid::Whole(part("6x6")))),
            ("9x9+latin-5x5", Some(NoGrid::Whole(part("latin-5x5")))),
            ("9x9+house-A1A2", Some(NoGrid::Unfit(part("house-A1A2")))),
            ("regions-AAB", Some(NoGrid::Letters(3))),
            ("regions-AABBAABBCCDDCCDX", Some(NoGrid::Regions(4))),
            ("latin-9x8", Some(NoGrid::Size)),
            ("latin-2x2+x", Some(NoGrid::Size)),
            ("17x17", None),
        ] {
            assert_eq!(why_no_grid(wrong, &all.iter()), why, "{wrong}");
        }
    }
}
