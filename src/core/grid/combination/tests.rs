//! Which names make which grid.

use super::*;
use crate::grid::test_grids::{not_beside, spec};
use crate::grid::{House, StepsApart};

fn known() -> Vec<Arc<Geometry>> {
    let diagonal = |cells: &str| ExtraHouse::new(HouseKind::Diagonal, cells);
    let plain = GeometrySpec { name: "9x9".to_owned(), ..spec("123456789", 3, 3) };
    let x = GeometrySpec {
        name: "x".to_owned(),
        extra_houses: vec![diagonal("falling"), diagonal("rising")],
        ..plain.clone()
    };
    let knight = StepsApart { steps: vec![(1, 2), (2, 1)], never_differ_by: vec![0] };
    let knight =
        GeometrySpec { name: "anti-knight".to_owned(), apart: vec![knight], ..plain.clone() };
    let apart = GeometrySpec { name: "apart".to_owned(), apart: not_beside(), ..plain.clone() };
    let six = GeometrySpec { name: "6x6".to_owned(), ..spec("123456", 3, 2) };
    let all = [plain, x, knight, apart, six];
    all.iter().map(|spec| Arc::new(Geometry::new(spec).expect("a grid"))).collect()
}

fn name(asked: &str) -> Option<String> {
    grid_named(asked, known().iter()).map(|grid| grid.name().to_owned())
}

#[test]
fn parts_make_one_grid_whatever_their_order() {
    for asked in ["9x9+x+anti-knight", "x+anti-knight", "anti-knight+x", "anti-knight+9x9+x"] {
        let found = name(asked);
        let expected = (!asked.contains("+9x9")).then_some("9x9+anti-knight+x".to_owned());
        assert_eq!(found, expected, "{asked}");
    }
    assert_eq!(name("9x9+x").as_deref(), Some("x"), "the one that is known");
    let all = known();
    // Two parts with houses: they have the same numbers.
    let others = ["9x9+house-A1A2A3A4A5A6A7A8B9+x", "x+house-A1A2A3A4A5A6A7A8B9"];
    let [one, other] = others.map(|it| grid_named(it, all.iter()).expect("a grid").spec().clone());
    assert_eq!(one, other);
    let both = grid_named("x+anti-knight", all.iter()).expect("a grid");
    assert_eq!((both.house_count(), both.steps_apart().len()), (29, 1));
    assert_eq!(grid_named(both.name(), all.iter()).expect("a grid"), both);
}

#[test]
fn what_is_said_of_any_size_goes_with_each() {
    let all = known();
    let six = grid_named("6x6+x+apart", all.iter()).expect("a grid");
    assert_eq!((six.digit_count(), six.house_count(), six.name()), (6, 20, "6x6+apart+x"));
    let rising = six.list_of(House::new(19));
    assert_eq!(rising.iter().map(|it| it.index()).collect::<Vec<_>>(), [30, 25, 20, 15, 10, 5]);
}

#[test]
fn cells_beside_the_grid_are_a_part_of_its_name() {
    let all = known();
    let grid = |name: &str| grid_named(name, all.iter());
    let made = grid("9x9+house-A1A2A3A4A5A6A7A8B11+beside-20+group-A11B13+apart").expect("a grid");
    assert_eq!(made.name(), "9x9+beside-20+apart+group-A11B13+house-A1A2A3A4A5A6A7A8B11");
    assert_eq!((made.in_lines(), made.cell_count(), made.areas().count()), (81, 101, 9));
    assert_eq!(grid(made.name()).expect("a grid"), made);
    let beside: Vec<Cell> = made.beside().collect();
    assert_eq!(beside.len(), 20);
    // Neither steps nor lines, blocks or their walls reach them.
    let group = |cell: &Cell| made.groups_of(*cell).len();
    assert_eq!(beside.iter().map(group).collect::<Vec<_>>()[..3], [1, 1, 0]);
    assert!(
        beside.iter().skip(2).filter(|it| it.index() != 100).all(|it| made.peers(*it).is_empty())
    );
    assert!(beside.iter().all(|cell| made.area_of(*cell).is_none()));
    assert!(!made.is_classic() && !grid("9x9+beside-1").expect("a grid").is_classic());
    let alone = grid("9x9+beside-431").expect("a grid");
    assert_eq!((alone.cell_count(), alone.group_around(Cell::new(100))), (512, None));
    for wrong in ["beside-0", "beside-01", "beside-+1", "beside-x", "beside-", "beside-432"] {
        assert!(grid(&format!("9x9+{wrong}")).is_none(), "{wrong}");
    }
    let twice = why_no_grid("9x9+beside-1+beside-2", &all.iter());
    assert_eq!(twice, Some(NoGrid::Twice("beside-2".to_owned())));
    assert!(grid("9x9+group-A1A11").is_none(), "no such cell");
}

