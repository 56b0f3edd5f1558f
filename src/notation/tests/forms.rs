//! Sets, fish, wings, rings and nets.

use super::*;
use crate::grid::Candidate;

#[test]
fn a_full_house_is_a_house() {
    let state = State::new().place("r1c1", '1').place("r1c2", '2').place("r1c3", '3');
    let state = state.place("r2c1", '4').place("r2c2", '5').place("r2c3", '6');
    let state = state.place("r3c1", '7').place("r3c2", '8');
    let names = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2"];
    let filled = names.iter().zip("12345678".chars());
    let filled = filled.map(|(name, symbol)| Candidate::new(cell(name), digit(symbol))).collect();
    let claim = Claim::new(Role::Base, Statement::Filled(filled));
    state.check(&step(vec![claim], "r3c3=9"), "b1 => r3c3=9");
}

#[test]
fn singles_name_a_digit_and_where_it_is_left() {
    let state = State::new().only("r4", '7', "r4c5").hold("r9c9", "3");
    let hidden = step(vec![only_places(Role::Base, '7', "r4", "r4c5")], "r4c5=7");
    state.check(&hidden, "7 in r4 => r4c5=7");
    let naked = step(vec![only_digits(Role::Base, "r9c9", "3")], "r9c9=3");
    state.check(&naked, "3 in r9c9 => r9c9=3");
}

#[test]
fn naked_sets_name_digits_and_cells() {
    let state = State::new().hold("r1c3 r2c1", "27");
    let claims = |targets| {
        vec![only_digits(Role::Base, "r1c3 r2c1", "27"), sees(Role::Target, "r1c3 r2c1", targets)]
    };
    let whole = step(claims("r1c1 r3c2"), "r1c1<>2 r3c2<>2 r1c1<>7");
    state.check(&whole, "2/7 in r1c3,r2c1 => r1c1,r3c2<>2, r1c1<>7");
    // What a cut-down step sees and no longer strikes stands in parentheses.
    let cut = step(claims("r1c1 r3c2"), "r1c1<>7");
    state.check(&cut, "2/7 in r1c3,r2c1 => r1c1<>7, (r3c2<>2), (r3c2<>7)");
}

#[test]
fn hidden_sets_name_a_house_and_cells() {
    let state = State::new().only("r3", '2', "r3c4 r3c5").only("r3", '7', "r3c4 r3c5");
    let claims = vec![
        only_places(Role::Base, '2', "r3", "r3c4 r3c5"),
        only_places(Role::Base, '7', "r3", "r3c4 r3c5"),
    ];
    let found = step(claims, "r3c4<>1 r3c5<>1 r3c5<>9");
    state.check(&found, "2/7 in r3, only r3c45 => r3c45<>1, r3c5<>9");
}

#[test]
fn locked_candidates_name_two_houses() {
    let state = State::new().only("b1", '5', "r2c1 r2c3").only("b2", '5', "r2c4 r1c5");
    let claims =
        vec![only_places(Role::Base, '5', "b1", "r2c1 r2c3"), once(Role::Cover, '5', "r2")];
    state.check(&step(claims.clone(), "r2c4<>5"), "5 in b1, only r2 => r2c4<>5");
    let mut direct = claims;
    direct.push(only_places(Role::Premise, '5', "b2", "r1c5 r2c4"));
    let mut direct = step(direct, "r2c4<>5 r1c5=5");
    direct.conclusions[0].support = Support::Claims(vec![0, 1]);
    state.check(&direct, "5 in b1, only r2 + 5 in b2 => r2c4<>5, r1c5=5");
}

#[test]
fn fish_name_bases_covers_and_fins() {
    let state = State::new().only("r2", '7', "r2c1 r2c4").only("r5", '7', "r5c4 r5c6 r5c8");
    let state = state.only("r8", '7', "r8c1 r8c8").only("b9", '7', "r8c8 r9c9");
    let bases = || {
        vec![
            only_places(Role::Base, '7', "r2", "r2c1 r2c4"),
            only_places(Role::Base, '7', "r5", "r5c4 r5c6 r5c8"),
            only_places(Role::Base, '7', "r8", "r8c1 r8c8"),
        ]
    };
    let mut finned = bases();
    finned.extend(["c1", "c4", "c8"].map(|name| once(Role::Cover, '7', name)));
    finned.push(sees(Role::Fin, "r5c6", "r4c4 r6c4"));
    state.check(&step(finned.clone(), "r4c4<>7 r6c4<>7"), "7 r258 c148 f r5c6 => r46c4<>7");
    state.check(&step(finned, "r6c4<>7"), "7 r258 c148 f r5c6 => r6c4<>7, (r4c4<>7)");
    let mut mutant = bases();
    mutant[2] = only_places(Role::Base, '7', "b9", "r8c8 r9c9");
    mutant.extend(["r9", "c4", "b4"].map(|name| once(Role::Cover, '7', name)));
    state.check(&step(mutant, "r9c4<>7"), "7 r25b9 r9c4b4 => r9c4<>7");
}

