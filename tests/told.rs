//! A sentence names what its step claims and concludes, and nothing else; and every conclusion has its reason in it.
//!
//! Over the examples of all rules, the bundled puzzles, and a sample of the collections beside the project, the steps
//! within suppositions included. `DUVOD_EVERY=n` takes every n-th puzzle of each collection.

mod asides;
mod damaged;
mod grids;

use std::collections::BTreeSet;

use crate::support::said::{cell_of, cells_in, digit_of, digits_in, within};
use crate::support::states::in_examples;
use crate::support::{Solver, classic, classic_puzzles, collection, every, explained};
use duvod::explanation::sentence;
use duvod::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, Group};
use duvod::knowledge::PuzzleExample;
use duvod::message::{HouseName, Message, Value};
use duvod::proof::{CaseEnd, Fact, Node, Pattern, Statement, Step, Trace};

/// What a step states, or what a sentence names.
#[derive(Clone, Debug, Default)]
struct Named {
    cells: BTreeSet<Cell>,
    digits: BTreeSet<Digit>,
    groups: BTreeSet<Group>,
    candidates: BTreeSet<Candidate>,
}

impl Named {
    fn all(&mut self, cells: CellSet, digits: DigitSet) {
        self.cells.extend(cells.iter());
        self.digits.extend(digits.iter());
        let pairs =
            cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate { cell, digit }));
        self.candidates.extend(pairs);
    }

    fn node(&mut self, node: &Node) {
        self.all(node.cells, DigitSet::of(node.digit));
    }

    fn fact(&mut self, fact: Fact) {
        self.all(CellSet::of(fact.cell()), DigitSet::of(fact.digit()));
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::OnlyDigits { cells, digits } => self.all(*cells, *digits),
            Statement::OnlyPlaces { house, digit, cells } => {
                self.all(*cells, DigitSet::of(*digit));
                let _ = self.groups.insert(house.group());
            }
            Statement::Filled(filled) => {
                for &Candidate { cell, digit } in filled {
                    self.fact(Fact::Holds(cell, digit));
                }
            }
            Statement::Sees { cells, targets } => self.cells.extend((*cells | *targets).iter()),
            Statement::NotBoth { first, second } => {
                self.node(first);
                self.node(second);
            }
            Statement::AtMostOnce { group, digit } => {
                let _ = self.groups.insert(*group);
                let _ = self.digits.insert(*digit);
            }
            Statement::NoPlace { house, digit } => {
                let _ = (self.groups.insert(house.group()), self.digits.insert(*digit));
            }
            Statement::NotGiven(cells) => self.cells.extend(cells.iter()),
            Statement::NoDigit(cell) => self.cells.extend([*cell]),
            // Grids without constraints are told here.
            Statement::OneSolution | Statement::Obeys(_) | Statement::Balance { .. } => {}
        }
    }

    /// All that the step states and concludes, in its cases too.
    fn step(&mut self, grid: &Geometry, state: &Candidates, step: &Step) {
        let mut own = Self::default();
        step.claims.iter().for_each(|claim| own.statement(&claim.statement));
        step.conclusions.iter().for_each(|end| own.fact(end.fact));
        // A group that holds several of its cells may be named as theirs.
        let holds = |group: &Group| {
            own.cells.iter().filter(|&&cell| grid.cells_of(*group).contains(cell)).count() > 1
        };
        let theirs: Vec<Group> = grid.groups().filter(holds).collect();
        own.groups.extend(theirs);
        // What the only candidate of a cell is left by is seen in its houses.
        let single = |end: &Fact| grid.groups_of(end.cell()).iter().copied();
        let filled = step.conclusions.iter().map(|end| end.fact);
        let filled = filled.filter(|fact| matches!(fact, Fact::Holds(..)));
        own.groups.extend(filled.flat_map(|fact| single(&fact).collect::<Vec<Group>>()));
        if step.conclusions.iter().any(|end| matches!(end.fact, Fact::Holds(..))) {
            own.what_blocks(grid, state, step);
        }
        self.cells.extend(own.cells);
        self.digits.extend(own.digits);
        self.groups.extend(own.groups);
        self.candidates.extend(own.candidates);
        for case in &step.cases {
            self.fact(case.supposed);
            let digits = state.digits_of(case.supposed.cell());
            self.all(CellSet::of(case.supposed.cell()), digits);
            let mut inside = state.clone();
            case.supposed.apply(grid, &mut inside);
            for step in &case.steps {
                self.step(grid, &inside, step);
                step.apply(grid, &mut inside);
            }
            match &case.end {
                CaseEnd::Contradiction(claim) => {
                    self.statement(&claim.statement);
                    self.what_leaves_nothing(grid, &inside, &claim.statement);
                }
                CaseEnd::Reaches(facts) => facts.iter().for_each(|&fact| self.fact(fact)),
            }
        }
    }

    /// What keeps digits out of a cell, or a digit out of the empty cells of a house.
    fn what_leaves_nothing(&mut self, grid: &Geometry, state: &Candidates, statement: &Statement) {
        match statement {
            Statement::NoDigit(cell) => {
                self.all(CellSet::of(*cell), grid.all_digits());
                for digit in grid.digits() {
                    self.keepers(grid, state, Candidate { cell: *cell, digit });
                }
            }
            Statement::NoPlace { house, digit } => {
                let empty = grid.cells_of(*house) - state.solved();
                self.cells.extend(empty.iter());
                for cell in empty.iter() {
                    self.keepers(grid, state, Candidate { cell, digit: *digit });
                }
                let holders = state.solved() & state.places_of(*digit);
                let holds = |group: &Group| grid.cells_of(*group).intersects(&holders);
                self.groups.extend(grid.groups().filter(holds));
            }
            _ => {}
        }
    }

    /// The filled cells that rule out a candidate.
    fn keepers(&mut self, grid: &Geometry, state: &Candidates, candidate: Candidate) {
        let held = |cell| Some(Candidate::new(cell, state.value(cell)?));
        let held = state.solved().iter().filter_map(held);
        let keepers = held.filter(|&it| it.cell != candidate.cell && grid.excludes(it, candidate));
        keepers.for_each(|keeper| self.fact(Fact::holds(keeper)));
    }

    /// What a single takes for granted: where its digit cannot be, and the filled cells that keep it out.
    fn what_blocks(&mut self, grid: &Geometry, state: &Candidates, step: &Step) {
        for fact in step.premises(grid).facts() {
            if let Fact::Absent(cell, digit) = fact
                && !state.solved().contains(cell)
            {
                self.fact(fact);
                self.keepers(grid, state, Candidate { cell, digit });
            }
        }
    }
}

