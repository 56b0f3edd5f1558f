//! One line as a row of a grid: its cells, with whatever stands beside them.

use super::labels::{self, is_label};
use super::line::{is_upright, parts, separator, words};
use super::marks::is_marks;
use super::signs::{Sign, is_empty};
use crate::formats::line_content::{is_bar, is_border, is_drawn};

/// How the cells of a row are parted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// By commas, semicolons or tabs; a field may be blank.
    Fields,
    /// By bars; what is between them may be blank.
    Framed,
    /// By blanks and bars.
    Words,
    /// Not at all, or in groups.
    Characters,
}

/// A line as a row of a grid.
#[derive(Clone, Debug)]
pub(super) struct Row<'t> {
    pub(super) form: Form,
    /// What is written in each cell: parts of the line, perhaps empty ones.
    pub(super) cells: Vec<&'t str>,
    /// What stands before the cells, if that is no cell.
    pub(super) label: Option<&'t str>,
    /// Whether something stands behind them.
    pub(super) is_followed: bool,
    /// Whether this is the label once more, or an empty field.
    pub(super) is_closed: bool,
}

impl Row<'_> {
    /// How much of the line is not in the row: the less, the better it fits.
    pub(super) fn left_out(&self) -> usize {
        usize::from(self.label.is_some()) + usize::from(self.is_followed)
    }
}

/// Whether a word is the sign of one cell, or its marks.
fn is_cell(word: &str, side: usize) -> bool {
    Sign::of(word, side).is_some()
        || side <= 9 && is_marks(word)
        || super::marks::found(word, side).is_some()
}

/// Whether a character alone is a cell.
pub(super) fn is_single(found: char, side: usize) -> bool {
    let mut buffer = [0; 4];
    Sign::of(found.encode_utf8(&mut buffer), side).is_some()
}

/// Whether a line has nothing but bars: a row in which every cell is blank, or one that is only drawn.
pub(super) fn is_blank_row(line: &str) -> bool {
    let is_blank = line.chars().all(|found| found.is_whitespace() || is_bar(found) || found == '!');
    is_blank && line.chars().filter(|found| !found.is_whitespace()).count() > 1
}

/// Whether a line shows no cells but what is drawn around them, besides what stands behind it.
pub(super) fn is_drawn_line(line: &str) -> bool {
    if is_blank_row(line) {
        return false;
    }
    if is_border(line) {
        return !line.trim().is_empty();
    }
    let is_mark = |found: char| is_drawn(found) || matches!(found, '.' | '*' | ':' | '\'' | '!');
    let trimmed = line.trim_start();
    let end = trimmed.find(|found| !is_mark(found)).unwrap_or(trimmed.len());
    let drawn = &trimmed[..end];
    let behind = &trimmed[end..];
    let lines = drawn.chars().filter(|found| is_drawn(*found) && !is_bar(*found)).count();
    lines > 5 && (behind.is_empty() || behind.starts_with(char::is_whitespace))
}

/// Whether a line is so many dashes with blanks between them, in groups between bars: empty cells, where dashes are these.
pub(super) fn framed_dashes(line: &str, side: usize) -> bool {
    let mut count = 0;
    line.contains(is_upright)
        && words(line).all(|word| {
            count += 1;
            word == "-"
        })
        && count == side
}

/// Whether a line that is drawn may be a row of so many dashes, each an empty cell, or two where numbers have two figures.
pub(super) fn dashes(line: &str, side: usize) -> bool {
    let is_dashes = line.chars().all(|found| found == '-' || found.is_whitespace());
    let count = line.chars().filter(|found| *found == '-').count();
    let is_pairs = || line.split_whitespace().all(|word| word == "--");
    is_dashes && (count == side || count == 2 * side && side > 9 && is_pairs())
}

