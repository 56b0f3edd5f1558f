//! `duvod verify`: what was written is accepted (`commands` holds what is said of it); what was changed since is rejected, with
//! what it lacks.

use serde_json::{Map, Value};

use crate::support::EXAMPLE;
use crate::support::program::{command, json, said};

/// Nishio, forcing chains and a cycle.
const NISHIO: &str =
    "81.....7......56...7512.......34......1..6...7.4...96.......8.....2..4165...6..9.";

/// Changes one thing of a trace that shows something.
type Change = fn(&mut Value);

#[test]
fn what_is_false_is_rejected() {
    let of_the_example = ("\"holds\":[58,2]", "\"holds\":[58,4]");
    for (words, (right, wrong)) in [
        (&["explain", EXAMPLE][..], of_the_example),
        (&["why", EXAMPLE, "E7"], of_the_example),
        (&["why", EXAMPLE, "E7", "--shortest"], of_the_example),
        (&["explain", NISHIO, "--profile", "se"], ("explainer-nishio", "explainer-nothing")),
    ] {
        let trace = said(&[words, &["--json"]].concat());
        let changed = trace.replacen(right, wrong, 1);
        assert_ne!(changed, trace, "{words:?}");
        for (trace, status) in [(trace, 0), (changed, 1)] {
            let given = command(&["verify", "-"], &trace);
            assert_eq!(given.status, status, "{words:?}: {}", given.told);
        }
    }
}

#[test]
fn what_is_missing_is_said() {
    let whole = json(&["explain", EXAMPLE]);
    let answer = json(&["why", EXAMPLE, "E7", "--shortest"]);
    let changes: [(&Value, Change, &str); 5] = [
        (&whole, |it| list(&mut it["steps"]).truncate(3), "cells are still empty"),
        (&whole, |it| drop(fields(it).remove("goal")), "does not say what it should show"),
        (&answer, |it| drop(list(&mut it["steps"]).pop()), "should show that cell E7 is 3"),
        (&answer, |it| drop(list(&mut it["goal"]["givens"]).pop()), "are not enough"),
        (&answer, |it| it["goal"]["effort"]["cost"] = 1.into(), "the effort is"),
    ];
    for (trace, change, expected) in changes {
        let mut trace = trace.clone();
        change(&mut trace);
        let given = command(&["verify", "-"], &trace.to_string());
        assert!(given.status == 1 && given.told.contains(expected), "{expected}: {}", given.told);
    }
}

fn fields(value: &mut Value) -> &mut Map<String, Value> {
    value.as_object_mut().expect("an object")
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}
