//! Tables of puzzles with a line for each, as the window writes them: what each column holds stands in the first line.

use std::borrow::Cow;

/// The names of the columns that say what a puzzle is; all others tell something of it.
const PUZZLE: &str = "puzzle";
const NAME: &str = "name";
const GRID: &str = "grid";

/// Turns a table whose first line names a column `puzzle` into a text with a puzzle and its name on each line, and the name of
/// their grid on the first one; what other columns tell is left out. Any other text is given back as it is.
pub fn lines_of_table(text: &str) -> Cow<'_, str> {
    let mut lines = text.trim_start_matches('\u{feff}').lines();
    let heads = fields(lines.next().unwrap_or_default());
    let column = |name: &str| heads.iter().position(|head| head == name);
    let Some(puzzle) = column(PUZZLE).filter(|_| heads.len() > 1) else {
        return Cow::Borrowed(text);
    };
    let (name, grid) = (column(NAME), column(GRID));
    let mut named = None;
    let rows: Vec<String> = lines
        .map(|line| {
            let row = fields(line);
            let of = |column: usize| row.get(column).map_or("", |field| field.trim());
            if named.is_none() {
                named = grid.map(of).filter(|grid| !grid.is_empty()).map(str::to_owned);
            }
            match name.map_or("", of) {
                "" => of(puzzle).to_owned(),
                name => format!("{} # {name}", of(puzzle)),
            }
        })
        .collect();
    // Lines keep their numbers.
    let first = named.map_or(String::new(), |grid| format!("# {GRID}: {grid}"));
    Cow::Owned(format!("{first}\n{}\n", rows.join("\n")))
}

/// The fields of a line with commas between them, or semicolons if it has no commas; what is in quotes may have some.
fn fields(line: &str) -> Vec<String> {
    let mark = if line.contains(',') { ',' } else { ';' };
    let (mut fields, mut is_quoted) = (vec![String::new()], false);
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let field = fields.last_mut();
        match (letter, field) {
            ('"', Some(field)) if is_quoted && letters.peek() == Some(&'"') => {
                let _ = letters.next();
                field.push('"');
            }
            ('"', _) => is_quoted = !is_quoted,
            (letter, _) if letter == mark && !is_quoted => fields.push(String::new()),
            (letter, Some(field)) => field.push(letter),
            (_, None) => {}
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_puzzles_with_their_names_and_their_grid() {
        let table = "number,name,puzzle,grid,level,score\n\
                     1,\"the \"\"first\"\", easy\",12..,x,easy,538\n\
                     2,\"\",..34,x,,\n";
        let lines = "# grid: x\n12.. # the \"first\", easy\n..34\n";
        assert_eq!(lines_of_table(table), lines);
        let older = "number;name;puzzle;level\n1;one;12..;easy\n";
        assert_eq!(lines_of_table(older), "\n12.. # one\n");
    }

    #[test]
    fn what_is_no_such_table_stays_as_it_is() {
        for text in ["", "puzzle\n1234\n", "1,2,,4\n3,,,\n", "a puzzle, and its name\n"] {
            assert!(matches!(lines_of_table(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }
}
