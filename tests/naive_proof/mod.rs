//! A replay of proofs for any grid, from naive definitions: whether a trace proves what it says.
//!
//! Of a grid it knows the cells of its houses and which candidates rule each other out, of a trace the text that is handed
//! out (JSON). It keeps what is known as plain flags, and tries each conclusion by brute force: on an empty grid it strikes
//! what the claims strike, takes the conclusion for false, and looks for any way to fill the grid. It shares no code with
//! the program, so that what it accepts does not rest on what made the trace, nor on what checks it there.

mod filling;
mod grid;

use std::collections::BTreeSet;
use std::sync::PoisonError;

use serde_json::Value;

use filling::Left;
pub(crate) use grid::Grid;

/// So many cells can be filled in all ways without their being completed.
const MOST_AT_SIGHT: usize = 8;

/// What is known at a moment, for each candidate.
#[derive(Clone)]
struct Known {
    absent: Vec<bool>,
    holds: Vec<bool>,
}

/// A fact as the text has it: whether the cell holds the digit.
type Fact = (bool, usize);

/// One replay of one trace.
struct Replay<'a> {
    grid: &'a Grid,
    givens: Vec<usize>,
    /// Whether conclusions are tried, or only whether what is claimed was known.
    tries: bool,
}

/// Replays a trace, and tries all that it concludes.
///
/// # Errors
/// What is not so, in words.
pub(crate) fn replay(grid: &Grid, trace: &Value) -> Result<(), String> {
    let givens = candidates(grid, &trace["start"]["givens"]);
    run(grid, trace, &givens, true)?;
    match named(grid, trace) {
        Some(named) if named != givens => {
            run(grid, trace, &named, false).map_err(|fault| format!("by the named givens: {fault}"))
        }
        _ => Ok(()),
    }
}

/// Holds that the steps of a trace, those in cases left aside, speak of nothing as open that its start and its steps have
/// struck by then: of no candidate of a single cell, of a digit in a house or of a link, and of no digit of a set that is
/// gone from all its cells.
///
/// # Errors
/// The first claim that does, in words.
pub(crate) fn speaks_of_what_is_open(grid: &Grid, trace: &Value) -> Result<(), String> {
    let start = &trace["start"];
    let mut known = Known::of_start(grid, start, &candidates(grid, &start["givens"]));
    for (number, step) in list(&trace["steps"]).enumerate() {
        let claims: Vec<&Value> = list(&step["claims"]).collect();
        for claim in &claims {
            let groups = said_to_be_open(grid, claim, &claims);
            let is_gone = |group: &&Vec<usize>| group.iter().all(|&one| known.absent[one]);
            if let Some(gone) = groups.iter().find(is_gone) {
                let place = format!("step {} ({})", number + 1, step["rule"]);
                return Err(format!("{place}: {gone:?} of {claim}"));
            }
        }
        for conclusion in list(&step["conclusions"]) {
            known.learn(grid, fact_of(grid, &conclusion["fact"]));
        }
    }
    Ok(())
}

/// Groups of candidates of each of which one of the claims of a step says that one at least is open. Cells that are said to
/// be the only places of several digits are a hidden set, in which each digit has a place.
fn said_to_be_open(grid: &Grid, claim: &Value, claims: &[&Value]) -> Vec<Vec<usize>> {
    let each = |candidates: Vec<usize>| candidates.into_iter().map(|one| vec![one]).collect();
    match kind(&claim["statement"]) {
        ("only_digits", body) => {
            let cells = numbers(&body["cells"]);
            let places = |digit: usize| cells.iter().map(|cell| cell * grid.side + digit).collect();
            numbers(&body["digits"]).into_iter().map(places).collect()
        }
        ("only_places", body) => {
            let is_same = |other: &&&Value| match kind(&other["statement"]) {
                ("only_places", other) => other["cells"] == body["cells"],
                _ => false,
            };
            let is_set = claims.iter().filter(is_same).count() > 1;
            if is_set { vec![node(grid, body)] } else { each(node(grid, body)) }
        }
        ("not_both", body) => {
            each([node(grid, &body["first"]), node(grid, &body["second"])].concat())
        }
        _ => Vec::new(),
    }
}

