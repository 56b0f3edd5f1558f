//! What is said finds room at every size: nothing is cut off, and nothing lies beyond an edge.

use iced::Rectangle;
use iced_test::selector::Candidate;

use super::*;

/// Sizes of windows, the smallest one among them.
const SIZES: [Size; 5] = [
    Size::new(700.0, 500.0),
    Size::new(760.0, 560.0),
    Size::new(1000.0, 680.0),
    FIRST,
    Size::new(1920.0, 1080.0),
];

/// Sizes of text, in percent.
const TEXTS: [u16; 4] = [100, 125, 150, 200];

/// What is seen of a window of one size.
pub(super) struct Seen<'a> {
    pub(super) window: &'a Window,
    /// All texts with the places that they take, and those beside the grid.
    pub(super) texts: Vec<(String, Rectangle)>,
    pub(super) beside_grid: Vec<(String, Rectangle)>,
    /// At what size of the window and of text, and in which language.
    pub(super) at: String,
}

/// Calls this with what is seen at each size, with each size of text, in each language.
pub(super) fn at_every_size(window: &mut Window, mut check: impl FnMut(&Seen<'_>)) {
    for language in 0..window.shared.speech.locales.len() {
        act(window, ShowAction::Language(language));
        for size in SIZES {
            for text in TEXTS {
                resize(window, size, text);
                let texts = texts(window);
                let beside_grid = beside_grid(window, &texts).cloned().collect();
                check(&Seen {
                    window,
                    texts,
                    beside_grid,
                    at: format!("{size:?} {text} {language}"),
                });
            }
        }
    }
}

/// At no size a text beside the grid is cut off, and all of it can be drawn.
pub(super) fn assert_finds_room(window: &mut Window) {
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "it is wanted for every lifetime"
    )]
    at_every_size(window, |seen| seen.assert_within());
    paint(window, window.shared.appearance.scaled_size());
}

/// All texts, with the places that they take.
fn texts(window: &Window) -> Vec<(String, Rectangle)> {
    let mut found = Vec::new();
    let _nothing = simulator(window, window.shared.appearance.scaled_size()).find(
        |candidate: Candidate<'_>| {
            if let Candidate::Text { content, bounds, .. } = candidate
                && !content.is_empty()
            {
                found.push((content.to_owned(), bounds));
            }
            None::<()>
        },
    );
    found
}

/// Those of the texts that stand beside the grid.
fn beside_grid<'a>(
    window: &Window,
    texts: &'a [(String, Rectangle)],
) -> impl Iterator<Item = &'a (String, Rectangle)> {
    let layout = window.shared.appearance.layout;
    let (left, top) = (layout.left_side, layout.lengths.top_bar);
    texts.iter().filter(move |(_, bounds)| bounds.x >= left && bounds.y >= top)
}

impl Seen<'_> {
    /// Every text beside the grid keeps this far from the window's edge.
    pub(super) fn assert_within(&self) {
        let right = self.window.shared.appearance.scaled_size().width - 4.0;
        assert!(!self.beside_grid.is_empty(), "{}", self.at);
        for (text, bounds) in &self.beside_grid {
            let is_within = bounds.x + bounds.width <= right && bounds.width > 0.0;
            assert!(is_within, "{}: {text:?} {bounds:?} {right}", self.at);
        }
    }

    /// These texts are there, each in one line.
    fn assert_in_one_line(&self, labels: &[words::Label]) {
        let look = self.window.look();
        let line = look.reading().size(crate::look::font::Purpose::Secondary).1.0;
        for &label in labels {
            let label = look.typeset(&look.label(label));
            let found = self.beside_grid.iter().find(|(text, _)| *text == label);
            let (_, bounds) = found.unwrap_or_else(|| panic!("{}: no {label:?}", self.at));
            assert!(bounds.height < 1.5 * line, "{}: {label:?} {bounds:?}", self.at);
        }
    }
}

