//! Nothing that is listed is cut, whatever the size of the window and of the text, and what has no place on a page is not
//! there.

use super::loading::load;
use super::room::{Seen, at_every_size};
use super::*;
use crate::files::ratings::Known;
use crate::look::font::{Purpose, REGULAR};
use crate::look::measured::Type;
use crate::{ComparisonMessage, list};

/// Puzzles of several levels.
fn puzzles() -> String {
    let others = [
        "98.7..6..75..4......3..8.7...9..64....56.4..2......83.5..8...9...4..6..........1.",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ];
    format!("{EASY}\n{HARD}\n{}\n", others.join("\n"))
}

/// The list of a file, rated.
fn rated() -> Window {
    let mut window = window();
    load(&mut window, Source::File("/somewhere/rated.txt".into()), &puzzles());
    files(&mut window, FilesMessage::List(list::Message::Rate));
    super::lists::rate(&mut window, usize::MAX);
    window
}

/// The place of a text beside the grid.
fn found<'a>(seen: &'a Seen<'_>, text: &str) -> Option<&'a iced::Rectangle> {
    let text = seen.window.look().typeset(text);
    seen.beside_grid.iter().find(|(other, _)| *other == text).map(|(_, bounds)| bounds)
}

/// No text is narrower than its longest word in the smallest type.
fn assert_no_word_is_broken(seen: &Seen<'_>) {
    let look = seen.window.look();
    let (size, line) = Purpose::Secondary.size(look.layout.form);
    let zoom = look.reading().layout.zoom.min(look.book().layout.zoom);
    let set = Type { font: REGULAR, size: size * zoom, line };
    let left =
        if seen.window.shared.opened.place == MainView::Grid { look.layout.left_side } else { 0.0 };
    let (top, all) = (look.layout.lengths.top_bar, &seen.texts);
    let is_read = |bounds: &iced::Rectangle| bounds.x >= left && bounds.y >= top;
    for (text, bounds) in all.iter().filter(|(_, bounds)| is_read(bounds)) {
        let longest = text.split([' ', '\u{a0}', '\n', '/', '-']).map(|word| set.width(word));
        let longest = longest.fold(0.0, f32::max) * 0.9;
        assert!(bounds.width + 1.0 >= longest, "{}: {text:?} {bounds:?} {longest}", seen.at);
    }
}

#[test]
fn the_hardest_rules_of_a_file_are_told_whole() {
    let mut window = rated();
    let list = window.files.list.as_ref().expect("a list");
    let known: Vec<Known> = list.places().into_iter().map(|place| list.ratings.of(place)).collect();
    let rules = known.iter().filter_map(|known| match known {
        Known::Rated(rated) => rated.hardest,
        Known::Nothing | Known::NotOne => None,
    });
    let rules: Vec<_> = rules.map(duvod::explanation::rule_name).collect();
    assert!(rules.len() > 2, "{known:?}");
    let (mut in_columns, mut apart) = (0, 0);
    at_every_size(&mut window, |seen| {
        seen.assert_within();
        assert_no_word_is_broken(seen);
        let look = seen.window.look().reading();
        let (size, line) = look.size(Purpose::Secondary);
        let set = Type { font: REGULAR, size, line };
        for name in &rules {
            let name = look.say(name);
            let plain = |text: &str| text.replace('\u{a0}', " ");
            let whole = plain(&name);
            let ends = seen.beside_grid.iter().filter(|(text, _)| plain(text).ends_with(&whole));
            let all: Vec<_> = ends.collect();
            assert!(!all.is_empty(), "{}: {name} is not listed", seen.at);
            for (text, bounds) in all {
                let is_column = bounds.height > 1.5 * line.0;
                in_columns += usize::from(text.len() == whole.len());
                apart += usize::from(text.len() > whole.len());
                let fits = is_column || set.width(text) <= bounds.width + 1.0;
                assert!(fits, "{}: {text:?} {bounds:?} is cut", seen.at);
            }
        }
        // The list can be reached at every size.
        let first = seen.beside_grid.iter().any(|(text, _)| text == "1");
        assert!(first, "{}: no row is there", seen.at);
    });
    assert!(in_columns > 0 && apart > 0, "{in_columns} {apart}");
}

