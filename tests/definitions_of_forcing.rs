//! The rules of the families template and forcing against naive finders that are written straight from their
//! definitions, on states of the classic grid and of others, and when the engine asks them.

use std::collections::BTreeSet;

use crate::support::share::{Share, sampled};
use crate::support::states::{self, is_proved};
use crate::support::{Solver, classic, classic_puzzles, grids, knowledge};
use duvod::checker::Checker;
use duvod::grid::{Candidate, Candidates, CellSet, Geometry};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{Along, Body, ComesTo, DEFAULT_PROFILE, Rule, TemplateFind};
use duvod::proof::{Fact, Start, Step};

/// The states of the examples of rules that suppose something or know templates, and where single digits come
/// to their end in the bundled puzzles.
fn states() -> Vec<Start> {
    let here = |rule: &&Rule| rule.supposes() || matches!(rule.body, Body::Template(_));
    let examples = states::examples(knowledge().rules().filter(here));
    let singles: Vec<&Rule> = knowledge().rules().filter(|rule| rule.body.is_single()).collect();
    let ends = classic_puzzles().map(|example| {
        let trace = states::solved_by(&singles, &example.puzzle);
        states::state_before(&trace, trace.steps.len())
    });
    examples.map(|state| Start::from_state(&state)).chain(ends).collect()
}

fn concluded(steps: &[Step]) -> BTreeSet<Fact> {
    steps.iter().flat_map(|step| step.conclusions.iter().map(|end| end.fact)).collect()
}

/// Every instance of the rule in the state.
fn instances(grid: &Geometry, rule: &Rule, state: &Candidates) -> Vec<Step> {
    let engine = Engine::with_rules(knowledge(), grid, &[rule]);
    engine.every(state, Hints::default())
}

/// Every candidate of an open cell.
fn open_candidates(grid: &Geometry, state: &Candidates) -> Vec<Candidate> {
    let open = grid.cells().filter(|&cell| !state.solved().contains(cell));
    open.flat_map(|cell| state.digits_of(cell).iter().map(move |digit| Candidate { cell, digit }))
        .collect()
}

/// The single digits of a state that are not in it yet.
fn singles(grid: &Geometry, state: &Candidates) -> BTreeSet<Candidate> {
    let mut found = BTreeSet::new();
    for cell in grid.cells().filter(|&cell| !state.solved().contains(cell)) {
        found.extend(state.digits_of(cell).only().map(|digit| Candidate { cell, digit }));
    }
    for house in grid.houses() {
        for digit in grid.digits() {
            let place = state.places_in(grid, house, digit).only();
            found.extend(
                place
                    .filter(|&cell| !state.solved().contains(cell))
                    .map(|cell| Candidate { cell, digit }),
            );
        }
    }
    found
}

/// Whether a cell has no candidate, or a digit no place in a house.
fn is_impossible(grid: &Geometry, state: &Candidates) -> bool {
    let no_digit = grid.cells().any(|cell| state.digits_of(cell).is_empty());
    no_digit
        || grid.houses().any(|house| {
            let no_place = |digit| state.places_in(grid, house, digit).is_empty();
            grid.digits().any(no_place)
        })
}

/// All that follows by single digits; `None` if something that cannot be.
fn net(
    grid: &Geometry,
    state: &Candidates,
    Candidate { cell, digit }: Candidate,
) -> Option<Candidates> {
    let mut state = state.clone();
    state.place(grid, cell, digit);
    loop {
        if is_impossible(grid, &state) {
            return None;
        }
        let Some(Candidate { cell, digit }) = singles(grid, &state).pop_first() else {
            return Some(state);
        };
        state.place(grid, cell, digit);
    }
}

/// All digits that follow one from another, each from one alone.
fn chain(grid: &Geometry, state: &Candidates, start: Candidate) -> Candidates {
    let mut placed = vec![start];
    let mut next = 0;
    let before = singles(grid, state);
    while let Some(&Candidate { cell, digit }) = placed.get(next) {
        let mut after = state.clone();
        after.place(grid, cell, digit);
        for single in singles(grid, &after).difference(&before) {
            if !placed.contains(single) {
                placed.push(*single);
            }
        }
        next += 1;
    }
    let mut all = state.clone();
    for Candidate { cell, digit } in placed {
        all.place(grid, cell, digit);
    }
    all
}

/// The facts that are true in all of these, and not known.
fn common(grid: &Geometry, state: &Candidates, all: &[Candidates]) -> BTreeSet<Fact> {
    let mut facts = BTreeSet::new();
    for Candidate { cell, digit } in open_candidates(grid, state) {
        if all.iter().all(|after| !after.allows(cell, digit)) {
            let _ = facts.insert(Fact::Absent(cell, digit));
        }
        if all.iter().all(|after| after.value(cell) == Some(digit)) {
            let _ = facts.insert(Fact::Holds(cell, digit));
        }
    }
    facts
}

/// Where a candidate leads in a state; `None` if to something that cannot be.
type Follow<'a> = dyn Fn(&Candidates, Candidate) -> Option<Candidates> + 'a;

