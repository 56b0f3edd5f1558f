//! What is chosen of new puzzles, and the wish that it comes to.
//!
//! The choices are those of `duvod generate`, and the same choices give the same puzzles (`tests/generator_window.rs`).

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::str::FromStr;
use std::sync::Arc;

use crate::book::shown_name;
use crate::look::grids::{Offered, grid_name};
use crate::shared::Shared;
use crate::widget::form::{FIELD, Row, Value, number};
use duvod::explanation::rule_name_on;
use duvod::generator::{ATTEMPTS, Beside, Change, Impossible, Symmetry, Wish, range};
use duvod::grid::{Board, Cell, CellSet, Geometry};
use duvod::inference::Options;
use duvod::knowledge::{CLASSIC_GRID, Knowledge, Level, Profile, Rule};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words, words::Label};
use duvod::proof::RuleId;
use duvod::session::Session;

/// How many puzzles are made when nothing else is said, and at most.
const COUNT: u64 = 10;
const MOST: u64 = 10_000;

/// The most attempts that may come to nothing in a row.
const MOST_ATTEMPTS: u64 = 1_000_000_000;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Whether the puzzles are new, or like the one at hand.
    From,
    /// The grid.
    Grid,
    /// The level.
    Level,
    /// A range of scores.
    Score,
    /// A range of ratings by Sudoku Explainer.
    Er,
    /// The symmetry of the givens.
    Symmetry,
    /// Whether the cells of the givens are drawn by hand.
    Pattern,
    /// A range of numbers of givens.
    Givens,
    /// Whether no given may be left out.
    Minimal,
    /// How much singles leave open.
    Guessing,
    /// The profile whose rules solve it.
    SolvableBy,
    /// The rule that is needed.
    Rule,
    /// What may be used beside it.
    Alone,
    /// How many puzzles.
    Count,
    /// After how many attempts in a row that come to nothing it is given up.
    Attempts,
    /// What all that is drawn by lot follows from.
    Seed,
}

impl Choice {
    /// All of them in their order.
    pub const ALL: [Self; 16] = [
        Self::From,
        Self::Grid,
        Self::Level,
        Self::Score,
        Self::Er,
        Self::Symmetry,
        Self::Pattern,
        Self::Givens,
        Self::Minimal,
        Self::Guessing,
        Self::SolvableBy,
        Self::Rule,
        Self::Alone,
        Self::Count,
        Self::Attempts,
        Self::Seed,
    ];

    pub(crate) fn label(self) -> Label {
        match self {
            Self::From => words::MakerFrom,
            Self::Grid => words::MakerGrid,
            Self::Level => words::MakerLevel,
            Self::Score => words::MakerScore,
            Self::Er => words::MakerEr,
            Self::Givens => words::MakerGivens,
            Self::Symmetry => words::MakerSymmetry,
            Self::Pattern => words::MakerPattern,
            Self::Minimal => words::MakerMinimal,
            Self::Guessing => words::MakerGuessing,
            Self::SolvableBy => words::MakerSolvable,
            Self::Rule => words::MakerRule,
            Self::Alone => words::MakerAlone,
            Self::Count => words::MakerCount,
            Self::Attempts => words::MakerAttempts,
            Self::Seed => words::MakerSeed,
        }
    }

    /// The name of the field in which it is typed, if it is.
    pub(crate) fn field(self) -> Option<&'static str> {
        match self {
            Self::Score => Some("maker-score"),
            Self::Er => Some("maker-er"),
            Self::Givens => Some("maker-givens"),
            Self::Guessing => Some("maker-guessing"),
            Self::Count => Some("maker-count"),
            Self::Attempts => Some("maker-attempts"),
            Self::Seed => Some("maker-seed"),
            _ => None,
        }
    }

    /// What stands in the field while nothing is typed.
    pub(crate) fn hint(self) -> Words {
        match self {
            Self::Score => words::MakerScoreHint.into(),
            Self::Er => words::MakerErHint.into(),
            Self::Givens => words::MakerGivensHint.into(),
            Self::Count => words::MakerNumber { number: COUNT }.into(),
            Self::Attempts => words::MakerNumber { number: ATTEMPTS }.into(),
            Self::Seed => words::MakerSeedHint.into(),
            _ => words::MakerAny.into(),
        }
    }
}

/// What choices are about.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) knowledge: &'a Knowledge,
    /// The grid at hand, and the puzzle in it.
    pub(crate) geometry: &'a Arc<Geometry>,
    pub(crate) puzzle: &'a Board,
    /// The rules in use.
    pub(crate) rules: &'a Options,
}

impl<'a> Known<'a> {
    /// What is known of what all screens share.
    pub(crate) fn of(shared: &'a Shared) -> Self {
        Self::new(&shared.knowledge, &shared.session, &shared.rules)
    }

