//! What is told as a chain is one: each link follows from the one before it alone, and from what holds on the grid
//! without the chain. The chains are read from what the steps say, and each link is tried on the state before the step;
//! nothing of the matchers is used.

use std::collections::BTreeMap;

use crate::support::states::{examples, instances};
use crate::support::{Solver, classic, classic_puzzles, collection, every, hints, knowledge};
use duvod::grid::{Candidate, Candidates, Cell, CellSet, DigitSet};
use duvod::knowledge::{Along, Als, Body, Link, Nodes, Rule};
use duvod::proof::{
    Case, CaseEnd, Chain, Chains, Claim, Fact, JoinedSets, Node, Pattern, RuleId, Statement, Step,
    StrongLink,
};

/// Whether the rule's name says that each thing follows from the one before it: chains, loops, wings along links.
fn is_about_chains(rule: &Rule) -> bool {
    match &rule.body {
        Body::Link(link) => !matches!(link, Link::Colours(_) | Link::OddRing(_)),
        Body::Als(Als::Chain(chain)) => !chain.doubly,
        Body::Forcing(forcing) => forcing.along == Along::Chain,
        _ => false,
    }
}

/// Whether a digit in a cell takes a candidate away.
fn takes(by: Candidate, gone: Candidate) -> bool {
    if by.cell == gone.cell {
        by.digit != gone.digit
    } else {
        by.digit == gone.digit && classic().sees(by.cell, gone.cell)
    }
}

/// Whether not both nodes can be true.
fn exclude(one: &Node, other: &Node) -> bool {
    one.cells.iter().all(|cell| {
        other
            .cells
            .iter()
            .all(|place| takes(Candidate::new(cell, one.digit), Candidate::new(place, other.digit)))
    })
}

/// The digits that the cells may hold in a state.
fn digits_of(state: &Candidates, cells: CellSet) -> DigitSet {
    cells.iter().flat_map(|cell| state.digits_of(cell).iter()).collect()
}

/// Whether the cells are all in one house.
fn share_a_house(cells: CellSet) -> bool {
    classic().houses().any(|house| cells.is_subset(&classic().cells_of(house)))
}

/// Whether the cells, of one house, have one digit more than they are.
fn is_almost_locked(state: &Candidates, cells: CellSet) -> bool {
    share_a_house(cells) && digits_of(state, cells).len() == cells.len() + 1
}

/// Whether the other node is true if the one is not, by a house or by cells that hold too few digits for anything else.
fn forces(state: &Candidates, one: &Node, other: &Node, by: Option<CellSet>) -> bool {
    let Some(cells) = by else {
        let both = one.cells | other.cells;
        let has_no_other = |house| state.places_in(classic(), house, one.digit).is_subset(&both);
        return one.digit == other.digit && classic().houses().any(has_no_other);
    };
    let is_place = |node: &Node| cells & state.places_of(node.digit) == node.cells;
    is_almost_locked(state, cells) && one.digit != other.digit && is_place(one) && is_place(other)
}

/// The cells that make a strong link, if no house does.
fn cells_of(link: &StrongLink) -> Option<CellSet> {
    match link {
        StrongLink::House(_) => None,
        StrongLink::Cells(set) => Some(set.cells()),
    }
}

/// Tries every link of a chain between nodes.
fn is_followed(state: &Candidates, chain: &Chain) -> Result<(), String> {
    for (place, pair) in chain.ends_of_links().enumerate() {
        let by = cells_of(&chain.links[place]);
        if !forces(state, &pair[0], &pair[1], by) || !forces(state, &pair[1], &pair[0], by) {
            return Err(format!("strong link {place}"));
        }
    }
    let closing = chain.closed.then(|| [chain.nodes[chain.nodes.len() - 1], chain.nodes[0]]);
    let inner = chain.nodes[1..chain.nodes.len() - 1].chunks_exact(2);
    let weak: Vec<[Node; 2]> = inner.map(|pair| [pair[0], pair[1]]).chain(closing).collect();
    match weak.iter().find(|[one, other]| !exclude(one, other)) {
        Some(link) => Err(format!("weak link {link:?}")),
        None => Ok(()),
    }
}

