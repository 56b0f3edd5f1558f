//! The lines of a text with their numbers, whatever ends them.

/// A place in a text, both numbers from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SourcePosition {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// One line, without its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct SourceLine<'a> {
    /// Its number, from 1.
    pub(super) number: usize,
    /// What it says.
    pub(super) text: &'a str,
}

impl SourceLine<'_> {
    /// The column, from 1, of the character at this byte.
    pub(super) fn column(&self, byte: usize) -> usize {
        self.text[..byte].chars().count() + 1
    }

    /// The column just behind the last character that is not blank.
    pub(super) fn end_column(&self) -> usize {
        self.column(self.text.trim_end().len())
    }
}

/// The lines of a text. `\n`, `\r\n`, `\r\r\n` and a lone `\r` end a line. Of several empty lines in a row, which say no
/// more than one, only the first is given.
#[derive(Clone, Debug)]
pub(super) struct SourceLines<'a> {
    rest: &'a str,
    last: SourceLine<'a>,
    /// How many lines were read.
    read: usize,
}

impl<'a> SourceLines<'a> {
    /// The lines of `text`, without the byte order mark that it may begin with.
    pub(super) fn new(text: &'a str) -> Self {
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest, last: SourceLine { number: 0, text: "" }, read: 0 }
    }

    /// The lines of `text`, which comes behind the line with this number.
    pub(super) const fn behind(text: &'a str, number: usize) -> Self {
        Self { rest: text, last: SourceLine { number, text: "" }, read: number }
    }

    /// How many lines were read.
    pub(super) const fn read(&self) -> usize {
        self.read
    }

    /// Says where what was read so far ends.
    pub(super) fn end(&self) -> SourcePosition {
        SourcePosition { line: self.read.max(1), column: self.last.column(self.last.text.len()) }
    }
}

/// What comes behind the end of a line that a text begins with.
fn behind_end(text: &str) -> Option<&str> {
    let longer = || text.strip_prefix("\r\r\n").or_else(|| text.strip_prefix("\r\n"));
    text.strip_prefix('\n').or_else(longer).or_else(|| text.strip_prefix('\r'))
}

impl<'a> Iterator for SourceLines<'a> {
    type Item = SourceLine<'a>;

    fn next(&mut self) -> Option<SourceLine<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(['\n', '\r']).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = behind_end(rest).unwrap_or("");
        self.read += 1;
        self.last = SourceLine { number: self.read, text };
        while text.is_empty()
            && let Some(rest) = behind_end(self.rest)
        {
            let more = rest.bytes().take_while(|byte| *byte == b'\n').count();
            self.rest = &rest[more..];
            self.read += 1 + more;
        }
        Some(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_end_counts_once() {
        let mut lines = SourceLines::new("\u{feff}a\nb\r\nc\rd\n\ne");
        let found: Vec<_> = lines.by_ref().map(|line| (line.number, line.text)).collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (4, "d"), (5, ""), (6, "e")]);
        assert_eq!(lines.end(), SourcePosition { line: 6, column: 2 });
    }

    #[test]
    fn of_empty_lines_in_a_row_one_is_given() {
        let mut lines = SourceLines::new("a\r\r\nb\n\n\r\n\r\r\nc\r\r\n\n");
        let found: Vec<_> = lines.by_ref().map(|line| (line.number, line.text)).collect();
        assert_eq!(found, [(1, "a"), (2, "b"), (3, ""), (6, "c"), (7, "")]);
        assert_eq!(lines.end(), SourcePosition { line: 7, column: 1 });
    }

    #[test]
    fn columns_count_characters() {
        let line = SourceLine { number: 1, text: "čř 5  " };
        assert_eq!((line.column(5), line.end_column()), (4, 5));
        assert_eq!(SourceLines::new("").end(), SourcePosition { line: 1, column: 1 });
    }
}
