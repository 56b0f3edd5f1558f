//! A graph of one's own: variables with domains, and named constraints between two of them, as text.
//!
//! ```text
//! # a map of three countries
//! west: red green blue
//! middle: red green blue
//! east: red, green
//! west middle different: the western border
//! middle east different
//! ```
//!
//! A line with one word before the colon is a variable and the values that it may take. Any other is a constraint between two
//! variables: `different`; `apart` (numbers that do not follow one another); `attack N` (queens on these rows, in columns so far
//! apart, do not attack each other). What stands behind its colon is its name. `#` begins a comment.
//!
//! Source of the idea: the assignment of the knowledge system that Duvod is modelled on.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::textbook::{Constraint, Network};
use duvod::message::{Message, is_command, words};

/// The most variables of a graph.
const MOST_VARIABLES: usize = 10_000;

/// The largest number that is a value.
const LARGEST: usize = 1_000_000;

/// How many pairs of values are looked at to see that no values fulfil all constraints.
const MOST_PAIRS: usize = 10_000_000;

/// How many values of a variable are shown, at most.
const MOST_SHOWN: usize = 9;

/// A graph whose variables, values and constraints have names.
#[derive(Clone, Debug)]
pub struct Graph {
    network: Network,
    names: Vec<String>,
    /// The names of values by their numbers; empty where the numbers are the values.
    values: Vec<String>,
    edges: Vec<Edge>,
}

/// A constraint of a graph.
#[derive(Clone, Debug)]
struct Edge {
    ends: [usize; 2],
    constraint: Constraint,
    name: Option<String>,
}

/// Why a text is no graph, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: GraphFault,
}

/// What is wrong with the text of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GraphFault {
    /// It has no variable.
    Empty,
    /// A line is neither a variable nor a constraint.
    Line,
    /// A variable has no values.
    NoValues,
    /// There is no such variable above.
    NoVariable(String),
    /// There is such a variable already.
    Twice(String),
    /// A variable is constrained with itself.
    Itself,
    /// There is no such constraint.
    NoConstraint(String),
    /// The constraint is about numbers, and not all values are.
    NoNumbers,
    /// There are too many variables.
    TooMany,
    /// A character is none to be seen.
    Unseen(char),
}

impl GraphError {
    /// Says it.
    pub fn message(&self) -> Message {
        let fault: Message = match &self.fault {
            GraphFault::Empty => words::GraphEmpty.into(),
            GraphFault::Line => words::GraphLine.into(),
            GraphFault::NoValues => words::GraphNoValues.into(),
            GraphFault::NoVariable(name) => words::GraphNoVariable { name }.into(),
            GraphFault::Twice(name) => words::GraphTwice { name }.into(),
            GraphFault::Itself => words::GraphItself.into(),
            GraphFault::NoConstraint(name) => words::GraphNoConstraint { name }.into(),
            GraphFault::NoNumbers => words::GraphNoNumbers.into(),
            GraphFault::TooMany => words::GraphTooMany { most: MOST_VARIABLES }.into(),
            GraphFault::Unseen(found) => words::GraphUnseen { name: found.to_string() }.into(),
        };
        words::GraphError { column: self.column, fault, line: self.line }.into()
    }
}

/// A word of a line with its column, from 1.
type Word<'t> = (usize, &'t str);

/// The words of a part of a line, between blanks and commas; `from` characters stand before it.
fn words_of(part: &str, from: usize) -> Vec<Word<'_>> {
    let is_gap = |letter: char| letter.is_whitespace() || letter == ',';
    let mut words = Vec::new();
    for word in part.split(is_gap).filter(|word| !word.is_empty()) {
        let at = word.as_ptr() as usize - part.as_ptr() as usize;
        words.push((from + part[..at].chars().count() + 1, word));
    }
    words
}

/// Reads a graph.
///
/// # Errors
/// [`GraphError`] says what is wrong, and where.
pub fn read_graph(text: &str) -> Result<Graph, GraphError> {
    let mut read = GraphReader::default();
    let mut last = 1;
    for (number, line) in text.lines().enumerate() {
        last = number + 1;
        let plain = line.split('#').next().unwrap_or_default();
        if !plain.trim().is_empty() {
            look_at_signs(last, plain)?;
            read.line(last, plain)?;
        }
    }
    if read.names.is_empty() {
        return Err(GraphError { line: last, column: 1, fault: GraphFault::Empty });
    }
    read.graph()
}

