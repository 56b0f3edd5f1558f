//! The inequalities of a grid, and what lines of a proof say.

use super::literal::Literal;
use crate::grid::{Apart, Candidate, Cell, ConstraintNumber, Digit, Geometry, Group, House};
use crate::proof::Fact;

/// An inequality that is true of every filled grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Axiom {
    /// The cell holds a digit.
    CellSome(Cell),
    /// The cell holds no two digits.
    CellOne(Cell),
    /// The digit is somewhere in the house.
    HouseSome(House, Digit),
    /// The digit is not twice in the group.
    GroupOne(Group, Digit),
    /// Two candidates of different cells exclude each other, though no group says so.
    Apart(Candidate, Candidate),
    /// What a constraint does not allow the cell to hold.
    Not(Candidate),
    /// The sum of a constraint, by its number among those of the grid, is at least its total.
    SumLeast(u16),
    /// It is at most its total.
    SumMost(u16),
}

/// A sum of literals, each with a factor, a true one counting 1, that is at least so much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inequality {
    pub(super) terms: Vec<(i64, Literal)>,
    pub(super) least: i64,
}

impl Inequality {
    /// That at least so many of these are true.
    pub(super) fn at_least(
        least: i64,
        these: impl IntoIterator<Item = impl Into<Literal>>,
    ) -> Self {
        Self { terms: these.into_iter().map(|one| (1, one.into())).collect(), least }
    }

    /// That one of these is true.
    pub(super) fn any_of(these: &[impl Into<Literal> + Copy]) -> Self {
        Self::at_least(1, these.iter().copied())
    }

    /// That candidates, each so many times, are so many at least or at most.
    pub(super) fn bounded(
        candidates: impl IntoIterator<Item = (i64, Candidate)>,
        total: i64,
        is_least: bool,
    ) -> Self {
        let mut least = if is_least { total } else { -total };
        let mut terms = Vec::new();
        for (times, candidate) in candidates {
            let times = if is_least { times } else { -times };
            if times < 0 {
                least -= times;
            }
            if times != 0 {
                terms.push((times.abs(), Literal::new(candidate.into(), times > 0)));
            }
        }
        Self { terms, least }
    }

    /// Whether it says that one of several candidates is true.
    pub(super) fn is_choice(&self) -> bool {
        self.least == 1 && self.terms.iter().all(|(_, literal)| literal.held().is_some())
    }
}

/// How many these are.
pub(super) fn count<T>(these: &[T]) -> i64 {
    these.iter().map(|_| 1).sum()
}

