//! What a candidate goes by: as few constraints, houses and cells as are found.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::ways::{Failure, Found, Ways};
use crate::grid::{Apart, Candidate, Cell, CellSet, ConstraintNumber, Digit, House};
use crate::inference::tools::law_now::fewest_of;
use crate::inference::tools::view::View;
use crate::proof::{Conclusion, Fact, HeldSet, LawUse, Pattern, Places, RuleId, Step};

/// Where fewer cells count, so many times as many ways are gone through.
const MORE_WAYS: usize = 4;

/// Laws, houses with a digit, and cells: by what these leave, a candidate goes.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Reason<const W: usize> {
    laws: Vec<usize>,
    places: Vec<(House, Digit)>,
    held: CellSet<W>,
    /// The cells whose ways to be filled are gone through.
    cells: CellSet<W>,
    /// The constraints that are named.
    constraints: Vec<ConstraintNumber>,
}

impl<const W: usize> Reason<W> {
    /// The reason why all ways with a candidate fail; `None` if it is not found.
    pub(super) fn of(
        view: &View<'_, W>,
        ways: &Ways<'_, W>,
        gone: Candidate,
        found: &mut Found,
    ) -> Option<Self> {
        let mut asked = Asked { view, ways, gone, found };
        let mut reason = asked.first()?;
        let laws = reason.laws.clone();
        reason = asked.needed(&reason, laws, |it, kept| it.laws = kept.to_vec());
        let places = reason.places.clone();
        reason = asked.needed(&reason, places, |it, kept| it.places = kept.to_vec());
        let mut cells: Vec<Cell> = reason.held.iter().collect();
        cells.sort_by_key(|cell| Reverse(view.candidates.digits_of(*cell).len()));
        reason = asked.needed(&reason, cells, |it, kept| it.held = kept.iter().copied().collect());
        let geometry = view.geometry;
        let of_places = reason.places.iter().map(|(house, _)| geometry.cells_of(*house));
        let spoken_of = of_places.fold(reason.held | CellSet::of(gone.cell), |all, it| all | it);
        let fewer = Self { cells: reason.cells & spoken_of, ..reason.clone() };
        if fewer != reason && asked.is_gone_by(&fewer) {
            reason = fewer;
        }
        reason.constraints = reason.named(view, gone);
        // What no constraint is needed for, sets of cells and of digits say.
        Some(reason).filter(|it| !it.constraints.is_empty())
    }

    /// The constraints of its laws, and those by which candidates of its cells exclude each other.
    fn named(&self, view: &View<'_, W>, gone: Candidate) -> Vec<ConstraintNumber> {
        let of_law = |&law: &usize| view.geometry.laws()[law].constraint;
        let laws = self.laws.iter().map(of_law);
        let cells = self.held | self.cells | CellSet::of(gone.cell);
        let all: BTreeSet<ConstraintNumber> = laws.chain(pairs(view, cells)).collect();
        all.into_iter().collect()
    }

    /// How much it is to follow.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.laws.len() + self.places.len(), self.held.len())
    }

    /// The step by it.
    pub(super) fn step(&self, rule: RuleId, view: &View<'_, W>, gone: &[Candidate]) -> Step {
        let geometry = view.geometry;
        let constraints = self.constraints.clone();
        let held = HeldSet::in_state(view.candidates, self.held);
        let place = |&(house, digit): &(House, Digit)| {
            let cells = view.candidates.places_in(geometry, house, digit).resize();
            Places { house, digit, cells }
        };
        let places = self.places.iter().map(place).collect();
        let claims = Pattern::Law(LawUse { constraints, held, places }).claims();
        let conclusions = gone.iter().map(|&gone| Conclusion::from_all(Fact::absent(gone)));
        Step { rule, claims, conclusions: conclusions.collect(), cases: Vec::new() }
    }
}

