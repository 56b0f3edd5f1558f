//! Full placements of one digit: one cell in every house, none of which see each other.
//!
//! A candidate that is in no full placement of its digit cannot be true, and reasoning about one
//! digit alone (fish, chains of one digit) can never strike any other. So this is the cheap test
//! before those dear searches. Players know full placements as *templates*.

use crate::grid::{Candidates, CellSet, Digit, Geometry, House};

/// How many branches are looked at before the question is given up.
const NODES: usize = 20_000;

/// The largest side of a grid whose columns are kept as bits of what is left of a band.
const SIDE: usize = 9;

/// The open places of a digit that are part of no full placement. When that is too dear to tell,
/// all open places: the caller then has to look at each.
pub(super) fn dead_places<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    digit: Digit,
) -> CellSet<W> {
    let open = candidates.open_places_of(digit);
    if open.is_empty() {
        return open;
    }
    let places = candidates.places_of(digit);
    let side = geometry.side();
    if side <= SIDE && geometry.house_count() == 3 * side {
        return open - Bands::new(geometry, places).alive(geometry);
    }
    Search::alive(geometry, places).map_or(open, |alive| open - alive)
}

/// For each row columns as bits.
type Rows = [u16; SIDE];

/// The search where there are only rows, columns and blocks: band by band, row by row. What can follow
/// below a band depends on nothing but the columns that are taken, so it is looked at once for each choice
/// of these.
struct Bands {
    side: usize,
    height: usize,
    places: Rows,
    /// For each column those that go through the same blocks.
    stacks: Rows,
    /// By the first row of a band and the columns taken above: the places that are in some completion.
    known: Vec<((usize, u16), Option<Rows>)>,
}

impl Bands {
    fn new<const W: usize>(geometry: &Geometry<W>, places: CellSet<W>) -> Self {
        let (side, width) = (geometry.side(), geometry.block_width());
        let mut rows = [0; SIDE];
        for (row, house) in geometry.houses().take(side).enumerate() {
            let here = places & geometry.cells_of(house);
            rows[row] = here.iter().fold(0, |mask, cell| mask | 1 << (cell.index() - side * row));
        }
        let mut stacks = [0; SIDE];
        for left in (0..side).step_by(width) {
            stacks[left..left + width].fill(((1 << width) - 1) << left);
        }
        Self { side, height: geometry.block_height(), places: rows, stacks, known: Vec::new() }
    }

    /// The places that are in some full placement.
    fn alive<const W: usize>(&mut self, geometry: &Geometry<W>) -> CellSet<W> {
        let rows = self.below(0, 0).unwrap_or_default();
        let cell = |row: usize, column: usize| geometry.cell_at(row, column);
        let in_row =
            |(row, mask): (usize, u16)| bits(mask).filter_map(move |column| cell(row, column));
        rows.into_iter().enumerate().flat_map(in_row).collect()
    }

    /// The places from this row on, the first of a band, that complete what took these columns.
    fn below(&mut self, row: usize, taken: u16) -> Option<Rows> {
        if row == self.side {
            return Some([0; SIDE]);
        }
        if let Some((_, known)) = self.known.iter().find(|(key, _)| *key == (row, taken)) {
            return *known;
        }
        let mut alive = None;
        self.extend(row, (taken, 0), &mut [0; SIDE], &mut alive);
        self.known.push(((row, taken), alive));
        alive
    }

    /// Takes a place in this row and in those below it; `taken` are columns and those of the blocks of this
    /// band that have the digit.
    fn extend(
        &mut self,
        row: usize,
        (taken, blocked): (u16, u16),
        chosen: &mut Rows,
        alive: &mut Option<Rows>,
    ) {
        for column in bits(self.places[row] & !taken & !blocked) {
            let (taken, blocked) = (taken | 1 << column, blocked | self.stacks[column]);
            chosen[row] = 1 << column;
            if !(row + 1).is_multiple_of(self.height) {
                self.extend(row + 1, (taken, blocked), chosen, alive);
            } else if let Some(rest) = self.below(row + 1, taken) {
                let alive = alive.get_or_insert([0; SIDE]);
                for (alive, (chosen, rest)) in alive.iter_mut().zip(chosen.iter().zip(rest)) {
                    *alive |= chosen | rest;
                }
            }
        }
        chosen[row] = 0;
    }
}

/// The numbers of the bits that are set, lowest first.
fn bits(mask: u16) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        let bit = left.trailing_zeros() as usize;
        (left != 0).then(|| left &= left - 1)?;
        Some(bit)
    })
}

/// The search in any grid: always in the house with the fewest places.
struct Search<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    /// The places that are in some full placement.
    alive: CellSet<W>,
    nodes: usize,
}

impl<'a, const W: usize> Search<'a, W> {
    /// The places that are in some full placement, unless that is too dear to tell.
    fn alive(geometry: &'a Geometry<W>, places: CellSet<W>) -> Option<CellSet<W>> {
        let mut search = Self { geometry, alive: CellSet::EMPTY, nodes: NODES };
        let houses: Vec<House> = geometry.houses().collect();
        search.place(places, CellSet::EMPTY, &houses);
        (search.nodes > 0).then_some(search.alive)
    }

    /// Completes the placement `chosen` by `places` in every way that may bring new ones to life;
    /// `open` are the houses that may be without the digit still.
    fn place(&mut self, places: CellSet<W>, chosen: CellSet<W>, open: &[House]) {
        if self.nodes == 0 || (places | chosen).is_subset(&self.alive) {
            return;
        }
        self.nodes -= 1;
        let mut left = Vec::with_capacity(open.len());
        let mut fewest: Option<(usize, CellSet<W>)> = None;
        for &house in open {
            let cells = self.geometry.cells_of(house);
            if chosen.intersects(&cells) {
                continue;
            }
            left.push(house);
            let here = places & cells;
            let count = here.len();
            if fewest.is_none_or(|(least, _)| count < least) {
                fewest = Some((count, here));
            }
        }
        let Some((_, cells)) = fewest else {
            self.alive |= chosen;
            return;
        };
        for cell in cells.iter() {
            let rest = places - self.geometry.peers(cell) - CellSet::of(cell);
            self.place(rest, chosen | CellSet::of(cell), &left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, StateText};
    use crate::knowledge::{CLASSIC_GRID, Knowledge};

    /// Every full placement, by trying each cell of each row.
    fn alive(geometry: &Geometry, places: CellSet, row: usize, chosen: CellSet) -> CellSet {
        if row == 9 {
            return chosen;
        }
        let cells = (0..9).map(|column| Cell::new(9 * row + column));
        let fits =
            |cell: &Cell| places.contains(*cell) && !chosen.intersects(&geometry.peers(*cell));
        cells.filter(fits).fold(CellSet::EMPTY, |found, cell| {
            found | alive(geometry, places, row + 1, chosen | CellSet::of(cell))
        })
    }

    #[test]
    fn the_same_as_by_trying_all() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
        let mut dead = 0;
        for rule in knowledge.rules() {
            for example in &rule.examples {
                let state = StateText::parse(&example.state, geometry).expect("a state");
                let candidates = state.candidates(geometry);
                for digit in geometry.digits() {
                    let places = candidates.places_of(digit);
                    let slow = places - alive(geometry, places, 0, CellSet::EMPTY);
                    assert_eq!(dead_places(geometry, &candidates, digit), slow);
                    assert_eq!(Search::alive(geometry, places), Some(places - slow));
                    dead += slow.len();
                }
            }
        }
        assert!(dead > 20, "{dead} dead places");
    }
}
