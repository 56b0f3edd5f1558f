//! Traces that prove what they say.

use super::*;
use crate::grid::Candidate;

/// One step of every shape that needs no cases.
pub(super) fn shapes() -> Vec<(&'static str, Step)> {
    let cover = |places: &[(&str, char, &str)], conclusions| {
        let places = places.iter().map(|&(house, digit, cells)| only_places(house, digit, cells));
        step(places.collect(), conclusions)
    };
    let fish = [("r1", '6', "A1 D1 H1"), ("r5", '6', "A5 D5 H5"), ("r9", '6', "D9 H9")];
    let finned = [("r2", '1', "A2 G2"), ("r7", '1', "A7 G7 H7")];
    let wing = vec![
        only_digits("E5", "27"),
        only_digits("E9", "24"),
        only_digits("H5", "74"),
        sees("E9 H5", "H9"),
    ];
    let almost_locked = vec![
        only_digits("B2", "12"),
        only_digits("C2", "123"),
        only_digits("H2", "14"),
        only_digits("H5", "34"),
        sees("B2 C2", "H2"),
        sees("C2 H5", "C5"),
    ];
    vec![
        ("naked single", step(vec![only_digits("E5", "7")], "E5=7")),
        ("hidden single", cover(&[("b5", '7', "D4")], "D4=7 D4≠1 D4≠9")),
        ("pointing", cover(&[("b1", '5', "A2 C2")], "E2≠5 H2≠5")),
        ("naked pair", step(vec![only_digits("B2 B8", "49")], "B5≠4 B5≠9 B6≠9")),
        ("hidden pair", cover(&[("c2", '4', "B2 B8"), ("c2", '9', "B2 B8")], "B2≠1 B8≠5")),
        ("naked quad", step(vec![only_digits("A1 B2 C3 C1", "1234")], "A2≠1 B3≠4")),
        ("swordfish", cover(&fish, "A2≠6 D4≠6 H8≠6")),
        ("finned X-wing", cover(&finned, "G8≠1 G9≠1")),
        ("XY-wing", step(wing, "H9≠4")),
        ("almost locked sets", step(almost_locked, "C5≠3")),
    ]
}

#[test]
fn steps_of_every_shape_pass() {
    for (name, step) in shapes() {
        let conclusions = step.conclusions.len();
        let checked = check(&trace(vec![step]));
        let checked = checked.unwrap_or_else(|rejection| panic!("{name}: {rejection:?}"));
        assert_eq!((checked.steps, checked.conclusions), (1, conclusions), "{name}");
    }
}

#[test]
fn a_conclusion_may_rest_on_some_claims_only() {
    let mut both = step(vec![only_digits("B2", "4"), only_digits("E5", "7")], "B2=4 E5=7");
    both.conclusions[0].support = Support::Claims(vec![0]);
    both.conclusions[1].support = Support::Claims(vec![1]);
    assert!(check(&trace(vec![both])).is_ok());
}

#[test]
fn digits_in_sight_and_earlier_conclusions_are_causes() {
    let mut trace = trace(vec![step(vec![only_digits("B2", "4")], "B2=4")]);
    trace.steps.push(step(vec![only_digits("B8", "9")], "B8=9"));
    assume(&mut trace, [&only_digits("B8", "49")]);
    trace
        .steps
        .push(step(vec![Statement::Filled(vec![Candidate::new(cell("B8"), digit('9'))])], "B1≠9"));
    trace.start.placed = vec![Candidate::new(cell("A1"), digit('1'))];
    let checked = check(&trace).expect("B2 takes the 4 from B8");
    assert_eq!(checked.end, End::Open(78));
}

/// A1 is 1 or 2; B1 then is 1 or 3, C1 is 2 or 3: whichever A1 is, a 3 is in B1 or C1.
pub(super) fn forcing() -> Trace {
    let mut both = step(vec![only_digits("A1", "12")], "D1≠3");
    both.cases = vec![
        reaching("A1=1", vec![step(vec![only_digits("B1", "3")], "B1=3")], "D1≠3"),
        reaching("A1=2", vec![step(vec![only_digits("C1", "3")], "C1=3")], "D1≠3"),
    ];
    let mut trace = trace(vec![both]);
    assume(&mut trace, [&only_digits("B1", "13"), &only_digits("C1", "23")]);
    trace
}

/// Suppose A1 is 1; then C1 is not 4, as a supposition within shows; B1 is 2, and C1 is nothing.
pub(super) fn nested_trial() -> Trace {
    let mut inner = step(Vec::new(), "C1≠4");
    let e1 = step(vec![only_digits("E1", "5")], "E1=5");
    inner.cases = vec![refuted("C1=4", vec![e1], Statement::NoDigit(cell("F1")))];
    let b1 = step(vec![only_digits("B1", "2")], "B1=2");
    let mut outer = step(Vec::new(), "A1≠1");
    outer.cases = vec![refuted("A1=1", vec![inner, b1], Statement::NoDigit(cell("C1")))];
    let mut trace = trace(vec![outer]);
    assume(
        &mut trace,
        [&only_digits("B1", "12"), &only_digits("C1", "124"), &only_digits("E1 F1", "45")],
    );
    trace
}

#[test]
fn cases_that_reach_the_same_pass() {
    let checked = check(&forcing()).expect("whichever A1 is");
    assert_eq!((checked.steps, checked.conclusions), (3, 3));
}

#[test]
fn a_case_may_also_end_in_a_contradiction() {
    let mut trace = forcing();
    trace.steps[0].cases[1] = refuted("A1=2", Vec::new(), Statement::NoDigit(cell("C1")));
    assume(&mut trace, [&only_digits("C1", "2")]);
    assert!(check(&trace).is_ok());
}

#[test]
fn trials_pass_however_deep() {
    let checked = check(&nested_trial()).expect("C1 is left with nothing");
    assert_eq!((checked.steps, checked.conclusions), (4, 4));
}

#[test]
fn a_start_without_solution_is_proved_to_be_one() {
    // The 5 of column A takes the last place that row 1 had for a 6.
    let mut trace = trace(vec![step(vec![only_places("c1", '5', "A1")], "A1=5")]);
    let end = Statement::NoPlace { house: house("r1"), digit: digit('6') };
    assume(&mut trace, [&end]);
    trace.start.removed.retain(|&candidate| candidate != Candidate::new(cell("A1"), digit('6')));
    trace.contradiction = Some(claim(end));
    assert_eq!(check(&trace).map(|checked| checked.end), Ok(End::Contradiction));
}

#[test]
fn a_full_grid_is_solved() {
    let geometry = grid_of("1234", 2, 2);
    let rows = "123434122143432";
    let givens = rows
        .chars()
        .enumerate()
        .map(|(index, symbol)| Candidate::new(Cell::new(index), digit(symbol)));
    let start = Start { givens: givens.collect(), ..Start::default() };
    let last = Statement::OnlyDigits {
        cells: CellSet::of(Cell::new(15)),
        digits: DigitSet::of(digit('1')),
    };
    let mut step = step(Vec::new(), "");
    step.claims.push(claim(last));
    step.conclusions.push(Conclusion::from_all(Fact::Holds(Cell::new(15), digit('1'))));
    let trace = Trace {
        grid: "test".to_owned(),
        start,
        steps: vec![step],
        contradiction: None,
        goal: None,
    };
    let checked = Checker::new(&geometry).check(&trace).expect("the last cell");
    assert_eq!(checked, Checked { steps: 1, conclusions: 1, end: End::Solved });
}