#[test]
fn siamese_fish_name_their_bases_once() {
    let state = State::new().only("r2", '7', "r2c3 r2c7").only("r5", '7', "r5c3 r5c7 r5c9");
    let claims = vec![
        only_places(Role::Base, '7', "r2", "r2c3 r2c7"),
        only_places(Role::Base, '7', "r5", "r5c3 r5c7 r5c9"),
        once(Role::Cover, '7', "c3"),
        once(Role::Cover, '7', "c7"),
        sees(Role::Fin, "r5c9", "r4c7 r6c7"),
        once(Role::Cover, '7', "c9"),
        sees(Role::Fin, "r2c7 r5c7", "r1c9 r6c7"),
    ];
    let (first, second): (&[u16], &[u16]) = (&[0, 1, 2, 3, 4], &[0, 1, 2, 5, 6]);
    let both = resting(step(claims, "r1c9<>7 r4c7<>7"), &[second, first]);
    // The second would not strike r6c7, which has no part in the fish; so the claims are told one by one.
    let text = print(&state.geometry, &state.candidates, "Name", &both);
    assert!(text.starts_with("Name: [base 7 in r2 only r2c37; "), "{text}");
    let claims = vec![
        only_places(Role::Base, '7', "r2", "r2c3 r2c7"),
        only_places(Role::Base, '7', "r5", "r5c3 r5c7 r5c9"),
        once(Role::Cover, '7', "c3"),
        once(Role::Cover, '7', "c7"),
        sees(Role::Fin, "r5c9", "r4c7 r6c7"),
        once(Role::Cover, '7', "c9"),
        sees(Role::Fin, "r5c7", "r4c9"),
    ];
    let all = "r4c7<>7 r4c9<>7 r6c7<>7";
    let both = resting(step(claims, all), &[first, second, first]);
    let pattern = "7 r25 c37 f r5c9 & c39 f r5c7";
    state.check(&both, &format!("{pattern} => r4c79,r6c7<>7"));
    let mut other = both.clone();
    other.conclusions[0].support = Support::All;
    state.check(&other, &format!("{pattern} => r4c7<>7{{all}}, r4c9,r6c7<>7"));
    other.conclusions[0].support = Support::Claims(vec![0, 1]);
    state.check(&other, &format!("{pattern} => r4c7<>7{{0,1}}, r4c9,r6c7<>7"));
}

#[test]
fn wings_name_the_pivots_digits_first() {
    let wing = |first: [&str; 2], pivot: [&str; 2], last: [&str; 2], ends: &str, target: &str| {
        let claims = vec![
            only_digits(Role::Pincer, first[0], first[1]),
            only_digits(Role::Pivot, pivot[0], pivot[1]),
            only_digits(Role::Pincer, last[0], last[1]),
            sees(Role::WeakLink(0), first[0], pivot[0]),
            sees(Role::WeakLink(1), pivot[0], last[0]),
            sees(Role::Target, ends, &target[..4]),
        ];
        step(claims, target)
    };
    let state = State::new().hold("r1c3", "57").hold("r1c6", "25").hold("r2c1", "27");
    let found = wing(["r1c6", "25"], ["r1c3", "57"], ["r2c1", "27"], "r1c6 r2c1", "r2c6<>2");
    state.check(&found, "5/7/2 in r1c36,r2c1 => r2c6<>2");
    // Ascending digits would be those of a naked triple.
    let state = State::new().hold("r1c3", "57").hold("r1c6", "59").hold("r2c1", "79");
    let found = wing(["r1c6", "59"], ["r1c3", "57"], ["r2c1", "79"], "r1c6 r2c1", "r2c6<>9");
    state.check(&found, "7/5/9 in r1c36,r2c1 => r2c6<>9");
}

