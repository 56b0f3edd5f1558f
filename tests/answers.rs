//! What is told is proved: answers of every kind (why, why not, the shortest ones, hints, judgements of moves, refutations
//! of puzzles without a solution, digits that are certain all the same), on every bundled grid and on grids whose houses
//! overlap, are accepted by the checker and by a replay that shares no code with it; and what an answer is said to rest on,
//! it needs.
//!
//! `cargo test` takes a sample of some 700 easy ones, others for each version; with `--ignored` it takes 5000, of puzzles from
//! which no given can be left out.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::naive_proof::{Grid, needless_given, replay};
use crate::support::share::{Share, drawn, found, sampled};
use crate::support::{engine, knowledge};
use duvod::checker::Checker;
use duvod::explanation::{
    Cause, SeveralRequest, Strength, Why, certain, diagnose, why, why_not, why_not_shortest,
    why_shortest,
};
use duvod::generator::{Generator, Wish};
use duvod::grid::{
    Board, Candidate, Cell, Digit, Entry, ExtraHouse, Geometry, GeometrySpec, HouseKind, StateText,
    StepsApart,
};
use duvod::inference::{Engine, Hints, Options};
use duvod::proof::{Fact, Start, Step, Trace};
use duvod::search::{Search, Verdict};
use duvod::session::{Coach, Job, Outcome, Progress};
use duvod::shortest::Finder;

/// On how many puzzles of each grid a sample asks, and all.
const PUZZLES: [usize; 2] = [3, 7];

/// How often each kind of question is asked about a puzzle in a sample, and in all.
const ASKED: [usize; 2] = [2, 4];

/// How often of these a puzzle without a solution on a grid of nine rows, which takes seconds; on larger ones, which takes
/// minutes, never.
const REFUTED: [usize; 2] = [0, 1];

/// How many answers there are at least in a sample, and in all.
const ANSWERS: [usize; 2] = [600, 5000];

const DIAGONALS: [&str; 2] = ["A1 B2 C3 D4 E5 F6 G7 H8 I9", "A9 B8 C7 D6 E5 F4 G3 H2 I1"];

const WINDOWS: [&str; 4] = [
    "B2 C2 D2 B3 C3 D3 B4 C4 D4",
    "F2 G2 H2 F3 G3 H3 F4 G4 H4",
    "B6 C6 D6 B7 C7 D7 B8 C8 D8",
    "F6 G6 H6 F7 G7 H7 F8 G8 H8",
];

const CENTRES: [&str; 1] = ["B2 E2 H2 B5 E5 H5 B8 E8 H8"];

/// Cells that are all different, fewer than there are digits.
const GROUPS: [&str; 3] = ["A1 C2 E1 G2", "B4 D6 F4 H6 A9", "I1 G5 C9"];

const ASTERISK: [&str; 1] = ["E2 C3 G3 B5 E5 H5 C7 G7 E8"];

