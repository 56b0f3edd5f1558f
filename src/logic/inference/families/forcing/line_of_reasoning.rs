//! A line of reasoning: what follows from a supposition by single digits, and by steps of other rules.
//!
//! It is kept lean, since hundreds of lines are followed for one that is told: every digit that is placed is
//! noted with why, and every candidate that goes with what took it away. So how much of the line
//! something rests on can be counted without a step being written.

use super::singles::Singles;
use crate::grid::{Candidate, Candidates, Cell, Digit, Geometry, House};
use crate::inference::tools::implication::{Following, PlacedBy, Remaining, Witness};
use crate::proof::{
    Case, CaseEnd, Claim, Conclusion, Fact, Known, Premises, Role, RuleId, Statement, Step,
};

/// What took nothing away: the candidate was gone before.
const BEFORE: u16 = u16::MAX;

/// What the supposition itself took away.
const SUPPOSED: u16 = u16::MAX - 1;

/// A state to suppose something in.
pub(super) struct Ground<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    /// The rules by which digits are placed.
    singles: &'a Singles,
    all: Remaining<W>,
}

impl<'a, const W: usize> Ground<'a, W> {
    pub(super) fn new(
        geometry: &'a Geometry<W>,
        singles: &'a Singles,
        candidates: &Candidates<W>,
    ) -> Self {
        Self { geometry, singles, all: Remaining::new(geometry, candidates) }
    }

    /// The line that begins with this supposition; what goes by sight of it is drawn, and no more.
    pub(super) fn line(&self, supposed: Fact) -> LineOfReasoning<'a, W> {
        let (geometry, singles) = (self.geometry, self.singles);
        let mut line = LineOfReasoning {
            geometry,
            singles,
            supposed,
            left: self.all.clone(),
            contradiction: None,
            entries: Vec::new(),
            taken_by: vec![BEFORE; geometry.digit_count() * geometry.cell_count()],
            now: SUPPOSED,
            pending: Vec::new(),
            next: 0,
        };
        line.learn(supposed);
        line
    }

    /// Visits the line of each supposition, one after the other; it is one line that is used again.
    pub(super) fn each_line(
        &self,
        supposed: impl IntoIterator<Item = Fact>,
        mut visit: impl FnMut(&mut LineOfReasoning<'a, W>),
    ) {
        let mut line: Option<LineOfReasoning<'a, W>> = None;
        for fact in supposed {
            match &mut line {
                Some(line) => line.begin_anew(self, fact),
                none => *none = Some(self.line(fact)),
            }
            line.as_mut().into_iter().for_each(&mut visit);
        }
    }
}

/// One thing after the other.
enum Entry<'a, const W: usize> {
    Placed(Following),
    /// A step of another rule.
    Step(Step),
    /// A line within the line that has come to something that cannot be, told by a rule.
    Refuted(RuleId, Box<LineOfReasoning<'a, W>>),
}

/// What the parts of a line cost that are no single digits.
pub(super) trait Price {
    /// A step of another rule.
    fn of_step(&self, step: &Step) -> u64;

    /// A supposition within the line, besides what it leads to.
    fn of_supposition(&self) -> u64;
}

/// Something that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contradiction {
    NoDigit(Cell),
    NoPlace(House, Digit),
}

impl Contradiction {
    /// The same as the end of a case.
    pub(super) const fn end(self) -> CaseEnd {
        let statement = match self {
            Self::NoDigit(cell) => Statement::NoDigit(cell),
            Self::NoPlace(house, digit) => Statement::NoPlace { house, digit },
        };
        CaseEnd::Contradiction(Claim::new(Role::Contradiction, statement))
    }
}

/// A supposition and what follows from it so far.
pub(super) struct LineOfReasoning<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    singles: &'a Singles,
    pub(super) supposed: Fact,
    left: Remaining<W>,
    pub(super) contradiction: Option<Contradiction>,
    entries: Vec<Entry<'a, W>>,
    /// For each candidate the number of the entry that took it away.
    taken_by: Vec<u16>,
    /// The number of the entry whose consequences are drawn.
    now: u16,
    /// Digits to be placed, those before `next` are.
    pending: Vec<Following>,
    next: usize,
}

impl<'a, const W: usize> LineOfReasoning<'a, W> {
    /// Begins with another supposition; nothing is allocated.
    fn begin_anew(&mut self, ground: &Ground<'a, W>, supposed: Fact) {
        self.supposed = supposed;
        self.left.reset_to(&ground.all);
        self.contradiction = None;
        self.entries.clear();
        self.taken_by.fill(BEFORE);
        self.now = SUPPOSED;
        self.pending.clear();
        self.next = 0;
        self.learn(supposed);
    }

