//! Tests of the knowledge base as it is, and of files that are wrong.

use std::collections::BTreeSet;

use super::*;

fn extra(path: &str, text: &str) -> Result<Knowledge, KnowledgeError> {
    Knowledge::with_files(&[(path.to_owned(), text.to_owned())])
}

fn check_error(path: &str, text: &str, expected: &str) {
    let error = extra(path, text).map(|_| ()).expect_err("the file is wrong");
    assert_eq!(error.to_string(), expected);
}

const RULE: &str = "rules/cover/own-pair.ron";

#[test]
fn the_embedded_knowledge_is_whole() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let classic = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
    assert_eq!((classic.digit_count(), classic.cell_count()), (9, 81));
    let default = knowledge.profile(DEFAULT_PROFILE).expect("the default profile");
    assert_eq!(knowledge.rules_of(default).count(), default.rules.len());
}

#[test]
fn every_rule_lies_in_the_folder_of_its_family() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for rule in knowledge.rules() {
        let path = format!("rules/{}/{}.ron", rule.body.family(), rule.id);
        assert!(FILES.iter().any(|(file, _)| *file == path), "{path}");
    }
}

#[test]
fn a_users_rule_is_added() {
    let text = r#"Rule(id: "own-pair", level: easy, cost: 1,
        body: Cover(size: 2, view: Naked(houses: [row])))"#;
    let knowledge = extra(RULE, text).expect("a rule of one's own");
    assert_eq!(knowledge.rule(RuleId::new("own-pair")).map(|rule| rule.cost), Some(1));
}

#[test]
fn the_body_is_kept_as_its_file_gives_it() {
    let text = "Rule(\n    id: \"own-pair\",\n    level: easy,\n    cost: 1,\n    body: Cover(\n        \
                size: 2, // a pair\n        view: Naked(houses: [row]),\n    ),\n)";
    let knowledge = extra(RULE, text).expect("a rule of one's own");
    let body = knowledge.rule(RuleId::new("own-pair")).map(|rule| rule.body_text.as_str());
    let expected = "Cover(\n    size: 2, // a pair\n    view: Naked(houses: [row]),\n)";
    assert_eq!(body, Some(expected));
}

#[test]
fn an_unknown_field_is_named_with_its_place() {
    let text = "Rule(\n    id: \"own-pair\",\n    colour: \"red\",\n)";
    let expected = "rules/cover/own-pair.ron:3:5: unknown \"colour\"; expected one of \
                    id, code, aliases, specialises, covered_by, level, cost, se, assumes_unique, body, \
                    examples, counterexamples, puzzles";
    check_error(RULE, text, expected);
}

#[test]
fn an_unknown_choice_is_named_with_its_place() {
    let text = "Rule(id: \"own-pair\", level: simple)";
    let expected = "rules/cover/own-pair.ron:1:29: unknown \"simple\"; expected one of \
                    easy, medium, hard, unfair, extreme";
    check_error(RULE, text, expected);
}

#[test]
fn a_wrong_value_is_named_with_its_field() {
    let text = "Rule(id: \"own-pair\", level: easy,\n  cost: \"much\")";
    let expected = "rules/cover/own-pair.ron:2:9: the field \"cost\" is wrong: Expected integer";
    check_error(RULE, text, expected);
}

#[test]
fn a_missing_field_is_named() {
    let text = "Rule(id: \"own-pair\", level: easy, cost: 4)";
    check_error(RULE, text, "rules/cover/own-pair.ron:1:42: the field \"body\" is missing");
}

#[test]
fn names_must_agree() {
    let body = "body: Cover(size: 2, view: Naked(houses: [row]))";
    let rule = |id: &str| format!("Rule(id: \"{id}\", level: easy, cost: 1, {body})");
    let expected = "rules/cover/own-pair.ron:1:1: the name \"other\" is not the file's name";
    check_error(RULE, &rule("other"), expected);
    let profile = "Profile(name: \"own\", rules: [\"no-such-rule\"])";
    check_error(
        "profiles/own.ron",
        profile,
        "profiles/own.ron:1:30: there is no rule \"no-such-rule\"",
    );
    let expected =
        "own.ron:1:1: the file is in none of the folders grids, rules, profiles and examples";
    check_error("own.ron", "", expected);
}

