//! On grids that keep digits so many steps apart a sentence says what keeps a digit out of a cell: one that the cell sees in a
//! house, one next to it, a knight's move away, and so on, or that it was struck; and each is true by its plain meaning.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::said::{argument, cells_in, digits_in, number};
use crate::support::{engine, solved_by};
use duvod::explanation::{finding, sentence, why, why_not};
use duvod::grid::{
    Board, Candidate, Candidates, Cell, Digit, Geometry, GeometrySpec, StateText, StepsApart,
};
use duvod::locale::Locale;
use duvod::message::{Message, Value};
use duvod::proof::{Fact, Step, Trace};
use duvod::search::Verdict;

const OF_SIX: [&str; 8] = [
    "...2.....................1...4......",
    "...4....................1..6......1.",
    ".4.5..............................4.",
    "......6...5......5..................",
    ".5.6.........................6..2...",
    ".....................2.61...........",
    "......4........3.5..................",
    "...........5...........4......4.....",
];

const OF_NINE: [&str; 3] = [
    ".....8...........6..4.............2.9.........27......7........3.......8.1.......",
    "...9..1..9........6..8.........8..............8.......14...........9.......2....7",
    "2.7..6.8............6....9....83.........9....7...................9.......1....2.",
];

/// By how much digits never differ so many steps from each other: next to each other by 1, a knight's and a king's move away
/// not at all.
fn said(what: &[&str]) -> Vec<StepsApart> {
    let said = |name: &&str| match *name {
        "beside" => StepsApart { steps: vec![(1, 0), (0, 1)], never_differ_by: vec![1] },
        "knight" => StepsApart { steps: vec![(1, 2), (2, 1)], never_differ_by: vec![0] },
        _ => StepsApart { steps: vec![(1, 1)], never_differ_by: vec![0] },
    };
    what.iter().map(said).collect()
}

/// The grid of this name with digits kept apart.
fn apart(plain: &str, what: &[&str]) -> Geometry {
    let sizes = if plain == "6x6" { ("123456", 3, 2) } else { ("123456789", 3, 3) };
    Geometry::new(&GeometrySpec {
        name: format!("{plain}-apart"),
        symbols: sizes.0.to_owned(),
        size: None,
        block_width: sizes.1,
        block_height: sizes.2,
        regions: Vec::new(),
        extra_houses: Vec::new(),
        apart: said(what),
        also_written: Vec::new(),
        about: duvod::grid::About::default(),
        constraints: Vec::new(),
        beside: 0,
        kinds: duvod::grid::Kinds::default(),
    })
    .expect("a grid")
}

/// Who reads the sentences on one grid.
struct Reader<'a> {
    geometry: &'a Geometry,
    /// How often each kind of reason was given.
    given: BTreeMap<&'static str, usize>,
}

