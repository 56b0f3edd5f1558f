//! Grids that are put together, with names that say of what: `9x9+anti-knight+x`.
//!
//! The name of a grid is the grid: traces, games, pools and commands carry it, and whoever knows the grids that come with the
//! program makes the same one from it again. A name has parts, joined by `+`. The first is a grid that is known, or
//! `regions-` with a map of regions, a letter a cell, row by row, or `latin-` with a size (`latin-6x6`), which has no regions;
//! behind either the first and the last digit, if they are not as many as the longer of rows and columns has cells, or are written from 0
//! (`latin-9x9-08`); a map of other than as many rows as columns has its size before it (`regions-4x7-AAB…`). Each other part is a grid that is known, of which the houses
//! and the steps are taken that its plain form has not, or `house-` with the cells of one more house, or `group-` with
//! those of a group of fewer cells, which are only all different, or `beside-` with the number of cells beside the grid. What is said of any size
//! (steps, diagonals, same places) goes with grids of each.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::coordinates::print_cell;
use super::{
    About, Cell, Constraint, ConstraintTextError, Dimensions, ExtraHouse, Geometry, GeometrySpec,
    HouseKind, Kinds, MAX_DIGITS, Word,
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

/// What the part begins with that says how many cells there are beside the grid.
const BESIDE: &str = "beside-";

/// What further houses and groups are called.
const EXTRA: &str = "extra-group";

/// The fewest rows of a grid that is made from a map or a size.
const LEAST: usize = 4;

/// The digits of a grid that is made from a map.
const SYMBOLS: &str = "123456789ABCDEFG";

/// The same with a 0 before them.
const ALL_SYMBOLS: &str = "0123456789ABCDEFG";

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
    /// The size must be written as in `latin-9x9`, rows first, with 4 to 16 digits and no more rows or columns than these.
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
    // What other parts say may be said of cells beside the grid.
    let beside = name.split(AND).find_map(beside_of).unwrap_or_default();
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
            None => further(part, &GeometrySpec { beside, ..plain.clone() })?,
        };
        let names = [first].into_iter().chain(added.iter().map(|(known, _)| *known));
        check_part(part, names, &more, &plain)?;
        added.push((part, more));
    }
    // Houses have numbers, so that the same grid comes of the parts in whichever order they are named. Cells beside the grid come
    // first: others name them.
    added.sort_unstable_by_key(|(part, _)| (beside_of(part).is_none(), *part));
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
    let side = regions.len().isqrt();
    name_of_size(regions, Dimensions::square(side), 1)
}

/// Makes the name of the same on a grid of any size, whose lowest digit is 0 or 1.
pub fn name_of_size(regions: &[usize], of: Dimensions, lowest: usize) -> Option<String> {
    let is_square = of.rows == of.columns;
    let size = format!("{}x{}", of.rows, of.columns);
    let ends = if lowest == 1 && of.digits == of.rows.max(of.columns) {
        String::new()
    } else {
        let symbol = |index: usize| ALL_SYMBOLS.chars().nth(index);
        format!("-{}{}", symbol(lowest)?, symbol(lowest + of.digits - 1)?)
    };
    if regions.windows(2).all(|pair| pair[0] == pair[1]) {
        return Some(format!("{LATIN}{size}{ends}"));
    }
    let mut known: Vec<usize> = Vec::new();
    let letter = |&region: &usize| {
        let place = known.iter().position(|known| *known == region).unwrap_or_else(|| {
            known.push(region);
            known.len() - 1
        });
        u8::try_from(place).ok().filter(|place| *place < 26).map(|place| char::from(b'A' + place))
    };
    let map = regions.iter().map(letter).collect::<Option<String>>()?;
    let size = if is_square { String::new() } else { format!("{size}-") };
    Some(format!("{REGIONS}{size}{map}{ends}"))
}

/// Makes the part of a name that says how many cells there are beside the grid.
pub fn name_of_beside(count: usize) -> String {
    format!("{BESIDE}{count}")
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
        self.beside > 0
            || !self.extra_houses.is_empty()
            || !self.apart.is_empty()
            || !self.constraints.is_empty()
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
        self.beside = self.beside.max(more.beside);
        self.constraints.extend(more.constraints.iter().cloned());
    }
}

