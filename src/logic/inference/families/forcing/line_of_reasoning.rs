//! A line of reasoning: what follows from a supposition by single digits, and by steps of other rules.
//!
//! Where a trial obeys laws, what these leave follows as well, and becomes a step as single digits do.
//!
//! It is kept lean, since hundreds of lines are followed for one that is told: every digit that is placed is
//! noted with why, and every candidate that goes with what took it away. So how much of the line
//! something rests on can be counted without a step being written.

use super::noting::{Contradiction, Noting};
use super::obeying::{Asked, Due, Left, Obeying, Reason};
use super::singles::Singles;
use crate::grid::{Candidate, Candidates, Cell, Digit, DigitSet, Geometry};
use crate::inference::tools::implication::{Following, PlacedBy, Remaining};
use crate::inference::tools::law_form::FormScratch;
use crate::proof::{Case, CaseEnd, Conclusion, Fact, Known, Premises, RuleId, Step};

/// What took nothing away: the candidate was gone before.
const BEFORE: u16 = u16::MAX;

/// What the supposition itself took away.
const SUPPOSED: u16 = u16::MAX - 1;

/// One thing after the other.
enum Entry<'a, const W: usize> {
    Placed(Following),
    /// What a law leaves.
    Obeyed(Asked),
    /// A step of another rule.
    Step(Step),
    /// A line within the line that has come to something that cannot be, told by a rule.
    Refuted(RuleId, Box<LineOfReasoning<'a, W>>),
    /// What a line supposed that was taken over: nothing rests on it.
    Idle,
}

/// What the parts of a line cost that are no single digits.
pub(super) trait Price {
    /// A step of another rule.
    fn of_step(&self, step: &Step) -> u64;

    /// A step of a rule of this name that rests on nothing nested.
    fn of_rule(&self, rule: RuleId) -> u64;

    /// A supposition within the line, besides what it leads to.
    fn of_supposition(&self) -> u64;
}

/// A supposition and what follows from it so far.
pub(super) struct LineOfReasoning<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    singles: &'a Singles,
    /// The rules by which laws are obeyed, and those that are due.
    obeying: Option<(&'a Obeying, Due)>,
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
    scratch: FormScratch,
}

