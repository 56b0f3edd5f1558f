//! Laws along a line of reasoning: what is in no filling of the cells of a constraint goes, as single digits follow; and so does
//! what sees all places of a digit that every filling has, and what sums and houses together leave no place for.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use once_cell::sync::OnceCell;

use crate::grid::{
    Balanced, Candidate, Candidates, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry,
    JoinedLaws, laws_of_cells,
};
use crate::inference::tools::bit_row::{BITS, cut, ones, put};
use crate::inference::tools::law_form::{FEW_CELLS, FormScratch, LawForm};
use crate::inference::tools::law_now::{LawNow, in_one_number, out_of_one_number};
use crate::knowledge::{Balancing, Body, ConstraintRule, Held, Rule};
use crate::proof::{Balance, Conclusion, Fact, HeldSet, LawUse, Pattern, RuleId, Step};

/// So much of what laws leave is remembered before all is forgotten.
const MOST_FOUND: usize = 1 << 16;

/// The rules by which it is told what laws leave, and which laws are due when a cell changes.
pub(in crate::inference) struct Obeying {
    rules: Vec<(ConstraintRule, RuleId)>,
    grid: Geometry,
    /// Made where it is first asked for: few puzzles come to a trial.
    laws: OnceCell<Laws>,
    found: Mutex<Found>,
}

/// What is obeyed on a grid.
struct Laws {
    /// Those of every line first, and among them what is gone through quickly.
    all: Vec<Obeyed>,
    /// How many are obeyed along every line: what follows from large sums and houses is left to those that are thorough.
    usual: u16,
    /// For each cell the numbers of its laws.
    of_cell: Vec<Vec<u16>>,
}

/// What some cells may hold together, and by what.
struct Obeyed {
    form: LawForm,
    by: By,
}

enum By {
    Law(ConstraintNumber),
    Balance(RuleId, Box<Balanced>),
    /// Regions, with what constraints say of them.
    Joined(RuleId, Box<JoinedLaws>),
}

/// By what candidates go: what these cells may hold, and, where laws are joined, those at these places.
#[derive(Clone)]
pub(super) struct Reason<const W: usize> {
    pub(super) held: CellSet<W>,
    kept: Vec<usize>,
}

/// The laws that are due, by their numbers, as bits; and of how many it counts.
#[derive(Clone, Default)]
pub(super) struct Due {
    laws: Vec<u64>,
    counted: u16,
}

/// What laws were found to leave: by the number of a law and what its cells may hold, what they keep, each in one number; 0
/// where there is no filling; and the digits of every filling. The same is asked very often: of suppositions, and of
/// suppositions within them.
type Found = HashMap<(u16, u128), (u128, DigitSet)>;

/// What a law leaves.
pub(super) enum Left {
    /// These go.
    Gone(Vec<Candidate>),
    /// There is no filling: all that this cell may hold goes.
    Nothing(Cell),
    /// Every filling has the digit: these see all its places.
    Seen(Digit, Vec<Candidate>),
}

/// A law, by its number; and the digit that every filling has, if it is about one.
pub(super) type Asked = (u16, Option<Digit>);

impl Due {
    fn note(&mut self, number: u16) {
        if number < self.counted {
            put(&mut self.laws, number.into());
        }
    }

    fn next(&mut self) -> Option<u16> {
        let number = ones(&self.laws).next()?;
        cut(&mut self.laws, number);
        Some(number as u16)
    }

    pub(super) fn forget(&mut self) {
        self.laws.fill(0);
    }
}

impl Obeying {
    /// By those among these rules; nothing if there is none about all that cells hold, or there are no laws.
    pub(in crate::inference) fn new(wide: &Geometry, rules: &[&Rule]) -> Option<Self> {
        let rules = rules.iter().filter_map(|rule| Some((Self::rule_of(rule)?, rule.id)));
        let rules: Vec<(ConstraintRule, RuleId)> = rules.collect();
        let is_about_all =
            |(rule, _): &(ConstraintRule, _)| *rule == ConstraintRule::Fillings(Held::Any);
        let is_obeyed = !wide.laws().is_empty() && rules.iter().any(is_about_all);
        let (grid, laws, found) = (wide.clone(), OnceCell::new(), Mutex::default());
        is_obeyed.then_some(Self { rules, grid, laws, found })
    }

    /// What a rule is about, if what follows by it follows along a line.
    pub(in crate::inference) fn rule_of(rule: &Rule) -> Option<ConstraintRule> {
        match rule.body {
            Body::Constraint(
                ConstraintRule::Partner
                | ConstraintRule::Together(_)
                | ConstraintRule::Classes
                | ConstraintRule::Balance(Balancing { of_houses: true, .. }),
            ) => None,
            Body::Constraint(rule) => Some(rule),
            _ => None,
        }
    }

    fn laws(&self) -> &Laws {
        self.laws.get_or_init(|| Laws::new(&self.grid, &self.rules))
    }

    fn law(&self, number: u16) -> &Obeyed {
        &self.laws().all[usize::from(number)]
    }

