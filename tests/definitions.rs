//! The cover rules against a naive finder that is written straight from their definitions, on hundreds of
//! states of the classic grid and some of every other: every instance is there, no other is, and each passes the
//! independent checker.

mod grids;

use std::collections::BTreeSet;

use crate::naive::{Fish, Set, Waters};
use crate::support::share::{Share, sampled};
use crate::support::states::{self, is_proved};
use crate::support::{classic, knowledge};
use duvod::checker::Checker;
use duvod::grid::{Candidate, Candidates, CellSet, Digit, DigitSet, Geometry, Group, House};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{Body, Cover, CoverView, Fins, Mix, Rule};
use duvod::proof::{Fact, Role, Start, Statement, Step};

/// The cover rules with their parameters.
fn cover_rules() -> impl Iterator<Item = (&'static Rule, &'static Cover)> {
    knowledge().rules().filter_map(|rule| match &rule.body {
        Body::Cover(cover) => Some((rule, cover)),
        _ => None,
    })
}

/// The states of all examples, and every third one of the ways to the end of the bundled puzzles, as far as
/// small sets lead.
fn states() -> Vec<Start> {
    let small = cover_rules().filter(|(_, cover)| {
        cover.size <= 2 && !matches!(cover.view, CoverView::Fish { .. }) && !cover.direct
    });
    let small: Vec<&Rule> = small.map(|(rule, _)| rule).collect();
    let examples = states::examples(knowledge().rules()).map(|state| Start::from_state(&state));
    examples.chain(states::on_the_ways_of(&small, 3)).collect()
}

/// Every instance of the rule in the state.
fn instances(geometry: &Geometry, rule: &Rule, candidates: &Candidates) -> Vec<Step> {
    let engine = Engine::with_rules(knowledge(), geometry, &[rule]);
    engine.every(candidates, Hints::default())
}

/// What an instance strikes.
fn struck(step: &Step) -> BTreeSet<Candidate> {
    let absent = step.conclusions.iter().filter_map(|end| match end.fact {
        Fact::Absent(cell, digit) => Some(Candidate { cell, digit }),
        Fact::Holds(..) => None,
    });
    absent.collect()
}

fn in_role(step: &Step, role: Role) -> impl Iterator<Item = &Statement> {
    step.claims.iter().filter(move |claim| claim.role == role).map(|claim| &claim.statement)
}

/// The groups of the claims in a role, in order, each once.
fn groups(step: &Step, role: Role) -> Vec<Group> {
    let groups: BTreeSet<Group> = in_role(step, role)
        .filter_map(|statement| match statement {
            Statement::OnlyPlaces { house, .. } => Some(house.group()),
            Statement::AtMostOnce { group, .. } => Some(*group),
            _ => None,
        })
        .collect();
    groups.into_iter().collect()
}

/// The fish that a step tells.
fn told_fish(step: &Step) -> (Digit, Fish) {
    let fins = in_role(step, Role::Fin).fold(CellSet::EMPTY, |fins, statement| match statement {
        Statement::Sees { cells, .. } => fins | *cells,
        _ => fins,
    });
    let targets = struck(step).into_iter().map(|one| one.cell).collect();
    let digit = step.conclusions[0].fact.digit();
    let bases = groups(step, Role::Base).into_iter().map(|base| House::new(base.index()));
    let (bases, covers) = (bases.collect(), groups(step, Role::Cover));
    (digit, Fish { bases, covers, fins, targets })
}

/// Two fish as one.
fn joined(first: &Fish, second: &Fish) -> Fish {
    let covers: BTreeSet<Group> = first.covers.iter().chain(&second.covers).copied().collect();
    Fish {
        bases: first.bases.clone(),
        covers: covers.into_iter().collect(),
        fins: first.fins | second.fins,
        targets: first.targets | second.targets,
    }
}