/// Everything that the message and those within it name, but for what they say of the grid itself, which must be true.
fn named(grid: &Geometry, message: &Message, all: &mut Named) {
    if let Some(is_true) = asides::is_true(grid, message) {
        assert!(is_true, "not so on {}: {message:?}", grid.name());
        return;
    }
    let mut note = |pairs: Vec<Candidate>| {
        for Candidate { cell, digit } in pairs {
            all.fact(Fact::Holds(cell, digit));
        }
    };
    note(struck(grid, message));
    note(stated(grid, message));
    for (_, value) in &message.args {
        match value {
            Value::Cell(cell) => all.cells.extend([cell_of(grid, *cell)]),
            Value::Cells(cells) => all.cells.extend(cells.iter().map(|&cell| cell_of(grid, cell))),
            Value::Digit(digit) => all.digits.extend([digit_of(grid, *digit)]),
            Value::Digits(digits) => all.digits.extend(digits.iter().map(|&it| digit_of(grid, it))),
            Value::House(house) => all.groups.extend([group_of(grid, *house)]),
            Value::Houses(houses) => {
                all.groups.extend(houses.iter().map(|&it| group_of(grid, it)));
            }
            Value::Placements(pairs) => {
                let pairs =
                    pairs.iter().map(|&(cell, digit)| (cell_of(grid, cell), digit_of(grid, digit)));
                pairs.for_each(|(cell, digit)| all.fact(Fact::Holds(cell, digit)));
            }
            Value::Message(inner) => named(grid, inner, all),
            Value::Messages(inner) => inner.iter().for_each(|inner| named(grid, inner, all)),
            Value::Eliminations(_) | Value::Number(_) | Value::Decimal(_) | Value::Text(_) => {}
        }
    }
}

fn group_of(grid: &Geometry, name: HouseName) -> Group {
    grid.groups().find(|&group| grid.house_name(group) == name).expect("a group")
}

/// The candidates that the message itself says are struck.
fn struck(grid: &Geometry, message: &Message) -> Vec<Candidate> {
    let lists = message.args.iter().filter_map(|(_, value)| match value {
        Value::Eliminations(list) => Some(list),
        _ => None,
    });
    let pairs = lists.flatten().flat_map(|(digit, cells)| {
        cells.iter().map(|&cell| Candidate::new(cell_of(grid, cell), digit_of(grid, *digit)))
    });
    pairs.collect()
}

