//! What the player should look at again: mistakes that were looked for, digits that collide. And where solving leads.

use super::*;
use crate::panel::slip::{Slip, slip};

/// Answers the question about a cell that the window waits for.
fn tell_why(window: &mut Window) {
    let _ = work::answer(window, work::wondering);
}

fn check(window: &mut Window) {
    key(window, Action::Play(PlayAction::Check));
}

#[test]
fn a_mistake_is_told_until_it_is_dealt_with() {
    const CARD: &str = "There is a mistake in C1";
    let mut window = begun(EASY, &[("C1", 1)]);
    assert!(!sees(&window, CARD), "nobody has asked");
    check(&mut window);
    assert!(sees(&window, CARD) && sees(&window, "Why? (Enter)") && sees(&window, "Take back"));
    write(&mut window, "D1", 6);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert!(sees(&window, CARD) && drawn(&window).has(cell("C1"), CellRole::Conflict));
    solve(&mut window);
    assert!(!sees(&window, CARD), "the solution has no mistake");
    act(&mut window, Action::Clear);
    assert!(sees(&window, CARD));
    write(&mut window, "C1", 4);
    assert!(!sees(&window, CARD));
    check(&mut window);
    assert!(
        said(&window).is_some_and(|said| said.starts_with("No mistake so far;"))
            && !sees(&window, CARD)
    );
}

#[test]
fn enter_leads_from_a_mistake_to_its_reason() {
    let mut window = begun(EASY, &[("C1", 1)]);
    for _ in 0..2 {
        check(&mut window);
        key(&mut window, Action::Enter);
        tell_why(&mut window);
        assert!(sees(&window, "C1 cannot be 1."));
        assert_eq!(enters(&window), ["Take back (Enter)"], "why is told");
        assert!(!sees(&window, "Why?"));
        key(&mut window, Action::Move(Move::Down));
        act(&mut window, AnswerAction::Tab(Tab::Hint));
    }
}

#[test]
fn enter_leads_from_a_mistake_also_after_another_question() {
    let mut window = begun(EASY, &[("C1", 1)]);
    check(&mut window);
    for digit in [4, 2] {
        key(&mut window, AnswerAction::WhyNot);
        assert_eq!(enters(&window), ["Why? (Enter)"]);
        key(&mut window, Action::Digit(digit - 1));
        tell_why(&mut window);
        assert_eq!(enters(&window), ["Why? (Enter)"], "the card keeps the key");
    }
    key(&mut window, Action::Enter);
    tell_why(&mut window);
    assert!(sees(&window, "C1 cannot be 1."));
    key(&mut window, Action::Enter);
    assert_eq!(holds(&window, "C1"), Entry::Empty);
}

/// The buttons that name Enter, of all that do so somewhere beside the grid.
fn enters(window: &Window) -> Vec<&'static str> {
    const ALL: [&str; 7] = [
        "Erase the 6 in B2 (Enter)",
        "Take back (Enter)",
        "Take them back (Enter)",
        "Why? (Enter)",
        "Do it (Enter)",
        "Show why (Enter)",
        "Load (Enter)",
    ];
    let mut screen = simulator(window, FIRST);
    let is_seen = |label: &&str| screen.find(window.look().typeset(label).as_str()).is_ok();
    ALL.into_iter().filter(is_seen).collect()
}

#[test]
fn enter_has_one_meaning_and_its_button_says_so() {
    let mut window = selecting(with_puzzle(EASY), "B2");
    assert!(enters(&window).is_empty(), "nothing is told that was not asked for");
    key(&mut window, Action::Digit(5));
    assert!(!window.look().enter, "the card has the key, and so the main button");
    assert_eq!(enters(&window), ["Erase the 6 in B2 (Enter)"]);
    assert!(sees(&window, "Does it belong here? (W)"), "it may still be asked for");
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Move(Move::Up));
    assert!(enters(&window).is_empty(), "who goes on has the key again");
    assert!(window.look().enter && sees(&window, "Erase the 6 in B2"));
    key(&mut window, Action::NextTab);
    assert_eq!(enters(&window), ["Erase the 6 in B2 (Enter)"]);
    key(&mut window, Action::Enter);
    assert_eq!(holds(&window, "B2"), Entry::Empty);
    assert!(enters(&window).is_empty(), "nothing is told that was not asked for");
    write(&mut window, "C1", 1);
    check(&mut window);
    assert_eq!(enters(&window), ["Why? (Enter)"]);
    key(&mut window, Action::Enter);
    tell_why(&mut window);
    assert_eq!(selected(&window), Some(cell("C1")));
    act(&mut window, AnswerAction::TakeBack);
    let asked = Instant::now();
    files(&mut window, FilesMessage::Chosen { path: None, asked });
    assert_eq!(enters(&window), ["Load (Enter)"], "a field has the key");
    key(&mut window, Action::Escape);
    for _ in 0..4 {
        ask_hint(&mut window);
    }
    assert_eq!(enters(&window), ["Do it (Enter)"]);
}

