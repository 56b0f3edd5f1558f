//! Which puzzles are to be made: the options that say so, and what they come to.

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use clap::{Arg, ArgGroup, value_parser};

use super::argument::{flag, number, one_of, path};
use super::failure::Failure;
use super::input;
use super::opening::knowledge_with;
use super::reasoner::Reasoner;
use super::request::Request;
use super::rules::rule_named;
use super::teller::Teller;
use duvod::formats::{Content, read};
use duvod::generator::{ATTEMPTS, Beside, Change, Symmetry, Wish, pattern, range};
use duvod::grid::{CellSet, Geometry};
use duvod::knowledge::{Knowledge, Level};
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

/// What is wished for, with what knows of it.
pub(super) struct Wished<'a> {
    /// On the grid of the puzzles.
    pub(super) reasoner: Reasoner<'a>,
    /// With the user's own profile that is to solve them, if it is one.
    pub(super) knowledge: Cow<'a, Knowledge>,
    pub(super) wish: Wish,
}

/// What the arguments ask for.
pub(super) fn wished<'a>(request: &'a Request, teller: &Teller) -> Result<Wished<'a>, Failure> {
    let from = request.path("from").map(|puzzle| input::board(request, teller, puzzle));
    let change = if request.flag("harder") { Change::Harder } else { Change::Easier };
    let (reasoner, from) = match from.transpose()? {
        Some((reasoner, board)) => (reasoner, Some((board, change))),
        None => (Reasoner::of(request), None),
    };
    let givens: Option<RangeInclusive<usize>> = request.text("givens").map(range_of).transpose()?;
    let score = request.text("score").map(range_of).transpose()?;
    let er = request.text("er").map(range_of).transpose()?;
    let solvable_by = request.text("solvable-by").map(str::to_owned);
    let knowledge = knowledge_with(&request.knowledge, solvable_by.as_deref());
    let knowledge = knowledge.map_err(Failure::Wrong)?;
    let rule = request.text("rule").map(|rule| rule_named(request, teller, rule));
    let beside = match (request.flag("alone"), request.flag("or-easier")) {
        (false, _) => Beside::Easier,
        (true, false) => Beside::Singles,
        (true, true) => Beside::SinglesLoosely,
    };
    let rule = rule.transpose()?.map(|rule| (rule.id, beside));
    let level = |name: &str| Level::ALL.into_iter().find(|level| level.name() == name);
    let pattern = request.text("pattern").map(|text| cells(teller, &reasoner.geometry, text));
    let wish = Wish {
        seed: request.number("seed").unwrap_or(0),
        symmetry: request.text("symmetry").and_then(Symmetry::named).unwrap_or_default(),
        pattern: pattern.transpose()?,
        givens,
        minimal: request.flag("minimal"),
        level: request.text("level").and_then(level),
        score,
        er,
        guessing: request.number("guessing"),
        solvable_by,
        rule,
        from,
        rated: teller.json,
    };
    Ok(Wished { reasoner, knowledge, wish })
}

/// The cells of a pattern.
fn cells(teller: &Teller, geometry: &Arc<Geometry>, text: &str) -> Result<CellSet, Failure> {
    let of_file = || -> Result<Option<CellSet>, Failure> {
        let name = Path::new(text);
        if !input::is_standard_input(name) && !name.is_file() {
            return Ok(None);
        }
        let text = input::text(teller, name)?;
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
