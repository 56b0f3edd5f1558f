//! Nets as suppositions, with the steps that follow from each.
//!
//! A run has recorded of every fact what it follows from. Walked back from the end, what the claims of each step take for
//! granted and is not known without the supposition leads to the steps before it. They stand in the order in which the run
//! came to them, and steps by other rules have claims of their own; nested chains are nested cases.

use std::collections::BTreeMap;

use super::Teller;
use super::numbers::{candidate, digits, fact, house, number_of, places};
use super::reached::reached;
use crate::bit_grid::{Grid, house_of};
use crate::chains::{self, BY_CELL, Cause, Kind, Origin, Run, Seen, Starts, Why};
use crate::grid::{Candidate, Candidates, Cell, CellSet};
use crate::proof::{
    Alternative, Case, CaseEnd, CellsWithDigits, Claim, Conclusion, Fact, Known, Pattern, Places,
    Premises, Role, Single, SingleReason, Statement, Step, slice,
};
use crate::technique::Technique;

/// Where a step stands among those of a run: how many candidates had been removed, steps by other rules first; then by
/// number.
type Time = (u16, bool, usize);

/// A step of a run, with what of its conclusions is needed.
struct Taken {
    step: Option<Step>,
    facts: Vec<Fact>,
    by: By,
}

/// How a step of a run came about.
enum By {
    Single(Cause),
    /// By another rule, when so many candidates had been removed.
    Rule(Seen, u16),
}

/// What a fact of a run rests on.
enum Basis {
    Assumed,
    /// A step, with what it concludes for the fact.
    Step(Time, By, Fact),
}

impl Teller<'_, '_> {
    /// The step of a chain from which these facts follow; none if it is not found again.
    pub(super) fn chain(
        &mut self,
        grid: &Grid,
        technique: Technique,
        origin: Origin,
        facts: Vec<Fact>,
    ) -> Option<Step> {
        let Origin::Net { kind, starts, conclusion, on } = origin else {
            return super::links::chain(grid, technique, origin, facts);
        };
        let concluded = fact(conclusion, on);
        let left = self.left(grid);
        let known = Known::from_candidates(self.geometry, &left);
        let net = Net { grid, kind, left, known };
        let (claims, cases) = match starts {
            Starts::Opposite => (Vec::new(), vec![self.refuted(&net, concluded.negated())?]),
            Starts::Both(start) => {
                let one_of = Alternative::Either(candidate(start));
                let supposed = [true, false].map(|on| fact(start, on));
                (one_of.claims(), self.cases(&net, &supposed, concluded)?)
            }
            Starts::House { house, digit } => {
                let places = places(grid, house, digit);
                let hold = |cell: Cell| Fact::Holds(cell, places.digit);
                let supposed: Vec<Fact> = places.cells.iter().map(hold).collect();
                let claims = Alternative::House(places).claims();
                (claims, self.cases(&net, &supposed, concluded)?)
            }
            Starts::Cell(number) => {
                let cell = Cell::new(number);
                let held = digits(grid.candidates[number]);
                let supposed: Vec<Fact> =
                    held.iter().map(|digit| Fact::Holds(cell, digit)).collect();
                let claims = Alternative::Cell(cell, held).claims();
                (claims, self.cases(&net, &supposed, concluded)?)
            }
        };
        let conclusions = vec![Conclusion::from_all(concluded)];
        Some(Step { rule: technique.id(), claims, conclusions, cases })
    }

    /// What is left of the state where these candidates are.
    fn left(&self, grid: &Grid) -> Candidates {
        let mut left: Candidates = self.state.clone();
        for (number, &candidates) in grid.candidates.iter().enumerate() {
            let cell = Cell::new(number);
            if grid.filled >> number & 1 == 0 {
                for gone in (self.state.digits_of(cell) - digits(candidates)).iter() {
                    let _ = left.strike(cell, gone);
                }
            }
        }
        left
    }

    /// The case of a supposition that comes to a contradiction.
    fn refuted(&mut self, net: &Net<'_>, supposed: Fact) -> Option<Case> {
        let run = self.chains.run_again(net.grid, net.kind, number_of(supposed));
        // A candidate is on because nothing else is left of its cell or its house; as it is off, nothing is.
        let contradicted = run.contradiction?;
        let Candidate { cell, digit } = candidate(contradicted);
        let statement = match run.why(chains::fact(contradicted, true))? {
            Why::Follows(_, cause) if cause != BY_CELL => {
                let house = house(house_of(cell.index(), cause.into()));
                Statement::NoPlace { house, digit }
            }
            _ => Statement::NoDigit(cell),
        };
        let end = CaseEnd::Contradiction(Claim::new(Role::Contradiction, statement));
        let steps = self.steps(net, &run, supposed, &end)?;
        let (steps, end) = reached(self.geometry, &net.left, supposed, steps, end);
        Case::cut_down(self.geometry, &net.known, supposed, &steps, end)
    }

