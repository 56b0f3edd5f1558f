//! Puzzles that a person solved and judged, made again: as many givens, as much to be guessed.

use std::io::Write;

use serde_json::{Value, json};

use crate::command::compare::in_columns;
use crate::command::context::Context;
use crate::command::failure::Failure;
use crate::formats::print_line;
use crate::generator::{Generator, Made, Wish};
use crate::knowledge::JudgedRow;
use crate::laboratory::pairs_in_order;
use crate::message::words;
use crate::rating::se::{self, Tenths};

/// How many puzzles with the right number of givens are looked at for each row, if nothing else is said.
const LOOKED_AT: u64 = 40;

/// How many attempts are made for them.
const ATTEMPTS: u64 = 4_000;

/// A row that was made again.
struct Remade<'a> {
    row: &'a JudgedRow,
    made: Made,
    er: f64,
}

impl Remade<'_> {
    fn share(&self) -> f64 {
        self.made.guessing.map_or(0.0, |percent| f64::from(u32::try_from(percent).unwrap_or(0)))
    }
}

/// Makes a puzzle for each row, of those with so many givens the one of which as much is to be guessed as was wanted, or nearly;
/// and says how difficulty by its several measures goes with what the person said.
pub(super) fn run(
    context: &mut Context,
    rows: &[JudgedRow],
    (seed, count): (u64, Option<u64>),
) -> Result<Option<Value>, Failure> {
    let mut all = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let done = words::ProgressOf { done: number as u64, total: rows.len() as u64 };
        context.watch.show(&done.into());
        let wish =
            Wish { seed, givens: Some(row.givens..=row.givens), rated: true, ..Wish::default() };
        let generator =
            Generator::new(&context.knowledge, &context.geometry, &context.options, wish);
        let generator = generator.map_err(|impossible| Failure::Wrong(impossible.message()))?;
        let most = usize::try_from(count.unwrap_or(LOOKED_AT)).unwrap_or(usize::MAX);
        let made = (0..ATTEMPTS).filter_map(|number| generator.attempt(number)).take(most);
        let far = |made: &Made| made.guessing.unwrap_or(0).abs_diff(row.wanted);
        let Some(made) = made.min_by_key(far) else { return Err(Failure::Spent) };
        let rating = se::rate(&context.geometry, &made.board, &|| false);
        let rating = rating.map_err(|_| Failure::Spent)?;
        all.push(Remade { row, made, er: f64::from(Tenths(rating.er)) });
    }
    context.watch.clear();
    if context.json {
        let rows = all.iter().map(|remade| {
            let Remade { row, made, er } = remade;
            json!({
                "puzzle": print_line(&made.board, &context.geometry), "givens": row.givens,
                "wanted": row.wanted, "share": made.guessing, "er": er, "judged": row.judged,
            })
        });
        return Ok(Some(Value::from(rows.collect::<Vec<_>>())));
    }
    tell(context, &all)?;
    Ok(None)
}

fn tell(context: &mut Context, all: &[Remade<'_>]) -> Result<(), Failure> {
    writeln!(context.out)?;
    context.line(&words::JudgedStandIn.into())?;
    let heads = [
        words::JudgedHeadGivens,
        words::JudgedHeadWanted,
        words::JudgedHeadShare,
        words::JudgedHeadEr,
        words::JudgedHeadJudgement,
    ];
    let mut lines = vec![heads.map(|head| context.say(&head.into())).to_vec()];
    for remade in all {
        lines.push(vec![
            remade.row.givens.to_string(),
            format!("{} %", remade.row.wanted),
            format!("{} %", remade.share()),
            format!("{:.1}", remade.er),
            remade.row.judged.to_string(),
        ]);
    }
    in_columns(context, &lines)?;
    let judged: Vec<Option<f64>> = all.iter().map(|it| Some(f64::from(it.row.judged))).collect();
    let by = |of: &dyn Fn(&Remade<'_>) -> f64| {
        pairs_in_order(&judged, &all.iter().map(of).collect::<Vec<_>>())
    };
    let (pairs, by_er) = by(&|remade| remade.er);
    let (_, by_share) = by(&|remade| remade.share());
    context.line(&words::JudgedOrder { by_er, by_share, pairs }.into())?;
    Ok(())
}
