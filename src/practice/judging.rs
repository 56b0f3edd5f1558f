//! What is said of what a player marked on the board of an exercise.

use std::collections::BTreeSet;

use super::Exercise;
use crate::explanation::{Critique, Judgement, Reason, rule_name_on, step_name};
use crate::grid::{CellSet, DigitSet, Geometry};
use crate::message::{Message, words};
use crate::proof::{Fact, Role, RuleId, Statement, Step};
use crate::session::{AllSteps, Coach, NamedRules, NoAdvice};

/// What a player marked. Facts are judged before cells, if there are both.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked {
    /// The cells of what is meant to be there.
    pub cells: CellSet,
    /// The digits that it is about; none if that is left open.
    pub digits: DigitSet,
    /// What is meant to follow: digits that were entered, candidates that were struck out.
    pub facts: Vec<Fact>,
}

/// What it is judged to be.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeVerdict {
    /// Nothing is marked.
    Unmarked,
    /// The rule is there, as this step. Of what it concludes so much was not marked; nothing where cells were.
    There(Box<Step>, usize),
    /// All that is marked belongs to a step of the rule, and so many more cells do.
    Part(usize),
    /// All cells of a step of the rule are marked, and these besides.
    Surplus(CellSet),
    /// These are the cells of a step of another rule.
    OtherRule(Box<Step>),
    /// The rule is not what shows these facts: they are wrong, or follow otherwise, or are not shown at all.
    Move(Box<Critique>),
    /// Neither this rule nor another one is in these cells.
    NotHere(CellSet),
}

impl PracticeVerdict {
    /// Says whether the rule was found.
    pub const fn is_found(&self) -> bool {
        matches!(self, Self::There(..))
    }

    /// Says whether something that is marked is not so.
    pub fn is_wrong(&self) -> bool {
        match self {
            Self::NotHere(_) => true,
            Self::Move(critique) => matches!(critique.judgement, Judgement::Wrong(..)),
            _ => false,
        }
    }

    /// Returns the step by another rule that was marked instead.
    pub fn other(&self) -> Option<&Step> {
        match self {
            Self::OtherRule(step) => Some(step),
            Self::Move(critique) => critique.judgement.step(),
            _ => None,
        }
    }
}

/// Judges what a player marked. The coach and the named rule, which is that of the exercise, are of its grid.
///
/// Cells are right if all that the step looks at is marked, and nothing besides but where it concludes something. Facts
/// are right if some of them are conclusions of the rule here and none of the others is wrong: whoever goes on from what
/// was found has found it.
///
/// # Errors
/// [`NoAdvice`] if it was interrupted.
pub fn judge(
    exercise: &Exercise,
    marked: &Marked,
    (coach, named): (&Coach, &NamedRules),
    interrupted: &dyn Fn() -> bool,
) -> Result<PracticeVerdict, NoAdvice> {
    if !marked.facts.is_empty() {
        return judge_facts(exercise, &marked.facts, (coach, named), interrupted);
    }
    if marked.cells.is_empty() {
        return Ok(PracticeVerdict::Unmarked);
    }
    if let Some(verdict) = judge_cells(exercise, marked) {
        return Ok(verdict);
    }
    let AllSteps::Steps(steps) = coach.all_steps(&exercise.state, interrupted)? else {
        return Ok(PracticeVerdict::NotHere(marked.cells));
    };
    let fits = |step: &Step| step.rule != exercise.rule && Fit::of(step, marked) == Fit::Whole;
    let other = steps.into_iter().find(fits);
    Ok(other.map_or(PracticeVerdict::NotHere(marked.cells), |step| {
        PracticeVerdict::OtherRule(Box::new(step))
    }))
}

fn judge_facts(
    exercise: &Exercise,
    facts: &[Fact],
    (coach, named): (&Coach, &NamedRules),
    interrupted: &dyn Fn() -> bool,
) -> Result<PracticeVerdict, NoAdvice> {
    let marks = |step: &&Step| conclusions(step).intersection(&set(facts)).count();
    let step = exercise.steps.iter().filter(|step| marks(step) > 0).max_by_key(marks);
    let rest: Vec<Fact> = match step {
        Some(_) => {
            let shown: BTreeSet<Fact> = exercise.steps.iter().flat_map(conclusions).collect();
            facts.iter().copied().filter(|fact| !shown.contains(fact)).collect()
        }
        None => facts.to_vec(),
    };
    let found = |step: &Step| {
        let left = conclusions(step).difference(&set(facts)).count();
        PracticeVerdict::There(Box::new(step.clone()), left)
    };
    if let (Some(step), true) = (step, rest.is_empty()) {
        return Ok(found(step));
    }
    let critique = coach.critique(&exercise.state, &rest, Some(named), interrupted)?;
    Ok(match (&critique.judgement, step) {
        (Judgement::Follows(shown), None) => PracticeVerdict::There(Box::new(shown.clone()), 0),
        (Judgement::Wrong(..), _) | (_, None) => PracticeVerdict::Move(Box::new(critique)),
        (_, Some(step)) => found(step),
    })
}

