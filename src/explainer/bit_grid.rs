//! The classic grid as the rater sees it: for every cell its candidates, for every house and digit the places, both as
//! bits, kept in step.
//!
//! Houses are numbered from 0: blocks, then rows, then columns, each from the top or the left. A candidate is numbered
//! `9 * cell + digit`, digits from 0. Invariant: a filled cell has no candidates.

/// The kinds of houses, as they number the houses of a cell.
pub(super) const BLOCK: usize = 0;
/// See [`BLOCK`].
pub(super) const ROW: usize = 1;
/// See [`BLOCK`].
pub(super) const COLUMN: usize = 2;

/// How many candidates the empty grid has.
pub(super) const CANDIDATES: usize = 729;

/// What never changes about the grid.
pub(super) struct Geometry {
    /// The cells of each house: blocks and rows in reading order, columns downwards.
    pub(super) cells: [[u8; 9]; 27],
    /// The block, row and column of each cell.
    pub(super) houses: [[u8; 3]; 81],
    /// Where each cell stands in its block, row and column.
    pub(super) place: [[u8; 3]; 81],
    /// The cells that each cell sees, ascending.
    pub(super) peers: [[u8; 20]; 81],
    /// The cells of each house as bits.
    pub(super) sets: [u128; 27],
    /// The cells that each cell sees as bits.
    pub(super) sight: [u128; 81],
    /// The places in the first house that lie in the second, as bits.
    pub(super) shared: [[u16; 27]; 27],
}

/// The one geometry there is.
pub(super) static GEOMETRY: Geometry = Geometry::new();

impl Geometry {
    const fn new() -> Self {
        let mut geometry = Self {
            cells: [[0; 9]; 27],
            houses: [[0; 3]; 81],
            place: [[0; 3]; 81],
            peers: [[0; 20]; 81],
            sets: [0; 27],
            sight: [0; 81],
            shared: [[0; 27]; 27],
        };
        let mut cell = 0;
        while cell < 81 {
            let (row, column) = (cell / 9, cell % 9);
            let houses = [3 * (row / 3) + column / 3, 9 + row, 18 + column];
            let places = [3 * (row % 3) + column % 3, column, row];
            let mut kind = 0;
            while kind < 3 {
                geometry.cells[houses[kind]][places[kind]] = cell as u8;
                geometry.sets[houses[kind]] |= 1 << cell;
                geometry.houses[cell][kind] = houses[kind] as u8;
                geometry.place[cell][kind] = places[kind] as u8;
                let mut other = 0;
                while other < 3 {
                    geometry.shared[houses[kind]][houses[other]] |= 1 << places[kind];
                    other += 1;
                }
                kind += 1;
            }
            cell += 1;
        }
        geometry.with_sight()
    }

    const fn with_sight(mut self) -> Self {
        let mut cell = 0;
        while cell < 81 {
            let (mut other, mut count) = (0, 0);
            while other < 81 {
                let mut kind = 0;
                let mut sees = false;
                while kind < 3 {
                    sees |= self.houses[cell][kind] == self.houses[other][kind];
                    kind += 1;
                }
                if sees && cell != other {
                    self.peers[cell][count] = other as u8;
                    self.sight[cell] |= 1 << other;
                    count += 1;
                }
                other += 1;
            }
            cell += 1;
        }
        self
    }
}

/// The houses in the order in which most techniques meet them: blocks, columns, rows.
pub(super) fn houses() -> impl Iterator<Item = usize> {
    (0..9).chain(18..27).chain(9..18)
}

/// The house of this kind and number within it.
pub(super) const fn house(kind: usize, number: usize) -> usize {
    9 * kind + number
}

/// The house of this kind that the cell is in.
pub(super) fn house_of(cell: usize, kind: usize) -> usize {
    usize::from(GEOMETRY.houses[cell][kind])
}

/// The cell at this place of the house.
pub(super) fn cell_at(house: usize, place: usize) -> usize {
    usize::from(GEOMETRY.cells[house][place])
}

/// Where the cell stands in its house of this kind, as a bit.
pub(super) fn place_in(cell: usize, kind: usize) -> u16 {
    1 << GEOMETRY.place[cell][kind]
}

