//! Colours: nets of strong links of one digit, `7 r1c1=r1c5=r4c5, r8c2=r8c9; r1c1-r3c3-r4c5`.
//!
//! * `r1c5=r4c5`: the only open places of the digit in the first house of which that is true; in another
//!   house if one is written: `r1c5=[b2]=r3c4`. Links that share a cell with the one before are written on.
//! * Behind the semicolon stands who sees whom: `r1c1-r3c3-r4c5`, two cells that see the cell between them,
//!   which is struck; `r1c5-r2c9`, two cells of which not both are true, for the struck cell that comes next;
//!   `r1c1-r1c5!`, two cells that cannot both be true and would have to be. What is written for a struck cell
//!   holds for those behind it too, up to the next such.
//!
//! What is struck rests on the links that join the cells which strike it, and on who sees whom there.

use super::consequence::Consequence;
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::Moment;
use super::written::{Draft, Written};
use crate::grid::{Cell, CellSet, Digit};
use crate::proof::{Claim, Colours, Fact, Meeting, Places, Step, Support};

fn print_meeting(moment: &Moment<'_>, meeting: Meeting) -> String {
    let [one, other] = meeting.cells().map(|cell| moment.cell(cell));
    match meeting {
        Meeting::Clash(_) => format!("{one}-{other}!"),
        Meeting::Joint(_) => format!("{one}-{other}"),
        Meeting::Struck { cell, .. } => format!("{one}-{}-{other}", moment.cell(cell)),
    }
}

/// The cells that are joined with this one by the links, leaving one link out.
fn joined(colours: &Colours, start: Cell, without: usize) -> CellSet {
    let mut joined = CellSet::of(start);
    loop {
        let before = joined;
        for (number, link) in colours.links.iter().enumerate() {
            if number != without && link.cells.intersects(&joined) {
                joined |= link.cells;
            }
        }
        if joined == before {
            return joined;
        }
    }
}

/// What a struck cell rests on: clashes, its own sights, and the links without which the cells of
/// those, and itself, would not be joined.
fn support(colours: &Colours, struck: Cell) -> Vec<u16> {
    let mut terminals = CellSet::EMPTY;
    let mut numbers = Vec::new();
    let mut claim = colours.links.len() as u16;
    // The sights between two struck cells belong to the second of them.
    let mut own: Vec<u16> = Vec::new();
    let mut cells = CellSet::EMPTY;
    for meeting in &colours.meetings {
        let count = meeting.claims(colours.digit).len() as u16;
        own.extend(claim..claim + count);
        cells |= meeting.cells().into_iter().collect();
        claim += count;
        let ends = match *meeting {
            Meeting::Joint(_) => continue,
            Meeting::Clash(_) => {
                terminals.insert(struck);
                true
            }
            Meeting::Struck { cell, .. } => cell == struck,
        };
        if ends {
            numbers.append(&mut own);
            terminals |= cells;
        }
        own.clear();
        cells = CellSet::EMPTY;
    }
    let joins = |number: &usize| {
        let mut ends = colours.links[*number].cells.iter();
        ends.all(|end| terminals.intersects(&joined(colours, end, *number)))
    };
    let links = (0..colours.links.len()).filter(joins).map(|number| number as u16);
    links.chain(numbers).collect()
}

impl Written for Colours {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        Self::claims(self)
    }

    fn supports(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        ends.iter().map(|end| Support::Claims(support(self, end.fact.cell()))).collect()
    }
}

/// `7 r1c1=r1c5=r4c5; r1c1-r3c3-r4c5`.
pub(super) fn write(moment: &Moment<'_>, step: &Step, colours: &Colours) -> Draft {
    let Colours { digit, links, meetings } = colours;
    let texts: Vec<String> =
        once(meetings).map(|meeting| print_meeting(moment, *meeting)).collect();
    let links = print_links(moment, *digit, links);
    let pattern = format!("{} {links}; {}", moment.digit(*digit), texts.join(", "));
    let mut draft = Draft::new(pattern, step);
    let struck = meetings.iter().filter_map(|meeting| match *meeting {
        Meeting::Struck { cell, .. } => Some(Fact::Absent(cell, *digit)),
        Meeting::Clash(_) | Meeting::Joint(_) => None,
    });
    let struck: Vec<Fact> = struck.collect();
    if !struck.is_empty() {
        let is_told = |fact| step.conclusions.iter().any(|end| end.fact == fact);
        let ends = struck.into_iter().map(|fact| Consequence::new(fact, is_told(fact)));
        draft.ends = ends.collect();
    }
    draft
}