/// The candidates of a clause that says of cells that they hold a digit, or do not.
fn stated(grid: &Geometry, message: &Message) -> Vec<Candidate> {
    let cells: &[&str] = match message.id.as_ref() {
        "link-is" | "link-is-not" | "link-so-is" | "link-either" | "link-by-house"
        | "link-by-cell" | "link-by-set" | "als-in" | "facts-absent" => &["cells"],
        "loop-one-of" | "loop-in-turn" | "loop-set" | "als-place" => &["cells", "targets"],
        "chain-excludes" => &["cell", "seen"],
        "fact-holds" | "fact-absent" | "if-holds" | "if-absent" => &["cell"],
        _ => &[],
    };
    let cells = cells.iter().flat_map(|name| cells_in(grid, message, name));
    let pairs = cells.flat_map(|cell| {
        digits_in(grid, message, "digit").into_iter().map(move |it| Candidate::new(cell, it))
    });
    pairs.collect()
}

/// The candidates that the message says are concluded: struck, stated as a fact, or put into its cell or cells.
fn said(grid: &Geometry, message: &Message, placed: bool) -> BTreeSet<Candidate> {
    if message.id == "step-parts" {
        return within(message).flat_map(|part| said(grid, part, placed)).collect();
    }
    let names: &[&str] = if placed { &["cell", "cells"] } else { &["cell"] };
    let cells = names.iter().flat_map(|name| cells_in(grid, message, name));
    let digits = digits_in(grid, message, "digit");
    let mut all: BTreeSet<Candidate> =
        cells.flat_map(|cell| digits.iter().map(move |&digit| Candidate { cell, digit })).collect();
    all.extend(concluded_within(grid, message));
    all
}

fn concluded_within(grid: &Geometry, message: &Message) -> Vec<Candidate> {
    let mut all = struck(grid, message);
    if message.id.starts_with("fact-") || message.id == "facts-absent" || message.id == "link-so-is"
    {
        all.extend(stated(grid, message));
    }
    all.extend(within(message).flat_map(|inner| concluded_within(grid, inner)));
    all
}

/// What the reasons within a message say is ruled out; `None` if the sentence gives one reason for all. What sees colours
/// is said of the digit of the message around it.
fn ruled_out(grid: &Geometry, message: &Message, around: &[Digit]) -> Option<BTreeSet<Candidate>> {
    let (cells, digits) = match message.id.as_ref() {
        "loop-one-of" | "loop-set" | "als-place" => ("targets", "digit"),
        "loop-either" => ("cell", "struck"),
        "loop-only-cell" => ("cells", "struck"),
        "chain-excludes" | "exclusion-against" => ("cell", "digit"),
        "colours-sees" => {
            let cells = cells_in(grid, message, "cell").into_iter();
            return Some(
                cells
                    .flat_map(|it| around.iter().map(move |&digit| Candidate { cell: it, digit }))
                    .collect(),
            );
        }
        _ => {
            let own = digits_in(grid, message, "digit");
            let around = if own.is_empty() { around } else { &own };
            let reasons = within(message).filter_map(|inner| ruled_out(grid, inner, around));
            return reasons.reduce(|all, more| &all | &more);
        }
    };
    let digits = digits_in(grid, message, digits);
    let cells = cells_in(grid, message, cells).into_iter();
    Some(
        cells.flat_map(|cell| digits.iter().map(move |&digit| Candidate { cell, digit })).collect(),
    )
}

/// The cells that the message names on both sides of "either … or else".
fn on_both_sides(grid: &Geometry, message: &Message) -> Vec<Cell> {
    let sides: &[[&str; 2]] = match message.id.as_ref() {
        "step-two-links" | "brief-two-links" => &[["start", "near"], ["far", "end"]],
        _ => &[],
    };
    let both = sides.iter().flat_map(|[one, other]| {
        let other = cells_in(grid, message, other);
        cells_in(grid, message, one).into_iter().filter(move |cell| other.contains(cell))
    });
    both.chain(within(message).flat_map(|inner| on_both_sides(grid, inner))).collect()
}