/// Two fish with fins on the same bases, each with a target of its own. They are called after the first of
/// them.
fn siamese(all: &[(Fins, Fish)], wanted: Fins) -> Vec<Fish> {
    let finned: Vec<&(Fins, Fish)> = all.iter().filter(|(fins, _)| *fins != Fins::None).collect();
    let mut found = Vec::new();
    for (number, (_, first)) in finned.iter().enumerate().filter(|(_, (fins, _))| *fins == wanted) {
        for (_, second) in &finned[number + 1..] {
            let differ = !first.targets.is_subset(&second.targets)
                && !second.targets.is_subset(&first.targets);
            if first.bases == second.bases && differ {
                found.push(joined(first, second));
            }
        }
    }
    found.sort();
    // Two pairs of fish may have the same houses.
    found.dedup();
    found
}

/// Compares the fish of one size and mix with the naive ones; gives how many each of the rules has.
fn compare_fish(
    geometry: &Geometry,
    (size, mix): (usize, Mix),
    rules: &[(&Rule, Fins, bool)],
    start: &Start,
) -> Vec<usize> {
    let candidates = start.candidates(geometry);
    let naive: Vec<Vec<(Fins, Fish)>> = geometry
        .digits()
        .map(|digit| Waters::new(geometry, &candidates, digit).fish(size, mix))
        .collect();
    let compare = |&(rule, fins, joined): &(&Rule, Fins, bool)| {
        let mut found: Vec<(Digit, Fish)> =
            instances(geometry, rule, &candidates).iter().map(told_fish).collect();
        found.sort();
        let of_digit = |all: &Vec<(Fins, Fish)>| {
            if joined {
                return siamese(all, fins);
            }
            all.iter().filter(|(kind, _)| *kind == fins).map(|(_, fish)| fish.clone()).collect()
        };
        let expected: Vec<(Digit, Fish)> = geometry
            .digits()
            .zip(&naive)
            .flat_map(|(digit, all)| of_digit(all).into_iter().map(move |fish| (digit, fish)))
            .collect();
        assert_eq!(found, expected, "{} on {}: {start:?}", rule.id, geometry.name());
        found.len()
    };
    rules.iter().map(compare).collect()
}

/// The rules for fish of this size and mix, with their fins and whether they tell two at once.
fn fish_rules(size: usize, mix: Mix) -> Vec<(&'static Rule, Fins, bool)> {
    let fish = cover_rules().filter_map(|(rule, cover)| match cover.view {
        CoverView::Fish { mix: of, fins, siamese } if of == mix && cover.size == size => {
            Some((rule, fins, siamese))
        }
        _ => None,
    });
    let mut rules: Vec<_> = fish.collect();
    // Where single fish differ, so do pairs.
    rules.sort_by_key(|(.., is_pair)| *is_pair);
    rules
}

sampled!(fish_are_those_of_the_definition, one of 4);

