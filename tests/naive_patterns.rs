//! What a pattern says, looked at on a full classic grid by rows, columns and blocks alone: an oracle for what is proved of
//! patterns, which knows neither geometry nor candidates.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use duvod::proof::schema::{Atom, Schema, Sort};

/// What names stand for: cells from 0 to 80, digits from 0 to 8, houses as rows (0 to 8), columns (9 to 17) and blocks (18 to 26).
#[derive(Clone, Debug)]
pub(crate) struct Meant {
    pub(crate) cells: Vec<Option<usize>>,
    pub(crate) digits: Vec<Option<usize>>,
    pub(crate) houses: Vec<Option<usize>>,
}

impl Meant {
    pub(crate) fn nothing(pattern: &Schema) -> Self {
        Self {
            cells: vec![None; pattern.cells.len()],
            digits: vec![None; pattern.digits.len()],
            houses: vec![None; pattern.houses.len()],
        }
    }
}

fn is_in(cell: usize, house: usize) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    match house / 9 {
        0 => row == house,
        1 => column == house - 9,
        _ => row / 3 * 3 + column / 3 == house - 18,
    }
}

fn see(one: usize, other: usize) -> bool {
    one != other && (0..27).any(|house| is_in(one, house) && is_in(other, house))
}

/// Whether a condition is so on a full grid; `None` if a name that it needs means nothing yet.
fn is_so(atom: &Atom, grid: &[usize], meant: &Meant) -> Option<bool> {
    let all = |places: &[usize]| -> Option<Vec<usize>> {
        places.iter().map(|&place| meant.cells[place]).collect()
    };
    let digit = |place: usize| meant.digits[place];
    Some(match atom {
        Atom::OnlyDigits { cells, digits } => {
            let digits: Vec<usize> = digits.iter().map(|&it| digit(it)).collect::<Option<_>>()?;
            all(cells)?.iter().all(|&cell| digits.contains(&grid[cell]))
        }
        Atom::OnlyPlaces { house, digit: its, cells } => {
            let (house, digit, cells) = (meant.houses[*house]?, digit(*its)?, all(cells)?);
            cells.iter().all(|&cell| is_in(cell, house))
                && cells.iter().any(|&cell| grid[cell] == digit)
        }
        &Atom::Filled(cell, its) => grid[meant.cells[cell]?] == digit(its)?,
        Atom::Sees(cells, others) => {
            let (cells, others) = (all(cells)?, all(others)?);
            cells.iter().all(|&cell| others.iter().all(|&other| see(cell, other)))
        }
        Atom::DoesNotSee(cells, others) => {
            let (cells, others) = (all(cells)?, all(others)?);
            cells.iter().all(|&cell| others.iter().all(|&other| !see(cell, other)))
        }
        &Atom::NotBoth((cell, its), (other, another)) => {
            let (cell, other) = (meant.cells[cell]?, meant.cells[other]?);
            let is_same = digit(its)? == digit(another)?;
            if is_same { see(cell, other) } else { cell == other }
        }
        Atom::In(cells, house) => {
            let house = meant.houses[*house]?;
            all(cells)?.iter().all(|&cell| is_in(cell, house))
        }
        Atom::AtMostOnce(..) => true,
        Atom::Different(cells) => {
            let cells = all(cells)?;
            (0..cells.len()).all(|place| !cells[..place].contains(&cells[place]))
        }
        Atom::DifferentHouses(houses) => {
            let houses: Vec<usize> =
                houses.iter().map(|&it| meant.houses[it]).collect::<Option<_>>()?;
            (0..houses.len()).all(|place| !houses[..place].contains(&houses[place]))
        }
        Atom::SameBand(cells) => {
            let cells = all(cells)?;
            cells.iter().all(|&cell| cell / 27 == cells[0] / 27)
        }
        Atom::SameStack(cells) => {
            let cells = all(cells)?;
            cells.iter().all(|&cell| cell % 9 / 3 == cells[0] % 9 / 3)
        }
    })
}

fn is_of(house: usize, sort: Sort) -> bool {
    match sort {
        Sort::Any => true,
        Sort::Row => house < 9,
        Sort::Column => (9..18).contains(&house),
        Sort::Line => house < 18,
        Sort::Block => house >= 18,
    }
}

/// Whether nothing that is said is wrong, as far as names mean something.
fn may_be(pattern: &Schema, grid: &[usize], meant: &Meant) -> bool {
    let digits: Vec<usize> = meant.digits.iter().flatten().copied().collect();
    let are_different = (0..digits.len()).all(|place| !digits[..place].contains(&digits[place]));
    let sorts = pattern.houses.iter().zip(&meant.houses);
    are_different
        && sorts.into_iter().all(|((_, sort), house)| house.is_none_or(|it| is_of(it, *sort)))
        && pattern.atoms.iter().all(|atom| is_so(atom, grid, meant) != Some(false))
}

/// Whether what is asked for is all so, and an end is not.
pub(crate) fn is_counterexample(pattern: &Schema, grid: &[usize], meant: &Meant) -> bool {
    let is_grid = (0..27).all(|house| {
        let mut held: Vec<usize> =
            (0..81).filter(|&cell| is_in(cell, house)).map(|cell| grid[cell]).collect();
        held.sort_unstable();
        held == (0..9).collect::<Vec<_>>()
    });
    let is_whole = pattern.atoms.iter().all(|atom| is_so(atom, grid, meant) == Some(true));
    let fails = pattern.ends.iter().any(|end| {
        let (cell, digit) = (meant.cells[end.cell], meant.digits[end.digit]);
        cell.zip(digit).is_some_and(|(cell, digit)| (grid[cell] == digit) != end.holds)
    });
    is_grid && may_be(pattern, grid, meant) && is_whole && fails
}

/// Looks on a full grid, with names bound by lot, for one on which a pattern is not true; so many bindings are tried. Returns also
/// how often all that it asks for was so.
pub(crate) fn search(
    pattern: &Schema,
    grid: &[usize],
    rng: &mut ChaCha8Rng,
    tries: &mut usize,
) -> (Option<Meant>, usize) {
    let mut meant = Meant::nothing(pattern);
    let mut whole = 0;
    let found = bind(pattern, grid, &mut meant, 0, rng, tries, &mut whole);
    (found.then_some(meant), whole)
}

fn bind(
    pattern: &Schema,
    grid: &[usize],
    meant: &mut Meant,
    place: usize,
    rng: &mut ChaCha8Rng,
    tries: &mut usize,
    whole: &mut usize,
) -> bool {
    let (houses, digits) = (pattern.houses.len(), pattern.digits.len());
    if place == houses + digits + pattern.cells.len() {
        *whole += 1;
        return is_counterexample(pattern, grid, meant);
    }
    let count = match place {
        _ if place < houses => 27,
        _ if place < houses + digits => 9,
        _ => 81,
    };
    let first = rng.random_range(0..count);
    for offset in 0..count {
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        let value = Some((first + offset * 7 % count) % count);
        let slot = match place {
            _ if place < houses => &mut meant.houses[place],
            _ if place < houses + digits => &mut meant.digits[place - houses],
            _ => &mut meant.cells[place - houses - digits],
        };
        *slot = value;
        if may_be(pattern, grid, meant) && bind(pattern, grid, meant, place + 1, rng, tries, whole)
        {
            return true;
        }
        let slot = match place {
            _ if place < houses => &mut meant.houses[place],
            _ if place < houses + digits => &mut meant.digits[place - houses],
            _ => &mut meant.cells[place - houses - digits],
        };
        *slot = None;
    }
    false
}
