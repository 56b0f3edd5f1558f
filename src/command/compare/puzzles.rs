//! The puzzles that methods are compared on.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::failure::Failure;
use crate::input;
use crate::opening::knowledge_with;
use crate::request::Request;
use crate::teller::Teller;
use crate::wishes::range_of;
use duvod::generator::{ATTEMPTS, Generator, Series, Tally, Wish, one_by_one};
use duvod::grid::Board;
use duvod::message::words;
use duvod_laboratory::Task;

/// All puzzles: those of the arguments, and behind them those that are made.
pub(super) fn tasks(request: &Request, teller: &Teller) -> Result<Vec<Task>, Failure> {
    let mut tasks = Vec::new();
    for name in request.paths("puzzles") {
        let puzzles = input::all_puzzles(request, teller, &request.grids(), name)?.into_iter();
        tasks.extend(puzzles.map(|it| Task { geometry: it.geometry, board: it.state.board }));
    }
    if let Some(count) = request.number("generate") {
        let geometry = &request.grid;
        let told = &mut |board| tasks.push(Task { geometry: Arc::clone(geometry), board });
        make(request, count, wish(request)?, told)?;
    }
    if tasks.is_empty() {
        Err(Failure::Wrong(words::ErrorNothingToCompare.into()))
    } else {
        Ok(tasks)
    }
}

/// What puzzles are made.
fn wish(request: &Request) -> Result<Wish, Failure> {
    let seed = request.number("seed").unwrap_or(0);
    let solvable_by = request.text("solvable-by").map(str::to_owned);
    let givens = request.text("givens").map(range_of).transpose()?;
    Ok(Wish { seed, givens, solvable_by, ..Wish::default() })
}

/// Makes so many puzzles as are wished for.
fn make(
    request: &Request,
    count: u64,
    wish: Wish,
    told: &mut dyn FnMut(Board),
) -> Result<(), Failure> {
    let Request { grid, options, watch, .. } = request;
    let knowledge = knowledge_with(&request.knowledge, wish.solvable_by.as_deref());
    let generator = Generator::new(&*knowledge.map_err(Failure::Wrong)?, grid, options, wish);
    let generator = generator.map_err(|impossible| Failure::Wrong(impossible.message()))?;
    let (until, make) = ((count, ATTEMPTS), one_by_one(&|| false));
    let tally = Series::drive(&generator, until, make, |tally, made| {
        if let Ok(made) = made {
            told(made.board);
        }
        let Tally { made: puzzles, attempts, .. } = *tally;
        watch.show(&words::ProgressGenerated { puzzles, attempts }.into());
        ControlFlow::Continue(())
    });
    watch.clear();
    if tally.made < count { Err(watch.spent()) } else { Ok(()) }
}
