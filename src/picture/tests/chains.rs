//! How chains are read out of claims.

use super::Position;
use crate::picture::{
    Form, Layer, LinkKind, MarkKind, Scene, Sign, SignSample, legend, sample, shapes,
};
use crate::proof::Role;

fn links(position: &Position, scene: &Scene) -> Vec<String> {
    let shown = scene.links.iter().map(|link| {
        let sign = match link.kind {
            LinkKind::Strong => "=",
            LinkKind::Weak => "-",
            LinkKind::Shared => "~",
            LinkKind::Group => "+",
            LinkKind::Branch(_) => ">",
        };
        [position.show(link.from), position.show(link.to)].join(sign)
    });
    shown.collect()
}

/// A chain with a group of cells at its first end.
fn grouped(position: &Position) -> Scene {
    let claims = vec![
        position.only_places(Role::StrongLink(0), 18, '6', "A3 B3 C1"),
        position.not_both(Role::WeakLink(0), "A3 B3:6", "H3:6"),
        position.only_places(Role::StrongLink(1), 16, '6', "H3 H8"),
        position.not_both(Role::Target, "C1:6", "C8:6"),
        position.not_both(Role::Target, "H8:6", "C8:6"),
    ];
    position.scene(&position.striking(claims, "C8:6"))
}

#[test]
fn a_chain_alternates_and_shows_its_ends() {
    let position = Position::empty().leave("B9", "37").leave("H2", "137");
    let claims = vec![
        position.only_places(Role::StrongLink(0), 1, '7', "B2 H2"),
        position.not_both(Role::WeakLink(0), "H2:7", "H2:3"),
        position.only_places(Role::StrongLink(1), 16, '3', "H2 H9"),
        position.not_both(Role::WeakLink(1), "H9:3", "B9:3"),
        position.only_digits(Role::StrongLink(2), "B9", "37"),
        position.not_both(Role::Target, "B2:7", "B1 B5:7"),
        position.not_both(Role::Target, "B9:7", "B1 B5:7"),
    ];
    let scene = position.scene(&position.striking(claims, "B1:7 B5:7"));
    let expected = ["B2:7=H2:7", "H2:7-H2:3", "H2:3=H9:3", "H9:3-B9:3", "B9:3=B9:7"];
    assert_eq!(links(&position, &scene), expected);
    assert_eq!(position.marked(&scene, MarkKind::IsNot), "B2:7 H2:3 B9:3");
    assert_eq!(position.marked(&scene, MarkKind::ThenIs), "H2:7 B9:7 H9:3");
    let ends = scene.marks.iter().filter(|(_, mark)| mark.chain_end);
    assert_eq!(ends.map(|(&end, _)| position.show(end)).collect::<Vec<_>>(), ["B2:7", "B9:7"]);
}

#[test]
fn a_loop_is_closed_and_has_no_ends() {
    let position = Position::empty();
    let claims = vec![
        position.only_places(Role::StrongLink(0), 0, '4', "A1 H1"),
        position.not_both(Role::WeakLink(0), "H1:4", "H9:4"),
        position.only_places(Role::StrongLink(1), 8, '4', "A9 H9"),
        position.not_both(Role::WeakLink(1), "A9:4", "A1:4"),
    ];
    let scene = position.scene(&position.striking(claims, "A5:4 H5:4"));
    let expected = ["A1:4=H1:4", "H1:4-H9:4", "H9:4=A9:4", "A9:4-A1:4"];
    assert_eq!(links(&position, &scene), expected);
    assert!(scene.marks.values().all(|mark| !mark.chain_end));
}

#[test]
fn a_group_of_cells_is_one_end() {
    let position = Position::empty();
    let scene = grouped(&position);
    assert_eq!(links(&position, &scene), ["A3:6+B3:6", "C1:6=B3:6", "B3:6-H3:6", "H3:6=H8:6"]);
    assert_eq!(position.marked(&scene, MarkKind::ThenIs), "A3:6 B3:6 H8:6");
    let shapes = shapes(&scene, &position.geometry, 60.0);
    let heads = shapes.iter().filter(|shape| shape.layer == Layer::Heads && shape.fill.is_some());
    assert_eq!(heads.count(), 3, "what joins a group is no arrow");
}

#[test]
fn a_wing_has_weak_links_from_its_pivot_to_its_pincers() {
    let position = Position::empty().leave("A1", "37").leave("A5", "35").leave("E5", "57");
    let claims = vec![
        position.only_digits(Role::Pincer, "A1", "37"),
        position.only_digits(Role::Pivot, "A5", "35"),
        position.only_digits(Role::Pincer, "E5", "57"),
        position.sees(Role::WeakLink(0), "A1", "A5"),
        position.sees(Role::WeakLink(1), "A5", "E5"),
        position.sees(Role::Target, "A1 E5", "E1"),
    ];
    let scene = position.scene(&position.striking(claims, "E1:7"));
    assert_eq!(links(&position, &scene), ["A5:3-A1:3", "A5:5-E5:5"]);
    assert_eq!(position.marked(&scene, MarkKind::Pincer), "A1:3 A1:7 E5:5 E5:7");
    assert_eq!(position.marked(&scene, MarkKind::Pivot), "A5:3 A5:5");
}

