//! Hints never tell more than was asked for, never what is done, and an earlier mistake first; moves are judged by
//! what rules show. In both languages nothing is missing.

use crate::support::states::{first_in, in_examples, rule};
use crate::support::{
    self, EXAMPLE, Solver, check_said, classic, classic_puzzles, engine, knowledge, languages,
    puzzle, solution, state,
};
use duvod::explanation::{Critique, Hint, Judgement, Strength, Subject, hint_at_step, sentence};
use duvod::grid::{Board, Candidate, Candidates, Cell, Digit, Entry, StateText};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::Rule;
use duvod::locale::Locale;
use duvod::message::{CellName, DigitName, HouseName, Message, Value};
use duvod::proof::{Fact, RuleId, Start, Step, Trace};
use duvod::search::{Search, Verdict};
use duvod::session::{Coach, NamedRules, NoAdvice};

/// What the values of messages name.
#[derive(Default)]
struct Named {
    cells: Vec<CellName>,
    digits: Vec<DigitName>,
    houses: Vec<HouseName>,
}

impl Named {
    fn of(messages: &[Message]) -> Self {
        let mut named = Self::default();
        for message in messages {
            named.add(message);
        }
        named
    }

    fn add(&mut self, message: &Message) {
        for (_, value) in &message.args {
            match value {
                Value::Cell(cell) => self.cells.push(*cell),
                Value::Cells(cells) => self.cells.extend(cells),
                Value::Digit(digit) => self.digits.push(*digit),
                Value::Digits(digits) => self.digits.extend(digits),
                Value::House(house) => self.houses.push(*house),
                Value::Houses(houses) => self.houses.extend(houses),
                Value::Placements(all) => {
                    self.cells.extend(all.iter().map(|(cell, _)| *cell));
                    self.digits.extend(all.iter().map(|(_, digit)| *digit));
                }
                Value::Eliminations(all) => {
                    self.cells.extend(all.iter().flat_map(|(_, cells)| cells));
                    self.digits.extend(all.iter().map(|(digit, _)| *digit));
                }
                Value::Message(inner) => self.add(inner),
                Value::Messages(all) => all.iter().for_each(|inner| self.add(inner)),
                Value::Number(_) | Value::Decimal(_) | Value::Text(_) => {}
            }
        }
    }
}

/// The hint tells no more than its strength.
fn check_strength(hint: &Hint, step: &Step) {
    let named = Named::of(&hint.told);
    let facts: Vec<Fact> = step.conclusions.iter().map(|end| end.fact).collect();
    let cell = |fact: &Fact| named.cells.contains(&classic().cell_name(fact.cell()));
    let digit = |fact: &Fact| named.digits.contains(&classic().digit_name(fact.digit()));
    let told = || format!("{}: {:?}", step.rule, hint.told);
    assert_eq!(hint.rule, Some(step.rule));
    assert_eq!(hint.step.is_some(), hint.strength == Strength::Step);
    match hint.strength {
        Strength::Rule => {
            assert!(named.cells.is_empty() && named.digits.is_empty(), "{}", told());
            assert!(named.houses.is_empty() && hint.houses.is_empty() && hint.cells.is_empty());
        }
        Strength::Place => {
            assert!(named.digits.is_empty() && !facts.iter().any(cell), "{}", told());
            assert!(facts.iter().all(|fact| !hint.cells.contains(fact.cell())), "{}", told());
        }
        Strength::Question => {
            assert!(!facts.iter().any(|fact| cell(fact) && digit(fact)), "{}", told());
        }
        Strength::Step => assert!(facts.iter().all(|fact| cell(fact) && digit(fact)), "{}", told()),
    }
}

/// The question fits the pattern: it is not the one for a pattern of no known kind.
fn check_question(hint: &Hint) {
    let ids = ids(&hint.told);
    let is_vague = ids.iter().any(|id| ["ask-cells", "ask-blind"].contains(id));
    assert!(!is_vague, "{:?}: {:?}", hint.rule, hint.told);
}

