//! Pencil marks have a size and a weight of their own.

use super::*;
use duvod::picture::Pencil;

/// How the marks of the grid are written, as the window draws it.
fn written(window: &mut Window) -> Pencil {
    window.redraw();
    window.board.sight.grid.scene().written
}

#[test]
fn marks_grow_with_the_text_unless_they_are_to_stay_or_to_be_large() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    assert_eq!(written(&mut window), Pencil::default());
    for (text, percent) in [(80, 100), (110, 110), (125, 125), (200, Pencil::LARGEST)] {
        window.shared.appearance.scale_text(text);
        assert_eq!(written(&mut window), Pencil { percent, bold: false });
    }
    act(&mut window, Action::Set(Setting::MarkSize, 1));
    assert_eq!(written(&mut window), Pencil::default(), "as usual, though text is large");
    act(&mut window, Action::Set(Setting::MarkSize, 2));
    act(&mut window, Action::Set(Setting::MarkWeight, 1));
    window.shared.appearance.scale_text(100);
    let large = Pencil { percent: Pencil::LARGEST, bold: true };
    assert_eq!(written(&mut window), large, "and large, though text is not");
    let drawn = window.board.sight.grid.scene();
    assert_eq!(drawn.without_selection().written, large, "exported pictures show them so");
}

#[test]
fn size_and_weight_of_marks_are_chosen_among_the_preferences_in_every_language() {
    let mut window = window();
    for language in 0..window.shared.speech.locales.len() {
        act(&mut window, ShowAction::Language(language));
        act(&mut window, Action::Open(Page::Preferences));
        let (size, weight) = match window.shared.locale().tag() {
            "cs" => ("velká", "tučné"),
            _ => ("large", "bold"),
        };
        click(&mut window, size);
        click(&mut window, weight);
        assert_eq!(written(&mut window), Pencil { percent: Pencil::LARGEST, bold: true });
        act(&mut window, Action::Set(Setting::MarkSize, 0));
        act(&mut window, Action::Set(Setting::MarkWeight, 0));
        act(&mut window, Action::Escape);
    }
}
