//! A naive finder of deadly patterns, written straight from their definitions on cells and digits by number.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use duvod::grid::Candidates;
use duvod::proof::Start;

use super::support::numbers::Numbers;

/// What an instance strikes: cells and digits by their numbers from 0.
pub(crate) type Struck = BTreeSet<(usize, usize)>;

pub(crate) type Digits = BTreeSet<usize>;

/// A cell with the pattern's digits.
pub(crate) type Base = BTreeMap<usize, Digits>;

pub(crate) struct State {
    grid: Rc<Numbers>,
    /// The candidates of open cells; of filled ones, nothing.
    pub(crate) digits: Vec<Digits>,
    /// What is filled in and not given.
    pub(crate) filled: BTreeMap<usize, usize>,
}

/// The most cells with two digits among which loops are sought.
pub(crate) const MOST: usize = 15;

/// Every choice of so many of the things.
pub(crate) fn choices<T: Copy>(things: &[T], count: usize) -> Vec<Vec<T>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &thing) in things.iter().enumerate() {
        for mut rest in choices(&things[place + 1..], count - 1) {
            rest.insert(0, thing);
            all.push(rest);
        }
    }
    all
}

/// The rectangles two digits of which can be exchanged: on the classic grid those in two blocks. Corner, neighbour, opposite
/// corner, other neighbour.
pub(crate) fn rectangles(grid: &Numbers) -> Vec<[usize; 4]> {
    let side = grid.digits;
    let numbers: Vec<usize> = (0..side).collect();
    let mut all = Vec::new();
    for rows in choices(&numbers, 2) {
        for columns in choices(&numbers, 2) {
            let [r, s, c, d] = [rows[0], rows[1], columns[0], columns[1]];
            let corners = [side * r + c, side * r + d, side * s + d, side * s + c];
            let has = |cells: &[usize], place: usize| usize::from(cells.contains(&corners[place]));
            let is_even =
                |cells: &[usize]| has(cells, 0) + has(cells, 2) == has(cells, 1) + has(cells, 3);
            if grid.houses.iter().all(|(_, cells)| is_even(cells)) {
                all.push(corners);
            }
        }
    }
    all
}

/// Why a pattern is not deadly.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Way {
    Cell,
    Digit,
    Spread,
    Set,
    Locked,
}

pub(crate) const ALL: [Way; 5] = [Way::Cell, Way::Digit, Way::Spread, Way::Set, Way::Locked];

impl State {
    pub(crate) fn new(grid: &Rc<Numbers>, start: &Start, candidates: &Candidates) -> Self {
        let givens = start.given_cells();
        let filled = grid.geometry.cells().filter(|&cell| !givens.contains(cell));
        let filled =
            filled.filter_map(|cell| Some((cell.index(), candidates.value(cell)?.index())));
        let digits = grid.open_digits(candidates);
        Self { grid: Rc::clone(grid), digits, filled: filled.collect() }
    }

    /// The houses that have all of these cells.
    fn houses_around(&self, cells: &BTreeSet<usize>) -> impl Iterator<Item = &[usize]> {
        let houses = self.grid.houses.iter().map(|(_, house)| house.as_slice());
        houses.filter(|house| cells.iter().all(|cell| house.contains(cell)))
    }

    pub(crate) fn open(&self) -> Vec<usize> {
        (0..self.digits.len()).filter(|&cell| !self.digits[cell].is_empty()).collect()
    }

    pub(crate) fn places(&self, house: &[usize], digit: usize) -> BTreeSet<usize> {
        house.iter().copied().filter(|&cell| self.digits[cell].contains(&digit)).collect()
    }

    /// The cells with the digit that see all of these.
    pub(crate) fn seen_by(&self, cells: &BTreeSet<usize>, digit: usize) -> Struck {
        let all = self.open().into_iter().filter(|&cell| self.digits[cell].contains(&digit));
        all.filter(|&cell| cells.iter().all(|&other| self.grid.sees(cell, other)))
            .map(|cell| (cell, digit))
            .collect()
    }

    pub(crate) fn present(&self, struck: impl IntoIterator<Item = (usize, usize)>) -> Struck {
        struck.into_iter().filter(|&(cell, digit)| self.digits[cell].contains(&digit)).collect()
    }

