//! Patterns of digits: regular expressions, which are read as machines.
//!
//! A digit stands for itself, `.` for any, `[135]`, `[1-4]` and `[^2]` for some; `|` stands between alternatives, `*`, `+`, `?`,
//! `{2}`, `{2,}` and `{2,4}` behind what is repeated, parentheses around what belongs together. (K. Thompson, *Regular expression
//! search algorithm*, 1968.)

use super::machine::Machine;
use crate::grid::{Digit, DigitSet};

/// So deep may parentheses be nested, and so often may what is repeated be repeated.
const DEEPEST: usize = 40;

/// So many states may a pattern have.
const MOST_STATES: usize = 1_000;

/// What a pattern is made of.
enum Part {
    One(DigitSet),
    Sequence(Vec<Self>),
    Either(Vec<Self>),
    /// At least and at most so often.
    Times(Box<Self>, usize, Option<usize>),
}

/// A state between two digits: some lead on from it, or it goes on by itself.
#[derive(Clone, Debug, Default)]
struct State {
    digits: DigitSet,
    to: usize,
    free: Vec<usize>,
}

impl Machine {
    /// Reads a pattern over so many digits, whose symbols are known; `None` if it is none, or too large.
    pub(super) fn of_pattern(
        text: &str,
        digits: usize,
        digit: &dyn Fn(char) -> Option<Digit>,
    ) -> Option<Self> {
        let (letters, all) = (text.chars().collect(), DigitSet::first_n(digits));
        let mut reading = Reading { letters, at: 0, depth: 0, digit, all };
        let whole = reading.either()?;
        if reading.at < reading.letters.len() {
            return None;
        }
        let mut states = vec![State::default()];
        let end = built(&whole, &mut states, 0)?;
        let closed: Vec<Vec<usize>> =
            (0..states.len()).map(|from| reached(&states, from, end)).collect();
        let ways = |state: &State| {
            let led =
                |digit: Digit| closed[state.to].iter().map(move |to| (digit.index() as u8, *to));
            state.digits.iter().flat_map(led).collect()
        };
        let ends = (0..states.len()).map(|state| state == end).collect();
        Self::of(states.iter().map(ways).collect(), closed[0].clone(), ends)
    }
}

/// Adds the states of a part behind one, and returns the one behind the part; `None` if there are too many.
fn built(part: &Part, states: &mut Vec<State>, from: usize) -> Option<usize> {
    let new = |states: &mut Vec<State>| {
        states.push(State::default());
        (states.len() <= MOST_STATES).then_some(states.len() - 1)
    };
    match part {
        Part::One(digits) => {
            let (start, end) = (new(states)?, new(states)?);
            states[from].free.push(start);
            states[start] = State { digits: *digits, to: end, free: Vec::new() };
            Some(end)
        }
        Part::Sequence(parts) => {
            parts.iter().try_fold(from, |from, part| built(part, states, from))
        }
        Part::Either(parts) => {
            let end = new(states)?;
            for part in parts {
                let start = new(states)?;
                states[from].free.push(start);
                let behind = built(part, states, start)?;
                states[behind].free.push(end);
            }
            Some(end)
        }
        Part::Times(part, least, most) => {
            let mut at = from;
            for _ in 0..*least {
                at = built(part, states, at)?;
            }
            let end = new(states)?;
            states[at].free.push(end);
            if most.is_none() {
                let start = new(states)?;
                states[at].free.push(start);
                let behind = built(part, states, start)?;
                states[behind].free.extend([start, end]);
            }
            for _ in *least..most.unwrap_or(*least) {
                at = built(part, states, at)?;
                states[at].free.push(end);
            }
            Some(end)
        }
    }
}

/// The states to which one leads without a digit, as far as they matter: digits lead on from them, or it is the end.
fn reached(states: &[State], from: usize, end: usize) -> Vec<usize> {
    let mut is_known = vec![false; states.len()];
    is_known[from] = true;
    let mut open = vec![from];
    let mut reached = Vec::new();
    while let Some(state) = open.pop() {
        if state == end || !states[state].digits.is_empty() {
            reached.push(state);
        }
        for &to in &states[state].free {
            if !std::mem::replace(&mut is_known[to], true) {
                open.push(to);
            }
        }
    }
    reached.sort_unstable();
    reached
}

/// A pattern, and how far it was read.
struct Reading<'a> {
    letters: Vec<char>,
    at: usize,
    depth: usize,
    digit: &'a dyn Fn(char) -> Option<Digit>,
    all: DigitSet,
}

