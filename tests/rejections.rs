//! What the independent checker says of traces that it rejects, in every language.

use crate::support::{classic, languages};
use duvod::checker::RejectionReason::{self as Reason, Misfit as NoFit};
use duvod::checker::{Checked, End, Rejection, TracePart};
use duvod::grid::{Apart, Candidate, Cell, CellSet, Digit, House};
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::proof::{Fact, Misfit, Node};

/// Every reason why a step is not accepted.
fn of_steps() -> Vec<Reason> {
    let (a1, e7) = (Cell::new(0), Cell::new(58));
    let (house, digit) = (House::new(2), Digit::new(4));
    let collides = |apart: Apart, [one, other]: [usize; 2]| {
        let [one, other] = [one, other].map(|cell| Candidate::new(Cell::new(cell), digit));
        Reason::Collides { apart, one, other }
    };
    let first = Node { cells: CellSet::of(a1), digit };
    let second = Node { cells: [a1, e7].into_iter().collect(), digit };
    vec![
        Reason::FilledTwice(a1),
        collides(Apart::Group(house.into()), [18, 26]),
        collides(Apart::Steps(0), [10, 29]),
        Reason::NoCause(Fact::Holds(e7, digit)),
        Reason::NoCause(Fact::Absent(e7, digit)),
        Reason::DoesNotSee { cell: a1, target: e7 },
        Reason::OutsideHouse { house, cell: e7 },
        Reason::NotExclusive(Box::new([first, second])),
        Reason::IsGiven(a1),
        Reason::NotOneSolution,
        Reason::DoesNotFollow(Fact::Holds(e7, digit)),
        Reason::DoesNotFollow(Fact::Absent(e7, digit)),
        Reason::NoContradiction,
        Reason::Undecided,
        NoFit(Misfit::Grid("4x4".to_owned())),
        NoFit(Misfit::Cell(81)),
        NoFit(Misfit::Digit(9)),
        NoFit(Misfit::House(27)),
        NoFit(Misfit::Claim(3)),
    ]
}

/// What can be missing of a goal.
fn of_goals() -> Vec<Reason> {
    let (cell, digit) = (Cell::new(58), Digit::new(4));
    vec![
        Reason::NoGoal,
        Reason::NotSolved(1),
        Reason::NotSolved(3),
        Reason::NotSolved(20),
        Reason::NotContradicted,
        Reason::OtherEnd,
        Reason::NotReached(Fact::Holds(cell, digit)),
        Reason::NotReached(Fact::Absent(cell, digit)),
        Reason::NoSuchGiven(cell),
        Reason::GivensNotEnough,
    ]
}

fn say(locale: &Locale, message: &Message) -> String {
    locale.try_say(message).expect("every message has its words")
}

#[test]
fn every_rejection_is_told_in_every_language() {
    let place = vec![TracePart::Step(11), TracePart::Case(0), TracePart::Step(2), TracePart::End];
    let steps = of_steps().into_iter().map(|reason| Rejection { place: place.clone(), reason });
    let goals = of_goals().into_iter();
    let goals = goals.map(|reason| Rejection { place: vec![TracePart::End], reason });
    let rejections: Vec<Rejection> = steps.chain(goals).collect();
    for locale in languages() {
        let told = |rejection| say(&locale, &Message::of_rejection(rejection, classic()));
        let told: Vec<String> = rejections.iter().map(told).collect();
        insta::assert_snapshot!(format!("rejections-{}", locale.tag()), told.join("\n"));
    }
}

#[test]
fn a_pass_is_told_in_every_language() {
    let checked = Checked { steps: 64, conclusions: 1200, end: End::Solved };
    for locale in languages() {
        let told = say(&locale, &Message::from(&checked));
        let start = Rejection { place: vec![TracePart::Start], reason: Reason::Undecided };
        let refused = say(&locale, &Message::of_rejection(&start, classic()));
        assert!(told.contains("64") && !refused.is_empty());
    }
}
