//! The walk through a trace: step by step, case by case.

use std::io::Write;

use super::axiom::{Axiom, Inequality, Line, Lines, count};
use super::balances;
use super::certified::{CertificateError, Certified};
use super::facts::Facts;
use super::formula;
use super::laws::WrittenGrid;
use super::literal::Variable;
use super::names::Names;
use super::printing::Printer;
use super::reasoning::{Numbers, Reasoning};
use super::scope::{Scope, said};
use super::whole::Whole;
use crate::grid::{Board, Geometry};
use crate::proof::{
    Case, CaseEnd, Claim, Conclusion, Fact, Statement, Step, StepPath, Support, Trace,
};

/// Writes the proof of a trace.
pub(super) fn write(
    grid: &WrittenGrid<'_>,
    trace: &Trace,
    out: &mut impl Write,
) -> Result<Certified, CertificateError> {
    let (names, geometry) = (Names::new(grid), grid.geometry);
    let mut writer = Writer {
        grid,
        geometry,
        printer: Printer::new(names, out),
        numbers: Numbers::default(),
        certified: Certified::default(),
    };
    writer.printer.line("pseudo-Boolean proof version 3.0")?;
    writer.printer.line(&format!("f {};", formula::length(grid, &trace.start)))?;
    writer.derived_houses()?;
    let mut facts = Facts::of(geometry, &trace.start);
    for (number, step) in trace.steps.iter().enumerate() {
        writer.step(&mut facts, step, &StepPath::step(number), 0)?;
    }
    let end = StepPath::step(trace.steps.len());
    writer.end(&facts, trace, &end)?;
    Ok(writer.certified)
}

struct Writer<'a, W> {
    grid: &'a WrittenGrid<'a>,
    geometry: &'a Geometry,
    printer: Printer<'a, W>,
    numbers: Numbers,
    certified: Certified,
}