#[test]
fn choices_that_find_no_room_in_one_line_take_more() {
    let mut window = with_puzzle(EASY);
    key(&mut window, AnswerAction::AllSteps);
    let _ = steps::list(&mut window);
    at_every_size(&mut window, |seen| {
        let by =
            [words::WindowStepsByRule, words::WindowStepsByCell, words::WindowStepsByConclusion];
        seen.assert_in_one_line(&by);
        seen.assert_within();
    });
    let mut window = with_puzzle(EASY);
    key(&mut window, AnswerAction::Hint);
    advise(&mut window);
    assert!(window.answers.hint.hint().is_some());
    at_every_size(&mut window, |seen| {
        let strengths = [
            words::WindowStrengthRule,
            words::WindowStrengthPlace,
            words::WindowStrengthQuestion,
            words::WindowStrengthStep,
        ];
        seen.assert_in_one_line(&strengths);
        seen.assert_within();
    });
}

#[test]
fn no_word_of_a_step_is_left_out() {
    let mut window = solved(HARD);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    at_every_size(&mut window, |seen| {
        seen.assert_within();
        // Below each other, no text reaches into the one below it.
        let (mut all, at) = (seen.beside_grid.clone(), &seen.at);
        all.sort_by(|(_, one), (_, other)| one.y.total_cmp(&other.y));
        for (number, (text, bounds)) in all.iter().enumerate() {
            for (other, below) in &all[number + 1..] {
                let beside =
                    below.x >= bounds.x + bounds.width || bounds.x >= below.x + below.width;
                let is_apart = beside || below.y + 0.6 >= bounds.y + bounds.height;
                assert!(is_apart, "{at}: {text:?} {bounds:?} lies on {other:?} {below:?}");
            }
        }
    });
}

#[test]
fn steps_are_seen_below_an_open_filter() {
    let mut window = solved(HARD);
    act(&mut window, AnswerAction::NextFilter);
    at_every_size(&mut window, |seen| {
        seen.assert_within();
        let Seen { window, beside_grid: all, at, .. } = seen;
        let first = all.iter().find(|(text, _)| text == "1").map(|(_, bounds)| bounds.y);
        let last = all.iter().map(|(_, bounds)| bounds.y + bounds.height).fold(0.0, f32::max);
        let first = first.unwrap_or_else(|| panic!("{at}: no step"));
        assert!(
            last - first > 4.0 * window.shared.appearance.layout.lengths.list_row,
            "{at} {first} {last}"
        );
    });
}

#[test]
fn what_is_opened_is_seen_from_its_top() {
    let mut window = solved(EASY);
    let opens = |window: &mut Window, asked: Action| {
        let before = window.asking().before(&window.shared);
        act(window, asked);
        window.asking().shows_other(&window.shared, &before)
    };
    assert!(opens(&mut window, Action::Answer(AnswerAction::Tab(Tab::Procedure))));
    assert!(!opens(&mut window, Action::Go(Go::On)), "it is walked");
    assert!(opens(&mut window, Action::Open(Page::Keys)));
    assert!(opens(&mut window, Action::Open(Page::Preferences)));
    assert!(!opens(&mut window, Action::Show(ShowAction::StepText(true))));
    assert!(opens(&mut window, Action::Escape));
    assert!(
        opens(&mut window, Action::Answer(AnswerAction::AllSteps))
            && opens(&mut window, Action::Answer(AnswerAction::AllSteps))
    );
}

#[test]
fn pages_find_room() {
    let mut window = with_puzzle(EASY);
    for page in [Page::Preferences, Page::Keys, Page::About] {
        act(&mut window, Action::Open(page));
        let keys = [words::KeyDelete, words::KeyArrows, words::KeyShiftDigits, words::KeyAltDigits];
        at_every_size(&mut window, |seen| {
            seen.assert_within();
            if page == Page::Keys {
                seen.assert_in_one_line(&keys);
            }
        });
    }
}

#[test]
fn the_list_of_a_file_finds_room() {
    let mut window = window();
    let file = Source::File("/somewhere/many.txt".into());
    let name = "a name that is longer than any panel has room for, ".repeat(6);
    loading::load(&mut window, file, &format!("{EASY} # {name}\n{EASY}7x\n{HARD}"));
    assert_finds_room(&mut window);
}

