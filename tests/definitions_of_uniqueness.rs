//! The rules that assume one solution against naive finders that are written straight from their
//! definitions, on hundreds of states; and that nothing is found where one solution is not known.

use std::collections::BTreeSet;

use crate::naive_deadly::{State, Struck, Way};
use crate::support::comparison::OnGrid;
use crate::support::share::{Share, sampled};
use crate::support::states::{self, instances, struck};
use crate::support::{Solver, classic, grids, hints, knowledge, state};
use duvod::explanation::why;
use duvod::grid::{Candidate, Cell, CellSet, Geometry, StateText};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::{Body, Rule};
use duvod::proof::{Start, Statement, Step};

/// The states of all examples whose givens have one solution, and every second one of the ways that the
/// cheap rules take through the bundled puzzles.
fn states() -> Vec<Start> {
    let examples = states::examples(knowledge().rules());
    let unique = examples.filter(|state| hints(state).unique_givens.is_some());
    let unique = unique.map(|state| Start::from_state(&state));
    unique.chain(states::on_the_ways_of(&states::cheap_rules(), 2)).collect()
}

/// Compares what the rule strikes with what the naive finder says, in every state that this can look at.
fn check(
    share: Share,
    rule: &str,
    least: usize,
    naive: impl Fn(&State) -> Option<BTreeSet<Struck>>,
) {
    let on_classic = OnGrid::new(rule, classic());
    // The rule's own examples always.
    let own = states::examples([states::rule(rule)]).map(|state| Start::from_state(&state));
    let states: Vec<Start> = own.chain(share.of(rule, states())).collect();
    let (mut total, mut passed_over) = (0, 0);
    for start in &states {
        let compared = compare(&on_classic, start, &naive);
        total += compared.found;
        passed_over += usize::from(compared.is_passed_over);
    }
    assert!(total >= share.least(least), "{rule} was found only {total} times");
    assert!(passed_over * 4 < states.len(), "{passed_over} of {} states", states.len());
    for (grid, states) in grids::states_of(share, |id| id == rule) {
        // Of more rows there are too many choices of cells.
        if grid.row_count() <= 9 && grid.excludes_by_houses_alone() {
            let on_grid = OnGrid::new(rule, &grid);
            let found = states.iter().map(|start| compare(&on_grid, start, &naive).found);
            println!("{rule} on {}: {}", grid.name(), found.sum::<usize>());
        }
    }
}

/// What came of a state.
struct Compared {
    found: usize,
    /// Whether the naive finder cannot look at it.
    is_passed_over: bool,
}

fn compare(
    on_grid: &OnGrid,
    start: &Start,
    naive: impl Fn(&State) -> Option<BTreeSet<Struck>>,
) -> Compared {
    let candidates = start.candidates(on_grid.geometry());
    let steps = on_grid.steps(&candidates, Hints::of_unique(start));
    let found: BTreeSet<Struck> = steps.iter().map(struck).collect();
    let state = State::new(&on_grid.grid, start, &candidates);
    for step in &found {
        assert!(step.iter().all(|&(cell, digit)| state.digits[cell].contains(&digit)));
    }
    let expected = naive(&state);
    let is_passed_over = expected.is_none();
    if let Some(mut expected) = expected {
        let _ = expected.remove(&Struck::new());
        assert_eq!(found, expected, "{}", on_grid.place(start));
    }
    on_grid.hold_proved(start, steps);
    Compared { found: found.len(), is_passed_over }
}

sampled!(unique_rectangles, one of 4);

fn unique_rectangles(share: Share) {
    check(share, "unique-rectangle-1", 20, |state| Some(state.rectangle(Way::Cell)));
    check(share, "unique-rectangle-2", 10, |state| Some(state.rectangle(Way::Digit)));
    check(share, "unique-rectangle-3", 20, |state| Some(state.rectangle(Way::Set)));
    check(share, "unique-rectangle-4", 20, |state| Some(state.rectangle(Way::Locked)));
    check(share, "unique-rectangle-5", 2, |state| Some(state.rectangle(Way::Spread)));
    check(share, "unique-rectangle-6", 5, |state| Some(state.diagonal()));
}

sampled!(hidden_rectangles, one of 4);

fn hidden_rectangles(share: Share) {
    check(share, "hidden-rectangle", 20, |state| Some(state.hidden()));
}

sampled!(avoidable_rectangles, one of 4);

fn avoidable_rectangles(share: Share) {
    check(share, "avoidable-rectangle-1", 2, |state| Some(state.avoidable(3, &[Way::Cell])));
    let ways = [Way::Digit, Way::Spread];
    check(share, "avoidable-rectangle-2", 2, |state| Some(state.avoidable(2, &ways)));
}

sampled!(unique_loops, one of 4);

fn unique_loops(share: Share) {
    check(share, "unique-loop", 5, State::loops);
}

sampled!(extended_rectangles, one of 4);

fn extended_rectangles(share: Share) {
    check(share, "extended-unique-rectangle", 20, |state| Some(state.extended()));
}

sampled!(graves, one of 4);

