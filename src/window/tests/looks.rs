//! Every state in every language, in both themes and at several sizes.

use std::sync::mpsc;

use iced_test::selector::{Candidate, Target};

use super::*;
use crate::look::font::Purpose;
use crate::look::layout::Layout;
use crate::look::measured::Type;
use crate::look::wording::{Rooms, Wording};
use crate::widget::located::BEGINNING;
use crate::{ExportChoice, ExportMessage};

/// The sizes of the pictures of the look, and the smallest and a large window.
const SIZES: [Size; 4] =
    [FIRST, Size::new(760.0, 560.0), Size::new(700.0, 500.0), Size::new(2560.0, 1440.0)];

/// Draws the window at every size, at some light and at some dark. A message without words panics.
fn draw_all(window: &mut Window) {
    for (size, mode) in SIZES.into_iter().zip([Mode::Light, Mode::Light, Mode::Dark, Mode::Dark]) {
        window.shared.appearance.mode = mode;
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        window.redraw();
        paint(window, size);
    }
}

/// Every text that is on the screen, in the order in which it is laid out.
fn texts(window: &mut Window) -> Vec<String> {
    let _ = window.update(Message::System(SystemMessage::Resized(FIRST)));
    let (seen, texts) = mpsc::channel();
    let collect = move |candidate: Candidate<'_>| -> Option<()> {
        if let Target::Text { content, visible_bounds: Some(_), .. } = candidate.into() {
            seen.send(content).expect("who collects them");
        }
        None
    };
    // It goes through all of them, since none is what it looks for.
    assert!(simulator(window, FIRST).find(collect).is_err());
    texts.into_iter().collect()
}

/// The states of a window in a language: each is drawn, and what it shows is noted.
struct Album {
    window: Window,
    shown: Vec<(&'static str, Vec<String>)>,
}

impl Album {
    /// Does these things, and draws what comes of them.
    fn after(&mut self, name: &'static str, acts: impl IntoIterator<Item = Action>) {
        acts.into_iter().for_each(|it| act(&mut self.window, it));
        self.draw(name);
    }

    fn draw(&mut self, name: &'static str) {
        make_export(&mut self.window);
        draw_all(&mut self.window);
        make_export(&mut self.window);
        let shown = texts(&mut self.window);
        assert!(!shown.is_empty(), "{name}");
        self.shown.push((name, shown));
    }

    /// A text without what changes with each version and rule, on one line.
    fn lasting(&self, text: &str) -> String {
        let rules = || self.window.shared.knowledge.rules();
        let with_examples = rules().filter(|rule| rule.shown().next().is_some()).count();
        let text = text.replace('\n', " / ").replace(env!("CARGO_PKG_VERSION"), "…");
        let counts = [rules().count(), with_examples];
        counts.iter().fold(text, |text, count| text.replace(&count.to_string(), "…"))
    }