#[test]
fn in_the_rule_book_names_have_the_room() {
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    let mut alone = 0;
    at_every_size(&mut window, |seen| {
        let Seen { window, texts, at, .. } = seen;
        let layout = window.shared.appearance.layout.book();
        if layout.is_book_alone {
            alone += 1;
        }
        // Text is nearly as large as is wanted, in a narrow window too.
        assert!(
            layout.zoom * 1.2 >= window.shared.appearance.layout.reading().zoom,
            "{at} {}",
            layout.zoom
        );
        let names: Vec<_> = window
            .shared
            .knowledge
            .rules()
            .map(|rule| duvod::explanation::rule_name(rule.id))
            .collect();
        let names: Vec<String> = names.iter().map(|name| window.look().say(name)).collect();
        let named = texts.iter().filter(|(text, _)| names.contains(text));
        let widest = named.map(|(_, bounds)| bounds.width).fold(0.0, f32::max);
        assert!(widest >= 120.0 * layout.zoom, "{at} {widest}");
    });
    assert!(alone > 2, "{alone}");
}

#[test]
fn profiles_find_room_in_a_small_window() {
    use crate::Ask;
    let mut window = window();
    act(&mut window, Action::Place(MainView::RuleBook));
    act(&mut window, Action::Book(Ask::Profiles));
    for size in [Size::new(760.0, 560.0), FIRST] {
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        let line = window.look().book().size(font::Purpose::Secondary).1.0;
        let mut seen = 0;
        let _nothing = simulator(&window, size).find(|candidate: Candidate<'_>| {
            if let Candidate::Text { content: "built in", bounds, .. } = candidate {
                seen += 1;
                assert!(bounds.height < 1.5 * line, "{size:?} {bounds:?} is on one line");
            }
            None::<()>
        });
        assert!(seen > 1, "{size:?} {seen}");
    }
}

#[test]
fn where_there_is_no_room_for_both_the_list_and_a_rule_take_turns() {
    let mut window = window();
    resize(&mut window, Size::new(700.0, 500.0), 200);
    act(&mut window, Action::Place(MainView::RuleBook));
    let sees = |window: &Window, text: &str| {
        let mut screen = simulator(window, window.shared.appearance.scaled_size());
        screen.find(text).is_ok() || screen.find(window.look().typeset(text).as_str()).is_ok()
    };
    let (list, page) = ("Locked pair", "How to spot it");
    assert!(sees(&window, list) && !sees(&window, page));
    act(&mut window, Action::Enter);
    assert!(sees(&window, page) && !sees(&window, list));
    assert!(!window.book.is_on_page(), "it is seen from its top");
    act(&mut window, Action::Enter);
    assert!(window.book.is_on_page());
    act(&mut window, Action::Escape);
    assert!(sees(&window, list) && !sees(&window, page));
    act(&mut window, Action::Move(Move::Down));
    assert!(!sees(&window, page), "walking the list leaves it open");
    let chosen = window.book.chosen().expect("a rule");
    let message = crate::BookMessage::Choose(chosen);
    let _ = window.update(Message::Book(message));
    assert!(sees(&window, page) && sees(&window, "Back to the list (Esc)"));
    act(&mut window, Action::Escape);
    act(&mut window, Action::Escape);
    assert_eq!(window.shared.opened.place, MainView::Grid);
}

#[test]
fn the_buttons_for_the_size_of_text_stay_below_the_pointer() {
    for size in [(1280.0, 800.0), (760.0, 560.0), (2560.0, 1440.0), (1000.0, 640.0)] {
        for language in 0..2 {
            let mut window = with_puzzle(EASY);
            act(&mut window, ShowAction::Language(language));
            act(&mut window, Action::Open(Page::Preferences));
            window.shared.appearance.size = Size::from(size);
            press_where_it_was(&mut window, 80, "+", &[90, 100, 110, 125]);
            press_where_it_was(&mut window, 200, "−", &[175, 150, 125, 110, 100, 90, 80]);
        }
    }
}

#[test]
fn what_puts_the_panel_away_keeps_its_size_beside_tabs() {
    for (width, height) in [(700.0, 500.0), (760.0, 560.0), (900.0, 620.0), (1000.0, 680.0)] {
        for (text, language) in [(100, 0), (100, 1), (150, 0), (150, 1), (200, 0), (200, 1)] {
            let mut window = with_puzzle(EASY);
            act(&mut window, ShowAction::Language(language));
            window.shared.appearance.scale_text(text);
            let _ =
                window.update(Message::System(SystemMessage::Resized(Size::new(width, height))));
            act(&mut window, BoardAction::Select(cell("C1")));
            let size = Size::new(width, height) * (1.0 / window.shared.appearance.text_scale());
            let tabs = window.shared.layout().lengths;
            let (side, y) = (window.look().pick(32.0, 28.0), tabs.top_bar + tabs.tabs / 2.0);
            let x = size.width - tabs.margin - side / 2.0;
            // Near both sides of the button it is pressed.
            for aside in [-0.4, 0.4] {
                let place = Point::new(x + aside * side, y);
                let acts = asked_at(&window, size, [place]);
                assert!(
                    matches!(acts[..], [Action::Show(ShowAction::TogglePanel)]),
                    "{width} {text} {language} {acts:?}"
                );
            }
        }
    }
}

