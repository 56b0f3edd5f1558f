//! What a pattern says as clauses, of which it is looked at whether they can all be true.

use super::pattern::{Atom, Schema};

/// A variable, by its number, that is true or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Literal {
    /// The variable.
    pub variable: u32,
    /// Whether it is true.
    pub is_true: bool,
}

impl Literal {
    /// The opposite.
    #[must_use]
    pub const fn negated(self) -> Self {
        Self { is_true: !self.is_true, ..self }
    }
}

/// Clauses over variables: cell times digit. In each clause one literal is true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clauses {
    /// How many digits there are: the variable of a cell and a digit is the cell times this and the digit.
    pub digits: usize,
    /// How many variables.
    pub variables: usize,
    /// The clauses.
    pub all: Vec<Vec<Literal>>,
}

impl Clauses {
    /// None yet, over so many cells and digits.
    pub fn new(cells: usize, digits: usize) -> Self {
        Self { digits, variables: cells * digits, all: Vec::new() }
    }

    /// That a cell holds a digit, or does not.
    pub fn literal(&self, (cell, digit): (usize, usize), is_true: bool) -> Literal {
        Literal { variable: (cell * self.digits + digit) as u32, is_true }
    }

    /// Adds that one of these is so.
    pub fn one_of(&mut self, candidates: impl IntoIterator<Item = (usize, usize)>) {
        let clause = candidates.into_iter().map(|it| self.literal(it, true)).collect();
        self.all.push(clause);
    }

    /// Adds that not both are so.
    pub fn not_both(&mut self, one: (usize, usize), other: (usize, usize)) {
        self.all.push(vec![self.literal(one, false), self.literal(other, false)]);
    }

    /// Adds that each cell holds one digit only.
    pub fn one_digit_a_cell(&mut self, cells: usize) {
        for cell in 0..cells {
            for digit in 0..self.digits {
                (0..digit).for_each(|other| self.not_both((cell, other), (cell, digit)));
            }
        }
    }

    /// Adds that two cells do not hold the same digit.
    pub fn apart(&mut self, one: usize, other: usize) {
        (0..self.digits).for_each(|digit| self.not_both((one, digit), (other, digit)));
    }

    /// Adds what the conditions of a pattern say of digits, with its cells called by these numbers.
    pub fn conditions(&mut self, schema: &Schema, cell_of: impl Fn(usize) -> usize) {
        for atom in &schema.atoms {
            match atom {
                Atom::OnlyDigits { cells, digits } => {
                    for &cell in cells {
                        self.one_of(digits.iter().map(|&digit| (cell_of(cell), digit)));
                    }
                }
                Atom::OnlyPlaces { digit, cells, .. } => {
                    self.one_of(cells.iter().map(|&cell| (cell_of(cell), *digit)));
                }
                &Atom::Filled(cell, digit) => self.one_of([(cell_of(cell), digit)]),
                &Atom::NotBoth((cell, digit), (other, another)) => {
                    self.not_both((cell_of(cell), digit), (cell_of(other), another));
                }
                Atom::Sees(..)
                | Atom::DoesNotSee(..)
                | Atom::In(..)
                | Atom::AtMostOnce(..)
                | Atom::Different(_)
                | Atom::DifferentHouses(_)
                | Atom::SameBand(_)
                | Atom::SameStack(_) => {}
            }
        }
    }

    /// Adds that one of the ends is not so.
    pub fn against_ends(&mut self, schema: &Schema, cell_of: impl Fn(usize) -> usize) {
        let ends = schema.ends.iter();
        let clause =
            ends.map(|end| self.literal((cell_of(end.cell), end.digit), !end.holds)).collect();
        self.all.push(clause);
    }
}

/// Which cells of a pattern cannot both hold the same digit, whatever they stand for: those that see each other, and different
/// ones of a house.
pub(super) struct Sights {
    sees: Vec<Vec<bool>>,
}

impl Sights {
    pub(super) fn of(schema: &Schema) -> Self {
        let count = schema.cells.len();
        let mut sees = vec![vec![false; count]; count];
        let mut differ = sees.clone();
        let mut inside = vec![vec![false; schema.houses.len()]; count];
        let note = |table: &mut Vec<Vec<bool>>, one: usize, other: usize| {
            table[one][other] = true;
            table[other][one] = true;
        };
        for atom in &schema.atoms {
            match atom {
                Atom::Sees(cells, others) => {
                    for &cell in cells {
                        for &other in others {
                            note(&mut sees, cell, other);
                        }
                    }
                }
                Atom::Different(cells) => {
                    for (place, &cell) in cells.iter().enumerate() {
                        for &other in &cells[..place] {
                            note(&mut differ, cell, other);
                        }
                    }
                }
                Atom::In(cells, house) | Atom::OnlyPlaces { cells, house, .. } => {
                    for &cell in cells {
                        inside[cell][*house] = true;
                    }
                }
                _ => {}
            }
        }
        for one in 0..count {
            for other in 0..one {
                let share = inside[one].iter().zip(&inside[other]).any(|(a, b)| *a && *b);
                if share && (differ[one][other] || sees[one][other]) {
                    note(&mut sees, one, other);
                }
            }
        }
        Self { sees }
    }

    /// Whether two cells cannot both hold the same digit.
    pub(super) fn has(&self, one: usize, other: usize) -> bool {
        self.sees[one][other]
    }
}

/// What the conditions of a pattern say, whatever its cells stand for. Names that stand for the same cell make
/// variables the same; whatever contradicts itself without that does so with it.
pub(super) fn of_conditions(schema: &Schema) -> Clauses {
    let count = schema.cells.len();
    let mut clauses = Clauses::new(count, schema.digits.len());
    clauses.one_digit_a_cell(count);
    let sights = Sights::of(schema);
    for one in 0..count {
        for other in (0..one).filter(|&other| sights.has(one, other)) {
            clauses.apart(one, other);
        }
    }
    clauses.conditions(schema, |cell| cell);
    clauses
}
