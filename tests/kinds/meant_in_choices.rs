//! What patterns, machines and alternatives mean, written down once more: a matcher that tries all ways, a machine that is packed
//! bit by bit, and alternatives one by one.

use super::meant::{Full, Said, keeps as keeps_one};

pub(super) fn keeps(of: &Full, said: &Said, all: &[Said]) -> Option<bool> {
    let value = said.value.as_deref().unwrap_or_default();
    let line = said.digits(0, of);
    Some(match said.kind.as_str() {
        "pattern-line" => {
            let pattern: Vec<char> = value.chars().collect();
            matches(&pattern, &line)
        }
        "machine-line" => {
            let packed = value.split(',').next().unwrap_or_default();
            let lists = (0..said.parts.len()).map(|part| said.digits(part, of));
            leads_to_an_end(&Packed::of(packed), &lists.collect::<Vec<_>>().join(&(of.n + 1)))
        }
        "either" => value.split('|').any(|alternative| {
            let mut one = alternative.split('&').map(Said::parse);
            one.all(|said| keeps_one(of, &said, all) == Some(true))
        }),
        _ => return None,
    })
}

/// Whether a pattern means a whole line. Its outermost alternatives, then its first sign with all ways to repeat it.
fn matches(pattern: &[char], line: &[usize]) -> bool {
    let parts = parted(pattern);
    if parts.len() > 1 {
        return parts.iter().any(|part| matches(part, line));
    }
    if pattern.is_empty() {
        return line.is_empty();
    }
    let sign = first(pattern);
    let (one, rest) = pattern.split_at(sign);
    let (least, most, length) = times(rest);
    let rest = &rest[length..];
    let one: &[char] = if one[0] == '(' { &one[1..sign - 1] } else { one };
    repeated(one, (least, most), rest, line)
}

/// Whether so many times the first and then the rest is a line.
fn repeated(one: &[char], (least, most): (usize, usize), rest: &[char], line: &[usize]) -> bool {
    if least == 0 && matches(rest, line) {
        return true;
    }
    let counts = if least == 0 { 1..=line.len() } else { 0..=line.len() };
    most > 0
        && counts.into_iter().any(|count| {
            is_one(one, &line[..count])
                && repeated(one, (least.saturating_sub(1), most - 1), rest, &line[count..])
        })
}

fn is_one(one: &[char], line: &[usize]) -> bool {
    let is_digit = |letter: char| line.len() == 1 && letter.to_string() == line[0].to_string();
    match one {
        ['.'] => line.len() == 1,
        ['[', '^', listed @ .., ']'] if !listed.contains(&']') => {
            line.len() == 1 && !listed.iter().any(|it| is_digit(*it))
        }
        ['[', listed @ .., ']'] if !listed.contains(&']') => listed.iter().any(|it| is_digit(*it)),
        [letter] if letter.is_ascii_digit() => is_digit(*letter),
        part => matches(part, line),
    }
}

