//! What all possibilities lead to, told one after the other.

use super::contradiction::contradiction;
use super::shape::Telling;
use super::{names, trial};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Geometry, Group, House};
use crate::message::words::{StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Alternative, Case, CaseEnd, Cover, Fact};

/// Of fewer steps that are the same as those before them they are told again.
const WORTH_A_REFERENCE: usize = 1;

impl Telling<'_> {
    /// Possibilities that all lead to the same.
    pub(super) fn verity(&self, one_of: &Alternative) -> Message {
        let facts = self.concluded();
        let alternative = self.alternative(one_of);
        if self.is_laid_out() {
            let steps = self.step.nested_steps();
            return match self.without_fins(one_of) {
                Some(none) => words::LaidOutVerityNoFin { alternative, facts, none, steps }.into(),
                None => words::LaidOutVerity { alternative, facts, steps }.into(),
            };
        }
        let cases = self.possibilities();
        let cases: Vec<Message> = self.without_fins(one_of).into_iter().chain(cases).collect();
        shapes::Verity { alternative, cases, facts }.told(self.length)
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
            Alternative::Either(Candidate { cell, digit }) => Message::from(words::VerityEither {
                cell: self.geometry.cell_name(*cell),
                digit: self.geometry.digit_name(*digit),
            }),
        }
    }

    /// The bases of a fish need a place outside of all covers in which nothing is supposed.
    fn far_fins(&self, cover: &Cover) -> Message {
        let fish = self.fish(cover);
        let bases = names::houses(self.geometry, fish.bases.iter().copied());
        let covers = names::houses(self.geometry, fish.covers);
        let cells = names::cells(self.geometry, fish.supposed);
        let digit = self.geometry.digit_name(cover.digit);
        // With a cover among the possibilities, the bases are more than the other covers.
        if fish.has_all_covers {
            words::VerityFins { bases, cells, covers, digit }.into()
        } else {
            words::VerityCover { bases, count: fish.bases.len(), covers, cells, digit }.into()
        }
    }

    /// What follows at once if a fish needs none of its fins; nothing if there is no such case.
    fn without_fins(&self, one_of: &Alternative) -> Option<Message> {
        let Alternative::Cover(cover) = one_of else { return None };
        let fish = self.fish(cover);
        let [first, ..] = self.step.conclusions.as_slice() else { return None };
        fish.has_all_covers.then(|| {
            Message::from(words::VerityNoFin {
                digit: self.geometry.digit_name(first.fact.digit()),
                fins: names::cells(self.geometry, fish.supposed),
                covers: names::houses(self.geometry, fish.covers),
                facts: self.concluded(),
            })
        })
    }

    fn fish(&self, cover: &Cover) -> KrakenFish {
        let supposed: CellSet = self.step.cases.iter().map(|case| case.supposed.cell()).collect();
        let covers = cover.sides.iter().flat_map(|side| side.covers.iter().copied());
        let (with, without): (Vec<Group>, Vec<Group>) =
            covers.partition(|&cover| supposed.intersects(&self.geometry.cells_of(cover)));
        let has_all_covers = with.is_empty();
        KrakenFish { bases: cover.base_houses(), covers: without, supposed, has_all_covers }
    }

    /// All possibilities and what they lead to, told together where the same cells see the same digit.
    fn possibilities(&self) -> Vec<Message> {
        let mut told: Vec<(Option<Sighting>, CellSet, Message)> = Vec::new();
        // What is the same is told one after another.
        let is_same =
            |one: &Case, other: &Case| (&one.steps, &one.end) == (&other.steps, &other.end);
        let cases = &self.step.cases;
        let first = |case: &Case| cases.iter().position(|earlier| is_same(earlier, case));
        let mut cases: Vec<&Case> = cases.iter().collect();
        cases.sort_by_key(|case| first(case));
        for alike in cases.chunk_by(|one, other| is_same(one, other)) {
            match alike {
                [case, others @ ..] if case.steps.len() >= WORTH_A_REFERENCE => {
                    told.push((None, CellSet::EMPTY, self.possibility(case)));
                    let supposed = self.one_supposed(others);
                    if !supposed.is_empty() {
                        told.push((None, CellSet::EMPTY, words::VerityAgain { supposed }.into()));
                    }
                }
                _ => alike.iter().for_each(|case| self.tell_short(case, &mut told)),
            }
        }
        told.into_iter().map(|(.., message)| message).collect()
    }

    /// A case of few steps; those in which cells see the same digit are told together.
    fn tell_short(&self, case: &Case, told: &mut Vec<(Option<Sighting>, CellSet, Message)>) {
        let sighting = Sighting::of(self.geometry, case);
        let cell = CellSet::of(case.supposed.cell());
        let known = told.iter_mut().find(|(known, ..)| sighting.is_some() && *known == sighting);
        match (known, sighting) {
            (Some((_, cells, message)), Some(sighting)) => {
                *cells |= cell;
                *message = sighting.told(self.geometry, *cells);
            }
            (_, Some(sighting)) => {
                let message = sighting.told(self.geometry, cell);
                told.push((Some(sighting), cell, message));
            }
            (_, None) => told.push((None, cell, self.possibility(case))),
        }
    }

    /// That one of the cases holds: each digit with all its cells.
    fn one_supposed(&self, cases: &[&Case]) -> Vec<Message> {
        let mut held: Vec<(Digit, CellSet)> = Vec::new();
        let mut told = Vec::new();
        for case in cases {
            match case.supposed {
                Fact::Holds(cell, digit) => match held.iter_mut().find(|(it, _)| *it == digit) {
                    Some((_, cells)) => cells.insert(cell),
                    None => held.push((digit, CellSet::of(cell))),
                },
                absent @ Fact::Absent(..) => told.push(self.supposed(absent)),
            }
        }
        let held = held.into_iter().map(|(digit, cells)| {
            let cells = names::cells(self.geometry, cells);
            words::IfOneHolds { cells, digit: self.geometry.digit_name(digit) }.into()
        });
        held.chain(told).collect()
    }

    /// One possibility and what it leads to.
    fn possibility(&self, case: &Case) -> Message {
        let (steps, _) = trial::steps(self.geometry, self.state, case);
        let supposed = self.supposed(case.supposed);
        match &case.end {
            CaseEnd::Reaches(facts) => {
                // What the last step comes to is said by that.
                let last = case.steps.last().map_or(&[][..], |step| &step.conclusions);
                let is_told = |fact: &Fact| last.iter().any(|end| end.fact == *fact);
                let new: Vec<Fact> = facts.iter().copied().filter(|fact| !is_told(fact)).collect();
                let reached = names::facts(self.geometry, &new);
                match others_of_cell(case.supposed, facts).filter(|_| steps.is_empty()) {
                    Some(others) => {
                        let digits = names::digits(self.geometry, others);
                        words::VerityElse { digits, supposed }.into()
                    }
                    None if steps.is_empty() => words::VerityAtOnce { reached, supposed }.into(),
                    None => words::VerityCase { reached, steps, supposed }.into(),
                }
            }
            CaseEnd::Contradiction(claim) => {
                let end = contradiction(self.geometry, claim);
                if steps.is_empty() {
                    words::VerityRefutedAtOnce { end, supposed }.into()
                } else {
                    words::VerityRefuted { end, steps, supposed }.into()
                }
            }
        }
    }

    /// The fact as the clause of a condition.
    fn supposed(&self, supposed: Fact) -> Message {
        let cell = self.geometry.cell_name(supposed.cell());
        let digit = self.geometry.digit_name(supposed.digit());
        match supposed {
            Fact::Holds(..) => words::IfHolds { cell, digit }.into(),
            Fact::Absent(..) => words::IfAbsent { cell, digit }.into(),
        }
    }

    /// What the step comes to.
    fn concluded(&self) -> Vec<Message> {
        let facts: Vec<Fact> = self.step.conclusions.iter().map(|end| end.fact).collect();
        names::facts(self.geometry, &facts)
    }
}