    /// What follows from a pattern that is deadly if each open cell of it holds one of its base digits.
    pub(crate) fn escape(&self, base: &Base, way: Way) -> BTreeSet<Struck> {
        let extras = |cell: usize| &self.digits[cell] - &base[&cell];
        let roofs: BTreeSet<usize> =
            base.keys().copied().filter(|&cell| !extras(cell).is_empty()).collect();
        let all: Digits = roofs.iter().flat_map(|&cell| extras(cell)).collect();
        let together = roofs.len() == 2 && self.houses_around(&roofs).next().is_some();
        let list: Vec<usize> = roofs.iter().copied().collect();
        let mut found = BTreeSet::new();
        match way {
            Way::Cell if roofs.len() == 1 => {
                let _ = found
                    .insert(self.present(base[&list[0]].iter().map(|&digit| (list[0], digit))));
            }
            Way::Digit if together && all.len() == 1 => {
                found.extend(all.iter().map(|&digit| self.seen_by(&roofs, digit)));
            }
            Way::Spread if roofs.len() > 1 && !together && all.len() == 1 => {
                found.extend(all.iter().map(|&digit| self.seen_by(&roofs, digit)));
            }
            Way::Set if roofs.len() > 1 && all.len() > 1 => found = self.sets(&roofs, &all),
            Way::Locked if together => {
                for &digit in base[&list[0]].intersection(&base[&list[1]]) {
                    let mut houses = self.houses_around(&roofs);
                    if houses.any(|house| self.places(house, digit) == roofs) {
                        let others = list
                            .iter()
                            .flat_map(|cell| base[cell].iter().map(move |&other| (*cell, other)));
                        let others = others.filter(|&(_, other)| other != digit);
                        let _ = found.insert(self.present(others));
                    }
                }
            }
            _ => {}
        }
        found
    }

    /// Naked sets of which one roof is a part that holds an extra digit.
    pub(crate) fn sets(&self, roofs: &BTreeSet<usize>, extras: &Digits) -> BTreeSet<Struck> {
        let union = |cells: &[usize]| -> Digits {
            cells.iter().fold(extras.clone(), |all, &cell| &all | &self.digits[cell])
        };
        let is_set = |cells: &[usize]| union(cells).len() == cells.len() + 1;
        let mut found = BTreeSet::new();
        for house in self.houses_around(roofs) {
            let others = house.iter().copied();
            let others: Vec<usize> = others
                .filter(|cell| !roofs.contains(cell) && !self.digits[*cell].is_empty())
                .collect();
            for size in 1..=5.min(others.len()) {
                for set in choices(&others, size) {
                    let has_less = || {
                        (1..size).any(|part| choices(&set, part).iter().any(|part| is_set(part)))
                    };
                    if !is_set(&set) || has_less() {
                        continue;
                    }
                    let all: BTreeSet<usize> = roofs | &set.iter().copied().collect();
                    let houses = self.houses_around(&all).flat_map(|house| house.iter().copied());
                    let targets = houses.filter(|cell| !all.contains(cell));
                    let digits = union(&set);
                    let struck = targets
                        .flat_map(|cell| digits.iter().map(move |&digit| (cell, digit)))
                        .collect::<Struck>();
                    let _ = found.insert(self.present(struck));
                }
            }
        }
        found
    }

    /// The open rectangles in which two digits could be exchanged: corners, the digits, and which corners
    /// have nothing else.
    pub(crate) fn unique_rectangles(&self) -> Vec<([usize; 4], Digits, BTreeSet<usize>)> {
        let mut all = Vec::new();
        let pairs = choices(&self.all_digits(), 2);
        for corners in rectangles(&self.grid) {
            if corners.iter().any(|&cell| self.digits[cell].len() < 2) {
                continue;
            }
            for pair in &pairs {
                let has = |place: usize, digit: usize| self.digits[corners[place]].contains(&digit);
                let alternate = |x, y| has(0, x) && has(1, y) && has(2, x) && has(3, y);
                if !alternate(pair[0], pair[1]) && !alternate(pair[1], pair[0]) {
                    continue;
                }
                let base: Digits = pair.iter().copied().collect();
                let floors = corners.iter().copied();
                let floors: BTreeSet<usize> =
                    floors.filter(|&cell| self.digits[cell] == base).collect();
                if !floors.is_empty() {
                    all.push((corners, base, floors));
                }
            }
        }
        all
    }

    pub(crate) fn rectangle(&self, way: Way) -> BTreeSet<Struck> {
        let patterns = self.unique_rectangles().into_iter();
        let base = patterns.map(|(corners, digits, _)| corners.map(|cell| (cell, digits.clone())));
        base.flat_map(|base| self.escape(&base.into_iter().collect(), way)).collect()
    }

    /// Whether the digit has no places in some house but these two cells.
    pub(crate) fn is_side(&self, digit: usize, a: usize, b: usize) -> bool {
        let ends = BTreeSet::from([a, b]);
        self.houses_around(&ends).any(|house| self.places(house, digit) == ends)
    }