fn fish_are_those_of_the_definition(share: Share) {
    let states = states();
    assert!(states.len() > 300, "{} states", states.len());
    // The naive finder is too slow to look at all sizes in all states. All sizes are looked at in the
    // first examples of the rules, and in one of so many of all states.
    let reach = [
        (Mix::Basic, 2, Some(1)),
        (Mix::Basic, 3, Some(2)),
        (Mix::Basic, 4, Some(7)),
        (Mix::Franken, 2, Some(5)),
        (Mix::Franken, 3, Some(150)),
        (Mix::Mutant, 2, Some(13)),
        (Mix::Mutant, 3, None),
    ];
    for (mix, size, every) in reach {
        let rules = fish_rules(size, mix);
        let mut counts = vec![0; rules.len()];
        let own = rules.iter().filter_map(|&(rule, ..)| states::examples([rule]).next());
        let own = own.map(|state| Start::from_state(&state));
        let some = every.map(|every| states.iter().step_by(every).cloned());
        let some = share.of("states", some.into_iter().flatten());
        for start in own.chain(some) {
            let more = compare_fish(classic(), (size, mix), &rules, &start);
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
        for ((rule, ..), count) in rules.iter().zip(counts) {
            println!("{}: {count}", rule.id);
            assert!(count > 0, "{} is nowhere", rule.id);
        }
    }
}

/// The set that a step tells.
fn told_set(geometry: &Geometry, step: &Step) -> Set {
    let (mut cells, mut digits, mut group) = (CellSet::EMPTY, DigitSet::EMPTY, None);
    for statement in in_role(step, Role::Base) {
        match statement {
            Statement::OnlyDigits { cells: some, digits: held } => {
                (cells, digits) = (*some, *held);
                group = geometry.groups_around(cells).next();
            }
            Statement::OnlyPlaces { house: base, digit, cells: some } => {
                (cells, group) = (*some, Some(base.group()));
                digits.insert(*digit);
            }
            _ => {}
        }
    }
    let group = group.expect("a group around the set");
    Set { cells, digits: digits.bits(), struck: struck(step), group }
}

sampled!(naked_and_hidden_sets_are_those_of_the_definition, one of 4);

fn naked_and_hidden_sets_are_those_of_the_definition(share: Share) {
    let states = share.of("states", states());
    for (rule, cover) in set_rules() {
        let counts = states.iter().map(|start| compare_sets(classic(), rule, cover, start));
        assert!(counts.sum::<usize>() > 0, "{} is nowhere", rule.id);
    }
}

/// The rules for naked and hidden sets of two or more.
fn set_rules() -> impl Iterator<Item = (&'static Rule, &'static Cover)> {
    let is_set =
        |view: &CoverView| matches!(view, CoverView::Naked { .. } | CoverView::Hidden { .. });
    cover_rules().filter(move |(_, cover)| cover.size > 1 && !cover.direct && is_set(&cover.view))
}

/// Compares the sets of a rule with the naive ones; gives how many there are.
fn compare_sets(geometry: &Geometry, rule: &Rule, cover: &Cover, start: &Start) -> usize {
    let candidates = start.candidates(geometry);
    let is_locked = |set: &Set| geometry.groups_around(set.cells).count() > 1;
    let expected: Vec<Set> = match &cover.view {
        CoverView::Naked { locked, .. } => crate::naive::naked(geometry, &candidates, cover.size)
            .into_iter()
            .filter(|set| !locked || is_locked(set))
            .collect(),
        _ => crate::naive::hidden(geometry, &candidates, cover.size).into_iter().collect(),
    };
    let steps = instances(geometry, rule, &candidates);
    let mut found: Vec<Set> = steps.iter().map(|step| told_set(geometry, step)).collect();
    found.sort();
    assert_eq!(found, expected, "{} on {}: {start:?}", rule.id, geometry.name());
    found.len()
}

/// A digit of a base that is confined to its intersection with a group: base, cover, struck cells.
fn locked(
    geometry: &Geometry,
    candidates: &Candidates,
    cover: &Cover,
    digit: Digit,
) -> Vec<(House, Group, CellSet)> {
    let CoverView::Houses { bases, covers } = &cover.view else { return Vec::new() };
    let open = candidates.open_places_of(digit);
    let mut found = Vec::new();
    for base in geometry.houses().filter(|&house| bases.contains(&geometry.kind(house))) {
        for other in geometry.groups().filter(|&group| covers.contains(&geometry.kind(group))) {
            let places = open & geometry.cells_of(base);
            let struck = (open & geometry.cells_of(other)) - geometry.cells_of(base);
            let confined = !places.is_empty() && places.is_subset(&geometry.cells_of(other));
            if confined && !struck.is_empty() {
                found.push((base, other, struck));
            }
        }
    }
    found
}

/// Compares the locked candidates of a rule, or their direct forms, with the naive ones; gives how many there are.
fn compare_locked(geometry: &Geometry, rule: &Rule, cover: &Cover, start: &Start) -> usize {
    let candidates = start.candidates(geometry);
    let mut expected = BTreeSet::new();
    for digit in geometry.digits() {
        for (base, other, struck) in locked(geometry, &candidates, cover, digit) {
            let absent = |cells: CellSet| cells.iter().map(move |cell| Fact::Absent(cell, digit));
            let base_and_other = (base.group(), other);
            if !cover.direct {
                let _ = expected.insert((base_and_other, absent(struck).collect::<BTreeSet<_>>()));
                continue;
            }
            for house in geometry.houses_of_kind(geometry.kind(base)) {
                let here = struck & geometry.cells_of(house);
                let places = candidates.open_places_of(digit) & geometry.cells_of(house);
                if let (false, Some(cell)) = (here.is_empty(), (places - here).only()) {
                    let facts = absent(here).chain([Fact::Holds(cell, digit)]).collect();
                    let _ = expected.insert((base_and_other, facts));
                }
            }
        }
    }
    let steps = instances(geometry, rule, &candidates);
    let told = |step: &Step| {
        let facts = step.conclusions.iter().map(|end| end.fact).collect();
        ((groups(step, Role::Base)[0], groups(step, Role::Cover)[0]), facts)
    };
    let found: BTreeSet<_> = steps.iter().map(told).collect();
    assert_eq!(found, expected, "{} on {}: {start:?}", rule.id, geometry.name());
    found.len()
}

/// The rules for locked candidates.
fn locked_rules() -> impl Iterator<Item = (&'static Rule, &'static Cover)> {
    cover_rules().filter(|(_, cover)| matches!(cover.view, CoverView::Houses { .. }))
}

#[test]
fn locked_candidates_and_their_direct_forms_are_those_of_the_definition() {
    let states = states();
    for (rule, cover) in locked_rules() {
        let counts = states.iter().map(|start| compare_locked(classic(), rule, cover, start));
        assert!(counts.sum::<usize>() > 0, "{} is nowhere", rule.id);
    }
}

/// Rules for locked sets name what they find, and those for naked sets the rest.
#[test]
fn a_locked_set_is_named_once() {
    let of_size = |size: usize| {
        cover_rules().filter(move |(_, cover)| {
            cover.size == size && matches!(cover.view, CoverView::Naked { .. })
        })
    };
    for size in [2, 3] {
        let rules: Vec<&Rule> = of_size(size).map(|(rule, _)| rule).collect();
        assert_eq!(rules.len(), 2);
        let engine = Engine::with_rules(knowledge(), classic(), &rules);
        let mut named = [0, 0];
        for start in states() {
            let candidates = start.candidates(classic());
            let mut sets = BTreeSet::new();
            for step in engine.every(&candidates, Hints::default()) {
                let set = told_set(classic(), &step);
                let locked = classic().houses_around(set.cells).count() > 1;
                let by_locked = of_size(size).any(|(rule, cover)| {
                    rule.id == step.rule
                        && matches!(cover.view, CoverView::Naked { locked: true, .. })
                });
                assert_eq!(locked, by_locked, "{}", step.rule);
                named[usize::from(locked)] += 1;
                assert!(sets.insert(set), "a set is told twice");
            }
            let all = crate::naive::naked(classic(), &candidates, size);
            assert_eq!(sets, all);
        }
        assert!(named[0] > 10 && named[1] > 10, "{named:?}");
    }
}

sampled!(every_instance_passes_the_checker, one of 4);

fn every_instance_passes_the_checker(share: Share) {
    let (states, checker) = (share.of("states", states()), Checker::new(classic()));
    let mut checked = 0;
    for (rule, cover) in cover_rules() {
        let large = matches!(cover.view, CoverView::Fish { .. }) && cover.size > 4;
        let some = states.iter().step_by(if large { 150 } else { 9 }).cloned();
        let own = states::examples([rule]).map(|state| Start::from_state(&state));
        for start in own.chain(some) {
            for step in instances(classic(), rule, &start.candidates(classic())).into_iter().take(8)
            {
                assert!(is_proved(&checker, &start, step), "{} in {start:?}", rule.id);
                checked += 1;
            }
        }
    }
    assert!(checked > share.least(2000), "{checked} instances");
}