/// Whether a line has nothing but what cells and what is between them are written with.
pub(super) fn is_cells_only(line: &str) -> bool {
    let is_cell = |found: char| found.is_ascii_digit() || is_empty(found);
    let is_between = |found: char| parts(found) || matches!(found, ',' | ';' | '"' | '\'');
    line.chars().all(|found| is_cell(found) || is_between(found)) && line.contains(is_cell)
}

/// Whether a line has single cells of a grid with letters between bars at its ends, with room left for blank ones.
pub(super) fn is_framed_cells(line: &str, side: usize) -> bool {
    let line = line.trim();
    let is_framed = line.starts_with(is_upright) && line.ends_with(is_upright);
    let is_cell = |word: &str| word.chars().count() == 1 && Sign::of(word, side).is_some();
    is_framed
        && side > FIGURES
        && line.chars().count() > 2 * side
        && line.contains("   ")
        && words(line).all(is_cell)
}

/// Grids of more digits have letters too.
const FIGURES: usize = 9;

/// The longest line that may be a row, in bytes.
const LONGEST: usize = 2000;

/// Reads a line as a row of so many cells: as a whole, or without what stands before and behind them.
pub(super) fn row_of(line: &str, side: usize) -> Option<Row<'_>> {
    if line.len() > LONGEST {
        return None;
    }
    // Tabs part cells, also empty ones at the end.
    let is_blank = |it: char| it.is_whitespace() && it != '\t';
    let line = without_quotes(without_comment(line).trim_end_matches(is_blank));
    if let Some((form, cells)) = cells_of(line, side) {
        let is_closed = form == Form::Fields && has_surplus(line, side);
        return Some(Row { form, cells, label: None, is_followed: false, is_closed });
    }
    let bars = [line.find(is_upright), line.rfind(is_upright)];
    if let [Some(first), Some(last)] = bars {
        let end = last + line[last..].chars().next().map_or(0, char::len_utf8);
        let (before, behind) = (line[..first].trim(), line[end..].trim());
        for (from, to) in [(0, end), (first, line.len()), (first, end)] {
            let outside = [&line[..from], &line[to..]];
            // Cells behind bars that stand within the row only are its own, or too many.
            let is_surplus = from == 0
                && !before.is_empty()
                && !behind.is_empty()
                && behind.chars().all(|it| it.is_whitespace() || is_single(it, side));
            if outside.iter().any(|part| is_row_too(part, side)) || is_surplus {
                continue;
            }
            if let Some((form, cells)) = cells_of(&line[from..to], side) {
                let label = Some(before).filter(|_| from == first && !before.is_empty());
                let is_followed = to == end && !behind.is_empty();
                return Some(Row { form, cells, label, is_followed, is_closed: false });
            }
        }
    }
    labelled(line, side).or_else(|| of_table(line, side))
}

/// Whether what stands beside cells has as many cells itself: those of a grid beside this one.
fn is_row_too(part: &str, side: usize) -> bool {
    let mut count = 0;
    let is_cells = part.chars().filter(|it| !parts(*it)).all(|found| {
        count += 1;
        is_single(found, side)
    });
    is_cells && count >= side
}

/// A line in quotes, with a comma or another sign of a program behind them or not, without these.
fn without_quotes(line: &str) -> &str {
    let behind = |it: char| it.is_whitespace() || ",;+\\)".contains(it);
    let inner = line.trim().trim_end_matches(behind);
    // What the text is called in a program: `puzzle = "`.
    let called = inner.find(['"', '\'']).map(|at| inner.split_at(at)).filter(|(name, _)| {
        name.trim_end().ends_with(['=', '(']) && name.starts_with(char::is_alphabetic)
    });
    let inner = called.map_or(inner, |(_, text)| text);
    ['"', '\'']
        .iter()
        .find_map(|&quote| {
            let inner = inner.strip_prefix(quote)?.strip_suffix(quote)?;
            // How programs write that a line ends.
            let inner = inner.strip_suffix("\\n").unwrap_or(inner);
            // A single cell in quotes is a field, among empty ones.
            let is_field = inner.chars().count() < 2 && line.contains('\t');
            (!inner.contains(quote) && !is_field).then_some(inner)
        })
        .unwrap_or_else(|| without_mark(line))
}

