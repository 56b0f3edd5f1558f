//! The checker and `VeriPB`, a program of others, on the same steps: each alone, in the state before it, as it is and damaged
//! in several ways. Where the certificate derives a conclusion, both must say the same; and what either of them passes must
//! be so in the solution that the exact solver finds.
//!
//! The steps are those of bundled puzzles, those of them that suppose something once more, of the examples of rules, of states on every grid, and of puzzles made from a
//! seed. `DUVOD_STEPS=n` takes up to n steps of each source, each damaged in some eight ways; without it [`SAMPLE`] are
//! taken, which is a matter of seconds. Where `DUVOD_VERIPB` names no program, what the certificate derives is taken for accepted.

use std::collections::BTreeMap;

use crate::certificates::solved;
use crate::sizes;
use crate::support::damages::{BY_LOT, Lots};
use crate::support::states::{examples, instances, state_before_on};
use crate::support::veripb::{Certificate, VeriPb};
use crate::support::{classic, hints, knowledge, set};
use duvod::checker::{Checker, Rejection};
use duvod::formats::print_line;
use duvod::generator::{Generator, Wish};
use duvod::grid::{Board, Candidate, Geometry};
use duvod::inference::Options;
use duvod::proof::{
    Case, CaseEnd, Claim, Conclusion, Fact, Start, Statement, Step, Support, Trace,
};
use duvod::search::{Search, Solution, Verdict};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// How many steps of each source are taken unless it is said, and which of those that there are: every so manieth, and
/// where more are wanted those between them.
const SAMPLE: usize = 2;
const EVERY: usize = 74;

/// What is said of a step that is not damaged.
const WHOLE: &str = "as it is";

/// How many puzzles are made if all steps are wanted.
const PUZZLES: u64 = 40;

/// A step in a state, and the solution of the puzzle, if that has one.
struct Taken {
    source: &'static str,
    geometry: &'static Geometry,
    start: Start,
    step: Step,
    solution: Option<Solution>,
}

impl Taken {
    fn new(source: &'static str, geometry: &'static Geometry, start: Start, step: Step) -> Self {
        let board = Board::from_givens(geometry.cell_count(), start.givens.iter().copied());
        let solution = match Search::new(geometry).verdict(&board) {
            Verdict::One(solution) => Some(solution),
            _ => None,
        };
        Self { source, geometry, start, step, solution }
    }

    fn trace(&self, step: &Step) -> Trace {
        Trace::new(self.geometry, self.start.clone(), vec![step.clone()])
    }

    /// Whether a fact is so: in the solution; if there is none, in every way to fill the grid from this state.
    fn is_so(&self, fact: Fact) -> bool {
        if let Some(solution) = &self.solution {
            let is_there = solution.digit(fact.cell()) == fact.digit();
            return is_there == matches!(fact, Fact::Holds(..));
        }
        let mut otherwise = self.start.candidates(self.geometry);
        fact.negated().apply(self.geometry, &mut otherwise);
        !Search::new(self.geometry).has_completion(&otherwise)
    }
}

/// Every so manieth of the steps of a trace that are wanted, each with the state before it.
fn steps_of(
    source: &'static str,
    geometry: &'static Geometry,
    trace: &Trace,
    (every, wanted): (usize, fn(&Step) -> bool),
) -> Vec<Taken> {
    let numbers = (0..trace.steps.len()).filter(|&number| wanted(&trace.steps[number]));
    let taken = numbers.step_by(every).map(|number| {
        let start = state_before_on(geometry, trace, number);
        Taken::new(source, geometry, start, trace.steps[number].clone())
    });
    taken.collect()
}

fn of_puzzles(
    source: &'static str,
    taken: (usize, fn(&Step) -> bool),
) -> impl Iterator<Item = Taken> {
    knowledge().puzzles().iter().flat_map(move |example| {
        let geometry = knowledge().grid(&example.grid).expect("a grid");
        let trace = solved(geometry, &Options::default(), &example.puzzle);
        steps_of(source, geometry, &trace, taken)
    })
}