fn check_hints(languages: &[Locale], state: &Candidates, step: &Step) {
    let mut before = Vec::new();
    for strength in Strength::ALL {
        let hint = hint_at_step(classic(), state, step, strength);
        check_strength(&hint, step);
        check_said(languages, &hint.told);
        if strength < Strength::Step {
            assert!(hint.told.starts_with(&before) && hint.told.len() > before.len());
            if strength == Strength::Question {
                check_question(&hint);
            }
            before = hint.told;
        }
    }
}

#[test]
fn every_rule_is_hinted_at_in_four_strengths() {
    let languages = languages();
    for (state, step) in in_examples() {
        check_hints(&languages, &state, &step);
    }
}

#[test]
fn every_step_of_the_bundled_puzzles_is_hinted_at() {
    let (solver, languages) = (Solver::new(), languages());
    let mut rules = std::collections::BTreeSet::new();
    for example in classic_puzzles() {
        let trace = solver.trace(&example.puzzle);
        let mut state = trace.start.candidates(classic());
        for step in &trace.steps {
            check_hints(&languages, &state, step);
            step.apply(classic(), &mut state);
            let _ = rules.insert(step.rule);
        }
    }
    assert!(rules.len() > 20, "{rules:?}");
}

fn coach() -> Coach {
    support::coach(classic(), engine(classic()))
}

/// The state before a step of a trace, as a player may have it.
fn state_before(trace: &Trace, step: usize) -> StateText {
    let board = trace.board_before(classic(), step);
    StateText::of_candidates(classic(), board, &trace.candidates_before(classic(), step))
}

fn wrong(solution: &[Digit], cell: Cell) -> Digit {
    Digit::new((solution[cell.index()].index() + 1) % 9)
}

fn ids(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|message| message.id.as_ref()).collect()
}

#[test]
fn the_next_step_is_the_first_that_concludes_something_new() {
    let (solver, coach) = (Solver::new(), coach());
    for example in classic_puzzles().take(12) {
        let trace = solver.trace(&example.puzzle);
        for number in (0..trace.steps.len()).step_by(11) {
            let state = state_before(&trace, number);
            let hint = coach.hint(&state, Strength::Step, &|| false).expect("one solution");
            assert_eq!(hint.step.as_ref(), Some(&trace.steps[number]), "{}", example.puzzle);
            let candidates = state.candidates(classic());
            let step = hint.step.expect("a step");
            assert_eq!(hint.told[1], sentence(classic(), &candidates, &step));
            assert!(step.conclusions.iter().all(|end| match end.fact {
                Fact::Holds(cell, _) => candidates.value(cell).is_none(),
                Fact::Absent(cell, digit) => candidates.allows(cell, digit),
            }));
        }
        let end = coach.hint(&state_before(&trace, trace.steps.len()), Strength::Rule, &|| false);
        assert_eq!(end.expect("one solution").subject, Subject::Finished);
    }
}

#[test]
fn what_is_done_is_not_hinted_at() {
    let coach = coach();
    let mut state = StateText::of_board(puzzle(EXAMPLE));
    let mut seen = Vec::new();
    for _ in 0..200 {
        let hint = coach.hint(&state, Strength::Step, &|| false).expect("one solution");
        let Some(step) = hint.step else { break };
        for conclusion in &step.conclusions {
            assert!(!seen.contains(&conclusion.fact), "{:?} again", conclusion.fact);
            seen.push(conclusion.fact);
            match conclusion.fact {
                Fact::Holds(cell, digit) => state.board.set(cell, Entry::Placed(digit)),
                Fact::Absent(cell, digit) => state.removed.push(Candidate { cell, digit }),
            }
        }
    }
    assert_eq!(state.board.digits().count(), 81);
}

