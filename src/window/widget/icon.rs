//! Icons, drawn in a square of 20 with lines that are 1.6 wide at every size.

use std::cell::Cell;

use iced::mouse::Cursor;
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{self, Frame, Geometry, LineCap, LineJoin, Path, Stroke};
use iced::{Color, Element, Point, Rectangle, Renderer, Size, Theme};

use super::layer::own_layer;

/// The side of the square in which an icon is drawn.
const BOX: f32 = 20.0;

/// The width of its lines.
const LINE: f32 = 1.6;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// The sign of the program.
    Sign,
    /// A small grid: examples.
    Grid,
    /// A folder: files.
    Folder,
    /// A clipboard.
    Clipboard,
    /// That a menu opens below, or to a later place.
    Down,
    /// To an earlier place.
    Up,
    /// A moon: change to dark.
    Moon,
    /// A sun: change to light.
    Sun,
    /// Done.
    Check,
    /// Pencil marks.
    Marks,
    /// Something is wrong.
    Warning,
    /// A question is open.
    Question,
    /// What something means.
    Info,
    /// Locked.
    Lock,
    /// To the first step.
    First,
    /// One step back.
    Back,
    /// One step on.
    On,
    /// To the last step.
    Last,
    /// Close.
    Close,
    /// Clear a cell.
    Eraser,
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Stop the time.
    Pause,
    /// Let the time run.
    Play,
    /// What else there is.
    More,
    /// Preferences.
    Sliders,
}

/// An icon of this size and colour.
pub(crate) fn icon<'a, Message: 'a>(
    icon: Icon,
    size: f32,
    colour: Color,
    accent: Color,
) -> Element<'a, Message> {
    own_layer(Drawn { icon, colour, accent }, Size::new(size, size))
}

#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    icon: Icon,
    colour: Color,
    accent: Color,
}

/// What was drawn, kept from frame to frame.
#[derive(Default)]
struct Kept {
    drawing: canvas::Cache,
    of: Cell<Option<Drawn>>,
}

impl<Message> canvas::Program<Message> for Drawn {
    type State = Kept;

    fn draw(
        &self,
        kept: &Kept,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: Cursor,
    ) -> Vec<Geometry> {
        if kept.of.replace(Some(*self)) != Some(*self) {
            kept.drawing.clear();
        }
        vec![kept.drawing.draw(renderer, bounds.size(), |frame| self.paint(frame))]
    }
}

impl Drawn {
    fn paint(&self, frame: &mut Frame) {
        frame.scale(frame.width() / BOX);
        if self.icon == Icon::Sign {
            frame.fill(&Path::circle(Point::new(10.0, 10.0), 3.4), self.accent);
        }
        if self.icon == Icon::More {
            for x in [4.5, 10.0, 15.5] {
                frame.fill(&Path::circle(Point::new(x, 10.0), 1.6), self.colour);
            }
        }
        if self.icon == Icon::Info {
            frame.fill(&Path::circle(Point::new(10.0, 6.6), 1.1), self.colour);
        }
        if self.icon == Icon::Marks {
            for (x, y) in
                [5.5, 10.0, 14.5].into_iter().flat_map(|x| [5.5, 10.0, 14.5].map(|y| (x, y)))
            {
                frame.fill(&Path::circle(Point::new(x, y), 1.2), self.colour);
            }
        }
        if self.icon == Icon::Question {
            frame.fill(&Path::circle(Point::new(10.0, 15.6), 1.1), self.colour);
        }
        let stroke = Stroke::default()
            .with_color(self.colour)
            .with_width(LINE)
            .with_line_cap(LineCap::Round)
            .with_line_join(LineJoin::Round);
        frame.stroke(&Path::new(|builder| lines(self.icon, builder)), stroke);
    }
}

