//! Regions that are to be found, with clues of every sort about them, are what they are said to be: the solutions of small puzzles drawn
//! by lot are those among all squares in all ways to cut them.

use std::collections::BTreeSet;

use crate::support::knowledge;
use duvod::checker::Checker;
use duvod::grid::{Board, Candidates, Cell, ConstraintNumber, Geometry, WIDE};
use duvod::inference::{Engine, Hints, Request};
use duvod::proof::{Fact, RuleId, Start, Step};
use duvod::search::Search;

/// The rule about regions that are to be found.
const RULE: &str = "constraint-regions";

/// Rows and columns of the squares.
const SIDE: usize = 4;

/// Numbers drawn by lot, always the same ones.
struct Lot(u64);

impl Lot {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most
    }
}

/// A clue: the cell whose digit counts, what is added to it, and the cells that it counts: of an arrow in arms.
#[derive(Clone, Debug)]
enum Clue {
    Given(usize, usize),
    Count { cell: usize, more: usize, among: Vec<usize> },
    Arrow { cell: usize, more: usize, arms: Vec<Vec<usize>> },
    Same(usize, usize),
}

/// A square with its digits and the numbers of the regions of its first cells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Filled {
    digits: Vec<usize>,
    numbers: Vec<usize>,
}

fn beside(cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / SIDE, cell % SIDE);
    (0..SIDE * SIDE)
        .filter(move |other| row.abs_diff(other / SIDE) + column.abs_diff(other % SIDE) == 1)
}

/// All Latin squares.
fn squares() -> Vec<Vec<usize>> {
    fn fill(square: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        let at = square.len();
        if at == SIDE * SIDE {
            all.push(square.clone());
            return;
        }
        for digit in 1..=SIDE {
            let sees = |other: &usize| other / SIDE == at / SIDE || other % SIDE == at % SIDE;
            if (0..at).filter(sees).all(|other| square[other] != digit) {
                square.push(digit);
                fill(square, all);
                let _ = square.pop();
            }
        }
    }
    let mut all = Vec::new();
    fill(&mut Vec::new(), &mut all);
    all
}

/// All ways to cut the first so many cells into regions of a size that hang together, numbered as their first cells come.
fn cuts(cells: usize, size: usize) -> BTreeSet<Vec<usize>> {
    fn cut(numbers: &mut Vec<usize>, size: usize, all: &mut BTreeSet<Vec<usize>>) {
        let Some(first) = numbers.iter().position(|number| *number == 0) else {
            let _ = all.insert(numbers.clone());
            return;
        };
        let number = numbers.iter().max().copied().unwrap_or(0) + 1;
        let mut met = BTreeSet::new();
        let mut open = vec![BTreeSet::from([first])];
        while let Some(region) = open.pop() {
            if !met.insert(region.clone()) {
                continue;
            }
            if region.len() == size {
                for cell in &region {
                    numbers[*cell] = number;
                }
                cut(numbers, size, all);
                for cell in region {
                    numbers[cell] = 0;
                }
                continue;
            }
            let next = region.iter().flat_map(|cell| beside(*cell));
            for cell in next.filter(|it| *it < numbers.len() && numbers[*it] == 0) {
                let mut larger = region.clone();
                if larger.insert(cell) {
                    open.push(larger);
                }
            }
        }
    }
    let mut all = BTreeSet::new();
    cut(&mut vec![0; cells], size, &mut all);
    all
}

impl Filled {
    fn is_right(&self) -> bool {
        let all: BTreeSet<(usize, usize)> = self
            .numbers
            .iter()
            .zip(&self.digits)
            .map(|(number, digit)| (*number, *digit))
            .collect();
        all.len() == self.numbers.len()
    }

    /// How many cells a clue counts here; with no clue that counts none.
    fn counted(&self, clue: &Clue) -> usize {
        let is_same = |one: usize, other: usize| self.numbers[one] == self.numbers[other];
        match clue {
            Clue::Given(..) | Clue::Same(..) => 0,
            Clue::Count { cell, among, .. } => {
                1 + among.iter().filter(|other| is_same(*cell, **other)).count()
            }
            Clue::Arrow { cell, arms, .. } => {
                let run =
                    |arm: &Vec<usize>| arm.iter().take_while(|it| is_same(*cell, **it)).count();
                1 + arms.iter().map(run).sum::<usize>()
            }
        }
    }

