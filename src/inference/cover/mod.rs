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

use super::family::{Family, Numbered, View, Visitor};
use super::memory::{Memory, Unit};
use crate::grid::{Digit, Geometry, House};
use crate::knowledge::{Body, Cover, View as Bases};
use crate::message::HouseKind;
use crate::proof::RuleId;

/// Cover rules with their kinds of house looked up.
pub(super) struct CoverFamily {
    rules: Vec<CoverRule>,
}

struct CoverRule {
    number: usize,
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
    pub(super) fn new<const W: usize>(geometry: &Geometry<W>, rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| match &rule.body {
            Body::Cover(cover) => {
                let (id, bases) = (rule.id, shape(geometry, cover));
                Some(CoverRule { number, id, size: cover.size, bases })
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

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        self.rules.iter().try_for_each(|rule| rule.search(view, memory, visit))
    }
}

impl CoverRule {
    fn search<const W: usize>(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let (id, size) = (self.id, self.size);
        match (&self.bases, size) {
            (Shape::Naked(_), 1) => {
                self.unit(Unit::Grid, memory, &mut || singles::naked(id, view, visit))
            }
            (Shape::Last(houses), _) => self
                .houses(houses, memory, &mut |house| singles::last_empty(id, house, view, visit)),
            (Shape::Hidden(houses), 1) => {
                self.houses(houses, memory, &mut |house| singles::hidden(id, house, view, visit))
            }
            (Shape::Naked(houses), _) => {
                self.houses(houses, memory, &mut |house| sets::naked(id, size, house, view, visit))
            }
            (Shape::Hidden(houses), _) => {
                self.houses(houses, memory, &mut |house| sets::hidden(id, size, house, view, visit))
            }
            (Shape::Houses(pairings), _) => self.digits(view, memory, &mut |digit| {
                pairings.iter().try_for_each(|(bases, covers)| {
                    sets::houses(id, size, digit, (bases, covers), view, visit)
                })
            }),
        }
    }

    /// Looks at those of the houses that are due.
    fn houses<const W: usize>(
        &self,
        houses: &[House],
        memory: &mut Memory<W>,
        look: &mut dyn FnMut(House) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        houses
            .iter()
            .try_for_each(|&house| self.unit(Unit::House(house), memory, &mut || look(house)))
    }

    /// Looks at those of the digits that are due.
    fn digits<const W: usize>(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        look: &mut dyn FnMut(Digit) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        view.geometry
            .digits()
            .try_for_each(|digit| self.unit(Unit::Digit(digit), memory, &mut || look(digit)))
    }

    fn unit<const W: usize>(
        &self,
        unit: Unit,
        memory: &mut Memory<W>,
        look: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if memory.is_due(self.number, unit) {
            look()?;
            memory.in_vain(self.number, unit);
        }
        ControlFlow::Continue(())
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