impl Axiom {
    /// Those that a grid says itself, in the order in which they are written.
    pub(super) fn of_rules(geometry: &Geometry) -> impl Iterator<Item = Self> + '_ {
        let all = Self::all(geometry).filter(|axiom| axiom.sum_of(geometry).is_none());
        all.chain(Self::sums(geometry).map(|(axiom, _)| axiom))
    }

    /// Those that say the sums of constraints, each with its constraint.
    pub(super) fn sums(geometry: &Geometry) -> impl Iterator<Item = (Self, ConstraintNumber)> + '_ {
        let sums = geometry.sums().iter().enumerate();
        sums.flat_map(|(number, sum)| {
            let both = [Self::SumLeast(number as u16), Self::SumMost(number as u16)];
            both.map(|axiom| (axiom, sum.constraint))
        })
    }

    /// The earlier ones of which it is the sum; `None` of one that the grid says itself. In houses that share no cell a digit
    /// is as often as there are houses; what lies in other houses within them is taken off.
    pub(super) fn sum_of(self, geometry: &Geometry) -> Option<Vec<Self>> {
        let some = |digit| move |&house: &House| Self::HouseSome(house, digit);
        let one = |digit| move |&house: &House| Self::GroupOne(house.into(), digit);
        match self {
            Self::HouseSome(house, digit) => {
                let said = geometry.derivation(house)?;
                let outer = said.outer.iter().map(some(digit));
                Some(outer.chain(said.inner.iter().map(one(digit))).collect())
            }
            Self::GroupOne(group, digit) => {
                let said = geometry.derivation(group)?;
                let outer = said.outer.iter().map(one(digit));
                Some(outer.chain(said.inner.iter().map(some(digit))).collect())
            }
            _ => None,
        }
    }

    /// All of a grid but the sums of its constraints: what it says itself, and what follows from that for houses that it does
    /// not say.
    pub(super) fn all(geometry: &Geometry) -> impl Iterator<Item = Self> + '_ {
        let cells = geometry.cells().flat_map(|cell| [Self::CellSome(cell), Self::CellOne(cell)]);
        let pairs = geometry.houses().flat_map(|house| geometry.digits().map(move |d| (house, d)));
        let houses = pairs.flat_map(|(house, digit)| {
            [Self::HouseSome(house, digit), Self::GroupOne(house.into(), digit)]
        });
        let smaller = geometry.groups().skip(geometry.house_count());
        let smaller = smaller.flat_map(|group| geometry.digits().map(move |d| (group, d)));
        let smaller = smaller.map(|(group, digit)| Self::GroupOne(group, digit));
        let limited = geometry.cells().filter(|_| geometry.limits_cells());
        let not = limited.flat_map(|cell| {
            let others = geometry.all_digits() - geometry.allowed_in(cell);
            others.iter().map(move |digit| Self::Not(Candidate { cell, digit }))
        });
        cells
            .chain(houses)
            .chain(smaller)
            .chain(geometry.cells().flat_map(|cell| Self::apart_at(geometry, cell)))
            .chain(not)
    }

    /// Those that keep candidates of this cell and of a later one apart.
    fn apart_at(geometry: &Geometry, cell: Cell) -> Vec<Self> {
        let mut all = Vec::new();
        for digit in geometry.digits() {
            let one = Candidate::new(cell, digit);
            let others = geometry.excluded_by(cell, digit).candidates();
            let later = others.filter(|later| cell < later.cell);
            let apart = |&later: &Candidate| {
                let why = geometry.apart(one, later);
                matches!(why, Some(Apart::Steps(_) | Apart::Constraint(_)))
            };
            all.extend(later.filter(apart).map(|later| Self::Apart(one, later)));
        }
        all
    }

    /// The one by which the first candidate rules out the second, if one does.
    pub(super) fn between(geometry: &Geometry, one: Candidate, other: Candidate) -> Option<Self> {
        Some(match geometry.apart(one, other)? {
            Apart::Cell(cell) => Self::CellOne(cell),
            Apart::Group(group) => Self::GroupOne(group, one.digit),
            Apart::Steps(_) | Apart::Constraint(_) if one.cell < other.cell => {
                Self::Apart(one, other)
            }
            Apart::Steps(_) | Apart::Constraint(_) => Self::Apart(other, one),
        })
    }

    /// What it says.
    pub(super) fn inequality(self, geometry: &Geometry) -> Inequality {
        let most_one = |facts: Vec<Fact>| {
            let least = count(&facts) - 1;
            Inequality::at_least(least, facts)
        };
        match self {
            Self::CellSome(cell) => {
                Inequality::at_least(1, geometry.digits().map(|digit| Fact::Holds(cell, digit)))
            }
            Self::CellOne(cell) => {
                most_one(geometry.digits().map(|digit| Fact::Absent(cell, digit)).collect())
            }
            Self::HouseSome(house, digit) => {
                let cells = geometry.list_of(house).iter();
                Inequality::at_least(1, cells.map(|&cell| Fact::Holds(cell, digit)))
            }
            Self::GroupOne(group, digit) => {
                let cells = geometry.list_of(group).iter();
                most_one(cells.map(|&cell| Fact::Absent(cell, digit)).collect())
            }
            Self::Apart(one, other) => most_one(vec![Fact::absent(one), Fact::absent(other)]),
            Self::Not(one) => Inequality::any_of(&[Fact::absent(one)]),
            Self::SumLeast(number) => of_sum(geometry, number, true),
            Self::SumMost(number) => of_sum(geometry, number, false),
        }
    }
}

/// That the sum of a constraint is at least or at most its total.
fn of_sum(geometry: &Geometry, number: u16, is_least: bool) -> Inequality {
    let Some(sum) = geometry.sums().get(usize::from(number)) else {
        return Inequality { terms: Vec::new(), least: 0 };
    };
    let counted = sum.terms.iter().flat_map(|&(cell, weight)| {
        geometry
            .digits()
            .map(move |digit| (weight * geometry.worths().worth(digit), Candidate { cell, digit }))
    });
    Inequality::bounded(counted, sum.total, is_least)
}

/// Inequalities with the lines that say them.
pub(super) type Lines = Vec<(Line, Inequality)>;

/// A line of the formula or of the proof, by which later ones refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Line {
    /// One of the grid's inequalities.
    Axiom(Axiom),
    /// An inequality of a law: the number of the law, and that of the inequality.
    Law(u16, u32),
    /// A digit that is given.
    Given(Fact),
    /// What is besides taken for granted at the start: a digit that was placed, a candidate that was struck out.
    Taken(Fact),
    /// A fact that was concluded; within a case with the number of that, else with 0.
    Fact(Fact, u32),
    /// What is supposed in the case with this number.
    Supposed(u32),
    /// That the case with this number is taken not to come to its end.
    Denied(u32),
    /// What the case with this number comes to.
    Case(u32),
    /// A sum of inequalities, numbered.
    Sum(u32),
    /// One of the combinations that were gone through, numbered.
    Combination(u32),
    /// What cannot be, at the end of the proof.
    Contradiction,
}
