//! The knowledge base: what a rule, a profile and a grid say, read from data.
//!
//! Everything that Duvod knows of how a Sudoku is solved is in `knowledge/`: one file a rule,
//! one a profile (which rules are on, in which order), one a grid, one a kind of constraint, one an example puzzle, one a table of the literature. The files are
//! part of the program; [`Knowledge::with_files`] replaces or extends them with a user's own.
//! Nothing is reasoned here: a rule is parameters that a family of `inference` understands.
//!
//! Invariant: a [`Knowledge`] that exists is whole. Ids are file names, every rule that a profile
//! or a rule names exists, and in every profile a rule stands before the more general ones, and before those that
//! suppose something if it supposes nothing.

mod als;
mod arrangement;
mod check;
mod constraint;
mod error;
mod experiment;
mod forcing;
mod link;
mod profile;
mod puzzle;
mod range;
mod reading;
mod rule;
mod schema;
mod template;
mod uniqueness;

use std::collections::BTreeMap;
use std::sync::Arc;

use once_cell::sync::Lazy;

pub use als::{Als, AlsChain, Bent, Exclusion, SueDeCoq};
pub use arrangement::{Arrangement, Refusal};
pub use constraint::{Balancing, ConstraintRule, Held, Joined, Together};
pub use error::{KnowledgeError, Problem};
pub use experiment::{Column, Experiment, JudgedRow, Measure, MethodRow, Part, Puzzles};
pub use forcing::{Along, ComesTo, Forcing, Trial};
pub use link::{
    Chain, ChainPattern, Colours, Ends, Find, Join, Link, Nodes, OddRing, Strong, Wing,
};
pub use profile::Profile;
pub use puzzle::{CLASSIC_GRID, PuzzleExample};
pub use rule::{Body, Cover, CoverView, Example, Fins, Level, Mix, Rule};
pub use schema::CLAUSES;
pub use template::{Template, TemplateFind};
pub use uniqueness::{DeadlyPattern, Escape, Uniqueness};

use crate::grid::{
    Geometry, GeometrySpec, Kind, Kinds, NoGrid, Puzzle, StateText, grid_named, why_no_grid,
};
use crate::message::{Message, words};
use crate::proof::RuleId;
use crate::proof::schema::Schema;
use check::Rules;
use reading::Source;

include!(concat!(env!("OUT_DIR"), "/embedded_knowledge.rs"));

/// The name of the profile that is used when nothing else is said.
pub const DEFAULT_PROFILE: &str = "default";

static EMBEDDED: Lazy<Result<Knowledge, KnowledgeError>> = Lazy::new(|| Knowledge::with_files(&[]));

/// Rules, profiles, grids, example puzzles and experiments.
#[derive(Clone, Debug)]
pub struct Knowledge {
    kinds: Kinds,
    grids: BTreeMap<String, Arc<Geometry>>,
    rules: Rules,
    profiles: BTreeMap<String, Profile>,
    puzzles: Vec<PuzzleExample>,
    experiments: BTreeMap<String, Experiment>,
}