#[test]
fn a_general_rule_may_not_come_first() {
    let profile = r#"Profile(name: "own", rules: ["naked-single", "full-house"])"#;
    let expected = "profiles/own.ron:1:46: \"full-house\" must stand before the more general \
                    \"naked-single\"";
    check_error("profiles/own.ron", profile, expected);
}

#[test]
fn a_rule_that_supposes_something_comes_last() {
    let profile = r#"Profile(name: "own", rules: ["trial", "naked-single"])"#;
    let expected = "profiles/own.ron:1:30: \"trial\", which supposes something, must stand after \
                    \"naked-single\"";
    check_error("profiles/own.ron", profile, expected);
}

fn profile_error(text: &str, expected: &str) {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let read = knowledge.read_profile("own.ron", text);
    assert_eq!(read.expect_err("the file is wrong").to_string(), expected);
}

#[test]
fn a_profile_is_written_and_read_back() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let off = ["naked-pair", "trial"].map(RuleId::new).into_iter().collect();
    for profile in knowledge.profiles() {
        for name in ["own", "moje „zkouška“ \"1\"", "back\\slash"] {
            let own = Profile::new(name, profile.listed.clone(), &off);
            let text = own.text().expect("a text");
            assert!(text.starts_with("Profile(\n"), "{text}");
            let read = knowledge.read_profile(&format!("{name}.ron"), &text);
            assert_eq!(read.expect("the same"), own);
        }
    }
}

#[test]
fn what_is_wrong_with_a_users_profile_is_told_with_its_place() {
    let text = "Profile(\n    name: \"own\",\n    rules: [\n        \"naked-single\",\n        \"full-house\",\n    ],\n)";
    let expected =
        "own.ron:5:9: \"full-house\" must stand before the more general \"naked-single\"";
    profile_error(text, expected);
    profile_error(
        "Profile(name: \"own\",\n rules: [\"no-such-rule\"])",
        "own.ron:2:10: there is no rule \"no-such-rule\"",
    );
    profile_error(
        "Profile(name: \"own\",\n rules: [\"trial\", \"trial\"])",
        "own.ron:2:19: \"trial\" is there twice",
    );
    profile_error(
        "Profile(name: \"other\", rules: [])",
        "own.ron:1:1: the name \"other\" is not the file's name",
    );
    let lost = "Profile(name: \"own\", rules: [\"trial\"], off: [\"full-house\"])";
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let error = knowledge.read_profile("own.ron", lost).expect_err("what is off is not listed");
    assert!(error.to_string().contains("is off and not in the list"), "{error}");
    assert!(knowledge.read_profile("own.ron", "Profile(name: \"own\"").is_err());
}

#[test]
fn a_profile_is_taken_and_forgotten() {
    let mut knowledge = Knowledge::embedded().expect("the embedded knowledge").clone();
    let own = Profile::new("own", vec![RuleId::new("naked-single")], &BTreeSet::default());
    knowledge.put_profile(own.clone()).expect("a profile");
    assert_eq!(knowledge.profile("own"), Some(&own));
    assert!(knowledge.remove_profile("own") && !knowledge.remove_profile("own"));
    let wrong = Profile { listed: ["trial", "full-house"].map(RuleId::new).to_vec(), ..own };
    assert!(knowledge.put_profile(wrong).is_err());
}