impl<'a, const W: usize> LineOfReasoning<'a, W> {
    /// Begins with a supposition where this is left, by these rules; what goes by sight of it is drawn, and no more.
    pub(super) fn new(
        (geometry, singles): (&'a Geometry<W>, &'a Singles),
        obeying: Option<(&'a Obeying, Due)>,
        left: Remaining<W>,
        supposed: Fact,
    ) -> Self {
        let mut line = Self {
            geometry,
            singles,
            obeying,
            supposed,
            left,
            contradiction: None,
            entries: Vec::new(),
            taken_by: vec![BEFORE; geometry.digit_count() * geometry.cell_count()],
            now: SUPPOSED,
            pending: Vec::new(),
            next: 0,
            scratch: FormScratch::default(),
        };
        line.learn(supposed);
        line
    }

    /// Begins with another supposition; nothing is allocated.
    pub(super) fn begin_anew(&mut self, all: &Remaining<W>, supposed: Fact) {
        self.supposed = supposed;
        self.left.reset_to(all);
        self.contradiction = None;
        self.entries.clear();
        self.taken_by.fill(BEFORE);
        self.now = SUPPOSED;
        self.pending.clear();
        self.next = 0;
        if let Some((_, due)) = &mut self.obeying {
            due.forget();
        }
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

    /// Takes in a line that was followed in the line's state and has come to something that cannot be: whole, if that does not
    /// rest on what it supposed, since then it cannot be here either.
    pub(super) fn take_ended(&mut self, wide: &Geometry, rule: RuleId, inner: Self) {
        if inner.rests_on_supposition(wide) {
            return self.take_refuted(rule, vec![inner]);
        }
        self.entries.push(Entry::Idle);
        let first = self.entries.len() as u16;
        for (taken_by, its) in self.taken_by.iter_mut().zip(&inner.taken_by) {
            match *its {
                BEFORE => {}
                SUPPOSED => *taken_by = first - 1,
                number => *taken_by = first + number,
            }
        }
        self.entries.extend(inner.entries);
        (self.left, self.contradiction) = (inner.left, inner.contradiction);
    }

    /// Whether what the line has come to rests on what it supposes. Without lines within it, it does: all else that cannot be was
    /// seen before it began.
    fn rests_on_supposition(&self, wide: &Geometry) -> bool {
        let has_lines = self.entries.iter().any(|entry| matches!(entry, Entry::Refuted(..)));
        !has_lines || self.walked_back(wide, &self.end().premises(wide), &mut |_| {}).is_supposed
    }

    fn enter(&mut self, entry: Entry<'a, W>) {
        self.now = self.entries.len() as u16;
        self.entries.push(entry);
    }

    /// Draws what follows by single digits and by laws, until nothing does or something cannot be.
    pub(super) fn settle(&mut self) {
        self.place_pending();
        while self.contradiction.is_none() && self.obey() {
            self.place_pending();
        }
    }

    /// Takes away what the next law that is due leaves no place for; `false` if none does.
    fn obey(&mut self) -> bool {
        let Some((obeying, due)) = &mut self.obeying else { return false };
        let (candidates, scratch) = (&self.left.candidates, &mut self.scratch);
        let Some((law, left)) = obeying.next(self.geometry, candidates, due, scratch) else {
            return false;
        };
        let (must, gone) = match left {
            Left::Gone(gone) => (None, gone),
            Left::Seen(digit, gone) => (Some(digit), gone),
            Left::Nothing(cell) => {
                let digits = candidates.digits_of(cell).iter();
                (None, digits.map(|digit| Candidate { cell, digit }).collect())
            }
        };
        self.enter(Entry::Obeyed((law, must)));
        for gone in gone {
            self.learn(Fact::absent(gone));
        }
        true
    }

    /// Places what is pending, the oldest first, until nothing is or something cannot be.
    fn place_pending(&mut self) {
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
            obeying: self.obeying.as_mut().map(|(obeying, due)| (*obeying, due)),
            now: self.now,
            taken_by: &mut self.taken_by,
            pending: &mut self.pending,
            contradiction: &mut self.contradiction,
        };
        (&mut self.left, noting)
    }

    /// What of which entries the goal rests on. Where a candidate could have been taken away in several ways, the first
    /// counts. What was so before the line is handed on.
    fn needed(
        &self,
        wide: &Geometry,
        goal: &Premises,
        before: &mut dyn FnMut(Fact),
    ) -> Vec<Option<Part<W>>> {
        self.walked_back(wide, goal, before).entries
    }

    fn walked_back<'b>(
        &'b self,
        wide: &Geometry,
        goal: &Premises,
        before: &'b mut dyn FnMut(Fact),
    ) -> Needed<'b, 'a, W> {
        let entries = vec![None; self.entries.len()];
        let mut needed = Needed { line: self, entries, is_supposed: false, before };
        goal.facts().for_each(|fact| needed.require(fact));
        for number in (0..self.entries.len()).rev() {
            if needed.entries[number].is_none() {
                continue;
            }
            match &self.entries[number] {
                &Entry::Placed(following) => needed.require_for(following),
                &Entry::Obeyed(asked) => needed.require_for_law(number, asked),
                Entry::Step(step) => {
                    step.premises(wide).facts().for_each(|fact| needed.require(fact));
                }
                Entry::Refuted(_, inner) => {
                    let goal = inner.end().premises(wide);
                    let _ = inner.needed(wide, &goal, &mut |fact| needed.require(fact));
                }
                Entry::Idle => {}
            }
        }
        needed
    }

    /// What a cell may hold before the entry with this number.
    fn held_before(&self, number: usize, cell: Cell) -> DigitSet {
        let digits = self.geometry.digit_count();
        let was_there = |digit: &Digit| {
            let taken_by = self.taken_by[cell.index() * digits + digit.index()];
            taken_by != BEFORE && taken_by != SUPPOSED && usize::from(taken_by) >= number
        };
        self.candidates().digits_of(cell) | self.geometry.digits().filter(was_there).collect()
    }