/// A row of characters without the sign of a program behind it that parts it from the next.
fn without_mark(line: &str) -> &str {
    let is_mark = |it: char| matches!(it, ',' | ';' | '\\');
    let inner = line.trim_end().strip_suffix(is_mark).unwrap_or(line);
    let is_plain = !inner.contains(is_mark) && !inner.trim().contains(char::is_whitespace);
    if is_plain { inner } else { line }
}

/// A row with a label before it, or with words behind it.
fn labelled(line: &str, side: usize) -> Option<Row<'_>> {
    let labels = labels::labelled(line).map(|(label, rest)| (Some(label), rest));
    for (label, text) in [(None, line)].into_iter().chain(labels) {
        let text = if label.is_some() { without_quotes(text) } else { text };
        for behind in ends_of(text, side) {
            if let Some((form, cells)) = cells_of(&text[..behind], side) {
                let is_followed = behind < text.trim_end().len();
                return Some(Row { form, cells, label, is_followed, is_closed: false });
            }
        }
    }
    None
}

/// A row of a table with a label in its first field, or the same at both of its ends.
pub(super) fn of_table(line: &str, side: usize) -> Option<Row<'_>> {
    let (form, mut fields) = if let Some(mark) = separator(line) {
        (Form::Fields, line.split(mark).take(side + 3).map(unquoted).collect::<Vec<_>>())
    } else if line.contains(is_upright) {
        (Form::Framed, line.split(is_upright).take(side + 4).map(str::trim).collect())
    } else {
        (Form::Words, words(line).take(side + 3).collect())
    };
    if fields.len() > side + 1 && fields.last().is_some_and(|last| last.is_empty()) {
        let _ = fields.pop();
    }
    if fields.len() > side + 1 && fields.first().is_some_and(|first| first.is_empty()) {
        let _ = fields.remove(0);
    }
    let is_closed = fields.len() == side + 2 && fields.first() == fields.last();
    if is_closed {
        let _ = fields.pop();
    }
    let (label, cells) = fields.split_first()?;
    let is_row = cells.len() == side && is_label(label) && cells.iter().all(|it| is_cell(it, side));
    is_row.then(|| Row {
        form,
        cells: cells.to_vec(),
        label: Some(label),
        is_followed: false,
        is_closed,
    })
}

/// Where the cells of a row may end: at its end, or before something that is no cell.
fn ends_of(text: &str, side: usize) -> Vec<usize> {
    let mut ends = vec![text.len()];
    let is_cells = |word: &str| {
        word.chars().all(|found| is_single(found, side)) || Sign::of(word, side).is_some()
    };
    // Whether all words behind are cells: of those from the gap that was looked at last.
    let mut all = true;
    let mut rest = text.trim_end_matches([' ', '\t']);
    while let Some(at) = rest.rfind([' ', '\t']) {
        let before = rest[..at].trim_end_matches([' ', '\t']);
        let end = before.len();
        let mut words = rest[at..].trim_start().split(parts).filter(|word| !word.is_empty());
        rest = before;
        let Some(first) = words.next() else { continue };
        let behind = words.all(is_cells) && all;
        all = behind && is_cells(first);
        // The sign of a cell, or several, may not be passed over, unless it is far away and more words follow.
        let is_far = text[end..].starts_with("  ");
        if !is_cells(first) || is_far && !behind {
            ends.push(end);
        }
        if ends.len() > side {
            break;
        }
    }
    ends
}

/// A line without the comment at its end.
pub(super) fn without_comment(line: &str) -> &str {
    let begins = |place: &usize| {
        let behind = line[place + 1..].chars().next();
        let before = line[..*place].chars().next_back();
        // A sign before marks is no comment: `#48`.
        !behind.is_some_and(|found| found.is_ascii_digit() && before != Some('#'))
    };
    let comment = line.match_indices('#').map(|(place, _)| place).find(begins);
    comment.map_or(line, |place| &line[..place])
}