#[test]
fn a_map_and_further_houses_are_their_own_name() {
    let map = name_of_regions(&[3, 3, 5, 5, 3, 1, 5, 5, 3, 1, 1, 2, 1, 2, 2, 2]);
    assert_eq!(map.as_deref(), Some("regions-AABBACBBACCDCDDD"));
    let all = known();
    let map = grid_named(&map.expect("a name"), all.iter()).expect("a grid");
    assert_eq!(map.digit_count(), 4);
    let house = name_of_group(&map, [0, 5, 10, 15].map(Cell::new));
    assert_eq!(house, "house-A1B2C3D4");
    let more = grid_named(&format!("{}+{house}+apart", map.name()), all.iter());
    let more = more.expect("a grid");
    assert_eq!(
        (more.by_rules().house_count(), more.name()),
        (13, "regions-AABBACBBACCDCDDD+apart+house-A1B2C3D4")
    );
    assert_eq!(grid_named(more.name(), all.iter()).expect("a grid"), more);
    let group = name_of_group(&map, [0, 6].map(Cell::new));
    assert_eq!(group, "group-A1C2");
    let smaller = grid_named(&format!("{}+{group}", map.name()), all.iter()).expect("a grid");
    assert_eq!(smaller.groups_of_rules().count(), 13);
    assert!(smaller.sees(Cell::new(0), Cell::new(6)) && !map.sees(Cell::new(0), Cell::new(6)));
    assert_eq!(grid_named(smaller.name(), all.iter()).expect("a grid"), smaller);
}

#[test]
fn a_grid_without_regions_is_named_by_its_size() {
    let all = known();
    assert_eq!(name_of_regions(&[7; 36]).as_deref(), Some("latin-6x6"));
    let six = grid_named("latin-6x6", all.iter()).expect("a grid");
    assert_eq!((six.digit_count(), six.house_count(), six.areas().count()), (6, 12, 0));
    assert_eq!((six.blocks(), six.plain_blocks(), six.area_of(Cell::new(0))), (None, None, None));
    let x = grid_named("latin-6x6+x", all.iter()).expect("a grid");
    assert_eq!((x.house_count(), x.name(), x.extra_houses().count()), (14, "latin-6x6+x", 2));
    assert_eq!(grid_named(x.name(), all.iter()).expect("a grid"), x);
}

#[test]
fn what_cannot_be_is_no_grid() {
    for wrong in [
        "",
        "7x7",
        "9x9+",
        "9x9+9x9",
        "9x9+x+x",
        "9x9+6x6",
        "regions-AAB",
        "regions-AAAB",
        "latin-",
        "latin-4x5-14",
        "latin-4x4-14",
        "latin-4x4-G4",
        "latin-04x04",
        "latin-0x0",
        "latin-17x17",
        "latin-3x3",
        "regions-AAABBBCCC",
        "9x9+latin-9x9",
        "9x9+house-A1A2",
        "9x9+group-A1",
        "9x9+group-A1A1",
        "9x9+group-A1A2A3A4A5A6A7A8A9",
        "9x9+group-A1A2A3A4A5A6A7A8A9B1",
        "9x9+house-A1A1A2A3A4A5A6A7A8",
        "9x9+regions-AABB",
    ] {
        assert_eq!(name(wrong), None, "{wrong}");
    }
}

#[test]
fn the_part_at_fault_is_named() {
    let all = known();
    let part = str::to_owned;
    for (wrong, why) in [
        ("9x9+foo", Some(NoGrid::Unknown(part("foo")))),
        ("foo+x", Some(NoGrid::Unknown(part("foo")))),
        ("x+x", Some(NoGrid::Twice(part("x")))),
        ("9x9+anti-knight+x+x", Some(NoGrid::Twice(part("x")))),
        ("x+9x9", Some(NoGrid::Whole(part("9x9")))),
        ("9x9+6x6", Some(NoGrid::Whole(part("6x6")))),
        ("9x9+latin-5x5", Some(NoGrid::Whole(part("latin-5x5")))),
        ("9x9+house-A1A2", Some(NoGrid::Unfit(part("house-A1A2")))),
        ("regions-AAB", Some(NoGrid::Letters(3))),
        ("regions-AABBAABBCCDDCCDX", Some(NoGrid::Regions(4))),
        ("latin-9x8-17", Some(NoGrid::Size)),
        ("latin-2x2+x", Some(NoGrid::Size)),
        ("17x17", None),
    ] {
        assert_eq!(why_no_grid(wrong, &all.iter()), why, "{wrong}");
    }
}
