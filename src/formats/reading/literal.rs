//! Lists and objects as programs write them: JSON, and lists of Python and C.
//!
//! A puzzle is a list of as many values as a grid has cells, or of as many lists or words as it has rows; or a word. It may
//! stand anywhere within lists and objects.

/// How deep lists may be within lists.
const DEEPEST: usize = 32;

/// A value with the byte at which it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Value<'t> {
    pub(super) at: usize,
    pub(super) what: What<'t>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What<'t> {
    /// What is written between quotes, or without them.
    Text(&'t str),
    List(Vec<Value<'t>>),
    /// Names with their values.
    Object(Vec<(&'t str, Value<'t>)>),
}

/// What lists of programs may be called before their bracket.
const NAMES: [&str; 19] = [
    "array",
    "Array",
    "matrix",
    "Matrix",
    "tensor",
    "c",
    "list",
    "listOf",
    "arrayOf",
    "intArrayOf",
    "mutableListOf",
    "List",
    "Vector",
    "Seq",
    "tuple",
    "vec!",
    "Grid",
    "Board",
    "[]",
];

/// How many brackets of a line may be looked at.
const MOST_BRACKETS: usize = 8;

/// Whether a line may begin a list or an object, and where.
pub(super) fn start(line: &str) -> Option<usize> {
    let brackets = line.match_indices(['[', '{', '(']).take(MOST_BRACKETS);
    brackets.map(|(at, _)| at).find_map(|at| {
        if is_declared(line, at) {
            let list = at + line[at..].find('{')?;
            return opens(line, list).then_some(list);
        }
        let before = line[..at].trim_end();
        let is_begun = before.is_empty() || before.ends_with(['=', ':', ',']) || is_named(before);
        // A list that Lisp is not to call.
        let is_begun = is_begun || before.ends_with(" '") && line[at..].starts_with("((");
        (is_begun && opens(line, at)).then_some(at)
    })
}

/// Whether what stands behind a bracket may be the first value of a list.
fn opens(line: &str, at: usize) -> bool {
    let behind = line[at + 1..].trim_start().chars().next();
    behind.is_none_or(|it| "[{(\"'-_".contains(it) || it == '}' || it.is_ascii_digit())
        || NAMES.iter().any(|name| {
            let behind = line[at + 1..].trim_start().strip_prefix(name);
            behind.is_some_and(|it| it.starts_with(['(', '[', '{']))
        })
}

/// Whether a name of lists stands before a bracket.
fn is_named(before: &str) -> bool {
    NAMES.iter().any(|name| {
        before
            .strip_suffix(name)
            .is_some_and(|rest| !rest.ends_with(|it: char| it.is_ascii_alphanumeric() || it == '_'))
    })
}

/// Whether a bracket gives the size of a field, as `int grid[9][9] = {`.
fn is_declared(line: &str, at: usize) -> bool {
    let before = line[..at].trim_end_matches(']');
    line[at..].starts_with('[')
        && before.ends_with(|it: char| it.is_ascii_alphanumeric() || it == '_')
        && line[at..].contains('{')
}

/// The most values that are taken apart in vain, or at once: some 25 000 classic puzzles in lists of numbers.
pub(super) const MOST: usize = 1 << 21;

/// Reads the value that a text begins with, and where it ends. `left` is how many values may still be taken apart in vain.
pub(super) fn read<'t>(text: &'t str, left: &mut usize) -> Option<(Value<'t>, usize)> {
    let mut reader = Reader { text, at: 0, left: *left };
    let Some(value) = reader.value(0) else {
        *left = reader.left;
        return None;
    };
    Some((value, reader.at))
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    left: usize,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Passes over blanks and comments.
    fn skip(&mut self) {
        loop {
            let rest = &self.text[self.at..];
            let blank = rest.len() - rest.trim_start().len();
            self.at += blank;
            let rest = &rest[blank..];
            let is_comment = rest.starts_with("//") || rest.starts_with('#');
            if !is_comment {
                return;
            }
            self.at += rest.find('\n').unwrap_or(rest.len());
        }
    }

    fn value(&mut self, depth: usize) -> Option<Value<'t>> {
        self.left = self.left.checked_sub(1)?;
        self.skip();
        let at = self.at;
        let what = match self.peek()? {
            b'[' => self.list(b']', depth)?,
            b'(' => self.list(b')', depth)?,
            b'{' => self.list(b'}', depth)?,
            quote @ (b'"' | b'\'') => What::Text(self.quoted(quote)?),
            _ => {
                let word = self.bare()?;
                if word == "new" {
                    self.skip();
                    let _ = self.bare();
                }
                if self.is_called(word) {
                    return self.value(depth + 1).filter(|_| depth < DEEPEST);
                }
                What::Text(word)
            }
        };
        Some(Value { at, what })
    }

    /// Goes on to the bracket of a list behind what it is called: `listOf(`, `new int[] {`.
    fn is_called(&mut self, word: &str) -> bool {
        let is_name = word.starts_with(|it: char| it.is_alphabetic() || it == '_');
        let rest = &self.text[self.at..];
        let behind = rest.strip_prefix("[]").map_or(rest, str::trim_start);
        let is_list = behind.starts_with(['(', '[', '{']);
        if is_name && is_list {
            self.at += rest.len() - behind.len();
        }
        is_name && is_list
    }

    fn list(&mut self, close: u8, depth: usize) -> Option<What<'t>> {
        if depth == DEEPEST {
            return None;
        }
        self.at += 1;
        let (mut values, mut named) = (Vec::new(), Vec::new());
        loop {
            self.skip();
            match self.peek()? {
                found if found == close => {
                    self.at += 1;
                    break;
                }
                b',' | b';' => self.at += 1,
                _ => {
                    let value = self.value(depth + 1)?;
                    self.skip();
                    match (self.peek()?, &value.what) {
                        (b':', What::Text(name)) if close == b'}' => {
                            self.at += 1;
                            named.push((*name, self.value(depth + 1)?));
                        }
                        _ => values.push(value),
                    }
                }
            }
        }
        Some(if named.is_empty() { What::List(values) } else { What::Object(named) })
    }

    fn quoted(&mut self, quote: u8) -> Option<&'t str> {
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut at = start;
        while *bytes.get(at)? != quote {
            at += if bytes[at] == b'\\' { 2 } else { 1 };
        }
        self.at = at + 1;
        self.text.get(start..at)
    }

    fn bare(&mut self) -> Option<&'t str> {
        let rest = &self.text[self.at..];
        let ends = |it: char| it.is_whitespace() || "[](){},;:\"'".contains(it);
        let end = rest.find(ends).unwrap_or(rest.len());
        self.at += end;
        (end > 0).then(|| &rest[..end])
    }
}

