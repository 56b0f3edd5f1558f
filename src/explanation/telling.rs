//! A step as a sentence, chosen by the shape of its claims.
//!
//! Every shape has two messages: `step-…` tells pattern, argument and consequence; `brief-…` is the
//! short form for an item in the list of a trial.

use super::unfolding::is_long;
use super::{names, trial};
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::message::Message;
use crate::proof::{Claim, Conclusion, Fact, Role, Statement, Step, Support};

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
        if let Some(message) = self.verity() {
            return message;
        }
        if let Some(case) = self.step.cases.first() {
            return if self.is_laid_out() {
                trial::tell_end(self.geometry, self.step, case)
            } else {
                trial::tell(self.geometry, self.state, case, self.length)
            };
        }
        if let Some(message) = self
            .uniqueness()
            .or_else(|| self.joined_sets())
            .or_else(|| self.als_sets())
            .or_else(|| self.links())
            .or_else(|| self.placed())
        {
            return message;
        }
        let placed = self.step.conclusions.iter().find_map(|conclusion| match conclusion.fact {
            Fact::Holds(cell, digit) => Some((cell, digit)),
            Fact::Absent(..) => None,
        });
        match (self.step.claims.as_slice(), placed) {
            ([claim], Some((cell, digit))) => self.single(claim, cell, digit),
            ([pattern @ .., last], Some((cell, digit))) => self.direct(pattern, last, cell, digit),
            (claims, _) => self.elimination(claims),
        }
    }

    /// Whether only what its cases come to is told, and they are laid out below it.
    pub(super) fn is_laid_out(&self) -> bool {
        self.length == Length::Full && is_long(self.step)
    }

    /// An elimination, and the single that it leaves.
    fn direct(&self, pattern: &[Claim], last: &Claim, cell: Cell, digit: Digit) -> Message {
        let Statement::OnlyPlaces { house, cells, .. } = last.statement else {
            return self.only_digit(cell, digit);
        };
        let struck = cells - CellSet::of(cell);
        let elimination = Step {
            claims: pattern.to_vec(),
            conclusions: Conclusion::strikes(struck, digit).collect(),
            ..self.step.clone()
        };
        let told = Telling { step: &elimination, ..*self }.tell();
        self.length
            .message("direct")
            .with("pattern", told)
            .with("house", self.geometry.house_name(house))
            .with("cell", self.geometry.cell_name(cell))
            .with("digit", self.geometry.digit_name(digit))
    }

    fn single(&self, claim: &Claim, cell: Cell, digit: Digit) -> Message {
        let message = match &claim.statement {
            Statement::Filled(filled) => self.last_empty(filled, cell, digit),
            Statement::OnlyPlaces { house, .. } => self.only_place(*house, cell, digit),
            _ => self.only_digit(cell, digit),
        };
        message
            .with("cell", self.geometry.cell_name(cell))
            .with("digit", self.geometry.digit_name(digit))
    }

    /// The last empty cell of a house whose other cells are filled.
    fn last_empty(&self, filled: &[(Cell, Digit)], cell: Cell, digit: Digit) -> Message {
        let cells: CellSet = filled.iter().map(|&(cell, _)| cell).collect();
        match self.geometry.houses_around(cells | CellSet::of(cell)).next() {
            Some(house) => {
                self.length.message("last-empty").with("house", self.geometry.house_name(house))
            }
            None => self.only_digit(cell, digit),
        }
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
        self.length
            .message(shape)
            .with("house", self.geometry.house_name(house))
            .with("others", names::cells(self.geometry, seen))
            .with("count", seen.len())
            .with("blockers", names::cells(self.geometry, blockers))
            .with("struck", names::cells(self.geometry, struck))
    }

    /// A cell with one candidate: it sees the other digits, or has lost them.
    fn only_digit(&self, cell: Cell, digit: Digit) -> Message {
        let seen = seen_digits(self.geometry, self.state, cell);
        let struck = self.geometry.all_digits() - seen - DigitSet::of(digit);
        let shape = if struck.is_empty() { "only-digit" } else { "only-digit-struck" };
        self.length
            .message(shape)
            .with("seen", names::digits(self.geometry, seen))
            .with("struck", names::digits(self.geometry, struck))
            .with("count", struck.len())
    }

    fn elimination(&self, claims: &[Claim]) -> Message {
        let message = match claims {
            [
                Claim { role: Role::Base, statement: Statement::OnlyDigits { cells, digits } },
                ..,
            ] => self.naked(*cells, *digits),
            [Claim { statement: Statement::OnlyPlaces { house, cells, digit }, .. }, ..] => {
                if claims.iter().any(|claim| claim.role == Role::Cover) {
                    self.covered(claims, *house, *cells, *digit)
                } else {
                    self.hidden(claims, *house, *cells)
                }
            }
            _ => self.length.message("claims"),
        };
        self.with_eliminations(message, &self.step.conclusions)
    }

    /// n cells that hold only n digits, in one house or in the intersection of two.
    fn naked(&self, cells: CellSet, digits: DigitSet) -> Message {
        let targets: CellSet = self.step.conclusions.iter().map(|end| end.fact.cell()).collect();
        let around = self.geometry.houses_around(targets | cells).next();
        let message = if let Some(house) = around {
            self.length.message("naked-set").with("house", self.geometry.house_name(house))
        } else {
            let houses = names::houses(self.geometry, self.geometry.houses_around(cells));
            self.length.message("locked-set").with("houses", houses)
        };
        message
            .with("cells", names::cells(self.geometry, cells))
            .with("digits", names::digits(self.geometry, digits))
            .with("count", cells.len())
    }

    /// n digits of a house that fit only into n cells.
    fn hidden(&self, claims: &[Claim], house: House, cells: CellSet) -> Message {
        let digits = claims.iter().filter_map(|claim| match claim.statement {
            Statement::OnlyPlaces { digit, .. } => Some(digit),
            _ => None,
        });
        self.length
            .message("hidden-set")
            .with("house", self.geometry.house_name(house))
            .with("cells", names::cells(self.geometry, cells))
            .with("digits", names::digits(self.geometry, digits.collect()))
            .with("count", cells.len())
    }

    /// Houses of a digit that are covered by as many other houses, but for fins; or two such covers
    /// of the same houses.
    fn covered(&self, claims: &[Claim], base: House, cells: CellSet, digit: Digit) -> Message {
        let mut supports: Vec<&Support> = Vec::new();
        for conclusion in &self.step.conclusions {
            if !supports.contains(&&conclusion.support) {
                supports.push(&conclusion.support);
            }
        }
        let parts = supports.into_iter().map(|support| {
            let part: Vec<&Claim> = match support {
                Support::All => claims.iter().collect(),
                Support::Claims(numbers) => {
                    numbers.iter().filter_map(|&number| claims.get(usize::from(number))).collect()
                }
            };
            let ends = self.step.conclusions.iter().filter(|end| end.support == *support);
            let ends: Vec<Conclusion> = ends.cloned().collect();
            let struck = ends.iter().map(|end| end.fact.cell()).collect();
            let message = self.one_cover(&part, (base, cells), struck, digit);
            self.with_eliminations(message, &ends)
        });
        let mut parts: Vec<Message> = parts.collect();
        match parts.pop() {
            Some(only) if parts.is_empty() => only,
            Some(last) => {
                parts.push(last);
                self.length.message("parts").with("parts", parts)
            }
            None => self.length.message("claims"),
        }
    }

    /// One cover, of which the first base with its places is named on its own, and what it strikes. A cell that is
    /// struck though it is a place of the bases is in two covers.
    fn one_cover(
        &self,
        claims: &[&Claim],
        (base, cells): (House, CellSet),
        struck: CellSet,
        digit: Digit,
    ) -> Message {
        let fins = claims.iter().find_map(|claim| match (claim.role, &claim.statement) {
            (Role::Fin, Statement::Sees { cells, .. }) => Some(*cells),
            _ => None,
        });
        let in_role = |role| houses_in_role(claims.iter().copied(), role);
        let (bases, covers) = (in_role(Role::Base), in_role(Role::Cover));
        let digit = self.geometry.digit_name(digit);
        if let ([_], [cover], None) = (bases.as_slice(), covers.as_slice(), fins) {
            return self
                .length
                .message("locked")
                .with("house", self.geometry.house_name(base))
                .with("other", self.geometry.house_name(*cover))
                .with("cells", names::cells(self.geometry, cells))
                .with("count", cells.len())
                .with("digit", digit);
        }
        let shape = if fins.is_some() { "covered-with-fins" } else { "covered" };
        let based = claims.iter().filter_map(|claim| match claim.statement {
            Statement::OnlyPlaces { cells, .. } if claim.role == Role::Base => Some(cells),
            _ => None,
        });
        let based = based.fold(CellSet::EMPTY, |all, cells| all | cells);
        self.length
            .message(shape)
            .with("twice", names::cells(self.geometry, struck & based))
            .with("bases", names::houses(self.geometry, bases.iter().copied()))
            .with("covers", names::houses(self.geometry, covers.iter().copied()))
            .with("fins", names::cells(self.geometry, fins.unwrap_or_default()))
            .with("count", bases.len())
            .with("digit", digit)
    }
}

/// The houses of the claims in a role, in their order.
pub(super) fn houses_in_role<'a>(
    claims: impl IntoIterator<Item = &'a Claim>,
    role: Role,
) -> Vec<House> {
    let of_role = claims.into_iter().filter(|claim| claim.role == role);
    let house = |claim: &Claim| match claim.statement {
        Statement::OnlyPlaces { house, .. } | Statement::AtMostOnce { house, .. } => Some(house),
        _ => None,
    };
    of_role.filter_map(house).collect()
}

/// The digits that stand in a house of the cell.
pub(super) fn seen_digits(geometry: &Geometry, state: &Candidates, cell: Cell) -> DigitSet {
    (geometry.peers(cell) & state.solved()).iter().filter_map(|peer| state.value(peer)).collect()
}
