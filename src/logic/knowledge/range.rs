//! What the numbers in the body of a rule may be. What is larger than anybody can see would only make the program search
//! for longer than anybody waits.

use std::ops::RangeInclusive;

use super::reading::Source;
use super::{Als, Body, ConstraintRule, KnowledgeError, Link, Problem, Rule};

/// The most cells, digits or houses that a rule may put together.
const MOST_PARTS: usize = 12;

/// The most houses that are added and taken away.
const MOST_HOUSES: usize = 4;

/// The most cells of an odd ring.
const LONGEST_RING: usize = 13;

/// The most ways that a pattern of links may go, and the most links of a way.
const MOST_PATHS: usize = 64;
const LONGEST_PATH: usize = 9;

/// How deep trials may be nested, and how many steps they may take.
const DEEPEST: usize = 8;
const MOST_STEPS: usize = 1_000_000_000;

/// The most states that a rule may give as examples.
const MOST_EXAMPLES: usize = 1000;

/// A number of a rule: its field, its value, and what it may be.
type Number = (&'static str, usize, RangeInclusive<usize>);

/// Checks that every number in the body of a rule is one that its matcher is made for.
pub(super) fn check(source: &Source<'_>, rule: &Rule) -> Result<(), KnowledgeError> {
    let wrong = numbers(rule).into_iter().find(|(_, found, range)| !range.contains(found));
    let Some((field, found, range)) = wrong else { return Ok(()) };
    let (least, most) = (*range.start(), *range.end());
    Err(source.at_field(field, Problem::Range { field: field.to_owned(), found, least, most }))
}

fn numbers(rule: &Rule) -> Vec<Number> {
    let mut numbers = match &rule.body {
        Body::Cover(cover) => vec![("size", cover.size, 1..=MOST_PARTS)],
        Body::Link(link) => of_links(link),
        Body::Als(Als::Bent(bent)) => vec![("size", bent.size, 3..=MOST_PARTS)],
        Body::Als(Als::Exclusion(exclusion)) => vec![("cells", exclusion.cells, 2..=3)],
        Body::Als(Als::Chain(chain)) => vec![
            ("most", chain.most, 2..=MOST_PARTS),
            ("fewest", chain.fewest, 2..=chain.most.max(2)),
        ],
        Body::Trial(trial) => vec![
            ("depth", trial.depth, 1..=DEEPEST),
            ("budget", usize::try_from(trial.budget).unwrap_or(usize::MAX), 1..=MOST_STEPS),
        ],
        Body::Constraint(ConstraintRule::Balance(balancing)) => vec![
            ("houses", balancing.houses, 1..=MOST_HOUSES),
            ("left", balancing.left, 1..=MOST_PARTS),
        ],
        Body::Als(Als::SueDeCoq(_) | Als::Blossom)
        | Body::Uniqueness(_)
        | Body::Template(_)
        | Body::Constraint(_)
        | Body::Schema(_)
        | Body::Forcing(_) => Vec::new(),
    };
    numbers.push(("examples", rule.examples.len(), 0..=MOST_EXAMPLES));
    numbers.push(("on_grids", rule.on_grids.len(), 0..=MOST_EXAMPLES));
    numbers.push(("counterexamples", rule.counterexamples.len(), 0..=MOST_EXAMPLES));
    numbers.push(("puzzles", rule.puzzles.len(), 0..=MOST_EXAMPLES));
    numbers
}

fn of_links(link: &Link) -> Vec<Number> {
    match link {
        Link::Wing(wing) => vec![("cells", wing.cells, 3..=MOST_PARTS)],
        Link::Pattern(pattern) => {
            let lengths = pattern.paths.iter().map(Vec::len);
            let lengths = lengths.map(|length| ("paths", length, 1..=LONGEST_PATH));
            std::iter::once(("paths", pattern.paths.len(), 1..=MOST_PATHS)).chain(lengths).collect()
        }
        Link::Colours(colours) => vec![("nets", colours.nets, 1..=2)],
        Link::OddRing(ring) => vec![("longest", ring.longest, 3..=LONGEST_RING)],
        Link::Chain(_) | Link::RemotePair => Vec::new(),
    }
}
