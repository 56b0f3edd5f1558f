//! Where shapes are, and in which order they are painted.

use super::Position;
use crate::grid::{
    Board, Candidate, Candidates, Cell, Digit, ExtraHouse, Geometry, House, HouseKind,
};
use crate::picture::raster::Raster;
use crate::picture::{
    Form, Layer, Link, LinkKind, MarkKind, Point, Scene, Segment, Shape, Tone, Weight,
    candidate_at, shapes,
};
use crate::proof::{Claim, Role, Statement, Step};
use crate::test_grids::{grid_of, spec};

/// Strong links between these candidates, each of which has a mark, in a scene.
fn join(position: &Position, scene: &mut Scene, links: &[(&str, &str)]) {
    for (from, to) in links {
        let (from, to) = (position.candidate(from), position.candidate(to));
        scene.mark(from, MarkKind::Base);
        scene.mark(to, MarkKind::Base);
        scene.join(Link { from, to, kind: LinkKind::Strong });
    }
}

/// What links in an empty grid look like.
fn links(links: &[(&str, &str)]) -> Vec<Shape> {
    let position = Position::empty();
    let mut scene = position.scene(&position.striking(Vec::new(), "I9:1"));
    join(&position, &mut scene, links);
    shapes(&scene, &position.geometry, 60.0)
}

/// A scene with something of everything but links.
fn rich() -> (Position, Step) {
    let position = Position::of(&format!("5{}5", ".".repeat(79)));
    let mut claims = vec![
        position.only_places(Role::Base, 4, '1', "A5 E5"),
        position.only_digits(Role::Set(0), "D9 I9", "12"),
        position.only_digits(Role::Deadly, "G7 I7", "23"),
        position.only_digits(Role::Contradiction, "H4", "1"),
        position.only_digits(Role::Supposition, "A9", "1"),
    ];
    let (house, digit) = (House::new(9), position.digit('1'));
    claims.push(Claim::new(Role::Cover, Statement::AtMostOnce { group: house.into(), digit }));
    claims.push(Claim::new(Role::Premise, Statement::Filled(position.board.digits().collect())));
    let step = position.striking(claims, "A9:9 I1:3");
    (position, step)
}

/// The points that a form reaches, without the width of its line.
fn reach(form: &Form) -> Vec<Point> {
    match form {
        Form::Rectangle { at, width, height, .. } => vec![*at, at.moved(*width, *height)],
        Form::GridLine { from, to } => vec![*from, *to],
        Form::Circle { centre, radius } => {
            vec![centre.moved(-radius, -radius), centre.moved(*radius, *radius)]
        }
        Form::Polygon(corners) => corners.clone(),
        Form::Path { start, segments } => {
            let ends = segments.iter().flat_map(|segment| match segment {
                Segment::Line(end) => vec![*end],
                Segment::Curve(control, end) => vec![*control, *end],
            });
            std::iter::once(*start).chain(ends).collect()
        }
        Form::Text { centre, size, .. } => {
            vec![centre.moved(-size / 2.0, -size / 2.0), centre.moved(size / 2.0, size / 2.0)]
        }
    }
}

fn assert_inside(shapes: &[Shape], side: usize) {
    let inside = -0.001..=side as f32 + 0.001;
    for shape in shapes {
        let within = |point: &Point| inside.contains(&point.x) && inside.contains(&point.y);
        assert!(reach(&shape.form).iter().all(within), "{shape:?}");
    }
}

#[test]
fn pencil_marks_stand_where_the_look_says() {
    let raster = Raster::of(9);
    let offsets = [0, 1, 4, 8].map(|digit| raster.offset(Digit::new(digit)));
    let near = |point: Point, x: f32, y: f32| point.distance(Point::new(x, y)) < 0.001;
    assert!(near(offsets[0], -0.27, -0.27) && near(offsets[1], 0.0, -0.27));
    assert!(near(offsets[2], 0.0, 0.0) && near(offsets[3], 0.27, 0.27));
    assert!((raster.radius() - 0.13).abs() < 0.001);
}

