//! `duvod rules prove FILE`: whether a pattern of one's own always holds, and if not, a grid on which it does not.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Command;
use serde_json::{Map, Value, json};

use crate::argument::{grid, path};
use crate::certificate::Files;
use crate::failure::Failure;
use crate::input;
use crate::opening::grid_named;
use crate::reasoner::Reasoner;
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::certificate::{CertificateError, write_refutation};
use duvod::checker::{Counterexample, OnGrid, schema_on};
use duvod::explanation::{fact, pattern as in_words, statement};
use duvod::formats::print_grid;
use duvod::grid::{Board, Geometry};
use duvod::knowledge::{CLASSIC_GRID, CLAUSES, Knowledge};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::Fact;
use duvod::proof::RuleId;
use duvod::proof::schema::{Refutation, Refuted, Schema};

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("prove", words::HelpRulesProve, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let file = path("file").required(true).value_name("FILE");
    let proof = path("proof").long("proof").value_name("NAME");
    command
        .arg(file.help(say(words::HelpRulesProveFile.into())))
        .arg(proof.help(say(words::HelpRulesProveProof.into())))
        .arg(grid(locale))
}

/// Judges each pattern of a file; the answer is no if one is not true.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let name = input::named(request, "file");
    let text = input::text(teller, name)?;
    let read = Knowledge::read_patterns(&name.to_string_lossy(), &text);
    let (rule, patterns) = read.map_err(|error| Failure::Wrong(error.message()))?;
    let geometry = grid_named(&request.knowledge, request.text("grid").unwrap_or(CLASSIC_GRID));
    let geometry = geometry.map_err(Failure::Wrong)?;
    let reasoner = Reasoner::of(request);
    let proving = Proving { reasoner: &reasoner, rule, geometry };
    let mut are_true = true;
    for pattern in &patterns {
        let judged = proving.judge(pattern)?;
        let proof = match (&judged, request.path("proof")) {
            (Judged::Everywhere(refutation), Some(base)) => {
                Some(proving.certify(base, pattern, refutation, patterns.len() > 1)?)
            }
            _ => None,
        };
        are_true &= matches!(judged, Judged::Everywhere(_) | Judged::OnGrid(_));
        if teller.json {
            let answer = proving.json(teller, pattern, &judged);
            writeln!(teller.out, "{answer}")?;
        } else {
            proving.tell(teller, pattern, &judged)?;
            if let Some([formula, proof]) = proof {
                teller.line(&words::RulesProveWritten { formula, proof }.into())?;
            }
        }
    }
    if are_true { Ok(()) } else { Err(Failure::No) }
}

/// What is said of a pattern.
enum Judged {
    /// It is true on every grid.
    Everywhere(Refutation),
    /// It is true on the grid, in so many ways to lie.
    OnGrid(u64),
    /// It is not.
    False(Box<Counterexample>),
    /// What it asks for contradicts itself.
    Never,
}

struct Proving<'a> {
    reasoner: &'a Reasoner<'a>,
    rule: RuleId,
    geometry: Arc<Geometry>,
}

