//! What the independent checker says of traces that it rejects, in every language.

use crate::support::{classic, languages};
use duvod::checker::{Checked, End, Rejection, RejectionReason, TracePart};
use duvod::grid::{Apart, Candidate, Cell, CellSet, Digit, House};
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::proof::{Fact, Misfit, Node};

/// Every reason there is, with what it is in Czech and in English.
#[expect(clippy::too_many_lines, reason = "a line or two for each reason")]
fn reasons() -> Vec<(RejectionReason, &'static str, &'static str)> {
    let (a1, e7) = (Cell::new(0), Cell::new(58));
    let (house, digit) = (House::new(2), Digit::new(4));
    vec![
        (
            RejectionReason::FilledTwice(a1),
            "políčko A1 je vyplněné dvakrát",
            "cell A1 is filled twice",
        ),
        (
            RejectionReason::Collides {
                apart: Apart::Group(house.into()),
                one: Candidate::new(Cell::new(18), digit),
                other: Candidate::new(Cell::new(26), digit),
            },
            "číslice 5 je ve 3. řádku dvakrát",
            "digit 5 appears twice in row 3",
        ),
        (
            RejectionReason::Collides {
                apart: Apart::Steps(0),
                one: Candidate::new(Cell::new(10), digit),
                other: Candidate::new(Cell::new(29), digit),
            },
            "pětka v C4 je na skok jezdce od pětky v B2, jenže stejné číslice nikdy neleží na skok jezdce od sebe",
            "the 5 in C4 is a knight’s move from the 5 in B2, but equal digits are never a knight’s move apart",
        ),
        (
            RejectionReason::NoCause(Fact::Holds(e7, digit)),
            "z ničeho předchozího neplyne, že v políčku E7 je 5",
            "nothing before it shows that cell E7 is 5",
        ),
        (
            RejectionReason::NoCause(Fact::Absent(e7, digit)),
            "z ničeho předchozího neplyne, že v políčku E7 není 5",
            "nothing before it shows that cell E7 is not 5",
        ),
        (
            RejectionReason::DoesNotSee { cell: a1, target: e7 },
            "políčko A1 nevidí políčko E7",
            "cell A1 does not see cell E7",
        ),
        (
            RejectionReason::OutsideHouse { house, cell: e7 },
            "políčko E7 není ve 3. řádku",
            "cell E7 is not in row 3",
        ),
        (
            RejectionReason::NotExclusive(
                Node { cells: CellSet::of(a1), digit },
                Node { cells: [a1, e7].into_iter().collect(), digit },
            ),
            "5 v A1 a 5 v A1 nebo E7 se mají vylučovat, ale nevylučují se",
            "5 in A1 and 5 in A1 or E7 are said to exclude each other, but they do not",
        ),
        (
            RejectionReason::IsGiven(a1),
            "číslice v políčku A1 nemá být zadaná, ale je",
            "cell A1 is said to hold no given, but it holds one",
        ),
        (
            RejectionReason::NotOneSolution,
            "zadání má mít právě jedno řešení, ale nemá",
            "the puzzle is said to have exactly one solution, but it does not",
        ),
        (
            RejectionReason::DoesNotFollow(Fact::Holds(e7, digit)),
            "z toho, o co se opírá, neplyne, že v políčku E7 je 5",
            "what it rests on does not show that cell E7 is 5",
        ),
        (
            RejectionReason::DoesNotFollow(Fact::Absent(e7, digit)),
            "z toho, o co se opírá, neplyne, že v políčku E7 není 5",
            "what it rests on does not show that cell E7 is not 5",
        ),
        (
            RejectionReason::NoContradiction,
            "co má být spor, je možné",
            "what is said to be a contradiction is possible",
        ),
        (
            RejectionReason::Undecided,
            "v daných mezích nebylo možné rozhodnout, zda to plyne",
            "whether it follows could not be decided within the limit",
        ),
        (
            RejectionReason::Misfit(Misfit::Grid("4x4".to_owned())),
            "záznam patří k jiné mřížce („4x4“)",
            "the trace is of another grid (“4x4”)",
        ),
        (
            RejectionReason::Misfit(Misfit::Cell(81)),
            "mřížka nemá políčko s číslem 81 (počítáno od 0)",
            "the grid has no cell with the number 81 (counted from 0)",
        ),
        (
            RejectionReason::Misfit(Misfit::Digit(9)),
            "mřížka nemá číslici s číslem 9 (počítáno od 0)",
            "the grid has no digit with the number 9 (counted from 0)",
        ),
        (
            RejectionReason::Misfit(Misfit::House(27)),
            "mřížka nemá skupinu s číslem 27 (počítáno od 0)",
            "the grid has no house with the number 27 (counted from 0)",
        ),
        (
            RejectionReason::Misfit(Misfit::Claim(3)),
            "závěr se opírá o tvrzení, které jeho krok nemá: číslo 3 (počítáno od 0)",
            "a conclusion rests on claim number 3 (counted from 0), which its step does not have",
        ),
    ]
}

