//! Tables of web pages that are grids: a cell a digit, or nothing.

use super::grids::Grids;
use super::labels::is_header;
use super::signs::Sign;

/// The longest table that is looked at, in bytes.
const LONGEST: usize = 1 << 17;

/// Whether a table begins on a line.
pub(super) fn is_table(line: &str) -> bool {
    let line = line.trim_start();
    line.get(.."<table".len()).is_some_and(|start| start.eq_ignore_ascii_case("<table"))
}

/// The places of the cells of a table that a text begins with, each its byte and how long it is, and where the table ends;
/// `None` if it is no grid.
pub(super) fn read(text: &str, grids: &Grids) -> Option<(Vec<(usize, usize)>, usize)> {
    const END: &str = "</table>";
    let mut most = text.len().min(LONGEST);
    while !text.is_char_boundary(most) {
        most -= 1;
    }
    // One that has another in it is none, and is not looked through.
    let next = ["<table", "<TABLE"].iter().filter_map(|open| text[1..most].find(open)).min();
    let until = next.map_or(most, |at| at + 1);
    let lower = text[..until].to_ascii_lowercase();
    let end = lower.find(END)? + END.len();
    let mut rows: Vec<Vec<(usize, usize)>> = Vec::new();
    let mut at = 0;
    while let Some(open) = lower[at..end].find('<').map(|found| at + found) {
        let close = open + lower[open..end].find('>')?;
        let name = lower[open + 1..close].split(|it: char| !it.is_ascii_alphanumeric()).next();
        match name {
            Some("tr") => rows.push(Vec::new()),
            Some("td" | "th") => {
                let behind =
                    lower[close..end].find("</t").or_else(|| lower[close..end].find("<t"))?;
                let cell = content(text, close + 1, close + behind)?;
                rows.last_mut()?.push(cell);
            }
            _ => {}
        }
        at = close + 1;
    }
    rows.retain(|row| !row.is_empty());
    let cells = square(text, rows, grids)?;
    Some((cells, end))
}

/// What a field of a table says, without tags and blanks: perhaps the value of what is filled in there.
fn content(text: &str, from: usize, to: usize) -> Option<(usize, usize)> {
    const VALUE: &str = "value=\"";
    const BLANKS: [&str; 3] = ["&nbsp;", "&#160;", "&middot;"];
    let field = &text[from..to];
    let mut start = 0;
    let mut found: Option<(usize, usize)> = None;
    while start < field.len() {
        let tag = field[start..].find('<').map_or(field.len(), |at| start + at);
        let said = field[start..tag].trim();
        if !said.is_empty() && !BLANKS.contains(&said) {
            if found.is_some() {
                return None;
            }
            found = Some((said.as_ptr() as usize - text.as_ptr() as usize, said.len()));
        }
        start = field[tag..].find('>').map_or(field.len(), |at| tag + at + 1);
    }
    let value = || {
        let at = field.find(VALUE)? + VALUE.len();
        let length = field[at..].find('"')?;
        Some((from + at, length))
    };
    Some(found.or_else(value).unwrap_or((to, 0)))
}

/// The cells of rows that are a grid, without the names of its rows and columns.
fn square(
    text: &str,
    mut rows: Vec<Vec<(usize, usize)>>,
    grids: &Grids,
) -> Option<Vec<(usize, usize)>> {
    let said = |&(at, length): &(usize, usize)| &text[at..at + length];
    let joined = |cells: &[(usize, usize)]| cells.iter().map(said).collect::<Vec<_>>().join(" ");
    let width = rows.last()?.len();
    let firsts: Vec<(usize, usize)> = rows.iter().filter_map(|row| row.first().copied()).collect();
    let side = width - 1;
    let is_named = rows.len() >= side
        && side > 1
        && is_header(&joined(&firsts[firsts.len() - side..]), side)
        && (rows.len() == side || is_header(&joined(&rows[0]), side));
    if is_named {
        rows.iter_mut().filter(|row| row.len() == width).for_each(|row| {
            let _ = row.remove(0);
        });
    }
    let side = rows.last()?.len();
    if rows.len() == side + 1 && is_header(&joined(&rows[0]), side) {
        let _ = rows.remove(0);
    }
    let is_square = rows.len() == side && rows.iter().all(|row| row.len() == side);
    let cells = rows.concat();
    let is_cell = |cell| {
        let word = said(cell);
        Sign::of(word, side).is_some() || side <= 9 && super::marks::is_marks(word)
    };
    (is_square && grids.has_cells(side * side) && cells.iter().all(is_cell)).then_some(cells)
}