/// The first given of those that a trace names without which its steps lead to the goal all the same, by its cell.
pub(crate) fn needless_given(grid: &Grid, trace: &Value) -> Option<usize> {
    let named = named(grid, trace)?;
    let without = |left_out: &&usize| -> Vec<usize> {
        named.iter().copied().filter(|given| given != *left_out).collect()
    };
    let needless = named.iter().find(|given| run(grid, trace, &without(given), false).is_ok());
    needless.map(|given| given / grid.side)
}

/// The givens that the goal of a trace names.
fn named(grid: &Grid, trace: &Value) -> Option<Vec<usize>> {
    let named = &trace["goal"]["givens"];
    named.is_array().then(|| candidates(grid, named))
}

/// Replays a trace with no other givens known than these.
fn run(grid: &Grid, trace: &Value, givens: &[usize], tries: bool) -> Result<(), String> {
    let all = candidates(grid, &trace["start"]["givens"]);
    let replay = Replay { grid, givens: all, tries };
    let mut known = Known::of_start(grid, &trace["start"], givens);
    replay.steps(&mut known, &trace["steps"])?;
    let contradiction = &trace["contradiction"];
    if contradiction.is_null() {
        known.can_be(grid)?;
    } else {
        replay.contradiction(&known, contradiction)?;
    }
    match &trace["goal"]["shows"] {
        Value::Null => Ok(()),
        shows if shows == "no_solution" => {
            (!contradiction.is_null()).then_some(()).ok_or("nothing is contradicted".to_owned())
        }
        shows if shows == "solution" => {
            let is_open = |cell: &usize| !(0..grid.side).any(|d| known.holds[cell * grid.side + d]);
            (0..grid.cells()).find(is_open).map_or(Ok(()), |cell| Err(format!("{cell} is open")))
        }
        shows => {
            let facts = list(&shows["facts"]).map(|fact| fact_of(grid, fact));
            let unknown = facts.into_iter().find(|&fact| !known.has(fact));
            unknown.map_or(Ok(()), |fact| Err(format!("{fact:?} is not reached")))
        }
    }
}

impl Known {
    /// What a start tells with no other givens than these.
    fn of_start(grid: &Grid, start: &Value, givens: &[usize]) -> Self {
        let count = grid.cells() * grid.side;
        let mut known = Self { absent: vec![false; count], holds: vec![false; count] };
        for &given in givens.iter().chain(&candidates(grid, &start["placed"])) {
            known.learn(grid, (true, given));
        }
        for removed in candidates(grid, &start["removed"]) {
            known.learn(grid, (false, removed));
        }
        known
    }

    /// Whether the digits that cells hold can stand together.
    fn can_be(&self, grid: &Grid) -> Result<(), String> {
        let mut held = (0..self.holds.len()).filter(|&candidate| self.holds[candidate]);
        let clash = held.find(|&one| grid.excluded[one].iter().any(|&other| self.holds[other]));
        clash.map_or(Ok(()), |clash| Err(format!("{clash} holds with what it rules out")))
    }

    fn has(&self, (holds, candidate): Fact) -> bool {
        if holds { self.holds[candidate] } else { self.absent[candidate] }
    }

    fn learn(&mut self, grid: &Grid, (holds, candidate): Fact) {
        if holds {
            self.holds[candidate] = true;
            grid.excluded[candidate].iter().for_each(|&other| self.absent[other] = true);
        } else {
            self.absent[candidate] = true;
        }
    }
}

