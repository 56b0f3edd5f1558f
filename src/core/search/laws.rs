//! What cells of constraints may hold together, where a grid says so: what no filling has left is struck.

use std::sync::Arc;

use super::narrowing::Changed;
use crate::grid::{
    Automaton, Balanced, Candidate, Cell, CellSet, CliqueSum, ConstraintNumber, Digit, DigitSet,
    Geometry, House, JoinedLaws, Law, Leftover, Scratch, SetLaw, SumPart, SumScratch, balances,
    laws_of_cells,
};

/// How many houses are added at most for what follows from sums of constraints, and how many cells this may leave.
const MOST_HOUSES: usize = 4;
const MOST_LEFT: usize = 8;

/// After being asked so often in vain, a law that others imply is passed over no more often: two to that power.
const MOST_IN_VAIN: u8 = 6;

/// So many laws that are joined take as long as all laws of a grid where none are, about.
const JOINED_AS_LONG: usize = 4;

/// A law with the constraints that it rests on: its own, or those whose sums were taken away from houses.
#[derive(Debug)]
struct Rested {
    cells: Vec<Cell>,
    says: Says,
    constraints: Vec<ConstraintNumber>,
    /// The houses in which it has several cells: from there digits that all its fillings have are struck. None where there are
    /// as many cells as digits, since that all digits are there says nothing.
    houses: Vec<HouseOfLaw>,
    /// Whether it passes a cell twice: then what it strikes may let it strike more.
    repeats: bool,
    standing: Standing,
}

/// How a law stands to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It says something of its own.
    Alone,
    /// Other laws and houses say so already, though less plainly.
    Implied,
    /// It says what some laws of its constraints say together.
    Joins,
    /// It is one of these: it need not be asked while that is.
    Joined,
}

/// What cells may hold together, in the form that is gone through soonest.
#[derive(Debug)]
enum Says {
    Automaton(Arc<Automaton>),
    Sets(SetLaw),
    Sums(CliqueSum),
}

/// The cells of a law in a house.
#[derive(Debug)]
struct HouseOfLaw {
    /// The mask of the lowest digit in the house.
    first: usize,
    /// Their places in the law and in the house.
    of_law: u16,
    places: u16,
    cells: Vec<Cell>,
}

/// The laws of a grid, laid out for the search.
#[derive(Debug)]
pub(super) struct Laws {
    all: Vec<Rested>,
    /// The laws that each cell is in.
    of_cell: Vec<Vec<u16>>,
    /// Those that are joined, if any are.
    joined: Option<JoinedLaws>,
    /// For each cell those that cannot hold the same digit, and those of them that are in none of its houses.
    seen: Vec<CellSet>,
    seen_besides: Vec<CellSet>,
}

/// Where a search stands with the laws.
#[derive(Debug, Default)]
pub(super) struct LawsAt {
    /// The cells that changed since the laws were last looked at; none where there are no laws.
    changed: Changed,
    /// The laws that are due.
    due: Changed,
    /// The laws that are not to be obeyed; empty if all are.
    suspended: Vec<bool>,
    /// What laws that are joined leave, if not all of them are to be obeyed.
    joined: Option<Automaton>,
    /// For each law that others imply, how often it is passed over until it is asked again.
    patience: Vec<Patience>,
    digits: Vec<DigitSet>,
    scratch: Scratch,
    sums: SumScratch,
    struck: Vec<Candidate>,
}

/// How often a law is passed over: the more often, the more often it has been asked in vain.
#[derive(Clone, Copy, Debug, Default)]
struct Patience {
    in_vain: u8,
    left: u8,
}

/// No filling of the cells is left: the cells of the law with this number.
pub(super) struct Broken(pub(super) usize);

impl Rested {
    fn new(
        geometry: &Geometry,
        cells: Vec<Cell>,
        says: Says,
        constraints: Vec<ConstraintNumber>,
    ) -> Self {
        let has_musts = says.is_of_sets() && cells.len() < geometry.digit_count();
        let in_houses = geometry.houses().map(|house| HouseOfLaw::new(geometry, house, &cells));
        let houses = in_houses.filter(|it| has_musts && it.of_law.count_ones() > 1).collect();
        let repeats = (1..cells.len()).any(|place| cells[..place].contains(&cells[place]));
        Self { cells, says, constraints, houses, repeats, standing: Standing::Alone }
    }

