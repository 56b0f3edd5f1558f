//! `duvod explain --profile se`: the steps of Sudoku Explainer as a user meets them.

use crate::support::program::duvod_reading;

/// Nishio, forcing chains and a cycle.
const PUZZLE: &str =
    "81.....7......56...7512.......34......1..6...7.4...96.......8.....2..4165...6..9.";

/// What a command says that ends with 0.
fn said(arguments: &[&str], input: &str) -> String {
    let output = duvod_reading(arguments, input);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {told}");
    told
}

#[test]
fn each_step_has_its_technique_and_its_rating() {
    let english = said(&["explain", PUZZLE, "--profile", "se", "--lang", "en"], "");
    let czech = said(&["explain", PUZZLE, "--profile", "se", "--lang", "cs"], "");
    for (told, parts) in [
        (
            &english,
            [
                "Hidden single (1.2)",
                "Nishio forcing chains (7.6)",
                "without a guess",
                "ER 7.6, EP 1.2, ED 1.2",
            ],
        ),
        (
            &czech,
            ["Jediné ve skupině (1,2)", "Nishio (7,6)", "bez hádání", "ER 7,6; EP 1,2; ED 1,2"],
        ),
    ] {
        for part in parts {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
    let terse = said(&["explain", PUZZLE, "--profile", "se", "--style", "terse"], "");
    assert!(terse.contains(". 7.6 Nishio forcing chains: "), "{terse}");
}

#[test]
fn the_trace_is_verified_and_its_steps_are_drawn() {
    let trace = said(&["explain", PUZZLE, "--profile", "se", "--json"], "");
    let verified = said(&["verify", "-", "--lang", "en"], &trace);
    assert!(verified.contains("digit of every cell"), "{verified}");
    let unknown = trace.replace("explainer-nishio", "explainer-nothing");
    assert_ne!(unknown, trace);
    assert_eq!(duvod_reading(&["verify", "-"], &unknown).status.code(), Some(1));
    let step = trace.matches("explainer-hidden-single").count();
    assert!(step > 0);
    let picture = said(&["export", PUZZLE, "--profile", "se", "--step", "9"], "");
    assert!(picture.starts_with("<svg "));
}

#[test]
fn why_stands_on_its_steps_and_a_batch_counts_them() {
    for (language, hardest) in
        [("en", "The hardest rule in this proof is Nishio"), ("cs", "je „Nishio“")]
    {
        let why = said(&["why", PUZZLE, "E5", "--profile", "se", "--lang", language], "");
        assert!(why.contains(hardest), "{why}");
    }
    let trace = said(&["why", PUZZLE, "E5", "--profile", "se", "--json"], "");
    assert!(trace.contains("explainer-nishio"), "{trace}");
    let verified = said(&["verify", "-", "--lang", "en"], &trace);
    assert!(verified.contains("8 in E5"), "{verified}");
    let batch = ["batch", "--do", "explain", "--profile", "se"];
    let steps = said(&["explain", PUZZLE, "--profile", "se", "--style", "terse"], "");
    let nishio = steps.matches(" 7.6 Nishio").count();
    let counted = said(&batch, PUZZLE);
    assert!(counted.contains(&format!("\"explainer-nishio\":{nishio}")), "{counted}");
    assert!(counted.contains("\"er\":7.6") && !counted.contains("\"score\""), "{counted}");
}

#[test]
fn without_uniqueness_and_on_other_grids_the_profile_is_a_list_of_rules() {
    let told = said(&["explain", PUZZLE, "--profile", "se", "--no-uniqueness", "--lang", "en"], "");
    assert!(!told.contains("(1.2)") && told.contains("Hidden single in a block"), "{told}");
}