    /// What is left of the state.
    pub(super) fn candidates(&self) -> &Candidates<W> {
        &self.left.candidates
    }

    /// The line with all that follows by single digits.
    pub(super) fn followed(mut self) -> Self {
        self.settle();
        self
    }

    /// Takes in a step that was found in the line's state, and what follows from it by single digits.
    pub(super) fn take(&mut self, step: Step) {
        let facts: Vec<Fact> = step.facts().collect();
        self.enter(Entry::Step(step));
        for fact in facts {
            if self.contradiction.is_none() {
                self.learn(fact);
            }
        }
        self.settle();
    }

    /// Takes in lines that were followed in the line's state and have come to something that cannot be.
    pub(super) fn take_refuted(&mut self, rule: RuleId, refuted: Vec<Self>) {
        for inner in refuted {
            let fact = inner.supposed.negated();
            self.enter(Entry::Refuted(rule, Box::new(inner)));
            if self.contradiction.is_none() {
                self.learn(fact);
            }
        }
        self.settle();
    }

    fn enter(&mut self, entry: Entry<'a, W>) {
        self.now = self.entries.len() as u16;
        self.entries.push(entry);
    }

    /// Places what is pending, the oldest first, until nothing is or something cannot be.
    pub(super) fn settle(&mut self) {
        while let (Some(&following), None) = (self.pending.get(self.next), self.contradiction) {
            self.next += 1;
            if !self.candidates().solved().contains(following.candidate.cell) {
                self.enter(Entry::Placed(following));
                self.place(following.candidate);
            }
        }
    }

    fn learn(&mut self, fact: Fact) {
        match fact {
            Fact::Holds(cell, digit) => {
                if !self.candidates().allows(cell, digit) {
                    self.contradiction = Some(Contradiction::NoDigit(cell));
                } else if !self.candidates().solved().contains(cell) {
                    self.place(fact.candidate());
                }
            }
            Fact::Absent(cell, digit) => {
                if self.candidates().allows(cell, digit) {
                    let geometry = self.geometry;
                    let (left, mut note) = self.noting();
                    left.take(geometry, fact.candidate(), &mut note);
                }
            }
        }
    }

    fn place(&mut self, candidate: Candidate) {
        let (geometry, Candidate { cell, digit }) = (self.geometry, candidate);
        let (left, mut note) = self.noting();
        left.take_excluded(geometry, candidate, &mut note);
        left.candidates.place(geometry, cell, digit);
    }

    /// What is left of the state, and who notes what comes of a candidate's going.
    fn noting(&mut self) -> (&mut Remaining<W>, Noting<'_>) {
        let noting = Noting {
            digits: self.geometry.digit_count(),
            singles: self.singles,
            now: self.now,
            taken_by: &mut self.taken_by,
            pending: &mut self.pending,
            contradiction: &mut self.contradiction,
        };
        (&mut self.left, noting)
    }

    /// Which entries the goal rests on. Where a candidate could have been taken away in several ways, the first
    /// counts. What was so before the line is handed on.
    fn needed(&self, wide: &Geometry, goal: &Premises, before: &mut dyn FnMut(Fact)) -> Vec<bool> {
        let mut needed = Needed { line: self, entries: vec![false; self.entries.len()], before };
        goal.facts().for_each(|fact| needed.require(fact));
        for number in (0..self.entries.len()).rev() {
            if !needed.entries[number] {
                continue;
            }
            match &self.entries[number] {
                &Entry::Placed(following) => needed.require_for(following),
                Entry::Step(step) => {
                    step.premises(wide).facts().for_each(|fact| needed.require(fact));
                }
                Entry::Refuted(_, inner) => {
                    let goal = inner.end().premises(wide);
                    let _ = inner.needed(wide, &goal, &mut |fact| needed.require(fact));
                }
            }
        }
        needed.entries
    }

    /// The contradiction as an end; of a line that has come to one.
    pub(super) fn end(&self) -> CaseEnd {
        self.contradiction.map_or(CaseEnd::Reaches(Vec::new()), Contradiction::end)
    }

    fn entry_that_fills(&self, cell: Cell) -> Option<usize> {
        self.entries.iter().position(|entry| match entry {
            Entry::Placed(filled) => filled.candidate.cell == cell,
            Entry::Step(step) => step
                .conclusions
                .iter()
                .any(|end| matches!(end.fact, Fact::Holds(filled, _) if filled == cell)),
            Entry::Refuted(..) => false,
        })
    }

    /// What the part of the line costs that its end rests on.
    pub(super) fn cost(&self, wide: &Geometry, end: &CaseEnd, price: &dyn Price) -> u64 {
        let needed = self.needed(wide, &end.premises(wide), &mut |_| {});
        let entries = self.entries.iter().zip(needed).filter(|(_, needed)| *needed);
        entries.map(|(entry, _)| self.cost_of(entry, wide, price)).sum()
    }