#[test]
fn pencil_marks_of_every_side_have_room() {
    for side in 1..=16 {
        let raster = Raster::of(side);
        let places: Vec<Point> = (0..side).map(|digit| raster.offset(Digit::new(digit))).collect();
        for (number, place) in places.iter().enumerate() {
            let edge = place.x.abs().max(place.y.abs()) + raster.radius();
            assert!(edge < 0.5, "side {side}: the mark leaves its cell");
            for other in &places[number + 1..] {
                assert!(place.distance(*other) > 2.0 * raster.radius(), "side {side}");
            }
        }
    }
    // More than three in a row need all the room that there is.
    for (side, columns, span) in [(4, 2.0, 0.81), (6, 3.0, 0.81), (9, 3.0, 0.81), (16, 4.0, 0.93)] {
        assert!((Raster::of(side).step() * columns - span).abs() < 0.001, "side {side}");
    }
}

#[test]
fn layers_are_painted_in_the_order_of_the_look() {
    let (position, step) = rich();
    let collisions = position.board.collisions(&position.geometry);
    let mut scene = Scene::of(&position.geometry, &position.board)
        .pencil_marks(&position.candidates)
        .conflicts(&collisions)
        .same_digit(Some(position.digit('5')))
        .selected(Some(position.cell("C3")))
        .step(&step)
        .scene();
    join(&position, &mut scene, &[("A2:7", "I2:7"), ("I2:8", "I8:8")]);
    let shapes = shapes(&scene, &position.geometry, 60.0);
    assert!(shapes.is_sorted_by_key(|shape| shape.layer));
    let mut layers: Vec<Layer> = shapes.iter().map(|shape| shape.layer).collect();
    layers.dedup();
    let expected = [
        Layer::Fills,
        Layer::ThinLines,
        Layer::ThickLines,
        Layer::Outlines,
        Layer::Digits,
        Layer::Links,
        Layer::Marks,
        Layer::Heads,
        Layer::Selection,
    ];
    assert_eq!(layers, expected);
    assert_inside(&shapes, 9);
}

#[test]
fn nothing_leaves_a_small_grid_either() {
    let (position, step) = rich();
    let mut scene = position.scene(&step);
    join(&position, &mut scene, &[("A2:7", "I2:7"), ("I2:8", "I8:8")]);
    for cell_side in [12.0, 29.0, 42.0, 120.0] {
        assert_inside(&shapes(&scene, &position.geometry, cell_side), 9);
    }
}

#[test]
fn other_sizes_have_their_lines_and_marks() {
    for (symbols, width, height) in [("1234", 2, 2), ("123456", 3, 2), ("123456789ABCDEFG", 4, 4)] {
        let geometry = grid_of(symbols, width, height);
        let side = geometry.column_count();
        let board = Board::empty(geometry.cell_count());
        let candidates = Candidates::all(&geometry);
        let scene = Scene::of(&geometry, &board)
            .pencil_marks(&candidates)
            .selected(Some(Cell::new(0)))
            .scene();
        let shapes = shapes(&scene, &geometry, 48.0);
        assert_inside(&shapes, side);
        let count = |layer| shapes.iter().filter(|shape| shape.layer == layer).count();
        assert_eq!(count(Layer::Digits), side * side * side);
        let thick = side / width + side / height + 2;
        assert_eq!(count(Layer::ThickLines), thick);
        assert_eq!(count(Layer::ThinLines), 2 * (side + 1) - thick);
    }
}

#[test]
fn diagonals_that_are_houses_are_lines() {
    let mut spec = spec("1234", 2, 2);
    for cells in ["A1 B2 C3 D4", "D1 C2 B3 A4", "A2 B1 C4 D3"] {
        spec.extra_houses.push(ExtraHouse::new(HouseKind::Diagonal, cells));
    }
    let geometry = Geometry::new(&spec).expect("a grid");
    let shapes = shapes(&Scene::of(&geometry, &Board::empty(16)).scene(), &geometry, 48.0);
    let lines: Vec<Vec<Point>> = shapes
        .iter()
        .filter(|shape| shape.layer == Layer::ThinLines && matches!(shape.form, Form::Path { .. }))
        .map(|shape| reach(&shape.form))
        .collect();
    let point = |(x, y)| Point::new(x, y);
    // The third house is none that a line could show.
    let expected =
        [[(0.0, 0.0), (4.0, 4.0)], [(4.0, 0.0), (0.0, 4.0)]].map(|line| line.map(point).to_vec());
    assert_eq!(lines, expected);
}

