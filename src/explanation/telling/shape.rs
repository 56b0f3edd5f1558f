//! A step as a sentence, chosen by its shape.
//!
//! Every shape has two messages: `step-…` tells pattern, argument and consequence; `brief-…` is the
//! short form for an item in the list of a trial.

use super::kept_out::{OutOfCell, beside_or_struck, clauses_of_house, sights, takes_clauses};
use super::names;
use super::narrated_step::is_long;
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::message::words::{self, Length, StepWording as _, shapes};
use crate::message::{CellName, DigitName, Message};
use crate::proof::{
    CellsWithDigits, Conclusion, Cover, Direct, Fact, HiddenSet, NakedSet, Pattern, Places, Side,
    Single, SingleReason, Step, Support, Uncovering,
};

/// The step with pattern, argument and consequence, told in the state before it.
pub(super) fn full(geometry: &Geometry, state: &Candidates, step: &Step) -> Message {
    Telling { geometry, state, step, length: Length::Full }.tell()
}

/// The step as an item of a list.
pub(super) fn brief(geometry: &Geometry, state: &Candidates, step: &Step) -> Message {
    Telling { geometry, state, step, length: Length::Brief }.tell()
}

/// One step in the state before it.
pub(super) struct Telling<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) state: &'a Candidates,
    pub(super) step: &'a Step,
    pub(super) length: Length,
}

