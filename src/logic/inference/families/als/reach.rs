//! Which candidates chains of almost locked sets strike, by bits.
//!
//! If a candidate is true, the nodes of its digit that see it are false. So in each set that has one of these nodes all
//! other nodes are true, what these exclude is false, and so on. If this makes a node of the digit true that sees the
//! candidate, the candidate is false. The sets on the way are a chain, and no chain has fewer sets.

use once_cell::unsync::OnceCell;

use crate::grid::Candidate;
use crate::inference::tools::implication::Graph;
use crate::inference::tools::view::View;

/// What the shortest chains that strike a candidate have in common.
pub(super) struct Reach {
    pub(super) candidate: Candidate,
    /// How many sets they have.
    pub(super) sets: usize,
    /// The nodes with which they begin and end.
    pub(super) ends: Vec<u64>,
}

/// How many sets the chains have that are looked for first.
const SHORT: usize = 3;

/// What was found out about the sets of a state, as far as it was asked for.
pub(super) struct Reached {
    /// The open candidates that may be false, by digit, then by cell.
    candidates: Vec<Candidate>,
    /// The candidates that chains of up to [`SHORT`] sets strike.
    short: OnceCell<Vec<Reach>>,
    /// Those that any chains of sets strike.
    long: OnceCell<Vec<Reach>>,
}

impl Reached {
    pub(super) fn new<const W: usize>(view: &View<'_, W>) -> Self {
        let of_digit = |digit| {
            let cells = view.candidates.open_places_of(digit);
            let cells = cells.iter().filter(move |&cell| view.may_be_false(cell, digit));
            cells.map(move |cell| Candidate { cell, digit })
        };
        let candidates = view.geometry.digits().flat_map(of_digit).collect();
        Self { candidates, short: OnceCell::new(), long: OnceCell::new() }
    }

    /// The open candidates that may be false, by digit, then by cell.
    pub(super) fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// The candidates that chains of up to so many sets strike, and maybe others that somewhat longer ones do.
    pub(super) fn by<const W: usize>(&self, graph: &Graph<W>, most: usize) -> &[Reach] {
        if most <= SHORT {
            self.short.get_or_init(|| reaches(graph, &self.candidates, SHORT))
        } else {
            self.long.get_or_init(|| reaches(graph, &self.candidates, usize::MAX))
        }
    }
}

/// Those of the candidates that chains of up to so many sets strike.
fn reaches<const W: usize>(graph: &Graph<W>, candidates: &[Candidate], most: usize) -> Vec<Reach> {
    let mut walk = Walk::new(graph);
    let reached = |&candidate: &Candidate| walk.comes_back(candidate, most);
    let reached: Vec<Candidate> = candidates.iter().copied().filter(reached).collect();
    reached.into_iter().filter_map(|candidate| walk.from(candidate)).collect()
}

/// The way of a supposition along the links of sets.
pub(super) struct Walk<'a, const W: usize> {
    graph: &'a Graph<W>,
    /// The nodes that see the candidate.
    start: Vec<u64>,
    /// The nodes that are newly false, or newly true.
    new: Vec<u64>,
    known_true: Vec<u64>,
    known_false: Vec<u64>,
    next: Vec<u64>,
}

impl<'a, const W: usize> Walk<'a, W> {
    pub(super) fn new(graph: &'a Graph<W>) -> Self {
        let none = || graph.no_nodes();
        let (start, new, next) = (none(), none(), none());
        Self { graph, start, new, known_true: none(), known_false: none(), next }
    }

    /// Whether a chain of up to so many sets strikes the candidate.
    ///
    /// A chain can be read from either of its ends. So what is reached from both ends is at once true and false
    /// after as many links, strong and weak ones, as the chain has sets: half of the way.
    fn comes_back(&mut self, candidate: Candidate, most: usize) -> bool {
        self.suppose(candidate);
        for link in 0..most {
            if link % 2 == 0 {
                self.go_strong();
            } else {
                self.go_weak();
            }
            if self.known_true.iter().zip(&self.known_false).any(|(one, other)| one & other != 0) {
                return true;
            }
            if self.new.iter().all(|&word| word == 0) {
                return false;
            }
        }
        false
    }

    /// Where the shortest chains begin and end that strike the candidate, if there are any.
    fn from(&mut self, candidate: Candidate) -> Option<Reach> {
        self.suppose(candidate);
        let mut sets = 0;
        while self.new.iter().any(|&word| word != 0) {
            self.go_strong();
            sets += 1;
            if self.new.iter().zip(&self.start).any(|(new, start)| new & start != 0) {
                let both = self.new.iter().zip(&self.start).map(|(new, start)| new & start);
                return Some(Reach { candidate, sets, ends: both.collect() });
            }
            self.go_weak();
        }
        None
    }

    /// Begins with the nodes that see the candidate.
    fn suppose(&mut self, Candidate { cell, digit }: Candidate) {
        self.start.fill(0);
        self.graph.add_excluded_by(cell, digit, &mut self.start);
        self.known_true.fill(0);
        self.new.copy_from_slice(&self.start);
        self.known_false.copy_from_slice(&self.start);
    }

    /// From what is newly false to what is newly true.
    fn go_strong(&mut self) {
        self.next.fill(0);
        self.graph.add_strong(&self.new, &mut self.next);
        keep_new(&mut self.new, &self.next, &mut self.known_true);
    }

    /// From what is newly true to what is newly false.
    fn go_weak(&mut self) {
        self.next.fill(0);
        self.graph.add_weak(&self.new, &mut self.next);
        keep_new(&mut self.new, &self.next, &mut self.known_false);
    }

    /// The nodes that are true because of one set that lacks a digit to the candidate.
    pub(super) fn after_one_set(&mut self, candidate: Candidate) -> &[u64] {
        self.suppose(candidate);
        self.go_strong();
        &self.new
    }
}

fn keep_new(new: &mut [u64], found: &[u64], known: &mut [u64]) {
    for ((new, found), known) in new.iter_mut().zip(found).zip(known) {
        *new = found & !*known;
        *known |= *new;
    }
}