    fn keeps(&self, clue: &Clue) -> bool {
        match clue {
            Clue::Given(cell, digit) => self.digits[*cell] == *digit,
            Clue::Same(one, other) => self.numbers[*one] == self.numbers[*other],
            Clue::Count { cell, more, .. } | Clue::Arrow { cell, more, .. } => {
                self.digits[*cell] + more == self.counted(clue)
            }
        }
    }

    /// A clue about a cell with a region that this keeps; none if what was drawn is not kept.
    fn clue(&self, lot: &mut Lot) -> Option<Clue> {
        let cells = self.numbers.len();
        let cell = lot.below(cells);
        let within = |it: &usize| *it < cells;
        let clue = match lot.below(4) {
            0 => Clue::Given(cell, self.digits[cell]),
            1 => Clue::Same(cell, lot.below(cells)),
            2 => {
                let near = |it: &usize| {
                    let apart =
                        (it / SIDE).abs_diff(cell / SIDE).max((it % SIDE).abs_diff(cell % SIDE));
                    apart == 1
                };
                let among = (0..cells).filter(near).filter(|_| lot.below(4) > 0).collect();
                Clue::Count { cell, more: lot.below(2), among }
            }
            _ => {
                let (row, column) = (cell / SIDE, cell % SIDE);
                let all: [Vec<usize>; 4] = [
                    (column + 1..SIDE).map(|to| row * SIDE + to).collect(),
                    (0..column).rev().map(|to| row * SIDE + to).collect(),
                    (row + 1..SIDE).map(|to| to * SIDE + column).filter(within).collect(),
                    (0..row).rev().map(|to| to * SIDE + column).collect(),
                ];
                let more = lot.below(2);
                let arms = all.into_iter().filter(|arm| !arm.is_empty() && lot.below(3) > 0);
                Clue::Arrow { cell, more, arms: arms.collect() }
            }
        };
        let has_cells = match &clue {
            Clue::Arrow { arms, .. } => !arms.is_empty(),
            Clue::Same(one, other) => one != other,
            _ => true,
        };
        (has_cells && self.keeps(&clue)).then_some(clue)
    }
}

/// The name of a cell, and of the number of its region, which stands below.
fn name(cell: usize) -> String {
    format!("{}{}", char::from(b'A' + (cell % SIDE) as u8), cell / SIDE + 1)
}

fn number(cell: usize) -> String {
    name(cell + (SIDE + 1) * SIDE)
}

fn names(cells: &[usize], name: fn(usize) -> String) -> String {
    cells.iter().map(|cell| name(*cell)).collect()
}

/// A clue as the name of a grid says it.
fn written(clue: &Clue) -> String {
    match clue {
        Clue::Given(cell, digit) => format!("pencil-marks:{}:{digit}", name(*cell)),
        Clue::Same(one, other) => format!("same-digits:{}/{}", number(*one), number(*other)),
        Clue::Count { cell, more, among } => {
            format!("region-count:{}/{}{}:{more}", name(*cell), number(*cell), names(among, number))
        }
        Clue::Arrow { cell, more, arms } => {
            let arms: Vec<String> = arms.iter().map(|arm| names(arm, number)).collect();
            let start = format!("{}/{}", name(*cell), number(*cell));
            format!("region-arrow:{start}/{}:{more}", arms.join("/"))
        }
    }
}

/// What the grid's name says in order, one part for each constraint.
fn said(cells: usize, size: usize, clues: &[Clue]) -> Vec<String> {
    let all: Vec<usize> = (0..cells).collect();
    let regions = format!("found-regions:{}/{}:{size}", names(&all, name), names(&all, number));
    let parts: BTreeSet<String> = clues.iter().map(written).chain([regions]).collect();
    parts.into_iter().collect()
}

/// Whether a grid has these solutions, and no others.
fn assert_solutions(search: &Search, cells: usize, expected: &BTreeSet<&Filled>) {
    let (grid, mut expected) = (search.geometry(), expected.clone());
    for found in search.solutions(&Candidates::<WIDE>::all(grid)) {
        let at = |cell: usize| found.digit(Cell::new(cell)).index() + 1;
        let found = Filled {
            digits: (0..SIDE * SIDE).map(at).collect(),
            numbers: (SIDE * SIDE..SIDE * SIDE + cells).map(at).collect(),
        };
        assert!(expected.remove(&found), "{}: {:?} is wrong", grid.name(), found.digits);
    }
    assert!(expected.is_empty(), "{}: {} are missing", grid.name(), expected.len());
}

