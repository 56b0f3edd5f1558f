//! The commands that make puzzles, and the options that say which.

use clap::{Arg, ArgGroup, Command, value_parser};

use crate::argument::{flag, grid, number, one_of, path, subcommand};
use crate::generate::LEVEL_NAMES;
use crate::hunt as hunting;
use duvod::generator::{ATTEMPTS, HardBy, POOL, Symmetry};
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// The command that makes puzzles.
pub(super) fn generate(locale: &Locale) -> Command {
    let count = number("count", "N", locale.say(&words::HelpGenerateCount.into()));
    subcommand(locale, "generate", &words::HelpGenerate.into())
        .arg(count)
        .args(wishes(locale))
        .group(change())
        .arg(grid(locale))
}

/// The group of the options that say how a puzzle is to be changed.
pub(super) fn change() -> ArgGroup {
    ArgGroup::new("change").args(["easier", "harder"])
}

/// The options that say which puzzles are to be made.
pub(super) fn wishes(locale: &Locale) -> [Arg; 18] {
    let say = |words: Message| locale.say(&words);
    let option = |name: &'static str, value: &'static str, help: Message| {
        Arg::new(name).long(name).value_name(value).help(locale.say(&help))
    };
    let symmetries = Symmetry::ALL.map(Symmetry::name);
    let chosen = |arg: Arg, names: &[&'static str]| one_of(locale, arg, names);
    let pattern = option("pattern", "CELLS", words::HelpPattern.into());
    let from = path("from").long("from").value_name("PUZZLE").help(say(words::HelpFrom.into()));
    [
        chosen(option("level", "LEVEL", words::HelpLevel.into()), &LEVEL_NAMES),
        option("score", "A-B", words::HelpScore.into()),
        option("er", "A-B", words::HelpEr.into()),
        option("givens", "A-B", words::HelpGivens.into()),
        chosen(option("symmetry", "SYMMETRY", words::HelpSymmetry.into()), &symmetries),
        pattern.conflicts_with_all(["givens", "symmetry"]),
        flag("minimal", say(words::HelpMinimal.into())),
        number("guessing", "PERCENT", say(words::HelpGuessing.into()))
            .value_parser(value_parser!(u64).range(..=100)),
        option("solvable-by", "PROFILE", words::HelpSolvableBy.into()),
        option("rule", "RULE", words::HelpNeededRule.into()),
        flag("alone", say(words::HelpAlone.into())).requires("rule"),
        flag("or-easier", say(words::HelpOrEasier.into())).requires("alone"),
        from.conflicts_with("pattern").requires("change"),
        flag("easier", say(words::HelpEasier.into())).requires("from"),
        flag("harder", say(words::HelpHarder.into())).requires("from"),
        number("seed", "N", say(words::HelpGenerateSeed.into())),
        number("threads", "N", say(words::HelpThreads.into())),
        number("attempts", "N", say(words::HelpAttempts { count: ATTEMPTS }.into()))
            .value_parser(value_parser!(u64).range(1..)),
    ]
}

/// The command that seeks hard puzzles.
pub(super) fn hunt(locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let pool = path("pool").long("pool").value_name("FILE").help(say(words::HelpPool.into()));
    let above_0 = |arg: Arg| arg.value_parser(value_parser!(u64).range(1..));
    let by = HardBy::ALL.map(HardBy::name);
    let attempts = say(words::HelpHuntAttempts { count: hunting::ATTEMPTS }.into());
    subcommand(locale, "hunt", &words::HelpHunt.into())
        .arg(pool.required(true))
        .arg(one_of(locale, Arg::new("by").long("by").help(say(words::HelpHuntBy.into())), &by))
        .arg(above_0(number("attempts", "N", attempts)))
        .arg(number("count", "N", say(words::HelpHuntCount { count: hunting::COUNT }.into())))
        .arg(above_0(number("size", "N", say(words::HelpHuntSize { count: POOL }.into()))))
        .arg(number("seed", "N", say(words::HelpGenerateSeed.into())))
        .arg(number("threads", "N", say(words::HelpThreads.into())))
        .arg(grid(locale))
}
