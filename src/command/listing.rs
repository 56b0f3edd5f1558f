//! Steps as a numbered list, with what each rests on and what is supposed in it.

use std::io::{self, Write};

use super::teller::Teller;
use duvod::explanation::{
    CaseLine, NarratedStep, Part, Reason, case_lines, overview, parts, references, summary,
};
use duvod::grid::{Candidates, Geometry};
use duvod::locale::indented;
use duvod::message::{Message, words};
use duvod::proof::{Step, Trace};

/// What the lines of a step begin with, and what those of a supposition in it begin with besides.
const INDENT: &str = "   ";

/// What stands over each step of a list.
#[derive(Clone, Copy)]
pub(super) enum Heads<'a> {
    /// Its number.
    Procedure,
    /// Its number, and the rating of each, in the order of the steps.
    Rated(&'a [f64]),
    /// Its number, and which step of the procedure it is.
    Proof,
}

impl Heads<'_> {
    /// What stands over a whole sentence; a step may have been found within one of the procedure.
    fn head(self, number: usize, told: &NarratedStep) -> Message {
        let (step, rule) = (told.step + 1, told.name.clone());
        let result = told.result();
        match (self, told.is_within) {
            (Self::Rated(ratings), _) => {
                let rating = rating(ratings, number);
                let rule = Message::from(words::TechniqueRated { rating, technique: rule });
                words::ProcedureLine { number, result, rule }.into()
            }
            (Self::Procedure, _) => words::ProcedureLine { number, result, rule }.into(),
            (Self::Proof, false) => words::ProofLine { number, result, rule, step }.into(),
            (Self::Proof, true) => words::ProofLineWithin { number, result, rule, step }.into(),
        }
    }

    /// A step in the notation of experts.
    fn line(self, number: usize, told: &NarratedStep, notation: String) -> Message {
        match self {
            Self::Proof if !told.is_within => {
                words::NotationProofLine { notation, number, step: told.step + 1 }.into()
            }
            Self::Rated(ratings) => {
                let rating = rating(ratings, number);
                words::NotationRatedLine { notation, number, rating }.into()
            }
            Self::Procedure | Self::Proof => {
                words::NotationProcedureLine { notation, number }.into()
            }
        }
    }
}

/// The rating of the step with this number, from 1.
fn rating(ratings: &[f64], number: usize) -> f64 {
    ratings.get(number.wrapping_sub(1)).copied().unwrap_or_default()
}

impl Teller {
    /// Writes the steps of a trace, which are told, as a numbered list: whole sentences, or lines in
    /// the notation of experts.
    pub(super) fn list(
        &mut self,
        geometry: &Geometry,
        heads: Heads<'_>,
        steps: &[NarratedStep],
        trace: &Trace,
    ) -> io::Result<()> {
        self.lines(geometry, heads, steps, trace, &[], &[])
    }

    /// Writes the steps of a reason, and what they come to.
    pub(super) fn reason(&mut self, geometry: &Geometry, reason: &Reason) -> io::Result<()> {
        self.list(geometry, Heads::Procedure, &reason.lines, &reason.slice)?;
        reason.end.iter().try_for_each(|end| self.line(end))
    }

    /// Writes a proof in the same manner, each step with the earlier ones that it rests on; a long one in parts, after
    /// a summary.
    pub(super) fn proof(
        &mut self,
        geometry: &Geometry,
        heads: Heads<'_>,
        steps: &[NarratedStep],
        trace: &Trace,
    ) -> io::Result<()> {
        if self.is_terse() {
            return self.list(geometry, heads, steps, trace);
        }
        let parts = parts(geometry, trace, steps);
        if let Some(summary) = summary(&parts) {
            self.line(&summary)?;
        }
        let references = references(geometry, trace);
        self.lines(geometry, heads, steps, trace, &references, &parts)
    }

    /// Writes which suppositions of an answer fail, one line each, if there are several.
    pub(super) fn overview(&mut self, geometry: &Geometry, trace: &Trace) -> io::Result<()> {
        let lines = overview(geometry, &trace.steps);
        if self.is_terse() || lines.is_empty() {
            return Ok(());
        }
        self.line(&Message::from(words::OverviewTitle))?;
        for CaseLine { depth, told, .. } in lines {
            let (deeper, told) = (INDENT.repeat(depth), self.say(&told));
            writeln!(self.out, "{deeper}{told}")?;
        }
        writeln!(self.out)
    }

    fn lines(
        &mut self,
        geometry: &Geometry,
        heads: Heads<'_>,
        steps: &[NarratedStep],
        trace: &Trace,
        references: &[Option<Message>],
        parts: &[Part],
    ) -> io::Result<()> {
        let mut state = trace.start.candidates(geometry);
        for (index, (told, step)) in steps.iter().zip(&trace.steps).enumerate() {
            if let Some(part) = parts.iter().find(|part| part.steps.start == index) {
                writeln!(self.out)?;
                self.line(&part.heading)?;
            }
            if let Some(notation) = self.notation(geometry, &state, step) {
                self.line(&heads.line(index + 1, told, notation))?;
            } else {
                self.line(&heads.head(index + 1, told))?;
                let reference = references.get(index).and_then(Option::as_ref);
                let text: Vec<String> = [Some(&told.sentence), reference]
                    .into_iter()
                    .flatten()
                    .map(|m| self.say(m))
                    .collect();
                writeln!(self.out, "{INDENT}{}", indented(&text.join(" "), INDENT))?;
                if !told.is_as_before {
                    self.cases(geometry, &state, step, &format!("{}.", index + 1), INDENT)?;
                }
            }
            step.apply(geometry, &mut state);
        }
        Ok(())
    }

    /// Writes what a step supposes and all that follows, one step below the other, where its sentence only says what it
    /// comes to. `number` is that of the step, `indent` what all lines begin with.
    pub(super) fn cases(
        &mut self,
        geometry: &Geometry,
        state: &Candidates,
        step: &Step,
        number: &str,
        indent: &str,
    ) -> io::Result<()> {
        for CaseLine { depth, number, told } in case_lines(geometry, state, step, number) {
            let indent = format!("{indent}{}", INDENT.repeat(depth));
            let told = indented(&self.say(&told), &indent);
            match number {
                Some(number) => writeln!(self.out, "{indent}{number} {told}")?,
                None => writeln!(self.out, "{indent}{told}")?,
            }
        }
        Ok(())
    }
}
