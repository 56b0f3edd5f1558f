//! Chains: what each candidate leads to, digit by digit.

use super::noting::Contradiction;
use super::singles::Singles;
use super::suppositions::{Led, Refuted, Suppositions};
use super::table::{Table, number, open_candidates};
use super::ways::{Reach, Ways};
use crate::grid::Candidate;
use crate::inference::tools::view::View;
use crate::proof::{Case, CaseEnd};

/// What every open candidate leads to along chains.
pub(super) struct Chains<'a, const W: usize> {
    view: &'a View<'a, W>,
    ways: Ways<'a, W>,
    followed: Table<Followed<W>>,
}

struct Followed<const W: usize> {
    candidate: Candidate,
    reach: Reach<W>,
    contradictions: Vec<Contradiction>,
}

impl<'a, const W: usize> Chains<'a, W> {
    /// Follows every candidate.
    pub(super) fn new(view: &'a View<'a, W>, singles: &'a Singles) -> Self {
        let ways = Ways::new(view, singles);
        let mut followed = Table::new(view.geometry);
        for candidate in open_candidates(view) {
            let reach = ways.reach(candidate);
            let contradictions = ways.contradictions(&reach);
            let number = number(view.geometry, candidate);
            followed.insert(number, Followed { candidate, reach, contradictions });
        }
        Self { view, ways, followed }
    }

    fn followed(&self, candidate: Candidate) -> Option<&Followed<W>> {
        self.followed.get(number(self.view.geometry, candidate))
    }
}

impl<const W: usize> Suppositions<W> for Chains<'_, W> {
    fn view(&self) -> &View<'_, W> {
        self.view
    }

    fn led(&self, candidate: Candidate) -> Option<&Led<W>> {
        let followed = self.followed(candidate)?;
        followed.contradictions.is_empty().then_some(&followed.reach.led)
    }

    fn refuted(&self) -> Vec<Refuted> {
        let cheapest = |followed: &Followed<W>| {
            let ends = followed.contradictions.iter().map(|end| end.end());
            let priced = ends.filter_map(|end| Some((self.ways.cost(&followed.reach, &end)?, end)));
            let (_, end) = priced.min_by_key(|(cost, _)| *cost)?;
            Some(Refuted { candidate: followed.candidate, end })
        };
        self.followed.list.iter().filter_map(cheapest).collect()
    }

    fn cost(&self, candidate: Candidate, end: &CaseEnd) -> Option<u64> {
        self.ways.cost(&self.followed(candidate)?.reach, end)
    }

    fn case(&self, candidate: Candidate, end: CaseEnd) -> Option<Case> {
        self.ways.case(&self.followed(candidate)?.reach, end)
    }
}
