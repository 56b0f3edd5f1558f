//! Where to look for a step, and a question that leads to it, chosen by the shape of its claims.
//!
//! A place names houses, or cells that nothing is concluded of; it names no digit. A question may name digits, or
//! the cell that something is concluded of, but never both: who is asked has still to find the answer.

use super::names;
use super::telling::houses_in_role;
use crate::grid::{Candidates, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::message::{HouseKind, Message};
use crate::proof::{CaseEnd, Claim, Fact, Role, Statement, Step};

/// A pattern of more cells is not named cell by cell.
const MOST_NAMED: usize = 12;

/// Of more cells or houses a question says *these*, if the place just before it names them.
const MOST_REPEATED: usize = 3;

/// Where to look.
pub(super) enum Place {
    Houses(Vec<House>),
    Cells(CellSet),
    /// A pattern that is everywhere.
    Grid,
}

impl Place {
    /// Says where to look.
    pub(super) fn message(&self, geometry: &Geometry) -> Message {
        match self {
            Self::Houses(houses) => Message::new("hint-place-houses")
                .with("houses", names::houses(geometry, houses.iter().copied())),
            Self::Cells(cells) => {
                Message::new("hint-place-cells").with("cells", names::cells(geometry, *cells))
            }
            Self::Grid => Message::new("hint-place-grid"),
        }
    }

    /// The houses and the cells that it names.
    pub(super) fn named(&self) -> (Vec<House>, CellSet) {
        match self {
            Self::Houses(houses) => (houses.clone(), CellSet::EMPTY),
            Self::Cells(cells) => (Vec::new(), *cells),
            Self::Grid => (Vec::new(), CellSet::EMPTY),
        }
    }
}

/// Where to look, and what to ask there.
pub(super) struct Clue {
    pub(super) place: Place,
    pub(super) question: Message,
    /// The cells that the question names.
    pub(super) asked: CellSet,
}

/// What leads to the step, which is to be taken in this state.
pub(super) fn clue(geometry: &Geometry, state: &Candidates, step: &Step) -> Clue {
    let concluded = step.conclusions.iter().map(|end| end.fact.cell()).collect();
    Leading { geometry, state, step, concluded }.clue()
}

/// A step to be led to.
pub(super) struct Leading<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) state: &'a Candidates,
    pub(super) step: &'a Step,
    /// The cells that something is concluded of.
    pub(super) concluded: CellSet,
}