#[test]
fn pencil_marks_are_dots_where_they_could_not_be_read() {
    let position = Position::empty();
    let scene =
        Scene::of(&position.geometry, &position.board).pencil_marks(&position.candidates).scene();
    let texts = |cell_side| {
        let shapes = shapes(&scene, &position.geometry, cell_side);
        shapes.iter().filter(|shape| matches!(shape.form, Form::Text { .. })).count()
    };
    assert_eq!((texts(24.0), texts(23.0)), (729, 0));
}

#[test]
fn pencil_marks_are_as_large_as_can_be_read_where_there_is_room() {
    let least = |symbols: &str, width, height, cell_side: f32| {
        let grid = Geometry::new(&spec(symbols, width, height)).expect("a grid");
        let board = Board::empty(grid.cell_count());
        let candidates = Candidates::from_board(&grid, &board);
        let scene = Scene::of(&grid, &board).pencil_marks(&candidates).scene();
        let sizes = shapes(&scene, &grid, cell_side).into_iter().filter_map(|shape| {
            let Form::Text { size, .. } = shape.form else { return None };
            Some(size * cell_side)
        });
        format!("{:.0}", sizes.fold(f32::INFINITY, f32::min))
    };
    let sizes = [
        least("123456789", 3, 3, 60.0),
        least("123456789", 3, 3, 36.0),
        least("123456789ABC", 4, 3, 50.0),
        least("123456789ABCDEFG", 4, 4, 37.0),
        least("123456789ABCDEFG", 4, 4, 33.0),
    ];
    assert_eq!(sizes, ["12", "9", "9", "9", "8"]);
}

#[test]
fn the_ring_of_the_selected_cell_covers_no_pencil_mark() {
    for (symbols, width, height) in
        [("123456789", 3, 3), ("123456789ABC", 4, 3), ("123456789ABCDEFG", 4, 4)]
    {
        let grid = grid_of(symbols, width, height);
        let board = Board::empty(grid.cell_count());
        let selected = Cell::new(grid.column_count() + 1);
        let mut scene = Scene::of(&grid, &board)
            .pencil_marks(&Candidates::all(&grid))
            .selected(Some(selected))
            .scene();
        scene.also_selected.insert(Cell::new(2));
        for (side, percent) in [(33.0, 100), (37.0, 140), (50.0, 100), (60.0, 140)] {
            scene.written.percent = percent;
            let shapes = shapes(&scene, &grid, side);
            let mut rings = shapes.iter().filter(|shape| shape.layer == Layer::Selection);
            assert_eq!(rings.clone().count(), 2);
            // What lies between the edge of the cell and the inner edge of its ring.
            let deepest = rings.all(|shape| {
                let (pen, ring) = (shape.pen.expect("a pen"), reach(&shape.form));
                let left = ring.iter().map(|point| point.x).fold(f32::INFINITY, f32::min);
                let inner = left - (left + 0.001).floor() + pen.width / 2.0 / side;
                shapes.iter().filter(|shape| shape.layer == Layer::Digits).all(|mark| {
                    let Form::Text { centre, size, .. } = mark.form else { return true };
                    let edge = |at: f32, half: f32| {
                        let within = at.fract();
                        within.min(1.0 - within) - half * size
                    };
                    // A digit is no wider than two thirds of its type, and three quarters as high.
                    edge(centre.x, 1.0 / 3.0).min(edge(centre.y, 0.375)) + 0.001 >= inner
                })
            });
            assert!(deepest, "{symbols} with cells of {side}, marks of {percent} %");
        }
    }
}

#[test]
fn rows_of_marks_use_the_room_above_and_below() {
    let raster = Raster::of(12);
    assert!(raster.row_step() > 1.2 * raster.step(), "{}", raster.row_step());
    for side in [4, 6, 9, 16, 25] {
        let raster = Raster::of(side);
        assert!((raster.row_step() - raster.step()).abs() < 0.001, "side {side}");
    }
    let grid = grid_of("123456789ABC", 4, 3);
    for digit in grid.digits() {
        let candidate = Candidate { cell: Cell::new(14), digit };
        let place = raster.place(&grid, candidate);
        assert_eq!(candidate_at(&grid, place), Some(candidate));
    }
}

