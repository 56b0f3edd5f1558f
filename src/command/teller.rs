//! Where it is told, and how: in which language, in sentences or in the notation of experts, or for programs.

use std::io::{self, BufWriter, Write};

use super::failure::{Failure, refusal};
use super::streams::Streams;
use duvod::explanation::{rules_of_constraints, step_name_in};
use duvod::grid::{Candidates, Geometry};
use duvod::locale::Locale;
use duvod::message::Message;
use duvod::notation;
use duvod::proof::Step;

/// What tells the answers of a command.
pub(super) struct Teller {
    pub(super) locale: Locale,
    /// Whether answers are for programs.
    pub(super) json: bool,
    /// English, in which rules are named in the notation of experts: only if steps are to be told in that.
    english: Option<Locale>,
    pub(super) out: BufWriter<Streams>,
    pub(super) streams: Streams,
}

impl Teller {
    /// Tells it in this language; steps in the notation of experts if there is the language of that.
    pub(super) fn new(
        locale: Locale,
        english: Option<Locale>,
        json: bool,
        streams: Streams,
    ) -> Self {
        Self { locale, json, english, out: BufWriter::new(streams.clone()), streams }
    }

    /// Says a message in the user's language.
    pub(super) fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// Writes a message as a line.
    pub(super) fn line(&mut self, message: &Message) -> io::Result<()> {
        let text = self.say(message);
        writeln!(self.out, "{text}")
    }

    /// Says what the constraints of a grid ask for, a line each and an empty one behind; nothing if it has none.
    pub(super) fn rules(&mut self, geometry: &Geometry) -> io::Result<()> {
        let rules = rules_of_constraints(geometry);
        rules.iter().try_for_each(|rule| self.line(rule))?;
        if rules.is_empty() { Ok(()) } else { writeln!(self.out) }
    }

    /// Says something on standard error.
    pub(super) fn complain(&self, message: &Message) {
        self.streams.complain(self.say(message));
    }

    /// Says that the answer is no, and why; with `--json` as an object with the fields of every refusal. `puzzle` is on one line.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn refuse(
        &mut self,
        message: &Message,
        verdict: &str,
        puzzle: Option<&str>,
    ) -> Result<Failure, Failure> {
        if self.json {
            let refusal = refusal(&self.say(message), Some(verdict), puzzle);
            writeln!(self.out, "{refusal}")?;
        } else {
            self.line(message)?;
        }
        Ok(Failure::No)
    }

    /// Says that what may be spent has been spent, and on what; with `--json` as an object with the fields of every refusal.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn give_up(
        &mut self,
        message: &Message,
        verdict: Option<&str>,
    ) -> Result<Failure, Failure> {
        let text = self.say(message);
        if self.json {
            writeln!(self.out, "{}", refusal(&text, verdict, None))?;
        }
        self.streams.complain(text);
        Ok(Failure::SpentAsTold)
    }

    /// Whether steps are to be told in the notation of experts.
    pub(super) const fn is_terse(&self) -> bool {
        self.english.is_some()
    }

    /// The step in the notation of experts, if steps are to be told in that. `state` has the candidates
    /// before the step.
    pub(super) fn notation(
        &self,
        geometry: &Geometry,
        state: &Candidates,
        step: &Step,
    ) -> Option<String> {
        let name = step_name_in(Some(self.english.as_ref()?), geometry, step);
        Some(notation::brief(geometry, state, &name, step))
    }
}
