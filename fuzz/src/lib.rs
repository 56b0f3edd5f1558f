//! Attacks: what each reader of Duvod has to stand, whatever the bytes are.
//!
//! A target panics where a reader does not do what it promises: bytes are refused or read, what was read is written and
//! read again as the same, and an error can be told in every language. `targets/` runs them under libFuzzer, and the
//! tests of the whole over the kept inputs of `corpus/` and changes of them.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use duvod::checker::{Checker, OnGrid, schema_on};
use duvod::explanation::pattern as in_words;
use duvod::formats::{
    self, Content, FORMATS, TextFormat, find_puzzle, format_named, print_state, read_document,
    read_in, read_trace, write_trace,
};
use duvod::grid::{Board, Candidates, Geometry, StateText, parse_cell};
use duvod::knowledge::Knowledge;
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::notation;
use duvod::proof::schema::Refuted;
use duvod::proof::{Fact, RuleId};
use duvod::search::Budget;
use duvod::session::{read_session, write_session};
use duvod_laboratory::read_library;
#[cfg(feature = "window")]
use duvod_window::Preferences;

/// A target with its name.
pub type Target = (&'static str, fn(&[u8]));

/// All targets. Each has a file in `targets/` and a folder in `corpus/`, both with its name.
pub const TARGETS: &[Target] = &[
    ("puzzle", puzzle),
    ("state", state),
    ("format", format),
    ("trace", trace),
    ("fact", fact),
    ("notation", step_notation),
    ("rule", rule),
    ("pattern", pattern),
    ("profile", profile),
    ("grid", grid),
    ("kind", kind),
    ("grid_name", grid_name),
    ("example", example),
    ("words", words),
    ("game", game),
    #[cfg(feature = "window")]
    ("preferences", preferences),
    ("library", library),
    ("f_puzzles", f_puzzles),
    ("link", link),
    ("open_sudoku", open_sudoku),
];

/// The longest input in bytes: what is longer is cut off.
pub const LONGEST: usize = 16 * 1024;

/// How long a processor may take to read an input, whatever its length.
const AT_ALL: Duration = Duration::from_millis(200);

/// How much longer for each byte.
const PER_BYTE: Duration = Duration::from_micros(20);

/// What checking a trace may cost, so that many are tried.
const NODES: u64 = 200_000;

/// What judging a pattern may cost.
const STEPS: u64 = 50_000;

static LANGUAGES: LazyLock<Vec<Locale>> = LazyLock::new(|| {
    Locale::languages().into_iter().map(|tag| Locale::new(tag).expect("a language")).collect()
});

fn knowledge() -> &'static Knowledge {
    Knowledge::embedded().expect("the embedded knowledge")
}

fn classic() -> &'static Arc<Geometry> {
    knowledge().grid("9x9").expect("the classic grid")
}

/// The beginning of the bytes as text, if it is text.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes.get(..LONGEST).unwrap_or(bytes)).ok()
}

/// Tells an error in every language.
fn tell(message: &Message) {
    for locale in LANGUAGES.iter() {
        let told = locale.try_say(message).expect("an error that can be told");
        assert!(!told.trim().is_empty(), "an error without words");
    }
}

/// Bytes of a file of puzzles; what is read is written in every form and read again.
pub fn puzzle(bytes: &[u8]) {
    let bytes = bytes.get(..LONGEST).unwrap_or(bytes);
    let text = match formats::decode(bytes) {
        Ok(text) => text,
        Err(error) => return tell(&error.message()),
    };
    let grids: Vec<_> = knowledge().grids().cloned().collect();
    for item in formats::read(&text, &grids).items {
        let puzzle = match item.content {
            Err(error) => {
                tell(&error.message());
                continue;
            }
            Ok(Content::Game(_)) => continue,
            Ok(Content::Puzzle(puzzle)) => puzzle,
        };
        let grid = &puzzle.geometry;
        let board = Board::from_givens(grid.cell_count(), puzzle.state.board.digits());
        for form in TextFormat::ALL {
            let printed = form.print(&board, grid);
            let again = find_puzzle(&printed, grid, []).expect("what was written");
            assert_eq!(again.board, board, "{printed}");
        }
    }
    if let Err(error) = find_puzzle(&text, classic(), knowledge().grids()) {
        tell(&error.message());
    }
}