impl<W: Write> Writer<'_, W> {
    /// Derives that each digit is once in the houses that follow from others.
    fn derived_houses(&mut self) -> Result<(), CertificateError> {
        for axiom in Axiom::all(self.geometry) {
            if let Some(parts) = axiom.sum_of(self.geometry) {
                let parts = parts.into_iter().map(|part| (1, Line::Axiom(part)));
                self.printer.sum(Line::Axiom(axiom), &parts.collect::<Vec<_>>())?;
            }
        }
        Ok(())
    }

    /// Derives what a step concludes, within the case with this number, and learns it.
    fn step(
        &mut self,
        facts: &mut Facts,
        step: &Step,
        place: &StepPath,
        within: u32,
    ) -> Result<(), CertificateError> {
        self.printer.comment(&format!("Step {place}: {}", step.rule))?;
        let mut cases = Lines::new();
        for (number, case) in step.cases.iter().enumerate() {
            cases.push(self.case(facts.clone(), case, place, number)?);
        }
        let mut supports: Vec<&Support> = Vec::new();
        for Conclusion { support, .. } in &step.conclusions {
            if !supports.contains(&support) {
                supports.push(support);
            }
        }
        for support in supports {
            let ends = step.conclusions.iter().filter(|end| end.support == *support);
            let goals: Vec<Fact> = ends.map(|end| end.fact).collect();
            let (claims, cases) = match support {
                Support::All => (step.claims.iter().collect(), cases.clone()),
                Support::Claims(numbers) => (claims_of(step, numbers), Lines::new()),
            };
            if !self.conclusions(facts, (&claims, cases), &goals, within)? {
                return Err(CertificateError::Underived(place.clone()));
            }
        }
        for Conclusion { fact, .. } in &step.conclusions {
            facts.learn(self.geometry, *fact, Line::Fact(*fact, within));
        }
        Ok(())
    }

    /// Derives what rests on the same claims and cases; `false` if that cannot be done.
    fn conclusions(
        &mut self,
        facts: &Facts,
        (claims, cases): (&[&Claim], Lines),
        goals: &[Fact],
        within: u32,
    ) -> Result<bool, CertificateError> {
        if claims.iter().any(|claim| claim.statement == Statement::OneSolution) {
            self.assume(goals, within)?;
            return Ok(true);
        }
        let (grid, geometry) = (self.grid, self.geometry);
        let how = (&mut self.printer, &mut self.numbers);
        let balances = balances::write(geometry, claims, how)?;
        let scope = Scope { grid, facts, claims, balances, cases, goals };
        let Some(lines) = scope.narrow() else { return Ok(false) };
        let (printer, numbers) = (&mut self.printer, &mut self.numbers);
        let mut reasoning = Reasoning::new(printer, numbers, lines, grid);
        let mut open = Vec::new();
        for &goal in goals {
            let line = Line::Fact(goal, within);
            if !reasoning.shows(Some(line), &[goal.into()])? {
                open.push(goal);
            }
        }
        let struck = open.iter().filter(|goal| matches!(goal, Fact::Absent(..)));
        let struck: Vec<Variable> = struck.map(|goal| goal.candidate().into()).collect();
        if struck.len() > 1 {
            reasoning.strike(&struck)?;
        }
        let mut whole = None;
        for goal in open {
            let line = Line::Fact(goal, within);
            if reasoning.prove(Some(line), &mut vec![goal.into()])? {
                continue;
            }
            if whole.is_none() {
                whole = scope.wide().map(|lines| Whole::new(grid, lines));
            }
            let Some(whole) = &mut whole else { return Ok(false) };
            let how = (&mut *reasoning.printer, &mut *reasoning.numbers);
            if !whole.prove(line, goal.into(), how)? {
                return Ok(false);
            }
        }
        self.certified.derived += goals.len();
        Ok(true)
    }

    /// Takes for granted what rests on there being one solution.
    fn assume(&mut self, goals: &[Fact], within: u32) -> Result<(), CertificateError> {
        for &goal in goals {
            self.printer.assume(Line::Fact(goal, within), goal)?;
        }
        self.certified.assumed += goals.len();
        Ok(())
    }

    /// Derives what a case comes to; the line that says it.
    fn case(
        &mut self,
        mut facts: Facts,
        case: &Case,
        around: &StepPath,
        index: usize,
    ) -> Result<(Line, Inequality), CertificateError> {
        let number = Numbers::next(&mut self.numbers.cases);
        let (line, denied) = (Line::Case(number), Line::Denied(number));
        let supposed = Line::Supposed(number);
        let comes_to = comes_to(case);
        let denial = denial(&comes_to);
        self.printer.begin(line, &comes_to, denied)?;
        let is_so = Inequality::any_of(&[case.supposed]);
        self.printer.follows(Some(supposed), &is_so, &[denied])?;
        facts.learn(self.geometry, case.supposed, supposed);
        for (step_number, step) in case.steps.iter().enumerate() {
            let place = around.within(index, step_number);
            self.step(&mut facts, step, &place, number)?;
        }
        let end = around.within(index, case.steps.len());
        match &case.end {
            CaseEnd::Contradiction(claim) => self.contradiction(&facts, claim, None, &end)?,
            CaseEnd::Reaches(reached) => {
                let mut lines = vec![(denied, denial), (supposed, is_so)];
                for &fact in reached {
                    let known = facts.lines_of(self.geometry, fact);
                    let known = known.ok_or_else(|| CertificateError::Underived(end.clone()))?;
                    lines.extend(known.into_iter().map(|known| said(self.geometry, known)));
                }
                let (printer, numbers) = (&mut self.printer, &mut self.numbers);
                let mut reasoning = Reasoning::new(printer, numbers, lines, self.grid);
                if !reasoning.shows(None, &[])? {
                    return Err(CertificateError::Underived(end));
                }
            }
        }
        self.printer.end()?;
        Ok((line, comes_to))
    }

    /// Derives that something cannot be.
    fn contradiction(
        &mut self,
        facts: &Facts,
        claim: &Claim,
        line: Option<Line>,
        place: &StepPath,
    ) -> Result<(), CertificateError> {
        let (grid, geometry) = (self.grid, self.geometry);
        let claims = [claim];
        let balances = balances::write(geometry, &claims, (&mut self.printer, &mut self.numbers))?;
        let cases = Lines::new();
        let scope = Scope { grid, facts, claims: &claims, balances, cases, goals: &[] };
        let underived = || CertificateError::Underived(place.clone());
        let lines = scope.narrow().ok_or_else(underived)?;
        let (printer, numbers) = (&mut self.printer, &mut self.numbers);
        let mut reasoning = Reasoning::new(printer, numbers, lines, grid);
        if reasoning.prove(line, &mut Vec::new())? { Ok(()) } else { Err(underived()) }
    }

    /// Writes what all comes to.
    fn end(
        &mut self,
        facts: &Facts,
        trace: &Trace,
        end: &StepPath,
    ) -> Result<(), CertificateError> {
        let geometry = self.geometry;
        let names = self.printer.names();
        if let Some(claim) = &trace.contradiction {
            self.contradiction(facts, claim, Some(Line::Contradiction), end)?;
        }
        let goal = trace.goal.iter().flat_map(|goal| goal.facts_shown()).copied();
        let board = trace.board_before(geometry, trace.steps.len());
        let given = trace.start.given_cells();
        let filled = board.digits().filter(|one| !given.contains(one.cell)).map(Fact::holds);
        let shown: Vec<Fact> = match trace.contradiction {
            Some(_) => Vec::new(),
            None => goal.chain(filled).collect(),
        };
        self.printer.comment("What is shown:")?;
        for fact in shown {
            let known = facts.lines_of(geometry, fact);
            let known = known.ok_or_else(|| CertificateError::Underived(end.clone()))?;
            if let [(line, _)] = known[..] {
                self.printer.says(line, fact)?;
            } else {
                let by: Vec<Line> = known.iter().map(|&(line, _)| line).collect();
                let line = Line::Fact(fact, 0);
                self.printer.follows(Some(line), &Inequality::any_of(&[fact]), &by)?;
            }
        }
        let Certified { derived, assumed } = self.certified;
        self.printer.comment(&format!("Conclusions derived: {derived}; assumed, since the puzzle is said to have one solution: {assumed}."))?;
        self.printer.line("output NONE;")?;
        self.printer
            .line(&format!("conclusion {};", conclusion(names, self.grid, trace, &board)))?;
        self.printer.line("end pseudo-Boolean proof;")?;
        Ok(())
    }
}