/// A mistake is told first, at every strength as far as that goes.
fn check_mistake(state: &StateText, mistake: Fact) {
    let (coach, languages) = (coach(), languages());
    let (cell, digit) =
        (classic().cell_name(mistake.cell()), classic().digit_name(mistake.digit()));
    for strength in Strength::ALL {
        let hint = coach.hint(state, strength, &|| false).expect("one solution");
        check_said(&languages, &hint.told);
        let named = Named::of(&hint.told);
        assert_eq!((hint.subject, hint.rule, hint.step), (Subject::Mistake, None, None));
        let is_whole = strength == Strength::Step;
        assert_eq!(hint.mistake, is_whole.then_some(mistake));
        assert_eq!(named.cells.contains(&cell), strength >= Strength::Question);
        assert_eq!(named.digits.contains(&digit), is_whole);
        assert_eq!(named.houses.is_empty(), strength == Strength::Rule || is_whole);
        assert_eq!(hint.reason.is_some(), is_whole);
        if let Some(reason) = hint.reason {
            check_said(&languages, &reason.paragraph);
            let wrong = |&Candidate { cell, digit }: &Candidate| match mistake {
                Fact::Holds(..) => (cell, digit) == (mistake.cell(), mistake.digit()),
                Fact::Absent(..) => false,
            };
            let mut right = Start::from_state(state).placed;
            right.retain(|found| !wrong(found));
            assert_eq!(reason.slice.start.placed, right, "from what the player has found");
            assert!(reason.slice.start.removed.iter().all(|struck| {
                state.removed.contains(struck) && Fact::Absent(struck.cell, struck.digit) != mistake
            }));
            assert!(duvod::checker::Checker::new(classic()).check(&reason.slice).is_ok());
            let end = reason.slice.candidates_before(classic(), reason.slice.steps.len());
            match mistake {
                Fact::Holds(cell, digit) => assert!(!end.allows(cell, digit)),
                Fact::Absent(cell, digit) => assert_eq!(end.value(cell), Some(digit)),
            }
        }
    }
}

#[test]
fn mistakes_are_told_first() {
    let solver = Solver::new();
    for example in classic_puzzles().take(7) {
        let trace = solver.trace(&example.puzzle);
        let solution = solution(classic(), &puzzle(&example.puzzle)).digits().to_vec();
        let half = state_before(&trace, trace.steps.len() / 2);
        let empty = |cell: &Cell| half.board.entry(*cell) == Entry::Empty;
        let cell = classic().cells().filter(empty).nth(3).expect("an empty cell");
        let mut placed = half.clone();
        placed.board.set(cell, Entry::Placed(wrong(&solution, cell)));
        check_mistake(&placed, Fact::Holds(cell, wrong(&solution, cell)));
        let mut struck = half.clone();
        struck.removed.push(Candidate::new(cell, solution[cell.index()]));
        check_mistake(&struck, Fact::Absent(cell, solution[cell.index()]));
    }
}

#[test]
fn what_was_struck_out_of_a_filled_cell_is_no_mistake() {
    let text = EXAMPLE.replacen("53.", "53+4", 1) + ":411 513";
    let state = state(&text);
    let hint = coach().hint(&state, Strength::Rule, &|| false).expect("one solution");
    assert_eq!(hint.subject, Subject::Step);
}

#[test]
fn a_puzzle_without_one_solution_is_refused() {
    let state = |text: &str| StateText::of_board(puzzle(text));
    let few = state(&format!("{}{}", ".".repeat(72), &EXAMPLE[72..]));
    let refused = coach().hint(&few, Strength::Rule, &|| false);
    let Err(NoAdvice::Verdict(verdict)) = refused else { panic!("{refused:?}") };
    assert!(matches!(*verdict, Verdict::Several(..)));
    let none = state(&EXAMPLE.replacen("53.", "531", 1));
    let fact = Fact::parse("E7=3", classic()).expect("a fact");
    let refused = coach().critique(&none, &[fact], None, &|| false);
    assert_eq!(refused, Err(NoAdvice::Verdict(Box::new(Verdict::NoSolution))));
}