impl Replay<'_> {
    fn steps(&self, known: &mut Known, steps: &Value) -> Result<(), String> {
        for (number, step) in list(steps).enumerate() {
            let place = |fault| format!("step {} ({}): {fault}", number + 1, step["rule"]);
            self.step(known, step).map_err(place)?;
            for conclusion in list(&step["conclusions"]) {
                known.learn(self.grid, fact_of(self.grid, &conclusion["fact"]));
            }
        }
        Ok(())
    }

    fn step(&self, known: &Known, step: &Value) -> Result<(), String> {
        list(&step["claims"]).try_for_each(|claim| self.claim(known, claim))?;
        for case in list(&step["cases"]) {
            let mut inside = known.clone();
            inside.learn(self.grid, fact_of(self.grid, &case["supposed"]));
            self.steps(&mut inside, &case["steps"])?;
            match &case["end"]["contradiction"] {
                Value::Null => {
                    let mut facts = list(&case["end"]["reaches"]);
                    if let Some(fact) = facts.find(|fact| !inside.has(fact_of(self.grid, fact))) {
                        return Err(format!("a case does not reach {fact}"));
                    }
                }
                claim => self.contradiction(&inside, claim)?,
            }
        }
        if !self.tries {
            return Ok(());
        }
        list(&step["conclusions"]).try_for_each(|conclusion| self.conclusion(step, conclusion))
    }

    /// Whether what the claim says is so.
    fn claim(&self, known: &Known, claim: &Value) -> Result<(), String> {
        let grid = self.grid;
        if let Some(fact) = premises(grid, claim).into_iter().find(|&fact| !known.has(fact)) {
            return Err(format!("{fact:?} was not shown for {claim}"));
        }
        let statement = &claim["statement"];
        let is_so = match kind(statement) {
            ("only_places", body) => {
                let house: BTreeSet<usize> =
                    grid.houses[number(&body["house"])].iter().copied().collect();
                numbers(&body["cells"]).iter().all(|cell| house.contains(cell))
            }
            ("sees", body) => {
                let targets = numbers(&body["targets"]);
                let sees = |cell: &usize| targets.iter().all(|target| grid.sees(*cell, *target));
                numbers(&body["cells"]).iter().all(sees)
            }
            ("not_both", body) => {
                let second = node(grid, &body["second"]);
                let excludes =
                    |one: &usize| second.iter().all(|other| grid.excluded[*one].contains(other));
                node(grid, &body["first"]).iter().all(excludes)
            }
            ("not_given", cells) => {
                let cells = numbers(cells);
                !self.givens.iter().any(|given| cells.contains(&(given / grid.side)))
            }
            ("one_solution", _) if self.tries => {
                let mut left = Left::all(grid);
                self.givens.iter().for_each(|&given| left.put(grid, given));
                left.count(grid, 2) == 1
            }
            _ => true,
        };
        if is_so { Ok(()) } else { Err(format!("it is not so that {claim}")) }
    }

    /// Whether the claim is so, and cannot be.
    fn contradiction(&self, known: &Known, claim: &Value) -> Result<(), String> {
        self.claim(known, claim)?;
        let mut left = Left::all(self.grid);
        for fact in premises(self.grid, claim) {
            left.take(self.grid, fact);
        }
        if left.count(self.grid, 1) == 0 { Ok(()) } else { Err(format!("{claim} may well be")) }
    }

    /// Whether the conclusion follows from the claims that it rests on alone. What was tried once is remembered.
    fn conclusion(&self, step: &Value, conclusion: &Value) -> Result<(), String> {
        let case = format!("{conclusion} of {step}");
        let known = || self.grid.tried.lock().unwrap_or_else(PoisonError::into_inner);
        let follows = known().get(&case).copied();
        let follows = follows.unwrap_or_else(|| self.follows(step, conclusion));
        let _ = known().insert(case, follows);
        if follows { Ok(()) } else { Err(format!("{conclusion} does not follow")) }
    }

    fn follows(&self, step: &Value, conclusion: &Value) -> bool {
        let grid = self.grid;
        let fact = fact_of(grid, &conclusion["fact"]);
        let all: Vec<&Value> = list(&step["claims"]).collect();
        let by_all = conclusion["support"] == "all";
        let claims: Vec<&Value> = if by_all {
            all
        } else {
            numbers(&conclusion["support"]["claims"]).into_iter().map(|place| all[place]).collect()
        };
        let mut left = Left::all(grid);
        for claim in &claims {
            for fact in premises(grid, claim) {
                left.take(grid, fact);
            }
        }
        left.take(grid, (!fact.0, fact.1));
        for case in list(&step["cases"]).filter(|_| by_all) {
            let supposed = fact_of(grid, &case["supposed"]);
            let reaches = &case["end"]["reaches"];
            if reaches.is_null() || list(reaches).any(|one| fact_of(grid, one) == fact) {
                left.take(grid, (!supposed.0, supposed.1));
            }
        }
        let cells = exchangeable(&claims);
        (1..=MOST_AT_SIGHT).contains(&cells.len())
            && left.each_filling_has_a_twin_at_sight(grid, &cells, &one_of(grid, &claims))
            || left.count(grid, 1) == 0
            || !cells.is_empty() && left.each_filling_has_a_twin(grid, &cells)
    }
}