/// The claims of a step with these numbers.
fn claims_of<'s>(step: &'s Step, numbers: &[u16]) -> Vec<&'s Claim> {
    numbers.iter().filter_map(|&number| step.claims.get(usize::from(number))).collect()
}

/// What is concluded of the whole, as the format has it.
fn conclusion(names: Names<'_>, grid: &WrittenGrid<'_>, trace: &Trace, board: &Board) -> String {
    let geometry = grid.geometry;
    if trace.contradiction.is_some() {
        return format!("UNSAT : {}", names.label(Line::Contradiction));
    }
    if board.digits().count() < geometry.cell_count() {
        return "NONE".to_owned();
    }
    let mut text = "SAT :".to_owned();
    for cell in geometry.cells() {
        for digit in geometry.digits() {
            let is_there = board.entry(cell).digit() == Some(digit);
            let fact = Fact::Holds(cell, digit);
            text.push(' ');
            text.push_str(&names.literal(if is_there { fact } else { fact.negated() }));
        }
    }
    for literal in grid.assigned(&|cell| board.entry(cell).digit()) {
        text.push(' ');
        text.push_str(&names.literal(literal));
    }
    text
}

/// What a case comes to: the supposition is false, or all that is reached is true.
fn comes_to(case: &Case) -> Inequality {
    let is_false = case.supposed.negated();
    match &case.end {
        CaseEnd::Contradiction(_) => Inequality::any_of(&[is_false]),
        CaseEnd::Reaches(facts) => {
            let count = count(facts);
            let reached = facts.iter().map(|&fact| (1, fact.into()));
            let terms = [(count, is_false.into())].into_iter().chain(reached).collect();
            Inequality { terms, least: count }
        }
    }
}

/// That an inequality is not met.
fn denial(inequality: &Inequality) -> Inequality {
    let sum: i64 = inequality.terms.iter().map(|term| term.0).sum();
    let terms =
        inequality.terms.iter().map(|&(factor, literal)| (factor, literal.negated())).collect();
    Inequality { terms, least: sum - inequality.least + 1 }
}