    /// A law that a constraint says.
    fn of_law(geometry: &Geometry, law: &Law) -> Self {
        let Law { constraint, cells, automaton, .. } = law;
        let (cells, says) = if let Some(sums) = CliqueSum::of_law(geometry, law) {
            (sums.cells().to_vec(), Says::Sums(sums))
        } else {
            (cells.clone(), Says::Automaton(Arc::clone(automaton)))
        };
        Self::new(geometry, cells, says, vec![*constraint])
    }

    /// What is left of houses and sums of these constraints.
    fn of_leftover(
        geometry: &Geometry,
        left: &Leftover,
        constraints: Vec<ConstraintNumber>,
    ) -> Option<Self> {
        let cells: Vec<Cell> = left.terms.iter().map(|(cell, _)| *cell).collect();
        let worths = geometry.worths();
        let sets = if are_different(geometry, left) {
            SetLaw::of_sum(cells.len(), left.total, worths)
        } else {
            None
        };
        if let Some(sets) = sets {
            return Some(Self::new(geometry, cells, Says::Sets(sets), constraints));
        }
        let differ = |one, other| geometry.sees(one, other);
        if let Some(sums) = CliqueSum::of_sum(&left.terms, left.total, worths, &differ) {
            let cells = sums.cells().to_vec();
            return Some(Self::new(geometry, cells, Says::Sums(sums), constraints));
        }
        let automaton = left.automaton(geometry)?;
        Some(Self::new(geometry, cells, Says::Automaton(Arc::new(automaton)), constraints))
    }

    /// What laws leave that are joined.
    fn of_joined(geometry: &Geometry, joined: &JoinedLaws) -> Self {
        let all: Vec<usize> = (0..joined.others.len()).collect();
        let constraints = joined.constraints(&all);
        let says = Says::Automaton(Arc::clone(&joined.automaton));
        let law = Self::new(geometry, joined.cells.clone(), says, constraints);
        Self { standing: Standing::Joins, ..law }
    }

    /// Whether it is the law of regions that are to be found.
    fn is_of_regions(&self) -> bool {
        matches!(&self.says, Says::Automaton(automaton) if automaton.region_places().is_some())
    }

    /// Whether it counts only what its digits come to, or which they are.
    fn is_of_sums(&self) -> bool {
        self.says.is_of_sets() || matches!(self.says, Says::Sums(_))
    }

    /// About how long it takes to go through it.
    fn cost(&self) -> usize {
        match &self.says {
            Says::Automaton(automaton) if !automaton.is_of_sets() => automaton.ways(),
            _ => self.cells.len(),
        }
    }
}

impl Says {
    /// Whether it counts only which digits there are, all different.
    fn is_of_sets(&self) -> bool {
        match self {
            Self::Automaton(automaton) => automaton.is_of_sets(),
            Self::Sets(_) => true,
            Self::Sums(_) => false,
        }
    }
}

impl HouseOfLaw {
    fn new(geometry: &Geometry, house: House, law: &[Cell]) -> Self {
        let cells = geometry.list_of(house).to_vec();
        let bits = |of: &[Cell], among: &[Cell]| {
            let places = of.iter().take(16).enumerate().filter(|(_, cell)| among.contains(cell));
            places.fold(0, |all, (place, _)| all | 1 << place)
        };
        let first = geometry.cell_count() + house.index() * geometry.digit_count();
        Self { first, of_law: bits(law, &cells), places: bits(&cells, law), cells }
    }
}