    /// What was shown, state by state: of each what the one before did not show.
    fn told(&self) -> String {
        let mut before: &[String] = &[];
        let mut told = Vec::new();
        for (name, shown) in &self.shown {
            told.push(format!("# {name}"));
            let new = shown.iter().filter(|text| !before.contains(text));
            told.extend(new.map(|text| self.lasting(text)));
            before = shown;
        }
        told.join("\n")
    }
}

#[test]
fn every_state_is_drawn_in_every_language() {
    for language in 0..window().shared.speech.locales.len() {
        let mut album = Album { window: window(), shown: Vec::new() };
        album.after("empty", [Action::Show(ShowAction::Language(language))]);
        album.after("menu of files", [Action::Toggle(Menu::Files)]);
        files(&mut album.window, FilesMessage::Hovered(true));
        album.draw("dropping a file");
        files(&mut album.window, FilesMessage::Hovered(false));
        album.after("an example", [Action::File(FileAction::Example(0))]);
        let check = [
            Action::Board(BoardAction::Select(cell("C1"))),
            Action::Digit(4),
            Action::Play(PlayAction::FillMarks),
            Action::Play(PlayAction::Check),
        ];
        album.after("checked", check);
        let colours = [
            Action::Play(PlayAction::Entry(EntryMode::Colours)),
            Action::Digit(1),
            Action::Play(PlayAction::Mark(3)),
            Action::Play(PlayAction::Singles),
            Action::Toggle(Menu::More),
        ];
        album.after("menu of play", colours);
        album.after("preferences", [Action::Open(Page::Preferences)]);
        album.after("keys", [Action::Open(Page::Keys)]);
        album.after("about", [Action::Open(Page::About)]);
        album.after("new puzzles", [Action::Open(Page::Maker)]);
        album.after("laboratory", [Action::Open(Page::Laboratory)]);
        act(&mut album.window, Action::Escape);
        solve(&mut album.window);
        album.after("solved", [Action::Digit(2)]);
        album.after("why", [Action::Board(BoardAction::Select(cell("E7")))]);
        album.after("procedure", [Action::Answer(AnswerAction::Tab(Tab::Procedure))]);
        album.after("filtered", [Action::Answer(AnswerAction::NextFilter)]);
        album.after("hint", [Action::Answer(AnswerAction::Tab(Tab::Hint))]);
        album.after("export", [Action::Open(Page::Export)]);
        let picture = ExportMessage::Choose(ExportChoice::Subject, 0);
        let _ = album.window.update(Message::Page(PageMessage::Export(picture)));
        album.draw("export of a picture");
        let tag = album.window.shared.locale().tag();
        insta::assert_snapshot!(format!("every-state-{tag}"), album.told());
    }
}

/// Draws the window once in every language, wide and small.
fn draw_in_every_language(window: &mut Window) {
    for language in 0..window.shared.speech.locales.len() {
        act(window, ShowAction::Language(language));
        for size in [FIRST, Size::new(700.0, 500.0)] {
            let _ = window.update(Message::System(SystemMessage::Resized(size)));
            paint(window, size);
        }
    }
}

#[test]
fn files_are_spoken_of_in_every_language() {
    use crate::{Holds, Unsaved};
    use duvod::message::Message as Words;
    let mut window = window();
    let file = Source::File("/somewhere/many.txt".into());
    loading::load(&mut window, file, &format!("{EASY} # a name\n{EASY}7x\n{HARD}"));
    draw_in_every_language(&mut window);
    act(&mut window, Action::Enter);
    draw_in_every_language(&mut window);
    act(&mut window, Action::Toggle(Menu::Files));
    draw_in_every_language(&mut window);
    let path = std::path::PathBuf::from("/somewhere/game.json");
    let asked = Instant::now();
    let saved = |holds: Holds, result| FilesMessage::Saved(path.clone(), holds, result);
    let failed = |words: Words| saved(Holds::Other, Err(Unsaved::Failed(words)));
    let messages = [
        FilesMessage::SaveChosen { path: None, asked },
        saved(Holds::Other, Err(Unsaved::Exists)),
        failed(Words::from(words::SaveDenied)),
        failed(Words::from(words::SaveFull)),
        failed(Words::from(words::SaveInterrupted)),
        failed(Words::from(words::SaveNoFolder { folder: "/somewhere" })),
        failed(Words::from(words::SaveExtension { found: ".x", expected: ".y" })),
        saved(Holds::Other, Ok(())),
        saved(Holds::Game(0), Ok(())),
    ];
    for message in messages {
        files(&mut window, message);
        draw_in_every_language(&mut window);
    }
    for asked in [
        Action::Puzzle(Go::Back),
        Action::File(FileAction::Copy(false)),
        Action::File(FileAction::Copy(true)),
        Action::Reset,
    ] {
        act(&mut window, asked);
        let said = window.shared.notices.said.clone();
        act(&mut window, ShowAction::NextLanguage);
        window.shared.notices.said = said;
        draw_in_every_language(&mut window);
    }
    loading::load(&mut window, Source::Clipboard, &EASY.replacen("53.", "535", 1));
    draw_in_every_language(&mut window);
}

#[test]
fn the_language_is_switched_everywhere_at_once() {
    let mut window = selecting(solved(EASY), "E7");
    click(&mut window, "CS");
    for text in ["Proč je v políčku E7 číslice 3?", "Vyřešeno", "Lehké", "Důkaz"] {
        assert!(sees(&window, text), "{text}");
    }
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    assert!(sees(&window, "Pravidlo") && sees(&window, "51 kroků"));
    act(&mut window, ShowAction::NextLanguage);
    assert!(sees(&window, "Rule") && sees(&window, "51 steps"));
}

#[test]
fn the_theme_is_switched() {
    let mut window = window();
    let light = window.look().palette;
    act(&mut window, ShowAction::ToggleTheme);
    assert_ne!(window.look().palette, light);
    act(&mut window, ShowAction::ToggleTheme);
    assert_eq!(window.look().palette, light);
}

#[test]
fn the_theme_follows_the_system_until_one_is_chosen() {
    let mut window = window();
    let tell = |window: &mut Window, mode| {
        let _ = window.update(Message::System(SystemMessage::Bright(Some(mode))));
        window.shared.appearance.mode
    };
    assert_eq!(tell(&mut window, Mode::Dark), Mode::Dark);
    assert_eq!(tell(&mut window, Mode::Light), Mode::Light);
    act(&mut window, ShowAction::ToggleTheme);
    assert_eq!(tell(&mut window, Mode::Light), Mode::Dark, "what was chosen stays");
    act(&mut window, Action::Open(Page::Preferences));
    click(&mut window, "as the system");
    assert_eq!(window.shared.appearance.mode, Mode::Light);
}

#[test]
fn with_high_contrast_what_works_looks_unlike_what_does_not() {
    use crate::look::palette;
    use crate::widget::theme;
    use iced::widget::button::Status;
    for palette in [&palette::HIGH_CONTRAST_LIGHT, &palette::HIGH_CONTRAST_DARK] {
        let plain = |status| {
            theme::button::style(theme::button::Kind::Plain, palette)(&iced::Theme::Light, status)
        };
        let main = |status| {
            theme::button::style(theme::button::Kind::Main, palette)(&iced::Theme::Light, status)
        };
        let (on, off) = (plain(Status::Active), plain(Status::Disabled));
        assert!(on.text_color.relative_contrast(off.text_color) > 2.0);
        assert!(on.border.color.relative_contrast(off.border.color) > 2.0);
        for off in [off, main(Status::Disabled)] {
            assert_eq!(off.border.width.to_bits(), 1_f32.to_bits(), "it is seen to be a button");
            assert!(off.border.color.relative_contrast(palette.surface) > 3.0);
        }
        for style in [&plain as &dyn Fn(_) -> _, &main] {
            let (rests, hovered): (iced::widget::button::Style, iced::widget::button::Style) =
                (style(Status::Active), style(Status::Hovered));
            assert!(hovered.border.width > rests.border.width);
            assert_ne!(hovered.background, rests.background);
        }
        assert!(off.text_color.relative_contrast(palette.surface) > 4.5, "it can be read");
    }
}

/// The sizes of windows at which what surrounds the grid is arranged otherwise, with text of this size in percent: of each
/// change the last size before it and the first after it, in tall windows and in broad ones.
fn breaks(text: u16, locale: &Locale) -> Vec<Size> {
    let arranged = |size: Size| {
        let layout = Layout::new(size, text, 9);
        let layout = layout.with_rooms(Rooms::measured(locale, layout.form));
        (layout.form, layout.is_narrow(), layout.load_words(), layout.play_words())
    };
    let tall: Vec<Size> = (700..1800).map(|width: u16| Size::new(width.into(), 1200.0)).collect();
    let broad: Vec<Size> =
        (500..1200).map(|height: u16| Size::new(1800.0, height.into())).collect();
    let mut breaks = Vec::new();
    for sizes in [tall, broad] {
        let mut changes = Vec::new();
        for pair in sizes.windows(2) {
            let change = (arranged(pair[0]), arranged(pair[1]));
            if change.0 != change.1 && !changes.contains(&change) {
                changes.push(change);
                breaks.extend_from_slice(pair);
            }
        }
    }
    breaks
}

#[test]
fn at_no_size_a_button_is_hidden() {
    let mut window = with_puzzle(EASY);
    // With that the fonts are there.
    drop(simulator(&window, FIRST));
    for language in 0..window.shared.speech.locales.len() {
        act(&mut window, ShowAction::Language(language));
        for text in [100, 110, 150, 200] {
            let breaks = breaks(text, window.shared.locale());
            assert!(breaks.len() > 4, "{text}: {breaks:?}");
            for size in SIZES.into_iter().chain([Size::new(1000.0, 680.0)]).chain(breaks) {
                resize(&mut window, size, text);
                let missing = hidden(&window);
                assert!(missing.is_empty(), "{size:?} {text} {language}: {missing:?}");
                assert_no_word_is_squeezed(&mut window, &format!("{size:?} {text} {language}"));
            }
        }
    }
}

/// The words of the buttons above and below the grid are as wide as they need to be.
fn assert_no_word_is_squeezed(window: &mut Window, at: &str) {
    let look = window.look();
    let [load, play] = [look.layout.load_words(), look.layout.play_words()];
    let mut labels = vec![words::WindowFiles, words::WindowReset, words::WindowSolve];
    if load != Wording::Icons {
        labels.extend([words::WindowExample, words::WindowPaste]);
    }
    labels.extend(match play {
        Wording::Full => [words::WindowFillMarks, words::WindowCheck].as_slice(),
        Wording::Short | Wording::Tight => &[words::WindowFillMarksShort, words::WindowCheckShort],
        Wording::Icons => &[],
    });
    let (size, line) = look.size(Purpose::Control);
    let set = Type { font: Purpose::Control.font(), size, line };
    let wanted = labels.into_iter().map(|label| look.typeset(&look.label(label)));
    let wanted: Vec<(String, f32)> = wanted.map(|word| (word.clone(), set.width(&word))).collect();
    let mut screen = simulator(window, window.shared.appearance.scaled_size());
    for (word, width) in wanted {
        let found = screen.find(word.as_str()).map(|text| text.bounds().width);
        let found = found.unwrap_or_else(|_| panic!("{at}: {word} is missing"));
        assert!(found + 0.5 >= width, "{at}: {word}: {found} of {width}");
    }
}

#[test]
fn text_a_little_larger_loses_no_words() {
    let mut window = with_puzzle(EASY);
    drop(simulator(&window, FIRST));
    for language in 0..window.shared.speech.locales.len() {
        act(&mut window, ShowAction::Language(language));
        for text in [80, 90, 100, 110, 120] {
            resize(&mut window, FIRST, text);
            let layout = window.look().layout;
            let shown = [layout.load_words(), layout.play_words()];
            assert!(!shown.contains(&Wording::Icons), "{text} {language}: {shown:?}");
        }
    }
}

/// What no place of the toolbar and of the tool row asks for.
fn hidden(window: &Window) -> Vec<Action> {
    let layout = window.look().layout;
    let lengths = layout.lengths;
    let left = lengths.left + lengths.gutter;
    let rows = [
        lengths.top_bar + lengths.above_toolbar + lengths.toolbar / 2.0,
        layout.tools_at() + lengths.tools / 2.0,
    ];
    let along = (0..layout.grid as u16).step_by(12).map(f32::from);
    let places = rows
        .into_iter()
        .flat_map(|down| along.clone().map(move |along| Point::new(left + along, down)));
    let asked = asked_at(window, window.shared.appearance.scaled_size(), places);
    let wanted = [
        Action::Toggle(Menu::Examples),
        Action::Toggle(Menu::Files),
        Action::File(FileAction::Paste),
        Action::Reset,
        Action::Solve,
        Action::Play(PlayAction::Entry(EntryMode::Colours)),
        Action::Play(PlayAction::FillMarks),
        Action::Play(PlayAction::Check),
        Action::Toggle(Menu::More),
    ];
    wanted.into_iter().filter(|act| !asked.contains(act)).collect()
}

#[test]
fn in_a_small_window_buttons_keep_their_words_beside_the_menu() {
    let mut window = window();
    let size = Size::new(760.0, 560.0);
    let _ = window.update(Message::System(SystemMessage::Resized(size)));
    click_in(&mut window, size, "File");
    let mut screen = simulator(&window, size);
    for text in ["Open… (Ctrl+O)", "Paste", "Save (Ctrl+S)", "Example", "Easy"] {
        assert!(screen.find(text).is_ok(), "{text}");
    }
}

#[test]
fn the_examples_open_below_the_button_that_was_pressed() {
    for size in [FIRST, Size::new(1000.0, 680.0), Size::new(760.0, 560.0)] {
        let mut window = window();
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        let mut screen = simulator(&window, size);
        // In a wide window the toolbar has a button of this name too.
        let button = screen.find(BEGINNING).expect("a button").bounds();
        screen.point_at(button.center());
        let _ = screen.simulate(iced_test::simulator::click());
        let messages: Vec<_> = screen.into_messages().collect();
        assert!(!messages.is_empty());
        take(&mut window, messages);
        let _ = window.update(Message::Located(button));
        let item = simulator(&window, size).find("Textbook example").expect("the menu").bounds();
        assert!((0.0..40.0).contains(&(item.y - button.y - button.height)), "{size:?}: {item:?}");
        assert!(item.x <= button.x + 40.0 && item.x + 300.0 < size.width, "{size:?}: {item:?}");
        let _ = window.update(Message::System(SystemMessage::Resized(size * 1.1)));
        assert!(window.shared.opened.menu.is_none(), "the button stands elsewhere");
    }
}
