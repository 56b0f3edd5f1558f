//! The puzzles that a command about rules goes through.

use crate::failure::Failure;
use crate::input;
use crate::reasoner::Reasoner;
use crate::teller::Teller;
use duvod::formats::read_line;
use duvod::grid::Board;

/// The puzzles of the named files, or those that come with the program.
pub(super) fn boards(reasoner: &Reasoner<'_>, teller: &Teller) -> Result<Vec<Board>, Failure> {
    if reasoner.request.has("files") {
        let files = reasoner.request.paths("files");
        let boards =
            files.map(|name| input::boards(reasoner.request, teller, &reasoner.geometry, name));
        let boards = boards.collect::<Result<Vec<_>, _>>()?;
        return Ok(boards.into_iter().flatten().collect());
    }
    let bundled = reasoner.request.knowledge.puzzles_of(reasoner.geometry.name());
    Ok(bundled.filter_map(|example| read_line(&example.puzzle, &reasoner.geometry).ok()).collect())
}
