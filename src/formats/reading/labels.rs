//! What rows and columns are called: numbers and letters in order at their sides, and bullets.

use super::line::{separator, words};
use super::signs::{is_empty, is_number};

/// What a line of a list may begin with.
pub(super) const BULLETS: [&str; 6] = ["-", "*", "+", "•", "–", "·"];

/// What a row of a program may begin with.
const STATEMENTS: [&str; 3] = ["DATA", "data", "Data"];

/// The longest number of a line.
const LONGEST_NUMBER: usize = 5;

/// To which base single letters are values.
const FIGURES: u32 = 36;

/// A line without the label before its cells, and that label.
pub(super) fn labelled(line: &str) -> Option<(&str, &str)> {
    let trimmed = without_number(line.trim_start());
    let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
    let (label, rest) = trimmed.split_at(end);
    // The number of a line, with a colon and no blank behind it: `12:53..7....`.
    if let Some((number, _)) = label.rsplit_once(':').filter(|(_, cells)| !cells.is_empty()) {
        let last = number.rsplit(':').next().unwrap_or_default();
        let is_number = is_short_number(last, LONGEST_NUMBER);
        return is_number.then(|| trimmed.split_at(number.len() + 1));
    }
    if is_label(label) || BULLETS.contains(&label) && !rest.trim().is_empty() {
        return Some((label, rest));
    }
    if STATEMENTS.contains(&label) {
        return Some((label, rest));
    }
    // A word and a number: `Row 1:`.
    let behind = rest.trim_start();
    let end = behind.find(char::is_whitespace).unwrap_or(behind.len());
    let is_word = label.chars().count() > 1 && label.chars().all(char::is_alphabetic);
    let number = behind[..end].strip_suffix([':', '.', ')']);
    let is_named = is_word && number.is_some_and(|number| is_short_number(number, 2));
    is_named.then(|| trimmed.split_at(trimmed.len() - behind.len() + end))
}

/// A line of a program without its number.
fn without_number(line: &str) -> &str {
    let rest = line.trim_start_matches(|it: char| it.is_ascii_digit()).trim_start();
    if STATEMENTS.iter().any(|word| rest.starts_with(word)) { rest } else { line }
}

fn is_short_number(word: &str, most: usize) -> bool {
    word.len() <= most && is_number(word)
}

/// Whether a word may be what a row is called: its number or letter.
pub(super) fn is_label(word: &str) -> bool {
    let inner = word
        .strip_suffix(",]")
        .unwrap_or(word)
        .trim_end_matches([':', '.', ')', ']', '*'])
        .trim_start_matches(['(', '[', '*']);
    let inner = inner.strip_prefix(['r', 'R']).filter(|rest| !rest.is_empty()).unwrap_or(inner);
    let is_letter = inner.len() == 1 && inner.bytes().all(|it| it.is_ascii_alphabetic());
    is_short_number(inner, 2) || is_letter
}

/// The value of a label: its number, or its letter to the base of 36.
fn value(label: &str) -> Option<usize> {
    let inner = label.trim_matches(|it: char| !it.is_ascii_alphanumeric());
    let figures = inner.rfind(|it: char| !it.is_ascii_digit()).map_or(0, |at| at + 1);
    let (name, number) = inner.split_at(
        inner.char_indices().map(|(at, _)| at).find(|at| *at >= figures).unwrap_or(inner.len()),
    );
    if !number.is_empty() {
        let is_name = name.chars().all(|it| it.is_alphabetic() || it.is_whitespace());
        let is_file = label.trim_end().ends_with(':') && name.ends_with(':');
        return number.parse().ok().filter(|_| is_name || is_file);
    }
    let mut letters = inner.chars();
    let letter = letters.next()?.to_digit(FIGURES)? as usize;
    letters.next().is_none().then_some(letter)
}

