//! The branches of a step that supposes one thing after the other: forcing chains and nets, and fish whose fins are
//! followed. Each is drawn from its supposition over what follows from it to what it comes to.

use super::scene::{Link, LinkKind, MarkKind, Scene};
use crate::grid::{Candidates, Geometry};
use crate::proof::{Case, CaseEnd, Fact, Known, Premises};

/// More links than this cannot be followed with the eye: then only what is supposed and what it comes to is shown.
const MOST_LINKS: usize = 30;

/// Marks and joins what follows from each supposition, if that can be followed.
pub(super) fn mark_branches(
    geometry: &Geometry,
    state: &Candidates,
    cases: &[Case],
    scene: &mut Scene,
) {
    let branches: Vec<Branch> =
        cases.iter().map(|case| Branch::of(geometry, state, case)).collect();
    if branches.iter().map(|branch| branch.links.len()).sum::<usize>() > MOST_LINKS {
        return;
    }
    scene.branches = cases.iter().map(|case| case.supposed).collect();
    for (number, branch) in branches.iter().enumerate() {
        let number = number as u8;
        for &(from, to) in &branch.links {
            let kind = match to {
                Fact::Holds(..) => MarkKind::BranchIs(number),
                Fact::Absent(..) => MarkKind::BranchNot(number),
            };
            scene.mark(to.candidate(), kind);
            let (from, to) = (from.candidate(), to.candidate());
            scene.links.push(Link { from, to, kind: LinkKind::Branch(number) });
        }
    }
}

/// What follows from a supposition: pairs of a fact and one that it is needed for, in the order in which they are found.
struct Branch {
    links: Vec<(Fact, Fact)>,
}

/// A fact of a case, what it tells, and the facts before it that it needs.
struct Told {
    fact: Fact,
    known: Known,
    from: Vec<usize>,
}

impl Branch {
    fn of(geometry: &Geometry, state: &Candidates, case: &Case) -> Self {
        let before = Known::from_candidates(geometry, state);
        let mut told = vec![Told::new(geometry, case.supposed, Vec::new())];
        for step in &case.steps {
            let from = sources(&told, &step.premises(geometry).without(&before));
            told.extend(step.facts().map(|fact| Told::new(geometry, fact, from.clone())));
        }
        let mut links = Vec::new();
        let mut needed: Vec<usize> = Vec::new();
        match &case.end {
            CaseEnd::Contradiction(claim) => {
                let premises = claim.statement.premises(geometry).without(&before);
                needed.extend(sources(&told, &premises));
            }
            CaseEnd::Reaches(facts) => {
                for &fact in facts {
                    if let Some(place) = told.iter().position(|told| told.fact == fact) {
                        needed.push(place);
                    } else {
                        let from = sources(&told, &Premises::of(fact));
                        links.extend(from.iter().map(|&place| (told[place].fact, fact)));
                        needed.extend(from);
                    }
                }
            }
        }
        for place in (0..told.len()).rev().filter(|&place| place > 0) {
            if needed.contains(&place) {
                let Told { fact, from, .. } = &told[place];
                links.extend(from.iter().map(|&from| (told[from].fact, *fact)));
                needed.extend(from);
            }
        }
        links.reverse();
        links.retain(|(from, to)| from.candidate() != to.candidate());
        Self { links }
    }
}

impl Told {
    fn new(geometry: &Geometry, fact: Fact, from: Vec<usize>) -> Self {
        let mut known = Known::default();
        known.learn(geometry, fact);
        Self { fact, known, from }
    }
}

/// The facts that give the premises: for each of these the first that does.
fn sources(told: &[Told], premises: &Premises) -> Vec<usize> {
    let places =
        premises.facts().filter_map(|premise| told.iter().position(|told| told.known.has(premise)));
    let mut places: Vec<usize> = places.collect();
    places.sort_unstable();
    places.dedup();
    places
}
