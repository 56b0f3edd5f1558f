//! What came of a part, as it is told: what is said before its table, the table, and what is said after it; the same as text.

use duvod::message::Message;

/// What stands between two columns of a table.
const GAP: &str = "  ";

/// A part as it is told.
#[derive(Clone, Debug, PartialEq)]
pub struct TableText {
    /// What is said of it.
    pub before: Vec<Message>,
    /// The heads of the columns.
    pub heads: Vec<Message>,
    /// The rows, each with a cell for each head.
    pub rows: Vec<Vec<Message>>,
    /// What is said of the figures.
    pub after: Vec<Message>,
}

impl TableText {
    /// The table in words: its heads, and its rows.
    fn lines(&self, say: &dyn Fn(&Message) -> String) -> Vec<Vec<String>> {
        let all = [&self.heads].into_iter().chain(&self.rows);
        all.map(|row| row.iter().map(say).collect()).collect()
    }
}

/// Writes parts one below another, each with its table in columns.
pub fn tables_text(parts: &[TableText], say: &dyn Fn(&Message) -> String) -> String {
    let mut out = String::new();
    for (number, part) in parts.iter().enumerate() {
        if number > 0 {
            out.push('\n');
        }
        let mut line = |text: &str| {
            out.push_str(text);
            out.push('\n');
        };
        for said in &part.before {
            line(&say(said));
        }
        for row in columns(&part.lines(say)) {
            line(&row);
        }
        for said in &part.after {
            line(&say(said));
        }
    }
    out
}

/// Lines of cells in columns: the first from the left, the others from the right.
fn columns(lines: &[Vec<String>]) -> Vec<String> {
    let count = lines.first().map_or(0, Vec::len);
    let width =
        |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |line: &Vec<String>| {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        cells.collect::<Vec<_>>().join(GAP)
    };
    lines.iter().map(line).collect()
}