/// A text in one of the formats that are recognised: what is read is written in each format, and again as the same text.
pub fn format(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let grids: Vec<_> = knowledge().grids().cloned().collect();
    let document = match read_document(text, &grids) {
        None => return,
        Some(Err(error)) => return tell(&error.message()),
        Some(Ok(document)) => document,
    };
    assert!(!document.puzzles.is_empty(), "a document of nothing");
    for format in FORMATS {
        match format.write(&document.puzzles) {
            Err(error) => tell(&error.message(format.about().name)),
            Ok(written) => match read_document(&written, &grids) {
                None => {}
                Some(Err(error)) => panic!("{error}: {written}"),
                Some(Ok(again)) => {
                    let again = format.write(&again.puzzles).expect("what was written before");
                    assert_eq!(again, written);
                }
            },
        }
    }
}

/// How links begin, with their formats.
const LINKS: [(&str, &str); 5] = [
    ("f-puzzles", "https://f-puzzles.com/?load="),
    ("sudokupad", "https://sudokupad.app/fpuz"),
    ("sudokupad-short", "https://sudokupad.app/scf"),
    ("sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd="),
    ("sudoku-coach", "https://sudoku.coach/en/play/"),
];

/// JSON as f-puzzles has it.
pub fn f_puzzles(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        in_format("f-puzzles-json", text);
    }
}

/// What stands behind the beginning of a link, of each kind.
pub fn link(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for (format, beginning) in LINKS {
        in_format(format, &format!("{beginning}{text}"));
    }
}

/// A file of OpenSudoku.
pub fn open_sudoku(bytes: &[u8]) {
    if let Some(text) = text(bytes) {
        in_format("opensudoku", text);
    }
}

/// A text that is taken to be in this format: what is read is written in it again, and read as the same.
fn in_format(name: &str, text: &str) {
    let grids: Vec<_> = knowledge().grids().cloned().collect();
    let format = format_named(name).expect("a format");
    let document = match in_time(text.len(), || read_in(format, text, &grids)) {
        Err(error) => return tell(&error.message()),
        Ok(document) => document,
    };
    for puzzle in document.puzzles.iter().map(std::slice::from_ref) {
        if let Ok(written) = format.write(puzzle) {
            let again = read_in(format, &written, &grids).expect("what was written");
            assert_eq!(format.write(&again.puzzles).expect("what was written before"), written);
        }
    }
}

/// Does something with so many bytes, which takes time in proportion to them at most. Only libFuzzer holds it to that: it
/// has the program built as it is given out.
fn in_time<T>(bytes: usize, act: impl FnOnce() -> T) -> T {
    let start = worked();
    let done = act();
    let most = AT_ALL + PER_BYTE * u32::try_from(bytes).unwrap_or(u32::MAX);
    if let (true, Some(start), Some(end)) = (cfg!(fuzzing), start, worked()) {
        let took = end.saturating_sub(start);
        assert!(took <= most, "{bytes} bytes: {took:?}");
    }
    done
}

/// How long this thread has had a processor, where the system tells: others may have the machine meanwhile.
fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// A state in play, in every grid.
pub fn state(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for grid in knowledge().grids() {
        match StateText::parse(text, grid) {
            Err(error) => tell(&Message::from(&error)),
            Ok(state) => {
                let printed = state.print(grid);
                let again = StateText::parse(&printed, grid).expect("what was written");
                assert_eq!(again.print(grid), printed);
                let _ = (state.candidates(grid), print_state(&state, grid));
            }
        }
    }
}

/// A trace: read, checked, written and read again.
pub fn trace(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let trace = match read_trace(text) {
        Ok(trace) => trace,
        Err(error) => return tell(&error.message()),
    };
    let written = write_trace(&trace).expect("what was read");
    assert_eq!(read_trace(&written).expect("what was written"), trace);
    for grid in knowledge().grids().filter(|grid| grid.name() == trace.grid) {
        let budget = &mut Budget::nodes(NODES);
        if let Err(rejection) = Checker::new(grid).check_within(&trace, budget) {
            tell(&Message::of_rejection(&rejection, grid));
        }
    }
}

/// Facts and moves, and names of cells.
pub fn fact(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for grid in knowledge().grids() {
        if let Ok(facts) = Fact::parse_all::<Vec<Fact>>(text, grid) {
            let printed = Fact::print_all(facts.iter().copied(), grid);
            assert_eq!(Fact::parse_all(&printed, grid), Ok(facts));
        }
        let _ = parse_cell(text, grid.dimensions());
    }
}

/// A step as experts write it, in an empty grid.
pub fn step_notation(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for grid in [classic(), knowledge().grid("4x4").expect("the smallest grid")] {
        let state = Candidates::all(grid);
        match notation::parse(grid, &state, RuleId::new("fuzz"), text) {
            Err(error) => tell(&error.message()),
            Ok(step) => {
                let printed = notation::print(grid, &state, "Fuzz", &step);
                let again = notation::parse(grid, &state, RuleId::new("fuzz"), &printed);
                assert!(again.is_ok(), "{text:?} is written as {printed:?}, which is refused");
            }
        }
    }
}