/// What is said of cells by the steps of the rule alone; `None` if they have nothing to do with it.
fn judge_cells(exercise: &Exercise, marked: &Marked) -> Option<PracticeVerdict> {
    let fits = || exercise.steps.iter().map(|step| (Fit::of(step, marked), step));
    if let Some((_, step)) = fits().find(|(fit, _)| *fit == Fit::Whole) {
        return Some(PracticeVerdict::There(Box::new(step.clone()), 0));
    }
    let surplus = fits().find_map(|(fit, _)| match fit {
        Fit::Surplus(cells) => Some(PracticeVerdict::Surplus(cells)),
        _ => None,
    });
    let part = fits().filter_map(|(fit, _)| match fit {
        Fit::Part(missing) => Some(missing),
        _ => None,
    });
    surplus.or_else(|| part.min().map(PracticeVerdict::Part))
}

/// How marked cells and digits fit a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    Whole,
    /// So many cells lack.
    Part(usize),
    /// These are too many; not more than the step has itself, for somewhere in the whole grid everything is.
    Surplus(CellSet),
    No,
}

impl Fit {
    fn of(step: &Step, marked: &Marked) -> Self {
        let (pattern, marked_cells) = (pattern_cells(step), marked.cells);
        let with_targets = pattern | concluded_cells(step);
        let (missing, besides) = (pattern - marked_cells, marked_cells - with_targets);
        if !marked.digits.is_subset(pattern_digits(step)) {
            return Self::No;
        }
        match (missing.is_empty(), besides.is_empty()) {
            (true, true) => Self::Whole,
            (true, false) if besides.len() <= pattern.len() => Self::Surplus(besides),
            (false, true) if marked_cells.intersects(&pattern) => Self::Part(missing.len()),
            _ => Self::No,
        }
    }
}

/// Returns the cells that a step looks at, as who marks it would mark them: those that its claims are about, without the
/// cells in sight that they rest on; where it claims nothing of open cells, those that it fills.
pub fn pattern_cells(step: &Step) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for claim in &step.claims {
        cells |= match &claim.statement {
            Statement::OnlyDigits { cells, .. } | Statement::OnlyPlaces { cells, .. } => *cells,
            Statement::Filled(filled) if claim.role == Role::Deadly => {
                filled.iter().map(|one| one.cell).collect()
            }
            Statement::NotGiven(cells) if claim.role == Role::Deadly => *cells,
            _ => CellSet::EMPTY,
        };
    }
    cells |= step.cases.iter().map(|case| case.supposed.cell()).collect();
    if cells.is_empty() { concluded_cells(step) } else { cells }
}

/// The digits that a step looks at or concludes something of.
fn pattern_digits(step: &Step) -> DigitSet {
    let mut digits: DigitSet = step.conclusions.iter().map(|end| end.fact.digit()).collect();
    for claim in &step.claims {
        match &claim.statement {
            Statement::OnlyDigits { digits: held, .. } => digits |= *held,
            Statement::OnlyPlaces { digit, .. } => digits.insert(*digit),
            _ => {}
        }
    }
    digits
}

fn concluded_cells(step: &Step) -> CellSet {
    step.conclusions.iter().map(|end| end.fact.cell()).collect()
}

fn conclusions(step: &Step) -> BTreeSet<Fact> {
    step.facts().collect()
}

fn set(facts: &[Fact]) -> BTreeSet<Fact> {
    facts.iter().copied().collect()
}

/// Says a verdict on an exercise of this rule.
pub fn told(geometry: &Geometry, rule: RuleId, verdict: &PracticeVerdict) -> Vec<Message> {
    let rule = rule_name_on(geometry, rule);
    let cells = |cells: &CellSet| cells.iter().map(|cell| geometry.cell_name(cell)).collect();
    match verdict {
        PracticeVerdict::Unmarked => vec![words::PracticeUnmarked.into()],
        PracticeVerdict::There(_, 0) => vec![words::PracticeThere { rule }.into()],
        PracticeVerdict::There(..) => vec![words::PracticeThereMore { rule }.into()],
        PracticeVerdict::Part(count) => vec![words::PracticePart { count: *count }.into()],
        PracticeVerdict::Surplus(besides) => {
            vec![words::PracticeSurplus { cells: cells(besides) }.into()]
        }
        PracticeVerdict::OtherRule(step) => {
            vec![words::PracticeOther { other: step_name(geometry, step), rule }.into()]
        }
        PracticeVerdict::Move(critique) => {
            let rules = critique
                .judgement
                .reason()
                .filter(|_| !verdict.is_wrong())
                .map(|reason| by_rules(geometry, reason));
            critique.told.iter().cloned().chain(rules).collect()
        }
        PracticeVerdict::NotHere(marked) => {
            vec![words::PracticeNotHere { cells: cells(marked), rule }.into()]
        }
    }
}

/// The rules of several steps, each once.
fn by_rules(geometry: &Geometry, reason: &Reason) -> Message {
    let mut rules: Vec<RuleId> = Vec::new();
    for step in &reason.slice.steps {
        if !rules.contains(&step.rule) {
            rules.push(step.rule);
        }
    }
    let quoted = |rule: RuleId| words::QuotedRule { rule: rule_name_on(geometry, rule) }.into();
    let rules: Vec<Message> = rules.into_iter().map(quoted).collect();
    words::PracticeByRules { rules }.into()
}
