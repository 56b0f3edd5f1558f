//! Full grids and constraints drawn by lot.

use super::meant::{At, Full, Said, keeps};
use super::meant_in_choices::Packed;
use crate::support::knowledge;
use duvod::grid::{Form, Kind, ValueForm};

/// So often is a constraint drawn until it is as it is wished for.
const TRIES: usize = 2_000;

/// Numbers drawn by lot, always the same ones.
pub(super) struct Lot(pub(super) u64);

impl Lot {
    /// A number below this one.
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most.max(1)
    }

    pub(super) fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    fn mixed<T>(&mut self, mut all: Vec<T>) -> Vec<T> {
        for place in (1..all.len()).rev() {
            let other = self.below(place + 1);
            all.swap(place, other);
        }
        all
    }
}

/// Fills what is empty (0) in all ways, but no more than so many; with a lot, digits come in an order of its own.
pub(super) fn fillings(start: &Full, most: usize, mut lot: Option<&mut Lot>) -> Vec<Full> {
    let mut found = Vec::new();
    let mut full = start.clone();
    fill(&mut full, most, &mut lot, &mut found);
    found
}

fn fill(full: &mut Full, most: usize, lot: &mut Option<&mut Lot>, found: &mut Vec<Full>) {
    let Some(place) = full.digits.iter().position(|&digit| digit == 0) else {
        found.push(full.clone());
        return;
    };
    let (n, areas) = (full.n, &full.areas);
    let sees = |&other: &usize| {
        let is_of_area = areas[other] == areas[place] && areas[place] != ' ';
        other / n == place / n || other % n == place % n || is_of_area
    };
    let seen: Vec<usize> = (0..n * n).filter(sees).collect();
    let mut digits: Vec<usize> = (1..=n).collect();
    if let Some(lot) = lot {
        digits = lot.mixed(digits);
    }
    for digit in digits {
        if found.len() < most && seen.iter().all(|&other| full.digits[other] != digit) {
            full.digits[place] = digit;
            fill(full, most, lot, found);
            full.digits[place] = 0;
        }
    }
}

/// A constraint of this kind, with marks of others where it would else hold for nothing, such that the filling keeps all of them,
/// or does not, as is wished for; as it comes if none is found.
pub(super) fn constraints(kind: &Kind, of: &Full, is_kept: bool, lot: &mut Lot) -> Vec<Said> {
    let mut drawn = Vec::new();
    for _ in 0..TRIES {
        let parts = parts(kind, of, lot);
        let value = value(kind, of, lot);
        let mut said = Said { kind: kind.id.clone(), parts, value };
        if kind.value == ValueForm::Alternatives {
            said = choice(of, lot);
        }
        drawn = [marks(&said, of, is_kept, lot), vec![said]].concat();
        if drawn.iter().all(|said| keeps(of, said, &drawn) == Some(true)) == is_kept {
            break;
        }
    }
    drawn
}

fn value(kind: &Kind, of: &Full, lot: &mut Lot) -> Option<String> {
    let digits = |count: usize, lot: &mut Lot| {
        (0..count).map(|_| (lot.below(of.n) + 1).to_string()).collect()
    };
    match &kind.value {
        // Alternatives are drawn with their cells.
        ValueForm::None | ValueForm::Alternatives => None,
        // Regions are of few sizes.
        ValueForm::Number if kind.id == "found-regions" && lot.below(2) == 0 => {
            Some("2".to_owned())
        }
        ValueForm::Number => Some(lot.below(3 * of.n).to_string()),
        ValueForm::Optional => (lot.below(3) > 0).then(|| lot.below(3 * of.n).to_string()),
        ValueForm::Default(_) => (lot.below(2) > 0).then(|| lot.below(of.n).to_string()),
        ValueForm::Digits => Some(digits(lot.below(4) + 1, lot)),
        ValueForm::Counts => {
            let all: Vec<usize> = lot.mixed((1..=of.n).collect());
            let counted = all[..=lot.below(2)].iter();
            let counted: Vec<[String; 2]> =
                counted.map(|digit| [lot.below(3), *digit].map(|it| it.to_string())).collect();
            Some(counted.concat().concat())
        }
        ValueForm::Table => {
            let letters: Vec<char> = ('A'..='Z').chain('a'..='z').chain("0189-_".chars()).collect();
            let count = (of.n * of.n).div_ceil(6);
            Some((0..count).map(|_| *lot.one_of(&letters)).collect())
        }
        ValueForm::Pattern => Some(pattern(3, of, lot)),
        ValueForm::Machine => Some(machine(of, lot)),
        ValueForm::OneOf(words) => Some(lot.one_of(words).0.clone()),
    }
}