/// The alternatives outside all parentheses.
fn parted(pattern: &[char]) -> Vec<Vec<char>> {
    let (mut parts, mut depth) = (vec![Vec::new()], 0_usize);
    for &letter in pattern {
        depth = if letter == '(' {
            depth + 1
        } else {
            depth.saturating_sub(usize::from(letter == ')'))
        };
        if letter == '|' && depth == 0 {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts
}

/// How many letters the first sign has.
fn first(pattern: &[char]) -> usize {
    let end = |close: char| pattern.iter().position(|it| *it == close).map_or(1, |at| at + 1);
    match pattern[0] {
        '[' => end(']'),
        '(' => {
            let mut depth = 0_usize;
            let closes = |&letter: &char| {
                depth = match letter {
                    '(' => depth + 1,
                    ')' => depth - 1,
                    _ => depth,
                };
                depth == 0
            };
            pattern.iter().position(closes).map_or(1, |at| at + 1)
        }
        _ => 1,
    }
}

/// How often a sign comes by what stands behind it, at least and at most, and how many letters that has.
fn times(rest: &[char]) -> (usize, usize, usize) {
    match rest.first() {
        Some('*') => (0, usize::MAX, 1),
        Some('+') => (1, usize::MAX, 1),
        Some('?') => (0, 1, 1),
        Some('{') => {
            let end = rest.iter().position(|it| *it == '}').unwrap_or_default();
            let text: String = rest[1..end].iter().collect();
            let (least, most) = text.split_once(',').unwrap_or((&text, &text));
            let least = least.parse().unwrap_or_default();
            (least, most.parse().unwrap_or(usize::MAX), end + 1)
        }
        _ => (1, 1, 0),
    }
}

/// A packed machine: which of its states may be first and which are ends, and its ways from state to state by a digit from 1.
pub(super) struct Packed {
    pub(super) starts: usize,
    pub(super) ends: Vec<usize>,
    pub(super) ways: Vec<(usize, usize, usize)>,
}

impl Packed {
    /// Takes the bits of a text one after the other.
    fn of(text: &str) -> Self {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        let place = |letter: char| letters.find(letter).unwrap_or_default();
        let mut bits: String =
            text.chars().fold(String::new(), |bits, letter| format!("{bits}{:06b}", place(letter)));
        let mut take = |count: usize| {
            let rest = bits.split_off(count.min(bits.len()));
            let number = usize::from_str_radix(&std::mem::replace(&mut bits, rest), 2);
            (number.unwrap_or_default(), bits.len())
        };
        let listed = take(2).0;
        let (state, digits) = (take(4).0 + 1, take(4).0 + 1);
        let (starts, others) = (take(state).0, take(state).0);
        let own = take(starts).0;
        let mut ends: Vec<usize> = (0..starts).filter(|it| own >> it & 1 == 1).collect();
        ends.extend(starts..starts + others);
        let mut packed = Self { starts, ends, ways: Vec::new() };
        let head = if listed == 0 { take(4).0 } else { digits };
        let mut wide = 0;
        while digits > 1 << wide {
            wide += 1;
        }
        let mut from = 0;
        loop {
            let (said, left) = take(head);
            let digit = |at: usize| said >> at & 1 == 1;
            let count =
                if listed == 0 { said } else { (0..digits).filter(|at| digit(*at)).count() };
            let mut marked = (0..digits).filter(|at| digit(*at));
            for _ in 0..count {
                let digit =
                    if listed == 0 { take(wide).0 } else { marked.next().unwrap_or_default() };
                packed.ways.push((from, digit + 1, take(state).0));
            }
            from += 1;
            if head == 0 || left < head || take(0).1 < head {
                return packed;
            }
        }
    }

    /// Writes it, each state with the list of its ways.
    pub(super) fn text(&self, states: usize, digits: usize) -> String {
        let wide = |most: usize| (1..=16).find(|bits| most < 1 << bits).unwrap_or(1);
        // As many as there are states are to be said as well.
        let (state, of_digit) = (wide(states), wide(digits - 1));
        let own =
            self.ends.iter().filter(|end| **end < self.starts).fold(0, |all, end| all | 1 << end);
        let others = self.ends.iter().filter(|end| **end >= self.starts).count();
        let list = |from: usize| self.ways.iter().filter(move |way| way.0 == from);
        let head = wide((0..states).map(|from| list(from).count()).max().unwrap_or_default());
        let mut bits: Vec<char> = Vec::new();
        let mut put =
            |number: usize, width: usize| bits.extend(format!("{number:0width$b}").chars());
        put(0, 2);
        put(state - 1, 4);
        put(digits - 1, 4);
        put(self.starts, state);
        put(others, state);
        put(own, self.starts);
        put(head, 4);
        for from in 0..states {
            put(list(from).count(), head);
            for (_, digit, to) in list(from) {
                put(digit - 1, of_digit);
                put(*to, state);
            }
        }
        let letters: Vec<char> =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".chars().collect();
        let letter = |six: &[char]| {
            let six: String = six.iter().chain(['0'; 6].iter()).take(6).collect();
            letters[usize::from_str_radix(&six, 2).unwrap_or_default()]
        };
        bits.chunks(6).map(letter).collect()
    }
}

/// Whether some walk of the machine over the line comes to an end.
fn leads_to_an_end(machine: &Packed, line: &[usize]) -> bool {
    fn walks(machine: &Packed, at: usize, line: &[usize]) -> bool {
        let Some((digit, rest)) = line.split_first() else { return machine.ends.contains(&at) };
        let mut ways = machine.ways.iter();
        ways.any(|(from, read, to)| (from, read) == (&at, digit) && walks(machine, *to, rest))
    }
    (0..machine.starts).any(|start| walks(machine, start, line))
}
