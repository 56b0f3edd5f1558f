//! What the claims of steps that strike candidates mark.

use super::{Position, step};
use crate::grid::{Candidate, House};
use crate::picture::{CellRole, HouseRole, LinkKind, MarkKind, shapes};
use crate::proof::{Case, CaseEnd, Claim, Fact, Role, Statement, Step};

fn at_most_once(position: &Position, house: usize, digit: char) -> Claim {
    let (house, digit) = (House::new(house), position.digit(digit));
    Claim::new(Role::Cover, Statement::AtMostOnce { group: house.into(), digit })
}

/// A fish of rows 5 and 6 in columns A and E, with a fin.
fn two_rows_and_two_columns(position: &Position) -> Vec<Claim> {
    vec![
        position.only_places(Role::Base, 4, '1', "A5 E5"),
        position.only_places(Role::Base, 5, '1', "A6 D6 E6"),
        at_most_once(position, 9, '1'),
        at_most_once(position, 13, '1'),
    ]
}

#[test]
fn a_set_of_cells_has_its_possible_digits_as_discs() {
    let position = Position::empty().leave("A1", "12").leave("B1", "2");
    let claim = position.only_digits(Role::Base, "A1 B1", "12");
    let scene = position.scene(&position.striking(vec![claim], "C1:2"));
    assert_eq!(position.marked(&scene, MarkKind::Base), "A1:1 A1:2 B1:2");
    assert_eq!(position.marked(&scene, MarkKind::Target), "C1:2");
    assert!(scene.houses.is_empty());
}

#[test]
fn bases_and_covers_are_outlined_and_a_fin_shows_over_its_base() {
    let position = Position::empty();
    let mut claims = two_rows_and_two_columns(&position);
    claims.push(position.sees(Role::Fin, "D6", "E4"));
    let scene = position.scene(&position.striking(claims, "E4:1"));
    let houses: Vec<_> = scene.houses.iter().map(|(role, house)| (*role, house.index())).collect();
    let covers = [(HouseRole::Cover, 9), (HouseRole::Cover, 13)];
    assert_eq!(houses, [covers[0], covers[1], (HouseRole::Base, 4), (HouseRole::Base, 5)]);
    assert_eq!(position.marked(&scene, MarkKind::Base), "A5:1 E5:1 A6:1 E6:1");
    assert_eq!(position.marked(&scene, MarkKind::Fin), "D6:1");
}

#[test]
fn a_cover_in_which_all_places_are_supposed_is_none() {
    let position = Position::empty();
    let claims = two_rows_and_two_columns(&position);
    let mut step = position.striking(claims, "I9:2");
    let end = step.conclusions[0].fact;
    let case = |name| Case {
        supposed: Fact::Holds(position.cell(name), position.digit('1')),
        steps: Vec::new(),
        end: CaseEnd::Reaches(vec![end]),
    };
    step.cases = ["A5", "A6", "D6"].map(case).into();
    let covers = |step: &Step| {
        let houses = position.scene(step).houses;
        let covers = houses.iter().filter(|(role, _)| *role == HouseRole::Cover);
        covers.map(|(_, house)| house.index()).collect::<Vec<_>>()
    };
    assert_eq!(covers(&step), [13], "the digit is supposed in all places of column A");
    step.cases = vec![case("D6")];
    assert_eq!(covers(&step), [9, 13], "only the fin is supposed");
}