/// What all candidates of some cell, or all places of some digit in a house, lead to.
fn verities(grid: &Geometry, state: &Candidates, follow: &Follow<'_>) -> BTreeSet<Fact> {
    let mut groups: Vec<Vec<Candidate>> = Vec::new();
    for cell in grid.cells().filter(|&cell| !state.solved().contains(cell)) {
        groups.push(state.digits_of(cell).iter().map(|digit| Candidate { cell, digit }).collect());
    }
    for house in grid.houses() {
        for digit in grid.digits() {
            let places = state.open_places_of(digit) & grid.cells_of(house);
            groups.push(places.iter().map(|cell| Candidate { cell, digit }).collect());
        }
    }
    let mut facts = BTreeSet::new();
    for group in groups.into_iter().filter(|group| group.len() > 1) {
        let all: Option<Vec<Candidates>> =
            group.iter().map(|&candidate| follow(state, candidate)).collect();
        facts.extend(all.map(|all| common(grid, state, &all)).unwrap_or_default());
    }
    facts
}

/// All that a naive finder has for a forcing rule; `None` for rules that it does not know.
fn naive(
    grid: &Geometry,
    along: Along,
    find: ComesTo,
    state: &Candidates,
) -> Option<BTreeSet<Fact>> {
    let chained = |state: &Candidates, start: Candidate| {
        Some(chain(grid, state, start)).filter(|after| !is_impossible(grid, after))
    };
    let netted = |state: &Candidates, start: Candidate| net(grid, state, start);
    let follow: &Follow<'_> = if along == Along::Net { &netted } else { &chained };
    match find {
        ComesTo::Contradiction => {
            let refuted = open_candidates(grid, state).into_iter();
            let refuted = refuted.filter(|&candidate| follow(state, candidate).is_none());
            Some(refuted.map(Fact::absent).collect())
        }
        ComesTo::Verity => Some(verities(grid, state, follow)),
        ComesTo::Fins | ComesTo::Cover => None,
    }
}

sampled!(forcing_rules_find_what_their_definitions_say, one of 3);

fn forcing_rules_find_what_their_definitions_say(share: Share) {
    let counts = share.of("states", states());
    let found: usize = counts.iter().map(|start| compare_forcing(classic(), start)).sum();
    assert!(found > share.least(400), "{found} facts");
}

sampled!(forcing_rules_on_every_grid_find_what_their_definitions_say, one of 8);

fn forcing_rules_on_every_grid_find_what_their_definitions_say(share: Share) {
    let mut found = 0;
    for (grid, starts) in grids::states_of(share, |id| states::rule(id).supposes()) {
        // To go through all candidates by hand takes long.
        if grid.cell_count() <= 81 {
            found += starts.iter().map(|start| compare_forcing(&grid, start)).sum::<usize>();
        }
    }
    assert!(found > share.least(400), "{found} facts");
}

/// Compares what forcing rules conclude in a state with the naive finder; gives how many facts there are.
fn compare_forcing(grid: &Geometry, start: &Start) -> usize {
    let state = start.candidates(grid);
    // Where a single digit is left, nothing is supposed.
    if !singles(grid, &state).is_empty() {
        return 0;
    }
    let mut found = 0;
    for rule in knowledge().rules() {
        let Body::Forcing(forcing) = &rule.body else { continue };
        let Some(naive) = naive(grid, forcing.along, forcing.find, &state) else { continue };
        let told = concluded(&instances(grid, rule, &state));
        assert_eq!(told, naive, "{} on {} in {start:?}", rule.id, grid.name());
        found += told.len();
    }
    found
}

/// Every full placement of a digit on these places, as sets of cells.
fn placements(
    grid: &Geometry,
    places: CellSet,
    row: usize,
    chosen: CellSet,
    found: &mut Vec<CellSet>,
) {
    if row == grid.row_count() {
        found.push(chosen);
        return;
    }
    for cell in places.iter().filter(|&cell| grid.row(cell) == row) {
        if !chosen.intersects(&grid.peers(cell)) {
            placements(grid, places, row + 1, chosen | CellSet::of(cell), found);
        }
    }
}

/// The cells that all placements have, and those that some have.
fn all_and_some(grid: &Geometry, places: CellSet) -> (CellSet, CellSet) {
    let mut found = Vec::new();
    placements(grid, places, 0, CellSet::EMPTY, &mut found);
    let all = found.iter().fold(grid.all_cells(), |all, one| all & *one);
    (all, found.iter().fold(CellSet::EMPTY, |some, one| some | *one))
}

/// The cells of placements that have the digit in every house. What is told of placements is shown by rows, in which there may
/// be more where a grid has further houses.
fn in_full_placements(grid: &Geometry, places: CellSet) -> CellSet {
    let mut found = Vec::new();
    placements(grid, places, 0, CellSet::EMPTY, &mut found);
    let is_full = |one: &&CellSet| grid.houses().all(|house| one.intersects(&grid.cells_of(house)));
    found.iter().filter(is_full).fold(CellSet::EMPTY, |some, one| some | *one)
}

