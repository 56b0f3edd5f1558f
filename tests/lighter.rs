//! The procedure that is told: its steps are those of least effort for what they give, counted here, and it takes no more effort
//! than the one in the order of the rules.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::support::{self, classic, engine, knowledge};
use duvod::grid::Board;
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{Body, Level};
use duvod::proof::{Fact, Step, Trace};
use duvod::search::Search;
use duvod::session::{Job, Outcome, Progress};

/// Puzzles from which no given can be left out: every hundredth of a thousand drawn by lot, and two of a list of hard ones.
const PUZZLES: [&str; 12] = [
    "....2...6............8.13.7..41..9......3..6...37..482.6........8..6..4...72.3..1",
    "...76.....7..418..2..5..............7.....5...4...629.465...9.1........7.....3.58",
    "28..3........4..25...71.....4.2...9...9.....4.3....7.145......87..9..........83..",
    ".....9.5..9.7...636..32.7.....2..38.5.7.4.9......58.............54.....11..6.....",
    "...1..63......2..9.978.......3.1..2........8....2..9...74......259.6...7.6.9...1.",
    "6.......24..827....1......3..7.6.......9.35.7..4.8.2.......2.....2.716.5..16.....",
    "..4..27...5.1.4..8...6....2...9.7.3...5....7...184....3....6.1..2...94....6.....7",
    "..97...8......3.9..25...1349..5...1......84.98....6....73.14...........2.4..8....",
    "1...572.3..5493.1.........5.2....6..9....4...3.6.....8........1.97.8.....6..7....",
    ".628.7.9.1..6...5...81....4..7.2..3..3...62................9..2........8.29..3.7.",
    "6..1..7......7..8...9..8..37..4..5...3.....2...4..5..81..2..4.........5...6..9...",
    "..3.5.4..7...6.....5.8...6.5....3..4.1..7..8.2..4....7.4...8.5.....4...9..6.1.2..",
];

struct Rule {
    level: Level,
    cost: u64,
    is_single: bool,
    is_of_sets: bool,
}

fn rule(step: &Step) -> Rule {
    let rule = knowledge().rule(step.rule).expect("a rule");
    Rule {
        level: rule.level,
        cost: rule.cost.into(),
        is_single: rule.body.is_single(),
        is_of_sets: matches!(rule.body, Body::Als(_)),
    }
}

/// What it takes to follow steps.
fn effort(steps: &[Step]) -> u64 {
    let inner = |step: &Step| step.cases.iter().map(|case| effort(&case.steps)).sum::<u64>();
    steps.iter().map(|step| rule(step).cost + 10 * step.claims.len() as u64 + inner(step)).sum()
}

/// Twelve times what a step takes for what it gives: candidates up to four, a digit as four.
fn for_each(step: &Step) -> u64 {
    let is_digit = |fact: &Fact| matches!(fact, Fact::Holds(..));
    let given =
        if step.facts().any(|fact| is_digit(&fact)) { 4 } else { step.conclusions.len().min(4) };
    effort(std::slice::from_ref(step)) * 12 / given as u64
}

/// A puzzle solved both ways: what is told, and that in the order of the rules.
fn solved(job: &Job, puzzle: &str) -> [Trace; 2] {
    let board = support::puzzle(puzzle);
    let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
    match job.with_puzzle(board).run(progress) {
        Outcome::Solved { trace, in_order: Some(in_order), .. } => [trace, *in_order],
        other => panic!("{puzzle}: {other:?}"),
    }
}

fn is_filled(trace: &Trace) -> bool {
    trace.board_before(classic(), trace.steps.len()).digits().count() == classic().cell_count()
}

/// Holds that no step of a trace takes more for what it gives than another of its level that was there, where there are few
/// enough to be weighed all. Gives how many steps were held so, and how many of them were not the first in the order of the rules.
fn hold_least(engine: &Engine, trace: &Trace, puzzle: &str) -> (usize, usize) {
    let (mut held, mut others) = (0, 0);
    for (number, step) in trace.steps.iter().enumerate() {
        let chosen = rule(step);
        if !step.cases.is_empty() || chosen.is_single {
            continue;
        }
        let state = trace.candidates_before(classic(), number);
        let hints = Hints::of_unique(&trace.start);
        let mut all = Vec::new();
        engine.all_at_once(&state, hints, u64::MAX, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        let of_level: Vec<&Step> =
            all.iter().filter(|other| rule(other).level == chosen.level).collect();
        if of_level.len() > 64 {
            continue;
        }
        held += 1;
        others += usize::from(of_level.first().is_some_and(|first| first.rule != step.rule));
        for other in of_level.into_iter().filter(|other| !rule(other).is_of_sets) {
            let [mine, its] = [step, other].map(for_each);
            assert!(mine <= its, "{puzzle}, step {}: {mine}, {its} {other:?}", number + 1);
        }
    }
    (held, others)
}

#[test]
fn steps_that_are_told_take_the_least_effort() {
    let engine = Arc::new(engine(classic()));
    let empty = Board::empty(classic().cell_count());
    let job = Job::new(Arc::clone(&engine), Arc::new(Search::new(classic())), empty).to_be_told();
    let (mut held, mut others, mut sums) = (0, 0, [0, 0]);
    for puzzle in PUZZLES {
        let [told, in_order] = solved(&job, puzzle);
        assert!(is_filled(&told) && is_filled(&in_order), "{puzzle}");
        let efforts = [&told, &in_order].map(|trace| effort(&trace.steps));
        assert!(efforts[0] <= efforts[1], "{puzzle}: {efforts:?}");
        assert_eq!(efforts, [&told, &in_order].map(|trace| engine.effort(&trace.steps)));
        let supposes = |trace: &Trace| trace.steps.iter().any(|step| !step.cases.is_empty());
        if !supposes(&told) && !supposes(&in_order) {
            sums = [sums[0] + efforts[0], sums[1] + efforts[1]];
        }
        if told != in_order {
            let (some, other) = hold_least(&engine, &told, puzzle);
            (held, others) = (held + some, others + other);
        }
    }
    assert!(held > 50 && others > 20, "{held} {others}");
    assert!(sums[0] * 20 < sums[1] * 19, "{sums:?}");
}

#[test]
fn in_an_order_that_somebody_chose_what_is_told_follows_it() {
    let default = knowledge().profile(duvod::knowledge::DEFAULT_PROFILE).expect("a profile");
    let mut rules: Vec<_> = knowledge().rules_of(default).collect();
    let wing = rules.iter().position(|rule| rule.id.as_str() == "w-wing").expect("a rule");
    let search = Arc::new(Search::new(classic()));
    let job = |rules: &[&duvod::knowledge::Rule]| {
        let engine = Engine::with_rules(knowledge(), classic(), rules);
        let empty = Board::empty(classic().cell_count());
        Job::new(Arc::new(engine), Arc::clone(&search), empty).to_be_told()
    };
    // To leave rules out is no other order.
    let usual = job(&rules[1..]);
    assert!(PUZZLES.iter().any(|puzzle| {
        let [told, in_order] = solved(&usual, puzzle);
        told != in_order
    }));
    rules[..=wing].rotate_right(1);
    let (own, mut wings) = (job(&rules), 0);
    for puzzle in PUZZLES {
        let [told, in_order] = solved(&own, puzzle);
        assert_eq!(told, in_order, "{puzzle}");
        wings += told.steps.iter().filter(|step| step.rule.as_str() == "w-wing").count();
    }
    assert!(wings > 0);
}