/// The grids that come with the program.
fn bundled() -> Vec<GeometrySpec> {
    let mut all: Vec<_> = knowledge().grids().map(|grid| grid.spec().clone()).collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

/// Grids of houses that overlap, or in which digits exclude others, or themselves farther away.
fn overlapping() -> Vec<GeometrySpec> {
    let bundled = bundled();
    let of = |name: &str, plain: &str, extra: &[&[&str]], apart: &[&StepsApart]| {
        let plain = bundled.iter().find(|spec| spec.name == plain).expect("a bundled grid");
        let house = |cells: &str| ExtraHouse::new(HouseKind::Region, cells);
        let extra_houses = extra.iter().copied().flatten().map(|cells| house(cells)).collect();
        let apart = apart.iter().copied().cloned().collect();
        GeometrySpec { name: name.to_owned(), extra_houses, apart, ..plain.clone() }
    };
    let steps = |steps: &[(usize, usize)], by: usize| StepsApart {
        steps: steps.to_vec(),
        never_differ_by: vec![by],
    };
    let beside = &steps(&[(1, 0), (0, 1)], 1);
    let (knight, king) = (&steps(&[(1, 2), (2, 1)], 0), &steps(&[(1, 1)], 0));
    let groups = ["B1 C2 D3 E4 F5", "A3 C4 E5", "D1 E2 F3 D6"];
    let six = ["A1 B2 C3 D4 E5 F6", "A6 B5 C4 D3 E2 F1"];
    vec![
        of("windoku", "9x9", &[&WINDOWS], &[]),
        of("windoku-x", "9x9", &[&WINDOWS, &DIAGONALS], &[]),
        of("jigsaw-x", "jigsaw-9x9", &[&DIAGONALS], &[]),
        of("jigsaw-centres", "jigsaw-9x9", &[&CENTRES], &[]),
        of("centres-x", "9x9", &[&CENTRES, &DIAGONALS], &[]),
        of("asterisk-windoku", "9x9", &[&ASTERISK, &WINDOWS], &[]),
        of("apart", "9x9", &[], &[beside]),
        of("apart-x", "9x9", &[&DIAGONALS], &[beside]),
        of("six-x", "6x6", &[&six], &[]),
        of("six-apart", "6x6", &[], &[beside]),
        of("knight", "9x9", &[], &[knight]),
        of("king-x", "9x9", &[&DIAGONALS], &[king]),
        of("knight-king-apart", "9x9", &[], &[knight, king, beside]),
        of("jigsaw-king", "jigsaw-9x9", &[], &[king]),
        of("six-knight", "6x6", &[], &[knight]),
        of("six-groups", "6x6", &[&groups], &[]),
        of("groups-windoku", "9x9", &[&WINDOWS, &GROUPS], &[]),
        of("groups-king", "9x9", &[&GROUPS], &[king]),
    ]
}

/// What is asked on one grid, and what came of it.
struct Examiner {
    grid: Grid,
    geometry: Geometry,
    engine: Arc<Engine>,
    search: Arc<Search>,
    finder: Arc<Finder>,
    coach: Coach,
    checker: Checker,
    lots: ChaCha8Rng,
    /// How many answers of each kind were accepted.
    accepted: BTreeMap<&'static str, usize>,
}

impl Examiner {
    fn new(spec: &GeometrySpec, seed: u64) -> Self {
        let geometry = Geometry::new(spec).expect("a grid");
        let finder = Finder::new(knowledge(), &geometry, &Options::default());
        let finder = Arc::new(finder.expect("the default profile"));
        let engine = Arc::new(engine(&geometry));
        let search = Arc::new(Search::new(&geometry));
        let coach = Coach::new(Arc::clone(&engine), Arc::clone(&search), Arc::clone(&finder));
        Self {
            grid: Grid::of(spec),
            checker: Checker::new(&geometry),
            geometry,
            engine,
            search,
            finder,
            coach,
            lots: ChaCha8Rng::seed_from_u64(seed),
            accepted: BTreeMap::new(),
        }
    }

    /// Holds that both accept what shows an answer.
    fn accept(&mut self, kind: &'static str, trace: &Trace) {
        let text = serde_json::to_value(trace).expect("JSON");
        let place = || format!("{kind} on {}: {text}", self.geometry.name());
        if let Err(rejection) = self.checker.check(trace) {
            panic!("{rejection:?}: {}", place());
        }
        if let Err(fault) = replay(&self.grid, &text) {
            panic!("{fault}: {}", place());
        }
        *self.accepted.entry(kind).or_default() += 1;
    }

    /// The same for a single step in a state.
    fn accept_step(&mut self, kind: &'static str, start: Start, step: &Step) {
        self.accept(kind, &Trace::new(&self.geometry, start, vec![step.clone()]));
    }

    /// The same for an answer about a cell; of the givens that it is said to rest on none can be left out.
    fn accept_why(&mut self, kind: &'static str, answer: &Why) {
        self.accept(kind, &answer.slice);
        let goal = answer.slice.goal.as_deref().expect("a goal");
        assert_eq!(goal.givens.as_ref(), Some(&answer.givens), "{kind}");
        if !answer.slice.steps.iter().any(Step::assumes_one_solution) {
            let text = serde_json::to_value(&answer.slice).expect("JSON");
            let needless = needless_given(&self.grid, &text).map(Cell::new);
            let name = needless.map(|cell| self.geometry.cell_name(cell));
            assert_eq!(name, None, "{kind} on {} does without it: {text}", self.geometry.name());
        }
    }

    fn any<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        (!things.is_empty()).then(|| things[self.lots.random_range(0..things.len())])
    }

    /// Asks about a puzzle with one solution, so often in each way.
    fn ask_all(&mut self, board: &Board, asked: usize, refuted: usize) {
        let job = Job::new(Arc::clone(&self.engine), Arc::clone(&self.search), board.clone());
        let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
        let Outcome::Solved { trace, solution, .. } = job.run(progress) else {
            panic!("one solution")
        };
        let solution = solution.digits().to_vec();
        self.accept("procedure", &trace);
        for _ in 0..asked {
            self.ask_why(&trace);
            self.ask_in_play(&trace, &solution);
            self.ask_of_several(board);
        }
        for _ in 0..refuted {
            self.ask_without_solution(board, &solution);
        }
        self.ask_shortest(&trace);
    }

    fn ask_why(&mut self, trace: &Trace) {
        let end = trace.candidates_before(&self.geometry, trace.steps.len());
        let empty: Vec<Cell> =
            self.geometry.cells().filter(|cell| trace.step_that_fills(*cell).is_some()).collect();
        let Some(cell) = self.any(&empty) else { return };
        if let Some(answer) = why(&self.geometry, trace, cell) {
            self.accept_why("why", &answer);
        }
        let digits: Vec<Digit> =
            self.geometry.digits().filter(|digit| !end.allows(cell, *digit)).collect();
        let Some(digit) = self.any(&digits) else { return };
        if let Some(answer) = why_not(&self.geometry, trace, cell, digit) {
            self.accept_why("why not", &answer);
        }
    }

    /// What costs least is looked for among cells that take few steps, since that takes long.
    fn ask_shortest(&mut self, trace: &Trace) {
        let geometry = self.geometry.clone();
        let fills = |step: &Step| step.fills().map(|one| one.cell);
        let Some(cell) = trace.steps.iter().filter_map(fills).nth(1) else { return };
        let finder = Arc::clone(&self.finder);
        let hints = Hints::of_unique(&trace.start);
        if let Some(answer) = why_shortest(&geometry, trace, &finder, hints, cell) {
            self.accept_why("shortest", &answer);
        }
        let strikes = |fact: Fact| matches!(fact, Fact::Absent(..)).then(|| fact.candidate());
        let struck = trace.steps.iter().flat_map(Step::facts).find_map(strikes);
        let Some(struck) = struck else { return };
        if let Some(answer) = why_not_shortest(&geometry, trace, &finder, hints, struck) {
            self.accept_why("shortest why not", &answer);
        }
    }

    /// Hints and judgements in a state on the way to the solution, some of them with a mistake in it.
    fn ask_in_play(&mut self, trace: &Trace, solution: &[Digit]) {
        let geometry = self.geometry.clone();
        let moment = self.lots.random_range(0..trace.steps.len());
        let mut state =
            StateText { board: trace.board_before(&geometry, moment), removed: Vec::new() };
        let before = state.candidates(&geometry);
        for fact in trace.steps[..moment].iter().flat_map(Step::facts) {
            if before.allows(fact.cell(), fact.digit()) && matches!(fact, Fact::Absent(..)) {
                state.removed.push(fact.candidate());
            }
        }
        let hint = self.coach.hint(&state, Strength::Step, &|| false).expect("one solution");
        if let Some(step) = &hint.step {
            self.accept_step("hint", Start::from_state(&state), step);
        }
        let open: Vec<Cell> =
            geometry.cells().filter(|cell| state.board.entry(*cell).digit().is_none()).collect();
        let Some(cell) = self.any(&open) else { return };
        let right = solution[cell.index()];
        let wrong: Vec<Digit> = geometry.digits().filter(|digit| *digit != right).collect();
        let Some(wrong) = self.any(&wrong) else { return };
        let next = trace.steps[moment].facts().next();
        for fact in [next, Some(Fact::Absent(cell, wrong)), Some(Fact::Holds(cell, wrong))] {
            let critique = self.coach.critique(&state, &[fact.expect("a fact")], None, &|| false);
            let judgement = critique.expect("one solution").judgement;
            if let Some(step) = judgement.step() {
                self.accept_step("judgement", Start::from_state(&state), step);
            }
            if let Some(reason) = judgement.reason() {
                self.accept("judgement by steps", &reason.slice);
            }
        }
        state.board.set(cell, Entry::Placed(wrong));
        let hint = self.coach.hint(&state, Strength::Step, &|| false).expect("one solution");
        if let Some(reason) = &hint.reason {
            self.accept("mistake", &reason.slice);
        }
    }

    /// The puzzle with a wrong digit as one more given.
    fn ask_without_solution(&mut self, board: &Board, solution: &[Digit]) {
        let geometry = self.geometry.clone();
        let mut wrong = board.clone();
        let open: Vec<Cell> =
            geometry.cells().filter(|cell| board.entry(*cell).digit().is_none()).collect();
        let Some(cell) = self.any(&open) else { return };
        let left = StateText { board: board.clone(), removed: Vec::new() }.candidates(&geometry);
        let digits: Vec<Digit> =
            left.digits_of(cell).iter().filter(|digit| *digit != solution[cell.index()]).collect();
        let Some(digit) = self.any(&digits) else { return };
        wrong.set(cell, Entry::Given(digit));
        let verdict = self.search.verdict(&wrong);
        assert_eq!(verdict, Verdict::NoSolution);
        let (engine, search) = (Arc::clone(&self.engine), Arc::clone(&self.search));
        let wanted = SeveralRequest::default();
        let found = diagnose(&engine, &search, &wrong.clone().into(), &verdict, wanted, &|| false);
        let Some(Cause::Conflict(conflict)) = found.map(|it| it.cause) else {
            panic!("a conflict")
        };
        match &conflict.refutation {
            Some(refutation) => self.accept("refutation", &refutation.trace),
            None => *self.accepted.entry("no refutation").or_default() += 1,
        }
    }

    /// The puzzle without one of its givens.
    fn ask_of_several(&mut self, board: &Board) {
        let givens: Vec<Candidate> = board.givens().collect();
        let Some(left_out) = self.any(&givens) else { return };
        let mut fewer = board.clone();
        fewer.set(left_out.cell, Entry::Empty);
        if !matches!(self.search.verdict(&fewer), Verdict::Several(..)) {
            return;
        }
        let (engine, search) = (Arc::clone(&self.engine), Arc::clone(&self.search));
        if let Some(certain) = certain(&engine, &search, &fewer.clone().into(), &|| false) {
            self.accept("certain", &certain.trace);
        }
    }

    /// Puzzles of the grid, with no given that can be left out, or, where that takes long, with more.
    fn puzzles(&mut self, count: usize, is_sample: bool) -> Vec<Board> {
        let cells = self.geometry.cell_count();
        let givens = match self.geometry.digit_count() {
            10.. => Some(cells * 3 / 5..=cells * 2 / 3),
            _ if !self.geometry.excludes_only_repeats() => Some(cells / 5..=cells / 4),
            _ => is_sample.then(|| cells * 3 / 10..=cells / 3),
        };
        let wish = Wish { seed: self.lots.next_u64(), givens, ..Wish::default() };
        let options = Options::default();
        let generator = Generator::new(knowledge(), &self.geometry, &options, wish);
        let generator = generator.expect("puzzles of any kind");
        (0..)
            .filter_map(|number| generator.attempt(number))
            .take(count)
            .map(|it| it.board)
            .collect()
    }
}

