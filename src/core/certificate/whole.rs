//! The whole grid at once, where what claims speak of is not enough: what is supposed, and what is learnt where that fails.
//!
//! Candidates are supposed one by one until propagation meets an inequality that cannot be. What of it all was to blame
//! is written as a line, and is from then on one of the inequalities; so nothing fails twice for the same reason, and what
//! was learnt for one conclusion serves the next ones.

use std::io::{self, Write};

use super::axiom::{Inequality, Line, Lines};
use super::laws::WrittenGrid;
use super::literal::Literal;
use super::printing::Printer;
use super::reasoning::Numbers;
/// How many lines are learnt for one conclusion before it is given up.
const LESSONS: usize = 20_000;

/// After so many it is supposed anew, from the start.
const BEFORE_A_START: usize = 200;

/// After so many, how often a candidate was to blame counts half.
const BEFORE_FORGETTING: usize = 50;

/// What is settled.
#[derive(Clone, Copy, Debug)]
struct Settled {
    literal: Literal,
    /// The number of the inequality that settled it, unless it was supposed.
    by: Option<usize>,
    /// How many suppositions there were by then.
    depth: usize,
}

/// What a failure teaches.
struct Lesson {
    /// One of these is true.
    these: Vec<Literal>,
    /// The inequalities that show it, in the order of their use.
    by: Vec<usize>,
    /// How many suppositions stay, so that it settles something.
    depth: usize,
}

/// The whole grid, what is known of it and what has been learnt.
pub(super) struct Whole {
    cells: usize,
    lines: Lines,
    /// How much more than demanded each inequality can still come to.
    slacks: Vec<i64>,
    /// The greatest factor of each.
    greatest: Vec<i64>,
    /// For each literal the inequalities that speak of it, with its factor.
    lines_of: Vec<Vec<(usize, i64)>>,
    /// Those that say that one of several candidates is true.
    choices: Vec<usize>,
    /// For each variable where it was settled.
    places: Vec<Option<usize>>,
    settled: Vec<Settled>,
    /// How many of these the slacks know of.
    noted: usize,
    /// Where each supposition stands.
    supposed: Vec<usize>,
    /// How often each variable was to blame.
    blamed: Vec<u32>,
    lessons: usize,
}

impl Whole {
    /// Of these inequalities, which say all of the grid and what is known.
    pub(super) fn new(grid: &WrittenGrid<'_>, lines: Lines) -> Self {
        let count = grid.variables();
        let mut whole = Self {
            cells: grid.geometry.cell_count(),
            lines: Lines::new(),
            slacks: Vec::new(),
            greatest: Vec::new(),
            lines_of: vec![Vec::new(); 2 * count],
            choices: Vec::new(),
            places: vec![None; count],
            settled: Vec::new(),
            noted: 0,
            supposed: Vec::new(),
            blamed: vec![0; count],
            lessons: 0,
        };
        for (line, inequality) in lines {
            whole.add(line, inequality);
        }
        whole
    }

    const fn index(&self, literal: Literal) -> usize {
        literal.variable.index(self.cells)
    }

    fn index_of(&self, literal: Literal) -> usize {
        2 * self.index(literal) + usize::from(!literal.is_one)
    }

    fn place(&self, literal: Literal) -> Option<usize> {
        self.places[self.index(literal)]
    }

    /// Whether the literal is true, if that is settled.
    fn value(&self, literal: Literal) -> Option<bool> {
        self.place(literal).map(|place| self.settled[place].literal == literal)
    }

    /// Adds an inequality, when all that is settled is noted.
    fn add(&mut self, line: Line, inequality: Inequality) {
        let number = self.lines.len();
        let mut slack = -inequality.least;
        for &(factor, literal) in &inequality.terms {
            let index = self.index_of(literal);
            self.lines_of[index].push((number, factor));
            slack += if self.value(literal) == Some(false) { 0 } else { factor };
        }
        if inequality.is_choice() {
            self.choices.push(number);
        }
        self.slacks.push(slack);
        self.greatest.push(inequality.terms.iter().map(|term| term.0).max().unwrap_or(0));
        self.lines.push((line, inequality));
    }

    fn settle(&mut self, literal: Literal, by: Option<usize>) {
        let index = self.index(literal);
        self.places[index] = Some(self.settled.len());
        self.settled.push(Settled { literal, by, depth: self.supposed.len() });
    }

    fn suppose(&mut self, literal: Literal) {
        self.supposed.push(self.settled.len());
        self.settle(literal, None);
    }

    /// Takes back all but so many suppositions.
    fn take_back(&mut self, depth: usize) {
        let Some(&end) = self.supposed.get(depth) else { return };
        self.supposed.truncate(depth);
        for place in (end..self.settled.len()).rev() {
            let literal = self.settled[place].literal;
            if place < self.noted {
                let index = self.index_of(literal.negated());
                for &(number, factor) in &self.lines_of[index] {
                    self.slacks[number] += factor;
                }
            }
            let index = self.index(literal);
            self.places[index] = None;
        }
        self.settled.truncate(end);
        self.noted = self.noted.min(end);
    }

    /// Settles what the inequality leaves no choice about; `false` if it cannot be.
    fn follow(&mut self, number: usize) -> bool {
        let slack = self.slacks[number];
        if slack < 0 {
            return false;
        }
        if slack < self.greatest[number] {
            for place in 0..self.lines[number].1.terms.len() {
                let (factor, literal) = self.lines[number].1.terms[place];
                if factor > slack && self.value(literal).is_none() {
                    self.settle(literal, Some(number));
                }
            }
        }
        true
    }

