//! What is said of houses that follow from others: where cells see each other only by them, a sentence names them; a puzzle
//! is called easy only where nobody needs them.

use std::collections::BTreeSet;

use duvod::explanation::sentence;
use duvod::generator::{Generator, Wish};
use duvod::grid::{Candidates, Cell, Digit, Geometry};
use duvod::inference::Options;
use duvod::knowledge::Level;
use duvod::message::{Message, Value, words};
use duvod::proof::{Claim, Conclusion, Fact, Start, Statement, Step};
use duvod::rating::rate;

use super::naive;
use super::naive::Naive;
use crate::support::grids::{Made, made, solved};
use crate::support::{engine, knowledge};

const GRIDS: [&str; 3] = ["jigsaw-9x9", "windoku", "9x9+centre-dots+windoku"];

/// So many puzzles of each grid, as many of them easy.
const PUZZLES: u64 = 12;

/// The cells that a message names among those which see each other by a house that follows.
fn said_to_see(message: &Message) -> Vec<String> {
    let ids = [words::DerivedSights::ID, words::DerivedSight::ID];
    let mut cells = Vec::new();
    for (_, value) in &message.args {
        match value {
            Value::Cells(named) if ids.contains(&message.id.as_ref()) => {
                cells.extend(named.iter().map(|cell| format!("{cell:?}")));
            }
            Value::Message(inner) => cells.extend(said_to_see(inner)),
            Value::Messages(inner) => cells.extend(inner.iter().flat_map(said_to_see)),
            _ => {}
        }
    }
    cells
}

/// What a step leaves to be said: the empty cells that lack a digit, of places in a house or of digits in cells, though they see
/// it by no house that the grid says, and it was not struck out of them. In which houses a single cell sees all other digits is
/// told anyway. `None` if no claim is of that kind.
fn unseen(
    grid: &Geometry,
    said: &Naive,
    (state, struck): (&Candidates, &[Fact]),
    step: &Step,
) -> Option<BTreeSet<Cell>> {
    let is_seen = |cell: Cell, digit: Digit| {
        state.solved().iter().any(|by| {
            let value = state.value(by).expect("a digit");
            said.are_apart((by.index(), value.index()), (cell.index(), digit.index()))
        })
    };
    let lacks = |claim: &Claim| -> Vec<Fact> {
        match claim.statement {
            Statement::OnlyPlaces { house, digit, cells } => {
                let others = grid.list_of(house).iter().filter(|cell| !cells.contains(**cell));
                others.map(|&cell| Fact::Absent(cell, digit)).collect()
            }
            Statement::OnlyDigits { cells, digits } if digits.len() > 1 => {
                let others = grid.digits().filter(|digit| !digits.contains(*digit));
                let of_cell = |digit| cells.iter().map(move |cell| Fact::Absent(cell, digit));
                others.flat_map(of_cell).collect()
            }
            _ => Vec::new(),
        }
    };
    let lacking: Vec<Fact> = step.claims.iter().flat_map(lacks).collect();
    let unseen = lacking.iter().filter(|fact| {
        let (cell, digit) = (fact.cell(), fact.digit());
        !state.solved().contains(cell) && !is_seen(cell, digit) && !struck.contains(fact)
    });
    (!lacking.is_empty()).then(|| unseen.map(|fact| fact.cell()).collect())
}

fn wished(grid: &Geometry, level: Option<Level>) -> Generator {
    let wish = Wish { level, ..Wish::default() };
    Generator::new(knowledge(), grid, &Options::default(), wish).expect("a wish")
}

#[test]
fn a_sentence_names_the_house_that_follows_by_which_alone_cells_see_each_other() {
    let (mut steps, mut named) = (0, 0);
    for name in GRIDS {
        let grid = knowledge().grid_of(name).expect(name);
        let (said, generator) = (naive(name), wished(&grid, None));
        let engine = engine(&grid);
        for puzzle in (0..PUZZLES).filter_map(|number| made(&generator, number)) {
            let trace = solved(&engine, &puzzle);
            let mut state = trace.start.candidates(&grid);
            let mut struck: Vec<Fact> = Vec::new();
            for step in &trace.steps {
                if let Some(unseen) = unseen(&grid, &said, (&state, &struck), step) {
                    steps += 1;
                    let told = said_to_see(&sentence(&grid, &state, step));
                    for cell in &unseen {
                        let cell = format!("{:?}", grid.cell_name(*cell));
                        assert!(told.contains(&cell), "{name}: {cell}: {step:?}");
                    }
                    named += usize::from(!unseen.is_empty());
                }
                let facts = step.conclusions.iter().map(|Conclusion { fact, .. }| *fact);
                struck.extend(facts.filter(|fact| matches!(fact, Fact::Absent(..))));
                step.apply(&grid, &mut state);
            }
        }
    }
    assert!(steps > 500 && named > 40, "{steps} steps, {named} of them by such a house");
}

/// Whether singles in the houses that the grid says fill it, found by looking at every cell and house anew.
fn is_filled_by_singles(said: &Naive, puzzle: &Made) -> bool {
    let mut held: Vec<Option<usize>> = (0..puzzle.full.len())
        .map(|cell| puzzle.board.entry(Cell::new(cell)).digit().map(Digit::index))
        .collect();
    loop {
        let may = |cell: usize, digit: usize| {
            held[cell].is_none()
                && !held.iter().enumerate().any(|(by, value)| {
                    value.is_some_and(|value| said.are_apart((by, value), (cell, digit)))
                })
        };
        let digits = |cell: usize| (0..said.side).filter(|&digit| may(cell, digit)).count();
        let is_single = |cell: usize| {
            let digit = puzzle.full[cell];
            let mut houses = said.houses.iter().filter(|house| house.contains(&cell));
            may(cell, digit)
                && (digits(cell) == 1
                    || houses.any(|house| house.iter().filter(|&&it| may(it, digit)).count() == 1))
        };
        let Some(cell) = (0..held.len()).find(|&cell| is_single(cell)) else { break };
        held[cell] = Some(puzzle.full[cell]);
    }
    held.iter().all(Option::is_some)
}

#[test]
fn nobody_needs_houses_that_follow_for_an_easy_puzzle() {
    for name in GRIDS {
        let grid = knowledge().grid_of(name).expect(name);
        let (said, generator) = (naive(name), wished(&grid, Some(Level::Easy)));
        let engine = engine(&grid);
        let (mut easy, mut number) = (0, 0);
        while easy < PUZZLES {
            number += 1;
            assert!(number < 40 * PUZZLES, "{name}: {easy} easy ones");
            let Some(puzzle) = made(&generator, number) else { continue };
            let rating = rate(knowledge(), &solved(&engine, &puzzle));
            assert_eq!(rating.level, Some(Level::Easy), "{name}");
            let start = Start::from_board(&puzzle.board);
            assert!(is_filled_by_singles(&said, &puzzle), "{name}: {start:?}");
            easy += 1;
        }
    }
}