fn say(locale: &Locale, message: &Message) -> String {
    locale.try_say(message).expect("every message has its words")
}

/// That the rejection is told in these words.
fn check_told(rejection: &Rejection, czech: &str, english: &str) {
    for locale in languages() {
        let expected = match locale.tag() {
            "cs" => czech,
            "en" => english,
            _ => continue,
        };
        assert_eq!(say(&locale, &Message::of_rejection(rejection, classic())), expected);
    }
}

#[test]
fn every_rejection_is_told_in_every_language() {
    let place = vec![TracePart::Step(11), TracePart::Case(0), TracePart::Step(2), TracePart::End];
    for (reason, czech, english) in reasons() {
        check_told(
            &Rejection { place: place.clone(), reason },
            &format!(
                "Záznam při ověření neobstál. 12. krok, 1. možnost, 3. krok, \
                 konec: {czech}."
            ),
            &format!(
                "The trace was checked and is wrong. Step 12, case 1, step 3, the end: \
                 {english}."
            ),
        );
    }
}

/// What can be missing of a goal, with what it is in Czech and in English.
fn unfinished() -> Vec<(RejectionReason, &'static str, &'static str)> {
    let (cell, digit) = (Cell::new(58), Digit::new(4));
    vec![
        (
            RejectionReason::NoGoal,
            "není v něm, co má dokázat",
            "it does not say what it should show",
        ),
        (
            RejectionReason::NotSolved(1),
            "má dokázat číslici v každém políčku, ale jedno políčko je ještě prázdné",
            "it should show the digit of every cell, but one cell is still empty",
        ),
        (
            RejectionReason::NotSolved(3),
            "má dokázat číslici v každém políčku, ale tři políčka jsou ještě prázdná",
            "it should show the digit of every cell, but three cells are still empty",
        ),
        (
            RejectionReason::NotSolved(20),
            "má dokázat číslici v každém políčku, ale 20 políček je ještě prázdných",
            "it should show the digit of every cell, but 20 cells are still empty",
        ),
        (
            RejectionReason::NotContradicted,
            "má dokázat, že řešení neexistuje, ale k žádnému sporu nedojde",
            "it should show that there is no solution, but it reaches no contradiction",
        ),
        (
            RejectionReason::OtherEnd,
            "končí sporem, ale má dokázat něco jiného",
            "it ends in a contradiction, but it should show something else",
        ),
        (
            RejectionReason::NotReached(Fact::Holds(cell, digit)),
            "má dokázat, že v políčku E7 je pětka, ale nedojde k tomu",
            "it should show that cell E7 is 5, but it does not get that far",
        ),
        (
            RejectionReason::NotReached(Fact::Absent(cell, digit)),
            "má dokázat, že v políčku E7 pětka není, ale nedojde k tomu",
            "it should show that cell E7 is not 5, but it does not get that far",
        ),
        (
            RejectionReason::NoSuchGiven(cell),
            "uvádí číslici zadanou v E7, ale zadání tam žádnou nebo takovou nemá",
            "it names a given in E7, but the puzzle has none there, or a different one",
        ),
        (
            RejectionReason::GivensNotEnough,
            "zadané číslice, o které se má opírat, k tomu nestačí",
            "the givens that it names are not enough",
        ),
    ]
}

#[test]
fn what_is_missing_of_a_goal_is_told_in_every_language() {
    for (reason, czech, english) in unfinished() {
        check_told(
            &Rejection { place: vec![TracePart::End], reason },
            &format!(
                "Každý krok plyne z předchozích, ale záznam není úplný nebo nedokazuje, \
                 co má: {czech}."
            ),
            &format!(
                "Every step follows, but the trace is incomplete or does not do what it says: \
                 {english}."
            ),
        );
    }
}

#[test]
fn a_pass_is_told_in_every_language() {
    let checked = Checked { steps: 64, conclusions: 1200, end: End::Solved };
    for locale in languages() {
        let told = say(&locale, &Message::from(&checked));
        let start = Rejection { place: vec![TracePart::Start], reason: RejectionReason::Undecided };
        let refused = say(&locale, &Message::of_rejection(&start, classic()));
        assert!(told.contains("64") && !refused.is_empty());
    }
}