/// Asks on all grids.
fn answers_are_proved(share: Share) {
    let size = usize::from(matches!(share, Share::All));
    let mut all: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, spec) in bundled().iter().chain(&overlapping()).enumerate() {
        let mut examiner = Examiner::new(spec, drawn("answers", number) as u64);
        for board in examiner.puzzles(PUZZLES[size], size == 0) {
            let refuted = match examiner.geometry.digit_count() {
                ..9 => ASKED[size],
                9 => REFUTED[size],
                _ => 0,
            };
            examiner.ask_all(&board, ASKED[size], refuted);
        }
        println!("{}: {:?}", spec.name, examiner.accepted);
        for (kind, count) in examiner.accepted {
            *all.entry(kind).or_default() += count;
        }
    }
    let total: usize =
        all.iter().filter(|(kind, _)| **kind != "no refutation").map(|(_, n)| n).sum();
    println!("{total} answers: {all:?}");
    found(share, &format!("{total} answers proved: {all:?}"));
    assert!(total >= ANSWERS[size], "{total} answers: {all:?}");
    let kinds = ["why", "why not", "shortest", "hint", "judgement", "refutation", "certain"];
    assert!(kinds.iter().all(|kind| all.contains_key(kind)), "{all:?}");
}

// How much a sample takes, the numbers above say.
sampled!(answers_are_proved, one of 3);
