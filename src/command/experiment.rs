//! `duvod experiment [NAME]`: a table of the literature made again, beside the figures of its source.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::ArgMatches;
use serde_json::json;

use super::compare::may_be_plotted;
use super::context::{Context, grid_named};
use super::failure::Failure;
use super::output::{unwritten, write_new};
use duvod::knowledge::Experiment;
use duvod::message::{Message, words};
use duvod_laboratory::{
    Asked, Done, Progress, Remade, Remaking, RemakingError, plot_svg, table_json, tables_text,
};

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
    let plots = arguments.get_one::<PathBuf>("plot").cloned();
    let force = arguments.get_flag("force");
    if let Some(folder) = &plots {
        let mut folders = experiment.parts.iter().map(|part| folder.join(&part.name));
        folders.try_for_each(|folder| may_be_plotted(&folder, force))?;
    }
    if !context.json {
        context.line(&experiment.title())?;
    }
    let parts = remade(context, &experiment, asked(arguments), |context, part| {
        if let Some(folder) = &plots {
            plot(context, &experiment, part, (folder, force))?;
        }
        if !context.json {
            writeln!(context.out)?;
            let text = tables_text(&[part.told(&experiment)], &|message| context.say(message));
            write!(context.out, "{text}")?;
        }
        Ok(())
    })?;
    if context.json {
        return Ok(writeln!(context.out, "{}", table_json(&experiment, &parts))?);
    }
    let is_in_order = parts.iter().all(|part| part.is_in_order(&experiment));
    if let Some(reason) = experiment.reason().filter(|_| !is_in_order) {
        writeln!(context.out)?;
        context.line(&reason)?;
    }
    Ok(())
}

/// Makes the table again; each part is told of as soon as it is done.
fn remade(
    context: &mut Context,
    experiment: &Experiment,
    asked: Asked,
    mut told: impl FnMut(&mut Context, &Done) -> Result<(), Failure>,
) -> Result<Vec<Done>, Failure> {
    let (knowledge, options) = (context.knowledge.clone(), context.options.clone());
    let began = Instant::now();
    let (clock, cancelled) = (|| began.elapsed().as_secs_f64(), || false);
    let (clock, cancelled) = (&clock, &cancelled);
    let remaking =
        Remaking { knowledge: &knowledge, options: &options, experiment, asked, clock, cancelled };
    let (mut parts, mut failed) = (Vec::new(), Ok(()));
    let ran = remaking.run(&mut |news| match news {
        Remade::Far(Progress::Puzzles(puzzles, _, attempts)) => {
            context.watch.show(&words::ProgressGenerated { puzzles, attempts }.into());
        }
        Remade::Far(Progress::Runs(done, total)) => {
            context.watch.show(&words::ProgressOf { done, total }.into());
        }
        Remade::Part(part) => {
            context.watch.clear();
            if failed.is_ok() {
                failed = told(context, &part);
            }
            parts.push(*part);
        }
    });
    context.watch.clear();
    failed?;
    ran.map(|()| parts).map_err(|error| match error {
        RemakingError::Wrong(message) => Failure::Wrong(message),
        RemakingError::Spent | RemakingError::Cancelled => Failure::Spent,
    })
}

/// Writes the plots of a part into its folder.
fn plot(
    context: &Context,
    experiment: &Experiment,
    part: &Done,
    (folder, force): (&Path, bool),
) -> Result<(), Failure> {
    let Done::Runs(runs) = part else { return Ok(()) };
    let folder = folder.join(runs.name());
    let say = |message: &Message| context.say(message);
    fs::create_dir_all(&folder).map_err(|error| Failure::Wrong(unwritten(&folder, &error)))?;
    for (name, chart) in part.plots(experiment, &say) {
        write_new(&folder.join(name), plot_svg(&chart, &say), force)?;
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
fn asked(arguments: &ArgMatches) -> Asked {
    let number = |name: &str| arguments.get_one::<u64>(name).copied();
    let seed = number("seed").unwrap_or(0);
    Asked { count: number("count"), repeat: number("repeat"), steps: number("steps"), seed }
}
