//! The family *uniqueness*: cells that must not be left interchangeable.
//!
//! A puzzle that has exactly one solution leaves no cells whose digits could be exchanged without touching a
//! given: that would be a second solution. [`exchange`] holds such a pattern, with the cells that can still
//! keep it from being one; [`escape`] tells what follows from them; the other modules find the patterns.
//!
//! Invariant: nothing is found unless the givens are known to have one solution, and no cell of a pattern
//! holds a given.

mod closed;
mod escape;
mod exchange;
mod extended;
mod grave;
mod rectangle;

use std::ops::ControlFlow;

use once_cell::unsync::OnceCell;

use super::{Family, Numbered, Visitor};
use crate::grid::{CellSet, Geometry};
use crate::inference::tools::memory::{Memory, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Body, DeadlyPattern, Uniqueness};
use crate::proof::RuleId;
use closed::PatternRequest;
use exchange::Exchange;
use extended::Strip;
use rectangle::Rectangle;

/// The rules of an engine that assume one solution, in their order.
pub(in crate::inference) struct UniquenessFamily<const W: usize> {
    rules: Vec<UniquenessRule>,
    rectangles: Vec<Rectangle<W>>,
    strips: Vec<Strip>,
}

struct UniquenessRule {
    number: usize,
    id: RuleId,
    uniqueness: Uniqueness,
}

impl<const W: usize> UniquenessFamily<W> {
    /// The rules of the family among these, in their order.
    pub(in crate::inference) fn new(geometry: &Geometry<W>, rules: &[Numbered<'_>]) -> Self {
        let rule = |&Numbered { number, rule }: &Numbered<'_>| match &rule.body {
            Body::Uniqueness(uniqueness) => {
                Some(UniquenessRule { number, id: rule.id, uniqueness: uniqueness.clone() })
            }
            _ => None,
        };
        let rules = rules.iter().filter_map(rule).collect();
        let (rectangles, strips) = (rectangle::rectangles(geometry), extended::strips(geometry));
        Self { rules, rectangles, strips }
    }
}

impl<const W: usize> Family<W> for UniquenessFamily<W> {
    fn name(&self) -> &'static str {
        "uniqueness"
    }

    fn search(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let Some(givens) = view.unique_givens else { return ControlFlow::Continue(()) };
        let patterns = Patterns::new(self, view, givens);
        self.rules.iter().try_for_each(|rule| {
            memory.look(rule.number, Unit::Grid, || rule.search(&patterns, visit))
        })
    }
}

/// The patterns of a state, each kind sought once for all rules.
struct Patterns<'a, const W: usize> {
    family: &'a UniquenessFamily<W>,
    view: &'a View<'a, W>,
    givens: CellSet<W>,
    /// The open cells with two candidates.
    two: OnceCell<CellSet<W>>,
    rectangles: OnceCell<Vec<rectangle::OpenRectangle<'a, W>>>,
    /// The others by their kind.
    others: [OnceCell<Vec<Exchange<W>>>; 5],
}

/// Unique loops.
const LOOPS: PatternRequest =
    PatternRequest { alike: true, fewest: 6, most: 16, roofs: 3, budget: 20_000 };

/// Graves in a part of the grid. Larger ones are rare, and to seek them takes longer than anything else here.
const LITE: PatternRequest =
    PatternRequest { alike: false, fewest: 5, most: 8, roofs: 2, budget: 1_000 };

impl<'a, const W: usize> Patterns<'a, W> {
    fn new(family: &'a UniquenessFamily<W>, view: &'a View<'_, W>, givens: CellSet<W>) -> Self {
        let (two, rectangles) = (OnceCell::new(), OnceCell::new());
        let others = std::array::from_fn(|_| OnceCell::new());
        Self { family, view, givens, two, rectangles, others }
    }

    fn two(&self) -> CellSet<W> {
        *self.two.get_or_init(|| self.view.candidates.open_cells_with(self.view.geometry, [2]))
    }

    fn rectangles(&self) -> &[rectangle::OpenRectangle<'a, W>] {
        let all = &self.family.rectangles;
        self.rectangles.get_or_init(|| rectangle::open(all, self.two(), self.view))
    }

    /// The patterns of a kind other than open rectangles.
    fn others(&self, pattern: DeadlyPattern) -> &[Exchange<W>] {
        let (family, view) = (self.family, self.view);
        let known = |place: usize, seek: &dyn Fn() -> Vec<Exchange<W>>| {
            self.others[place].get_or_init(seek).as_slice()
        };
        match pattern {
            DeadlyPattern::Rectangle => &[],
            DeadlyPattern::Avoidable => {
                known(0, &|| rectangle::avoidable(&family.rectangles, self.givens, view))
            }
            DeadlyPattern::Loop => known(1, &|| closed::patterns(LOOPS, self.two(), view)),
            DeadlyPattern::Extended => known(2, &|| extended::patterns(&family.strips, view)),
            DeadlyPattern::Lite => known(3, &|| closed::patterns(LITE, self.two(), view)),
            DeadlyPattern::Grave => known(4, &|| grave::patterns(self.two(), view)),
        }
    }
}

impl UniquenessRule {
    fn search<const W: usize>(
        &self,
        patterns: &Patterns<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let view = patterns.view;
        for &escape in &self.uniqueness.escapes {
            if self.uniqueness.pattern == DeadlyPattern::Rectangle {
                for found in patterns.rectangles() {
                    found.along_sides(self.id, escape, view, visit)?;
                    escape::tell(self.id, escape, &found.deadly, view, visit)?;
                }
            }
            for deadly in patterns.others(self.uniqueness.pattern) {
                escape::tell(self.id, escape, deadly, view, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}
