//! Constraints and givens that contradict each other, and those that a puzzle does not need.
//!
//! To leave a constraint out, the grid is made again without what it asks for ([`Geometry::asking_only`]). What contradicts
//! itself is cut down by halves: first it is asked whether one half alone contradicts what is kept, so that the halves that
//! do not matter go at once (Ulrich Junker, *`QuickXplain`*, 2004). Questions that are not decided within their part of the budget
//! count as if there were a solution: so what is found always contradicts itself, and only whether it could be less is open.

use super::{Budget, Search, Undecided, Verdict};
use crate::grid::{Board, Candidate, ConstraintNumber, Entry, StateText, WIDE};

/// The most nodes for a question, as on the classic grid; and for one that is asked once more, since it was not decided.
const NODES: u64 = 1_000_000;
const MORE_NODES: u64 = 5_000_000;

/// Something that a puzzle says besides the rules of its grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Said {
    /// A constraint.
    Constraint(ConstraintNumber),
    /// A given.
    Given(Candidate),
}

/// What contradicts itself in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradictory {
    /// The constraints and givens, in order.
    pub said: Vec<Said>,
    /// Those of them of which it was not decided whether the others contradict each other without them. Without any one that is
    /// not here, the others have a solution.
    pub undecided: Vec<Said>,
}

/// What of a puzzle is not needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Superfluous {
    /// Each of these can be left out alone: there is still exactly one solution.
    pub said: Vec<Said>,
    /// Of these it was not decided.
    pub undecided: Vec<Said>,
}

/// What asks whether some of a puzzle has a solution.
struct Asking<'a> {
    whole: &'a Search,
    struck: &'a [Candidate],
    /// The solver for the constraints that were asked about last.
    last: Option<(Vec<ConstraintNumber>, Search)>,
}

impl Asking<'_> {
    /// The solver for grids that need to obey these constraints alone; `None` if there can be none.
    fn search(&mut self, constraints: Vec<ConstraintNumber>) -> Option<&Search> {
        if constraints.len() == self.whole.geometry.constraints().len() {
            return Some(self.whole);
        }
        if self.last.as_ref().is_none_or(|(last, _)| *last != constraints) {
            let geometry = self.whole.geometry.asking_only(&constraints).ok()?;
            self.last = Some((constraints, Search::new(&geometry)));
        }
        self.last.as_ref().map(|(_, search)| search)
    }

    /// The solver and the start for what is said.
    fn state(&mut self, said: &[Said]) -> (Option<&Search>, StateText) {
        let (constraints, givens) = Said::apart(said);
        let board = Board::from_givens(self.whole.geometry.cell_count(), givens);
        let removed = self.struck.to_vec();
        (self.search(constraints), StateText { board, removed })
    }

    /// Whether all of this has a solution.
    fn can_stand(
        &mut self,
        said: &[Said],
        nodes: u64,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let (search, state) = self.state(said);
        let search = search.ok_or(Undecided)?;
        let nodes = search.budget(nodes).left();
        let start = state.candidates::<WIDE>(&search.known);
        budget.on_a_part(nodes, |part| search.solutions(&start).pass(part))
    }

    /// The least of `said` that contradicts itself together with `kept`. That all of it does is known; `grown` says whether
    /// something was added to `kept` since it was last asked about.
    fn least(
        &mut self,
        kept: &[Said],
        grown: bool,
        said: &[Said],
        budget: &mut Budget<'_>,
    ) -> Result<Vec<Said>, Undecided> {
        if grown {
            match self.can_stand(kept, NODES, budget) {
                Ok(false) => return Ok(Vec::new()),
                // What is not decided may stand, unless nothing more can be asked.
                Err(Undecided) if budget.left() == 0 || budget.is_stopped() => {
                    return Err(Undecided);
                }
                Ok(true) | Err(Undecided) => {}
            }
        }
        if said.len() < 2 {
            return Ok(said.to_vec());
        }
        let (first, second) = said.split_at(said.len() / 2);
        let of_second = self.least(&[kept, first].concat(), true, second, budget)?;
        let with = [kept, &of_second].concat();
        let of_first = self.least(&with, !of_second.is_empty(), first, budget)?;
        Ok([of_first, of_second].concat())
    }

    /// Leaves out what can be left out one by one, and notes what is not decided.
    fn confirmed(&mut self, mut said: Vec<Said>, budget: &mut Budget<'_>) -> Contradictory {
        let (mut place, mut undecided) = (0, Vec::new());
        while place < said.len() {
            let one = said.remove(place);
            match self.can_stand(&said, MORE_NODES, budget) {
                Ok(false) => continue,
                Ok(true) => {}
                Err(Undecided) => undecided.push(one),
            }
            said.insert(place, one);
            place += 1;
        }
        said.sort_unstable();
        undecided.sort_unstable();
        Contradictory { said, undecided }
    }
}

