//! What shapes say of themselves beyond their claims, and which claims are of no shape.

use super::*;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Group, House};
use crate::proof::{Case, Conclusion, Fact, Node, Role, RuleId, Statement, Support};

fn cell(index: usize) -> Cell {
    Cell::new(index)
}

fn cells(indexes: &[usize]) -> CellSet {
    indexes.iter().map(|&index| cell(index)).collect()
}

fn digits(indexes: &[usize]) -> DigitSet {
    indexes.iter().map(|&index| Digit::new(index)).collect()
}

fn held(indexes: &[usize], own: &[usize]) -> CellsWithDigits {
    CellsWithDigits { cells: cells(indexes), digits: digits(own) }
}

fn node(index: usize, digit: usize) -> Node {
    Node::of(cell(index), Digit::new(digit))
}

fn places(house: usize, digit: usize, indexes: &[usize]) -> Places {
    Places { house: House::new(house), digit: Digit::new(digit), cells: cells(indexes) }
}

fn step(claims: Vec<Claim>) -> Step {
    Step { rule: RuleId::new("test"), claims, conclusions: Vec::new(), cases: Vec::new() }
}

/// Holds that the claims of a pattern are read as it again.
fn is_read_again(pattern: &Pattern) {
    assert_eq!(Pattern::of(&step(pattern.claims())), *pattern);
}

/// Holds that nothing reads the claims of a pattern.
fn is_not_read(pattern: &Pattern) {
    assert!(matches!(Pattern::of(&step(pattern.claims())), Pattern::Other(_)), "{pattern:?}");
}

/// A chain through these places of a digit, two in each of so many houses from the first on.
fn chain(first_house: usize, indexes: &[usize]) -> Chain {
    let nodes: Vec<Node> = indexes.iter().map(|&index| node(index, 0)).collect();
    let links = indexes.chunks(2).enumerate();
    let links =
        links.map(|(number, pair)| StrongLink::House(places(first_house + number, 0, pair)));
    Chain::new(nodes, links.collect(), false).striking(&[Candidate::new(cell(80), Digit::new(0))])
}

#[test]
fn several_chains_are_read_one_after_the_other() {
    let first = chain(0, &[0, 1, 10, 11, 20, 21]);
    let others = vec![chain(3, &[27, 28, 37, 38]), chain(5, &[45, 46, 55, 56])];
    is_read_again(&Pattern::Chains(Chains { first, others }));
}

#[test]
fn a_chain_may_say_what_a_conclusion_rests_on_but_one_link_is_a_net_then() {
    let reading = |chain: Chain| {
        let mut step = step(Chains::one(chain).claims());
        let support = Support::Claims(vec![0]);
        step.conclusions.push(Conclusion { fact: Fact::Absent(cell(80), Digit::new(0)), support });
        Pattern::of(&step)
    };
    let ring = Chain { closed: true, targets: Vec::new(), ..chain(0, &[0, 1]) };
    assert!(matches!(reading(chain(0, &[0, 1, 10, 11])), Pattern::Chains(_)));
    assert!(matches!(reading(ring), Pattern::Chains(_)));
    assert!(!matches!(reading(chain(0, &[0, 1])), Pattern::Chains(_)));
}

#[test]
fn chains_know_their_cells_digits_and_sets() {
    let set = HeldSet(vec![held(&[3, 4], &[0, 1, 2])]);
    let single = HeldSet(vec![held(&[9], &[2, 3])]);
    let nodes = vec![node(3, 0), node(4, 1), node(9, 2), node(9, 3)];
    let links = vec![StrongLink::Cells(set.clone()), StrongLink::Cells(single)];
    let chains = Chains::one(Chain::new(nodes, links, false));
    assert_eq!(chains.first.cells(), cells(&[3, 4, 9]));
    assert_eq!(chains.digits(), digits(&[0, 1, 2, 3]));
    assert_eq!(chains.sets(), [&set]);
}

#[test]
fn meetings_of_nets_are_found_by_their_claims() {
    let struck = |by: [usize; 2], at| Meeting::Struck { by: by.map(cell), cell: cell(at) };
    let net = |links: &[[usize; 2]], meetings: Vec<Meeting>| {
        let links = links.iter().enumerate().map(|(house, pair)| places(house, 0, pair));
        Colours { digit: Digit::new(0), links: links.collect(), meetings }
    };
    let joint = Meeting::Joint([1, 10].map(cell));
    let two = net(&[[0, 1], [10, 11]], vec![joint, struck([0, 11], 80)]);
    // The claims of the links come first; the second meeting begins behind the one of the first.
    assert_eq!(two.meetings_of(&Support::Claims(vec![0, 1, 2])), [joint]);
    assert_eq!(two.meetings_of(&Support::Claims(vec![0, 1, 3, 4])), [two.meetings[1]]);
}

