//! Where to look for a step, and a question that leads to it, chosen by its shape.
//!
//! A place names houses, or cells that nothing is concluded of; it names no digit. A question may name digits, or
//! the cell that something is concluded of, but never both: who is asked has still to find the answer.

use super::constraint::constraint_names;
use super::names;
use crate::grid::{
    Candidate, Candidates, Cell, CellSet, Constraint, ConstraintNumber, Geometry, Group, House,
};
use crate::message::{Message, words};
use crate::proof::{
    Alternative, CaseEnd, Claim, Cover, HiddenSet, Pattern, Placements, Role, Single, SingleReason,
    Statement, Step, Uncovering,
};

/// A pattern of more cells is not named cell by cell.
const MOST_NAMED: usize = 12;

/// Of more cells or houses a question says *these*, if the place just before it names them.
const MOST_REPEATED: usize = 3;

/// Where to look.
pub(in crate::explanation) enum HintPlace {
    Houses(Vec<Group>),
    Cells(CellSet),
    Constraints(Vec<ConstraintNumber>),
    /// A pattern that is everywhere.
    Grid,
}

impl HintPlace {
    /// Says where to look.
    pub(in crate::explanation) fn message(&self, geometry: &Geometry) -> Message {
        match self {
            Self::Houses(houses) => Message::from(words::HintPlaceHouses {
                houses: names::houses(geometry, houses.iter().copied()),
            }),
            Self::Cells(cells) => {
                Message::from(words::HintPlaceCells { cells: names::cells(geometry, *cells) })
            }
            Self::Constraints(constraints) => {
                let houses = constraint_names(geometry, constraints);
                Message::from(words::HintPlaceHouses { houses })
            }
            Self::Grid => Message::from(words::HintPlaceGrid),
        }
    }

    /// The houses and the cells that it names.
    pub(in crate::explanation) fn named(&self, geometry: &Geometry) -> (Vec<Group>, CellSet) {
        match self {
            Self::Constraints(constraints) => {
                let all = constraints.iter().filter_map(|&number| geometry.constraint(number));
                (Vec::new(), all.flat_map(Constraint::cells).collect())
            }
            Self::Houses(houses) => (houses.clone(), CellSet::EMPTY),
            Self::Cells(cells) => (Vec::new(), *cells),
            Self::Grid => (Vec::new(), CellSet::EMPTY),
        }
    }
}

/// Where to look, and what to ask there.
pub(in crate::explanation) struct Clue {
    pub(in crate::explanation) place: HintPlace,
    pub(in crate::explanation) question: Message,
    /// The cells that the question names.
    pub(in crate::explanation) asked: CellSet,
}

