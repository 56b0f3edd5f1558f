//! Whether two patterns are the same but for the names of their cells, digits and houses.
//!
//! Names are told apart by what is said of them, again and again (B. Weisfeiler, A. Leman, 1968); where that leaves several alike,
//! they are tried.

use std::collections::BTreeMap;

use duvod::proof::schema::{Atom, Schema};

/// A statement as a word and lists of names, each list sorted; names are numbers over cells, digits and houses.
type Said = (u8, Vec<Vec<usize>>);

/// What a statement says of a name: its word, in which of its lists the name is, and the colours of all.
type SaidOfName = (u8, usize, Vec<Vec<u64>>);

/// A pattern without its names.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// What is said, sorted.
    said: Vec<Said>,
    /// Of each name a number that is the same for names of which the same is said.
    colours: Vec<u64>,
    /// What sort each name is of.
    sorts: Vec<u8>,
    /// The colours, sorted.
    sorted: Vec<u64>,
}

impl Form {
    pub(super) fn of(pattern: &Schema) -> Self {
        let (cells, digits) = (pattern.cells.len(), pattern.digits.len());
        let digit = |it: usize| cells + it;
        let house = |it: usize| cells + digits + it;
        let list = |mut names: Vec<usize>| {
            names.sort_unstable();
            names
        };
        let mut said: Vec<Said> = pattern
            .atoms
            .iter()
            .map(|atom| match atom {
                Atom::OnlyDigits { cells, digits } => (
                    0,
                    vec![list(cells.clone()), list(digits.iter().map(|&it| digit(it)).collect())],
                ),
                Atom::OnlyPlaces { house: its, digit: one, cells } => {
                    (1, vec![vec![house(*its)], vec![digit(*one)], list(cells.clone())])
                }
                &Atom::Filled(cell, one) => (2, vec![vec![cell], vec![digit(one)]]),
                Atom::Sees(cells, others) => {
                    let mut both = vec![list(cells.clone()), list(others.clone())];
                    both.sort_unstable();
                    (3, both)
                }
                Atom::DoesNotSee(cells, others) => {
                    (4, vec![list(cells.clone()), list(others.clone())])
                }
                &Atom::NotBoth((cell, one), (other, another)) => {
                    (5, vec![vec![cell, digit(one)], vec![other, digit(another)]])
                }
                Atom::In(cells, its) => (6, vec![list(cells.clone()), vec![house(*its)]]),
                &Atom::AtMostOnce(its, one) => (7, vec![vec![house(its)], vec![digit(one)]]),
                Atom::Different(cells) => (8, vec![list(cells.clone())]),
                Atom::DifferentHouses(houses) => {
                    (9, vec![list(houses.iter().map(|&it| house(it)).collect())])
                }
                Atom::SameBand(cells) => (10, vec![list(cells.clone())]),
                Atom::SameStack(cells) => (11, vec![list(cells.clone())]),
            })
            .collect();
        said.extend(
            pattern.ends.iter().map(|end| {
                (12 + u8::from(end.holds), vec![vec![end.cell], vec![digit(end.digit)]])
            }),
        );
        said.sort_unstable();
        said.dedup();
        let count = cells + digits + pattern.houses.len();
        let mut sorts = vec![0; cells];
        sorts.resize(cells + digits, 1);
        sorts.extend(pattern.houses.iter().map(|(_, sort)| 2 + *sort as u8));
        let colours = refined(&said, &sorts, count);
        let mut sorted = colours.clone();
        sorted.sort_unstable();
        Self { said, colours, sorts, sorted }
    }

    /// Whether names of the one can be put for those of the other so that the same is said.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.sorted == other.sorted
            && self.said.len() == other.said.len()
            && self.matches(other, &mut vec![None; self.colours.len()], 0)
    }

    /// Goes through ways to put names of the other for those of this from the one with this number on.
    fn matches(&self, other: &Self, put: &mut Vec<Option<usize>>, name: usize) -> bool {
        if name == put.len() {
            let put = |name: &usize| put[*name].unwrap_or_default();
            let mut said: Vec<Said> = self
                .said
                .iter()
                .map(|(word, lists)| {
                    let mut lists: Vec<Vec<usize>> = lists
                        .iter()
                        .map(|list| {
                            let mut list: Vec<usize> = list.iter().map(put).collect();
                            list.sort_unstable();
                            list
                        })
                        .collect();
                    if *word == 3 {
                        lists.sort_unstable();
                    }
                    (*word, lists)
                })
                .collect();
            said.sort_unstable();
            return said == other.said;
        }
        let alike = (0..put.len()).filter(|&it| {
            other.colours[it] == self.colours[name] && other.sorts[it] == self.sorts[name]
        });
        for candidate in alike.collect::<Vec<_>>() {
            if put[..name].contains(&Some(candidate)) {
                continue;
            }
            put[name] = Some(candidate);
            if self.matches(other, put, name + 1) {
                return true;
            }
            put[name] = None;
        }
        false
    }
}

/// Colours of names by what is said of them together with the colours of the others that it is said with, until nothing more is
/// told apart.
fn refined(said: &[Said], sorts: &[u8], count: usize) -> Vec<u64> {
    let mut colours: Vec<u64> = sorts.iter().map(|&sort| u64::from(sort)).collect();
    for _ in 0..count {
        let mut told: Vec<Vec<SaidOfName>> = vec![Vec::new(); count];
        for (word, lists) in said {
            let coloured: Vec<Vec<u64>> = lists
                .iter()
                .map(|list| {
                    let mut list: Vec<u64> = list.iter().map(|&name| colours[name]).collect();
                    list.sort_unstable();
                    list
                })
                .collect();
            for (place, list) in lists.iter().enumerate() {
                for &name in list {
                    // Either end of a sight is as good as the other.
                    let mut coloured = coloured.clone();
                    let place = if *word == 3 {
                        coloured.swap(0, place);
                        0
                    } else {
                        place
                    };
                    told[name].push((*word, place, coloured));
                }
            }
        }
        let mut seen: BTreeMap<(u64, Vec<SaidOfName>), Vec<usize>> = BTreeMap::new();
        for (name, mut told) in told.into_iter().enumerate() {
            told.sort_unstable();
            seen.entry((colours[name], told)).or_default().push(name);
        }
        let mut next = vec![0; count];
        for (number, names) in seen.values().enumerate() {
            for &name in names {
                next[name] = number as u64;
            }
        }
        let before = classes(&colours);
        colours = next;
        if classes(&colours) == before {
            break;
        }
    }
    colours
}

fn classes(colours: &[u64]) -> usize {
    let mut sorted = colours.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len()
}