impl Said {
    /// Puts constraints and givens apart, each in their order.
    pub fn apart(said: &[Self]) -> (Vec<ConstraintNumber>, Vec<Candidate>) {
        let (mut constraints, mut givens) = (Vec::new(), Vec::new());
        for one in said {
            match one {
                Self::Constraint(number) => constraints.push(*number),
                Self::Given(given) => givens.push(*given),
            }
        }
        constraints.sort_unstable();
        (constraints, givens)
    }
}

impl Search {
    /// Finds among constraints and givens that contradict each other some that do, and from which none can be left out. Those
    /// behind are left out rather than those in front. What is struck out stays struck out. `None` if all have a solution.
    ///
    /// # Errors
    /// [`Undecided`] when the budget ends before anything is found.
    pub fn contradictory(
        &self,
        said: &[Said],
        struck: &[Candidate],
        budget: &mut Budget<'_>,
    ) -> Result<Option<Contradictory>, Undecided> {
        let mut asking = Asking { whole: self, struck, last: None };
        let all = self.budget(u64::MAX).left();
        if asking.can_stand(said, all, budget)? {
            return Ok(None);
        }
        let least = asking.least(&[], false, said, budget)?;
        Ok(Some(asking.confirmed(least, budget)))
    }

    /// Finds in a puzzle with exactly one solution the constraints and givens each of which it does not need: without it alone
    /// there is still no other solution.
    pub fn superfluous(&self, puzzle: &StateText, budget: &mut Budget<'_>) -> Superfluous {
        let constraints: Vec<_> =
            self.geometry.constraint_numbers().map(Said::Constraint).collect();
        let givens: Vec<_> = puzzle.board.digits().map(Said::Given).collect();
        let mut asking = Asking { whole: self, struck: &puzzle.removed, last: None };
        let mut found = Superfluous::default();
        for one in constraints.iter().chain(&givens).copied() {
            match asking.is_needed(one, puzzle, budget) {
                Ok(true) => {}
                Ok(false) => found.said.push(one),
                Err(Undecided) => found.undecided.push(one),
            }
        }
        found
    }
}

impl Asking<'_> {
    /// Whether there is more than one solution without this.
    fn is_needed(
        &mut self,
        one: Said,
        puzzle: &StateText,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Undecided> {
        let mut puzzle = puzzle.clone();
        let mut constraints: Vec<_> = self.whole.geometry.constraint_numbers().collect();
        match one {
            Said::Constraint(number) => constraints.retain(|it| *it != number),
            // In all other solutions there is another digit in its place.
            Said::Given(given) => {
                puzzle.board.set(given.cell, Entry::Empty);
                puzzle.removed.push(given);
            }
        }
        let search = self.search(constraints).ok_or(Undecided)?;
        let nodes = search.budget(MORE_NODES).left();
        let verdict = budget.on_a_part(nodes, |part| search.verdict_of(&puzzle, part))?;
        Ok(match one {
            Said::Constraint(_) => !matches!(verdict, Verdict::One(_)),
            Said::Given(_) => matches!(verdict, Verdict::One(_) | Verdict::Several(..)),
        })
    }
}