/// Says whether two different cells share a house.
pub(super) fn sees(one: usize, other: usize) -> bool {
    GEOMETRY.sight[one] >> other & 1 == 1
}

/// The numbers of the bits that are set, ascending.
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}

/// The cells of a set, ascending.
pub(super) fn cells_of(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}

/// How many sets of each size nine things have, and these sets in ascending order.
static COMBINATIONS: [(usize, [u16; 126]); 10] = {
    let mut all = [(0, [0; 126]); 10];
    let mut set = 0_u16;
    while set < 512 {
        let (count, sets) = &mut all[set.count_ones() as usize];
        sets[*count] = set;
        *count += 1;
        set += 1;
    }
    all
};

/// The sets of `size` of the first nine numbers, in the order of their greatest members: 12, 13, 23, 14, 24 and so on.
pub(super) fn combinations(size: usize) -> impl Iterator<Item = u16> {
    let (count, sets) = &COMBINATIONS[size];
    sets[..*count].iter().copied()
}

/// The candidates of a state.
#[derive(Clone)]
pub(super) struct Grid {
    /// The digits that each cell may still hold, as bits.
    pub(super) candidates: [u16; 81],
    /// The places that each digit has in each house, as bits.
    pub(super) places: [[u16; 9]; 27],
    /// How many cells of each house are not filled.
    pub(super) open: [u8; 27],
    /// In how many cells each digit stands.
    pub(super) uses: [u8; 9],
    /// The cells that are filled.
    pub(super) filled: u128,
}

impl Grid {
    /// Makes the grid with these givens, digits from 0 by cell.
    pub(super) fn new(givens: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut grid = Self {
            candidates: [0x1ff; 81],
            places: [[0x1ff; 9]; 27],
            open: [9; 27],
            uses: [0; 9],
            filled: 0,
        };
        for (cell, digit) in givens {
            grid.place(cell, digit);
        }
        grid
    }

    /// Says whether the cell may hold the digit.
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// Says whether the candidate with this number is there.
    pub(super) fn has_candidate(&self, candidate: usize) -> bool {
        self.has(candidate / 9, candidate % 9)
    }

    /// Strikes a candidate, whether it is there or not.
    pub(super) fn strike(&mut self, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        for kind in BLOCK..=COLUMN {
            self.places[house_of(cell, kind)][digit] &= !place_in(cell, kind);
        }
    }

    /// Fills a cell: it loses its candidates, and all that it sees lose the digit.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in bits(self.candidates[cell]) {
            self.strike(cell, other);
        }
        for peer in GEOMETRY.peers[cell] {
            self.strike(usize::from(peer), digit);
        }
        if self.filled >> cell & 1 == 0 {
            self.filled |= 1 << cell;
            self.uses[digit] += 1;
            for kind in BLOCK..=COLUMN {
                self.open[house_of(cell, kind)] -= 1;
            }
        }
    }

    /// Says whether no cell is open.
    pub(super) fn is_full(&self) -> bool {
        self.filled.count_ones() == 81
    }

    /// How many candidates the cell has.
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.candidates[cell].count_ones()
    }

    /// The cells that may hold the digit.
    pub(super) fn cells_with(&self, digit: usize) -> u128 {
        let mut cells = 0;
        for row in 0..9 {
            cells |= u128::from(self.places[house(ROW, row)][digit]) << (9 * row);
        }
        cells
    }

    /// The candidates of these digits in those cells of a house that `places` names, as strikes.
    pub(super) fn strikes_in(&self, house: usize, places: u16, digits: u16) -> Strikes {
        let mut strikes = Strikes::new();
        for place in bits(places) {
            let cell = cell_at(house, place);
            push(&mut strikes, cell, self.candidates[cell] & digits);
        }
        strikes
    }
}

/// Digits to be struck, by cell: no cell twice, and no cell without digits.
pub(super) type Strikes = Vec<(u8, u16)>;

/// Adds digits of a cell, if there are any.
pub(super) fn push(strikes: &mut Strikes, cell: usize, digits: u16) {
    if digits != 0 {
        strikes.push((cell as u8, digits));
    }
}
