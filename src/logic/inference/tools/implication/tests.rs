//! The edges against a naive definition, straight from what the file of a grid says, on every bundled grid.

use std::collections::BTreeSet;

use super::weak::{NumberedNodes, Weak};
use super::{Following, GraphNode, Implications, Links, PlacedBy, Sets, Split, StrongReason};
use crate::grid::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, GeometrySpec, House,
    MAX_DIGITS, WIDE,
};
use crate::inference::tools::bit_row::has;
use crate::knowledge::Knowledge;

fn grids() -> impl Iterator<Item = &'static Geometry> {
    Knowledge::embedded().expect("the embedded knowledge").grids().map(std::convert::AsRef::as_ref)
}

/// What a file says of a grid, by numbers of cells and digits from 0.
struct Naive {
    side: usize,
    /// Cells that are all different.
    groups: Vec<BTreeSet<usize>>,
    /// For each two cells whether a group has both.
    together: Vec<bool>,
    spec: GeometrySpec,
}

impl Naive {
    /// Straight from what its file says, and with the houses that follow, which have tests of their own.
    fn of(geometry: &Geometry) -> Self {
        let spec = geometry.spec();
        let side = spec.symbols.chars().count();
        let all = || 0..side * side;
        let with = |of: &dyn Fn(usize) -> usize| -> Vec<BTreeSet<usize>> {
            (0..side).map(|number| all().filter(|&cell| of(cell) == number).collect()).collect()
        };
        let (width, height) = (spec.block_width.max(1), spec.block_height.max(1));
        let in_row = side / width;
        let block = |cell: usize| cell / side / height * in_row + cell % side / width;
        let mut groups = with(&|cell| cell / side);
        groups.extend(with(&|cell| cell % side));
        // Without blocks and regions it is a Latin square.
        if spec.regions.is_empty() && spec.block_width > 0 {
            groups.extend(with(&block));
        } else if !spec.regions.is_empty() {
            let map: Vec<char> = spec.regions.iter().flat_map(|row| row.chars()).collect();
            let letters: BTreeSet<char> = map.iter().copied().collect();
            let region = |letter| all().filter(|&cell| map[cell] == letter).collect();
            groups.extend(letters.into_iter().map(region));
        }
        for extra in &spec.extra_houses {
            match extra.cells.as_str() {
                "falling" => groups.push((0..side).map(|place| place * (side + 1)).collect()),
                "rising" => groups.push((1..=side).map(|place| place * (side - 1)).collect()),
                "same place" => {
                    groups.extend(with(&|cell| cell / side % height * width + cell % side % width));
                }
                listed => {
                    groups.push(listed.split_whitespace().map(|name| cell(name, side)).collect());
                }
            }
        }
        groups.extend(
            geometry
                .derived_houses()
                .map(|house| geometry.list_of(house).iter().map(|cell| cell.index()).collect()),
        );
        let mut together = vec![false; side.pow(4)];
        for group in &groups {
            for one in group {
                for other in group {
                    together[side * side * one + other] = true;
                }
            }
        }
        Self { side, groups, together, spec: spec.clone() }
    }

    /// Whether two candidates, each a cell and a digit, cannot both be true.
    fn are_apart(&self, (one, digit): (usize, usize), (other, of): (usize, usize)) -> bool {
        if one == other {
            return digit != of;
        }
        let columns = (one % self.side).abs_diff(other % self.side);
        let rows = (one / self.side).abs_diff(other / self.side);
        let differ = digit.abs_diff(of);
        digit == of && self.together[self.side * self.side * one + other]
            || self.spec.apart.iter().any(|said| {
                said.steps.contains(&(columns, rows)) && said.never_differ_by.contains(&differ)
            })
    }

    /// Whether two nodes cannot both be true: no candidate of the one goes with one of the other.
    fn exclude(&self, one: &GraphNode<WIDE>, other: &GraphNode<WIDE>) -> bool {
        let digits = [one.digit.index(), other.digit.index()];
        let apart = |here: Cell, there: Cell| {
            self.are_apart((here.index(), digits[0]), (there.index(), digits[1]))
        };
        one.cells.iter().all(|here| other.cells.iter().all(|there| apart(here, there)))
    }
}

