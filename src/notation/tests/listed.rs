//! Claims one by one, cases, and other grids.

use super::*;
use crate::grid::{Candidate, ConstraintNumber};
use crate::proof::{Case, CaseEnd, SumPart};

#[test]
fn any_claims_can_be_written() {
    let claims = vec![
        only_digits(Role::Set(3), "r1c1 r1c2", "25"),
        only_places(Role::Premise, '7', "b3", "r1c7"),
        Claim::new(Role::Deadly, Statement::Filled(vec![Candidate::new(cell("r1c1"), digit('5'))])),
        Claim::new(Role::Deadly, Statement::Filled(Vec::new())),
        sees(Role::Fin, "r1c1", ""),
        weak_claim(),
        once(Role::Guardian, '4', "c9"),
        Claim::new(Role::Pivot, Statement::NotGiven(cells("r1c1 r2c1"))),
        Claim::new(Role::Supposition, Statement::OneSolution),
        Claim::new(Role::Contradiction, Statement::NoDigit(cell("r5c5"))),
        Claim::new(
            Role::StrongLink(12),
            Statement::NoPlace { house: house("b7"), digit: digit('1') },
        ),
        only_digits(Role::Pincer, "", ""),
        Claim::new(Role::Premise, Statement::Obeys(ConstraintNumber::new(12))),
        Claim::new(
            Role::Premise,
            Statement::Balance {
                added: vec![SumPart::House(house("r1")), SumPart::House(house("b4"))],
                taken: vec![SumPart::Sum(0), SumPart::Sum(17)],
            },
        ),
        Claim::new(Role::Premise, Statement::Balance { added: Vec::new(), taken: Vec::new() }),
    ];
    let expected = "[set3 2/5 in r1c12; premise 7 in b3 only r1c7; deadly filled r1c1=5; \
                    deadly filled none; fin r1c1 sees none; weak0 (3)r1c12-(3)none; \
                    guardian 4 once in c9; pivot r12c1 not given; supposition one solution; \
                    contradiction no digit in r5c5; strong12 no 1 in b7; pincer none in none; \
                    premise obeys 12; premise balance r1,b4 less s0,s17; premise balance none less none] \
                    => r1c1=4, r1c2<>4";
    State::new().check(&step(claims, "r1c1=4 r1c2<>4"), expected);
    State::new().check(&step(Vec::new(), ""), "[] => none");
}

fn weak_claim() -> Claim {
    not_both(Role::WeakLink(0), node('3', "r1c1 r1c2"), node('3', ""))
}

fn trial() -> (State, Step) {
    let state = State::new().hold("r1c1", "12").hold("r1c2", "13").hold("r1c3", "23");
    let named = |id: &str, step: Step| Step { rule: RuleId::new(id), ..step };
    let first = step(vec![only_digits(Role::Base, "r1c2", "3")], "r1c2=3");
    let second = step(vec![only_digits(Role::Base, "r1c3", "2")], "r1c3=2");
    let end = Claim::new(
        Role::Contradiction,
        Statement::NoPlace { house: house("c3"), digit: digit('3') },
    );
    let case = Case {
        supposed: Fact::Holds(cell("r1c1"), digit('1')),
        steps: vec![named("one", first), named("two", second)],
        end: CaseEnd::Contradiction(end),
    };
    let mut trial = step(Vec::new(), "r1c1<>1");
    trial.cases.push(case);
    (state, trial)
}

#[test]
fn a_trial_is_its_case() {
    let (state, trial) = trial();
    let steps = "(one: 3 in r1c2 => r1c2=3; two: 2 in r1c3 => r1c3=2)";
    state.check(&trial, &format!("r1c1=1 => {steps} no 3 in c3 => r1c1<>1"));
}

#[test]
fn cases_are_nested_and_side_by_side() {
    let (state, inner) = trial();
    let no_digit = Claim::new(Role::Contradiction, Statement::NoDigit(cell("r9c9")));
    let odd = Claim::new(Role::Premise, Statement::OneSolution);
    let case = |supposed, steps, end| Case { supposed, steps, end };
    let mut outer = step(vec![only_digits(Role::Premise, "r5c5", "48")], "r7c7<>1 r7c7=2");
    outer.cases = vec![
        case(Fact::Holds(cell("r5c5"), digit('4')), vec![inner], CaseEnd::Contradiction(no_digit)),
        case(
            Fact::Absent(cell("r5c5"), digit('4')),
            Vec::new(),
            CaseEnd::Reaches(vec![
                Fact::Absent(cell("r7c7"), digit('1')),
                Fact::Holds(cell("r7c7"), digit('2')),
            ]),
        ),
        case(Fact::Absent(cell("r5c5"), digit('8')), Vec::new(), CaseEnd::Contradiction(odd)),
        case(Fact::Absent(cell("r5c5"), digit('9')), Vec::new(), CaseEnd::Reaches(Vec::new())),
    ];
    let steps = "one: 3 in r1c2 => r1c2=3; two: 2 in r1c3 => r1c3=2";
    let expected = format!(
        "[premise 4/8 in r5c5] \
         | r5c5=4 => (rule: r1c1=1 => ({steps}) no 3 in c3 => r1c1<>1) no digit in r9c9 \
         | r5c5<>4 => r7c7<>1, r7c7=2 | r5c5<>8 => [premise one solution] | r5c5<>9 => none \
         => r7c7<>1, r7c7=2"
    );
    state.check(&outer, &expected);
}

#[test]
fn the_name_keeps_its_colon() {
    let state = State::new().hold("r9c9", "3");
    let naked = step(vec![only_digits(Role::Base, "r9c9", "3")], "r9c9=3");
    let text = print(&state.geometry, &state.candidates, "Colours: trap", &naked);
    assert_eq!(text, "Colours: trap: 3 in r9c9 => r9c9=3");
    assert_eq!(parse(&state.geometry, &state.candidates, naked.rule, &text), Ok(naked));
}

#[test]
fn large_grids_have_letters_for_numbers() {
    let geometry = grid_of("123456789ABCDEFG", 4, 4);
    let mut candidates = Candidates::all(&geometry);
    let (at, digit) = (geometry.cell_at(11, 15).expect("a cell"), Digit::new(15));
    for other in geometry.digits().filter(|&other| other != digit) {
        let _ = candidates.strike(at, other);
    }
    let only = Statement::OnlyDigits { cells: CellSet::of(at), digits: DigitSet::of(digit) };
    let mut naked = step(vec![Claim::new(Role::Base, only)], "");
    naked.conclusions.push(Conclusion::from_all(Fact::Holds(at, digit)));
    let text = print(&geometry, &candidates, "Name", &naked);
    assert_eq!(text, "Name: G in rCcG => rCcG=G");
    assert_eq!(parse(&geometry, &candidates, naked.rule, &text), Ok(naked));
}
