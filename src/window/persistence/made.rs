//! Sets of puzzles that were made, as they are kept: one a line, the oldest first. What is in a line, but when the set was
//! made and how many puzzles it has, only the part that makes them knows.

use std::io;
use std::path::Path;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::lines::rewrite;

/// No more sets than these are kept, and of them no more than have so many puzzles together; the oldest ones go.
pub(crate) const MOST_SETS: usize = 10;
pub(crate) const MOST_PUZZLES: usize = 20_000;

/// What is known of every line.
#[derive(Deserialize)]
struct Head {
    at: u64,
    puzzles: Vec<IgnoredAny>,
}

/// How many sets are kept of these, the last one first, by how many puzzles each has. The last one always is.
pub(crate) fn how_many(counts: impl IntoIterator<Item = usize>) -> usize {
    let within = counts.into_iter().scan(0, |all, count| {
        *all += count;
        Some(*all <= MOST_PUZZLES)
    });
    within.take(MOST_SETS).take_while(|is_within| *is_within).count().max(1)
}

/// Writes these sets, each with when it was made, in place of what is kept of them, and behind the others. What is no text
/// is put aside; lines that cannot be understood stay.
pub(super) fn write(path: &Path, sets: &[(u64, String)]) -> io::Result<()> {
    rewrite(path, |kept| Ok(written(kept, sets)))
}

fn written(kept: &str, sets: &[(u64, String)]) -> String {
    let head = |line: &str| serde_json::from_str::<Head>(line).ok();
    let with_head = |line: &str| (head(line), line.to_owned());
    let mut lines: Vec<(Option<Head>, String)> = kept.lines().map(with_head).collect();
    for (at, line) in sets {
        lines.retain(|(head, _)| head.as_ref().is_none_or(|head| head.at != *at));
        lines.push(with_head(line));
    }
    // Who writes an older one anew has not made it just now.
    lines.sort_by_key(|(head, _)| head.as_ref().map_or(0, |head| head.at));
    let count = |(head, _): &(Option<Head>, String)| head.as_ref().map_or(0, |it| it.puzzles.len());
    let first = lines.len().saturating_sub(how_many(lines.iter().rev().map(count)));
    lines.into_iter().skip(first).map(|(_, line)| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(at: u64, count: usize, word: &str) -> (u64, String) {
        let puzzles = vec!["1"; count].join(",");
        (at, format!("{{\"at\":{at},\"word\":\"{word}\",\"puzzles\":[{puzzles}]}}"))
    }

    #[test]
    fn a_set_that_is_written_anew_takes_the_place_of_what_was_kept() {
        let text = written("nonsense\n", &[set(5, 1, "one"), set(7, 1, "two")]);
        let text = written(&text, &[set(5, 2, "more")]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines, ["nonsense", &*set(5, 2, "more").1, &*set(7, 1, "two").1]);
    }

    #[test]
    fn the_oldest_sets_go_and_the_last_one_stays_however_large() {
        let all: Vec<_> = (1..=MOST_SETS as u64 + 3).map(|at| set(at, 1, "")).collect();
        let text = written("", &all);
        assert_eq!(text.lines().count(), MOST_SETS);
        assert!(text.starts_with("{\"at\":4,"));
        let large = set(99, MOST_PUZZLES, "");
        assert_eq!(written(&text, std::slice::from_ref(&large)), large.1 + "\n");
        let larger = set(100, MOST_PUZZLES + 1, "");
        assert_eq!(written(&text, std::slice::from_ref(&larger)), larger.1 + "\n");
    }
}