#[test]
fn given_digits_are_heavy_and_pale_ones_weak() {
    let position = Position::of(&format!("5+3{}", ".".repeat(79)));
    let mut later = position.board.clone();
    later.set(Cell::new(2), crate::grid::Entry::Placed(position.digit('1')));
    let scene = Scene::of(&position.geometry, &position.board).later(&later).scene();
    let shapes = shapes(&scene, &position.geometry, 60.0);
    let digits: Vec<_> = shapes
        .iter()
        .filter_map(|shape| match shape.form {
            Form::Text { symbol, weight, .. } => Some((symbol, weight, shape.fill, shape.opacity)),
            _ => None,
        })
        .collect();
    let expected = [
        ('5', Weight::SemiBold, Some(Tone::Given), 1.0),
        ('3', Weight::Regular, Some(Tone::Solved), 1.0),
        ('1', Weight::Regular, Some(Tone::Solved), 0.3),
    ];
    assert_eq!(digits, expected);
}

/// The middles of the link strokes, casings left out.
fn strokes(shapes: &[Shape]) -> Vec<Vec<Point>> {
    let links = shapes.iter().filter(|shape| {
        shape.layer == Layer::Links && shape.pen.is_some_and(|pen| pen.tone != Tone::Surface)
    });
    links.map(|shape| reach(&shape.form)).collect()
}

#[test]
fn links_in_a_row_or_column_cross_no_digit() {
    // Row 2 is full of digits between the ends of the link.
    let dots = ".".repeat(63);
    let position = Position::of(&format!("......... .1234689. {dots}"));
    for link in [("A2:7", "I2:7"), ("A2:5", "I2:5")] {
        let mut scene = position.scene(&position.striking(Vec::new(), "I9:1"));
        join(&position, &mut scene, &[link]);
        let strokes = strokes(&shapes(&scene, &position.geometry, 60.0));
        assert!(!strokes.is_empty());
        for path in strokes {
            for pair in path.windows(2) {
                for column in 1..8_u8 {
                    let digit = Point::new(f32::from(column) + 0.5, 1.5);
                    let middle = pair[0].towards(pair[1], pair[0].distance(pair[1]) / 2.0);
                    assert!(digit.distance(middle) > 0.4, "{path:?}");
                }
            }
        }
    }
}

#[test]
fn links_in_one_lane_lie_apart() {
    let shapes = links(&[("A2:7", "I2:7"), ("B2:9", "H2:9"), ("C2:8", "D2:8")]);
    let mut lanes: Vec<f32> = strokes(&shapes)
        .iter()
        .map(|path| path.iter().map(|point| point.y).fold(f32::MIN, f32::max))
        .collect();
    lanes.sort_by(f32::total_cmp);
    assert_eq!(lanes.len(), 3);
    assert!(lanes.windows(2).all(|pair| pair[1] - pair[0] > 3.0 / 60.0), "{lanes:?}");
    assert!(lanes.iter().all(|lane| *lane < 2.0));
}

#[test]
fn a_link_leaves_its_mark_through_the_gap_that_has_no_mark_beside_it() {
    // The link of 5 comes down column G to its lane on the right, where the 9 of G5 has a mark.
    let shapes = links(&[("G5:5", "G7:5"), ("F5:9", "G5:9")]);
    let strokes = strokes(&shapes);
    let mark = Point::new(6.5 + 0.27, 4.5 + 0.27);
    let between = |a: Point, b: Point| {
        (0..=8_u8).map(move |part| a.towards(b, a.distance(b) * f32::from(part) / 8.0))
    };
    let path = strokes.iter().find(|path| path.iter().any(|point| point.y > 6.0)).expect("a link");
    for point in path.windows(2).flat_map(|pair| between(pair[0], pair[1])) {
        assert!(point.distance(mark) > 0.17, "{point:?} of {path:?}");
    }
}
