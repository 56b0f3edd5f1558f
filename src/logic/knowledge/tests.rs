//! Tests of the knowledge base as it is, and of files that are wrong.

use std::collections::BTreeSet;

use super::*;

fn extra(path: &str, text: &str) -> Result<Knowledge, KnowledgeError> {
    Knowledge::with_files(&[(path.to_owned(), text.to_owned())])
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

/// Files with one fault each; the head of the file says how they are written.
const FAULTS: &str = include_str!("faults.txt");

#[test]
fn faults_of_files_are_told_with_their_place() {
    for line in FAULTS.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [path, text, expected] = fields[..] else { panic!("{line}") };
        let error = extra(path, &text.replace("\\n", "\n")).map(|_| ()).expect_err(line);
        assert_eq!(error.to_string(), format!("{path}:{expected}"), "{line}");
    }
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
fn rules_do_not_come_back_to_themselves_by_way_of_others() {
    let trial = |id: &str, inside: &str| {
        let body = format!("Trial(depth: 1, inside: [\"{inside}\"], budget: 5)");
        let text = format!("Rule(id: \"{id}\", level: easy, cost: 1,\n body: {body})");
        (format!("rules/forcing/{id}.ron"), text)
    };
    let error = Knowledge::with_files(&[trial("aa", "bb"), trial("bb", "cc"), trial("cc", "aa")]);
    let error = error.map(|_| ()).expect_err("a circle").to_string();
    assert_eq!(error, "rules/forcing/aa.ron:1:10: \"aa\" comes back to itself");
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