    /// What is known of these, so that the rest of what is shared may change meanwhile.
    pub(crate) fn new(knowledge: &'a Knowledge, session: &'a Session, rules: &'a Options) -> Self {
        Self { knowledge, geometry: session.geometry(), puzzle: session.puzzle(), rules }
    }
}

/// Why something that is chosen cannot be.
pub(crate) type Fault = (Choice, Words);

/// What is to be made, and how long it is tried.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub(crate) geometry: Arc<Geometry>,
    pub(crate) wish: Wish,
    pub(crate) count: u64,
    pub(crate) attempts: u64,
}

/// What is chosen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    from: Option<Change>,
    /// The grid, if it is not the usual one.
    pub(super) grid: Option<Arc<Geometry>>,
    pub(super) level: Option<Level>,
    pub(super) symmetry: Symmetry,
    /// Whether the cells of the givens are drawn by hand.
    pub(crate) draws: bool,
    /// These cells, by how many cells the grid has: another grid of the same size keeps them.
    pub(super) drawn: BTreeMap<usize, CellSet>,
    pub(super) minimal: bool,
    pub(super) solvable_by: Option<String>,
    pub(super) rule: Option<RuleId>,
    pub(super) beside: Beside,
    offered: Offered,
    /// What is typed of each choice.
    typed: [String; Choice::ALL.len()],
}

impl Choices {
    /// What is typed.
    pub(crate) fn typed(&self, choice: Choice) -> &str {
        &self.typed[choice as usize]
    }

    /// Types something.
    pub(crate) fn set_typed(&mut self, choice: Choice, text: String) {
        self.typed[choice as usize] = text;
    }

    /// Whether a choice is of any use beside the others.
    pub(crate) fn is_shown(&self, choice: Choice) -> bool {
        match choice {
            Choice::Grid | Choice::Pattern => self.from.is_none(),
            Choice::Givens => !self.is_drawn(),
            Choice::Alone => self.rule.is_some(),
            _ => true,
        }
    }

    /// The symmetry that is chosen.
    pub(crate) fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// Whether the givens stand where they were drawn.
    pub(crate) fn is_drawn(&self) -> bool {
        self.draws && self.from.is_none()
    }

    /// The grid of the puzzles. One that is changed keeps its own.
    pub(crate) fn geometry<'a>(&'a self, known: Known<'a>) -> &'a Arc<Geometry> {
        if self.from.is_some() { known.geometry } else { self.chosen_grid(known) }
    }

    /// The grid that is chosen for new puzzles.
    pub(crate) fn chosen_grid<'a>(&'a self, known: Known<'a>) -> &'a Arc<Geometry> {
        let usual = || known.knowledge.grid(CLASSIC_GRID).unwrap_or(known.geometry);
        self.grid.as_ref().unwrap_or_else(usual)
    }

    /// Chooses a grid for new puzzles.
    pub(crate) fn take_grid(&mut self, grid: &Arc<Geometry>) {
        self.grid = (grid.name() != CLASSIC_GRID).then(|| Arc::clone(grid));
    }

    /// The grids that can be chosen.
    fn grids(&self, known: Known<'_>) -> Rc<[Arc<Geometry>]> {
        self.offered.of(known.knowledge, self.chosen_grid(known), known.geometry)
    }

    /// The cells that are drawn in a grid.
    pub(crate) fn drawn(&self, geometry: &Geometry) -> CellSet {
        self.drawn.get(&geometry.cell_count()).copied().unwrap_or(CellSet::EMPTY)
    }

    /// Draws in a grid: this cell and those that the symmetry joins with it, or takes them away.
    pub(crate) fn draw(&mut self, geometry: &Geometry, cell: Cell, on: bool) {
        let joined = self.symmetry.orbits(geometry).into_iter().find(|orbit| orbit.contains(cell));
        let (cells, drawn) = (joined.unwrap_or_default(), self.drawn(geometry));
        let drawn = if on { drawn | cells } else { drawn - cells };
        let _ = self.drawn.insert(geometry.cell_count(), drawn);
    }

    /// Draws just these cells in a grid.
    pub(crate) fn draw_only(&mut self, geometry: &Geometry, cells: CellSet) {
        let _ = self.drawn.insert(geometry.cell_count(), cells);
    }

