//! Every bundled example, and puzzles of the collections beside the project: solved, every conclusion of
//! every step passed by the independent checker, and every cell explained in every language, with no
//! message missing and no step that the answer does not need.
//!
//! `DUVOD_EVERY=n` takes every n-th puzzle of each collection (1: all of them; the default is a
//! small sample), `DUVOD_SHORTEST=n` looks for the shortest answers in n puzzles of each (1). Where the collections are not there, the examples are all there is.

use crate::support::share::{Share, drawn, found, sampled};
use crate::support::{
    Solver, check_said, classic, classic_puzzles, collections, engine, every, hints, knowledge,
    languages, set, state,
};
use duvod::checker::Checker;
use duvod::explanation::{
    Why, is_long, parts, procedure, references, result, rule_name, sentence, summary, unfold, why,
    why_not, why_shortest,
};
use duvod::grid::Candidates;
use duvod::inference::{Engine, Hints, Options};
use duvod::knowledge::PuzzleExample;
use duvod::locale::Locale;
use duvod::message::{Message, Value};
use duvod::proof::{Conclusion, Fact, Known, RuleId, Start, Step, Trace};
use duvod::shortest::Finder;

/// A chain from I1 to I1 and I2, the last link of which is the house that has both.
#[test]
fn a_chain_names_no_place_that_its_supposition_has_emptied() {
    let text = "86.9.+1+3..+4.+9+3.+6...+3.1478.+6.7+38.+1+9..6542+6+83.1.+1+9+6.+4+7.3.+983+165.7.+6.4.\
                +32.+9.+2+1..+946.3";
    let text = state(text);
    let state = text.candidates(classic());
    let rule = knowledge().rule(RuleId::new("als-aic")).expect("the rule");
    let english = Locale::new("en").expect("a language");
    let steps = Engine::with_rules(knowledge(), classic(), &[rule]).every(&state, hints(&text));
    let told = steps.iter().map(|step| english.say(&sentence(classic(), &state, step)));
    let told: Vec<String> = told.collect();
    let ends = |end: &str| told.iter().any(|sentence| sentence.contains(end));
    assert!(ends("; the 7 of block 3 is in I2. So at least one of I1 and I2 is 7,"), "{told:#?}");
    assert!(!ends("the 7 of block 3 is in I1 or I2. So"), "{told:#?}");
}

/// Solves the puzzle and explains all of it.
fn check_explained(solver: &Solver, languages: &[Locale], puzzle: &str) {
    let trace = solver.trace(puzzle);
    if let Err(rejection) = Checker::new(classic()).check(&trace) {
        panic!("{puzzle}: {rejection:?}");
    }
    for told in procedure(classic(), &trace) {
        check_said(languages, [&told.sentence, &told.result(), &rule_name(told.rule)]);
    }
    for cell in classic().cells() {
        let why = why(classic(), &trace, cell).unwrap_or_else(|| panic!("{puzzle}: {cell:?} open"));
        check_answer_said(languages, &why);
        check_slice(&why, &trace);
    }
}

/// Says all of an answer in each language.
fn check_answer_said(languages: &[Locale], why: &Why) {
    check_said(languages, [&why.question]);
    for locale in languages {
        check_said(languages, &why.told(|_| 1, locale));
    }
    check_said(languages, why.lines.iter().map(|line| &line.sentence));
    let mut state = why.slice.start.candidates(classic());
    for step in &why.slice.steps {
        check_cases_said(languages, &state, step);
        step.apply(classic(), &mut state);
    }
    for reference in references(classic(), &why.slice).iter().flatten() {
        check_said(languages, [reference]);
        let cited = reference.args.iter().find_map(|(_, value)| match value {
            Value::Messages(messages) => Some(messages),
            _ => None,
        });
        // A step that supplies several things is named once for each of them.
        let step = |of: &Message| of.args.iter().find(|(name, _)| *name == "step").cloned();
        let mut steps: Vec<_> = cited.into_iter().flatten().map(step).collect();
        steps.dedup();
        assert!((1..=6).contains(&steps.len()), "{reference:?}");
    }
    let parts = parts(classic(), &why.slice, &why.lines);
    assert!(parts.is_empty() || why.lines.len() > 12);
    assert!(parts.iter().map(|part| part.steps.len()).sum::<usize>() % why.lines.len().max(1) == 0);
    check_said(languages, parts.iter().map(|part| &part.heading));
    check_said(languages, summary(&parts).as_ref());
}