/// The number of a cell, as `A1`: a letter for its column, then its row.
fn cell(name: &str, side: usize) -> usize {
    let column = usize::from(name.as_bytes()[0] - b'A');
    side * (name[1..].parse::<usize>().expect("a row") - 1) + column
}

/// The same numbers each time.
struct Lot(u64);

impl Lot {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

/// States with some digits placed and few candidates left in each cell.
fn states(geometry: &Geometry, count: u64) -> impl Iterator<Item = Candidates> + '_ {
    (0..count).map(|seed| {
        let mut lot = Lot(seed);
        let mut state = Candidates::all(geometry);
        for _ in 0..geometry.cell_count() / 6 {
            let cell = Cell::new(lot.below(geometry.cell_count()));
            let digit = Digit::new(lot.below(geometry.digit_count()));
            if !state.solved().contains(cell) && state.allows(cell, digit) {
                state.place(geometry, cell, digit);
            }
        }
        for cell in (geometry.all_cells() - state.solved()).iter() {
            for digit in state.digits_of(cell).iter() {
                if state.digits_of(cell).len() > 2 && lot.below(5) < 3 {
                    let _ = state.strike(cell, digit);
                }
            }
        }
        state
    })
}

fn open(state: &Candidates, geometry: &Geometry) -> Vec<Candidate> {
    let cells = (geometry.all_cells() - state.solved()).iter();
    cells
        .flat_map(|cell| state.digits_of(cell).iter().map(move |digit| Candidate { cell, digit }))
        .collect()
}

const ALL: Sets = Sets { largest: 4, most: usize::MAX, with_cells: true };
const PAIRS: Links =
    Links { digit: None, houses: Some(Split::Pairs), cells: true, sets: None, across: true };
const GROUPS: Links = Links { houses: Some(Split::Groups), sets: Some(ALL), ..PAIRS };

#[test]
fn of_each_pair_of_candidates_it_is_known_whether_they_exclude_each_other() {
    for geometry in grids() {
        let naive = Naive::of(geometry);
        let state = Candidates::all(geometry);
        let (cells, digits) = (geometry.cell_count(), geometry.digit_count());
        let all =
            geometry.digits().flat_map(|digit| geometry.cells().map(move |cell| (cell, digit)));
        let nodes: Vec<GraphNode<WIDE>> =
            all.map(|(cell, digit)| GraphNode::of(cell, digit)).collect();
        let sights: Vec<CellSet> = nodes.iter().map(|node| node.sight(geometry, &state)).collect();
        let first_of: [usize; MAX_DIGITS + 1] = std::array::from_fn(|it| cells * it.min(digits));
        let numbered = NumberedNodes { nodes: &nodes, sights: &sights, first_of: &first_of };
        let across = Weak::new(geometry, &state, numbered, true);
        let within = Weak::new(geometry, &state, numbered, false);
        for (one, &GraphNode { digit, .. }) in nodes.iter().enumerate() {
            let (cell, first) = (Cell::new(one % cells), 64 * within.from(digit));
            let rows = [across.of_node(one), across.of_candidate(cell, digit)];
            let inner = [within.of_node(one), within.of_candidate(cell, digit)];
            for other in 0..nodes.len() {
                let (there, of) = (other % cells, other / cells);
                let apart = naive.are_apart((one % cells, digit.index()), (there, of));
                assert_eq!(rows.map(|row| has(row, other)), [apart; 2], "{}", geometry.name());
                if of == digit.index() {
                    let of_digit = inner.map(|row| has(row, other - first));
                    assert_eq!(of_digit, [apart; 2], "{}", geometry.name());
                }
            }
        }
    }
}

