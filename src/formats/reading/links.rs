//! Links in a text: those of the sites that are known, of programs that wrap such a link, and of others that hold the digits
//! of a puzzle.

use super::grids::Grids;
use crate::formats::each::link::{self, Link};
use crate::formats::format::{Document, FormatError, FormatFault, LONGEST_LINK};
use crate::formats::known::format_of;

use super::note::Note;
use super::words;
use crate::formats::{ReadError, WrittenPuzzle};

/// How often a link may stand in a link.
const DEEPEST: usize = 3;

/// What a link is begun with.
const SCHEMES: [&str; 2] = ["https://", "http://"];

/// The formats that are links.
const SITES: [&str; 6] =
    ["sudokuwiki", "sudoku-coach", "f-puzzles", "iss-link", "sudokupad", "sudokupad-short"];

/// What a packed puzzle of f-puzzles begins with: the beginning of its JSON.
const PACKED: &str = "N4Ig";

/// A packed puzzle has no fewer characters.
const FEWEST_PACKED: usize = 80;

/// The link that a word would be the end of, if it is a packed puzzle alone, as programs for solving give it out.
fn packed(word: &str) -> Option<String> {
    let at = word.find(PACKED)?;
    let is_packed =
        |it: char| it.is_ascii_alphanumeric() || matches!(it, '+' | '/' | '=' | '%' | '-' | '_');
    if word.len() < FEWEST_PACKED || !word.chars().all(is_packed) {
        return None;
    }
    let encoded = word.replace('/', "%2F").replace('+', "%2B");
    match &word[..at] {
        "" => Some(format!("https://f-puzzles.com/?load={encoded}")),
        "fpuzzles" | "fpuz" => Some(format!("https://sudokupad.app/{encoded}")),
        _ => None,
    }
}

/// What stands around a link and is no part of it.
const AROUND: &str = "<>\"'()[]{}|`,;";

/// A link in a line: where it begins, and what it says.
pub(super) struct Found<'t> {
    pub(super) at: usize,
    pub(super) link: &'t str,
}

/// The links of a line.
pub(super) fn find<'t>(line: &'t str, grids: &Grids) -> Vec<Found<'t>> {
    if !line.contains('/') && !line.contains("S9B") && !line.contains(PACKED) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let start = line.as_ptr() as usize;
    for word in line.split(|it: char| it.is_whitespace() || "<>\"`".contains(it)) {
        let begin =
            SCHEMES.iter().filter_map(|scheme| word.to_ascii_lowercase().find(scheme)).min();
        let word = begin.map_or(word, |begin| &word[begin..]);
        let word = word.trim_start_matches(|it| AROUND.contains(it));
        let word = &word[..end(word)];
        let is_said = line[..word.as_ptr() as usize - start].contains(char::is_alphabetic);
        let word = without_end(word, grids, is_said);
        if is_link(word)
            || packed(word).is_some()
            || format_of(word).is_some_and(|format| format.about().name == "sudokuwiki")
        {
            found.push(Found { at: word.as_ptr() as usize - start, link: word });
        }
    }
    found
}

/// A link without what ends the sentence that it stands in, if it stands in one. Dots at its end are cells if it has as many
/// then as a grid has.
fn without_end<'t>(word: &'t str, grids: &Grids, is_said: bool) -> &'t str {
    let word = word.trim_end_matches(|it| AROUND.contains(it));
    let cells =
        |text: &str| text.rsplit(|it: char| "/=?&#".contains(it)).next().map_or(0, str::len);
    let is_puzzle = |text: &&str| grids.has_cells(cells(text)) && cells(text) > words::OF_A_ROW;
    let all = [Some(word), word.strip_suffix(['.', '!', '?'])];
    let is_long = cells(word) > words::OF_A_ROW && !is_said;
    let trimmed = || word.trim_end_matches(|it| AROUND.contains(it) || ".!?".contains(it));
    // Where another sign stands for empty cells, a single point behind them is that of a sentence.
    let is_stop = word.matches('.').count()
        == 1 + word[..word.len() - cells(word)].matches('.').count()
        && word.ends_with('.');
    let ways = if is_said || is_stop { 2 } else { 1 };
    let known = all.into_iter().flatten().take(ways).find(is_puzzle);
    known.unwrap_or_else(|| if is_long { word } else { trimmed() })
}

/// Where a link ends within a word: at brackets of a markup around it, as in `[url=LINK]this[/url]` and `[this](LINK),`.
fn end(word: &str) -> usize {
    let bracket = word.find(['[', ']']).unwrap_or(word.len());
    let is_opened = word.find('(').is_some_and(|at| at < bracket);
    let round = word.find(')').filter(|_| !is_opened).unwrap_or(word.len());
    bracket.min(round)
}

