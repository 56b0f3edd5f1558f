//! What every open candidate leads to, whichever way it is followed, and what follows from all of that.

use std::ops::ControlFlow;

use super::line_of_reasoning::refutation;
use crate::grid::{Candidate, CellSet, Digit, House, MAX_DIGITS};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Alternative, Case, CaseEnd, Conclusion, Fact, Places, RuleId, Step};

/// The digits that a candidate leads to, and the candidates that it takes away.
#[derive(Clone)]
pub(super) struct Led<const W: usize> {
    /// For each digit the cells that then hold it.
    pub(super) holds: [CellSet<W>; MAX_DIGITS],
    /// For each digit the cells that then cannot hold it, among others.
    pub(super) off: [CellSet<W>; MAX_DIGITS],
}

impl<const W: usize> Led<W> {
    /// Nothing.
    pub(super) const NOTHING: Self =
        Self { holds: [CellSet::EMPTY; MAX_DIGITS], off: [CellSet::EMPTY; MAX_DIGITS] };

    /// What both lead to.
    fn common(&self, other: &Self) -> Self {
        Self {
            holds: std::array::from_fn(|digit| self.holds[digit] & other.holds[digit]),
            off: std::array::from_fn(|digit| self.off[digit] & other.off[digit]),
        }
    }
}

/// A candidate that leads to something that cannot be.
pub(super) struct Refuted {
    pub(super) candidate: Candidate,
    pub(super) end: CaseEnd,
}

/// A way to follow suppositions.
pub(super) trait Suppositions<const W: usize>: Sized {
    /// The state in which they are supposed.
    fn view(&self) -> &View<'_, W>;

    /// Where a candidate leads, if not to something that cannot be.
    fn led(&self, candidate: Candidate) -> Option<&Led<W>>;

    /// The candidates that lead to something that cannot be, each with what is the cheapest to tell.
    fn refuted(&self) -> Vec<Refuted>;

    /// What the way from a candidate to an end costs to tell; `None` if it does not lead there.
    fn cost(&self, candidate: Candidate, end: &CaseEnd) -> Option<u64>;

    /// The way from a candidate to an end, with nothing but what is needed.
    fn case(&self, candidate: Candidate, end: CaseEnd) -> Option<Case>;

    /// A step for every candidate that leads to something that cannot be, the cheapest first.
    fn contradictions(&self, rule: RuleId, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let price = |refuted: Refuted| Some((self.cost(refuted.candidate, &refuted.end)?, refuted));
        let mut found: Vec<(u64, Refuted)> = self.refuted().into_iter().filter_map(price).collect();
        found.sort_by_key(|(cost, refuted)| (*cost, refuted.candidate));
        let step =
            |(_, Refuted { candidate, end })| Some(refutation(rule, self.case(candidate, end)?));
        found.into_iter().filter_map(step).try_for_each(visit)
    }

    /// A step for everything that all possibilities of some alternative lead to, the cheapest first.
    fn verities(&self, rule: RuleId, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let mut found = Vec::new();
        for alternative in alternatives(self.view()) {
            for fact in self.common(&alternative.candidates) {
                let end = CaseEnd::Reaches(vec![fact]);
                let costs = alternative.candidates.iter().map(|&one| self.cost(one, &end));
                let cost: Option<u64> = costs.sum();
                found.extend(cost.map(|cost| (cost, fact, alternative.clone())));
            }
        }
        found.sort_by_key(|&(cost, fact, _)| (cost, fact));
        let found = found.into_iter().map(|(_, fact, alternative)| (fact, alternative));
        self.tell(rule, found, visit)
    }

    /// The steps of facts that all possibilities of an alternative lead to.
    fn tell(
        &self,
        rule: RuleId,
        found: impl Iterator<Item = (Fact, Possibilities)>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let step = |(fact, Possibilities { one_of, candidates }): (Fact, Possibilities)| {
            let case = |candidate| self.case(candidate, CaseEnd::Reaches(vec![fact]));
            let cases: Option<Vec<Case>> = candidates.into_iter().map(case).collect();
            let conclusions = vec![Conclusion::from_all(fact)];
            cases.map(|cases| Step { rule, claims: one_of.claims(), conclusions, cases })
        };
        found.filter_map(step).try_for_each(visit)
    }

    /// What all of the candidates lead to, that is not known and that none of them is.
    fn common(&self, all: &[Candidate]) -> Vec<Fact> {
        let led: Option<Vec<&Led<W>>> = all.iter().map(|&one| self.led(one)).collect();
        let Some((first, rest)) = led.as_ref().and_then(|led| led.split_first()) else {
            return Vec::new();
        };
        let common = rest.iter().fold((*first).clone(), |common, led| common.common(led));
        let candidates = self.view().candidates;
        let mut facts = Vec::new();
        for digit in self.view().geometry.digits() {
            let open = candidates.open_places_of(digit);
            let (holds, off) = (common.holds[digit.index()], common.off[digit.index()]);
            facts.extend((holds & open).iter().map(|cell| Fact::Holds(cell, digit)));
            facts.extend((off & open).iter().map(|cell| Fact::Absent(cell, digit)));
        }
        facts
    }
}

/// Candidates of which one is true, with what says so.
#[derive(Clone)]
pub(super) struct Possibilities {
    pub(super) one_of: Alternative,
    pub(super) candidates: Vec<Candidate>,
}

/// The candidates of each open cell, and the places of each digit in each house.
fn alternatives<const W: usize>(view: &View<'_, W>) -> Vec<Possibilities> {
    let mut found = Vec::new();
    for cell in (view.geometry.all_cells() - view.candidates.solved()).iter() {
        let digits = view.candidates.digits_of(cell);
        if digits.len() < 2 {
            continue;
        }
        let candidates = digits.iter().map(|digit| Candidate { cell, digit }).collect();
        found.push(Possibilities { one_of: Alternative::Cell(cell, digits), candidates });
    }
    for house in view.geometry.houses() {
        found.extend(view.geometry.digits().filter_map(|digit| in_house(view, house, digit)));
    }
    found
}

fn in_house<const W: usize>(
    view: &View<'_, W>,
    house: House,
    digit: Digit,
) -> Option<Possibilities> {
    let places = view.candidates.open_places_of(digit) & view.geometry.cells_of(house);
    let candidates: Vec<_> = places.iter().map(|cell| Candidate { cell, digit }).collect();
    let only = Places::in_state(view.geometry, view.candidates, house, digit);
    let one_of = Alternative::House(only);
    (candidates.len() > 1).then_some(Possibilities { one_of, candidates })
}
