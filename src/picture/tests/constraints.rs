//! Constraints: what of them is drawn, where, and in which colours.

use std::sync::Arc;

use super::colours::{PALETTES, contrast, in_every_sight};
use super::step;
use crate::grid::{
    Board, Cell, CellSet, ConstraintNumber, Form as Cells, Geometry, Glyph, House, ValueForm,
    parse_cell,
};
use crate::knowledge::Knowledge;
use crate::picture::{
    Form, Frame, HouseRole, Layer, Naming, Scene, Segment, Shape, Sign, Tone, around, coordinates,
    legend, shapes, svg, text,
};
use crate::picture::{LIGHT, MarkKind};
use crate::proof::{Claim, Conclusion, Fact, Role, Statement, SumPart};

fn grid(parts: &str) -> Arc<Geometry> {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    knowledge.grid_of(&format!("9x9+{parts}")).unwrap_or_else(|| panic!("no grid {parts}"))
}

fn empty(geometry: &Geometry) -> Scene {
    Scene::of(geometry, &Board::empty(geometry.cell_count())).scene()
}

/// What is drawn of constraints, in painting order.
fn drawn(geometry: &Geometry, scene: &Scene) -> Vec<Shape> {
    let all = shapes(scene, geometry, 60.0).into_iter();
    all.filter(|shape| matches!(shape.layer, Layer::Strokes | Layer::Signs)).collect()
}

/// The least and the greatest coordinates, across and down.
fn reach(shapes: &[Shape]) -> [f32; 4] {
    let mut reach = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    let mut take = |x: f32, y: f32, by: f32| {
        reach = [
            reach[0].min(x - by),
            reach[1].min(y - by),
            reach[2].max(x + by),
            reach[3].max(y + by),
        ];
    };
    for shape in shapes {
        match &shape.form {
            Form::Rectangle { at, width, height, .. } => {
                take(at.x, at.y, 0.0);
                take(at.x + width, at.y + height, 0.0);
            }
            Form::GridLine { from, to } => {
                take(from.x, from.y, 0.0);
                take(to.x, to.y, 0.0);
            }
            Form::Circle { centre, radius } => take(centre.x, centre.y, *radius),
            Form::Polygon(corners) => {
                for at in corners {
                    take(at.x, at.y, 0.0);
                }
            }
            Form::Path { start, segments } => {
                take(start.x, start.y, 0.0);
                for end in segments.iter().copied().map(Segment::end) {
                    take(end.x, end.y, 0.0);
                }
            }
            Form::Text { centre, size, .. } => take(centre.x, centre.y, 0.35 * size),
        }
    }
    reach
}

#[test]
fn each_kind_draws_what_its_file_says_below_digits_and_within_the_picture() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for kind in knowledge.kinds().iter() {
        let cells = match kind.cells {
            _ if kind.id == "found-regions" => "D5E5F5/D6E6F6",
            _ if kind.id.ends_with("rank") => "I1H1G1F1E1D1C1B1A1",
            Cells::Cell => "E5",
            Cells::Pair => "E5F5",
            Cells::Corner => "E5F5E6F6",
            Cells::Area { .. } => "D5E5E6",
            Cells::Line { .. } | Cells::Lines => "D5E5F6",
            Cells::Parts(_) => "D5/E6F7",
            Cells::Outside => "I1H2G3F4E5D6C7B8A9",
            Cells::Whole => "",
        };
        let value = match &kind.value {
            ValueForm::None => "",
            ValueForm::Digits => ":123",
            ValueForm::Counts => ":12",
            ValueForm::Table => ":-",
            ValueForm::Pattern => ":.*",
            ValueForm::Machine => ":Qi_8AA,any",
            ValueForm::Alternatives => ":odd:D5|even:E5&odd:E6",
            ValueForm::OneOf(words) => &format!(":{}", words[0].0),
            ValueForm::Number | ValueForm::Optional | ValueForm::Default(_) => ":3",
        };
        let geometry = grid(&format!("{}:{cells}{value}", kind.id));
        let scene = empty(&geometry);
        let shapes = drawn(&geometry, &scene);
        assert_eq!(shapes.is_empty(), kind.drawn.is_empty(), "{}", kind.id);
        // What is said of each cell of the grid is only told.
        let is_of_all = ["found-regions", "doppelganger"].contains(&kind.id.as_str());
        let is_told = kind.cells == Cells::Whole || is_of_all;
        assert_eq!(kind.drawn.is_empty(), is_told, "{}", kind.id);
        if shapes.is_empty() {
            continue;
        }
        let outside = around(&geometry);
        let [left, top, right, bottom] = reach(&shapes);
        let is_inside = left >= -outside.left
            && top >= -outside.top
            && right <= 9.0 + outside.right
            && bottom <= 9.0 + outside.bottom;
        assert!(is_inside, "{}: {left} {top} {right} {bottom}", kind.id);
        let letters: String = shapes.iter().filter_map(letter).collect();
        let is_written = kind.drawn.iter().any(|glyph| {
            use Glyph::{Beside, BesideWithArrow, Marks, OnEdge, TopLeft};
            matches!(glyph, TopLeft | OnEdge | Beside | BesideWithArrow | Marks)
        });
        assert_eq!(letters, if is_written { &value[1..] } else { "" }, "{}", kind.id);
    }
}

