//! The rule book: the list, the pages, and what changes there come to.

use super::*;
use crate::{Ask, BookMessage};
use duvod::grid::WIDE;
use duvod::knowledge::{CLASSIC_GRID, DEFAULT_PROFILE};
use duvod::session::Mode as Doing;

/// A window with the rule book open.
pub(super) fn with_book() -> Window {
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    window
}

fn book(window: &mut Window, message: BookMessage) {
    let _ = window.update(Message::Book(message));
}

pub(super) fn search(window: &mut Window, query: &str) {
    for letter in query.chars() {
        act(window, Action::Type(letter));
    }
}

/// Works out the examples that the book waits for.
fn prepare(window: &mut Window) {
    let (number, exhibition) = work::exhibition(window).expect("examples to be worked out");
    let exhibits = exhibition.run(&|| false);
    book(window, BookMessage::Prepared(number, exhibits));
}

fn rule(id: &str) -> RuleId {
    RuleId::new(id)
}

/// The rules that the procedure names.
fn used(window: &Window) -> Vec<RuleId> {
    window.shared.session.steps().expect("steps").iter().map(|told| told.rule).collect()
}

#[test]
fn a_rule_has_one_number_and_is_found_by_it() {
    let mut window = with_book();
    search(&mut window, "87");
    let found = window.book.chosen().expect("a rule");
    let arrangement = window.book.arrangement();
    assert_eq!(arrangement.place(found), Some(86));
    let count = arrangement.rules().count();
    assert!(sees(&window, "87"), "in the list");
    if arrangement.is_on(found) {
        assert!(sees(&window, &format!("It is number 87 of the {count} rules.")));
    }
    let on = arrangement.rules().filter(|(_, on)| *on).map(|(rule, _)| rule);
    let last = on.last().expect("a rule");
    let number = arrangement.place(last).map_or(0, |place| place + 1);
    let _ = window.update(Message::FieldLeft);
    search(&mut window, &number.to_string());
    assert_eq!(window.book.chosen(), Some(last));
    assert!(sees(&window, &format!("It is number {number} of the {count} rules.")));
}

#[test]
fn places_replace_all_below_the_top_bar() {
    let mut window = window();
    assert!(sees(&window, "Solve") && !sees(&window, "How to spot it"));
    click(&mut window, "Rule book");
    assert!(!sees(&window, "Solve") && sees(&window, "How to spot it"));
    act(&mut window, Action::Place(MainView::Grid));
    assert!(sees(&window, "Solve"));
    act(&mut window, Action::Place(MainView::RuleBook));
    act(&mut window, Action::Escape);
    assert_eq!(window.shared.opened.place, MainView::Grid);
    act(&mut window, Action::Place(MainView::RuleBook));
    act(&mut window, FileAction::Example(0));
    assert_eq!(window.shared.opened.place, MainView::Grid, "what is about the grid leads there");
}

#[test]
fn rules_are_found_by_typing_and_walked_by_arrows() {
    let mut window = with_book();
    assert_eq!(window.book.chosen(), Some(rule("full-house")));
    act(&mut window, Action::Move(Move::Down));
    assert_eq!(window.book.chosen(), Some(rule("hidden-single-block")));
    act(&mut window, Action::Go(Go::Last));
    assert_eq!(window.book.chosen(), Some(rule("trial")));
    assert!(sees(&window, "Trial and contradiction"), "the chosen row is made anywhere");
    search(&mut window, "mecoun");
    assert_ne!(window.book.chosen(), Some(rule("trial")));
    assert!(sees(&window, "Swordfish") && !sees(&window, "Naked single"));
    act(&mut window, Action::Erase);
    assert!(sees(&window, "Swordfish"));
    search(&mut window, "zz");
    assert!(sees(&window, "No rule matches."));
    act(&mut window, Action::Escape);
    assert!(sees(&window, "Single candidate") || sees(&window, "Naked single"));
    for _ in 0..20 {
        act(&mut window, Action::MoveByBlock(Move::Down));
    }
    assert_eq!(window.book.chosen(), Some(rule("trial")));
    act(&mut window, Action::MoveByBlock(Move::Up));
    assert_ne!(window.book.chosen(), Some(rule("trial")));
}

#[test]
fn of_the_list_only_what_is_seen_is_made() {
    let window = with_book();
    let rules = window.book.arrangement().rules().count();
    assert!(rules > 130, "{rules}");
    let mut screen = simulator(&window, FIRST);
    assert!(screen.find("1").is_ok());
    assert!(screen.find((rules - 1).to_string().as_str()).is_err());
}