    /// None of the laws is due, along a line that is thorough or not.
    pub(super) fn none(&self, is_thorough: bool) -> Due {
        let Laws { all, usual, .. } = self.laws();
        let counted = if is_thorough { all.len() as u16 } else { *usual };
        Due { laws: vec![0; all.len().div_ceil(BITS)], counted }
    }

    /// Makes the laws of a cell due.
    pub(super) fn note(&self, cell: Cell, due: &mut Due) {
        for &number in &self.laws().of_cell[cell.index()] {
            due.note(number);
        }
    }

    /// The next law that is due and leaves less than there is.
    pub(super) fn next<const W: usize>(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        due: &mut Due,
        scratch: &mut FormScratch,
    ) -> Option<(u16, Left)> {
        while let Some(number) = due.next() {
            let law = self.law(number);
            let now: Vec<DigitSet> =
                law.form.cells.iter().map(|&it| candidates.digits_of(it)).collect();
            let Some((left, musts)) = self.left(number, law, &now, scratch) else {
                let is_open = |cell: &&Cell| !candidates.solved().contains(**cell);
                let cell =
                    law.form.cells.iter().find(is_open).or_else(|| law.form.cells.first())?;
                return Some((number, Left::Nothing(*cell)));
            };
            let mut gone = Vec::new();
            for (&cell, (&now, &left)) in law.form.cells.iter().zip(now.iter().zip(&left)) {
                gone.extend((now - left).iter().map(|digit| Candidate { cell, digit }));
            }
            if !gone.is_empty() {
                gone.sort_unstable();
                gone.dedup();
                return Some((number, Left::Gone(gone)));
            }
            if let Some((digit, seen)) = law.seen(geometry, candidates, &left, musts) {
                // There may be more of them.
                due.note(number);
                return Some((number, Left::Seen(digit, seen)));
            }
        }
        None
    }

    /// What the cells of a law keep of what they may hold, and the digits of every filling that are told of; `None` if there
    /// is no filling.
    fn left(
        &self,
        number: u16,
        law: &Obeyed,
        now: &[DigitSet],
        scratch: &mut FormScratch,
    ) -> Option<(Vec<DigitSet>, DigitSet)> {
        let mut narrowed = || {
            let mut left = now.to_vec();
            let musts = law.form.narrow(&mut left, scratch)?;
            let is_told = matches!(law.by, By::Law(_)) && self.is_told(ConstraintRule::Everywhere);
            Some((left, if is_told { musts } else { DigitSet::EMPTY }))
        };
        let digits = self.grid.digit_count();
        let packed = |all: &[DigitSet]| in_one_number(digits, all.iter().copied());
        let Some(all) = packed(now) else { return narrowed() };
        let found = || self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let asked = (number, all);
        let known = found().get(&asked).copied();
        let (left, musts) = known.unwrap_or_else(|| {
            let left = narrowed().and_then(|(left, musts)| Some((packed(&left)?, musts)));
            let (left, musts) = left.unwrap_or((0, DigitSet::EMPTY));
            let mut found = found();
            if found.len() >= MOST_FOUND {
                found.clear();
            }
            let _ = found.insert(asked, (left, musts));
            (left, musts)
        });
        (left != 0).then(|| (out_of_one_number(digits, now.len(), left).collect(), musts))
    }

    fn is_told(&self, wanted: ConstraintRule) -> bool {
        self.rules.iter().any(|(rule, _)| *rule == wanted)
    }

    /// The rule by which it is told that something goes, by what so many cells hold.
    pub(super) fn rule(&self, (number, must): Asked, held: usize) -> RuleId {
        let exact = match (must, held) {
            (Some(_), _) => ConstraintRule::Everywhere,
            (None, 0) => ConstraintRule::Fillings(Held::Nothing),
            (None, 1) => ConstraintRule::Fillings(Held::One),
            (None, _) => ConstraintRule::Fillings(Held::Any),
        };
        let of = |wanted| self.rules.iter().find(|(rule, _)| *rule == wanted).map(|(_, id)| *id);
        match self.law(number).by {
            By::Balance(rule, _) | By::Joined(rule, _) => rule,
            By::Law(_) => of(exact)
                .or_else(|| of(ConstraintRule::Fillings(Held::Any)))
                .expect("a rule about all that cells hold"),
        }
    }

    /// By what all these candidates go where the cells may hold this: as little as is found.
    pub(super) fn reason<const W: usize>(
        &self,
        geometry: &Geometry<W>,
        (number, must): Asked,
        now: impl FnMut(Cell) -> DigitSet,
        gone: &[Candidate],
    ) -> Reason<W> {
        let law = self.law(number);
        let mut now = LawNow::new(geometry, &law.form, now);
        let By::Joined(_, joined) = &law.by else {
            return Reason { held: fewest(geometry, &mut now, must, gone), kept: Vec::new() };
        };
        let held = but_of(now.restricted(), gone);
        let go = |it: &mut LawNow<'_>, held| gone.iter().all(|&gone| it.is_gone(gone, held));
        let (kept, held) = now.fewest_joined(joined, held, go);
        Reason { held, kept }
    }