/// What is wrong with how the step is told.
fn fault(grid: &Geometry, state: &Candidates, step: &Step, message: &Message) -> Option<String> {
    let (mut known, mut told) = (Named::default(), Named::default());
    known.step(grid, state, step);
    named(grid, message, &mut told);
    let without = |what: &str, names: Vec<String>| {
        (!names.is_empty()).then(|| format!("{}: {what} {}", message.id, names.join(", ")))
    };
    let missing = |told: &BTreeSet<Candidate>, known: &BTreeSet<Candidate>| {
        told.difference(known).map(|candidate| format!("{candidate:?}")).collect::<Vec<_>>()
    };
    let cells = told.cells.difference(&known.cells).map(|cell| format!("{cell:?}")).collect();
    let digits = told.digits.difference(&known.digits).map(|it| format!("{it:?}")).collect();
    let groups = told.groups.difference(&known.groups).map(|it| format!("{it:?}")).collect();
    let concluded: BTreeSet<Candidate> =
        step.conclusions.iter().map(|end| end.fact.candidate()).collect();
    let placed = step.conclusions.iter().any(|end| matches!(end.fact, Fact::Holds(..)));
    let said = said(grid, message, placed);
    let struck = struck(grid, message).into_iter().filter(|_| !placed).collect();
    let twice = on_both_sides(grid, message).iter().map(|cell| format!("{cell:?}")).collect();
    without("names cells", cells)
        .or_else(|| without("puts on both sides", twice))
        .or_else(|| without("names digits", digits))
        .or_else(|| without("names groups", groups))
        .or_else(|| without("names candidates", missing(&told.candidates, &known.candidates)))
        .or_else(|| without("strikes", missing(&struck, &concluded)))
        .or_else(|| without("does not tell", missing(&concluded, &said)))
        .or_else(|| {
            let reasons =
                ruled_out(grid, message, &[]).filter(|_| step.cases.is_empty() && !placed)?;
            without("gives no reason for", missing(&concluded, &reasons))
                .or_else(|| without("rules out", missing(&reasons, &concluded)))
        })
}

/// Checks how the step is told, and how those within its cases are; gives the shapes that were met.
fn check(grid: &Geometry, state: &Candidates, step: &Step, shapes: &mut BTreeSet<String>) {
    let faults = faults(grid, state, step, shapes);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with how the step is told, and with how those within its cases are.
fn faults(
    grid: &Geometry,
    state: &Candidates,
    step: &Step,
    shapes: &mut BTreeSet<String>,
) -> Vec<String> {
    let message = sentence(grid, state, step);
    let _ = shapes.insert(message.id.to_string());
    let fault = fault(grid, state, step, &message);
    let fault = fault.map(|fault| format!("{fault}\n{step:?}\n{message:?}"));
    let mut all: Vec<String> = fault.into_iter().collect();
    for case in &step.cases {
        let mut inside = state.clone();
        case.supposed.apply(grid, &mut inside);
        for step in &case.steps {
            all.extend(faults(grid, &inside, step, shapes));
            step.apply(grid, &mut inside);
        }
    }
    all
}

fn check_trace(solver: &Solver, puzzle: &str, shapes: &mut BTreeSet<String>) {
    check_steps(classic(), &solver.trace(puzzle), shapes);
}

fn check_steps(grid: &Geometry, trace: &Trace, shapes: &mut BTreeSet<String>) {
    let mut state = trace.start.candidates(grid);
    for step in &trace.steps {
        check(grid, &state, step, shapes);
        step.apply(grid, &mut state);
    }
}

#[test]
fn sentences_name_what_is_claimed_and_give_every_reason() {
    let mut shapes = BTreeSet::new();
    for (state, step) in in_examples() {
        check(classic(), &state, &step, &mut shapes);
    }
    let solver = Solver::new();
    for PuzzleExample { puzzle, .. } in classic_puzzles() {
        check_trace(&solver, puzzle, &mut shapes);
    }
    assert!(shapes.len() > 40, "only {shapes:?}");
}

#[test]
fn sentences_of_sudoku_explainer_name_what_is_claimed() {
    let mut shapes = BTreeSet::new();
    for explained in explained() {
        check_steps(classic(), &explained.trace, &mut shapes);
    }
    assert!(shapes.len() > 20, "only {shapes:?}");
}

#[test]
fn sentences_of_the_collections_name_what_is_claimed() {
    let every = every().unwrap_or(60);
    let solver = Solver::new();
    let mut shapes = BTreeSet::new();
    for name in ["easy", "medium", "hardest", "top1465", "random-minimal"] {
        let Some(text) = collection(name) else { continue };
        let puzzles = text.lines().filter_map(|line| line.get(..81));
        let puzzles = puzzles.filter(|line| !line.starts_with('#')).step_by(every);
        puzzles.for_each(|puzzle| check_trace(&solver, puzzle, &mut shapes));
    }
}

#[test]
fn rings_are_told_in_their_order() {
    let mut rings = 0;
    for (_, step) in in_examples() {
        let Pattern::Ring(ring) = Pattern::of(&step) else { continue };
        rings += 1;
        assert_eq!(ring.cells.len() % 2, 1);
        let next = ring.cells.iter().cycle().skip(1);
        for (place, (&cell, &next)) in ring.cells.iter().zip(next).enumerate() {
            let house = classic().cells_of(ring.houses[place].house);
            assert!(classic().peers(cell).contains(next), "{:?}", ring.cells);
            assert!(house.contains(cell) && house.contains(next), "{:?}", ring.cells);
        }
    }
    assert!(rings > 0);
}
