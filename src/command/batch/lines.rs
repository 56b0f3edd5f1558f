//! Lines of a file or a pipe, some at a time, in bounded memory however many and however long they are.

use std::io::{self, BufRead, BufReader, Read};

/// How much is read at once.
const BUFFER: usize = 1 << 16;

/// The most bytes of one line that are kept; no puzzle is as long.
const MOST_BYTES: u64 = 1 << 17;

/// So many blank lines are passed over until it is told how far it has come.
const MOST_BLANK: usize = 1 << 20;

/// Some lines that follow one another.
pub(super) struct Lines {
    /// The number of the last that was read, from 1.
    pub(super) last: usize,
    /// The lines that are not blank, without their ends, each with its number.
    pub(super) lines: Vec<(usize, String)>,
}

/// Reads lines, up to so many at a time: fewer where more would have to be waited for.
pub(super) struct LineReader<R> {
    reader: BufReader<R>,
    at_once: usize,
    /// How many lines were read so far.
    read: usize,
    failed: bool,
}

impl<R: Read> LineReader<R> {
    pub(super) fn new(reader: R, at_once: usize) -> Self {
        let reader = BufReader::with_capacity(BUFFER, reader);
        Self { reader, at_once, read: 0, failed: false }
    }

    /// The next line without its end, as far as it is kept; `None` at the end. Of blank lines some are passed over.
    ///
    /// # Errors
    /// What reading fails with.
    pub(super) fn next_line(&mut self) -> io::Result<Option<String>> {
        self.skip_blank_lines()?;
        let mut bytes = Vec::new();
        let most = (&mut self.reader).take(MOST_BYTES).read_until(b'\n', &mut bytes)?;
        if most == 0 {
            return Ok(None);
        }
        self.read += 1;
        let is_whole = bytes.last() == Some(&b'\n');
        if !is_whole {
            self.skip_to_end_of_line()?;
        }
        let text = String::from_utf8_lossy(&bytes);
        Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
    }

    /// Passes over the blank lines that were read already, if they have no tabs, which may part empty cells.
    fn skip_blank_lines(&mut self) -> io::Result<()> {
        let buffer = self.reader.fill_buf()?;
        let (mut lines, mut length) = (0, 0);
        let blank = buffer.iter().take_while(|byte| matches!(byte, b' ' | b'\r' | b'\n'));
        for (place, _) in blank.enumerate().filter(|(_, byte)| **byte == b'\n') {
            (lines, length) = (lines + 1, place + 1);
        }
        self.reader.consume(length);
        self.read += lines;
        Ok(())
    }

    fn skip_to_end_of_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let (length, is_end) = (buffer.len(), buffer.is_empty() || end.is_some());
            self.reader.consume(end.map_or(length, |end| end + 1));
            if is_end {
                return Ok(());
            }
        }
    }

    fn some(&mut self) -> io::Result<Option<Lines>> {
        let before = self.read;
        let mut lines = Vec::new();
        while lines.len() < self.at_once && self.read - before < MOST_BLANK {
            self.skip_blank_lines()?;
            if !lines.is_empty() && self.reader.buffer().is_empty() {
                break;
            }
            let Some(line) = self.next_line()? else { break };
            if line.bytes().any(|byte| byte != b' ') {
                lines.push((self.read, line));
            }
            if !self.reader.buffer().contains(&b'\n') {
                break;
            }
        }
        Ok((self.read > before).then_some(Lines { last: self.read, lines }))
    }
}

impl<R: Read> Iterator for LineReader<R> {
    type Item = io::Result<Lines>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let some = self.some().transpose();
        self.failed = matches!(some, Some(Err(_)));
        some
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8], at_once: usize) -> Vec<(usize, Vec<(usize, String)>)> {
        let some = LineReader::new(text, at_once).map(|some| some.expect("bytes can be read"));
        some.map(|some| (some.last, some.lines)).collect()
    }

    #[test]
    fn lines_come_some_at_a_time_with_their_numbers() {
        let lines = |lines: &[(usize, &str)]| {
            lines.iter().map(|&(number, line)| (number, line.to_owned())).collect()
        };
        // What is not whole yet is not waited for.
        let expected =
            [(3, lines(&[(1, "a"), (3, "b")])), (4, lines(&[(4, "c")])), (5, lines(&[(5, "d")]))];
        assert_eq!(read(b"a\n\r\nb\nc\r\nd", 2), expected);
        assert!(read(b"", 2).is_empty());
        for blank in ["\n", "\r\n", " \n"] {
            let many = blank.repeat(3 * MOST_BLANK) + " x";
            let all = read(many.as_bytes(), 2);
            assert!(all.len() > 2, "it is told how far it has come");
            assert!(all.len() < 200, "blank lines are not kept: {}", all.len());
            let last = 3 * MOST_BLANK + 1;
            assert_eq!(all.last(), Some(&(last, lines(&[(last, " x")]))));
        }
    }

    #[test]
    fn tabs_are_no_blank_line() {
        let lines = [(2, "\t".to_owned()), (4, "\t\t".to_owned())];
        let read: Vec<_> =
            read(b" \n\t\n\n\t\t\n", 9).into_iter().flat_map(|some| some.1).collect();
        assert_eq!(read, lines);
    }

    #[test]
    fn of_a_very_long_line_only_the_beginning_is_kept() {
        let mut text = vec![b'x'; 5 * BUFFER + 3];
        text.extend(b"\nb\xff\n");
        let all = read(&text, 9);
        let lines: Vec<_> = all.iter().flat_map(|(_, lines)| lines).collect();
        assert_eq!(lines.len(), 2);
        assert_eq!((lines[0].1.len() as u64, lines[1].1.as_str()), (MOST_BYTES, "b\u{fffd}"));
    }

    #[test]
    fn what_is_there_is_not_kept_waiting() {
        // As a pipe gives it: what was written, then nothing for a while.
        struct Pipe(Vec<&'static [u8]>);
        impl Read for Pipe {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let Some(next) = self.0.pop() else { return Ok(0) };
                buffer[..next.len()].copy_from_slice(next);
                Ok(next.len())
            }
        }
        let reader = LineReader::new(Pipe(vec![b"c\n", b"a\nb\n"]), 9);
        let counts = reader.map(|some| some.map(|some| some.lines.len()).expect("lines"));
        assert_eq!(counts.collect::<Vec<_>>(), [2, 1]);
    }
}
