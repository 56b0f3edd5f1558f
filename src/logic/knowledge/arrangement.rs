//! All rules in the order of a profile, on or off, to be switched and moved.
//!
//! A profile lists some rules, and may say that some of these are off. Here the others are listed too, as off, each where
//! it may stand. What a user does to the order is done here, and an order that may not be is refused with its reason.
//!
//! Invariant: the order is always one that a profile may have.
//! Special rules come before the more general ones, also by way of rules between them, and those that suppose something
//! last, whether on or off. A rule that is off is used nowhere, not even under a supposition.

use std::collections::BTreeSet;

use super::check::{first_out_of_order, generals};
use super::{Knowledge, Problem, Profile, Rule};
use crate::proof::RuleId;

/// All rules in an order, each on or off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    order: Vec<RuleId>,
    off: BTreeSet<RuleId>,
}

/// Why a rule may not be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no place further on in that direction.
    End,
    /// The special rule would stand behind the more general one.
    Order {
        /// The special rule.
        special: RuleId,
        /// The general rule.
        general: RuleId,
    },
    /// The rule that supposes something would stand before the one that does not.
    Supposing {
        /// The rule that supposes something.
        supposing: RuleId,
        /// The one that does not.
        plain: RuleId,
    },
}

impl Arrangement {
    /// Arranges the rules that the profile lists in its order, and all others as off: each after the rules that are not
    /// harder, by level and cost, as far as it may stand there.
    pub fn new(knowledge: &Knowledge, profile: &Profile) -> Self {
        let rule = |id: &RuleId| knowledge.rule(*id);
        let mut order: Vec<&Rule> = profile.listed.iter().filter_map(rule).collect();
        let mut off: BTreeSet<RuleId> = profile.off().collect();
        let mut others: Vec<&Rule> =
            knowledge.rules().filter(|rule| !profile.listed.contains(&rule.id)).collect();
        others.sort_by_key(|rule| (rule.supposes(), rule.level, rule.cost, rule.id));
        for rule in others {
            let _ = off.insert(rule.id);
            order.insert(place_for(knowledge, rule, &order), rule);
        }
        Self { order: order.into_iter().map(|rule| rule.id).collect(), off }
    }

    /// Returns all rules in their order, each with whether it is on.
    pub fn rules(&self) -> impl ExactSizeIterator<Item = (RuleId, bool)> {
        self.order.iter().map(|&rule| (rule, !self.off.contains(&rule)))
    }

    /// Says whether the rule is on.
    pub fn is_on(&self, rule: RuleId) -> bool {
        !self.off.contains(&rule) && self.order.contains(&rule)
    }

    /// Returns the place of a rule, from 0.
    pub fn place(&self, rule: RuleId) -> Option<usize> {
        self.order.iter().position(|&other| other == rule)
    }

    /// Switches a rule on if it is off, and off if it is on.
    pub fn switch(&mut self, rule: RuleId) {
        if !self.off.remove(&rule) && self.order.contains(&rule) {
            let _ = self.off.insert(rule);
        }
    }

    /// Switches all of these rules on, or all off.
    pub fn switch_all(&mut self, rules: impl IntoIterator<Item = RuleId>, on: bool) {
        for rule in rules {
            if self.is_on(rule) != on {
                self.switch(rule);
            }
        }
    }

    /// Returns the place, from 0, that a rule has once it stands right above another one, or right below it.
    pub fn place_beside(&self, rule: RuleId, other: RuleId, below: bool) -> Option<usize> {
        let (from, place) = (self.place(rule)?, self.place(other)?);
        // Without the rule, what stood behind it has moved up.
        let without = if from < place { place - 1 } else { place };
        Some(if below && rule != other { without + 1 } else { without })
    }

    /// Moves a rule to a place, from 0, which it then has.
    ///
    /// # Errors
    /// [`Refusal`] where the order would be one that may not be; nothing is then moved.
    pub fn shift(&mut self, knowledge: &Knowledge, rule: RuleId, to: usize) -> Result<(), Refusal> {
        let from = self.place(rule).filter(|_| to < self.order.len()).ok_or(Refusal::End)?;
        let mut order = self.order.clone();
        let rule = order.remove(from);
        order.insert(to, rule);
        let rules: Vec<&Rule> = order.iter().filter_map(|&id| knowledge.rule(id)).collect();
        if let Some(problem) = first_out_of_order(&knowledge.rules, &rules) {
            return Err(Refusal::of(problem));
        }
        self.order = order;
        Ok(())
    }

    /// Makes the profile of this name that says the same.
    pub fn profile(&self, name: &str) -> Profile {
        Profile::new(name, self.order.clone(), &self.off)
    }
}

impl Refusal {
    fn of(problem: Problem) -> Self {
        match problem {
            Problem::Order { rule, general } => {
                Self::Order { special: RuleId::new(&rule), general: RuleId::new(&general) }
            }
            Problem::Supposing { rule, plain } => {
                Self::Supposing { supposing: RuleId::new(&rule), plain: RuleId::new(&plain) }
            }
            _ => Self::End,
        }
    }
}