impl<'t> Value<'t> {
    /// The values of a list, if it is a list of words.
    pub(super) fn texts(&self) -> Option<Vec<(usize, &'t str)>> {
        let What::List(values) = &self.what else { return None };
        let text = |value: &Value<'t>| match value.what {
            What::Text(text) => Some((value.at, text)),
            _ => None,
        };
        values.iter().map(text).collect()
    }

    /// The text of a list of marks, each a character.
    pub(super) fn marks(&self, text: &'t str) -> Option<&'t str> {
        let marks = self.texts()?;
        let (first, last) = (marks.first()?, marks.last()?);
        let start = text.as_ptr() as usize;
        let begin = first.1.as_ptr() as usize - start;
        let end = last.1.as_ptr() as usize - start + last.1.len();
        marks.iter().all(|(_, mark)| mark.len() == 1).then(|| &text[begin..end])
    }

    /// The cells of a grid in which some hold lists of marks, each as the text of its list.
    pub(super) fn marked(
        &self,
        text: &'t str,
        has_cells: &dyn Fn(usize) -> bool,
    ) -> Option<Vec<&'t str>> {
        let What::List(rows) = &self.what else { return None };
        let side = rows.len();
        if side < 2 || !has_cells(side * side) {
            return None;
        }
        let mut cells = Vec::new();
        let (mut has_single, mut others) = (false, 0);
        for row in rows {
            let What::List(values) = &row.what else { return None };
            if values.len() != side {
                return None;
            }
            for value in values {
                cells.push(match value.what {
                    What::Text(cell) => {
                        has_single = true;
                        cell
                    }
                    What::List(_) => {
                        others += usize::from(value.texts()?.len() != side);
                        value.marks(text)?
                    }
                    What::Object(_) => return None,
                });
            }
        }
        // Where each is a list, they may be the rows of as many grids, if most are so long.
        (has_single || 2 * others > side * side).then_some(cells)
    }

    /// The cells of a grid that are called by their rows and columns: `"A1": 5`, `"r1c1": 5`; those that are left out are
    /// empty.
    pub(super) fn named(&self, has_cells: &dyn Fn(usize) -> bool) -> Option<Vec<&'t str>> {
        let What::Object(fields) = &self.what else { return None };
        let mut placed = Vec::new();
        for (name, value) in fields {
            let What::Text(text) = value.what else { return None };
            placed.push((place_of(name)?, text));
        }
        let side = placed.iter().map(|((row, column), _)| 1 + *row.max(column)).max()?;
        let is_full = 4 * placed.len() > side * side && side > 3 && has_cells(side * side);
        // A cell that is left out stands where the list ends.
        let (_, last) = placed.last()?;
        let mut cells = vec![&last[last.len()..]; side * side];
        let mut is_met = vec![false; side * side];
        for ((row, column), text) in placed.iter().filter(|_| is_full) {
            if std::mem::replace(&mut is_met[row * side + column], true) {
                return None;
            }
            cells[row * side + column] = *text;
        }
        is_full.then_some(cells)
    }

    /// The cells of a grid, where this is one, and how many digits it has.
    pub(super) fn cells(&self, has_cells: &dyn Fn(usize) -> bool) -> Option<Vec<(usize, &'t str)>> {
        let What::List(values) = &self.what else { return None };
        if let Some(texts) = self.texts() {
            if has_cells(texts.len())
                && texts.iter().all(|(_, text)| text.chars().count() <= LONGEST)
            {
                return Some(texts);
            }
            let side = texts.len();
            let is_rows = side > 1 && texts.iter().all(|(_, row)| row.chars().count() == side);
            let letters = |&(_, row): &(usize, &'t str)| {
                let start = row.as_ptr() as usize - texts[0].1.as_ptr() as usize + texts[0].0;
                row.char_indices().map(move |(at, it)| (start + at, &row[at..at + it.len_utf8()]))
            };
            return (is_rows && has_cells(side * side))
                .then(|| texts.iter().flat_map(letters).collect());
        }
        let side = values.len();
        let rows: Option<Vec<_>> = values.iter().map(Value::texts).collect();
        let rows = rows.filter(|rows| side > 1 && rows.iter().all(|row| row.len() == side))?;
        has_cells(side * side).then(|| rows.concat())
    }
}