#[test]
fn nets_without_a_meeting_are_no_colours() {
    let links = vec![places(0, 0, &[0, 1]), places(1, 0, &[10, 11])];
    let net = |meetings| {
        Pattern::Colours(Colours { digit: Digit::new(0), links: links.clone(), meetings })
    };
    is_read_again(&net(vec![Meeting::Joint([1, 10].map(cell))]));
    is_not_read(&net(Vec::new()));
}

#[test]
fn a_naked_set_claims_its_cells_and_what_they_strike() {
    let set =
        |targets: &[usize]| NakedSet { held: held(&[0, 1], &[2, 3]), targets: cells(targets) };
    let of = |set: NakedSet| set.claims().iter().map(|claim| claim.role).collect::<Vec<_>>();
    assert_eq!(of(set(&[5])), [Role::Base, Role::Target]);
    assert_eq!(of(set(&[])), [Role::Base]);
    is_read_again(&Pattern::Naked(set(&[5])));
}

#[test]
fn a_cover_of_both_sides_is_claimed_once() {
    let covers = |numbers: &[usize]| numbers.iter().map(|&number| Group::new(number)).collect();
    let side = |covers, fins: &[usize], targets: &[usize]| {
        let fins = Sight { cells: cells(fins), targets: cells(targets) };
        Side { covers, fins: Some(fins) }
    };
    let bases = vec![places(0, 0, &[0, 1, 2]), places(3, 0, &[27, 28, 30])];
    let sides = vec![side(covers(&[9, 10]), &[2], &[11]), side(covers(&[9, 10]), &[30], &[39])];
    let covering = Cover { digit: Digit::new(0), bases, sides }.covering();
    let roles: Vec<Role> = covering.claims.iter().map(|claim| claim.role).collect();
    let (base, cover, fin) = (Role::Base, Role::Cover, Role::Fin);
    assert_eq!(roles, [base, base, cover, cover, fin, fin]);
    assert_eq!(covering.of_sides, [vec![0, 1, 2, 3, 4], vec![0, 1, 2, 3, 5]]);
}

#[test]
fn bent_and_crossing_sets_have_all_their_parts() {
    let once = |house| Once { group: Group::new(house), digit: Digit::new(0) };
    let set = |index: usize, own: &[usize]| HeldSet(vec![held(&[index], own)]);
    let sight = Sight { cells: cells(&[0, 1]), targets: cells(&[2]) };
    let bent = |pivot, pincers, once| BentSet { pivot, pincers, once, sight };
    let none = HeldSet::default();
    let whole = bent(set(0, &[0, 1, 2]), set(1, &[0, 1]), vec![once(0)]);
    assert_eq!(whole.branching(), Some(cell(0)));
    assert_eq!(bent(set(0, &[0]), set(1, &[0, 1, 2]), vec![]).branching(), None);
    is_read_again(&Pattern::Bent(whole));
    for part in [
        bent(none.clone(), set(1, &[0, 1]), vec![once(0)]),
        bent(set(0, &[0, 1]), none.clone(), vec![once(0)]),
        bent(set(0, &[0, 1]), set(1, &[0, 1]), Vec::new()),
    ] {
        is_not_read(&Pattern::Bent(part));
    }
    let crossing = |inner, outer, once| Pattern::Crossing(CrossingSets { inner, outer, once });
    let (inner, one, other) = (set(0, &[0, 1]), set(1, &[0]), set(9, &[1]));
    let outer = [one.clone(), other];
    is_read_again(&crossing(inner.clone(), outer.clone(), vec![once(0)]));
    is_not_read(&crossing(none.clone(), outer.clone(), vec![once(0)]));
    is_not_read(&crossing(inner.clone(), [one, none], vec![once(0)]));
    is_not_read(&crossing(inner, outer, Vec::new()));
}

#[test]
fn an_exclusion_has_two_cells_and_something_that_excludes() {
    let excluder = Excluder { cell: cell(9), digits: digits(&[0, 1]), seen: cells(&[0, 1]) };
    let exclusion = |count: usize, excluders: &[Excluder]| {
        let aligned = (0..count).map(|index| (cell(index), digits(&[0, 1]))).collect();
        let excluders = excluders.to_vec();
        Pattern::Exclusion(Exclusion { aligned, sights: Vec::new(), excluders })
    };
    is_read_again(&exclusion(2, &[excluder]));
    is_not_read(&exclusion(1, &[excluder]));
    is_not_read(&exclusion(2, &[]));
}