    pub(crate) fn diagonal(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for ([a, b, c, d], digits, floors) in self.unique_rectangles() {
            if floors != BTreeSet::from([a, c]) && floors != BTreeSet::from([b, d]) {
                continue;
            }
            for &digit in &digits {
                let side = |one, other| self.is_side(digit, one, other);
                if (side(a, b) && side(c, d)) || (side(a, d) && side(b, c)) {
                    let roofs = [a, b, c, d].into_iter().filter(|cell| !floors.contains(cell));
                    let _ = found.insert(roofs.map(|cell| (cell, digit)).collect());
                }
            }
        }
        found
    }

    pub(crate) fn hidden(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for (corners, digits, floors) in self.unique_rectangles() {
            for place in 0..4 {
                let [floor, next, corner, last] = [0, 1, 2, 3].map(|by| corners[(place + by) % 4]);
                let opposite = floors == BTreeSet::from([floor, corner]);
                if floors != BTreeSet::from([floor]) && !opposite {
                    continue;
                }
                for &digit in &digits {
                    if self.is_side(digit, corner, next) && self.is_side(digit, corner, last) {
                        let others = digits.iter().filter(|&&other| other != digit);
                        let _ = found.insert(self.present(others.map(|&other| (corner, other))));
                    }
                }
            }
        }
        found
    }

