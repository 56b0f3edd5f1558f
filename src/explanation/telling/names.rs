//! From cells, digits and houses to what a message calls them.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Group, HouseKind};
use crate::locale::Locale;
use crate::message::{Area, CellName, DigitName, HouseName, Message, Value, words};
use crate::proof::{Fact, RuleId, Statement, Step, set_letter};

/// The letter of a set with this number, from 0, as the picture has it.
pub(super) fn letter(number: usize) -> String {
    set_letter(number).to_string()
}

/// The cells' names, in reading order.
pub(in crate::explanation) fn cells(geometry: &Geometry, cells: CellSet) -> Vec<CellName> {
    cells.iter().map(|cell| geometry.cell_name(cell)).collect()
}

/// The digits' names, lowest first.
pub(in crate::explanation) fn digits(geometry: &Geometry, digits: DigitSet) -> Vec<DigitName> {
    digits.iter().map(|digit| geometry.digit_name(digit)).collect()
}

/// The houses' names, in the given order.
pub(in crate::explanation) fn houses(
    geometry: &Geometry,
    houses: impl IntoIterator<Item = impl Into<Group>>,
) -> Vec<HouseName> {
    houses.into_iter().map(|house| geometry.house_name(house)).collect()
}

/// Digits in cells, in the given order.
pub(in crate::explanation) fn placements(
    geometry: &Geometry,
    placements: &[Candidate],
) -> Vec<(CellName, DigitName)> {
    let name = |&Candidate { cell, digit }| (geometry.cell_name(cell), geometry.digit_name(digit));
    placements.iter().map(name).collect()
}

/// Candidates by digit, each digit with its cells in reading order.
pub(super) fn eliminations(
    geometry: &Geometry,
    candidates: impl IntoIterator<Item = Candidate>,
) -> Vec<(DigitName, Vec<CellName>)> {
    let mut cells_of = vec![CellSet::EMPTY; geometry.digit_count()];
    for Candidate { cell, digit } in candidates {
        cells_of[digit.index()].insert(cell);
    }
    geometry
        .digits()
        .filter(|digit| !cells_of[digit.index()].is_empty())
        .map(|digit| (geometry.digit_name(digit), cells(geometry, cells_of[digit.index()])))
        .collect()
}

/// Digits that are put into cells, in short: the cells that get the same digit are told together.
pub(in crate::explanation) fn placed(
    geometry: &Geometry,
    placed: impl IntoIterator<Item = Candidate>,
) -> impl Iterator<Item = Message> {
    eliminations(geometry, placed)
        .into_iter()
        .map(|(digit, cells)| Message::from(words::ResultPlaced { cells, digit }))
}

/// Candidates that are struck out, in short: digits that go from the same cells are told together.
pub(in crate::explanation) fn struck(
    geometry: &Geometry,
    candidates: impl IntoIterator<Item = Candidate>,
) -> Vec<Message> {
    let mut groups: Vec<(Vec<CellName>, Vec<DigitName>)> = Vec::new();
    for (digit, cells) in eliminations(geometry, candidates) {
        match groups.iter_mut().find(|group| group.0 == cells) {
            Some(group) => group.1.push(digit),
            None => groups.push((cells, vec![digit])),
        }
    }
    let tell = |(cells, digits)| Message::from(words::ResultStruck { cells, digits });
    groups.into_iter().map(tell).collect()
}

/// That a cell holds a digit, or does not.
pub fn fact(geometry: &Geometry, stated: Fact) -> Message {
    let cell = geometry.cell_name(stated.cell());
    let digit = geometry.digit_name(stated.digit());
    match stated {
        Fact::Holds(..) => words::FactHolds { cell, digit }.into(),
        Fact::Absent(..) => words::FactAbsent { cell, digit }.into(),
    }
}

/// What each of these facts says; of one digit that several cells do not hold it is said once.
pub(in crate::explanation) fn facts(geometry: &Geometry, stated: &[Fact]) -> Vec<Message> {
    let cells_without = |digit: Digit| -> Vec<Cell> {
        let without =
            stated.iter().filter(|fact| matches!(fact, Fact::Absent(_, it) if *it == digit));
        without.map(|fact| fact.cell()).collect()
    };
    let mut told = Vec::new();
    for (place, &one) in stated.iter().enumerate() {
        let cells = match one {
            Fact::Holds(..) => Vec::new(),
            Fact::Absent(_, digit) => cells_without(digit),
        };
        if cells.len() < 2 {
            told.push(fact(geometry, one));
        } else if !stated[..place].iter().any(|it| is_like(*it, one)) {
            let cells = cells.into_iter().map(|cell| geometry.cell_name(cell)).collect();
            let digit = geometry.digit_name(one.digit());
            told.push(words::FactsAbsent { cells, digit }.into());
        }
    }
    told
}