/// The digits that the cell of a supposed one does not hold besides, if nothing else is said; none if it is.
pub(in crate::explanation) fn others_of_cell(supposed: Fact, facts: &[Fact]) -> Option<DigitSet> {
    let Fact::Holds(cell, _) = supposed else { return None };
    let is_there = |fact: &Fact| matches!(fact, Fact::Absent(at, _) if *at == cell);
    facts.iter().all(is_there).then(|| facts.iter().map(|fact| fact.digit()).collect())
}

/// Cells that see a supposed digit and for that cannot hold it.
#[derive(Clone, PartialEq)]
pub(in crate::explanation) struct Sighting {
    digit: Digit,
    targets: CellSet,
}

impl Sighting {
    /// All that a case comes to, if it comes to that at once.
    pub(in crate::explanation) fn of(geometry: &Geometry, case: &Case) -> Option<Self> {
        let (Fact::Holds(cell, digit), CaseEnd::Reaches(facts)) = (case.supposed, &case.end) else {
            return None;
        };
        let seen = geometry.peers(cell);
        let is_seen = |fact: &Fact| matches!(fact, Fact::Absent(at, of) if *of == digit && seen.contains(*at));
        let is_all = case.steps.is_empty() && !facts.is_empty() && facts.iter().all(is_seen);
        is_all.then(|| Self { digit, targets: facts.iter().map(|fact| fact.cell()).collect() })
    }

    /// That these cells hold the digit, and what sees it.
    fn told(&self, geometry: &Geometry, cells: CellSet) -> Message {
        let targets = names::cells(geometry, self.targets);
        let (digit, count) = (geometry.digit_name(self.digit), targets.len());
        words::VeritySeen { cells: names::cells(geometry, cells), count, digit, targets }.into()
    }

    /// What sees the supposed digit.
    pub(in crate::explanation) fn end(&self, geometry: &Geometry) -> Message {
        let targets = names::cells(geometry, self.targets);
        let (digit, count) = (geometry.digit_name(self.digit), targets.len());
        words::CaseSeen { count, digit, targets }.into()
    }
}

/// A fish whose other places are supposed one after the other.
struct KrakenFish {
    bases: Vec<House>,
    /// Its covers but for one in which something is supposed.
    covers: Vec<Group>,
    supposed: CellSet,
    has_all_covers: bool,
}
