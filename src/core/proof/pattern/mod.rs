//! The shape of a step: what its claims say together.
//!
//! A rule makes the claims of its steps by a shape ([`Pattern::claims`]), and whoever tells, draws or writes a step reads
//! the shape from it once ([`Pattern::of`]) and matches on it. Each shape knows both ways, in a file of its own.
//!
//! Invariant: a step is of a shape only if the shape would make just its claims, in their order. So it does not matter
//! which shape is tried first, and nothing of a step's claims is left out by who tells it.

mod chain;
mod colours;
mod cover;
mod crossing;
mod deadly;
mod exclusion;
mod joined_sets;
mod law;
mod parts;
mod placements;
mod ring;
mod sets;
mod wing;

pub use chain::{Chain, Chains, StrongLink};
pub use colours::{Colours, Meeting, Net};
pub use cover::{Cover, Covering, Direct, Side, Uncovering};
pub use crossing::{BentSet, CrossingSets, digits_once};
pub use deadly::Deadly;
pub use exclusion::{Excluder, Exclusion};
pub use joined_sets::{CommonDigit, JoinedSets, Strike};
pub use law::{Balance, LawUse};
pub use parts::{CellsWithDigits, HeldSet, Once, Places, Sight};
pub use placements::{Alternative, Placements};
pub use ring::Ring;
pub use sets::{HiddenSet, NakedSet, Single, SingleReason};
pub use wing::{Branches, RemotePair, Wing};

use super::{CaseEnd, Claim, Step};

/// What the claims of a step say together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// One statement by which a digit goes into a cell.
    Single(Single),
    /// Cells that can hold only as many digits as they are.
    Naked(NakedSet),
    /// Digits of a house that have places in only as many cells as they are.
    Hidden(HiddenSet),
    /// Houses in which the places of a digit are covered by as many other houses: locked candidates, fish.
    Cover(Cover),
    /// A hidden set or a cover, and the single that it uncovers.
    Direct(Direct),
    /// Chains and loops.
    Chains(Chains),
    /// Nets of strong links in two colours.
    Colours(Colours),
    /// Cells that hold two digits in turn.
    RemotePair(RemotePair),
    /// A ring that cannot close without its guardians.
    Ring(Ring),
    /// Cells with two digits between two pincers.
    Wing(Wing),
    /// Almost locked sets that digits join.
    Joined(JoinedSets),
    /// As many cells as digits in two houses that cross.
    Bent(BentSet),
    /// Sets around the cells where two houses cross.
    Crossing(CrossingSets),
    /// Cells whose combinations of digits are gone through.
    Exclusion(Exclusion),
    /// Full placements of digits.
    Placements(Placements),
    /// Cells that must not be left interchangeable.
    Deadly(Deadly),
    /// What constraints leave for their cells.
    Law(LawUse),
    /// What houses and sums that are added and taken away leave.
    Balance(Balance),
    /// Suppositions one of which is true, which all lead to the same.
    Verity(Alternative),
    /// A supposition that leads to something impossible.
    Trial,
    /// Claims that no rule makes together: in a trace or a line written by hand or by another program.
    Other(Vec<Claim>),
}

/// Reads a step as one of a shape, if its claims may be that.
type Reader = fn(&Step) -> Option<Pattern>;

/// Every shape but the last, which is what none of them reads.
const READERS: [Reader; 18] = [
    |step| Single::of(step).map(Pattern::Single),
    |step| NakedSet::of(step).filter(|_| step.fills().is_none()).map(Pattern::Naked),
    |step| HiddenSet::of(&step.claims).filter(|_| step.fills().is_none()).map(Pattern::Hidden),
    |step| Cover::of(step).map(Pattern::Cover),
    |step| Direct::of(step).map(Pattern::Direct),
    |step| Chains::of(step).map(Pattern::Chains),
    |step| Colours::of(step).map(Pattern::Colours),
    |step| RemotePair::of(step).map(Pattern::RemotePair),
    |step| Ring::of(step).map(Pattern::Ring),
    |step| Wing::of(step).map(Pattern::Wing),
    |step| JoinedSets::of(step).map(Pattern::Joined),
    |step| BentSet::of(step).map(Pattern::Bent),
    |step| CrossingSets::of(step).map(Pattern::Crossing),
    |step| Exclusion::of(step).map(Pattern::Exclusion),
    |step| Placements::of(step).map(Pattern::Placements),
    |step| Deadly::of(step).map(Pattern::Deadly),
    |step| LawUse::of(step).map(Pattern::Law),
    |step| Balance::of(step).map(Pattern::Balance),
];

impl Pattern {
    /// Reads the shape of a step.
    pub fn of(step: &Step) -> Self {
        Self::readings(step).next().unwrap_or_else(|| Self::Other(step.claims.clone()))
    }

    /// Lists the shapes that would make just the claims of a step: one, if a rule made them.
    pub fn readings(step: &Step) -> impl Iterator<Item = Self> + '_ {
        let supposes = !step.cases.is_empty();
        let plain = READERS.iter().filter(move |_| !supposes).filter_map(move |read| read(step));
        let read = plain.chain(supposes.then(|| supposing(step)).flatten());
        read.filter(|pattern| pattern.claims() == step.claims)
    }

    /// Returns the claims that say this; [`Pattern::of`] reads it back from them.
    pub fn claims(&self) -> Vec<Claim> {
        match self {
            Self::Single(single) => vec![single.by.clone().claim()],
            Self::Naked(set) => set.claims(),
            Self::Hidden(set) => set.claims(),
            Self::Cover(cover) => cover.claims(),
            Self::Direct(direct) => direct.claims(),
            Self::Chains(chains) => chains.claims(),
            Self::Colours(colours) => colours.claims(),
            Self::RemotePair(pair) => pair.claims(),
            Self::Ring(ring) => ring.claims(),
            Self::Wing(wing) => wing.claims(),
            Self::Joined(joined) => joined.claims(),
            Self::Bent(set) => set.claims(),
            Self::Crossing(sets) => sets.claims(),
            Self::Exclusion(exclusion) => exclusion.claims(),
            Self::Placements(placements) => placements.claims(),
            Self::Deadly(deadly) => deadly.claims(),
            Self::Law(law) => law.claims(),
            Self::Balance(balance) => balance.claims(),
            Self::Verity(alternative) => alternative.claims(),
            Self::Trial => Vec::new(),
            Self::Other(claims) => claims.clone(),
        }
    }
}

/// The shape of a step that supposes something.
fn supposing(step: &Step) -> Option<Pattern> {
    if step.cases.iter().any(|case| matches!(case.end, CaseEnd::Reaches(_))) {
        return Alternative::of(step).map(Pattern::Verity);
    }
    step.claims.is_empty().then_some(Pattern::Trial)
}

#[cfg(test)]
mod tests;