/// A pattern of parts within each other, so deep.
fn pattern(depth: usize, of: &Full, lot: &mut Lot) -> String {
    let digit = |lot: &mut Lot| (lot.below(of.n) + 1).to_string();
    let one = match lot.below(if depth > 0 { 6 } else { 4 }) {
        0 => digit(lot),
        1 => ".".to_owned(),
        2 => format!("[{}{}]", digit(lot), digit(lot)),
        3 => format!("[^{}]", digit(lot)),
        4 => format!("({})", pattern(depth - 1, of, lot)),
        _ => format!("({}|{})", pattern(depth - 1, of, lot), pattern(depth - 1, of, lot)),
    };
    let times = ["", "", "*", "?", "{2}", "{1,}", "{0,2}"];
    let one = format!("{one}{}", *lot.one_of(&times));
    if lot.below(2) > 0 && depth > 0 { one + &pattern(depth - 1, of, lot) } else { one }
}

/// A machine of a few states, with ways as they come.
fn machine(of: &Full, lot: &mut Lot) -> String {
    let states = 2 + lot.below(4);
    let starts = 1 + lot.below(2);
    let mut ends: Vec<usize> = (0..starts).filter(|_| lot.below(3) == 0).collect();
    ends.extend(starts..=starts + lot.below(states - starts));
    ends.retain(|end| *end < states);
    // One digit more is read between two lines.
    let digits = of.n + 1;
    let way = |lot: &mut Lot| (lot.below(states), lot.below(digits) + 1, lot.below(states));
    let ways = (0..states * digits).map(|_| way(lot)).collect();
    format!("{},lot", Packed { starts, ends, ways }.text(states, digits))
}

/// Two or three alternatives, each of one or two constraints.
fn choice(of: &Full, lot: &mut Lot) -> Said {
    let kinds = [
        "odd",
        "even",
        "thermometer",
        "palindrome",
        "killer-cage",
        "renban",
        "clone",
        "skyscraper",
    ];
    let all: Vec<&Kind> = knowledge()
        .kinds()
        .iter()
        .map(AsRef::as_ref)
        .filter(|kind| kinds.contains(&kind.id.as_str()))
        .collect();
    let mut cells: Vec<At> = Vec::new();
    let mut alternatives = Vec::new();
    for _ in 0..2 + lot.below(2) {
        let mut one = Vec::new();
        for _ in 0..=lot.below(2) {
            let kind = *lot.one_of(&all);
            let (parts, value) = (parts(kind, of, lot), value(kind, of, lot));
            cells.extend(parts.iter().flatten());
            one.push(Said { kind: kind.id.clone(), parts, value }.text());
        }
        alternatives.push(one.join("&"));
    }
    cells.sort_unstable();
    cells.dedup();
    Said { kind: "either".to_owned(), parts: vec![cells], value: Some(alternatives.join("|")) }
}

