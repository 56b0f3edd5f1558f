//! The one declaration of the command line. Parser, help and error messages all come from it.

mod laboratory;
mod making;
mod pages;

use clap::{Arg, ArgAction, Command, value_parser};

use super::argument::{choice, flag, grid, number, path, subcommand, template};
use super::context::NODES;
use super::convert::FORMS;
use super::synopsis::with_usage;
use duvod::inference::Options;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use making::{generate, hunt};
use pages::{export, print};

/// Declares the command line with its help in this language.
#[expect(clippy::too_many_lines, reason = "a line for each argument")]
pub fn command(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let puzzle =
        || path("puzzle").required(true).value_name("PUZZLE").help(say(words::HelpPuzzle.into()));
    let puzzles =
        || puzzle().num_args(1..).action(ArgAction::Append).help(say(words::HelpPuzzles.into()));
    let sub = |name, about: Message| subcommand(locale, name, &about);
    let command = Command::new("duvod")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say(words::HelpDuvod.into()))
        .help_template(template(locale))
        .subcommand_help_heading(say(words::HelpHeadingCommands.into()))
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(false)
        .arg(path("file").value_name("FILE").help(say(words::HelpFile.into())))
        .subcommand(
            sub("solve", words::HelpSolve.into())
                .arg(puzzles())
                .arg(number("limit", "N", say(words::HelpLimit.into())))
                .arg(number("nth", "N", say(words::HelpNth.into())).conflicts_with("limit"))
                .arg(
                    flag("random", say(words::HelpRandom.into()))
                        .conflicts_with_all(["limit", "nth"]),
                )
                .arg(number("seed", "N", say(words::HelpSeed.into())).requires("random"))
                .arg(grid(locale)),
        )
        .subcommand(
            sub("explain", words::HelpExplain.into())
                .arg(puzzle())
                .arg(proof(locale))
                .arg(grid(locale)),
        )
        .subcommand(
            sub("why", words::HelpWhy.into())
                .arg(puzzle().help(say(words::HelpState.into())))
                .arg(
                    Arg::new("cell")
                        .required(true)
                        .value_name("CELL")
                        .help(say(words::HelpCell.into())),
                )
                .arg(Arg::new("digit").value_name("DIGIT").help(say(words::HelpDigit.into())))
                .arg(flag("shortest", say(words::HelpShortest.into())))
                .arg(flag("verbose", say(words::HelpVerbose.into())))
                .arg(proof(locale))
                .arg(grid(locale)),
        )
        .subcommand(hint(locale))
        .subcommand(critique(locale))
        .subcommand(
            sub("check", words::HelpCheck.into())
                .arg(puzzles())
                .arg(number("limit", "N", say(words::HelpCheckLimit.into())))
                .arg(flag("estimate", say(words::HelpEstimate.into())))
                .arg(number("seed", "N", say(words::HelpEstimateSeed.into())).requires("estimate"))
                .arg(grid(locale)),
        )
        .subcommand(sub("rate", words::HelpRate.into()).arg(puzzles()).arg(grid(locale)))
        .subcommand(sub("verify", words::HelpVerify.into()).arg(
            path("trace").required(true).value_name("TRACE").help(say(words::HelpTrace.into())),
        ))
        .subcommand(export(locale))
        .subcommand(print(locale))
        .subcommand(generate(locale))
        .subcommand(hunt(locale))
        .subcommand(convert(locale))
        .subcommand(laboratory::comparison(locale))
        .subcommand(laboratory::experiment(locale))
        .subcommand(laboratory::replaying(locale))
        .subcommand(laboratory::queens(locale))
        .subcommand(laboratory::colour(locale))
        .subcommand(rules(locale))
        .subcommand(
            sub("batch", words::HelpBatch.into())
                .arg(path("file").value_name("FILE").help(say(words::HelpBatchFile.into())))
                .arg(choice(
                    locale,
                    "do",
                    &["solve", "rate", "explain"],
                    "solve",
                    say(words::HelpDo.into()),
                ))
                .arg(
                    path("proof")
                        .long("proof")
                        .value_name("DIR")
                        .help(say(words::HelpBatchProof.into())),
                )
                .arg(
                    Arg::new("needs")
                        .long("needs")
                        .value_name("RULE")
                        .help(say(words::HelpNeeds.into())),
                )
                .arg(number("threads", "N", say(words::HelpThreads.into())))
                .arg(number("skip", "N", say(words::HelpSkip.into())))
                .arg(grid(locale)),
        );
    with_usage(with_globals(command, locale), "duvod")
}

