//! What came of making puzzles.

use std::sync::Arc;
use std::time::Duration;

use duvod::generator::{Beside, Made, Tally};
use duvod::grid::{Board, Geometry};
use duvod::knowledge::{Knowledge, Level};
use duvod::proof::RuleId;
use serde::{Deserialize, Serialize};

/// The rating of a puzzle by Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Explainer {
    /// It is not known yet.
    Awaited,
    /// There is none.
    Unrated,
    /// In tenths.
    Rated(u16),
}

/// A puzzle that was made, with what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    /// How many were made before it.
    pub(crate) number: usize,
    pub(crate) board: Board,
    pub(crate) givens: usize,
    pub(crate) level: Option<Level>,
    pub(crate) score: u64,
    pub(crate) hardest: Option<RuleId>,
    /// Where that stands among the rules, from the easiest.
    pub(crate) rank: Option<usize>,
    pub(crate) explainer: Explainer,
    /// How many of the empty cells singles leave open, in percent.
    pub(crate) guessing: Option<u64>,
}

impl Row {
    /// What was made after so many others; the rules are in their order, and perhaps one was asked for. Where that is as hard
    /// as the hardest one it is called the hardest.
    pub(crate) fn new(
        number: usize,
        made: Made,
        (rules, asked): (&[RuleId], Option<RuleId>),
        knowledge: &Knowledge,
    ) -> Self {
        let rating = made.rating.as_ref();
        let hardest = rating.and_then(|rating| rating.hardest);
        let weight = |rule| knowledge.rule(rule).map(|rule| (rule.level, rule.cost));
        let is_used = |rule: &RuleId| rating.is_some_and(|it| it.rules.contains_key(rule));
        let asked = asked.filter(is_used);
        let as_hard = asked.filter(|asked| hardest.map(weight) == Some(weight(*asked)));
        let hardest = as_hard.or(hardest);
        Self {
            number,
            givens: made.board.digits().count(),
            level: rating.and_then(|rating| rating.level),
            score: rating.map_or(0, |rating| rating.score),
            hardest,
            rank: hardest.and_then(|rule| rules.iter().position(|other| *other == rule)),
            // Where it was wished for it is known already.
            explainer: made.er.map_or(Explainer::Awaited, |er| Explainer::Rated(er.0)),
            guessing: made.guessing,
            board: made.board,
        }
    }
}

/// How making puzzles came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ending {
    /// It goes on.
    Going,
    /// All are there.
    Done,
    /// Too many attempts in a row came to nothing.
    GivenUp,
    /// It was cancelled.
    Cancelled,
}

/// A set of puzzles that were made, or are being made.
#[derive(Clone, Debug)]
pub(crate) struct Batch {
    /// When that was begun, in milliseconds since the beginning of 1970: no two sets have the same.
    pub(crate) at: u64,
    /// How often it has changed, and how often it had when it was kept.
    pub(super) changes: u64,
    pub(super) kept: u64,
    pub(crate) geometry: Arc<Geometry>,
    pub(crate) seed: u64,
    /// The rule that is asked for, and what may be used beside it.
    pub(crate) rule: Option<(RuleId, Beside)>,
    /// How many are wanted.
    pub(crate) count: u64,
    pub(crate) tally: Tally,
    pub(crate) elapsed: Duration,
    pub(crate) ending: Ending,
    pub(crate) rows: Vec<Row>,
}

impl Batch {
    /// The numbers of the levels that came out, the easiest first; without a level is what the rules do not finish.
    pub(crate) fn levels(&self) -> Vec<(Option<Level>, usize)> {
        let all = Level::ALL.map(Some).into_iter().chain([None]);
        let count = |level| self.rows.iter().filter(|row| row.level == level).count();
        all.map(|level| (level, count(level))).filter(|(_, count)| *count > 0).collect()
    }

    /// The least and the most of something.
    pub(crate) fn span<N: Ord + Copy>(&self, of: impl Fn(&Row) -> Option<N>) -> Option<(N, N)> {
        let all = || self.rows.iter().filter_map(&of);
        all().min().zip(all().max())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use duvod::rating::Rating;

    #[test]
    fn the_asked_rule_is_the_hardest_where_it_is_as_hard() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let weight = |rule: &duvod::knowledge::Rule| (rule.level, rule.cost);
        let hardest = knowledge.rules().find(|rule| rule.level == Level::Hard).expect("a rule");
        let of = |is_alike: bool| {
            let is_other = |rule: &&duvod::knowledge::Rule| {
                rule.id != hardest.id && (weight(rule) == weight(hardest)) == is_alike
            };
            knowledge.rules().find(is_other).expect("another rule").id
        };
        let row = |asked: RuleId, used: &[RuleId]| {
            let rules: BTreeMap<RuleId, usize> = used.iter().map(|rule| (*rule, 1)).collect();
            let level = Some(Level::Hard);
            let rating = Some(Rating { level, score: 9, hardest: Some(hardest.id), rules });
            let (board, solution) = (Board::empty(81), Vec::new());
            let made = Made { board, solution, rating, er: None, guessing: None };
            Row::new(0, made, (&[], Some(asked)), knowledge).hardest
        };
        let (alike, easier) = (of(true), of(false));
        assert_eq!(row(alike, &[hardest.id, alike]), Some(alike));
        assert_eq!(row(alike, &[hardest.id]), Some(hardest.id), "it was not needed");
        assert_eq!(row(easier, &[hardest.id, easier]), Some(hardest.id));
    }
}
