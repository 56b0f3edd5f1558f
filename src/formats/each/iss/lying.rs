//! Pieces that speak of how cells lie: values that hang together, and regions that are to be found (chaos construction). The numbers of
//! the regions are cells beside the grid, one for each of its cells.

use super::pieces::{BETWEEN_LISTS, Piece, Said};
use super::places::Places;
use crate::formats::unmet::Expected;
use crate::grid::{Cell, Constraint, Geometry};

/// What says that regions are to be found.
pub(super) const REGIONS: &str = "ChaosConstruction";

/// What says how many cells around are in the same region, and how far it goes on in straight lines.
const COUNT: &str = "ChaosCount";
const ARROW: &str = "ChaosArrow";

/// What says that cells hang together that hold certain digits.
const CONNECTED: &str = "ConnectedValues";

/// How the cells are named that hold the numbers of regions.
pub(super) const NUMBERS: &str = "CC";

/// The ways of an arrow where none is said: to the left, to the right, upwards, downwards.
const WAYS: [(isize, isize); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];

/// The cells that are counted where none is said, besides the cell itself.
const AROUND: [(isize, isize); 8] =
    [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)];

/// What a piece says; `None` if it speaks of something else. Regions have this size.
///
/// # Errors
/// What was expected.
pub(super) fn said(piece: &Piece, places: &Places, size: usize) -> Option<Result<Said, Expected>> {
    Some(match piece.name.as_str() {
        REGIONS => regions(places, size),
        COUNT => count(piece, places),
        ARROW => arrow(piece, places),
        CONNECTED => connected(piece, places),
        _ => return None,
    })
}

/// How many of the cells beside a grid, from the first on, hold the numbers of regions.
pub(super) fn numbers_of(geometry: &Geometry) -> usize {
    let is_said = |it: &&Constraint| it.kind.files.iss.as_deref() == Some(REGIONS);
    let regions = geometry.constraints().iter().find(is_said);
    let numbers = regions.and_then(|regions| regions.parts.last());
    let are_first = |all: &&Vec<Cell>| geometry.beside().take(all.len()).eq(all.iter().copied());
    numbers.filter(are_first).map_or(0, Vec::len)
}

/// The cells of a grid as it is written.
pub(super) fn places_of(geometry: &Geometry) -> Places {
    Places::written(geometry.dimensions(), (NUMBERS, numbers_of(geometry)))
}

/// The piece that says a constraint of this room, of whose cells the names are asked; `None` of any other.
pub(super) fn written(
    constraint: &Constraint,
    names: &dyn Fn(&[Cell]) -> Vec<String>,
) -> Option<String> {
    let name = constraint.kind.files.iss.as_deref()?;
    let counted = |cell: &[Cell], all: Vec<String>| {
        let fewer = constraint.value.as_deref().unwrap_or("0");
        format!("{name}~{}~{fewer}~{}", names(cell).join("~"), all.join("~"))
    };
    match (name, &constraint.parts[..]) {
        (REGIONS, _) => Some(name.to_owned()),
        (COUNT, [cell, all]) => Some(counted(cell, names(all))),
        (ARROW, [cell, start, arms @ ..]) => {
            let arms = arms.iter().map(|arm| names(&[&start[..], arm].concat()));
            Some(counted(cell, arms.collect::<Vec<_>>().join(&BETWEEN_LISTS.to_owned())))
        }
        _ => None,
    }
}

/// The cells with the numbers of the regions.
fn numbers(places: &Places) -> Result<Vec<Cell>, Expected> {
    places.named(NUMBERS).ok_or(Expected::Fit)
}

fn regions(places: &Places, size: usize) -> Result<Said, Expected> {
    let cells = (0..places.of.in_lines()).map(Cell::new).collect();
    Ok((vec![cells, numbers(places)?], Some(size.to_string())))
}

/// The cell that a piece is about, how many fewer than all are counted, and the names of the others.
fn control<'a>(
    piece: &'a Piece,
    places: &Places,
) -> Result<(Cell, Option<String>, &'a [String]), Expected> {
    let [cell, rest @ ..] = &piece.parts[..] else { return Err(Expected::Cells) };
    let cell =
        places.cell(cell).filter(|cell| !places.of.is_beside(*cell)).ok_or(Expected::Cells)?;
    let (fewer, names) =
        rest.split_first().map_or(("", rest), |(fewer, names)| (fewer.as_str(), names));
    match fewer {
        "" | "0" => Ok((cell, None, names)),
        "1" => Ok((cell, Some("1".to_owned()), names)),
        _ => Err(Expected::Value),
    }
}

/// Cells with numbers of regions, of these names.
fn numbered(names: &[String], places: &Places) -> Result<Vec<Cell>, Expected> {
    let all = numbers(places)?;
    let cells = places.cells(names).filter(|cells| cells.iter().all(|cell| all.contains(cell)));
    cells.ok_or(Expected::Cells)
}

fn count(piece: &Piece, places: &Places) -> Result<Said, Expected> {
    let (cell, fewer, names) = control(piece, places)?;
    let counted = if names.is_empty() {
        let own = numbers(places)?[cell.index()];
        let around = AROUND.into_iter().filter_map(|way| places.moved(own, way));
        [own].into_iter().chain(around).collect()
    } else {
        numbered(names, places)?
    };
    Ok((vec![vec![cell], counted], fewer))
}

fn arrow(piece: &Piece, places: &Places) -> Result<Said, Expected> {
    let (cell, fewer, names) = control(piece, places)?;
    let arms: Vec<Vec<Cell>> = if names.is_empty() {
        let own = numbers(places)?[cell.index()];
        let arm = |(down, right): (isize, isize)| {
            (0..).map_while(|far| places.moved(own, (far * down, far * right))).collect()
        };
        WAYS.into_iter().map(arm).collect()
    } else {
        let arms = names.split(|name| name == BETWEEN_LISTS || name.is_empty());
        arms.map(|names| numbered(names, places)).collect::<Result<_, _>>()?
    };
    let start = arms.first().and_then(|arm| arm.first()).copied().ok_or(Expected::Cells)?;
    if arms.iter().any(|arm| arm.first() != Some(&start)) {
        return Err(Expected::Cells);
    }
    // The first cell stands once.
    let rest = arms.into_iter().map(|arm| arm[1..].to_vec()).filter(|arm| !arm.is_empty());
    Ok(([vec![cell], vec![start]].into_iter().chain(rest).collect(), fewer))
}

fn connected(piece: &Piece, places: &Places) -> Result<Said, Expected> {
    let [name, values] = &piece.parts[..] else { return Err(Expected::Value) };
    let in_lines = || (0..places.of.in_lines()).map(Cell::new).collect();
    let cells = if name.is_empty() { Some(in_lines()) } else { places.named(name) };
    Ok((vec![cells.ok_or(Expected::Cells)?], Some(values.clone())))
}