/// Where a rule may be put into an order that may be: before the first rule that is harder, but after all that are cases of
/// it and before all of which it is a case; what supposes something stands after all that does not.
fn place_for(knowledge: &Knowledge, rule: &Rule, order: &[&Rule]) -> usize {
    let is_case = |other: &&Rule| generals(&knowledge.rules, other).contains(&rule.id);
    let last_special = order.iter().rposition(is_case);
    let plain = order.iter().take_while(|other| !other.supposes()).count();
    let (mut first, mut last) = (last_special.map_or(0, |place| place + 1), order.len());
    if rule.supposes() {
        first = first.max(plain);
    } else {
        last = last.min(plain);
    }
    let generals = generals(&knowledge.rules, rule);
    let first_general = order.iter().position(|other| generals.contains(&other.id));
    last = last.min(first_general.unwrap_or(last)).max(first);
    let weight = |rule: &Rule| (rule.level, rule.cost);
    let harder = order[first..last].iter().position(|other| weight(other) > weight(rule));
    harder.map_or(last, |place| first + place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::knowledge::DEFAULT_PROFILE;

    fn knowledge() -> &'static Knowledge {
        Knowledge::embedded().expect("the embedded knowledge")
    }

    fn arrangement(profile: &str) -> Arrangement {
        Arrangement::new(knowledge(), knowledge().profile(profile).expect("a profile"))
    }

    /// Whether the order is one that a profile may have.
    fn is_lawful(arrangement: &Arrangement) -> bool {
        let rules: Vec<&Rule> =
            arrangement.rules().filter_map(|(rule, _)| knowledge().rule(rule)).collect();
        first_out_of_order(&knowledge().rules, &rules).is_none()
    }

    #[test]
    fn every_rule_has_a_place_and_those_of_the_profile_keep_theirs() {
        for profile in knowledge().profiles() {
            let arrangement = arrangement(&profile.name);
            assert_eq!(arrangement.rules().len(), knowledge().rules().count());
            assert!(is_lawful(&arrangement), "{}", profile.name);
            let on: Vec<RuleId> =
                arrangement.rules().filter(|(_, on)| *on).map(|(rule, _)| rule).collect();
            assert_eq!(on, profile.rules);
            assert_eq!(arrangement.profile(&profile.name).rules, profile.rules);
        }
    }

    #[test]
    fn a_rule_that_is_off_keeps_its_place() {
        let mut arrangement = arrangement(DEFAULT_PROFILE);
        let rule = RuleId::new("naked-pair");
        let before = arrangement.clone();
        arrangement.switch(rule);
        assert!(!arrangement.is_on(rule));
        assert_eq!(arrangement.place(rule), before.place(rule));
        let profile = arrangement.profile("own");
        assert!(!profile.rules.contains(&rule) && profile.off().any(|off| off == rule));
        assert_eq!(Arrangement::new(knowledge(), &profile), arrangement);
        arrangement.switch(rule);
        assert_eq!(arrangement, before);
    }

    #[test]
    fn rules_of_a_family_are_switched_together() {
        let mut arrangement = arrangement(DEFAULT_PROFILE);
        let unique = || knowledge().rules().filter(|rule| rule.body.family() == "uniqueness");
        let on = |arrangement: &Arrangement| unique().filter(|r| arrangement.is_on(r.id)).count();
        let (before, others) = (on(&arrangement), arrangement.clone());
        assert!(before > 5);
        arrangement.switch_all(unique().map(|rule| rule.id), false);
        assert_eq!(on(&arrangement), 0);
        let is_other = |id: &RuleId| unique().all(|rule| rule.id != *id);
        for (id, is_on) in others.rules().filter(|(id, _)| is_other(id)) {
            assert_eq!(arrangement.is_on(id), is_on, "{id}");
        }
        arrangement.switch_all(unique().map(|rule| rule.id), true);
        assert_eq!(on(&arrangement), unique().count());
    }

    #[test]
    fn a_rule_comes_to_stand_beside_another() {
        let before = arrangement(DEFAULT_PROFILE);
        let order: Vec<RuleId> = before.rules().map(|(rule, _)| rule).collect();
        let mut moved = 0;
        for rule in [order[5], order[6], order[40], RuleId::new("naked-pair")] {
            for (at, other) in order.iter().enumerate().take(60).filter(|(_, id)| **id != rule) {
                for below in [false, true] {
                    let place = before.place_beside(rule, *other, below).expect("a place");
                    let mut after = before.clone();
                    if after.shift(knowledge(), rule, place).is_ok() {
                        let (rule, other) = (after.place(rule), after.place(*other));
                        let beside = if below { (other, rule) } else { (rule, other) };
                        assert_eq!(beside.1, beside.0.map(|place| place + 1), "{at} {below}");
                        moved += 1;
                    }
                }
            }
        }
        assert!(moved > 20, "{moved}");
        let rule = order[3];
        assert_eq!(before.place_beside(rule, rule, true), Some(3), "it stands where it stands");
    }

    #[test]
    fn a_rule_is_moved_as_far_as_it_may() {
        let mut arrangement = arrangement(DEFAULT_PROFILE);
        let (special, general) = (RuleId::new("locked-pair"), RuleId::new("naked-pair"));
        let shift = |arrangement: &mut Arrangement, rule: RuleId, to: usize| {
            arrangement.shift(knowledge(), rule, to)
        };
        let end = arrangement.place(general).expect("a place");
        assert_eq!(shift(&mut arrangement, special, end - 1), Ok(()));
        assert_eq!(arrangement.place(special), Some(end - 1));
        let refused = shift(&mut arrangement, special, end);
        assert_eq!(refused, Err(Refusal::Order { special, general }));
        assert_eq!(arrangement.place(special), Some(end - 1), "nothing was moved");
        let trial = RuleId::new("trial");
        assert!(matches!(
            shift(&mut arrangement, trial, 0),
            Err(Refusal::Supposing { supposing, .. }) if supposing == trial
        ));
        let last = arrangement.rules().len() - 1;
        assert!(matches!(
            shift(&mut arrangement, special, last),
            Err(Refusal::Order { .. } | Refusal::Supposing { .. })
        ));
        assert_eq!(shift(&mut arrangement, trial, last + 1), Err(Refusal::End));
        assert!(is_lawful(&arrangement));
    }
}
