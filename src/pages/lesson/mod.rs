//! The explanation page: one HTML file in which choosing a cell shows why it holds its digit.
//!
//! The page needs nothing beside it: texts, style, a script of our own and the pieces of its pictures are in it. Pieces
//! are shared: what is drawn of a digit or a mark stands in the file once, a picture is a list of their numbers, and what
//! stands in the grid before a step comes of the steps before it. Colours are named by the tones of `picture`, so the
//! page is light or dark as the reader's system is.

mod content;
mod data;

use std::fmt::Write as _;

use super::account::paragraph;
use super::html::head;
use super::{Account, escaped};
use crate::grid::{Candidate, Entry, Geometry};
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::picture::{DARK, Frame, LIGHT, Palette, Tone};
pub use content::{Answer, Lesson};
use data::{Data, variable};

const STYLE: &str = include_str!("lesson.css");
const SCRIPT: &str = include_str!("lesson.js");

/// Writes the page. What comes of it once it was `stopped` is of no use.
pub fn lesson(
    locale: &Locale,
    geometry: &Geometry,
    lesson: &Lesson<'_>,
    stopped: &dyn Fn() -> bool,
) -> String {
    let say = |message: Message| escaped(&locale.say_typeset(&message));
    let data = Data::of(locale, geometry, lesson, stopped);
    let mut page = String::with_capacity(1 << 18);
    let beginning = [
        &head(locale.tag()),
        "<meta name=\"color-scheme\" content=\"light dark\" />\n<title>",
        &escaped(lesson.title),
        "</title>\n<style>\n:root {",
        &colours(&data.tones, &LIGHT),
        " }\n@media (prefers-color-scheme: dark) { :root {",
        &colours(&data.tones, &DARK),
        " } }\n",
        &place_of_grid(geometry),
        STYLE,
        "</style>\n</head>\n<body>\n<header>\n<h1>",
        &escaped(lesson.title),
        "</h1>\n",
    ];
    for part in beginning {
        page.push_str(part);
    }
    // Writing to a string does not fail.
    if !lesson.author.is_empty() {
        let _ = writeln!(page, "<p class=\"author\">{}</p>", escaped(lesson.author));
    }
    let _ = writeln!(page, "<p class=\"how\">{}</p>\n</header>", say(words::LessonHow.into()));
    let _ = writeln!(page, "<main>\n<div class=\"board\">\n<div class=\"picture\">");
    let _ = writeln!(page, "{}</svg>", data.picture);
    grid(&mut page, locale, geometry, lesson);
    let _ = writeln!(
        page,
        "</div>\n<p class=\"caption\" id=\"caption\" aria-live=\"polite\"></p>\n\
         <div class=\"tools\"><button type=\"button\" id=\"back\">{}</button>\
         <button type=\"button\" id=\"on\">{}</button>\
         <button type=\"button\" id=\"all\">{}</button></div>\n</div>",
        say(words::LessonBack.into()),
        say(words::LessonOn.into()),
        say(words::LessonAll.into()),
    );
    let _ = writeln!(
        page,
        "<section aria-labelledby=\"question\">\n<div aria-live=\"polite\"><h2 id=\"question\">{}</h2>\
         <div id=\"said\"></div></div>\n<div id=\"proof\"><h3>{}</h3>\n<ol id=\"steps\"></ol></div>\n\
         </section>\n</main>",
        escaped(lesson.title),
        say(words::LessonSteps.into()),
    );
    still(&mut page, locale, geometry, lesson);
    let _ = writeln!(
        page,
        "<script type=\"application/json\" id=\"data\">{}</script>\n<script>\n\
         //<![CDATA[\n{SCRIPT}//]]>\n</script>\n</body>\n</html>",
        // Nothing in a script may look like its end, nor like anything else of XML.
        data.json().replace('<', "\\u003c").replace('&', "\\u0026"),
    );
    page
}

/// The colours of the tones that occur.
fn colours(tones: &[Tone], palette: &Palette) -> String {
    let colours = tones.iter().map(|&tone| format!(" {}: {};", variable(tone), palette.tone(tone)));
    colours.collect()
}

/// Where the cells lie over the picture.
fn place_of_grid(geometry: &Geometry) -> String {
    let frame = Frame::default();
    let (left, top) = frame.margins(geometry);
    let [width, height] = frame.size(geometry);
    let [across, down] =
        [geometry.column_count(), geometry.rows_drawn()].map(|count| frame.cell * count as f32);
    let [left, width] = [left, across].map(|length| 100.0 * length / width);
    let [top, height] = [top, down].map(|length| 100.0 * length / height);
    format!(
        "#grid {{ left: {left:.3}%; top: {top:.3}%; width: {width:.3}%; height: {height:.3}%; }}\n"
    )
}

/// The cells, to be chosen: they lie over the picture.
fn grid(page: &mut String, locale: &Locale, geometry: &Geometry, lesson: &Lesson<'_>) {
    let columns = geometry.column_count();
    let label = escaped(&locale.say_typeset(&words::LessonGrid.into()));
    // Writing to a string does not fail.
    let _ = writeln!(page, "<table id=\"grid\" role=\"grid\" aria-label=\"{label}\"><tbody>");
    let start = lesson.trace.start.board(geometry);
    let end = lesson.trace.board_before(geometry, lesson.trace.steps.len());
    for (index, cell) in geometry.cells().enumerate() {
        if cell.index() == geometry.in_lines() {
            let _ =
                write!(page, "<tr aria-hidden=\"true\"><td colspan=\"{columns}\"></td></tr>\n<tr>");
        } else if index % columns == 0 {
            page.push_str("<tr>");
        }
        let name = geometry.cell_name(cell);
        let holds = end.entry(cell).digit().map(|digit| Candidate { cell, digit });
        let told = match holds {
            Some(one) if start.entry(cell) == Entry::Given(one.digit) => {
                words::LessonGiven { cell: name, digit: geometry.digit_name(one.digit) }.into()
            }
            Some(one) => {
                words::LessonFound { cell: name, digit: geometry.digit_name(one.digit) }.into()
            }
            None => words::LessonOpen { cell: name }.into(),
        };
        let said = escaped(&locale.say_typeset(&told));
        let name = escaped(&locale.say_typeset(&words::LessonCell { cell: name }.into()));
        let tab = if index == 0 { 0 } else { -1 };
        let _ = write!(
            page,
            "<td><button type=\"button\" tabindex=\"{tab}\" data-name=\"{name}\" \
             aria-pressed=\"false\" aria-label=\"{said}\"></button></td>"
        );
        if (index + 1) % columns == 0 || index + 1 == geometry.cell_count() {
            page.push_str("</tr>\n");
        }
    }
    page.push_str("</tbody></table>\n");
}

/// The procedure as a list, for readers whose program runs no scripts.
fn still(page: &mut String, locale: &Locale, geometry: &Geometry, lesson: &Lesson<'_>) {
    let about = escaped(&paragraph(locale, &lesson.about));
    // Writing to a string does not fail.
    let _ = writeln!(page, "<noscript><div class=\"still\"><p>{about}</p>\n<ol>");
    let account = Account::of_lines(lesson.trace, lesson.lines);
    for step in account.steps(locale, geometry) {
        let _ = write!(page, "<li><strong>{}</strong>", escaped(&step.result));
        for (depth, line) in &step.lines {
            let _ = match depth {
                0 => write!(page, "<p>{}</p>", escaped(line)),
                _ => write!(page, "<p style=\"margin-left: {depth}em\">{}</p>", escaped(line)),
            };
        }
        page.push_str("</li>\n");
    }
    page.push_str("</ol></div></noscript>\n");
}