fn of_bundled_puzzles(every: usize) -> impl Iterator<Item = Taken> {
    of_puzzles("bundled puzzles", (every, |_| true))
}

/// Steps that suppose something, which stand late in hard puzzles.
fn of_suppositions(every: usize) -> impl Iterator<Item = Taken> {
    of_puzzles("suppositions", (every.min(4), |step| !step.cases.is_empty()))
}

fn of_rules(every: usize) -> impl Iterator<Item = Taken> {
    knowledge().rules().step_by(every.min(4)).flat_map(move |rule| {
        examples([rule]).flat_map(move |state| {
            let found = instances(rule, &state.candidates(classic()), hints(&state));
            let start = Start::from_state(&state);
            // All that a rule finds takes long, and is much the same.
            let found = found.into_iter().step_by(every).take(6);
            let taken = |step| Taken::new("examples of rules", classic(), start.clone(), step);
            found.map(taken).collect::<Vec<_>>()
        })
    })
}

fn of_every_grid(every: usize) -> impl Iterator<Item = Taken> {
    let steps = sizes::steps(every);
    steps.map(|(geometry, start, step)| Taken::new("states on every grid", geometry, start, step))
}

fn of_made_puzzles(every: usize) -> impl Iterator<Item = Taken> {
    let wish = Wish { seed: 19, ..Wish::default() };
    let generator = Generator::new(knowledge(), classic(), &Options::default(), wish);
    let generator = generator.expect("puzzles can be made");
    (0..PUZZLES).filter_map(move |number| generator.attempt(number)).flat_map(move |made| {
        let puzzle = print_line(&made.board, classic());
        let trace = solved(classic(), &Options::default(), &puzzle);
        steps_of("made puzzles", classic(), &trace, (every, |_| true))
    })
}

/// The step damaged in each way that it can be damaged in, twice where something is put in the place of something else.
fn damaged(step: &Step, lots: &mut Lots<'_>) -> Vec<(&'static str, Step)> {
    let mut all: Vec<(&str, Step)> = Vec::new();
    for (how, change) in BY_LOT {
        for _ in 0..if how.ends_with("changed") { 2 } else { 1 } {
            let mut copy = step.clone();
            change(lots, &mut copy);
            if copy != *step && all.iter().all(|(_, other)| copy != *other) {
                all.push((how, copy));
            }
        }
    }
    all
}

/// What the certificate of a step comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Certified {
    /// All is derived, and `VeriPB` agrees.
    Accepted,
    /// All is said to be derived, and `VeriPB` does not agree.
    Refused,
    /// Something is only assumed, since it rests on there being one solution.
    Assumed,
    /// There is none: something could not be derived.
    Unwritten,
}

fn certified(geometry: &Geometry, trace: &Trace, judge: Option<&VeriPb>) -> Certified {
    match (Certificate::of(geometry, trace), judge) {
        (Err(_), _) => Certified::Unwritten,
        (Ok(one), Some(judge)) if !judge.accepts(&one.formula, &one.proof) => Certified::Refused,
        (Ok(one), _) if one.certified.assumed > 0 => Certified::Assumed,
        (Ok(_), _) => Certified::Accepted,
    }
}