impl Leading<'_> {
    fn clue(&self) -> Clue {
        let claims = self.step.claims.as_slice();
        if !self.step.cases.is_empty() {
            return self.supposed();
        }
        if claims.iter().any(|claim| claim.statement == Statement::OneSolution) {
            return self.exchanged(MOST_NAMED);
        }
        let is_cover = |claim: &Claim| {
            matches!(
                claim.role,
                Role::Base | Role::Cover | Role::Fin | Role::Target | Role::Premise
            )
        };
        match claims {
            [Claim { role: Role::Base, statement }, ..] if claims.iter().all(is_cover) => {
                self.cover(statement)
            }
            [Claim { role: Role::Premise, .. }, ..] => self.placed(),
            _ => self.cases_of(self.pattern()),
        }
    }

    fn in_house(&self, house: House, question: Message) -> Clue {
        let question = question.with("house", self.geometry.house_name(house));
        Clue { place: Place::Houses(vec![house]), question, asked: CellSet::EMPTY }
    }

    /// Singles, intersections, naked and hidden sets, fish; and what such a pattern uncovers at once.
    fn cover(&self, first: &Statement) -> Clue {
        let holds = self.step.conclusions.iter().any(|end| matches!(end.fact, Fact::Holds(..)));
        let is_single = holds && self.step.claims.len() == 1;
        match first {
            Statement::Filled(filled) => self.last_empty(filled),
            Statement::OnlyDigits { cells, .. } => match cells.only().filter(|_| is_single) {
                Some(cell) => self.only_digit(cell),
                None => self.naked(*cells),
            },
            Statement::OnlyPlaces { house, digit, .. } if is_single => self.in_house(
                *house,
                Message::new("ask-only-place").with("digit", self.geometry.digit_name(*digit)),
            ),
            Statement::OnlyPlaces { house, digit, .. } => {
                if self.step.claims.iter().any(|claim| claim.role == Role::Cover) {
                    self.covered(*digit)
                } else {
                    self.hidden(*house)
                }
            }
            _ => self.cases_of(self.pattern()),
        }
    }

    fn last_empty(&self, filled: &[(Cell, Digit)]) -> Clue {
        let cells: CellSet = filled.iter().map(|&(cell, _)| cell).collect();
        match self.geometry.houses_around(cells | self.concluded).next() {
            Some(house) => self.in_house(house, Message::new("ask-last-empty")),
            None => self.cases_of(self.concluded),
        }
    }

    /// A cell with one candidate: the place is that of its houses that tells most.
    fn only_digit(&self, cell: Cell) -> Clue {
        let filled = |house: House| (self.geometry.cells_of(house) & self.state.solved()).len();
        let houses = self.geometry.houses_of(cell).iter().copied();
        let most = houses.max_by_key(|&house| (filled(house), house));
        let question = Message::new("ask-only-digit").with("cell", self.geometry.cell_name(cell));
        let place = most.map_or(Place::Grid, |house| Place::Houses(vec![house]));
        Clue { place, question, asked: CellSet::of(cell) }
    }

    fn naked(&self, cells: CellSet) -> Clue {
        let houses: Vec<House> = self.geometry.houses_around(cells).collect();
        let question =
            Message::new("ask-naked-set").with("cells", names::cells(self.geometry, cells));
        Clue { place: Place::Houses(houses), question, asked: cells }
    }

    fn hidden(&self, house: House) -> Clue {
        let digits = self.digits_in_role(Role::Base);
        let question = Message::new("ask-hidden-set");
        self.in_house(house, question.with("digits", names::digits(self.geometry, digits)))
    }

    /// Houses of one digit that are covered by as many others.
    fn covered(&self, digit: Digit) -> Clue {
        let bases = distinct(houses_in_role(&self.step.claims, Role::Base));
        let fins =
            self.step.claims.iter().filter_map(|claim| match (claim.role, &claim.statement) {
                (Role::Fin, Statement::Sees { cells, .. }) => Some(*cells),
                _ => None,
            });
        let fins = fins.fold(CellSet::EMPTY, |all, cells| all | cells) - self.concluded;
        let covers = distinct(houses_in_role(&self.step.claims, Role::Cover));
        let id = match (bases.as_slice(), fins.is_empty()) {
            ([_], true) => "ask-locked",
            (_, true) => "ask-covered",
            (_, false) => "ask-covered-with-fins",
        };
        let question = Message::new(id)
            .with("houses", names::houses(self.geometry, bases.iter().copied()))
            .with("covers", names::houses(self.geometry, covers))
            .with("listed", listed(bases.len()))
            .with("digit", self.geometry.digit_name(digit))
            .with("fins", names::cells(self.geometry, fins));
        Clue { place: Place::Houses(bases), question, asked: fins }
    }

    /// All placements of a digit, or of some.
    fn placed(&self) -> Clue {
        let digits = self.digits_in_role(Role::Premise);
        let digits = names::digits(self.geometry, digits);
        let question = Message::new("ask-template").with("digits", digits);
        Clue { place: Place::Grid, question, asked: CellSet::EMPTY }
    }

    /// What is supposed in turn, or what is supposed and cannot be.
    fn supposed(&self) -> Clue {
        let supposed: CellSet = self.step.cases.iter().map(|case| case.supposed.cell()).collect();
        let leads = self.step.cases.iter().any(|case| matches!(case.end, CaseEnd::Reaches(_)));
        if let Some(cell) = supposed.only() {
            let id = if leads { "ask-verity-cell" } else { "ask-trial" };
            let question = Message::new(id).with("cell", self.geometry.cell_name(cell));
            let place = Place::Houses(vec![self.block_of(cell)]);
            return Clue { place, question, asked: CellSet::of(cell) };
        }
        match self.step.claims.as_slice() {
            [
                Claim {
                    role: Role::Premise,
                    statement: Statement::OnlyPlaces { house, digit, .. },
                },
            ] => {
                let digit = self.geometry.digit_name(*digit);
                self.in_house(*house, Message::new("ask-verity-house").with("digit", digit))
            }
            _ => self.cases_in(supposed),
        }
    }

    /// These cells, or their blocks if they are many; the whole grid if there are none.
    pub(super) fn place_of(&self, cells: CellSet) -> Place {
        if cells.is_empty() {
            return Place::Grid;
        }
        if cells.len() <= MOST_NAMED {
            return Place::Cells(cells);
        }
        Place::Houses(distinct(cells.iter().map(|cell| self.block_of(cell)).collect()))
    }

    /// A pattern of these cells, by the question that fits it, or by what they can hold, case by case.
    fn cases_of(&self, cells: CellSet) -> Clue {
        if cells.is_empty() {
            let blocks = self.concluded.iter().map(|cell| self.block_of(cell)).collect();
            let place = Place::Houses(distinct(blocks));
            return Clue { place, question: Message::new("ask-blind"), asked: cells };
        }
        let place = self.place_of(cells);
        if let Some((question, named)) = self.question(cells) {
            return Clue { place, question, asked: cells | named };
        }
        let listed = if cells.len() > MOST_NAMED { 1 } else { listed(cells.len()) };
        let question = Message::new("ask-cells").with("cells", names::cells(self.geometry, cells));
        Clue { place, question: question.with("listed", listed), asked: cells }
    }

    /// The cells that the claims are about, without those that something is concluded of.
    pub(super) fn pattern(&self) -> CellSet {
        let cells = |claim: &Claim| match (&claim.role, &claim.statement) {
            (Role::Target, _) => CellSet::EMPTY,
            (_, Statement::OnlyDigits { cells, .. } | Statement::OnlyPlaces { cells, .. }) => {
                *cells
            }
            (_, Statement::NotBoth { first, second }) => first.cells | second.cells,
            (Role::Deadly, Statement::NotGiven(cells)) => *cells,
            _ => CellSet::EMPTY,
        };
        let all = self.step.claims.iter().map(cells);
        all.fold(CellSet::EMPTY, |all, cells| all | cells) - self.concluded
    }

    /// The digit that all claims are about, if there is one.
    pub(super) fn only_digit_of_pattern(&self) -> Option<Digit> {
        let mut digits = DigitSet::EMPTY;
        for claim in &self.step.claims {
            match claim.statement {
                Statement::OnlyDigits { digits: held, .. } => digits |= held,
                Statement::OnlyPlaces { digit, .. } => digits.insert(digit),
                Statement::NotBoth { first, second } => {
                    digits.insert(first.digit);
                    digits.insert(second.digit);
                }
                _ => {}
            }
        }
        digits.only()
    }

    fn digits_in_role(&self, role: Role) -> DigitSet {
        let claims = self.step.claims.iter().filter(|claim| claim.role == role);
        let digits = claims.filter_map(|claim| match claim.statement {
            Statement::OnlyPlaces { digit, .. } => Some(digit),
            _ => None,
        });
        digits.collect()
    }

    /// The block of a cell, or its last house where there are no blocks.
    fn block_of(&self, cell: Cell) -> House {
        let houses = self.geometry.houses_of(cell);
        let is_block = |house: &&House| self.geometry.kind(**house) == HouseKind::Block;
        let block = houses.iter().find(is_block).or(houses.last());
        block.copied().unwrap_or(House::new(0))
    }
}

/// 1 if so many names are repeated in a question, else 0.
pub(super) fn listed(count: usize) -> usize {
    usize::from(count <= MOST_REPEATED)
}

/// The houses in order, each once.
fn distinct(mut houses: Vec<House>) -> Vec<House> {
    houses.sort_unstable();
    houses.dedup();
    houses
}