/// What leads to the step, which is to be taken in this state.
pub(in crate::explanation) fn clue(geometry: &Geometry, state: &Candidates, step: &Step) -> Clue {
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
        match &Pattern::of(self.step) {
            Pattern::Single(single) => self.single(single),
            Pattern::Naked(set) => self.naked(set.held.cells),
            Pattern::Hidden(set) => self.hidden(set),
            Pattern::Cover(cover) => self.cover(cover),
            Pattern::Direct(direct) => match &direct.by {
                Uncovering::Hidden(set) => self.hidden(set),
                Uncovering::Cover(cover) => self.cover(cover),
            },
            Pattern::Chains(chains) => self.asked(self.of_chain(&chains.first)),
            Pattern::Colours(colours) => self.asked(Some(self.of_colours(colours))),
            Pattern::RemotePair(_) => {
                self.asked(Some((Message::from(words::AskSamePairs), CellSet::EMPTY)))
            }
            Pattern::Ring(ring) => self.asked(Some(self.of_ring(ring))),
            Pattern::Wing(wing) => self.asked(Some(self.of_pivot(wing.pivots().only()))),
            Pattern::Joined(joined) => self.asked(Some(self.of_joined(joined))),
            Pattern::Bent(set) => self.asked(Some(self.of_pivot(set.branching()))),
            Pattern::Crossing(_) => self.asked(Some(self.of_pivot(None))),
            Pattern::Exclusion(exclusion) => self.asked(Some(self.of_combinations(exclusion))),
            Pattern::Placements(placements) => self.placed(placements),
            Pattern::Deadly(deadly) => self.exchanged(deadly, MOST_NAMED),
            Pattern::Verity(one_of) => self.supposed(Some(one_of)),
            Pattern::Trial => self.supposed(None),
            Pattern::Other(_) if !self.step.cases.is_empty() => self.supposed(None),
            Pattern::Law(law) => self.law(law),
            Pattern::Balance(balance) => self.balance(balance),
            Pattern::Other(_) => self.asked(None),
        }
    }

    fn in_house(house: impl Into<Group>, question: impl Into<Message>) -> Clue {
        let place = HintPlace::Houses(vec![house.into()]);
        Clue { place, question: question.into(), asked: CellSet::EMPTY }
    }

    fn single(&self, single: &Single) -> Clue {
        match &single.by {
            SingleReason::LastCell(filled) => self.last_empty(filled),
            SingleReason::OnlyDigit(_) => self.only_digit(single.cell),
            SingleReason::OnlyPlace(places) => {
                let digit = self.geometry.digit_name(places.digit);
                let house = self.geometry.house_name(places.house);
                Self::in_house(places.house, words::AskOnlyPlace { digit, house })
            }
        }
    }

    fn last_empty(&self, filled: &[Candidate]) -> Clue {
        let cells: CellSet = filled.iter().map(|one| one.cell).collect();
        match self.geometry.houses_around(cells | self.concluded).next() {
            Some(house) => {
                let named = self.geometry.house_name(house);
                Self::in_house(house, words::AskLastEmpty { house: named })
            }
            None => self.asked_of(self.concluded, None),
        }
    }

    /// A cell with one candidate: the place is that of its houses that tells most.
    fn only_digit(&self, cell: Cell) -> Clue {
        let filled = |house: House| (self.geometry.cells_of(house) & self.state.solved()).len();
        let houses = self.geometry.houses_of(cell).iter().copied();
        let most = houses.max_by_key(|&house| (filled(house), house));
        let question = Message::from(words::AskOnlyDigit { cell: self.geometry.cell_name(cell) });
        let place = most.map_or(HintPlace::Grid, |house| HintPlace::Houses(vec![house.into()]));
        Clue { place, question, asked: CellSet::of(cell) }
    }

    fn naked(&self, cells: CellSet) -> Clue {
        let houses: Vec<Group> = self.geometry.groups_around(cells).collect();
        let question =
            Message::from(words::AskNakedSet { cells: names::cells(self.geometry, cells) });
        Clue { place: HintPlace::Houses(houses), question, asked: cells }
    }

    fn hidden(&self, set: &HiddenSet) -> Clue {
        let digits = names::digits(self.geometry, set.digits);
        let house = self.geometry.house_name(set.house);
        Self::in_house(set.house, words::AskHiddenSet { digits, house })
    }

    /// Houses of one digit that are covered by as many others.
    fn cover(&self, cover: &Cover) -> Clue {
        let bases = distinct(cover.base_houses());
        let fins = cover.sides.iter().filter_map(|side| side.fins);
        let fins = fins.fold(CellSet::EMPTY, |all, fins| all | fins.cells) - self.concluded;
        let covers = cover.sides.iter().flat_map(|side| side.covers.iter().copied());
        let covers = distinct(covers.collect());
        let houses = names::houses(self.geometry, bases.iter().copied());
        let covers = names::houses(self.geometry, covers);
        let (listed, digit) = (listed(bases.len()), self.geometry.digit_name(cover.digit));
        let question = match (bases.as_slice(), fins.is_empty()) {
            ([_], true) => words::AskLocked { digit, houses }.into(),
            (_, true) => words::AskCovered { covers, digit, houses, listed }.into(),
            (_, false) => {
                let fins = names::cells(self.geometry, fins);
                words::AskCoveredWithFins { covers, digit, fins, houses, listed }.into()
            }
        };
        Clue {
            place: HintPlace::Houses(bases.into_iter().map(Group::from).collect()),
            question,
            asked: fins,
        }
    }

    /// All placements of a digit, or of some.
    fn placed(&self, placements: &Placements) -> Clue {
        let digits = names::digits(self.geometry, placements.digits());
        let question = Message::from(words::AskTemplate { digits });
        Clue { place: HintPlace::Grid, question, asked: CellSet::EMPTY }
    }

    /// What is supposed in turn, or what is supposed and cannot be.
    fn supposed(&self, one_of: Option<&Alternative>) -> Clue {
        let supposed: CellSet = self.step.cases.iter().map(|case| case.supposed.cell()).collect();
        let leads = self.step.cases.iter().any(|case| matches!(case.end, CaseEnd::Reaches(_)));
        if let Some(cell) = supposed.only() {
            let named = self.geometry.cell_name(cell);
            let question = if leads {
                words::AskVerityCell { cell: named }.into()
            } else {
                words::AskTrial { cell: named }.into()
            };
            let asked = CellSet::of(cell);
            return Clue { place: self.around(asked), question, asked };
        }
        match one_of {
            Some(Alternative::House(places)) => {
                let digit = self.geometry.digit_name(places.digit);
                let house = self.geometry.house_name(places.house);
                Self::in_house(places.house, words::AskVerityHouse { digit, house })
            }
            Some(Alternative::Cell(..) | Alternative::Cover(_) | Alternative::Either(_)) | None => {
                self.cases_in(supposed)
            }
        }
    }

    /// These cells, or their blocks or regions if they are many; the whole grid if there are none.
    pub(super) fn place_of(&self, cells: CellSet) -> HintPlace {
        if cells.is_empty() {
            return HintPlace::Grid;
        }
        if cells.len() <= MOST_NAMED {
            return HintPlace::Cells(cells);
        }
        self.around(cells)
    }

    /// The blocks or regions of these cells; the cells themselves if one of them is in no group.
    fn around(&self, cells: CellSet) -> HintPlace {
        let groups = cells.iter().map(|cell| self.geometry.group_around(cell));
        let groups: Option<Vec<Group>> = groups.collect();
        groups.map_or(HintPlace::Cells(cells), |groups| HintPlace::Houses(distinct(groups)))
    }

    /// The pattern, by the question that fits it, with the cells that this names, or by what its cells can hold, case by
    /// case.
    fn asked(&self, question: Option<(Message, CellSet)>) -> Clue {
        self.asked_of(self.pattern(), question)
    }

    fn asked_of(&self, cells: CellSet, question: Option<(Message, CellSet)>) -> Clue {
        if cells.is_empty() {
            let place = self.around(self.concluded);
            return Clue { place, question: Message::from(words::AskBlind), asked: cells };
        }
        let place = self.place_of(cells);
        if let Some((question, named)) = question {
            return Clue { place, question, asked: cells | named };
        }
        let listed = if cells.len() > MOST_NAMED { 1 } else { listed(cells.len()) };
        let named = names::cells(self.geometry, cells);
        let question = words::AskCells { cells: named, listed }.into();
        Clue { place, question, asked: cells }
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
}

/// 1 if so many names are repeated in a question, else 0.
pub(super) fn listed(count: usize) -> usize {
    usize::from(count <= MOST_REPEATED)
}

/// The houses in order, each once.
fn distinct<G: Copy + Ord>(mut houses: Vec<G>) -> Vec<G> {
    houses.sort_unstable();
    houses.dedup();
    houses
}
