//! What puzzles are wished for, and why there can be none.

use std::ops::RangeInclusive;
use std::str::FromStr;

use super::pattern;
use super::symmetry::Symmetry;
use crate::explainer::{ExplainerScore, is_rated};
use crate::grid::{Board, CellSet, Geometry};
use crate::inference::EngineError;
use crate::knowledge::Level;
use crate::message::{Area, Message, words};
use crate::proof::RuleId;

/// What puzzles are wished for. By default any with one solution and with no given that could be left out.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// All that is drawn by lot follows from it.
    pub seed: u64,
    /// How the givens lie.
    pub symmetry: Symmetry,
    /// The cells of the givens, if they are to be just these; then `symmetry` and `givens` mean nothing.
    pub pattern: Option<CellSet>,
    /// How many givens there are. By default as few as come when digits are taken out until none can go.
    pub givens: Option<RangeInclusive<usize>>,
    /// Whether no given may be left out, not even alone where they lie symmetrically.
    pub minimal: bool,
    /// How hard it is by the rules of the generator's profile.
    pub level: Option<Level>,
    /// The sum of the costs of the steps by these rules.
    pub score: Option<RangeInclusive<u64>>,
    /// The ER of Sudoku Explainer, which rates puzzles of the classic grid only.
    pub er: Option<RangeInclusive<ExplainerScore>>,
    /// How many of the empty cells singles leave open, about, in percent: how much must be guessed by who knows nothing else.
    pub guessing: Option<u64>,
    /// The profile whose rules must solve it, without those that suppose something.
    pub solvable_by: Option<String>,
    /// The rule that must be needed, and what may be used beside it.
    pub rule: Option<(RuleId, Beside)>,
    /// A puzzle with one solution that is to be changed a little, and how; of what is wished for, `pattern` then means
    /// nothing.
    pub from: Option<(Board, Change)>,
    /// Whether each puzzle is rated, even if neither a level nor a score is wished for.
    pub rated: bool,
}

impl Wish {
    /// Looks whether there can be such puzzles at all, as far as that is seen without trying.
    ///
    /// # Errors
    /// Why there can be none.
    pub fn look_through(&self, geometry: &Geometry) -> Result<(), Impossible> {
        let fewest = if geometry.is_classic() { pattern::FEWEST } else { 0 };
        let cells = geometry.cell_count();
        match self.givens.as_ref().map(|givens| (givens, *givens.start(), *givens.end())) {
            Some((givens, ..)) if givens.is_empty() => return Err(Impossible::EmptyGivens),
            Some((_, _, most)) if most < fewest => {
                return Err(Impossible::TooFewGivens { most, needed: fewest });
            }
            Some((_, fewest, _)) if fewest > cells => {
                return Err(Impossible::TooManyGivens { fewest, cells });
            }
            _ => {}
        }
        if self.score.as_ref().is_some_and(RangeInclusive::is_empty) {
            return Err(Impossible::Score);
        }
        if let Some(er) = &self.er {
            if er.is_empty() {
                return Err(Impossible::Er);
            }
            if !is_rated(geometry) {
                return Err(Impossible::ErGrid);
            }
        }
        if let Some((board, _)) = &self.from {
            let givens = board.digits().map(|given| given.cell).collect();
            if !self.symmetry.holds(geometry, &givens) {
                return Err(Impossible::FromSymmetry);
            }
        }
        match self.pattern {
            Some(pattern) if pattern::is_hopeless(geometry, pattern) => Err(Impossible::Pattern),
            _ => Ok(()),
        }
    }
}

/// What is used beside a rule that is needed, and what does not do without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beside {
    /// With it all easier rules do, without it they do not.
    #[default]
    Easier,
    /// With it singles do, without it not even all easier rules.
    Singles,
    /// With it singles do, without it they do not; easier rules may do in its place.
    SinglesLoosely,
}

impl Beside {
    /// All of them, as they are offered.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Singles, Self::SinglesLoosely];
}

/// How a puzzle is to be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// To one that is easier by level, or by score within its level.
    Easier,
    /// To one that is harder by level, or by score within its level.
    Harder,
}

/// Why no puzzle can be what is wished for, as far as that is seen beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// No puzzle of the grid with one solution has so few givens.
    TooFewGivens {
        /// The most that are wished for.
        most: usize,
        /// The fewest that a puzzle has.
        needed: usize,
    },
    /// The grid has not so many cells.
    TooManyGivens {
        /// The fewest that are wished for.
        fewest: usize,
        /// How many cells there are.
        cells: usize,
    },
    /// The range of the number of givens ends before it begins.
    EmptyGivens,
    /// No digits in these cells leave one solution.
    Pattern,
    /// There is no score in this range.
    Score,
    /// There is no ER in this range.
    Er,
    /// Sudoku Explainer does not rate puzzles of the grid.
    ErGrid,
    /// The rule is not known, or may not be used.
    Rule,
    /// No puzzle needs the rule: others stand before it, and together conclude all that it does.
    Needless {
        /// The rule that was wished for.
        rule: RuleId,
        /// The rules before it.
        others: Vec<RuleId>,
    },
    /// The puzzle that is to be changed has not one solution.
    From,
    /// The givens of the puzzle that is to be changed do not lie in the symmetry, and so no others come to lie in it.
    FromSymmetry,
    /// There is no profile of that name.
    Profile(String),
}

impl From<EngineError> for Impossible {
    fn from(error: EngineError) -> Self {
        let EngineError::NoProfile(name) = error;
        Self::Profile(name)
    }
}

impl Impossible {
    /// Says it.
    pub fn message(&self) -> Message {
        match self {
            &Self::TooFewGivens { most, needed } => {
                words::ErrorGivensTooFew { most, needed }.into()
            }
            &Self::TooManyGivens { fewest, cells } => {
                words::ErrorGivensTooMany { cells, fewest }.into()
            }
            Self::EmptyGivens => words::ErrorGivensEmpty.into(),
            Self::Pattern => words::ErrorPatternImpossible.into(),
            Self::Score => words::ErrorScoreImpossible.into(),
            Self::Er => words::ErrorErImpossible.into(),
            Self::ErGrid => words::ErrorErGrid.into(),
            Self::From => words::ErrorNotOneSolution.into(),
            Self::FromSymmetry => words::ErrorFromSymmetry.into(),
            Self::Rule => words::ErrorRuleNotAllowed.into(),
            Self::Needless { rule, others } => {
                let name = |rule: &RuleId| Message::of_rule(*rule, Area::Block);
                let others: Vec<Message> = others.iter().map(name).collect();
                let count = others.len();
                words::ErrorRuleNeedless { count, others, rule: name(rule) }.into()
            }
            Self::Profile(name) => words::LockNoProfile { name }.into(),
        }
    }
}

/// Reads a range as it is typed: two numbers with a hyphen between them, or one. `None` if it is neither.
pub fn range<T: FromStr + Clone>(text: &str) -> Option<RangeInclusive<T>> {
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    let (from, to) = from.trim().parse().ok().zip(to.trim().parse().ok())?;
    Some(from..=to)
}
