//! What a rule file says.

use crate::grid::{Geometry, HouseKind};
use serde::{Deserialize, Serialize};

use super::{Als, ConstraintRule, Forcing, Link, Template, Trial, Uniqueness};
use crate::message::{Message, words};
use crate::proof::RuleId;
use crate::proof::schema::{Schema, SchemaText};

/// How hard a rule is for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Seen at once.
    Easy,
    /// Found with pencil marks.
    Medium,
    /// Known to practised players.
    Hard,
    /// Found by systematic search.
    Unfair,
    /// At the border of what is still a technique.
    Extreme,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// Returns the level's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// Returns the level as something to be said.
    pub fn message(self) -> Message {
        match self {
            Self::Easy => words::LevelEasy.into(),
            Self::Medium => words::LevelMedium.into(),
            Self::Hard => words::LevelHard.into(),
            Self::Unfair => words::LevelUnfair.into(),
            Self::Extreme => words::LevelExtreme.into(),
        }
    }
}

/// A rule of reasoning, as its file in `knowledge/rules/<family>/` gives it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its id, which is its file's name: `naked-pair`.
    pub id: RuleId,
    /// Its number in the acceptance library, if it has one.
    #[serde(default)]
    pub code: Option<String>,
    /// Other ids that it is known by.
    #[serde(default)]
    pub aliases: Vec<String>,
    /// The more general rules of which it is a case; they come later in every profile.
    #[serde(default)]
    pub specialises: Vec<RuleId>,
    /// Rules that in the classic grid together conclude whatever it does; where all of them come before it, no puzzle needs it.
    #[serde(default)]
    pub covered_by: Vec<RuleId>,
    /// How hard it is.
    pub level: Level,
    /// Its weight in a puzzle's score.
    pub cost: u32,
    /// How Sudoku Explainer 1.2.1 rates it at the least; nothing if that has no such technique, whatever its extended
    /// versions say.
    #[serde(default)]
    pub se: Option<f64>,
    /// Whether it is only true of puzzles with one solution.
    #[serde(default)]
    pub assumes_unique: bool,
    /// What it does: a family with parameters.
    pub body: Body,
    /// Of a pattern in the language of schemas, what its body says, a pattern for each choice of its numbers; none of another.
    #[serde(skip)]
    pub patterns: Vec<Schema>,
    /// The only grid on which it is proved, of a pattern that rests on how cells lie there; nothing if it is true on every grid.
    #[serde(skip)]
    pub only_on: Option<String>,
    /// The text of the body, as the rule's file gives it.
    #[serde(skip)]
    pub body_text: String,
    /// States in which it must conclude something.
    #[serde(default)]
    pub examples: Vec<Example>,
    /// States of other grids in which it must conclude something, each with the name of its grid.
    #[serde(default)]
    pub on_grids: Vec<Example>,
    /// States in which it must not.
    #[serde(default)]
    pub counterexamples: Vec<Example>,
    /// Puzzles of the classic grid in which it concludes something where nothing before it in the default profile does, in
    /// one line each. It has some if it is so seldom needed that others are sought from there.
    #[serde(default)]
    pub puzzles: Vec<String>,
}

/// A state, and what a rule does there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The name of its grid; nothing for the usual one.
    #[serde(default)]
    pub grid: Option<String>,
    /// The state's text: the grid, and after a colon the removed candidates.
    pub state: String,
    /// Facts such as `r1c1=4 r2c3<>5`. An example must conclude exactly these in one step, a
    /// counterexample none of them.
    pub concludes: String,
}

/// The family that a rule belongs to, with the rule's parameters.
#[derive(Clone, Debug, Deserialize)]
pub enum Body {
    /// As many bases as covers.
    Cover(Cover),
    /// A chain of links.
    Link(Link),
    /// Almost locked sets.
    Als(Als),
    /// Cells that must not be left interchangeable.
    Uniqueness(Uniqueness),
    /// Full placements of a digit.
    Template(Template),
    /// What constraints leave.
    Constraint(ConstraintRule),
    /// A pattern that is said in the language of schemas, as those of a user's own.
    Schema(SchemaText),
    /// Suppose and see where it leads.
    Forcing(Forcing),
    /// Suppose, reason on with other rules, and find a contradiction.
    Trial(Trial),
}

impl Rule {
    /// Says whether the rule supposes something and reasons on from it. Such a rule is asked only where no other
    /// concludes anything.
    pub const fn supposes(&self) -> bool {
        matches!(self.body, Body::Forcing(_) | Body::Trial(_))
    }

    /// Says whether the rule can find anything on such a grid at all, and is proved there.
    pub fn is_for<const W: usize>(&self, geometry: &Geometry<W>) -> bool {
        self.body.is_for(geometry)
            && self.only_on.as_ref().is_none_or(|grid| grid == geometry.name())
    }

