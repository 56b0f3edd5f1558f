//! What follows from a pattern: the part of a text behind the arrow.

use super::reading::{Read, Reader};
use super::writing::{Moment, NONE};
use crate::grid::{Cell, CellSet, DigitSet};
use crate::proof::{Fact, Step, Support};

/// Something that a pattern shows.
#[derive(Clone)]
pub(super) struct Consequence {
    pub(super) fact: Fact,
    /// Whether the step concludes it. What it might have concluded besides stands in parentheses: a step
    /// that was cut down to what a proof needs still claims to see what it no longer strikes.
    pub(super) told: bool,
    /// What it rests on, where that is not what the pattern would have it.
    pub(super) support: Option<Support>,
}

impl Consequence {
    /// A conclusion, or something that could have been one.
    pub(super) const fn new(fact: Fact, told: bool) -> Self {
        Self { fact, told, support: None }
    }
}

/// The conclusions of a step.
pub(super) fn told(step: &Step) -> Vec<Consequence> {
    step.conclusions.iter().map(|end| Consequence::new(end.fact, true)).collect()
}

/// The conclusions of a step that goes for these digits, and that it sees those of the cells in which it
/// concludes nothing.
pub(super) fn with_untold(
    moment: &Moment<'_>,
    step: &Step,
    seen: CellSet,
    digits: DigitSet,
) -> Vec<Consequence> {
    let mut all = told(step);
    let untold = seen - struck(&all);
    for digit in digits.iter() {
        // Of a cell that has none of the digits any one will do.
        let goes = |cell: &Cell| {
            let allowed = moment.state.digits_of(*cell) & digits;
            allowed.contains(digit) || (allowed.is_empty() && digits.first() == Some(digit))
        };
        let fact = |cell| Consequence::new(Fact::Absent(cell, digit), false);
        all.extend(untold.iter().filter(goes).map(fact));
    }
    all
}

/// The cells that lose candidates.
pub(super) fn struck(all: &[Consequence]) -> CellSet {
    let cell = |fact| match fact {
        Fact::Absent(cell, _) => Some(cell),
        Fact::Holds(..) => None,
    };
    all.iter().filter_map(|one| cell(one.fact)).collect()
}

/// `r4c4,r6c5<>7, r2c1<>3, (r3c3<>3)`: neighbours that differ in nothing but the cell are written together.
pub(super) fn print(moment: &Moment<'_>, all: &[Consequence]) -> String {
    let groups = all.chunk_by(|before, after| {
        let (one, other) = (before.fact, after.fact);
        let alike = matches!(one, Fact::Holds(..)) == matches!(other, Fact::Holds(..));
        alike
            && one.digit() == other.digit()
            && one.cell() < other.cell()
            && (before.told, &before.support) == (after.told, &after.support)
    });
    let texts: Vec<String> = groups.map(|group| print_group(moment, group)).collect();
    if texts.is_empty() { NONE.to_owned() } else { texts.join(", ") }
}

fn print_group(moment: &Moment<'_>, group: &[Consequence]) -> String {
    let Some(first) = group.first() else { return String::new() };
    let relation = if matches!(first.fact, Fact::Holds(..)) { "=" } else { "<>" };
    let cells = moment.cells(group.iter().map(|one| one.fact.cell()).collect());
    let digit = moment.digit(first.fact.digit());
    let support = match &first.support {
        None => String::new(),
        Some(Support::All) => "{all}".to_owned(),
        Some(Support::Claims(numbers)) => {
            let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
            format!("{{{}}}", numbers.join(","))
        }
    };
    let text = format!("{cells}{relation}{digit}{support}");
    if first.told { text } else { format!("({text})") }
}

/// Reads what [`print`] writes.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<Vec<Consequence>> {
    if reader.takes(NONE) {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    loop {
        let told = !reader.takes("(");
        let cells = reader.cells()?;
        let holds = reader.takes("=");
        if !holds {
            reader.expect("<>")?;
        }
        let digit = reader.digit()?;
        let support = read_support(reader)?;
        if !told {
            reader.expect(")")?;
        }
        all.extend(cells.iter().map(|cell| {
            let fact = if holds { Fact::Holds(cell, digit) } else { Fact::Absent(cell, digit) };
            Consequence { fact, told, support: support.clone() }
        }));
        if !reader.takes(", ") {
            return Ok(all);
        }
    }
}

fn read_support(reader: &mut Reader<'_>) -> Read<Option<Support>> {
    if reader.takes("{all}") {
        return Ok(Some(Support::All));
    }
    if !reader.takes("{") {
        return Ok(None);
    }
    let mut numbers = Vec::new();
    if !reader.is_next("}") {
        numbers.push(reader.number()?);
        while reader.takes(",") {
            numbers.push(reader.number()?);
        }
    }
    reader.expect("}")?;
    Ok(Some(Support::Claims(numbers)))
}
