//! `duvod compare PUZZLE…`: methods of solving side by side, on puzzles of files or on such as are made for it.

mod puzzles;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Arg, ArgAction, Command, value_parser};

use super::argument::{flag, grid, number, path};
use super::failure::{Failure, other};
use super::output::{may_be_written, unwritten, write_new};
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::locale::Locale;
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
fn names() -> Vec<&'static str> {
    methods().iter().map(|method| method.name).collect()
}

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("compare", words::HelpCompare, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    let decimal = |name: &'static str, help: Message| {
        let arg = Arg::new(name).long(name).value_name("X").value_parser(value_parser!(f64));
        arg.help(locale.say(&help))
    };
    let puzzles = path("puzzles").value_name("PUZZLE").action(ArgAction::Append).num_args(0..);
    let names = names();
    let listed = words::HelpCompareAlgorithm { names: names.join(", ") };
    let algorithm = Arg::new("algorithm").long("algorithm").value_name("NAME");
    let algorithm = algorithm.value_parser(names).hide_possible_values(true);
    let givens = Arg::new("givens").long("givens").value_name("A-B");
    let profile = Arg::new("solvable-by").long("solvable-by").value_name("PROFILE");
    let steps = say(words::HelpCompareSteps { count: STEPS }.into());
    command
        .arg(puzzles.help(say(words::HelpComparePuzzles.into())))
        .arg(algorithm.action(ArgAction::Append).help(say(listed.into())))
        .arg(above_0(number("generate", "N", say(words::HelpCompareGenerate.into()))))
        .arg(profile.requires("generate").help(say(words::HelpCompareSolvableBy.into())))
        .arg(givens.requires("generate").help(say(words::HelpCompareGivens.into())))
        .arg(number("seed", "N", say(words::HelpCompareSeed.into())))
        .arg(above_0(number("repeat", "N", say(words::HelpCompareRepeat.into()))))
        .arg(above_0(number("solutions", "N", say(words::HelpCompareSolutions.into()))))
        .arg(above_0(number("steps", "N", steps)))
        .arg(decimal("t0", words::HelpCompareT0.into()))
        .arg(decimal("q", words::HelpCompareQ.into()))
        .arg(above_0(number("limit", "N", say(words::HelpCompareLimit.into()))))
        .arg(above_0(number("hmax", "N", say(words::HelpCompareHmax.into()))))
        .arg(flag("csv", say(words::HelpCompareCsv.into())))
        .arg(
            path("plot").long("plot").value_name("FOLDER").help(say(words::HelpComparePlot.into())),
        )
        .arg(grid(locale))
}

/// Runs every chosen method on every puzzle as often as asked for, and says what each took.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let settings = settings(request)?;
    let (folder, force) = (request.path("plot"), request.flag("force"));
    if let Some(folder) = folder {
        may_be_plotted(folder, force)?;
    }
    let comparison = comparison(request, settings, tasks(request, teller)?);
    let entries = entries(request, &comparison)?;
    if let Some(folder) = folder {
        for file in plot(teller, &entries, folder, force)? {
            teller.streams.aside(file.display());
        }
    }
    if teller.json {
        let object = json(&comparison.tasks, &entries);
        Ok(writeln!(teller.out, "{object}")?)
    } else if request.flag("csv") {
        Ok(write!(teller.out, "{}", csv(&comparison.tasks, &entries))?)
    } else {
        text(teller, &entries)
    }
}

/// What is asked for.
fn comparison(request: &Request, settings: Settings, tasks: Vec<Task>) -> Comparison {
    let chosen = request.texts("algorithm");
    let is_chosen = |name: &&str| chosen.is_empty() || chosen.contains(name);
    Comparison {
        tasks,
        methods: names().into_iter().filter(is_chosen).collect(),
        repetitions: request.number("repeat").unwrap_or(1),
        seed: request.number("seed").unwrap_or(0),
        steps: request.number("steps").unwrap_or(STEPS),
        solutions: usize::try_from(request.number("solutions").unwrap_or(1)).unwrap_or(usize::MAX),
        settings,
    }
}

/// All runs.
fn entries(request: &Request, comparison: &Comparison) -> Result<Vec<Entry>, Failure> {
    let (began, total) = (Instant::now(), comparison.total());
    let mut entries = Vec::new();
    let run = comparison.run(
        (&request.knowledge, &request.options),
        &|| began.elapsed().as_secs_f64(),
        &|| false,
        &mut |entry| {
            entries.push(entry);
            let done = entries.len() as u64;
            request.watch.show(&Message::from(words::ProgressOf { done, total }));
        },
    );
    run.map_err(|error| other(&error))?;
    request.watch.clear();
    Ok(entries)
}

/// Writes the table for people, and below it how large the puzzles were for the methods that work on another form than the
/// grid, if there are such.
fn text(teller: &mut Teller, entries: &[Entry]) -> Result<(), Failure> {
    let rows = rows(entries);
    let said = |teller: &Teller, cells: &[Message]| -> Vec<String> {
        cells.iter().map(|cell| teller.say(cell)).collect()
    };
    let mut lines = vec![said(teller, &TABLE_HEADS.map(Message::from))];
    lines.extend(rows.iter().map(|(name, row)| said(teller, &table_cells(name, row))));
    in_columns(teller, &lines)?;
    teller.line(&words::CompareNote.into())?;
    let mut lines = vec![said(teller, &ENCODING_HEADS.map(Message::from))];
    let encodings = rows.iter().filter_map(|(name, row)| encoding_cells(name, row));
    lines.extend(encodings.map(|cells| said(teller, &cells)));
    if lines.len() > 1 {
        writeln!(teller.out)?;
        in_columns(teller, &lines)?;
        teller.line(&words::CompareEncodingNote.into())?;
    }
    Ok(())
}

/// Writes lines of cells in columns, of which only the first one is flush left.
pub(super) fn in_columns(teller: &mut Teller, lines: &[Vec<String>]) -> Result<(), Failure> {
    let columns = lines.first().map_or(0, Vec::len);
    let width =
        |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        writeln!(teller.out, "{}", cells.collect::<Vec<_>>().join(GAP))?;
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
    teller: &Teller,
    entries: &[Entry],
    folder: &Path,
    force: bool,
) -> Result<Vec<PathBuf>, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Wrong(unwritten(folder, &error)))?;
    let say = |message: &Message| teller.say(message);
    let mut written = Vec::new();
    for (name, chart) in plots(entries, &say) {
        let file = folder.join(name);
        write_new(&file, plot_svg(&chart, &say), force)?;
        written.push(file);
    }
    Ok(written)
}

/// What the optimising methods are told.
fn settings(request: &Request) -> Result<Settings, Failure> {
    let usual = Settings::default();
    let number = |name: &str| request.decimal(name);
    let count = |name: &str, usual| request.number(name).unwrap_or(usual);
    let (heat, factor) = (number("t0").unwrap_or(usual.heat), number("q").unwrap_or(usual.factor));
    if !(Settings::may_be_heat(heat) && Settings::may_be_factor(factor)) {
        return Err(Failure::Wrong(words::ErrorAnnealing.into()));
    }
    let (limit, hmax) = (count("limit", usual.limit), count("hmax", usual.hmax));
    Ok(Settings { heat, factor, limit, hmax })
}
