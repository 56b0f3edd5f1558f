//! `duvod rules learn [FILE…]`: patterns in place of suppositions, learnt from the procedures of puzzles.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use clap::{ArgAction, Command};
use serde_json::json;

use super::puzzles::boards;
use crate::argument::{grid, number, path};
use crate::failure::{Failure, other};
use crate::in_order::{all_processors, in_order};
use crate::output::write_new;
use crate::reasoner::Reasoner;
use crate::request::Request;
use crate::subcommand::Subcommand;
use crate::teller::Teller;
use duvod::explanation::pattern as in_words;
use duvod::grid::{Board, Candidates};
use duvod::inference::{Engine, Hints, Request as Solving};
use duvod::knowledge::{Knowledge, Profile, Rule};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::schema::Schema;
use duvod::proof::{RuleId, Start, Step};
use duvod::search::{Budget, Search, Verdict};
use duvod_laboratory::{Learnt, Lessons, learn, rule_text};

/// How many patterns are kept when nothing else is said.
const COUNT: usize = 10;

/// In how many puzzles a pattern must be met when nothing else is said.
const LEAST: usize = 2;

/// What the profile with the patterns that were learnt is called.
const LEARNT: &str = "learnt";

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("learn", words::HelpRulesLearn, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let files = path("files").value_name("FILE").action(ArgAction::Append).num_args(0..);
    let into = path("into").long("into").value_name("DIR");
    command
        .arg(files.help(say(words::HelpLearnFiles.into())))
        .arg(number("count", "N", say(words::HelpLearnCount.into())))
        .arg(number("least", "N", say(words::HelpLearnLeast.into())))
        .arg(into.help(say(words::HelpLearnInto.into())))
        .arg(grid(locale))
}

/// Tells the patterns that are met most often, and how many suppositions they save.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let reasoner = Reasoner::of(request);
    let number = |name, usual| {
        request.number(name).map_or(usual, |number| usize::try_from(number).unwrap_or(usize::MAX))
    };
    let (count, least) = (number("count", COUNT), number("least", LEAST));
    let boards = boards(&reasoner, teller)?;
    let profile = request.profile();
    let teach = |state: &Candidates, step: &Step| learn(&reasoner.geometry, state, step);
    let before = solve(&reasoner, (&request.knowledge, profile), &boards, &teach);
    let learnt = before.lessons.best();
    let learnt = learnt.into_iter().filter(|it| it.puzzles >= least).take(count);
    let learnt: Vec<Learnt> = learnt.collect();
    let (knowledge, profile) = with_patterns(request, profile, &learnt)?;
    let after = if learnt.is_empty() {
        before.suppositions
    } else {
        // What is left teaches nothing more.
        solve(&reasoner, (&knowledge, &profile), &boards, &|_, _| None).suppositions
    };
    if let Some(folder) = request.path("into") {
        keep(folder, &learnt, &profile, request.flag("force"))?;
    }
    if teller.json {
        let patterns: Vec<_> = learnt
            .iter()
            .enumerate()
            .map(|(place, it)| {
                json!({ "rule": id(place), "times": it.times, "puzzles": it.puzzles,
                "file": rule_text(&id(place), &it.pattern) })
            })
            .collect();
        let answer = json!({ "puzzles": before.puzzles, "suppositions": before.suppositions, "learnt": before.learnt,
            "suppositions_after": after, "patterns": patterns });
        writeln!(teller.out, "{answer}")?;
    } else {
        let (puzzles, suppositions) = (before.puzzles, before.suppositions);
        teller.line(
            &words::LearnFrom { learnt: before.learnt, puzzles, steps: suppositions }.into(),
        )?;
        for (place, it) in learnt.iter().enumerate() {
            let says = in_words(&it.pattern);
            let (puzzles, times) = (it.puzzles, it.times);
            teller.line(&words::LearnPattern { name: id(place), puzzles, says, times }.into())?;
        }
        if !learnt.is_empty() {
            teller.line(&words::LearnSaves { after, before: before.suppositions }.into())?;
        }
    }
    if learnt.is_empty() { Err(Failure::No) } else { Ok(()) }
}

/// What came of solving puzzles.
#[derive(Default)]
struct Solved {
    /// How many have one solution.
    puzzles: usize,
    /// How many steps of their procedures suppose something.
    suppositions: usize,
    /// From how many of these a pattern was learnt.
    learnt: usize,
    lessons: Lessons,
}