/// Row and column, from 0, of a cell that is called `A1` or `r1c1`.
fn place_of(name: &str) -> Option<(usize, usize)> {
    let name = name.trim().to_ascii_lowercase();
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    if let Some((row, column)) = name.strip_prefix('r').and_then(|rest| rest.split_once('c')) {
        return Some((number(row)?, number(column)?)).filter(|(row, column)| *row.max(column) < 25);
    }
    let row = name.chars().next().filter(char::is_ascii_lowercase)?;
    let place = (row as usize - 'a' as usize, number(&name[1..])?);
    Some(place).filter(|(row, column)| *row.max(column) < 25)
}

/// The longest value of a cell: nine marks, or a word for an empty one.
const LONGEST: usize = 9;

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Option<String> {
        let (value, _) = read(text, &mut MOST.clone())?;
        let cells = value.cells(&|count| count == 16)?;
        Some(cells.iter().map(|(_, text)| *text).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn lists_of_programs_are_read() {
        let expected = Some("1 0 0 0 0 2 0 0 0 0 3 0 0 0 0 4".to_owned());
        for text in [
            "[[1,0,0,0],[0,2,0,0],[0,0,3,0],[0,0,0,4]] tail",
            "{{1,0,0,0},\n {0,2,0,0}, // two\n {0,0,3,0},{0,0,0,4}};",
            "[(1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 3, 0), (0, 0, 0, 4),]",
            "[\"1000\", \"0200\", '0030', \"0004\"]",
            "[1,0,0,0, 0,2,0,0, 0,0,3,0, 0,0,0,4]",
        ] {
            assert_eq!(cells(text), expected, "{text}");
        }
        assert_eq!(cells("[[1,0],[0,2]]"), None);
        let mut left = 5;
        assert_eq!((read("[1,", &mut left), left), (None, 3));
        assert_eq!((read("[1,2,3]", &mut left), left), (None, 0));
        assert_eq!(start("int grid[4][4] = {"), Some(17));
        assert_eq!(start("int g[N][N] = {{1,"), Some(14));
        assert_eq!((start("grid = [[1,"), start("np.array([[1,")), (Some(7), Some(8)));
        assert_eq!((start("m <- matrix(c(1,"), start("p(1, [[1,")), (Some(11), Some(5)));
        assert_eq!((start("[Puzzle]"), start("a [ok]"), start("{48} 5")), (None, None, Some(0)));
    }
}
