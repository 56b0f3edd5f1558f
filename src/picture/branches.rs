//! The branches of a step that supposes one thing after the other: forcing chains and nets, and fish whose fins are
//! followed. Each is drawn from its supposition over what follows from it to what it comes to.

use std::collections::BTreeSet;

use super::drawing::SETS;
use super::scene::{HouseRole, Link, LinkKind, MarkKind, Scene};
use crate::grid::{Candidates, Geometry};
use crate::proof::{Case, CaseEnd, Fact, Known, Premises};

/// More links than this, of a branch and of all, cannot be followed with the eye: then only what is supposed and what it
/// comes to is shown.
const MOST_OF_BRANCH: usize = 14;
const MOST_LINKS: usize = 30;

/// Marks and joins what follows from each supposition, if that can be followed.
pub(super) fn mark_branches(
    geometry: &Geometry,
    state: &Candidates,
    cases: &[Case],
    scene: &mut Scene,
) {
    // What is supposed is cut down to what is needed: of so many steps most lead on.
    if cases.iter().map(|case| case.steps.len()).sum::<usize>() > 2 * MOST_LINKS {
        return;
    }
    let branches: Vec<Branch> =
        cases.iter().map(|case| Branch::of(geometry, state, case)).collect();
    let counts = || branches.iter().map(|branch| branch.links.len());
    if counts().sum::<usize>() > MOST_LINKS || counts().any(|count| count > MOST_OF_BRANCH) {
        return;
    }
    // The first colour is that of bases.
    let has_base = scene.houses.iter().any(|(role, _)| *role == HouseRole::Base);
    if let ([case], [branch]) = (cases, &branches[..]) {
        return mark_strands(u8::from(has_base), case, branch, scene);
    }
    for ((number, case), branch) in (u8::from(has_base)..).zip(cases).zip(&branches) {
        let _ = scene.branches.insert(number, case.supposed);
        scene.mark(case.supposed.candidate(), MarkKind::BranchFrom(number));
        for &link in &branch.links {
            mark_link(link, number, scene);
        }
    }
}

/// Marks and joins what follows from the only supposition: where it forks, each strand has a line of its own, from this number
/// on, if there are no more strands than lines.
fn mark_strands(first: u8, case: &Case, branch: &Branch, scene: &mut Scene) {
    let _ = scene.branches.insert(first, case.supposed);
    scene.mark(case.supposed.candidate(), MarkKind::BranchFrom(first));
    let strands = strands(&branch.links);
    let is_drawn = strands.iter().all(|strand| first.saturating_add(*strand) < SETS);
    for (&(from, to), strand) in branch.links.iter().zip(strands) {
        let number = first.saturating_add(if is_drawn { strand } else { 0 });
        if number > first {
            let _ = scene.strands.entry(number).or_insert(to);
        }
        mark_link((from, to), number, scene);
    }
}

/// The strand of each link, from 0: one that begins where a strand ends goes on with it, and any other begins a new one.
fn strands(links: &[(Fact, Fact)]) -> Vec<u8> {
    let mut ends: Vec<Fact> = Vec::new();
    let strand = |&(from, to): &(Fact, Fact)| {
        let place = ends.iter().position(|end| *end == from);
        let place = place.unwrap_or(ends.len());
        match ends.get_mut(place) {
            Some(end) => *end = to,
            None => ends.push(to),
        }
        u8::try_from(place).unwrap_or(u8::MAX)
    };
    links.iter().map(strand).collect()
}

/// Marks what follows, and joins it with what it follows from.
fn mark_link((from, to): (Fact, Fact), number: u8, scene: &mut Scene) {
    let kind = match to {
        Fact::Holds(..) => MarkKind::BranchIs(number),
        Fact::Absent(..) => MarkKind::BranchNot(number),
    };
    scene.mark(to.candidate(), kind);
    let (from, to) = (from.candidate(), to.candidate());
    scene.links.push(Link { from, to, kind: LinkKind::Branch(number) });
}

/// What follows from a supposition: pairs of a fact and one that it is needed for, in the order in which they are found.
/// What is needed twice, there and for what leads there, is joined once, where it is needed first.
struct Branch {
    links: Vec<(Fact, Fact)>,
}

/// A fact of a case, and what it tells.
struct BranchFact {
    fact: Fact,
    known: Known,
    /// The facts before it that it needs, but those that others of these need.
    from: Vec<usize>,
    /// All that it rests on.
    rests_on: BTreeSet<usize>,
}

impl Branch {
    fn of(geometry: &Geometry, state: &Candidates, case: &Case) -> Self {
        let before = Known::from_candidates(geometry, state);
        let mut told = vec![BranchFact::new(geometry, case.supposed, &[], Vec::new())];
        for step in &case.steps {
            let from = sources(&told, &step.premises(geometry).without(&before));
            for fact in step.facts() {
                let next = BranchFact::new(geometry, fact, &told, from.clone());
                told.push(next);
            }
        }
        let mut links = Vec::new();
        let mut needed: BTreeSet<usize> = BTreeSet::new();
        match &case.end {
            CaseEnd::Contradiction(claim) => {
                let premises = claim.statement.premises(geometry).without(&before);
                needed.extend(sources(&told, &premises));
            }
            CaseEnd::Reaches(facts) => {
                for &fact in facts {
                    if let Some(place) = told.iter().position(|told| told.fact == fact) {
                        let _ = needed.insert(place);
                    } else {
                        let from = nearest(&told, sources(&told, &Premises::of(fact)));
                        links.extend(from.iter().map(|&place| (told[place].fact, fact)));
                        needed.extend(from);
                    }
                }
            }
        }
        while let Some(place) = needed.pop_last() {
            let BranchFact { fact, from, .. } = &told[place];
            links.extend(from.iter().map(|&from| (told[from].fact, *fact)));
            needed.extend(from);
        }
        links.reverse();
        links.retain(|(from, to)| from.candidate() != to.candidate());
        Self { links }
    }
}

impl BranchFact {
    fn new(geometry: &Geometry, fact: Fact, told: &[Self], from: Vec<usize>) -> Self {
        let mut known = Known::default();
        known.learn(geometry, fact);
        let mut rests_on: BTreeSet<usize> = from.iter().copied().collect();
        rests_on.extend(from.iter().flat_map(|&place| &told[place].rests_on));
        Self { fact, known, from: nearest(told, from), rests_on }
    }
}

/// The places that no other one of them rests on.
fn nearest(told: &[BranchFact], mut places: Vec<usize>) -> Vec<usize> {
    let behind: BTreeSet<usize> =
        places.iter().flat_map(|&place| told[place].rests_on.iter().copied()).collect();
    places.retain(|place| !behind.contains(place));
    places
}

/// The facts that give the premises: for each of these the first that does.
fn sources(told: &[BranchFact], premises: &Premises) -> Vec<usize> {
    let places =
        premises.facts().filter_map(|premise| told.iter().position(|told| told.known.has(premise)));
    places.collect::<BTreeSet<usize>>().into_iter().collect()
}