/// Whether the candidate goes whichever of the nodes is true.
fn is_excluded_by(nodes: &[Node], candidate: Candidate) -> bool {
    let target = Node { cells: CellSet::of(candidate.cell), digit: candidate.digit };
    nodes.iter().all(|node| exclude(node, &target))
}

/// Whether what is struck follows from some of the chains: from both ends, or of a loop from both ends of a weak link or
/// from what its sets keep for themselves.
fn follows(state: &Candidates, chains: &Chains, struck: Candidate) -> bool {
    chains.all().any(|chain| {
        let ends = [chain.nodes[0], chain.nodes[chain.nodes.len() - 1]];
        if !chain.closed {
            return is_excluded_by(&ends, struck);
        }
        let count = chain.nodes.len();
        let at_weak = (1..count).step_by(2).any(|place| {
            is_excluded_by(&[chain.nodes[place], chain.nodes[(place + 1) % count]], struck)
        });
        // A set has exactly one of its two linked digits, so each of the others is in it.
        let in_set = chain.links.iter().zip(chain.ends_of_links()).any(|(link, ends)| {
            let Some(cells) = cells_of(link) else { return false };
            let linked = ends.map(|node| node.digit);
            let digits = digits_of(state, cells);
            let others = digits.iter().filter(|digit| !linked.contains(digit));
            let node = |digit| Node { cells: cells & state.places_of(digit), digit };
            others.map(node).any(|node| is_excluded_by(&[node], struck))
        });
        at_weak || in_set
    })
}

/// The single cells whose digits the step tells, in their order.
fn cells_in(step: &Step) -> Vec<Cell> {
    let only = |claim: &Claim| match &claim.statement {
        Statement::OnlyDigits { cells, .. } => cells.only(),
        _ => None,
    };
    step.claims.iter().filter_map(only).collect()
}

/// Cells of two candidates, each in sight of the one before: if the first does not hold a digit, each holds what the one
/// before it leaves, and the last the digit that is struck.
fn runs_through(state: &Candidates, cells: &[Cell], struck: Candidate) -> bool {
    let (mut holds, mut before) = (None, None);
    for &cell in cells {
        let not = holds.unwrap_or(struck.digit);
        if !before.is_none_or(|before| classic().sees(before, cell)) {
            return false;
        }
        let left = state.digits_of(cell) - DigitSet::of(not);
        if !state.digits_of(cell).contains(not) {
            return false;
        }
        (holds, before) = (left.only(), Some(cell));
        if holds.is_none() {
            return false;
        }
    }
    let ends = [cells[0], cells[cells.len() - 1]];
    holds == Some(struck.digit) && ends.iter().all(|&end| classic().sees(end, struck.cell))
}

/// Almost locked sets each of which lacks what the one before it holds, and therefore holds the next digit.
fn is_handed_on(state: &Candidates, joined: &JoinedSets, struck: Candidate) -> bool {
    let sets = joined.sets.iter().all(|set| is_almost_locked(state, set.cells()));
    let joints = joined.joints.iter().all(|joint| {
        let (one, other) = joined.ends(joint);
        exclude(&one, &other)
    });
    let turn = joined.joints.windows(2).all(|pair| pair[0].digit != pair[1].digit);
    let in_turn = joined
        .joints
        .iter()
        .enumerate()
        .all(|(place, joint)| (joint.from, joint.to) == (Some(place), place + 1));
    let ends = [&joined.sets[0], &joined.sets[joined.sets.len() - 1]];
    let at_ends = [&joined.joints[0], &joined.joints[joined.joints.len() - 1]];
    let free = at_ends.iter().all(|joint| joint.digit != struck.digit);
    let nodes = ends.map(|set| Node {
        cells: set.cells() & state.places_of(struck.digit),
        digit: struck.digit,
    });
    let held = nodes.iter().all(|node| !node.cells.is_empty());
    sets && joints && turn && in_turn && free && held && is_excluded_by(&nodes, struck)
}

