//! Puzzles that a person solved and judged, made again: as many givens, as much to be guessed.

use serde_json::{Value, json};

use super::remaking::{Progress, Remaking, RemakingError};
use super::rerun::pairs_in_order;
use super::told::TableText;
use crate::comparison::rounded;
use duvod::explainer::{self, ExplainerScore};
use duvod::formats::print_line;
use duvod::generator::{Made, Wish};
use duvod::grid::Geometry;
use duvod::knowledge::JudgedRow;
use duvod::message::Message;
use duvod::message::words::{self, Label};

/// How many puzzles with the right number of givens are looked at for each row, if nothing else is said.
const LOOKED_AT: u64 = 40;

/// How many attempts are made for them.
const ATTEMPTS: u64 = 4_000;

/// The heads of the columns.
const HEADS: [Label; 5] = [
    words::JudgedHeadGivens,
    words::JudgedHeadWanted,
    words::JudgedHeadShare,
    words::JudgedHeadEr,
    words::JudgedHeadJudgement,
];

/// Such puzzles.
#[derive(Clone, Debug)]
pub struct Judged(Vec<Puzzle>);

/// A puzzle that stands in for one that was judged.
#[derive(Clone, Debug)]
struct Puzzle {
    row: JudgedRow,
    line: String,
    /// How much of it is to be guessed, in percent, if that is known.
    guessing: Option<u64>,
    er: f64,
}

impl Puzzle {
    fn share(&self) -> f64 {
        self.guessing.map_or(0.0, |percent| f64::from(u32::try_from(percent).unwrap_or(0)))
    }
}

impl Judged {
    /// Makes a puzzle for each row, of those with so many givens the one of which as much is to be guessed as was wanted, or
    /// nearly.
    pub(super) fn made(
        remaking: &Remaking<'_>,
        geometry: &Geometry,
        told: &mut dyn FnMut(Progress),
    ) -> Result<Self, RemakingError> {
        let rows = &remaking.experiment.judged;
        let mut puzzles = Vec::new();
        for (done, row) in rows.iter().enumerate() {
            told(Progress::Runs(done as u64, rows.len() as u64));
            puzzles.push(made(remaking, geometry, row)?);
        }
        Ok(Self(puzzles))
    }

    /// Says how difficulty by its several measures goes with what the person said.
    pub(super) fn told(&self) -> TableText {
        let number = |number: usize| Message::from(words::CompareNumber { number });
        let percent = |share: u64| Message::from(words::MakerPercent { share });
        let row = |it: &Puzzle| {
            vec![
                number(it.row.givens),
                percent(it.row.wanted),
                percent(it.guessing.unwrap_or(0)),
                words::JudgedEr { er: rounded(it.er) }.into(),
                number(usize::from(it.row.judged)),
            ]
        };
        let judged: Vec<_> = self.0.iter().map(|it| Some(f64::from(it.row.judged))).collect();
        let by = |of: &dyn Fn(&Puzzle) -> f64| {
            pairs_in_order(&judged, &self.0.iter().map(of).collect::<Vec<_>>())
        };
        let (pairs, by_er) = by(&|it| it.er);
        let (_, by_share) = by(&Puzzle::share);
        TableText {
            before: vec![words::JudgedStandIn.into()],
            heads: HEADS.map(Message::from).to_vec(),
            rows: self.0.iter().map(row).collect(),
            after: vec![words::JudgedOrder { by_er, by_share, pairs }.into()],
        }
    }

    /// A list of objects for programs.
    pub(super) fn json(&self) -> Value {
        let rows = self.0.iter().map(|puzzle| {
            let Puzzle { row, line, guessing, er } = puzzle;
            json!({
                "puzzle": line, "givens": row.givens, "wanted": row.wanted, "share": guessing,
                "er": er, "judged": row.judged,
            })
        });
        rows.collect::<Vec<_>>().into()
    }
}

fn made(
    remaking: &Remaking<'_>,
    geometry: &Geometry,
    row: &JudgedRow,
) -> Result<Puzzle, RemakingError> {
    let Remaking { asked, cancelled, .. } = remaking;
    let givens = Some(row.givens..=row.givens);
    let wish = Wish { seed: asked.seed, givens, rated: true, ..Wish::default() };
    let generator = remaking.generator(geometry, wish)?;
    let most = usize::try_from(asked.count.unwrap_or(LOOKED_AT)).unwrap_or(usize::MAX);
    let attempts = (0..ATTEMPTS).take_while(|_| !cancelled());
    let made = attempts.filter_map(|number| generator.attempt_until(number, &[], cancelled).ok());
    let far = |made: &Made| made.guessing.unwrap_or(0).abs_diff(row.wanted);
    let made = made.take(most).min_by_key(far);
    remaking.go_on()?;
    let Made { board, guessing, .. } = made.ok_or(RemakingError::Spent)?;
    let rating = explainer::rate(geometry, &board, cancelled);
    remaking.go_on()?;
    let er = f64::from(ExplainerScore(rating.map_err(|_| RemakingError::Spent)?.er));
    Ok(Puzzle { row: row.clone(), line: print_line(&board, geometry), guessing, er })
}
