//! `duvod experiment [NAME]`: a table of the literature made again, beside the figures of its source.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use clap::ArgMatches;
use serde_json::{Value, json};

use super::compare::{in_columns, make, may_be_plotted, plot};
use super::context::{Context, grid_named};
use super::failure::Failure;
use crate::generator::Wish;
use crate::grid::{Board, StateText};
use crate::knowledge::{Experiment, Measure, MethodRow, Part, Puzzles};
use crate::laboratory::{Entry, MethodName, Rerun, Row, methods, pairs_in_order, rounded};
use crate::message::{Message, words};
use crate::textbook::Limits;

/// Runs the parts of the table that is named; without a name, lists the tables.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let Some(name) = arguments.get_one::<String>("name") else { return list(context) };
    let Some(experiment) = context.knowledge.experiments().find(|it| it.name == *name).cloned()
    else {
        let known: Vec<&str> = context.knowledge.experiments().map(|it| &*it.name).collect();
        let name = name.as_str();
        return Err(Failure::Wrong(
            words::ErrorNoExperiment { name, known: known.join(", ") }.into(),
        ));
    };
    context.geometry = grid_named(&context.knowledge, &experiment.grid).map_err(Failure::Wrong)?;
    let asked = Asked::of(arguments);
    for part in &experiment.parts {
        if let Some(folder) = asked.folder_of(part) {
            may_be_plotted(&folder, asked.force)?;
        }
    }
    if !context.json {
        context.line(&experiment.title())?;
    }
    let mut parts: Vec<Value> = Vec::new();
    let mut is_in_order = true;
    for part in &experiment.parts {
        let made = remake(context, part, &asked)?;
        if let Some(folder) = asked.folder_of(part) {
            let _ = plot(context, &made.entries(), &folder, asked.force)?;
        }
        if context.json {
            parts.push(made.json(&experiment));
        } else {
            is_in_order &= made.text(context, &experiment)?;
        }
    }
    if context.json {
        let object = json!({ "experiment": name, "parts": parts });
        return Ok(writeln!(context.out, "{object}")?);
    }
    if let Some(reason) = experiment.reason().filter(|_| !is_in_order) {
        writeln!(context.out)?;
        context.line(&reason)?;
    }
    Ok(())
}

/// Lists the tables with what they are.
fn list(context: &mut Context) -> Result<(), Failure> {
    let all: Vec<Experiment> = context.knowledge.experiments().cloned().collect();
    if context.json {
        let names: Vec<&str> = all.iter().map(|it| &*it.name).collect();
        return Ok(writeln!(context.out, "{}", json!({ "experiments": names }))?);
    }
    let lines: Vec<Vec<String>> =
        all.iter().map(|it| vec![it.name.clone(), context.say(&it.title())]).collect();
    let width = lines.iter().map(|line| line[0].len()).max().unwrap_or(0);
    for line in lines {
        writeln!(context.out, "{:<width$}  {}", line[0], line[1])?;
    }
    Ok(())
}

/// What is asked for besides the table.
struct Asked {
    count: Option<u64>,
    repeat: Option<u64>,
    steps: Option<u64>,
    seed: u64,
    folder: Option<PathBuf>,
    force: bool,
}

impl Asked {
    fn of(arguments: &ArgMatches) -> Self {
        let number = |name: &str| arguments.get_one::<u64>(name).copied();
        Self {
            count: number("count"),
            repeat: number("repeat"),
            steps: number("steps"),
            seed: number("seed").unwrap_or(0),
            folder: arguments.get_one::<PathBuf>("plot").cloned(),
            force: arguments.get_flag("force"),
        }
    }

    /// Where the plots of a part go, if it has such: in a plot each method is one line.
    fn folder_of(&self, part: &Part) -> Option<PathBuf> {
        let mut names: Vec<&str> = part.rows.iter().map(|row| &*row.method).collect();
        names.sort_unstable();
        let is_once = names.windows(2).all(|pair| pair[0] != pair[1]);
        self.folder.as_ref().filter(|_| is_once).map(|folder| folder.join(&part.name))
    }
}

/// A part that was made again.
struct Remade<'a> {
    part: &'a Part,
    puzzles: usize,
    repeat: u64,
    steps: u64,
    /// The runs of each row.
    rows: Vec<(&'a MethodRow, MethodName, Vec<Entry>)>,
}

