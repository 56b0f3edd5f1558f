//! Every line of an acceptance library whose rules find what they should is confirmed when its code is named as the
//! reason of a move, also where several rules share the code.

mod support;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use duvod::grid::Board;
use duvod::inference::{Engine, Options};
use duvod::knowledge::Rule;
use duvod::laboratory::{Case, Judge, Verdict, read_library};
use duvod::search::{Search, Verdict as Solutions};
use duvod::session::{Coach, NamedRules};
use duvod::shortest::Finder;
use support::{classic, knowledge};

/// Where a library may be, if there is one.
const LIBRARIES: [&str; 2] =
    ["../shared/acceptance/techniques.txt", "../../shared/acceptance/techniques.txt"];

fn library() -> Option<Vec<Case>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = LIBRARIES.map(|path| root.join(path)).into_iter().find(|path| path.exists())?;
    let text = std::fs::read_to_string(path).expect("a library");
    Some(read_library(&text, classic()).expect("a library"))
}

fn coach() -> Coach {
    let options = Options::default();
    let engine = Engine::new(knowledge(), classic(), &options).expect("the default profile");
    let finder = Finder::new(knowledge(), classic(), &options).expect("the default profile");
    Coach::new(Arc::new(engine), Arc::new(Search::new(classic())), Arc::new(finder))
}

/// Whether the givens of a case have one solution, so that moves in it can be judged.
fn can_be_judged(case: &Case) -> bool {
    let givens = Board::from_givens(classic().cell_count(), case.state.board.givens());
    matches!(Search::new(classic()).verdict(&givens), Solutions::One(_))
}

#[test]
fn what_a_rule_of_a_code_concludes_is_confirmed_by_the_code() {
    let Some(cases) = library() else { return };
    let profile = knowledge().profile("default").expect("the default profile");
    let (judge, coach) = (Judge::new(knowledge(), classic(), profile), coach());
    let mut by_code: BTreeMap<&str, NamedRules> = BTreeMap::new();
    let (mut moves, mut shared) = (0_usize, 0_usize);
    for case in cases.iter().filter(|case| !case.must_fail() && can_be_judged(case)) {
        let rules: Vec<&Rule> =
            knowledge().rules().filter(|rule| rule.code.as_ref() == Some(&case.code)).collect();
        if judge.judge(case).verdict != Verdict::Passed {
            continue;
        }
        shared += usize::from(rules.len() > 1);
        let named = by_code
            .entry(&case.code)
            .or_insert_with(|| NamedRules::new(knowledge(), classic(), &rules));
        for &fact in &case.facts {
            let critique = coach.critique(&case.state, fact, Some(named)).expect("one solution");
            let told = (case.line, case.name(), fact.print(classic()), &critique.told);
            assert!(critique.judgement.is_yes(), "{told:?}");
            moves += 1;
        }
    }
    assert!(moves > 500 && shared > 20, "{moves} moves, {shared} cases of a shared code");
}
