//! How an answer to *why* begins: what was concluded, the hardest rule that it needs and why that works, how many steps
//! there are. Whoever reads no further knows the main thing.

use std::collections::BTreeSet;

use super::answer::Why;
use crate::explanation::telling::names::{name_among, rule_name, says};
use crate::grid::Geometry;
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::proof::{CaseEnd, Fact, RuleId, Statement, Step, count_steps};

impl Why {
    /// Returns all that stands before the proof, in three lines at most. `score` says how hard a rule is, `locale` what
    /// it has words for.
    pub fn told(&self, score: impl Fn(RuleId) -> u64, locale: &Locale) -> Vec<Message> {
        let parts = self.parts(score, locale).into_iter().filter(|part| !part.is_empty());
        parts.map(|sentences| words::WhyLine { sentences }.into()).collect()
    }

    /// Returns the same in its three parts, sentence by sentence: the answer; the hardest rule and why it works; how many
    /// steps there are, and what the cell's houses held where that is the reason. Nothing is said that the line of a step
    /// says again.
    pub fn parts(&self, score: impl Fn(RuleId) -> u64, locale: &Locale) -> [Vec<Message>; 3] {
        let steps = &self.slice.steps;
        let rule = hardest(steps, score);
        let rule = rule.map(|(rule, ties)| self.tell_rule(rule, ties, locale));
        let length = (!steps.is_empty()).then(|| length(steps));
        let last = self.lines.last().map(|line| &line.sentence);
        let is_new = |words: &&Message| {
            last != Some(*words) && (steps.len() != 1 || words.id != words::WhyFoundBelow::ID)
        };
        let mut situation: Vec<Message> = self.paragraph.iter().filter(is_new).cloned().collect();
        // That the last step fills the cell leads to what was there before, if that is told.
        let _ = situation.pop_if(|last| last.id == words::WhyFoundBelow::ID);
        [
            vec![self.conclusion.clone()],
            rule.into_iter().collect(),
            length.into_iter().chain(situation).collect(),
        ]
    }

    /// The rule's name, how many others are as hard, and why it works, by the house that its step looks at, if it is one of the answer's own. The name is
    /// left out if the conclusion has named it, as the rule of the step that strikes the candidate out.
    fn tell_rule(&self, rule: RuleId, ties: usize, locale: &Locale) -> Message {
        let steps = &self.slice.steps;
        let names = self.lines.iter().filter(|line| line.rule == rule).map(|line| &line.name);
        let first = names.clone().next().cloned();
        let name = name_among(rule, names).or(first).unwrap_or_else(|| rule_name(rule));
        let is_only = steps.iter().all(|step| step.rule == rule && step.cases.is_empty());
        let struck = Fact::Absent(self.cell, self.digit);
        let is_named = steps.last().is_some_and(|step| step.facts().any(|fact| fact == struck));
        let (rule, says) = (name.clone(), says(&name));
        match (locale.has(&says.id), is_only) {
            (false, _) => words::WhyHardestUnsaid { rule, ties }.into(),
            (true, true) if is_named => words::WhyRuleSays { says }.into(),
            (true, true) => words::WhyOnlyRule { rule, says }.into(),
            (true, false) => words::WhyHardest { rule, says, ties }.into(),
        }
    }
}

/// What a step that fills a cell comes to, with its reason where that is short.
pub(super) fn concluded(geometry: &Geometry, step: &Step, fact: Fact) -> Message {
    let reason = step.claims.last().filter(|_| step.cases.is_empty());
    let (cell, digit) = (geometry.cell_name(fact.cell()), geometry.digit_name(fact.digit()));
    match reason.map(|claim| &claim.statement) {
        Some(Statement::OnlyPlaces { house, cells, .. }) if cells.contains(fact.cell()) => {
            words::WhyConcludedHouse { house: geometry.house_name(*house), cell, digit }.into()
        }
        Some(Statement::OnlyDigits { .. }) if step.claims.len() == 1 => {
            words::WhyConcludedCell { cell, digit }.into()
        }
        Some(Statement::Filled(filled)) if step.claims.len() == 1 => {
            let around = filled.iter().map(|one| one.cell).chain([fact.cell()]).collect();
            match geometry.groups_around(around).next() {
                Some(house) => {
                    let house = geometry.house_name(house);
                    words::WhyConcludedLast { cell, digit, house }.into()
                }
                None => words::WhyConcludedCell { cell, digit }.into(),
            }
        }
        _ => words::WhyConcluded { cell, digit }.into(),
    }
}

/// The rule of the hardest step, the first one of them, those within cases included; and how many others are as hard.
fn hardest(steps: &[Step], score: impl Fn(RuleId) -> u64) -> Option<(RuleId, usize)> {
    let mut rules = Vec::new();
    collect_rules(steps, &mut rules);
    // Of several that are as hard the first is the last of those that are compared.
    let hardest = rules.iter().copied().rev().max_by_key(|&rule| score(rule))?;
    let as_hard: BTreeSet<RuleId> =
        rules.into_iter().filter(|&rule| score(rule) == score(hardest)).collect();
    Some((hardest, as_hard.len() - 1))
}

fn collect_rules(steps: &[Step], rules: &mut Vec<RuleId>) {
    for step in steps {
        rules.push(step.rule);
        step.cases.iter().for_each(|case| collect_rules(&case.steps, rules));
    }
}

fn length(steps: &[Step]) -> Message {
    let all = count_steps(steps);
    Message::from(words::WhyLength {
        steps: steps.len(),
        trials: trials(steps),
        inner: all - steps.len(),
        all,
    })
}

/// Counts how many of these steps, by whatever rule, prove by contradiction.
pub fn trials(steps: &[Step]) -> usize {
    let is_trial =
        |step: &&Step| step.cases.iter().any(|case| matches!(case.end, CaseEnd::Contradiction(_)));
    steps.iter().filter(is_trial).count()
}
