//! Siamese fish: two fish with fins on the same bases, told as one step. Of a fish with plain fins and
//! a sashimi one the step has the name of that which is told first.

use std::ops::ControlFlow;

use super::pattern::{Fish, Ground};
use crate::proof::{Cover, Covering, RuleId, Step, Support};

/// Reports every two of the fish that have the same bases and of which each strikes something that
/// the other does not. The first of the two is the one whose covers come first.
pub(super) fn pairs<const W: usize>(
    mut shoal: Vec<&Fish<W>>,
    mut report: impl FnMut(&Fish<W>, &Fish<W>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    shoal.sort_by(|a, b| (&a.bases, &a.covers).cmp(&(&b.bases, &b.covers)));
    for on_same_bases in shoal.chunk_by(|a, b| a.bases == b.bases) {
        for (number, first) in on_same_bases.iter().enumerate() {
            for second in &on_same_bases[number + 1..] {
                let differ = !first.targets.is_subset(&second.targets)
                    && !second.targets.is_subset(&first.targets);
                if differ {
                    report(first, second)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Both fish as one step. What both strike rests on the first.
pub(super) fn told<const W: usize>(
    rule: RuleId,
    ground: &Ground<'_, W>,
    first: &Fish<W>,
    second: &Fish<W>,
) -> Step {
    let (bases, sides) = (first.places_of_bases(ground), vec![first.side(), second.side()]);
    let Covering { claims, of_sides } = Cover { digit: ground.digit, bases, sides }.covering();
    let mut of_sides = of_sides.into_iter().map(Support::Claims);
    let mut next = || of_sides.next().unwrap_or_default();
    let (of_first, of_second) = (next(), next());
    let mut conclusions = first.strikes(ground.digit, &of_first);
    let more = second.strikes(ground.digit, &of_second);
    conclusions.extend(more.into_iter().filter(|end| !first.targets.contains(end.fact.cell())));
    conclusions.sort_by_key(|end| end.fact.cell());
    Step { rule, claims, conclusions, cases: Vec::new() }
}