impl Proving<'_> {
    fn judge(&self, pattern: &Schema) -> Result<Judged, Failure> {
        if pattern.never_holds(CLAUSES) {
            return Ok(Judged::Never);
        }
        if let Refuted::Yes(refutation) = pattern.refute(CLAUSES) {
            return Ok(Judged::Everywhere(refutation));
        }
        let on_grid =
            self.reasoner.watch.within(|budget| schema_on(&self.geometry, pattern, budget))?;
        Ok(match on_grid {
            OnGrid::True(0) => Judged::Never,
            OnGrid::True(ways) => Judged::OnGrid(ways),
            OnGrid::False(counterexample) => Judged::False(counterexample),
        })
    }

    /// Writes what proves a pattern, and returns the names of the files; of several patterns each has its own.
    fn certify(
        &self,
        base: &Path,
        pattern: &Schema,
        refutation: &Refutation,
        are_several: bool,
    ) -> Result<[String; 2], Failure> {
        let mut name = base.as_os_str().to_owned();
        for (size, number) in pattern.sizes.iter().filter(|_| are_several) {
            name.push(format!("-{size}{number}"));
        }
        let files = Files::new(&PathBuf::from(name));
        let written = files.put(self.reasoner.request.flag("force"), |formula, proof| {
            write_refutation(pattern, refutation, formula, proof)
                .map_err(CertificateError::Unwritten)
        });
        written.map_err(Failure::Wrong)?;
        Ok(files.names())
    }

    /// What the pattern is called.
    fn name(&self, pattern: &Schema) -> String {
        let sizes: Vec<String> =
            pattern.sizes.iter().map(|(name, number)| format!("{name} = {number}")).collect();
        if sizes.is_empty() {
            return self.rule.to_string();
        }
        format!("{} ({})", self.rule, sizes.join(", "))
    }

    fn message(&self, pattern: &Schema, judged: &Judged) -> Message {
        let name = self.name(pattern);
        match judged {
            Judged::Everywhere(_) => words::RulesProveTrue { name }.into(),
            &Judged::OnGrid(ways) => {
                words::RulesProveOnGrid { grid: self.geometry.name(), name, ways }.into()
            }
            Judged::Never => words::RulesProveNever { name }.into(),
            Judged::False(counterexample) => {
                let but = fact(&self.geometry, fact_against(pattern, counterexample));
                words::RulesProveFalse { but, name }.into()
            }
        }
    }

    /// What the names stand for on a grid on which the pattern is not true.
    fn bindings(&self, pattern: &Schema, counterexample: &Counterexample) -> Vec<Message> {
        let (geometry, binding) = (&self.geometry, &counterexample.binding);
        let cells = pattern.cells.iter().zip(&binding.cells).map(|(name, &cell)| {
            words::RulesProveCell { cell: geometry.cell_name(cell), name }.into()
        });
        let digits = pattern.digits.iter().zip(&binding.digits).map(|(name, &digit)| {
            words::RulesProveDigit { digit: geometry.digit_name(digit), name }.into()
        });
        let houses = pattern.houses.iter().zip(&binding.houses).map(|((name, _), &house)| {
            words::RulesProveHouse { house: geometry.house_name(house), name }.into()
        });
        cells.chain(digits).chain(houses).collect()
    }

    /// Which names stand for the same cell there.
    fn same_cells(&self, pattern: &Schema, counterexample: &Counterexample) -> Vec<Message> {
        let cells = &counterexample.binding.cells;
        let mut told = Vec::new();
        for (place, &cell) in cells.iter().enumerate() {
            let same = (0..cells.len()).filter(|&it| cells[it] == cell);
            let names: Vec<&str> = same.map(|it| pattern.cells[it].as_str()).collect();
            if names.len() > 1 && !cells[..place].contains(&cell) {
                let (names, cell) = (names.join(", "), self.geometry.cell_name(cell));
                told.push(words::RulesProveSame { cell, names }.into());
            }
        }
        told
    }

    fn tell(&self, teller: &mut Teller, pattern: &Schema, judged: &Judged) -> Result<(), Failure> {
        teller.line(&self.message(pattern, judged))?;
        teller.line(&in_words(pattern))?;
        let Judged::False(counterexample) = judged else { return Ok(()) };
        let bindings = self.bindings(pattern, counterexample);
        teller.line(&words::RulesProveBindings { bindings }.into())?;
        for same in self.same_cells(pattern, counterexample) {
            teller.line(&same)?;
        }
        let claims = pattern.claims(&counterexample.binding);
        let claims =
            claims.iter().filter_map(|claim| statement(&self.geometry, &claim.statement)).collect();
        teller.line(&words::ClaimsFirst { claims }.into())?;
        let board = counterexample.solution.filled_into(&Board::empty(self.geometry.cell_count()));
        writeln!(teller.out, "{}", print_grid(&board, &self.geometry))?;
        Ok(())
    }

    fn json(&self, teller: &Teller, pattern: &Schema, judged: &Judged) -> Value {
        let sizes: Map<String, Value> =
            pattern.sizes.iter().map(|(name, number)| (name.clone(), json!(number))).collect();
        let verdict = match judged {
            Judged::Everywhere(_) | Judged::OnGrid(_) => "true",
            Judged::False(_) => "false",
            Judged::Never => "never",
        };
        let on = matches!(judged, Judged::OnGrid(_)).then(|| self.geometry.name());
        let counterexample = match judged {
            Judged::False(counterexample) => Some(self.counterexample(pattern, counterexample)),
            _ => None,
        };
        json!({
            "rule": self.rule.as_str(),
            "sizes": sizes,
            "verdict": verdict,
            "only_on": on,
            "told": teller.say(&self.message(pattern, judged)),
            "counterexample": counterexample,
        })
    }

    fn counterexample(&self, pattern: &Schema, counterexample: &Counterexample) -> Value {
        let (geometry, binding) = (&self.geometry, &counterexample.binding);
        let cells = pattern.cells.iter().zip(&binding.cells);
        let cells: Map<String, Value> =
            cells.map(|(name, cell)| (name.clone(), json!(cell.index()))).collect();
        let digits = pattern.digits.iter().zip(&binding.digits);
        let digits: Map<String, Value> =
            digits.map(|(name, digit)| (name.clone(), json!(digit.index()))).collect();
        let houses = pattern.houses.iter().zip(&binding.houses);
        let houses: Map<String, Value> =
            houses.map(|((name, _), house)| (name.clone(), json!(house.index()))).collect();
        let solution = counterexample.solution.digits().iter();
        let solution: String = solution.map(|&digit| geometry.symbol(digit)).collect();
        let end = pattern.ends[counterexample.end];
        let end = json!({
            "cell": pattern.cells[end.cell],
            "digit": pattern.digits[end.digit],
            "holds": end.holds,
        });
        json!({ "cells": cells, "digits": digits, "houses": houses, "solution": solution, "not": end })
    }
}

/// What is so on a grid on which an end is not.
fn fact_against(pattern: &Schema, counterexample: &Counterexample) -> Fact {
    let ends = pattern.conclusions(&counterexample.binding);
    ends[counterexample.end].fact.negated()
}