    /// The rules by which laws are obeyed; of a line with entries about them.
    fn obeyed(&self) -> &'a Obeying {
        let (obeying, _) = self.obeying.as_ref().expect("laws that are obeyed");
        obeying
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
            Entry::Obeyed(_) | Entry::Refuted(..) | Entry::Idle => false,
        })
    }

    /// How many entries there are.
    pub(super) fn length(&self) -> usize {
        self.entries.len()
    }

    /// What the part of the line costs that its end rests on.
    pub(super) fn cost(&self, wide: &Geometry, end: &CaseEnd, price: &dyn Price) -> u64 {
        let needed = self.needed(wide, &end.premises(wide), &mut |_| {});
        let entries = self.entries.iter().zip(needed).filter(|(_, needed)| needed.is_some());
        entries.map(|(entry, _)| self.cost_of(entry, wide, price)).sum()
    }

    /// What the whole line costs.
    pub(super) fn whole_cost(&self, wide: &Geometry, price: &dyn Price) -> u64 {
        self.entries.iter().map(|entry| self.cost_of(entry, wide, price)).sum()
    }

    fn cost_of(&self, entry: &Entry<'_, W>, wide: &Geometry, price: &dyn Price) -> u64 {
        match entry {
            Entry::Placed(following) => self.singles.cost(following.why),
            Entry::Obeyed(asked) => price.of_rule(self.obeyed().rule(*asked, usize::MAX)),
            Entry::Step(step) => price.of_step(step),
            Entry::Refuted(_, inner) => {
                price.of_supposition() + inner.cost(wide, &inner.end(), price)
            }
            Entry::Idle => 0,
        }
    }

    /// The line with nothing but what its end rests on; `known` is what is known without the supposition.
    pub(super) fn case(&self, wide: &Geometry, known: &Known, end: CaseEnd) -> Case {
        let needed = self.needed(wide, &end.premises(wide), &mut |_| {});
        let mut so_far = known.clone();
        so_far.learn(wide, self.supposed);
        let mut steps: Vec<Step> = Vec::new();
        for (number, (entry, needed)) in self.entries.iter().zip(needed).enumerate() {
            let Some(needed) = needed else { continue };
            let step = match entry {
                Entry::Placed(following) => self.singles.step(following.candidate, following.why),
                &Entry::Obeyed(asked) => self.step_of_law(number, asked, &needed),
                Entry::Step(step) => step.clone(),
                Entry::Refuted(rule, inner) => {
                    refutation(*rule, inner.case(wide, &so_far, inner.end()))
                }
                Entry::Idle => continue,
            };
            step.conclusions.iter().for_each(|end| so_far.learn(wide, end.fact));
            steps.push(step);
        }
        Case::cut_down(wide, known, self.supposed, &steps, end).expect("a line leads to its end")
    }

    fn step_of_law(&self, number: usize, asked: Asked, Part { gone, by }: &Part<W>) -> Step {
        let by = by.as_ref().expect("by what it goes was found as it was asked for");
        self.obeyed().step(asked, by, |cell| self.held_before(number, cell), gone)
    }
}

/// What is needed of an entry about a law: which candidates go, and by what.
#[derive(Clone)]
struct Part<const W: usize> {
    gone: Vec<Candidate>,
    by: Option<Reason<W>>,
}

/// A walk back through a line.
struct Needed<'a, 'b, const W: usize> {
    line: &'a LineOfReasoning<'b, W>,
    entries: Vec<Option<Part<W>>>,
    /// Whether the supposition is required.
    is_supposed: bool,
    before: &'a mut dyn FnMut(Fact),
}

impl<const W: usize> Needed<'_, '_, W> {
    fn require(&mut self, fact: Fact) {
        match fact {
            Fact::Absent(cell, digit) => self.require_absent(Candidate { cell, digit }),
            Fact::Holds(cell, _) => match self.line.entry_that_fills(cell) {
                Some(number) => {
                    let _ = self.part(number);
                }
                None if fact == self.line.supposed => self.is_supposed = true,
                None => (self.before)(fact),
            },
        }
    }

    fn part(&mut self, number: usize) -> &mut Part<W> {
        let nothing = || Part { gone: Vec::new(), by: None };
        self.entries[number].get_or_insert_with(nothing)
    }

    fn require_absent(&mut self, gone: Candidate) {
        let digits = self.line.geometry.digit_count();
        let taken_by = self.line.taken_by[gone.cell.index() * digits + gone.digit.index()];
        let number = usize::from(taken_by);
        if taken_by == BEFORE {
            (self.before)(Fact::absent(gone));
        } else if let Some(Entry::Obeyed(_)) = self.line.entries.get(number) {
            let gone_by = &mut self.part(number).gone;
            if !gone_by.contains(&gone) {
                gone_by.push(gone);
            }
        } else if number < self.entries.len() {
            let _ = self.part(number);
        } else {
            self.is_supposed = true;
        }
    }

    /// What it rests on that a law leaves no place for candidates.
    fn require_for_law(&mut self, number: usize, asked: Asked) {
        let line = self.line;
        let now = |cell| line.held_before(number, cell);
        let gone = &self.part(number).gone;
        let by = line.obeyed().reason(line.geometry, asked, now, gone);
        let held = by.held;
        self.part(number).by = Some(by);
        for cell in held.iter() {
            let now = self.line.held_before(number, cell);
            for digit in self.line.geometry.digits().filter(|&digit| !now.contains(digit)) {
                self.require_absent(Candidate { cell, digit });
            }
        }
    }

    /// What the placing of a digit rests on.
    fn require_for(&mut self, Following { candidate, why }: Following) {
        let (geometry, Candidate { cell, digit }) = (self.line.geometry, candidate);
        match why {
            PlacedBy::Cell => {
                for other in geometry.digits().filter(|&other| other != digit) {
                    self.require_absent(Candidate { cell, digit: other });
                }
            }
            PlacedBy::House(house) => {
                for &other in geometry.list_of(house).iter().filter(|&&other| other != cell) {
                    self.require_absent(Candidate { cell: other, digit });
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