type Cells<'t> = (Form, Vec<&'t str>);

/// The cells of a text that is a row of so many cells and nothing else.
fn cells_of(text: &str, side: usize) -> Option<Cells<'_>> {
    let text = within_brackets(text);
    if let Some(fields) = fields(text, side) {
        return Some((Form::Fields, fields));
    }
    if let Some(framed) = framed(text, side) {
        return Some((Form::Framed, framed));
    }
    if has_blank_frame(text) {
        return None;
    }
    let found: Vec<&str> = words(text).take(side + 1).collect();
    if found.len() == side && found.iter().all(|word| is_cell(word, side)) {
        return Some((Form::Words, found));
    }
    characters(text, side).map(|cells| (Form::Characters, cells))
}

/// Whether each cell has a frame or a field of its own, and there is nothing in one of them: an empty cell, which words alone
/// do not show.
fn has_blank_frame(text: &str) -> bool {
    let is_blank = |parts: &mut dyn Iterator<Item = &str>| {
        let (mut blank, mut single, mut others) = (0, 0, 0);
        for part in parts {
            match part.split_whitespace().take(2).count() {
                0 => blank += 1,
                1 if part.trim().chars().count() == 1 => single += 1,
                _ => others += 1,
            }
        }
        blank > 0 && single > others
    };
    // What stands outside of the outer bars is no frame.
    let frames = text.trim().split(is_upright).count().saturating_sub(2);
    if frames > 0 && is_blank(&mut text.trim().split(is_upright).skip(1).take(frames)) {
        return true;
    }
    // Tabs may only align cells, where others are written with a sign.
    text.contains('\t') && !text.contains(is_empty) && is_blank(&mut text.split('\t'))
}

/// A row as programs list it, without its brackets.
fn within_brackets(text: &str) -> &str {
    let list = text.trim().trim_end_matches([',', ';']);
    [('[', ']'), ('(', ')'), ('{', '}'), ('<', '>')]
        .iter()
        .find_map(|(open, close)| {
            // The first row of a list has the brackets of what it is in too, and so has the last.
            let inner = list.strip_prefix(*open)?.trim_start_matches(['(', '[', '{', '<', ' ']);
            let cells = inner.trim_end_matches([')', ']', '}', '>', ' ']);
            let is_closed = inner[cells.len()..].trim_start().starts_with(*close);
            (is_closed && !cells.contains(['(', ')', '[', ']', '{', '}'])).then_some(cells)
        })
        .unwrap_or(text)
}

/// The fields of a row of a table.
fn fields(text: &str, side: usize) -> Option<Vec<&str>> {
    let mark = separator(text)?;
    let mut fields: Vec<&str> = text.split(mark).take(side + 2).map(unquoted).collect();
    if fields.len() == side + 1 && fields.last().is_some_and(|last| last.is_empty()) {
        let _ = fields.pop();
    }
    let is_row = fields.len() == side && fields.iter().all(|field| is_cell(field, side));
    is_row.then_some(fields)
}

/// Whether a row of a table has a field more than cells, an empty one at its end.
fn has_surplus(text: &str, side: usize) -> bool {
    [';', ',', '\t'].iter().find(|mark| text.contains(**mark)).is_some_and(|mark| {
        let text = within_brackets(text);
        text.matches(*mark).take(side + 1).count() == side
    })
}

/// A field without blanks and quotes around it.
fn unquoted(field: &str) -> &str {
    let field = field.trim();
    let inner = ['"', '\''].iter().find_map(|&quote| {
        let inner = field.strip_prefix(quote)?.strip_suffix(quote)?;
        Some(inner.trim())
    });
    inner.unwrap_or(field)
}

/// A cell in a frame of its own is no wider, with a blank at both sides.
const WIDEST: usize = 4;

