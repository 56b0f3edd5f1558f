//! What stands behind the sentence of a hidden single as known already is what its sentence stands on: the digits that it
//! names, those that fill the other cells of its house, and what was struck out of the cells that it names.

use std::collections::BTreeSet;

use crate::support::{Solver, classic, collections, every, rows};
use duvod::explanation::{references, sentence, why};
use duvod::grid::{Candidates, Cell, Digit, House};
use duvod::message::{CellName, DigitName, Message, Value, words};
use duvod::proof::{Fact, Statement, Step, Trace};

/// Of how many puzzles of each collection one is looked at, if nothing else is said.
const USUALLY: usize = 600;

/// Digits in cells, or candidates that are gone.
type Pairs = BTreeSet<(CellName, DigitName)>;

/// The house and the digit of a hidden single.
fn only_place(step: &Step) -> Option<(House, Digit, Cell)> {
    let Fact::Holds(cell, digit) = step.conclusions.first()?.fact else { return None };
    match &step.claims.first()?.statement {
        Statement::OnlyPlaces { house, cells, .. } if cells.only() == Some(cell) => {
            Some((*house, digit, cell))
        }
        _ => None,
    }
}

/// The cells that a message names by this argument.
fn named(message: &Message, argument: &str) -> BTreeSet<CellName> {
    let values = message.args.iter().filter(|(name, _)| *name == argument);
    let cells = values.flat_map(|(_, value)| match value {
        Value::Cells(cells) => cells.clone(),
        _ => Vec::new(),
    });
    cells.collect()
}

/// The digits in cells and the candidates struck out that a list of references cites.
fn cited(message: &Message, placed: &mut Pairs, struck: &mut Pairs) {
    let (mut cells, mut digits) = (Vec::new(), Vec::new());
    for (_, value) in &message.args {
        match value {
            Value::Messages(all) => all.iter().for_each(|inner| cited(inner, placed, struck)),
            Value::Cells(named) => cells.clone_from(named),
            Value::Digits(named) => digits.clone_from(named),
            Value::Digit(named) => digits.push(*named),
            _ => {}
        }
    }
    let pairs = cells.iter().flat_map(|&cell| digits.iter().map(move |&digit| (cell, digit)));
    match &*message.id {
        "result-placed" => placed.extend(pairs),
        "result-struck" => struck.extend(pairs),
        _ => {}
    }
}

/// What is cited behind a hidden single, or is not, although its sentence does not name it, or does.
fn fault(
    start: &Candidates,
    state: &Candidates,
    step: &Step,
    reference: Option<&Message>,
) -> Option<String> {
    let (house, digit, cell) = only_place(step)?;
    let message = sentence(classic(), state, step);
    let (mut placed, mut struck) = (Pairs::new(), Pairs::new());
    if let Some(reference) = reference {
        cited(reference, &mut placed, &mut struck);
    }
    let digit = classic().digit_name(digit);
    let blockers = named(&message, "blockers");
    let gone = named(&message, "struck");
    let others = classic().cells_of(house).iter().filter(|&other| other != cell);
    let others: BTreeSet<CellName> = others.map(|other| classic().cell_name(other)).collect();
    for &(there, held) in &placed {
        if !(others.contains(&there) || (held == digit && blockers.contains(&there))) {
            return Some(format!("cites {held:?} in {there:?}"));
        }
    }
    if let Some(wrong) = struck.iter().find(|&&(there, of)| of != digit || !gone.contains(&there)) {
        return Some(format!("cites that {wrong:?} was struck out"));
    }
    let left_out = |message: &Message| message.id.starts_with("proof-references-");
    let is_cut = reference.is_some_and(|reference| {
        reference.args.iter().any(|(_, value)| match value {
            Value::Messages(all) => all.iter().any(left_out),
            _ => false,
        })
    });
    let open = |cell: &CellName| {
        let found = classic().cells().find(|&other| classic().cell_name(other) == *cell);
        found.is_some_and(|cell| !start.solved().contains(cell))
    };
    let uncited = |cell: &&CellName| open(cell) && !placed.contains(&(**cell, digit));
    let missing = blockers.iter().find(uncited).filter(|_| !is_cut)?;
    Some(format!("does not cite {missing:?}"))
}

/// Looks at every hidden single of an answer; gives how many there are.
fn check(answer: &Trace) -> usize {
    let start = answer.start.candidates(classic());
    // The sentences are told without the givens that the answer does not need.
    let mut state = answer.candidates_to_tell(classic());
    let mut count = 0;
    for (step, reference) in answer.steps.iter().zip(references(classic(), answer)) {
        count += usize::from(only_place(step).is_some());
        if let Some(fault) = fault(&start, &state, step, reference.as_ref()) {
            panic!("{step:?} {fault}: {reference:?}");
        }
        step.apply(classic(), &mut state);
    }
    count
}

#[test]
fn what_is_cited_is_what_the_sentence_names() {
    let solver = Solver::new();
    let check_puzzle = |puzzle: &str| -> usize {
        let trace = solver.trace(puzzle);
        let answers = classic().cells().filter_map(|cell| why(classic(), &trace, cell));
        answers.map(|why| check(&why.slice)).sum()
    };
    let mut count = check_puzzle(crate::support::EXAMPLE);
    for (_, text) in collections() {
        for line in rows(&text).step_by(every().unwrap_or(USUALLY)) {
            count += check_puzzle(line.split_whitespace().next().unwrap_or_default());
        }
    }
    println!("{count} hidden singles");
    assert!(count > 100, "{count}");
}

#[test]
fn a_foreign_citation_is_found() {
    let trace = Solver::new().trace(crate::support::EXAMPLE);
    let start = trace.start.candidates(classic());
    let mut state = start.clone();
    let mut found = 0;
    for (step, reference) in trace.steps.iter().zip(references(classic(), &trace)) {
        let digit = classic().digit_name(step.conclusions[0].fact.digit());
        let cells = vec![classic().cell_name(step.conclusions[0].fact.cell())];
        let foreign = [
            words::ResultPlaced { cells: cells.clone(), digit }.into(),
            words::ResultStruck { cells, digits: vec![digit] }.into(),
        ];
        if only_place(step).is_some() {
            assert!(fault(&start, &state, step, reference.as_ref()).is_none());
            for foreign in foreign {
                found += 1;
                let reference = words::ProofReferences { references: vec![foreign] }.into();
                assert!(fault(&start, &state, step, Some(&reference)).is_some());
            }
        }
        step.apply(classic(), &mut state);
    }
    assert!(found > 10, "{found}");
}
