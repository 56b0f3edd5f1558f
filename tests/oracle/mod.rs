//! A slow judge of traces, written from the definitions alone: it shares nothing with the checker but the types of the
//! record. It knows the classic grid by numbers, keeps what is known as tables, and tries all ways to fill a grid.

use std::cell::RefCell;
use std::collections::BTreeMap;

use duvod::grid::{Candidate, Cell, CellSet, Digit};
use duvod::proof::{
    Case, CaseEnd, Claim, Conclusion, Fact, Start, Statement, Step, Support, Trace,
};

use super::support::numbers::{house, sees};

/// What the judge says of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Accepted,
    Rejected,
    /// A conclusion that assumes one solution, which the judge has no definition of.
    Unknown,
}

impl Verdict {
    fn of(holds: bool) -> Self {
        if holds { Self::Accepted } else { Self::Rejected }
    }

    /// The worse of the two: what is rejected stays so, whatever is unknown.
    fn and(self, other: impl FnOnce() -> Self) -> Self {
        match self {
            Self::Rejected => Self::Rejected,
            Self::Accepted => other(),
            Self::Unknown => match other() {
                Self::Rejected => Self::Rejected,
                _ => Self::Unknown,
            },
        }
    }
}

/// The candidates of each cell, a bit a digit.
type Grid = [u16; 81];

const ALL: u16 = 511;

/// What is known: which digits cells lack, and which they hold.
#[derive(Clone)]
struct Known {
    absent: Grid,
    holds: Grid,
}

impl Known {
    fn learn(&mut self, fact: Fact) {
        match fact {
            Fact::Absent(cell, digit) => self.absent[cell.index()] |= bit(digit),
            Fact::Holds(cell, digit) => {
                self.holds[cell.index()] |= bit(digit);
                self.absent[cell.index()] |= ALL & !bit(digit);
                for other in (0..81).filter(|&other| sees(cell.index(), other)) {
                    self.absent[other] |= bit(digit);
                }
            }
        }
    }

    fn has(&self, fact: Fact) -> bool {
        match fact {
            Fact::Absent(cell, digit) => self.absent[cell.index()] & bit(digit) != 0,
            Fact::Holds(cell, digit) => self.holds[cell.index()] & bit(digit) != 0,
        }
    }
}

fn bit(digit: Digit) -> u16 {
    1 << digit.index()
}

fn cells(set: CellSet) -> Vec<Cell> {
    set.iter().collect()
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (0..81).map(Cell::new)
}

fn all_digits() -> impl Iterator<Item = Digit> {
    (0..9).map(Digit::new)
}

/// What must be known for a statement.
fn premises(statement: &Statement) -> Vec<Fact> {
    let house_cells = |number: usize| house(number).into_iter().map(Cell::new);
    match statement {
        Statement::OnlyDigits { cells: set, digits } => {
            let missing = || all_digits().filter(|&digit| !digits.contains(digit));
            let absent = |cell| missing().map(move |digit| Fact::Absent(cell, digit));
            cells(*set).into_iter().flat_map(absent).collect()
        }
        Statement::OnlyPlaces { house, digit, cells } => house_cells(house.index())
            .filter(|&cell| !cells.contains(cell))
            .map(|cell| Fact::Absent(cell, *digit))
            .collect(),
        Statement::Filled(digits) => digits.iter().copied().map(Fact::holds).collect(),
        Statement::NoDigit(cell) => all_digits().map(|digit| Fact::Absent(*cell, digit)).collect(),
        Statement::NoPlace { house, digit } => {
            house_cells(house.index()).map(|cell| Fact::Absent(cell, *digit)).collect()
        }
        _ => Vec::new(),
    }
}

/// The judge, which remembers what it has tried.
#[derive(Default)]
pub(crate) struct Oracle {
    fillable: RefCell<BTreeMap<Grid, bool>>,
}

