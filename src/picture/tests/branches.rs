//! Branches: what follows from each supposition of a step, each in its own line of colour.

use std::collections::{BTreeMap, BTreeSet};

use super::{Position, step};
use crate::grid::Candidate;
use crate::picture::{Form, Layer, Link, LinkKind, MarkKind, Scene, Sign, Tone, legend, shapes};
use crate::proof::{Case, CaseEnd, Claim, Conclusion, Fact, Role, Statement, Step};

fn holds(position: &Position, candidate: &str) -> Fact {
    let Candidate { cell, digit } = position.candidate(candidate);
    Fact::Holds(cell, digit)
}

/// A step in which both digits of A1 strike 3 from A9: 1 by way of B1 and B9, 2 by way of A5. Besides, 2 fills I1, which
/// nothing needs.
fn both_ways() -> (Position, Step) {
    let position = Position::empty()
        .leave("A1", "12")
        .leave("B1", "14")
        .leave("B9", "34")
        .leave("A5", "23")
        .leave("I1", "28");
    let struck = position.candidate("A9:3");
    let end = || CaseEnd::Reaches(vec![Fact::Absent(struck.cell, struck.digit)]);
    let fill = |cell: &str, digits: &str, to: &str| {
        let claim = position.only_digits(Role::Base, cell, digits);
        step(vec![claim], vec![Conclusion::from_all(holds(&position, to))])
    };
    let one = Case {
        supposed: holds(&position, "A1:1"),
        steps: vec![fill("B1", "4", "B1:4"), fill("B9", "3", "B9:3")],
        end: end(),
    };
    let two = Case {
        supposed: holds(&position, "A1:2"),
        steps: vec![fill("I1", "8", "I1:8"), fill("A5", "3", "A5:3")],
        end: end(),
    };
    let mut whole = position.striking(Vec::new(), "A9:3");
    whole.cases = vec![one, two];
    (position, whole)
}

fn links(position: &Position, scene: &Scene) -> Vec<String> {
    let link = |link: &crate::picture::Link| {
        let LinkKind::Branch(number) = link.kind else { panic!("{link:?} is of no branch") };
        format!("{number} {}>{}", position.show(link.from), position.show(link.to))
    };
    scene.links.iter().map(link).collect()
}

#[test]
fn each_branch_leads_from_its_supposition_to_what_it_comes_to() {
    let (position, step) = both_ways();
    let scene = position.scene(&step);
    let expected = [
        "0 A1:1>B1:4",
        "0 B1:4>B9:3",
        "0 B9:3>A9:3", // what 1 comes to
        "1 A1:2>A5:3",
        "1 A5:3>A9:3", // what 2 comes to, without I1
    ];
    assert_eq!(links(&position, &scene), expected);
    assert_eq!(position.marked(&scene, MarkKind::BranchIs(0)), "B1:4 B9:3");
    assert_eq!(position.marked(&scene, MarkKind::BranchIs(1)), "A5:3");
    assert_eq!(position.marked(&scene, MarkKind::BranchFrom(0)), "A1:1");
    assert_eq!(position.marked(&scene, MarkKind::BranchFrom(1)), "A1:2");
    let supposed = [(0, holds(&position, "A1:1")), (1, holds(&position, "A1:2"))];
    assert_eq!(scene.branches, BTreeMap::from(supposed));
    let signs = [Sign::Branch(0), Sign::Branch(1), Sign::Target];
    assert_eq!(legend(&scene), signs);
}

#[test]
fn branches_have_lines_and_heads_of_their_own_and_nothing_hides_a_head() {
    let (position, step) = both_ways();
    let shapes = shapes(&position.scene(&step), &position.geometry, 60.0);
    let lines: Vec<_> = (shapes.iter().filter(|shape| shape.layer == Layer::Links))
        .filter_map(|shape| shape.pen.filter(|pen| pen.tone != Tone::Surface))
        .map(|pen| (pen.tone, pen.dash.is_some()))
        .collect();
    let [blue, amber] = [(Tone::Base, false), (Tone::SecondSet, true)];
    assert_eq!(lines, [blue, blue, blue, amber, amber]);
    let heads: Vec<_> = shapes
        .iter()
        .filter(|shape| shape.layer == Layer::Heads && matches!(shape.form, Form::Polygon(_)))
        .filter_map(|shape| shape.fill)
        .collect();
    assert_eq!(heads, lines.iter().map(|line| line.0).collect::<Vec<_>>());
    let first_head = shapes.iter().position(|shape| shape.layer == Layer::Heads).expect("heads");
    let above = &shapes[first_head..];
    assert!(above.iter().all(|shape| matches!(shape.layer, Layer::Heads | Layer::Selection)));
}

#[test]
fn what_leads_to_a_contradiction_is_drawn_as_well() {
    let (position, mut step) = both_ways();
    let _ = step.cases.pop();
    let cell = position.cell("B9");
    step.cases[0].end =
        CaseEnd::Contradiction(Claim::new(Role::Contradiction, Statement::NoDigit(cell)));
    let _ = step.cases[0].steps.pop();
    // B9 has lost 4 by B1; what takes 3 from it is known already.
    let position = position.leave("B9", "4");
    let scene = position.scene(&step);
    assert_eq!(links(&position, &scene), ["0 A1:1>B1:4"]);
}

#[test]
fn what_nobody_could_follow_is_not_drawn() {
    let (position, mut step) = both_ways();
    step.cases = std::iter::repeat_n(step.cases, 7).flatten().collect();
    let scene = position.scene(&step);
    assert_eq!(links(&position, &scene), [""; 0]);
    assert_eq!(scene.branches, BTreeMap::new());
    assert_eq!(position.marked(&scene, MarkKind::Supposition), "A1:1 A1:2");
}

#[test]
fn where_bases_are_shown_branches_have_other_colours() {
    let (position, mut step) = both_ways();
    step.claims.push(position.only_places(Role::Base, 0, '1', "A1 B1"));
    let scene = position.scene(&step);
    assert_eq!(scene.branches.keys().copied().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(position.marked(&scene, MarkKind::BranchIs(1)), "B1:4 B9:3");
    assert_eq!(links(&position, &scene)[0], "1 A1:1>B1:4");
}

#[test]
fn branches_that_go_the_same_way_lie_side_by_side() {
    let position = Position::empty();
    // Straight, within a cell, and along a line of the grid.
    for to in ["C2:5", "A1:9", "A6:1"] {
        let mut scene = Scene::empty(81);
        let [from, to] = ["A1:1", to].map(|name| position.candidate(name));
        scene.links = (0..3).map(|one| Link { from, to, kind: LinkKind::Branch(one) }).collect();
        let shapes = shapes(&scene, &position.geometry, 60.0);
        let drawn = |layer| {
            let of_layer = shapes.iter().filter(move |shape| shape.layer == layer);
            let forms = of_layer.filter(|shape| {
                shape.fill.is_some() || shape.pen.is_some_and(|pen| pen.tone != Tone::Surface)
            });
            forms.map(|shape| format!("{:?}", shape.form)).collect::<BTreeSet<_>>()
        };
        assert_eq!((drawn(Layer::Links).len(), drawn(Layer::Heads).len()), (3, 3), "{to:?}");
    }
}