/// For each digit the cells that all of its placements have and those that some have, once the cells that all
/// placements of a digit have are taken from the others.
fn joint(grid: &Geometry, state: &Candidates) -> Vec<(CellSet, CellSet)> {
    let mut places: Vec<CellSet> = grid.digits().map(|digit| state.places_of(digit)).collect();
    loop {
        let found: Vec<(CellSet, CellSet)> =
            places.iter().map(|&places| all_and_some(grid, places)).collect();
        let before = places.clone();
        for (digit, places) in places.iter_mut().enumerate() {
            for (other, (all, some)) in found.iter().enumerate() {
                *places = if other == digit { *places & *some } else { *places - *all };
            }
        }
        if places == before {
            return found;
        }
    }
}

sampled!(template_rules_find_what_their_definitions_say, one of 3);

fn template_rules_find_what_their_definitions_say(share: Share) {
    let starts = share.of("states", states());
    let found: usize = starts.iter().map(|start| compare_templates(classic(), start)).sum();
    assert!(found > share.least(300), "{found} facts");
}

sampled!(template_rules_on_every_grid_find_what_their_definitions_say, one of 8);

fn template_rules_on_every_grid_find_what_their_definitions_say(share: Share) {
    let is_own = |id: &str| matches!(states::rule(id).body, Body::Template(_));
    let mut found = 0;
    for (grid, starts) in grids::states_of(share, is_own) {
        // Of more rows there are too many placements to list.
        if grid.row_count() <= 9 {
            found += starts.iter().map(|start| compare_templates(&grid, start)).sum::<usize>();
        }
    }
    assert!(found > share.least(300), "{found} facts");
}

/// Compares what template rules conclude in a state with the naive finder; gives how many facts there are.
fn compare_templates(grid: &Geometry, start: &Start) -> usize {
    let state = start.candidates(grid);
    let joint = joint(grid, &state);
    let mut found = 0;
    for rule in knowledge().rules() {
        let Body::Template(template) = &rule.body else { continue };
        let told = instances(grid, rule, &state);
        for digit in grid.digits() {
            let alone = all_and_some(grid, state.places_of(digit));
            let together = joint[digit.index()];
            let (all, some) = if template.joint { together } else { alone };
            let open = state.open_places_of(digit);
            let mut facts: BTreeSet<Fact> = match template.find {
                TemplateFind::Set => {
                    (all & open).iter().map(|cell| Fact::Holds(cell, digit)).collect()
                }
                TemplateFind::Delete => {
                    (open - some).iter().map(|cell| Fact::Absent(cell, digit)).collect()
                }
            };
            // The one place that is left in a house is told by other rules, and jointly only what is more.
            let nothing_dead = (open - in_full_placements(grid, state.places_of(digit))).is_empty();
            let no_more = match template.find {
                TemplateFind::Set => all == alone.0,
                TemplateFind::Delete => some == alone.1,
            };
            if (!template.joint && nothing_dead) || (template.joint && no_more) {
                facts.clear();
            }
            let told = told.iter().filter(|step| step.conclusions[0].fact.digit() == digit);
            let told: Vec<Step> = told.cloned().collect();
            let place = || format!("{} of {digit:?} on {}", rule.id, grid.name());
            assert_eq!(concluded(&told), facts, "{} in {start:?}", place());
            found += facts.len();
        }
    }
    found
}

sampled!(every_instance_is_proved, one of 3);

fn every_instance_is_proved(share: Share) {
    let checker = Checker::new(classic());
    let mut checked = 0;
    for start in share.of("states", states()) {
        let state = start.candidates(classic());
        for rule in knowledge().rules() {
            if !matches!(rule.body, Body::Forcing(_) | Body::Template(_)) {
                continue;
            }
            // Of the many instances some are enough.
            for step in instances(classic(), rule, &state).into_iter().step_by(7) {
                assert!(is_proved(&checker, &start, step), "{} in {start:?}", rule.id);
                checked += 1;
            }
        }
    }
    assert!(checked > share.least(300), "{checked} instances");
}

#[test]
fn nothing_is_supposed_where_another_rule_concludes_something() {
    let profile = knowledge().profile(DEFAULT_PROFILE).expect("the default profile");
    let rules = knowledge().rules_of(profile).filter(|rule| !rule.supposes());
    let rules: Vec<&Rule> = rules.collect();
    let engine = Engine::with_rules(knowledge(), classic(), &rules);
    let solver = Solver::new();
    let mut supposing = 0;
    for puzzle in classic_puzzles() {
        let trace = solver.trace(&puzzle.puzzle);
        let hints = Hints::of_unique(&trace.start);
        let mut state = trace.start.candidates(classic());
        for step in &trace.steps {
            if !step.cases.is_empty() {
                assert_eq!(engine.first(&state, hints), None, "before {}", step.rule);
                supposing += 1;
            }
            step.apply(classic(), &mut state);
        }
    }
    assert!(supposing > 3, "{supposing} steps suppose something");
}
