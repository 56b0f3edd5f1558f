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
use super::form::{Draft, Pattern};
use super::reading::{Read, Reader};
use super::writing::Moment;
use crate::grid::{Cell, CellSet, Digit, House};
use crate::proof::{Claim, Fact, Node, Role, Statement, Step, Support};

struct Net {
    digit: Digit,
    links: Vec<Link>,
    sights: Vec<Sight>,
}

#[derive(Clone, Copy)]
struct Link {
    ends: [Cell; 2],
    house: House,
}

/// Who sees whom.
#[derive(Clone, Copy)]
enum Sight {
    Clash([Cell; 2]),
    Weak([Cell; 2]),
    Struck { by: [Cell; 2], cell: Cell },
}

impl Sight {
    /// The cells of the nets that see something.
    const fn cells(self) -> [Cell; 2] {
        match self {
            Self::Clash(cells) | Self::Weak(cells) | Self::Struck { by: cells, .. } => cells,
        }
    }

    fn claims(self, digit: Digit) -> Vec<Claim> {
        let node = |cell| Node { digit, cells: CellSet::of(cell) };
        let not_both = |role, first, second| Claim::not_both(role, node(first), node(second));
        match self {
            Self::Clash([one, other]) => vec![not_both(Role::Contradiction, one, other)],
            Self::Weak([one, other]) => vec![not_both(Role::WeakLink(0), one, other)],
            Self::Struck { by, cell } => by.map(|one| not_both(Role::Target, one, cell)).to_vec(),
        }
    }

    fn print(self, moment: &Moment<'_>) -> String {
        let [one, other] = self.cells().map(|cell| moment.cell(cell));
        match self {
            Self::Clash(_) => format!("{one}-{other}!"),
            Self::Weak(_) => format!("{one}-{other}"),
            Self::Struck { cell, .. } => format!("{one}-{}-{other}", moment.cell(cell)),
        }
    }
}

impl Net {
    /// The cells that are joined with this one by the links, leaving one link out.
    fn joined(&self, start: Cell, without: usize) -> CellSet {
        let mut joined = CellSet::of(start);
        loop {
            let before = joined;
            for (number, link) in self.links.iter().enumerate() {
                if number != without && link.ends.iter().any(|&end| joined.contains(end)) {
                    joined |= link.ends.into_iter().collect();
                }
            }
            if joined == before {
                return joined;
            }
        }
    }

    /// What a struck cell rests on: clashes, its own sights, and the links without which the cells of
    /// those, and itself, would not be joined.
    fn support(&self, struck: Cell) -> Vec<u16> {
        let mut terminals = CellSet::EMPTY;
        let mut numbers = Vec::new();
        let mut claim = self.links.len() as u16;
        // The sights between two struck cells belong to the second of them.
        let mut own: Vec<u16> = Vec::new();
        let mut cells = CellSet::EMPTY;
        for sight in &self.sights {
            let count = sight.claims(self.digit).len() as u16;
            own.extend(claim..claim + count);
            cells |= sight.cells().into_iter().collect();
            claim += count;
            let ends = match *sight {
                Sight::Weak(_) => continue,
                Sight::Clash(_) => {
                    terminals.insert(struck);
                    true
                }
                Sight::Struck { cell, .. } => cell == struck,
            };
            if ends {
                numbers.append(&mut own);
                terminals |= cells;
            }
            own.clear();
            cells = CellSet::EMPTY;
        }
        let joins = |number: &usize| {
            let [one, other] = self.links[*number].ends;
            terminals.intersects(&self.joined(one, *number))
                && terminals.intersects(&self.joined(other, *number))
        };
        let links = (0..self.links.len()).filter(joins).map(|number| number as u16);
        links.chain(numbers).collect()
    }
}

impl Pattern for Net {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        let mut claims = Vec::new();
        for (number, link) in self.links.iter().enumerate() {
            let cells = link.ends.into_iter().collect();
            let only = Statement::OnlyPlaces { house: link.house, digit: self.digit, cells };
            claims.push(Claim::new(Role::StrongLink(number as u8), only));
        }
        claims.extend(self.sights.iter().flat_map(|sight| sight.claims(self.digit)));
        claims
    }

    fn supports(&self, _moment: &Moment<'_>, ends: &[Consequence]) -> Vec<Support> {
        ends.iter().map(|end| Support::Claims(self.support(end.fact.cell()))).collect()
    }
}