fn letter(shape: &Shape) -> Option<char> {
    match shape.form {
        Form::Text { symbol, .. } => Some(symbol),
        _ => None,
    }
}

#[test]
fn a_value_that_goes_without_saying_is_not_written() {
    for (parts, written) in [
        ("difference:A1B1", ""),
        ("difference:A1B1:1", ""),
        ("difference:A1B1:3", "3"),
        ("ratio:A1B1:2", ""),
        ("ratio:A1B1:3", "3"),
        ("killer-cage:A1B1", ""),
        ("killer-cage:A1B1:12", "12"),
    ] {
        let geometry = grid(parts);
        let letters: String =
            drawn(&geometry, &empty(&geometry)).iter().filter_map(letter).collect();
        assert_eq!(letters, written, "{parts}");
    }
}

#[test]
fn the_cells_of_a_cage_are_not_tinted_as_those_of_a_house_that_nothing_shows() {
    let tints = |parts: &str| {
        let geometry = grid(parts);
        let shapes = shapes(&empty(&geometry), &geometry, 60.0).into_iter();
        shapes.filter(|shape| shape.fill == Some(Tone::ExtraTint)).count()
    };
    assert_eq!(tints("killer-cage:A1B1:3+renban:C1C2"), 0);
    assert_eq!(tints("group-A1B1C2+killer-cage:D1E1:3"), 3);
}

/// The points of a path.
fn points(shape: &Shape) -> Vec<(f32, f32)> {
    let Form::Path { start, segments } = &shape.form else { return Vec::new() };
    let rest = segments.iter().copied().map(Segment::end);
    [*start].into_iter().chain(rest).map(|at| (at.x, at.y)).collect()
}

#[test]
fn the_outline_of_a_cage_stays_within_its_cells_and_leaves_room_for_the_sum() {
    for (cells, outlines) in [
        ("E5", 1),
        ("D5E5E6", 1),
        ("D4E4F4D5F5D6E6F6", 2),
        ("D4E5", 2),
        ("D4E4F4F5F6E6D6", 1),
        ("A1I9", 2),
    ] {
        let geometry = grid(&format!("killer-cage:{cells}"));
        let shapes = drawn(&geometry, &empty(&geometry));
        assert_eq!(shapes.len(), outlines, "{cells}");
        let cage: CellSet = geometry.constraints()[0].cells().collect();
        for at in shapes.iter().flat_map(points) {
            let is_there = |cell: Cell| {
                let (x, y) = (geometry.column(cell) as f32, geometry.row(cell) as f32);
                (x..x + 1.0).contains(&at.0) && (y..y + 1.0).contains(&at.1)
            };
            assert!(cage.iter().any(is_there), "{cells}: {at:?} is outside");
            let from_edge = |at: f32| (at - at.round()).abs();
            assert!(from_edge(at.0) > 0.03 && from_edge(at.1) > 0.03, "{cells}: {at:?}");
        }
        assert!(shapes.iter().map(points).all(|points| points.first() == points.last()));
    }
    let geometry = grid("killer-cage:D5E5E6:15");
    let shapes = drawn(&geometry, &empty(&geometry));
    let outline = points(&shapes[0]);
    let text = reach(&shapes[1..]);
    let (first, last) = (outline[0], outline[outline.len() - 1]);
    assert!(first.0 > text[2] && last.1 > text[3], "{first:?} {last:?} {text:?}");
}

