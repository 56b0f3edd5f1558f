//! Rules that no puzzle needs, since others before them conclude all that they do.

use crate::grid::Geometry;
use crate::knowledge::{Body, Rule};
use crate::proof::RuleId;

/// The rules among these that together conclude whatever this one does; none if it may be needed.
pub(super) fn needless_after(geometry: &Geometry, rule: &Rule, before: &[&Rule]) -> Vec<RuleId> {
    if let Some(other) = before.iter().find(|other| concludes_all_of(other, rule)) {
        return vec![other.id];
    }
    let is_before = |id: &RuleId| before.iter().any(|other| other.id == *id);
    let is_covered = geometry.is_classic() && rule.covered_by.iter().all(is_before);
    if is_covered { rule.covered_by.clone() } else { Vec::new() }
}

/// Whether a rule, asked without the other, concludes whatever the other does: that is a case of it, or both go along the
/// same chains.
fn concludes_all_of(rule: &Rule, other: &Rule) -> bool {
    other.specialises.contains(&rule.id)
        || match (&rule.body, &other.body) {
            (Body::Link(one), Body::Link(other)) => one.tells_all_of(other),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::generator::easier_rules;
    use crate::grid::{Candidates, StateText};
    use crate::inference::{Engine, Hints, Options, Request};
    use crate::knowledge::{Knowledge, Level};
    use crate::proof::{Fact, Known, Start, Step};

    fn facts(engine: &Engine, candidates: &Candidates) -> BTreeSet<Fact> {
        let steps = engine.every(candidates, Hints::default());
        steps.iter().flat_map(Step::facts).collect()
    }

    /// What rules leave of a state.
    fn left(geometry: &Geometry, engine: &Engine, state: &StateText) -> StateText {
        let trace = engine.solve(Request::new(&Start::from_state(state), Hints::default()));
        let end = trace.steps.len();
        let candidates = trace.candidates_before(geometry, end);
        StateText::of_candidates(geometry, trace.board_before(geometry, end), &candidates)
    }

    /// States to try it in: what the rules up to medium leave of the states that rules come with, and of puzzles, if there are
    /// some beside the project.
    fn states(knowledge: &Knowledge, geometry: &Geometry) -> Vec<StateText> {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/puzzles/top1465.txt");
        let text = std::fs::read_to_string(file).unwrap_or_else(|_| {
            eprintln!("without the puzzles of {file}, which is not there");
            String::new()
        });
        let every = if std::env::var_os("DUVOD_EVERY").is_some() { 1 } else { 10 };
        let lines = text.lines().filter(|line| !line.starts_with('#')).step_by(every);
        let examples = knowledge.rules().flat_map(|rule| &rule.examples);
        let states = lines.chain(examples.map(|one| one.state.as_str()));
        let medium = knowledge.rules().filter(|rule| rule.level <= Level::Medium);
        let medium = Engine::with_rules(knowledge, geometry, &medium.collect::<Vec<_>>());
        let states = states.filter_map(|text| StateText::parse(text, geometry).ok());
        states.map(|state| left(geometry, &medium, &state)).collect()
    }

    #[test]
    fn what_is_said_to_be_needless_concludes_nothing_of_its_own() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid("9x9").expect("the classic grid");
        let states = states(knowledge, geometry);
        let covered = knowledge.rules().filter(|rule| !rule.covered_by.is_empty());
        for rule in covered {
            let only = Engine::with_rules(knowledge, geometry, &[rule]);
            let known = |id: &RuleId| knowledge.rule(*id).expect("a rule");
            let others: Vec<&Rule> = rule.covered_by.iter().map(known).collect();
            let others = Engine::with_rules(knowledge, geometry, &others);
            let mut concluded = 0;
            for state in &states {
                let candidates = state.candidates(geometry);
                let found = facts(&only, &candidates);
                if !found.is_empty() {
                    concluded += found.len();
                    let end = left(geometry, &others, state).candidates(geometry);
                    let known = Known::from_candidates(geometry, &end);
                    let rest: Vec<Fact> =
                        found.into_iter().filter(|fact| !known.has(*fact)).collect();
                    assert!(rest.is_empty(), "{}: {rest:?} in {}", rule.id, state.print(geometry));
                }
            }
            eprintln!("{}: {concluded} conclusions in {} states", rule.id, states.len());
            assert!(concluded >= 3, "{} concludes {concluded}", rule.id);
        }
    }

    #[test]
    fn only_where_all_of_them_come_before_it_is_a_rule_needless() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid("9x9").expect("the classic grid");
        let rule = knowledge.rule(RuleId::new("finned-franken-x-wing")).expect("a rule");
        let mut before = easier_rules(knowledge, &Options::default(), rule).expect("a profile");
        assert_eq!(needless_after(geometry, rule, &before), rule.covered_by);
        before.retain(|other| other.id != rule.covered_by[0]);
        assert!(needless_after(geometry, rule, &before).is_empty());
    }
}