/// Whether a word is a link: it has a scheme, or begins with what may be a host, and has something behind it.
fn is_link(word: &str) -> bool {
    let has_scheme = |scheme: &&str| {
        word.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    };
    let is_host = |host: &str| {
        let top = host.rsplit('.').next().unwrap_or_default();
        host.contains('.') && top.len() > 1 && top.bytes().all(|it| it.is_ascii_alphabetic())
    };
    SCHEMES.iter().any(has_scheme) || word.split_once('/').is_some_and(|(host, _)| is_host(host))
}

/// What was read of a link.
pub(super) enum Read {
    /// Puzzles, by a format that is known.
    Document(Document),
    /// The puzzles whose digits are in it.
    Digits(Vec<WrittenPuzzle>, Note),
    /// Nothing that is a puzzle.
    Unknown(String),
    /// A link of a known site with something wrong.
    Wrong(FormatError),
    /// Digits that are no puzzle.
    WrongDigits(ReadError),
}

/// Reads a link.
pub(super) fn read(found: &str, grids: &Grids, place: (usize, usize)) -> Read {
    known(found, grids, 0).unwrap_or_else(|| unknown(found, grids, place))
}

/// Reads a link of a known site, or one that stands in a link.
fn known(found: &str, grids: &Grids, depth: usize) -> Option<Read> {
    if depth == DEEPEST {
        return None;
    }
    let of = |text: &str| {
        let format = format_of(text).filter(|format| SITES.contains(&format.about().name))?;
        let fault = |fault| FormatError { format: format.about().name, fault };
        let document = format.read(text, &grids.owned()).map_err(fault);
        Some(document.map_or_else(Read::Wrong, Read::Document))
    };
    if let Some(read) = of(found).or_else(|| of(&packed(found)?)) {
        return Some(read);
    }
    if found.len() > LONGEST_LINK {
        return None;
    }
    let link = Link::of(found)?;
    let wrapped = link.values().into_iter().filter(|value| !value.is_empty());
    let wrapped: Vec<&str> = wrapped.collect();
    wrapped
        .iter()
        .find_map(|value| {
            let decoded = link::decode(value).ok()?;
            if is_link(&decoded) {
                return known(&decoded, grids, depth + 1);
            }
            if decoded.starts_with("S9B") {
                return of(&decoded);
            }
            // Ids of SudokuPad, which programs for solving together put into links of their own.
            let is_id = ["fpuzzles", "fpuz", "scf"].iter().any(|kind| decoded.starts_with(kind));
            is_id.then(|| of(&format!("https://sudokupad.app/{value}"))).flatten().filter(is_read)
        })
        .or_else(|| {
            let packed = link.field("load")?;
            of(&format!("https://f-puzzles.com/?load={packed}")).filter(is_read)
        })
}

const fn is_read(read: &Read) -> bool {
    matches!(read, Read::Document(_))
}

/// The digits in a link that is not known.
fn unknown(found: &str, grids: &Grids, place: (usize, usize)) -> Read {
    let host = Link::of(found).map_or(found, |link| link.host);
    let behind = found.find(host).map_or(found, |at| &found[at + host.len()..]);
    let decoded = link::decode(behind).unwrap_or_else(|_| behind.to_owned());
    let is_puzzle = |run: &&str| run.len() > words::OF_A_ROW && grids.has_cells(run.len());
    let has_digits = |run: &&str| run.contains(|it: char| it.is_ascii_digit());
    let mut wrong = None;
    for of in [".0123456789", ".0123456789-_*xX"] {
        let runs = decoded.split(|it: char| !of.contains(it)).filter(is_puzzle).filter(has_digits);
        let mut read = Vec::new();
        for run in runs {
            match words::puzzle(run, grids, place) {
                Ok((puzzle, _)) => read.push(puzzle),
                Err(error) => wrong = wrong.or(Some(error)),
            }
        }
        // A number may have as many figures as a small grid has cells.
        let most = read.iter().map(|puzzle| puzzle.geometry.in_lines()).max();
        read.retain(|puzzle| Some(puzzle.geometry.in_lines()) == most);
        if !read.is_empty() {
            return Read::Digits(read, Note::Link(host.to_owned()));
        }
    }
    wrong.map_or_else(|| Read::Unknown(host.to_owned()), Read::WrongDigits)
}

/// That a link is not known.
pub(super) fn unknown_error(host: &str) -> FormatError {
    FormatError { format: "link", fault: FormatFault::UnknownLink(host.to_owned()) }
}