impl Reader<'_> {
    fn cells(&self, message: &Message, name: &str) -> Vec<Cell> {
        cells_in(self.geometry, message, name)
    }

    fn digits(&self, message: &Message, name: &str) -> Vec<Digit> {
        digits_in(self.geometry, message, name)
    }

    /// Holds that these were struck by a step, and neither seen nor kept out by a neighbour.
    fn hold_struck(
        &mut self,
        state: &Candidates,
        gone: &BTreeSet<Candidate>,
        candidate: Candidate,
    ) {
        let name = self.geometry.cell_name(candidate.cell);
        assert!(gone.contains(&candidate), "{name:?} {:?} was not struck", candidate.digit);
        let holds = |cell: &Cell| state.value(*cell) == Some(candidate.digit);
        let mut seen = self.geometry.cells().filter(|&it| self.shares_house(candidate.cell, it));
        assert!(!seen.any(|it| holds(&it)), "{name:?}");
        assert!(!self.is_by_neighbour(state, candidate), "{name:?} {:?}", candidate.digit);
        *self.given.entry("struck").or_default() += 1;
    }

    /// Whether two different cells are in the same row, column or block.
    fn shares_house(&self, one: Cell, other: Cell) -> bool {
        let mut houses = self.geometry.houses();
        one != other
            && houses.any(|house| {
                let cells = self.geometry.list_of(house);
                cells.contains(&one) && cells.contains(&other)
            })
    }

    /// Whether a filled cell so many steps away holds a digit that rules this one out, though no house says so.
    fn is_by_neighbour(&self, state: &Candidates, candidate: Candidate) -> bool {
        self.geometry.cells().any(|other| {
            state
                .value(other)
                .is_some_and(|near| self.is_next(candidate, Candidate::new(other, near)))
        })
    }

    fn is_next(&self, one: Candidate, other: Candidate) -> bool {
        let place = |cell| (self.geometry.row(cell), self.geometry.column(cell));
        let ((row, column), (other_row, other_column)) = (place(one.cell), place(other.cell));
        let steps = (column.abs_diff(other_column), row.abs_diff(other_row));
        let by = one.digit.index().abs_diff(other.digit.index());
        let is_seen = by == 0 && self.shares_house(one.cell, other.cell);
        let keeps =
            |said: &StepsApart| said.steps.contains(&steps) && said.never_differ_by.contains(&by);
        !is_seen && self.geometry.steps_apart().iter().any(keeps)
    }

    /// Holds that the cells lie as it is said, and that the digits differ by as much.
    fn hold_steps(&self, message: &Message, one: Candidate, by: Candidate) {
        let place = |cell| [self.geometry.row(cell), self.geometry.column(cell)];
        let ([row, column], [other_row, other_column]) = (place(one.cell), place(by.cell));
        let mut steps = [row.abs_diff(other_row), column.abs_diff(other_column)];
        steps.sort_unstable();
        let expected = steps.map(|steps| i64::try_from(steps).expect("a few"));
        let told = ["short", "long"].map(|name| number(message, name).expect("a number"));
        assert_eq!(told, expected);
        if let Some(difference) = number(message, "difference") {
            let by = one.digit.index().abs_diff(by.digit.index());
            assert_eq!(usize::try_from(difference), Ok(by));
        }
    }

    /// Reads a sentence and those within it in a state, after these candidates were struck.
    fn read(&mut self, message: &Message, state: &Candidates, gone: &BTreeSet<Candidate>) {
        let pairs = |cells: Vec<Cell>, digits: Vec<Digit>| -> Vec<Candidate> {
            let of_cell = |cell| digits.iter().map(move |&digit| Candidate { cell, digit });
            cells.into_iter().flat_map(of_cell).collect()
        };
        let is_of_neighbour = matches!(
            message.id.as_ref(),
            "kept-out-beside" | "why-not-beside" | "why-not-beside-below"
        );
        if is_of_neighbour {
            self.read_neighbour(message, state);
        }
        if message.id == "kept-out-by-neighbours" {
            self.read_neighbours(message, state);
        }
        let (cells, digits) = match message.id.as_ref() {
            "step-only-digit-struck" | "why-left-struck" | "why-left-several-struck" => {
                ("cell", "struck")
            }
            "kept-out-struck" => ("cell", "digits"),
            "kept-out-of-cells" => ("cells", "digit"),
            "step-only-place-struck" | "step-only-place-both" => ("struck", "digit"),
            "why-not-struck" => ("cell", "digit"),
            _ => ("", ""),
        };
        for one in pairs(self.cells(message, cells), self.digits(message, digits)) {
            self.hold_struck(state, gone, one);
        }
        for (_, value) in &message.args {
            match value {
                Value::Message(inner) => self.read(inner, state, gone),
                Value::Messages(inner) => inner.iter().for_each(|it| self.read(it, state, gone)),
                _ => {}
            }
        }
    }

    /// Holds that the neighbour that is named holds what is said and rules out what is said.
    fn read_neighbour(&mut self, message: &Message, state: &Candidates) {
        let (by, near) = (self.cells(message, "by")[0], self.digits(message, "near")[0]);
        if message.id != "why-not-beside-below" {
            assert_eq!(state.value(by), Some(near));
        }
        let cells = [self.cells(message, "cells"), self.cells(message, "cell")].concat();
        let digit = self.digits(message, "digit")[0];
        assert!(!cells.is_empty());
        for cell in cells {
            let (one, by) = (Candidate { cell, digit }, Candidate::new(by, near));
            assert!(self.is_next(one, by));
            self.hold_steps(message, one, by);
        }
        self.count(message);
    }

    /// Holds that of the neighbours that are told together each rules out a digit, and each digit is ruled out by one.
    fn read_neighbours(&mut self, message: &Message, state: &Candidates) {
        let cell = self.cells(message, "cell")[0];
        let mut left: BTreeSet<Digit> = self.digits(message, "digits").into_iter().collect();
        let of_cell: Vec<_> = left.iter().map(|&digit| Candidate { cell, digit }).collect();
        let Some(Value::Messages(told)) = argument(message, "by") else {
            panic!("no neighbours: {message:?}")
        };
        for neighbour in told {
            let (by, near) = (self.cells(neighbour, "by")[0], self.digits(neighbour, "near")[0]);
            assert_eq!(state.value(by), Some(near));
            let by = Candidate::new(by, near);
            let gone: Vec<_> = of_cell.iter().filter(|&&one| self.is_next(one, by)).collect();
            assert!(!gone.is_empty());
            for one in gone {
                self.hold_steps(message, *one, by);
                let _ = left.remove(&one.digit);
            }
            self.count(message);
        }
        assert!(left.is_empty());
    }

    /// Counts by which kind of neighbour something is ruled out.
    fn count(&mut self, message: &Message) {
        let is_knight = number(message, "short") == Some(1);
        let is_knight = is_knight && number(message, "long") == Some(2);
        let kind = if is_knight { "knight" } else { "neighbour" };
        *self.given.entry(kind).or_default() += 1;
    }

    /// Reads what is told of the steps of a procedure.
    fn read_all(&mut self, trace: &Trace) {
        let mut state = trace.start.candidates(self.geometry);
        let mut gone = BTreeSet::new();
        for step in &trace.steps {
            // What is within a trial is told in states of its own.
            if step.cases.is_empty() {
                self.read(&sentence(self.geometry, &state, step), &state, &gone);
            }
            gone.extend(struck_by(step));
            step.apply(self.geometry, &mut state);
        }
    }

    /// Reads why each cell holds its digit, and why it holds no other.
    fn read_answers(&mut self, trace: &Trace, end: &Candidates) {
        let gone: BTreeSet<_> = trace.steps.iter().flat_map(struck_by).collect();
        for cell in self.geometry.cells() {
            for digit in self.geometry.digits().filter(|&it| end.value(cell) != Some(it)) {
                let Some(answer) = why_not(self.geometry, trace, cell, digit) else { continue };
                let state = answer.slice.candidates_before(self.geometry, answer.slice.steps.len());
                self.read(&answer.conclusion, &state, &gone);
            }
            if let Some(answer) = why(self.geometry, trace, cell) {
                for message in &answer.paragraph {
                    let placed = trace.steps.iter().position(|step| {
                        step.conclusions
                            .iter()
                            .any(|it| matches!(it.fact, Fact::Holds(at, _) if at == cell))
                    });
                    let state = trace.candidates_before(self.geometry, placed.unwrap_or_default());
                    self.read(message, &state, &gone);
                }
            }
        }
    }
}

