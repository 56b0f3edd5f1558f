//! What the picture of a step marks is what the step says, on every grid: what it strikes and fills and nothing else as such,
//! candidates and groups that its claims name, links between candidates that exclude each other or of which one must be
//! true. It is drawn within the grid, and as SVG.

use std::collections::BTreeSet;

use crate::support::grids::{Met, met};
use duvod::grid::{Candidate, Cell, Group};
use duvod::picture::{
    CellRole, Form, Frame, HouseRole, LIGHT, Link, LinkKind, MarkKind, Point, Scene, Segment,
    shapes, svg,
};
use duvod::proof::{Claim, Fact, Pattern, Role, Statement, Step};

impl Met {
    fn scene(&self) -> Scene {
        Scene::of(&self.grid, &self.board).pencil_marks(&self.state).step(&self.step).scene()
    }

    /// The candidates that a claim names.
    fn named(&self, claim: &Claim) -> Vec<Candidate> {
        let left = claim.statement.left_open();
        let mut named: Vec<Candidate> = left.iter().collect();
        match &claim.statement {
            // Of those that see, the digits are those that are struck.
            Statement::Sees { cells, .. } => {
                let digits = self.step.conclusions.iter().map(|end| end.fact.digit());
                named.extend(
                    digits
                        .flat_map(|digit| cells.iter().map(move |cell| Candidate { cell, digit })),
                );
            }
            // What the corners hold besides is said by no claim.
            Statement::NotGiven(cells) => {
                named.extend(cells.iter().flat_map(|cell| {
                    self.state.digits_of(cell).iter().map(move |digit| Candidate { cell, digit })
                }));
            }
            _ => {}
        }
        named
    }

    /// The candidates that its claims name, and its cases.
    fn all_named(&self) -> BTreeSet<Candidate> {
        let mut named: BTreeSet<Candidate> =
            self.step.claims.iter().flat_map(|claim| self.named(claim)).collect();
        for case in &self.step.cases {
            let facts = case.steps.iter().flat_map(Step::facts);
            named.extend(facts.chain([case.supposed]).map(Fact::candidate));
        }
        named
    }

    fn concluded(&self) -> impl Iterator<Item = Fact> {
        self.step.conclusions.iter().map(|end| end.fact)
    }

    fn marks_what_it_concludes(&self, scene: &Scene) {
        let struck: BTreeSet<Candidate> = self
            .concluded()
            .filter(|it| matches!(it, Fact::Absent(..)))
            .map(Fact::candidate)
            .collect();
        let targets = scene.marks.iter().filter(|(_, mark)| mark.kind == MarkKind::Target);
        assert_eq!(targets.map(|(&it, _)| it).collect::<BTreeSet<_>>(), struck, "{:?}", self.step);
        let filled = self.concluded().filter(|it| matches!(it, Fact::Holds(..)));
        let filled: BTreeSet<Candidate> = filled.map(Fact::candidate).collect();
        let placed = self.grid.cells().filter(|&cell| scene.has(cell, CellRole::Placed));
        let placed = placed.filter_map(|cell| {
            let shown = scene.cells[cell.index()].digit?;
            Some(Candidate { cell, digit: shown.digit })
        });
        assert_eq!(placed.collect::<BTreeSet<_>>(), filled, "{:?}", self.step);
    }

    fn marks_what_it_names(&self, scene: &Scene) {
        let named = self.all_named();
        for (candidate, mark) in &scene.marks {
            let Candidate { cell, digit } = *candidate;
            let is_open = self.state.value(cell).is_none() && self.state.allows(cell, digit);
            assert!(is_open || !self.step.cases.is_empty(), "{candidate:?}: {:?}", self.step);
            let is_named = mark.kind == MarkKind::Target || named.contains(candidate);
            assert!(is_named, "{candidate:?} {mark:?}: {:?}", self.step);
        }
    }

    /// Bases and covers, as the claims say them.
    fn outlines_what_it_names(&self, scene: &Scene) {
        let said = |claim: &Claim| -> Option<Group> {
            match (claim.role, &claim.statement) {
                (Role::StrongLink(_) | Role::WeakLink(_) | Role::Target, _) => None,
                (_, Statement::AtMostOnce { group, .. }) => Some(*group),
                (Role::Base | Role::Premise | Role::Cover, Statement::OnlyPlaces { house, .. }) => {
                    Some(house.group())
                }
                _ => None,
            }
        };
        let said: BTreeSet<Group> = self.step.claims.iter().filter_map(said).collect();
        let outlined = scene.houses.iter();
        let outlined =
            outlined.filter(|(role, _)| matches!(role, HouseRole::Base | HouseRole::Cover));
        let outlined: BTreeSet<Group> = outlined.map(|&(_, group)| group).collect();
        assert!(outlined.is_subset(&said), "{:?}", self.step);
        // Where fins are followed, the cover that they fill covers nothing.
        let follows_fins = matches!(Pattern::of(&self.step), Pattern::Verity(_));
        assert!(follows_fins || outlined == said, "{:?}", self.step);
    }

