//! Tests of the knowledge base as it is, and of files that are wrong.

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
    assert_eq!((classic.side(), classic.cell_count()), (9, 81));
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
                    id, code, aliases, specialises, level, cost, se, assumes_unique, body, \
                    examples, counterexamples";
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
        "profiles/own.ron:1:1: there is no rule \"no-such-rule\"",
    );
    let expected =
        "own.ron:1:1: the file is in none of the folders grids, rules, profiles and examples";
    check_error("own.ron", "", expected);
}

#[test]
fn a_general_rule_may_not_come_first() {
    let profile = r#"Profile(name: "own", rules: ["naked-single", "full-house"])"#;
    let expected = "profiles/own.ron:1:1: \"full-house\" must stand before the more general \
                    \"naked-single\"";
    check_error("profiles/own.ron", profile, expected);
}