#[test]
fn numbers_of_rules_have_bounds() {
    for (family, body, expected) in [
        (
            "cover",
            "Cover(size: 200, view: Naked(houses: [row]))",
            "15: the field \"size\" is 200; expected 1 to 12",
        ),
        (
            "cover",
            "Cover(size: 0, view: Fish(mix: basic, fins: none))",
            "15: the field \"size\" is 0; expected 1 to 12",
        ),
        ("als", "Als(Chain(fewest: 9, most: 4))", "19: the field \"fewest\" is 9; expected 2 to 4"),
        ("als", "Als(Exclusion(cells: 5))", "23: the field \"cells\" is 5; expected 2 to 3"),
        ("als", "Als(Bent(size: 99))", "18: the field \"size\" is 99; expected 3 to 12"),
        ("link", "Link(Wing(cells: 1))", "19: the field \"cells\" is 1; expected 3 to 12"),
        (
            "link",
            "Link(OddRing(longest: 18446744073709551615))",
            "22: the field \"longest\" is 18446744073709551615; expected 3 to 13",
        ),
        ("link", "Link(Pattern(paths: [[]]))", "22: the field \"paths\" is 0; expected 1 to 9"),
        (
            "link",
            "Link(Colours(nets: 3, find: trap))",
            "22: the field \"nets\" is 3; expected 1 to 2",
        ),
        (
            "forcing",
            "Trial(depth: 99, inside: [], budget: 1)",
            "15: the field \"depth\" is 99; expected 1 to 8",
        ),
        (
            "forcing",
            "Trial(depth: 1, inside: [], budget: 0)",
            "37: the field \"budget\" is 0; expected 1 to 1000000000",
        ),
    ] {
        let path = format!("rules/{family}/own.ron");
        let text = format!("Rule(id: \"own\", level: easy, cost: 1,\n  body: {body})");
        check_error(&path, &text, &format!("{path}:2:{expected}"));
    }
}

#[test]
fn a_rule_has_an_id_and_lies_where_its_family_does() {
    let body = "body: Cover(size: 2, view: Naked(houses: [row]))";
    let rule = |id: &str| format!("Rule(id: \"{id}\", level: easy, cost: 1, {body})");
    for id in ["Own", "9own", "own rule", "ö"] {
        let path = format!("rules/cover/{id}.ron");
        let expected = format!(
            "{path}:1:6: {id:?} is no id: small letters, figures and hyphens, a letter first"
        );
        check_error(&path, &rule(id), &expected);
    }
    let expected = "rules/link/own.ron:1:39: the rule belongs into the folder rules/cover";
    check_error("rules/link/own.ron", &rule("own"), expected);
    let again = "rules/link/naked-pair.ron";
    check_error(
        again,
        &rule("naked-pair"),
        &format!("{again}:1:46: the rule belongs into the folder rules/cover"),
    );
}

#[test]
fn a_rule_does_not_come_back_to_itself() {
    let trial = |id: &str, inside: &str| {
        let body = format!("Trial(depth: 1, inside: [\"{inside}\"], budget: 5)");
        (
            format!("rules/forcing/{id}.ron"),
            format!("Rule(id: \"{id}\", level: easy, cost: 1,\n body: {body})"),
        )
    };
    let (path, text) = trial("aa", "aa");
    check_error(&path, &text, "rules/forcing/aa.ron:2:33: \"aa\" comes back to itself");
    let error = Knowledge::with_files(&[trial("aa", "bb"), trial("bb", "cc"), trial("cc", "aa")]);
    let error = error.map(|_| ()).expect_err("a circle").to_string();
    assert_eq!(error, "rules/forcing/aa.ron:1:10: \"aa\" comes back to itself");
    let text = "Rule(id: \"own\", specialises: [\"own\"], level: easy, cost: 1,\n body: Uniqueness(pattern: grave, escapes: []))";
    check_error(
        "rules/uniqueness/own.ron",
        text,
        "rules/uniqueness/own.ron:1:31: \"own\" comes back to itself",
    );
    let missing = trial("aa", "nothing");
    check_error(&missing.0, &missing.1, "rules/forcing/aa.ron:2:33: there is no rule \"nothing\"");
}

#[test]
fn blocks_whose_product_is_too_large_are_no_blocks() {
    let text = "Grid(name: \"own\", symbols: \"1234\", block_width: 4294967298, block_height: 9223372036854775808)";
    let error = extra("grids/own.ron", text).map(|_| ()).expect_err("no grid");
    assert!(matches!(error.problem, Problem::Grid(_)), "{error}");
}

#[test]
fn what_is_nested_without_end_is_refused() {
    let text = format!("Rule(id: \"own\", level: easy, cost: 1, body: {}", "Als(".repeat(100_000));
    assert!(extra("rules/als/own.ron", &text).is_err());
}
