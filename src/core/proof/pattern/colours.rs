//! Nets of strong links of one digit, in two colours.

use super::parts::{ClaimCursor, Places, both};
use crate::grid::{Cell, CellSet, Digit};
use crate::proof::{Claim, Node, Role, Step, Support};

/// Strong links of one digit, in no order, and which of their cells see what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Colours {
    /// The digit.
    pub digit: Digit,
    /// The links, each between the only two places of the digit in a house.
    pub links: Vec<Places>,
    /// Which cells see each other, in the order of the candidates that are struck because of it.
    pub meetings: Vec<Meeting>,
}

/// Cells of the nets that see something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Two cells that would both have to hold the digit.
    Clash([Cell; 2]),
    /// Two cells of different nets, for the struck cell that comes next.
    Joint([Cell; 2]),
    /// Two cells one of which holds the digit, and a cell that both see.
    Struck {
        /// The cells of the nets.
        by: [Cell; 2],
        /// What they see.
        cell: Cell,
    },
}

impl Meeting {
    /// Returns the cells of the nets that see something.
    pub const fn cells(self) -> [Cell; 2] {
        match self {
            Self::Clash(cells) | Self::Joint(cells) | Self::Struck { by: cells, .. } => cells,
        }
    }

    /// Returns the claims that say this of a digit.
    pub fn claims(self, digit: Digit) -> Vec<Claim> {
        let not_both = |role, first, second| {
            Claim::not_both(role, Node::of(first, digit), Node::of(second, digit))
        };
        match self {
            Self::Clash([one, other]) => vec![not_both(Role::Contradiction, one, other)],
            Self::Joint([one, other]) => vec![not_both(Role::WeakLink(0), one, other)],
            Self::Struck { by, cell } => by.map(|one| not_both(Role::Target, one, cell)).to_vec(),
        }
    }

    fn read(claims: &mut ClaimCursor<'_>) -> Option<Self> {
        let pair =
            |(first, second): (Node, Node)| Some([first.cells.only()?, second.cells.only()?]);
        if let Some(nodes) = claims.one(Role::Contradiction, both) {
            return pair(nodes).map(Self::Clash);
        }
        if let Some(nodes) = claims.one(Role::WeakLink(0), both) {
            return pair(nodes).map(Self::Joint);
        }
        let [one, cell] = pair(claims.one(Role::Target, both)?)?;
        let [other, _] = pair(claims.one(Role::Target, both)?)?;
        Some(Self::Struck { by: [one, other], cell })
    }
}

impl Colours {
    pub(super) fn of(step: &Step) -> Option<Self> {
        let mut claims = ClaimCursor::new(&step.claims);
        let mut links = Vec::new();
        while let Some(places) = claims.one(Role::StrongLink(links.len() as u8), Places::of) {
            let _ = places.cells.pair()?;
            links.push(places);
        }
        let mut meetings = Vec::new();
        while !claims.rest().is_empty() {
            meetings.push(Meeting::read(&mut claims)?);
        }
        let digit = links.first()?.digit;
        (!meetings.is_empty()).then_some(Self { digit, links, meetings })
    }

    /// Returns the claims that say this.
    pub fn claims(&self) -> Vec<Claim> {
        let links = self.links.iter().enumerate();
        let links = links.map(|(number, link)| link.claim(Role::StrongLink(number as u8)));
        let meetings = self.meetings.iter().flat_map(|meeting| meeting.claims(self.digit));
        links.chain(meetings).collect()
    }

    /// Returns the meetings that a conclusion rests on.
    pub fn meetings_of(&self, support: &Support) -> Vec<Meeting> {
        let mut number = self.links.len();
        let mut own = Vec::new();
        for &meeting in &self.meetings {
            let is_own = match support {
                Support::All => true,
                Support::Claims(numbers) => numbers.contains(&(number as u16)),
            };
            own.extend(is_own.then_some(meeting));
            number += meeting.claims(self.digit).len();
        }
        own
    }

    /// Returns the nets that the links make, in the order of their first links.
    pub fn nets(&self) -> Vec<Net> {
        let mut links: Vec<[Cell; 2]> =
            self.links.iter().filter_map(|link| link.cells.pair()).collect();
        let mut nets = Vec::new();
        while let Some(&[start, _]) = links.first() {
            let mut net = Net { one: CellSet::of(start), other: CellSet::EMPTY };
            loop {
                let before = links.len();
                links.retain(|&[from, to]| !net.takes(from, to) && !net.takes(to, from));
                if links.len() == before {
                    break;
                }
            }
            nets.push(net);
        }
        nets
    }
}

/// Cells that strong links of one digit join, in two colours: all of one hold the digit, or all of the
/// other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    /// The colour of the net's first cell.
    pub one: CellSet,
    /// The other colour.
    pub other: CellSet,
}

impl Net {
    /// Takes in a link from a cell of the net; says whether it was one.
    fn takes(&mut self, from: Cell, to: Cell) -> bool {
        if self.one.contains(from) {
            self.other.insert(to);
            true
        } else if self.other.contains(from) {
            self.one.insert(to);
            true
        } else {
            false
        }
    }
}
