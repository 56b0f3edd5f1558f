//! Claims: atomic statements about a state, each with the part it plays in its step.

use serde::{Deserialize, Serialize};

use super::{Premises, SumPart};
use crate::grid::{
    Candidate, CandidateSet, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry, Group,
    House,
};

/// The part that a claim plays in its step. Pictures choose marks by it, sentences word order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// What the step looks at, where no other role fits better.
    Premise,
    /// A base set of a cover: it must be covered.
    Base,
    /// A cover set: it covers the bases, and its other candidates are struck out.
    Cover,
    /// What a base has outside the covers.
    Fin,
    /// The cell that decides between the pincers.
    Pivot,
    /// One of the cells that share the conclusion between them.
    Pincer,
    /// The n-th almost locked set of the step, from 0.
    Set(u8),
    /// The n-th strong link of a chain, from 0: if one end is false, the other is true.
    StrongLink(u8),
    /// The n-th weak link of a chain, from 0: both ends cannot be true. It joins the second end of the
    /// n-th strong link with the first of the next, or, at the end of a closed chain, of the first.
    WeakLink(u8),
    /// One of the cells of a pattern that must not be left interchangeable.
    Deadly,
    /// One of the possibilities of which at least one is true.
    Guardian,
    /// What is taken as true to see where it leads.
    Supposition,
    /// Something impossible.
    Contradiction,
    /// That what the pattern fixes sees the cells of the conclusions.
    Target,
}

/// One digit in one or more cells. It is true if one of the cells holds the digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// The cells.
    pub cells: CellSet,
    /// The digit.
    pub digit: Digit,
}

impl Node {
    /// Makes the node of a digit in one cell.
    #[inline]
    pub const fn of(cell: Cell, digit: Digit) -> Self {
        Self { cells: CellSet::of(cell), digit }
    }

    /// Says whether at most one of the two nodes can be true, whatever the state: each candidate of the one rules out each
    /// of the other.
    #[inline]
    pub fn excludes(&self, other: &Self, geometry: &Geometry) -> bool {
        self.candidates().all(|one| other.candidates().all(|other| geometry.excludes(one, other)))
    }

    /// Lists its candidates.
    fn candidates(&self) -> impl Iterator<Item = Candidate> {
        let digit = self.digit;
        self.cells.iter().map(move |cell| Candidate { cell, digit })
    }
}

/// One atomic statement about a state of the grid.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Statement {
    /// Each of these cells holds one of these digits.
    OnlyDigits {
        /// The cells.
        cells: CellSet,
        /// The digits that they may hold.
        digits: DigitSet,
    },
    /// In this house the digit is in one of these cells.
    OnlyPlaces {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
        /// The cells of the house that may hold it.
        cells: CellSet,
    },
    /// These cells are filled with these digits.
    Filled(Vec<Candidate>),
    /// Every one of `cells` sees every one of `targets`.
    Sees {
        /// The cells that see.
        cells: CellSet,
        /// The cells that are seen.
        targets: CellSet,
    },
    /// At most one of the two nodes is true, because each candidate of the one rules out each of the other. This
    /// follows from the grid alone; it is claimed where the step uses it.
    NotBoth {
        /// The one node.
        first: Node,
        /// The other.
        second: Node,
    },
    /// The digit is at most once in this group. True of every group; it is claimed where the argument turns on it.
    AtMostOnce {
        /// The group.
        #[serde(rename = "house")]
        group: Group,
        /// The digit.
        digit: Digit,
    },
    /// None of these cells holds a given.
    NotGiven(CellSet),
    /// The puzzle has exactly one solution.
    OneSolution,
    /// The cells of this constraint hold what it says. It is claimed where a step rests on more of it than on single cells and
    /// pairs of candidates, which belong to the grid as houses do.
    Obeys(ConstraintNumber),
    /// Houses and sums of constraints are added and taken away ([`Leftover`](super::Leftover)).
    Balance {
        /// What is added.
        added: Vec<SumPart>,
        /// What is taken away.
        taken: Vec<SumPart>,
    },
    /// No digit is left for this cell.
    NoDigit(Cell),
    /// No cell of the house is left for the digit.
    NoPlace {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
}

/// A statement and the part it plays.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The part that it plays in its step.
    pub role: Role,
    /// What is stated.
    pub statement: Statement,
}

impl Claim {
    /// Makes a statement in a role.
    #[inline]
    pub const fn new(role: Role, statement: Statement) -> Self {
        Self { role, statement }
    }

    /// Claims that a digit is at most once in a group, which is a cover.
    #[inline]
    pub const fn cover(group: Group, digit: Digit) -> Self {
        Self::new(Role::Cover, Statement::AtMostOnce { group, digit })
    }

    /// Claims that at most one of two nodes is true.
    #[inline]
    pub const fn not_both(role: Role, first: Node, second: Node) -> Self {
        Self::new(role, Statement::NotBoth { first, second })
    }
}

impl Statement {
    /// Says what must be known for the statement to be true.
    ///
    /// Statements about the shape of the grid and about givens need nothing known of candidates:
    /// they are true or false of the grid and the start alone.
    pub fn premises(&self, geometry: &Geometry) -> Premises {
        let mut premises = Premises::default();
        match self {
            Self::OnlyDigits { cells, digits } => {
                for digit in (geometry.all_digits() - *digits).iter() {
                    premises.absent.insert_cells(*cells, digit);
                }
            }
            Self::OnlyPlaces { house, digit, cells } => {
                premises.absent.insert_cells(geometry.cells_of(*house) - *cells, *digit);
            }
            Self::Filled(placements) => {
                for &Candidate { cell, digit } in placements {
                    premises.holds.insert(cell, digit);
                }
            }
            Self::NoDigit(cell) => premises.absent.insert_digits(*cell, geometry.all_digits()),
            Self::NoPlace { house, digit } => {
                premises.absent.insert_cells(geometry.cells_of(*house), *digit);
            }
            Self::Sees { .. }
            | Self::NotBoth { .. }
            | Self::AtMostOnce { .. }
            | Self::NotGiven(_)
            | Self::Obeys(_)
            | Self::Balance { .. }
            | Self::OneSolution => {}
        }
        premises
    }

    /// Returns the candidates that the statement leaves open: a reader expects to find them in the grid.
    pub fn left_open(&self) -> CandidateSet {
        let mut open = CandidateSet::default();
        match self {
            Self::OnlyDigits { cells, digits } => {
                digits.iter().for_each(|digit| open.insert_cells(*cells, digit));
            }
            Self::OnlyPlaces { digit, cells, .. } => open.insert_cells(*cells, *digit),
            Self::NotBoth { first, second } => {
                open.insert_cells(first.cells, first.digit);
                open.insert_cells(second.cells, second.digit);
            }
            Self::Filled(_)
            | Self::Sees { .. }
            | Self::AtMostOnce { .. }
            | Self::NotGiven(_)
            | Self::OneSolution
            | Self::Obeys(_)
            | Self::Balance { .. }
            | Self::NoDigit(_)
            | Self::NoPlace { .. } => {}
        }
        open
    }
}
