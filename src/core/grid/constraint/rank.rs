//! Which place a row or a column takes among all rows and columns, each read as a number from either end.
//!
//! In a square grid with as many digits as rows, each digit begins just four of these numbers, one from each side. So the place says the
//! first digit of a line, and how many of the three others that begin with it are less. Which lines these are is open: there is a law for
//! each choice of lines, about what is so if they all begin with the digit.

use std::cmp::Ordering;

use super::automaton::{Automaton, TooLarge};
use super::ground::{Ground, MOST_WAYS};
use crate::grid::{Cell, Digit};

/// From so many sides lines are read.
const SIDES: usize = 4;

/// Lines, each the cells from one of its ends.
type Lines = Vec<Vec<Cell>>;

/// What is so of a line beside some others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Compared {
    /// The first cells of the others; then of each place from the second on the cell of the line, and those of the others.
    pub(super) cells: Vec<Cell>,
    /// How many first cells these are: one that is also the first of the line is none of them.
    firsts: usize,
    others: usize,
    /// So many of the others may be less, and so many greater.
    most: [usize; 2],
    /// Whether some may be equal.
    ties: bool,
    /// The digit with which all begin.
    first: Digit,
}

/// How far lines are compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum State {
    /// Nothing is left to be said.
    Free,
    /// How each of the others is to the line, as far as they were read, and what the line holds at the place that is read.
    Open([Ordering; SIDES - 1], usize),
}

/// All rows and columns from each side.
fn sides(ground: &Ground<'_>) -> [Lines; SIDES] {
    let of = ground.dimensions;
    let lines = |count: usize, other: usize, at: &dyn Fn(usize, usize) -> Option<Cell>| -> Lines {
        (0..count).map(|line| (0..other).filter_map(|place| at(line, place)).collect()).collect()
    };
    let rows = lines(of.rows, of.columns, &|row, column| of.cell_at(row, column));
    let columns = lines(of.columns, of.rows, &|column, row| of.cell_at(row, column));
    let turned =
        |lines: &Lines| lines.iter().map(|it| it.iter().rev().copied().collect()).collect();
    [turned(&rows), turned(&columns), rows, columns]
}

/// What it comes to that a line takes this place, from 1; `None` if it is none of the grid's, or there are no such places.
pub(super) fn compared(
    line: &[Cell],
    place: i64,
    ties: bool,
    ground: &Ground<'_>,
) -> Option<Vec<Compared>> {
    let of = ground.dimensions;
    let place = usize::try_from(place).ok()?.checked_sub(1)?;
    let is_square = of.rows == of.columns && of.rows == of.digits;
    if !is_square || place >= SIDES * of.digits {
        return None;
    }
    let (first, less) = (Digit::new(place / SIDES), place % SIDES);
    let sides = sides(ground);
    let own = sides.iter().position(|lines| lines.iter().any(|it| it == line))?;
    let begins = |lines: &Lines| -> Lines {
        let same = lines.iter().find(|other| other[0] == line[0]);
        let may = |other: &&Vec<Cell>| !(ground.differ)(line[0], other[0]);
        let all = || lines.iter().filter(may).cloned().collect();
        same.map_or_else(all, |same| vec![same.clone()])
    };
    let others = sides.iter().enumerate().filter(|(side, _)| *side != own);
    let others: Vec<Lines> = others.map(|(_, lines)| begins(lines)).collect();
    let made = |others: &[&Vec<Cell>], most: [usize; 2]| {
        let firsts = others.iter().map(|other| other[0]).filter(|cell| *cell != line[0]);
        let mut cells: Vec<Cell> = firsts.collect();
        let firsts = cells.len();
        for (place, own) in line.iter().enumerate().skip(1) {
            cells.extend([*own].into_iter().chain(others.iter().map(|other| other[place])));
        }
        Compared { cells, firsts, others: others.len(), most, ties, first }
    };
    // At the end of the four each of the others is by itself.
    if less == 0 || less + 1 == SIDES {
        let most = [usize::from(less > 0), usize::from(less == 0)];
        return Some(others.iter().flatten().map(|other| made(&[other], most)).collect());
    }
    let most = [less, SIDES - 1 - less];
    let [one, two, three] = &others[..] else { return None };
    let pairs = one.iter().flat_map(|one| two.iter().map(move |two| (one, two)));
    let triples = pairs.flat_map(|(one, two)| three.iter().map(move |three| [one, two, three]));
    Some(triples.map(|others| made(&others, most)).collect())
}

impl Compared {
    /// What makes two of them the same but for their cells.
    pub(super) fn sort(&self) -> Vec<usize> {
        let [less, greater] = self.most;
        vec![self.cells.len(), self.firsts, self.others, less, greater, self.first.index()]
    }

    /// What its cells may hold.
    pub(super) fn automaton(&self, digits: usize) -> Result<Automaton, TooLarge> {
        let start = State::Open([Ordering::Equal; SIDES - 1], 0);
        let step = |state: &State, place: usize, digit: Digit| self.after(state, place, digit);
        let ends = |state: &State| self.ties || *state == State::Free;
        Automaton::made((self.cells.len(), digits), start, step, ends, MOST_WAYS)
    }

    fn after(&self, state: &State, place: usize, digit: Digit) -> Option<State> {
        let State::Open(mut known, own) = state.clone() else { return Some(State::Free) };
        if place < self.firsts {
            return Some(if digit == self.first { State::Open(known, own) } else { State::Free });
        }
        let which = (place - self.firsts) % (self.others + 1);
        let Some(other) = which.checked_sub(1) else {
            return Some(State::Open(known, digit.index()));
        };
        if known[other] == Ordering::Equal {
            known[other] = digit.index().cmp(&own);
        }
        let all = &known[..self.others];
        let count = |wanted: Ordering| all.iter().filter(|it| **it == wanted).count();
        let counts = [count(Ordering::Less), count(Ordering::Greater)];
        if counts.iter().zip(self.most).any(|(count, most)| *count > most) {
            return None;
        }
        if counts[0] + counts[1] == self.others {
            return Some(State::Free);
        }
        Some(State::Open(known, if which == self.others { 0 } else { own }))
    }
}
