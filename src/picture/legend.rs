//! What the marks and lines of a step say: the signs that a scene has.

use std::collections::BTreeSet;

use super::scene::{CellRole, HouseRole, LinkKind, MarkKind, Scene};

/// A mark or a line whose meaning may be told beside the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The candidate that is supposed not to hold.
    IsNot,
    /// The candidate that then holds.
    ThenIs,
    /// A strong link.
    Strong,
    /// A weak link.
    Weak,
    /// What joins the candidates of one node.
    Group,
    /// A house of a pattern that has to take its digit.
    Base,
    /// A house in which the pattern uses its digit up.
    Cover,
    /// A constraint that the step rests on.
    Lit,
    /// A cell of the almost locked set with this number, from 0.
    Set(u8),
    /// What follows in the branch with this number, from 0.
    Branch(u8),
    /// What follows in another strand of a branch, which has the line with this number; of a branch with several strands.
    Strand(u8),
    /// An end of a chain.
    ChainEnd,
    /// The digit that sets share and cannot both have.
    Shared,
    /// The digit of a set that excludes what is struck.
    SetDigit,
    /// A digit of the pivot of a wing.
    Pivot,
    /// A digit of an end of a wing.
    Pincer,
    /// What a pattern has besides its own candidates: a fin, a guardian, what a roof holds more.
    Extra,
    /// What is supposed.
    Supposition,
    /// What is struck.
    Target,
    /// A house in which no place is left for a digit.
    NoPlace,
}

impl Sign {
    /// All of them, of sets and branches the first, in the order in which they are told.
    pub const ALL: [Self; 19] = [
        Self::IsNot,
        Self::ThenIs,
        Self::Strong,
        Self::Weak,
        Self::Group,
        Self::Base,
        Self::Cover,
        Self::Lit,
        Self::Set(0),
        Self::Branch(0),
        Self::ChainEnd,
        Self::Shared,
        Self::SetDigit,
        Self::Pivot,
        Self::Pincer,
        Self::Extra,
        Self::Supposition,
        Self::Target,
        Self::NoPlace,
    ];

    /// The first sign that looks like this one: in the pictures of other steps it says something else.
    #[must_use]
    pub const fn first_alike(self) -> Self {
        match self {
            Self::Pincer => Self::SetDigit,
            Self::Supposition => Self::Pivot,
            one => one,
        }
    }

    /// The line that this is, if it is one.
    pub(super) const fn line(self) -> Option<LinkKind> {
        match self {
            Self::Strong => Some(LinkKind::Strong),
            Self::Weak => Some(LinkKind::Weak),
            Self::Group => Some(LinkKind::Group),
            Self::Shared => Some(LinkKind::Shared),
            Self::Branch(number) | Self::Strand(number) => Some(LinkKind::Branch(number)),
            _ => None,
        }
    }

    /// Those like it that a scene has: it, or each of the sets or branches.
    fn found_in(self, scene: &Scene) -> Vec<Self> {
        match self {
            Self::Set(_) => {
                let roles = scene.cells.iter().flat_map(|cell| &cell.roles);
                let numbers = roles.filter_map(|role| match role {
                    CellRole::Set(number) => Some(*number),
                    _ => None,
                });
                numbers.collect::<BTreeSet<u8>>().into_iter().map(Self::Set).collect()
            }
            Self::Branch(_) => {
                let numbers = scene.links.iter().filter_map(|link| match link.kind {
                    LinkKind::Branch(number) => Some(number),
                    _ => None,
                });
                let sign = |number| {
                    let is_strand = scene.strands.contains_key(&number);
                    if is_strand { Self::Strand(number) } else { Self::Branch(number) }
                };
                numbers.collect::<BTreeSet<u8>>().into_iter().map(sign).collect()
            }
            one => Some(one).filter(|sign| sign.is_in(scene)).into_iter().collect(),
        }
    }

    fn is_in(self, scene: &Scene) -> bool {
        let has =
            |wanted: &dyn Fn(MarkKind) -> bool| scene.marks.values().any(|mark| wanted(mark.kind));
        match self {
            Self::IsNot => has(&|kind| kind == MarkKind::IsNot),
            Self::ThenIs => has(&|kind| kind == MarkKind::ThenIs),
            Self::ChainEnd => scene.marks.values().any(|mark| mark.chain_end),
            Self::SetDigit => has(&|kind| matches!(kind, MarkKind::SetDigit(_))),
            // The digit that sets share is marked like a pivot, and a line tells of it.
            Self::Pivot => has(&|kind| kind == MarkKind::Pivot) && !Self::Shared.is_in(scene),
            Self::Pincer => has(&|kind| kind == MarkKind::Pincer),
            Self::Extra => has(&|kind| kind == MarkKind::Fin),
            Self::Supposition => has(&|kind| kind == MarkKind::Supposition),
            Self::Target => has(&|kind| kind == MarkKind::Target),
            Self::NoPlace => {
                let is_such = |role: HouseRole| matches!(role, HouseRole::Contradiction(_));
                scene.houses.iter().any(|(role, _)| is_such(*role))
            }
            Self::Base => scene.houses.iter().any(|(role, _)| *role == HouseRole::Base),
            Self::Cover => scene.houses.iter().any(|(role, _)| *role == HouseRole::Cover),
            Self::Lit => !scene.lit.is_empty(),
            Self::Strong | Self::Weak | Self::Group | Self::Shared => {
                scene.links.iter().any(|link| Some(link.kind) == self.line())
            }
            Self::Strand(number) => scene.strands.contains_key(&number),
            Self::Set(_) | Self::Branch(_) => !self.found_in(scene).is_empty(),
        }
    }
}

/// Lists the signs of a scene that has more to explain than what is struck and the house that is looked at; else none.
pub fn legend(scene: &Scene) -> Vec<Sign> {
    let signs: Vec<Sign> = Sign::ALL.into_iter().flat_map(|sign| sign.found_in(scene)).collect();
    let is_plain =
        |sign: &Sign| matches!(sign, Sign::Base | Sign::Lit | Sign::Target | Sign::NoPlace);
    if signs.iter().all(is_plain) { Vec::new() } else { signs }
}