    /// Lists the examples that its page shows: those of the usual grid, then those of others.
    pub fn shown(&self) -> impl Iterator<Item = &Example> {
        self.examples.iter().chain(&self.on_grids)
    }
}

impl Body {
    /// Says whether the rule can find anything on such a grid at all: what constraints leave, only where there are some; what
    /// is left over of houses, where regions of any form stand in for blocks.
    pub fn is_for<const W: usize>(&self, geometry: &Geometry<W>) -> bool {
        match self {
            Self::Constraint(ConstraintRule::Balance(it)) if it.of_houses => {
                geometry.blocks().is_none() && geometry.areas().next().is_some()
            }
            Self::Constraint(_) => !geometry.constraints().is_empty(),
            _ => true,
        }
    }

    /// Says whether the grid has houses of the kinds that the rule looks at.
    pub fn has_houses_on(&self, geometry: &Geometry) -> bool {
        let Self::Cover(cover) = self else { return true };
        let has = |kinds: &[HouseKind]| {
            geometry.houses().any(|house| kinds.contains(&geometry.kind(house)))
        };
        match &cover.view {
            CoverView::Last { houses }
            | CoverView::Naked { houses, .. }
            | CoverView::Hidden { houses } => has(houses),
            CoverView::Houses { bases, covers } => has(bases) && has(covers),
            CoverView::Fish { mix: Mix::Franken, .. } => {
                geometry.houses().any(|house| geometry.kind(house).is_area())
            }
            CoverView::Fish { .. } => true,
        }
    }

    /// Says whether it is a cover of size one: what it tells is a digit with one cell or a cell with one digit.
    pub const fn is_single(&self) -> bool {
        matches!(self, Self::Cover(cover) if cover.size == 1
            && !cover.direct
            && matches!(cover.view, CoverView::Last { .. } | CoverView::Naked { .. } | CoverView::Hidden { .. }))
    }

    /// Says whether it is a fish: houses of one digit that are covered by other houses of it.
    pub const fn is_fish(&self) -> bool {
        matches!(self, Self::Cover(cover) if matches!(cover.view, CoverView::Fish { .. }))
    }

    /// Returns the rules that it reasons with under a supposition.
    pub fn inside(&self) -> &[RuleId] {
        match self {
            Self::Trial(trial) => &trial.inside,
            Self::Forcing(forcing) => &forcing.inside,
            _ => &[],
        }
    }

    /// Returns the family's name, which is the folder of its rules.
    pub const fn family(&self) -> &'static str {
        match self {
            Self::Cover(_) => "cover",
            Self::Link(_) => "link",
            Self::Als(_) => "als",
            Self::Uniqueness(_) => "uniqueness",
            Self::Template(_) => "template",
            Self::Schema(_) => "schema",
            Self::Constraint(_) => "constraint",
            Self::Forcing(_) | Self::Trial(_) => "forcing",
        }
    }
}

/// `size` bases that are covered by `size` covers: what else is in the covers goes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    /// How many bases, and how many covers.
    pub size: usize,
    /// What bases and covers are.
    pub view: CoverView,
    /// Whether the rule is told together with the hidden single that it uncovers at once, in a house like
    /// its bases, and only where it uncovers one.
    #[serde(default)]
    pub direct: bool,
}

/// What the bases and the covers of a cover rule are.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CoverView {
    /// The base is the last empty cell of a house.
    Last {
        /// The kinds of house.
        houses: Vec<HouseKind>,
    },
    /// Bases are cells of one house, covers are digits.
    Naked {
        /// The kinds of house.
        houses: Vec<HouseKind>,
        /// Whether the cells must be in the intersection of two houses.
        #[serde(default)]
        locked: bool,
    },
    /// Bases are digits, covers are cells of one house.
    Hidden {
        /// The kinds of house.
        houses: Vec<HouseKind>,
    },
    /// Bases are houses of one digit, covers are other houses of it.
    Houses {
        /// The kinds of base.
        bases: Vec<HouseKind>,
        /// The kinds of cover.
        covers: Vec<HouseKind>,
    },
    /// Bases are houses of one digit, covers are as many other houses of it.
    Fish {
        /// Which kinds of house are mixed.
        mix: Mix,
        /// What bases may have besides the covers.
        fins: Fins,
        /// Whether two such fish on the same bases are told as one.
        #[serde(default)]
        siamese: bool,
    },
}

/// Which kinds of house are bases and covers of a fish. Each word leaves out what the words before
/// it allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mix {
    /// Rows are covered by columns, or columns by rows.
    Basic,
    /// Rows and blocks are covered by columns and blocks, or columns and blocks by rows and blocks.
    Franken,
    /// Any houses are covered by any others.
    Mutant,
}

/// What the bases of a fish have besides the covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fins {
    /// Nothing.
    None,
    /// Fins, and without them each base of a basic fish still has two candidates.
    Finned,
    /// Fins, and without them some base of a basic fish has at most one candidate.
    Sashimi,
}