impl Laws {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let joined = JoinedLaws::of(geometry);
        let is_joined = |number: usize| joined.as_ref().is_some_and(|it| it.laws.contains(&number));
        let own = geometry.laws().iter().enumerate().map(|(number, law)| {
            let standing = if is_joined(number) { Standing::Joined } else { Standing::Alone };
            Rested { standing, ..Rested::of_law(geometry, law) }
        });
        let of_all = joined.as_ref().map(|joined| Rested::of_joined(geometry, joined));
        let mut laws: Vec<Rested> = own.chain(following(geometry)).chain(of_all).collect();
        // What is gone through quickly comes first.
        laws.sort_by_key(Rested::cost);
        let of_cell = laws_of_cells(geometry.cell_count(), laws.iter().map(|law| &law.cells[..]));
        let seen = geometry.cells().map(|cell| geometry.peers(cell)).collect();
        let besides = geometry.cells().map(|cell| geometry.peers_by_no_house(cell));
        Self { all: laws, of_cell, joined, seen, seen_besides: besides.collect() }
    }

    /// At the start all laws are due, but for those of constraints that are not to be obeyed.
    pub(super) fn at_start(&self, obeyed: Option<&[ConstraintNumber]>) -> LawsAt {
        if self.all.is_empty() {
            return LawsAt::default();
        }
        let is_obeyed = |it: &ConstraintNumber| obeyed.is_none_or(|obeyed| obeyed.contains(it));
        let joined = self.joined.as_ref().filter(|joined| is_obeyed(&joined.regions));
        let is_suspended = |law: &Rested| match law.standing {
            Standing::Joins => joined.is_none(),
            Standing::Joined if joined.is_some() => true,
            _ => !law.constraints.iter().all(is_obeyed),
        };
        let suspended: Vec<bool> = self.all.iter().map(is_suspended).collect();
        let mut due = Changed::none(self.all.len());
        let obeyed = suspended.iter().enumerate().filter(|(_, is_suspended)| !**is_suspended);
        obeyed.for_each(|(number, _)| due.note(number));
        let kept = joined.filter(|joined| !joined.others.iter().all(is_obeyed));
        LawsAt {
            changed: Changed::none(self.of_cell.len()),
            due,
            joined: kept.map(|it| it.keeping(&|place| is_obeyed(&it.others[place]))),
            patience: vec![Patience::default(); self.all.len()],
            suspended: if suspended.contains(&true) { suspended } else { Vec::new() },
            ..LawsAt::default()
        }
    }

    /// Whether a cell has a digit by which the laws that it is in tell how regions lie.
    pub(super) fn tells_regions(&self, cell: usize) -> bool {
        let laws =
            self.of_cell.get(cell).into_iter().flatten().map(|law| &self.all[usize::from(*law)]);
        let is_first = |law: &Rested| law.cells[0].index() == cell;
        laws.filter(|law| law.standing == Standing::Joined && !law.is_of_regions()).any(is_first)
    }

    /// How many times as long as other laws all of them take that are joined, about; 1 if none are.
    pub(super) fn dearer(&self) -> u64 {
        let joined = self.joined.as_ref().map_or(0, |joined| joined.laws.len());
        1 + (joined / JOINED_AS_LONG) as u64
    }

    /// How many sums of constraints a cell is in.
    pub(super) fn sums_of(&self, cell: usize) -> usize {
        let laws = self.of_cell.get(cell).into_iter().flatten();
        let laws = laws.map(|law| &self.all[usize::from(*law)]);
        laws.filter(|law| law.standing != Standing::Implied && law.is_of_sums()).count()
    }

    /// The cells on which it is put that a law does not hold; of one about all cells that would say nothing.
    pub(super) fn cells_to_blame(&self, law: usize) -> &[Cell] {
        if self.all[law].standing == Standing::Joins { &[] } else { self.cells(law) }
    }

    /// The cells of a law.
    pub(super) fn cells(&self, law: usize) -> &[Cell] {
        &self.all[law].cells
    }

    /// Finds the next law that is due and strikes something, and what; `None` if none strikes anything.
    pub(super) fn next<'a>(
        &self,
        at: &'a mut LawsAt,
        masks: &[u16],
    ) -> Result<Option<(usize, &'a [Candidate])>, Broken> {
        self.mark_due(at, None);
        while let Some(number) = at.due.next() {
            let law = &self.all[number];
            if law.standing == Standing::Implied && at.patience[number].left > 0 {
                at.patience[number].left -= 1;
                continue;
            }
            at.digits.clear();
            let digits = law.cells.iter().map(|cell| DigitSet::from_bits(masks[cell.index()]));
            at.digits.extend(digits);
            let musts = match &law.says {
                Says::Automaton(automaton) => {
                    let joined = at.joined.as_ref().filter(|_| law.standing == Standing::Joins);
                    let automaton = joined.unwrap_or(automaton);
                    automaton.narrow_to_musts(&mut at.digits, &mut at.scratch)
                }
                Says::Sets(sets) => sets.narrow(&mut at.digits),
                Says::Sums(sums) => {
                    sums.narrow(&mut at.digits, &mut at.sums).then_some(DigitSet::EMPTY)
                }
            };
            let Some(musts) = musts else { return Err(Broken(number)) };
            at.struck.clear();
            for (cell, left) in law.cells.iter().zip(&at.digits) {
                let gone = DigitSet::from_bits(masks[cell.index()]) - *left;
                let gone = gone.iter().map(|digit: Digit| Candidate::new(*cell, digit));
                at.struck.extend(gone);
            }
            if !law.houses.is_empty() {
                self.strike_seen(law, musts, masks, at);
            }
            at.patience[number].note(!at.struck.is_empty());
            if !at.struck.is_empty() {
                return Ok(Some((number, &at.struck)));
            }
        }
        Ok(None)
    }

    /// Strikes digits that the cells of a law have for certain from what sees all their places.
    fn strike_seen(&self, law: &Rested, musts: DigitSet, masks: &[u16], at: &mut LawsAt) {
        for digit in musts.iter() {
            let has = |place: &usize| at.digits[*place].contains(digit);
            let places = (0..law.cells.len()).filter(has).fold(0, |all, place| all | 1 << place);
            let houses = law.houses.iter().filter(|house| places & !house.of_law == 0);
            for house in houses.clone() {
                let gone = masks[house.first + digit.index()] & !house.places;
                let gone = (0..house.cells.len()).filter(|place| gone >> place & 1 == 1);
                at.struck.extend(gone.map(|place| Candidate { cell: house.cells[place], digit }));
            }
            let seen = if houses.count() == 0 { &self.seen } else { &self.seen_besides };
            let cells = law.cells.iter().enumerate();
            let cells = cells.filter(|(place, _)| places >> place & 1 == 1);
            let seen = cells.map(|(_, cell)| seen[cell.index()]).reduce(|all, its| all & its);
            let is_there = |cell: &Cell| masks[cell.index()] >> digit.index() & 1 == 1;
            let gone = seen.iter().flat_map(CellSet::iter).filter(is_there);
            at.struck.extend(gone.map(|cell| Candidate { cell, digit }));
        }
    }

    /// Makes the laws of the cells that changed due; but not this one, if it is what changed them.
    pub(super) fn mark_due(&self, at: &mut LawsAt, by: Option<usize>) {
        let by = by.filter(|law| !self.all[*law].repeats);
        while let Some(cell) = at.changed.next() {
            for &law in &self.of_cell[cell] {
                let law = usize::from(law);
                if Some(law) != by && !at.suspended.get(law).copied().unwrap_or_default() {
                    at.due.note(law);
                }
            }
        }
    }
}

