//! Full placements of one digit: one cell in every house, none of which see each other.
//!
//! A candidate that is in no full placement of its digit cannot be true, and reasoning about one
//! digit alone (fish, chains of one digit) can never strike any other. So this is the cheap test
//! before those dear searches. Players know full placements as *templates*.

use super::bit_row::bits;
use crate::grid::{BlockSize, Candidates, Cell, CellSet, Digit, Geometry, House};

/// How many branches are looked at before the question is given up.
const NODES: usize = 20_000;

/// The largest side of a grid that is looked at band by band.
const SIDE: usize = 9;

/// The open places of a digit that are part of no full placement. When that is too dear to tell,
/// all open places: the caller then has to look at each.
pub(in crate::inference) fn dead_places<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    digit: Digit,
) -> CellSet<W> {
    let open = candidates.open_places_of(digit);
    if open.is_empty() {
        return open;
    }
    let places = candidates.places_of(digit);
    let side = geometry.column_count();
    let blocks = geometry.plain_blocks().filter(|block| side * block.height <= 64);
    if let Some(block) = blocks.filter(|_| side <= SIDE) {
        return open - Bands::new(side, block, places).alive();
    }
    PlacementSearch::alive(geometry, places).map_or(open, |alive| open - alive)
}

/// The search where there are only rows, columns and blocks: band by band, row by row. What can follow
/// below a band depends on nothing but the columns that are taken, so it is looked at once for each choice
/// of these. Cells are bits in reading order, of the grid or of a band.
struct Bands {
    side: usize,
    height: usize,
    /// For each row the columns of its places.
    places: [u16; SIDE],
    /// For each column those that go through the same blocks.
    stacks: [u16; SIDE],
    /// By the first row of a band and the columns taken above: the places that are in some completion.
    known: Vec<Below>,
}

/// What was found out about the bands from one on.
struct Below {
    /// The first row of the band.
    row: usize,
    /// The columns that are taken above.
    taken: u16,
    /// The places that are in some completion; `None` if there is none.
    places: Option<u128>,
}

/// The ways to go on from a row.
#[derive(Clone, Copy, Default)]
struct Ways {
    /// Their places in its band.
    band: u64,
    /// Those below.
    below: u128,
}

impl Bands {
    /// For a grid of this side with blocks of so many columns and rows.
    fn new<const W: usize>(
        side: usize,
        BlockSize { width, height }: BlockSize,
        places: CellSet<W>,
    ) -> Self {
        let all = places.iter().fold(0_u128, |bits, cell| bits | 1 << cell.index());
        let (mut places, mut stacks) = ([0; SIDE], [0; SIDE]);
        for (row, columns) in places.iter_mut().enumerate().take(side) {
            *columns = (all >> (side * row)) as u16 & ((1 << side) - 1);
        }
        for left in (0..side).step_by(width) {
            stacks[left..left + width].fill(((1 << width) - 1) << left);
        }
        Self { side, height, places, stacks, known: Vec::with_capacity(64) }
    }

    /// The places that are in some full placement.
    fn alive<const W: usize>(&mut self) -> CellSet<W> {
        let alive = self.below(0, 0).unwrap_or_default();
        let (low, high) = (alive as u64, (alive >> 64) as u64);
        bits(low).chain(bits(high).map(|bit| 64 + bit)).map(Cell::new).collect()
    }

    /// The places from this row on, the first of a band, that complete what took these columns.
    fn below(&mut self, row: usize, taken: u16) -> Option<u128> {
        if row == self.side {
            return Some(0);
        }
        let is_here = |known: &&Below| known.row == row && known.taken == taken;
        if let Some(known) = self.known.iter().find(is_here) {
            return known.places;
        }
        let mut ways = None;
        self.extend(row, 0, taken, 0, 0, &mut ways);
        let places = ways.map(|Ways { band, below }| below | u128::from(band) << (self.side * row));
        self.known.push(Below { row, taken, places });
        places
    }

    /// Takes a place in this row, the one with the given number in its band, and in those below it; besides
    /// the columns that are taken, those are barred whose blocks of this band have the digit.
    fn extend(
        &mut self,
        row: usize,
        in_band: usize,
        taken: u16,
        barred: u16,
        chosen: u64,
        ways: &mut Option<Ways>,
    ) {
        for column in bits(u64::from(self.places[row] & !taken & !barred)) {
            let (taken, barred) = (taken | 1 << column, barred | self.stacks[column]);
            let chosen = chosen | 1 << (self.side * in_band + column);
            if in_band + 1 < self.height {
                self.extend(row + 1, in_band + 1, taken, barred, chosen, ways);
            } else if let Some(rest) = self.below(row + 1, taken) {
                let Ways { band, below } = ways.unwrap_or_default();
                *ways = Some(Ways { band: band | chosen, below: below | rest });
            }
        }
    }
}

/// The places of a digit in a house, and how many there are.
struct Branches<const W: usize> {
    count: usize,
    cells: CellSet<W>,
}

/// The search in any grid: always in the house with the fewest places.
struct PlacementSearch<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    /// The places that are in some full placement.
    alive: CellSet<W>,
    nodes: usize,
}

impl<'a, const W: usize> PlacementSearch<'a, W> {
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
        let mut fewest: Option<Branches<W>> = None;
        for &house in open {
            let cells = self.geometry.cells_of(house);
            if chosen.intersects(&cells) {
                continue;
            }
            left.push(house);
            let here = places & cells;
            let count = here.len();
            if fewest.as_ref().is_none_or(|fewest| count < fewest.count) {
                fewest = Some(Branches { count, cells: here });
            }
        }
        let Some(Branches { cells, .. }) = fewest else {
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
    use crate::grid::StateText;
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
                    assert_eq!(PlacementSearch::alive(geometry, places), Some(places - slow));
                    dead += slow.len();
                }
            }
        }
        assert!(dead > 20, "{dead} dead places");
    }
}