/// Judges a move, says it in both languages, and proves what is said by the checker.
fn judged(state: &StateText, text: &str, by: Option<&Rule>) -> Critique {
    let fact = Fact::parse(text, classic()).expect("a fact");
    let named = by.map(|rule| NamedRules::new(knowledge(), classic(), &[rule]));
    let critique =
        coach().critique(state, &[fact], named.as_ref(), &|| false).expect("one solution");
    check_said(&languages(), &critique.told);
    let start = duvod::proof::Start::from_state(state);
    let trace = match (critique.judgement.step(), critique.judgement.reason()) {
        (Some(step), _) => Some(Trace::new(classic(), start, vec![step.clone()])),
        (None, reason) => reason.map(|reason| reason.slice.clone()),
    };
    if let Some(trace) = trace {
        assert!(duvod::checker::Checker::new(classic()).check(&trace).is_ok(), "{text}");
        let end = trace.candidates_before(classic(), trace.steps.len());
        let shown =
            if matches!(critique.judgement, Judgement::Wrong(..)) { fact.negated() } else { fact };
        match shown {
            Fact::Holds(cell, digit) => assert_eq!(end.value(cell), Some(digit), "{text}"),
            Fact::Absent(cell, digit) => assert!(!end.allows(cell, digit), "{text}"),
        }
    }
    critique
}

fn check_judged(state: &StateText, text: &str, by: Option<&str>, verdict: &str, yes: bool) {
    let critique = judged(state, text, by.map(rule));
    assert_eq!(critique.judgement.name(), verdict, "{text}: {critique:?}");
    assert_eq!(critique.judgement.is_yes(), yes, "{text}");
}

#[test]
fn moves_are_judged() {
    let state = StateText::of_board(puzzle(EXAMPLE));
    check_judged(&state, "E5=5", None, "follows", true);
    check_judged(&state, "E5=5", Some("naked-single"), "follows", true);
    check_judged(&state, "E5=5", Some("x-wing"), "other", false);
    check_judged(&state, "E7=3", None, "steps", true);
    check_judged(&state, "E7=3", Some("full-house"), "other", false);
    check_judged(&state, "E7=8", None, "wrong", false);
    check_judged(&state, "C1=2", None, "wrong", false);
    check_judged(&state, "C1<>4", None, "wrong", false);
    check_judged(&state, "A1<>5", None, "wrong", false);
    check_judged(&state, "A1=5", None, "known", true);
    check_judged(&state, "C1<>5", None, "known", true);
    check_judged(&state, "C1<>2", Some("trial"), "follows", true);
    check_judged(&state, "C1=4", Some("trial"), "other", false);
}

#[test]
fn a_candidate_that_a_digit_takes_away_follows_from_the_digit() {
    let state = StateText::of_board(puzzle(EXAMPLE));
    let open = state.candidates(classic());
    let single = judged(&state, "F1=8", None);
    let Judgement::Follows(single) = single.judgement else { panic!("{single:?}") };
    let eight = Digit::new(7);
    let seen = open.open_places_of(eight) & classic().peers(Cell::new(5));
    let cell = seen.first().expect("an open place in sight");
    let critique = judged(
        &state,
        &Fact::Absent(cell, eight).print(classic()),
        Some(rule(single.rule.as_str())),
    );
    let Judgement::Follows(step) = &critique.judgement else { panic!("{critique:?}") };
    assert_eq!(step.conclusions, single.conclusions);
}

#[test]
fn every_rule_is_recognised_as_the_reason_of_what_it_concludes() {
    for rule in knowledge().rules() {
        let Some(example) = rule.examples.first() else { continue };
        let state = state(&example.state);
        let facts: Vec<Fact> = Fact::parse_all(&example.concludes, classic()).expect("facts");
        let start = Board::from_givens(81, state.board.givens());
        if !matches!(Search::new(classic()).verdict(&start), Verdict::One(_)) {
            continue;
        }
        let critique = judged(&state, &facts[0].print(classic()), Some(rule));
        let Judgement::Follows(step) = &critique.judgement else {
            panic!("{}: {:?}", rule.id, critique.told)
        };
        assert_eq!(step.rule, rule.id);
    }
}

