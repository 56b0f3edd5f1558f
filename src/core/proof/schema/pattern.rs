//! A pattern, put together.

use super::language::Sort;

/// A pattern with its numbers chosen. Cells, digits and houses go by their places in these lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schema {
    /// The numbers that were chosen, by name.
    pub sizes: Vec<(String, u8)>,
    /// What the cells are called.
    pub cells: Vec<String>,
    /// What the digits are called.
    pub digits: Vec<String>,
    /// What the houses are called, and which they may be.
    pub houses: Vec<(String, Sort)>,
    /// What must be so.
    pub atoms: Vec<Atom>,
    /// What follows.
    pub ends: Vec<End>,
}

/// Something that must be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// Each of the cells holds one of the digits.
    OnlyDigits {
        /// The cells.
        cells: Vec<usize>,
        /// The digits.
        digits: Vec<usize>,
    },
    /// In the house the digit is in one of the cells.
    OnlyPlaces {
        /// The house.
        house: usize,
        /// The digit.
        digit: usize,
        /// The cells, all in the house.
        cells: Vec<usize>,
    },
    /// The cell holds the digit.
    Filled(usize, usize),
    /// Each of the first sees each of the others.
    Sees(Vec<usize>, Vec<usize>),
    /// None of the first sees any of the others.
    DoesNotSee(Vec<usize>, Vec<usize>),
    /// Not both candidates, each a cell and a digit.
    NotBoth((usize, usize), (usize, usize)),
    /// The cells lie in the house.
    In(Vec<usize>, usize),
    /// The digit is at most once in the house.
    AtMostOnce(usize, usize),
    /// No two of the cells are the same.
    Different(Vec<usize>),
    /// No two of the houses are the same.
    DifferentHouses(Vec<usize>),
    /// The cells lie in rows of the same blocks.
    SameBand(Vec<usize>),
    /// The cells lie in columns of the same blocks.
    SameStack(Vec<usize>),
}

/// Something that follows: whether a cell holds a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The cell.
    pub cell: usize,
    /// The digit.
    pub digit: usize,
    /// Whether it holds it, or does not.
    pub holds: bool,
}

impl Schema {
    /// Says how much work it is to look at what a name may stand for: names times conditions.
    pub fn work(&self) -> u64 {
        let names = self.cells.len() + self.digits.len() + self.houses.len();
        1 + (names * self.atoms.len() / 16) as u64
    }

    /// Returns the pattern without names of which nothing is said; the others keep theirs, and their order.
    #[must_use]
    pub fn without_idle_names(&self) -> Self {
        let [mut cells, mut digits, mut houses] =
            [self.cells.len(), self.digits.len(), self.houses.len()]
                .map(|count| vec![false; count]);
        for atom in &self.atoms {
            let _ = atom.renamed(
                &mut |it| mark(&mut cells, it),
                &mut |it| mark(&mut digits, it),
                &mut |it| mark(&mut houses, it),
            );
        }
        for end in &self.ends {
            (cells[end.cell], digits[end.digit]) = (true, true);
        }
        let [new_cells, new_digits, new_houses] =
            [&cells, &digits, &houses].map(|used| places(used));
        let atoms = self.atoms.iter().map(|atom| {
            atom.renamed(&mut |it| new_cells[it], &mut |it| new_digits[it], &mut |it| {
                new_houses[it]
            })
        });
        let end =
            |end: &End| End { cell: new_cells[end.cell], digit: new_digits[end.digit], ..*end };
        Self {
            sizes: self.sizes.clone(),
            cells: kept(&self.cells, &cells),
            digits: kept(&self.digits, &digits),
            houses: kept(&self.houses, &houses),
            atoms: atoms.collect(),
            ends: self.ends.iter().map(end).collect(),
        }
    }
}

fn mark(used: &mut [bool], place: usize) -> usize {
    used[place] = true;
    place
}

/// The place of each one among those that are used.
fn places(used: &[bool]) -> Vec<usize> {
    let count = |end: usize| used[..end].iter().filter(|used| **used).count();
    (0..used.len()).map(count).collect()
}

fn kept<T: Clone>(all: &[T], used: &[bool]) -> Vec<T> {
    all.iter().zip(used).filter(|(_, used)| **used).map(|(it, _)| it.clone()).collect()
}

/// What stands for a cell, a digit or a house in place of another.
type Place<'a> = dyn FnMut(usize) -> usize + 'a;

impl Atom {
    /// Returns the condition with other cells, digits and houses in place of its own.
    #[must_use]
    pub fn renamed(
        &self,
        cell: &mut Place<'_>,
        digit: &mut Place<'_>,
        house: &mut Place<'_>,
    ) -> Self {
        let mut all = |places: &[usize]| places.iter().map(|&it| cell(it)).collect::<Vec<_>>();
        match self {
            Self::OnlyDigits { cells, digits } => Self::OnlyDigits {
                cells: all(cells),
                digits: digits.iter().map(|&it| digit(it)).collect(),
            },
            Self::OnlyPlaces { house: its, digit: one, cells } => {
                Self::OnlyPlaces { house: house(*its), digit: digit(*one), cells: all(cells) }
            }
            &Self::Filled(it, one) => Self::Filled(cell(it), digit(one)),
            Self::Sees(cells, others) => Self::Sees(all(cells), all(others)),
            Self::DoesNotSee(cells, others) => Self::DoesNotSee(all(cells), all(others)),
            &Self::NotBoth((it, one), (other, another)) => {
                Self::NotBoth((cell(it), digit(one)), (cell(other), digit(another)))
            }
            Self::In(cells, its) => Self::In(all(cells), house(*its)),
            &Self::AtMostOnce(its, one) => Self::AtMostOnce(house(its), digit(one)),
            Self::Different(cells) => Self::Different(all(cells)),
            Self::DifferentHouses(houses) => {
                Self::DifferentHouses(houses.iter().map(|&it| house(it)).collect())
            }
            Self::SameBand(cells) => Self::SameBand(all(cells)),
            Self::SameStack(cells) => Self::SameStack(all(cells)),
        }
    }
}
