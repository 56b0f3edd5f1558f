//! The matchers of an engine, made from its rules: one for each run of rules of the same family.

use super::core::Core;
use super::effort::Priced;
use crate::grid::Geometry;
use crate::inference::families::{
    AlsFamily, ConstraintFamily, CoverFamily, Family, ForcingFamily, Inside, LinkFamily, Numbered,
    Obeying, SchemaFamily, Singles, TemplateFamily, TrialFamily, UniquenessFamily,
};
use crate::knowledge::{Body, Knowledge, Rule};
use crate::proof::RuleId;

/// The knowledge, and which of its rules may be used under a supposition.
pub(super) type RuleBase<'a> = (&'a Knowledge, &'a dyn Fn(RuleId) -> bool);

/// The rules of a list that are known and may be used under a supposition.
fn usable<'a>((knowledge, may): RuleBase<'a>, inside: &[RuleId]) -> Vec<&'a Rule> {
    inside.iter().filter(|&&id| may(id)).filter_map(|&id| knowledge.rule(id)).collect()
}

/// The core of these rules in this order, except that those that suppose something come after all others. Of what is known, only what
/// may be used is used under a supposition.
pub(super) fn core<const W: usize>(
    known: RuleBase<'_>,
    geometry: &Geometry<W>,
    wide: &Geometry,
    rules: &[&Rule],
) -> Core<W> {
    // That a pattern could be filled in two ways is told from houses, so that it says something only where these are all that
    // counts.
    let holds = |rule: &Rule| {
        rule.is_for(geometry) && (!rule.assumes_unique || geometry.excludes_by_houses_alone())
    };
    let numbered = rules.iter().enumerate().filter(|(_, rule)| holds(rule));
    let numbered = numbered.map(|(number, &rule)| Numbered { number, rule });
    let (last, plain): (Vec<Numbered<'_>>, Vec<Numbered<'_>>) =
        numbered.partition(|numbered| numbered.rule.supposes());
    let same_family =
        |a: &Numbered<'_>, b: &Numbered<'_>| a.rule.body.family() == b.rule.body.family();
    let mut families = Vec::new();
    // Rules that are never asked belong to none.
    let mut family_of = vec![usize::MAX; rules.len()];
    let mut add = |group: &[Numbered<'_>]| {
        for numbered in group {
            family_of[numbered.number] = families.len();
        }
        families.push(family(known, geometry, wide, group));
    };
    plain.chunk_by(same_family).for_each(&mut add);
    let plain_costs = plain.chunk_by(same_family).map(least_cost).collect();
    let same_kind = |a: &Numbered<'_>, b: &Numbered<'_>| {
        matches!((&a.rule.body, &b.rule.body), (Body::Forcing(_), Body::Forcing(_)))
    };
    last.chunk_by(same_kind).for_each(&mut add);
    let priced = rules.iter().zip(family_of).map(|(rule, family)| Priced::new(rule, family));
    Core::new(geometry, wide, families, plain_costs, priced.collect())
}

/// What the cheapest of the rules costs.
fn least_cost(rules: &[Numbered<'_>]) -> u64 {
    rules.iter().map(|numbered| u64::from(numbered.rule.cost)).min().unwrap_or_default()
}

/// The matcher for rules that are all of one family.
fn family<const W: usize>(
    known: RuleBase<'_>,
    geometry: &Geometry<W>,
    wide: &Geometry,
    rules: &[Numbered<'_>],
) -> Box<dyn Family<W>> {
    match rules.first().map(|numbered| (numbered.rule.id, &numbered.rule.body)) {
        Some((id, Body::Trial(trial))) => {
            let (singles, others): (Vec<&Rule>, Vec<&Rule>) =
                usable(known, &trial.inside).into_iter().partition(|rule| rule.body.is_single());
            let (knowledge, _) = known;
            let cost = knowledge.rule(id).map_or(0, |rule| rule.cost.into());
            let costs = others.iter().map(|rule| (rule.id, rule.cost.into())).collect();
            let obeying = Obeying::new(wide, &others);
            // What follows by laws anyway is not looked for by rules as well.
            let is_left = |rule: &&Rule| obeying.is_none() || Obeying::rule_of(rule).is_none();
            let others: Vec<&Rule> = others.into_iter().filter(is_left).collect();
            let inside = Inside {
                singles: Singles::new(geometry, &singles),
                is_classic: geometry.is_classic(),
                is_constrained: !geometry.constraints().is_empty(),
                obeying,
                others: Box::new(core(known, geometry, wide, &others)),
                costs,
            };
            Box::new(TrialFamily::new(id, cost, trial, inside))
        }
        Some((_, Body::Link(_))) => Box::new(LinkFamily::new(rules)),
        Some((_, Body::Forcing(_))) => {
            Box::new(ForcingFamily::new(geometry, rules, &|inside| usable(known, inside)))
        }
        Some((_, Body::Constraint(_))) => Box::new(ConstraintFamily::new(wide, rules)),
        Some((_, Body::Template(_))) => Box::new(TemplateFamily::new(rules)),
        Some((_, Body::Schema(_))) => Box::new(SchemaFamily::new(rules)),
        Some((_, Body::Als(_))) => Box::new(AlsFamily::new(geometry, rules)),
        Some((_, Body::Uniqueness(_))) => Box::new(UniquenessFamily::new(geometry, rules)),
        Some((_, Body::Cover(_))) | None => Box::new(CoverFamily::new(geometry, rules)),
    }
}