/// A step as the certificate reads it. It does not look at what is only said of the shape of the grid or of givens, nor at
/// claims on which nothing rests. But where a claim takes for granted that a digit is not in a cell, and that is so since
/// the digit `stands` in sight, the certificate rests on the digit that stands, which rules out more than the claim says;
/// so this is claimed besides.
fn as_certified(geometry: &Geometry, stands: &[Candidate], step: &Step) -> Step {
    let rests_on = |number: usize| {
        step.conclusions.iter().any(|Conclusion { support, .. }| match support {
            Support::All => true,
            Support::Claims(numbers) => numbers.iter().any(|&one| usize::from(one) == number),
        })
    };
    let cases = step.cases.iter().map(|case| case_as_certified(geometry, stands, case)).collect();
    let mut claims: Vec<Claim> = Vec::new();
    for (number, one) in step.claims.iter().enumerate() {
        let said = if rests_on(number) { needed(geometry, &one.statement) } else { nothing() };
        claims.push(Claim::new(one.role, said));
    }
    let mut conclusions = step.conclusions.clone();
    for number in 0..step.claims.len() {
        let cause = Statement::Filled(causes(geometry, stands, &claims[number].statement));
        let place = claims.len() as u16;
        claims.push(Claim::new(claims[number].role, cause));
        for Conclusion { support, .. } in &mut conclusions {
            if let Support::Claims(numbers) = support
                && numbers.iter().any(|&one| usize::from(one) == number)
            {
                numbers.push(place);
            }
        }
    }
    Step { rule: step.rule, claims, conclusions, cases }
}

fn case_as_certified(geometry: &Geometry, stands: &[Candidate], case: &Case) -> Case {
    let mut stands = stands.to_vec();
    let learn = |stands: &mut Vec<Candidate>, fact| {
        if let Fact::Holds(cell, digit) = fact {
            stands.push(Candidate { cell, digit });
        }
    };
    learn(&mut stands, case.supposed);
    let mut steps = Vec::new();
    for step in &case.steps {
        steps.push(as_certified(geometry, &stands, step));
        step.facts().for_each(|fact| learn(&mut stands, fact));
    }
    let end = match &case.end {
        CaseEnd::Contradiction(end) => {
            CaseEnd::Contradiction(Claim::new(end.role, needed(geometry, &end.statement)))
        }
        CaseEnd::Reaches(facts) => CaseEnd::Reaches(facts.clone()),
    };
    Case { supposed: case.supposed, steps, end }
}

fn nothing() -> Statement {
    Statement::Filled(Vec::new())
}

/// What of a statement the certificate looks at.
fn needed(geometry: &Geometry, statement: &Statement) -> Statement {
    match statement {
        Statement::OnlyPlaces { house, digit, cells } => {
            let cells = *cells & geometry.cells_of(*house);
            Statement::OnlyPlaces { house: *house, digit: *digit, cells }
        }
        Statement::Sees { .. }
        | Statement::NotBoth { .. }
        | Statement::AtMostOnce { .. }
        | Statement::NotGiven(_) => nothing(),
        other => other.clone(),
    }
}

