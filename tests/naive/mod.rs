//! Cover rules found naively, straight from their definitions: every choice of bases and covers is tried,
//! whatever it costs. Sets of groups and of cells are the bits of a number, so a grid has no more than 64 groups and 128 cells.

use std::collections::BTreeSet;

use duvod::grid::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, Group, House, HouseKind,
};
use duvod::knowledge::{Fins, Mix};

/// One place of a digit.
struct OpenPlace {
    cell: u128,
    groups: u64,
    peers: u128,
}

/// All open places of a digit.
pub(crate) struct Waters<'a> {
    geometry: &'a Geometry,
    places: Vec<OpenPlace>,
    /// The groups in which the digit has an open place.
    open: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fish {
    pub(crate) bases: Vec<House>,
    pub(crate) covers: Vec<Group>,
    pub(crate) fins: CellSet,
    pub(crate) targets: CellSet,
}

fn bits(groups: impl IntoIterator<Item = Group>) -> u64 {
    groups.into_iter().fold(0, |bits, group| bits | 1 << group.index())
}

fn groups(bits: u64) -> impl Iterator<Item = Group> {
    (0..64).filter(move |index| bits >> index & 1 == 1).map(Group::new)
}

fn cells(bits: u128) -> CellSet {
    (0..128).filter(|index| bits >> index & 1 == 1).map(Cell::new).collect()
}

/// Every choice of `size` of the bits.
fn choices(bits: u64, size: usize) -> Vec<u64> {
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
            groups: bits(geometry.groups_of(cell).iter().copied()),
            peers: geometry.peers(cell).iter().fold(0, |bits, peer| bits | 1 << peer.index()),
        };
        let places: Vec<OpenPlace> = candidates.open_places_of(digit).iter().map(place).collect();
        let open = places.iter().fold(0, |open, place| open | place.groups);
        Self { geometry, places, open }
    }

    /// The groups of these kinds that the grid says itself: those that follow stand for several others.
    fn of_kinds(&self, kinds: &[HouseKind]) -> u64 {
        let wanted = self.geometry.groups_of_rules();
        bits(wanted.filter(|&group| kinds.contains(&self.geometry.kind(group)))) & self.open
    }

    /// Those of them that hold every digit.
    fn houses_of_kinds(&self, kinds: &[HouseKind]) -> u64 {
        self.of_kinds(kinds) & ((1 << self.geometry.house_count()) - 1)
    }

    /// Fins and targets of these bases and covers.
    fn fins_and_targets(&self, bases: u64, covers: u64) -> (u128, u128) {
        let (mut fins, mut targets) = (0, 0);
        for place in &self.places {
            let based = (place.groups & bases).count_ones();
            let covered = (place.groups & covers).count_ones();
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
    fn all_covers_cover(&self, bases: u64, covers: u64) -> bool {
        let based = self.places.iter().filter(|place| place.groups & bases != 0);
        based.fold(0, |seen, place| seen | place.groups) & covers == covers
    }

    /// Whether each target is one of a part, too, that has no other fin.
    fn is_degenerate(&self, bases: u64, covers: u64) -> bool {
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

    fn mix(&self, bases: u64, covers: u64) -> Mix {
        let has = |bits: u64, kind: HouseKind| bits & self.of_kinds(&[kind]) != 0;
        let all = bases | covers;
        let (row, column) = (HouseKind::Row, HouseKind::Column);
        let across = |one, other| !has(bases, other) && !has(covers, one);
        if !across(row, column) && !across(column, row) || has(all, HouseKind::Diagonal) {
            Mix::Mutant
        } else if has(all, HouseKind::Block) || has(all, HouseKind::Region) {
            Mix::Franken
        } else {
            Mix::Basic
        }
    }

    fn is_sashimi(&self, bases: u64, fins: u128) -> bool {
        groups(bases).any(|base| {
            let in_base = self.places.iter().filter(|place| place.groups >> base.index() & 1 == 1);
            in_base.filter(|place| fins & place.cell == 0).count() <= 1
        })
    }

    /// The fish of this size and mix, by their fins.
    pub(crate) fn fish(&self, size: usize, mix: Mix) -> Vec<(Fins, Fish)> {
        use HouseKind::{Block, Column, Diagonal, Region, Row};
        let all = &[Row, Column, Block, Region, Diagonal];
        let sides: &[(&[HouseKind], &[HouseKind])] = match mix {
            Mix::Basic => &[(&[Row], &[Column]), (&[Column], &[Row])],
            Mix::Franken => &[
                (&[Row, Block, Region], &[Column, Block, Region]),
                (&[Column, Block, Region], &[Row, Block, Region]),
            ],
            Mix::Mutant => &[(all, all)],
        };
        let mut found = Vec::new();
        for (base_kinds, cover_kinds) in sides {
            let covers_of_side = choices(self.of_kinds(cover_kinds), size);
            for bases in choices(self.houses_of_kinds(base_kinds), size) {
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
                        let bases = groups(bases).filter_map(|base| self.geometry.as_house(base));
                        let (bases, covers) = (bases.collect(), groups(covers).collect());
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
    pub(crate) group: Group,
}

/// The open cells of a group, as a list.
fn open_cells(geometry: &Geometry, candidates: &Candidates, group: Group) -> Vec<Cell> {
    (geometry.cells_of(group) - candidates.solved()).iter().collect()
}

/// The choice of `bits` from a list.
fn chosen<T: Copy>(list: &[T], bits: u64) -> Vec<T> {
    let places = list.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
    places.map(|(_, &item)| item).collect()
}

/// `size` cells of a group with `size` digits between them.
pub(crate) fn naked(geometry: &Geometry, candidates: &Candidates, size: usize) -> BTreeSet<Set> {
    let struck_by = |cells: &[Cell]| -> Option<(DigitSet, BTreeSet<Candidate>)> {
        let digits =
            cells.iter().fold(DigitSet::EMPTY, |digits, &cell| digits | candidates.digits_of(cell));
        let set: CellSet = cells.iter().copied().collect();
        let around: CellSet = geometry
            .groups_around(set)
            .fold(CellSet::EMPTY, |cells, group| cells | geometry.cells_of(group));
        let others = around - set - candidates.solved();
        let struck = others.iter().flat_map(|cell| {
            (candidates.digits_of(cell) & digits).iter().map(move |digit| Candidate { cell, digit })
        });
        (digits.len() == cells.len()).then(|| (digits, struck.collect()))
    };
    let mut found = BTreeSet::new();
    for group in geometry.groups() {
        let open = open_cells(geometry, candidates, group);
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
                let group = geometry.groups_around(cells).next().expect("the group of the set");
                let digits = digits.bits();
                let _ = found.insert(Set { cells, digits, struck, group });
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
                let _ = found.insert(Set { cells, digits, struck, group: house.group() });
            }
        }
    }
    found
}
