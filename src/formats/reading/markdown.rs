//! Tables as Markdown has them: the line of dashes below the first row parts the names of the columns from the rows, and is no
//! border. Where a row is missing below it, the first row of the grid stands in place of the names.

use super::labels::is_header;
use super::line::{Kind, Line};
use super::signs::Sign;

/// Lines without those that part the heads of tables, and without these heads; and the numbers of the heads that say something.
pub(super) fn without_rules(lines: Vec<Line<'_>>) -> (Vec<Line<'_>>, Vec<usize>) {
    let is_rule = |line: &Line<'_>| line.kind == Kind::Drawn && rule(&line.text).is_some();
    if !lines.iter().any(is_rule) {
        return (lines, Vec::new());
    }
    let mut left_out = vec![false; lines.len()];
    let mut heads = Vec::new();
    let is_row = |at: usize| lines.get(at).is_some_and(|line| line.kind == Kind::Cells);
    for at in (0..lines.len()).filter(|at| is_rule(&lines[*at])) {
        let Some(columns) = rule(&lines[at].text) else { continue };
        let rows = lines[at + 1..].iter().take_while(|line| line.kind == Kind::Cells).count();
        let ends = lines.get(at + 1 + rows).is_none_or(|line| line.kind != Kind::Drawn);
        let has_head = at > 0 && is_row(at - 1);
        let is_first =
            !has_head || at < 2 || !matches!(lines[at - 2].kind, Kind::Cells | Kind::Drawn);
        let is_table = rows > 1 && fields(&lines[at + 1].text).len() == columns;
        if !ends || !is_first || !is_table {
            continue;
        }
        left_out[at] = true;
        let labels: Vec<&str> = lines[at + 1..=at + rows]
            .iter()
            .filter_map(|line| fields(&line.text).first().copied())
            .collect();
        let is_labelled = is_header(&labels.join(" "), rows);
        // What may be a row of cells is no head: with it there is a row too many.
        let is_cells = has_head && {
            let cells = fields(&lines[at - 1].text);
            let is_cell = |cell: &&str| Sign::of(cell, columns).is_some();
            cells.iter().all(is_cell)
                && cells.iter().any(|cell| !cell.is_empty())
                && !is_header(&cells.join(" "), columns)
        };
        if has_head && !is_cells && (rows + 1 != columns || is_labelled) {
            left_out[at - 1] = true;
            if lines[at - 1].text.contains(char::is_alphanumeric) {
                heads.push(lines[at - 1].number);
            }
        }
    }
    let mut left_out = left_out.into_iter();
    let lines = lines.into_iter().filter(|_| !left_out.next().unwrap_or(false)).collect();
    (lines, heads)
}

/// The fields between the bars of a line.
fn fields(line: &str) -> Vec<&str> {
    let line = line.trim();
    let line = line.strip_prefix('|').unwrap_or(line);
    let line = line.strip_suffix('|').unwrap_or(line);
    line.split('|').map(|field| field.trim().trim_matches('*')).collect()
}

/// How many columns a line of dashes parts.
fn rule(line: &str) -> Option<usize> {
    let fields = fields(line);
    let is_dashes = |field: &&str| {
        let dashes = field.trim_start_matches(':').trim_end_matches(':');
        !dashes.is_empty() && dashes.chars().all(|it| it == '-')
    };
    (fields.len() > 1 && fields.iter().all(is_dashes)).then_some(fields.len())
}