#[test]
fn kinds_of_lines_in_a_puzzle_differ_by_colour_and_pattern() {
    let geometry = grid(
        "renban:A1B1+whispers:A2B2+palindrome:A3B3+region-sum:A4B4+modular-line:A5B5+renban:D1E1",
    );
    let shapes = drawn(&geometry, &empty(&geometry));
    let looks = |row: f32| {
        let on_row = shapes.iter().filter(|shape| points(shape).first() == Some(&(0.5, row + 0.5)));
        let look = |shape: &Shape| shape.pen.map(|pen| (pen.tone, pen.dash.map(|dash| dash.on)));
        on_row.filter_map(look).collect::<Vec<_>>()
    };
    let all: Vec<_> = (0..5_u8).map(|row| looks(f32::from(row))).collect();
    for (at, one) in all.iter().enumerate() {
        for other in &all[..at] {
            let hues = |look: &Vec<(Tone, Option<f32>)>| look[0].0;
            assert!(hues(one) != hues(other), "{one:?} has the colour of {other:?}");
            let pattern = |look: &Vec<(Tone, Option<f32>)>| {
                let dashes: Vec<Option<f32>> = look.iter().map(|one| one.1).collect();
                (dashes, look.get(2).map(|within| within.0 == Tone::Surface))
            };
            assert!(pattern(one) != pattern(other), "{one:?} has the pattern of {other:?}");
        }
    }
    // The same kind looks alike everywhere.
    let again = shapes.iter().find(|shape| points(shape).first() == Some(&(3.5, 0.5)));
    assert_eq!(again.and_then(|shape| shape.pen).map(|pen| pen.tone), Some(all[0][0].0));
}

#[test]
fn digits_are_read_on_lines_and_lines_are_seen_on_paper() {
    for (name, palette) in &PALETTES {
        let of = |tone: Tone| palette.tone(tone);
        let (least, seen) = if palette.has_high_contrast() { (4.2, 1.6) } else { (3.0, 1.45) };
        for hue in 0..8 {
            let (body, edge) = (of(Tone::Line(hue)), of(Tone::LineEdge(hue)));
            for digit in [Tone::Given, Tone::Ink] {
                let contrast = contrast(of(digit), body);
                assert!(contrast >= 4.5, "{name}: {digit:?} on line {hue} has {contrast}");
            }
            for digit in [Tone::Solved, Tone::Entered, Tone::Pivot] {
                let contrast = contrast(of(digit), body);
                assert!(contrast >= least, "{name}: {digit:?} on line {hue} has {contrast}");
            }
            let on_paper = contrast(body, of(Tone::Surface));
            assert!(on_paper >= seen, "{name}: line {hue} has {on_paper} on paper");
            let edge = contrast(edge, of(Tone::Surface));
            assert!(edge >= 2.4, "{name}: the edge of line {hue} has {edge} on paper");
        }
        for (one, other) in [(Tone::White, Tone::Black), (Tone::Ink, Tone::Surface)] {
            assert!(contrast(of(one), of(other)) >= 12.0, "{name}: {one:?} and {other:?}");
        }
    }
    in_every_sight(|name, apart| {
        // Who cannot tell the colours has the patterns.
        let least = if name.starts_with("colour-blind") { 1.5 } else { 12.0 };
        for one in 0..8 {
            for other in 0..one {
                let distance = apart(Tone::Line(one), Tone::Line(other));
                assert!(distance >= least, "{name}: lines {one} and {other}: {distance}");
            }
        }
    });
}

#[test]
fn only_clues_outside_make_room_beside_the_grid() {
    let plain = grid("killer-cage:A1B1:3+renban:A2B2");
    let frame = Frame { cell: 60.0, coordinates: Naming::Letters };
    assert_eq!((frame.margins(&plain), frame.size(&plain)), ((26.0, 26.0), [572.0, 572.0]));
    let row = "A1B1C1D1E1F1G1H1I1";
    let geometry =
        grid(&format!("sandwich:{row}:12+x-sum:{row}:7+skyscraper:I9I8I7I6I5I4I3I2I1:3"));
    let outside = around(&geometry);
    assert_eq!((outside.top, outside.right), (0.0, 0.0));
    assert!(outside.left > outside.bottom && outside.bottom > 0.5, "{outside:?}");
    let [width, height] = frame.size(&geometry);
    assert!(width > 572.0 + 60.0 && height > 572.0 + 30.0, "{width} {height}");
    let names = coordinates(&empty(&geometry), &geometry, 60.0, Naming::Letters);
    let first = names.iter().find(|name| name.text == "1").expect("a name");
    assert!(first.centre.x < -outside.left, "rows are named beyond the clues");
    // What is before the same line stands side by side.
    let shapes = drawn(&geometry, &empty(&geometry));
    let digits: Vec<f32> = shapes
        .iter()
        .filter(|shape| letter(shape).is_some())
        .map(|shape| reach(std::slice::from_ref(shape))[0])
        .collect();
    assert!(digits[3] < digits[0], "{digits:?}");
}