#[test]
fn an_earlier_mistake_comes_before_a_judgement() {
    let text = EXAMPLE.replacen("53.", "53+1", 1);
    let state = state(&text);
    let critique = judged(&state, "E7=3", None);
    assert_eq!(critique.judgement, Judgement::Mistake(Fact::Holds(Cell::new(2), Digit::new(0))));
    assert_eq!(ids(&critique.told), ["critique-mistake"]);
    check_judged(&state, "E7=4", None, "wrong", false);
}

#[test]
fn a_profile_that_ends_early_says_so() {
    let engine = Engine::with_rules(knowledge(), classic(), &[rule("full-house")]);
    let coach = support::coach(classic(), engine);
    let state = StateText::of_board(puzzle(EXAMPLE));
    let hint = coach.hint(&state, Strength::Rule, &|| false).expect("one solution");
    assert_eq!((hint.subject, ids(&hint.told)), (Subject::Nothing, vec!["hint-nothing"]));
    let judged = |text: &str| {
        let fact = Fact::parse(text, classic()).expect("a fact");
        coach.critique(&state, &[fact], None, &|| false).expect("one solution")
    };
    check_said(&languages(), &judged("E7=3").told);
    check_said(&languages(), &judged("C1<>2").told);
    assert_eq!(judged("E7=3").judgement, Judgement::Open);
    assert_eq!(
        judged("C1=2").judgement,
        Judgement::Wrong(Fact::parse("C1=2", classic()).expect("a fact"), None)
    );
    assert_eq!(ids(&judged("C1=2").told), ["critique-wrong-digit", "hint-mistake-open"]);
}

#[test]
fn only_the_wanted_candidate_is_tried() {
    let state = StateText::of_board(puzzle(EXAMPLE));
    let (candidates, wanted) =
        (state.candidates(classic()), Candidate::new(Cell::new(2), Digit::new(1)));
    let engine = Engine::with_rules(knowledge(), classic(), &[rule("trial")]);
    let asked = Hints { wanted: Some(wanted), ..Hints::default() };
    let step = engine.first(&candidates, asked).expect("a trial");
    assert_eq!(step.rule, RuleId::new("trial"));
    assert_eq!(step.conclusions[0].fact, Fact::absent(wanted));
}

/// Place and question of each rule in its first example.
fn each_rule_asked(locale: &Locale) -> String {
    let mut text = Vec::new();
    for rule in knowledge().rules() {
        let Some(example) = rule.examples.first() else { continue };
        let (candidates, step) = first_in(rule, example);
        let hint = hint_at_step(classic(), &candidates, &step, Strength::Question);
        let told: Vec<String> = hint.told.iter().map(|part| locale.say(part)).collect();
        text.push(told.join(" "));
    }
    text.join("\n")
}

#[test]
fn one_question_of_each_rule() {
    for tag in Locale::languages() {
        let locale = Locale::new(tag).expect("a language");
        insta::assert_snapshot!(format!("questions-{tag}"), each_rule_asked(&locale));
    }
}

#[test]
fn what_has_to_be_supposed_is_supposed_at_once() {
    let monster = classic_puzzles().find(|example| example.puzzle.starts_with("1.......2"));
    let state = StateText::of_board(puzzle(&monster.expect("the puzzle").puzzle));
    let eight = judged(&state, "C1=8", None);
    let Judgement::Wrong(_, Some(reason)) = eight.judgement else { panic!("{:?}", eight.told) };
    assert_eq!(reason.slice.steps.len(), 1);
    let Judgement::Follows(step) = judged(&state, "C1<>8", None).judgement else { panic!() };
    assert_eq!((step.rule, &step), (RuleId::new("trial"), &reason.slice.steps[0]));
}
