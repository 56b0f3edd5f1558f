//! Puzzles that have several solutions, or none: said when they come, with what leads on.

use super::*;

const SEVERAL: &str = "This puzzle has more than one solution";
const NONE: &str = "This puzzle has no solution";

/// The example with one digit mistyped, so that nothing collides and there is no solution.
fn mistyped() -> String {
    EASY.replacen("..7", "..4", 1)
}

fn file(name: &str) -> Source {
    Source::File(PathBuf::from("/somewhere").join(name))
}

#[test]
fn a_puzzle_without_exactly_one_solution_says_so_when_it_comes() {
    for source in [Source::Clipboard, file("one.txt")] {
        for (text, told, lead) in [
            (solutions::SEVERAL.to_owned(), SEVERAL, "Show the differences (Enter)"),
            (mistyped(), NONE, "Show why (Enter)"),
        ] {
            let mut window = with_puzzle(EASY);
            loading::load(&mut window, source.clone(), &text);
            assert!(sees(&window, told) && sees(&window, lead), "{told}");
            assert!(sees(&window, "Change the givens"));
            act(&mut window, BoardAction::Select(cell("C1")));
            key(&mut window, Action::Digit(3));
            let written = holds(&window, "C1").digit();
            assert_eq!(written, Some(Digit::new(3)), "it blocks nothing");
            assert!(sees(&window, told), "it is still so");
            for _ in 0..3 {
                key(&mut window, Action::Play(PlayAction::Undo));
            }
            assert!(!sees(&window, told), "the puzzle before has one");
        }
        let mut window = super::window();
        loading::load(&mut window, source, EASY);
        assert!(card(&window).is_none());
    }
}

#[test]
fn the_card_leads_to_the_reason_and_to_the_digits() {
    let mut window = super::window();
    loading::load(&mut window, Source::Clipboard, &mistyped());
    key(&mut window, Action::Enter);
    assert!(window.work().is_some(), "Enter takes the first button");
    let mut window = super::window();
    loading::load(&mut window, Source::Clipboard, &mistyped());
    click(&mut window, "Change the givens");
    assert_eq!(mode(&window), duvod::session::Mode::Entering);
    assert!(card(&window).is_none());
}

#[test]
fn of_a_list_it_is_said_beside_the_ways_to_the_others() {
    let mut window = super::window();
    let text = format!("{EASY}\n{}\n{HARD}\n", mistyped());
    loading::load(&mut window, file("three.txt"), &text);
    key(&mut window, Action::Enter);
    assert!(!sees(&window, NONE));
    act(&mut window, Action::Puzzle(Go::On));
    assert!(sees(&window, NONE) && sees(&window, "Puzzle 2 of 3"));
    act(&mut window, Action::Puzzle(Go::On));
    assert!(!sees(&window, NONE) && sees(&window, "Puzzle 3 of 3"));
    act(&mut window, Action::Puzzle(Go::Back));
    solve(&mut window);
    assert!(!sees(&window, "Show why"), "the reason is told now");
}

#[test]
fn what_cannot_be_advised_leads_on_as_well() {
    let asked = [
        Action::Answer(AnswerAction::Hint),
        Action::Answer(AnswerAction::AllSteps),
        Action::Answer(AnswerAction::Wonder),
    ];
    for (text, told) in [(solutions::SEVERAL.to_owned(), SEVERAL), (mistyped(), NONE)] {
        for ask in asked {
            let mut window = selecting(with_puzzle(&text), "C1");
            assert!(!sees(&window, told), "it was not loaded as files are");
            key(&mut window, ask);
            work::answer_any(&mut window);
            assert!(sees(&window, told) && sees(&window, "Change the givens"), "{ask:?}");
            key(&mut window, Action::Enter);
            assert!(window.work().is_some(), "{ask:?}: Enter leads to the reason");
        }
    }
}

#[test]
fn givens_that_collide_lead_to_the_digits() {
    let mut window = super::window();
    loading::load(&mut window, Source::Clipboard, &EASY.replacen("53.", "535", 1));
    assert_eq!(window.shared.notices.card, Some(Card::Colliding));
    click(&mut window, "Change the givens (Enter)");
    assert_eq!(mode(&window), duvod::session::Mode::Entering);
}

#[test]
fn below_what_was_found_nothing_says_that_there_is_nothing() {
    for text in [solutions::SEVERAL.to_owned(), mistyped()] {
        let mut window = solved(&text);
        assert!(window.shared.session.finding().is_some());
        for told in ["There is nothing to explain", "Nothing to explain yet"] {
            assert!(!sees(&window, told), "{told}");
        }
        // Where a slip can be mended at once, that is the one act that is offered.
        let can_mend = !window.shared.session.repairs().is_empty();
        assert_eq!(sees(&window, "Change the givens"), !can_mend);
        if can_mend {
            act(&mut window, Action::Play(PlayAction::PlayOrEdit));
        } else {
            click(&mut window, "Change the givens");
        }
        assert_eq!(mode(&window), duvod::session::Mode::Entering);
    }
}
