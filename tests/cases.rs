//! A case ends at its first contradiction: of every case of every trace, replayed by numbers, with nothing of the engine.
//!
//! The traces are those of the bundled puzzles and of a sample of the collections beside the project, where these are
//! there, each as it is and with a wrong given. `DUVOD_EVERY=n` takes every n-th puzzle of each collection.

use duvod::grid::Candidate;

use crate::support::numbers::{house, sees};
use crate::support::{self, Solver, classic, classic_puzzles, collections, engine, every};
use duvod::inference::{Engine, Hints, Request};
use duvod::proof::{Case, CaseEnd, Fact, Start, Statement, Step, Trace};

/// Which digits each cell can hold, by numbers from 0.
#[derive(Clone)]
struct State([[bool; 9]; 81]);

impl State {
    fn at(start: &Start) -> Self {
        let mut state = Self([[true; 9]; 81]);
        for &Candidate { cell, digit } in start.givens.iter().chain(&start.placed) {
            state.learn(Fact::Holds(cell, digit));
        }
        start
            .removed
            .iter()
            .for_each(|&Candidate { cell, digit }| state.learn(Fact::Absent(cell, digit)));
        state
    }

    fn learn(&mut self, fact: Fact) {
        let (cell, digit) = (fact.cell().index(), fact.digit().index());
        match fact {
            Fact::Absent(..) => self.0[cell][digit] = false,
            Fact::Holds(..) => {
                (0..9)
                    .filter(|&other| other != digit)
                    .for_each(|other| self.0[cell][other] = false);
                (0..81)
                    .filter(|&peer| sees(cell, peer))
                    .for_each(|peer| self.0[peer][digit] = false);
            }
        }
    }

    fn take(&mut self, step: &Step) {
        step.conclusions.iter().for_each(|end| self.learn(end.fact));
    }

    fn is_empty(&self, cell: usize) -> bool {
        self.0[cell] == [false; 9]
    }

    fn has_no_place(&self, number: usize, digit: usize) -> bool {
        house(number).iter().all(|&cell| !self.0[cell][digit])
    }

    /// Whether something cannot be: a cell without a digit (so, too, if two digits collide, or a cell is filled twice), or a
    /// digit without a place in a house.
    fn cannot_be(&self) -> bool {
        (0..81).any(|cell| self.is_empty(cell))
            || (0..27).any(|number| (0..9).any(|digit| self.has_no_place(number, digit)))
    }

    fn says(&self, statement: &Statement) -> bool {
        match statement {
            Statement::NoDigit(cell) => self.is_empty(cell.index()),
            Statement::NoPlace { house, digit } => {
                let cells = classic().list_of(*house);
                cells.iter().all(|cell| !self.0[cell.index()][digit.index()])
            }
            _ => false,
        }
    }
}

/// What was looked at, and what was wrong with it.
#[derive(Default)]
struct Report {
    cases: usize,
    wrong: Vec<String>,
    needless: usize,
}

impl Report {
    fn look_at(&mut self, name: &str, trace: &Trace) {
        let mut state = State::at(&trace.start);
        for (number, step) in trace.steps.iter().enumerate() {
            let place = format!("{name} step {}", number + 1);
            if state.cannot_be() {
                self.wrong.push(format!("{place}: after a contradiction"));
            }
            self.look_within(&place, &state, step);
            state.take(step);
        }
        match &trace.contradiction {
            Some(claim) => assert!(state.says(&claim.statement), "{name}: no contradiction"),
            None => assert!(!state.cannot_be(), "{name}: a contradiction that is not told"),
        }
    }

    fn look_within(&mut self, place: &str, state: &State, step: &Step) {
        for case in &step.cases {
            self.cases += 1;
            self.look_at_case(place, state, case);
        }
    }

    fn look_at_case(&mut self, place: &str, state: &State, case: &Case) {
        let mut state = state.clone();
        state.learn(case.supposed);
        let mut needless = None;
        for (number, step) in case.steps.iter().enumerate() {
            if state.cannot_be() {
                let _ = needless.get_or_insert(case.steps.len() - number);
            }
            self.look_within(&format!("{place} {}", number + 1), &state, step);
            state.take(step);
        }
        match &case.end {
            CaseEnd::Contradiction(claim) => assert!(state.says(&claim.statement), "{place}"),
            CaseEnd::Reaches(_) => {}
        }
        if let Some(needless) = needless {
            self.needless += needless;
            self.wrong.push(format!("{place}: {needless} of {} needless", case.steps.len()));
        }
    }

    fn check(&self, least: usize) {
        println!(
            "{} cases, {} go on, {} needless steps",
            self.cases,
            self.wrong.len(),
            self.needless
        );
        assert!(self.cases >= least, "only {} cases", self.cases);
        assert!(self.wrong.is_empty(), "{:#?}", self.wrong);
    }
}

/// A puzzle with one more given than it has, which is wrong, but not so that it shows at once.
fn with_a_wrong_given(puzzle: &str, trace: &Trace) -> Option<Start> {
    let right = Start::from_board(&support::puzzle(puzzle));
    let candidates = right.candidates(classic());
    let end = trace.board_before(classic(), trace.steps.len());
    let open = (classic().all_cells() - candidates.solved()).iter();
    let wrong = open.flat_map(|cell| {
        candidates.digits_of(cell).iter().map(move |digit| Candidate { cell, digit })
    });
    let wrong = wrong.filter(|&Candidate { cell, digit }| end.entry(cell).digit() != Some(digit));
    let mut starts = wrong.map(|given| {
        let mut start = right.clone();
        start.givens.push(given);
        start
    });
    starts.find(|start| !State::at(start).cannot_be())
}

/// The reasoning from givens that have no solution.
fn refuted(engine: &Engine, start: &Start) -> Trace {
    engine.solve(Request::new(start, Hints::default()))
}

/// Looks at the traces of these puzzles, as they are and with a wrong given.
fn look_at(puzzles: &[&str]) -> Report {
    let solver = Solver::new();
    let engine = engine(classic());
    let mut report = Report::default();
    for puzzle in puzzles {
        let trace = solver.trace(puzzle);
        report.look_at(puzzle, &trace);
        if let Some(start) = with_a_wrong_given(puzzle, &trace) {
            report.look_at(&format!("{puzzle} with a wrong given"), &refuted(&engine, &start));
        }
    }
    report
}

#[test]
fn cases_of_the_bundled_puzzles_end_at_their_first_contradiction() {
    let puzzles: Vec<&str> = classic_puzzles().map(|example| example.puzzle.as_str()).collect();
    look_at(&puzzles).check(100);
}

#[test]
fn nested_cases_end_at_their_first_contradiction() {
    let puzzles = [
        "........1..1..2.3..4..5.6....27......5..6.8..7....3.....5..89...9.....4.4...9...6",
        "...........1..2.34.3.45.6........5.......7.8..8.54...3.42.1...6.6.28....9....4...",
    ];
    look_at(&puzzles).check(10);
}

#[test]
fn cases_of_the_collections_end_at_their_first_contradiction() {
    for (name, text) in collections() {
        let lines: Vec<&str> = text.lines().collect();
        let sample: Vec<&str> =
            lines.iter().copied().step_by(every().unwrap_or(lines.len() / 3).max(1)).collect();
        println!("{name}: {} puzzles", sample.len());
        look_at(&sample).check(0);
    }
}