impl Oracle {
    /// Whether the trace proves what it says.
    pub(crate) fn judge(&self, trace: &Trace) -> Verdict {
        let start = &trace.start;
        let mut filled = [false; 81];
        let mut known = Known { absent: [0; 81], holds: [0; 81] };
        for &Candidate { cell, digit } in start.givens.iter().chain(&start.placed) {
            if std::mem::replace(&mut filled[cell.index()], true) {
                return Verdict::Rejected;
            }
            known.learn(Fact::Holds(cell, digit));
        }
        start
            .removed
            .iter()
            .for_each(|&Candidate { cell, digit }| known.learn(Fact::Absent(cell, digit)));
        self.steps(start, &mut known, &trace.steps).and(|| match &trace.contradiction {
            Some(claim) => self.contradiction(start, &known, claim),
            None => Verdict::of(ends_well(trace)),
        })
    }

    fn steps(&self, start: &Start, known: &mut Known, steps: &[Step]) -> Verdict {
        let mut verdict = Verdict::Accepted;
        for step in steps {
            verdict = verdict.and(|| self.step(start, known, step));
            if verdict == Verdict::Rejected {
                return verdict;
            }
            step.conclusions.iter().for_each(|conclusion| known.learn(conclusion.fact));
        }
        verdict
    }

    fn step(&self, start: &Start, known: &Known, step: &Step) -> Verdict {
        let claims = step.claims.iter().all(|claim| Self::is_true(start, known, &claim.statement));
        let mut verdict = Verdict::of(claims);
        for case in &step.cases {
            verdict = verdict.and(|| self.case(start, known.clone(), case));
        }
        for conclusion in &step.conclusions {
            verdict = verdict.and(|| self.follows(step, conclusion));
        }
        verdict
    }

    fn case(&self, start: &Start, mut known: Known, case: &Case) -> Verdict {
        known.learn(case.supposed);
        self.steps(start, &mut known, &case.steps).and(|| match &case.end {
            CaseEnd::Contradiction(claim) => self.contradiction(start, &known, claim),
            CaseEnd::Reaches(facts) => Verdict::of(facts.iter().all(|&fact| known.has(fact))),
        })
    }

    fn contradiction(&self, start: &Start, known: &Known, claim: &Claim) -> Verdict {
        let cannot_be = || !self.is_fillable(&grid_without(&premises(&claim.statement)));
        Verdict::of(Self::is_true(start, known, &claim.statement) && cannot_be())
    }

    fn is_true(start: &Start, known: &Known, statement: &Statement) -> bool {
        if !premises(statement).into_iter().all(|fact| known.has(fact)) {
            return false;
        }
        let all_see = |ones: CellSet, others: CellSet| {
            let mut pairs = cells(ones)
                .into_iter()
                .flat_map(|a| cells(others).into_iter().map(move |b| (a, b)));
            pairs.all(|(a, b)| sees(a.index(), b.index()))
        };
        match statement {
            Statement::OnlyPlaces { house: number, cells: set, .. } => {
                let of_house = house(number.index());
                cells(*set).iter().all(|cell| of_house.contains(&cell.index()))
            }
            Statement::Sees { cells, targets } => all_see(*cells, *targets),
            Statement::NotBoth { first, second } if first.digit == second.digit => {
                all_see(first.cells, second.cells)
            }
            Statement::NotBoth { first, second } => {
                first.cells == second.cells && first.cells.len() == 1
            }
            Statement::NotGiven(set) => {
                start.givens.iter().all(|Candidate { cell, .. }| !set.contains(*cell))
            }
            Statement::OneSolution => {
                let givens = start.givens.iter().copied().map(Fact::holds);
                count(&grid_without(&givens.collect::<Vec<_>>()), 2) == 1
            }
            _ => true,
        }
    }

