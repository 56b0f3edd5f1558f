//! Sets of puzzles that were made, as they are kept between runs: a line of JSON each.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::batch::{Batch, Ending, Explainer, Row};
use duvod::explainer::ExplainerScore;
use duvod::generator::{Beside, Miss, Tally};
use duvod::grid::{Geometry, StateText};
use duvod::knowledge::{Knowledge, Level};
use duvod::proof::RuleId;

/// Why nothing came of attempts, under the names by which it is kept.
const MISSES: [Miss; 13] = [
    Miss::Grid,
    Miss::Pattern,
    Miss::Givens,
    Miss::Minimal,
    Miss::Rule,
    Miss::Profile,
    Miss::Guessing,
    Miss::Level,
    Miss::Score,
    Miss::Er,
    Miss::Change,
    Miss::Again,
    Miss::Stopped,
];

fn name(miss: Miss) -> String {
    format!("{miss:?}").to_lowercase()
}

/// A set as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Kept {
    at: u64,
    grid: String,
    seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The number of what may be used beside the rule, from 0.
    #[serde(default)]
    beside: usize,
    count: u64,
    made: u64,
    attempts: u64,
    in_vain: u64,
    missed: BTreeMap<String, u64>,
    milliseconds: u64,
    ending: Ending,
    puzzles: Vec<KeptRow>,
}

/// A puzzle of it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct KeptRow {
    number: usize,
    givens: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<Level>,
    score: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hardest: Option<String>,
    /// The rating by Sudoku Explainer in tenths; 0 if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    er: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guessing: Option<u64>,
}

/// The line of a set.
pub(crate) fn line(batch: &Batch) -> Option<String> {
    let mut puzzles: Vec<KeptRow> =
        batch.rows.iter().map(|row| kept(row, &batch.geometry)).collect();
    puzzles.sort_by_key(|row| row.number);
    let Tally { made, attempts, in_vain, ref missed } = batch.tally;
    let kept = Kept {
        at: batch.at,
        grid: batch.geometry.name().to_owned(),
        seed: batch.seed,
        rule: batch.rule.map(|(rule, _)| rule.to_string()),
        beside: batch.rule.map_or(0, |(_, beside)| beside as usize),
        count: batch.count,
        made,
        attempts,
        in_vain,
        missed: missed.iter().map(|(miss, count)| (name(*miss), *count)).collect(),
        milliseconds: batch.elapsed.as_millis().try_into().unwrap_or(u64::MAX),
        // What is kept while it goes on went no further, unless it is kept again.
        ending: if batch.ending == Ending::Going { Ending::Cancelled } else { batch.ending },
        puzzles,
    };
    serde_json::to_string(&kept).ok()
}

fn kept(row: &Row, geometry: &Geometry) -> KeptRow {
    KeptRow {
        number: row.number,
        givens: StateText::of_board(row.board.clone()).print(geometry),
        level: row.level,
        score: row.score,
        hardest: row.hardest.map(|rule| rule.to_string()),
        er: match row.explainer {
            Explainer::Awaited => None,
            Explainer::Unrated => Some(0),
            Explainer::Rated(tenths) => Some(tenths),
        },
        guessing: row.guessing,
    }
}

/// Why a line gives no set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    /// It is damaged.
    Damaged,
    /// Its grid is not known in this run.
    UnknownGrid,
}

/// The set of a line. The rules are in their order.
pub(crate) fn read(line: &str, knowledge: &Knowledge, rules: &[RuleId]) -> Result<Batch, Unread> {
    let kept: Kept = serde_json::from_str(line).map_err(|_| Unread::Damaged)?;
    let geometry = knowledge.grid_of(&kept.grid).ok_or(Unread::UnknownGrid)?;
    let row = |row| read_row(row, &geometry, knowledge, rules).ok_or(Unread::Damaged);
    let rows = kept.puzzles.into_iter().map(row).collect::<Result<Vec<_>, _>>()?;
    if rows.is_empty() {
        return Err(Unread::Damaged);
    }
    let missed = MISSES.into_iter().filter_map(|miss| Some((miss, *kept.missed.get(&name(miss))?)));
    let beside = Beside::ALL.get(kept.beside).copied().unwrap_or_default();
    Ok(Batch {
        at: kept.at,
        changes: 0,
        kept: 0,
        seed: kept.seed,
        rule: kept.rule.and_then(|id| known_rule(&id, knowledge)).map(|rule| (rule, beside)),
        count: kept.count,
        tally: Tally {
            made: kept.made,
            attempts: kept.attempts.max(kept.made),
            in_vain: kept.in_vain,
            missed: missed.collect(),
        },
        elapsed: Duration::from_millis(kept.milliseconds),
        ending: kept.ending,
        rows,
        geometry: Arc::clone(&geometry),
    })
}

fn read_row(
    row: KeptRow,
    geometry: &Geometry,
    knowledge: &Knowledge,
    rules: &[RuleId],
) -> Option<Row> {
    let board = StateText::parse(&row.givens, geometry).ok()?.puzzle().board;
    let hardest = row.hardest.and_then(|id| known_rule(&id, knowledge));
    Some(Row {
        number: row.number,
        givens: board.digits().count(),
        level: row.level,
        score: row.score,
        hardest,
        rank: hardest.and_then(|rule| rules.iter().position(|other| *other == rule)),
        explainer: match row.er {
            None => Explainer::Awaited,
            Some(0) => Explainer::Unrated,
            Some(tenths) => Explainer::Rated(tenths),
        },
        guessing: row.guessing,
        board,
    })
}

fn known_rule(id: &str, knowledge: &Knowledge) -> Option<RuleId> {
    knowledge.rules().find(|rule| rule.id.as_str() == id).map(|rule| rule.id)
}

impl Batch {
    /// The table, in the order in which the puzzles stand.
    pub(crate) fn table(&self) -> String {
        let mut table =
            String::from("number,name,puzzle,grid,level,score,er,hardest,givens,to guess\n");
        let grid = self.geometry.name();
        for row in &self.rows {
            let Row { number, givens, score, .. } = row;
            let puzzle = StateText::of_board(row.board.clone()).print(&self.geometry);
            let level = row.level.map_or("none", Level::name);
            let er = match row.explainer {
                Explainer::Rated(er) => f64::from(ExplainerScore(er)).to_string(),
                Explainer::Awaited | Explainer::Unrated => String::new(),
            };
            let hardest = row.hardest.map_or(String::new(), |rule| rule.to_string());
            let guessing = row.guessing.map_or(String::new(), |share| share.to_string());
            // Writing to a string does not fail.
            let _ = writeln!(
                table,
                "{},\"\",{puzzle},{grid},{level},{score},{er},{hardest},{givens},{guessing}",
                number + 1
            );
        }
        table
    }
}