/// A file of the knowledge, beside those that there are.
fn file(folder: &str, bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    // A file is named as what is in it, so that more than its name is looked at.
    let named = ["id: \"", "name: \""].iter().find_map(|field| {
        let (_, rest) = text.split_once(field)?;
        rest.split_once('"').map(|(name, _)| name)
    });
    let path = format!("{folder}/{}.ron", named.unwrap_or("fuzz"));
    if let Err(error) = Knowledge::with_files(&[(path, text.to_owned())]) {
        tell(&error.message());
    }
}

/// The file of a rule.
pub fn rule(bytes: &[u8]) {
    file("rules/fuzz", bytes);
}

/// The file of a pattern of one's own: what is read is judged within limits, and a grid that is shown contradicts it.
pub fn pattern(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let patterns = match Knowledge::read_patterns("pattern.ron", text) {
        Ok((_, patterns)) => patterns,
        Err(error) => return tell(&error.message()),
    };
    for pattern in patterns.iter().take(4) {
        tell(&in_words(pattern));
        if pattern.never_holds(STEPS) || matches!(pattern.refute(STEPS), Refuted::Yes(_)) {
            continue;
        }
        let judged = schema_on(classic(), pattern, &mut Budget::nodes(STEPS / 10));
        if let Ok(OnGrid::False(counterexample)) = judged {
            let ends = pattern.conclusions(&counterexample.binding);
            let fact = ends[counterexample.end].fact;
            let holds = counterexample.solution.digit(fact.cell()) == fact.digit();
            assert_eq!(holds, matches!(fact, Fact::Absent(..)), "{text}");
        }
    }
}

/// The file of a grid.
pub fn grid(bytes: &[u8]) {
    file("grids", bytes);
}

/// Where constraints of a kind are set, whatever cells it needs.
const SET: [&str; 6] = ["", ":A1", ":A1A2A3B3C3C2", ":A1B1/A2B2", ":A1A2A3A4:5", ":A1B1A2B2:12"];

/// The file of a kind of constraints; what it says is made for some cells.
pub fn kind(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Some((id, _)) = text.split_once("id: \"").and_then(|(_, rest)| rest.split_once('"')) else {
        return file("constraints", bytes);
    };
    match Knowledge::with_files(&[(format!("constraints/{id}.ron"), text.to_owned())]) {
        Err(error) => tell(&error.message()),
        Ok(knowledge) => {
            for (grid, cells) in ["4x4", "9x9"].iter().flat_map(|grid| SET.map(|it| (grid, it))) {
                let name = format!("{grid}+{id}{cells}");
                let _ = in_time(SET_AS, || knowledge.grid_of(&name));
            }
        }
    }
}

/// So many bytes is a constraint worth in time: tables are made of it.
const SET_AS: usize = 64 * 1024;

/// The name of a grid, with what constraints it says.
pub fn grid_name(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match in_time(text.len() + SET_AS, || knowledge().grid_of(text)) {
        None => tell(&knowledge().no_grid(text)),
        Some(grid) => {
            let again = knowledge().grid_of(grid.name()).expect("what it is called");
            assert_eq!(again.constraints(), grid.constraints());
        }
    }
}

/// The file of an example.
pub fn example(bytes: &[u8]) {
    file("examples", bytes);
}

/// The file of a profile.
pub fn profile(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for name in ["default", "fuzz"] {
        if let Err(error) = knowledge().read_profile(&format!("profiles/{name}.ron"), text) {
            tell(&error.message());
        }
    }
}

/// Words of a language, beside those that there are, and of a language that is new.
pub fn words(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for tag in ["en", "fuzz"] {
        if let Err(error) = Locale::with_files(tag, &[("fuzz.ftl", text)]) {
            tell(&error.to_message());
        }
    }
}

/// A kept game: read, written and read again.
pub fn game(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match in_time(text.len(), || read_session(text, knowledge().grids())) {
        Err(error) => tell(&error.message()),
        Ok(saved) => {
            let written = write_session(&saved).expect("what was read");
            let again = read_session(&written, knowledge().grids()).expect("what was written");
            assert_eq!(write_session(&again).expect("what was read"), written);
        }
    }
}

/// Kept preferences: read, written and read again.
#[cfg(feature = "window")]
pub fn preferences(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(preferences) = Preferences::read(text) {
        let written =
            preferences.written_over(&Preferences::default(), text).expect("what was read");
        assert_eq!(Preferences::read(&written).expect("what was written"), preferences);
    }
}

/// A library of states with what rules have to find in them.
pub fn library(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Err(error) = read_library(text, classic()) {
        tell(&error.message());
    }
}