/// The digits that stand by which what the statement takes for granted is so: for each candidate the first that rules it
/// out.
fn causes(geometry: &Geometry, stands: &[Candidate], statement: &Statement) -> Vec<Candidate> {
    let rules_out = |one: &Candidate, other: Candidate| {
        geometry.excluded_by(one.cell, one.digit).candidates().any(|excluded| excluded == other)
    };
    let absent = statement.premises(geometry).absent;
    let mut found: Vec<Candidate> = absent
        .iter()
        .filter_map(|absent| stands.iter().copied().find(|one| rules_out(one, absent)))
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether cases reach something, from which more may follow than what they reach.
fn reaches(step: &Step) -> bool {
    step.cases
        .iter()
        .any(|case| matches!(case.end, CaseEnd::Reaches(_)) || case.steps.iter().any(reaches))
}

/// Says what came of a step, or that what the two say is not explained.
fn compare(
    taken: &Taken,
    checker: &Checker,
    step: &Step,
    judge: Option<&VeriPb>,
) -> Result<&'static str, String> {
    let trace = taken.trace(step);
    let checked: Result<_, Rejection> = checker.check(&trace);
    let certified = certified(taken.geometry, &trace, judge);
    let says = || format!("{checked:?}, {certified:?}: {step:?}");
    let false_fact = step.facts().find(|&fact| !taken.is_so(fact));
    match (&checked, certified) {
        (_, Certified::Refused) => Err(format!("a certificate is refused: {}", says())),
        (Ok(_), _) if false_fact.is_some() => {
            Err(format!("the checker: {false_fact:?}: {}", says()))
        }
        (_, Certified::Accepted) if false_fact.is_some() => {
            Err(format!("the certificate: {false_fact:?}: {}", says()))
        }
        (Ok(_), Certified::Accepted) => Ok("both accept"),
        (Err(_), Certified::Unwritten) => Ok("both refuse"),
        (Ok(_), Certified::Assumed) => Ok("accepted, one solution assumed"),
        (Err(_), Certified::Assumed) => Ok("refused, one solution assumed"),
        (Ok(_), Certified::Unwritten) => Err(format!("not derived: {}", says())),
        (Err(_), Certified::Accepted) => {
            let Start { givens, placed, .. } = &taken.start;
            let stands = [&givens[..], &placed[..]].concat();
            if checker.check(&taken.trace(&as_certified(taken.geometry, &[], step))).is_ok() {
                Ok("only the checker refuses: something is said that is not needed")
            } else if checker
                .check(&taken.trace(&as_certified(taken.geometry, &stands, step)))
                .is_ok()
            {
                Ok("only the checker refuses: it follows from why the claims are so")
            } else if reaches(step) {
                Ok("only the checker refuses: it follows from what cases reach")
            } else {
                Err(format!("only the checker refuses: {}", says()))
            }
        }
    }
}

#[test]
fn the_checker_and_veripb_agree_on_true_and_damaged_steps() {
    let judge = VeriPb::found();
    let wanted = set("DUVOD_STEPS").unwrap_or(SAMPLE);
    let every = (EVERY * SAMPLE / wanted.max(1)).max(1);
    let taken = of_bundled_puzzles(every)
        .take(wanted)
        .chain(of_suppositions(every).take(wanted))
        .chain(of_rules(every).take(wanted))
        .chain(of_every_grid(every).take(wanted))
        .chain(of_made_puzzles(every).take(wanted));
    let mut checkers: BTreeMap<&str, Checker> = BTreeMap::new();
    let mut counts: BTreeMap<(&str, &str, &str), usize> = BTreeMap::new();
    let mut unexplained = Vec::new();
    for (number, taken) in taken.enumerate() {
        let geometry = taken.geometry;
        let checker = checkers.entry(geometry.name()).or_insert_with(|| Checker::new(geometry));
        let chance = &mut ChaCha8Rng::seed_from_u64(number as u64);
        let mut variants = vec![(WHOLE, taken.step.clone())];
        variants.extend(damaged(&taken.step, &mut Lots { geometry, chance }));
        for (how, step) in &variants {
            match compare(&taken, checker, step, judge.as_ref()) {
                Ok(said) if *how != WHOLE || said.contains("accept") => {
                    *counts.entry((taken.source, how, said)).or_default() += 1;
                }
                said => unexplained.push(format!("{}, {how}: {said:?}", taken.step.rule)),
            }
        }
    }
    for ((source, how, said), count) in &counts {
        println!("{source}, {how}: {said}: {count}");
    }
    assert!(
        unexplained.is_empty(),
        "{} are not explained:\n{}",
        unexplained.len(),
        unexplained.join("\n")
    );
    let sum = |is_whole: bool, wanted: &str| -> usize {
        let counts = counts.iter();
        let counted = counts
            .filter(|((_, how, said), _)| (*how == WHOLE) == is_whole && said.contains(wanted));
        counted.map(|(_, count)| count).sum()
    };
    let (whole, refused) = (sum(true, "accept"), sum(false, "both refuse"));
    assert!(whole >= 3 * wanted.min(100), "{whole} steps");
    assert!(refused > 2 * whole, "{refused} damages that both refuse, of {whole} steps");
}