    /// Rectangles with filled corners that two digits in turn would complete.
    pub(crate) fn avoidable(&self, filled_corners: usize, ways: &[Way]) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        for corners in rectangles(&self.grid) {
            let can_hold = |place: usize, digit: usize| {
                let cell = corners[place];
                self.filled.get(&cell) == Some(&digit) || self.digits[cell].contains(&digit)
            };
            let filled = corners.iter().filter(|cell| self.filled.contains_key(cell)).count();
            let open = corners.iter().filter(|&&cell| self.digits[cell].len() > 1).count();
            if filled != filled_corners || filled + open != 4 {
                continue;
            }
            for x in 0..self.grid.digits {
                for y in (0..self.grid.digits).filter(|&y| y != x) {
                    let base = [x, y, x, y];
                    if (0..4).all(|place| can_hold(place, base[place])) {
                        let open = corners.into_iter().zip(base);
                        let open = open.filter(|(cell, _)| !self.digits[*cell].is_empty());
                        let base =
                            open.map(|(cell, digit)| (cell, Digits::from([digit]))).collect();
                        found.extend(ways.iter().flat_map(|&way| self.escape(&base, way)));
                    }
                }
            }
        }
        found
    }

    /// The cells that have both digits, if loops of them are sought; `None` if there are too many.
    pub(crate) fn ring_cells(&self, pair: &Digits) -> Option<Vec<usize>> {
        let cells: Vec<usize> =
            self.open().into_iter().filter(|&cell| pair.is_subset(&self.digits[cell])).collect();
        let floors = cells.iter().filter(|&&cell| self.digits[cell] == *pair).count();
        if floors < 3 {
            return Some(Vec::new());
        }
        (cells.len() <= MOST).then_some(cells)
    }

    /// Loops of six cells or more: two or none of them in each house, all joined, and two digits can take
    /// turns in them. `None` if there are too many cells to try them all.
    pub(crate) fn loops(&self) -> Option<BTreeSet<Struck>> {
        let mut found = BTreeSet::new();
        for pair in choices(&self.all_digits(), 2) {
            let pair: Digits = pair.into_iter().collect();
            let cells = self.ring_cells(&pair)?;
            let houses = self.grid.houses.iter();
            let masks: Vec<u32> = houses
                .map(|(_, of_house)| {
                    let has = |cell: &usize| of_house.contains(cell);
                    let bits = cells.iter().enumerate().filter(|(_, cell)| has(cell));
                    bits.fold(0, |mask, (place, _)| mask | 1 << place)
                })
                .collect();
            for choice in 0..1_u32 << cells.len() {
                let is_closed = |mask: &u32| matches!((mask & choice).count_ones(), 0 | 2);
                if choice.count_ones() < 6 || !masks.iter().all(is_closed) {
                    continue;
                }
                let chosen: BTreeSet<usize> = (0..cells.len())
                    .filter(|place| choice >> place & 1 == 1)
                    .map(|place| cells[place])
                    .collect();
                let roofs = chosen.iter().filter(|&&cell| self.digits[cell] != pair).count();
                if (1..=3).contains(&roofs) && self.takes_turns(&chosen) {
                    let base: Base = chosen.iter().map(|&cell| (cell, pair.clone())).collect();
                    found.extend(ALL.iter().flat_map(|&way| self.escape(&base, way)));
                }
            }
        }
        Some(found)
    }

    fn all_digits(&self) -> Vec<usize> {
        (0..self.grid.digits).collect()
    }

    /// As many digits as pairs of cells between two lines.
    pub(crate) fn extended(&self) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        let side = self.grid.digits;
        for size in [3, 4] {
            for across in choices(&self.all_digits(), size) {
                for line in choices(&self.all_digits(), 2) {
                    for turned in [false, true] {
                        let at = |line: usize, place: usize| {
                            if turned { side * place + line } else { side * line + place }
                        };
                        let cells = |line: usize| across.iter().map(move |&place| at(line, place));
                        let lines = [line[0], line[1]].map(|line| cells(line).collect::<Vec<_>>());
                        if self.can_be_exchanged(&lines) {
                            found.extend(self.extended_in(&lines.concat(), size));
                        }
                    }
                }
            }
        }
        found
    }

    /// Whether no house notices that the cells of two lines change places: it has both of each pair or none, or all of a line
    /// or none.
    fn can_be_exchanged(&self, [one, other]: &[Vec<usize>; 2]) -> bool {
        self.grid.houses.iter().all(|(_, house)| {
            let count = |cells: &[usize]| cells.iter().filter(|cell| house.contains(cell)).count();
            let is_whole = |cells: &[usize]| [0, cells.len()].contains(&count(cells));
            let has_pair = |(a, b): (&usize, &usize)| house.contains(a) == house.contains(b);
            (is_whole(one) && is_whole(other)) || one.iter().zip(other).all(has_pair)
        })
    }

    pub(crate) fn extended_in(&self, cells: &[usize], size: usize) -> BTreeSet<Struck> {
        let mut found = BTreeSet::new();
        if cells.iter().any(|&cell| self.digits[cell].len() < 2) {
            return found;
        }
        for roofs in (1..=2).flat_map(|count| choices(cells, count)) {
            let floors = cells.iter().filter(|cell| !roofs.contains(cell));
            let digits: Digits = floors.flat_map(|&cell| self.digits[cell].clone()).collect();
            let is_roof = |&cell: &usize| {
                !self.digits[cell].is_subset(&digits) && !self.digits[cell].is_disjoint(&digits)
            };
            if digits.len() == size && roofs.iter().all(is_roof) {
                let base: Base = cells.iter().map(|&cell| (cell, digits.clone())).collect();
                found.extend(ALL.iter().flat_map(|&way| self.escape(&base, way)));
            }
        }
        found
    }

    /// All open cells, each with two base digits, and each digit in two of a house or in none.
    pub(crate) fn graves(&self, ways: &[Way]) -> BTreeSet<Struck> {
        let (two, above): (Vec<usize>, Vec<usize>) =
            self.open().into_iter().partition(|&cell| self.digits[cell].len() == 2);
        let small = above.iter().any(|&cell| self.digits[cell].len() < 2);
        if two.is_empty() || above.is_empty() || above.len() > 6 || small {
            return BTreeSet::new();
        }
        let mut all =
            vec![two.iter().map(|&cell| (cell, self.digits[cell].clone())).collect::<Base>()];
        for &cell in &above {
            let digits: Vec<usize> = self.digits[cell].iter().copied().collect();
            let pairs = choices(&digits, 2);
            let with = |base: &Base| {
                let longer = |pair: &Vec<usize>| {
                    let mut base = base.clone();
                    let _ = base.insert(cell, pair.iter().copied().collect());
                    base
                };
                pairs.iter().map(longer).collect::<Vec<Base>>()
            };
            all = all
                .iter()
                .flat_map(with)
                .filter(|base| self.counts(base).all(|count| count < 3))
                .collect();
        }
        let even = all.iter().filter(|base| self.counts(base).all(|count| count != 1));
        even.flat_map(|base| ways.iter().flat_map(|&way| self.escape(base, way))).collect()
    }

    /// How often each digit is a base digit in each house.
    fn counts(&self, base: &Base) -> impl Iterator<Item = usize> {
        let each = self.grid.houses.iter();
        let each =
            each.flat_map(|(_, house)| (0..self.grid.digits).map(move |digit| (house, digit)));
        each.map(|(house, digit)| {
            let has = |cell: &&usize| base.get(cell).is_some_and(|held| held.contains(&digit));
            house.iter().filter(has).count()
        })
    }

    /// Whether the cells are all joined and can be told apart into two kinds of which no two see each other.
    fn takes_turns(&self, cells: &BTreeSet<usize>) -> bool {
        let Some(&start) = cells.first() else { return false };
        let mut kinds = BTreeMap::from([(start, false)]);
        let mut left = vec![start];
        while let Some(cell) = left.pop() {
            for &other in cells.iter().filter(|&&other| self.grid.sees(cell, other)) {
                let kind = !kinds[&cell];
                match kinds.get(&other) {
                    Some(&known) if known != kind => return false,
                    Some(_) => {}
                    None => {
                        let _ = kinds.insert(other, kind);
                        left.push(other);
                    }
                }
            }
        }
        kinds.len() == cells.len()
    }
}
