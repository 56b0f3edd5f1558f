//! What a file, a link or a user says cannot reach the terminal as a command: every control character goes through every
//! reader, and what is said of it in every language shows it by its number, and is short.

use std::sync::Arc;

use crate::support::share::{self, Share, sampled};
use crate::support::{EXAMPLE, classic, knowledge, languages};
use duvod::formats::{Content, FORMATS, WrittenPuzzle, decode, read, read_trace, write_all};
use duvod::grid::{Board, Geometry, StateText};
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::message::{Message, is_command};
use duvod::notation;
use duvod::proof::{Fact, RuleId};
use duvod::session::{Saved, read_session, write_session};
use duvod_laboratory::read_library;

/// C0, DEL, C1, and what changes the direction.
fn controls() -> impl Iterator<Item = char> {
    let marks = ['\u{61c}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}', '\u{feff}'];
    ('\0'..='\u{1f}')
        .chain('\u{7f}'..='\u{9f}')
        .chain('\u{202a}'..='\u{202e}')
        .chain('\u{2066}'..='\u{2069}')
        .chain(marks)
        .filter(|found| !matches!(found, '\n' | '\r'))
}

/// The longest that anything said of a text is.
const LONGEST: usize = 1000;

fn check(languages: &[Locale], message: &Message, context: &str) {
    for locale in languages {
        let said = locale.try_say(message).unwrap_or_else(|fault| panic!("{fault}: {context:?}"));
        let commands = said.chars().filter(|&found| is_command(found) && found != '\n').count();
        assert_eq!(commands, 0, "{said:?} of {context:?}");
        assert!(said.chars().count() < LONGEST, "{} characters", said.chars().count());
    }
}

fn grids() -> Vec<Arc<Geometry>> {
    std::iter::once(classic()).chain(knowledge().grids()).cloned().collect()
}

/// Says all that is to be said of a text with puzzles.
fn say_all(languages: &[Locale], text: &str, grids: &[Arc<Geometry>]) {
    let reading = read(text, grids);
    for item in &reading.items {
        match &item.content {
            Err(error) => check(languages, &error.message(), text),
            Ok(Content::Game(game)) => {
                if let Err(error) = read_session(game, grids) {
                    check(languages, &error.message(), text);
                }
            }
            Ok(Content::Puzzle(puzzle)) => {
                for title in puzzle.title.iter().chain(&puzzle.author) {
                    assert!(!title.contains(is_command), "{title:?}");
                }
            }
        }
    }
    for note in &reading.notes {
        check(languages, &note.message(), text);
    }
}

/// The text with a character at some places.
fn with(text: &str, found: char) -> Vec<String> {
    let places = [0, 1, text.len() / 3, text.len() / 2, text.len()];
    let at = |place: usize| {
        let place = (place..=text.len()).find(|&it| text.is_char_boundary(it)).unwrap_or(0);
        format!("{}{found}{}", &text[..place], &text[place..])
    };
    places.map(at).to_vec()
}