/// Holds that all of a line can be seen: what is read is written out again.
fn look_at_signs(line: usize, text: &str) -> Result<(), GraphError> {
    let unseen = |&(_, found): &(usize, char)| found != '\t' && is_command(found);
    text.chars().enumerate().find(unseen).map_or(Ok(()), |(before, found)| {
        Err(GraphError { line, column: before + 1, fault: GraphFault::Unseen(found) })
    })
}

/// What was read so far.
#[derive(Default)]
struct GraphReader<'t> {
    names: Vec<&'t str>,
    numbers: BTreeMap<&'t str, usize>,
    domains: Vec<Vec<&'t str>>,
    /// With the place of what says which constraint it is.
    edges: Vec<((usize, usize), Edge)>,
}

impl<'t> GraphReader<'t> {
    fn line(&mut self, line: usize, text: &'t str) -> Result<(), GraphError> {
        let wrong = |column, fault| GraphError { line, column, fault };
        let (head, behind) = text.split_once(':').unwrap_or((text, ""));
        let length = head.chars().count();
        let is_named = head.len() < text.len();
        let words = words_of(head, 0);
        match words[..] {
            [(column, name)] if is_named => {
                if self.numbers.insert(name, self.names.len()).is_some() {
                    return Err(wrong(column, GraphFault::Twice(name.to_owned())));
                }
                if self.names.len() == MOST_VARIABLES {
                    return Err(wrong(column, GraphFault::TooMany));
                }
                let values: Vec<&str> =
                    words_of(behind, length + 1).into_iter().map(|(_, value)| value).collect();
                if values.is_empty() {
                    return Err(wrong(length + 2, GraphFault::NoValues));
                }
                self.names.push(name);
                self.domains.push(values);
                Ok(())
            }
            [one, other, kind, ref more @ ..] if more.len() <= 1 => {
                let number = |(column, name): Word<'t>| {
                    let known = self.numbers.get(name).copied();
                    known.ok_or_else(|| wrong(column, GraphFault::NoVariable(name.to_owned())))
                };
                let ends = [number(one)?, number(other)?];
                if ends[0] == ends[1] {
                    return Err(wrong(other.0, GraphFault::Itself));
                }
                let constraint = constraint(kind.1, more.first().map(|&(_, word)| word));
                let constraint = constraint.ok_or_else(|| {
                    let told: Vec<&str> =
                        [kind].iter().chain(more).map(|&(_, word)| word).collect();
                    wrong(kind.0, GraphFault::NoConstraint(told.join(" ")))
                })?;
                let name = Some(behind.trim().to_owned()).filter(|name| !name.is_empty());
                self.edges.push(((line, kind.0), Edge { ends, constraint, name }));
                Ok(())
            }
            _ => Err(wrong(words.first().map_or(1, |&(column, _)| column), GraphFault::Line)),
        }
    }

    fn graph(self) -> Result<Graph, GraphError> {
        let number = |value: &&str| value.parse().ok().filter(|&number| number <= LARGEST);
        let all = || self.domains.iter().flatten();
        let are_numbers = all().all(|value| number(value).is_some());
        let mut values: Vec<String> = Vec::new();
        let mut known: BTreeMap<&str, usize> = BTreeMap::new();
        let mut domains = Vec::new();
        for domain in &self.domains {
            let mut numbers: Vec<usize> = Vec::new();
            for value in domain {
                numbers.push(match number(value) {
                    Some(number) if are_numbers => number,
                    _ => *known.entry(value).or_insert_with(|| {
                        values.push((*value).to_owned());
                        values.len() - 1
                    }),
                });
            }
            numbers.sort_unstable();
            numbers.dedup();
            domains.push(numbers);
        }
        let mut network = Network::new(domains);
        for ((line, column), Edge { ends: [one, other], constraint, .. }) in &self.edges {
            if *constraint != Constraint::Different && !are_numbers {
                let (line, column) = (*line, *column);
                return Err(GraphError { line, column, fault: GraphFault::NoNumbers });
            }
            network.constrain(*one, *other, *constraint);
        }
        let names = self.names.into_iter().map(str::to_owned).collect();
        let edges = self.edges.into_iter().map(|(_, edge)| edge).collect();
        Ok(Graph { network, names, values, edges })
    }
}

