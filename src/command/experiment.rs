//! `duvod experiment [NAME]`: a table of the literature made again, beside the figures of its source.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use clap::{Arg, Command, value_parser};
use serde_json::json;

use super::argument::{number, path};
use super::compare::may_be_plotted;
use super::failure::Failure;
use super::opening::grid_named;
use super::output::{unwritten, write_new};
use super::request::Request;
use super::subcommand::Subcommand;
use super::teller::Teller;
use duvod::knowledge::Experiment;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod_laboratory::{
    Asked, Done, Progress, Remade, Remaking, RemakingError, plot_svg, table_json, tables_text,
};

/// The command.
pub(super) const COMMAND: Subcommand =
    Subcommand::new("experiment", words::HelpExperiment, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    let name = Arg::new("name").value_name("NAME").help(say(words::HelpExperimentName.into()));
    let plot = path("plot").long("plot").value_name("FOLDER");
    command
        .arg(name)
        .arg(above_0(number("count", "N", say(words::HelpExperimentCount.into()))))
        .arg(above_0(number("repeat", "N", say(words::HelpExperimentRepeat.into()))))
        .arg(above_0(number("steps", "N", say(words::HelpExperimentSteps.into()))))
        .arg(number("seed", "N", say(words::HelpExperimentSeed.into())))
        .arg(plot.help(say(words::HelpExperimentPlot.into())))
}

/// Runs the parts of the table that is named; without a name, lists the tables.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let Some(name) = request.text("name") else { return list(request, teller) };
    let Some(experiment) = request.knowledge.experiments().find(|it| it.name == name) else {
        let known: Vec<&str> = request.knowledge.experiments().map(|it| &*it.name).collect();
        return Err(Failure::Wrong(
            words::ErrorNoExperiment { name, known: known.join(", ") }.into(),
        ));
    };
    // Without its grid no puzzle is made.
    let _ = grid_named(&request.knowledge, &experiment.grid).map_err(Failure::Wrong)?;
    let plots = request.path("plot");
    let force = request.flag("force");
    if let Some(folder) = plots {
        let mut folders = experiment.parts.iter().map(|part| folder.join(&part.name));
        folders.try_for_each(|folder| may_be_plotted(&folder, force))?;
    }
    if !teller.json {
        teller.line(&experiment.title())?;
    }
    let parts = remade(request, experiment, |part| {
        if let Some(folder) = plots {
            plot(teller, experiment, part, (folder, force))?;
        }
        if !teller.json {
            writeln!(teller.out)?;
            let text = tables_text(&[part.told(experiment)], &|message| teller.say(message));
            write!(teller.out, "{text}")?;
        }
        Ok(())
    })?;
    if teller.json {
        return Ok(writeln!(teller.out, "{}", table_json(experiment, &parts))?);
    }
    let is_in_order = parts.iter().all(|part| part.is_in_order(experiment));
    if let Some(reason) = experiment.reason().filter(|_| !is_in_order) {
        writeln!(teller.out)?;
        teller.line(&reason)?;
    }
    Ok(())
}

/// Makes the table again; each part is told of as soon as it is done.
fn remade(
    request: &Request,
    experiment: &Experiment,
    mut told: impl FnMut(&Done) -> Result<(), Failure>,
) -> Result<Vec<Done>, Failure> {
    let Request { knowledge, options, watch, .. } = request;
    let asked = asked(request);
    let began = Instant::now();
    let (clock, cancelled) = (|| began.elapsed().as_secs_f64(), || false);
    let (clock, cancelled) = (&clock, &cancelled);
    let remaking = Remaking { knowledge, options, experiment, asked, clock, cancelled };
    let (mut parts, mut failed) = (Vec::new(), Ok(()));
    let ran = remaking.run(&mut |news| match news {
        Remade::Far(Progress::Puzzles(puzzles, _, attempts)) => {
            watch.show(&words::ProgressGenerated { puzzles, attempts }.into());
        }
        Remade::Far(Progress::Runs(done, total)) => {
            watch.show(&words::ProgressOf { done, total }.into());
        }
        Remade::Part(part) => {
            watch.clear();
            if failed.is_ok() {
                failed = told(&part);
            }
            parts.push(*part);
        }
    });
    watch.clear();
    failed?;
    ran.map(|()| parts).map_err(|error| match error {
        RemakingError::Wrong(message) => Failure::Wrong(message),
        RemakingError::Spent | RemakingError::Cancelled => watch.spent(),
    })
}

/// Writes the plots of a part into its folder.
fn plot(
    teller: &Teller,
    experiment: &Experiment,
    part: &Done,
    (folder, force): (&Path, bool),
) -> Result<(), Failure> {
    let Done::Runs(runs) = part else { return Ok(()) };
    let folder = folder.join(runs.name());
    let say = |message: &Message| teller.say(message);
    fs::create_dir_all(&folder).map_err(|error| Failure::Wrong(unwritten(&folder, &error)))?;
    for (name, chart) in part.plots(experiment, &say) {
        write_new(&folder.join(name), plot_svg(&chart, &say), force)?;
    }
    Ok(())
}

/// Lists the tables with what they are.
fn list(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let all: Vec<Experiment> = request.knowledge.experiments().cloned().collect();
    if teller.json {
        let names: Vec<&str> = all.iter().map(|it| &*it.name).collect();
        return Ok(writeln!(teller.out, "{}", json!({ "experiments": names }))?);
    }
    let lines: Vec<Vec<String>> =
        all.iter().map(|it| vec![it.name.clone(), teller.say(&it.title())]).collect();
    let width = lines.iter().map(|line| line[0].len()).max().unwrap_or(0);
    for line in lines {
        writeln!(teller.out, "{:<width$}  {}", line[0], line[1])?;
    }
    Ok(())
}

/// What is asked for besides the table.
fn asked(request: &Request) -> Asked {
    let number = |name: &str| request.number(name);
    let seed = number("seed").unwrap_or(0);
    Asked { count: number("count"), repeat: number("repeat"), steps: number("steps"), seed }
}