#[test]
fn remote_pairs_name_their_cells_in_turn() {
    let names = ["r1c1", "r1c5", "r5c5", "r5c9"];
    let state = State::new().hold("r1c1 r1c5 r5c5 r5c9", "27");
    let mut claims = Vec::new();
    for (place, name) in names.iter().enumerate() {
        claims.push(only_digits(Role::StrongLink(place as u8), name, "27"));
        if let Some(next) = names.get(place + 1) {
            claims.push(sees(Role::WeakLink(place as u8), name, next));
        }
    }
    claims.push(sees(Role::Target, "r1c1 r5c9", "r1c9 r5c1"));
    let whole = step(claims, "r1c9<>2 r5c1<>2 r1c9<>7");
    state.check(&whole, "2/7 r1c1-r1c5-r5c5-r5c9 => r1c9,r5c1<>2, r1c9<>7");
}

#[test]
fn rings_name_houses_and_guardians() {
    let state = State::new()
        .only("r1", '7', "r1c1 r1c5")
        .only("c5", '7', "r1c5 r5c5")
        .only("b5", '7', "r5c5 r6c4 r4c4")
        .only("r6", '7', "r6c4 r6c1")
        .only("c1", '7', "r1c1 r6c1");
    let around = [("r1", "r1c1 r1c5"), ("c5", "r1c5 r5c5"), ("b5", "r4c4 r5c5 r6c4")];
    let around = around.into_iter().chain([("r6", "r6c1 r6c4"), ("c1", "r1c1 r6c1")]);
    let mut claims: Vec<Claim> =
        around.map(|(name, names)| only_places(Role::Base, '7', name, names)).collect();
    claims.push(sees(Role::Guardian, "r4c4", "r4c1 r9c4"));
    let ring = step(claims, "r4c1<>7 r9c4<>7");
    state.check(&ring, "7 r1-c5-b5-r6-c1 g r4c4 => r4c1,r9c4<>7");
}

fn links(all: &[(&str, &str)]) -> Vec<Claim> {
    let links = all.iter().enumerate();
    let claim = |(number, (name, names)): (usize, &(&str, &str))| {
        only_places(Role::StrongLink(number as u8), '7', name, names)
    };
    links.map(claim).collect()
}

fn pair(role: Role, first: &str, second: &str) -> Claim {
    not_both(role, node('7', first), node('7', second))
}

#[test]
fn nets_name_links_and_who_sees_whom() {
    let state = State::new().only("r1", '7', "r1c1 r1c5").only("c5", '7', "r1c5 r4c5").only(
        "r4",
        '7',
        "r4c5 r4c9",
    );
    let mut trap = links(&[("r1", "r1c1 r1c5"), ("c5", "r1c5 r4c5"), ("r4", "r4c5 r4c9")]);
    trap.extend(["r1c1", "r4c9"].map(|name| pair(Role::Target, name, "r9c9")));
    trap.extend(["r1c1", "r4c5"].map(|name| pair(Role::Target, name, "r9c1")));
    let trap = resting(step(trap, "r9c9<>7 r9c1<>7"), &[&[0, 1, 2, 3, 4], &[0, 1, 5, 6]]);
    let pattern = "7 r1c1=r1c5=r4c5=r4c9; r1c1-r9c9-r4c9, r1c1-r9c1-r4c5";
    state.check(&trap, &format!("{pattern} => r9c9<>7, r9c1<>7"));
    let mut cut = trap.clone();
    let _ = cut.conclusions.remove(0);
    state.check(&cut, &format!("{pattern} => (r9c9<>7), r9c1<>7"));
}

#[test]
fn clashes_and_joints_are_marked() {
    // In r1 and in b1 there are the same two places; the row comes first, so a block is written.
    let state = State::new()
        .only("r1", '7', "r1c1 r1c2")
        .only("b1", '7', "r1c1 r1c2")
        .only("c2", '7', "r1c2 r5c2")
        .only("r8", '7', "r8c3 r8c7");
    let mut wrap = links(&[("b1", "r1c1 r1c2"), ("c2", "r1c2 r5c2")]);
    wrap.push(pair(Role::Contradiction, "r1c1", "r5c2"));
    let wrap = resting(step(wrap, "r1c1<>7 r5c2<>7"), &[&[0, 1, 2], &[0, 1, 2]]);
    state.check(&wrap, "7 r1c1=[b1]=r1c2=r5c2; r1c1-r5c2! => r1c1,r5c2<>7");
    let mut joined = links(&[("c2", "r1c2 r5c2"), ("r8", "r8c3 r8c7")]);
    joined.push(pair(Role::WeakLink(0), "r5c2", "r8c3"));
    joined.push(pair(Role::Target, "r1c2", "r1c7"));
    joined.push(pair(Role::Target, "r8c7", "r1c7"));
    let joined = resting(step(joined, "r1c7<>7"), &[&[0, 1, 2, 3, 4]]);
    let expected = "7 r1c2=r5c2, r8c3=r8c7; r5c2-r8c3, r1c2-r1c7-r8c7 => r1c7<>7";
    state.check(&joined, expected);
    // The joint is written once for both cells that are struck.
    let mut both = joined.claims;
    both.push(pair(Role::WeakLink(0), "r5c2", "r8c3"));
    both.push(pair(Role::Target, "r1c2", "r2c1"));
    both.push(pair(Role::Target, "r8c7", "r2c1"));
    let both = step(both, "r1c7<>7 r2c1<>7");
    let both = resting(both, &[&[0, 1, 2, 3, 4], &[0, 1, 5, 6, 7]]);
    let expected = "7 r1c2=r5c2, r8c3=r8c7; r5c2-r8c3, r1c2-r1c7-r8c7, r1c2-r2c1-r8c7";
    state.check(&both, &format!("{expected} => r1c7,r2c1<>7"));
}

