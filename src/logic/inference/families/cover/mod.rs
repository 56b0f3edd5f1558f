//! The family *cover*: as many bases as covers, so what else is in the covers goes.
//!
//! A base is something that must be covered (a cell needs a digit, a digit needs a cell of the
//! house, a house needs the digit), and a cover can cover one base only. When n bases have only n
//! covers between them, the covers are used up. One routine over a bit matrix
//! ([`matrix::tight_sets`]) serves three views of the grid: cells by digits in a house, digits by
//! cells in a house, houses by houses of a digit.

mod direct;
mod fish;
mod matrix;
mod pairing;
mod sets;
mod single_uses;
mod singles;

use std::ops::ControlFlow;

use once_cell::unsync::OnceCell;

use super::{Family, Numbered, Visitor};
use crate::grid::{Geometry, Group, House, HouseKind};
use crate::inference::tools::bit_row::put;
use crate::inference::tools::memory::{GroupRow, Memory, SetSize, Unit};
use crate::inference::tools::view::View;
use crate::knowledge::{Body, Cover, CoverView as Bases};
use crate::proof::{RuleId, Step};
use fish::{FishList, FishRule};
use pairing::Pairing;
use sets::{Intersection, NakedSets};
pub use single_uses::SingleUses;

/// Cover rules with their kinds of house looked up.
pub(in crate::inference) struct CoverFamily {
    rules: Vec<CoverRule>,
}

struct CoverRule {
    number: usize,
    id: RuleId,
    size: usize,
    direct: bool,
    kind: CoverKind,
}

/// What a rule takes for bases and covers, as houses of the grid.
enum CoverKind {
    /// The last empty cell of a house.
    Last(Vec<GroupRow>),
    /// The one place of a digit in a house.
    Single(Vec<GroupRow>),
    /// The groups in their order, and as rows.
    Naked(Vec<Group>, Vec<GroupRow>, Intersection),
    Hidden(Vec<GroupRow>),
    /// For each pairing of a kind of base with a kind of cover: their houses.
    Houses(Vec<Pairing>),
    Fish(FishRule),
}

impl CoverFamily {
    /// The cover rules among these, in their order.
    pub(in crate::inference) fn new<const W: usize>(
        geometry: &Geometry<W>,
        rules: &[Numbered<'_>],
    ) -> Self {
        let covers = || rules.iter().filter_map(cover_of);
        let rule = |(rule, cover): (&Numbered<'_>, &Cover)| {
            let (number, id, size, direct) = (rule.number, rule.rule.id, cover.size, cover.direct);
            let mut kind = kind_of(geometry, id, cover);
            let is_locked = |(_, other): (_, &Cover)| {
                other.size == size && matches!(other.view, Bases::Naked { locked: true, .. })
            };
            match &mut kind {
                // What a rule for locked sets tells is left to it.
                CoverKind::Naked(.., of @ Intersection::Any) if covers().any(is_locked) => {
                    *of = Intersection::Outside;
                }
                _ => {}
            }
            CoverRule { number, id, size, direct, kind }
        };
        Self { rules: covers().map(rule).collect() }
    }
}

fn cover_of<'a, 'b>(rule: &'b Numbered<'a>) -> Option<(&'b Numbered<'a>, &'a Cover)> {
    match &rule.rule.body {
        Body::Cover(cover) => Some((rule, cover)),
        _ => None,
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
        let mut shoals = Vec::new();
        self.rules.iter().try_for_each(|rule| rule.search(view, memory, &mut shoals, visit))
    }
}

impl CoverRule {
    fn search<const W: usize>(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        shoals: &mut Vec<FishList<W>>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let id = self.id;
        match &self.kind {
            CoverKind::Fish(fish) => fish.search(self.number, view, memory, shoals, visit),
            CoverKind::Last(rows) => rows.iter().try_for_each(|houses| {
                memory.with_last(houses, |house| singles::last_empty(id, house, view, visit))
            }),
            CoverKind::Single(rows) => rows.iter().try_for_each(|houses| {
                let hidden = |house, digits| singles::hidden(id, house, digits, view, visit);
                memory.with_single(houses, hidden)
            }),
            CoverKind::Naked(..) if self.size == 1 => {
                memory.look(self.number, Unit::Grid, || singles::naked(id, view, visit))
            }
            _ => self.search_sets(view, memory, visit),
        }
    }

