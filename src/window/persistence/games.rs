//! Games that came to their end, as they are kept: one a line, so that a damaged line takes none of the others with it.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::lines::rewrite;
use crate::background::Rater;
use duvod::grid::Puzzle;
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Level};

/// No more games than these are kept; the oldest ones go.
const MOST: usize = 5000;

/// How long it is looked for how hard a game was. What takes longer has no level in the list.
const LONGEST: Duration = Duration::from_secs(20);

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ending {
    /// The player solved it.
    Solved,
    /// It was filled with digits of hints alone.
    ByHints,
    /// It was left for another one.
    Left,
}

/// A game that came to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct PastGame {
    /// When that was, in seconds since the beginning of 1970 at Greenwich.
    pub(crate) at: u64,
    /// The name of the grid.
    pub(crate) grid: String,
    /// The givens on one line.
    pub(crate) puzzle: String,
    /// How hard the puzzle is, if that is known.
    #[serde(default)]
    pub(crate) level: Option<Level>,
    /// How it ended.
    pub(crate) ending: Ending,
    /// How long it was played.
    pub(crate) seconds: u64,
    /// How many moves were wrong.
    pub(crate) mistakes: u32,
    /// How many hints were asked for.
    pub(crate) hints: u32,
    /// Whether its solution was shown before it ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) shown: bool,
    /// The day whose puzzle it is, in days since the beginning of 1970, if it is that of a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<u64>,
    /// The game as it was left, as a saved session, to be gone on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<String>,
}

impl PastGame {
    /// Whether this is the other game, gone on with: the same one, or one of the same puzzle that was left no later.
    fn goes_on_from(&self, other: &Self) -> bool {
        let is_same = (&self.grid, &self.puzzle) == (&other.grid, &other.puzzle);
        let is_later = other.ending == Ending::Left && other.seconds <= self.seconds;
        is_same && (is_later || self.at == other.at)
    }
}

/// A game that has just come to its end, with what its level is found by.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    pub(crate) game: PastGame,
    pub(crate) puzzle: Puzzle,
    pub(crate) knowledge: Arc<Knowledge>,
    pub(crate) rules: Options,
}

impl Ended {
    /// The game with its level, if that is found in time.
    pub(crate) fn rated(&self) -> PastGame {
        PastGame { level: self.level(), ..self.game.clone() }
    }

    fn level(&self) -> Option<Level> {
        let started = Instant::now();
        let rater = Rater::new(&self.knowledge, &self.puzzle.geometry, &self.rules)?;
        rater.without_limit().level(&self.puzzle.board, &|| started.elapsed() > LONGEST)
    }
}

/// The games of a text in its order, and how many lines could not be understood.
pub(crate) fn read(text: &str) -> (Vec<PastGame>, usize) {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let games: Vec<PastGame> = lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let unread = lines().count() - games.len();
    (games, unread)
}

/// The games with more of them. One that was left and went on stands only where it ended.
pub(crate) fn with(mut games: Vec<PastGame>, more: &[PastGame]) -> Vec<PastGame> {
    for game in more {
        games.retain(|other| !game.goes_on_from(other));
        games.push(game.clone());
    }
    games
}

/// Writes these games behind those that are kept. What is no text is put aside; lines that cannot be understood stay.
pub(crate) fn write(path: &Path, more: &[PastGame]) -> io::Result<()> {
    rewrite(path, |kept| written(kept, more))
}

fn written(kept: &str, more: &[PastGame]) -> io::Result<String> {
    let mut lines: Vec<String> = kept.lines().map(str::to_owned).collect();
    for game in more {
        lines.retain(|line| {
            let other = serde_json::from_str::<PastGame>(line);
            !other.is_ok_and(|other| game.goes_on_from(&other))
        });
        lines.push(serde_json::to_string(game)?);
    }
    let first = lines.len().saturating_sub(MOST);
    Ok(lines.split_off(first).join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use duvod::storage;

    fn game(puzzle: &str, at: u64, ending: Ending, seconds: u64) -> PastGame {
        let (grid, puzzle) = ("9x9".to_owned(), puzzle.to_owned());
        PastGame {
            at,
            grid,
            puzzle,
            level: Some(Level::Hard),
            ending,
            seconds,
            mistakes: 2,
            hints: 1,
            shown: false,
            day: None,
            left: None,
        }
    }

    #[test]
    fn a_damaged_line_takes_no_other_with_it() {
        let games = [game("1", 5, Ending::Solved, 60), game("2", 6, Ending::ByHints, 70)];
        let text = written("nonsense\n", &games).expect("a text");
        assert_eq!(read(&text), (games.to_vec(), 1));
        let again = written(&text, &[game("3", 7, Ending::Left, 9)]).expect("a text");
        assert_eq!((read(&again).0.len(), read(&again).1), (3, 1), "the damaged line is kept");
    }

    #[test]
    fn a_game_that_was_left_and_went_on_is_one() {
        let (left, on) = (game("1", 5, Ending::Left, 60), game("1", 9, Ending::Solved, 80));
        let anew = game("1", 12, Ending::Solved, 50);
        let one = std::slice::from_ref(&on);
        assert_eq!(with(vec![left.clone()], one), one);
        let text = written("", &[left, on.clone(), anew.clone()]).expect("a text");
        assert_eq!(read(&text).0, [on, anew], "who plays it anew has played it twice");
    }

    #[test]
    fn the_oldest_games_go() {
        let games: Vec<_> =
            (0..3).map(|at| game(&at.to_string(), at, Ending::Solved, at)).collect();
        let kept = "x\n".repeat(MOST - 1);
        let text = written(&kept, &games).expect("a text");
        assert_eq!((text.lines().count(), read(&text).0), (MOST, games));
    }

    #[test]
    fn what_is_no_text_is_put_aside() {
        let folder = std::env::temp_dir().join(format!("duvod-past-{}", std::process::id()));
        let path = folder.join("games.json");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(&path, [0xff, 0xfe, 0x00]).expect("a file");
        let one = game("1", 5, Ending::Solved, 60);
        write(&path, std::slice::from_ref(&one)).expect("a file");
        let text = storage::read(&path).expect("a file").expect("a text");
        assert_eq!(read(&text), (vec![one], 0));
        assert!(folder.join("games.damaged.json").exists());
        std::fs::remove_dir_all(&folder).expect("a folder");
    }
}
