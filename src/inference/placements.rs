//! Full placements of one digit: one cell in every house, none of which see each other.
//!
//! A candidate that is in no full placement of its digit cannot be true, and reasoning about one
//! digit alone (fish, chains of one digit) can never strike any other. So this is the cheap test
//! before those dear searches. Players know full placements as *templates*.

use crate::grid::{Candidates, CellSet, Digit, Geometry, House};

/// How many branches are looked at before the question is given up. On 9×9 a few hundred do.
const NODES: usize = 20_000;

/// The open places of a digit that are part of no full placement. When that is too dear to tell,
/// all open places: the caller then has to look at each.
pub(super) fn dead_places<const W: usize>(
    geometry: &Geometry<W>,
    candidates: &Candidates<W>,
    digit: Digit,
) -> CellSet<W> {
    let places = candidates.places_of(digit);
    let mut search = Search { geometry, alive: CellSet::EMPTY, nodes: NODES };
    let open: Vec<House> = geometry.houses().collect();
    search.place(places, CellSet::EMPTY, &open);
    let known = if search.nodes == 0 { CellSet::EMPTY } else { places - search.alive };
    if search.nodes == 0 { candidates.open_places_of(digit) } else { known - candidates.solved() }
}

struct Search<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    /// The places that are in some full placement.
    alive: CellSet<W>,
    nodes: usize,
}

impl<const W: usize> Search<'_, W> {
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
                    dead += slow.len();
                }
            }
        }
        assert!(dead > 20, "{dead} dead places");
    }
}