impl Knowledge {
    /// Reads the knowledge that comes with the program.
    ///
    /// # Errors
    /// [`KnowledgeError`] if a file that was built in is wrong; a test holds that none is.
    pub fn embedded() -> Result<&'static Self, KnowledgeError> {
        EMBEDDED.as_ref().map_err(Clone::clone)
    }

    /// Reads the knowledge that comes with the program, with these files in addition. A file is its path
    /// below the knowledge folder, with forward slashes, and its text; one whose path is known
    /// already replaces the old one.
    ///
    /// # Errors
    /// [`KnowledgeError`] names file, line, column and field of the first thing that is wrong.
    pub fn with_files(extra: &[(String, String)]) -> Result<Self, KnowledgeError> {
        let mut files: BTreeMap<&str, &str> = FILES.iter().copied().collect();
        files.extend(extra.iter().map(|(path, text)| (path.as_str(), text.as_str())));
        let mut knowledge = Self {
            kinds: Kinds::default(),
            grids: BTreeMap::new(),
            rules: BTreeMap::new(),
            profiles: BTreeMap::new(),
            puzzles: Vec::new(),
            experiments: BTreeMap::new(),
        };
        for (&path, &text) in &files {
            knowledge.read(&Source { path, text })?;
        }
        check::whole(&knowledge.rules, knowledge.profiles()).map_err(|error| {
            let text = files.get(error.file.as_str()).copied().unwrap_or_default();
            Source { path: &error.file, text }.at_rule(error.clone())
        })?;
        Ok(knowledge)
    }

    fn read(&mut self, source: &Source<'_>) -> Result<(), KnowledgeError> {
        let folder = source.path.split_once('/').map_or("", |(folder, _)| folder);
        let name = source.name();
        match folder {
            // The folder comes before that of the grids, which know all kinds.
            "constraints" => {
                let kind: Kind = source.read()?;
                source.must_be_named(&kind.id)?;
                kind.check().map_err(|error| source.error(Problem::Constraint(error)))?;
                Arc::make_mut(&mut self.kinds).push(Arc::new(kind));
            }
            "grids" => {
                let spec: GeometrySpec = source.read()?;
                source.must_be_named(&spec.name)?;
                for spec in spec.in_other_symbols().chain([spec.clone()]) {
                    let spec = GeometrySpec { kinds: Arc::clone(&self.kinds), ..spec };
                    let geometry = Geometry::new(&spec);
                    let geometry = geometry.map_err(|error| source.error(Problem::Grid(error)))?;
                    let _ = self.grids.insert(spec.name, Arc::new(geometry));
                }
            }
            "rules" => {
                let mut rule: Rule = source.read()?;
                source.must_be_named(rule.id.as_str())?;
                source.must_be_rule(&rule)?;
                range::check(source, &rule)?;
                schema::prove(self.grid(CLASSIC_GRID).map(Arc::as_ref), source, &mut rule)?;
                rule.body_text = source.body_text()?;
                if self.rules.insert(rule.id, rule).is_some() {
                    return Err(source.error(Problem::Twice(name.to_owned())));
                }
            }
            "profiles" => {
                let profile: Profile = source.read()?;
                source.must_be_named(&profile.name)?;
                let _ = self.profiles.insert(profile.name.clone(), profile);
            }
            "examples" => {
                let puzzle: PuzzleExample = source.read()?;
                self.puzzles.push(puzzle.named(name));
            }
            "experiments" => {
                let experiment: Experiment = source.read()?;
                source.must_be_named(&experiment.name)?;
                let _ = self.experiments.insert(name.to_owned(), experiment);
            }
            _ => return Err(source.error(Problem::Place)),
        }
        Ok(())
    }

    /// Reads a profile, as the file with this path below the knowledge folder gives it, and checks it against the rules.
    /// It is not taken; see [`Knowledge::put_profile`].
    ///
    /// # Errors
    /// [`KnowledgeError`] names file, line, column and field of the first thing that is wrong.
    pub fn read_profile(&self, path: &str, text: &str) -> Result<Profile, KnowledgeError> {
        let source = Source { path, text };
        let profile: Profile = source.read()?;
        source.must_be_named(&profile.name)?;
        check::order(&self.rules, &profile)
            .map_err(|error| source.at_rule(KnowledgeError { file: path.to_owned(), ..error }))?;
        Ok(profile)
    }

    /// Reads what a rule's file says in the language of schemas, a pattern for each choice of its numbers, wherever the file lies.
    /// It is not proved, and not taken.
    ///
    /// # Errors
    /// [`KnowledgeError`] names file, line, column and field of the first thing that is wrong; a rule that says nothing in that
    /// language is wrong as well.
    pub fn read_patterns(path: &str, text: &str) -> Result<(RuleId, Vec<Schema>), KnowledgeError> {
        let source = Source { path, text };
        let rule: Rule = source.read()?;
        let Body::Schema(schema) = &rule.body else {
            return Err(source.at_field("body", Problem::NoSchema));
        };
        Ok((rule.id, schema::patterns(&source, schema)?))
    }

    /// Reads a rule, as the file with this path below the knowledge folder gives it, and takes it, in place of one of the same id
    /// if there is one.
    ///
    /// # Errors
    /// [`KnowledgeError`] names file, line, column and field of the first thing that is wrong.
    pub fn put_rule(&mut self, path: &str, text: &str) -> Result<(), KnowledgeError> {
        let source = Source { path, text };
        let _ = self.rules.remove(&RuleId::new(source.name()));
        self.read(&source)
    }

    /// Takes a profile, in place of one of the same name if there is one.
    ///
    /// # Errors
    /// [`KnowledgeError`] if it names rules that there are not, or in an order that may not be.
    pub fn put_profile(&mut self, profile: Profile) -> Result<(), KnowledgeError> {
        check::order(&self.rules, &profile)?;
        let _ = self.profiles.insert(profile.name.clone(), profile);
        Ok(())
    }

    /// Forgets a profile; false if there was none of that name.
    pub fn remove_profile(&mut self, name: &str) -> bool {
        self.profiles.remove(name).is_some()
    }

    /// Returns the kinds of constraints, by id.
    pub fn kinds(&self) -> &Kinds {
        &self.kinds
    }

    /// Returns the grid of that name.
    pub fn grid(&self, name: &str) -> Option<&Arc<Geometry>> {
        self.grids.get(name)
    }

    /// Finds the grid of that name, or puts it together from those that it names (see [`grid_named`]). Any name that a grid is
    /// asked for by will do, however it is spaced: `X-Sudoku`, `6 × 6`.
    pub fn grid_of(&self, name: &str) -> Option<Arc<Geometry>> {
        grid_named(name, self.grids.values()).or_else(|| {
            let parts = name.split('+').map(|part| self.name_of_part(part));
            grid_named(&parts.collect::<Vec<_>>().join("+"), self.grids.values())
        })
    }

    /// The name of the grid that a part of a name asks for, or the part itself if it is no such name.
    fn name_of_part<'a>(&'a self, part: &'a str) -> &'a str {
        let asked = closed_up(part);
        let is_asked_for = |grid: &&Arc<Geometry>| {
            let also = grid.spec().about.also.iter().map(String::as_str);
            std::iter::once(grid.name()).chain(also).any(|name| closed_up(name) == asked)
        };
        self.grids.values().find(is_asked_for).map_or(part, |grid| grid.name())
    }

    /// Returns all grids, the smallest first; of several with as many cells those that are met most often, and then by name,
    /// so that those which a text means when it says nothing else come first.
    pub fn grids(&self) -> impl Iterator<Item = &Arc<Geometry>> {
        let mut grids: Vec<_> = self.grids.values().collect();
        grids.sort_by_key(|grid| (grid.cell_count(), grid.spec().about.place.unwrap_or(u8::MAX)));
        grids.into_iter()
    }

    /// Returns the rule with that id.
    pub fn rule(&self, id: RuleId) -> Option<&Rule> {
        self.rules.get(&id)
    }

    /// Returns all rules, by id.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.rules.values()
    }

    /// Returns the profile of that name.
    pub fn profile(&self, name: &str) -> Option<&Profile> {
        self.profiles.get(name)
    }

    /// Returns all profiles, by name.
    pub fn profiles(&self) -> impl Iterator<Item = &Profile> {
        self.profiles.values()
    }

    /// Returns the rules of a profile, in its order.
    pub fn rules_of<'a>(&'a self, profile: &'a Profile) -> impl Iterator<Item = &'a Rule> {
        profile.rules.iter().filter_map(|&id| self.rule(id))
    }

    /// Returns the puzzles that come with the program, in the order of their files.
    pub fn puzzles(&self) -> &[PuzzleExample] {
        &self.puzzles
    }

    /// Returns those of them that are puzzles of the grid with this name.
    pub fn puzzles_of<'a>(
        &'a self,
        grid: &'a str,
    ) -> impl DoubleEndedIterator<Item = &'a PuzzleExample> + Clone {
        self.puzzles.iter().filter(move |example| example.grid == grid)
    }

    /// Returns the tables of the literature that the laboratory makes again, by name.
    pub fn experiments(&self) -> impl Iterator<Item = &Experiment> {
        self.experiments.values()
    }

    /// Reads an example as a puzzle.
    ///
    /// # Errors
    /// What is wrong with its text; or that there is no such grid.
    pub fn puzzle(&self, example: &PuzzleExample) -> Result<Puzzle, Message> {
        let grid = self.grid_of(&example.grid).ok_or_else(|| self.no_grid(&example.grid))?;
        let state =
            StateText::parse(&example.puzzle, &grid).map_err(|error| Message::from(&error))?;
        Ok(Puzzle { geometry: grid, board: state.board })
    }

    /// Makes the message that there is no grid of this name.
    pub fn no_grid(&self, name: &str) -> Message {
        // The same grid in other symbols is not told apart.
        let grids = self.grids().filter(|grid| grid.has_usual_digits());
        let known: Vec<_> = grids.map(|grid| grid.name()).collect();
        let known = known.join(", ");
        let parts: Vec<&str> = name.split('+').map(|part| self.name_of_part(part)).collect();
        match why_no_grid(&parts.join("+"), &self.grids.values()) {
            None => words::ErrorNoGrid { known, name }.into(),
            Some(why) => words::ErrorNoGridOf { known, name, why: reason(why) }.into(),
        }
    }
}

/// Why there is no such grid, as a part of a sentence.
fn reason(why: NoGrid) -> Message {
    match why {
        NoGrid::Unknown(part) => words::NoGridUnknown { part }.into(),
        NoGrid::Twice(part) => words::NoGridTwice { part }.into(),
        NoGrid::Whole(part) => words::NoGridWhole { part }.into(),
        NoGrid::Unfit(part) => words::NoGridUnfit { part }.into(),
        NoGrid::Letters(count) => words::NoGridLetters { count }.into(),
        NoGrid::Regions(side) => words::NoGridRegions { side }.into(),
        NoGrid::Size => words::NoGridSize.into(),
    }
}

/// A name as it is compared with others: in small letters, with nothing between words, and `x` for the sign of a product.
pub fn closed_up(name: &str) -> String {
    let letters = name.chars().filter(|letter| !letter.is_whitespace() && !"-_".contains(*letter));
    letters
        .flat_map(char::to_lowercase)
        .map(|letter| if letter == '×' { 'x' } else { letter })
        .collect()
}

#[cfg(test)]
mod tests;
