//! Houses that follow from those of the grid's own rules: k houses that share no cell hold each digit k times; if k − 1
//! houses that share no cell lie wholly within them, each digit is once in the cells that are left. Examples are the
//! hidden windows of windoku, and what is left of two rows in which a region lies wholly ("law of leftovers").
//!
//! They are found when a grid is made. The outer houses are of one kind, as few as hold some others; the inner ones are
//! of any kind, also houses that follow themselves. The search is bounded by counting, so that it costs next to nothing
//! and always finds the same.

use std::collections::{BTreeMap, BTreeSet};

use super::spec::NamedGroup;
use super::{Called, CellSet, House, HouseKind, HouseName, Word};

/// No more sets of outer houses of one kind are looked at.
const MOST_UNIONS: usize = 256;

/// For each of these sets, so many choices of a further inner house are tried.
const MOST_CHOICES: usize = 128;

/// So often houses are looked for: first among those that the grid says, then with what was found as well.
const ROUNDS: usize = 2;

/// No more houses follow than so many for each digit.
const MOST_FOR_A_DIGIT: usize = 2;

/// So many groups are numbered in a word of a set.
pub(super) const ROOM: usize = 128;

/// What the word for a house begins with that follows from such as have a word of their own.
const HIDDEN: &str = "hidden-";

/// The word for houses that follow and are not called by what they follow from.
pub(super) const KIND: Word = Word::fixed("derived-house");

/// The houses that another one is made of: it has the cells of the outer ones without those of the inner ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// Houses that share no cell.
    pub outer: Vec<House>,
    /// Houses that share no cell and lie within these, one fewer.
    pub inner: Vec<House>,
}

/// Houses of one kind that share no cell.
struct Family {
    members: Vec<House>,
    cells: CellSet,
    /// Whether they have all cells of the grid.
    is_all: bool,
}

/// The search for houses that follow.
struct Finder {
    /// The cells of every house that is known by now.
    houses: Vec<CellSet>,
    families: Vec<Family>,
    /// The houses of families that have all cells.
    of_all: BTreeSet<House>,
    derivations: Vec<Derivation>,
    /// How many choices may still be tried for these outer houses.
    choices: usize,
    /// No more houses are known than so many.
    most: usize,
}

/// Finds what follows from the houses of a grid with so many digits, and no more than there is room for: the cells of each and
/// what it is made of. Inner houses stand before those that are made of them.
pub(super) fn following(
    houses: &[NamedGroup],
    digits: usize,
    room: usize,
) -> Vec<(CellSet, Derivation)> {
    let sets: Vec<CellSet> =
        houses.iter().map(|house| house.cells.iter().copied().collect()).collect();
    let cells = sets.iter().fold(CellSet::EMPTY, |all, set| all | *set).len();
    let families = families(houses, &sets, cells);
    let of_all = families.iter().filter(|family| family.is_all);
    let of_all = of_all.flat_map(|family| family.members.iter().copied()).collect();
    let known = sets.len();
    let most = known + room.min(MOST_FOR_A_DIGIT * digits);
    let mut finder =
        Finder { houses: sets, families, of_all, derivations: Vec::new(), choices: 0, most };
    (0..ROUNDS).for_each(|_| finder.round());
    finder.houses.split_off(known).into_iter().zip(finder.derivations).collect()
}

/// The houses of each kind that share no cell, of two at least.
fn families(houses: &[NamedGroup], sets: &[CellSet], cells: usize) -> Vec<Family> {
    let mut of_kind: BTreeMap<(HouseKind, Option<Word>), Vec<House>> = BTreeMap::new();
    for (index, house) in houses.iter().enumerate() {
        let word = house.name.called.map(|called| called.word);
        of_kind.entry((house.kind, word)).or_default().push(House::new(index));
    }
    let family = |members: Vec<House>| {
        let all = members.iter().fold(CellSet::EMPTY, |all, house| all | sets[house.index()]);
        let count: usize = members.iter().map(|house| sets[house.index()].len()).sum();
        let is_one = (2..=u32::BITS as usize).contains(&members.len()) && all.len() == count;
        is_one.then_some(Family { members, cells: all, is_all: count == cells })
    };
    of_kind.into_values().filter_map(family).collect()
}

impl Family {
    /// The members that a house has cells of, as bits; `None` if it is one itself or reaches beyond them.
    fn cover(&self, house: House, houses: &[CellSet]) -> Option<u32> {
        let cells = houses[house.index()];
        if self.members.contains(&house) || !cells.is_subset(&self.cells) {
            return None;
        }
        let crossed = self.members.iter().enumerate();
        let crossed = crossed.filter(|(_, member)| houses[member.index()].intersects(&cells));
        Some(crossed.fold(0, |bits, (place, _)| bits | 1 << place))
    }

    /// The members of these bits.
    fn chosen(&self, bits: u32) -> impl Iterator<Item = House> + '_ {
        let numbered = self.members.iter().enumerate();
        numbered.filter(move |(place, _)| bits >> place & 1 == 1).map(|(_, &member)| member)
    }
}

/// A choice of inner houses for some outer ones.
struct HouseChoice<'c> {
    outer: &'c [House],
    /// The cells of the outer ones that are left.
    left: CellSet,
    inner: Vec<House>,
}