#[test]
fn the_page_of_a_rule_draws_and_tells_its_examples() {
    let mut window = with_book();
    search(&mut window, "naked-pair");
    assert!(sees(&window, "The example is being worked out…"));
    prepare(&mut window);
    assert!(sees(&window, "Example 1/2") && sees(&window, "Open in the grid"));
    assert!(sees(&window, "Naked pair") && sees(&window, "Medium"));
    let first = window.book.scene().clone();
    assert!(!first.marks.is_empty() && !first.cells.is_empty());
    act(&mut window, Action::Move(Move::Right));
    assert!(sees(&window, "Example 2/2"));
    assert_ne!(*window.book.scene(), first);
    act(&mut window, Action::Go(Go::Back));
    assert!(sees(&window, "Example 1/2") && *window.book.scene() == first);
    act(&mut window, ShowAction::NextLanguage);
    assert!(sees(&window, "Příklad 1/2") && sees(&window, "Jak hledat"));
    assert!(sees(&window, "Známo i jako: Naked pair"), "the English name in Czech");
}

#[test]
fn every_example_of_every_rule_is_drawn_with_its_step() {
    let mut window = with_book();
    let rules: Vec<RuleId> = window.book.arrangement().rules().map(|(rule, _)| rule).collect();
    for (number, id) in rules.into_iter().enumerate() {
        book(&mut window, BookMessage::Choose(id));
        // Each is worked out elsewhere too; here some show that nothing is missing.
        let rule = window.shared.knowledge.rule(id);
        if number % 16 == 3 && rule.is_some_and(|rule| !rule.examples.is_empty()) {
            prepare(&mut window);
            let exhibits = window.book.exhibits(id);
            assert!(exhibits.len() >= 2, "{id}");
            assert!(exhibits.iter().all(|exhibit| exhibit.step.is_some()), "{id}");
            paint(&window, FIRST);
        } else {
            let _ = simulator(&window, FIRST);
        }
    }
}

#[test]
fn work_for_a_page_that_was_left_is_of_no_use() {
    let mut window = with_book();
    let (number, exhibition) = work::exhibition(&window).expect("examples");
    let exhibits = exhibition.run(&|| false);
    act(&mut window, Action::Move(Move::Down));
    book(&mut window, BookMessage::Prepared(number, exhibits));
    assert!(sees(&window, "The example is being worked out…"));
    prepare(&mut window);
    assert!(sees(&window, "Example 1/2"));
}

#[test]
fn the_page_is_walked_by_keyboard() {
    let mut window = with_book();
    search(&mut window, "locked-pair");
    prepare(&mut window);
    act(&mut window, Action::Enter);
    for _ in 0..10 {
        act(&mut window, Action::Move(Move::Down));
    }
    act(&mut window, Action::Enter);
    assert_eq!(window.book.chosen(), Some(rule("naked-pair")), "the last link is followed");
    prepare(&mut window);
    act(&mut window, Action::NextTab);
    for _ in 0..3 {
        act(&mut window, Action::Move(Move::Down));
    }
    act(&mut window, Action::Enter);
    assert_eq!(window.shared.opened.place, MainView::Grid, "the fourth thing opens the example");
    assert_eq!(mode(&window), Doing::Playing);
    act(&mut window, Action::Place(MainView::RuleBook));
    act(&mut window, Action::NextTab);
    act(&mut window, Action::NextTab);
    act(&mut window, Action::Enter);
    assert!(window.practice.is_on(), "the first thing on the page practises the rule");
}

#[test]
fn an_example_is_opened_with_what_is_struck_and_taken_back() {
    let mut window = solved(EASY);
    let board = puzzle(&window).clone();
    act(&mut window, Action::Place(MainView::RuleBook));
    search(&mut window, "als-chain");
    prepare(&mut window);
    let state = window.book.exhibits(rule("als-chain"))[0].state.clone();
    assert!(!state.removed.is_empty());
    click(&mut window, "Open in the grid");
    assert_eq!(window.shared.opened.place, MainView::Grid);
    let geometry = window.shared.session.geometry();
    assert_eq!(
        window.shared.session.state().candidates::<WIDE>(geometry),
        state.candidates(geometry)
    );
    assert!(window.shared.notices.said.is_some());
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(*puzzle(&window), board);
}

