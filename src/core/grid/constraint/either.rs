//! Alternatives of which at least one is so: what several constraints mean, put into one law.
//!
//! What each alternative says becomes automata, and all of them are gone through at once, over the same cells in one order: a
//! state is where the automata of each alternative are that is still possible. An alternative that has been kept to its end
//! leaves everything open behind it. Where that is too large, or no order of the cells fits, the automata come one after the other,
//! and a cell comes as often as it is in one: what is left is then more than what is in fillings, until cells are filled.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::automaton::{Automaton, TooLarge};
use super::ground::MOST_WAYS;
use super::kind::ValueForm;
use super::meant::Meant;
use super::{Constraint, Kind};
use crate::grid::{Candidate, Cell, Digit, DigitSet, Dimensions};

/// What stands between alternatives.
const OR: char = '|';

/// What stands between the constraints of one.
const AND: char = '&';

/// So many alternatives may there be, and so many constraints in one.
const MOST: usize = 100;

/// The automaton of so many cells may be laid out for another order by trying all digits.
const MOST_TURNED: usize = 4;

/// So many ways may there be where all alternatives are gone through at once: a state is large.
const MOST_AT_ONCE: usize = 30_000;

impl Constraint {
    /// Reads the alternatives that are written with it, each with all its constraints; `None` if they are none, or are alternatives
    /// themselves.
    pub fn alternatives(&self, kinds: &[Arc<Kind>], of: Dimensions) -> Option<Vec<Vec<Self>>> {
        let constraint = |text: &str| {
            let read = Self::parse(text, kinds, of).ok()?;
            (read.kind.value != ValueForm::Alternatives).then_some(read)
        };
        let alternative =
            |text: &str| text.split(AND).map(constraint).collect::<Option<Vec<Self>>>();
        let text = self.value.as_ref().filter(|_| self.kind.value == ValueForm::Alternatives)?;
        let all = text.split(OR).map(alternative).collect::<Option<Vec<_>>>()?;
        let fits = all.len() <= MOST && all.iter().all(|all| all.len() <= MOST);
        fits.then_some(all)
    }

    /// Writes alternatives, each with all its constraints.
    pub fn text_of_alternatives(all: &[Vec<Self>], of: Dimensions) -> String {
        let joined = |texts: Vec<String>, between: char| texts.join(&between.to_string());
        let one = |all: &Vec<Self>| joined(all.iter().map(|it| it.text(of)).collect(), AND);
        joined(all.iter().map(one).collect(), OR)
    }
}

/// What some cells may hold.
struct Component {
    cells: Vec<Cell>,
    automaton: Arc<Automaton>,
}

/// Where the automata of the alternatives are that are still possible; nothing if one was kept to its end.
type Where = Option<Vec<(usize, Vec<usize>)>>;

/// The cells of alternatives, and what they may hold, so that one of these is kept; `None` if one always is.
pub(super) fn joined(
    alternatives: Vec<Meant>,
    digits: usize,
) -> Result<Option<(Vec<Cell>, Automaton)>, TooLarge> {
    let all = alternatives.into_iter().map(|meant| components(meant, digits));
    let all: Vec<Vec<Component>> = all.collect::<Result<_, _>>()?;
    if all.iter().any(Vec::is_empty) {
        return Ok(None);
    }
    at_once(&all, digits).or_else(|TooLarge| one_by_one(&all, digits)).map(Some)
}

/// All alternatives over the same cells in one order.
fn at_once(all: &[Vec<Component>], digits: usize) -> Result<(Vec<Cell>, Automaton), TooLarge> {
    let order = order(all);
    let turned = |all: &Vec<Component>| all.iter().map(|it| it.turned(&order, digits)).collect();
    let all: Vec<Vec<Component>> = all.iter().map(turned).collect::<Result<_, _>>()?;
    let place_of = |cell: &Cell| order.iter().position(|it| it == cell).unwrap_or_default();
    // The place of each cell of each automaton, and the last of each alternative.
    let places: Vec<Vec<Vec<usize>>> = all
        .iter()
        .map(|all| all.iter().map(|it| it.cells.iter().map(place_of).collect()).collect())
        .collect();
    let last = |all: &Vec<Vec<usize>>| all.iter().flatten().max().copied();
    let last: Vec<Option<usize>> = places.iter().map(last).collect();
    let step = |state: &Where, place: usize, digit: Digit| {
        let Some(open) = state else { return Some(None) };
        let mut next = Vec::new();
        for (number, states) in open {
            let moved = all[*number].iter().zip(&places[*number]).zip(states);
            let moved = moved.map(|((component, places), &state)| {
                match places.iter().position(|it| *it == place) {
                    Some(own) => component.automaton.after(own, state, digit),
                    None => Some(state),
                }
            });
            let Some(moved) = moved.collect::<Option<Vec<usize>>>() else { continue };
            if last[*number] == Some(place) {
                return Some(None);
            }
            next.push((*number, moved));
        }
        (!next.is_empty()).then_some(Some(next))
    };
    let start = all.iter().map(|all| vec![0; all.len()]).enumerate().collect();
    let size = (order.len(), digits);
    let law = Automaton::made(size, Some(start), step, Option::is_none, MOST_AT_ONCE)?;
    Ok((order, law))
}