/// Reasons with the rule about regions, sees that nothing is struck that is in a solution and that the steps are proved, and returns
/// how many steps that rule makes.
fn conclusions_that_keep(grid: &Geometry, solutions: &BTreeSet<&Filled>) -> usize {
    let ids = ["constraint-alone", "constraint-fillings", RULE];
    let rules: Vec<_> =
        ids.iter().map(|id| knowledge().rule(RuleId::new(id)).expect("a rule")).collect();
    let engine = Engine::with_rules(knowledge(), grid, &rules);
    let start = Start::from_board(&Board::empty(grid.cell_count()));
    let trace = engine.solve(Request::new(&start, Hints::default()));
    let checked = Checker::new(grid).check(&trace);
    assert!(checked.is_ok(), "{}: {checked:?}", grid.name());
    for fact in trace.steps.iter().flat_map(Step::facts) {
        let (cell, digit) = (fact.cell().index(), fact.digit().index() + 1);
        let has = |full: &Filled| full.digits.iter().chain(&full.numbers).nth(cell) == Some(&digit);
        let is_so = |full: &&&Filled| has(full) == matches!(fact, Fact::Holds(..));
        assert_eq!(solutions.iter().filter(is_so).count(), solutions.len(), "{}", grid.name());
    }
    trace.steps.iter().filter(|step| step.rule == RuleId::new(RULE)).count()
}

#[test]
fn solutions_are_the_squares_and_cuts_that_keep_every_clue() {
    let squares = squares();
    let mut lot = Lot(11);
    let (mut unique, mut several, mut without, mut steps) = (0, 0, 0, 0);
    for (cells, size) in [(16, 4), (12, 4), (12, 3)] {
        let cuts: Vec<Vec<usize>> = cuts(cells, size).into_iter().collect();
        let mut all = Vec::new();
        for digits in &squares {
            let of =
                |numbers: &Vec<usize>| Filled { digits: digits.clone(), numbers: numbers.clone() };
            all.extend(cuts.iter().map(of).filter(Filled::is_right));
        }
        for _ in 0..100 {
            let full = all[lot.below(all.len())].clone();
            let mut clues = Vec::new();
            while clues.len() < 6 + lot.below(12) {
                clues.extend(full.clue(&mut lot));
            }
            let expected: BTreeSet<&Filled> =
                all.iter().filter(|it| clues.iter().all(|clue| it.keeps(clue))).collect();
            // What is not seen by few clues is not gone through one by one.
            if expected.len() > 300 {
                continue;
            }
            let parts = said(cells, size, &clues);
            let name = format!("latin-{SIDE}x{SIDE}+beside-{cells}+{}", parts.join("+"));
            let grid = knowledge().grid_of(&name).unwrap_or_else(|| panic!("{name} is no grid"));
            assert_solutions(&Search::new(&grid), cells, &expected);
            steps += conclusions_that_keep(&grid, &expected);
            *(if expected.len() == 1 { &mut unique } else { &mut several }) += 1;
            // Without a clue that counts there are more, which are found if it is not to be obeyed.
            let counts = |clue: &&Clue| matches!(clue, Clue::Count { .. } | Clue::Arrow { .. });
            let Some(left_out) = clues.iter().find(counts).map(written) else { continue };
            let kept =
                |it: &Filled| clues.iter().all(|clue| written(clue) == left_out || it.keeps(clue));
            let expected: BTreeSet<&Filled> = all.iter().filter(|it| kept(it)).collect();
            if expected.len() <= 300 {
                let obeyed = parts.iter().enumerate().filter(|(_, part)| **part != left_out);
                let obeyed: Vec<_> =
                    obeyed.map(|(number, _)| ConstraintNumber::new(number)).collect();
                assert_solutions(&Search::new(&grid).obeying(&obeyed), cells, &expected);
                without += 1;
            }
        }
    }
    assert!(unique > 30 && several > 60, "{unique} unique, {several} with several solutions");
    assert!(without > 60 && steps > 60, "{without} without a clue, {steps} steps by regions");
}