/// Whether labels are in order: from 0, from 1 or from A on; numbers of lines, with a colon, from anywhere.
pub(super) fn is_in_order(labels: &[&str]) -> bool {
    let values: Option<Vec<usize>> = labels.iter().map(|label| value(label)).collect();
    let of_lines = labels.iter().all(|label| label.ends_with(':'));
    let begins =
        |values: &[usize]| values.first().is_some_and(|it| of_lines || [0, 1, 10].contains(it));
    values
        .is_some_and(|values| begins(&values) && values.windows(2).all(|two| two[1] == two[0] + 1))
}

/// Whether a line has the names of so many columns, and perhaps something in the corner before them.
pub(super) fn is_header(line: &str, side: usize) -> bool {
    let names: Vec<&str> = if let Some(mark) = separator(line) {
        line.split(mark).take(side + 2).map(unquoted).collect()
    } else {
        words(line).take(side + 3).collect()
    };
    let of_side = |names: &[&str]| names.len() == side && is_in_order(names);
    of_side(&names)
        || names.split_first().is_some_and(|(_, behind)| of_side(behind))
        || names.len() == side + 2 && names[0] == names[side + 1] && of_side(&names[1..=side])
}

/// Whether a line has the names of so many columns in fields, behind a field for the corner.
pub(super) fn has_corner(line: &str, side: usize) -> bool {
    let Some(mark) = separator(line) else { return false };
    let names: Vec<&str> = line.split(mark).take(side + 2).map(unquoted).collect();
    names.len() == side + 1 && is_in_order(&names[1..])
}

fn unquoted(field: &str) -> &str {
    field.trim().trim_matches(['"', '\''])
}

/// Whether rows that fit a grid are those of a smaller one, with labels before them, or bullets.
pub(super) fn is_table(side: usize, rows: &[&[&str]]) -> bool {
    let firsts: Vec<&str> = rows.iter().filter_map(|row| row.first().copied()).collect();
    let Some(top) = rows.first().filter(|_| firsts.len() == rows.len() && side > 2) else {
        return false;
    };
    let inner = side - 1;
    let has_names = is_in_order(&top[1..]) || firsts.len() >= side && is_in_order(&firsts[1..side]);
    let is_numbered = firsts.len().is_multiple_of(inner) && firsts.chunks(inner).all(is_in_order);
    let others = || rows.iter().flat_map(|row| &row[1..]);
    let is_sign = |cell: &&&str| !cell.is_empty() && cell.chars().all(is_empty);
    let is_listed = BULLETS.contains(&firsts[0])
        && firsts.iter().all(|first| *first == firsts[0])
        && others().all(|cell| *cell != firsts[0])
        && others().any(|cell| is_sign(&cell));
    // A row too many is not the column of a larger puzzle.
    let is_long = || {
        firsts.chunks_exact(side).any(is_in_order)
            && others().any(|cell| cell.is_empty() || *cell == "0" || is_sign(&cell))
    };
    has_names
        || is_numbered
        || is_listed
        || is_long()
        || firsts.chunks_exact(side).any(is_nearly_in_order)
}

/// Whether labels are in order but for one that is there twice: they are no digits of a column either.
fn is_nearly_in_order(labels: &[&str]) -> bool {
    let values: Vec<usize> = labels.iter().map_while(|label| value(label)).collect();
    let mut met = values.clone();
    met.sort_unstable();
    met.dedup();
    let steps = values.windows(2).filter(|two| two[1] == two[0] + 1).count();
    values.len() == labels.len()
        && met.len() < values.len()
        && steps + 4 >= values.len()
        && steps > 3
}
/// Words that a solution is called by, at the beginning of a line.
const SOLUTIONS: [&str; 8] =
    ["solution", "solved", "answer", "lösung", "solución", "soluzione", "řešení", "vyřešen"];

/// Whether a line begins by calling what it holds, or what is below it, a solution.
pub(super) fn is_of_solution(line: &str) -> bool {
    let start = line.trim_start_matches(|it: char| !it.is_alphanumeric());
    let word: String = start.chars().take_while(|it| it.is_alphabetic()).take(LONGEST).collect();
    let word = word.to_lowercase();
    SOLUTIONS.iter().any(|known| word.starts_with(known))
}

/// No word that a solution is called by is longer.
const LONGEST: usize = 12;