#[test]
fn the_card_of_a_file_is_not_in_the_rule_book() {
    let mut window = window();
    load(&mut window, Source::File("/somewhere/rated.txt".into()), &puzzles());
    act(&mut window, Action::Enter);
    let title: duvod::message::Message = words::WindowListLoaded { count: 4, number: 1 }.into();
    assert!(sees(&window, &window.look().say(&title)));
    act(&mut window, Action::Place(MainView::RuleBook));
    let names: Vec<_> = window
        .shared
        .knowledge
        .rules()
        .map(|rule| duvod::explanation::rule_name(rule.id))
        .collect();
    at_every_size(&mut window, |seen| {
        let look = seen.window.look();
        let title = look.typeset(&look.say(&title));
        assert!(seen.texts.iter().all(|(text, _)| *text != title), "{}", seen.at);
        assert_no_word_is_broken(seen);
        let names: Vec<String> = names.iter().map(|name| look.say(name)).collect();
        let bottom = seen.window.shared.appearance.scaled_size().height;
        let is_seen = |bounds: &iced::Rectangle| bounds.y + bounds.height < bottom;
        let listed =
            seen.texts.iter().filter(|(text, bounds)| names.contains(text) && is_seen(bounds));
        assert!(listed.count() > 3, "{}: rules are to be seen", seen.at);
    });
}

#[test]
fn what_is_compared_of_two_profiles_is_named_at_every_size() {
    let mut window = solved(HARD);
    act(&mut window, Action::Open(Page::Profiles));
    let named = window.book.compared_profiles(&window.shared);
    let place = |name: &str| named.all.iter().position(|other| other == name).expect("a profile");
    for (side, name) in ["default", "se"].into_iter().enumerate() {
        let choose = ComparisonMessage::Choose(side, place(name));
        let _ = window.update(Message::Book(crate::BookMessage::Comparison(choose)));
    }
    key(&mut window, Action::Enter);
    super::profiles::compare(&mut window);
    at_every_size(&mut window, |seen| {
        seen.assert_within();
        assert_no_word_is_broken(seen);
        let look = seen.window.look();
        let labels = [
            words::ComparedLevel,
            words::ComparedScore,
            words::ComparedSteps,
            words::ComparedHardest,
            words::ComparedSupposing,
            words::ComparedOpen,
        ];
        for label in labels {
            let label = look.label(label);
            let bounds = found(seen, &label).unwrap_or_else(|| panic!("{}: {label}", seen.at));
            assert!(bounds.width > 20.0, "{}: {label} {bounds:?}", seen.at);
        }
    });
}

#[test]
fn past_games_wrap_and_an_empty_table_is_not_shown() {
    use crate::past::PastGames;
    use crate::persistence::{Ending, PastGame};
    let game = PastGame {
        at: 86_400,
        grid: "9x9".to_owned(),
        puzzle: EASY.to_owned(),
        level: None,
        ending: Ending::Left,
        seconds: 100,
        mistakes: 3,
        hints: 4,
        shown: false,
        day: None,
        left: None,
    };
    let mut window = window();
    act(&mut window, Action::Open(Page::Past));
    let (number, _) = work::past_wanted(&window).expect("what is wanted");
    let mut found = PastGames::default();
    found.games.push(game);
    let _ = window.update(Message::Page(PageMessage::PastRead(number, Some(Box::new(found)))));
    let mut wrapped = 0;
    at_every_size(&mut window, |seen| {
        seen.assert_within();
        let look = seen.window.look().reading();
        let label = look.label(words::PastBest);
        assert!(seen.beside_grid.iter().all(|(text, _)| *text != label), "{}", seen.at);
        let (size, line) = look.size(Purpose::Secondary);
        let set = Type { font: REGULAR, size, line };
        let told = seen.beside_grid.iter().find(|(text, _)| text.contains(" · "));
        let (text, bounds) = told.unwrap_or_else(|| panic!("{}: no game", seen.at));
        let lines = (bounds.height / line.0).round();
        assert!(set.width(text) <= bounds.width * lines, "{}: {text:?} {bounds:?}", seen.at);
        wrapped += usize::from(lines > 1.0);
    });
    assert!(wrapped > 0, "at some size it takes two lines");
}