/// The constraint that is called so.
fn constraint(kind: &str, number: Option<&str>) -> Option<Constraint> {
    match (kind, number) {
        ("different", None) => Some(Constraint::Different),
        ("apart", None) => Some(Constraint::NotConsecutive),
        ("attack", Some(number)) => {
            let distance = number.parse().ok().filter(|&distance| distance > 0)?;
            Some(Constraint::NoAttack { distance })
        }
        _ => None,
    }
}

/// Writes a chessboard with the row of the queen in each column, from 0, a line a row.
pub fn queens_text(rows: &[usize]) -> String {
    let square = |of: usize, row: usize| if of == row { "Q" } else { "." };
    let line = |row: usize| {
        let squares: Vec<&str> = rows.iter().map(|&of| square(of, row)).collect();
        squares.join(" ") + "\n"
    };
    (0..rows.len()).map(line).collect()
}

impl Graph {
    /// Makes the graph of so many queens: a variable is the row of the queen in a column.
    pub fn queens(count: usize) -> Self {
        let network = Network::queens(count);
        let mut edges = Vec::new();
        for one in 0..count {
            let mut of: Vec<_> = network.edges(one).filter(|&(other, _)| one < other).collect();
            of.sort_unstable_by_key(|&(other, _)| other);
            edges.extend(of.into_iter().map(|(other, constraint)| Edge {
                ends: [one, other],
                constraint,
                name: None,
            }));
        }
        let names = (1..=count).map(|number| format!("Q{number}")).collect();
        let values = (1..=count).map(|row| row.to_string()).collect();
        Self { network, names, values, edges }
    }

    /// Returns the name of a variable for which no value is left, once those are struck with which no value of a neighbour goes,
    /// and again: then no values fulfil all constraints. Beyond some work it is not looked for.
    pub fn without_value(&self) -> Option<&str> {
        let all = 0..self.network.len();
        let mut left: Vec<Vec<usize>> = all.map(|it| self.network.domain(it).to_vec()).collect();
        let (mut work, mut has_changed) = (0, true);
        while has_changed {
            has_changed = false;
            for &Edge { ends: [one, other], constraint, .. } in &self.edges {
                for (of, by) in [(one, other), (other, one)] {
                    work += left[of].len() * left[by].len();
                    if work > MOST_PAIRS {
                        return None;
                    }
                    let goes =
                        |value: &usize| left[by].iter().any(|&it| constraint.holds(*value, it));
                    let kept: Vec<usize> = left[of].iter().copied().filter(goes).collect();
                    if kept.is_empty() {
                        return Some(&self.names[of]);
                    }
                    has_changed |= kept.len() < left[of].len();
                    left[of] = kept;
                }
            }
        }
        None
    }

    /// Returns the variables with their domains and constraints.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Returns the names of the variables.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The values that a variable may take; of many the first and the last.
    fn domain(&self, variable: usize) -> String {
        match self.network.domain(variable) {
            [first, .., last] if self.network.domain(variable).len() > MOST_SHOWN => {
                format!("{} … {}", self.value(*first), self.value(*last))
            }
            few => few.iter().map(|&it| self.value(it)).collect::<Vec<_>>().join(" "),
        }
    }

    /// Returns what a value is called.
    pub fn value(&self, value: usize) -> String {
        self.values.get(value).cloned().unwrap_or_else(|| value.to_string())
    }

    /// Writes the graph in the language DOT, each edge with the name of its constraint: its own, or what it is called in
    /// general, which `say` puts into words. Each variable shows its domain, or its value where there is one a variable.
    pub fn dot(&self, values: Option<&[usize]>, say: &dyn Fn(&Message) -> String) -> String {
        let mut text =
            String::from("graph constraints {\n  node [shape=ellipse];\n  edge [color=gray];\n");
        for (number, name) in self.names.iter().enumerate() {
            let label = match values {
                Some(values) => format!("{name} = {}", self.value(values[number])),
                None => format!("{name}: {}", self.domain(number)),
            };
            // Writing to a string does not fail.
            let _ = writeln!(text, "  v{number} [label={}];", quoted(&label));
        }
        for Edge { ends: [one, other], constraint, name } in &self.edges {
            let name = name.clone().unwrap_or_else(|| say(&constraint.label().into()));
            let _ = writeln!(text, "  v{one} -- v{other} [label={}];", quoted(&name));
        }
        text.push_str("}\n");
        text
    }
}