/// `7 r1c1=r1c5=r4c5; r1c1-r3c3-r4c5`.
pub(super) fn write(moment: &Moment<'_>, step: &Step) -> Option<Draft> {
    let is_link = |claim: &&Claim| matches!(claim.role, Role::StrongLink(_));
    let count = step.claims.iter().take_while(is_link).count();
    let (links, sights) = step.claims.split_at(count);
    let links: Vec<Link> = links.iter().map(link_of).collect::<Option<_>>()?;
    let sights = sights_of(sights)?;
    let Statement::OnlyPlaces { digit, .. } = step.claims.first()?.statement else { return None };
    let texts: Vec<String> = once(&sights).map(|sight| sight.print(moment)).collect();
    let links = print_links(moment, digit, &links);
    let pattern = format!("{} {links}; {}", moment.digit(digit), texts.join(", "));
    let mut draft = Draft::new(pattern, step);
    let struck = sights.iter().filter_map(|sight| match *sight {
        Sight::Struck { cell, .. } => Some(Fact::Absent(cell, digit)),
        _ => None,
    });
    let struck: Vec<Fact> = struck.collect();
    if !struck.is_empty() {
        let is_told = |fact| step.conclusions.iter().any(|end| end.fact == fact);
        let ends = struck.into_iter().map(|fact| Consequence::new(fact, is_told(fact)));
        draft.ends = ends.collect();
    }
    Some(draft)
}

/// The sights without those of two nets that stand before already.
fn once(sights: &[Sight]) -> impl Iterator<Item = &Sight> {
    let mut last = None;
    sights.iter().filter(move |sight| match sight {
        Sight::Weak(cells) => last.replace(*cells) != Some(*cells),
        _ => true,
    })
}

/// The opposite of [`once`]: a struck cell that has no sight of two nets of its own has the last one before it.
fn each(sights: Vec<Sight>) -> Vec<Sight> {
    let mut all: Vec<Sight> = Vec::with_capacity(sights.len());
    let mut weak = None;
    for sight in sights {
        match sight {
            Sight::Weak(_) => weak = Some(sight),
            Sight::Struck { .. } if !matches!(all.last(), Some(Sight::Weak(_))) => all.extend(weak),
            Sight::Struck { .. } | Sight::Clash(_) => {}
        }
        all.push(sight);
    }
    all
}

fn link_of(claim: &Claim) -> Option<Link> {
    let Statement::OnlyPlaces { house, cells, .. } = claim.statement else { return None };
    let first = cells.first()?;
    Some(Link { ends: [first, (cells - CellSet::of(first)).only()?], house })
}

fn sights_of(claims: &[Claim]) -> Option<Vec<Sight>> {
    let pair = |claim: &Claim| match &claim.statement {
        Statement::NotBoth { first, second } => Some([first.cells.only()?, second.cells.only()?]),
        _ => None,
    };
    let mut sights = Vec::new();
    let mut rest = claims;
    while let Some((claim, more)) = rest.split_first() {
        rest = more;
        let cells = pair(claim)?;
        sights.push(match claim.role {
            Role::Contradiction => Sight::Clash(cells),
            Role::WeakLink(_) => Sight::Weak(cells),
            _ => {
                let (second, more) = rest.split_first()?;
                rest = more;
                Sight::Struck { by: [cells[0], pair(second)?[0]], cell: cells[1] }
            }
        });
    }
    Some(sights)
}

fn print_links(moment: &Moment<'_>, digit: Digit, links: &[Link]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last = None;
    for (number, link) in links.iter().enumerate() {
        let [mut one, mut other] = link.ends;
        let leads_on = |cell| links.get(number + 1).is_some_and(|next| next.ends.contains(&cell));
        if last == Some(other) || (last != Some(one) && leads_on(one) && !leads_on(other)) {
            (one, other) = (other, one);
        }
        if last != Some(one) {
            let comma = if number == 0 { "" } else { ", " };
            parts.push(format!("{comma}{}", moment.cell(one)));
        }
        parts.push("=".to_owned());
        parts.push(moment.link_house(link.house, digit, link.ends.into_iter().collect()));
        parts.push(moment.cell(other));
        last = Some(other);
    }
    parts.concat()
}

/// Reads `r1c1=r1c5=r4c5; r1c1-r3c3-r4c5` behind the digit.
pub(super) fn read(reader: &mut Reader<'_>, digit: Digit) -> Read<impl Pattern + use<>> {
    let mut links = Vec::new();
    loop {
        let mut from = reader.cell()?;
        reader.expect("=")?;
        loop {
            let link = read_link(reader, digit, from)?;
            links.push(link);
            from = link.ends[1];
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
    Ok(Net { digit, links, sights: each(sights) })
}

/// Reads `r4c5` or `[b2]=r4c5` behind the first cell of a link.
fn read_link(reader: &mut Reader<'_>, digit: Digit, from: Cell) -> Read<Link> {
    let written = reader.link_house()?;
    let place = reader.place();
    let ends = [from, reader.cell()?];
    let both: CellSet = ends.into_iter().collect();
    let house = reader.moment.house_of_link(written, digit, both);
    let house = house.ok_or_else(|| Reader::error_at(place, Expected::StrongLink))?;
    Ok(Link { ends, house })
}

fn read_sight(reader: &mut Reader<'_>) -> Read<Sight> {
    let one = reader.cell()?;
    reader.expect("-")?;
    let other = reader.cell()?;
    if reader.takes("-") {
        return Ok(Sight::Struck { by: [one, reader.cell()?], cell: other });
    }
    let cells = [one, other];
    Ok(if reader.takes("!") { Sight::Clash(cells) } else { Sight::Weak(cells) })
}