    /// Whether the opposite of the conclusion leaves no way to fill an empty grid of which nothing is known but what the
    /// claims rule out that it rests on.
    fn follows(&self, step: &Step, conclusion: &Conclusion) -> Verdict {
        let rests = |number: usize| match &conclusion.support {
            Support::All => true,
            Support::Claims(numbers) => numbers.iter().any(|&one| usize::from(one) == number),
        };
        let claims = || {
            let claims = step.claims.iter().enumerate();
            claims.filter(|(number, _)| rests(*number)).map(|(_, claim)| &claim.statement)
        };
        let mut facts: Vec<Fact> = claims().flat_map(premises).collect();
        facts.push(conclusion.fact.negated());
        if conclusion.support == Support::All {
            for case in &step.cases {
                let leads = match &case.end {
                    CaseEnd::Contradiction(_) => true,
                    CaseEnd::Reaches(facts) => facts.contains(&conclusion.fact),
                };
                if leads {
                    facts.push(case.supposed.negated());
                }
            }
        }
        if !self.is_fillable(&grid_without(&facts)) {
            Verdict::Accepted
        } else if claims().any(|statement| *statement == Statement::OneSolution) {
            Verdict::Unknown
        } else {
            Verdict::Rejected
        }
    }

    fn is_fillable(&self, grid: &Grid) -> bool {
        if let Some(&known) = self.fillable.borrow().get(grid) {
            return known;
        }
        let is_fillable = count(grid, 1) == 1;
        let _ = self.fillable.borrow_mut().insert(*grid, is_fillable);
        is_fillable
    }
}

/// Whether no cell is filled with two digits and no digit stands twice in a house.
fn ends_well(trace: &Trace) -> bool {
    let mut digits: [Option<Digit>; 81] = [None; 81];
    for &Candidate { cell, digit } in trace.start.givens.iter().chain(&trace.start.placed) {
        digits[cell.index()] = Some(digit);
    }
    for conclusion in trace.steps.iter().flat_map(|step| &step.conclusions) {
        if let Fact::Holds(cell, digit) = conclusion.fact {
            if digits[cell.index()].is_some_and(|other| other != digit) {
                return false;
            }
            digits[cell.index()] = Some(digit);
        }
    }
    all_cells().all(|one| {
        all_cells().all(|other| {
            let (a, b) = (one.index(), other.index());
            !sees(a, b) || digits[a].is_none() || digits[a] != digits[b]
        })
    })
}

/// The empty grid of which just this is known.
fn grid_without(facts: &[Fact]) -> Grid {
    let mut known = Known { absent: [0; 81], holds: [0; 81] };
    for &fact in facts {
        known.learn(fact);
    }
    known.absent.map(|absent| ALL & !absent)
}

/// How many ways there are to fill the grid, up to a limit.
fn count(grid: &Grid, limit: usize) -> usize {
    let mut filled = 0_u128;
    count_from(grid, &mut filled, limit)
}

/// Takes these ways if they are fewer than those known.
fn offer(ways: &mut Option<Vec<(usize, u16)>>, new: impl Iterator<Item = (usize, u16)> + Clone) {
    if ways.as_ref().is_none_or(|known| new.clone().count() < known.len()) {
        *ways = Some(new.collect());
    }
}

/// Decides the cell with the fewest candidates, or the digit with the fewest places in a house.
fn count_from(grid: &Grid, filled: &mut u128, limit: usize) -> usize {
    let open = |cell: &usize| *filled >> *cell & 1 == 0;
    let mut ways = None;
    for cell in (0..81).filter(open) {
        let digits = (0..9).map(|digit| 1 << digit).filter(|digit| grid[cell] & digit != 0);
        offer(&mut ways, digits.map(|digit| (cell, digit)));
    }
    for number in 0..27 {
        let of_house = house(number);
        for digit in (0..9).map(|digit| 1_u16 << digit) {
            if of_house.iter().any(|&cell| !open(&cell) && grid[cell] == digit) {
                continue;
            }
            let places =
                of_house.iter().copied().filter(|cell| open(cell) && grid[*cell] & digit != 0);
            offer(&mut ways, places.map(|cell| (cell, digit)));
        }
    }
    let Some(ways) = ways else { return 1 };
    let mut found = 0;
    for (cell, digit) in ways {
        let mut next = *grid;
        next[cell] = digit;
        for other in (0..81).filter(|&other| sees(cell, other)) {
            next[other] &= !digit;
        }
        let mut filled = *filled | 1 << cell;
        found += count_from(&next, &mut filled, limit - found);
        if found >= limit {
            break;
        }
    }
    found
}