#[test]
fn what_is_wrong_is_taken_back_as_one_move() {
    let mut window = begun(EASY, &[("C1", 1), ("D1", 2)]);
    check(&mut window);
    assert!(sees(&window, "There are mistakes in C1 and D1"));
    click(&mut window, "Take them back");
    assert_eq!(board(&window), *puzzle(&window));
    assert!(slip(&window.shared.session, &window.answers, card(&window)).is_none());
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(board(&window).digits().count(), 32);
}

#[test]
fn a_mistake_that_is_shown_at_once_has_its_card() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Set(Setting::Checking, 1));
    write(&mut window, "C1", 1);
    assert!(sees(&window, "There is a mistake in C1"));
    key(&mut window, Action::Enter);
    tell_why(&mut window);
    assert!(sees(&window, "C1 cannot be 1."));
}

#[test]
fn colliding_digits_are_told_and_taken_back() {
    let mut window = begun(EASY, &[("C1", 5)]);
    assert!(sees(&window, "The 5 in C1 collides with the given 5 in A1"));
    assert!(sees(&window, "The digit 5 appears more than once in row 1 and block 1."));
    key(&mut window, Action::Enter);
    assert_eq!(holds(&window, "C1"), Entry::Empty);
    assert!(slip(&window.shared.session, &window.answers, card(&window)).is_none());
    write(&mut window, "C1", 2);
    write(&mut window, "D1", 2);
    assert!(sees(&window, "The 2 in D1 collides with the 2 in C1"), "that which was written last");
    act(&mut window, ShowAction::Language(0));
    assert!(sees(&window, "2 v D1 odporuje dvojce v C1"));
    click(&mut window, "Smazat 2 z D1 (Enter)");
    assert_eq!(holds(&window, "C1").digit().map(Digit::index), Some(1));
    let mut window = super::window();
    write(&mut window, "A1", 4);
    write(&mut window, "I1", 4);
    assert!(sees(&window, "The 4 in I1 collides with the 4 in A1"), "while it is entered, too");
    click(&mut window, "Erase the 4 in I1 (Enter)");
    assert_eq!(givens(&window), 1);
}

#[test]
fn solving_leads_to_why() {
    for tab in [Tab::Hint, Tab::Procedure] {
        let mut window = with_puzzle(EASY);
        act(&mut window, AnswerAction::Tab(tab));
        solve(&mut window);
        assert_eq!(window.answers.tab, Tab::Why);
        act(&mut window, AnswerAction::Tab(tab));
        act(&mut window, Action::Solve);
        assert_eq!(window.answers.tab, tab, "it is solved already");
    }
}

#[test]
fn of_several_mistakes_it_is_said_how_many_there_are() {
    let mut window = selecting(begun(EASY, &[("C1", 1), ("D1", 2)]), "E7");
    key(&mut window, AnswerAction::Wonder);
    tell_why(&mut window);
    assert!(sees(&window, "Before you go on: there are two mistakes in the grid."));
    act(&mut window, BoardAction::Select(cell("C1")));
    key(&mut window, AnswerAction::Wonder);
    tell_why(&mut window);
    assert!(sees(&window, "C1 cannot be 1."));
    assert!(sees(&window, "There is one more mistake in the grid."));
    act(&mut window, ShowAction::Language(0));
    assert!(sees(&window, "V mřížce je ještě jedna chyba."));
}

#[test]
fn a_collision_is_not_told_as_if_it_were_all_that_is_wrong() {
    let mut window = begun(EASY, &[("C1", 5)]);
    assert!(!sees(&window, "The digit in C1 collides, too."));
    write(&mut window, "D1", 7);
    assert!(sees(&window, "The 7 in D1 collides with the given 7 in E1"));
    assert!(sees(&window, "The digit in C1 collides, too."), "it may be right");
    assert!(!sees(&window, "There is a mistake in C1, too."));
    write(&mut window, "D1", 2);
    assert!(sees(&window, "The 5 in C1 collides with the given 5 in A1"));
    assert!(!sees(&window, "There is a mistake in D1, too."), "nobody has asked");
    check(&mut window);
    assert!(sees(&window, "There is a mistake in D1, too."));
}