/// Says what is supposed in a step, and all that follows; a long one is laid out as deep as it goes.
fn check_cases_said(languages: &[Locale], state: &Candidates, step: &Step) {
    let told = unfold(classic(), state, step);
    assert_eq!(told.len(), step.cases.len());
    for (told, case) in told.iter().zip(&step.cases) {
        check_said(languages, [&told.supposed, &told.end]);
        let mut inside = state.clone();
        case.supposed.apply(classic(), &mut inside);
        for (line, step) in told.lines.iter().zip(&case.steps) {
            check_said(languages, [&line.sentence]);
            if is_long(step) {
                check_cases_said(languages, &inside, step);
            }
            step.apply(classic(), &mut inside);
        }
    }
}

/// Looks for the shortest answer for cells: it is never dearer than that of the procedure, proves the digit, passes
/// the checker and can be said.
fn check_shortest(
    share: Share,
    solver: &Solver,
    finder: &Finder,
    languages: &[Locale],
    puzzle: &str,
) {
    let trace = solver.trace(puzzle);
    let hints = Hints::of_unique(&trace.start);
    for cell in share.of(puzzle, classic().cells()) {
        let slice = why(classic(), &trace, cell).expect("an answer").slice;
        let short = why_shortest(classic(), &trace, finder, hints, cell).expect("an answer");
        let steps = &short.slice.steps;
        assert!(finder.cost(steps) <= finder.cost(&slice.steps), "{puzzle} {cell:?}");
        assert!(reaches(&trace.start, steps, Fact::Holds(cell, short.digit)), "{puzzle} {cell:?}");
        if let Err(rejection) = Checker::new(classic()).check(&short.slice) {
            panic!("{puzzle} {cell:?}: {rejection:?}");
        }
        check_answer_said(languages, &short);
        check_held(&short);
    }
}

/// What the houses are said to have held is what stood in them before the last step of the answer itself.
fn check_held(why: &Why) {
    let Some(held) = &why.held else { return };
    let before = why.slice.candidates_before(classic(), why.slice.steps.len() - 1);
    for &(house, digits) in &held.houses {
        let cells = classic().cells_of(house).iter();
        let stood: Vec<_> = cells.filter_map(|cell| before.value(cell)).collect();
        assert!(stood.iter().all(|digit| digits.contains(*digit)), "{:?} {house:?}", why.cell);
        assert_eq!(stood.len(), digits.len(), "{:?} {house:?}", why.cell);
    }
}

/// Explains all the puzzles, on two threads.
fn check_all_explained(solver: &Solver, languages: &[Locale], puzzles: &[&str]) {
    std::thread::scope(|threads| {
        for first in 0..2 {
            let _ = threads.spawn(move || {
                for puzzle in puzzles.iter().skip(first).step_by(2) {
                    check_explained(solver, languages, puzzle);
                }
            });
        }
    });
}

/// The slice alone proves the digit, from the givens that it names; and it is nothing but steps of the
/// trace.
fn check_slice(why: &Why, trace: &Trace) {
    if why.held.is_none() {
        assert!(why.lines.is_empty());
        return;
    }
    let start = Start { givens: why.givens.clone(), ..Start::default() };
    assert!(reaches(&start, &why.slice.steps, Fact::Holds(why.cell, why.digit)));
    for (line, step) in why.lines.iter().zip(&why.slice.steps) {
        let whole = &trace.steps[line.step];
        assert!(line.is_within || line.rule == whole.rule);
        assert!(step.conclusions.iter().all(|end| concludes(whole, end, line.is_within)));
        assert_eq!(line.result(), result(classic(), step));
    }
}

