//! The constraints that a text of another program asks for: those that mean something, each once, set on a grid.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::shape::Shape;
use crate::formats::unmet::{Expected, Unmet};
use crate::grid::{
    Cell, Constraint, Dimensions, Form, Geometry, Glyph, Kind, Meaning, NoGrid, Split, ValueForm,
    Which, grid_named, why_no_grid,
};

/// How often a constraint may be left out that cannot be set on the grid, before all are.
const MOST_UNFIT: usize = 3;

/// The lists of cells of a constraint.
pub(super) type Parts = Vec<Vec<Cell>>;

/// A constraint, and the field and the place where it was read.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) constraint: Constraint,
    pub(super) field: String,
    place: String,
}

/// What the fields of constraints come to.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) found: Vec<Found>,
    pub(super) unmet: Vec<Unmet>,
}

impl Found {
    /// That it is not understood.
    fn unmet(&self, expected: Expected) -> Unmet {
        Unmet::at(&self.field, &self.place, expected)
    }
}

/// What is the same of constraints that say the same: where the order of cells says nothing, they are in order. (Of two cells with
/// a sign between them it may say something, and both orders have one key: who compares has read both with the same code.)
pub(super) fn key(constraint: &Constraint, of: Dimensions) -> String {
    let mut sorted = constraint.clone();
    if matches!(constraint.kind.cells, Form::Pair | Form::Corner | Form::Area { .. }) {
        sorted.parts.iter_mut().for_each(|cells| cells.sort_unstable());
    }
    sorted.text(of)
}

/// The constraints that were read so far.
pub(super) struct Gathered<'a> {
    /// The grid without them.
    geometry: &'a Geometry,
    /// Whether its regions have fewer cells than there are digits, so that they are only groups.
    is_in_pieces: bool,
    /// The same constraint twice says nothing more.
    known: BTreeSet<String>,
    pub(super) read: Read,
}

impl<'a> Gathered<'a> {
    /// None yet.
    pub(super) fn new(geometry: &'a Geometry, is_in_pieces: bool) -> Self {
        Self { geometry, is_in_pieces, known: BTreeSet::new(), read: Read::default() }
    }

    /// Takes one, read in a field at a place.
    pub(super) fn add(
        &mut self,
        kind: &Arc<Kind>,
        field: &str,
        place: &str,
        parts: Parts,
        value: Option<String>,
    ) {
        let constraint = Constraint { kind: Arc::clone(kind), parts, value };
        let found = Found { constraint, field: field.to_owned(), place: place.to_owned() };
        if rests_on_regions(kind) && self.is_in_pieces {
            return self.read.unmet.push(found.unmet(Expected::Regions));
        }
        let text = found.constraint.text(self.geometry.dimensions());
        if self.means_something(&found.constraint) && self.known.insert(text) {
            self.read.found.push(found);
        }
    }

    /// Whether anything is said of the cells: of one alone not that it differs, of one piece of a line not that it has the
    /// same sum, of a cell in no region not how its region is numbered.
    fn means_something(&self, constraint: &Constraint) -> bool {
        let geometry = self.geometry;
        let mut cells = constraint.cells();
        let area = |cell: Cell| geometry.area_of(cell);
        constraint.kind.means.iter().any(|meaning| match meaning {
            Meaning::Differ => constraint.cells().count() > 1,
            Meaning::Sum { is, .. } => constraint.value.is_some() || !is.names("value"),
            Meaning::Pairs(Which::Region, _) => cells.any(|cell| area(cell).is_some()),
            Meaning::EqualSums(Split::Regions) => {
                let mut areas = constraint.cells().filter_map(area);
                let first = areas.next();
                areas.any(|area| Some(area) != first)
            }
            Meaning::EqualSums(Split::Mirrored | Split::Parts)
            | Meaning::Only(_)
            | Meaning::Pairs(..)
            | Meaning::Fold(_)
            | Meaning::Reads
            | Meaning::Rank { .. }
            | Meaning::Connected
            | Meaning::Regions
            | Meaning::Either => true,
        })
    }
}

/// Whether a clue beside the grid looks along a diagonal.
pub(super) fn is_diagonal(kind: &Kind) -> bool {
    kind.drawn.contains(&Glyph::BesideWithArrow)
}

/// Whether a kind says which digits are left to a cell.
pub(super) fn lists_digits(kind: &Kind) -> bool {
    (&kind.cells, &kind.value) == (&Form::Cell, &ValueForm::Digits)
}

fn rests_on_regions(kind: &Kind) -> bool {
    kind.means.iter().any(|meaning| {
        matches!(meaning, Meaning::EqualSums(Split::Regions) | Meaning::Pairs(Which::Region, _))
    })
}

/// The grid with these constraints. What cannot be set on it is left out and named; all of them are if there is more of that.
/// Where one grid is asked for, that, and those that it does not have are named.
pub(super) fn with_constraints(
    base: &Arc<Geometry>,
    read: &mut Read,
    grids: &[Arc<Geometry>],
) -> Arc<Geometry> {
    let of = base.dimensions();
    if Shape::is_asked_for(grids) {
        let has = |found: &Found| {
            let wanted = key(&found.constraint, of);
            base.constraints().iter().any(|it| key(it, of) == wanted)
        };
        let missing = read.found.iter().filter(|found| !has(found));
        read.unmet.extend(missing.map(|found| found.unmet(Expected::Grid)));
        return Arc::clone(base);
    }
    let text = |constraint: &Constraint| constraint.text(of);
    for _ in 0..MOST_UNFIT {
        let parts = read.found.iter().map(|found| text(&found.constraint));
        let parts: Vec<String> = [base.name().to_owned()].into_iter().chain(parts).collect();
        let name = parts.join("+");
        if let Some(made) = grid_named(&name, grids.iter()) {
            return made;
        }
        let Some(NoGrid::Unfit(part)) = why_no_grid(&name, &grids.iter()) else { break };
        let Some(at) = read.found.iter().position(|it| text(&it.constraint) == part) else { break };
        read.unmet.push(read.found.remove(at).unmet(Expected::Fit));
    }
    let unfit = read.found.drain(..).map(|found| found.unmet(Expected::Fit));
    read.unmet.extend(unfit);
    Arc::clone(base)
}
