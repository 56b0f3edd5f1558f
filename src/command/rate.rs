//! `duvod rate PUZZLE`: how hard a puzzle is, by the rules of the profile and by Sudoku Explainer.

use std::collections::BTreeMap;
use std::io::Write;

use clap::{ArgMatches, Command};
use serde::Serialize;
use serde_json::json;

use super::argument::{grid, puzzles};
use super::check;
use super::context::Context;
use super::failure::Failure;
use super::listed::{Row, listed, note_found, table};
use super::subcommand::Subcommand;
use duvod::explanation::rule_name_on;
use duvod::grid::StateText;
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{RuleId, Trace};
use duvod::rating::se::{self, ExplainerRating, ExplainerScore};
use duvod::rating::{OpenSteps, Rating, Suppositions, open_steps, rate, suppositions};
use duvod::search::Verdict;
use duvod::session::Outcome;

/// The profile with which `batch` rates as Sudoku Explainer does, and `explain` solves as it does.
pub(super) const EXPLAINER_PROFILE: &str = "se";

/// The three numbers of Sudoku Explainer, as they are written: tenths behind the point.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Three {
    er: f64,
    ep: f64,
    ed: f64,
}

impl From<&ExplainerRating> for Three {
    fn from(rating: &ExplainerRating) -> Self {
        let number = |tenths: u16| f64::from(ExplainerScore(tenths));
        Self { er: number(rating.er), ep: number(rating.ep), ed: number(rating.ed) }
    }
}

impl Three {
    /// The three as something to be said.
    pub(super) fn message(self) -> Message {
        let Self { er, ep, ed } = self;
        words::RateExplainer { ed, ep, er }.into()
    }
}

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("rate", words::HelpRate, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    command.arg(puzzles(locale)).arg(grid(locale))
}

/// Tells level, score, hardest rule, how often each rule was used, and what the way is like; and the ratings of Sudoku Explainer, if it rates
/// puzzles of the grid. Of several puzzles the most of that in a table.
fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let all = listed(context, arguments)?;
    note_found(context, &all);
    if let [Ok(one)] = &all[..] {
        one.take(context);
        return rate_one(context, &one.puzzle());
    }
    let heads = vec![
        words::RateHeadLevel.into(),
        words::RateHeadScore.into(),
        words::RateHeadEr.into(),
        words::RateHeadHardest.into(),
    ];
    table(context, &all, heads, |context, one| {
        let puzzle = one.puzzle();
        Ok(match rated(context, &puzzle)? {
            Ok(rated) => Row {
                cells: rated.cells(context),
                json: as_json(context, &puzzle, &rated),
                is_no: false,
            },
            Err(verdict) => check::row(context, &puzzle, &verdict),
        })
    })
}

/// What is found out about a puzzle.
struct Rated {
    trace: Trace,
    rating: Rating,
    way: Way,
    three: Option<Three>,
}

impl Rated {
    /// Level, score, the rating of Sudoku Explainer, and the hardest rule.
    fn cells(&self, context: &Context) -> Vec<String> {
        let level = self.rating.level.map(|level| context.say(&level.message()));
        let er = self.three.map(|three| format!("{:.1}", three.er));
        let hardest =
            self.rating.hardest.map(|rule| context.say(&rule_name_on(&context.geometry, rule)));
        let nothing = || "–".to_owned();
        vec![
            level.unwrap_or_else(|| context.say(&words::RateCellOpen.into())),
            self.rating.score.to_string(),
            er.unwrap_or_else(nothing),
            hardest.unwrap_or_else(nothing),
        ]
    }
}

/// Rates a puzzle; the verdict if it has not exactly one solution.
fn rated(context: &mut Context, puzzle: &StateText) -> Result<Result<Rated, Verdict>, Failure> {
    let trace = match context.solve_in_order(puzzle.clone())? {
        Outcome::Solved { trace, .. } => trace,
        Outcome::Refused(verdict) => return Ok(Err(verdict)),
        Outcome::Diagnosed(_) | Outcome::Cancelled(_) => return Err(Failure::No),
    };
    let rating = rate(&context.knowledge, &trace);
    let engine = context.engine()?;
    let way = Way {
        open: context.watched(|look| open_steps(&context.knowledge, &engine, &trace, look)),
        suppositions: suppositions(&trace),
    };
    let three = explainer(context, puzzle)?;
    Ok(Ok(Rated { trace, rating, way, three }))
}

