//! Fish: as many houses of a digit as bases as other houses of it as covers.
//!
//! Each base holds the digit once, and each cover at most once. If every candidate of the bases is in
//! some cover, the covers are used up by the bases, and the covers' other candidates go. What keeps
//! this from being so are the *fins*: candidates of the bases in no cover, and candidates in two bases at once
//! (*endo-fins*, which would fill both). If none of them is true, the argument holds; so what
//! sees every fin goes in either case. A candidate goes if it is in a cover and in no base, or in a base
//! and in two covers (which is called *cannibalism*): it would use up one cover more than it fills bases.
//! This is the generalised fish that the players' forums owe to Obi-Wahn.
//!
//! The kinds differ by the houses that are mixed ([`Mix`]) and by their fins ([`Fins`]); an
//! instance belongs to the first kind that allows it, and to no other.
//!
//! *Degenerate* fish are left out. A fish is degenerate if each of its targets is a target of a
//! part of it, too: of fewer of its bases with as few of its covers, which have no fin that the
//! whole has not. So is a fish with a cover in which its bases have no candidate.
//!
//! A fish can only strike candidates that are in no full placement of the digit, and mostly there are
//! none; so the search starts from those (see `search`), and a digit without any is done at once.

mod mix;
mod pattern;
mod search;
mod siamese;

use std::ops::ControlFlow;

use super::matrix::MOST;
use super::pairing::Pairing;
use crate::grid::{Digit, Geometry, Group, House};
use crate::inference::families::Visitor;
use crate::inference::tools::memory::Memory;
use crate::inference::tools::view::View;
use crate::knowledge::{Fins, Mix};
use crate::proof::{Cover, RuleId, Step, Support};
use mix::{directions, fits, most_shared};
use pattern::{Fish, Ground};
use search::FishSearch;

/// How many choices of covers, whole or begun, are looked at for a rule and a digit before the question
/// is given up. In states of 9×9 that are reached in solving, fish of up to four houses need fewer than
/// 20 000 and those of six up to 140 000; mutant leviathans sometimes more than this, which takes longer
/// than anybody wants to wait.
const NODES: usize = 300_000;

/// All fish of a digit, of one size and mix, that strike something in a state.
pub(super) struct FishList<const W: usize> {
    size: usize,
    mix: Mix,
    digit: Digit,
    fish: Vec<Fish<W>>,
}

impl<const W: usize> FishList<W> {
    fn is_of(&self, rule: &FishRule, digit: Digit) -> bool {
        (self.size, self.mix, self.digit) == (rule.size, rule.mix, digit)
    }
}

/// What a rule says of its fish.
pub(super) struct FishRule {
    id: RuleId,
    size: usize,
    mix: Mix,
    fins: Fins,
    siamese: bool,
    /// For each direction: the houses that may be bases and those that may be covers.
    sides: Vec<Pairing>,
    /// The most cells that a base shares with a cover.
    shared: usize,
}

impl FishRule {
    /// The rule with the houses that it speaks of.
    pub(super) fn new<const W: usize>(
        geometry: &Geometry<W>,
        id: RuleId,
        size: usize,
        mix: Mix,
        fins: Fins,
        siamese: bool,
    ) -> Self {
        let side = |[across, along]: [&[House]; 2]| {
            // A house that follows stands for the several of which it is made: a fish with one is a larger fish, and there would
            // be very many more.
            let is_base = |house: &House| fits(geometry, house.group(), across, mix);
            let is_cover = |&group: &Group| fits(geometry, group, along, mix);
            let is_of_rules = |house: &House| geometry.derivation(*house).is_none();
            Pairing {
                bases: geometry.houses().filter(is_of_rules).filter(is_base).collect(),
                covers: geometry.groups_of_rules().filter(is_cover).collect(),
            }
        };
        let mut sides: Vec<Pairing> = directions(geometry).into_iter().map(side).collect();
        if mix == Mix::Mutant {
            // In either direction these are all houses, and all groups.
            sides.truncate(1);
        }
        let shared = sides.iter().map(|side| most_shared(geometry, side));
        let shared = shared.max().unwrap_or_default();
        Self { id, size, mix, fins, siamese, sides, shared }
    }

    /// Reports the fish of every digit that is due. Shoals that other rules have found in the same state are
    /// used again.
    pub(super) fn search<const W: usize>(
        &self,
        number: usize,
        view: &View<'_, W>,
        memory: &mut Memory<W>,
        shoals: &mut Vec<FishList<W>>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        if self.size > MOST {
            return ControlFlow::Continue(());
        }
        memory.look_at_digits(number, view, |digit, dead| {
            let places = view.candidates.open_places_of(digit);
            let ground = Ground { geometry: view.geometry, digit, places };
            let known = shoals.iter().find(|shoal| shoal.is_of(self, digit));
            if let Some(shoal) = known {
                let mut fish = shoal.fish.iter();
                fish.try_for_each(|fish| self.catch(fish, &ground, visit))?;
                return self.catch_pairs(&shoal.fish, &ground, visit);
            }
            let mut shoal = FishList { size: self.size, mix: self.mix, digit, fish: Vec::new() };
            let (size, mix, shared) = (self.size, self.mix, self.shared);
            let (nodes, interrupted) = (NODES, view.interrupted);
            let mut search = FishSearch { ground: &ground, size, mix, shared, nodes, interrupted };
            search.all(&self.sides, dead, &mut |fish| {
                let flow = self.catch(&fish, &ground, visit);
                shoal.fish.push(fish);
                flow
            })?;
            shoals.push(shoal);
            let shoal = shoals.last().map_or(&[][..], |shoal| &shoal.fish);
            self.catch_pairs(shoal, &ground, visit)
        })
    }

    /// Reports the fish if it is one of the rule's.
    fn catch<const W: usize>(
        &self,
        fish: &Fish<W>,
        ground: &Ground<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        if !self.siamese && self.has_fins(fish, ground) && !fish.is_degenerate(ground) {
            visit(told(self.id, ground, fish))
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Reports the pairs of fish of a shoal, if the rule is about pairs.
    fn catch_pairs<const W: usize>(
        &self,
        shoal: &[Fish<W>],
        ground: &Ground<'_, W>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        if !self.siamese {
            return ControlFlow::Continue(());
        }
        let finned = shoal.iter().filter(|fish| !fish.fins.is_empty());
        let finned = finned.filter(|fish| !fish.is_degenerate(ground)).collect();
        siamese::pairs(finned, |first, second| {
            if self.has_fins(first, ground) {
                visit(siamese::told(self.id, ground, first, second))
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    fn has_fins<const W: usize>(&self, fish: &Fish<W>, ground: &Ground<'_, W>) -> bool {
        let sashimi = || self.mix == Mix::Basic && fish.is_sashimi(ground);
        match self.fins {
            Fins::None => fish.fins.is_empty(),
            Fins::Finned => !fish.fins.is_empty() && !sashimi(),
            Fins::Sashimi => !fish.fins.is_empty() && sashimi(),
        }
    }
}

/// The fish as a step.
fn told<const W: usize>(rule: RuleId, ground: &Ground<'_, W>, fish: &Fish<W>) -> Step {
    let cover = Cover {
        digit: ground.digit,
        bases: fish.places_of_bases(ground),
        sides: vec![fish.side()],
    };
    let conclusions = fish.strikes(ground.digit, &Support::All);
    Step { rule, claims: cover.claims(), conclusions, cases: Vec::new() }
}