/// Texts of every form, and some in which words of the text are repeated.
fn texts() -> Vec<String> {
    let board = duvod::formats::read_line(EXAMPLE, classic()).expect("a puzzle");
    let state = StateText::of_board(board);
    let puzzle =
        WrittenPuzzle::new(classic(), state.clone()).titled(Some("Title".to_owned()), None);
    let written =
        FORMATS.iter().filter_map(|it| write_all(*it, std::slice::from_ref(&puzzle)).ok());
    let game = write_session(&Saved::beginning(classic(), &state)).expect("a game");
    let digits = EXAMPLE.replace('.', "0");
    let others = [
        game.replace("\"version\"", "\"unknown\": 1, \"version\""),
        format!("https://sudoku.coach/en/play/{digits}x"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{digits}"),
        format!("https://unknown.example/?p={digits}"),
        "https://unknown.example/nothing".to_owned(),
        format!("{EXAMPLE}:43x"),
        format!("# grid: nowhere\n{EXAMPLE}"),
        "{\"size\":9,\"grid\":[[{}]],\"killercage\":[1]}".to_owned(),
        "[Nonsense]\n[Puzzle]\n53..7....".to_owned(),
    ];
    written.chain(others).collect()
}

sampled!(no_control_of_a_text_is_said, one of 12);

fn no_control_of_a_text_is_said(share: Share) {
    let (languages, grids) = (languages(), grids());
    let texts = texts();
    let all = texts.iter().flat_map(|text| controls().flat_map(|control| with(text, control)));
    let all = share.of("texts", all);
    for text in &all {
        say_all(&languages, text, &grids);
        if let Err(error) = decode(text.as_bytes()) {
            check(&languages, &error.message(), text);
        }
    }
    share::found(share, &format!("{} texts with a control character", all.len()));
}

sampled!(no_control_of_other_files_is_said, one of 8);

fn no_control_of_other_files_is_said(share: Share) {
    let languages = languages();
    let state = duvod::grid::Candidates::all(classic());
    let all = share.of("control characters", controls());
    share::found(share, &format!("{} control characters in other files", all.len()));
    for found in all {
        for text in with("{\"grid\":\"9x9\",\"steps\":[{\"rule\":\"x\"}]}", found) {
            if let Err(error) = read_trace(&text) {
                check(&languages, &error.message(), &text);
            }
        }
        for text in with("r1c1=5", found) {
            let _ = Fact::parse_all::<Vec<Fact>>(&text, classic());
            if let Err(error) = notation::parse(classic(), &state, RuleId::new("x"), &text) {
                check(&languages, &error.message(), &text);
            }
            if let Err(error) = read_library(&format!(":{text}:x:{EXAMPLE}:"), classic()) {
                check(&languages, &error.message(), &text);
            }
        }
        let name = format!("a{found}b");
        for (path, text) in [
            (
                format!("grids/{name}.ron"),
                format!("Grid(name: \"{name}\", symbols: \"12{found}\")"),
            ),
            (
                format!("profiles/{name}.ron"),
                format!("Profile(name: \"{name}\", rules: [\"{name}\"])"),
            ),
            (format!("rules/link/{name}.ron"), format!("Rule(id: \"{name}\")")),
            (format!("locales/en/{name}.ftl"), format!("rule-x{found} = {{ NOT{found}() }}")),
        ] {
            if let Err(error) = Knowledge::with_files(&[(path.clone(), text.clone())]) {
                check(&languages, &error.message(), &text);
            }
            if let Err(error) = Locale::with_files("en", &[(&path, &text)]) {
                check(&languages, &error.to_message(), &text);
            }
            check(&languages, &knowledge().no_grid(&name), &text);
        }
    }
}

sampled!(words_of_a_users_own_are_no_commands, one of 8);

fn words_of_a_users_own_are_no_commands(share: Share) {
    let all = share.of("control characters", controls().filter(|found| *found != '\t'));
    share::found(share, &format!("{} control characters in words", all.len()));
    for found in all {
        let words = format!("own-words = a{found}b");
        let Ok(locale) = Locale::with_files("en", &[("own.ftl", &words)]) else { continue };
        let said = locale.say(&Message::of_data("own-words".to_owned()));
        assert!(!said.contains(is_command), "{said:?}");
    }
}

sampled!(what_is_repeated_of_a_long_text_is_short, one of 16);

/// A sample is not of fewer texts, but of shorter ones.
fn what_is_repeated_of_a_long_text_is_short(share: Share) {
    let (languages, grids) = (languages(), grids());
    let long = "x".repeat(share.least(1 << 20));
    share::found(share, &format!("texts of {} characters are told in short", long.len()));
    for text in [
        format!("{EXAMPLE}:{long}"),
        format!("{EXAMPLE}:436 {long}"),
        format!("# grid: {long}\n{EXAMPLE}"),
        format!("https://{long}.example/nothing"),
        format!("https://sudoku.coach/en/play/{long}"),
        format!("{{\"size\":9,\"grid\":[],\"{long}\":1}}"),
        format!("[{long}]\n[Puzzle]\n{EXAMPLE}"),
        long.clone(),
        format!("{} 5", "5".repeat(1 << 16)),
    ] {
        say_all(&languages, &text, &grids);
    }
    assert!(Board::empty(81).is_empty());
}
