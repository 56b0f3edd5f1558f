//! Dancing links: Algorithm X on a matrix of doubly linked lists.
//!
//! Source: Donald Knuth, *Dancing Links*, 2000; the trick is that of Hirosi Hitotumatu and Kohei Noshita, *A Technique for
//! Implementing Backtrack Algorithms and its Application*, 1979: what is taken out of a list still knows its neighbours
//! and can be put back without looking for its place. Links are numbers of nodes here. A pass is a row that is taken.

use super::algorithm::{Algorithm, MethodName};
use super::exact_cover::ExactCover;
use super::problem::Problem;
use super::report::Kind;
use super::run::{Flow, Run};
use duvod::message::words;

/// Dancing links.
pub(super) struct DancingLinks;

impl Algorithm for DancingLinks {
    fn called(&self) -> MethodName {
        MethodName::new("dancing-links", words::AlgorithmDancingLinks, Kind::Exact)
    }

    fn only_houses(&self) -> bool {
        true
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let cover = ExactCover::new(problem);
        let links = Links::new(&cover);
        run.encoded(cover.rows.len(), cover.columns);
        Walk { cover: &cover, links, taken: Vec::new() }.on(run)
    }
}

/// A node of the lists: node 0 is the root, the next ones the heads of the columns, all others are ones of the matrix.
#[derive(Clone, Copy)]
struct Node {
    left: usize,
    right: usize,
    up: usize,
    down: usize,
    /// The head of its column.
    head: usize,
    /// Its row.
    row: usize,
}

struct Links {
    nodes: Vec<Node>,
    /// How many rows each column has, by the number of its head.
    sizes: Vec<usize>,
}

impl Links {
    fn new(cover: &ExactCover) -> Self {
        let heads = cover.columns + 1;
        let head = |index: usize| Node {
            left: (index + heads - 1) % heads,
            right: (index + 1) % heads,
            up: index,
            down: index,
            head: index,
            row: usize::MAX,
        };
        let mut links = Self { nodes: (0..heads).map(head).collect(), sizes: vec![0; heads] };
        for (row, (_, columns)) in cover.rows.iter().enumerate() {
            let (first, count) = (links.nodes.len(), columns.len());
            for (place, column) in columns.iter().enumerate() {
                let (node, head) = (first + place, column + 1);
                let (left, right) =
                    (first + (place + count - 1) % count, first + (place + 1) % count);
                let up = links.nodes[head].up;
                links.nodes.push(Node { left, right, up, down: head, head, row });
                links.nodes[up].down = node;
                links.nodes[head].up = node;
                links.sizes[head] += 1;
            }
        }
        links
    }

    /// The head of a column with the fewest rows; `None` if all columns are covered.
    fn fewest(&self) -> Option<usize> {
        let mut best = None;
        let mut head = self.nodes[0].right;
        while head != 0 {
            if best.is_none_or(|best: usize| self.sizes[head] < self.sizes[best]) {
                best = Some(head);
            }
            head = self.nodes[head].right;
        }
        best
    }

    /// The rows of the column of a node, from it on downwards.
    fn rows_from(&self, first: usize) -> impl Iterator<Item = usize> + '_ {
        let head = self.nodes[first].head;
        let next = move |&node: &usize| Some(self.nodes[node].down);
        let nodes = std::iter::successors(Some(first), next).take_while(move |&node| node != head);
        nodes.map(|node| self.nodes[node].row)
    }

    /// Takes a column out, and each row that it has out of all other columns.
    fn cover(&mut self, head: usize) {
        let Node { left, right, .. } = self.nodes[head];
        self.nodes[left].right = right;
        self.nodes[right].left = left;
        let mut row = self.nodes[head].down;
        while row != head {
            let mut node = self.nodes[row].right;
            while node != row {
                let Node { up, down, head, right, .. } = self.nodes[node];
                self.nodes[up].down = down;
                self.nodes[down].up = up;
                self.sizes[head] -= 1;
                node = right;
            }
            row = self.nodes[row].down;
        }
    }

    /// Puts back what [`Links::cover`] took out, in the opposite order.
    fn uncover(&mut self, head: usize) {
        let mut row = self.nodes[head].up;
        while row != head {
            let mut node = self.nodes[row].left;
            while node != row {
                let Node { up, down, head, left, .. } = self.nodes[node];
                self.sizes[head] += 1;
                self.nodes[up].down = node;
                self.nodes[down].up = node;
                node = left;
            }
            row = self.nodes[row].up;
        }
        let Node { left, right, .. } = self.nodes[head];
        self.nodes[left].right = head;
        self.nodes[right].left = head;
    }
}

struct Walk<'a> {
    cover: &'a ExactCover,
    links: Links,
    taken: Vec<usize>,
}

impl Walk<'_> {
    /// Covers what is left in every way.
    fn on(&mut self, run: &mut Run<'_>) -> Flow {
        run.steps(self.cover.columns as u64 / 4)?;
        let Some(head) = self.links.fewest() else {
            return run.found(self.cover.digits(&self.taken));
        };
        let rows = self.links.sizes[head];
        self.links.cover(head);
        let mut first = self.links.nodes[head].down;
        while first != head {
            run.pass();
            if rows > 1 {
                run.guess();
            }
            run.enter();
            let row = self.links.nodes[first].row;
            self.cover.take((head - 1, rows), row, self.links.rows_from(first), run);
            self.taken.push(row);
            self.choose(first);
            self.on(run)?;
            self.give_back(first);
            let _ = self.taken.pop();
            self.cover.back(row, run);
            run.leave();
            first = self.links.nodes[first].down;
        }
        self.links.uncover(head);
        run.dead_end();
        Flow::Continue(())
    }

    /// Covers the other columns of a row.
    fn choose(&mut self, first: usize) {
        let mut node = self.links.nodes[first].right;
        while node != first {
            self.links.cover(self.links.nodes[node].head);
            node = self.links.nodes[node].right;
        }
    }

    /// Uncovers the other columns of a row.
    fn give_back(&mut self, first: usize) {
        let mut node = self.links.nodes[first].left;
        while node != first {
            self.links.uncover(self.links.nodes[node].head);
            node = self.links.nodes[node].left;
        }
    }
}
