//! Cover rules found naively, straight from their definitions: every choice of bases and covers is tried,
//! whatever it costs. Sets of houses and of cells are the bits of a number.

use std::collections::BTreeSet;

use duvod::grid::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, HouseKind,
};
use duvod::knowledge::{Fins, Mix};

/// One place of a digit.
struct OpenPlace {
    cell: u128,
    houses: u32,
    peers: u128,
}

/// All open places of a digit.
pub(crate) struct Waters<'a> {
    geometry: &'a Geometry,
    places: Vec<OpenPlace>,
    /// The houses in which the digit has an open place.
    open: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fish {
    pub(crate) bases: Vec<House>,
    pub(crate) covers: Vec<House>,
    pub(crate) fins: CellSet,
    pub(crate) targets: CellSet,
}

fn bits(houses: impl IntoIterator<Item = House>) -> u32 {
    houses.into_iter().fold(0, |bits, house| bits | 1 << house.index())
}

fn houses(bits: u32) -> Vec<House> {
    (0..27).filter(|index| bits >> index & 1 == 1).map(House::new).collect()
}

fn cells(bits: u128) -> CellSet {
    (0..81).filter(|index| bits >> index & 1 == 1).map(Cell::new).collect()
}

/// Every choice of `size` of the bits.
fn choices(bits: u32, size: usize) -> Vec<u32> {
    if size == 0 {
        return vec![0];
    }
    let mut found = Vec::new();
    let mut left = bits;
    while left != 0 {
        let lowest = left & left.wrapping_neg();
        left &= !lowest;
        found.extend(choices(left, size - 1).into_iter().map(|rest| rest | lowest));
    }
    found
}

impl<'a> Waters<'a> {
    pub(crate) fn new(geometry: &'a Geometry, candidates: &Candidates, digit: Digit) -> Self {
        let place = |cell: Cell| OpenPlace {
            cell: 1 << cell.index(),
            houses: bits(geometry.houses_of(cell).iter().copied()),
            peers: geometry.peers(cell).iter().fold(0, |bits, peer| bits | 1 << peer.index()),
        };
        let places: Vec<OpenPlace> = candidates.open_places_of(digit).iter().map(place).collect();
        let open = places.iter().fold(0, |open, place| open | place.houses);
        Self { geometry, places, open }
    }

    fn of_kinds(&self, kinds: &[HouseKind]) -> u32 {
        let wanted =
            self.geometry.houses().filter(|&house| kinds.contains(&self.geometry.kind(house)));
        bits(wanted) & self.open
    }

    /// Fins and targets of these bases and covers.
    fn fins_and_targets(&self, bases: u32, covers: u32) -> (u128, u128) {
        let (mut fins, mut targets) = (0, 0);
        for place in &self.places {
            let based = (place.houses & bases).count_ones();
            let covered = (place.houses & covers).count_ones();
            if based >= 2 || based == 1 && covered == 0 {
                fins |= place.cell;
            } else if covered > based {
                targets |= place.cell;
            }
        }
        for place in self.places.iter().filter(|place| fins & !place.peers != 0) {
            targets &= !place.cell;
        }
        (fins, targets)
    }

    /// Whether each cover has a candidate of a base.
    fn all_covers_cover(&self, bases: u32, covers: u32) -> bool {
        let based = self.places.iter().filter(|place| place.houses & bases != 0);
        based.fold(0, |seen, place| seen | place.houses) & covers == covers
    }

    /// Whether each target is one of a part, too, that has no other fin.
    fn is_degenerate(&self, bases: u32, covers: u32) -> bool {
        let (fins, targets) = self.fins_and_targets(bases, covers);
        let mut of_parts = 0;
        for size in 1..bases.count_ones() as usize {
            for part in choices(bases, size) {
                for cover in choices(covers, size) {
                    let (fins_of_part, targets_of_part) = self.fins_and_targets(part, cover);
                    if fins_of_part & !fins == 0 {
                        of_parts |= targets_of_part;
                    }
                }
            }
        }
        targets & !of_parts == 0
    }

    fn mix(&self, bases: u32, covers: u32) -> Mix {
        let has = |bits: u32, kind: HouseKind| bits & self.of_kinds(&[kind]) != 0;
        let (row, column) = (HouseKind::Row, HouseKind::Column);
        let across = |one, other| !has(bases, other) && !has(covers, one);
        if !across(row, column) && !across(column, row) {
            Mix::Mutant
        } else if has(bases | covers, HouseKind::Block) {
            Mix::Franken
        } else {
            Mix::Basic
        }
    }

    fn is_sashimi(&self, bases: u32, fins: u128) -> bool {
        houses(bases).into_iter().any(|base| {
            let in_base = self.places.iter().filter(|place| place.houses >> base.index() & 1 == 1);
            in_base.filter(|place| fins & place.cell == 0).count() <= 1
        })
    }

