//! What the games that were solved come to, by grid and level.

use crate::persistence::{Ending, PastGame};
use duvod::knowledge::{CLASSIC_GRID, Level};

/// What the games of one level on one grid come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statistics {
    /// The name of the grid.
    pub(super) grid: String,
    /// The level; none of puzzles whose level is not known.
    pub(super) level: Option<Level>,
    /// How many were solved.
    pub(super) solved: usize,
    /// The seconds of the quickest.
    pub(super) best: u64,
    /// The seconds of the one in the middle, when they are put in order.
    pub(super) usual: u64,
}

/// What they come to, the classic grid first, the easiest level first. Games that were left, filled by hints alone, or
/// whose solution was shown say nothing of how long a player takes.
pub(super) fn statistics(games: &[PastGame]) -> Vec<Statistics> {
    let key = |game: &PastGame| {
        let is_other = game.grid != CLASSIC_GRID;
        (is_other, game.grid.clone(), game.level.is_none(), game.level)
    };
    let mut solved: Vec<&PastGame> = games.iter().filter(|game| counts(game)).collect();
    solved.sort_by_key(|game| (key(game), game.seconds));
    let alike = solved.chunk_by(|one, other| key(one) == key(other));
    let of = |alike: &[&PastGame]| {
        let count = alike.len();
        let (lower, upper) = (alike[(count - 1) / 2].seconds, alike[count / 2].seconds);
        Statistics {
            grid: alike[0].grid.clone(),
            level: alike[0].level,
            solved: count,
            best: alike[0].seconds,
            usual: lower.midpoint(upper),
        }
    };
    alike.map(of).collect()
}

/// The seconds of the quickest of the games that count, of the level of this one on its grid and without this one itself.
pub(super) fn best_besides(games: &[PastGame], one: &PastGame) -> Option<u64> {
    let is_alike = |game: &&PastGame| {
        let is_one = (&game.puzzle, game.seconds) == (&one.puzzle, one.seconds);
        counts(game) && (&game.grid, game.level) == (&one.grid, one.level) && !is_one
    };
    games.iter().filter(is_alike).map(|game| game.seconds).min()
}

/// Whether a game says something of how long a player takes.
pub(super) fn counts(game: &PastGame) -> bool {
    game.ending == Ending::Solved && !game.shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Easy, Hard};

    #[test]
    fn each_level_has_its_best_and_its_usual_time() {
        let game = |grid: &str, level, ending, seconds| PastGame {
            at: seconds,
            grid: grid.to_owned(),
            puzzle: String::new(),
            level,
            ending,
            seconds,
            mistakes: 0,
            hints: 0,
            shown: false,
            day: None,
            left: None,
        };
        let solved = |level, seconds| game("9x9", Some(level), Ending::Solved, seconds);
        let games = [
            game("6x6", Some(Easy), Ending::Solved, 30),
            solved(Hard, 900),
            solved(Easy, 300),
            solved(Easy, 200),
            solved(Easy, 1000),
            solved(Hard, 700),
            game("9x9", Some(Easy), Ending::Left, 1),
            game("9x9", Some(Easy), Ending::ByHints, 2),
            game("9x9", None, Ending::Solved, 60),
            PastGame { shown: true, ..solved(Easy, 3) },
        ];
        let line = |grid: &str, level, solved, best, usual| Statistics {
            grid: grid.to_owned(),
            level,
            solved,
            best,
            usual,
        };
        let expected = [
            line("9x9", Some(Easy), 3, 200, 300),
            line("9x9", Some(Hard), 2, 700, 800),
            line("9x9", None, 1, 60, 60),
            line("6x6", Some(Easy), 1, 30, 30),
        ];
        assert_eq!(statistics(&games), expected);
        assert_eq!(statistics(&games[6..8]), []);
        let best = |game: &PastGame| best_besides(&games, game);
        assert_eq!(
            (best(&games[2]), best(&games[3]), best(&games[0])),
            (Some(200), Some(300), None)
        );
    }
}