/// The candidates of one digit in a house, where it is said that it is in one of these cells.
fn one_of(grid: &Grid, claims: &[&Value]) -> Vec<Vec<usize>> {
    let places = |claim: &&Value| match kind(&claim["statement"]) {
        ("only_places", body) => Some(node(grid, body)),
        _ => None,
    };
    claims.iter().filter_map(places).collect()
}

/// The cells that are said to hold no givens of a puzzle with one solution.
fn exchangeable(claims: &[&Value]) -> Vec<usize> {
    let mut cells: Vec<usize> = Vec::new();
    let mut assumed = false;
    for claim in claims {
        match kind(&claim["statement"]) {
            ("not_given", some) => cells.extend(numbers(some)),
            ("one_solution", _) => assumed = true,
            _ => {}
        }
    }
    if assumed { cells } else { Vec::new() }
}

/// What a claim takes for granted.
fn premises(grid: &Grid, claim: &Value) -> Vec<Fact> {
    let side = grid.side;
    let absent = |cells: Vec<usize>, digits: Vec<usize>| -> Vec<Fact> {
        let of_cell = |cell: usize| digits.iter().map(move |digit| (false, cell * side + digit));
        cells.into_iter().flat_map(of_cell).collect()
    };
    match kind(&claim["statement"]) {
        ("only_digits", body) => {
            let kept = numbers(&body["digits"]);
            absent(
                numbers(&body["cells"]),
                (0..side).filter(|digit| !kept.contains(digit)).collect(),
            )
        }
        ("only_places", body) => {
            let kept = numbers(&body["cells"]);
            let house = grid.houses[number(&body["house"])].iter().copied();
            absent(
                house.filter(|cell| !kept.contains(cell)).collect(),
                vec![number(&body["digit"])],
            )
        }
        ("filled", body) => candidates(grid, body).into_iter().map(|one| (true, one)).collect(),
        ("no_digit", cell) => absent(vec![number(cell)], (0..side).collect()),
        ("no_place", body) => {
            absent(grid.houses[number(&body["house"])].clone(), vec![number(&body["digit"])])
        }
        ("sees" | "not_both" | "at_most_once" | "not_given" | "one_solution", _) => Vec::new(),
        (other, _) => panic!("a claim that this replay does not know: {other}"),
    }
}

/// A value that is a name, or an object with one field: the name, and what it holds.
fn kind(value: &Value) -> (&str, &Value) {
    match value {
        Value::String(name) => (name, &Value::Null),
        Value::Object(fields) => {
            let (name, body) = fields.iter().next().expect("a field");
            (name, body)
        }
        other => panic!("neither a name nor an object: {other}"),
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a number")).expect("a small number")
}

fn numbers(value: &Value) -> Vec<usize> {
    list(value).map(number).collect()
}

/// A pair of a cell and a digit, as the number of the candidate.
fn candidate(grid: &Grid, pair: &Value) -> usize {
    number(&pair[0]) * grid.side + number(&pair[1])
}

fn candidates(grid: &Grid, pairs: &Value) -> Vec<usize> {
    list(pairs).map(|pair| candidate(grid, pair)).collect()
}

fn node(grid: &Grid, value: &Value) -> Vec<usize> {
    let digit = number(&value["digit"]);
    numbers(&value["cells"]).into_iter().map(|cell| cell * grid.side + digit).collect()
}

fn fact_of(grid: &Grid, value: &Value) -> Fact {
    let (name, pair) = kind(value);
    (name == "holds", candidate(grid, pair))
}