#[test]
fn placements_are_grouped_by_their_digits() {
    let all = [places(0, 1, &[0]), places(1, 1, &[12]), places(0, 2, &[1])];
    let placements = Placements::new(all).expect("placements");
    let expected =
        [(Digit::new(1), vec![House::new(0), House::new(1)]), (Digit::new(2), vec![House::new(0)])];
    assert_eq!(placements.by_digit(), expected);
    assert_eq!(placements.digits(), digits(&[1, 2]));
}

#[test]
fn wings_and_remote_pairs_know_their_ends() {
    let of = |index: usize, own: &[usize]| (cell(index), digits(own));
    let wing =
        Wing { cells: vec![of(1, &[0, 2]), of(0, &[0, 1]), of(9, &[1, 2])], targets: cells(&[10]) };
    assert_eq!((wing.ends(), wing.pivots()), (cells(&[1, 9]), cells(&[0])));
    let pair = RemotePair {
        digits: digits(&[0, 1]),
        cells: [0, 1, 10, 11].map(cell).to_vec(),
        targets: cells(&[2]),
    };
    assert_eq!(pair.ends(), cells(&[0, 11]));
    let seen = |claim: &Claim| match claim.statement {
        Statement::Sees { targets, .. } => targets.only(),
        _ => None,
    };
    let seen: Vec<Cell> = pair.claims().iter().filter_map(seen).collect();
    assert_eq!(seen, [1, 10, 11, 2].map(cell));
    is_read_again(&Pattern::Wing(wing));
    is_read_again(&Pattern::RemotePair(pair));
}

#[test]
fn two_suppositions_that_exclude_each_other_need_no_claim() {
    let reading = |suppositions: [Fact; 2]| {
        let reached = || CaseEnd::Reaches(vec![Fact::Absent(cell(5), Digit::new(5))]);
        let case = |supposed| Case { supposed, steps: Vec::new(), end: reached() };
        Pattern::of(&Step { cases: suppositions.map(case).to_vec(), ..step(Vec::new()) })
    };
    let fact = Fact::Holds(cell(0), Digit::new(0));
    let either = Pattern::Verity(Alternative::Either(fact.candidate()));
    assert_eq!(reading([fact, fact.negated()]), either);
    assert_ne!(reading([fact, fact]), either);
}

#[test]
fn joined_sets_are_joined_by_something() {
    let sets = vec![HeldSet(vec![held(&[0], &[0, 1])]), HeldSet(vec![held(&[9], &[0, 1])])];
    let joined = JoinedSets::in_turn(sets.clone(), &[Digit::new(0)]);
    is_read_again(&Pattern::Joined(joined.clone()));
    is_not_read(&Pattern::Joined(JoinedSets { joints: Vec::new(), ..joined.clone() }));
    is_not_read(&Pattern::Joined(JoinedSets::in_turn(sets[..1].to_vec(), &[])));
    let three = [sets, vec![HeldSet(vec![held(&[18], &[0, 1])])]].concat();
    is_not_read(&Pattern::Joined(JoinedSets { sets: three, ..joined.clone() }));
    let geometry = crate::grid::test_grids::classic();
    let one = |index, digit| Candidate::new(cell(index), Digit::new(digit));
    // A1 and A2 hold 1 and 2: what strikes a digit are the places of that digit, and nothing is said of B9.
    let striking = joined.striking(&geometry, &[one(18, 1), one(80, 0)]);
    let target = Node { cells: cells(&[18]), digit: Digit::new(1) };
    assert_eq!(striking.strikes, [Strike { by: vec![node(0, 1), node(9, 1)], target }]);
    let premise = Claim::new(Role::Premise, Statement::OneSolution);
    assert_eq!(Pattern::of(&step(vec![premise.clone()])), Pattern::Other(vec![premise]));
}

#[test]
fn a_digit_of_the_pattern_is_one_more_only_where_cells_have_digits_of_their_own() {
    let geometry = crate::grid::test_grids::classic();
    let extras = |floors: &[CellsWithDigits]| {
        let floors = floors.to_vec();
        let above = vec![held(&[2], &[0, 1, 2])];
        Deadly { cells: cells(&[0, 1, 2]), floors, above, ..Deadly::default() }.extras(&geometry)
    };
    assert_eq!(extras(&[held(&[0, 1], &[0, 1])]), digits(&[2]));
    // Here the row has two cells for each digit, and no third.
    assert_eq!(extras(&[held(&[0], &[0, 1]), held(&[1], &[0, 1])]), digits(&[0, 1, 2]));
}