/// Runs the rows of a part.
fn remake<'a>(context: &mut Context, part: &'a Part, asked: &Asked) -> Result<Remade<'a>, Failure> {
    let boards = boards(context, part, asked)?;
    let (repeat, steps) = (asked.repeat.unwrap_or(part.repeat), asked.steps.unwrap_or(part.steps));
    let began = Instant::now();
    let geometry = context.geometry.clone();
    let rerun = Rerun {
        knowledge: &context.knowledge,
        options: &context.options,
        geometry: &geometry,
        boards: &boards,
        repeat,
        seed: asked.seed,
        limits: Limits { solutions: part.solutions, ..Limits::steps(steps) },
        clock: &|| began.elapsed().as_secs_f64(),
    };
    let total = rerun.runs() * part.rows.len() as u64;
    let (mut rows, mut done) = (Vec::new(), 0);
    for row in &part.rows {
        let named = methods().into_iter().find(|method| method.name == row.method);
        let mut entries = Vec::new();
        let ran = rerun.run(row, &mut |(puzzle, repetition), run| {
            let method = named.map_or("", |method| method.name);
            entries.push(Entry { method, puzzle, repetition, run });
            done += 1;
            context.watch.show(&words::ProgressOf { done, total }.into());
        });
        ran.map_err(|error| Failure::Wrong(error.message()))?;
        rows.extend(named.map(|named| (row, named, entries)));
    }
    context.watch.clear();
    Ok(Remade { part, puzzles: boards.len(), repeat, steps, rows })
}

/// The puzzles of a part.
fn boards(context: &mut Context, part: &Part, asked: &Asked) -> Result<Vec<Board>, Failure> {
    match &part.puzzles {
        Puzzles::Listed(lines) => {
            let read = |line: &String| StateText::parse(line, &context.geometry);
            let boards = lines.iter().map(|line| read(line).map(|state| state.board));
            let boards: Result<Vec<Board>, _> = boards.collect();
            boards.map_err(|error| Failure::Wrong(error.message()))
        }
        Puzzles::Made { count, seed, givens, solvable_by } => {
            let (fewest, most) = *givens;
            let wish = Wish {
                seed: seed.wrapping_add(asked.seed),
                givens: Some(fewest..=most),
                solvable_by: solvable_by.clone(),
                ..Wish::default()
            };
            let mut boards = Vec::new();
            make(context, asked.count.unwrap_or(*count), wish, &mut |board| boards.push(board))?;
            Ok(boards)
        }
    }
}

