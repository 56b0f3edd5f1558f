//! The commands that write pictures and pages.

use clap::{Arg, ArgAction, Command, value_parser};

use super::making::{change, wishes};
use crate::argument::{choice, flag, grid, number, one_of, path, subcommand};
use crate::export::{KINDS, PALETTES};
use crate::generate::LEVEL_NAMES;
use crate::graphs;
use crate::print::{ANSWERS, MOST, PAPERS, PER_PAGE};
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// What puzzles can be exported as.
const EXPORTS: [&str; 6] =
    [KINDS[0], KINDS[1], KINDS[2], graphs::FORMS[0], graphs::FORMS[1], graphs::FORMS[2]];

/// No procedure has more steps.
const MOST_STEPS: u64 = 1_000_000;

/// The command that writes pictures.
pub(super) fn export(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let output =
        path("output").long("output").value_name("FILE").help(say(words::HelpOutput.into()));
    subcommand(locale, "export", &words::HelpExport.into())
        .arg(path("puzzle").required(true).value_name("PUZZLE").help(say(words::HelpState.into())))
        .arg(one_of(locale, Arg::new("to").long("to").help(say(words::HelpTo.into())), &EXPORTS))
        .arg(output)
        .arg(
            number("step", "N", say(words::HelpStep.into()))
                .value_parser(value_parser!(u64).range(..=MOST_STEPS)),
        )
        .arg(
            Arg::new("by")
                .long("by")
                .value_name("RULE")
                .conflicts_with("step")
                .help(say(words::HelpExportBy.into())),
        )
        .arg(choice(locale, "palette", &PALETTES, "light", say(words::HelpPalette.into())))
        .arg(flag("marks", say(words::HelpMarks.into())))
        .arg(flag("plain", say(words::HelpPlain.into())))
        .arg(
            flag("animated", say(words::HelpAnimated.into()))
                .conflicts_with_all(["step", "by", "marks"]),
        )
        .arg(
            number("seconds", "N", say(words::HelpSeconds.into()))
                .requires("animated")
                .value_parser(value_parser!(u64).range(1..=60)),
        )
        .arg(
            flag("qr", say(words::HelpExportQr.into()))
                .conflicts_with_all(["step", "by", "marks", "plain", "animated", "palette"]),
        )
        .arg(grid(locale))
}

/// The command that writes pages.
pub(super) fn print(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let puzzles = path("puzzle").value_name("PUZZLE").help(say(words::HelpPuzzles.into()));
    let output = path("output").long("output").value_name("FILE").required(true);
    let text = |name: &'static str, value: &'static str, help: Message| {
        Arg::new(name).long(name).value_name(value).help(locale.say(&help))
    };
    let told = ["procedure", "why"];
    let made = ["generate", "practice"];
    // What is required is not asked for where something else excludes it.
    let wishes = wishes(locale).map(|wish| match wish.get_id().as_str() {
        "seed" => wish.conflicts_with("puzzle"),
        _ => wish.requires("generate").conflicts_with_all(["practice", "puzzle"]),
    });
    let practice = text("practice", "RULE", words::HelpPrintPractice.into());
    let count = number("generate", "N", say(words::HelpPrintGenerate.into()));
    subcommand(locale, "print", &words::HelpPrint.into())
        .arg(
            puzzles
                .action(ArgAction::Append)
                .num_args(1..)
                .required_unless_present_any(made)
                .conflicts_with_all(made),
        )
        .arg(output.help(say(words::HelpPrintOutput.into())))
        .arg(flag("procedure", say(words::HelpPrintProcedure.into())).conflicts_with_all(made))
        .arg(
            text("why", "CELL", words::HelpPrintWhy.into())
                .conflicts_with("procedure")
                .conflicts_with_all(made),
        )
        .arg(count.value_parser(value_parser!(u64).range(1..=MOST)))
        .arg(practice.conflicts_with_all(["levels", "solutions", "qr"]))
        .arg(choice(locale, "per-page", &PER_PAGE, "4", say(words::HelpPerPage.into())))
        .arg(choice(locale, "paper", &PAPERS, "a4", say(words::HelpPaper.into())))
        .arg(flag("levels", say(words::HelpPrintLevels.into())).conflicts_with_all(told))
        .arg(flag("solutions", say(words::HelpPrintSolutions.into())).conflicts_with_all(told))
        .arg(flag("qr", say(words::HelpPrintQr.into())).conflicts_with_all(told))
        .arg(
            choice(locale, "answers", &ANSWERS, "next", say(words::HelpAnswers.into()))
                .requires("practice"),
        )
        .arg(text("steps", "A-B", words::HelpPrintSteps.into()).requires("procedure"))
        .arg(
            one_of(locale, text("least", "LEVEL", words::HelpPrintLeast.into()), &LEVEL_NAMES)
                .requires("procedure"),
        )
        .arg(text("title", "TEXT", words::HelpTitle.into()))
        .arg(text("author", "TEXT", words::HelpAuthor.into()))
        .args(wishes)
        .group(change())
        .arg(grid(locale))
}