#[test]
fn nodes_exclude_each_other_where_all_their_candidates_do() {
    for geometry in grids() {
        let naive = Naive::of(geometry);
        for state in states(geometry, 2) {
            let graph = Implications::new(geometry, &state).graph(GROUPS);
            assert!(graph.nodes.iter().any(|node| !node.is_alone()), "{}", geometry.name());
            for (number, node) in graph.nodes.iter().enumerate() {
                let excluded: BTreeSet<usize> = graph.excluded(number).collect();
                for (second, other) in graph.nodes.iter().enumerate() {
                    let apart = naive.exclude(node, other);
                    let said = has(graph.excluded_row(number), second);
                    assert_eq!(excluded.contains(&second), said);
                    assert_eq!([said, node.excludes(other, geometry)], [apart; 2]);
                    assert_eq!(said, has(graph.excluded_row(second), number), "from both sides");
                }
                for &Candidate { cell, digit } in &open(&state, geometry) {
                    let apart = naive.exclude(&GraphNode::of(cell, digit), node);
                    assert_eq!(has(graph.excluded_by(cell, digit), number), apart);
                }
            }
        }
    }
}

/// Two nodes of which one is true, the smaller one first.
type Strong = (GraphNode<WIDE>, GraphNode<WIDE>);

fn strong(state: &Candidates, geometry: &Geometry, links: Links) -> BTreeSet<Strong> {
    let graph = Implications::new(geometry, state).graph(links);
    let from =
        |one: usize| graph.strong(one).map(move |(other, _)| (one, other)).collect::<Vec<_>>();
    let all = (0..graph.nodes.len()).flat_map(from);
    let pairs = all.map(|(one, other)| (graph.nodes[one], graph.nodes[other]));
    pairs.filter(|(one, other)| one < other).collect()
}

#[test]
fn of_two_places_and_of_two_candidates_one_is_true() {
    for geometry in grids() {
        let naive = Naive::of(geometry);
        let houses: Vec<_> = naive.groups.iter().filter(|it| it.len() == naive.side).collect();
        for state in states(geometry, 3) {
            let mut expected = BTreeSet::new();
            let candidates = open(&state, geometry);
            let node = |&&Candidate { cell, digit }: &&Candidate| GraphNode::of(cell, digit);
            let mut expect = |of: &dyn Fn(&Candidate) -> bool| {
                let mut nodes: Vec<GraphNode<WIDE>> =
                    candidates.iter().filter(|it| of(it)).map(|it| node(&it)).collect();
                nodes.sort_unstable();
                if let [one, other] = nodes[..] {
                    let _ = expected.insert((one, other));
                }
            };
            for digit in geometry.digits() {
                for house in &houses {
                    expect(&|it| it.digit == digit && house.contains(&it.cell.index()));
                }
            }
            geometry.cells().for_each(|cell| expect(&|it| it.cell == cell));
            assert!(!expected.is_empty());
            assert_eq!(strong(&state, geometry, PAIRS), expected, "{}", geometry.name());
        }
    }
}

#[test]
fn of_the_digits_of_an_almost_locked_set_all_but_one_are_there() {
    let sets_alone = Links { houses: None, cells: false, across: false, ..GROUPS };
    for geometry in grids().filter(|geometry| geometry.digit_count() <= 9) {
        let naive = Naive::of(geometry);
        for state in states(geometry, 2) {
            let digits = |cells: &[usize]| {
                let all = cells.iter().map(|&cell| state.digits_of(Cell::new(cell)));
                all.fold(DigitSet::EMPTY, |all, of| all | of)
            };
            let mut expected: BTreeSet<Vec<usize>> = BTreeSet::new();
            for group in &naive.groups {
                let is_open = |cell: &&usize| !state.solved().contains(Cell::new(**cell));
                let cells: Vec<usize> = group.iter().filter(is_open).copied().collect();
                for chosen in 0_u32..1 << cells.len() {
                    let is_in = |place: &usize| chosen >> place & 1 == 1;
                    let set: Vec<usize> =
                        (0..cells.len()).filter(is_in).map(|it| cells[it]).collect();
                    if (1..=4).contains(&set.len()) && digits(&set).len() == set.len() + 1 {
                        let _ = expected.insert(set);
                    }
                }
            }
            let sees_a_place = |set: &Vec<usize>| {
                let of_digit = |digit: &Digit| {
                    let has = |cell: &usize| state.allows(Cell::new(*cell), *digit);
                    let places = geometry
                        .cells()
                        .map(Cell::index)
                        .filter(|&it| has(&it) && !state.solved().contains(Cell::new(it)));
                    let sees = |place: usize| {
                        let held = set.iter().filter(|cell| has(cell));
                        held.into_iter()
                            .all(|&it| naive.are_apart((it, digit.index()), (place, digit.index())))
                    };
                    places.into_iter().any(sees)
                };
                digits(set).iter().filter(of_digit).count()
            };
            expected.retain(|set| sees_a_place(set) >= 2);
            let graph = Implications::new(geometry, &state).graph(sets_alone);
            let found: Vec<_> = graph.sets().collect();
            let cells = found.iter().map(|set| set.cells.iter().map(Cell::index).collect());
            assert_eq!(cells.collect::<BTreeSet<Vec<usize>>>(), expected, "{}", geometry.name());
            assert_eq!(found.len(), expected.len(), "each once");
            for (set, strong_set) in found.iter().zip(&graph.strong_sets) {
                assert_eq!(strong_set.reason, StrongReason::Set(set.cells));
                let cells: Vec<usize> = set.cells.iter().map(Cell::index).collect();
                assert_eq!(set.nodes().count(), sees_a_place(&cells));
            }
        }
    }
}

