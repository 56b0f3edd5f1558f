//! Whether clauses can all be true: literals are supposed one after the other, each with what follows by clauses that leave
//! one literal (Davis, Logemann and Loveland, 1962). What is learnt where that fails is a proof that others can check: each line
//! follows from the clauses and the lines before it by such propagation alone.

use super::clauses::{Clauses, Literal};

/// A proof that clauses contradict each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// What was refuted.
    pub clauses: Clauses,
    /// What follows, one after the other, each by propagation; the last is empty.
    pub lines: Vec<Vec<Literal>>,
}

/// What was found out about clauses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refuted {
    /// They contradict each other.
    Yes(Refutation),
    /// They do not: so they are all true.
    No,
    /// That takes more steps than may be taken.
    Undecided,
}

impl Clauses {
    /// Looks whether they contradict each other, in so many steps at the most; a step is a clause that is looked at.
    /// What is left of them is put down.
    pub fn refute(&self, steps: &mut u64) -> Refuted {
        refute(self, steps)
    }
}

/// Looks whether clauses contradict each other, in so many steps at the most; a step is a clause that is looked at. What is left of
/// them is put down.
fn refute(clauses: &Clauses, steps: &mut u64) -> Refuted {
    let values = vec![None; clauses.variables];
    let (decisions, lines) = (Vec::new(), Vec::new());
    let mut search = Search { clauses, values, decisions, lines, steps: *steps };
    let fails = search.fails();
    *steps = search.steps;
    match fails {
        Ok(true) => Refuted::Yes(Refutation { clauses: clauses.clone(), lines: search.lines }),
        Ok(false) => Refuted::No,
        Err(Spent) => Refuted::Undecided,
    }
}

struct Spent;

/// What comes of what clauses leave.
enum Propagated {
    /// A clause has no true literal left.
    Contradiction,
    /// Each has one.
    AllTrue,
    /// Some are still open; a literal of one of the shortest.
    Open(Literal),
}

struct Search<'a> {
    clauses: &'a Clauses,
    values: Vec<Option<bool>>,
    decisions: Vec<Literal>,
    lines: Vec<Vec<Literal>>,
    steps: u64,
}

impl Search<'_> {
    /// Whether nothing makes all clauses true after these decisions; if so, a line says so.
    fn fails(&mut self) -> Result<bool, Spent> {
        let mut set = Vec::new();
        let fails = match self.propagate(&mut set)? {
            Propagated::Contradiction => true,
            Propagated::AllTrue => false,
            Propagated::Open(branch) => {
                self.supposed(branch)? && self.supposed(branch.negated())?
            }
        };
        for variable in set {
            self.values[variable] = None;
        }
        if fails {
            let line = self.decisions.iter().map(|decision| decision.negated()).collect();
            self.lines.push(line);
        }
        Ok(fails)
    }

    fn supposed(&mut self, literal: Literal) -> Result<bool, Spent> {
        self.decisions.push(literal);
        self.values[literal.variable as usize] = Some(literal.is_true);
        let fails = self.fails();
        self.values[literal.variable as usize] = None;
        let _ = self.decisions.pop();
        fails
    }

    /// Sets what clauses leave, and says what comes of it.
    fn propagate(&mut self, set: &mut Vec<usize>) -> Result<Propagated, Spent> {
        loop {
            let mut shortest: Option<(usize, Literal)> = None;
            let mut has_changed = false;
            for clause in &self.clauses.all {
                self.steps = self.steps.checked_sub(1).ok_or(Spent)?;
                let value =
                    |it: &Literal| self.values[it.variable as usize].map(|v| v == it.is_true);
                if clause.iter().any(|literal| value(literal) == Some(true)) {
                    continue;
                }
                let mut open = clause.iter().filter(|literal| value(literal).is_none());
                let Some(&first) = open.next() else { return Ok(Propagated::Contradiction) };
                let more = open.count();
                if more == 0 {
                    self.values[first.variable as usize] = Some(first.is_true);
                    set.push(first.variable as usize);
                    has_changed = true;
                } else if shortest.is_none_or(|(length, _)| more < length) {
                    shortest = Some((more, first));
                }
            }
            if !has_changed {
                return Ok(
                    shortest.map_or(Propagated::AllTrue, |(_, literal)| Propagated::Open(literal))
                );
            }
        }
    }
}