    /// The step by which these candidates go, where these of the law's cells may hold this.
    pub(super) fn step<const W: usize>(
        &self,
        asked: Asked,
        reason: &Reason<W>,
        now: impl Fn(Cell) -> DigitSet,
        gone: &[Candidate],
    ) -> Step {
        let rule = self.rule(asked, reason.held.len());
        let held = HeldSet::holding(reason.held, now);
        let by_laws = |constraints, held| {
            Pattern::Law(LawUse { constraints, held, places: Vec::new() }).claims()
        };
        let claims = match &self.law(asked.0).by {
            By::Law(constraint) => by_laws(vec![*constraint], held),
            By::Joined(_, joined) => by_laws(joined.constraints(&reason.kept), held),
            By::Balance(_, balanced) => {
                let (added, taken) = (balanced.added.clone(), balanced.taken.clone());
                Pattern::Balance(Balance { added, taken, held: held.0 }).claims()
            }
        };
        let gone = gone.iter().map(|&gone| Conclusion::from_all(Fact::absent(gone)));
        Step { rule, claims, conclusions: gone.collect(), cases: Vec::new() }
    }
}

impl Laws {
    fn new(grid: &Geometry, rules: &[(ConstraintRule, RuleId)]) -> Self {
        let forms = LawForm::all(grid).into_iter().zip(grid.laws());
        let own = forms.map(|(form, law)| Obeyed { form, by: By::Law(law.constraint) });
        let by_rule = |&(rule, id): &(ConstraintRule, RuleId)| match rule {
            ConstraintRule::Balance(balancing) => {
                let all = balancing.on(grid).into_iter();
                all.filter_map(|it| Obeyed::balanced(grid, id, it)).collect()
            }
            ConstraintRule::Regions => Obeyed::joined(grid, id).into_iter().collect(),
            _ => Vec::new(),
        };
        let mut all: Vec<Obeyed> = own.chain(rules.iter().flat_map(by_rule)).collect();
        all.sort_by_key(|law| (law.is_large(), law.form.ways()));
        // More cannot be numbered.
        all.truncate(usize::from(u16::MAX));
        let usual = all.partition_point(|law| !law.is_large()) as u16;
        let of_cell = laws_of_cells(grid.cell_count(), all.iter().map(|law| &law.form.cells[..]));
        Self { all, usual, of_cell }
    }
}

impl Obeyed {
    /// Regions that are to be found, with what constraints say of them, if there are any.
    fn joined(grid: &Geometry, rule: RuleId) -> Option<Self> {
        let joined = JoinedLaws::of(grid)?;
        Some(Self { form: LawForm::of_joined(&joined), by: By::Joined(rule, Box::new(joined)) })
    }

    /// Whether it is what sums and houses leave of many cells.
    fn is_large(&self) -> bool {
        matches!(self.by, By::Balance(..)) && self.form.cells.len() > FEW_CELLS
    }

    /// What sums and houses leave, if it can be gone through quickly.
    fn balanced(grid: &Geometry, rule: RuleId, balanced: Balanced) -> Option<Self> {
        let form = LawForm::of_leftover(grid, &balanced.left)?;
        Some(Self { form, by: By::Balance(rule, Box::new(balanced)) })
    }

    /// The first of the digits of every filling all of whose places, several of them, are seen by other cells that may hold it.
    fn seen<const W: usize>(
        &self,
        geometry: &Geometry<W>,
        candidates: &Candidates<W>,
        left: &[DigitSet],
        musts: DigitSet,
    ) -> Option<(Digit, Vec<Candidate>)> {
        musts.iter().find_map(|digit| {
            let places = self.form.cells.iter().zip(left).filter(|(_, left)| left.contains(digit));
            let (mut seen, mut count) = (candidates.open_places_of(digit), 0);
            for (cell, _) in places {
                seen &= geometry.peers(*cell);
                count += 1;
            }
            let gone = seen.iter().map(|cell| Candidate { cell, digit });
            (count > 1 && !seen.is_empty()).then(|| (digit, gone.collect()))
        })
    }
}

/// These cells without the one from which all candidates go, if it is one: what goes from a cell needs not what it holds, if nothing
/// goes from another.
fn but_of<const W: usize>(held: CellSet<W>, gone: &[Candidate]) -> CellSet<W> {
    match gone {
        [first, rest @ ..] if rest.iter().all(|other| other.cell == first.cell) => {
            held - CellSet::of(first.cell)
        }
        _ => held,
    }
}

/// The fewest cells of a law by which all these candidates go; because they see all places of a digit, if it is about one.
fn fewest<const W: usize>(
    geometry: &Geometry<W>,
    law: &mut LawNow<'_>,
    must: Option<Digit>,
    gone: &[Candidate],
) -> CellSet<W> {
    let held: CellSet<W> = law.restricted();
    if let Some(digit) = must {
        let see_all = |places: CellSet<W>| {
            let sees = |gone: &Candidate| places.is_subset(&geometry.peers(gone.cell));
            gone.iter().all(sees)
        };
        return law.fewest(held, |law, held| law.places_of(digit, held).is_some_and(see_all));
    }
    law.fewest(but_of(held, gone), |law, held| gone.iter().all(|&gone| law.is_gone(gone, held)))
}
