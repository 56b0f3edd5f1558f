//! `duvod rules test LIBRARY`: what the rules find in the states of an acceptance library.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;

use clap::ArgMatches;
use serde_json::{Value, json};

use super::judged;
use crate::command::context::Context;
use crate::command::in_order::in_order;
use crate::command::{Failure, input};
use crate::laboratory::{Case, Findings, Judge, Outcome, Survey, Verdict, read_library};
use crate::message::Message;

/// Runs the cases; with `--instances` only counts what is found in their states.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let cases = cases(context, arguments)?;
    let (checks, counts) = (arguments.get_flag("check"), arguments.get_flag("instances"));
    let survey = (checks || counts).then(|| Survey::new(&context.knowledge, &context.geometry));
    let survey = if checks { survey.map(Survey::checking) } else { survey };
    let judge = Judge::new(&context.knowledge, &context.geometry, context.profile());
    let work = |case: &Case| {
        let outcome = (!counts).then(|| judge.judge(case));
        (outcome, survey.as_ref().map(|survey| survey.look(&case.state)))
    };
    let mut report = Report::new(survey.as_ref());
    let mut written = Ok(());
    in_order(&cases, work, |case, (outcome, findings)| {
        report.done += 1;
        let message = Message::new("progress-of");
        context.progress(&message.with("done", report.done).with("total", cases.len()));
        written = report.add(context, case, outcome.as_ref(), findings.as_ref());
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    Context::end_progress();
    written?;
    report.finish(context, !counts, checks)
}

/// The cases of the library that are asked for.
fn cases(context: &Context, arguments: &ArgMatches) -> Result<Vec<Case>, Failure> {
    let name = arguments.get_one::<String>("library").map_or("-", String::as_str);
    let text = input::text(name)?;
    let mut cases = read_library(&text, &context.geometry)
        .map_err(|error| input::in_file(name, error.message()))?;
    if let Some(codes) = arguments.get_many::<String>("code") {
        let codes: Vec<&String> = codes.collect();
        cases.retain(|case| codes.iter().any(|code| case.code.starts_with(code.as_str())));
        if cases.is_empty() {
            let codes: Vec<&str> = codes.into_iter().map(String::as_str).collect();
            let message = Message::new("error-no-case").with("codes", codes.join(", "));
            return Err(Failure::Wrong(message));
        }
    }
    Ok(cases)
}

/// What was found so far.
struct Report {
    done: usize,
    /// For each code, how many cases passed, of how many.
    codes: BTreeMap<String, (usize, usize)>,
    /// For each rule of the survey, how many instances it has.
    instances: Vec<(String, usize)>,
    /// What failed, for programs.
    failed: Vec<Value>,
    /// What the checker rejected, for programs.
    rejected: Vec<Value>,
}

impl Report {
    fn new(survey: Option<&Survey>) -> Self {
        let rules = survey.into_iter().flat_map(Survey::rules);
        Self {
            done: 0,
            codes: BTreeMap::new(),
            instances: rules.map(|rule| (rule.to_string(), 0)).collect(),
            failed: Vec::new(),
            rejected: Vec::new(),
        }
    }

    /// Adds what came of one case, and tells what is wrong with it.
    fn add(
        &mut self,
        context: &mut Context,
        case: &Case,
        outcome: Option<&Outcome>,
        findings: Option<&Findings>,
    ) -> Result<(), Failure> {
        let mut lines = Vec::new();
        if let Some(outcome) = outcome {
            let (passed, total) = self.codes.entry(case.code.clone()).or_default();
            *total += 1;
            if outcome.verdict == Verdict::Passed {
                *passed += 1;
            } else {
                self.failed.push(judged::as_json(context, case, outcome));
                lines.push(judged::message(context, case, outcome));
            }
        }
        if let Some(findings) = findings {
            for ((_, sum), count) in self.instances.iter_mut().zip(&findings.counts) {
                *sum += count;
            }
            for rejected in &findings.rejected {
                self.rejected.push(judged::rejected_as_json(context, case, rejected));
                lines.push(judged::rejected_message(context, case, rejected));
            }
        }
        if !context.json && !lines.is_empty() {
            Context::end_progress();
            for line in &lines {
                context.line(line)?;
            }
            context.out.flush()?;
        }
        Ok(())
    }

    /// Writes the tables and the sum; whether all is as it should be is the answer.
    fn finish(&self, context: &mut Context, judged: bool, checked: bool) -> Result<(), Failure> {
        let (passed, total) = self
            .codes
            .values()
            .fold((0, 0), |sum, &(passed, total)| (sum.0 + passed, sum.1 + total));
        let instances: usize = self.instances.iter().map(|(_, count)| count).sum();
        if context.json {
            self.finish_json(context, checked, (passed, total), instances)?;
        } else {
            let rows: Vec<[String; 3]> = self
                .codes
                .iter()
                .map(|(code, (passed, total))| {
                    [code.clone(), passed.to_string(), total.to_string()]
                })
                .collect();
            table(context, &rows)?;
            if !judged {
                let rows: Vec<[String; 2]> = self
                    .instances
                    .iter()
                    .map(|(rule, count)| [rule.clone(), count.to_string()])
                    .collect();
                table(context, &rows)?;
            }
            if checked {
                let message = Message::new("library-checked").with("instances", instances);
                context.line(&message.with("rejected", self.rejected.len()))?;
            }
            if judged {
                let message = Message::new("library-summary").with("passed", passed);
                context.line(&message.with("total", total))?;
            }
        }
        if passed == total && self.rejected.is_empty() { Ok(()) } else { Err(Failure::No) }
    }

    fn finish_json(
        &self,
        context: &mut Context,
        checked: bool,
        (passed, total): (usize, usize),
        instances: usize,
    ) -> Result<(), Failure> {
        let codes = self.codes.iter().map(
            |(code, (passed, total))| json!({ "code": code, "passed": passed, "total": total }),
        );
        let rules: serde_json::Map<String, Value> =
            self.instances.iter().map(|(rule, count)| (rule.clone(), (*count).into())).collect();
        let mut answer = json!({ "passed": passed, "total": total, "codes": codes.collect::<Value>(),
            "failed": self.failed });
        if !self.instances.is_empty() {
            answer["instances"] = rules.into();
        }
        if checked {
            answer["checked"] = instances.into();
            answer["rejected"] = self.rejected.clone().into();
        }
        writeln!(context.out, "{answer}")?;
        Ok(())
    }
}

/// Writes rows of a name and numbers, in columns.
fn table<const N: usize>(context: &mut Context, rows: &[[String; N]]) -> Result<(), Failure> {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    for row in rows {
        write!(context.out, "{:1$}", row[0], width(0))?;
        for (column, number) in row.iter().enumerate().skip(1) {
            write!(context.out, "  {number:>0$}", width(column))?;
        }
        writeln!(context.out)?;
    }
    Ok(())
}