#[test]
fn an_example_is_opened_on_its_own_grid_whatever_the_grid_at_hand() {
    for name in ["4x4", "6x6", "16x16", "x", "jigsaw-9x9"] {
        let mut window = window();
        super::grids::choose(&mut window, name);
        act(&mut window, Action::Place(MainView::RuleBook));
        search(&mut window, "x-wing");
        prepare(&mut window);
        click(&mut window, "Open in the grid");
        assert_eq!(grid_name(&window), CLASSIC_GRID, "{name}");
        assert!(card(&window).is_none(), "{name}");
        paint(&window, FIRST);
        act(&mut window, Action::Play(PlayAction::Undo));
        let grid = grid_name(&window);
        assert_eq!(grid, name, "the grid before is back at once");
    }
}

#[test]
fn an_example_of_constraints_is_opened_with_these() {
    let mut window = with_book();
    search(&mut window, "constraint-two");
    prepare(&mut window);
    assert!(sees(&window, "Example 1/1"));
    paint(&window, FIRST);
    let name = window.book.exhibits(rule("constraint-two"))[0].geometry.name().to_owned();
    assert!(name.contains("killer-cage"), "{name}");
    click(&mut window, "Open in the grid");
    assert_eq!(grid_name(&window), name);
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(grid_name(&window), CLASSIC_GRID);
}

#[test]
fn a_rule_that_is_switched_off_leaves_the_procedure_at_once() {
    let mut window = selecting(solved(EASY), "E7");
    act(&mut window, Action::NextTab);
    let id = used(&window)[0];
    act(&mut window, Action::Place(MainView::RuleBook));
    book(&mut window, BookMessage::Choose(id));
    act(&mut window, Action::Play(PlayAction::NextEntry));
    assert!(!window.book.arrangement().is_on(id));
    assert!(sees(&window, "It is off in this profile.") && sees(&window, "Switch on"));
    assert_eq!(mode(&window), Doing::Solving);
    finish(&mut window);
    assert!(!used(&window).contains(&id));
    let at = (selected(&window), window.answers.tab);
    assert_eq!(at, (Some(cell("E7")), Tab::Procedure));
    act(&mut window, Action::Play(PlayAction::Undo));
    finish(&mut window);
    assert!(used(&window).contains(&id));
    act(&mut window, Action::Play(PlayAction::Redo));
    assert!(!window.book.arrangement().is_on(id));
}

#[test]
fn where_the_rules_that_are_left_do_not_lead_to_the_end_that_is_told() {
    let mut window = with_book();
    for id in ["hidden-single-block", "hidden-single-row", "hidden-single-column", "full-house"] {
        book(&mut window, BookMessage::Switch(rule(id)));
    }
    let others = window.book.arrangement().rules();
    let others: Vec<RuleId> =
        others.filter(|(id, on)| *on && *id != rule("naked-single")).map(|(id, _)| id).collect();
    for id in others {
        book(&mut window, BookMessage::Switch(id));
    }
    act(&mut window, Action::Place(MainView::Grid));
    act(&mut window, FileAction::Example(4));
    solve(&mut window);
    assert_eq!(mode(&window), Doing::Explaining);
    assert!(!window.shared.session.left_open().is_empty());
    assert!(sees(&window, "These rules lead no further") && sees(&window, "Not finished"));
    let session = &window.shared.session;
    let (steps, open) = (session.steps().map_or(0, <[_]>::len), session.left_open().len());
    let begin = if steps == 0 {
        "The rules of this profile find nothing here".to_owned()
    } else if steps == 1 {
        "After 1 step the rules of this profile find nothing more".to_owned()
    } else {
        format!("After {steps} steps the rules of this profile find nothing more")
    };
    assert!(sees(&window, &format!("{begin}, and {open} cells stay empty.")), "{steps} {open}");
    act(&mut window, Action::NextTab);
    assert!(sees(&window, "These rules lead no further"));
    let mut screen = simulator(&window, FIRST);
    assert!(screen.find("Rule book").is_ok());
}

#[test]
fn a_change_while_solving_begins_anew() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Solve);
    let (old, _) = window.work().expect("work");
    act(&mut window, Action::Place(MainView::RuleBook));
    act(&mut window, Action::Play(PlayAction::NextEntry));
    assert_ne!(window.work().expect("work").0, old);
    finish(&mut window);
    assert!(!used(&window).contains(&rule("full-house")));
}