fn rate_one(context: &mut Context, puzzle: &StateText) -> Result<(), Failure> {
    let rated = match rated(context, puzzle)? {
        Ok(rated) => rated,
        Err(verdict) => return Err(check::refuse(context, puzzle, &verdict)?),
    };
    if context.json {
        let answer = as_json(context, puzzle, &rated);
        writeln!(context.out, "{answer}")?;
        return Ok(());
    }
    tell(context, &rated.rating, &rated.way, rated.trace.steps.len())?;
    if let Some(three) = rated.three {
        context.line(&three.message())?;
    }
    Ok(())
}

/// What the way to the solution is like.
struct Way {
    open: Option<OpenSteps>,
    suppositions: Suppositions,
}

impl Way {
    fn tell(&self, context: &mut Context) -> Result<(), Failure> {
        if let Some(OpenSteps { first, narrowest, before }) = self.open {
            let open = words::RateOpenSteps { first, narrowest, step: before + 1 };
            context.line(&Message::from(open))?;
        }
        let Suppositions { steps, depth } = self.suppositions;
        if steps > 0 {
            context.line(&Message::from(words::RateSuppositions { depth, steps }))?;
        }
        Ok(())
    }
}

/// What Sudoku Explainer says, where it rates puzzles of the grid. It knows none with pencil marks of their own.
fn explainer(context: &Context, puzzle: &StateText) -> Result<Option<Three>, Failure> {
    let geometry = &context.geometry;
    if !se::is_rated(geometry) || !puzzle.removed.is_empty() {
        return Ok(None);
    }
    let rating = context
        .watched_explainer(|look| se::rate(geometry, &puzzle.board, look))
        .map_err(|_| Failure::Spent)?;
    Ok(Some(Three::from(&rating)))
}

fn tell(context: &mut Context, rating: &Rating, way: &Way, steps: usize) -> Result<(), Failure> {
    let score = rating.score;
    context.line(&match rating.level {
        Some(level) => words::RateLevel { level: level.message(), score }.into(),
        None => words::RateOpen { score }.into(),
    })?;
    if let Some(rule) = rating.hardest {
        context.line(&Message::from(words::RateHardest {
            rule: rule_name_on(&context.geometry, rule),
        }))?;
    }
    way.tell(context)?;
    context.line(&Message::from(words::RateSteps { steps }))?;
    // As the profile orders them: easy before hard. What it does not list would stand at the end.
    let places: BTreeMap<RuleId, usize> =
        context.profile().rules.iter().enumerate().map(|(place, &rule)| (rule, place)).collect();
    let mut rules: Vec<_> = rating.rules.iter().collect();
    rules.sort_by_key(|(rule, _)| places.get(rule).copied().unwrap_or(usize::MAX));
    for (&rule, count) in rules {
        let name = context.say(&rule_name_on(&context.geometry, rule));
        writeln!(context.out, "{count:>5} × {name}")?;
    }
    Ok(())
}

fn as_json(context: &Context, puzzle: &StateText, rated: &Rated) -> serde_json::Value {
    let Rated { trace, rating, way, three } = rated;
    let rules: BTreeMap<&str, usize> =
        rating.rules.iter().map(|(rule, &count)| (rule.as_str(), count)).collect();
    json!({
        "puzzle": context.written(puzzle),
        "level": rating.level.map(Level::name),
        "score": rating.score,
        "hardest": rating.hardest.map(RuleId::as_str),
        "steps": trace.steps.len(),
        "rules": rules,
        "open_first": way.open.map(|open| open.first),
        "open_narrowest": way.open.map(|open| open.narrowest),
        "narrowest_before": way.open.map(|open| open.before + 1),
        "suppositions": way.suppositions.steps,
        "suppositions_depth": way.suppositions.depth,
        "er": three.map(|three| three.er),
        "ep": three.map(|three| three.ep),
        "ed": three.map(|three| three.ed),
    })
}