#[test]
fn sets_have_their_cells_outlined_and_the_digits_that_matter_marked() {
    let position = Position::empty()
        .leave("B2", "59")
        .leave("E2", "35")
        .leave("B9", "59")
        .leave("D9", "36")
        .leave("F9", "56");
    let claims = vec![
        position.only_digits(Role::Set(0), "B2", "59"),
        position.only_digits(Role::Set(0), "E2", "35"),
        position.only_digits(Role::Set(1), "B9", "59"),
        position.only_digits(Role::Set(1), "D9", "36"),
        position.only_digits(Role::Set(1), "F9", "56"),
        position.not_both(Role::WeakLink(0), "B2:9", "B9:9"),
    ];
    let scene = position.scene(&position.striking(claims, "D1:3 E9:3"));
    assert_eq!(position.with_role(&scene, CellRole::Set(0)), "B2 E2");
    assert_eq!(position.with_role(&scene, CellRole::Set(1)), "B9 D9 F9");
    assert_eq!(position.marked(&scene, MarkKind::SetDigit(0)), "E2:3");
    assert_eq!(position.marked(&scene, MarkKind::SetDigit(1)), "D9:3");
    assert_eq!(position.marked(&scene, MarkKind::Pivot), "B2:9 B9:9");
    assert_eq!(scene.links.len(), 1);
}

#[test]
fn a_set_has_no_mark_of_a_digit_that_its_cells_do_not_exclude() {
    let position = Position::empty()
        .leave("A1", "12")
        .leave("B1", "13")
        .leave("A5", "24")
        .leave("B5", "14")
        .leave("C9", "13");
    let claims = vec![
        position.only_digits(Role::Set(0), "A1", "12"),
        position.only_digits(Role::Set(0), "B1", "13"),
        position.only_digits(Role::Set(1), "A5", "24"),
        position.only_digits(Role::Set(1), "B5", "14"),
        position.not_both(Role::WeakLink(0), "A1:2", "A5:2"),
        position.not_both(Role::Target, "B1:1", "B9:1"),
    ];
    let scene = position.scene(&position.striking(claims, "B9:1"));
    assert_eq!(position.marked(&scene, MarkKind::SetDigit(0)), "B1:1");
    assert_eq!(position.marked(&scene, MarkKind::SetDigit(1)), "");
}

#[test]
fn a_stem_is_joined_to_its_petals() {
    let position =
        Position::empty().leave("E5", "234").leave("A5", "29").leave("E1", "39").leave("E2", "34");
    let claims = vec![
        position.only_digits(Role::Pivot, "E5", "234"),
        position.only_digits(Role::Set(0), "A5", "29"),
        position.only_digits(Role::Set(1), "E1", "39"),
        position.only_digits(Role::Set(1), "E2", "34"),
        position.not_both(Role::WeakLink(0), "E5:2", "A5:2"),
        position.not_both(Role::WeakLink(1), "E5:3", "E1 E2:3"),
        position.not_both(Role::WeakLink(2), "E5:4", "E2:4"),
        position.not_both(Role::Target, "A5:9", "A1:9"),
        position.not_both(Role::Target, "E1:9", "A1:9"),
    ];
    let scene = position.scene(&position.striking(claims, "A1:9"));
    assert_eq!(position.with_role(&scene, CellRole::Set(1)), "E1 E2");
    assert_eq!(position.marked(&scene, MarkKind::SetDigit(0)), "A5:9");
    let pivots = position.marked(&scene, MarkKind::Pivot);
    assert_eq!(pivots, "E1:3 E2:3 E2:4 A5:2 E5:2 E5:3 E5:4");
    assert!(scene.links.iter().all(|link| link.kind == LinkKind::Shared));
    assert_eq!(scene.links.len(), 3);
}

#[test]
fn a_deadly_pattern_has_floor_and_roof() {
    let position = Position::empty().leave("D2 D5 F5", "23").leave("F2", "238");
    let claims = vec![
        position.only_digits(Role::Deadly, "D2 D5 F5", "23"),
        Claim::new(Role::Deadly, Statement::NotGiven(position.cells("D2 D5 F2 F5"))),
        Claim::new(Role::Premise, Statement::OneSolution),
    ];
    let scene = position.scene(&position.striking(claims, "F2:2 F2:3"));
    assert_eq!(position.with_role(&scene, CellRole::Floor), "D2 D5 F5");
    assert_eq!(position.with_role(&scene, CellRole::Roof), "F2");
    assert_eq!(scene.deadly, position.cells("D2 D5 F2 F5"));
    assert_eq!(position.marked(&scene, MarkKind::Base), "D2:2 D2:3 D5:2 D5:3 F5:2 F5:3");
}