/// The sights without those of two nets that stand before already.
fn once(sights: &[Meeting]) -> impl Iterator<Item = &Meeting> {
    let mut last = None;
    sights.iter().filter(move |sight| match sight {
        Meeting::Joint(cells) => last.replace(*cells) != Some(*cells),
        _ => true,
    })
}

/// The opposite of [`once`]: a struck cell that has no sight of two nets of its own has the last one before it.
fn each(sights: Vec<Meeting>) -> Vec<Meeting> {
    let mut all: Vec<Meeting> = Vec::with_capacity(sights.len());
    let mut weak = None;
    for sight in sights {
        match sight {
            Meeting::Joint(_) => weak = Some(sight),
            Meeting::Struck { .. } if !matches!(all.last(), Some(Meeting::Joint(_))) => {
                all.extend(weak);
            }
            Meeting::Struck { .. } | Meeting::Clash(_) => {}
        }
        all.push(sight);
    }
    all
}

fn print_links(moment: &Moment<'_>, digit: Digit, links: &[Places]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last = None;
    for (number, link) in links.iter().enumerate() {
        let Some([mut one, mut other]) = link.cells.pair() else { continue };
        let leads_on = |cell| links.get(number + 1).is_some_and(|next| next.cells.contains(cell));
        if last == Some(other) || (last != Some(one) && leads_on(one) && !leads_on(other)) {
            (one, other) = (other, one);
        }
        if last != Some(one) {
            let comma = if number == 0 { "" } else { ", " };
            parts.push(format!("{comma}{}", moment.cell(one)));
        }
        parts.push("=".to_owned());
        parts.push(moment.link_house(link.house, digit, link.cells));
        parts.push(moment.cell(other));
        last = Some(other);
    }
    parts.concat()
}

/// Reads `r1c1=r1c5=r4c5; r1c1-r3c3-r4c5` behind the digit.
pub(super) fn read(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Written + use<>> {
    let mut links = Vec::new();
    loop {
        let mut from = reader.cell()?;
        reader.expect("=")?;
        loop {
            let (link, to) = read_link(reader, digit, from)?;
            links.push(link);
            from = to;
            if !reader.takes("=") {
                break;
            }
        }
        if !reader.takes(", ") {
            break;
        }
    }
    reader.expect("; ")?;
    let mut sights = vec![read_sight(reader)?];
    while reader.takes(", ") {
        sights.push(read_sight(reader)?);
    }
    Ok(Colours { digit, links, meetings: each(sights) })
}

/// Reads `r4c5` or `[b2]=r4c5` behind the first cell of a link; gives its other cell, too.
fn read_link(reader: &mut Reader<'_>, digit: Digit, from: Cell) -> Read<(Places, Cell)> {
    let written = reader.link_house()?;
    let place = reader.place();
    let to = reader.cell()?;
    let cells: CellSet = [from, to].into_iter().collect();
    let house = reader.moment.house_of_link(written, digit, cells);
    let house = house.ok_or_else(|| Reader::error_at(place, Expected::StrongLink))?;
    Ok((Places { house, digit, cells }, to))
}

fn read_sight(reader: &mut Reader<'_>) -> Read<Meeting> {
    let one = reader.cell()?;
    reader.expect("-")?;
    let other = reader.cell()?;
    if reader.takes("-") {
        return Ok(Meeting::Struck { by: [one, reader.cell()?], cell: other });
    }
    let cells = [one, other];
    Ok(if reader.takes("!") { Meeting::Clash(cells) } else { Meeting::Joint(cells) })
}