    /// What strikes candidates in houses.
    fn search_sets<const W: usize>(
        &self,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let (id, size) = (self.id, self.size);
        match &self.kind {
            &CoverKind::Naked(ref groups, ref rows, intersection) => {
                let cells = OnceCell::new();
                self.groups(rows, SetSize::Naked(size), view, memory, &mut |group| {
                    let few = || view.candidates.open_cells_with(view.geometry, 2..=size);
                    let few = *cells.get_or_init(few);
                    let wanted = NakedSets { rule: id, size, intersection, groups };
                    sets::naked(&wanted, few, group, view, visit)
                })
            }
            CoverKind::Hidden(rows) => {
                self.groups(rows, SetSize::Hidden(size), view, memory, &mut |group| {
                    let house = view.geometry.as_house(group);
                    let Some(house) = house else { return ControlFlow::Continue(()) };
                    sets::hidden(id, size, house, view, &mut |step| {
                        self.tell(step, &[house], view, visit)
                    })
                })
            }
            CoverKind::Houses(pairings) => view.geometry.digits().try_for_each(|digit| {
                memory.look(self.number, Unit::Digit(digit), || {
                    pairings.iter().try_for_each(|pairing| {
                        sets::houses(id, size, digit, pairing, view, &mut |step| {
                            self.tell(step, &pairing.bases, view, visit)
                        })
                    })
                })
            }),
            CoverKind::Last(_) | CoverKind::Single(_) | CoverKind::Fish(_) => {
                ControlFlow::Continue(())
            }
        }
    }

    /// Reports the step as it is, or, for a rule in direct form, with the singles that it uncovers in
    /// these houses.
    fn tell<const W: usize>(
        &self,
        step: Step,
        houses: &[House],
        view: &View<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        if self.direct { direct::uncovered(&step, houses, view, visit) } else { visit(step) }
    }

    /// Looks at those of the groups that are due and can have a set.
    fn groups<const W: usize>(
        &self,
        rows: &[GroupRow],
        set: SetSize,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        look: &mut dyn FnMut(Group) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        rows.iter()
            .try_for_each(|groups| memory.look_at_sets(self.number, groups, set, view, &mut *look))
    }
}

fn kind_of<const W: usize>(geometry: &Geometry<W>, id: RuleId, cover: &Cover) -> CoverKind {
    let of_kind = |kind: HouseKind| -> Vec<House> { geometry.houses_of_kind(kind).collect() };
    let of_kinds = |kinds: &[HouseKind]| -> Vec<House> {
        kinds.iter().flat_map(|&kind| of_kind(kind)).collect()
    };
    let groups_of_kinds = |kinds: &[HouseKind]| -> Vec<Group> {
        kinds.iter().flat_map(|&kind| geometry.groups_of_kind(kind)).collect()
    };
    match &cover.view {
        Bases::Last { houses } => CoverKind::Last(rows(&of_kinds(houses))),
        Bases::Hidden { houses } if cover.size == 1 => CoverKind::Single(rows(&of_kinds(houses))),
        Bases::Naked { houses, locked } => {
            let of = if *locked { Intersection::Inside } else { Intersection::Any };
            let groups = groups_of_kinds(houses);
            let rows = rows(&groups);
            CoverKind::Naked(groups, rows, of)
        }
        Bases::Hidden { houses } => CoverKind::Hidden(rows(&of_kinds(houses))),
        Bases::Houses { bases, covers } => {
            let pairs =
                bases.iter().flat_map(|&base| covers.iter().map(move |&cover| (base, cover)));
            let pairings = pairs.map(|(base, cover)| Pairing {
                bases: of_kind(base),
                covers: groups_of_kinds(&[cover]),
            });
            // Few grids have houses of every kind.
            let is_there =
                |pairing: &Pairing| !pairing.bases.is_empty() && !pairing.covers.is_empty();
            CoverKind::Houses(pairings.filter(is_there).collect())
        }
        &Bases::Fish { mix, fins, siamese } => {
            CoverKind::Fish(FishRule::new(geometry, id, cover.size, mix, fins, siamese))
        }
    }
}

/// The groups in their order as few rows, each of which has them by number.
fn rows<G: Copy + Ord + Into<Group>>(groups: &[G]) -> Vec<GroupRow> {
    let ascending = groups.chunk_by(|one, next| one < next);
    let row = |groups: &[G]| {
        let mut row = GroupRow::default();
        for &group in groups {
            put(&mut row, group.into().index());
        }
        row
    };
    ascending.map(row).collect()
}
