//! What the program tells, read by people before it was accepted: explanations in both languages.

use std::fs;
use std::path::Path;

use crate::support::states::first_in;
use crate::support::{EXAMPLE, Solver, classic, classic_puzzles, engine, knowledge, languages};
use duvod::explanation::{
    Why, is_long, result, rule_name, sentence, stands_on, unfold, why, why_not,
};
use duvod::grid::{Candidates, Digit, parse_cell};
use duvod::knowledge::Rule;
use duvod::locale::Locale;
use duvod::proof::Step;

/// The answer for a cell of the example, as the command line tells it.
fn told_why(locale: &Locale, cell: &str) -> String {
    let trace = Solver::new().trace(EXAMPLE);
    let cell = parse_cell(cell, classic().dimensions()).expect("a cell");
    let why = why(classic(), &trace, cell).expect("a solved cell");
    let mut text = vec![locale.say(&why.question)];
    text.extend(told(locale, &why));
    for line in &why.lines {
        text.push(format!("{}. {}", line.step + 1, locale.say(&line.sentence)));
    }
    text.push(locale.say(&stands_on(classic(), &why.givens, trace.start.givens.len())));
    text.join("\n")
}

/// What is said before the proof.
fn told(locale: &Locale, why: &Why) -> Vec<String> {
    let engine = engine(classic());
    let told = why.told(|rule| engine.score(rule), locale);
    told.iter().map(|part| locale.say(part)).collect()
}

/// The rule in its first example, or in the first puzzle that needs a trial, where it has none.
fn in_an_example(rule: &Rule) -> (Candidates, Step) {
    let Some(example) = rule.examples.first() else { return first_trial() };
    first_in(rule, example)
}

/// What is said of the rule, and how one of its steps is told.
fn told_of(rule: &Rule, (state, step): &(Candidates, Step), locale: &Locale) -> String {
    let name = locale.say(&rule_name(rule.id));
    let says = locale.say(&rule_name(rule.id).under("says"));
    let outcome = locale.say(&result(classic(), step));
    let told = locale.say(&sentence(classic(), state, step));
    let mut text = vec![format!("{name}: {outcome}\n  {says}\n  {told}")];
    if is_long(step) {
        for case in unfold(classic(), state, step) {
            let lines = case.lines.iter();
            text.extend(lines.map(|line| format!("    {}", locale.say(&line.sentence))));
            text.push(format!("    {}", locale.say(&case.end)));
        }
    }
    text.join("\n")
}

fn first_trial() -> (Candidates, Step) {
    let solver = Solver::new();
    let mut traces = classic_puzzles().map(|example| solver.trace(&example.puzzle));
    let found = traces.find_map(|trace| {
        let number = trace.steps.iter().position(|step| !step.cases.is_empty())?;
        Some((trace.candidates_before(classic(), number), trace.steps[number].clone()))
    });
    found.expect("a trial")
}

fn check(name: &str, tell: impl Fn(&Locale) -> String) {
    for tag in Locale::languages() {
        let locale = Locale::new(tag).expect("a language");
        insta::assert_snapshot!(format!("{name}-{tag}"), tell(&locale));
    }
}

#[test]
fn why_e7() {
    check("why-e7", |locale| told_why(locale, "E7"));
}

#[test]
fn why_a_given() {
    check("why-a-given", |locale| told_why(locale, "A1"));
}

#[test]
fn why_not_a_digit() {
    let trace = Solver::new().trace(EXAMPLE);
    let told = |locale: &Locale| {
        let answers = [("E7", 8), ("A1", 2), ("C1", 3)].map(|(cell, digit)| {
            let cell = parse_cell(cell, classic().dimensions()).expect("a cell");
            let not = why_not_there(&trace, cell, Digit::new(digit - 1));
            format!("{} {}", locale.say(&not.question), told(locale, &not).join(" "))
        });
        answers.join("\n")
    };
    check("why-not", told);
}

fn why_not_there(trace: &duvod::proof::Trace, cell: duvod::grid::Cell, digit: Digit) -> Why {
    why_not(classic(), trace, cell, digit).expect("a digit that is not there")
}

#[test]
fn one_step_of_each_rule() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots/rules");
    settings.set_prepend_module_to_snapshot(false);
    let languages = languages();
    settings.bind(|| {
        for rule in knowledge().rules().filter(|rule| rule.body.is_for(classic())) {
            let shown = in_an_example(rule);
            let told = languages.iter().map(|locale| told_of(rule, &shown, locale));
            let told: Vec<String> = told.collect();
            insta::assert_snapshot!(rule.id.as_str(), told.join("\n"));
        }
    });
}

#[test]
fn no_snapshot_is_of_a_rule_that_is_no_more() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/rules");
    for entry in fs::read_dir(folder).expect("the snapshots of rules") {
        let path = entry.expect("an entry").path();
        let id = path.file_stem().expect("a name").to_string_lossy();
        assert!(knowledge().rules().any(|rule| rule.id.as_str() == id), "{}", path.display());
    }
}