/// How far the alternative is that is gone through.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Along {
    /// One before it was kept.
    Kept,
    /// The automaton is in this state.
    In(usize),
    /// It was not kept.
    Out,
}

/// One automaton after the other, each over its own cells, which then come as often as they are in one.
fn one_by_one(all: &[Vec<Component>], digits: usize) -> Result<(Vec<Cell>, Automaton), TooLarge> {
    let mut order = Vec::new();
    // Of each place the automaton, the place in it, and whether an alternative begins or ends there.
    let mut places = Vec::new();
    for alternative in all {
        let first = places.len();
        for component in alternative {
            order.extend(&component.cells);
            places.extend((0..component.cells.len()).map(|own| (component, own, false, false)));
        }
        if let [begin, ..] = &mut places[first..] {
            begin.2 = true;
        }
        if let Some(end) = places.last_mut() {
            end.3 = true;
        }
    }
    let step = |along: &Along, place: usize, digit: Digit| {
        let (component, own, begins, ends) = &places[place];
        let state = match along {
            Along::Kept => return Some(Along::Kept),
            _ if *begins => 0,
            Along::Out => return Some(Along::Out),
            Along::In(_) if *own == 0 => 0,
            Along::In(state) => *state,
        };
        Some(match component.automaton.after(*own, state, digit) {
            None => Along::Out,
            Some(_) if *ends => Along::Kept,
            Some(after) => Along::In(after),
        })
    };
    let size = (order.len(), digits);
    let is_kept = |along: &Along| *along == Along::Kept;
    let law = Automaton::made(size, Along::Out, step, is_kept, MOST_WAYS)?;
    Ok((order, law))
}

/// The cells of all automata: those of the longest one in its order, then the others.
fn order(all: &[Vec<Component>]) -> Vec<Cell> {
    let mut order: Vec<Cell> = Vec::new();
    let longest = all.iter().flatten().rev().max_by_key(|component| component.cells.len());
    let mut others: Vec<Cell> = all.iter().flatten().flat_map(|it| it.cells.clone()).collect();
    others.sort_unstable();
    for cell in longest.into_iter().flat_map(|it| it.cells.clone()).chain(others) {
        if !order.contains(&cell) {
            order.push(cell);
        }
    }
    order
}

/// All that constraints mean, as automata.
fn components(meant: Meant, digits: usize) -> Result<Vec<Component>, TooLarge> {
    let mut all = Vec::new();
    for (cell, allowed) in meant.allowed.iter().enumerate() {
        if *allowed == DigitSet::first_n(digits) {
            continue;
        }
        let step = |(): &(), _: usize, digit: Digit| allowed.contains(digit).then_some(());
        let automaton = Arc::new(Automaton::made((1, digits), (), step, |()| true, MOST_WAYS)?);
        all.push(Component { cells: vec![Cell::new(cell)], automaton });
    }
    let mut apart: BTreeMap<(Cell, Cell), Vec<(Digit, Digit)>> = BTreeMap::new();
    for (one, other, _) in meant.apart {
        if one.cell < other.cell {
            let Candidate { cell, digit } = one;
            apart.entry((cell, other.cell)).or_default().push((digit, other.digit));
        }
    }
    for ((one, other), pairs) in apart {
        let step = |first: &Option<Digit>, _: usize, digit: Digit| match first {
            None => Some(Some(digit)),
            Some(first) => (!pairs.contains(&(*first, digit))).then_some(None),
        };
        let automaton = Automaton::made((2, digits), None, step, Option::is_none, MOST_WAYS)?;
        all.push(Component { cells: vec![one, other], automaton: Arc::new(automaton) });
    }
    for (_, cells) in meant.groups {
        let step = |held: &u16, _: usize, digit: Digit| {
            let bit = 1 << digit.index();
            (held & bit == 0).then_some(held | bit)
        };
        let size = (cells.len(), digits);
        let automaton = Arc::new(Automaton::made(size, 0, step, |_| true, MOST_WAYS)?);
        all.push(Component { cells, automaton });
    }
    if meant.laws.iter().any(|law| law.automaton.is_of_graph()) {
        return Err(TooLarge);
    }
    let laws = meant.laws.into_iter();
    all.extend(laws.map(|law| Component { cells: law.cells, automaton: law.automaton }));
    Ok(all)
}

impl Component {
    /// The same with its cells in this order, each once.
    fn turned(&self, order: &[Cell], digits: usize) -> Result<Self, TooLarge> {
        let own: Vec<Cell> = order.iter().filter(|it| self.cells.contains(it)).copied().collect();
        if own == self.cells {
            return Ok(Self { cells: own, automaton: Arc::clone(&self.automaton) });
        }
        if own.len() > MOST_TURNED {
            return Err(TooLarge);
        }
        let place = |cell: &Cell| own.iter().position(|it| it == cell).unwrap_or_default();
        let places: Vec<usize> = self.cells.iter().map(place).collect();
        let step = |held: &Vec<Digit>, _: usize, digit: Digit| Some([&held[..], &[digit]].concat());
        let ends = |held: &Vec<Digit>| {
            let digits: Vec<Digit> = places.iter().map(|place| held[*place]).collect();
            self.automaton.accepts(&digits)
        };
        let size = (own.len(), digits);
        let turned = Automaton::made(size, Vec::new(), step, ends, MOST_WAYS)?;
        Ok(Self { cells: own, automaton: Arc::new(turned) })
    }
}