/// The constraints by which candidates of some of these cells exclude each other.
fn pairs<const W: usize>(view: &View<'_, W>, cells: CellSet<W>) -> BTreeSet<ConstraintNumber> {
    let mut found = BTreeSet::new();
    if !view.geometry.has_pairs_apart() {
        return found;
    }
    for cell in cells.iter() {
        for digit in view.geometry.digits() {
            let besides = view.geometry.excluded_by(cell, digit).other_digits();
            for &(other, excluded) in besides {
                for beside in (excluded & cells).iter() {
                    let (one, other) = (Candidate { cell, digit }, Candidate::new(beside, other));
                    if let Some(Apart::Constraint(number)) = view.geometry.apart(one, other) {
                        let _ = found.insert(number);
                    }
                }
            }
        }
    }
    found
}

/// A candidate that goes, and where.
struct Asked<'a, 'b, 'c, const W: usize> {
    view: &'a View<'b, W>,
    ways: &'a Ways<'c, W>,
    gone: Candidate,
    found: &'a mut Found,
}

impl<const W: usize> Asked<'_, '_, '_, W> {
    /// By all that ways fail by, or else by all laws that are looked at.
    fn first(&mut self) -> Option<Reason<W>> {
        let failures =
            self.ways.failures(self.view.candidates, self.gone, self.ways.most, self.found)?;
        let cells = self.ways.cells;
        let (laws, places, constraints) = (Vec::new(), Vec::new(), Vec::new());
        let mut reason = Reason { laws, places, held: cells, cells, constraints };
        for failure in failures {
            match failure {
                Failure::Law(law) => reason.laws.push(law),
                Failure::Place(house, digit) => reason.places.push((house, digit)),
                Failure::Cell(cell) => reason.held.insert(cell),
            }
        }
        let cells = reason.held;
        let (ways, view, gone) = (self.ways, self.view, self.gone);
        let with_laws = |laws: Vec<usize>| {
            let of_laws = ways.laws.iter().filter(|law| laws.contains(&law.0));
            let held = of_laws.fold(cells, |all, law| all | law.1) - CellSet::of(gone.cell);
            let held = view.restricted(held.iter());
            Reason { laws, held, ..reason.clone() }
        };
        let of_failures = with_laws(reason.laws.clone());
        // Other laws may have struck something before that.
        let of_all = || with_laws(ways.laws.iter().map(|law| law.0).collect());
        let mut is_enough = |reason: &Reason<W>| self.is_gone_by(reason);
        Some(of_failures).filter(&mut is_enough).or_else(|| Some(of_all()).filter(is_enough))
    }

    /// What of a list is needed, where the rest of the reason is as it is.
    fn needed<T: Copy + Ord>(
        &mut self,
        reason: &Reason<W>,
        all: Vec<T>,
        put: impl Fn(&mut Reason<W>, &[T]),
    ) -> Reason<W> {
        let with = |kept: &[T]| {
            let mut reason = reason.clone();
            put(&mut reason, kept);
            reason
        };
        let mut kept = fewest_of(all, &mut |kept| self.is_gone_by(&with(kept)));
        kept.sort_unstable();
        with(&kept)
    }

    fn is_gone_by(&mut self, reason: &Reason<W>) -> bool {
        let geometry = self.view.geometry;
        let mut state = self.view.holding(reason.held);
        for &(house, digit) in &reason.places {
            let places = self.view.candidates.places_in(geometry, house, digit);
            for cell in (geometry.cells_of(house) - places).iter() {
                let _ = state.strike(cell, digit);
            }
        }
        let laws = self.ways.laws.iter().filter(|law| reason.laws.contains(&law.0));
        let (laws, cells) = (laws.copied().collect(), reason.cells);
        let ways = Ways { cells, laws, ..self.ways.clone() };
        let mut all = geometry.all_cells();
        // Here nothing has been struck by laws yet.
        ways.obey(&mut state, &mut all, self.found).is_err()
            || ways.failures(&state, self.gone, self.ways.most * MORE_WAYS, self.found).is_some()
    }
}