#[test]
fn a_trial_shows_what_is_supposed_and_what_is_left_empty() {
    let position = Position::empty();
    let case = |end| Case {
        supposed: Fact::Holds(position.cell("B1"), position.digit('7')),
        steps: vec![position.filling(Vec::new(), "E5:5")],
        end: CaseEnd::Contradiction(Claim::new(Role::Contradiction, end)),
    };
    let mut trial = position.striking(Vec::new(), "B1:7");
    trial.cases = vec![case(Statement::NoDigit(position.cell("H3")))];
    let scene = position.scene(&trial);
    assert_eq!(position.with_role(&scene, CellRole::Supposition), "B1");
    assert_eq!(position.with_role(&scene, CellRole::Contradiction), "H3");
    assert_eq!(position.with_role(&scene, CellRole::Placed), "", "nested steps are not drawn");
    assert_eq!(position.marked(&scene, MarkKind::Target), "B1:7");

    let house = House::new(8);
    trial.cases = vec![case(Statement::NoPlace { house, digit: position.digit('1') })];
    let outlined = (HouseRole::Contradiction(position.digit('1')), house.group());
    assert!(position.scene(&trial).houses.contains(&outlined));
}

#[test]
fn every_role_and_statement_can_be_drawn_together() {
    let position = Position::of(&format!("12{}", ".".repeat(79)));
    let roles = [
        Role::Premise,
        Role::Base,
        Role::Cover,
        Role::Fin,
        Role::Pivot,
        Role::Pincer,
        Role::Set(0),
        Role::Set(255),
        Role::StrongLink(0),
        Role::WeakLink(255),
        Role::Deadly,
        Role::Guardian,
        Role::Supposition,
        Role::Contradiction,
        Role::Target,
    ];
    let mut claims = Vec::new();
    for role in roles {
        claims.push(position.only_digits(role, "A1 D4 E4", "1234"));
        claims.push(position.only_digits(role, "", ""));
        claims.push(position.only_places(role, 3, '5', "A4 D4 E4"));
        claims.push(position.sees(role, "D4", "E4 F4"));
        let (house, digit, cell) = (House::new(20), position.digit('9'), position.cell("A1"));
        let statements = [
            Statement::Filled(vec![Candidate::new(cell, position.digit('1'))]),
            Statement::AtMostOnce { group: house.into(), digit },
            Statement::NotGiven(position.cells("D4 E5")),
            Statement::OneSolution,
            Statement::NoDigit(cell),
            Statement::NoPlace { house, digit },
        ];
        claims.extend(statements.map(|statement| Claim::new(role, statement)));
    }
    for claim in &claims {
        let alone = position.scene(&position.striking(vec![claim.clone()], "I9:9"));
        assert!(!shapes(&alone, &position.geometry, 60.0).is_empty());
    }
    let together = position.scene(&position.striking(claims, "I9:9"));
    assert!(!shapes(&together, &position.geometry, 60.0).is_empty());
    let nothing = position.scene(&step(Vec::new(), Vec::new()));
    assert!(nothing.marks.is_empty() && nothing.houses.is_empty());
}

#[test]
fn claims_of_no_known_shape_are_shown_one_by_one() {
    let position = Position::empty().leave("A1", "12").leave("B1", "23");
    let claims = vec![
        position.only_digits(Role::StrongLink(0), "A1", "12"),
        position.not_both(Role::WeakLink(0), "A1:2", "B1:2"),
        position.only_digits(Role::Pivot, "B1", "23"),
    ];
    let scene = position.scene(&position.striking(claims, "C1:1"));
    assert_eq!(position.marked(&scene, MarkKind::Base), "A1:1 A1:2");
    assert_eq!(position.marked(&scene, MarkKind::Pivot), "B1:2 B1:3");
    let links: Vec<_> = scene.links.iter().map(|link| link.kind).collect();
    assert_eq!(links, [LinkKind::Weak]);
}
