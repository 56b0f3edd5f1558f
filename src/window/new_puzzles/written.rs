//! Puzzles that were made, as a table with commas. The columns are those of a rated file, and behind them what only made
//! puzzles have.

use std::fmt::Write as _;

use super::batch::{Batch, Explainer, Row};
use duvod::explainer::ExplainerScore;
use duvod::grid::StateText;
use duvod::knowledge::Level;

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
