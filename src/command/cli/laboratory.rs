//! The commands of the laboratory.

use clap::{Arg, ArgAction, Command, value_parser};

use crate::argument::{flag, grid, number, one_of, path, subcommand};
use crate::{compare, queens, replay};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod_laboratory::STEPS;

/// The command that runs methods side by side.
pub(super) fn comparison(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    let decimal = |name: &'static str, help: Message| {
        let arg = Arg::new(name).long(name).value_name("X").value_parser(value_parser!(f64));
        arg.help(locale.say(&help))
    };
    let puzzles = path("puzzles").value_name("PUZZLE").action(ArgAction::Append).num_args(0..);
    let names = compare::names();
    let listed = words::HelpCompareAlgorithm { names: names.join(", ") };
    let algorithm = Arg::new("algorithm").long("algorithm").value_name("NAME");
    let algorithm = algorithm.value_parser(names).hide_possible_values(true);
    let givens = Arg::new("givens").long("givens").value_name("A-B");
    let profile = Arg::new("solvable-by").long("solvable-by").value_name("PROFILE");
    let steps = say(words::HelpCompareSteps { count: STEPS }.into());
    subcommand(locale, "compare", &words::HelpCompare.into())
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

/// The command that makes tables of the literature again.
pub(super) fn experiment(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    let name = Arg::new("name").value_name("NAME").help(say(words::HelpExperimentName.into()));
    let plot = path("plot").long("plot").value_name("FOLDER");
    subcommand(locale, "experiment", &words::HelpExperiment.into())
        .arg(name)
        .arg(above_0(number("count", "N", say(words::HelpExperimentCount.into()))))
        .arg(above_0(number("repeat", "N", say(words::HelpExperimentRepeat.into()))))
        .arg(above_0(number("steps", "N", say(words::HelpExperimentSteps.into()))))
        .arg(number("seed", "N", say(words::HelpExperimentSeed.into())))
        .arg(plot.help(say(words::HelpExperimentPlot.into())))
}

/// The command that tells a run.
pub(super) fn replaying(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let methods = replay::names();
    let help = words::HelpReplayMethod { names: methods.join(", ") };
    let method = Arg::new("method").required(true).value_name("METHOD").value_parser(methods);
    let puzzle = path("puzzle").required(true).value_name("PUZZLE");
    let cell = Arg::new("cell").long("cell").value_name("CELL");
    let steps = say(words::HelpCompareSteps { count: STEPS }.into());
    let most = say(words::HelpReplayMost { count: replay::MOST }.into());
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    subcommand(locale, "replay", &words::HelpReplay.into())
        .arg(method.hide_possible_values(true).help(say(help.into())))
        .arg(puzzle.help(say(words::HelpPuzzle.into())))
        .arg(cell.help(say(words::HelpReplayCell.into())))
        .arg(above_0(number("from", "N", say(words::HelpReplayFrom.into()))))
        .arg(above_0(number("most", "N", most)))
        .arg(above_0(number("steps", "N", steps)))
        .arg(grid(locale))
}

/// The commands that are about no puzzle.
pub(super) const WITHOUT_PUZZLES: [&str; 2] = ["queens", "colour"];

/// The command that places queens.
pub(super) fn queens(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let count = Arg::new("count").required(true).value_name("N");
    let count = count.value_parser(value_parser!(u64).range(1..=queens::MOST));
    let steps = words::HelpTabuSteps { count: 100 * STEPS };
    subcommand(locale, "queens", &words::HelpQueens.into())
        .arg(count.help(say(words::HelpQueensCount { most: queens::MOST }.into())))
        .arg(number("seed", "N", say(words::HelpTabuSeed.into())))
        .arg(number("steps", "N", say(steps.into())).value_parser(value_parser!(u64).range(1..)))
        .arg(to_dot(locale, &words::HelpQueensTo.into()))
}

/// The command that colours a graph.
pub(super) fn colour(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let steps = words::HelpTabuSteps { count: 100 * STEPS };
    subcommand(locale, "colour", &words::HelpColour.into())
        .arg(path("file").value_name("FILE").help(say(words::HelpColourFile.into())))
        .arg(number("seed", "N", say(words::HelpTabuSeed.into())))
        .arg(number("steps", "N", say(steps.into())).value_parser(value_parser!(u64).range(1..)))
        .arg(to_dot(locale, &words::HelpColourTo.into()))
}

/// The option to write a graph.
fn to_dot(locale: &Locale, help: &Message) -> Arg {
    one_of(locale, Arg::new("to").long("to").help(locale.say(help)), &["dot"])
}