#[test]
fn what_a_step_rests_on_is_lit() {
    let parts = "killer-cage:A1B1B2:15+killer-cage:D1E1:9+thermometer:C5C6C7";
    let geometry = grid(parts);
    let plain = drawn(&geometry, &empty(&geometry));
    assert!(plain.iter().all(|shape| shape.pen.is_none_or(|pen| pen.tone != Tone::Base)));
    let cell = parse_cell("A1", geometry.dimensions()).expect("a cell");
    let digit = geometry.digit('9').expect("a digit");
    let conclusion = Conclusion::from_all(Fact::Absent(cell, digit));
    let board = Board::empty(81);
    let scene_of = |statements: Vec<Statement>| {
        let claims = statements.into_iter().map(|it| Claim::new(Role::Premise, it));
        let step = step(claims.collect(), vec![conclusion.clone()]);
        Scene::of(&geometry, &board).step(&step).scene()
    };
    let lit = [0, 2].map(ConstraintNumber::new);
    let scene = scene_of(lit.map(Statement::Obeys).to_vec());
    assert_eq!(scene.lit.iter().copied().collect::<Vec<_>>(), lit);
    let tints = shapes(&scene, &geometry, 60.0)
        .iter()
        .filter(|shape| shape.layer == Layer::Fills && shape.fill == Some(Tone::BaseTint))
        .count();
    assert_eq!(tints, 3, "the cells of the cage, and not those of the line");
    let signs = drawn(&geometry, &scene);
    let is_lit = |shape: &&Shape| {
        shape.fill == Some(Tone::Base) || shape.pen.is_some_and(|pen| pen.tone == Tone::Base)
    };
    let layers: Vec<Layer> = signs.iter().filter(is_lit).map(|shape| shape.layer).collect();
    assert!(layers.contains(&Layer::Strokes) && layers.contains(&Layer::Signs), "{layers:?}");
    assert_eq!(legend(&scene), [], "it is what is looked at");
    let mut more = scene.clone();
    more.mark(crate::grid::Candidate::new(cell, digit), MarkKind::Fin);
    assert!(legend(&more).contains(&Sign::Lit) || legend(&more).is_empty());
    // A balance outlines its houses and lights its cages.
    let house = House::new(0);
    let (added, taken) = (vec![SumPart::House(house)], vec![SumPart::Sum(1)]);
    let scene = scene_of(vec![Statement::Balance { added, taken }]);
    assert!(scene.houses.contains(&(HouseRole::Base, house.group())));
    assert_eq!(scene.lit.iter().copied().collect::<Vec<_>>(), [ConstraintNumber::new(1)]);
}

#[test]
fn a_grid_without_constraints_is_drawn_as_ever_and_characters_leave_them_out() {
    let plain = crate::test_grids::classic();
    assert_eq!(drawn(&plain, &empty(&plain)), []);
    let geometry = grid("killer-cage:A1B1:3+little-killer:B1C2D3E4F5G6H7I8:45");
    let scene = empty(&geometry);
    assert_eq!(text(&geometry, &scene, true), text(&plain, &empty(&plain), true));
    let written = svg(&scene, &geometry, &LIGHT, Frame::default());
    assert!(!written.contains("NaN") && !written.contains("inf"));
}

#[test]
fn given_marks_are_written_only_where_nothing_else_is() {
    let geometry = grid("pencil-marks:A1:137");
    let cell = parse_cell("A1", geometry.dimensions()).expect("a cell");
    let mut scene = empty(&geometry);
    assert_eq!(drawn(&geometry, &scene).len(), 3);
    scene.cells[cell.index()].pencil = geometry.allowed_in(cell);
    assert_eq!(drawn(&geometry, &scene), []);
}
