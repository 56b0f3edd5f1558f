//! What all possibilities lead to, told one after the other; and full placements of a digit.

use std::collections::BTreeSet;

use super::telling::Telling;
use super::{names, trial};
use crate::grid::{CellSet, Geometry, House};
use crate::message::{Message, words};
use crate::proof::{Alternative, Case, CaseEnd, Cover, Fact, Placements};

/// More ways to place a digit than these are not told one by one.
const MOST_WAYS: usize = 6;

/// With more beginnings of ways than these nothing is told one by one.
const MOST_GONE_THROUGH: usize = 10_000;

impl Telling<'_> {
    /// Possibilities that all lead to the same.
    pub(super) fn verity(&self, one_of: &Alternative) -> Message {
        let facts: Vec<Message> =
            self.step.conclusions.iter().map(|end| self.fact(end.fact)).collect();
        let alternative = self.alternative(one_of);
        if self.is_laid_out() {
            let message = Message::new("laid-out-verity").with("alternative", alternative);
            return message.with("steps", self.step.nested_steps()).with("facts", facts);
        }
        let cases = self.step.cases.iter().map(|case| self.possibility(case));
        let cases: Vec<Message> = self.without_fins(one_of).into_iter().chain(cases).collect();
        self.length
            .message("verity")
            .with("alternative", alternative)
            .with("cases", cases)
            .with("facts", facts)
    }

    /// What says that one of the possibilities is true.
    fn alternative(&self, one_of: &Alternative) -> Message {
        match one_of {
            Alternative::House(places) => Message::from(words::VerityPlace {
                house: self.geometry.house_name(places.house),
                digit: self.geometry.digit_name(places.digit),
                cells: names::cells(self.geometry, places.cells),
            }),
            Alternative::Cover(cover) => self.far_fins(cover),
            Alternative::Cell(cell, digits) => Message::from(words::VerityCell {
                cell: self.geometry.cell_name(*cell),
                digits: names::digits(self.geometry, *digits),
            }),
        }
    }

    /// The bases of a fish need a place outside of all covers in which nothing is supposed.
    fn far_fins(&self, cover: &Cover) -> Message {
        let fish = self.fish(cover);
        // With a cover among the possibilities, the bases are more than the other covers.
        let shape = if fish.has_all_covers { "verity-fins" } else { "verity-cover" };
        Message::new(shape)
            .with("bases", names::houses(self.geometry, fish.bases.iter().copied()))
            .with("count", fish.bases.len())
            .with("covers", names::houses(self.geometry, fish.covers))
            .with("cells", names::cells(self.geometry, fish.supposed))
            .with("digit", self.geometry.digit_name(cover.digit))
    }

    /// What follows at once if a fish needs none of its fins; nothing if there is no such case.
    fn without_fins(&self, one_of: &Alternative) -> Option<Message> {
        let Alternative::Cover(cover) = one_of else { return None };
        let fish = self.fish(cover);
        let [first, ..] = self.step.conclusions.as_slice() else { return None };
        fish.has_all_covers.then(|| {
            let facts = self.step.conclusions.iter().map(|end| self.fact(end.fact));
            Message::from(words::VerityNoFin {
                digit: self.geometry.digit_name(first.fact.digit()),
                fins: names::cells(self.geometry, fish.supposed),
                covers: names::houses(self.geometry, fish.covers),
                facts: facts.collect::<Vec<Message>>(),
            })
        })
    }

    fn fish(&self, cover: &Cover) -> Fish {
        let supposed: CellSet = self.step.cases.iter().map(|case| case.supposed.cell()).collect();
        let covers = cover.sides.iter().flat_map(|side| side.covers.iter().copied());
        let (with, without): (Vec<House>, Vec<House>) =
            covers.partition(|&cover| supposed.intersects(&self.geometry.cells_of(cover)));
        let has_all_covers = with.is_empty();
        Fish { bases: cover.base_houses(), covers: without, supposed, has_all_covers }
    }

    /// One possibility and what it leads to.
    fn possibility(&self, case: &Case) -> Message {
        let steps = trial::steps(self.geometry, self.state, case);
        let at_once = steps.is_empty();
        let message = match &case.end {
            CaseEnd::Reaches(facts) => {
                let reached: Vec<Message> = facts.iter().map(|&fact| self.fact(fact)).collect();
                Message::new(if at_once { "verity-at-once" } else { "verity-case" })
                    .with("reached", reached)
            }
            CaseEnd::Contradiction(claim) => {
                Message::new(if at_once { "verity-refuted-at-once" } else { "verity-refuted" })
                    .with("end", trial::contradiction(self.geometry, claim))
            }
        };
        message.with("supposed", self.supposed(case.supposed)).with("steps", steps)
    }

    /// The fact as the clause of a condition.
    fn supposed(&self, supposed: Fact) -> Message {
        let id = match supposed {
            Fact::Holds(..) => "if-holds",
            Fact::Absent(..) => "if-absent",
        };
        Message { id: id.into(), ..self.fact(supposed) }
    }

    pub(super) fn fact(&self, stated: Fact) -> Message {
        fact(self.geometry, stated)
    }

    /// All ways to place a digit in these rows, if they are few.
    fn ways(&self, placements: &Placements) -> Option<Vec<CellSet>> {
        let mut ways = vec![CellSet::EMPTY];
        for places in placements.all() {
            let longer = ways.iter().flat_map(|&way| {
                let cells = places.cells.iter();
                let fits = cells.filter(move |&cell| !self.geometry.peers(cell).intersects(&way));
                fits.map(move |cell| way | CellSet::of(cell))
            });
            ways = longer.take(MOST_GONE_THROUGH + 1).collect();
            if ways.len() > MOST_GONE_THROUGH {
                return None;
            }
        }
        (ways.len() <= MOST_WAYS).then_some(ways)
    }

    /// Full placements of digits: rows in which their places can only be chosen so.
    pub(super) fn placements(&self, placements: &Placements) -> Message {
        let rows: BTreeSet<House> = placements.all().map(|places| places.house).collect();
        let digits = placements.digits();
        let holds = self.step.conclusions.iter().filter_map(|end| match end.fact {
            Fact::Holds(cell, _) => Some(cell),
            Fact::Absent(..) => None,
        });
        let holds: CellSet = holds.collect();
        let shape = match (holds.is_empty(), digits.only()) {
            (true, Some(_)) => "template-delete",
            (false, Some(_)) => "template-set",
            (true, None) => "template-delete-joint",
            (false, None) => "template-set-joint",
        };
        let first = self.step.conclusions.first();
        let digit = first.map_or(placements.first.digit, |end| end.fact.digit());
        let ways = digits.only().and_then(|_| self.ways(placements));
        let ways: Vec<Message> = ways
            .into_iter()
            .flatten()
            .map(|cells| {
                Message::from(words::TemplateWay { cells: names::cells(self.geometry, cells) })
            })
            .collect();
        let message = self
            .length
            .message(shape)
            .with("ways", ways)
            .with("digit", self.geometry.digit_name(digit))
            .with("digits", names::digits(self.geometry, digits))
            .with("rows", names::houses(self.geometry, rows.iter().copied()))
            .with("count", rows.len())
            .with("cells", names::cells(self.geometry, holds));
        self.with_eliminations(message, &self.step.conclusions)
    }
}

/// A fish whose other places are supposed one after the other.
struct Fish {
    bases: Vec<House>,
    /// Its covers but for one in which something is supposed.
    covers: Vec<House>,
    supposed: CellSet,
    has_all_covers: bool,
}

/// That a cell holds a digit, or does not.
pub(super) fn fact(geometry: &Geometry, stated: Fact) -> Message {
    let shape = match stated {
        Fact::Holds(..) => "fact-holds",
        Fact::Absent(..) => "fact-absent",
    };
    Message::new(shape)
        .with("cell", geometry.cell_name(stated.cell()))
        .with("digit", geometry.digit_name(stated.digit()))
}
