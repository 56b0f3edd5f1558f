//! The family *template*: what is in all full placements of a digit, and what is in none.
//!
//! Bernhard Hobiger, *`HoDoKu`* (2012), has them as templates.
//!
//! A digit is once in every house. Its places that no full placement has ([`placements`](crate::inference::tools::placements)) are false; where that
//! leaves one place in a house, it is in all of them. Each conclusion rests on as few rows as it can be shown by.

mod joint;
mod placement;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::{Family, Numbered, Visitor};
use crate::grid::{Cell, CellSet, Digit, House};
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Body, Template, TemplateFind as Find};
use crate::proof::{Conclusion, Fact, Placements, Places, RuleId, Step, Support};
use placement::placement;

/// The template rules of an engine, in their order.
pub(in crate::inference) struct TemplateFamily {
    rules: Vec<TemplateRule>,
}

#[derive(Clone, Copy)]
struct TemplateRule {
    number: usize,
    id: RuleId,
    template: Template,
}

impl TemplateFamily {
    /// The template rules among these, in their order.
    pub(in crate::inference) fn new(rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| match rule.body {
            Body::Template(template) => Some(TemplateRule { number, id: rule.id, template }),
            _ => None,
        };
        Self { rules: rules.iter().filter_map(rule).collect() }
    }
}

impl<const W: usize> Family<W> for TemplateFamily {
    fn name(&self) -> &'static str {
        "template"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.rules.iter().try_for_each(|&TemplateRule { number, id, template }| {
            if template.joint {
                return memory
                    .look(number, Unit::Grid, || joint::search(id, template.find, view, visit));
            }
            memory.look_at_digits(number, view, |digit, dead| {
                let facts = match template.find {
                    Find::Set => in_all(view, digit, dead),
                    Find::Delete => dead.iter().map(|cell| Fact::Absent(cell, digit)).collect(),
                };
                step(id, view, digit, facts).map_or(ControlFlow::Continue(()), &mut *visit)
            })
        })
    }
}

/// The open places that are in all full placements: each is the only one left in a house.
fn in_all<const W: usize>(view: &View<'_, W>, digit: Digit, dead: CellSet<W>) -> Vec<Fact> {
    let alive = view.candidates.places_of(digit) - dead;
    let only = |house| (alive & view.geometry.cells_of(house)).only();
    let cells: BTreeSet<Cell> = view.geometry.houses().filter_map(only).collect();
    let open = cells.into_iter().filter(|&cell| !view.candidates.solved().contains(cell));
    open.map(|cell| Fact::Holds(cell, digit)).collect()
}

/// The step that concludes these facts, each by as few rows as can be; facts that cannot be shown by rows
/// alone are left out.
fn step<const W: usize>(
    rule: RuleId,
    view: &View<'_, W>,
    digit: Digit,
    facts: Vec<Fact>,
) -> Option<Step> {
    let rows = view.geometry.lines()[0];
    let shown = facts.into_iter().filter_map(|fact| Some((fact, needed(view, fact, rows)?)));
    let shown: Vec<(Fact, Vec<House>)> = shown.collect();
    let used: BTreeSet<House> = shown.iter().flat_map(|(_, rows)| rows).copied().collect();
    let used: Vec<House> = used.into_iter().collect();
    let places = |&house: &House| Places::in_state(view.geometry, view.candidates, house, digit);
    let claims = Placements::new(used.iter().map(places))?.claims();
    let conclusion = |(fact, rows): (Fact, Vec<House>)| {
        let place = |row: &House| used.iter().position(|house| house == row).map(|n| n as u16);
        let numbers: Vec<u16> = rows.iter().filter_map(place).collect();
        let all = numbers.len() == claims.len();
        let support = if all { Support::All } else { Support::Claims(numbers) };
        Conclusion { fact, support }
    };
    let conclusions: Vec<Conclusion> = shown.into_iter().map(conclusion).collect();
    (!conclusions.is_empty()).then_some(Step { rule, claims, conclusions, cases: Vec::new() })
}

/// The rows that show the fact, none of which can be left out; `None` if all rows do not.
fn needed<const W: usize>(view: &View<'_, W>, fact: Fact, rows: &[House]) -> Option<Vec<House>> {
    let digit = fact.digit();
    let places = view.candidates.places_of(digit);
    // If the fact is false, this is where the digit may be.
    let left = match fact {
        Fact::Absent(cell, _) => places - view.geometry.peers(cell),
        Fact::Holds(cell, _) => places - CellSet::of(cell),
    };
    let left = left - view.candidates.solved();
    let placed = view.candidates.solved() & places;
    let is_open = |&row: &House| !placed.intersects(&view.geometry.cells_of(row));
    let mut needed: Vec<House> = rows.iter().copied().filter(is_open).collect();
    if can_be_placed(view, left, &needed) {
        return None;
    }
    for index in (0..needed.len()).rev() {
        let row = needed.remove(index);
        if can_be_placed(view, left, &needed) {
            needed.insert(index, row);
        }
    }
    Some(needed)
}

/// Whether there is a place in each of the rows, none of which see each other.
fn can_be_placed<const W: usize>(view: &View<'_, W>, places: CellSet<W>, rows: &[House]) -> bool {
    let rows: Vec<CellSet<W>> =
        rows.iter().map(|&row| places & view.geometry.cells_of(row)).collect();
    placement(view, &rows).is_some()
}