/// The lines of an icon.
#[expect(clippy::too_many_lines, reason = "an arm for each icon")]
fn lines(icon: Icon, builder: &mut Builder) {
    match icon {
        Icon::Sign => sign(builder),
        Icon::Grid => grid(builder),
        Icon::Folder => {
            polyline(
                builder,
                &[(3.0, 16.0), (3.0, 4.5), (8.0, 4.5), (10.0, 7.0), (17.0, 7.0), (17.0, 16.0)],
                true,
            );
        }
        Icon::Clipboard => {
            rounded(builder, 4.5, 4.5, 11.0, 12.5, 1.5);
            rounded(builder, 7.5, 2.5, 5.0, 3.5, 1.0);
        }
        Icon::Down => polyline(builder, &[(6.0, 8.0), (10.0, 12.0), (14.0, 8.0)], false),
        Icon::Up => polyline(builder, &[(6.0, 12.0), (10.0, 8.0), (14.0, 12.0)], false),
        Icon::Moon => moon(builder),
        Icon::Sun => sun(builder),
        Icon::Check => polyline(builder, &[(4.0, 10.5), (8.0, 14.5), (16.0, 5.5)], false),
        Icon::Warning => {
            polyline(builder, &[(10.0, 3.0), (18.0, 16.5), (2.0, 16.5)], true);
            polyline(builder, &[(10.0, 8.0), (10.0, 11.5)], false);
            polyline(builder, &[(10.0, 13.8), (10.0, 14.0)], false);
        }
        Icon::Marks => rounded(builder, 1.8, 1.8, 16.4, 16.4, 2.0),
        Icon::Question => question(builder),
        Icon::Info => {
            builder.circle(Point::new(10.0, 10.0), 7.2);
            polyline(builder, &[(10.0, 9.6), (10.0, 14.0)], false);
        }
        Icon::Lock => lock(builder),
        Icon::First => {
            polyline(builder, &[(5.0, 4.5), (5.0, 15.5)], false);
            polyline(builder, &[(14.5, 4.5), (9.0, 10.0), (14.5, 15.5)], false);
        }
        Icon::Back => polyline(builder, &[(12.5, 5.0), (7.5, 10.0), (12.5, 15.0)], false),
        Icon::On => polyline(builder, &[(7.5, 5.0), (12.5, 10.0), (7.5, 15.0)], false),
        Icon::Last => {
            polyline(builder, &[(15.0, 4.5), (15.0, 15.5)], false);
            polyline(builder, &[(5.5, 4.5), (11.0, 10.0), (5.5, 15.5)], false);
        }
        Icon::Close => {
            polyline(builder, &[(5.5, 5.5), (14.5, 14.5)], false);
            polyline(builder, &[(14.5, 5.5), (5.5, 14.5)], false);
        }
        Icon::Eraser => {
            polyline(
                builder,
                &[(7.0, 4.5), (17.5, 4.5), (17.5, 15.5), (7.0, 15.5), (2.5, 10.0)],
                true,
            );
            polyline(builder, &[(9.8, 7.6), (14.4, 12.4)], false);
            polyline(builder, &[(14.4, 7.6), (9.8, 12.4)], false);
        }
        Icon::Undo => turned_arrow(builder, |x| x),
        Icon::Redo => turned_arrow(builder, |x| BOX - x),
        Icon::Pause => {
            polyline(builder, &[(7.0, 5.0), (7.0, 15.0)], false);
            polyline(builder, &[(13.0, 5.0), (13.0, 15.0)], false);
        }
        Icon::Play => polyline(builder, &[(6.5, 4.5), (15.5, 10.0), (6.5, 15.5)], true),
        Icon::More => {}
        Icon::Sliders => {
            for (y, knob) in [(6.0, 12.5), (14.0, 7.5)] {
                polyline(builder, &[(3.0, y), (knob - 2.2, y)], false);
                polyline(builder, &[(knob + 2.2, y), (17.0, y)], false);
                builder.circle(Point::new(knob, y), 2.2);
            }
        }
    }
}

/// An arrow to the left that comes back, or its mirror image.
fn turned_arrow(builder: &mut Builder, across: impl Fn(f32) -> f32) {
    let at = |x: f32, y: f32| Point::new(across(x), y);
    polyline(builder, &[(across(7.0), 4.0), (across(3.5), 7.5), (across(7.0), 11.0)], false);
    builder.move_to(at(3.5, 7.5));
    builder.line_to(at(12.0, 7.5));
    builder.bezier_curve_to(at(18.0, 7.5), at(18.0, 15.5), at(12.0, 15.5));
    builder.line_to(at(7.0, 15.5));
}

fn polyline(builder: &mut Builder, points: &[(f32, f32)], closed: bool) {
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == 0 {
            builder.move_to(Point::new(x, y));
        } else {
            builder.line_to(Point::new(x, y));
        }
    }
    if closed {
        builder.close();
    }
}

fn rounded(builder: &mut Builder, x: f32, y: f32, width: f32, height: f32, corner: f32) {
    builder.rounded_rectangle(Point::new(x, y), Size::new(width, height), corner.into());
}

fn sign(builder: &mut Builder) {
    rounded(builder, 1.5, 1.5, 17.0, 17.0, 4.0);
    polyline(builder, &[(10.0, 1.5), (10.0, 6.0)], false);
    polyline(builder, &[(1.5, 10.0), (6.0, 10.0)], false);
}

fn grid(builder: &mut Builder) {
    rounded(builder, 3.0, 3.0, 14.0, 14.0, 2.0);
    for along in [7.67, 12.33] {
        polyline(builder, &[(along, 3.0), (along, 17.0)], false);
        polyline(builder, &[(3.0, along), (17.0, along)], false);
    }
}

/// A circle of radius 7 with a bite of radius 6 out of it.
fn moon(builder: &mut Builder) {
    builder.move_to(Point::new(16.5, 12.0));
    builder.bezier_curve_to(Point::new(14.6, 16.6), Point::new(9.0, 18.0), Point::new(5.6, 14.6));
    builder.bezier_curve_to(Point::new(2.2, 11.2), Point::new(3.4, 5.4), Point::new(8.0, 3.5));
    builder.bezier_curve_to(Point::new(6.6, 7.0), Point::new(7.4, 9.4), Point::new(9.1, 11.0));
    builder.bezier_curve_to(Point::new(10.9, 12.7), Point::new(13.4, 13.3), Point::new(16.5, 12.0));
    builder.close();
}

fn sun(builder: &mut Builder) {
    builder.circle(Point::new(10.0, 10.0), 3.4);
    for eighth in 0..8_u8 {
        let angle = f32::from(eighth) * std::f32::consts::FRAC_PI_4;
        let (sine, cosine) = angle.sin_cos();
        let at = |length: f32| (10.0 + cosine * length, 10.0 + sine * length);
        polyline(builder, &[at(6.0), at(8.0)], false);
    }
}

fn question(builder: &mut Builder) {
    builder.move_to(Point::new(6.8, 7.2));
    builder.bezier_curve_to(Point::new(6.8, 2.8), Point::new(13.2, 2.8), Point::new(13.2, 7.0));
    builder.bezier_curve_to(Point::new(13.2, 9.6), Point::new(10.0, 9.6), Point::new(10.0, 12.4));
}

fn lock(builder: &mut Builder) {
    rounded(builder, 5.0, 9.0, 10.0, 8.0, 1.5);
    builder.move_to(Point::new(7.0, 9.0));
    builder.bezier_curve_to(Point::new(7.0, 2.5), Point::new(13.0, 2.5), Point::new(13.0, 9.0));
}