impl Patience {
    /// Notes whether a law that was asked struck something.
    fn note(&mut self, struck: bool) {
        self.in_vain = if struck { 0 } else { (self.in_vain + 1).min(MOST_IN_VAIN) };
        self.left = (1 << self.in_vain) - 1;
    }
}

/// What follows from sums of constraints and from houses together: the totals of the cells that are left.
fn following(geometry: &Geometry) -> Vec<Rested> {
    if geometry.sums().is_empty() {
        return Vec::new();
    }
    let all = (1..=MOST_HOUSES).flat_map(|houses| balances(geometry, houses, MOST_LEFT));
    let law = |balanced: Balanced| {
        let constraint = |part: &SumPart| part.constraint(geometry);
        let constraints = balanced.taken.iter().filter_map(constraint).collect();
        let law = Rested::of_leftover(geometry, &balanced.left, constraints)?;
        Some(Rested { standing: Standing::Implied, ..law })
    };
    all.filter_map(law).collect()
}

/// Whether the cells that are left count once each, and all see each other.
fn are_different(geometry: &Geometry, Leftover { terms, .. }: &Leftover) -> bool {
    let cells: CellSet = terms.iter().map(|(cell, _)| *cell).collect();
    let is_seen = |cell| (cells - CellSet::of(cell)).is_subset(&geometry.peers(cell));
    terms.iter().all(|&(cell, weight)| weight == 1 && is_seen(cell))
}

impl LawsAt {
    /// Notes that a cell changed.
    #[inline]
    pub(super) fn note(&mut self, cell: usize) {
        self.changed.note(cell);
    }

    /// Forgets what is due: the masks are those of a state in which nothing was.
    pub(super) fn forget(&mut self) {
        self.changed.forget();
        self.due.forget();
    }
}