/// Whether both say that a cell does not hold the same digit.
fn is_like(one: Fact, other: Fact) -> bool {
    matches!((one, other), (Fact::Absent(_, one), Fact::Absent(_, other)) if one == other)
}

/// Returns the name of a rule, as on a grid of blocks. What its words say under a heading stands [under](Message::under) it.
pub fn rule_name(rule: RuleId) -> Message {
    Message::of_rule(rule, Area::Block)
}

/// Returns the name of a rule on this grid: what looks at blocks looks at regions where the grid has these instead.
pub fn rule_name_on(geometry: &Geometry, rule: RuleId) -> Message {
    Message::of_rule(rule, area_of(geometry))
}

/// Returns all names of a rule, on whatever grid.
pub fn rule_names(rule: RuleId) -> [Message; Area::ALL.len()] {
    Area::ALL.map(|area| Message::of_rule(rule, area))
}

/// Returns the name of a rule of which these are the names of steps: by the houses that they look at, of several sorts where no
/// word is for all of them.
pub fn rule_name_among<'a>(
    geometry: &Geometry,
    rule: RuleId,
    names: impl IntoIterator<Item = &'a Message>,
) -> Message {
    name_among(rule, names).unwrap_or_else(|| rule_name_on(geometry, rule))
}

/// The same where some of the steps look at a house that is called by a word of its own, or that follows from others.
pub(in crate::explanation) fn name_among<'a>(
    rule: RuleId,
    names: impl IntoIterator<Item = &'a Message>,
) -> Option<Message> {
    let called = |name: &Message| {
        name.args.iter().find_map(|(_, value)| match value {
            Value::Houses(houses) => houses.first().map(|house| house.called.map(|it| it.word)),
            _ => None,
        })
    };
    let mut names = names.into_iter();
    let first = names.next()?;
    let (word, mut is_called, mut is_same) = (called(first), called(first).is_some(), true);
    for name in names {
        is_called |= called(name).is_some();
        is_same &= called(name) == word;
    }
    let name = || if is_same { first.clone() } else { Message::of_rule(rule, Area::Several) };
    is_called.then(name)
}

/// Returns the name of a step's rule, by the house that the step looks at.
pub fn step_name(geometry: &Geometry, step: &Step) -> Message {
    Message::of_rule(step.rule, area_seen(geometry, step))
}

/// Returns the name of a step's rule in a language, or what it is called everywhere if the language has no name for it, as
/// for a rule of a user's own.
pub fn step_name_in(locale: Option<&Locale>, geometry: &Geometry, step: &Step) -> String {
    let name = locale.and_then(|locale| locale.try_say(&step_name(geometry, step)).ok());
    name.unwrap_or_else(|| step.rule.to_string())
}

/// What the rule of this name says, in a sentence.
pub(in crate::explanation) fn says(name: &Message) -> Message {
    name.under("says")
}

/// How a rule of this name is looked for. That speaks of blocks; where a grid has others, it is said what the rule says.
pub(in crate::explanation) fn how_to_spot(geometry: &Geometry, name: &Message) -> Message {
    match area_of(geometry) {
        Area::Block | Area::BlockOrDiagonal => name.under("spot"),
        _ => says(name),
    }
}

/// What the grid has for areas.
pub(super) fn area_of(geometry: &Geometry) -> Area {
    let has = |kind: HouseKind| geometry.houses().any(|house| geometry.kind(house) == kind);
    match (has(HouseKind::Block), has(HouseKind::Diagonal)) {
        (false, _) if has(HouseKind::Region) => Area::Region,
        (false, true) => Area::Diagonal,
        (false, false) => Area::None,
        (true, false) => Area::Block,
        (true, true) => Area::BlockOrDiagonal,
    }
}

/// What kind the first house is that a step looks at and that is no line; if there is none, what the grid has.
fn area_seen(geometry: &Geometry, step: &Step) -> Area {
    let mut seen = step.claims.iter().filter_map(|claim| match claim.statement {
        Statement::OnlyPlaces { house, .. } => Some(house.group()),
        Statement::AtMostOnce { group, .. } => Some(group),
        _ => None,
    });
    let seen = seen.find(|&group| !geometry.kind(group).is_line());
    let Some(seen) = seen else { return area_of(geometry) };
    let name = geometry.house_name(seen);
    match geometry.kind(seen) {
        _ if name.called.is_some() || geometry.derivation(seen).is_some() => Area::Called(name),
        HouseKind::Diagonal => Area::Diagonal,
        HouseKind::Region => Area::Region,
        HouseKind::Block => Area::Block,
        HouseKind::Row | HouseKind::Column => area_of(geometry),
    }
}