impl Finder {
    /// Looks at all outer houses, the fewest first, with what is known before.
    fn round(&mut self) {
        let known = self.houses.len();
        let mut tried: Vec<(u32, usize, u32)> = Vec::new();
        let mut within: Vec<Vec<(House, u32)>> = Vec::new();
        for (number, family) in self.families.iter().enumerate() {
            let all = (0..known).map(House::new);
            let covers = all.filter_map(|house| Some((house, family.cover(house, &self.houses)?)));
            let covers: Vec<(House, u32)> = covers.collect();
            let sets = unions(&covers.iter().map(|&(_, cover)| cover).collect());
            tried.extend(sets.into_iter().map(|bits| (bits.count_ones(), number, bits)));
            within.push(covers);
        }
        tried.sort_unstable();
        for (count, number, bits) in tried {
            let family = &self.families[number];
            let outer: Vec<House> = family.chosen(bits).collect();
            // What follows from all houses of one kind and some of another kind that has all cells, follows from the others
            // of that other kind, which are fewer.
            let is_all = family.is_all && outer.len() == family.members.len();
            let is_of_use = |&(house, cover): &(House, u32)| {
                cover & !bits == 0 && !(is_all && self.of_all.contains(&house))
            };
            let inner = within[number].iter().copied().filter(is_of_use);
            let inner: Vec<House> = inner.map(|(house, _)| house).collect();
            let cells = outer.iter().map(|house| self.houses[house.index()]);
            let left = cells.fold(CellSet::EMPTY, |all, cells| all | cells);
            self.choices = MOST_CHOICES;
            let mut choice = HouseChoice { outer: &outer, left, inner: Vec::new() };
            self.choose(&mut choice, &inner, count as usize - 1);
        }
    }

    /// Takes so many more inner houses that share no cell, of these, in every way; what is left then is a house.
    fn choose(&mut self, choice: &mut HouseChoice<'_>, from: &[House], more: usize) {
        if more == 0 {
            self.add(choice);
            return;
        }
        for (place, &house) in from.iter().enumerate() {
            if from.len() - place < more || self.choices == 0 {
                return;
            }
            self.choices -= 1;
            let cells = self.houses[house.index()];
            if cells.is_subset(&choice.left) {
                choice.left -= cells;
                choice.inner.push(house);
                self.choose(choice, &from[place + 1..], more - 1);
                let _ = choice.inner.pop();
                choice.left |= cells;
            }
        }
    }

    /// Takes what is left as a house, unless it is known.
    fn add(&mut self, choice: &HouseChoice<'_>) {
        if self.houses.len() < self.most && !self.houses.contains(&choice.left) {
            self.houses.push(choice.left);
            let (outer, inner) = (choice.outer.to_vec(), choice.inner.clone());
            self.derivations.push(Derivation { outer, inner });
        }
    }
}

/// These sets, and all that come of joining them where they share something.
fn unions(sets: &BTreeSet<u32>) -> BTreeSet<u32> {
    let mut all = sets.clone();
    let mut open: Vec<u32> = sets.iter().copied().collect();
    while let Some(one) = open.pop() {
        for &other in sets.iter().filter(|&&other| other & one != 0) {
            if all.len() < MOST_UNIONS && all.insert(one | other) {
                open.push(one | other);
            }
        }
    }
    all
}

/// What follows from the houses of a grid, as groups: `houses` with these behind them, and what each is made of. They are numbered behind
/// all groups of the same sort.
pub(super) fn with_derived(
    houses: &mut Vec<NamedGroup>,
    smaller: &[NamedGroup],
    digits: usize,
) -> Vec<Derivation> {
    // Rows, columns and blocks alone leave nothing but themselves.
    let is_plain = |house: &NamedGroup| house.kind.is_line() || house.kind == HouseKind::Block;
    if houses.iter().all(is_plain) {
        return Vec::new();
    }
    let count = houses.len() + smaller.len();
    // Where sets of groups would need another word for them, they would cost more than they give.
    let room = count.next_multiple_of(ROOM) - count;
    let regions = houses.iter().chain(smaller).filter(|group| group.kind == HouseKind::Region);
    let mut number = regions.count();
    let mut of_word: BTreeMap<Word, u8> = BTreeMap::new();
    let mut derivations = Vec::new();
    for (cells, derivation) in following(houses, digits, room) {
        let called = word_for(houses, &derivation).map(|word| {
            let met = of_word.entry(word).or_default();
            *met += 1;
            Called { word, number: Some(*met), place: None }
        });
        number += 1;
        derivations.push(derivation);
        let name = HouseName { called, ..HouseName::numbered(KIND, derivations.len() as u8) };
        let (kind, cells) = (HouseKind::Region, cells.iter().collect());
        houses.push(NamedGroup { kind, number: number as u8, name, cells });
    }
    derivations
}

/// The word for a house that is what others of one word leave, or those that these leave: what windows leave are hidden windows.
fn word_for(houses: &[NamedGroup], derivation: &Derivation) -> Option<Word> {
    let hidden = |word: Word| {
        let begun = word.as_str().starts_with(HIDDEN);
        if begun { word } else { Word::new(&format!("{HIDDEN}{word}")) }
    };
    let inner = derivation.inner.iter();
    let mut words = inner.map(|house| houses[house.index()].name.called.map(|it| hidden(it.word)));
    let first = words.next().flatten()?;
    words.all(|word| word == Some(first)).then_some(first)
}
