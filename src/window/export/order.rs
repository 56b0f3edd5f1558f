//! All that a file is made of, apart from the window: so it can be made on a thread of its own.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::choices::{Choices, Source};
use super::exercises::{Exercises, Sheet};
use duvod::explanation::{NarratedStep, Why};
use duvod::grid::{Board, Cell, Geometry, Puzzle, StateText};
use duvod::inference::{Engine, Options};
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::picture::{Palette, Scene};
use duvod::proof::{RuleId, Trace};
use duvod::session::Session;

/// What a file is made of.
#[derive(Clone, Copy)]
pub(crate) struct ExportContext<'a> {
    pub(crate) session: &'a Session,
    /// What the grid shows.
    pub(crate) scene: &'a Scene,
    /// The colours of the window.
    pub(crate) palette: &'static Palette,
    pub(crate) locale: &'a Locale,
    /// The answer that the panel tells, and the cell that it is about.
    pub(crate) answer: Option<(Cell, &'a Arc<Why>)>,
    pub(crate) knowledge: &'a Arc<Knowledge>,
    /// Which rules are used.
    pub(crate) rules: &'a Options,
    /// The puzzles that were made, or those of the file; nothing if there are none.
    pub(crate) others: &'a dyn Fn(Source) -> Option<Others>,
    /// What changes whenever those do.
    pub(crate) stamp: [usize; 3],
    /// The numbers of the steps that the panel lists, from 0.
    pub(crate) listed: &'a [usize],
    /// The rule that there can be boards for.
    pub(crate) rule: Option<RuleId>,
}

/// What a file was made of. Another one is made when this is not at hand any more.
#[derive(Debug)]
pub(super) struct Basis {
    choices: Choices,
    puzzle: Board,
    board: Board,
    scene: Scene,
    palette: Palette,
    language: String,
    trace: Option<Arc<Trace>>,
    answer: Option<Arc<Why>>,
    listed: Vec<usize>,
    /// What else sheets are made of.
    others: Stamp,
}

/// What tells whether other puzzles, or boards, are at hand now.
type Stamp = ([usize; 3], usize, Option<RuleId>);

impl Basis {
    pub(super) fn of(choices: &Choices, of: ExportContext<'_>, revision: usize) -> Self {
        Self {
            choices: choices.clone(),
            puzzle: of.session.puzzle().clone(),
            board: of.session.board(),
            scene: of.scene.clone(),
            palette: *of.palette,
            language: of.locale.tag().to_owned(),
            trace: of.session.trace().cloned(),
            answer: of.answer.map(|(_, why)| Arc::clone(why)),
            listed: of.listed.to_vec(),
            others: (of.stamp, revision, of.rule),
        }
    }

    /// Whether what was made of this is something like what is made of the other: of the same puzzle, and no other kind.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let sort = |of: &Self| (of.choices.subject, of.choices.kind(), of.choices.others());
        sort(self) == sort(other)
            && self.puzzle == other.puzzle
            && self.others == other.others
            && is_same(self.answer.as_ref(), other.answer.as_ref())
    }

    /// Whether the same would be made of this.
    pub(super) fn is(&self, choices: &Choices, of: ExportContext<'_>, revision: usize) -> bool {
        self.choices == *choices
            && self.listed == of.listed
            && self.others == (of.stamp, revision, of.rule)
            && self.puzzle == *of.session.puzzle()
            && self.board == of.session.board()
            && self.scene == *of.scene
            && self.palette == *of.palette
            && self.language == of.locale.tag()
            && is_same(self.trace.as_ref(), of.session.trace())
            && is_same(self.answer.as_ref(), of.answer.map(|(_, why)| why))
    }
}

/// Whether both are the same in memory, or neither is there.
fn is_same<T>(one: Option<&Arc<T>>, other: Option<&Arc<T>>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => Arc::ptr_eq(one, other),
        (one, other) => one.is_none() && other.is_none(),
    }
}

/// A puzzle that is not at hand.
#[derive(Clone, Debug)]
pub(crate) struct Other {
    pub(crate) puzzle: Puzzle,
    /// How hard it is, if that is known.
    pub(crate) level: Option<Level>,
}

/// The puzzle with a number, from 0, if what has it is one.
type OfNumber = dyn Fn(usize) -> Option<Other> + Send + Sync;

/// Puzzles that are not at hand: how many there are, the order in which they stand, and each by its number, from 0.
#[derive(Clone)]
pub(crate) struct Others {
    pub(crate) count: usize,
    /// The numbers, from 0, of those that can be had.
    pub(crate) order: Vec<usize>,
    /// Whether they were made, and are not those of a file.
    pub(crate) are_made: bool,
    pub(crate) of: Arc<OfNumber>,
}

impl fmt::Debug for Others {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} others", self.count)
    }
}

/// A file to be made.
#[derive(Clone)]
pub struct Order {
    pub(super) choices: Choices,
    pub(super) geometry: Arc<Geometry>,
    pub(super) engine: Arc<Engine>,
    pub(super) knowledge: Arc<Knowledge>,
    pub(super) rules: Options,
    /// The givens, what is shown, and the puzzle with all that is a part of it.
    pub(super) puzzle: Board,
    pub(super) board: Board,
    pub(super) whole: StateText,
    pub(super) scene: Scene,
    pub(super) palette: &'static Palette,
    pub(super) locale: Locale,
    /// The solution that is told, and whether it fills the grid.
    pub(super) told: Option<(Arc<Trace>, Arc<[NarratedStep]>)>,
    pub(super) is_complete: bool,
    pub(super) listed: Vec<usize>,
    pub(super) rated: Option<Arc<Trace>>,
    pub(super) answer: Option<(Cell, Arc<Why>)>,
    pub(super) rule: Option<RuleId>,
    pub(super) others: Option<Others>,
    pub(super) exercises: Result<Arc<Sheet>, Words>,
}

impl fmt::Debug for Order {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a file to be made: {:?}", self.choices)
    }
}

/// How far making a file has come: so many of so many; of nothing if that is not known.
#[derive(Debug, Default)]
pub(crate) struct Far {
    done: AtomicUsize,
    of: AtomicUsize,
}

impl Far {
    /// Takes note that so many are done.
    pub(super) fn tell(&self, done: usize, of: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
    }

    /// How many are done, and of how many.
    pub(crate) fn so_far(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed))
    }
}

impl Order {
    /// How many puzzles or steps have numbers by which they can be chosen.
    pub(super) fn numbered(&self) -> usize {
        let others = self.others.as_ref().map(|others| others.count);
        others.or(self.told.as_ref().map(|(_, lines)| lines.len())).unwrap_or(0)
    }

    /// What is chosen of what is at hand.
    pub(super) fn of(choices: &Choices, exercises: &Exercises, of: ExportContext<'_>) -> Self {
        let session: &Session = of.session;
        Self {
            choices: choices.clone(),
            geometry: Arc::clone(session.geometry()),
            engine: Arc::clone(session.engine()),
            knowledge: Arc::clone(of.knowledge),
            rules: of.rules.clone(),
            puzzle: session.puzzle().clone(),
            board: session.board(),
            whole: session.whole_puzzle(),
            scene: of.scene.clone(),
            palette: of.palette,
            locale: of.locale.clone(),
            told: session.told(),
            is_complete: session.is_complete(),
            listed: of.listed.to_vec(),
            rated: session.rated_trace().cloned(),
            answer: of.answer.map(|(cell, why)| (cell, Arc::clone(why))),
            rule: of.rule,
            others: match choices.others() {
                Source::AtHand => None,
                source => (of.others)(source),
            },
            exercises: exercises.made(of.rule),
        }
    }
}
