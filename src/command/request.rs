//! What was asked for: the arguments of a command, and what every command is given: the knowledge, the grid, the rules, and how
//! long to look.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::watch::Watch;
use duvod::grid::Geometry;
use duvod::inference::Options;
use duvod::knowledge::{Knowledge, Profile, Rule};

/// What was asked for. It does not change.
pub(super) struct Request {
    /// Those of the innermost command, which knows all options.
    pub(super) arguments: ArgMatches,
    pub(super) knowledge: Knowledge,
    /// The grid that was named, or the usual one.
    pub(super) grid: Arc<Geometry>,
    /// Whether a grid was named, so that no other may be meant.
    pub(super) grid_is_named: bool,
    pub(super) options: Options,
    /// How long a puzzle may be looked at.
    pub(super) watch: Watch,
    /// The user's own words, by their paths.
    pub(super) words: Vec<(String, String)>,
}

impl Request {
    /// Whether an option was given that is there or not.
    pub(super) fn flag(&self, name: &str) -> bool {
        self.arguments.get_flag(name)
    }

    /// Whether an argument was given.
    pub(super) fn has(&self, name: &str) -> bool {
        self.arguments.contains_id(name)
    }

    /// Whether an option was given, and has not only its usual value.
    pub(super) fn is_given(&self, name: &str) -> bool {
        self.arguments.value_source(name) == Some(ValueSource::CommandLine)
    }

    /// The number that an option was given.
    pub(super) fn number(&self, name: &str) -> Option<u64> {
        self.arguments.get_one(name).copied()
    }

    /// The number with decimals that an option was given.
    pub(super) fn decimal(&self, name: &str) -> Option<f64> {
        self.arguments.get_one(name).copied()
    }

    /// What was typed for an argument.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.arguments.get_one::<String>(name).map(String::as_str)
    }

    /// All that was typed for an argument that may be repeated.
    pub(super) fn texts(&self, name: &str) -> Vec<&str> {
        let all = self.arguments.get_many::<String>(name).into_iter().flatten();
        all.map(String::as_str).collect()
    }

    /// What was given as the name of a file, or in its place.
    pub(super) fn path(&self, name: &str) -> Option<&Path> {
        self.arguments.get_one::<PathBuf>(name).map(PathBuf::as_path)
    }

    /// All that was given as names of files, or in their places.
    pub(super) fn paths(&self, name: &str) -> impl Iterator<Item = &Path> {
        let all = self.arguments.get_many::<PathBuf>(name).into_iter().flatten();
        all.map(PathBuf::as_path)
    }

    /// The grids that a text may be of, the likeliest first: the one that was named, in whichever symbols, or all.
    pub(super) fn grids(&self) -> Vec<Arc<Geometry>> {
        self.grids_after(&self.grid)
    }

    /// The same behind something of this grid, which is then the likeliest.
    pub(super) fn grids_after(&self, asked: &Arc<Geometry>) -> Vec<Arc<Geometry>> {
        let may_be = |grid: &&Arc<Geometry>| {
            !self.grid_is_named || asked.has_usual_digits() && grid.is_alike(asked)
        };
        let others = self.knowledge.grids().filter(|grid| grid.name() != asked.name());
        std::iter::once(asked).chain(others.filter(may_be)).cloned().collect()
    }

    /// The profile asked for.
    pub(super) fn profile(&self) -> &Profile {
        let profile = self.knowledge.profile(&self.options.profile);
        profile.expect("a request is only made with a profile that is there")
    }

    /// The rules of that profile that may be used, in its order.
    pub(super) fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.knowledge.rules_of(self.profile()).filter(|rule| self.options.allow(rule))
    }
}
