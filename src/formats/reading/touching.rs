//! What touches a puzzle on its line and is no part of it: the number or bullet of a list, the full stop of a sentence, an
//! arrow, the solution.
//!
//! Most of these signs may be cells too. They are taken off only where the word has no number of cells with them, and where
//! something else than the count says so.

use super::signs::{is_empty, is_number};
use crate::formats::format::WrittenPuzzle;

/// What a line of a list may begin with.
const BULLETS: [char; 5] = ['*', '-', '•', '–', '·'];

/// How many words make a sentence before a puzzle.
const OF_A_SENTENCE: usize = 2;

/// The puzzles in a word of a line that are touched by something.
pub(super) fn without<'t>(
    word: &'t str,
    line: &str,
    number: usize,
    read: &dyn Fn(&str) -> Option<WrittenPuzzle>,
) -> Vec<&'t str> {
    let at = word.as_ptr() as usize - line.as_ptr() as usize;
    let (before, behind) = (&line[..at], &line[at + word.len()..]);
    let is_whole = |part: &&str| read(part).is_some();
    let numbered = || {
        let (label, rest) = word.split_once('.')?;
        Some(rest).filter(|_| before.trim().is_empty() && label == number.to_string())
    };
    let listed = || {
        let bullet = word.chars().next().filter(|found| BULLETS.contains(found))?;
        let rest = &word[bullet.len_utf8()..];
        let is_other = !rest.contains(bullet) && rest.contains(is_empty);
        Some(rest).filter(|_| is_other && before.trim().is_empty())
    };
    let ended = || {
        let words = before.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
        // Between two puzzles a word is enough, where the line ends behind the second.
        let is_second = || {
            let mut words = before.split_whitespace().rev();
            let between = words.next().is_some_and(|it| it.chars().all(char::is_alphabetic));
            let is_like = |it: &str| read(it.trim_end_matches([',', ';'])).is_some();
            behind.trim().is_empty() && between && words.next().is_some_and(is_like)
        };
        // At the end of a line, behind puzzles in a sentence.
        let is_last = || {
            let is_like = |it: &str| read(it.trim_end_matches([',', ';'])).is_some();
            let is_said = words.clone().count() >= OF_A_SENTENCE;
            behind.trim().is_empty() && is_said && before.split_whitespace().any(is_like)
        };
        let is_sentence = is_last()
            || words.clone().count() >= OF_A_SENTENCE
                && !before.trim_end().ends_with([':', '=', ',', ';', '|', '#'])
            || is_second();
        word.strip_suffix('!')
            .or_else(|| word.strip_suffix(['.', '?']).filter(|_| is_sentence))
            .or_else(|| word.strip_suffix(['-', '–']).filter(|_| behind.starts_with('>')))
    };
    let one = [numbered(), listed(), ended()].into_iter().flatten().find(is_whole);
    one.map_or_else(|| with_solution(word, read), |one| vec![one])
}

/// A puzzle and its solution with one sign between them.
fn with_solution<'t>(word: &'t str, read: &dyn Fn(&str) -> Option<WrittenPuzzle>) -> Vec<&'t str> {
    let count = word.chars().count() / 2;
    if count * 2 + 1 != word.chars().count() || count == 0 {
        return Vec::new();
    }
    let at = |place| word.char_indices().nth(place).map_or(word.len(), |(byte, _)| byte);
    let two = [&word[..at(count)], &word[at(count + 1)..]];
    match two.map(read) {
        [Some(one), Some(other)] if is_solved(&one, &other) || is_solved(&other, &one) => {
            two.to_vec()
        }
        _ => Vec::new(),
    }
}

/// Whether every cell of a puzzle is filled.
pub(super) fn is_full(puzzle: &WrittenPuzzle) -> bool {
    puzzle.state.board.digits().count() == puzzle.geometry.in_lines()
}

/// Whether a full grid is a solution of a puzzle that has empty cells.
pub(super) fn is_solved(puzzle: &WrittenPuzzle, full: &WrittenPuzzle) -> bool {
    let (one, other) = (&puzzle.state.board, &full.state.board);
    puzzle.geometry.is_alike(&full.geometry)
        && is_full(full)
        && !is_full(puzzle)
        && one.digits().all(|it| {
            let symbol = puzzle.geometry.symbol(it.digit);
            other.entry(it.cell).digit().is_some_and(|digit| full.geometry.symbol(digit) == symbol)
        })
}

/// Which of several puzzles are solutions of one just before or behind them.
pub(super) fn solutions(all: &[Option<&WrittenPuzzle>]) -> Vec<bool> {
    let is_of = |at: usize, full: &WrittenPuzzle| {
        all.get(at).copied().flatten().is_some_and(|puzzle| is_solved(puzzle, full))
    };
    let is_solution = |(at, full): (usize, Option<&WrittenPuzzle>)| {
        full.is_some_and(|full| at > 0 && is_of(at - 1, full) || is_of(at + 1, full))
    };
    all.iter().copied().enumerate().map(is_solution).collect()
}

/// Whether a line has letters besides a word of it.
pub(super) fn is_prose(line: &str, word: &str) -> bool {
    let at = word.as_ptr() as usize - line.as_ptr() as usize;
    let rest = [&line[..at], &line[at + word.len()..]];
    rest.iter().any(|part| part.contains(char::is_alphabetic))
}

/// Whether words behind a puzzle are none of its cells: ratings as programs write them, how many digits are given, or
/// numbers in columns of a table.
pub(super) fn is_figures(behind: &str, clues: usize) -> bool {
    let is_rating = |word: &str| {
        word.split_once('.').is_some_and(|(one, two)| is_number(one) && is_number(two))
    };
    let is_column = behind.starts_with('\t');
    behind.split_whitespace().all(|word| {
        let is_count = word.parse() == Ok(clues);
        is_rating(word) || is_count || is_column && is_number(word) && word.len() <= LONGEST_FIGURE
    })
}

/// The most figures of a number in a column of a table.
const LONGEST_FIGURE: usize = 4;