fn graves(share: Share) {
    check(share, "bug-plus-1", 2, |state| Some(state.graves(&[Way::Cell])));
    check(share, "bug-2", 2, |state| Some(state.graves(&[Way::Digit, Way::Spread])));
    check(share, "bug-3", 1, |state| Some(state.graves(&[Way::Set])));
    check(share, "bug-4", 1, |state| Some(state.graves(&[Way::Locked])));
}

#[test]
fn nothing_is_found_unless_one_solution_is_known() {
    let assuming: Vec<&Rule> = knowledge().rules().filter(|rule| rule.assumes_unique).collect();
    assert!(assuming.len() > 10);
    for rule in &assuming {
        for state in states::examples([*rule]) {
            let candidates = state.candidates(classic());
            assert!(!instances(rule, &candidates, hints(&state)).is_empty());
            assert!(instances(rule, &candidates, Hints::default()).is_empty());
        }
    }
    for rule in knowledge().rules() {
        if let Body::Trial(trial) = &rule.body {
            assert!(assuming.iter().all(|rule| !trial.inside.contains(&rule.id)));
        }
    }
}

/// The text of the puzzle whose givens a state has.
fn puzzle(state: &StateText) -> String {
    let start = Start::from_state(state);
    let given = |cell| start.givens.iter().find(|Candidate { cell: known, .. }| *known == cell);
    let symbol = |cell| given(cell).map_or('.', |&Candidate { digit, .. }| classic().symbol(digit));
    classic().cells().map(symbol).collect()
}

#[test]
fn an_answer_says_that_it_takes_one_solution_for_granted() {
    let solver = Solver::new();
    let assumption = "why-assumes-one-solution";
    let (mut assuming, mut others) = (0, 0);
    let rules = knowledge().rules().filter(|rule| rule.assumes_unique);
    for example in rules.filter_map(|rule| rule.examples.first()).step_by(4) {
        let state = state(&example.state);
        let trace = solver.trace(&puzzle(&state));
        for cell in classic().cells().step_by(5) {
            let answer = why(classic(), &trace, cell).expect("a solved cell");
            let assumes = answer.slice.steps.iter().any(Step::assumes_one_solution);
            let told = answer.paragraph.iter().any(|words| words.id == assumption);
            assert_eq!(told, assumes);
            if assumes {
                assert_eq!(answer.givens, trace.start.givens);
                assuming += 1;
            } else {
                others += 1;
            }
        }
    }
    assert!(assuming > 0 && others > 0, "{assuming} and {others}");
}

#[test]
fn nothing_is_exchanged_where_the_grid_says_more_than_its_houses() {
    let rules: Vec<&Rule> = knowledge().rules().filter(|rule| rule.assumes_unique).collect();
    let (mut silent, mut found) = (BTreeSet::new(), 0);
    for (name, grid) in grids::all() {
        // What keeps digits apart beside houses, two that change places may run into.
        let says_more = !grid.steps_apart().is_empty() || grid.group_count() > grid.house_count();
        let engine = Engine::with_rules(knowledge(), &grid, &rules);
        for start in rectangles_left_open(&grid) {
            let state = start.candidates(&grid);
            let steps = engine.every(&state, Hints::of_unique(&start));
            assert!(!says_more || steps.is_empty(), "{name}: {start:?}");
            let mut cells = steps.iter().flat_map(exchanged);
            assert!(cells.all(|cells| no_house_notices(&grid, cells)), "{name}: {start:?}");
            found += steps.len();
            if says_more {
                let _ = silent.insert(name.clone());
            }
        }
    }
    assert!(silent.len() > 10 && found > 40, "{silent:?}, {found} elsewhere");
}

/// The cells of which a step says that they hold no given: those that could change their digits.
fn exchanged(step: &Step) -> impl Iterator<Item = CellSet> {
    step.claims.iter().filter_map(|claim| match claim.statement {
        Statement::NotGiven(cells) => Some(cells),
        _ => None,
    })
}

/// A house that has just one of the cells lacks a digit once this changes.
fn no_house_notices(grid: &Geometry, cells: CellSet) -> bool {
    grid.houses().all(|house| (grid.cells_of(house) & cells).len() != 1)
}

/// A trap: states in which four cells where two rows cross two columns, in two areas, hold only two digits but for one of them,
/// as a unique rectangle does, and nothing else is known.
fn rectangles_left_open(grid: &Geometry) -> Vec<Start> {
    let cell = |row, column| grid.cell_at(row, column).expect("a cell");
    let last = grid.column_count() - 1;
    let rectangles = [[0, 1], [0, 2], [1, 2]]
        .map(|[top, bottom]| [cell(top, 0), cell(top, last), cell(bottom, last), cell(bottom, 0)]);
    let start = |corners: [Cell; 4]| {
        let others = grid.digits().skip(2);
        let gone = others
            .flat_map(|digit| corners[..3].iter().map(move |&cell| Candidate { cell, digit }));
        Start { removed: gone.collect(), ..Start::default() }
    };
    rectangles.map(start).into()
}
