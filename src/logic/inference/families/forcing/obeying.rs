//! Laws along a line of reasoning: what is in no filling of the cells of a constraint goes, as single digits follow.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::grid::{Candidate, Candidates, Cell, CellSet, DigitSet, Geometry, Law, Scratch};
use crate::inference::tools::law_now::LawNow;
use crate::knowledge::{Body, ConstraintRule, Held, Rule};
use crate::proof::{Conclusion, Fact, HeldSet, LawUse, Pattern, RuleId, Step};

/// The rules by which it is told what laws leave, and which laws are due when a cell changes.
pub(in crate::inference) struct Obeying {
    rules: Vec<(Held, RuleId)>,
    /// The numbers of the laws, those that are gone through quickly first. By their places here they are due.
    order: Vec<usize>,
    /// For each cell the places of its laws.
    of_cell: Vec<Vec<u16>>,
    found: Mutex<Found>,
}

/// The laws that are due, by their places, as bits.
#[derive(Clone, Default)]
pub(super) struct Due(Vec<u64>);

impl Due {
    fn note(&mut self, place: u16) {
        self.0[usize::from(place) / 64] |= 1 << (place % 64);
    }

    fn next(&mut self) -> Option<usize> {
        let (index, word) = self.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(64 * index + bit)
    }

    pub(super) fn forget(&mut self) {
        self.0.fill(0);
    }
}

/// What laws were found to leave: by the number of a law and what its cells may hold, what they keep, each in one number; 0
/// where there is no filling. The same is asked very often: of suppositions, and of suppositions within them.
#[derive(Default)]
struct Found(HashMap<(usize, u128), u128>);

/// So much is remembered before all is forgotten.
const MOST_FOUND: usize = 1 << 16;

/// What a law leaves.
pub(super) enum Left {
    /// These go.
    Gone(Vec<Candidate>),
    /// There is no filling: all that this cell may hold goes.
    Nothing(Cell),
}

impl Obeying {
    /// By those among these rules; nothing if there is none about all that cells hold, or there are no laws.
    pub(in crate::inference) fn new<const W: usize>(
        geometry: &Geometry<W>,
        rules: &[&Rule],
    ) -> Option<Self> {
        let rules = rules.iter().filter_map(|rule| Some((Self::held_by(rule)?, rule.id)));
        let rules: Vec<(Held, RuleId)> = rules.collect();
        let laws = geometry.laws();
        if laws.is_empty() || !rules.iter().any(|(held, _)| *held == Held::Any) {
            return None;
        }
        let mut order: Vec<usize> = (0..laws.len()).collect();
        order.sort_by_key(|&law| laws[law].automaton.ways());
        let mut of_cell = vec![Vec::new(); geometry.cell_count()];
        for (place, &law) in order.iter().enumerate() {
            for cell in &laws[law].cells {
                let of_cell: &mut Vec<u16> = &mut of_cell[cell.index()];
                if of_cell.last() != Some(&(place as u16)) {
                    of_cell.push(place as u16);
                }
            }
        }
        Some(Self { rules, order, of_cell, found: Mutex::default() })
    }

    /// Of how many cells a rule counts what they may hold, if it is one about fillings.
    pub(in crate::inference) fn held_by(rule: &Rule) -> Option<Held> {
        match rule.body {
            Body::Constraint(ConstraintRule::Fillings(held)) => Some(held),
            _ => None,
        }
    }

    /// None of the laws is due.
    pub(super) fn none(&self) -> Due {
        Due(vec![0; self.order.len().div_ceil(64)])
    }

    /// Makes the laws of a cell due.
    pub(super) fn note(&self, cell: Cell, due: &mut Due) {
        for &place in &self.of_cell[cell.index()] {
            due.note(place);
        }
    }

