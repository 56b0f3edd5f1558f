//! What the program tells, read by people before it was accepted: explanations in both languages.

mod support;

use std::collections::BTreeSet;

use duvod::explanation::{procedure, result, rule_name, stands_on, why, why_not};
use duvod::grid::{Digit, parse_cell};
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::proof::RuleId;
use support::{EXAMPLE, Solver, classic, knowledge};

/// The answer for a cell of the example, as the command line tells it.
fn told_why(locale: &Locale, cell: &str) -> String {
    let trace = Solver::new().trace(EXAMPLE);
    let cell = parse_cell(cell, classic().side()).expect("a cell");
    let why = why(classic(), &trace, cell).expect("a solved cell");
    let mut text = vec![locale.say(&why.question)];
    text.extend(why.paragraph.iter().map(|part| locale.say(part)));
    for line in &why.lines {
        text.push(format!("{}. {}", line.step + 1, locale.say(&line.sentence)));
    }
    text.push(locale.say(&stands_on(classic(), &why.givens, trace.start.givens.len())));
    text.join("\n")
}

/// The first step by each rule, over all examples, as its sentence.
fn each_rule_once(locale: &Locale) -> String {
    let solver = Solver::new();
    let mut seen: BTreeSet<RuleId> = BTreeSet::new();
    let mut text = Vec::new();
    for example in knowledge().puzzles().iter().take(12) {
        let trace = solver.trace(&example.puzzle);
        for (told, step) in procedure(classic(), &trace).iter().zip(&trace.steps) {
            if seen.insert(told.rule) {
                let name = locale.say(&rule_name(told.rule));
                let says = locale.say(&Message::new(format!("rule-{}.says", told.rule)));
                let outcome = locale.say(&result(classic(), step));
                text.push(format!("{name}: {outcome}\n  {says}\n  {}", locale.say(&told.sentence)));
            }
        }
    }
    text.sort();
    text.join("\n")
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
            let cell = parse_cell(cell, classic().side()).expect("a cell");
            let not = why_not_there(&trace, cell, Digit::new(digit - 1));
            let parts = not.paragraph.iter().map(|part| locale.say(part)).collect::<Vec<_>>();
            format!("{} {}", locale.say(&not.question), parts.join(" "))
        });
        answers.join("\n")
    };
    check("why-not", told);
}

fn why_not_there(
    trace: &duvod::proof::Trace,
    cell: duvod::grid::Cell,
    digit: Digit,
) -> duvod::explanation::WhyNot {
    why_not(classic(), trace, cell, digit).expect("a digit that is not there")
}

#[test]
fn one_step_of_each_rule() {
    check("rules", each_rule_once);
}