/// The candidates that must be gone for a statement about one cell or one house.
fn must_be_gone(statement: &Statement) -> Vec<Candidate> {
    match statement {
        Statement::OnlyDigits { cells, digits } => {
            let others = classic().all_digits() - *digits;
            cells
                .iter()
                .flat_map(|cell| others.iter().map(move |digit| Candidate { cell, digit }))
                .collect()
        }
        Statement::OnlyPlaces { house, digit, cells } => (classic().cells_of(*house) - *cells)
            .iter()
            .map(|cell| Candidate::new(cell, *digit))
            .collect(),
        Statement::NoDigit(cell) => {
            classic().digits().map(|digit| Candidate::new(*cell, digit)).collect()
        }
        Statement::NoPlace { house, digit } => {
            classic().cells_of(*house).iter().map(|cell| Candidate::new(cell, *digit)).collect()
        }
        other => panic!("a chain of single digits says {other:?}"),
    }
}

/// Tries a line of single digits: each follows from one earlier digit of the line alone, and each part of the end too.
fn is_a_line(state: &Candidates, case: &Case) -> Result<(), String> {
    let open = |statement: &Statement| {
        let mut gone = must_be_gone(statement);
        gone.retain(|&Candidate { cell, digit }| state.digits_of(cell).contains(digit));
        gone
    };
    let mut line = vec![case.supposed.candidate()];
    for (number, step) in case.steps.iter().enumerate() {
        let [claim] = step.claims.as_slice() else { return Err(format!("several: {step:?}")) };
        let gone = open(&claim.statement);
        if !line.iter().any(|&from| gone.iter().all(|&candidate| takes(from, candidate))) {
            return Err(format!("digit {} of the line follows from several", number + 1));
        }
        let [end] = step.conclusions.as_slice() else { return Err(format!("several: {step:?}")) };
        line.push(end.fact.candidate());
    }
    let taken = |candidate| line.iter().any(|&from| takes(from, candidate));
    let reached = match &case.end {
        CaseEnd::Contradiction(claim) => open(&claim.statement).into_iter().all(taken),
        CaseEnd::Reaches(facts) => facts.iter().all(|fact| match *fact {
            Fact::Holds(cell, digit) => line.contains(&Candidate { cell, digit }),
            Fact::Absent(cell, digit) => taken(Candidate { cell, digit }),
        }),
    };
    reached.then_some(()).ok_or_else(|| "its end".to_owned())
}

/// Tries a step that is told as a chain in the state before it.
fn try_step(state: &Candidates, step: &Step) -> Result<(), String> {
    if !step.cases.is_empty() {
        return step.cases.iter().try_for_each(|case| is_a_line(state, case));
    }
    let struck = step.conclusions.iter().map(|end| end.fact.candidate());
    match &Pattern::of(step) {
        Pattern::Chains(chains) => {
            chains.all().try_for_each(|chain| is_followed(state, chain))?;
            let mut struck = struck;
            return match struck.find(|&struck| !follows(state, chains, struck)) {
                Some(struck) => Err(format!("{struck:?} does not follow")),
                None => Ok(()),
            };
        }
        Pattern::Joined(joined) => {
            let handed = struck.into_iter().all(|struck| is_handed_on(state, joined, struck));
            return handed.then_some(()).ok_or_else(|| "sets".to_owned());
        }
        _ => {}
    }
    let cells = cells_in(step);
    let runs = cells.len() > 2 && struck.into_iter().all(|one| runs_through(state, &cells, one));
    runs.then_some(()).ok_or_else(|| format!("cannot be read: {step:?}"))
}

