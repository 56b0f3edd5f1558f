//! The one declaration of the command line. Parser, help and error messages all come from it.

use std::ffi::OsString;

use clap::{Arg, ArgAction, Command, value_parser};

use super::export::PALETTES;
use crate::inference::Options;
use crate::locale::Locale;
use crate::message::Message;

/// The command line with its help in this language.
pub(super) fn command(locale: &Locale) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    let puzzle = || Arg::new("puzzle").required(true).value_name("PUZZLE").help(say("help-puzzle"));
    let grid = || Arg::new("grid").long("grid").value_name("NAME").help(say("help-grid"));
    let sub = |name, usage, about| subcommand(locale, name, usage, about);
    let command = Command::new("duvod")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say("help-duvod"))
        .override_usage("duvod [FILE]\n       duvod COMMAND …")
        .help_template(template(locale))
        .subcommand_help_heading(say("help-heading-commands"))
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(false)
        .arg(Arg::new("file").value_name("FILE").help(say("help-file")))
        .subcommand(
            sub(
                "solve",
                "duvod solve PUZZLE [--limit N | --nth N | --random [--seed N]]",
                "help-solve",
            )
            .arg(puzzle())
            .arg(number("limit", "N", say("help-limit")))
            .arg(number("nth", "N", say("help-nth")).conflicts_with("limit"))
            .arg(flag("random", say("help-random")).conflicts_with_all(["limit", "nth"]))
            .arg(number("seed", "N", say("help-seed")).requires("random"))
            .arg(grid()),
        )
        .subcommand(
            sub("explain", "duvod explain PUZZLE", "help-explain").arg(puzzle()).arg(grid()),
        )
        .subcommand(
            sub("why", "duvod why PUZZLE CELL [DIGIT] [--shortest]", "help-why")
                .arg(puzzle().help(say("help-state")))
                .arg(Arg::new("cell").required(true).value_name("CELL").help(say("help-cell")))
                .arg(Arg::new("digit").value_name("DIGIT").help(say("help-digit")))
                .arg(flag("shortest", say("help-shortest")))
                .arg(grid()),
        )
        .subcommand(hint(locale))
        .subcommand(critique(locale))
        .subcommand(
            sub("check", "duvod check PUZZLE [--limit N] [--estimate [--seed N]]", "help-check")
                .arg(puzzle())
                .arg(number("limit", "N", say("help-check-limit")))
                .arg(flag("estimate", say("help-estimate")))
                .arg(number("seed", "N", say("help-estimate-seed")).requires("estimate"))
                .arg(grid()),
        )
        .subcommand(
            sub("verify", "duvod verify TRACE", "help-verify")
                .arg(Arg::new("trace").required(true).value_name("TRACE").help(say("help-trace"))),
        )
        .subcommand(export(locale))
        .subcommand(rules(locale))
        .subcommand(
            sub(
                "batch",
                "duvod batch [FILE] [--do solve|rate|explain] [--threads N] [--skip N]",
                "help-batch",
            )
            .arg(Arg::new("file").value_name("FILE").help(say("help-batch-file")))
            .arg(choice("do", &["solve", "rate", "explain"], "solve", say("help-do")))
            .arg(number("threads", "N", say("help-threads")))
            .arg(number("skip", "N", say("help-skip")))
            .arg(grid()),
        );
    with_globals(command, locale)
}

/// The command that gives hints.
fn hint(locale: &Locale) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    subcommand(locale, "hint", "duvod hint PUZZLE [--strength 1-4 | --all]", "help-hint")
        .arg(Arg::new("puzzle").required(true).value_name("PUZZLE").help(say("help-state")))
        .arg(choice("strength", &["1", "2", "3", "4"], "1", say("help-strength")))
        .arg(flag("all", say("help-all-steps")).conflicts_with("strength"))
}

/// The command that judges moves.
fn critique(locale: &Locale) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    subcommand(locale, "critique", "duvod critique PUZZLE MOVE [--by RULE]", "help-critique")
        .arg(Arg::new("puzzle").required(true).value_name("PUZZLE").help(say("help-state")))
        .arg(Arg::new("move").required(true).value_name("MOVE").help(say("help-move")))
        .arg(Arg::new("by").long("by").value_name("RULE").help(say("help-by")))
}

/// The command that writes pictures.
fn export(locale: &Locale) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    let usage = "duvod export PUZZLE [--to svg] [--output FILE] [--step N | --by RULE]";
    let output = Arg::new("output").long("output").value_name("FILE").help(say("help-output"));
    subcommand(locale, "export", usage, "help-export")
        .arg(Arg::new("puzzle").required(true).value_name("PUZZLE").help(say("help-state")))
        .arg(choice("to", &["svg"], "svg", say("help-to")))
        .arg(output)
        .arg(number("step", "N", say("help-step")))
        .arg(
            Arg::new("by")
                .long("by")
                .value_name("RULE")
                .conflicts_with("step")
                .help(say("help-export-by")),
        )
        .arg(choice("palette", &PALETTES, "light", say("help-palette")))
        .arg(flag("marks", say("help-marks")).conflicts_with_all(["step", "by"]))
        .arg(flag("plain", say("help-plain")))
}

