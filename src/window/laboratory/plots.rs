//! Plots of what came of a comparison, drawn on the screen.

use iced::widget::canvas::{Frame, LineCap, LineDash, LineJoin, Path, Stroke};
use iced::widget::column;
use iced::{Color, Element, Pixels, Point, Size};

use crate::look::Look;
use crate::look::font;
use crate::look::measured::Type;
use crate::look::palette::Palette;
use crate::widget::controls;
use crate::widget::painting::Painting;
use crate::widget::writing::Written;
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::picture::{Anchor, Chart, Ink, PlotDrawing, PlotMark, PlotSize, Point as Place};
use duvod_laboratory::plot_svg;

/// What is plotted, in a language, each plot with the name of its file.
pub(super) type Charts<'c> = dyn Fn(&dyn Fn(&Words) -> String) -> Vec<(&'static str, Chart)> + 'c;

/// How wide a plot, or a table, is at most.
pub(super) const MOST_WIDTH: f32 = 900.0;

/// All plots of a comparison.
#[derive(Debug, Default)]
pub(crate) struct Plots {
    /// The language of their words, once there are some.
    language: Option<String>,
    all: Vec<Plot>,
}

/// A plot.
#[derive(Debug)]
struct Plot {
    /// The name of its file.
    name: &'static str,
    /// The file.
    svg: String,
    chart: Chart,
    /// How large it is drawn, and in which colours.
    dress: (PlotSize, Color, Color),
    drawing: Option<PlotDrawing>,
    painting: Painting,
}

impl Plots {
    /// Draws these plots as wide as there is room, if they are not drawn so already; each is with the name of its file.
    pub(super) fn draw(&mut self, charts: &Charts<'_>, look: Look<'_>) {
        let room = look.layout.panel - 2.0 * look.layout.lengths.margin - 1.0;
        let width = room.clamp(200.0, MOST_WIDTH);
        let say = |message: &Words| look.locale.say(message);
        if self.language.as_deref() != Some(look.locale.tag()) {
            self.language = Some(look.locale.tag().to_owned());
            self.all = made(charts(&say), look.locale);
        }
        let text = look.size(font::Purpose::Secondary).0.0;
        let dress = (PlotSize { width, text }, look.palette.ink, look.palette.surface);
        for plot in &mut self.all {
            if plot.drawing.is_none() || plot.dress != dress {
                let number = |value| say(&duvod_laboratory::plot_number(value));
                plot.drawing = Some(plot.chart.drawing(dress.0, &number));
                plot.dress = dress;
                plot.painting.forget();
            }
        }
    }

    /// There are none any more.
    pub(super) fn forget(&mut self) {
        (self.language, self.all) = (None, Vec::new());
    }

    /// All plots, each with the button that asks for it to be saved, by its number.
    pub(super) fn view<'a, M: Clone + 'a>(
        &'a self,
        save: impl Fn(usize) -> M,
        look: Look<'a>,
    ) -> impl Iterator<Item = Element<'a, M>> {
        self.all.iter().enumerate().map(move |(number, plot)| {
            let title = look.text(font::Purpose::Section, &*plot.chart.title);
            let button = look.told(words::LabSavePlot, words::TipPlot);
            let button = controls::chip_button(button, save(number), look);
            column![title].push(plot.view(look)).push(button).spacing(8).into()
        })
    }

    /// The plot with this number as a file, and the name of it.
    pub(super) fn svg(&self, number: usize) -> Option<(&'static str, String)> {
        self.all.get(number).map(|plot| (plot.name, plot.svg.clone()))
    }
}

fn made(charts: Vec<(&'static str, Chart)>, locale: &Locale) -> Vec<Plot> {
    let say = |message: &Words| locale.say(message);
    let plot = |(name, chart): (&'static str, Chart)| Plot {
        name,
        svg: plot_svg(&chart, &say),
        chart,
        dress: (PlotSize { width: 0.0, text: 0.0 }, Color::BLACK, Color::WHITE),
        drawing: None,
        painting: Painting::default(),
    };
    charts.into_iter().map(plot).collect()
}

impl Plot {
    /// The plot, if it was drawn.
    fn view<'a, M: 'a>(&'a self, look: Look<'a>) -> Option<Element<'a, M>> {
        let drawing = self.drawing.as_ref()?;
        let size = Size::new(drawing.size.width, drawing.height);
        let leaf = Leaf { drawing, palette: look.palette };
        let paint = move |frame: &mut Frame, _| {
            let mut texts = Vec::new();
            for mark in &leaf.drawing.marks {
                leaf.mark(mark, frame, &mut texts);
            }
            texts
        };
        Some(self.painting.view(size, paint))
    }
}

struct Leaf<'a> {
    drawing: &'a PlotDrawing,
    palette: &'static Palette,
}

impl Leaf<'_> {
    fn mark(&self, mark: &PlotMark, frame: &mut Frame, texts: &mut Vec<Written>) {
        match mark {
            PlotMark::Line { points, ink, width, dash } => {
                let path = Path::new(|path| {
                    for (number, at) in points.iter().enumerate() {
                        if number == 0 {
                            path.move_to(point(*at));
                        } else {
                            path.line_to(point(*at));
                        }
                    }
                });
                let stroke = Stroke {
                    width: *width,
                    line_cap: LineCap::Butt,
                    line_join: LineJoin::Round,
                    line_dash: LineDash { segments: dash, offset: 0 },
                    ..Stroke::default()
                };
                frame.stroke(&path, stroke.with_color(self.colour(*ink)));
            }
            PlotMark::Dot { centre, radius, ink } => {
                frame.fill(&Path::circle(point(*centre), *radius), self.colour(*ink));
            }
            PlotMark::Ring { centre, radius, ink } => {
                let ring = Path::circle(point(*centre), *radius);
                frame.fill(&ring, self.palette.surface);
                let stroke = Stroke { width: 2.0, ..Stroke::default() };
                frame.stroke(&ring, stroke.with_color(self.colour(*ink)));
            }
            PlotMark::Text { at, anchor, content } => texts.push(self.text(*at, *anchor, content)),
        }
    }

    fn text(&self, at: Place, anchor: Anchor, content: &str) -> Written {
        let size = self.drawing.size.text;
        let set = Type { font: font::REGULAR, size: Pixels(size), line: Pixels(1.2 * size) };
        let width = set.width(content);
        let x = match anchor {
            Anchor::Start => at.x + width / 2.0,
            Anchor::Middle => at.x,
            Anchor::End => at.x - width / 2.0,
        };
        Written {
            content: content.to_owned(),
            middle: Point::new(x, at.y),
            size,
            width: Some(width),
            font: font::REGULAR,
            colour: self.palette.ink,
        }
    }

    fn colour(&self, ink: Ink) -> Color {
        match ink {
            Ink::Plain => self.palette.ink,
            Ink::Faint => self.palette.line,
            Ink::Muted => self.palette.muted,
            Ink::Series(number) => self.palette.paints[number % self.palette.paints.len()],
        }
    }
}

fn point(place: Place) -> Point {
    Point::new(place.x, place.y)
}
