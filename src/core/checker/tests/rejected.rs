//! Traces that do not prove what they say, one for every reason, and every shape tampered with.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::accepted::{forcing, nested_trial, shapes};
use super::damages::{BY_LOT, Lots, OF_STEPS, Tried, follows, try_all};
use super::*;
use crate::grid::test_grids::with_groups;
use crate::grid::{Apart, Board, Candidate};
use crate::proof::Start;
use crate::proof::{Misfit, Node};

fn rejects(trace: &Trace, place: &[TracePart], reason: &RejectionReason) {
    let rejection = check(trace).expect_err("it must not pass");
    assert_eq!((&rejection.reason, &rejection.place[..]), (reason, place));
}

fn single() -> Trace {
    trace(vec![step(vec![only_digits("E5", "7")], "E5=7")])
}

#[test]
fn damaged_steps_of_every_shape_are_refused() {
    let geometry = classic();
    let judges = (&Checker::new(&geometry), &Search::general(&geometry));
    let mut tried = Tried::default();
    let shapes = shapes().into_iter().map(|(_, step)| trace(vec![step]));
    for whole in shapes.chain([nested_trial()]) {
        try_all(&geometry, judges, &OF_STEPS, &whole, &mut tried);
    }
    // Of the almost locked sets H2 may hold a 2 as well: where C5 is 3, the 2 is in B2 or C2.
    assert!(tried.refused > 200 && tried.harmless == 1, "{tried:?}");
}

