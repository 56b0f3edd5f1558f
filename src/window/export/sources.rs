//! What goes out is made of: the puzzle at hand, those that were made, and those of a file.

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::Task;

use super::choices::Source;
use super::{Export, ExportContext, Message, Other, Others};
use crate::action::Page;
use crate::files::list::List;
use crate::new_puzzles::Maker;
use crate::new_puzzles::batch::Batch;
use crate::shared::Shared;
use duvod::explanation::Why;
use duvod::grid::{Cell, Puzzle};
use duvod::picture::Scene;
use duvod::proof::RuleId;
use duvod::session::Mode;

/// What there is that may go out, besides what all screens share.
#[derive(Clone, Copy)]
pub(crate) struct Sources<'a> {
    /// What is drawn of the grid.
    pub(crate) scene: &'a Scene,
    /// The answer that is told, with the cell that it is about.
    pub(crate) answer: Option<(Cell, &'a Arc<Why>)>,
    /// The steps of the procedure that are listed.
    pub(crate) listed: &'a [usize],
    /// The puzzles that were made, if there are any.
    pub(crate) batch: Option<&'a Batch>,
    /// The puzzles of the file that was read last, if it holds several.
    pub(crate) list: Option<&'a List>,
    /// The rule that is chosen in the rule book.
    pub(crate) rule: Option<RuleId>,
}

impl Export {
    /// Makes anew what goes out while its page is open, if what it is made of has changed.
    pub(crate) fn look(&mut self, shared: &mut Shared, of: Sources<'_>) -> Task<Message> {
        if !shared.opened.shows(Page::Export) {
            self.forget();
            return Task::none();
        }
        let is_solved = shared.session.mode() == Mode::Explaining;
        let Sources { batch, list, .. } = of;
        let others = |source: Source| match source {
            Source::AtHand => None,
            Source::Made => batch.map(others_made),
            Source::Listed => list.map(|list| others_listed(list, &list.places())),
            Source::Arranged => match list {
                Some(list) => Some(others_listed(list, &list.places_in_order())),
                // Where no file is listed, what was made is.
                None => batch.map(others_made),
            },
        };
        let seed = batch.map_or(0, |batch| batch.seed as usize);
        let made = batch.map_or(0, |batch| batch.rows.len());
        let listed = list.map_or(0, |list| list.listed().as_ptr() as usize);
        let context = ExportContext {
            session: &shared.session,
            scene: of.scene,
            palette: shared.appearance.palette_of_files(),
            locale: shared.speech.locale(),
            answer: of.answer.filter(|_| is_solved),
            knowledge: &shared.knowledge,
            rules: &shared.rules,
            others: &others,
            stamp: [seed, made, listed],
            listed: of.listed,
            rule: of.rule,
        };
        let background = &mut shared.background;
        self.poll(context, || background.next_number())
    }
}

/// What is listed on the open page, if it is not just a whole file: that begins to go out where the page for it is
/// opened from there.
pub(crate) fn listed_here(list: Option<&List>, maker: Option<&Maker>) -> Option<Source> {
    let is_arranged = list.is_some_and(|list| list.ratings.places().is_some());
    let has_made = |batch: &Batch| !batch.rows.is_empty();
    let are_made = maker.is_some_and(|it| it.shows_made && it.batch.as_ref().is_some_and(has_made));
    match (is_arranged, are_made) {
        (true, _) => Some(Source::Arranged),
        (_, true) => Some(Source::Made),
        _ => None,
    }
}

/// The puzzles that were made, in the order of their table.
fn others_made(batch: &Batch) -> Others {
    let geometry = Arc::clone(&batch.geometry);
    let order: Vec<usize> = batch.rows.iter().map(|row| row.number).collect();
    let rows = batch.rows.iter().map(|row| (row.number, (row.board.clone(), row.level)));
    let rows: BTreeMap<_, _> = rows.collect();
    let count = order.len();
    let of = move |number: usize| {
        let (board, level) = rows.get(&number)?.clone();
        Some(Other { puzzle: Puzzle { geometry: Arc::clone(&geometry), board }, level })
    };
    Others { count, order, are_made: true, of: Arc::new(of) }
}

/// The puzzles of the file, of which those at these places are to be had, by the numbers that the list shows.
fn others_listed(list: &List, wanted: &[usize]) -> Others {
    let (found, places) = (list.found(), list.places());
    let order = wanted.iter().map(|place| list.number(*place) - 1).collect();
    let count = places.len();
    let levels: Vec<_> = places.iter().map(|place| list.ratings.level(*place)).collect();
    let of = move |number: usize| {
        let listed = found.listed.get(*places.get(number)?)?;
        let (geometry, board) = (Arc::clone(&found.geometry), listed.board(&found.geometry)?);
        Some(Other { puzzle: Puzzle { geometry, board }, level: levels[number] })
    };
    Others { count, order, are_made: false, of: Arc::new(of) }
}
