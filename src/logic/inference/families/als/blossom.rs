//! Death blossom: a stem cell each of whose digits is also a digit of a petal, an almost locked set in which
//! all places of that digit see the stem (after posts in the "Sudoku Players' Forums", 2006; Bernhard Hobiger,
//! HoDoKu manual, 2008).
//!
//! Whichever digit the stem holds, the petal of that digit lacks it and so holds all its others. A digit that
//! all petals share is therefore in one of them. With two digits, stem and petals are a chain of three
//! sets; a stem has three or more.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::reach::{Reached, Walk};
use super::record;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, MAX_DIGITS};
use crate::inference::families::Visitor;
use crate::inference::tools::bit_row::ones;
use crate::inference::tools::implication::{Graph, Set};
use crate::inference::tools::view::View;
use crate::proof::{CommonDigit, JoinedSets, RuleId};

/// The fewest digits of a stem.
const FEWEST: usize = 3;

/// Every stem with its petals, stems with few digits first, of each those first whose petals do not overlap; of those
/// that strike the same the first.
pub(super) fn search<const W: usize>(
    rule: RuleId,
    graph: &Graph<W>,
    reached: &Reached,
    view: &View<'_, W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let mut told = BTreeSet::new();
    for stem in stems(graph, reached, view) {
        let digits = view.candidates.digits_of(stem);
        let petals: Vec<Petals<W>> =
            digits.iter().map(|digit| Petals::of(graph, stem, digit, digits)).collect();
        for apart in [true, false] {
            let (petals, chosen) = (&petals, Vec::new());
            let mut blossom = Blossom { rule, graph, view, stem, petals, chosen, apart };
            blossom.extend(None, &mut told, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that some candidate leaves without a digit, by way of a set for each.
fn stems<const W: usize>(graph: &Graph<W>, reached: &Reached, view: &View<'_, W>) -> Vec<Cell> {
    let open = view.geometry.all_cells() - view.candidates.solved();
    let has_enough = |cell: &Cell| view.candidates.digits_of(*cell).len() >= FEWEST;
    let possible: CellSet<W> = open.iter().filter(has_enough).collect();
    let mut found = CellSet::EMPTY;
    let mut walk = Walk::new(graph);
    for &candidate in reached.candidates() {
        if (possible - found).is_empty() {
            break;
        }
        let mut taken = [CellSet::EMPTY; MAX_DIGITS];
        for node in ones(walk.after_one_set(candidate)) {
            taken[graph.nodes[node].digit.index()] |= graph.sight(node);
        }
        let mut left = CellSet::EMPTY;
        for digit in view.geometry.digits() {
            left |= view.candidates.places_of(digit) - taken[digit.index()];
        }
        found |= possible - left;
    }
    let mut stems: Vec<Cell> = found.iter().collect();
    stems.sort_by_key(|&stem| view.candidates.digits_of(stem).len());
    stems
}

/// Where petals are struck: for each digit the cells that see all of it.
type Targets<const W: usize> = Vec<(Digit, CellSet<W>)>;

/// The petals that can take a digit from the stem, small ones first; of those that go for the same the
/// first two, since not all digits can have the same petal.
struct Petals<const W: usize> {
    digit: Digit,
    petals: Vec<(u32, Targets<W>)>,
}

impl<const W: usize> Petals<W> {
    fn of(graph: &Graph<W>, stem: Cell, digit: Digit, stem_digits: DigitSet) -> Self {
        let mut nodes = graph.no_nodes();
        graph.add_excluded_by(stem, digit, &mut nodes);
        let sets: BTreeSet<u32> =
            ones(&nodes).flat_map(|node| graph.strong_sets_of(node)).copied().collect();
        let targets = |number: u32| -> Targets<W> {
            let set: Set<'_, W> = graph.set(number);
            let nodes = set.useful.iter().zip(set.nodes());
            let others = nodes.filter(|(other, _)| !stem_digits.contains(*other));
            others.map(|(other, node)| (other, graph.sight(node))).collect()
        };
        let mut known: BTreeMap<Targets<W>, usize> = BTreeMap::new();
        let petals = sets.into_iter().map(|number| (number, targets(number)));
        let is_wanted = |(_, targets): &(u32, Targets<W>)| {
            let alike = known.entry(targets.clone()).or_default();
            *alike += 1;
            *alike <= 2
        };
        let petals = petals.filter(is_wanted).collect();
        Self { digit, petals }
    }
}

/// A stem with petals for some of its digits.
struct Blossom<'a, const W: usize> {
    rule: RuleId,
    graph: &'a Graph<W>,
    view: &'a View<'a, W>,
    stem: Cell,
    /// For each digit of the stem.
    petals: &'a [Petals<W>],
    chosen: Vec<u32>,
    /// Whether no two petals may overlap.
    apart: bool,
}

impl<const W: usize> Blossom<'_, W> {
    /// Chooses a petal for the next digit; those chosen go for these targets.
    fn extend(
        &mut self,
        targets: Option<&Targets<W>>,
        told: &mut BTreeSet<Vec<Candidate>>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let Some(petals) = self.petals.get(self.chosen.len()) else {
            return self.tell(targets, told, visit);
        };
        for (number, own) in &petals.petals {
            let both = match targets {
                None => own.clone(),
                Some(targets) => meet(targets, own),
            };
            if both.is_empty() || (self.apart && self.overlaps(*number)) {
                continue;
            }
            self.chosen.push(*number);
            let flow = self.extend(Some(&both), told, visit);
            let _ = self.chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the petal has cells of another one that was chosen.
    fn overlaps(&self, number: u32) -> bool {
        let cells = |number: u32| self.graph.set(number).cells;
        let mut others = self.chosen.iter().filter(|&&other| other != number);
        others.any(|&other| cells(other).intersects(&cells(number)))
    }

    fn tell(
        &self,
        targets: Option<&Targets<W>>,
        told: &mut BTreeSet<Vec<Candidate>>,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        let each = targets.into_iter().flatten();
        let struck: Vec<Candidate> = each
            .flat_map(|&(digit, cells)| cells.iter().map(move |cell| Candidate { cell, digit }))
            .collect();
        let mut numbers: Vec<u32> = Vec::new();
        for &number in &self.chosen {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        if numbers.len() < 2 || !told.insert(struck.clone()) {
            return ControlFlow::Continue(());
        }
        let joints = self.petals.iter().zip(&self.chosen).map(|(petals, chosen)| CommonDigit {
            digit: petals.digit,
            from: None,
            to: numbers.iter().position(|number| number == chosen).unwrap_or_default(),
        });
        let joined = JoinedSets {
            stem: Some(self.stem),
            joints: joints.collect(),
            sets: record::held(self.view, numbers.iter().map(|&number| self.graph.set(number))),
            strikes: Vec::new(),
        };
        visit(record::step(self.rule, self.view, joined, &struck))
    }
}

/// The targets of both.
fn meet<const W: usize>(one: &Targets<W>, other: &Targets<W>) -> Targets<W> {
    let mut both = Vec::new();
    for &(digit, cells) in one {
        for &(_, more) in other.iter().filter(|(same, _)| *same == digit) {
            let cells = cells & more;
            if !cells.is_empty() {
                both.push((digit, cells));
            }
        }
    }
    both
}
