//! What who begins is shown: first steps with pictures and signs, the path through the rules, keys in tooltips.

use super::*;
use duvod::practice::Tally;

#[test]
fn first_steps_are_a_click_or_a_key_away_and_drawn() {
    let mut window = window();
    click(&mut window, "First steps (F1)");
    assert!(window.shared.opened.shows(Page::Keys));
    for language in 0..window.shared.speech.locales.len() {
        act(&mut window, ShowAction::Language(language));
        for size in [FIRST, Size::new(700.0, 500.0), Size::new(1920.0, 1080.0)] {
            let _ = window.update(Message::System(SystemMessage::Resized(size)));
            paint(&window, size);
        }
    }
    let _ = window.update(Message::System(SystemMessage::Resized(FIRST)));
    act(&mut window, ShowAction::Language(1));
    for told in ["First steps", "What the signs on the grid say", "strong link", "Playing"] {
        assert!(sees(&window, told), "{told}");
    }
}

#[test]
fn the_rule_book_says_what_was_practised_and_what_comes_next() {
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    assert!(sees(&window, "Practised: 0") && sees(&window, "Next: Full house"));
    let known = Tally { found: 2, hinted: 1, ..Tally::default() };
    let _ = window.practice.tallies.insert(RuleId::new("full-house"), known);
    assert!(sees(&window, "Practised: 1") && !sees(&window, "Next: Full house"));
    paint(&window, FIRST);
}

#[test]
fn regions_of_a_jigsaw_have_their_numbers() {
    let mut window = window();
    let geometry = window.shared.knowledge.grid("jigsaw-9x9").expect("a jigsaw").clone();
    window.shared.take_grid(&geometry);
    window.redraw();
    let numbers = |window: &Window| {
        paint(window, FIRST);
        window.board.sight.grid.numbers()
    };
    assert_eq!(numbers(&window).iter().filter(|text| text.len() == 1).count(), 9 + 9 + 9);
}

#[test]
fn an_empty_grid_shows_what_can_be_begun_whatever_the_tab() {
    for (language, level) in [(0, "Lehké"), (1, "Easy")] {
        let mut window = with_puzzle(EASY);
        act(&mut window, ShowAction::Language(language));
        for tab in Tab::ALL {
            act(&mut window, AnswerAction::Tab(tab));
            act(&mut window, ShowAction::TogglePanel);
            act(&mut window, Action::Reset);
            assert!(sees(&window, level), "{tab:?}");
            key(&mut window, Action::Play(PlayAction::Undo));
        }
    }
    let mut window = window();
    act(&mut window, AnswerAction::Hint);
    assert!(sees(&window, "Easy"));
    assert!(said(&window).is_some_and(|said| said.starts_with("The grid is empty.")));
}