/// A text as DOT quotes it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::textbook::{Limits, satisfy};

    const MAP: &str = "# Australia\nwa: red green blue\nnt: red, green, blue\nsa: red green blue\n\
                       q: red green blue\nwa nt different: border of wa and nt\nwa sa different\n\
                       nt sa different\nnt q different\nsa q different\n";

    #[test]
    fn a_map_is_read_coloured_and_drawn() {
        let graph = read_graph(MAP).expect("a graph");
        assert_eq!((graph.network().len(), graph.network().constraint_count()), (4, 5));
        let (values, _) = satisfy(graph.network(), 1, Limits::steps(100_000));
        let values = values.expect("colours");
        assert_eq!(graph.network().conflicts(&values), 0);
        assert!(["red", "green", "blue"].contains(&graph.value(values[0]).as_str()));
        let dot = graph.dot(Some(&values), &|_| "different".to_owned());
        assert!(
            dot.contains("label=\"border of wa and nt\"") && dot.contains("label=\"different\"")
        );
        assert_eq!(dot.matches(" -- ").count(), 5);
    }

    #[test]
    fn a_variable_without_a_value_is_seen_at_once() {
        let without = |text: &str| {
            let graph = read_graph(text).expect("a graph");
            graph.without_value().map(str::to_owned)
        };
        assert_eq!(without(MAP), None);
        assert_eq!(without("a: 1\nb: 1\na b different\n").as_deref(), Some("a"));
        let chain = "a: 1\nb: 1 2\nc: 2\nd: 2 3\na b different\nb c different\nc d different\n";
        assert_eq!(without(chain).as_deref(), Some("b"));
        let odd = "a: x y\nb: x y\nc: x y\na b different\nb c different\na c different\n";
        assert_eq!(without(odd), None, "that takes more than two at a time");
        assert_eq!(Graph::queens(2).without_value(), Some("Q1"));
        assert_eq!(Graph::queens(8).without_value(), None);
    }

    #[test]
    fn variables_without_values_show_their_domains() {
        let dot = Graph::queens(4).dot(None, &|_| "no attack".to_owned());
        assert!(dot.contains("v0 [label=\"Q1: 1 2 3 4\"]"), "{dot}");
        assert_eq!(dot.matches("label=\"no attack\"").count(), 6);
        assert!(Graph::queens(12).dot(None, &|_| String::new()).contains("Q12: 1 … 12"));
    }

    #[test]
    fn numbers_are_values_with_an_order() {
        let graph = read_graph("a: 1 2 3\nb: 2\na b apart\n").expect("a graph");
        assert_eq!(graph.network().domain(0), [1, 2, 3]);
        assert_eq!(graph.network().conflicts(&[1, 2]), 1);
        assert_eq!(graph.network().conflicts(&[2, 2]), 0);
    }

    #[test]
    fn what_is_no_graph_is_refused_with_its_place() {
        let error = |text: &str| {
            let GraphError { line, column, fault } = read_graph(text).expect_err("no graph");
            (line, column, fault)
        };
        assert_eq!(error("# nothing\n"), (1, 1, GraphFault::Empty));
        assert_eq!(error("a: 1\nb 2\n"), (2, 1, GraphFault::Line));
        assert_eq!(error("a:\n"), (1, 3, GraphFault::NoValues));
        assert_eq!(error("a: 1\na: 2\n"), (2, 1, GraphFault::Twice("a".to_owned())));
        assert_eq!(error("a: 1\na c different\n"), (2, 3, GraphFault::NoVariable("c".to_owned())));
        assert_eq!(error("a: 1\na a different\n"), (2, 3, GraphFault::Itself));
        let odd = GraphFault::NoConstraint("odd".to_owned());
        assert_eq!(error("a: 1\nb: 2\n  a b odd: x\n"), (3, 7, odd));
        assert_eq!(error("a: x\nb: 2\na b apart\n"), (3, 5, GraphFault::NoNumbers));
        assert_eq!(error("a: 1\nb: x\u{1b}[2J\n"), (2, 5, GraphFault::Unseen('\u{1b}')));
        let many: Vec<String> =
            (0..=MOST_VARIABLES).map(|number| format!("v{number}: 1")).collect();
        assert_eq!(error(&many.join("\n")), (MOST_VARIABLES + 1, 1, GraphFault::TooMany));
    }
}
