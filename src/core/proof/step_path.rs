//! Where one is in a trace: at a step, at a step within one of its cases, at the end of a case.

use std::fmt;

use super::{Case, Claim, Fact, Step, Trace};
use crate::grid::{Board, Candidates, CellSet, Entry, Geometry};

/// A place in a trace. The first number is that of a step, from 0; then, for each level within, the number of a case and
/// that of a step of the case. The number after the last step of a case is its end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepPath {
    step: usize,
    within: Vec<(usize, usize)>,
}

impl StepPath {
    /// Makes the place at the step of the trace with this number, from 0.
    #[inline]
    pub const fn step(number: usize) -> Self {
        Self { step: number, within: Vec::new() }
    }

    /// Makes a place within the step here: at a step of one of its cases, or, if `step` is the number of these steps,
    /// at the end of the case.
    #[must_use]
    pub fn within(&self, case: usize, step: usize) -> Self {
        let mut place = self.clone();
        place.within.push((case, step));
        place
    }

    /// Returns the number of the step of the trace that this is at or within.
    #[inline]
    pub const fn outermost(&self) -> usize {
        self.step
    }

    /// Returns how many steps this is nested in.
    #[inline]
    pub fn depth(&self) -> usize {
        self.within.len()
    }

    /// Returns the place of the step that this is within, if there is one.
    pub fn around(&self) -> Option<Self> {
        let (_, outer) = self.within.split_last()?;
        Some(Self { step: self.step, within: outer.to_vec() })
    }

    /// Says whether this is within the step at `there`, at any depth.
    pub fn is_within(&self, there: &Self) -> bool {
        self.step == there.step
            && self.within.len() > there.within.len()
            && self.within.starts_with(&there.within)
    }
}

/// The numbers from 1, outermost first, as `12.1.3`: in the first case of step 12 the third step.
impl fmt::Display for StepPath {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.step + 1)?;
        self.within
            .iter()
            .try_for_each(|(case, step)| write!(formatter, ".{}.{}", case + 1, step + 1))
    }
}