#[test]
fn rules_are_moved_and_what_may_not_be_is_refused() {
    let mut window = with_book();
    book(&mut window, BookMessage::Choose(rule("naked-pair")));
    let place = |window: &Window| window.book.arrangement().place(rule("naked-pair"));
    let before = place(&window).expect("a place");
    act(&mut window, Action::Book(Ask::Shift(false)));
    assert_eq!(place(&window), Some(before + 1));
    act(&mut window, Action::Book(Ask::Shift(true)));
    assert_eq!(place(&window), Some(before));
    let mut refused = 0;
    for _ in 0..before {
        act(&mut window, Action::Book(Ask::Shift(true)));
        refused += usize::from(window.shared.notices.said.is_some());
    }
    assert!(refused > 0 && place(&window) > Some(0));
    let text = "“Locked pair” is a special case of “Naked pair” and must stay before it; \
                otherwise “Locked pair” would never be used.";
    assert!(sees(&window, text));
    assert!(window.shared.knowledge.profile(DEFAULT_PROFILE).is_some_and(|profile| {
        profile.rules.iter().position(|&id| id == rule("naked-pair")) < Some(before)
    }));
    act(&mut window, Action::Go(Go::First));
    act(&mut window, Action::Book(Ask::Shift(true)));
    assert!(sees(&window, "The rule cannot be moved any further."));
}

#[test]
fn while_rules_are_looked_for_one_is_moved_among_all() {
    let mut window = with_book();
    search(&mut window, "naked-pair");
    let place = |window: &Window, id: &str| window.book.arrangement().place(rule(id));
    let before = place(&window, "naked-pair").expect("a place");
    act(&mut window, Action::Book(Ask::Shift(false)));
    assert_eq!(place(&window, "naked-pair"), Some(before + 1), "one place further among all");
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, Action::Book(Ask::Take));
    assert!(sees(&window, "Move “Naked pair”"));
    assert!(sees(&window, "Or choose the rule above or below which it should stand."));
    for wrong in ["0", "156", "x"] {
        book(&mut window, BookMessage::PlaceTyped(wrong.to_owned()));
        book(&mut window, BookMessage::PlaceGiven);
        assert!(sees(&window, "The places are numbered 1 to 155."), "{wrong}");
        assert_eq!(place(&window, "naked-pair"), Some(before));
    }
    book(&mut window, BookMessage::PlaceTyped((before + 3).to_string()));
    book(&mut window, BookMessage::PlaceGiven);
    assert_eq!(place(&window, "naked-pair"), Some(before + 2), "numbers count from 1");
    assert!(!sees(&window, "Move “Naked pair”"), "it is done");
}

#[test]
fn a_rule_is_put_above_another_or_below_it() {
    let mut window = with_book();
    let place = |window: &Window, id: &str| window.book.arrangement().place(rule(id)).expect("one");
    search(&mut window, "w-wing");
    book(&mut window, BookMessage::Choose(rule("w-wing")));
    act(&mut window, Action::Book(Ask::Take));
    book(&mut window, BookMessage::Query("skyscraper".to_owned()));
    book(&mut window, BookMessage::Choose(rule("skyscraper")));
    assert!(sees(&window, "above “Skyscraper”") && sees(&window, "below “Skyscraper”"));
    click(&mut window, "above “Skyscraper”");
    assert_eq!(place(&window, "w-wing") + 1, place(&window, "skyscraper"));
    book(&mut window, BookMessage::Choose(rule("w-wing")));
    act(&mut window, Action::Book(Ask::Take));
    book(&mut window, BookMessage::Choose(rule("skyscraper")));
    act(&mut window, Action::Book(Ask::Shift(false)));
    assert_eq!(place(&window, "w-wing"), place(&window, "skyscraper") + 1, "Alt+↓: below");
    act(&mut window, Action::Book(Ask::Take));
    act(&mut window, Action::Escape);
    assert!(window.book.taken().is_none() && window.shared.opened.place == MainView::RuleBook);
}