#[test]
fn once_it_is_known_what_is_wrong_that_is_offered_to_be_erased() {
    let mut window = with_puzzle(EASY);
    // D1 is 6, C6 is 4: of the two 2s in row 1 neither is known to be wrong before they are looked at.
    let right = |name: &str| solved(EASY).shared.session.board().entry(cell(name)).digit();
    assert_eq!(right("I2").map(Digit::index), Some(7));
    write(&mut window, "I2", 8);
    write(&mut window, "H2", 8);
    write(&mut window, "C1", 2);
    check(&mut window);
    let slip = slip(&window.shared.session, &window.answers, card(&window));
    let Some(Slip::Collision { erasable, .. }) = slip else { panic!("a collision") };
    let offered: Vec<Cell> = erasable.into_iter().map(Fact::cell).collect();
    assert_eq!(offered, [cell("H2"), cell("C1")], "I2 is right");
    assert!(sees(&window, "Erase the 8 in H2 (Enter)") && sees(&window, "Erase the 2 in C1"));
    assert!(!sees(&window, "Erase the 8 in I2"));
}

#[test]
fn what_collides_most_is_offered_to_be_erased() {
    let mut window = with_puzzle(EASY);
    // No given 2 is in sight of these, and the one in the middle sees both others.
    for name in ["C1", "H2", "C2"] {
        write(&mut window, name, 2);
    }
    let offered = |window: &Window| {
        let slip = slip(&window.shared.session, &window.answers, card(window));
        let Some(Slip::Collision { erasable, .. }) = slip else { panic!("a collision") };
        erasable.into_iter().map(Fact::cell).collect::<Vec<_>>()
    };
    for selected in ["C2", "C1", "H2", "E5"] {
        act(&mut window, BoardAction::Select(cell(selected)));
        assert_eq!(offered(&window), [cell("C2")], "{selected}");
    }
    act(&mut window, AnswerAction::TakeBackAt(cell("C2")));
    let board = window.shared.session.board();
    let there = |name: &str| board.entry(cell(name)).digit().is_some();
    assert_eq!(["C1", "C2", "H2"].map(there), [true, false, true], "only the slip is gone");
    assert!(slip(&window.shared.session, &window.answers, card(&window)).is_none());
    write(&mut window, "D1", 2);
    assert_eq!(offered(&window), [cell("D1"), cell("C1")], "one or the other");
    act(&mut window, ShowAction::Language(0));
    click(&mut window, "Smazat 2 z C1");
    assert!(holds(&window, "D1").digit().is_some());
}

#[test]
fn a_card_leaves_the_panel_that_was_put_away_where_it_is() {
    const CARD: &str = "The 5 in C1 collides with the given 5 in A1";
    for language in [0, 1] {
        let mut window = with_puzzle(EASY);
        act(&mut window, ShowAction::Language(language));
        key(&mut window, ShowAction::TogglePanel);
        let place = |window: &Window| {
            let layout = window.shared.layout();
            (window.shared.is_panel_away(), layout.inset, layout.left_side)
        };
        let before = place(&window);
        write(&mut window, "C1", 5);
        assert!(before.0 && place(&window) == before, "the grid stays");
        if language == 1 {
            assert!(sees(&window, CARD) && !sees(&window, "Procedure"), "beside it is the card");
        }
        key(&mut window, ShowAction::TogglePanel);
        assert!(!window.shared.is_panel_away());
        key(&mut window, ShowAction::TogglePanel);
        assert_eq!(place(&window), before);
        write(&mut window, "C1", 1);
        check(&mut window);
        assert_eq!(place(&window), before);
        if language == 1 {
            assert_eq!(enters(&window), ["Why? (Enter)"], "what is asked can be answered");
        }
    }
}

/// A window with the example of this name.
fn with_example(id: &str) -> Window {
    let mut window = window();
    let number = window.shared.knowledge.puzzles().iter().position(|example| example.id == id);
    act(&mut window, FileAction::Example(number.expect("an example")));
    window
}

#[test]
fn digits_that_break_a_constraint_together_are_marked_and_told() {
    let mut window = with_example("killer-cage");
    // Any two of them may be in a cage of 11.
    for (name, digit) in [("B8", 4), ("A9", 6), ("B9", 2)] {
        assert!(!drawn(&window).has(cell("B8"), CellRole::Conflict));
        write(&mut window, name, digit);
    }
    assert!(sees(&window, "The 2 in B9 collides with the digits in B8 and A9"));
    let says = "The cage of 11 at B8 does not allow these digits together. No digit is repeated in a cage; the number in its \
                corner, if there is one, is the sum of its digits.";
    assert!(sees(&window, says));
    for name in ["B8", "A9", "B9"] {
        assert!(drawn(&window).has(cell(name), CellRole::Conflict), "{name}");
    }
    write(&mut window, "B9", 1);
    assert!(!sees(&window, says), "4, 6 and 1 make 11");
}

#[test]
fn a_digit_that_a_constraint_does_not_allow_is_marked_and_told() {
    let mut window = with_example("even");
    write(&mut window, "D3", 3);
    assert!(sees(&window, "The 3 cannot stand in D3"));
    let says = "The even cell at D3 does not allow 3. An even cell holds an even digit.";
    assert!(sees(&window, says));
    assert!(drawn(&window).has(cell("D3"), CellRole::Conflict));
}