/// What is at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum At<'a> {
    /// A step.
    Step(&'a Step),
    /// The end of a case.
    End(&'a Case),
    /// The contradiction, after the last step of a trace that ends in one.
    Contradiction(&'a Claim),
    /// What is shown, after the last step of a trace that has to show facts.
    Goal(&'a [Fact]),
}

/// A place with the grid as it is there.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<'a> {
    /// What is there.
    pub at: At<'a>,
    /// The digits before it, those that hold only under a supposition included.
    pub board: Board,
    /// The candidates before it, as an explanation shows them: see [`Trace::candidates_to_tell`].
    pub candidates: Candidates,
    /// What is supposed, the outermost supposition first.
    pub supposed: Vec<Fact>,
    /// The cells whose digits hold only under the suppositions.
    pub conditional: CellSet,
}

impl<'a> Moment<'a> {
    /// Goes to a place of this trace, with the grid before it; `None` if there is no such place.
    pub fn of(geometry: &Geometry, trace: &'a Trace, place: &StepPath) -> Option<Self> {
        let at = match trace.steps.get(place.step) {
            Some(step) => At::Step(step),
            None if place.step == trace.steps.len() => match (&trace.contradiction, &trace.goal) {
                (Some(claim), _) => At::Contradiction(claim),
                (None, Some(goal)) if !goal.facts_shown().is_empty() => {
                    At::Goal(goal.facts_shown())
                }
                _ => return None,
            },
            None => return None,
        };
        let mut moment = Self::at_start(geometry, trace, at);
        trace.steps[..place.step].iter().for_each(|step| moment.take(geometry, step));
        let outside = moment.board.clone();
        for &(case, number) in &place.within {
            let At::Step(step) = moment.at else { return None };
            let case = step.cases.get(case)?;
            moment.supposed.push(case.supposed);
            moment.learn(geometry, case.supposed);
            case.steps.get(..number)?.iter().for_each(|step| moment.take(geometry, step));
            moment.at = case.steps.get(number).map_or(At::End(case), At::Step);
        }
        let filled = |board: &Board| -> CellSet { board.digits().map(|one| one.cell).collect() };
        moment.conditional = filled(&moment.board) - filled(&outside);
        Some(moment)
    }

    fn at_start(geometry: &Geometry, trace: &Trace, at: At<'a>) -> Self {
        Self {
            at,
            board: trace.start.board(geometry),
            candidates: trace.candidates_to_tell(geometry),
            supposed: Vec::new(),
            conditional: CellSet::EMPTY,
        }
    }

    fn take(&mut self, geometry: &Geometry, step: &Step) {
        step.conclusions.iter().for_each(|end| self.learn(geometry, end.fact));
    }

    fn learn(&mut self, geometry: &Geometry, fact: Fact) {
        fact.apply(geometry, &mut self.candidates);
        if let Fact::Holds(cell, digit) = fact
            && self.board.entry(cell) == Entry::Empty
        {
            self.board.set(cell, Entry::Placed(digit));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::test_grids::grid_of;
    use crate::grid::{Cell, Digit};
    use crate::proof::{CaseEnd, Claim, Conclusion, Goal, Role, RuleId, Shows, Start, Statement};

    fn holds(cell: usize, digit: usize) -> Fact {
        Fact::Holds(Cell::new(cell), Digit::new(digit))
    }

    fn step(fact: Fact, cases: Vec<Case>) -> Step {
        let conclusions = vec![Conclusion::from_all(fact)];
        Step { rule: RuleId::new("test"), claims: Vec::new(), conclusions, cases }
    }

    fn trace(geometry: &Geometry) -> Trace {
        let end = Statement::NoDigit(Cell::new(15));
        let case = Case {
            supposed: holds(1, 1),
            steps: vec![step(holds(2, 2), Vec::new()), step(holds(3, 3), Vec::new())],
            end: CaseEnd::Contradiction(Claim { role: Role::Contradiction, statement: end }),
        };
        let refuted = Fact::Absent(Cell::new(1), Digit::new(1));
        let steps = vec![step(holds(0, 0), Vec::new()), step(refuted, vec![case])];
        Trace::new(geometry, Start::default(), steps)
    }

    #[test]
    fn a_place_within_a_case_shows_what_holds_only_there() {
        let geometry = grid_of("1234", 2, 2);
        let trace = trace(&geometry);
        let place = StepPath::step(1).within(0, 1);
        let moment = Moment::of(&geometry, &trace, &place).expect("a place");
        assert_eq!(moment.supposed, [holds(1, 1)]);
        assert!(matches!(moment.at, At::Step(step) if step.conclusions[0].fact == holds(3, 3)));
        let conditional: Vec<usize> = moment.conditional.iter().map(Cell::index).collect();
        assert_eq!(conditional, [1, 2]);
        assert_eq!(moment.board.digits().count(), 3);
        let end = Moment::of(&geometry, &trace, &StepPath::step(1).within(0, 2)).expect("an end");
        assert!(matches!(end.at, At::End(case) if case.steps.len() == 2));
    }

    #[test]
    fn what_is_not_there_is_none() {
        let geometry = grid_of("1234", 2, 2);
        let trace = trace(&geometry);
        for place in [
            StepPath::step(2),
            StepPath::step(0).within(0, 0),
            StepPath::step(1).within(1, 0),
            StepPath::step(1).within(0, 3),
            StepPath::step(1).within(0, 2).within(0, 0),
        ] {
            assert_eq!(Moment::of(&geometry, &trace, &place), None, "{place:?}");
        }
    }

    #[test]
    fn behind_the_last_step_is_what_is_shown() {
        let geometry = grid_of("1234", 2, 2);
        let trace = trace(&geometry);
        let at = |trace: &Trace, number: usize| {
            let moment = Moment::of(&geometry, trace, &StepPath::step(number));
            moment.map(|moment| format!("{:?}", moment.at))
        };
        let shows = |goal| trace.clone().with_goal(goal);
        let facts = [holds(0, 0)];
        assert_eq!(at(&shows(Goal::facts(facts)), 2), Some(format!("{:?}", At::Goal(&facts))));
        assert_eq!(at(&shows(Goal::facts([])), 2), None);
        assert_eq!(at(&shows(Goal::new(Shows::Solution)), 2), None);
        let claim = Claim::new(Role::Contradiction, Statement::NoDigit(Cell::new(15)));
        let refuted = Trace { contradiction: Some(claim.clone()), ..shows(Goal::facts(facts)) };
        assert_eq!(at(&refuted, 2), Some(format!("{:?}", At::Contradiction(&claim))));
        assert_eq!(at(&refuted, 3), None);
    }

    #[test]
    fn places_know_what_they_are_within() {
        let outer = StepPath::step(4);
        let inner = outer.within(0, 2).within(1, 3);
        assert_eq!(inner.around(), Some(outer.within(0, 2)));
        assert!(inner.is_within(&outer) && inner.is_within(&outer.within(0, 2)));
        assert!(!inner.is_within(&StepPath::step(3)) && !outer.is_within(&outer));
        assert_eq!((inner.depth(), inner.outermost(), outer.around()), (2, 4, None));
        assert_eq!(inner.to_string(), "5.1.3.2.4");
    }
}
