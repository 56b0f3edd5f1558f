//! From the claims and conclusions of a step to what is marked.
//!
//! The role of a claim says how, its statement says what; the shape of the step says what is joined. A step that supposes something shows
//! the suppositions and what they come to; the steps in between have pictures of their own.

use super::branches;
use super::chain;
use super::scene::{CellRole, HouseRole, LinkKind, MarkKind, Scene};
use crate::grid::{
    Apart, Candidate, Candidates, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry,
    Group, House,
};
use crate::proof::{
    Alternative, CaseEnd, CellsWithDigits, Claim, Conclusion, Cover, Deadly, Fact, JoinedSets,
    Pattern, Role, Statement, Step, SumPart,
};

/// Marks what the step sees and concludes in the state before it.
pub(super) fn mark_step(geometry: &Geometry, state: &Candidates, step: &Step, scene: &mut Scene) {
    let mut marking = Marking { geometry, state, step: Some(step), scene };
    for claim in &step.claims {
        marking.claim(claim);
    }
    for case in &step.cases {
        marking.supposition(case.supposed);
        match &case.end {
            CaseEnd::Contradiction(claim) => marking.impossible(&claim.statement),
            CaseEnd::Reaches(_) => {}
        }
    }
    for conclusion in &step.conclusions {
        match conclusion.fact {
            Fact::Absent(..) => {
                marking.scene.mark(conclusion.fact.candidate(), MarkKind::Target);
            }
            Fact::Holds(cell, digit) => marking.placement(cell, digit),
        }
    }
    marking.pattern(&Pattern::of(step), &step.conclusions);
    branches::mark_branches(geometry, state, &step.cases, scene);
}

/// Marks what cannot be in this state.
pub(super) fn mark_contradiction(
    geometry: &Geometry,
    state: &Candidates,
    claim: &Claim,
    scene: &mut Scene,
) {
    Marking { geometry, state, step: None, scene }.impossible(&claim.statement);
}

/// Marks why a fact holds in this state, where no step concludes it: of a digit that a cell does not hold, the digit
/// that the cell holds instead, or the cell in sight that holds the digit, and their house.
pub(super) fn mark_shown(geometry: &Geometry, state: &Candidates, fact: Fact, scene: &mut Scene) {
    let Fact::Absent(cell, digit) = fact else { return };
    if state.value(cell).is_some() {
        return scene.give(cell, CellRole::Premise);
    }
    scene.mark(Candidate { cell, digit }, MarkKind::Target);
    if let Some(keeper) = state.keeper_of(geometry, Candidate { cell, digit }) {
        scene.give(keeper.cell, CellRole::Premise);
        match geometry.apart(keeper, Candidate { cell, digit }) {
            Some(Apart::Group(house)) => {
                let _ = scene.houses.insert((HouseRole::Cover, house));
            }
            Some(Apart::Constraint(constraint)) => {
                let _ = scene.lit.insert(constraint);
            }
            _ => {}
        }
    }
}

struct Marking<'a> {
    geometry: &'a Geometry,
    state: &'a Candidates,
    step: Option<&'a Step>,
    scene: &'a mut Scene,
}