/// Whether a step comes to a conclusion, or if it is one of those within, a step in one of its cases.
fn concludes(step: &Step, end: &Conclusion, is_within: bool) -> bool {
    let mut inner = step.cases.iter().flat_map(|case| &case.steps);
    if is_within {
        inner.any(|step| concludes(step, end, false) || concludes(step, end, true))
    } else {
        step.conclusions.contains(end)
    }
}

/// Whether each step's premises are known when it is taken, and the last fact is the wanted one.
fn reaches(start: &Start, steps: &[Step], wanted: Fact) -> bool {
    let mut known = Known::from_start(classic(), start);
    for step in steps {
        if !known.covers(&step.premises(classic())) {
            return false;
        }
        for conclusion in &step.conclusions {
            known.learn(classic(), conclusion.fact);
        }
    }
    known.has(wanted)
}

sampled!(every_example_is_solved_and_every_cell_explained, one of 10);

fn every_example_is_solved_and_every_cell_explained(share: Share) {
    let (solver, languages) = (Solver::new(), languages());
    let puzzles: Vec<_> = classic_puzzles().collect();
    assert!(puzzles.len() >= 12);
    assert_eq!(
        puzzles.first().map(|example: &&PuzzleExample| example.puzzle.as_str()),
        Some(crate::support::EXAMPLE)
    );
    let texts = puzzles.iter().map(|example| example.puzzle.as_str());
    check_all_explained(&solver, &languages, &share.of("examples", texts));
}

#[test]
fn nothing_can_be_left_out_of_an_answer() {
    let solver = Solver::new();
    for example in classic_puzzles().take(9) {
        let trace = solver.trace(&example.puzzle);
        for cell in classic().cells() {
            let why = why(classic(), &trace, cell).expect("a solved cell");
            for left_out in 0..why.slice.steps.len() {
                let mut steps = why.slice.steps.clone();
                let _ = steps.remove(left_out);
                let wanted = Fact::Holds(why.cell, why.digit);
                assert!(!reaches(&trace.start, &steps, wanted), "{cell:?} without step {left_out}");
            }
        }
    }
}

sampled!(answers_begin_with_three_lines, one of 5);

fn answers_begin_with_three_lines(share: Share) {
    let (solver, languages) = (Solver::new(), languages());
    let engine = engine(classic());
    let locale = languages.first().expect("a language");
    let mut struck = 0;
    for example in classic_puzzles().rev().take(5) {
        let trace = solver.trace(&example.puzzle);
        let questions = classic().cells().step_by(4).flat_map(|cell| {
            let not = classic().digits().map(move |digit| (cell, Some(digit)));
            not.chain([(cell, None)])
        });
        for (cell, digit) in share.of("questions", questions) {
            let answer = match digit {
                Some(digit) => why_not(classic(), &trace, cell, digit),
                None => why(classic(), &trace, cell),
            };
            let Some(answer) = answer else { continue };
            let lines = answer.told(|rule| engine.score(rule), locale);
            let told = answer.parts(|rule| engine.score(rule), locale).concat();
            assert!(lines.len() <= 3, "{lines:?}");
            let ids: Vec<&str> = told.iter().map(|part| part.id.as_ref()).collect();
            assert!(
                ["why-concluded", "why-struck", "why-not-", "why-given"]
                    .iter()
                    .any(|id| ids[0].starts_with(id)),
                "{ids:?}"
            );
            if answer.slice.steps.is_empty() {
                assert_eq!(ids.len(), 1, "{ids:?}");
                continue;
            }
            assert!(["why-hardest", "why-only-rule"].contains(&ids[1]), "{ids:?}");
            assert_eq!(ids[2], "why-length");
            if ids[0] == "why-struck-by" {
                // The step, its rule, and its reason, not only that it was struck out.
                let last = answer.lines.last().expect("a step");
                assert!(told[0].args.contains(&("rule", rule_name(last.rule).into())));
                assert!(told[0].args.contains(&("step", (last.step + 1).into())));
                // Its line in the proof says the reason, and nothing else says it again.
                assert!(!told.contains(&last.sentence), "{ids:?}");
                struck += 1;
            }
        }
    }
    found(share, &format!("{struck} answers of why a candidate is struck out"));
    assert!(struck > share.least(20), "{struck}");
}