#[test]
fn the_buttons_for_the_size_of_text_grow_with_it() {
    for size in [(1280.0, 800.0), (1920.0, 1080.0)] {
        let mut window = with_puzzle(EASY);
        act(&mut window, Action::Open(Page::Preferences));
        window.shared.appearance.size = Size::from(size);
        let mut height = |text: u16| {
            window.shared.appearance.scale_text(text);
            let texts = texts(&window);
            let plus =
                beside_grid(&window, &texts).find(|(text, _)| text == "+").expect("a button");
            plus.1.height * window.shared.appearance.text_scale()
        };
        let (usual, large) = (height(100), height(200));
        assert!(large > 1.4 * usual, "{size:?}: {usual} {large}");
    }
}

/// Presses a button where it is with text of one size again and again, and checks which sizes that leads to.
fn press_where_it_was(window: &mut Window, first: u16, button: &str, sizes: &[u16]) {
    window.shared.appearance.scale_text(first);
    // In pixels of the screen.
    let place = |window: &Window| {
        let texts = texts(window);
        beside_grid(window, &texts).find(|(text, _)| text == button).expect("a button").1
    };
    let pointer = (place(window) * window.shared.appearance.text_scale()).center();
    for &expected in sizes {
        let now = (place(window) * window.shared.appearance.text_scale()).center();
        assert!(
            now.distance(pointer) < 2.0,
            "{:?} {expected}: {now:?}, {pointer:?}",
            window.shared.appearance.size
        );
        let scale = window.shared.appearance.text_scale();
        let at = Point::new(pointer.x / scale, pointer.y / scale);
        click_at(window, window.shared.appearance.scaled_size(), at);
        assert_eq!(window.shared.appearance.text_size, expected, "the button is still there");
    }
}

#[test]
fn menus_end_in_the_window_at_every_size() {
    let mut window = with_puzzle(EASY);
    let menus = [Menu::Files, Menu::Formats, Menu::Examples, Menu::Grids, Menu::More];
    for (size, text) in SIZES.into_iter().flat_map(|size| TEXTS.map(|text| (size, text))) {
        resize(&mut window, size, text);
        let behind = texts(&window);
        let width = window.shared.appearance.scaled_size().width;
        for menu in menus {
            act(&mut window, Action::Toggle(menu));
            let shown = texts(&window);
            let mut items = shown.iter().filter(|text| !behind.contains(text)).peekable();
            assert!(items.peek().is_some(), "{menu:?} {size:?} {text}");
            for (words, place) in items {
                let end = place.x + place.width;
                assert!(place.x >= 0.0 && end <= width, "{menu:?} {size:?} {text}: {words} {end}");
            }
            act(&mut window, Action::Toggle(menu));
        }
    }
}

#[test]
fn menus_and_tabs_grow_with_the_text() {
    let mut window = with_puzzle(EASY);
    let mut height = |text: u16, words: &str, menu: Option<Menu>| {
        resize(&mut window, FIRST, text);
        let toggle = menu.map(Action::Toggle);
        if let Some(toggle) = toggle {
            act(&mut window, toggle);
        }
        let shown = texts(&window);
        let (_, place) = shown.iter().find(|(shown, _)| shown == words).expect("it is seen");
        if let Some(toggle) = toggle {
            act(&mut window, toggle);
        }
        place.height * window.shared.appearance.text_scale()
    };
    for (words, menu) in [("Procedure", None), ("Puzzle of the day", Some(Menu::Files))] {
        let heights = [100, 150, 200].map(|text| height(text, words, menu));
        assert!(heights[0] * 1.3 < heights[1] && heights[1] < heights[2], "{words}: {heights:?}");
    }
}