/// The command that gives hints.
fn hint(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    subcommand(locale, "hint", &words::HelpHint.into())
        .arg(path("puzzle").required(true).value_name("PUZZLE").help(say(words::HelpState.into())))
        .arg(choice(
            locale,
            "strength",
            &["1", "2", "3", "4"],
            "1",
            say(words::HelpStrength.into()),
        ))
        .arg(flag("all", say(words::HelpAllSteps.into())).conflicts_with("strength"))
        .arg(grid(locale))
}

/// The command that judges moves.
fn critique(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    subcommand(locale, "critique", &words::HelpCritique.into())
        .arg(path("puzzle").required(true).value_name("PUZZLE").help(say(words::HelpState.into())))
        .arg(Arg::new("move").required(true).value_name("MOVE").help(say(words::HelpMove.into())))
        .arg(Arg::new("by").long("by").value_name("RULE").help(say(words::HelpBy.into())))
        .arg(grid(locale))
}

/// The command that writes puzzles in another form.
fn convert(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    subcommand(locale, "convert", &words::HelpConvert.into())
        .arg(
            path("puzzle").required(true).value_name("PUZZLE").help(say(words::HelpPuzzles.into())),
        )
        .arg(choice(locale, "to", &FORMS, "canonical", say(words::HelpConvertTo.into())))
        .arg(grid(locale))
}

/// The commands about the knowledge base.
fn rules(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let sub = |name, about: Message| subcommand(locale, name, &about);
    let rule =
        || Arg::new("rule").required(true).value_name("RULE").help(say(words::HelpRule.into()));
    sub("rules", words::HelpRules.into())
        .subcommand_required(true)
        .subcommand_help_heading(say(words::HelpHeadingCommands.into()))
        .disable_help_subcommand(true)
        .subcommand(sub("list", words::HelpRulesList.into()))
        .subcommand(sub("show", words::HelpRulesShow.into()).arg(rule()))
        .subcommand(
            sub("test", words::HelpRulesTest.into())
                .arg(
                    path("library")
                        .required(true)
                        .value_name("LIBRARY")
                        .help(say(words::HelpLibrary.into())),
                )
                .arg(
                    Arg::new("code")
                        .long("code")
                        .value_name("CODE")
                        .action(ArgAction::Append)
                        .help(say(words::HelpCode.into())),
                )
                .arg(flag("check", say(words::HelpRulesCheck.into())))
                .arg(flag("instances", say(words::HelpInstances.into()))),
        )
        .subcommand(
            sub("mine", words::HelpRulesMine.into())
                .arg(rule())
                .arg(
                    path("files")
                        .value_name("FILE")
                        .action(ArgAction::Append)
                        .num_args(0..)
                        .help(say(words::HelpMineFiles.into())),
                )
                .arg(number("count", "N", say(words::HelpCount.into())))
                .arg(flag("near-misses", say(words::HelpNearMisses.into())))
                .arg(grid(locale)),
        )
        .subcommand(new_rule(locale))
}

/// The command that makes the skeleton of a rule.
fn new_rule(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let like = Arg::new("like").long("like").value_name("RULE").required(true);
    let code = Arg::new("code").long("code").value_name("CODE");
    let id = Arg::new("id").required(true).value_name("ID").help(say(words::HelpNewId.into()));
    let name = Arg::new("name").required(true).value_name("NAME");
    subcommand(locale, "new", &words::HelpRulesNew.into())
        .arg(id)
        .arg(name.help(say(words::HelpNewName.into())))
        .arg(like.help(say(words::HelpNewLike.into())))
        .arg(code.help(say(words::HelpNewCode.into())))
}

/// The option that has the reasoning written as a proof.
fn proof(locale: &Locale) -> Arg {
    let help = locale.say(&Message::from(words::HelpProof));
    path("proof").long("proof").value_name("NAME").help(help)
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
    ];
    let heading = say(words::HelpHeadingOptions.into());
    let mut command =
        localised_help(command, locale, &say(words::HelpHeadingArguments.into()), &heading);
    for global in globals {
        let global = global.global(true).help_heading(heading.clone());
        if ABOUT_PUZZLES.contains(&global.get_id().as_str()) {
            // An argument that a command has already is not handed on to it, and this one is not listed.
            command = command.mut_subcommands(|command| {
                let is_about_them = !laboratory::WITHOUT_PUZZLES.contains(&command.get_name());
                if is_about_them { command } else { command.arg(global.clone().hide(true)) }
            });
        }
        command = command.arg(global);
    }
    command
}

/// The options of all commands that say something of puzzles alone.
const ABOUT_PUZZLES: [&str; 5] = ["profile", "coordinates", "style", "no-uniqueness", "nodes"];

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
