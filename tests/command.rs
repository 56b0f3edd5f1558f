//! What the command line says, as far as a table of commands (`commands`) cannot hold it.

use crate::support::program::{Given, command, program, said, started};
use duvod::proof::{Fact, RuleId};

/// A line of a library: the first example of a rule, under a code.
pub(crate) fn case(code: &str, rule: &str) -> String {
    let rule = crate::support::knowledge().rule(RuleId::new(rule)).expect("the rule");
    let example = rule.examples.first().expect("an example");
    let colon = if example.state.contains(':') { "" } else { ":" };
    let facts: Vec<Fact> =
        Fact::parse_all(&example.concludes, crate::support::classic()).expect("facts");
    let triples = facts.iter().map(|fact| {
        let (row, column) = (fact.cell().index() / 9 + 1, fact.cell().index() % 9 + 1);
        format!("{}{row}{column}", fact.digit().index() + 1)
    });
    let triples = triples.collect::<Vec<_>>().join(" ");
    match facts[0] {
        Fact::Absent(..) => format!(":{code}::{}{colon}:{triples}::\n", example.state),
        Fact::Holds(..) => format!(":{code}::{}{colon}::{triples}:\n", example.state),
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    assert!(said(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_one_line_points_to_the_command_line() {
    let mut program = program(&["--lang", "en"]);
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        let _ = program.env_remove(display);
    }
    let Given { status, errors, .. } = started(&mut program, "");
    assert_eq!((status, errors.lines().count()), (2, 1), "{errors}");
    assert!(errors.contains("duvod --help"), "{errors}");
}

#[test]
fn a_long_trial_is_laid_out_one_step_below_the_other() {
    // The Easter Monster.
    let puzzle =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let below = "set out below in";
    let told = said(&["why", puzzle, "B1", "--shortest"]);
    let trial = told.lines().find(|line| line.contains(below)).expect("a long trial");
    assert!(trial.starts_with("   Suppose "), "{trial}");
    assert!(
        trial.contains(" After these steps, ") && trial.contains(" That cannot be, so "),
        "{trial}"
    );
    // As many steps follow as are announced, one after the other, digits that follow one another on one line.
    let (_, count) = trial.split_once(below).expect("a count");
    let count: usize = count.split_whitespace().next().and_then(|n| n.parse().ok()).expect("it");
    let after = told.lines().skip_while(|line| *line != trial).skip(1);
    let laid_out = after.take_while(|line| line.starts_with("   "));
    let mut next = 1;
    for line in laid_out.filter(|line| !line.starts_with("    ")) {
        let label = line.split_whitespace().next().expect("a number").trim_end_matches('.');
        let (_, numbers) = label.split_once('.').expect("a number within the step");
        let (first, last) = numbers.split_once('–').unwrap_or((numbers, numbers));
        let number = |text: &str| text.parse::<usize>().expect("a number");
        assert!(number(first) == next && number(last) >= next, "{line}");
        next = number(last) + 1;
    }
    assert_eq!(next, count + 1, "{told}");
}

#[test]
fn instances_are_counted_in_every_state() {
    let library = case("0200", "naked-pair");
    let counts = |library: &str| -> Vec<(String, u64)> {
        let given = command(&["rules", "test", "-", "--instances"], library);
        assert_eq!(given.status, 0, "{}", given.errors);
        let rows = given.told.lines().map(|line| line.split_once(' ').expect("two columns"));
        rows.map(|(id, count)| (id.to_owned(), count.trim().parse().expect("a number"))).collect()
    };
    let (once, twice) = (counts(&library), counts(&library.repeat(2)));
    assert!(once.is_sorted() && once.iter().any(|(id, count)| id == "naked-pair" && *count > 0));
    assert_eq!(once.iter().find(|(id, _)| id == "trial"), None);
    let doubled: Vec<_> = once.into_iter().map(|(id, count)| (id, 2 * count)).collect();
    assert_eq!(doubled, twice);
}