impl Remade<'_> {
    fn entries(&self) -> Vec<Entry> {
        self.rows.iter().flat_map(|(.., entries)| entries.clone()).collect()
    }

    /// The mean of what is measured in each row.
    fn means(&self, measure: Measure) -> Vec<f64> {
        let mean = |row: &Row| match measure {
            Measure::Seconds => row.seconds.mean,
            Measure::Passes => row.passes.mean,
        };
        self.rows.iter().map(|(.., entries)| mean(&summed(entries))).collect()
    }

    /// Writes the table; says whether all rows stand in the order of the source.
    fn text(&self, context: &mut Context, experiment: &Experiment) -> Result<bool, Failure> {
        writeln!(context.out)?;
        context.line(&self.part.title())?;
        if self.part.stands_in {
            context.line(&words::RemadeStandsIn.into())?;
        }
        let (puzzles, repeat, steps) = (self.puzzles, self.repeat, self.steps);
        context.line(&words::RemadeRuns { puzzles, repeat, steps }.into())?;
        let columns = self.columns(context, experiment);
        let heads = columns.iter().map(|column| column.head.clone());
        let mut lines: Vec<Vec<String>> =
            vec![[context.say(&words::CompareMethod.into())].into_iter().chain(heads).collect()];
        for (index, (row, named, _)) in self.rows.iter().enumerate() {
            let mut line = vec![context.say(&name_of(row, named))];
            for column in &columns {
                line.push(context.say(&match column.numbers[index] {
                    Some(number) => words::CompareNumber { number: rounded(number) }.into(),
                    None => words::CompareNone.into(),
                }));
            }
            lines.push(line);
        }
        in_columns(context, &lines)?;
        self.given_up(context)?;
        self.order(context, experiment)
    }

    /// The columns of the table: what is measured here, and behind it what the source gives of it.
    fn columns(&self, context: &Context, experiment: &Experiment) -> Vec<Shown> {
        let mut columns = Vec::new();
        for measure in [Measure::Seconds, Measure::Passes] {
            let given: Vec<_> = experiment.columns.iter().enumerate().collect();
            let of_measure = given.into_iter().filter(|(_, column)| column.measure == measure);
            let mut of_measure = of_measure.peekable();
            if of_measure.peek().is_none() {
                continue;
            }
            let (label, scale) = match measure {
                Measure::Seconds => (words::CompareTime, 1e3),
                Measure::Passes => (words::ComparePasses, 1.0),
            };
            let here = self.means(measure).into_iter().map(|mean| Some(scale * mean)).collect();
            columns.push(Shown { head: context.say(&label.into()), numbers: here });
            for (index, column) in of_measure {
                let number = |row: &MethodRow| row.source.get(index).copied().flatten();
                let numbers = self.rows.iter().map(|(row, ..)| number(row).map(|it| scale * it));
                columns
                    .push(Shown { head: context.say(&column.title()), numbers: numbers.collect() });
            }
        }
        columns
    }

    /// Says which rows have runs that were given up.
    fn given_up(&self, context: &mut Context) -> Result<(), Failure> {
        for (row, named, entries) in &self.rows {
            let summed = summed(entries);
            if summed.gave_up > 0 {
                let (runs, count) = (summed.runs, summed.gave_up);
                let method = name_of(row, named);
                context.line(&words::RemadeGivenUp { count, method, runs }.into())?;
            }
        }
        Ok(())
    }

    /// Says how many pairs of rows stand in the order of the source, by each of its columns.
    fn order(&self, context: &mut Context, experiment: &Experiment) -> Result<bool, Failure> {
        let mut is_in_order = true;
        for (index, column) in experiment.columns.iter().enumerate() {
            let number = |row: &MethodRow| row.source.get(index).copied().flatten();
            let source: Vec<Option<f64>> = self.rows.iter().map(|(row, ..)| number(row)).collect();
            let (pairs, alike) = pairs_in_order(&source, &self.means(column.measure));
            if pairs > 0 {
                is_in_order &= pairs == alike;
                let by = match column.measure {
                    Measure::Seconds => words::CompareTime,
                    Measure::Passes => words::ComparePasses,
                };
                let (by, column) = (Message::from(by), column.title());
                context.line(&words::RemadeOrder { alike, by, column, pairs }.into())?;
            }
        }
        Ok(is_in_order)
    }

    fn json(&self, experiment: &Experiment) -> Value {
        let row = |(row, named, entries): &(&MethodRow, MethodName, Vec<Entry>)| {
            let Row { runs, solved, impossible, gave_up, seconds, passes, .. } = summed(entries);
            let source = experiment.columns.iter().zip(&row.source);
            let source = source.map(|(column, figure)| (column.name.clone(), json!(figure)));
            json!({
                "algorithm": named.name, "t0": row.t0, "q": row.q, "limit": row.limit,
                "hmax": row.hmax, "runs": runs, "solved": solved, "impossible": impossible,
                "gave_up": gave_up, "seconds": seconds.mean, "seconds_deviation": seconds.deviation,
                "passes": passes.mean, "passes_deviation": passes.deviation,
                "source": Value::Object(source.collect()),
            })
        };
        let rows: Vec<Value> = self.rows.iter().map(row).collect();
        json!({
            "part": self.part.name, "stands_in": self.part.stands_in, "puzzles": self.puzzles,
            "repeat": self.repeat, "steps": self.steps, "rows": rows,
        })
    }
}

/// A column as it is shown.
struct Shown {
    head: String,
    numbers: Vec<Option<f64>>,
}

fn summed(entries: &[Entry]) -> Row {
    Row::of(&entries.iter().map(|entry| entry.run.clone()).collect::<Vec<_>>())
}

/// What a row is called: its method, with what that is told.
fn name_of(row: &MethodRow, named: &MethodName) -> Message {
    let method = Message::from(named.label);
    let number = |number: f64| rounded(number);
    match (row.hmax, row.t0, row.q, row.limit) {
        (Some(hmax), ..) => words::RemadeHmax { hmax, method }.into(),
        (_, Some(t0), Some(q), Some(limit)) => {
            words::RemadeAnnealing { method, t0: number(t0), q: number(q), limit }.into()
        }
        _ => method,
    }
}