/// The grid of a name that says a map of regions, or a size. Behind it may stand the first and the last digit.
fn of_itself(name: &str) -> Result<GeometrySpec, NoGrid> {
    let (shape, symbols) = in_symbols(name);
    let size_of = |text: &str| {
        let (rows, columns) = text.split_once('x')?;
        let number =
            |text: &str| text.parse::<usize>().ok().filter(|_| !text.starts_with(['0', '+']));
        number(rows).zip(number(columns))
    };
    if let Some(map) = shape.strip_prefix(REGIONS) {
        let (size, map) = match map.split_once('-') {
            Some((size, map)) => (Some(size_of(size).ok_or(NoGrid::Size)?), map),
            None => (None, map),
        };
        let map: Vec<char> = map.chars().collect();
        let side = map.len().isqrt();
        let size = size.unwrap_or((side, side));
        let plain = of_size(name, size, symbols).filter(|_| size.0 * size.1 == map.len());
        let plain = plain.ok_or(NoGrid::Letters(map.len()))?;
        let regions = map.chunks(size.1.max(1)).map(|row| row.iter().collect()).collect();
        return Ok(GeometrySpec { regions, ..plain });
    }
    let Some(size) = shape.strip_prefix(LATIN) else {
        return Err(NoGrid::Unknown(name.to_owned()));
    };
    size_of(size).and_then(|size| of_size(name, size, symbols)).ok_or(NoGrid::Size)
}

/// A name without its end that says the first and the last digit, and all digits from the one to the other; the name as it is if
/// it does not say them.
fn in_symbols(name: &str) -> (&str, Option<&'static str>) {
    let said = name.rsplit_once('-').and_then(|(shape, ends)| {
        let (first, last) = ends.split_at_checked(1)?;
        let start = ALL_SYMBOLS.find(first).filter(|start| *start < 2)?;
        let is_one = last.chars().count() == 1;
        let end = ALL_SYMBOLS.find(last).filter(|end| is_one && *end > start)?;
        (shape.starts_with(REGIONS) || shape.starts_with(LATIN))
            .then(|| (shape, Some(&ALL_SYMBOLS[start..=end])))
    });
    said.unwrap_or((name, None))
}

/// A grid of so many rows and columns, with these digits, or as many as the longer ones have cells.
fn of_size(
    name: &str,
    (rows, columns): (usize, usize),
    symbols: Option<&str>,
) -> Option<GeometrySpec> {
    let longest = rows.max(columns);
    let usual = SYMBOLS.get(..longest)?;
    // What is so anyway is not said.
    let symbols = symbols
        .filter(|symbols| *symbols != usual)
        .or_else(|| symbols.is_none().then_some(usual))?;
    let fits = rows.min(columns) >= 2 && (LEAST..=MAX_DIGITS).contains(&symbols.len());
    let is_square = rows == columns && rows == symbols.len();
    (fits && longest <= symbols.len()).then(|| GeometrySpec {
        name: name.to_owned(),
        symbols: symbols.to_owned(),
        size: (!is_square).then_some((rows, columns)),
        block_width: 0,
        block_height: 0,
        regions: Vec::new(),
        extra_houses: Vec::new(),
        apart: Vec::new(),
        also_written: Vec::new(),
        about: About::default(),
        constraints: Vec::new(),
        beside: 0,
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
    if beside_of(part).is_some() {
        return Ok(plain.clone());
    }
    Ok(match constraint(part, plain) {
        Some(constraint) => GeometrySpec { constraints: vec![constraint?], ..plain.clone() },
        None => GeometrySpec { extra_houses: vec![of_cells(part, plain)?], ..plain.clone() },
    })
}

/// Whether a part of a name that says this can stand behind these others, on such a plain grid.
fn check_part<'a>(
    part: &str,
    mut others: impl Iterator<Item = &'a str>,
    more: &GeometrySpec,
    plain: &GeometrySpec,
) -> Result<(), NoGrid> {
    let is_same = |known: &str| known == part || beside_of(known).and(beside_of(part)).is_some();
    if others.any(is_same) {
        return Err(NoGrid::Twice(part.to_owned()));
    }
    if !more.adds() {
        return Err(NoGrid::Whole(part.to_owned()));
    }
    let fits = more.regions.is_empty() || more.regions == plain.regions;
    if fits { Ok(()) } else { Err(NoGrid::Unfit(part.to_owned())) }
}

/// Finds how many cells beside the grid a part of a name says; `None` if it says something else.
pub fn beside_of(part: &str) -> Option<usize> {
    let count = part.strip_prefix(BESIDE)?;
    let is_plain = !count.starts_with(['0', '+']);
    count.parse().ok().filter(|_| is_plain)
}

/// The constraint of a part of a name; `None` if it begins with no kind that is known.
fn constraint(part: &str, spec: &GeometrySpec) -> Option<Result<Constraint, NoGrid>> {
    match Constraint::parse(part, &spec.kinds, spec.dimensions()) {
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
