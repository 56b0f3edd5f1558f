//! The family *cover*: as many bases as covers, so what else is in the covers goes.
//!
//! A base is something that must be covered (a cell needs a digit, a digit needs a cell of the
//! house, a house needs the digit), and a cover can cover one base only. When n bases have only n
//! covers between them, the covers are used up. One routine over a bit matrix
//! ([`matrix::tight_sets`]) serves three views of the grid: cells by digits in a house, digits by
//! cells in a house, houses by houses of a digit.

mod matrix;
mod sets;
mod singles;

use std::ops::ControlFlow;

use super::family::{Family, View, Visitor};
use crate::grid::{Geometry, House};
use crate::knowledge::{Body, Cover, Rule, View as Bases};
use crate::message::HouseKind;
use crate::proof::RuleId;

/// Cover rules with their kinds of house looked up.
pub(super) struct CoverFamily {
    rules: Vec<CoverRule>,
}

struct CoverRule {
    id: RuleId,
    size: usize,
    bases: Shape,
}

/// What bases and covers are, as houses of the grid.
enum Shape {
    Last(Vec<House>),
    Naked(Vec<House>),
    Hidden(Vec<House>),
    /// For each pairing of a kind of base with a kind of cover: the bases and the covers.
    Houses(Vec<(Vec<House>, Vec<House>)>),
}

impl CoverFamily {
    /// The cover rules among these, in their order.
    pub(super) fn new<const W: usize>(geometry: &Geometry<W>, rules: &[&Rule]) -> Self {
        let rule = |rule: &&Rule| match &rule.body {
            Body::Cover(cover) => {
                Some(CoverRule { id: rule.id, size: cover.size, bases: shape(geometry, cover) })
            }
            _ => None,
        };
        Self { rules: rules.iter().filter_map(rule).collect() }
    }
}

impl<const W: usize> Family<W> for CoverFamily {
    fn name(&self) -> &'static str {
        "cover"
    }

    fn search(&self, view: &View<'_, W>, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        self.rules.iter().try_for_each(|rule| match (&rule.bases, rule.size) {
            (Shape::Last(houses), _) => singles::last_empty(rule.id, houses, view, visit),
            (Shape::Naked(_), 1) => singles::naked(rule.id, view, visit),
            (Shape::Hidden(houses), 1) => singles::hidden(rule.id, houses, view, visit),
            (Shape::Naked(houses), size) => sets::naked(rule.id, size, houses, view, visit),
            (Shape::Hidden(houses), size) => sets::hidden(rule.id, size, houses, view, visit),
            (Shape::Houses(pairings), size) => pairings.iter().try_for_each(|(bases, covers)| {
                sets::houses(rule.id, size, bases, covers, view, visit)
            }),
        })
    }
}

fn shape<const W: usize>(geometry: &Geometry<W>, cover: &Cover) -> Shape {
    let of_kind = |kind: HouseKind| -> Vec<House> { geometry.houses_of_kind(kind).collect() };
    let of_kinds = |kinds: &[HouseKind]| kinds.iter().flat_map(|&kind| of_kind(kind)).collect();
    match &cover.view {
        Bases::Last { houses } => Shape::Last(of_kinds(houses)),
        Bases::Naked { houses } => Shape::Naked(of_kinds(houses)),
        Bases::Hidden { houses } => Shape::Hidden(of_kinds(houses)),
        Bases::Houses { bases, covers } => {
            let pairs =
                bases.iter().flat_map(|&base| covers.iter().map(move |&cover| (base, cover)));
            Shape::Houses(pairs.map(|(base, cover)| (of_kind(base), of_kind(cover))).collect())
        }
    }
}