fn struck_by(step: &Step) -> Vec<Candidate> {
    let absent = step.conclusions.iter().filter_map(|end| match end.fact {
        Fact::Absent(cell, digit) => Some(Candidate { cell, digit }),
        Fact::Holds(..) => None,
    });
    absent.collect()
}

/// The sentences of these puzzles are read, and it is told how often each kind of reason was given.
fn read_puzzles(grids: &[(&str, &[&str], &[&str])]) -> BTreeMap<&'static str, usize> {
    let mut given = BTreeMap::new();
    for (plain, what, puzzles) in grids {
        let geometry = apart(plain, what);
        for puzzle in *puzzles {
            let board: Board = StateText::parse(puzzle, &geometry).expect("a puzzle").board;
            let trace = solved_by(engine(&geometry), &geometry, &board);
            let mut reader = Reader { geometry: &geometry, given };
            reader.read_all(&trace);
            reader.read_answers(&trace, &trace.candidates_before(&geometry, trace.steps.len()));
            given = reader.given;
        }
    }
    given
}

#[test]
fn what_a_neighbour_rules_out_is_not_called_struck() {
    let given = read_puzzles(&[("6x6", &["beside"], &OF_SIX[..]), ("9x9", &["beside"], &OF_NINE)]);
    assert!(given["struck"] > 100 && given["neighbour"] > 100, "{given:?}");
}

/// Puzzles in which equal digits are never a knight's move apart.
const OF_KNIGHTS: [&str; 2] = [
    "54......7..75.....9.......3.6.1...3.....3..6..5...4.7.23.6..7........35...43...2.",
    ".....279...13.....7.6.9....................873.2.8....63.4.89.2..4..9...1....3548",
];

#[test]
fn what_is_a_knights_move_away_is_neither_seen_nor_struck() {
    let given = read_puzzles(&[("9x9", &["knight"], &OF_KNIGHTS)]);
    assert!(given["knight"] > 50, "{given:?}");
}

#[test]
fn a_broken_grid_says_what_is_too_close() {
    let geometry = apart("9x9", &["knight", "king", "beside"]);
    let digits = |cells: &[(usize, usize)]| {
        let filled = cells.iter().map(|&(cell, digit)| (Cell::new(cell), Digit::new(digit)));
        Board::from_givens(81, filled.map(|(cell, digit)| Candidate::new(cell, digit)))
    };
    let told = |cells: &[(usize, usize)]| {
        let collisions = digits(cells).collisions(&geometry);
        let found = finding(&geometry, &Verdict::Collides(collisions)).expect("a finding");
        let locale = Locale::new("en").expect("English");
        found.details.iter().map(|said| locale.say(said)).collect::<Vec<_>>()
    };
    // 3 in C1 and D3; 5 in C3 and D4; 6 in F5 and 7 in F6.
    assert_eq!(
        told(&[(2, 2), (21, 2)]),
        [
            "The 3 in D3 is a knight’s move from the 3 in C1, but on this grid equal digits are never a knight’s move apart."
        ]
    );
    assert_eq!(
        told(&[(20, 4), (30, 4)]),
        [
            "The 5 in D4 is diagonally next to the 5 in C3, but on this grid equal digits are never diagonally next to each other."
        ]
    );
    assert_eq!(
        told(&[(41, 5), (50, 6)]),
        [
            "The 7 in F6 is next to the 6 in F5, but on this grid digits that follow one another are never next to each other."
        ]
    );
}