    /// What the whole line costs.
    pub(super) fn whole_cost(&self, wide: &Geometry, price: &dyn Price) -> u64 {
        self.entries.iter().map(|entry| self.cost_of(entry, wide, price)).sum()
    }

    fn cost_of(&self, entry: &Entry<'_, W>, wide: &Geometry, price: &dyn Price) -> u64 {
        match entry {
            Entry::Placed(following) => self.singles.cost(following.why),
            Entry::Step(step) => price.of_step(step),
            Entry::Refuted(_, inner) => {
                price.of_supposition() + inner.cost(wide, &inner.end(), price)
            }
        }
    }

    /// The line with nothing but what its end rests on; `known` is what is known without the supposition.
    pub(super) fn case(&self, wide: &Geometry, known: &Known, end: CaseEnd) -> Case {
        let needed = self.needed(wide, &end.premises(wide), &mut |_| {});
        let mut so_far = known.clone();
        so_far.learn(wide, self.supposed);
        let mut steps: Vec<Step> = Vec::new();
        for (entry, _) in self.entries.iter().zip(needed).filter(|(_, needed)| *needed) {
            let step = match entry {
                Entry::Placed(following) => self.singles.step(following.candidate, following.why),
                Entry::Step(step) => step.clone(),
                Entry::Refuted(rule, inner) => {
                    refutation(*rule, inner.case(wide, &so_far, inner.end()))
                }
            };
            step.conclusions.iter().for_each(|end| so_far.learn(wide, end.fact));
            steps.push(step);
        }
        Case::cut_down(wide, known, self.supposed, &steps, end).expect("a line leads to its end")
    }
}

/// Who notes by what candidates are taken away, and what that leaves single, or empty.
struct Noting<'a> {
    digits: usize,
    singles: &'a Singles,
    now: u16,
    taken_by: &'a mut [u16],
    pending: &'a mut Vec<Following>,
    contradiction: &'a mut Option<Contradiction>,
}

impl Witness for Noting<'_> {
    #[inline]
    fn gone(&mut self, Candidate { cell, digit }: Candidate) {
        self.taken_by[cell.index() * self.digits + digit.index()] = self.now;
    }

    fn alone(&mut self, following: Following) {
        if self.singles.has(following.why) {
            self.pending.push(following);
        }
    }

    fn no_digit(&mut self, cell: Cell) {
        let _ = self.contradiction.get_or_insert(Contradiction::NoDigit(cell));
    }

    fn no_place(&mut self, house: House, digit: Digit) {
        let _ = self.contradiction.get_or_insert(Contradiction::NoPlace(house, digit));
    }
}

/// A walk back through a line.
struct Needed<'a, 'b, const W: usize> {
    line: &'a LineOfReasoning<'b, W>,
    entries: Vec<bool>,
    before: &'a mut dyn FnMut(Fact),
}

impl<const W: usize> Needed<'_, '_, W> {
    fn require(&mut self, fact: Fact) {
        match fact {
            Fact::Absent(cell, digit) => self.require_absent(cell, digit),
            Fact::Holds(cell, _) => match self.line.entry_that_fills(cell) {
                Some(number) => self.entries[number] = true,
                None if fact == self.line.supposed => {}
                None => (self.before)(fact),
            },
        }
    }

    fn require_absent(&mut self, cell: Cell, digit: Digit) {
        let digits = self.line.geometry.digit_count();
        let taken_by = self.line.taken_by[cell.index() * digits + digit.index()];
        if taken_by == BEFORE {
            (self.before)(Fact::Absent(cell, digit));
        } else if let Some(needed) = self.entries.get_mut(usize::from(taken_by)) {
            *needed = true;
        }
    }

    /// What the placing of a digit rests on.
    fn require_for(&mut self, Following { candidate, why }: Following) {
        let (geometry, Candidate { cell, digit }) = (self.line.geometry, candidate);
        match why {
            PlacedBy::Cell => {
                for other in geometry.digits().filter(|&other| other != digit) {
                    self.require_absent(cell, other);
                }
            }
            PlacedBy::House(house) => {
                for &other in geometry.list_of(house).iter().filter(|&&other| other != cell) {
                    self.require_absent(other, digit);
                }
            }
        }
    }
}

/// The step that a refuted supposition makes.
pub(super) fn refutation(rule: RuleId, case: Case) -> Step {
    let conclusions = vec![Conclusion::from_all(case.supposed.negated())];
    Step { rule, claims: Vec::new(), conclusions, cases: vec![case] }
}