    /// The cases of suppositions that all come to a fact. If one of them cannot be, it may end with that; not if none
    /// of them can be.
    fn cases(&mut self, net: &Net<'_>, supposed: &[Fact], concluded: Fact) -> Option<Vec<Case>> {
        let end = CaseEnd::Reaches(vec![concluded]);
        let mut whole = Vec::new();
        for &supposed in supposed {
            let run = self.chains.run_again(net.grid, net.kind, number_of(supposed));
            whole.push((supposed, self.steps(net, &run, supposed, &end)?));
        }
        let cut = |(supposed, steps): &(Fact, Vec<Step>)| {
            let (steps, end) =
                reached(self.geometry, &net.left, *supposed, steps.clone(), end.clone());
            Case::cut_down(self.geometry, &net.known, *supposed, &steps, end)
        };
        let mut cases = whole.iter().map(cut).collect::<Option<Vec<Case>>>()?;
        if !cases.iter().any(|case| matches!(case.end, CaseEnd::Reaches(_))) {
            let (supposed, steps) = whole.first()?;
            let mut known = net.known.clone();
            known.learn(self.geometry, *supposed);
            let steps = slice(self.geometry, &known, steps, &end.premises(self.geometry))?;
            let steps = steps.into_iter().map(|(_, step)| step).collect();
            cases[0] = Case { supposed: *supposed, steps, end };
        }
        Some(cases)
    }

    /// The steps of a run that its end needs.
    fn steps(
        &mut self,
        net: &Net<'_>,
        run: &Run,
        supposed: Fact,
        end: &CaseEnd,
    ) -> Option<Vec<Step>> {
        let mut known = net.known.clone();
        known.learn(self.geometry, supposed);
        let mut taken: BTreeMap<Time, Taken> = BTreeMap::new();
        let mut wanted = missing(&known, &end.premises(self.geometry));
        while let Some(fact) = wanted.pop() {
            let Basis::Step(time, by, concluded) = basis_of(run, fact)? else { continue };
            let entry =
                taken.entry(time).or_insert_with(|| Taken { step: None, facts: Vec::new(), by });
            if entry.facts.contains(&concluded) {
                continue;
            }
            entry.facts.push(concluded);
            let facts = entry.facts.clone();
            let step = match &entry.by {
                By::Single(cause) => Some(single(concluded.candidate(), *cause)),
                By::Rule(seen, time) => {
                    let (technique, found) = seen.found();
                    let left = run.grid_at(net.grid, *time);
                    self.tell(&left, technique, found, facts)
                }
            };
            let step = step?;
            wanted.extend(missing(&known, &step.premises(self.geometry)));
            if let Some(entry) = taken.get_mut(&time) {
                entry.step = Some(step);
            }
        }
        taken.into_values().map(|taken| taken.step).collect()
    }
}

/// Where runs start.
struct Net<'a> {
    grid: &'a Grid,
    kind: Kind,
    /// The state where the runs start, and what is known there.
    left: Candidates,
    known: Known,
}

/// What of the premises is not known.
fn missing(known: &Known, premises: &Premises) -> Vec<Fact> {
    premises.without(known).facts().collect()
}

/// What a fact rests on; none in a run that does not come to it.
fn basis_of(run: &Run, fact: Fact) -> Option<Basis> {
    let number = number_of(fact);
    Some(match run.why(number)? {
        Why::Assumed => Basis::Assumed,
        // What another candidate puts off needs no step of its own.
        Why::Follows(parent, _) if number.is_multiple_of(2) => {
            return basis_of(run, self::fact(parent / 2, true));
        }
        Why::Follows(_, cause) => {
            let (removed, place) = run.time_of(number / 2);
            Basis::Step((removed, true, place), By::Single(cause), fact)
        }
        Why::Struck(struck) => {
            let time = (struck.time, false, struck.hint.into());
            let concluded = concluded(&struck.seen, fact);
            Basis::Step(time, By::Rule(struck.seen.clone(), struck.time), concluded)
        }
    })
}

/// What another rule concludes by which the fact follows: a chain that puts a candidate on strikes the others of its cell.
fn concluded(seen: &Seen, fact: Fact) -> Fact {
    match seen {
        Seen::Chain(chain) => match chain.origin {
            Origin::Net { conclusion, on: true, .. } => self::fact(conclusion, true),
            Origin::Forcing { start, on: false, .. } => self::fact(start, true),
            _ => fact,
        },
        _ => fact,
    }
}

/// The step that fills in a digit which has no other place in a house, or is the only one of its cell.
fn single(Candidate { cell, digit }: Candidate, cause: Cause) -> Step {
    let (technique, by) = if cause == BY_CELL {
        let digits = digits(1 << digit.index());
        (Technique::NakedSingle, SingleReason::OnlyDigit(CellsWithDigits::cell(cell, digits)))
    } else {
        let house = house(house_of(cell.index(), cause.into()));
        let place = Places { house, digit, cells: CellSet::of(cell) };
        (Technique::HiddenSingle, SingleReason::OnlyPlace(place))
    };
    let pattern = Pattern::Single(Single { cell, digit, by });
    super::step(technique, &pattern, vec![Fact::Holds(cell, digit)])
}
