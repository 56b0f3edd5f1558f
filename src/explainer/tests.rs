use super::*;
use crate::grid::{Candidates, ExtraHouse, Geometry, GeometrySpec, HouseKind, StateText};
use crate::proof::{Node, Pattern, Step};
use crate::test_grids::{classic, grid_of, regions, spec};

fn rated(puzzle: &str, stopped: &dyn Fn() -> bool) -> Result<ExplainerRating, ExplainerError> {
    let geometry = &classic();
    let state = StateText::parse(puzzle, geometry).expect("a puzzle");
    rate(geometry, &state.board, stopped)
}

/// Until the hardest step the ratings of the steps are these, as Sudoku Explainer's own rater lists them.
fn check(puzzle: &str, three: [u16; 3], steps: &[(u16, usize)]) {
    let rating = rated(puzzle, &|| false).expect("a rating");
    assert_eq!([rating.er, rating.ep, rating.ed], three, "{puzzle}");
    let wanted: Vec<_> =
        steps.iter().flat_map(|&(rating, count)| std::iter::repeat_n(rating, count)).collect();
    let found: Vec<_> = rating.steps.iter().map(|step| step.rating).take(wanted.len()).collect();
    assert_eq!(found, wanted, "{puzzle}");
}

#[test]
fn patterns_are_found_in_their_order() {
    check(
        "....4.5.......3..2...5..83..128...9......2615.7...5........89..9.76...8..58.9...7",
        [20, 12, 12],
        &[(12, 7), (20, 1)],
    );
    check(
        "4.9..5....5.2....6......9..........5.2.1.3..7..85..312...38.....3..6.1...12..4...",
        [45, 12, 12],
        &[(12, 9), (26, 6), (28, 1), (34, 2), (45, 1)],
    );
    check(
        ".583.....9.3.87...1...5..9......875..8........1...3..9..4.361.8....4..2.5.....6..",
        [56, 12, 12],
        &[
            (12, 14),
            (10, 1),
            (12, 5),
            (10, 2),
            (12, 3),
            (10, 1),
            (26, 2),
            (28, 1),
            (45, 1),
            (15, 1),
            (10, 1),
            (20, 1),
            (12, 2),
            (10, 3),
            (28, 1),
            (30, 1),
            (56, 1),
        ],
    );
}

#[test]
fn chains_are_found_in_their_order() {
    check(
        "81.....7......56...7512.......34......1..6...7.4...96.......8.....2..4165...6..9.",
        [76, 12, 12],
        &[(12, 7), (15, 2), (23, 1), (26, 1), (28, 1), (66, 2), (67, 1), (71, 1), (76, 1)],
    );
    check(
        ".19...76.358......6...3.....3...542.84..2...7...3.4....8.4.9.72.9..135.....7..1.9",
        [89, 12, 12],
        &[
            (12, 1),
            (26, 1),
            (15, 1),
            (26, 1),
            (15, 1),
            (26, 1),
            (66, 3),
            (71, 2),
            (83, 2),
            (88, 1),
            (89, 1),
        ],
    );
}

#[test]
fn chains_within_nets_count() {
    check(
        "7.....4...2..7..8...3..8..9...5..3...6..2..9...1..7..6...3..9...3..4..6...9..1..5",
        [98, 12, 12],
        &[(12, 1), (26, 1), (92, 2), (93, 3), (94, 2), (92, 1), (97, 2), (98, 1)],
    );
    check(
        "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.",
        [103, 103, 98],
        &[(98, 1), (102, 1), (79, 1), (99, 1), (102, 1), (103, 1)],
    );
}

#[test]
fn what_is_stopped_has_no_rating() {
    let puzzle =
        "7.....4...2..7..8...3..8..9...5..3...6..2..9...1..7..6...3..9...3..4..6...9..1..5";
    assert_eq!(rated(puzzle, &|| true), Err(ExplainerError::Stopped));
}

#[test]
fn what_cannot_be_solved_is_rated_twenty() {
    // Two digits in the corners of a rectangle may change places.
    let puzzle =
        "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
    let rating = rated(puzzle, &|| false).expect("a rating");
    assert_eq!([rating.er, rating.ep, rating.ed], [UNSOLVED, 0, 0]);
}

#[test]
fn other_grids_are_not_rated() {
    let map = [
        "AAABBCCCC",
        "AADEBBCCC",
        "AADEBBBCC",
        "ADDEBBFFF",
        "ADDEEEFFG",
        "DDDHHEFFG",
        "IIHHHEFGG",
        "IIIHHEFGG",
        "IIIIHHGGG",
    ];
    let extra_houses =
        ["falling", "rising"].map(|cells| ExtraHouse::new(HouseKind::Diagonal, cells));
    let diagonals = GeometrySpec { extra_houses: extra_houses.to_vec(), ..spec("123456789", 3, 3) };
    let diagonals = Geometry::new(&diagonals).expect("a grid");
    for geometry in [grid_of("123456", 3, 2), regions("123456789", &map), diagonals] {
        let board = Board::empty(geometry.cell_count());
        assert_eq!(rate(&geometry, &board, &|| false), Err(ExplainerError::OtherGrid));
    }
}

/// Walks the steps of cases, each in the state that those before it have led to; counts those that tell of what is settled
/// there by singles.
fn settled(geometry: &Geometry, state: &Candidates, steps: &[Step], within: bool) -> [usize; 2] {
    let mut state = state.clone();
    let mut counts = [0, 0];
    for step in steps {
        for case in &step.cases {
            let mut inside = state.clone();
            case.supposed.apply(geometry, &mut inside);
            let inner = settled(geometry, &inside, &case.steps, true);
            counts = [counts[0] + inner[0], counts[1] + inner[1]];
        }
        if let Pattern::Chains(chains) = Pattern::of(step)
            && within
        {
            let nodes =
                [&chains.first].into_iter().chain(&chains.others).flat_map(|chain| &chain.nodes);
            let holds =
                |node: &Node| node.cells.iter().any(|cell| state.value(cell) == Some(node.digit));
            counts[0] += usize::from(nodes.into_iter().any(holds));
            counts[1] += 1;
        }
        step.apply(geometry, &mut state);
    }
    counts
}

#[test]
fn nested_steps_are_told_in_the_state_that_those_before_them_have_led_to() {
    let geometry = &classic();
    let puzzle =
        "98.7..6..75..6..9...6......4..3.......8.5.7.........84.2.1.......9.7.8.......2.13";
    let state = StateText::parse(puzzle, geometry).expect("a puzzle");
    let (_, trace) = explain(geometry, &state.board, &|| false).expect("an explanation");
    let [settled, all] = settled(geometry, &trace.start.candidates(geometry), &trace.steps, false);
    assert_eq!(settled, 0);
    assert!(all > 30, "{all}");
}