impl Telling<'_> {
    fn tell(&self) -> Message {
        let ends = &self.step.conclusions;
        match &Pattern::of(self.step) {
            Pattern::Single(single) => self.single(single),
            Pattern::Naked(set) => self.naked(set),
            Pattern::Hidden(set) => self.hidden(set, ends),
            Pattern::Cover(cover) => self.cover(cover, ends),
            Pattern::Direct(direct) => self.direct(direct),
            Pattern::Chains(chains) => self.chains(chains),
            Pattern::Colours(colours) => self.colours(colours),
            Pattern::RemotePair(pair) => self.remote_pair(pair),
            Pattern::Ring(ring) => self.ring(ring),
            Pattern::Wing(wing) => self.wing(wing),
            Pattern::Joined(joined) => self.joined_sets(joined),
            Pattern::Bent(set) => self.bent_set(set),
            Pattern::Crossing(sets) => self.crossing_sets(sets),
            Pattern::Exclusion(exclusion) => self.exclusion(exclusion),
            Pattern::Placements(placements) => self.placements(placements),
            Pattern::Deadly(deadly) => self.deadly(deadly),
            Pattern::Verity(alternative) => self.verity(alternative),
            Pattern::Trial => self.trial(),
            Pattern::Law(law) => self.law(law),
            Pattern::Balance(balance) => self.balance(balance),
            Pattern::Other(_) => self.other(),
        }
    }

    /// Whether only what its cases come to is told, and they are laid out below it.
    pub(super) fn is_laid_out(&self) -> bool {
        self.length == Length::Full && is_long(self.step)
    }

    /// What no shape has words for: what is claimed, and what is supposed.
    pub(super) fn other(&self) -> Message {
        match (self.step.claims.is_empty(), self.step.cases.is_empty()) {
            (true, true) => self.unclaimed(),
            (false, true) => self.stated(),
            (true, false) => self.trial(),
            (false, false) => self.parts(vec![self.stated_first(), self.trial()]),
        }
    }

    /// A step of which nothing is claimed, by what it comes to.
    fn unclaimed(&self) -> Message {
        match self.step.fills() {
            Some(Candidate { cell, digit }) => self.only_digit(cell, digit),
            None => self.claims(&self.step.conclusions),
        }
    }

    /// What is struck, and nothing of why.
    fn claims(&self, ends: &[Conclusion]) -> Message {
        shapes::Claims { eliminations: self.eliminations(ends) }.told(self.length)
    }

    /// An elimination, and the single that it leaves.
    fn direct(&self, direct: &Direct) -> Message {
        let tell = |ends: &[Conclusion]| match &direct.by {
            Uncovering::Hidden(set) => self.hidden(set, ends),
            Uncovering::Cover(cover) => self.cover(cover, ends),
        };
        let Places { house, digit, cells } = direct.left;
        let Some(cell) = direct.cell else { return tell(&self.step.conclusions) };
        let struck: Vec<_> = Conclusion::strikes(cells - CellSet::of(cell), digit).collect();
        shapes::Direct {
            pattern: tell(&struck),
            house: self.geometry.house_name(house),
            cell: self.geometry.cell_name(cell),
            digit: self.geometry.digit_name(digit),
        }
        .told(self.length)
    }

    fn single(&self, single: &Single) -> Message {
        let &Single { cell, digit, .. } = single;
        match &single.by {
            SingleReason::LastCell(filled) => self.last_empty(filled, cell, digit),
            SingleReason::OnlyPlace(places) => self.only_place(places.house, cell, digit),
            SingleReason::OnlyDigit(_) => self.only_digit(cell, digit),
        }
    }

    /// The last empty cell of a house whose other cells are filled.
    fn last_empty(&self, filled: &[Candidate], cell: Cell, digit: Digit) -> Message {
        let cells: CellSet = filled.iter().map(|one| one.cell).collect();
        match self.geometry.groups_around(cells | CellSet::of(cell)).next() {
            Some(house) => shapes::LastEmpty {
                house: self.geometry.house_name(house),
                cell: self.geometry.cell_name(cell),
                digit: self.geometry.digit_name(digit),
            }
            .told(self.length),
            None => self.only_digit(cell, digit),
        }
    }

    /// A digit with one place in a house: the other empty cells see it, in as few cells as can be told, or have lost it.
    fn only_place(&self, house: House, cell: Cell, digit: Digit) -> Message {
        let place = CellSet::of(cell);
        let empty = self.geometry.cells_of(house) - self.state.solved() - place;
        let blocking = self.state.blockers_around(self.geometry, house, digit, place);
        let seen = blocking.iter().map(|cell| self.geometry.groupmates(cell) & empty);
        let seen = seen.fold(CellSet::EMPTY, |all, cells| all | cells);
        let lost = empty - seen;
        let (house, cell) = (self.geometry.house_name(house), self.geometry.cell_name(cell));
        let [others, blockers] = [seen, blocking].map(|cells| names::cells(self.geometry, cells));
        let count = seen.len();
        let (beside, struck) = beside_or_struck(self.geometry, self.state, digit, lost);
        let struck = names::cells(self.geometry, struck);
        let number = self.geometry.digit_name(digit);
        let of_marks = self.state.are_of_marks();
        if takes_clauses(&beside, !struck.is_empty(), of_marks) {
            let seen = (count > 0)
                .then(|| words::KeptOutInCells { blockers, count, digit: number, others }.into());
            let why = clauses_of_house(self.geometry, digit, seen, &beside, (struck, of_marks));
            return shapes::OnlyPlaceKeptOut { cell, digit: number, house, why }.told(self.length);
        }
        let digit = number;
        match (blocking.is_empty(), lost.is_empty()) {
            (true, true) => shapes::OnlyPlaceLeft { cell, digit, house }.told(self.length),
            (false, true) => shapes::OnlyPlaceSeen { blockers, cell, count, digit, house, others }
                .told(self.length),
            (true, false) => {
                shapes::OnlyPlaceStruck { cell, digit, house, struck }.told(self.length)
            }
            (false, false) => {
                shapes::OnlyPlaceBoth { blockers, cell, count, digit, house, others, struck }
                    .told(self.length)
            }
        }
    }

    /// A cell with one candidate: it sees the other digits, or has lost them.
    fn only_digit(&self, cell: Cell, digit: Digit) -> Message {
        let out = OutOfCell::of(self.geometry, self.state, cell, DigitSet::of(digit));
        let sights = match self.length {
            Length::Full => self.sights(cell, out.seen),
            Length::Brief => Vec::new(),
        };
        let (cell, digit) = (self.geometry.cell_name(cell), self.geometry.digit_name(digit));
        if out.takes_clauses() {
            let why = out.clauses(self.geometry);
            return shapes::OnlyDigitKeptOut { cell, digit, why }.told(self.length);
        }
        let struck = names::digits(self.geometry, out.struck);
        if struck.is_empty() {
            shapes::OnlyDigit { cell, digit, sights }.told(self.length)
        } else {
            shapes::OnlyDigitStruck { cell, digit, sights, struck }.told(self.length)
        }
    }

    /// In which houses the cell sees these digits.
    fn sights(&self, cell: Cell, seen: DigitSet) -> Vec<Message> {
        let sights = sights(self.geometry, self.state, cell, seen);
        let told = sights.into_iter().map(|(house, digits)| {
            let house = self.geometry.house_name(house);
            words::OnlyDigitSight { digits: names::digits(self.geometry, digits), house }.into()
        });
        told.collect()
    }

    /// n cells that hold only n digits, in one house or in the intersection of two.
    fn naked(&self, set: &NakedSet) -> Message {
        let CellsWithDigits { cells: held, digits } = set.held;
        let targets: CellSet = self.step.conclusions.iter().map(|end| end.fact.cell()).collect();
        let cells = names::cells(self.geometry, held);
        let digits = names::digits(self.geometry, digits);
        let (count, eliminations) = (held.len(), self.eliminations(&self.step.conclusions));
        let both = self.geometry.groups_around(held);
        match self.geometry.groups_around(targets | held).next() {
            // Where two houses cross, the set is used up for both, even if one of them had nothing to strike.
            Some(house) if self.geometry.groups_around(held).count() < 2 => {
                let house = self.geometry.house_name(house);
                shapes::NakedSet { cells, count, digits, eliminations, house }.told(self.length)
            }
            _ => {
                let houses = names::houses(self.geometry, both);
                shapes::LockedSet { cells, count, digits, eliminations, houses }.told(self.length)
            }
        }
    }

    /// n digits of a house that fit only into n cells.
    fn hidden(&self, set: &HiddenSet, ends: &[Conclusion]) -> Message {
        shapes::HiddenSet {
            house: self.geometry.house_name(set.house),
            cells: names::cells(self.geometry, set.cells),
            digits: names::digits(self.geometry, set.digits),
            count: set.cells.len(),
            eliminations: self.eliminations(ends),
        }
        .told(self.length)
    }

    /// Houses of a digit that are covered by as many other houses, but for fins; or two such covers
    /// of the same houses.
    fn cover(&self, cover: &Cover, ends: &[Conclusion]) -> Message {
        let mut supports: Vec<&Support> = Vec::new();
        for conclusion in ends {
            if !supports.contains(&&conclusion.support) {
                supports.push(&conclusion.support);
            }
        }
        let parts = supports.into_iter().enumerate().map(|(number, support)| {
            let ends = ends.iter().filter(|end| end.support == *support);
            let ends: Vec<Conclusion> = ends.cloned().collect();
            match cover.side_of(support) {
                Some(side) => {
                    let told = self.one_cover(cover, side, &ends);
                    if number == 0 || cover.bases.len() == 1 || cover.sides.len() == 1 {
                        return told;
                    }
                    let bases = names::houses(self.geometry, cover.base_houses());
                    let digit = self.geometry.digit_name(cover.digit);
                    shapes::SecondFish { bases, digit, told }.told(self.length)
                }
                None => self.claims(&ends),
            }
        });
        let mut parts: Vec<Message> = parts.collect();
        match parts.pop() {
            Some(only) if parts.is_empty() => only,
            Some(last) => {
                parts.push(last);
                self.parts(parts)
            }
            None => self.other(),
        }
    }

    /// What a step shows in several ways, one after the other.
    pub(super) fn parts(&self, parts: Vec<Message>) -> Message {
        shapes::Parts { parts }.told(self.length)
    }

    /// One cover and what it strikes. A cell that is struck though it is a place of the bases is in two covers.
    fn one_cover(&self, cover: &Cover, side: &Side, ends: &[Conclusion]) -> Message {
        let digit = self.geometry.digit_name(cover.digit);
        let (eliminations, targets) = (self.eliminations(ends), self.targets(ends));
        if let ([base], [house], None) = (&cover.bases[..], &side.covers[..], side.fins) {
            return shapes::Locked {
                house: self.geometry.house_name(base.house),
                other: self.geometry.house_name(*house),
                cells: names::cells(self.geometry, base.cells),
                digit,
                eliminations,
                targets,
            }
            .told(self.length);
        }
        let struck: CellSet = ends.iter().map(|end| end.fact.cell()).collect();
        let twice = names::cells(self.geometry, struck & cover.base_cells());
        let bases = names::houses(self.geometry, cover.base_houses());
        let covers = names::houses(self.geometry, side.covers.iter().copied());
        match side.fins {
            None => shapes::Covered { bases, covers, digit, eliminations, twice }.told(self.length),
            Some(fins) => shapes::CoveredWithFins {
                twice,
                bases,
                covers,
                fins: names::cells(self.geometry, fins.cells),
                digit,
                eliminations,
                target_count: targets.len(),
                targets,
            }
            .told(self.length),
        }
    }

    /// The candidates that conclusions strike, by digit.
    pub(super) fn eliminations(&self, ends: &[Conclusion]) -> Vec<(DigitName, Vec<CellName>)> {
        names::eliminations(self.geometry, struck_by(ends))
    }

    /// The cells from which conclusions strike something.
    pub(super) fn targets(&self, ends: &[Conclusion]) -> Vec<CellName> {
        names::cells(self.geometry, struck_by(ends).map(|one| one.cell).collect())
    }
}

/// The candidates that conclusions strike.
pub(super) fn struck_by(ends: &[Conclusion]) -> impl Iterator<Item = Candidate> {
    ends.iter().filter_map(|end| match end.fact {
        Fact::Absent(cell, digit) => Some(Candidate { cell, digit }),
        Fact::Holds(..) => None,
    })
}
