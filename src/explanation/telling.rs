//! A step as a sentence, chosen by its shape.
//!
//! Every shape has two messages: `step-…` tells pattern, argument and consequence; `brief-…` is the
//! short form for an item in the list of a trial.

use super::unfolding::is_long;
use super::{names, trial};
use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::message::Message;
use crate::proof::{
    Conclusion, Cover, Direct, Held, HiddenSet, Left, NakedSet, Pattern, Places, Side, Single,
    Step, Support, Uncovering,
};

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Length {
    Full,
    Brief,
}

impl Length {
    pub(super) fn message(self, shape: &str) -> Message {
        let kind = if self == Self::Full { "step" } else { "brief" };
        Message::new(format!("{kind}-{shape}"))
    }
}

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
            Pattern::Colours(colours) => match colours.as_chain() {
                Some(chain) => self.chain(&chain, 0, ends),
                None => self.colours(colours),
            },
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
            Pattern::Other(_) => self.other(),
        }
    }

    /// Whether only what its cases come to is told, and they are laid out below it.
    pub(super) fn is_laid_out(&self) -> bool {
        self.length == Length::Full && is_long(self.step)
    }

    /// What cannot be: a supposition, or one of several.
    fn trial(&self) -> Message {
        let Some(case) = self.step.cases.first() else { return self.other() };
        if self.is_laid_out() {
            trial::tell_end(self.geometry, self.step, case)
        } else {
            trial::tell(self.geometry, self.state, case, self.length)
        }
    }

    /// What no shape has words for, by what it comes to.
    pub(super) fn other(&self) -> Message {
        if !self.step.cases.is_empty() {
            return self.trial();
        }
        match self.step.fills() {
            Some(Candidate { cell, digit }) => self.only_digit(cell, digit),
            None => self.with_eliminations(self.length.message("claims"), &self.step.conclusions),
        }
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
        self.length
            .message("direct")
            .with("pattern", tell(&struck))
            .with("house", self.geometry.house_name(house))
            .with("cell", self.geometry.cell_name(cell))
            .with("digit", self.geometry.digit_name(digit))
    }

    fn single(&self, single: &Single) -> Message {
        let &Single { cell, digit, .. } = single;
        match &single.by {
            Left::LastCell(filled) => self.last_empty(filled, cell, digit),
            Left::OnlyPlace(places) => self.only_place(places.house, cell, digit),
            Left::OnlyDigit(_) => self.only_digit(cell, digit),
        }
    }

    /// The last empty cell of a house whose other cells are filled.
    fn last_empty(&self, filled: &[Candidate], cell: Cell, digit: Digit) -> Message {
        let cells: CellSet = filled.iter().map(|one| one.cell).collect();
        match self.geometry.houses_around(cells | CellSet::of(cell)).next() {
            Some(house) => {
                let message = self.length.message("last-empty");
                self.filling(message.with("house", self.geometry.house_name(house)), cell, digit)
            }
            None => self.only_digit(cell, digit),
        }
    }

    /// The message with the cell and its digit.
    fn filling(&self, message: Message, cell: Cell, digit: Digit) -> Message {
        message
            .with("cell", self.geometry.cell_name(cell))
            .with("digit", self.geometry.digit_name(digit))
    }

    /// A digit with one place in a house: the other empty cells see it, in as few cells as can be told, or have lost it.
    fn only_place(&self, house: House, cell: Cell, digit: Digit) -> Message {
        let place = CellSet::of(cell);
        let others = self.geometry.cells_of(house) - self.state.solved() - place;
        let blockers = self.state.blockers_around(self.geometry, house, digit, place);
        let seen = blockers.iter().map(|cell| self.geometry.peers(cell) & others);
        let seen = seen.fold(CellSet::EMPTY, |all, cells| all | cells);
        let struck = others - seen;
        let shape = match (blockers.is_empty(), struck.is_empty()) {
            (true, true) => "only-place-left",
            (false, true) => "only-place-seen",
            (true, false) => "only-place-struck",
            (false, false) => "only-place-both",
        };
        let message = self
            .length
            .message(shape)
            .with("house", self.geometry.house_name(house))
            .with("others", names::cells(self.geometry, seen))
            .with("count", seen.len())
            .with("blockers", names::cells(self.geometry, blockers))
            .with("struck", names::cells(self.geometry, struck));
        self.filling(message, cell, digit)
    }

    /// A cell with one candidate: it sees the other digits, or has lost them.
    fn only_digit(&self, cell: Cell, digit: Digit) -> Message {
        let seen = seen_digits(self.geometry, self.state, cell);
        let struck = self.geometry.all_digits() - seen - DigitSet::of(digit);
        let shape = if struck.is_empty() { "only-digit" } else { "only-digit-struck" };
        let message = self
            .length
            .message(shape)
            .with("seen", names::digits(self.geometry, seen))
            .with("struck", names::digits(self.geometry, struck))
            .with("count", struck.len());
        self.filling(message, cell, digit)
    }

    /// n cells that hold only n digits, in one house or in the intersection of two.
    fn naked(&self, set: &NakedSet) -> Message {
        let Held { cells, digits } = set.held;
        let targets: CellSet = self.step.conclusions.iter().map(|end| end.fact.cell()).collect();
        let around = self.geometry.houses_around(targets | cells).next();
        let message = if let Some(house) = around {
            self.length.message("naked-set").with("house", self.geometry.house_name(house))
        } else {
            let houses = names::houses(self.geometry, self.geometry.houses_around(cells));
            self.length.message("locked-set").with("houses", houses)
        };
        let message = message
            .with("cells", names::cells(self.geometry, cells))
            .with("digits", names::digits(self.geometry, digits))
            .with("count", cells.len());
        self.with_eliminations(message, &self.step.conclusions)
    }

    /// n digits of a house that fit only into n cells.
    fn hidden(&self, set: &HiddenSet, ends: &[Conclusion]) -> Message {
        let message = self
            .length
            .message("hidden-set")
            .with("house", self.geometry.house_name(set.house))
            .with("cells", names::cells(self.geometry, set.cells))
            .with("digits", names::digits(self.geometry, set.digits))
            .with("count", set.cells.len());
        self.with_eliminations(message, ends)
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
        let parts = supports.into_iter().map(|support| {
            let ends = ends.iter().filter(|end| end.support == *support);
            let ends: Vec<Conclusion> = ends.cloned().collect();
            let struck = ends.iter().map(|end| end.fact.cell()).collect();
            let message = match cover.side_of(support) {
                Some(side) => self.one_cover(cover, side, struck),
                None => self.length.message("claims"),
            };
            self.with_eliminations(message, &ends)
        });
        let mut parts: Vec<Message> = parts.collect();
        match parts.pop() {
            Some(only) if parts.is_empty() => only,
            Some(last) => {
                parts.push(last);
                self.length.message("parts").with("parts", parts)
            }
            None => self.other(),
        }
    }

    /// One cover and what it strikes. A cell that is struck though it is a place of the bases is in two covers.
    fn one_cover(&self, cover: &Cover, side: &Side, struck: CellSet) -> Message {
        let digit = self.geometry.digit_name(cover.digit);
        if let ([base], [house], None) = (&cover.bases[..], &side.covers[..], side.fins) {
            return self
                .length
                .message("locked")
                .with("house", self.geometry.house_name(base.house))
                .with("other", self.geometry.house_name(*house))
                .with("cells", names::cells(self.geometry, base.cells))
                .with("count", base.cells.len())
                .with("digit", digit);
        }
        let shape = if side.fins.is_some() { "covered-with-fins" } else { "covered" };
        let fins = side.fins.map(|fins| fins.cells).unwrap_or_default();
        self.length
            .message(shape)
            .with("twice", names::cells(self.geometry, struck & cover.base_cells()))
            .with("bases", names::houses(self.geometry, cover.base_houses()))
            .with("covers", names::houses(self.geometry, side.covers.iter().copied()))
            .with("fins", names::cells(self.geometry, fins))
            .with("count", cover.bases.len())
            .with("digit", digit)
    }
}

/// The digits that stand in a house of the cell.
pub(super) fn seen_digits(geometry: &Geometry, state: &Candidates, cell: Cell) -> DigitSet {
    (geometry.peers(cell) & state.solved()).iter().filter_map(|peer| state.value(peer)).collect()
}