/// Nothing that is drawn by lot lets something pass that does not follow.
#[test]
fn what_passes_of_damages_by_lot_follows() {
    let geometry = classic();
    let (checker, search) = (Checker::new(&geometry), Search::general(&geometry));
    let mut chance = ChaCha8Rng::seed_from_u64(38);
    let (mut refused, mut passed) = (0, 0);
    for (name, step) in shapes() {
        let whole = trace(vec![step]);
        for (_, change) in [BY_LOT; 20].into_iter().flatten() {
            let mut changed = whole.clone();
            change(&mut Lots { geometry: &geometry, chance: &mut chance }, &mut changed.steps[0]);
            if checker.check(&changed).is_ok() {
                passed += 1;
                assert!(follows(&geometry, &search, &changed.steps[0]), "{name}: {changed:?}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 500 && passed > 50, "{refused} refused, {passed} passed");
}

#[test]
fn a_candidate_more_leaves_a_claim_without_a_cause() {
    for (name, step) in shapes() {
        let whole = trace(vec![step]);
        for number in 0..whole.start.removed.len() {
            let mut more = whole.clone();
            let Candidate { cell, digit } = more.start.removed.remove(number);
            let rejection = check(&more).expect_err(name);
            assert_eq!(
                rejection.reason,
                RejectionReason::NoCause(Fact::Absent(cell, digit)),
                "{name}"
            );
        }
    }
}

#[test]
fn another_conclusion_does_not_follow() {
    let follows = |claims, conclusion| check(&trace(vec![step(claims, conclusion)]));
    for (claims, conclusion) in [
        (vec![only_digits("E5", "7")], "E5=8"),
        (vec![only_digits("E5", "78")], "E5=7"),
        (vec![only_digits("B2 B8", "49")], "C5≠4"),
        (vec![only_digits("B2 C8", "49")], "B5≠4"),
        (vec![only_digits("B2 B8", "459")], "B5≠4"),
        (vec![only_places("b1", '5', "A2 C3")], "E2≠5"),
        (vec![only_places("r2", '1', "A2 G2"), only_places("r7", '1', "A7 G7 H7")], "G5≠1"),
        (vec![only_digits("E5", "27"), only_digits("E9", "24"), only_digits("H5", "75")], "H9≠4"),
    ] {
        let expected = RejectionReason::DoesNotFollow(fact(conclusion));
        assert_eq!(follows(claims, conclusion).expect_err(conclusion).reason, expected);
    }
}

#[test]
fn a_conclusion_rests_on_what_it_names_only() {
    let mut trace = trace(vec![step(vec![only_digits("B2", "4"), only_digits("E5", "7")], "E5=7")]);
    trace.steps[0].conclusions[0].support = Support::Claims(vec![0]);
    rejects(&trace, &[TracePart::Step(0)], &RejectionReason::DoesNotFollow(fact("E5=7")));
    trace.steps[0].conclusions[0].support = Support::Claims(vec![2]);
    rejects(&trace, &[TracePart::Start], &RejectionReason::Misfit(Misfit::Claim(2)));
}

#[test]
fn a_cause_must_come_before() {
    let mut trace = trace(vec![step(vec![only_digits("B8", "9")], "B8=9")]);
    trace.start.removed.retain(|&candidate| candidate != Candidate::new(cell("B8"), digit('4')));
    trace.steps.push(step(vec![only_digits("B2", "4")], "B2=4"));
    assume(&mut trace, [&only_digits("B2", "4")]);
    rejects(&trace, &[TracePart::Step(0)], &RejectionReason::NoCause(fact("B8≠4")));
    trace.steps.swap(0, 1);
    assert!(check(&trace).is_ok());
}

#[test]
fn a_digit_said_to_stand_must_stand() {
    let filled = Statement::Filled(vec![Candidate::new(cell("A1"), digit('5'))]);
    let mut trace = trace(vec![step(vec![filled], "B1≠5")]);
    assume(&mut trace, [&only_digits("A1", "5")]);
    rejects(&trace, &[TracePart::Step(0)], &RejectionReason::NoCause(fact("A1=5")));
}

#[test]
fn the_shape_of_the_grid_is_not_for_the_trace_to_say() {
    let mut blind = single();
    blind.steps[0].claims.push(claim(sees("E5 E6", "E9 D4")));
    let (from, target) = (cell("E6"), cell("E9"));
    assert!(check(&blind).is_ok(), "all of them see each other");
    blind.steps[0].claims.push(claim(sees("E6", "E9 D3")));
    let unseen = RejectionReason::DoesNotSee { cell: from, target: cell("D3") };
    rejects(&blind, &[TracePart::Step(0)], &unseen);
    let _ = blind.steps[0].claims.pop();
    blind.steps[0].claims.push(claim(sees("E9", "E9")));
    rejects(&blind, &[TracePart::Step(0)], &RejectionReason::DoesNotSee { cell: target, target });
    let _ = blind.steps[0].claims.pop();
    let node = |names: &str, symbol| Node { cells: cells(names), digit: digit(symbol) };
    let mut not_both = |first: Node, second: Node, passes: bool| {
        blind.steps[0].claims.push(claim(Statement::NotBoth { first, second }));
        if passes {
            assert!(check(&blind).is_ok(), "{first:?} and {second:?} exclude each other");
        } else {
            let reason = RejectionReason::NotExclusive(Box::new([first, second]));
            rejects(&blind, &[TracePart::Step(0)], &reason);
        }
        let _ = blind.steps[0].claims.pop();
    };
    not_both(node("D4 E4", '1'), node("A4 A5", '1'), false);
    not_both(node("D4 E4", '1'), node("A4 F4", '1'), true);
    not_both(node("D4 E4", '1'), node("E4 F4", '1'), false);
    not_both(node("D4", '1'), node("D4", '2'), true);
    not_both(node("D4", '1'), node("E4", '2'), false);
    not_both(node("D4 E4", '1'), node("D4 E4", '2'), false);
    let outside = trace(vec![step(vec![only_places("b1", '5', "A2 D2")], "A2≠1")]);
    let reason = RejectionReason::OutsideHouse { house: house("b1"), cell: cell("D2") };
    rejects(&outside, &[TracePart::Step(0)], &reason);
}

#[test]
fn every_case_must_come_to_its_end() {
    let mut open = forcing();
    let _ = open.steps[0].cases[1].steps.pop();
    let place = [TracePart::Step(0), TracePart::Case(1), TracePart::End];
    rejects(&open, &place, &RejectionReason::NoCause(fact("D1≠3")));

    let mut missing = forcing();
    let _ = missing.steps[0].cases.pop();
    rejects(&missing, &[TracePart::Step(0)], &RejectionReason::DoesNotFollow(fact("D1≠3")));

    let mut claims_only = forcing();
    claims_only.steps[0].conclusions[0].support = Support::Claims(vec![0]);
    rejects(&claims_only, &[TracePart::Step(0)], &RejectionReason::DoesNotFollow(fact("D1≠3")));

    let mut elsewhere = forcing();
    elsewhere.steps[0].conclusions[0].fact = fact("E1≠3");
    rejects(&elsewhere, &[TracePart::Step(0)], &RejectionReason::DoesNotFollow(fact("E1≠3")));

    let mut incomplete = forcing();
    incomplete.steps[0].claims = vec![claim(only_digits("A1", "124"))];
    rejects(&incomplete, &[TracePart::Step(0)], &RejectionReason::DoesNotFollow(fact("D1≠3")));
}

#[test]
fn a_supposition_holds_in_its_case_only() {
    let mut leaking = forcing();
    leaking.steps.push(step(vec![only_digits("B1", "3")], "B1=3"));
    rejects(&leaking, &[TracePart::Step(1)], &RejectionReason::NoCause(fact("B1≠1")));
    let mut sideways = forcing();
    let first = sideways.steps[0].cases[0].steps[0].clone();
    sideways.steps[0].cases[1].steps = vec![first];
    let place = [TracePart::Step(0), TracePart::Case(1), TracePart::Step(0)];
    rejects(&sideways, &place, &RejectionReason::NoCause(fact("B1≠1")));
}

#[test]
fn what_is_called_a_contradiction_must_be_one() {
    let mut possible = nested_trial();
    let end =
        |trace: &mut Trace, claim| trace.steps[0].cases[0].end = CaseEnd::Contradiction(claim);
    let place = [TracePart::Step(0), TracePart::Case(0), TracePart::End];
    end(&mut possible, claim(only_digits("B1", "12")));
    rejects(&possible, &place, &RejectionReason::NoContradiction);
    end(&mut possible, claim(Statement::NoDigit(cell("A9"))));
    rejects(&possible, &place, &RejectionReason::NoCause(fact("A9≠2")));

    let mut at_end = single();
    at_end.contradiction = Some(claim(only_digits("E5", "7")));
    rejects(&at_end, &[TracePart::End], &RejectionReason::NoContradiction);
}

#[test]
fn a_fault_deep_inside_is_found() {
    let mut deep = nested_trial();
    let inner = &mut deep.steps[0].cases[0].steps[0].cases[0];
    inner.steps[0] = step(vec![only_digits("E1", "4")], "E1=4");
    let place = [
        TracePart::Step(0),
        TracePart::Case(0),
        TracePart::Step(0),
        TracePart::Case(0),
        TracePart::Step(0),
    ];
    rejects(&deep, &place, &RejectionReason::NoCause(fact("E1≠5")));

    let mut unrelated = nested_trial();
    unrelated.steps[0].conclusions[0].fact = fact("A1≠2");
    rejects(&unrelated, &[TracePart::Step(0)], &RejectionReason::DoesNotFollow(fact("A1≠2")));
}

#[test]
fn a_start_is_well_formed() {
    let mut twice = single();
    twice.start.givens = vec![Candidate::new(cell("A1"), digit('1'))];
    twice.start.placed = vec![Candidate::new(cell("A1"), digit('1'))];
    rejects(&twice, &[TracePart::Start], &RejectionReason::FilledTwice(cell("A1")));
    let mut other = single();
    other.grid = "16x16".to_owned();
    rejects(
        &other,
        &[TracePart::Start],
        &RejectionReason::Misfit(Misfit::Grid("16x16".to_owned())),
    );
}

#[test]
fn digits_at_the_end_must_be_able_to_stand_together() {
    let nothing = only_digits("A1", "");
    let mut twice = trace(vec![step(vec![only_digits("A1", "1")], "A1=1")]);
    twice.steps.push(step(vec![only_digits("A1", "2")], "A1=2"));
    assume(&mut twice, [&nothing]);
    rejects(&twice, &[TracePart::End], &RejectionReason::FilledTwice(cell("A1")));

    let claims = || vec![only_digits("A1", "1"), only_digits("B1", "1")];
    let collide = trace(vec![step(claims(), "A1=1 B1=1")]);
    let [one, other] = ["A1", "B1"].map(|name| Candidate::new(cell(name), digit('1')));
    let reason = RejectionReason::Collides { apart: Apart::Group(house("r1").into()), one, other };
    rejects(&collide, &[TracePart::End], &reason);
    let mut told = collide;
    told.contradiction = Some(claim(Statement::NoDigit(cell("A1"))));
    assert_eq!(check(&told).map(|checked| checked.end), Ok(End::Contradiction));
}

#[test]
fn what_is_not_decided_is_rejected() {
    let pair = |conclusion| trace(vec![step(vec![only_digits("B2 B8", "49")], conclusion)]);
    assert_eq!(within(10, &pair("B5≠4")), None, "the two cells alone decide it");
    assert_eq!(within(10, &pair("B5≠1")), Some(RejectionReason::Undecided));
    assert_eq!(within(1000, &pair("B5≠1")), Some(RejectionReason::DoesNotFollow(fact("B5≠1"))));
}

/// Why the trace is rejected if checking it may cost so much.
fn within(nodes: u64, trace: &Trace) -> Option<RejectionReason> {
    let checked = Checker::new(&classic()).check_within(trace, &mut Budget::nodes(nodes));
    checked.err().map(|rejection| rejection.reason)
}

#[test]
fn what_a_trace_costs_is_limited_in_all() {
    let single = || step(vec![only_digits("E5", "7")], "E5=7");
    let many = trace((0..100).map(|_| single()).collect());
    assert_eq!(within(1_000, &many), None);
    assert_eq!(within(100, &many), Some(RejectionReason::Undecided), "each step costs something");

    // Very many conclusions of very many claims, or of cases that reach very much.
    let mut claims = trace(vec![single()]);
    claims.steps[0].claims.extend((0..300).map(|_| claim(only_digits("A1", "123456789"))));
    let listed = Statement::Filled(vec![Candidate::new(cell("A1"), digit('1')); 19_200]);
    let mut filled = trace(vec![step(vec![listed, only_digits("E5", "7")], "E5=7")]);
    filled.start.placed.push(Candidate::new(cell("A1"), digit('1')));
    let mut reached = forcing();
    for case in &mut reached.steps[0].cases {
        if let CaseEnd::Reaches(facts) = &mut case.end {
            *facts = vec![facts[0]; 19_200];
        }
    }
    for whole in [&mut claims, &mut filled, &mut reached] {
        let concluded = whole.steps[0].conclusions[0].clone();
        assert_eq!(within(2_000, whole), None, "once");
        whole.steps[0].conclusions = vec![concluded; 100];
        assert_eq!(within(2_000, whole), Some(RejectionReason::Undecided), "again and again");
        assert_eq!(within(200_000, whole), None);
    }
}

#[test]
fn what_the_named_givens_show_is_within_the_limit_too() {
    let mut named = trace(vec![step(vec![only_digits("E5", "7")], "E5=7")]);
    named.start.givens = vec![Candidate::new(cell("A1"), digit('1'))];
    let named = named.with_goal(Goal::facts([fact("E5=7")]).from_givens(&[]));
    let costs = |nodes| within(nodes, &named);
    let least = (0..1_000).find(|&nodes| costs(nodes).is_none()).expect("it is decided");
    assert!(least > 1);
    assert_eq!(costs(least - 1), Some(RejectionReason::Undecided));
}

#[test]
fn a_group_of_fewer_cells_hides_no_single() {
    let geometry = with_groups(&["A1 C2 D3"]);
    let (group, digit) = (geometry.house_count(), Digit::new(2));
    let [a1, c2, d3] = [0, 6, 11].map(Cell::new);
    let told = |removed: &[Candidate], claims: Vec<Statement>, fact: Fact| {
        let board = Board::empty(geometry.cell_count());
        let start = Start::from_state(&StateText { board, removed: removed.to_vec() });
        let claims = claims.into_iter().map(claim).collect();
        let conclusions = vec![Conclusion::from_all(fact)];
        let step = Step { rule: RuleId::new("test"), claims, conclusions, cases: Vec::new() };
        let trace = Trace::new(&geometry, start, vec![step]);
        Checker::new(&geometry).check(&trace).map_err(|rejection| rejection.reason)
    };
    // 3 is struck out of two of its three cells: that it is in the third is not said.
    let (cells, holds) = (CellSet::of(a1), Fact::Holds(a1, digit));
    let gone = [c2, d3].map(|cell| Candidate { cell, digit });
    let only = Statement::OnlyPlaces { house: House::new(group), digit, cells };
    let no_house = RejectionReason::Misfit(Misfit::House(group));
    assert_eq!(told(&gone, vec![only], holds).err(), Some(no_house));
    let none = RejectionReason::DoesNotFollow(holds);
    assert_eq!(told(&gone, Vec::new(), holds).err(), Some(none));
    // What it does say: a digit that is in one of its cells is in no other.
    let others = geometry.digits().filter(|&other| other != digit);
    let others: Vec<Candidate> = others.map(|other| Candidate::new(a1, other)).collect();
    let held = Statement::OnlyDigits { cells, digits: DigitSet::of(digit) };
    let absent = Fact::Absent(c2, digit);
    assert!(told(&others, vec![held.clone()], absent).is_ok());
    let elsewhere = Fact::Absent(Cell::new(7), digit);
    let none = RejectionReason::DoesNotFollow(elsewhere);
    assert_eq!(told(&others, vec![held], elsewhere).err(), Some(none));
}