    /// Settles what follows from what is settled; the number of an inequality that cannot be, if one cannot.
    fn propagate(&mut self) -> Option<usize> {
        while let Some(&Settled { literal, .. }) = self.settled.get(self.noted) {
            self.noted += 1;
            let index = self.index_of(literal.negated());
            for place in 0..self.lines_of[index].len() {
                let (number, factor) = self.lines_of[index][place];
                self.slacks[number] -= factor;
            }
            for place in 0..self.lines_of[index].len() {
                let (number, _) = self.lines_of[index][place];
                if !self.follow(number) {
                    return Some(number);
                }
            }
        }
        None
    }

    /// Why an inequality cannot be with what was settled before a moment: what this comes to of the latest supposition
    /// alone, and of those before it.
    fn lesson(&mut self, impossible: usize, moment: usize) -> Lesson {
        let depth = self.supposed.len();
        let mut wanted = vec![false; moment];
        let (mut these, mut by, mut back) = (Vec::new(), vec![impossible], 0);
        let mut latest = self.want(impossible, moment, &mut wanted);
        for place in (0..moment).rev() {
            if !wanted[place] {
                continue;
            }
            let one = self.settled[place];
            let is_latest = depth > 0 && one.depth == depth;
            let is_last = is_latest && latest == 1;
            let index = self.index(one.literal);
            self.blamed[index] += 1;
            if let Some(number) = one.by.filter(|_| one.depth == 0 || is_latest && !is_last) {
                by.push(number);
                latest += self.want(number, place, &mut wanted);
            } else {
                these.push(one.literal.negated());
                back = if is_latest { back } else { back.max(one.depth) };
            }
            latest -= usize::from(is_latest);
        }
        by.reverse();
        Lesson { these, by, depth: back }
    }

    /// Marks what is false of an inequality before a moment; how much of that is new and of the latest supposition.
    fn want(&self, number: usize, moment: usize, wanted: &mut [bool]) -> usize {
        let mut latest = 0;
        for &(_, literal) in &self.lines[number].1.terms {
            let Some(place) = self.place(literal).filter(|&place| place < moment) else { continue };
            let Settled { literal: settled, depth, .. } = self.settled[place];
            if settled != literal && !wanted[place] {
                wanted[place] = true;
                latest += usize::from(depth == self.supposed.len());
            }
        }
        latest
    }

    /// The next candidate to be supposed: that which was most to blame, and of these one of the fewest.
    fn next(&self) -> Option<Literal> {
        let mut best: Option<(u32, usize, Literal)> = None;
        for &number in &self.choices {
            let terms = self.lines[number].1.terms.iter().map(|&(_, literal)| literal);
            if terms.clone().any(|literal| self.value(literal) == Some(true)) {
                continue;
            }
            let open: Vec<Literal> =
                terms.filter(|&literal| self.value(literal).is_none()).collect();
            for &literal in &open {
                let blamed = self.blamed[self.index(literal)];
                let is_better = best.is_none_or(|(most, fewest, _)| {
                    blamed > most || blamed == most && open.len() < fewest
                });
                if is_better {
                    best = Some((blamed, open.len(), literal));
                }
            }
        }
        best.map(|(.., literal)| literal)
    }

    /// Writes that a literal is true; `false` if it cannot be shown, or not by so many lessons.
    pub(super) fn prove<W: Write>(
        &mut self,
        line: Line,
        goal: Literal,
        (printer, numbers): (&mut Printer<'_, W>, &mut Numbers),
    ) -> io::Result<bool> {
        self.take_back(0);
        // What leaves no choice from the start.
        let mut impossible = (0..self.lines.len()).find(|&number| !self.follow(number));
        let mut left = LESSONS;
        loop {
            impossible = impossible.or_else(|| self.propagate());
            let lesson = match (impossible.take(), self.reason(goal)) {
                (Some(number), _) => self.lesson(number, self.settled.len()),
                (None, Some((number, moment))) => self.lesson(number, moment),
                (None, None) => {
                    let Some(literal) = self.supposition(goal) else { return Ok(false) };
                    self.suppose(literal);
                    continue;
                }
            };
            let Lesson { these, by, depth } = lesson;
            let by: Vec<Line> = by.into_iter().map(|number| self.lines[number].0).collect();
            if these.is_empty() || these == [goal] {
                printer.follows(Some(line), &Inequality::any_of(&[goal]), &by)?;
                return Ok(true);
            }
            if left == 0 {
                return Ok(false);
            }
            left -= 1;
            let learnt = Line::Combination(Numbers::next(&mut numbers.combinations));
            printer.follows(Some(learnt), &Inequality::any_of(&these), &by)?;
            impossible = self.learn(learnt, &these, depth);
        }
    }

    /// The inequality by which a literal is true without any supposition, if it is, and when it was settled.
    fn reason(&self, literal: Literal) -> Option<(usize, usize)> {
        let place = self.place(literal)?;
        let Settled { literal: settled, by, .. } = self.settled[place];
        Some((by.filter(|_| settled == literal && self.supposed.is_empty())?, place))
    }

    /// What is to be supposed next: first that the goal is not so.
    fn supposition(&self, goal: Literal) -> Option<Literal> {
        if self.value(goal).is_none() { Some(goal.negated()) } else { self.next() }
    }

    /// Adds a lesson, and what follows from it; its number if it cannot be.
    fn learn(&mut self, line: Line, these: &[Literal], depth: usize) -> Option<usize> {
        self.lessons += 1;
        if self.lessons.is_multiple_of(BEFORE_FORGETTING) {
            self.blamed.iter_mut().for_each(|times| *times /= 2);
        }
        let starts_anew = self.lessons.is_multiple_of(BEFORE_A_START);
        self.take_back(if starts_anew { 0 } else { depth });
        let number = self.lines.len();
        self.add(line, Inequality::any_of(these));
        (!self.follow(number)).then_some(number)
    }
}
