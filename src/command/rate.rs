//! `duvod rate PUZZLE`: how hard a puzzle is, by the rules of the profile and by Sudoku Explainer.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Command;
use serde::Serialize;
use serde_json::json;

use super::argument::{grid, puzzles};
use super::check;
use super::failure::Failure;
use super::listed::{Row, listed, note_found, table};
use super::reasoner::Reasoner;
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::explainer::{self, ExplainerRating, ExplainerScore};
use duvod::explanation::rule_name_on;
use duvod::grid::StateText;
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::{RuleId, Trace};
use duvod::rating::{OpenSteps, Rating, Suppositions, open_steps, rate, suppositions};
use duvod::search::Verdict;
use duvod::session::Outcome;

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
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let all = listed(request, teller)?;
    note_found(teller, &all);
    if let [Ok(one)] = &all[..] {
        return rate_one(&one.reasoner(request), teller, &one.puzzle());
    }
    let heads = vec![
        words::RateHeadLevel.into(),
        words::RateHeadScore.into(),
        words::RateHeadEr.into(),
        words::RateHeadHardest.into(),
    ];
    table(request, teller, &all, heads, |reasoner, teller, one| {
        let puzzle = one.puzzle();
        Ok(match rated(reasoner, &puzzle)? {
            Ok(rated) => Row {
                cells: rated.cells(reasoner, teller),
                json: as_json(reasoner, &puzzle, &rated),
                is_no: false,
            },
            Err(verdict) => check::row(reasoner, teller, &puzzle, &verdict),
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
    fn cells(&self, reasoner: &Reasoner<'_>, teller: &Teller) -> Vec<String> {
        let level = self.rating.level.map(|level| teller.say(&level.message()));
        let er = self.three.map(|three| format!("{:.1}", three.er));
        let hardest =
            self.rating.hardest.map(|rule| teller.say(&rule_name_on(&reasoner.geometry, rule)));
        let nothing = || "–".to_owned();
        vec![
            level.unwrap_or_else(|| teller.say(&words::RateCellOpen.into())),
            self.rating.score.to_string(),
            er.unwrap_or_else(nothing),
            hardest.unwrap_or_else(nothing),
        ]
    }
}

/// Rates a puzzle; the verdict if it has not exactly one solution.
fn rated(reasoner: &Reasoner<'_>, puzzle: &StateText) -> Result<Result<Rated, Verdict>, Failure> {
    let trace = match reasoner.solve_in_order(puzzle.clone())? {
        Outcome::Solved { trace, .. } => trace,
        Outcome::Refused(verdict) => return Ok(Err(verdict)),
        Outcome::Diagnosed(_) | Outcome::Cancelled(_) => return Err(Failure::No),
    };
    let rating = rate(&reasoner.request.knowledge, &trace);
    let engine = reasoner.engine()?;
    let way = Way {
        open: reasoner
            .watched(|look| open_steps(&reasoner.request.knowledge, &engine, &trace, look)),
        suppositions: suppositions(&trace),
    };
    let three = explainer(reasoner, puzzle)?;
    Ok(Ok(Rated { trace, rating, way, three }))
}

fn rate_one(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    puzzle: &StateText,
) -> Result<(), Failure> {
    let rated = match rated(reasoner, puzzle)? {
        Ok(rated) => rated,
        Err(verdict) => return Err(check::refuse(reasoner, teller, puzzle, &verdict)?),
    };
    if teller.json {
        let mut answer = as_json(reasoner, puzzle, &rated);
        reasoner.put_left_out(&mut answer);
        writeln!(teller.out, "{answer}")?;
        return Ok(());
    }
    tell(reasoner, teller, &rated.rating, &rated.way, rated.trace.steps.len())?;
    if let Some(three) = rated.three {
        teller.line(&three.message())?;
    }
    Ok(())
}

/// What the way to the solution is like.
struct Way {
    open: Option<OpenSteps>,
    suppositions: Suppositions,
}

impl Way {
    fn tell(&self, teller: &mut Teller) -> Result<(), Failure> {
        if let Some(OpenSteps { first, narrowest, before }) = self.open {
            let open = words::RateOpenSteps { first, narrowest, step: before + 1 };
            teller.line(&Message::from(open))?;
        }
        let Suppositions { steps, depth } = self.suppositions;
        if steps > 0 {
            teller.line(&Message::from(words::RateSuppositions { depth, steps }))?;
        }
        Ok(())
    }
}

/// What Sudoku Explainer says, where it rates puzzles of the grid. It knows none with pencil marks of their own.
fn explainer(reasoner: &Reasoner<'_>, puzzle: &StateText) -> Result<Option<Three>, Failure> {
    let geometry = &reasoner.geometry;
    if !explainer::is_rated(geometry) || !puzzle.removed.is_empty() {
        return Ok(None);
    }
    let rating = reasoner
        .watched_explainer(|look| explainer::rate(geometry, &puzzle.board, look))
        .map_err(|_| reasoner.watch.spent())?;
    Ok(Some(Three::from(&rating)))
}

fn tell(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    rating: &Rating,
    way: &Way,
    steps: usize,
) -> Result<(), Failure> {
    let score = rating.score;
    teller.line(&match rating.level {
        Some(level) => words::RateLevel { level: level.message(), score }.into(),
        None => words::RateOpen { score }.into(),
    })?;
    if let Some(rule) = rating.hardest {
        teller.line(&Message::from(words::RateHardest {
            rule: rule_name_on(&reasoner.geometry, rule),
        }))?;
    }
    way.tell(teller)?;
    teller.line(&Message::from(words::RateSteps { steps }))?;
    // As the profile orders them: easy before hard. What it does not list would stand at the end.
    let places: BTreeMap<RuleId, usize> = reasoner
        .request
        .profile()
        .rules
        .iter()
        .enumerate()
        .map(|(place, &rule)| (rule, place))
        .collect();
    let mut rules: Vec<_> = rating.rules.iter().collect();
    rules.sort_by_key(|(rule, _)| places.get(rule).copied().unwrap_or(usize::MAX));
    for (&rule, count) in rules {
        let name = teller.say(&rule_name_on(&reasoner.geometry, rule));
        writeln!(teller.out, "{count:>5} × {name}")?;
    }
    Ok(())
}

fn as_json(reasoner: &Reasoner<'_>, puzzle: &StateText, rated: &Rated) -> serde_json::Value {
    let Rated { trace, rating, way, three } = rated;
    let rules: BTreeMap<&str, usize> =
        rating.rules.iter().map(|(rule, &count)| (rule.as_str(), count)).collect();
    json!({
        "puzzle": reasoner.written(puzzle),
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