    /// The next law that is due and leaves less than there is, by its number.
    pub(super) fn next<const W: usize>(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        due: &mut Due,
        scratch: &mut Scratch,
    ) -> Option<(usize, Left)> {
        while let Some(place) = due.next() {
            let number = self.order[place];
            let law = &geometry.laws()[number];
            let now = |cell: &Cell| candidates.digits_of(*cell);
            let digits = geometry.digit_count();
            let gone = if law.cells.len() * digits <= 128 {
                let all = law.cells.iter().map(now);
                let all = all.fold(0, |all, held| all << digits | u128::from(held.bits()));
                let left = self.left((number, all), law, digits, scratch);
                if left == all {
                    continue;
                }
                let of = |(place, cell): (usize, &Cell)| {
                    let left = left >> ((law.cells.len() - 1 - place) * digits);
                    now(cell) - DigitSet::from_bits(left as u16 & geometry.all_digits().bits())
                };
                (left != 0).then(|| law.cells.iter().enumerate().map(of).collect::<Vec<_>>())
            } else {
                let left = law.automaton.left(law.cells.iter().map(now), scratch);
                left.map(|left| {
                    law.cells.iter().zip(left).map(|(cell, &left)| now(cell) - left).collect()
                })
            };
            let Some(gone) = gone else {
                let is_open = |cell: &&Cell| !candidates.solved().contains(**cell);
                let cell = law.cells.iter().find(is_open).or_else(|| law.cells.first())?;
                return Some((number, Left::Nothing(*cell)));
            };
            let each = law.cells.iter().zip(gone);
            let all = each
                .flat_map(|(&cell, less)| less.iter().map(move |digit| Candidate { cell, digit }));
            let mut all: Vec<Candidate> = all.collect();
            if !all.is_empty() {
                all.sort_unstable();
                all.dedup();
                return Some((number, Left::Gone(all)));
            }
        }
        None
    }

    /// What the cells of a law keep of what they may hold, both in one number.
    fn left(&self, asked: (usize, u128), law: &Law, digits: usize, scratch: &mut Scratch) -> u128 {
        let found = || self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&left) = found().0.get(&asked) {
            return left;
        }
        let each = (0..law.cells.len()).rev();
        let each = each.map(|place| {
            DigitSet::from_bits(
                (asked.1 >> (place * digits)) as u16 & ((1_u32 << digits) - 1) as u16,
            )
        });
        let left = law.automaton.left(each, scratch);
        let left = left.map_or(0, |left| {
            left.iter().fold(0, |all, held| all << digits | u128::from(held.bits()))
        });
        let found = &mut found().0;
        if found.len() >= MOST_FOUND {
            found.clear();
        }
        let _ = found.insert(asked, left);
        left
    }

    /// The rule by which it is told that something goes by what several cells hold.
    pub(super) fn usual_rule(&self) -> RuleId {
        self.rule(usize::MAX)
    }

    /// The rule by which it is told that something goes by what so many cells hold.
    fn rule(&self, held: usize) -> RuleId {
        let exact = match held {
            0 => Held::Nothing,
            1 => Held::One,
            _ => Held::Any,
        };
        let of = |wanted| self.rules.iter().find(|(held, _)| *held == wanted);
        let (_, rule) =
            of(exact).or_else(|| of(Held::Any)).expect("a rule about all that cells hold");
        *rule
    }

    /// The step by which these candidates go, where the cells of the law may hold this.
    pub(super) fn step<const W: usize>(
        &self,
        law: &LawNow<'_>,
        held: CellSet<W>,
        now: impl Fn(Cell) -> DigitSet,
        gone: &[Candidate],
    ) -> Step {
        let constraints = vec![law.law.constraint];
        let claims =
            Pattern::Law(LawUse { constraints, held: HeldSet::holding(held, now) }).claims();
        let conclusions =
            gone.iter().map(|&gone| Conclusion::from_all(Fact::absent(gone))).collect();
        Step { rule: self.rule(held.len()), claims, conclusions, cases: Vec::new() }
    }
}

/// The fewest cells of a law by which all these candidates go.
pub(super) fn fewest<const W: usize>(law: &mut LawNow<'_>, gone: &[Candidate]) -> CellSet<W> {
    let mut held: CellSet<W> = law.restricted();
    // What goes from a cell needs not what it holds, if nothing goes from another.
    if let [first, rest @ ..] = gone
        && rest.iter().all(|other| other.cell == first.cell)
    {
        held -= CellSet::of(first.cell);
    }
    law.fewest(held, |law, held| gone.iter().all(|&gone| law.is_gone(gone, held)))
}