impl Reading<'_> {
    fn next(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn takes(&mut self, letter: char) -> bool {
        let is_next = self.next() == Some(letter);
        self.at += usize::from(is_next);
        is_next
    }

    fn either(&mut self) -> Option<Part> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut parts = vec![self.sequence()?];
        while self.takes('|') {
            parts.push(self.sequence()?);
        }
        self.depth -= 1;
        Some(Part::Either(parts))
    }

    fn sequence(&mut self) -> Option<Part> {
        let mut parts = Vec::new();
        while self.next().is_some_and(|letter| !matches!(letter, '|' | ')')) {
            let mut part = self.single()?;
            let mut depth = 0;
            while self.next().is_some_and(|letter| matches!(letter, '*' | '+' | '?' | '{')) {
                let (least, most) = self.times()?;
                part = Part::Times(Box::new(part), least, most);
                depth += 1;
                if depth > DEEPEST {
                    return None;
                }
            }
            parts.push(part);
        }
        Some(Part::Sequence(parts))
    }

    /// How often what stands before it comes, at least and at most.
    fn times(&mut self) -> Option<(usize, Option<usize>)> {
        for (letter, least, most) in [('*', 0, None), ('+', 1, None), ('?', 0, Some(1))] {
            if self.takes(letter) {
                return Some((least, most));
            }
        }
        let least = if self.takes('{') { self.number()? } else { return None };
        let most = if !self.takes(',') {
            Some(least)
        } else if self.next() == Some('}') {
            None
        } else {
            Some(self.number()?)
        };
        let fits = self.takes('}') && most.is_none_or(|most| most >= least);
        fits.then_some((least, most))
    }

    fn number(&mut self) -> Option<usize> {
        let start = self.at;
        while self.next().is_some_and(|letter| letter.is_ascii_digit()) {
            self.at += 1;
        }
        let text: String = self.letters[start..self.at].iter().collect();
        text.parse().ok().filter(|number| *number <= MOST_STATES)
    }

    fn single(&mut self) -> Option<Part> {
        if self.takes('(') {
            let part = self.either()?;
            return self.takes(')').then_some(part);
        }
        if self.takes('[') {
            return self.some_of().map(Part::One);
        }
        if self.takes('.') {
            return Some(Part::One(self.all));
        }
        self.digit().map(|digit| Part::One(DigitSet::of(digit)))
    }

    fn digit(&mut self) -> Option<Digit> {
        let digit = (self.digit)(self.next()?)?;
        self.at += 1;
        Some(digit)
    }

    /// What stands between brackets.
    fn some_of(&mut self) -> Option<DigitSet> {
        let is_other = self.takes('^');
        let mut digits = DigitSet::EMPTY;
        while !self.takes(']') {
            let first = self.digit()?;
            let last = if self.takes('-') { self.digit()? } else { first };
            if last < first {
                return None;
            }
            (first.index()..=last.index()).for_each(|digit| digits.insert(Digit::new(digit)));
        }
        let left = if is_other { self.all - digits } else { digits };
        (!digits.is_empty()).then_some(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine(text: &str) -> Option<Machine> {
        let digit = |letter: char| {
            let number = letter.to_digit(10).filter(|number| (1..=4).contains(number))?;
            Some(Digit::new(number as usize - 1))
        };
        Machine::of_pattern(text, 4, &digit)
    }

    /// The words of so many digits that a pattern means.
    fn words(text: &str, count: usize) -> Vec<String> {
        let law = machine(text).expect(text).automaton(&[count], 4, 10_000).expect("small");
        let all = law.fillings(&vec![DigitSet::first_n(4); count], 10_000).expect("few");
        let word = |digits: Vec<Digit>| {
            digits.iter().map(|digit| (digit.index() + 1).to_string()).collect::<String>()
        };
        all.into_iter().map(word).collect()
    }

    #[test]
    fn patterns_mean_what_they_say() {
        for (text, count, expected) in [
            ("12|34", 2, "12 34"),
            ("1*2", 3, "112"),
            ("(1|2)+3", 3, "113 123 213 223"),
            ("1?2?3?", 2, "12 13 23"),
            ("[^1-3]{2}", 2, "44"),
            ("1{1,2}2{2,}", 4, "1122 1222"),
            (".4.", 3, "141 142 143 144 241 242 243 244 341 342 343 344 441 442 443 444"),
            ("(12|3){2}", 3, "123 312"),
            ("(1*)*2", 2, "12"),
            ("|1", 1, "1"),
            ("(12){2,3}{1}", 4, "1212"),
            ("[13]{0}2", 1, "2"),
        ] {
            assert_eq!(words(text, count).join(" "), expected, "{text}");
        }
    }

    #[test]
    fn what_is_no_pattern_is_refused() {
        let wrong = "( ) (1 1) [ [] [^] [1 [3-1] 5 0 a * 1{ 1{} 1{2 1{3,2} 1{,2} {2} 1|* 1{9999} ((1{99}){99}){99} +";
        for text in wrong.split(' ') {
            assert!(machine(text).is_none(), "{text}");
        }
        assert!(machine(&"(".repeat(100_000)).is_none());
        assert!(machine(&format!("1{}", "*".repeat(100_000))).is_none());
        assert!(machine("").is_some());
    }
}
