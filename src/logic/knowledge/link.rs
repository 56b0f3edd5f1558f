//! What a rule of the family *link* says: which chains it looks for.

use crate::grid::HouseKind;
use serde::Deserialize;

/// Chains, rings and nets of strong and weak links.
#[derive(Clone, Debug, Deserialize)]
pub enum Link {
    /// A chain through cells with two candidates that is told by its pivot and its pincers.
    Wing(Wing),
    /// A short chain whose links are of given kinds.
    Pattern(ChainPattern),
    /// A chain of any length.
    Chain(Chain),
    /// A chain through cells that all have the same two candidates.
    RemotePair,
    /// Nets of strong links of one digit, in two colours.
    Colours(Colours),
    /// A ring of an odd number of cells that would be linked strongly, were it not for guardians.
    OddRing(OddRing),
}

/// A chain through cells with two candidates each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wing {
    /// How many cells.
    pub cells: usize,
}

/// A short chain by the kinds of its links. Both ends are of one digit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChainPattern {
    /// The ways it may go: strong and weak links in turn, strong ones first and last.
    pub paths: Vec<Vec<Join>>,
    /// Whether two such chains are told as one that meet in the same cells of a block.
    #[serde(default)]
    pub dual: bool,
}

/// What makes a link of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Join {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A block or a region.
    Block,
    /// Any house.
    House,
    /// A row or a column.
    Line,
    /// Strong only: a block or a region whose places lie in one row and one column.
    Cross,
    /// Strong only: a cell with two candidates. All such cells of a pattern have the same two.
    Cell,
}

impl Join {
    /// Says whether a house of that kind may make the link.
    pub const fn admits(self, kind: HouseKind) -> bool {
        match self {
            Self::Row => matches!(kind, HouseKind::Row),
            Self::Column => matches!(kind, HouseKind::Column),
            Self::Block => kind.is_area(),
            Self::Line => kind.is_line(),
            Self::House => true,
            Self::Cross | Self::Cell => false,
        }
    }
}

/// A chain of any length.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// What may be a node.
    #[serde(default)]
    pub nodes: Nodes,
    /// What may make a strong link.
    pub strong: Vec<Strong>,
    /// Whether the chain stays with one digit.
    #[serde(default)]
    pub one_digit: bool,
    /// How the chain ends.
    pub ends: Ends,
    /// Whether both ends are of the same digit.
    #[serde(default)]
    pub same_digit: bool,
}

impl Link {
    /// Whether both are chains along the same links, of which one tells those that are open and the other those that turn.
    pub fn tells_chains_of(&self, other: &Self) -> bool {
        let (Self::Chain(one), Self::Chain(other)) = (self, other) else { return false };
        let ends = [one.ends, other.ends];
        let share = one.has_links_of(other) && one.same_digit == other.same_digit;
        ends.contains(&Ends::Open) && ends.contains(&Ends::Turning) && share
    }

    /// Whether it tells, without the other, all that the other would tell beside it: chains that turn strike each candidate by
    /// itself, and chains that are open several at once.
    pub fn tells_all_of(&self, other: &Self) -> bool {
        matches!(self, Self::Chain(chain) if chain.ends == Ends::Turning)
            && self.tells_chains_of(other)
    }
}

impl Chain {
    /// Whether the two kinds of chain go along the same links.
    pub fn has_links_of(&self, other: &Self) -> bool {
        (self.nodes, &self.strong, self.one_digit) == (other.nodes, &other.strong, other.one_digit)
    }
}

/// What the nodes of a chain are; each kind has those before it as well, but at least one of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Nodes {
    /// A digit in one cell.
    #[default]
    Cells,
    /// A digit in several cells of an intersection of houses.
    Groups,
    /// A digit in those cells of an almost locked set that may hold it.
    Sets,
}

/// What makes a strong link of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strong {
    /// A house with two places, or groups of places, for a digit.
    House,
    /// A cell with two candidates.
    Cell,
    /// A set of n cells with n + 1 candidates.
    Set,
}

/// How a chain ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ends {
    /// Its ends are apart: what both exclude goes.
    Open,
    /// Its ends exclude each other: every weak link becomes strong.
    Closed,
    /// Its ends meet in one candidate that is struck, or in one that is proved.
    Turning,
}

/// Nets of strong links of one digit.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    /// How many nets, one or two.
    pub nets: usize,
    /// What is concluded.
    pub find: Find,
}

/// What a colouring concludes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Find {
    /// What sees a colour and its opposite goes. With two nets: the opposites of two colours that
    /// see each other.
    Trap,
    /// A colour that sees itself is false. With two nets: one that sees both colours of the other net.
    Wrap,
}

/// A ring of cells.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OddRing {
    /// The most cells, an odd number.
    pub longest: usize,
}