/// Whether a chain of groups has a group on it, and one of almost locked sets a set.
fn has_what_it_is_called_after(rule: &Rule, step: &Step) -> bool {
    let Body::Link(Link::Chain(rule)) = &rule.body else { return true };
    let Pattern::Chains(chains) = &Pattern::of(step) else { return false };
    let ends =
        |chain: &Chain| [chain.nodes[0], chain.nodes[chain.nodes.len() - 1]].map(|node| node.digit);
    if rule.same_digit && chains.all().any(|chain| ends(chain)[0] != ends(chain)[1]) {
        return false;
    }
    chains.all().all(|chain| match rule.nodes {
        Nodes::Cells => chain.nodes.iter().all(|node| node.cells.len() == 1),
        Nodes::Groups => chain.nodes.iter().any(|node| node.cells.len() > 1),
        Nodes::Sets => chain.links.iter().filter_map(cells_of).any(|cells| cells.len() > 1),
    })
}

/// Tries what is told as a chain; counts by rule how many there were.
struct Trial {
    counts: BTreeMap<RuleId, usize>,
}

impl Trial {
    fn of(&mut self, state: &Candidates, step: &Step) {
        let rule = knowledge().rule(step.rule).expect("a rule");
        if is_about_chains(rule) {
            if let Err(what) = try_step(state, step) {
                panic!("{} is no chain, {what}: {step:?}", step.rule);
            }
            assert!(has_what_it_is_called_after(rule, step), "{}: {step:?}", step.rule);
            *self.counts.entry(step.rule).or_default() += 1;
        }
        for case in &step.cases {
            let mut state = state.clone();
            case.supposed.apply(classic(), &mut state);
            for step in &case.steps {
                self.of(&state, step);
                step.apply(classic(), &mut state);
            }
        }
    }

    fn solve(&mut self, solver: &Solver, puzzle: &str) {
        let trace = solver.trace(puzzle);
        let mut state = trace.start.candidates(classic());
        for step in &trace.steps {
            self.of(&state, step);
            step.apply(classic(), &mut state);
        }
    }
}

#[test]
fn every_chain_of_the_examples_of_rules_is_one() {
    let mut trial = Trial { counts: BTreeMap::new() };
    let rules = || knowledge().rules().filter(|rule| is_about_chains(rule));
    let forcing = || knowledge().rules().filter(|rule| rule.supposes());
    for state in examples(rules().chain(forcing())) {
        let candidates = state.candidates(classic());
        for rule in rules() {
            for step in instances(rule, &candidates, hints(&state)) {
                trial.of(&candidates, &step);
            }
        }
    }
    let counts = &trial.counts;
    assert!(rules().all(|rule| counts.contains_key(&rule.id)), "{counts:?}");
    assert!(counts.values().sum::<usize>() > 5_000, "{counts:?}");
}

/// Besides the puzzles that come with the program, one in which a digit of a line rested on two earlier ones, and if the
/// puzzle collection is there, every so manieth of it: `DUVOD_EVERY=1` takes all.
#[test]
fn every_chain_of_traces_is_one() {
    let mut trial = Trial { counts: BTreeMap::new() };
    let solver = Solver::new();
    let branching =
        "2..5..6...9.....3...1..9..44..9..7...5..4..8...7..1..6...1..3...2..7..9...8..3..5";
    let bundled = classic_puzzles().map(|example| example.puzzle.clone());
    for puzzle in bundled.chain([branching.to_owned()]) {
        trial.solve(&solver, &puzzle);
    }
    for name in ["top1465", "hardest", "random-minimal"] {
        let Some(puzzles) = collection(name) else { continue };
        for puzzle in puzzles.lines().step_by(every().unwrap_or(97)) {
            trial.solve(&solver, puzzle);
        }
    }
    let counts = &trial.counts;
    assert!(counts.values().sum::<usize>() > 40, "{counts:?}");
}