    fn joins_what_belongs_together(&self, scene: &Scene, counts: &mut Counts) {
        for &Link { from, to, kind } in &scene.links {
            let are_apart = self.grid.apart(from, to).is_some();
            let share_set = || {
                let roles = |cell: Cell| -> BTreeSet<CellRole> {
                    let roles = scene.cells[cell.index()].roles.iter();
                    roles.filter(|role| matches!(role, CellRole::Set(_))).copied().collect()
                };
                !roles(from.cell).is_disjoint(&roles(to.cell))
            };
            let share_house = || {
                let mut houses = self.grid.houses_of(from.cell).iter();
                from.digit == to.digit && houses.any(|&it| self.grid.cells_of(it).contains(to.cell))
            };
            let belong = match kind {
                LinkKind::Weak | LinkKind::Shared => are_apart,
                LinkKind::Strong => from.cell == to.cell || share_house() || share_set(),
                LinkKind::Group => from.digit == to.digit,
                LinkKind::Branch(_) => true,
            };
            assert!(belong, "{from:?} {to:?} {kind:?}: {:?}", self.step);
            counts.links += 1;
        }
    }

    fn is_drawn(&self, scene: &Scene) {
        let [rows, columns] = [self.grid.row_count(), self.grid.column_count()].map(length);
        let is_within = |it: Point| {
            (-0.1..=columns + 0.1).contains(&it.x) && (-0.1..=rows + 0.1).contains(&it.y)
        };
        let shapes = shapes(scene, &self.grid, Frame::default().cell);
        for shape in &shapes {
            assert!(points(&shape.form).into_iter().all(is_within), "{shape:?}: {:?}", self.step);
        }
        for Candidate { cell, digit } in self.concluded().map(Fact::candidate) {
            let is_there = |form: &Form| match form {
                Form::Text { centre, symbol, .. } => {
                    let [x, y] = [self.grid.column(cell), self.grid.row(cell)].map(length);
                    let is_in_cell =
                        (x..x + 1.0).contains(&centre.x) && (y..y + 1.0).contains(&centre.y);
                    *symbol == self.grid.symbol(digit) && is_in_cell
                }
                _ => false,
            };
            assert!(shapes.iter().any(|shape| is_there(&shape.form)), "{:?}", self.step);
        }
        let text = svg(scene, &self.grid, &LIGHT, Frame::default());
        assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
        assert!(!text.contains("NaN") && !text.contains("inf"), "{:?}", self.step);
    }
}

/// So many cells as a length of pictures.
fn length(cells: usize) -> f32 {
    u8::try_from(cells).expect("a small grid").into()
}

/// Where a form is.
fn points(form: &Form) -> Vec<Point> {
    match form {
        Form::Rectangle { at, width, height, .. } => vec![*at, at.moved(*width, *height)],
        Form::GridLine { from, to } => vec![*from, *to],
        Form::Circle { centre, radius } => {
            vec![centre.moved(-radius, -radius), centre.moved(*radius, *radius)]
        }
        Form::Polygon(points) => points.clone(),
        Form::Path { start, segments } => {
            [*start].into_iter().chain(segments.iter().copied().map(Segment::end)).collect()
        }
        Form::Text { centre, .. } => vec![*centre],
    }
}

#[derive(Debug, Default)]
struct Counts {
    steps: usize,
    marks: usize,
    links: usize,
    grids: BTreeSet<String>,
}

#[test]
fn pictures_of_steps_on_every_grid_show_what_the_steps_say() {
    let mut counts = Counts::default();
    for met in met() {
        let scene = met.scene();
        met.marks_what_it_concludes(&scene);
        met.marks_what_it_names(&scene);
        met.outlines_what_it_names(&scene);
        met.joins_what_belongs_together(&scene, &mut counts);
        met.is_drawn(&scene);
        counts.steps += 1;
        counts.marks += scene.marks.len();
        let _ = counts.grids.insert(met.grid.name().to_owned());
    }
    let Counts { steps, marks, links, grids } = counts;
    assert!(
        steps > 2000 && marks > 4000 && links > 500,
        "{steps} steps, {marks} marks, {links} links"
    );
    assert!(grids.len() > 45, "{grids:?}");
}
