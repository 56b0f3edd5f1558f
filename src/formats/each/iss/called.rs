//! Of which kind a piece is, by its name.

use super::opened::Pieces;
use super::pieces::Piece;
use crate::grid::{Form, Geometry, IssWay, Kind, ValueForm};

/// Whether a kind is written with this name.
pub(super) fn is_called(kind: &Kind, name: &str) -> bool {
    let files = &kind.files;
    let is_word = || match &kind.value {
        ValueForm::OneOf(words) => words.iter().any(|(word, _)| word == name),
        _ => false,
    };
    [&files.iss, &files.iss_counted].into_iter().any(|known| known.as_deref() == Some(name))
        || files.is_as(IssWay::Words) && is_word()
}

/// The pieces without those that another one replaces: of clues around one corner the last one counts.
pub(super) fn last_of_place<'a>(pieces: &'a Pieces, geometry: &Geometry) -> Vec<&'a Piece> {
    let is_of_corner = |piece: &Piece| {
        let mut kinds = geometry.kinds().iter();
        kinds.any(|kind| kind.cells == Form::Corner && is_called(kind, &piece.name))
    };
    let is_later = |at: usize, piece: &Piece| {
        let first = piece.parts.first();
        pieces.all[at + 1..].iter().any(|it| it.name == piece.name && it.parts.first() == first)
    };
    let all = pieces.all.iter().enumerate();
    all.filter(|(at, piece)| !is_of_corner(piece) || !is_later(*at, piece))
        .map(|(_, piece)| piece)
        .collect()
}
