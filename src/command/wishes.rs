//! Which puzzles are to be made: the options that say so, and what they come to.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use clap::{Arg, ArgGroup, ArgMatches, value_parser};

use super::argument::{flag, number, one_of, path};
use super::context::{Context, take_own_profile};
use super::failure::Failure;
use super::input;
use super::rules::rule_named;
use duvod::formats::{Content, read};
use duvod::generator::{ATTEMPTS, Beside, Change, Symmetry, Wish, pattern, range};
use duvod::grid::CellSet;
use duvod::knowledge::Level;
use duvod::locale::Locale;
use duvod::message::{Message, words};

/// The names of the levels.
pub(super) const LEVEL_NAMES: [&str; 5] = {
    let [one, two, three, four, five] = Level::ALL;
    [one.name(), two.name(), three.name(), four.name(), five.name()]
};

/// The group of the options that say how a puzzle is to be changed.
pub(super) fn change() -> ArgGroup {
    ArgGroup::new("change").args(["easier", "harder"])
}

/// The options that say which puzzles are to be made.
pub(super) fn options(locale: &Locale) -> [Arg; 18] {
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

/// What the arguments ask for.
pub(super) fn wish(context: &mut Context, arguments: &ArgMatches) -> Result<Wish, Failure> {
    let from = arguments.get_one::<PathBuf>("from").map(|puzzle| input::board(context, puzzle));
    let change = if arguments.get_flag("harder") { Change::Harder } else { Change::Easier };
    let from = from.transpose()?.map(|board| (board, change));
    let text = |name: &str| arguments.get_one::<String>(name).map(String::as_str);
    let givens: Option<RangeInclusive<usize>> = text("givens").map(range_of).transpose()?;
    let score = text("score").map(range_of).transpose()?;
    let er = text("er").map(range_of).transpose()?;
    let solvable_by = text("solvable-by").map(str::to_owned);
    if let Some(profile) =
        solvable_by.as_ref().filter(|name| context.knowledge.profile(name).is_none())
    {
        take_own_profile(&mut context.knowledge, profile).map_err(Failure::Wrong)?;
    }
    let rule = text("rule").map(|rule| rule_named(context, rule).map(|rule| rule.id));
    let beside = match (arguments.get_flag("alone"), arguments.get_flag("or-easier")) {
        (false, _) => Beside::Easier,
        (true, false) => Beside::Singles,
        (true, true) => Beside::SinglesLoosely,
    };
    let rule = rule.transpose()?.map(|rule| (rule, beside));
    let level =
        text("level").and_then(|name| Level::ALL.into_iter().find(|level| level.name() == name));
    Ok(Wish {
        seed: arguments.get_one::<u64>("seed").copied().unwrap_or(0),
        symmetry: text("symmetry").and_then(Symmetry::named).unwrap_or_default(),
        pattern: text("pattern").map(|text| cells(context, text)).transpose()?,
        givens,
        minimal: arguments.get_flag("minimal"),
        level,
        score,
        er,
        guessing: arguments.get_one::<u64>("guessing").copied(),
        solvable_by,
        rule,
        from,
        rated: context.json,
    })
}

/// The cells of a pattern.
fn cells(context: &Context, text: &str) -> Result<CellSet, Failure> {
    let geometry = &context.geometry;
    let of_file = || -> Result<Option<CellSet>, Failure> {
        let name = Path::new(text);
        if !input::is_standard_input(name) && !name.is_file() {
            return Ok(None);
        }
        let text = input::text(context, name)?;
        let signs: String = text.split_whitespace().collect();
        if let Some(cells) = pattern(&signs, geometry) {
            return Ok(Some(cells));
        }
        // A puzzle that is drawn or written otherwise: its givens.
        let grids = [Arc::clone(geometry)];
        let found = read(&text, &grids).items.into_iter().find_map(|item| match item.content {
            Ok(Content::Puzzle(puzzle)) => Some(puzzle.state.board),
            _ => None,
        });
        Ok(found.map(|board| board.digits().map(|given| given.cell).collect()))
    };
    let cells = match pattern(text, geometry) {
        None => of_file()?,
        cells => cells,
    };
    let wrong = || Failure::Wrong(words::ErrorPattern { cells: geometry.cell_count() }.into());
    cells.ok_or_else(wrong)
}

/// A range as it is typed.
pub(super) fn range_of<T: FromStr + Clone>(text: &str) -> Result<RangeInclusive<T>, Failure> {
    range(text).ok_or_else(|| Failure::Wrong(words::ErrorRange { text }.into()))
}
