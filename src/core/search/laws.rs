//! What cells of constraints may hold together, where a grid says so: what no filling has left is struck.

use std::sync::Arc;

use super::narrowing::Changed;
use crate::grid::{
    Automaton, Balanced, Candidate, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Geometry,
    Scratch, SumPart, balances, laws_of_cells,
};

/// How many houses are added at most for what follows from sums of constraints, and how many cells this may leave; and how many
/// of a single house, all different.
const MOST_HOUSES: usize = 3;
const MOST_LEFT: usize = 4;
const MOST_LEFT_OF_ONE: usize = 8;

/// A law with the constraints that it rests on: its own, or those whose sums were taken away from houses.
#[derive(Debug)]
struct Rested {
    cells: Vec<Cell>,
    automaton: Arc<Automaton>,
    constraints: Vec<ConstraintNumber>,
    /// Whether digits that all its fillings have are struck from what sees all their places.
    has_musts: bool,
}

/// The laws of a grid, laid out for the search.
#[derive(Debug)]
pub(super) struct Laws {
    all: Vec<Rested>,
    /// The laws that each cell is in.
    of_cell: Vec<Vec<u16>>,
    /// For each cell those that cannot hold the same digit.
    seen: Vec<CellSet>,
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
    digits: Vec<DigitSet>,
    scratch: Scratch,
    struck: Vec<Candidate>,
}

/// No filling of the cells is left: the cells of the law with this number.
pub(super) struct Broken(pub(super) usize);

impl Rested {
    fn new(
        geometry: &Geometry,
        cells: Vec<Cell>,
        automaton: Arc<Automaton>,
        constraints: Vec<ConstraintNumber>,
    ) -> Self {
        // Where there are as many cells as digits, all digits are there, which says nothing.
        let has_musts = automaton.is_of_sets() && cells.len() < geometry.digit_count();
        Self { cells, automaton, constraints, has_musts }
    }
}

impl Laws {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let own = geometry.laws().iter().map(|law| {
            let (cells, automaton) = (law.cells.clone(), Arc::clone(&law.automaton));
            Rested::new(geometry, cells, automaton, vec![law.constraint])
        });
        let mut laws: Vec<Rested> = own.chain(following(geometry)).collect();
        // What is gone through quickly comes first.
        laws.sort_by_key(|law| law.automaton.ways());
        let of_cell = laws_of_cells(geometry.cell_count(), laws.iter().map(|law| &law.cells[..]));
        let seen = geometry.cells().map(|cell| geometry.peers(cell));
        Self { all: laws, of_cell, seen: seen.collect() }
    }

    /// At the start all laws are due, but for those of constraints that are not to be obeyed.
    pub(super) fn at_start(&self, obeyed: Option<&[ConstraintNumber]>) -> LawsAt {
        if self.all.is_empty() {
            return LawsAt::default();
        }
        let is_suspended = |law: &Rested| {
            obeyed.is_some_and(|obeyed| law.constraints.iter().any(|it| !obeyed.contains(it)))
        };
        let suspended: Vec<bool> = self.all.iter().map(is_suspended).collect();
        let mut due = Changed::none(self.all.len());
        let obeyed = suspended.iter().enumerate().filter(|(_, is_suspended)| !**is_suspended);
        obeyed.for_each(|(number, _)| due.note(number));
        LawsAt {
            changed: Changed::none(self.of_cell.len()),
            due,
            suspended: if suspended.contains(&true) { suspended } else { Vec::new() },
            ..LawsAt::default()
        }
    }

    /// The cells of a law.
    pub(super) fn cells(&self, law: usize) -> &[Cell] {
        &self.all[law].cells
    }

    /// Finds what the next law that is due strikes out of these masks of cells; `None` if none strikes anything.
    pub(super) fn next<'a>(
        &self,
        at: &'a mut LawsAt,
        masks: &[u16],
    ) -> Result<Option<&'a [Candidate]>, Broken> {
        self.mark_due(at);
        while let Some(number) = at.due.next() {
            let law = &self.all[number];
            at.digits.clear();
            let digits = law.cells.iter().map(|cell| DigitSet::from_bits(masks[cell.index()]));
            at.digits.extend(digits);
            let musts = law.automaton.narrow_to_musts(&mut at.digits, &mut at.scratch);
            let Some(musts) = musts else { return Err(Broken(number)) };
            at.struck.clear();
            for (cell, left) in law.cells.iter().zip(&at.digits) {
                let gone = DigitSet::from_bits(masks[cell.index()]) - *left;
                let gone = gone.iter().map(|digit: Digit| Candidate::new(*cell, digit));
                at.struck.extend(gone);
            }
            if law.has_musts {
                self.strike_seen(law, musts, masks, at);
            }
            if !at.struck.is_empty() {
                return Ok(Some(&at.struck));
            }
        }
        Ok(None)
    }

    /// Strikes digits that the cells of a law have for certain from what sees all their places.
    fn strike_seen(&self, law: &Rested, musts: DigitSet, masks: &[u16], at: &mut LawsAt) {
        for digit in musts.iter() {
            let places = law.cells.iter().zip(&at.digits).filter(|(_, left)| left.contains(digit));
            let seen = places.map(|(cell, _)| self.seen[cell.index()]).reduce(|all, its| all & its);
            let is_there = |cell: &Cell| masks[cell.index()] >> digit.index() & 1 == 1;
            let gone = seen.iter().flat_map(CellSet::iter).filter(is_there);
            at.struck.extend(gone.map(|cell| Candidate { cell, digit }));
        }
    }

    /// Makes the laws of the cells that changed due.
    fn mark_due(&self, at: &mut LawsAt) {
        while let Some(cell) = at.changed.next() {
            for &law in &self.of_cell[cell] {
                let law = usize::from(law);
                if !at.suspended.get(law).copied().unwrap_or_default() {
                    at.due.note(law);
                }
            }
        }
    }
}

/// What follows from sums of constraints and from houses together: the totals of the cells that are left.
fn following(geometry: &Geometry) -> Vec<Rested> {
    if geometry.sums().is_empty() {
        return Vec::new();
    }
    let of_one = balances(geometry, 1, MOST_LEFT_OF_ONE).into_iter();
    let of_one =
        of_one.filter(|it| it.left.terms.len() <= MOST_LEFT || are_different(geometry, it));
    let of_more = (2..=MOST_HOUSES).flat_map(|houses| balances(geometry, houses, MOST_LEFT));
    let law = |balanced: Balanced| {
        let automaton = balanced.left.automaton(geometry)?;
        let cells = balanced.left.terms.iter().map(|(cell, _)| *cell).collect();
        let constraint = |part: &SumPart| part.constraint(geometry);
        let constraints = balanced.taken.iter().filter_map(constraint).collect();
        Some(Rested::new(geometry, cells, Arc::new(automaton), constraints))
    };
    of_one.chain(of_more).filter_map(law).collect()
}

/// Whether the cells that are left count once each, and all see each other.
fn are_different(geometry: &Geometry, balanced: &Balanced) -> bool {
    let terms = &balanced.left.terms;
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
