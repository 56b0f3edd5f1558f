//! A pattern as the text of a rule's file.

use std::fmt::Write as _;

use duvod::proof::schema::{Atom, Schema};

/// The file of a rule with this id.
pub(super) fn rule(id: &str, pattern: &Schema) -> String {
    let mut text = format!(
        "Rule(\n    id: \"{id}\",\n    level: extreme,\n    cost: 900,\n    body: Schema(\n"
    );
    let all = |names: &[String]| names.iter().map(|it| quoted(it)).collect::<Vec<_>>().join(", ");
    let _ = writeln!(text, "        cells: [{}],", all(&pattern.cells));
    let _ = writeln!(text, "        digits: [{}],", all(&pattern.digits));
    if !pattern.houses.is_empty() {
        let houses = pattern.houses.iter();
        let houses = houses.map(|(name, sort)| format!("{}: {sort:?}", quoted(name)));
        let houses: Vec<String> = houses.collect();
        let _ = writeln!(text, "        houses: {{{}}},", houses.join(", "));
    }
    text.push_str("        when: [\n");
    for atom in &pattern.atoms {
        let _ = writeln!(text, "            {},", condition(pattern, atom));
    }
    text.push_str("        ],\n");
    let ends = pattern.ends.iter().map(|end| {
        let word = if end.holds { "Is" } else { "Not" };
        format!(
            "{word}({}, {})",
            quoted(&pattern.cells[end.cell]),
            quoted(&pattern.digits[end.digit])
        )
    });
    let ends: Vec<String> = ends.collect();
    let _ = writeln!(text, "        then: [{}],", ends.join(", "));
    text.push_str("    ),\n)\n");
    text
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

fn condition(pattern: &Schema, atom: &Atom) -> String {
    let cell = |it: usize| quoted(&pattern.cells[it]);
    let digit = |it: usize| quoted(&pattern.digits[it]);
    let house = |it: usize| quoted(&pattern.houses[it].0);
    let cells = |all: &[usize]| {
        format!("[{}]", all.iter().map(|&it| cell(it)).collect::<Vec<_>>().join(", "))
    };
    match atom {
        Atom::OnlyDigits { cells: all, digits } => {
            let digits: Vec<String> = digits.iter().map(|&it| digit(it)).collect();
            format!("OnlyDigits({}, [{}])", cells(all), digits.join(", "))
        }
        Atom::OnlyPlaces { house: its, digit: one, cells: all } => {
            format!("OnlyPlaces({}, {}, {})", house(*its), digit(*one), cells(all))
        }
        &Atom::Filled(it, one) => format!("Filled({}, {})", cell(it), digit(one)),
        Atom::Sees(these, others) => format!("Sees({}, {})", cells(these), cells(others)),
        Atom::DoesNotSee(these, others) => {
            format!("DoesNotSee({}, {})", cells(these), cells(others))
        }
        &Atom::NotBoth((it, one), (other, another)) => format!(
            "NotBoth(({}, {}), ({}, {}))",
            cell(it),
            digit(one),
            cell(other),
            digit(another)
        ),
        Atom::In(all, its) => format!("In({}, {})", cells(all), house(*its)),
        &Atom::AtMostOnce(its, one) => format!("AtMostOnce({}, {})", house(its), digit(one)),
        Atom::Different(all) => format!("Different({})", cells(all)),
        Atom::DifferentHouses(all) => {
            let houses: Vec<String> = all.iter().map(|&it| house(it)).collect();
            format!("Different([{}])", houses.join(", "))
        }
        Atom::SameBand(all) => format!("SameBand({})", cells(all)),
        Atom::SameStack(all) => format!("SameStack({})", cells(all)),
    }
}
