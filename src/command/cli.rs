//! The one declaration of the command line: the table of the commands, and what all of them take. Parser, help and error
//! messages all come from it.

use clap::{Arg, ArgAction, Command, value_parser};

use super::argument::{choice, flag, number, path, template};
use super::left_out::IGNORE;
use super::subcommand::Subcommand;
use super::synopsis::with_usage;
use super::watch::NODES;
use super::{
    batch, check, colour, compare, convert, critique, experiment, explain, export, generate, hint,
    hunt, print, queens, rate, replay, rules, solve, verify, why,
};
use duvod::inference::Options;
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// All commands, in the order of the help.
pub(super) static COMMANDS: [Subcommand; 20] = [
    solve::COMMAND,
    explain::COMMAND,
    why::COMMAND,
    hint::COMMAND,
    critique::COMMAND,
    check::COMMAND,
    rate::COMMAND,
    verify::COMMAND,
    export::COMMAND,
    print::COMMAND,
    generate::COMMAND,
    hunt::COMMAND,
    convert::COMMAND,
    compare::COMMAND,
    experiment::COMMAND,
    replay::COMMAND,
    queens::COMMAND,
    colour::COMMAND,
    rules::COMMAND,
    batch::COMMAND,
];

/// Declares the command line with its help in this language.
pub fn command(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let command = Command::new("duvod")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say(words::HelpDuvod.into()))
        .help_template(template(locale))
        .subcommand_help_heading(say(words::HelpHeadingCommands.into()))
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(false)
        .arg(path("file").value_name("FILE").help(say(words::HelpFile.into())))
        .subcommands(COMMANDS.iter().map(|command| command.declared(locale)));
    with_usage(with_globals(command, locale), "duvod")
}

/// The options that every command takes.
fn with_globals(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let profile = Options::default().profile;
    let globals = [
        Arg::new("lang")
            .long("lang")
            .value_name(Locale::languages().join("|"))
            .help(say(words::HelpLang.into())),
        flag("json", say(words::HelpJson.into())),
        path("knowledge")
            .long("knowledge")
            .value_name("DIR")
            .help(say(words::HelpKnowledge.into())),
        Arg::new("profile")
            .long("profile")
            .value_name("NAME")
            .default_value(profile)
            .hide_default_value(true)
            .help(say(words::HelpProfile.into())),
        choice(locale, "coordinates", &["a1", "rc"], "a1", say(words::HelpCoordinates.into())),
        choice(locale, "style", &["full", "terse"], "full", say(words::HelpStyle.into())),
        flag("no-uniqueness", say(words::HelpNoUniqueness.into())),
        number("nodes", "N", say(words::HelpNodes { count: NODES }.into()))
            .value_parser(value_parser!(u64).range(1..)),
        flag("force", say(words::HelpForce.into())),
        Arg::new(IGNORE)
            .long(IGNORE)
            .value_name("FIELD")
            .action(ArgAction::Append)
            .help(say(words::HelpIgnore.into())),
    ];
    let heading = say(words::HelpHeadingOptions.into());
    let mut command =
        localised_help(command, locale, &say(words::HelpHeadingArguments.into()), &heading);
    for global in globals {
        let global = global.global(true).help_heading(heading.clone());
        if ABOUT_PUZZLES.contains(&global.get_id().as_str()) {
            // An argument that a command has already is not handed on to it, and this one is not listed.
            command = command.mut_subcommands(|command| {
                let name = command.get_name();
                let is_hidden = COMMANDS.iter().any(|one| one.is_without_puzzles(name));
                if is_hidden { command.arg(global.clone().hide(true)) } else { command }
            });
        }
        command = command.arg(global);
    }
    command
}

/// The options of all commands that say something of puzzles alone.
const ABOUT_PUZZLES: [&str; 6] =
    ["profile", "coordinates", "style", "no-uniqueness", "nodes", IGNORE];

/// Puts the headings over the arguments of a command and its subcommands, and says what the
/// built-in options do.
fn localised_help(command: Command, locale: &Locale, arguments: &str, options: &str) -> Command {
    let say = |words: Message| locale.say(&words);
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
                .help(say(words::HelpHelp.into()))
                .help_heading(options.to_owned()),
        );
    if with_version {
        command = command.arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(say(words::HelpVersion.into()))
                .help_heading(options.to_owned()),
        );
    }
    command.mut_subcommands(|command| localised_help(command, locale, arguments, options))
}
