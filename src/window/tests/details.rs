//! What is lit, pale, ticked off or offered first is so for a reason.

use iced_test::selector::Candidate;

use super::*;
use crate::widget::reveal::PANEL;
use duvod::picture::{HouseRole, Layer, shapes};

/// Writes a digit into each of these cells.
fn write_into(window: &mut Window, digit: usize, cells: &[&str]) {
    for name in cells {
        write(window, name, digit);
    }
}

#[test]
fn a_digit_is_ticked_off_where_all_of_it_stand_rightly() {
    let mut window = with_puzzle(EASY);
    let counts_nought = |window: &Window| simulator(window, FIRST).find("0").is_ok();
    write_into(&mut window, 1, &["H1", "A3", "C7", "G9"]);
    assert!(!counts_nought(&window), "two are to be found");
    // They collide with nothing, and are wrong.
    write_into(&mut window, 1, &["B4", "F6"]);
    assert!(board(&window).collisions(geometry(&window)).is_empty());
    assert!(counts_nought(&window), "none is left, and it is not well");
    for name in ["B4", "F6"] {
        act(&mut window, BoardAction::Select(cell(name)));
        act(&mut window, Action::Clear);
    }
    write_into(&mut window, 1, &["F4", "B6"]);
    assert!(!counts_nought(&window), "a tick stands in its place");
}

#[test]
fn what_is_selected_is_pale_while_a_hint_points_elsewhere() {
    let mut window = selecting(with_puzzle(EASY), "E9");
    // How strong the ring is, whether houses are tinted, and whether a digit is lit.
    let seen = |window: &Window| {
        let scene = drawn(window);
        let all = shapes(&scene, geometry(window), 60.0);
        let ring = all.iter().find(|shape| shape.layer == Layer::Selection).expect("a ring");
        (ring.opacity < 0.5, scene.has(cell("E1"), CellRole::HouseTint), scene.same_digit.is_some())
    };
    let hint = |window: &mut Window| {
        key(window, AnswerAction::Hint);
        advise(window);
    };
    hint(&mut window);
    assert_eq!(seen(&window), (false, true, true), "a rule is no place");
    for _ in 0..2 {
        hint(&mut window);
        assert!(drawn(&window).houses.iter().any(|(role, _)| *role == HouseRole::Hint));
        assert_eq!(seen(&window), (true, false, false));
    }
    hint(&mut window);
    assert_eq!(seen(&window), (true, false, false), "the step itself is shown");
    act(&mut window, AnswerAction::Tab(Tab::Why));
    assert_eq!(seen(&window), (false, true, true));
}

#[test]
fn a_line_of_an_answer_is_lit_only_while_the_grid_shows_it() {
    let mut window = selecting(solved(EASY), "E7");
    let conclusion = {
        let why = window.answers.why.answer().expect("an answer");
        window.look().say(&why.conclusion)
    };
    // The number of the line that is lit, if it is one, as its place is scrolled to.
    let lit = |window: &Window| {
        let mut screen = simulator(window, FIRST);
        let row = screen.find(PANEL.chosen).ok()?.bounds();
        let mut inside = Vec::new();
        let _nothing = screen.find(|candidate: Candidate<'_>| {
            if let Candidate::Text { content, bounds, .. } = candidate
                && bounds.is_within(&row)
            {
                inside.push(content.to_owned());
            }
            None::<()>
        });
        inside.into_iter().next()
    };
    let whole = |window: &Window| drawn(window).cells.iter().all(|cell| cell.digit.is_some());
    assert!(whole(&window));
    assert_eq!(lit(&window).as_deref(), Some("⇒"), "the whole answer is shown");
    click(&mut window, &conclusion);
    assert_eq!(lit(&window).as_deref(), Some("⇒"));
    key(&mut window, Action::Go(Go::First));
    assert_eq!(lit(&window).as_deref(), Some("1"));
    key(&mut window, Action::Go(Go::Last));
    assert_eq!(lit(&window).as_deref(), Some("⇒"));
    assert_eq!(window.answers.why.place(), None);
    // What is told in one line needs no other that says the same.
    let cells = geometry(&window).cells();
    let mut is_short = |cell: &Cell| {
        act(&mut window, BoardAction::Select(*cell));
        window.answers.why.answer().is_some_and(|why| why.lines.len() == 1)
    };
    assert!(cells.into_iter().any(|cell| is_short(&cell)));
    assert_eq!(lit(&window), None, "its picture is that of the whole");
}

#[test]
fn what_is_hidden_restarted_or_won_says_so() {
    let mut window = begun(EASY, &[("C1", 4)]);
    let board = window.shared.session.board();
    act(&mut window, Action::Play(PlayAction::Pause));
    assert!(sees(&window, "Paused"));
    act(&mut window, ShowAction::Language(0));
    assert!(sees(&window, "Přestávka"));
    act(&mut window, ShowAction::Language(1));
    act(&mut window, Action::Play(PlayAction::Pause));
    assert!(!sees(&window, "Paused"));
    act(&mut window, Action::Play(PlayAction::Restart));
    let says = Some("The game starts again. Ctrl+Z brings back what there was.");
    assert_eq!(said(&window).as_deref(), says);
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(window.shared.session.board(), board);
    let full = solved(EASY).shared.session.board();
    let mut window = with_puzzle(EASY);
    fill(&mut window, &full, 0);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    assert!(window.shared.session.is_completed() && !sees(&window, "Nothing to explain yet"));
    assert!(sees(&window, "Solve (F5) shows the whole procedure, step by step."));
}

#[test]
fn home_and_end_lead_to_the_ends_of_the_row() {
    let mut window = selecting(with_puzzle(EASY), "E5");
    key(&mut window, Action::Go(Go::First));
    assert_eq!(selected(&window), Some(cell("A5")));
    key(&mut window, Action::Go(Go::Last));
    assert_eq!(selected(&window), Some(cell("I5")));
}

#[test]
fn what_cannot_be_used_looks_so() {
    use crate::look::palette::{DARK, LIGHT};
    use crate::widget::theme::button::{Kind, style};
    use crate::widget::theme::text_input;
    use iced::widget::{button::Status, text_input::Status as Field};
    let theme = iced::Theme::Light;
    for palette in [&LIGHT, &DARK] {
        let kinds = [
            Kind::Plain,
            Kind::Grouped(0.0.into()),
            Kind::DigitKey(false),
            Kind::DigitKey(true),
            Kind::Bare,
            Kind::Choice(true),
            Kind::Choice(false),
            Kind::Step,
            Kind::Entry(true),
            Kind::Entry(false),
            Kind::Tab(true),
            Kind::Tab(false),
            Kind::ListRow(false),
            Kind::Chip(true),
            Kind::Chip(false),
            Kind::MenuItem(false),
        ];
        for kind in kinds {
            let [on, off] =
                [Status::Active, Status::Disabled].map(|it| style(kind, palette)(&theme, it));
            let contrast = |text: iced::Color| text.relative_contrast(palette.surface);
            assert!(contrast(off.text_color) < contrast(on.text_color), "{kind:?}");
        }
        for kind in [Kind::Main, Kind::PaintKey(palette.paints[5], true), Kind::CheckBox(true)] {
            let [on, off] =
                [Status::Active, Status::Disabled].map(|it| style(kind, palette)(&theme, it));
            assert_ne!(on.background, off.background, "{kind:?}");
        }
        let field = text_input::field(palette);
        let (on, off) = (field(&theme, Field::Active), field(&theme, Field::Disabled));
        assert!(on.value != off.value && on.border != off.border);
        assert_ne!(on.background, off.background);
    }
}
