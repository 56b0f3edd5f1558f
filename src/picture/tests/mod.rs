//! Tests of the picture: what each claim marks, and where it is drawn.

mod branches;
mod chains;
mod claims;
mod colours;
mod constraints;
mod fillings;
mod pencil;
mod shapes;
mod svg;
mod texts;

use super::{MarkKind, Scene};
use crate::grid::{
    Board, Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, StateText, parse_cell,
};
use crate::proof::{Claim, Conclusion, Fact, Node, Role, RuleId, Statement, Step};
use crate::test_grids::classic;

/// A grid with a position, and short names for what is in it.
struct Position {
    geometry: Geometry,
    board: Board,
    candidates: Candidates,
}

impl Position {
    /// An empty classic grid.
    fn empty() -> Self {
        Self::of(&".".repeat(81))
    }

    /// A position of the classic grid; spaces between rows are for the reader.
    fn of(text: &str) -> Self {
        let geometry = classic();
        let text: String = text.split(' ').collect();
        let state = StateText::parse(&text, &geometry).expect("a state");
        let candidates = state.candidates(&geometry);
        Self { board: state.board, candidates, geometry }
    }

    fn cell(&self, name: &str) -> Cell {
        parse_cell(name, self.geometry.dimensions()).expect("a cell")
    }

    fn cells(&self, names: &str) -> CellSet {
        names.split_whitespace().map(|name| self.cell(name)).collect()
    }

    fn digit(&self, symbol: char) -> Digit {
        self.geometry.digit(symbol).expect("a digit")
    }

    fn digits(&self, symbols: &str) -> DigitSet {
        symbols.chars().map(|symbol| self.digit(symbol)).collect()
    }

    /// Leaves only these digits in the cells.
    fn leave(mut self, names: &str, symbols: &str) -> Self {
        let keep = self.digits(symbols);
        for cell in self.cells(names).iter() {
            for digit in (self.candidates.digits_of(cell) - keep).iter() {
                let _ = self.candidates.strike(cell, digit);
            }
        }
        self
    }

    fn only_digits(&self, role: Role, cells: &str, digits: &str) -> Claim {
        let (cells, digits) = (self.cells(cells), self.digits(digits));
        Claim::new(role, Statement::OnlyDigits { cells, digits })
    }

    /// The digit's places in the house with this number, from 0: rows, columns, blocks.
    fn only_places(&self, role: Role, house: usize, digit: char, cells: &str) -> Claim {
        let (house, cells) = (crate::grid::House::new(house), self.cells(cells));
        Claim::new(role, Statement::OnlyPlaces { house, digit: self.digit(digit), cells })
    }

    fn sees(&self, role: Role, cells: &str, targets: &str) -> Claim {
        let (cells, targets) = (self.cells(cells), self.cells(targets));
        Claim::new(role, Statement::Sees { cells, targets })
    }

    /// Two nodes, each as `A1 B1:7`.
    fn not_both(&self, role: Role, first: &str, second: &str) -> Claim {
        let node = |text: &str| {
            let (cells, digit) = text.split_once(':').expect("a node");
            Node { cells: self.cells(cells), digit: self.digits(digit).only().expect("a digit") }
        };
        let (first, second) = (node(first), node(second));
        Claim::new(role, Statement::NotBoth { first, second })
    }

    /// A step that strikes these candidates, as `E4:1`.
    fn striking(&self, claims: Vec<Claim>, candidates: &str) -> Step {
        let struck = candidates.split_whitespace().map(|text| {
            let Candidate { cell, digit } = self.candidate(text);
            Conclusion::from_all(Fact::Absent(cell, digit))
        });
        step(claims, struck.collect())
    }

    /// A step that fills a cell, as `E7:3`.
    fn filling(&self, claims: Vec<Claim>, candidate: &str) -> Step {
        let Candidate { cell, digit } = self.candidate(candidate);
        step(claims, vec![Conclusion::from_all(Fact::Holds(cell, digit))])
    }

    fn candidate(&self, text: &str) -> Candidate {
        let (cell, digit) = text.split_once(':').expect("a candidate");
        Candidate::new(self.cell(cell), self.digits(digit).only().expect("one digit"))
    }

    fn scene(&self, step: &Step) -> Scene {
        Scene::of(&self.geometry, &self.board).pencil_marks(&self.candidates).step(step).scene()
    }

    /// The candidates with a mark of this kind, as `A1:5 B2:7`.
    fn marked(&self, scene: &Scene, kind: MarkKind) -> String {
        let marks = scene.marks.iter().filter(|(_, mark)| mark.kind == kind);
        marks.map(|(&candidate, _)| self.show(candidate)).collect::<Vec<_>>().join(" ")
    }

    fn show(&self, Candidate { cell, digit }: Candidate) -> String {
        format!("{}:{}", self.name(cell), self.geometry.symbol(digit))
    }

    fn name(&self, cell: Cell) -> String {
        let name = self.geometry.cell_name(cell);
        format!("{}{}", char::from(b'A' + name.column), name.row + 1)
    }

    /// The cells with a role, by name.
    fn with_role(&self, scene: &Scene, role: super::CellRole) -> String {
        let cells = self.geometry.cells().filter(|&cell| scene.has(cell, role));
        cells.map(|cell| self.name(cell)).collect::<Vec<_>>().join(" ")
    }
}

fn step(claims: Vec<Claim>, conclusions: Vec<Conclusion>) -> Step {
    Step { rule: RuleId::new("test"), claims, conclusions, cases: Vec::new() }
}