#[test]
fn cells_with_the_same_two_digits_are_joined_in_turn() {
    let position = Position::empty().leave("A1 A5 E5 E9", "37");
    let cells = ["A1", "A5", "E5", "E9"];
    let mut claims = Vec::new();
    for (number, cell) in cells.into_iter().enumerate() {
        claims.push(position.only_digits(Role::StrongLink(number as u8), cell, "37"));
        let next = cells.get(number + 1);
        claims.extend(next.map(|next| position.sees(Role::WeakLink(number as u8), cell, next)));
    }
    claims.push(position.sees(Role::Target, "A1 E9", "A9"));
    let scene = position.scene(&position.striking(claims, "A9:7"));
    assert_eq!(links(&position, &scene), ["A1:3-A5:3", "A5:3-E5:3", "E5:3-E9:3"]);
    let marked = position.marked(&scene, MarkKind::Base);
    assert_eq!(marked, "A1:3 A1:7 A5:3 A5:7 E5:3 E5:7 E9:3 E9:7");
}

#[test]
fn strong_links_without_an_order_are_nets_in_two_colours() {
    let position = Position::empty();
    let claims = vec![
        position.only_places(Role::StrongLink(0), 0, '4', "A1 H1"),
        position.only_places(Role::StrongLink(1), 16, '4', "H1 H9"),
        position.only_places(Role::StrongLink(2), 5, '4', "B6 F6"),
        position.not_both(Role::Contradiction, "A1:4", "B6:4"),
        position.not_both(Role::Contradiction, "A1:4", "B6:4"),
        position.not_both(Role::WeakLink(0), "B6:4", "A1:4"),
    ];
    let scene = position.scene(&position.striking(claims, "A5:4"));
    assert_eq!(links(&position, &scene), ["A1:4=H1:4", "H1:4=H9:4", "B6:4=F6:4", "A1:4-B6:4"]);
    let side = |number| position.marked(&scene, MarkKind::Colour(number));
    assert_eq!([0, 1, 2, 3].map(side), ["A1:4 H9:4", "H1:4", "B6:4", "F6:4"]);
    let letters =
        shapes(&scene, &position.geometry, 60.0).into_iter().filter_map(|shape| match shape.form {
            Form::Text { symbol, .. } if symbol.is_alphabetic() => Some(symbol),
            _ => None,
        });
    assert_eq!(letters.collect::<String>(), "TUVWT", "each cell has the letter that the text says");
}

#[test]
fn the_legend_has_the_signs_of_the_scene_and_no_others() {
    let position = Position::empty();
    let chain = grouped(&position);
    let of_chain = Sign::ALL.into_iter().filter(|sign| {
        let others = [Sign::Shared, Sign::SetDigit, Sign::Extra, Sign::Supposition, Sign::NoPlace];
        let grounds = [Sign::Base, Sign::Cover, Sign::Lit, Sign::Set(0), Sign::Branch(0)];
        let of_wings = [Sign::Pivot, Sign::Pincer];
        !others.contains(sign) && !grounds.contains(sign) && !of_wings.contains(sign)
    });
    assert_eq!(legend(&chain), of_chain.collect::<Vec<_>>());
    let pair = position.only_digits(Role::Base, "A1 B1", "12");
    let mut pair = position.scene(&position.striking(vec![pair], "C1:2"));
    assert_eq!(legend(&pair), []);
    pair.mark(position.candidate("D1:2"), MarkKind::Fin);
    assert_eq!(legend(&pair), [Sign::Extra, Sign::Target]);
    pair.mark(position.candidate("D1:2"), MarkKind::Supposition);
    assert_eq!(legend(&pair), [Sign::Supposition, Sign::Target]);
    let mut samples: Vec<_> = Vec::new();
    for sign in Sign::ALL {
        let SignSample { shapes, width, height } = sample(sign, &position.geometry, 54.0);
        assert!(!shapes.is_empty() && width > 0.0 && height > 0.0);
        let first = sample(sign.first_alike(), &position.geometry, 54.0).shapes;
        assert_eq!(shapes, first, "{sign:?}");
        if sign.first_alike() == sign {
            assert!(!samples.contains(&shapes), "{sign:?} looks like another");
        }
        samples.push(shapes);
    }
}
