//! The lines of a batch, a few at a time, read on a thread of their own.
//!
//! A batch must not wait for input while it has answers to give, so whoever reads is not who works. Invariant: no more
//! than a few chunks are read ahead, and of a line no more is kept than an error message can be about.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use crate::formats::read_line;
use crate::grid::Geometry;

/// How many bytes of a line are kept. No puzzle is so long.
const LONGEST: u64 = 4096;

/// How many chunks wait at the most.
const WAITING: usize = 4;

/// How often a reader that waits for input is asked whether to go on.
const PATIENCE: Duration = Duration::from_millis(50);

/// Some lines one after the other.
pub(super) struct Chunk {
    /// The number of the first line, from 1.
    pub(super) first: usize,
    pub(super) lines: Vec<String>,
}

/// The lines of an input, chunk by chunk. After an error nothing more comes.
pub(super) struct Chunks {
    receiver: Receiver<io::Result<Chunk>>,
    stopped: Arc<AtomicBool>,
}

impl Chunks {
    /// Begins to read. A chunk has `size` lines, or fewer where more would have to be waited for. The first `skip`
    /// lines that are to be answered are passed over, so that a batch can go on where it stopped. Nothing more comes
    /// once `stopped` is set.
    pub(super) fn read(
        input: Box<dyn Read + Send>,
        size: usize,
        skip: usize,
        geometry: Geometry,
        stopped: Arc<AtomicBool>,
    ) -> Self {
        let (sender, receiver) = sync_channel(WAITING);
        let reader = Reader { input: BufReader::new(input), size, skip, number: 1, geometry };
        // It ends with the input, or when nobody listens any more, or with the program.
        let _ = thread::spawn(move || reader.send_all(&sender));
        Self { receiver, stopped }
    }
}

impl Iterator for Chunks {
    type Item = io::Result<Chunk>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.stopped.load(Ordering::Relaxed) {
            match self.receiver.recv_timeout(PATIENCE) {
                Ok(chunk) => return Some(chunk),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
        None
    }
}

struct Reader<R> {
    input: BufReader<R>,
    size: usize,
    /// How many lines are still to be passed over.
    skip: usize,
    /// The number of the next line, from 1.
    number: usize,
    geometry: Geometry,
}

impl<R: Read> Reader<R> {
    fn send_all(mut self, sender: &SyncSender<io::Result<Chunk>>) {
        loop {
            match self.chunk() {
                Ok(Some(chunk)) => {
                    if sender.send(Ok(chunk)).is_err() {
                        return;
                    }
                }
                Ok(None) => return,
                Err(error) => {
                    // If nobody listens any more, nobody wants to know.
                    let _ = sender.send(Err(error));
                    return;
                }
            }
        }
    }

    /// The next lines, as many as there are at once; `None` at the end.
    fn chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut first = self.number;
        let mut lines = Vec::with_capacity(self.size);
        while let Some(line) = self.line()? {
            self.number += 1;
            if self.skip > 0 {
                let is_nothing =
                    read_line(&line, &self.geometry).is_err_and(|error| error.is_nothing());
                self.skip -= usize::from(!is_nothing);
                first = self.number;
                continue;
            }
            lines.push(line);
            let has_more = self.input.buffer().contains(&b'\n');
            if lines.len() == self.size || !has_more {
                break;
            }
        }
        Ok((!lines.is_empty()).then_some(Chunk { first, lines }))
    }

    /// The next line without its end; what is too long is cut off.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
            let _ = self.input.skip_until(b'\n')?;
        }
        let mut line = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        line.truncate(line.trim_end_matches(['\r', '\n']).len());
        Ok(Some(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::{CLASSIC_GRID, Knowledge};

    fn chunks(text: &str, size: usize, skip: usize) -> Vec<(usize, Vec<String>)> {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid").clone();
        let input: Box<dyn Read + Send> = Box::new(io::Cursor::new(text.to_owned()));
        let chunks = Chunks::read(input, size, skip, geometry, Arc::default());
        chunks.map(|chunk| chunk.expect("no error")).map(|it| (it.first, it.lines)).collect()
    }

    #[test]
    fn lines_keep_their_order_and_numbers() {
        let text = "a\nb\r\n\nc";
        let all: Vec<(usize, String)> = chunks(text, 2, 0)
            .into_iter()
            .flat_map(|(first, lines)| (first..).zip(lines))
            .collect();
        let wanted = [(1, "a"), (2, "b"), (3, ""), (4, "c")];
        assert_eq!(all, wanted.map(|(number, line)| (number, line.to_owned())));
    }

    #[test]
    fn what_gets_no_answer_is_not_counted_when_passing_over() {
        let text = "# a comment\nbad\n\nworse\nthe rest\n";
        assert_eq!(chunks(text, 9, 2), [(5, vec!["the rest".to_owned()])]);
        assert_eq!(chunks(text, 9, 7), []);
    }

    #[test]
    fn an_endless_line_is_cut_off() {
        let text = format!("{}\nnext\n", "x".repeat(100_000));
        let all = chunks(&text, 9, 0);
        let lines: Vec<&String> = all.iter().flat_map(|(_, lines)| lines).collect();
        assert_eq!(lines.iter().map(|line| line.len()).collect::<Vec<_>>(), [4096, 4]);
    }
}