#[test]
fn a_row_is_dragged_to_where_it_is_let_go() {
    let mut window = with_book();
    let row = |window: &Window, name: &str| {
        let mut screen = simulator(window, FIRST);
        let found = screen.find(name).expect("a row");
        iced_test::selector::Bounded::bounds(&found).center()
    };
    let from = row(&window, "Naked pair");
    let onto = row(&window, "Pointing");
    let messages: Vec<_> = {
        let mut screen = simulator(&window, FIRST);
        screen.point_at(from);
        let button = iced::mouse::Button::Left;
        let mouse = |event| Event::Mouse(event);
        let _ = screen.simulate([mouse(iced::mouse::Event::ButtonPressed(button))]);
        screen.point_at(Point::new(onto.x, onto.y - 8.0));
        let position = Point::new(onto.x, onto.y - 8.0);
        let _ = screen.simulate([mouse(iced::mouse::Event::CursorMoved { position })]);
        let _ = screen.simulate([mouse(iced::mouse::Event::ButtonReleased(button))]);
        screen.into_messages().collect()
    };
    take(&mut window, messages);
    let place = |id: &str| window.book.arrangement().place(rule(id)).expect("a place");
    assert_eq!(place("naked-pair") + 1, place("pointing"));
    assert_eq!(window.book.chosen(), Some(rule("naked-pair")));
    assert!(sees(&window, "changed"));
}

#[test]
fn the_list_is_scrolled_while_a_row_is_dragged_near_its_end() {
    let window = with_book();
    let mut screen = simulator(&window, FIRST);
    let from = screen.find("Locked pair").expect("a row");
    let from = iced_test::selector::Bounded::bounds(&from).center();
    let button = iced::mouse::Button::Left;
    screen.point_at(from);
    let _ = screen.simulate([Event::Mouse(iced::mouse::Event::ButtonPressed(button))]);
    let mut scrolled = |y: f32| {
        let position = Point::new(from.x, y);
        screen.point_at(position);
        let moved = Event::Mouse(iced::mouse::Event::CursorMoved { position });
        let frame = iced::window::Event::RedrawRequested(Instant::now());
        screen.simulate([moved, Event::Window(frame)]).len()
    };
    let heights = [from.y + 60.0, FIRST.height - 4.0, FIRST.height / 2.0];
    assert!(heights.map(&mut scrolled).iter().all(|count| *count == 2));
    let asked: Vec<f32> = screen
        .into_messages()
        .filter_map(|message| match message {
            Message::Book(crate::BookMessage::ScrollBy(length)) => Some(length),
            _ => None,
        })
        .collect();
    assert!(matches!(asked[..], [length] if length > 0.0), "{asked:?}");
}

#[test]
fn all_rules_of_uniqueness_are_off_at_once() {
    let mut window = with_book();
    let on = |window: &Window| {
        let unique = crate::book::unique(&window.shared.knowledge);
        unique.filter(|id| window.book.arrangement().is_on(*id)).count()
    };
    let before = on(&window);
    assert!(before > 5);
    click(&mut window, "Switch uniqueness rules off");
    assert_eq!(on(&window), 0);
    assert!(sees(&window, &format!("155 rules, {} on", 131 - before)));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(on(&window), before, "taken back as one change");
    act(&mut window, Action::Book(Ask::Uniqueness));
    act(&mut window, Action::Book(Ask::Uniqueness));
    assert!(on(&window) >= before);
}

#[test]
fn the_rule_of_a_step_is_looked_up() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::RuleAtHand);
    assert!(
        window.shared.notices.said.is_some() && window.shared.opened.place == MainView::Grid,
        "no cell is chosen"
    );
    act(&mut window, Action::NextTab);
    act(&mut window, Action::Go(Go::First));
    click(&mut window, "In the rule book (B)");
    assert_eq!(window.shared.opened.place, MainView::RuleBook);
    assert_eq!(window.book.chosen(), used(&window).first().copied());
    act(&mut window, Action::Escape);
    assert_eq!((window.shared.opened.place, window.answers.tab), (MainView::Grid, Tab::Procedure));
    act(&mut window, AnswerAction::Tab(Tab::Why));
    act(&mut window, BoardAction::Select(cell("E7")));
    act(&mut window, AnswerAction::RuleAtHand);
    let asked = duvod::session::Question::Why(cell("E7"));
    let why = window.shared.session.why(asked).expect("an answer");
    assert_eq!(window.book.chosen(), why.slice.steps.last().map(|step| step.rule));
}

#[test]
fn no_rule_is_switched_that_is_not_seen() {
    let mut window = with_book();
    let before = window.book.arrangement().clone();
    search(&mut window, "zzz");
    key(&mut window, Action::Play(PlayAction::NextEntry));
    assert_eq!(*window.book.arrangement(), before);
    let _ = window.update(Message::FieldLeft);
    assert!(sees(&window, "155 rules, 131 on"), "one Esc lists all rules again");
    assert_eq!(window.shared.opened.place, MainView::RuleBook);
}