#[test]
fn a_struck_cell_of_a_net_rests_on_no_more_links_than_another() {
    let state = State::new().only("r1", '7', "r1c1 r1c5").only("c5", '7', "r1c5 r4c5").only(
        "r4",
        '7',
        "r4c5 r4c9",
    );
    let mut trap = links(&[("r1", "r1c1 r1c5"), ("c5", "r1c5 r4c5"), ("r4", "r4c5 r4c9")]);
    trap.extend(["r1c1", "r1c5"].map(|name| pair(Role::Target, name, "r4c9")));
    let trap = resting(step(trap, "r4c9<>7"), &[&[0, 3, 4]]);
    state.check(&trap, "7 r1c1=r1c5=r4c5=r4c9; r1c1-r4c9-r1c5 => r4c9<>7");
}

#[test]
fn a_net_of_one_link_is_no_chain() {
    // What a conclusion rests on tells them apart: the claims are the same.
    let state = State::new().only("r1", '7', "r1c1 r1c2");
    let mut claims = links(&[("r1", "r1c1 r1c2")]);
    claims.extend(["r1c1", "r1c2"].map(|name| pair(Role::Target, name, "r2c1")));
    let chain = step(claims.clone(), "r2c1<>7");
    state.check(&chain, "(7)r1c1=(7)r1c2 => r2c1<>7");
    let net = resting(step(claims, "r2c1<>7"), &[&[0, 1, 2]]);
    state.check(&net, "7 r1c1=r1c2; r1c1-r2c1-r1c2 => r2c1<>7");
}

#[test]
fn joined_sets_have_letters() {
    let state = State::new().hold("r1c2", "14").hold("r1c5", "47").hold("r3c5", "17");
    let claims = vec![
        only_digits(Role::Set(0), "r1c2", "14"),
        only_digits(Role::Set(1), "r3c5", "17"),
        only_digits(Role::Set(1), "r1c5", "47"),
        not_both(Role::WeakLink(0), node('4', "r1c2"), node('4', "r1c5")),
        not_both(Role::Target, node('1', "r1c2"), node('1', "r3c2")),
        not_both(Role::Target, node('1', "r3c5"), node('1', "r3c2")),
    ];
    let expected = "Q=r1c2 {1/4}, R=r13c5 {1/4/7}, X=4";
    state.check(&step(claims.clone(), "r3c2<>1"), &format!("{expected} => r3c2<>1"));
    state.check(&step(claims, ""), &format!("{expected} => (r3c2<>1)"));
}

#[test]
fn a_stem_names_its_petals() {
    let state = State::new().hold("r5c5", "234").hold("r5c1", "29");
    let state = state.hold("r1c5", "39").hold("r2c5", "34");
    let claims = vec![
        only_digits(Role::Pivot, "r5c5", "234"),
        only_digits(Role::Set(0), "r5c1", "29"),
        only_digits(Role::Set(1), "r2c5", "34"),
        only_digits(Role::Set(1), "r1c5", "39"),
        not_both(Role::WeakLink(0), node('2', "r5c5"), node('2', "r5c1")),
        not_both(Role::WeakLink(1), node('3', "r5c5"), node('3', "r1c5 r2c5")),
        not_both(Role::WeakLink(2), node('4', "r5c5"), node('4', "r2c5")),
        not_both(Role::Target, node('9', "r5c1"), node('9', "r1c1")),
        not_both(Role::Target, node('9', "r1c5"), node('9', "r1c1")),
    ];
    let expected = "stem r5c5, 2 Q=r5c1 {2/9}, 3 R=r12c5 {3/4/9}, 4 R => r1c1<>9";
    state.check(&step(claims, "r1c1<>9"), expected);
}