fn parts(kind: &Kind, of: &Full, lot: &mut Lot) -> Vec<Vec<At>> {
    let cells: Vec<At> = of.cells().collect();
    let any = |count: usize, lot: &mut Lot| lot.mixed(cells.clone())[..count].to_vec();
    match &kind.cells {
        Form::Cell => vec![any(1, lot)],
        Form::Pair => {
            let two = *lot.one_of(&of.sides());
            vec![lot.mixed(two.to_vec())]
        }
        Form::Corner => {
            let (row, column) = (lot.below(of.n - 1), lot.below(of.n - 1));
            let corner =
                [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
            vec![lot.mixed(corner.to_vec())]
        }
        Form::Area { least } => vec![any(least + lot.below(of.n + 1 - least), lot)],
        Form::Line { least } => vec![walk(least + lot.below(4), of, lot)],
        Form::Lines => {
            let mut lists: Vec<Vec<At>> =
                (0..=lot.below(2)).map(|_| walk(1 + lot.below(3), of, lot)).collect();
            let empty = lot.below(4);
            if empty <= lists.len() {
                lists.insert(empty, Vec::new());
            }
            lists
        }
        // A region of two cells, and two that say that it is the first.
        Form::Parts(_) if kind.id == "found-regions" && lot.below(2) == 0 => {
            let first: Vec<At> = cells.iter().copied().filter(|at| of.at(*at) == 1).collect();
            vec![lot.one_of(&of.sides()).to_vec(), lot.mixed(first)[..2].to_vec()]
        }
        Form::Parts(count) => {
            let length = lot.below(3) + 1;
            // The second part of an arrow may be longer than the first.
            let longer = if kind.id == "arrow" { lot.below(3) } else { 0 };
            (0..*count).map(|part| any(length + part * longer, lot)).collect()
        }
        Form::Outside => {
            let line = lot.below(of.n);
            let diagonal = kind.id == "little-killer";
            let on = |at: &At| if diagonal { at.0 + at.1 == line } else { at.0 == line };
            let mut cells: Vec<At> = cells.iter().copied().filter(on).collect();
            if lot.below(2) == 0 {
                cells = cells.into_iter().map(|(row, column)| (column, row)).collect();
            }
            if lot.below(2) == 0 {
                cells.reverse();
            }
            vec![cells]
        }
        Form::Whole => Vec::new(),
    }
}

/// Cells one after the other, each a king's move from the one before; now and then one is passed twice.
fn walk(count: usize, of: &Full, lot: &mut Lot) -> Vec<At> {
    let may_cross = lot.below(8) == 0;
    let mut line = vec![*lot.one_of(&of.cells().collect::<Vec<_>>())];
    while line.len() < count {
        let (row, column) = line[line.len() - 1];
        let is_next = |at: &At| {
            let is_near = at.0.abs_diff(row).max(at.1.abs_diff(column)) == 1;
            is_near && (may_cross || !line.contains(at))
        };
        let next: Vec<At> = of.cells().filter(is_next).collect();
        if next.is_empty() {
            break;
        }
        line.push(*lot.one_of(&next));
    }
    line
}

/// The marks without which the filling would not keep what is said of all cells without them: all, or all but some.
fn marks(said: &Said, of: &Full, all: bool, lot: &mut Lot) -> Vec<Said> {
    let value = said.value.clone();
    let number = value.as_ref().and_then(|value| value.parse().ok()).unwrap_or(1);
    let mut marks = Vec::new();
    for pair in of.sides() {
        let [one, other] = pair.map(|(row, column)| of.digits[row * of.n + column]);
        let (kind, value) = match said.kind.as_str() {
            "no-consecutive" | "no-difference" if one.abs_diff(other) == number => {
                ("difference", value.clone())
            }
            "no-ratio" if one == number * other || other == number * one => {
                ("ratio", value.clone())
            }
            "no-xv" if one + other == 5 => ("xv", Some("V".to_owned())),
            "no-xv" if one + other == 10 => ("xv", Some("X".to_owned())),
            _ => continue,
        };
        if all || lot.below(10) > 0 {
            marks.push(Said { kind: kind.to_owned(), parts: vec![pair.to_vec()], value });
        }
    }
    marks
}
