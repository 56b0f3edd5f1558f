//! The same on the grids beside the classic one: on every bundled one and on those put together.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{compare_fish, compare_locked, compare_sets, fish_rules, locked_rules, set_rules};
use crate::support::grids;
use crate::support::share::{Share, sampled};
use duvod::grid::Geometry;
use duvod::knowledge::{Cover, Mix, Rule};
use duvod::proof::{RuleId, Start};

/// The most groups that the naive finder of fish counts.
const MOST_GROUPS: usize = 63;

/// How often each rule was found, and on how many grids.
#[derive(Default)]
struct Counts(BTreeMap<RuleId, BTreeMap<String, usize>>);

impl Counts {
    fn add(&mut self, rule: &Rule, grid: &Geometry, count: usize) {
        let of_rule = self.0.entry(rule.id).or_default();
        *of_rule.entry(grid.name().to_owned()).or_default() += count;
    }

    /// Says how often; each must be there, and this one on so many grids.
    fn hold(&self, rules: impl Iterator<Item = &'static Rule>, least: usize) {
        for rule in rules {
            let of_rule = self.0.get(&rule.id);
            let grids = of_rule.iter().flat_map(|grids| grids.values()).filter(|count| **count > 0);
            let grids = grids.count();
            println!("{}: {} on {grids} grids", rule.id, of_rule.map_or(0, |it| it.values().sum()));
            assert!(grids >= least, "{} is on {grids} grids", rule.id);
        }
    }
}

/// The states in which one of these rules is known to conclude something, and a share of the others; of grids with so many rows
/// at most.
fn states(
    share: Share,
    rules: impl Iterator<Item = &'static Rule>,
    rows: usize,
) -> impl Iterator<Item = (Arc<Geometry>, Vec<Start>)> {
    let own: Vec<&str> = rules.map(|rule| rule.id.as_str()).collect();
    let states = grids::states_of(share, |id| own.contains(&id));
    states.into_iter().filter(move |(grid, _)| grid.row_count() <= rows)
}

type Compare = fn(&Geometry, &Rule, &Cover, &Start) -> usize;

/// Compares these rules with the naive ones.
fn compare(
    share: Share,
    rules: &[(&'static Rule, &'static Cover)],
    rows: usize,
    compare: Compare,
) -> Counts {
    let mut counts = Counts::default();
    for (grid, starts) in states(share, rules.iter().map(|(rule, _)| *rule), rows) {
        for &(rule, cover) in rules {
            let found = starts.iter().map(|start| compare(&grid, rule, cover, start));
            counts.add(rule, &grid, found.sum());
        }
    }
    counts
}

sampled!(naked_and_hidden_sets_on_every_grid, one of 16);

fn naked_and_hidden_sets_on_every_grid(share: Share) {
    let rules: Vec<_> = set_rules().filter(|(_, cover)| cover.size <= 5).collect();
    let counts = compare(share, &rules, 12, compare_sets);
    let frequent = rules.iter().filter(|(_, cover)| cover.size <= 3).map(|(rule, _)| *rule);
    counts.hold(frequent, 3);
}

sampled!(locked_candidates_on_every_grid, one of 16);

fn locked_candidates_on_every_grid(share: Share) {
    let rules: Vec<_> = locked_rules().collect();
    compare(share, &rules, 16, compare_locked).hold(rules.iter().map(|(rule, _)| *rule), 3);
}

sampled!(fish_on_every_grid, one of 32);

fn fish_on_every_grid(share: Share) {
    // On how many rows at most: the naive finder tries all choices.
    let reach = [
        (Mix::Basic, 2, 10),
        (Mix::Basic, 3, 10),
        (Mix::Basic, 4, 9),
        (Mix::Franken, 2, 9),
        (Mix::Franken, 3, 6),
        (Mix::Mutant, 2, 9),
        (Mix::Mutant, 3, 4),
    ];
    for (mix, size, rows) in reach {
        let rules = fish_rules(size, mix);
        let mut counts = Counts::default();
        let states = states(share, rules.iter().map(|(rule, ..)| *rule), rows);
        for (grid, starts) in states.filter(|(grid, _)| grid.group_count() <= MOST_GROUPS) {
            for start in &starts {
                let found = compare_fish(&grid, (size, mix), &rules, start);
                rules
                    .iter()
                    .zip(found)
                    .for_each(|((rule, ..), count)| counts.add(rule, &grid, count));
            }
        }
        counts.hold(rules.iter().filter(|(.., siamese)| !siamese).map(|(rule, ..)| *rule), 1);
    }
}