impl Marking<'_> {
    fn claim(&mut self, claim: &Claim) {
        match &claim.statement {
            Statement::OnlyDigits { cells, digits } => {
                self.only_digits(claim.role, *cells, *digits);
            }
            Statement::OnlyPlaces { house, digit, cells } => {
                self.only_places(claim.role, *house, *digit, *cells);
            }
            Statement::Filled(filled) => {
                for &Candidate { cell, .. } in filled {
                    self.scene.give(cell, CellRole::Premise);
                }
            }
            Statement::AtMostOnce { group, .. } => match claim.role {
                // A weak link is drawn as a line, where the chain can be read.
                Role::WeakLink(_) | Role::StrongLink(_) | Role::Target => {}
                Role::Base => self.outline(HouseRole::Base, *group),
                _ => self.outline(HouseRole::Cover, *group),
            },
            Statement::Sees { cells, .. } => self.sees(claim.role, *cells),
            Statement::NoDigit(_) | Statement::NoPlace { .. } => self.impossible(&claim.statement),
            Statement::Obeys(constraint) => self.light(*constraint),
            Statement::Balance { added, taken } => self.balance(added, taken),
            // Weak links are drawn where the chain is read; the others are said of the puzzle, and no cell
            // shows them; deadly cells are joined below.
            Statement::NotBoth { .. } | Statement::NotGiven(_) | Statement::OneSolution => {}
        }
    }

    fn only_digits(&mut self, role: Role, cells: CellSet, digits: DigitSet) {
        let kind = match role {
            Role::Base if cells.only().is_some_and(|cell| self.fills() == Some(cell)) => return,
            Role::Base | Role::Premise | Role::Cover | Role::Target | Role::Deadly => {
                MarkKind::Base
            }
            Role::Fin | Role::Guardian => MarkKind::Fin,
            Role::Pivot => MarkKind::Pivot,
            Role::Pincer => MarkKind::Pincer,
            Role::Supposition => MarkKind::Supposition,
            Role::Set(number) => return self.scene.give_all(cells, CellRole::Set(number)),
            Role::Contradiction => {
                return self.scene.give_all(cells, CellRole::Contradiction);
            }
            Role::StrongLink(_) | Role::WeakLink(_) => return,
        };
        for digit in digits.iter() {
            self.mark_open(cells, digit, kind);
        }
    }

    fn only_places(&mut self, role: Role, house: House, digit: Digit, cells: CellSet) {
        let kind = match role {
            Role::StrongLink(_) | Role::WeakLink(_) => return,
            Role::Base | Role::Premise | Role::Cover | Role::Deadly | Role::Target => {
                MarkKind::Base
            }
            Role::Fin | Role::Guardian => MarkKind::Fin,
            Role::Pincer => MarkKind::Pincer,
            Role::Set(number) => MarkKind::SetDigit(number),
            Role::Pivot => MarkKind::Pivot,
            Role::Supposition => MarkKind::Supposition,
            Role::Contradiction => return self.outline(HouseRole::Contradiction(digit), house),
        };
        match role {
            Role::Base | Role::Premise => self.outline(HouseRole::Base, house),
            Role::Cover => self.outline(HouseRole::Cover, house),
            _ => {}
        }
        if cells.only().is_some_and(|cell| self.fills() == Some(cell)) {
            let keepers = self.state.keepers_of_house(self.geometry, house, digit, cells);
            self.scene.give_all(keepers, CellRole::Premise);
        } else {
            self.mark_open(cells, digit, kind);
        }
    }

    /// Sight itself is not drawn; a fin says by it which candidates it is made of.
    fn sees(&mut self, role: Role, cells: CellSet) {
        match role {
            Role::Fin | Role::Guardian => {
                let digits = self.concluded_digits();
                for digit in digits.iter() {
                    self.mark_open(cells, digit, MarkKind::Fin);
                }
            }
            Role::Premise => self.scene.give_all(cells & self.state.solved(), CellRole::Premise),
            _ => {}
        }
    }

    fn supposition(&mut self, supposed: Fact) {
        self.scene.give(supposed.cell(), CellRole::Supposition);
        self.scene.mark(Candidate::new(supposed.cell(), supposed.digit()), MarkKind::Supposition);
    }

    fn impossible(&mut self, statement: &Statement) {
        match *statement {
            Statement::NoDigit(cell) => self.scene.give(cell, CellRole::Contradiction),
            Statement::OnlyDigits { cells, .. } => {
                self.scene.give_all(cells, CellRole::Contradiction);
            }
            Statement::AtMostOnce { group, digit } => {
                self.outline(HouseRole::Contradiction(digit), group);
            }
            Statement::NoPlace { house, digit } | Statement::OnlyPlaces { house, digit, .. } => {
                self.outline(HouseRole::Contradiction(digit), house);
            }
            Statement::Filled(ref filled) => {
                for &Candidate { cell, .. } in filled {
                    self.scene.give(cell, CellRole::Conflict);
                }
            }
            Statement::Obeys(constraint) => self.light(constraint),
            Statement::Balance { ref added, ref taken } => self.balance(added, taken),
            Statement::Sees { .. }
            | Statement::NotBoth { .. }
            | Statement::NotGiven(_)
            | Statement::OneSolution => {}
        }
    }

    fn placement(&mut self, cell: Cell, digit: Digit) {
        self.scene.place(cell, digit);
        let naked = |claim: &Claim| match claim.statement {
            Statement::OnlyDigits { cells, digits } => {
                cells == CellSet::of(cell) && digits == DigitSet::of(digit)
            }
            _ => false,
        };
        if self.step.is_some_and(|step| step.claims.iter().any(naked)) {
            let premises = self.state.keepers_of_cell(self.geometry, cell, digit);
            self.scene.give_all(premises, CellRole::Premise);
        }
    }

    /// Marks what the shape of the step shows besides its claims.
    fn pattern(&mut self, pattern: &Pattern, ends: &[Conclusion]) {
        let geometry = self.geometry;
        match pattern {
            Pattern::Chains(chains) => chain::mark_chains(geometry, chains, self.scene),
            Pattern::Colours(colours) => chain::mark_colours(geometry, colours, self.scene),
            Pattern::RemotePair(pair) => chain::mark_pair(geometry, pair, ends, self.scene),
            Pattern::Wing(wing) => chain::mark_wing(geometry, wing, ends, self.scene),
            Pattern::Joined(joined) => self.joined(joined),
            Pattern::Crossing(sets) => {
                for (number, set) in sets.outer.iter().enumerate() {
                    self.set(number, &set.0, |_| None);
                }
            }
            Pattern::Exclusion(exclusion) => {
                for (number, it) in exclusion.excluders.iter().enumerate() {
                    self.set(number, &[CellsWithDigits::cell(it.cell, it.digits)], |_| None);
                }
            }
            Pattern::Deadly(deadly) => self.deadly(deadly),
            Pattern::Verity(Alternative::Cover(cover)) => self.far_fins(cover),
            // These show nothing but what their claims say.
            Pattern::Single(_)
            | Pattern::Naked(_)
            | Pattern::Hidden(_)
            | Pattern::Cover(_)
            | Pattern::Direct(_)
            | Pattern::Ring(_)
            | Pattern::Bent(_)
            | Pattern::Placements(_)
            | Pattern::Verity(_)
            | Pattern::Law(_)
            | Pattern::Balance(_)
            | Pattern::Trial => {}
            Pattern::Other(claims) => claims.iter().for_each(|claim| self.linked(claim)),
        }
    }

    /// Of a claim of no known shape, what only the parts of a chain would show: what is open in a strong link is marked, and
    /// what cannot both be true is joined.
    fn linked(&mut self, claim: &Claim) {
        match &claim.statement {
            Statement::NotBoth { first, second } => {
                for node in [first, second] {
                    self.mark_open(node.cells, node.digit, MarkKind::Base);
                }
                let [one, other] = [first, second].map(chain::candidates_of);
                let link = chain::link(self.geometry, &one, &other, LinkKind::Weak);
                self.scene.links.extend(link);
            }
            Statement::OnlyDigits { .. } | Statement::OnlyPlaces { .. }
                if matches!(claim.role, Role::StrongLink(_) | Role::WeakLink(_)) =>
            {
                for Candidate { cell, digit } in claim.statement.left_open().iter() {
                    self.mark_open(CellSet::of(cell), digit, MarkKind::Base);
                }
            }
            _ => {}
        }
    }

    /// A fish all of whose places in one cover are supposed: that one covers nothing, as the sentence has it.
    fn far_fins(&mut self, cover: &Cover) {
        let cases = self.step.iter().flat_map(|step| &step.cases);
        let supposed: CellSet = cases.map(|case| case.supposed.cell()).collect();
        for &house in cover.sides.iter().flat_map(|side| &side.covers) {
            if supposed.intersects(&self.geometry.cells_of(house)) {
                let _ = self.scene.houses.remove(&(HouseRole::Cover, house));
            }
        }
    }

    /// A set shares with the conclusion the digits that the conclusion strikes: where the step says what excludes one of
    /// them, in those cells; else wherever it stands in the set.
    fn set(
        &mut self,
        number: usize,
        set: &[CellsWithDigits],
        excluding: impl Fn(Digit) -> Option<CellSet>,
    ) {
        let concluded = self.concluded_digits();
        for held in set {
            for digit in (concluded & held.digits).iter() {
                let cells = excluding(digit).map_or(held.cells, |cells| held.cells & cells);
                self.mark_open(cells, digit, MarkKind::SetDigit(number as u8));
            }
        }
    }

    /// Sets with the digits that keep them apart.
    fn joined(&mut self, joined: &JoinedSets) {
        let excluding = |digit: Digit| {
            let nodes = joined.strikes.iter().flat_map(|strike| &strike.by);
            let of_digit = nodes.filter(|node| node.digit == digit);
            let cells = of_digit.fold(CellSet::EMPTY, |all, node| all | node.cells);
            (!joined.strikes.is_empty()).then_some(cells)
        };
        for (number, set) in joined.sets.iter().enumerate() {
            self.set(number, &set.0, excluding);
        }
        for joint in &joined.joints {
            let (first, second) = joined.ends(joint);
            let (first, second) = (chain::candidates_of(&first), chain::candidates_of(&second));
            for &candidate in first.iter().chain(&second) {
                self.scene.mark(candidate, MarkKind::Pivot);
            }
            let shared = chain::link(self.geometry, &first, &second, LinkKind::Shared);
            self.scene.links.extend(shared);
        }
    }

    /// Floor and roof of a deadly pattern, and of the roof what keeps the pattern from being deadly.
    fn deadly(&mut self, deadly: &Deadly) {
        if let Some(set) = deadly.set {
            self.set(0, &[set], |_| None);
        }
        self.scene.give_all(deadly.floor(), CellRole::Floor);
        self.scene.give_all(deadly.roof(), CellRole::Roof);
        for digit in deadly.extras(self.geometry).iter() {
            self.mark_open(deadly.roof(), digit, MarkKind::Fin);
        }
        self.scene.deadly |= deadly.cells;
    }

    fn light(&mut self, constraint: ConstraintNumber) {
        let _ = self.scene.lit.insert(constraint);
    }

    /// Houses that are added are outlined as bases, those that are taken away as covers; constraints are lit.
    fn balance(&mut self, added: &[SumPart], taken: &[SumPart]) {
        for (parts, role) in [(added, HouseRole::Base), (taken, HouseRole::Cover)] {
            for part in parts {
                match *part {
                    SumPart::House(house) => self.outline(role, house),
                    sum @ SumPart::Sum(_) => {
                        sum.constraint(self.geometry).into_iter().for_each(|it| self.light(it));
                    }
                }
            }
        }
    }

    fn outline(&mut self, role: HouseRole, house: impl Into<Group>) {
        let _ = self.scene.houses.insert((role, house.into()));
    }

    /// Marks the digit in those of the cells that may take it and are not filled.
    fn mark_open(&mut self, cells: CellSet, digit: Digit, kind: MarkKind) {
        for cell in (cells & self.state.open_places_of(digit)).iter() {
            self.scene.mark(Candidate { cell, digit }, kind);
        }
    }

    /// The cell that the step fills, if it fills one.
    fn fills(&self) -> Option<Cell> {
        self.step?.fills().map(|one| one.cell)
    }

    fn concluded_digits(&self) -> DigitSet {
        let conclusions = self.step.into_iter().flat_map(|step| &step.conclusions);
        conclusions.map(|conclusion| conclusion.fact.digit()).collect()
    }
}
