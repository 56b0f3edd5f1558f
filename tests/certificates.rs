//! Certificates: every conclusion of every rule, on every grid, has a line that derives it; only what assumes one solution
//! is assumed.
//!
//! That the lines do derive it, `VeriPB` says, a program of others that knows nothing of Sudoku: where the variable
//! `DUVOD_VERIPB` names it, every certificate here is checked by it. `DUVOD_DAMAGES=n` damages n proofs (300).

use std::collections::{BTreeMap, BTreeSet};

use crate::sizes;
use crate::support::states::{examples, instances};
use crate::support::veripb::{Certificate, VeriPb, named};
use crate::support::{
    EXAMPLE, Solver, classic, classic_puzzles, collection, hints, knowledge, puzzle, rows, set,
    solution, solved_by,
};
use crate::tampering::tampered;
use duvod::certificate::CertificateError;
use duvod::checker::Checker;
use duvod::explanation::{why, why_not};
use duvod::formats::read_line;
use duvod::grid::{Candidate, Cell, Digit, Geometry, GeometrySpec, StepsApart};
use duvod::inference::{Engine, Options};
use duvod::knowledge::PuzzleExample;
use duvod::proof::{
    Claim, Conclusion, Fact, Known, Role, RuleId, Start, Statement, Step, StepPath, Trace,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The certificate of a trace, of which it is held that it concludes what the trace does and assumes no more than that
/// does.
fn certificate(geometry: &Geometry, trace: &Trace, judge: Option<&VeriPb>) -> Certificate {
    let rules: Vec<_> = trace.steps.iter().map(|step| step.rule).collect();
    let certificate = Certificate::of(geometry, trace);
    let certificate = certificate.unwrap_or_else(|error| panic!("{error}: {rules:?}"));
    let concluded = certificate.concluded();
    let mut count = 0;
    for step in &trace.steps {
        for conclusion in &step.conclusions {
            let name = named(geometry, conclusion.fact);
            let how = concluded.get(name.as_str()).unwrap_or_else(|| panic!("{name} is missing"));
            if *how == "a" {
                assert!(step.assumes_one_solution(), "{}: {name} is assumed", step.rule);
            }
        }
        count += conclusions(step);
    }
    let (assumed, all) = (certificate.certified.assumed, certificate.certified.derived);
    assert_eq!(assumed + all, count);
    let written = certificate.proof.lines().filter(|line| line.contains(" a 1 ")).count();
    assert_eq!(assumed, written, "every assumption is counted");
    if let Some(judge) = judge {
        let Certificate { formula, proof, .. } = &certificate;
        assert!(judge.accepts(formula, proof), "{rules:?}\n{proof}");
    }
    certificate
}

/// How much a step concludes, with all that is within its cases.
fn conclusions(step: &Step) -> usize {
    let inner = step.cases.iter().flat_map(|case| &case.steps).map(conclusions);
    step.conclusions.len() + inner.sum::<usize>()
}

fn of_step(geometry: &Geometry, start: &Start, step: Step) -> Trace {
    Trace::new(geometry, start.clone(), vec![step])
}

#[test]
fn what_every_rule_concludes_in_its_examples_is_derived() {
    let judge = VeriPb::found();
    let mut met = BTreeSet::new();
    for rule in knowledge().rules() {
        for state in examples([rule]) {
            let start = Start::from_state(&state);
            // All that a rule finds takes long, and is much the same.
            let found = instances(rule, &state.candidates(classic()), hints(&state));
            for step in found.into_iter().take(12) {
                let _ = met.insert(step.rule);
                let trace = of_step(classic(), &start, step);
                let _ = certificate(classic(), &trace, judge.as_ref());
            }
        }
    }
    let rules = knowledge().rules().filter(|rule| !rule.examples.is_empty());
    assert!(rules.map(|rule| rule.id).all(|id| met.contains(&id)));
    assert!(met.len() > 100, "{}", met.len());
}

#[test]
fn what_rules_conclude_on_every_grid_is_derived() {
    let judge = VeriPb::found();
    let mut grids = BTreeSet::new();
    for (geometry, start, step) in sizes::steps(1) {
        let _ = certificate(geometry, &of_step(geometry, &start, step), judge.as_ref());
        let _ = grids.insert(geometry.name());
    }
    assert!(grids.len() >= 5, "{grids:?}");
}

#[test]
fn bundled_puzzles_are_derived_to_their_solutions() {
    let judge = VeriPb::found();
    for example in knowledge().puzzles() {
        let puzzle = knowledge().puzzle(example).expect("a puzzle");
        let trace = solved(&puzzle.geometry, &Options::default(), &example.puzzle);
        if is_of_graphs(&puzzle.geometry) {
            let refused = Certificate::of(&puzzle.geometry, &trace).err();
            assert!(matches!(refused, Some(CertificateError::Large(_))), "{refused:?}");
            continue;
        }
        let certificate = certificate(&puzzle.geometry, &trace, judge.as_ref());
        let end = certificate.proof.lines().rev().nth(1).expect("a conclusion");
        let words = end.split(' ').filter(|word| word.contains('_') && !word.starts_with('~'));
        // What laws need is said as well.
        let is_true = words.filter(|word| !word.starts_with("law"));
        assert!(end.starts_with("conclusion SAT : "), "{end}");
        assert_eq!(is_true.count(), puzzle.geometry.cell_count());
    }
}

/// Whether some constraint goes by how cells lie: no inequalities say that.
fn is_of_graphs(geometry: &Geometry) -> bool {
    geometry.laws().iter().any(|law| law.automaton.is_of_graph())
}

/// How the default profile solves a puzzle.
pub(crate) fn solved(
    geometry: &std::sync::Arc<Geometry>,
    options: &Options,
    puzzle: &str,
) -> Trace {
    let engine = Engine::new(knowledge(), geometry, options).expect("the default profile");
    solved_by(engine, geometry, &read_line(puzzle, geometry).expect("a puzzle"))
}

#[test]
fn digits_that_keep_others_apart_are_inequalities_too() {
    let spec = GeometrySpec {
        name: "apart".to_owned(),
        symbols: "1234".to_owned(),
        size: None,
        block_width: 2,
        block_height: 2,
        regions: Vec::new(),
        extra_houses: Vec::new(),
        apart: vec![StepsApart { steps: vec![(1, 0), (0, 1)], never_differ_by: vec![1] }],
        also_written: Vec::new(),
        about: duvod::grid::About::default(),
        constraints: Vec::new(),
        beside: 0,
        kinds: duvod::grid::Kinds::default(),
    };
    let geometry = Geometry::new(&spec).expect("a grid");
    // A 2 in A1 keeps 1 and 3 from B1 and A2.
    let given = Candidate::new(Cell::new(0), Digit::new(1));
    let start = Start { givens: vec![given], ..Start::default() };
    let known = Known::from_start(&geometry, &start);
    let beside = Cell::new(1);
    let digits =
        geometry.digits().filter(|&digit| !known.has(Fact::Absent(beside, digit))).collect();
    let cells = [beside].into_iter().collect();
    let claim = Claim::new(Role::Base, Statement::OnlyDigits { cells, digits });
    let step = Step {
        rule: RuleId::new("naked-single"),
        claims: vec![claim],
        conclusions: vec![Conclusion::from_all(Fact::Holds(
            beside,
            digits.only().expect("4 is left"),
        ))],
        cases: Vec::new(),
    };
    let judge = VeriPb::found();
    let certificate = certificate(&geometry, &of_step(&geometry, &start, step), judge.as_ref());
    assert!(certificate.formula.contains("@apart_A1_2_B1_1 -1 A1_2 -1 B1_1 >= -1 ;"));
    assert!(certificate.proof.contains("@is_B1_4 rup 1 B1_4 >= 1 : ~ @given_A1_2 "));
}

#[test]
fn what_only_all_of_the_grid_shows_is_derived() {
    let judge = VeriPb::found();
    // With constraints this takes long, since nothing says which of them to look at.
    let is_looked_at = |(number, example): &(usize, &PuzzleExample)| {
        !example.grid.contains(':') || number % 8 == 0
    };
    for (_, example) in knowledge().puzzles().iter().enumerate().filter(is_looked_at) {
        // All at once from the givens: the checker asks its search, and no claim says what to look at.
        let puzzle = knowledge().puzzle(example).expect("a puzzle");
        let geometry = &puzzle.geometry;
        if is_of_graphs(geometry) {
            continue;
        }
        let solution = solution(geometry, &puzzle.board);
        let start = Start::from_board(&puzzle.board);
        let given = Claim::new(Role::Base, Statement::Filled(start.givens.clone()));
        let asked = geometry.constraint_numbers().map(Statement::Obeys);
        let asked = asked.map(|statement| Claim::new(Role::Premise, statement));
        let claims: Vec<Claim> = [given].into_iter().chain(asked).collect();
        let open = solution.cells().filter(|one| !start.givens.contains(one));
        let conclusions = open.map(|one| Conclusion::from_all(Fact::holds(one))).collect();
        let rule = RuleId::new("naked-single");
        let step = Step { rule, claims, conclusions, cases: Vec::new() };
        let trace = of_step(geometry, &start, step);
        assert!(Checker::new(geometry).check(&trace).is_ok(), "{}", example.puzzle);
        let _ = certificate(geometry, &trace, judge.as_ref());
    }
}

#[test]
fn a_sample_of_the_collections_is_derived() {
    let judge = VeriPb::found();
    let solver = Solver::new();
    for name in ["easy", "medium", "hardest", "random-minimal", "seventeen", "top1465"] {
        let Some(puzzles) = collection(name) else { continue };
        for puzzle in rows(&puzzles).step_by(set("DUVOD_EVERY").unwrap_or(97)) {
            let _ = certificate(classic(), &solver.trace(puzzle), judge.as_ref());
        }
    }
}

#[test]
fn every_answer_of_a_puzzle_is_derived() {
    let (judge, solver) = (VeriPb::found(), Solver::new());
    for example in classic_puzzles().skip(8).take(4) {
        let trace = solver.trace(&example.puzzle);
        for cell in classic().cells() {
            let holds = why(classic(), &trace, cell);
            let lacks =
                classic().digits().find_map(|digit| why_not(classic(), &trace, cell, digit));
            for answer in [holds, lacks].into_iter().flatten() {
                let certificate = certificate(classic(), &answer.slice, judge.as_ref());
                let goal = answer.slice.goal.as_deref().expect("a goal");
                for &fact in goal.facts_shown() {
                    let name = named(classic(), fact);
                    let shown = [format!("_{name};"), format!("@is_{name} rup")];
                    assert!(shown.iter().any(|line| certificate.proof.contains(line)), "{name}");
                }
            }
        }
    }
}

#[test]
fn what_has_no_solution_is_refuted() {
    let judge = VeriPb::found();
    // Two givens in one row, and nothing but them.
    let start = Start::from_board(&puzzle(&EXAMPLE.replacen('.', "5", 1)));
    let known = Known::from_start(classic(), &start);
    for statement in known.contradictions(classic()) {
        let contradiction = Some(Claim::new(Role::Contradiction, statement));
        let trace = Trace::new(classic(), start.clone(), Vec::new());
        let certificate = certificate(classic(), &Trace { contradiction, ..trace }, judge.as_ref());
        assert!(certificate.proof.contains("conclusion UNSAT : @contradiction;"));
    }
}

#[test]
fn what_does_not_follow_is_not_written() {
    let trace = Solver::new().trace(EXAMPLE);
    for number in (0..trace.steps.len()).step_by(7) {
        let mut damaged = trace.clone();
        let fact = &mut damaged.steps[number].conclusions[0].fact;
        *fact = fact.negated();
        match Certificate::of(classic(), &damaged) {
            Err(CertificateError::Underived(place)) => assert_eq!(place, StepPath::step(number)),
            other => panic!("step {number}: {:?}", other.map(|one| one.certified)),
        }
    }
}

/// What has been derived outside of cases, that is, all that is claimed; and that is true of the solution.
fn is_true(proof: &str, solution: &BTreeSet<String>) -> bool {
    let mut depth = 0;
    for line in proof.lines() {
        let is_derived = line.contains(" rup ") || line.contains(" pbc ");
        if depth == 0 && is_derived && line.starts_with('@') && !holds(line, solution) {
            return false;
        }
        depth += usize::from(line.ends_with(": subproof"));
        depth -= usize::from(line.starts_with("qed")).min(depth);
    }
    true
}

/// Whether the inequality of a line is met.
fn holds(line: &str, solution: &BTreeSet<String>) -> bool {
    let words: Vec<&str> = line.split([' ', ';']).skip(2).collect();
    let Some(end) = words.iter().position(|&word| word == ">=") else { return true };
    let least: i64 = words[end + 1].parse().unwrap_or(i64::MIN);
    let value = |pair: &[&str]| {
        let (name, is_negated) = match pair[1].strip_prefix('~') {
            Some(name) => (name, true),
            None => (pair[1], false),
        };
        let factor: i64 = pair[0].parse().unwrap_or(0);
        if solution.contains(name) == is_negated { 0 } else { factor }
    };
    words[..end].chunks_exact(2).map(value).sum::<i64>() >= least
}

/// One of the derivations with one thing about it changed.
fn damaged(proof: &str, chance: &mut impl Rng) -> String {
    let mut lines: Vec<String> = proof.lines().map(str::to_owned).collect();
    let rules: Vec<usize> = (2..lines.len() - 3).filter(|&n| !lines[n].starts_with('%')).collect();
    let number = rules[chance.random_range(0..rules.len())];
    let line = lines[number].clone();
    match chance.random_range(0..6) {
        0 => drop(lines.remove(number)),
        1 => lines.swap(number, rules[chance.random_range(0..rules.len())]),
        2 => {
            // A hint or a factor less.
            let words: Vec<&str> = line.split(' ').collect();
            let left_out = chance.random_range(0..words.len());
            let words = words.iter().enumerate().filter(|(place, _)| *place != left_out);
            lines[number] = words.map(|(_, word)| *word).collect::<Vec<_>>().join(" ");
        }
        3 => {
            let start = line.find(" 1 ").map_or(0, |start| start + 3);
            let (before, after) = line.split_at(start);
            let after = after.strip_prefix('~').map_or_else(|| format!("~{after}"), str::to_owned);
            lines[number] = format!("{before}{after}");
        }
        _ => {
            let digits: Vec<usize> =
                line.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
            if !digits.is_empty() {
                let at = digits[chance.random_range(0..digits.len())];
                let other = chance.random_range(1..10).to_string();
                lines[number].replace_range(at..=at, &other);
            }
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn damaged_proofs_are_refused_or_true() {
    let Some(judge) = VeriPb::found() else { return };
    let wanted = set("DUVOD_DAMAGES").unwrap_or(300);
    let options = Options { uniqueness: false, ..Options::default() };
    let mut chance = ChaCha8Rng::seed_from_u64(19);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut done = 0;
    for example in classic_puzzles().cycle() {
        if done >= wanted {
            break;
        }
        let trace = solved(classic(), &options, &example.puzzle);
        let solution = solution(classic(), &puzzle(&example.puzzle));
        let solution: BTreeSet<String> =
            solution.cells().map(|one| named(classic(), Fact::holds(one))).collect();
        let whole = certificate(classic(), &trace, Some(&judge));
        for _ in 0..20 {
            done += 2;
            let text = damaged(&whole.proof, &mut chance);
            let is_accepted = judge.accepts(&whole.formula, &text);
            let what = if text == whole.proof {
                "the same"
            } else if !is_accepted {
                "text: refused"
            } else {
                assert!(is_true(&text, &solution), "{}", example.puzzle);
                "text: true all the same"
            };
            *counts.entry(what).or_default() += 1;
            let number = chance.random_range(0..trace.steps.len());
            let changed = tampered(&trace, number, &mut chance);
            let what = match Certificate::of(classic(), &changed) {
                _ if changed == trace => "the same",
                Err(_) => "trace: not written",
                Ok(one) if !judge.accepts(&one.formula, &one.proof) => "trace: refused",
                Ok(one) => {
                    assert!(is_true(&one.proof, &solution), "{} {number}", example.puzzle);
                    "trace: true all the same"
                }
            };
            *counts.entry(what).or_default() += 1;
        }
    }
    println!("{counts:?}");
    let caught = ["text: refused", "trace: not written"].map(|what| counts.get(what).copied());
    assert!(caught.iter().all(|count| count.is_some_and(|count| count * 4 > done / 2)));
}

#[test]
fn no_false_fact_of_an_easy_puzzle_is_accepted() {
    let Some(judge) = VeriPb::found() else { return };
    let trace = Solver::new().trace(EXAMPLE);
    let whole = certificate(classic(), &trace, Some(&judge));
    for (number, step) in trace.steps.iter().enumerate().step_by(5) {
        let Fact::Holds(cell, right) = step.conclusions[0].fact else { continue };
        for digit in classic().digits() {
            let wrong =
                if digit == right { Fact::Absent(cell, digit) } else { Fact::Holds(cell, digit) };
            let name = named(classic(), wrong).replacen("not_", "~", 1);
            // By all that the formula and the steps before say, with no line named.
            let before = whole.proof.split(&format!("% Step {}:", number + 1)).next();
            let proof = format!(
                "{}rup 1 {name} >= 1;\noutput NONE;\nconclusion NONE;\nend pseudo-Boolean proof;\n",
                before.expect("what stands before")
            );
            assert!(!judge.accepts(&whole.formula, &proof), "{name}");
            let is_opposite = digit == right;
            let right = proof.replace(&name, &name[usize::from(is_opposite)..]);
            assert!(!is_opposite || judge.accepts(&whole.formula, &right), "{name}");
        }
    }
}
