//! `duvod compare PUZZLE…`: methods of solving side by side, on puzzles of files or on such as are made for it.

mod puzzles;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::ArgMatches;

use super::context::Context;
use super::failure::Failure;
use super::output::{may_be_written, unwritten, write_new};
use duvod::inference::EngineError;
use duvod::message::{Message, words};
use duvod_laboratory::textbook::Settings;
use duvod_laboratory::{
    Comparison, ENCODING_HEADS, Entry, PLOT_FILES, STEPS, TABLE_HEADS, Task, csv, encoding_cells,
    json, methods, plot_svg, plots, rows, table_cells,
};
use puzzles::tasks;

/// What stands between two columns of the table.
const GAP: &str = "  ";

/// The names of all methods.
pub(super) fn names() -> Vec<&'static str> {
    methods().iter().map(|method| method.name).collect()
}

/// Runs every chosen method on every puzzle as often as asked for, and says what each took.
pub(super) fn run(context: &mut Context, arguments: &ArgMatches) -> Result<(), Failure> {
    let settings = settings(arguments)?;
    let (folder, force) = (arguments.get_one::<PathBuf>("plot"), arguments.get_flag("force"));
    if let Some(folder) = folder {
        may_be_plotted(folder, force)?;
    }
    let comparison = comparison(arguments, settings, tasks(context, arguments)?);
    let entries = entries(context, &comparison)?;
    if let Some(folder) = folder {
        for file in plot(context, &entries, folder, force)? {
            context.streams.aside(file.display());
        }
    }
    if context.json {
        let object = json(&comparison.tasks, &entries);
        Ok(writeln!(context.out, "{object}")?)
    } else if arguments.get_flag("csv") {
        Ok(write!(context.out, "{}", csv(&comparison.tasks, &entries))?)
    } else {
        text(context, &entries)
    }
}

/// What is asked for.
fn comparison(arguments: &ArgMatches, settings: Settings, tasks: Vec<Task>) -> Comparison {
    let asked = |name: &str, usual| arguments.get_one::<u64>(name).copied().unwrap_or(usual);
    let chosen: Vec<&String> =
        arguments.get_many::<String>("algorithm").into_iter().flatten().collect();
    let is_chosen = |name: &&str| chosen.is_empty() || chosen.iter().any(|one| one == name);
    Comparison {
        tasks,
        methods: names().into_iter().filter(is_chosen).collect(),
        repetitions: asked("repeat", 1),
        seed: asked("seed", 0),
        steps: asked("steps", STEPS),
        solutions: usize::try_from(asked("solutions", 1)).unwrap_or(usize::MAX),
        settings,
    }
}

/// All runs.
fn entries(context: &Context, comparison: &Comparison) -> Result<Vec<Entry>, Failure> {
    let (began, total) = (Instant::now(), comparison.total());
    let mut entries = Vec::new();
    let run = comparison.run(
        (&context.knowledge, &context.options),
        &|| began.elapsed().as_secs_f64(),
        &|| false,
        &mut |entry| {
            entries.push(entry);
            let done = entries.len() as u64;
            context.watch.show(&Message::from(words::ProgressOf { done, total }));
        },
    );
    let other =
        |error: EngineError| Failure::Wrong(words::ErrorOther { reason: error.to_string() }.into());
    run.map_err(other)?;
    context.watch.clear();
    Ok(entries)
}

/// Writes the table for people, and below it how large the puzzles were for the methods that work on another form than the
/// grid, if there are such.
fn text(context: &mut Context, entries: &[Entry]) -> Result<(), Failure> {
    let rows = rows(entries);
    let said = |context: &Context, cells: &[Message]| -> Vec<String> {
        cells.iter().map(|cell| context.say(cell)).collect()
    };
    let mut lines = vec![said(context, &TABLE_HEADS.map(Message::from))];
    lines.extend(rows.iter().map(|(name, row)| said(context, &table_cells(name, row))));
    in_columns(context, &lines)?;
    context.line(&words::CompareNote.into())?;
    let mut lines = vec![said(context, &ENCODING_HEADS.map(Message::from))];
    let encodings = rows.iter().filter_map(|(name, row)| encoding_cells(name, row));
    lines.extend(encodings.map(|cells| said(context, &cells)));
    if lines.len() > 1 {
        writeln!(context.out)?;
        in_columns(context, &lines)?;
        context.line(&words::CompareEncodingNote.into())?;
    }
    Ok(())
}

/// Writes lines of cells in columns, of which only the first one is flush left.
pub(super) fn in_columns(context: &mut Context, lines: &[Vec<String>]) -> Result<(), Failure> {
    let columns = lines.first().map_or(0, Vec::len);
    let width =
        |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        writeln!(context.out, "{}", cells.collect::<Vec<_>>().join(GAP))?;
    }
    Ok(())
}

/// Holds that no plot is written over, before anything is run.
pub(super) fn may_be_plotted(folder: &Path, force: bool) -> Result<(), Failure> {
    let mut files = PLOT_FILES.into_iter();
    files.try_for_each(|name| may_be_written(&folder.join(name), force)).map_err(Failure::Wrong)
}

/// Writes the plots that there is something to show in; returns their files.
pub(super) fn plot(
    context: &Context,
    entries: &[Entry],
    folder: &Path,
    force: bool,
) -> Result<Vec<PathBuf>, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Wrong(unwritten(folder, &error)))?;
    let say = |message: &Message| context.say(message);
    let mut written = Vec::new();
    for (name, chart) in plots(entries, &say) {
        let file = folder.join(name);
        write_new(&file, plot_svg(&chart, &say), force)?;
        written.push(file);
    }
    Ok(written)
}

/// What the optimising methods are told.
fn settings(arguments: &ArgMatches) -> Result<Settings, Failure> {
    let usual = Settings::default();
    let number = |name: &str| arguments.get_one::<f64>(name).copied();
    let count = |name: &str, usual| arguments.get_one::<u64>(name).copied().unwrap_or(usual);
    let (heat, factor) = (number("t0").unwrap_or(usual.heat), number("q").unwrap_or(usual.factor));
    if !(Settings::may_be_heat(heat) && Settings::may_be_factor(factor)) {
        return Err(Failure::Wrong(words::ErrorAnnealing.into()));
    }
    let (limit, hmax) = (count("limit", usual.limit), count("hmax", usual.hmax));
    Ok(Settings { heat, factor, limit, hmax })
}