#[test]
fn what_rests_on_no_supposition_is_told_once() {
    let solver = Solver::new();
    let hardest = classic_puzzles().last().expect("examples");
    let trace = solver.trace(&hardest.puzzle);
    for cell in classic().cells().filter(|&cell| trace.step_that_fills(cell).is_some()).step_by(9) {
        let answer = why(classic(), &trace, cell).expect("an answer");
        if let Err(rejection) = Checker::new(classic()).check(&answer.slice) {
            panic!("{cell:?}: {rejection:?}");
        }
    }
}

#[test]
fn the_collections_are_solved_and_every_cell_explained() {
    let every = every();
    let (solver, languages) = (Solver::new(), languages());
    for (name, text) in collections() {
        let lines: Vec<&str> = text.lines().collect();
        let every = every.unwrap_or(lines.len()).max(1);
        let sample: Vec<&str> =
            lines.iter().copied().skip(drawn(&name, 0) % every).step_by(every).collect();
        check_all_explained(&solver, &languages, &sample);
        println!("{name}: {} of {} puzzles", sample.len(), lines.len());
    }
}

#[test]
fn most_answers_of_the_example_can_be_shorter_and_many_are_proved_shortest() {
    let trace = Solver::new().trace(crate::support::EXAMPLE);
    let finder = Finder::new(knowledge(), classic(), &Options::default()).expect("the profile");
    let (mut shorter, mut proved, mut asked) = (0, 0, 0);
    for cell in classic().cells().filter(|&cell| trace.step_that_fills(cell).is_some()) {
        let why = why(classic(), &trace, cell).expect("an answer");
        let hints = Hints::of_unique(&trace.start);
        let goal = Fact::Holds(cell, why.digit);
        let found = finder.shortest(classic(), &trace.start, hints, goal, &why.slice.steps);
        assert_eq!(found.cost, finder.cost(&found.steps));
        asked += 1;
        shorter += usize::from(found.cost < finder.cost(&why.slice.steps));
        proved += usize::from(found.proved);
    }
    assert!(2 * shorter > asked && 3 * proved > asked, "{asked}: {shorter} {proved}");
}

#[test]
fn where_all_is_supposed_the_shortest_answer_supposes_what_is_asked() {
    let solver = Solver::new();
    let finder = Finder::new(knowledge(), classic(), &Options::default()).expect("the profile");
    let hardest = classic_puzzles().last().expect("examples");
    let trace = solver.trace(&hardest.puzzle);
    let hints = Hints::of_unique(&trace.start);
    let open = classic().cells().filter(|&cell| trace.step_that_fills(cell).is_some());
    let (mut slices, mut found) = (0, 0);
    for cell in open.step_by(7) {
        let why = why(classic(), &trace, cell).expect("an answer");
        let goal = Fact::Holds(cell, why.digit);
        let shortest = finder.shortest(classic(), &trace.start, hints, goal, &why.slice.steps);
        slices += finder.cost(&why.slice.steps);
        found += shortest.cost;
    }
    assert!(4 * found < 3 * slices, "{found} of {slices}");
}

sampled!(shortest_answers_hold_and_are_never_dearer, one of 6);

fn shortest_answers_hold_and_are_never_dearer(share: Share) {
    let count = set("DUVOD_SHORTEST").unwrap_or(1);
    let (solver, languages) = (Solver::new(), languages());
    let finder = Finder::new(knowledge(), classic(), &Options::default()).expect("the profile");
    let (solver, languages, finder) = (&solver, &languages, &finder);
    check_shortest(Share::All, solver, finder, languages, crate::support::EXAMPLE);
    for (name, text) in collections() {
        let lines: Vec<&str> = text.lines().collect();
        let apart = (lines.len() / count.max(1)).max(1);
        let sample: Vec<&str> = lines.into_iter().step_by(apart).take(count).collect();
        std::thread::scope(|threads| {
            for first in 0..2 {
                let sample = &sample;
                let _ = threads.spawn(move || {
                    for puzzle in sample.iter().skip(first).step_by(2) {
                        check_shortest(share, solver, finder, languages, puzzle);
                    }
                });
            }
        });
        println!("{name}: {} puzzles", sample.len());
    }
}
