//! Full placements of several digits: a cell that all placements of one digit have is lost for the others, which
//! leaves these fewer placements, and so on until nothing more is lost.

use std::ops::ControlFlow;

use super::placement::{beside, placement};
use crate::grid::{Cell, CellSet, Digit, House, MAX_DIGITS};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::knowledge::TemplateFind as Find;
use crate::proof::{Conclusion, Fact, Placements, Places, RuleId, Step};

/// For each digit the rows in which its places are taken into account.
type Rows = [Vec<House>; MAX_DIGITS];

/// For each digit the places that are in some full placement.
type Alive<const W: usize> = [CellSet<W>; MAX_DIGITS];

/// For each digit what its placements show once all digits are taken into account, if they show more than
/// without the others.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    find: Find,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let rows = view.geometry.lines()[0];
    if rows.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut all: Rows = std::array::from_fn(|_| Vec::new());
    for digit in view.geometry.digits() {
        all[digit.index()].extend(rows);
    }
    let Some(alive) = alive(view, &all) else { return ControlFlow::Continue(()) };
    for digit in view.geometry.digits() {
        let mut alone: Rows = std::array::from_fn(|_| Vec::new());
        alone[digit.index()].extend(rows);
        let facts = facts(view, find, digit, &alive, rows);
        if facts.is_empty() || shows(view, find, &alone, &facts) {
            continue;
        }
        let needed = needed(view, find, &all, &facts);
        visit(step(rule, view, &needed, facts))?;
    }
    ControlFlow::Continue(())
}

/// What is in all placements of the digit, or in none of them.
fn facts<const W: usize>(
    view: &View<'_, W>,
    find: Find,
    digit: Digit,
    alive: &Alive<W>,
    rows: &[House],
) -> Vec<Fact> {
    let alive = alive[digit.index()];
    let open = view.candidates.open_places_of(digit);
    let in_rows =
        rows.iter().fold(CellSet::EMPTY, |cells, &row| cells | view.geometry.cells_of(row));
    match find {
        Find::Set => {
            let only = |&row: &House| (alive & view.geometry.cells_of(row)).only();
            let cells = rows.iter().filter_map(only).filter(|&cell| open.contains(cell));
            cells.map(|cell| Fact::Holds(cell, digit)).collect()
        }
        Find::Delete => {
            let dead = (open & in_rows) - alive;
            dead.iter().map(|cell| Fact::Absent(cell, digit)).collect()
        }
    }
}

/// Whether these rows alone show all of the facts, which are of one digit. When it is interrupted they are said not to, so
/// that no row is left out that is needed.
fn shows<const W: usize>(view: &View<'_, W>, find: Find, rows: &Rows, all: &[Fact]) -> bool {
    if (view.interrupted)() {
        return false;
    }
    let (Some(alive), Some(fact)) = (alive(view, rows), all.first()) else { return false };
    let digit = fact.digit();
    let shown = facts(view, find, digit, &alive, &rows[digit.index()]);
    all.iter().all(|fact| shown.contains(fact))
}

/// The rows that show the facts, none of which can be left out: first all of a digit, then one by one.
fn needed<const W: usize>(view: &View<'_, W>, find: Find, all: &Rows, facts: &[Fact]) -> Rows {
    let mut needed = all.clone();
    for digit in view.geometry.digits() {
        let rows = std::mem::take(&mut needed[digit.index()]);
        if !shows(view, find, &needed, facts) {
            needed[digit.index()] = rows;
        }
    }
    for digit in view.geometry.digits() {
        for index in (0..needed[digit.index()].len()).rev() {
            let row = needed[digit.index()].remove(index);
            if !shows(view, find, &needed, facts) {
                needed[digit.index()].insert(index, row);
            }
        }
    }
    needed
}

fn step<const W: usize>(rule: RuleId, view: &View<'_, W>, rows: &Rows, facts: Vec<Fact>) -> Step {
    let places = |digit: Digit| {
        rows[digit.index()].iter().map(move |&house| {
            let cells = view.candidates.places_in(view.geometry, house, digit).resize();
            Places { house, digit, cells }
        })
    };
    let placements = Placements::new(view.geometry.digits().flat_map(places));
    let claims = placements.map_or(Vec::new(), |placements| placements.claims());
    let conclusions = facts.into_iter().map(Conclusion::from_all).collect();
    Step { rule, claims, conclusions, cases: Vec::new() }
}

/// The places of the digits that are in placements in these rows, until nothing more is lost; `None` if a
/// digit cannot be placed at all.
fn alive<const W: usize>(view: &View<'_, W>, rows: &Rows) -> Option<Alive<W>> {
    let geometry = view.geometry;
    let mut alive: Alive<W> =
        std::array::from_fn(|digit| view.candidates.places_of(Digit::new(digit)));
    loop {
        let before = alive;
        for digit in geometry.digits().map(Digit::index) {
            let places = |row: &House| alive[digit] & geometry.cells_of(*row);
            let places: Vec<CellSet<W>> = rows[digit].iter().map(places).collect();
            let left = of_one(view, &places)?;
            let forced: Vec<Cell> =
                places.iter().filter_map(|places| (*places & left).only()).collect();
            for other in geometry.digits().map(Digit::index).filter(|&other| other != digit) {
                for &cell in &forced {
                    alive[other].remove(cell);
                }
            }
            let in_rows = places.iter().fold(CellSet::EMPTY, |cells, &row| cells | row);
            alive[digit] = (alive[digit] - in_rows) | left;
        }
        if alive == before {
            return Some(alive);
        }
    }
}

/// Of the places in each row those that are in some placement; `None` if there is no placement.
fn of_one<const W: usize>(view: &View<'_, W>, rows: &[CellSet<W>]) -> Option<CellSet<W>> {
    let mut alive = CellSet::EMPTY;
    for (number, row) in rows.iter().enumerate() {
        for cell in (*row - alive).iter() {
            if let Some(others) = placement(view, &beside(view, rows, number, cell)) {
                alive |= others | CellSet::of(cell);
            }
        }
        if !row.intersects(&alive) {
            return None;
        }
    }
    Some(alive)
}