    /// The words of what can be chosen, in their order.
    pub(crate) fn names(&self, choice: Choice, known: Known<'_>, locale: &Locale) -> Vec<String> {
        let say = |words: Words| locale.say(&words);
        let any = || std::iter::once(say(words::MakerAny.into()));
        match choice {
            Choice::From => [words::MakerFromNew, words::MakerFromEasier, words::MakerFromHarder]
                .map(|label| say(label.into()))
                .to_vec(),
            Choice::Grid => {
                let grids = self.grids(known);
                grids.iter().map(|grid| grid_name(grid.name(), locale)).collect()
            }
            Choice::Level => any().chain(Level::ALL.map(|level| say(level.message()))).collect(),
            Choice::Symmetry => {
                Symmetry::ALL.map(|symmetry| say(symmetry_name(symmetry).into())).to_vec()
            }
            Choice::Pattern => {
                [words::MakerByLot, words::MakerDrawn].map(|it| say(it.into())).into()
            }
            Choice::Minimal => [words::MakerNo, words::MakerYes].map(|it| say(it.into())).into(),
            Choice::Alone => Beside::ALL.map(|it| say(beside_name(it).into())).into(),
            Choice::SolvableBy => {
                let shown = |profile: &Profile| shown_name(&profile.name, locale);
                any().chain(known.knowledge.profiles().map(shown)).collect()
            }
            Choice::Rule => {
                let named = |rule: &Rule| say(rule_name_on(known.geometry, rule.id));
                any().chain(rules(known).map(named)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The rows that are shown.
    pub(crate) fn rows(&self, known: Known<'_>, locale: &Locale) -> Vec<Row<'_, Choice>> {
        let row = |choice: Choice| {
            let names = || self.names(choice, known, locale);
            let value = match (choice, choice.field()) {
                (_, Some(id)) => {
                    let (hint, typed) = (locale.say(&choice.hint()), self.typed(choice));
                    Value::Typed { id, hint, typed, width: FIELD }
                }
                (Choice::From | Choice::Pattern | Choice::Minimal, None) => {
                    Value::Few(names(), self.chosen(choice, known))
                }
                _ => Value::Many(names(), self.chosen(choice, known)),
            };
            Row { choice, label: choice.label(), value, label_width: None }
        };
        Choice::ALL.into_iter().filter(|choice| self.is_shown(*choice)).map(row).collect()
    }

    /// The number of what is chosen, from 0.
    pub(crate) fn chosen(&self, choice: Choice, known: Known<'_>) -> usize {
        let after = |place: Option<usize>| place.map_or(0, |place| place + 1);
        match choice {
            Choice::From => self.from.map_or(0, |change| 1 + change as usize),
            Choice::Grid => {
                let name = self.chosen_grid(known).name();
                self.grids(known).iter().position(|grid| grid.name() == name).unwrap_or(0)
            }
            Choice::Level => self.level.map_or(0, |level| 1 + level as usize),
            Choice::Symmetry => self.symmetry as usize,
            Choice::Pattern => usize::from(self.draws),
            Choice::Minimal => usize::from(self.minimal),
            Choice::Alone => self.beside as usize,
            Choice::SolvableBy => after(self.solvable_by.as_ref().and_then(|name| {
                known.knowledge.profiles().position(|profile| profile.name == *name)
            })),
            Choice::Rule => {
                after(self.rule.and_then(|id| rules(known).position(|rule| rule.id == id)))
            }
            _ => 0,
        }
    }

    /// Chooses what has this number, from 0.
    pub(crate) fn choose(&mut self, choice: Choice, number: usize, known: Known<'_>) {
        let before = number.checked_sub(1);
        match choice {
            Choice::From => {
                self.from = before.and_then(|at| [Change::Easier, Change::Harder].get(at).copied());
            }
            Choice::Grid => {
                if let Some(grid) = self.grids(known).get(number) {
                    self.take_grid(grid);
                }
            }
            Choice::Level => self.level = before.and_then(|at| Level::ALL.get(at).copied()),
            Choice::Symmetry => {
                self.symmetry = Symmetry::ALL.get(number).copied().unwrap_or_default();
            }
            Choice::Pattern => self.draws = number == 1,
            Choice::Minimal => self.minimal = number == 1,
            Choice::Alone => self.beside = Beside::ALL.get(number).copied().unwrap_or_default(),
            Choice::SolvableBy => {
                let profile = before.and_then(|at| known.knowledge.profiles().nth(at));
                self.solvable_by = profile.map(|profile| profile.name.clone());
            }
            Choice::Rule => {
                self.rule = before.and_then(|at| rules(known).nth(at).map(|rule| rule.id));
            }
            _ => {}
        }
    }

    /// A range as it is typed, if one is.
    fn ranged<T: FromStr + Clone>(
        &self,
        choice: Choice,
        faults: &mut Vec<Fault>,
    ) -> Option<RangeInclusive<T>> {
        let text = self.typed(choice).trim();
        let found = range(text);
        if found.is_none() && !text.is_empty() {
            faults.push((choice, words::ErrorRange { text }.into()));
        }
        found
    }

    /// What is to be made. Where no seed was typed it is drawn by this one.
    ///
    /// # Errors
    /// What cannot be, each with its reason.
    pub(crate) fn wish(&self, known: Known<'_>, seed: u64) -> Result<Chosen, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut typed = |choice: Choice, allowed: RangeInclusive<u64>, usual: Option<u64>| {
            let found = number(self.typed(choice), &allowed).unwrap_or_else(|why| {
                faults.push((choice, why));
                None
            });
            found.or(usual)
        };
        let guessing = typed(Choice::Guessing, 0..=100, None);
        let count = typed(Choice::Count, 1..=MOST, Some(COUNT));
        let attempts = typed(Choice::Attempts, 1..=MOST_ATTEMPTS, Some(ATTEMPTS));
        let seed = typed(Choice::Seed, 0..=u64::MAX, Some(seed));
        let geometry = self.geometry(known);
        let score = self.ranged(Choice::Score, &mut faults);
        let er = self.ranged(Choice::Er, &mut faults);
        let givens: Option<RangeInclusive<u64>> = self.ranged(Choice::Givens, &mut faults);
        let cells = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        let wish = Wish {
            seed: seed.unwrap_or_default(),
            symmetry: self.symmetry,
            pattern: self.is_drawn().then(|| self.drawn(geometry)),
            givens: givens
                .filter(|_| !self.is_drawn())
                .map(|range| cells(*range.start())..=cells(*range.end())),
            minimal: self.minimal,
            level: self.level,
            score,
            er,
            guessing,
            solvable_by: self.solvable_by.clone(),
            rule: self.rule.map(|rule| (rule, self.beside)),
            from: self.from.map(|change| (known.puzzle.clone(), change)),
            rated: true,
        };
        if wish.pattern.is_some_and(|drawn| drawn.is_empty()) {
            faults.push((Choice::Pattern, words::MakerNothingDrawn.into()));
        } else if let Err(impossible) = wish.look_through(geometry) {
            faults.push(fault(&impossible));
        }
        if self.from.is_some() && known.puzzle.is_empty() {
            faults.push((Choice::From, words::MakerNothingToChange.into()));
        }
        match (count, attempts) {
            (Some(count), Some(attempts)) if faults.is_empty() => {
                Ok(Chosen { geometry: Arc::clone(geometry), wish, count, attempts })
            }
            _ => Err(faults),
        }
    }
}

/// What cannot be, where it is chosen.
pub(crate) fn fault(impossible: &Impossible) -> Fault {
    let choice = match impossible {
        Impossible::TooFewGivens { .. }
        | Impossible::TooManyGivens { .. }
        | Impossible::EmptyGivens => Choice::Givens,
        Impossible::FromSymmetry => Choice::Symmetry,
        Impossible::Pattern => Choice::Pattern,
        Impossible::Score => Choice::Score,
        Impossible::Er | Impossible::ErGrid => Choice::Er,
        Impossible::Rule | Impossible::Needless { .. } => Choice::Rule,
        Impossible::From => Choice::From,
        Impossible::Profile(_) => Choice::SolvableBy,
    };
    (choice, impossible.message())
}

/// The rules that may be needed: those of the profile in use in its order, then the others.
fn rules(known: Known<'_>) -> impl Iterator<Item = &Rule> {
    let profile = known.knowledge.profile(&known.rules.profile);
    let used = profile.into_iter().flat_map(|profile| known.knowledge.rules_of(profile));
    let is_used = move |rule: &&Rule| !profile.is_some_and(|used| used.rules.contains(&rule.id));
    let others = known.knowledge.rules().filter(is_used);
    used.chain(others).filter(move |rule| known.rules.allow(rule))
}

/// What holds of puzzles that need a rule.
pub(super) fn beside_name(beside: Beside) -> Label {
    match beside {
        Beside::Easier => words::MakerEasier,
        Beside::Singles => words::MakerSingles,
        Beside::SinglesLoosely => words::MakerSinglesLoosely,
    }
}

pub(crate) fn symmetry_name(symmetry: Symmetry) -> Label {
    match symmetry {
        Symmetry::None => words::SymmetryNone,
        Symmetry::HalfTurn => words::SymmetryHalfTurn,
        Symmetry::QuarterTurn => words::SymmetryQuarterTurn,
        Symmetry::Horizontal => words::SymmetryHorizontal,
        Symmetry::Vertical => words::SymmetryVertical,
        Symmetry::Orthogonal => words::SymmetryOrthogonal,
        Symmetry::Diagonal => words::SymmetryDiagonal,
        Symmetry::AntiDiagonal => words::SymmetryAntiDiagonal,
        Symmetry::Diagonals => words::SymmetryDiagonals,
        Symmetry::Full => words::SymmetryFull,
    }
}