#[test]
fn groups_of_places_are_whole_and_lie_in_another_house() {
    let links = Links { cells: false, sets: None, ..GROUPS };
    for geometry in grids() {
        for state in states(geometry, 2) {
            for (one, other) in strong(&state, geometry, links) {
                assert_eq!(one.digit, other.digit);
                assert!(!one.cells.intersects(&other.cells));
                let places = state.open_places_of(one.digit);
                let lie_in = |cells: CellSet| {
                    let is_around = |it: &House| cells.is_subset(&geometry.cells_of(*it));
                    geometry.houses().filter(is_around).collect::<Vec<_>>()
                };
                let both = one.cells | other.cells;
                let mut around = lie_in(both).into_iter();
                assert!(around.any(|house| places & geometry.cells_of(house) == both));
                assert!([one, other].iter().all(|it| it.is_alone() || lie_in(it.cells).len() > 1));
            }
        }
    }
}

#[test]
fn what_follows_at_once_is_what_is_left_alone() {
    for geometry in grids() {
        let naive = Naive::of(geometry);
        for state in states(geometry, 2) {
            let implications = Implications::new(geometry, &state);
            let candidates = open(&state, geometry);
            let mut some = 0;
            for &supposed in candidates.iter().step_by(candidates.len() / 40 + 1) {
                let number = |it: Candidate| (it.cell.index(), it.digit.index());
                let goes = |it: &Candidate| naive.are_apart(number(supposed), number(*it));
                let follows = |Following { candidate, why }: Following| {
                    let of = |it: &&Candidate| match why {
                        PlacedBy::Cell => it.cell == candidate.cell,
                        PlacedBy::House(house) => {
                            it.digit == candidate.digit
                                && geometry.cells_of(house).contains(it.cell)
                        }
                    };
                    let all: Vec<&Candidate> = candidates.iter().filter(of).collect();
                    let left: Vec<&Candidate> =
                        all.iter().filter(|it| !goes(it)).copied().collect();
                    (all.len() > 1 && left == [&candidate], left.is_empty())
                };
                let after: Vec<Following> = implications.at_once().after(supposed).to_vec();
                let is_said = |it: &Following| {
                    let (alone, nothing_left) = follows(*it);
                    alone || nothing_left
                };
                assert!(after.iter().all(is_said), "{}", geometry.name());
                for &candidate in candidates.iter().filter(|&&it| it != supposed) {
                    let houses = geometry.houses_of(candidate.cell).iter();
                    let whys = houses.map(|&house| PlacedBy::House(house)).chain([PlacedBy::Cell]);
                    for following in whys.map(|why| Following { candidate, why }) {
                        let (alone, _) = follows(following);
                        assert!(!alone || after.contains(&following), "{}", geometry.name());
                        some += usize::from(alone);
                    }
                }
            }
            assert!(some > 0, "{}", geometry.name());
        }
    }
}
