//! What came of all the cases of a library: told as they come, and summed up at the end.

use std::collections::BTreeMap;
use std::io::Write;

use serde_json::{Map, Value, json};

use super::judged;
use crate::failure::Failure;
use crate::reasoner::Reasoner;
use crate::teller::Teller;
use duvod::message::words;
use duvod_laboratory::{CaseOutcome, CaseVerdict, Findings, LibraryCase, Survey};

/// What was found so far.
pub(super) struct Report {
    /// For each code, how many cases passed, of how many.
    codes: BTreeMap<String, (usize, usize)>,
    /// For each rule of the survey, how many instances it has.
    instances: Vec<(String, usize)>,
    /// What failed, for programs.
    failed: Vec<Value>,
    /// What the checker rejected, for programs.
    rejected: Vec<Value>,
    /// How many cases have no verdict, since the exact solver gave up.
    undecided: usize,
    /// How many states, those of these cases among them, were not decided on.
    spent: usize,
}

impl Report {
    /// A report on nothing yet; the survey says which rules are counted.
    pub(super) fn new(survey: Option<&Survey>) -> Self {
        let rules = survey.into_iter().flat_map(Survey::rules);
        Self {
            codes: BTreeMap::new(),
            instances: rules.map(|rule| (rule.to_string(), 0)).collect(),
            failed: Vec::new(),
            rejected: Vec::new(),
            undecided: 0,
            spent: 0,
        }
    }

    /// Adds what came of one case, and tells what is wrong with it.
    pub(super) fn add(
        &mut self,
        reasoner: &Reasoner<'_>,
        teller: &mut Teller,
        case: &LibraryCase,
        outcome: Option<&CaseOutcome>,
        findings: Option<&Findings>,
    ) -> Result<(), Failure> {
        let mut lines = Vec::new();
        let is_undecided = outcome.is_some_and(|one| one.verdict == CaseVerdict::Undecided);
        self.undecided += usize::from(is_undecided);
        self.spent += usize::from(is_undecided || findings.is_some_and(|found| found.given_up));
        if let Some(outcome) = outcome {
            let (passed, total) = self.codes.entry(case.code.clone()).or_default();
            *total += 1;
            if outcome.verdict == CaseVerdict::Passed {
                *passed += 1;
            } else {
                self.failed.push(judged::as_json(reasoner, case, outcome));
                lines.push(judged::message(reasoner, case, outcome));
            }
        }
        if let Some(findings) = findings {
            for ((_, sum), count) in self.instances.iter_mut().zip(&findings.counts) {
                *sum += count;
            }
            for rejected in &findings.rejected {
                self.rejected.push(judged::rejected_as_json(reasoner, teller, case, rejected));
                lines.push(judged::rejected_message(reasoner, case, rejected));
            }
        }
        if !teller.json && !lines.is_empty() {
            reasoner.watch.clear();
            for line in &lines {
                teller.line(line)?;
            }
            teller.out.flush()?;
        }
        Ok(())
    }

    /// Writes the tables and the sum; whether all is as it should be is the answer. `judged` says
    /// whether the cases were, and `checked` whether the instances went through the checker.
    pub(super) fn finish(
        &self,
        teller: &mut Teller,
        judged: bool,
        checked: bool,
    ) -> Result<(), Failure> {
        let (passed, total) = self.sum();
        if teller.json {
            let answer = self.as_json(checked);
            writeln!(teller.out, "{answer}")?;
        } else if judged {
            let row = |(code, (passed, total)): (&String, &(usize, usize))| {
                [code.clone(), passed.to_string(), total.to_string()]
            };
            table(teller, &self.codes.iter().map(row).collect::<Vec<_>>())?;
        } else {
            let row = |(rule, count): &(String, usize)| [rule.clone(), count.to_string()];
            table(teller, &self.instances.iter().map(row).collect::<Vec<_>>())?;
        }
        if !teller.json && checked {
            let (instances, rejected) = (self.found(), self.rejected.len());
            teller.line(&words::LibraryChecked { instances, rejected }.into())?;
        }
        if !teller.json && judged {
            teller.line(&words::LibrarySummary { passed, total }.into())?;
        }
        tell_spent(teller, self.spent);
        let nothing_failed = passed + self.undecided == total && self.rejected.is_empty();
        match (nothing_failed, self.spent) {
            (true, 0) => Ok(()),
            (true, _) => Err(Failure::SpentAsTold),
            (false, _) => Err(Failure::No),
        }
    }

    /// How many cases passed, and how many there are.
    fn sum(&self) -> (usize, usize) {
        let add = |sum: (usize, usize), code: &(usize, usize)| (sum.0 + code.0, sum.1 + code.1);
        self.codes.values().fold((0, 0), add)
    }

    /// How many instances there are of all rules.
    fn found(&self) -> usize {
        self.instances.iter().map(|(_, count)| count).sum()
    }

    fn as_json(&self, checked: bool) -> Value {
        let (passed, total) = self.sum();
        let code = |(code, (passed, total)): (&String, &(usize, usize))| json!({ "code": code, "passed": passed, "total": total });
        let mut answer = json!({
            "passed": passed,
            "total": total,
            "codes": self.codes.iter().map(code).collect::<Value>(),
            "failed": self.failed,
        });
        if !self.instances.is_empty() {
            let counts = self.instances.iter().map(|(rule, count)| (rule.clone(), (*count).into()));
            answer["instances"] = Value::Object(counts.collect::<Map<_, _>>());
        }
        if checked {
            answer["checked"] = self.found().into();
            answer["rejected"] = Value::Array(self.rejected.clone());
        }
        answer
    }
}

/// Says how much was given up, if anything was.
pub(super) fn tell_spent(teller: &Teller, spent: usize) {
    if spent > 0 {
        teller.complain(&words::RulesSpent { count: spent }.into());
    }
}

/// Writes rows of a name and numbers, in columns.
fn table<const N: usize>(teller: &mut Teller, rows: &[[String; N]]) -> Result<(), Failure> {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    for row in rows {
        write!(teller.out, "{:1$}", row[0], width(0))?;
        for (column, number) in row.iter().enumerate().skip(1) {
            write!(teller.out, "  {number:>0$}", width(column))?;
        }
        writeln!(teller.out)?;
    }
    Ok(())
}