    /// The fish of this size and mix, by their fins.
    pub(crate) fn fish(&self, size: usize, mix: Mix) -> Vec<(Fins, Fish)> {
        use HouseKind::{Block, Column, Row};
        let sides: &[(&[HouseKind], &[HouseKind])] = match mix {
            Mix::Basic => &[(&[Row], &[Column]), (&[Column], &[Row])],
            Mix::Franken => &[(&[Row, Block], &[Column, Block]), (&[Column, Block], &[Row, Block])],
            Mix::Mutant => &[(&[Row, Column, Block], &[Row, Column, Block])],
        };
        let mut found = Vec::new();
        for (base_kinds, cover_kinds) in sides {
            let covers_of_side = choices(self.of_kinds(cover_kinds), size);
            for bases in choices(self.of_kinds(base_kinds), size) {
                for &covers in covers_of_side.iter().filter(|&&covers| covers & bases == 0) {
                    let (fins, targets) = self.fins_and_targets(bases, covers);
                    let is_fish = targets != 0
                        && self.mix(bases, covers) == mix
                        && self.all_covers_cover(bases, covers)
                        && !self.is_degenerate(bases, covers);
                    if is_fish {
                        let sashimi = mix == Mix::Basic && self.is_sashimi(bases, fins);
                        let kind = match (fins == 0, sashimi) {
                            (true, _) => Fins::None,
                            (false, true) => Fins::Sashimi,
                            (false, false) => Fins::Finned,
                        };
                        let (bases, covers) = (houses(bases), houses(covers));
                        let (fins, targets) = (cells(fins), cells(targets));
                        found.push((kind, Fish { bases, covers, fins, targets }));
                    }
                }
            }
        }
        found.sort_by(|(_, one), (_, other)| one.cmp(other));
        found.dedup();
        found
    }
}

/// A set of cells and a set of digits, and what they strike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Set {
    pub(crate) cells: CellSet,
    /// The digits, as bits.
    pub(crate) digits: u16,
    pub(crate) struck: BTreeSet<Candidate>,
    /// Where the set was found.
    pub(crate) house: House,
}

/// The open cells of a house, as a list.
fn open_cells(geometry: &Geometry, candidates: &Candidates, house: House) -> Vec<Cell> {
    (geometry.cells_of(house) - candidates.solved()).iter().collect()
}

/// The choice of `bits` from a list.
fn chosen<T: Copy>(list: &[T], bits: u32) -> Vec<T> {
    let places = list.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
    places.map(|(_, &item)| item).collect()
}

/// `size` cells of a house with `size` digits between them.
pub(crate) fn naked(geometry: &Geometry, candidates: &Candidates, size: usize) -> BTreeSet<Set> {
    let struck_by = |cells: &[Cell]| -> Option<(DigitSet, BTreeSet<Candidate>)> {
        let digits =
            cells.iter().fold(DigitSet::EMPTY, |digits, &cell| digits | candidates.digits_of(cell));
        let set: CellSet = cells.iter().copied().collect();
        let around: CellSet = geometry
            .houses_around(set)
            .fold(CellSet::EMPTY, |cells, house| cells | geometry.cells_of(house));
        let others = around - set - candidates.solved();
        let struck = others.iter().flat_map(|cell| {
            (candidates.digits_of(cell) & digits).iter().map(move |digit| Candidate { cell, digit })
        });
        (digits.len() == cells.len()).then(|| (digits, struck.collect()))
    };
    let mut found = BTreeSet::new();
    for house in geometry.houses() {
        let open = open_cells(geometry, candidates, house);
        for choice in choices((1 << open.len()) - 1, size) {
            let cells = chosen(&open, choice);
            let Some((digits, struck)) = struck_by(&cells) else { continue };
            if cells.iter().any(|&cell| candidates.digits_of(cell).len() == 1) {
                continue;
            }
            let parts = (2..size).flat_map(|part| choices(choice, part));
            let of_parts: BTreeSet<Candidate> = parts
                .filter_map(|part| struck_by(&chosen(&open, part)))
                .flat_map(|(_, struck)| struck)
                .collect();
            if !struck.is_subset(&of_parts) {
                let cells: CellSet = cells.into_iter().collect();
                let house = geometry.houses_around(cells).next().expect("the house of the set");
                let digits = digits.bits();
                let _ = found.insert(Set { cells, digits, struck, house });
            }
        }
    }
    found
}

/// `size` digits of a house with `size` places between them.
pub(crate) fn hidden(geometry: &Geometry, candidates: &Candidates, size: usize) -> BTreeSet<Set> {
    let mut found = BTreeSet::new();
    for house in geometry.houses() {
        let open = geometry.cells_of(house) - candidates.solved();
        let places = |digit: Digit| candidates.open_places_of(digit) & open;
        let digits: Vec<Digit> =
            geometry.digits().filter(|&digit| !places(digit).is_empty()).collect();
        let struck_by = |digits: &[Digit]| -> Option<(CellSet, BTreeSet<Candidate>)> {
            let cells = digits.iter().fold(CellSet::EMPTY, |cells, &digit| cells | places(digit));
            let set: DigitSet = digits.iter().copied().collect();
            let struck = cells.iter().flat_map(|cell| {
                (candidates.digits_of(cell) - set)
                    .iter()
                    .map(move |digit| Candidate { cell, digit })
            });
            (cells.len() == digits.len()).then(|| (cells, struck.collect()))
        };
        for choice in choices((1 << digits.len()) - 1, size) {
            let set = chosen(&digits, choice);
            let Some((cells, struck)) = struck_by(&set) else { continue };
            if set.iter().any(|&digit| places(digit).len() == 1) {
                continue;
            }
            let parts = (2..size).flat_map(|part| choices(choice, part));
            let of_parts: BTreeSet<Candidate> = parts
                .filter_map(|part| struck_by(&chosen(&digits, part)))
                .flat_map(|(_, struck)| struck)
                .collect();
            if !struck.is_subset(&of_parts) {
                let digits = set.into_iter().collect::<DigitSet>().bits();
                let _ = found.insert(Set { cells, digits, struck, house });
            }
        }
    }
    found
}
