//! Steps made by hand in states made by hand, and their lines.

mod brief;
mod listed;
mod properties;
mod refusals;
mod steps;

use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House, HouseKind};
use crate::notation::{parse, print};
use crate::proof::{Claim, Conclusion, Fact, Node, Role, RuleId, Statement, Step};
use crate::test_grids::{cell, cells, classic, grid_of};

/// A state of the classic grid in which only what a test says is struck.
struct State {
    geometry: Geometry,
    candidates: Candidates,
}

impl State {
    fn new() -> Self {
        let geometry = classic();
        let candidates = Candidates::all(&geometry);
        Self { geometry, candidates }
    }

    /// These cells hold only these digits.
    fn hold(mut self, names: &str, digits: &str) -> Self {
        for cell in cells(names).iter() {
            for digit in (self.geometry.all_digits() - self::digits(digits)).iter() {
                let _ = self.candidates.strike(cell, digit);
            }
        }
        self
    }

    /// In the house the digit is only in these cells.
    fn only(mut self, house_name: &str, symbol: char, names: &str) -> Self {
        for cell in (self.geometry.cells_of(house(house_name)) - cells(names)).iter() {
            let _ = self.candidates.strike(cell, digit(symbol));
        }
        self
    }

    fn place(mut self, name: &str, symbol: char) -> Self {
        self.candidates.place(&self.geometry, cell(name), digit(symbol));
        self
    }

    /// The step is written so, and read back as it is.
    fn check(&self, step: &Step, expected: &str) {
        let text = print(&self.geometry, &self.candidates, "Name", step);
        assert_eq!(text, format!("Name: {expected}"));
        let read = parse(&self.geometry, &self.candidates, step.rule, &text);
        assert_eq!(read.as_ref(), Ok(step), "{text}");
    }
}

fn digit(symbol: char) -> Digit {
    classic().digit(symbol).expect("a digit")
}

fn digits(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

/// The house of a name such as `r2`.
fn house(name: &str) -> House {
    let kind = match &name[..1] {
        "r" => HouseKind::Row,
        "c" => HouseKind::Column,
        _ => HouseKind::Block,
    };
    let number: usize = name[1..].parse().expect("a number");
    classic().houses_of_kind(kind).nth(number - 1).expect("a house")
}

fn node(symbol: char, names: &str) -> Node {
    Node { digit: digit(symbol), cells: cells(names) }
}

fn only_digits(role: Role, names: &str, symbols: &str) -> Claim {
    Claim::new(role, Statement::OnlyDigits { cells: cells(names), digits: digits(symbols) })
}

fn only_places(role: Role, symbol: char, name: &str, names: &str) -> Claim {
    let (house, digit, cells) = (house(name), digit(symbol), cells(names));
    Claim::new(role, Statement::OnlyPlaces { house, digit, cells })
}

fn once(role: Role, symbol: char, name: &str) -> Claim {
    Claim::new(role, Statement::AtMostOnce { group: house(name).into(), digit: digit(symbol) })
}

fn sees(role: Role, names: &str, targets: &str) -> Claim {
    Claim::new(role, Statement::Sees { cells: cells(names), targets: cells(targets) })
}

fn not_both(role: Role, first: Node, second: Node) -> Claim {
    Claim::new(role, Statement::NotBoth { first, second })
}

/// A step that concludes these facts, as `r1c1=4 r2c3<>5`, from all its claims.
fn step(claims: Vec<Claim>, facts: &str) -> Step {
    let facts: Vec<Fact> = Fact::parse_all(facts, &classic()).expect("facts");
    let conclusions = facts.into_iter().map(Conclusion::from_all).collect();
    Step { rule: RuleId::new("rule"), claims, conclusions, cases: Vec::new() }
}