/// The commands about the knowledge base.
fn rules(locale: &Locale) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    let sub = |name, usage, about| subcommand(locale, name, usage, about);
    let rule = || Arg::new("rule").required(true).value_name("RULE").help(say("help-rule"));
    sub("rules", "duvod rules list | show RULE | test LIBRARY | mine RULE", "help-rules")
        .subcommand_required(true)
        .subcommand_help_heading(say("help-heading-commands"))
        .disable_help_subcommand(true)
        .subcommand(sub("list", "duvod rules list", "help-rules-list"))
        .subcommand(sub("show", "duvod rules show RULE", "help-rules-show").arg(rule()))
        .subcommand(
            sub(
                "test",
                "duvod rules test LIBRARY [--code CODE]… [--check] [--instances]",
                "help-rules-test",
            )
            .arg(Arg::new("library").required(true).value_name("LIBRARY").help(say("help-library")))
            .arg(
                Arg::new("code")
                    .long("code")
                    .value_name("CODE")
                    .action(ArgAction::Append)
                    .help(say("help-code")),
            )
            .arg(flag("check", say("help-rules-check")))
            .arg(flag("instances", say("help-instances"))),
        )
        .subcommand(
            sub(
                "mine",
                "duvod rules mine RULE [FILE…] [--count N] [--near-misses]",
                "help-rules-mine",
            )
            .arg(rule())
            .arg(
                Arg::new("files")
                    .value_name("FILE")
                    .action(ArgAction::Append)
                    .num_args(0..)
                    .help(say("help-mine-files")),
            )
            .arg(number("count", "N", say("help-count")))
            .arg(flag("near-misses", say("help-near-misses"))),
        )
}

/// A subcommand with its help.
fn subcommand(
    locale: &Locale,
    name: &'static str,
    usage: &'static str,
    about: &'static str,
) -> Command {
    let about = locale.say(&Message::new(about));
    Command::new(name).about(about).override_usage(usage).help_template(template(locale))
}

/// The options that every command takes.
fn with_globals(command: Command, locale: &Locale) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    let profile = Options::default().profile;
    let globals = [
        Arg::new("lang").long("lang").value_name("cs|en").help(say("help-lang")),
        flag("json", say("help-json")),
        Arg::new("knowledge").long("knowledge").value_name("DIR").help(say("help-knowledge")),
        Arg::new("profile")
            .long("profile")
            .value_name("NAME")
            .default_value(profile)
            .hide_default_value(true)
            .help(say("help-profile")),
        choice("coordinates", &["a1", "rc"], "a1", say("help-coordinates")),
        choice("style", &["full", "terse"], "full", say("help-style")),
        flag("no-uniqueness", say("help-no-uniqueness")),
        flag("force", say("help-force")),
    ];
    let heading = say("help-heading-options");
    let mut command = localised_help(command, locale, &say("help-heading-arguments"), &heading);
    for global in globals {
        command = command.arg(global.global(true).help_heading(heading.clone()));
    }
    command
}

/// Puts the headings over the arguments of a command and its subcommands, and says what the
/// built-in options do.
fn localised_help(command: Command, locale: &Locale, arguments: &str, options: &str) -> Command {
    let say = |id: &'static str| locale.say(&Message::new(id));
    let with_version = command.get_version().is_some();
    let mut order = 0..;
    let mut command = command
        .mut_args(|arg| {
            let arg = arg.display_order(order.next().unwrap_or(usize::MAX));
            let heading = if arg.is_positional() { arguments } else { options };
            arg.help_heading(heading.to_owned())
        })
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(say("help-help"))
                .help_heading(options.to_owned()),
        );
    if with_version {
        command = command.arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(say("help-version"))
                .help_heading(options.to_owned()),
        );
    }
    command.mut_subcommands(|command| localised_help(command, locale, arguments, options))
}

fn template(locale: &Locale) -> String {
    let usage = locale.say(&Message::new("help-heading-usage"));
    format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}")
}

fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}

fn number(name: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value).value_parser(value_parser!(u64)).help(help)
}

fn choice(
    name: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    help: String,
) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(values.join("|"))
        .value_parser(values.to_vec())
        .default_value(default)
        .hide_default_value(true)
        .hide_possible_values(true)
        .help(help)
}

/// The language that the arguments ask for, or else the system's. It is looked for before the
/// arguments are parsed, so that mistakes in them are told in it.
///
/// # Errors
/// The language to complain in, and the complaint, when there is no such language.
pub(super) fn language(arguments: &[OsString]) -> Result<Locale, (Locale, Message)> {
    let arguments: Vec<&str> = arguments.iter().filter_map(|text| text.to_str()).collect();
    let before = arguments.iter().take_while(|argument| **argument != "--");
    let asked = before.enumerate().find_map(|(index, argument)| match *argument {
        "--lang" => arguments.get(index + 1).copied(),
        other => other.strip_prefix("--lang="),
    });
    let detected = Locale::detect();
    match (Locale::new(asked.unwrap_or(detected)), asked) {
        (Ok(locale), _) => Ok(locale),
        // A language that is only in the user's own knowledge folder is opened later.
        (Err(error), Some(_)) => match Locale::new(detected) {
            Ok(locale) if has_folder(&arguments) => Ok(locale),
            Ok(locale) => Err((locale, error.to_message())),
            Err(other) => unreachable!("an embedded language is whole: {other}"),
        },
        (Err(error), None) => unreachable!("an embedded language is whole: {error}"),
    }
}

fn has_folder(arguments: &[&str]) -> bool {
    arguments.iter().any(|argument| argument.starts_with("--knowledge"))
}