/// The cells of a row in which each has a frame of its own.
fn framed(text: &str, side: usize) -> Option<Vec<&str>> {
    let parts = || text.split(is_upright).take(side + 3);
    let mut cells: Vec<&str> = parts().map(str::trim).collect();
    let surplus = cells.len().checked_sub(side)?;
    // Wide parts between bars at both ends are whole blocks of cells, and what stands outside is none.
    let is_outer = text.trim().starts_with(is_upright) && text.trim().ends_with(is_upright);
    if surplus == 0 && is_outer && parts().any(|part| part.chars().count() > WIDEST) {
        return None;
    }
    // Between bars at both ends a cell is missing.
    if surplus == 1 && text.starts_with(is_upright) {
        return None;
    }
    if surplus > 0 && cells.last().is_some_and(|last| last.is_empty()) {
        let _ = cells.pop();
    }
    if surplus > 1 && cells.first().is_some_and(|first| first.is_empty()) {
        let _ = cells.remove(0);
    }
    (cells.len() == side && cells.iter().all(|cell| is_cell(cell, side))).then_some(cells)
}

/// The cells of a row that are a character each, or two where a plus sign says that a digit was found.
fn characters(text: &str, side: usize) -> Option<Vec<&str>> {
    let mut cells = Vec::with_capacity(side);
    let mut found = text.char_indices().filter(|(_, found)| !parts(*found)).peekable();
    while let Some((place, sign)) = found.next() {
        let digit = |next: &(usize, char)| {
            sign == '+'
                && next.0 == place + 1
                && next.1.is_ascii_alphanumeric()
                && !is_empty(next.1)
        };
        let (last, sign) = found.next_if(digit).unwrap_or((place, sign));
        if cells.len() == side || !is_single(sign, side) {
            return None;
        }
        cells.push(&text[place..last + sign.len_utf8()]);
    }
    (cells.len() == side).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(line: &str) -> Option<String> {
        row_of(line, 9).map(|row| {
            let sign =
                |cell: &&str| if cell.is_empty() || *cell == "0" { "." } else { *cell }.to_owned();
            row.cells.iter().map(sign).collect()
        })
    }

    #[test]
    fn rows_are_found_beside_what_is_none() {
        for line in [
            "53..7....",
            "53. .7. ...",
            "5 3 . . 7 . . . .",
            "| 5 3 . | . 7 . | . . . |",
            "5 3 . | . 7 . | . . .",
            "5 3 . ! . 7 . ! . . .",
            "1 | 5 3 . | . 7 . | . . . |  Movement",
            "A 5 3 . . 7 . . . .",
            "r1: 53..7....",
            "53..7.... [ok]",
            "5 3 . . 7 . . . . [fail]",
            " \"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\",",
            "53..7.... # a row",
            "- 53..7....",
            "- [5, 3, 0, 0, 7, 0, 0, 0, 0]",
            "Row 1: 5 3 . . 7 . . . .",
            "12:53..7....",
            "0,5,3,0,0,7,0,0,0,0",
            "| **A** | 5 | 3 |   |   | 7 |   |   |   |   |",
            "1 5 3 . . 7 . . . . 1",
            "puzzle = \"53..7....\" +",
            "5\t3\t\t\t7\t\t\t\t",
        ] {
            assert_eq!(cells(line).as_deref(), Some("53..7...."), "{line}");
        }
        assert_eq!(cells("│ 5 │ 3 │   │   │ 7 │   │   │   │   │").as_deref(), Some("53..7...."));
        assert_eq!(cells("1 2 3 4 5 6 7 8"), None);
        assert_eq!(cells("5.6/5.6/3.2"), None);
        assert_eq!(cells("53..7.... 55"), None);
        assert_eq!(cells("53..7.... | .....9..3"), None);
        assert_eq!(cells("53+2.7....").as_deref(), Some("53+2.7...."));
        assert!(is_drawn_line("├───┼───┼───┤    Commands") && !is_drawn_line(". . . . . ."));
    }
}