/// What a step in the state before it teaches.
type Teaching<'a> = dyn Fn(&Candidates, &Step) -> Option<Schema> + Sync + 'a;

/// Solves puzzles by the rules of a profile, and learns from what is supposed.
fn solve(
    reasoner: &Reasoner<'_>,
    (knowledge, profile): (&Knowledge, &Profile),
    boards: &[Board],
    teach: &Teaching<'_>,
) -> Solved {
    let geometry = &reasoner.geometry;
    let rules: Vec<&Rule> = knowledge.rules_of(profile).collect();
    let engine = Engine::of_profile(knowledge, geometry, profile, &rules);
    let search = Search::new(geometry);
    let nodes = reasoner.watch.nodes;
    let work = |board: &&Board| of_puzzle(&engine, &search, nodes, board, teach);
    let mut all = Solved::default();
    let mut done = 0_usize;
    in_order(all_processors(), boards.iter(), work, |_, of_one| {
        done += 1;
        reasoner.watch.show(&words::ProgressOf { done, total: boards.len() }.into());
        if let Some((suppositions, patterns)) = of_one {
            all.puzzles += 1;
            all.suppositions += suppositions;
            all.learnt += patterns.len();
            for pattern in patterns {
                all.lessons.add(done, pattern);
            }
        }
        ControlFlow::Continue(())
    });
    reasoner.watch.clear();
    all
}

/// How many steps of the procedure suppose something, and the patterns learnt from them; `None` without one solution.
fn of_puzzle(
    engine: &Engine,
    search: &Search,
    nodes: u64,
    board: &Board,
    teach: &Teaching<'_>,
) -> Option<(usize, Vec<Schema>)> {
    let verdict = search.verdict_within(board, &mut Budget::nodes(nodes)).ok()?;
    let Verdict::One(solution) = verdict else { return None };
    let start = Start::from_board(board);
    let hints = Hints::of_puzzle(&start, solution.digits());
    let trace = engine.solve(Solving::new(&start, hints));
    let geometry = engine.geometry();
    let mut state = trace.candidates_before(geometry, 0);
    let mut patterns = Vec::new();
    for step in &trace.steps {
        if !step.cases.is_empty() {
            patterns.extend(teach(&state, step));
        }
        step.apply(geometry, &mut state);
    }
    let supposing = trace.steps.iter().filter(|step| !step.cases.is_empty()).count();
    Some((supposing, patterns))
}

/// The id of the pattern at a place.
fn id(place: usize) -> String {
    format!("{LEARNT}-{}", place + 1)
}

/// The knowledge with the patterns as rules, and the profile with them before the first rule that supposes something.
fn with_patterns(
    request: &Request,
    profile: &Profile,
    learnt: &[Learnt],
) -> Result<(Knowledge, Profile), Failure> {
    let mut knowledge = request.knowledge.clone();
    let mut own = Vec::new();
    for (place, it) in learnt.iter().enumerate() {
        let id = id(place);
        let file = format!("rules/schema/{id}.ron");
        knowledge.put_rule(&file, &rule_text(&id, &it.pattern)).map_err(|error| other(&error))?;
        own.push(RuleId::new(&id));
    }
    let supposes = |id: &RuleId| knowledge.rule(*id).is_some_and(Rule::supposes);
    let at = profile.listed.iter().position(supposes).unwrap_or(profile.listed.len());
    let mut listed = profile.listed.clone();
    let _ = listed.splice(at..at, own).count();
    let profile = Profile::new(LEARNT, listed, &profile.off().collect());
    knowledge.put_profile(profile.clone()).map_err(|error| other(&error))?;
    Ok((knowledge, profile))
}

/// Writes the patterns and the profile into a folder of rules.
fn keep(folder: &Path, learnt: &[Learnt], profile: &Profile, force: bool) -> Result<(), Failure> {
    let rules = folder.join("rules").join("schema");
    let profiles = folder.join("profiles");
    for folder in [&rules, &profiles] {
        fs::create_dir_all(folder).map_err(Failure::Output)?;
    }
    for (place, it) in learnt.iter().enumerate() {
        let id = id(place);
        write_new(&rules.join(format!("{id}.ron")), rule_text(&id, &it.pattern), force)?;
    }
    let text = profile.text().unwrap_or_default();
    write_new(&profiles.join(format!("{LEARNT}.ron")), text, force)?;
    Ok(())
}
