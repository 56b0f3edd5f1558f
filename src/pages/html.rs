//! Puzzles as a web page: XHTML 5, which is HTML and XML at once, with a style sheet in a file of its own, which whoever likes
//! to may change, or within.

use std::fmt::Write as _;

use super::sheets::{PrintedPuzzle, caption, rules, scene};
use super::{Cover, escaped};
use crate::grid::{Board, Candidates, Entry, Geometry, Way};
use crate::locale::Locale;
use crate::message::words;
use crate::picture::{Frame, PAPER, QrCode, svg};

/// The name of the style sheet that pages refer to.
pub const STYLE_FILE: &str = "sudoku.css";

/// What stands in that file at first.
pub const STYLE: &str = include_str!("html.css");

/// Where a page has its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StyleSheet {
    /// In a file beside it, [`STYLE_FILE`].
    Beside,
    /// Within.
    Within,
}

/// The beginning of a page in this language, up to its title, which is to come.
pub(super) fn head(language: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"{language}\" xml:lang=\"{language}\">\n\
         <head>\n<meta charset=\"utf-8\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
    )
}

/// Writes puzzles as a page, then the solutions of those that come with one.
pub fn web_page(
    locale: &Locale,
    cover: Cover<'_>,
    puzzles: &[PrintedPuzzle],
    style: StyleSheet,
) -> String {
    let title = escaped(cover.title);
    let style = match style {
        StyleSheet::Beside => format!("<link rel=\"stylesheet\" href=\"{STYLE_FILE}\" />"),
        StyleSheet::Within => format!("<style>\n{STYLE}</style>"),
    };
    let mut page = format!("{}<title>{title}</title>\n{style}\n", head(locale.tag()));
    let author = escaped(cover.author);
    // Writing to a string does not fail.
    if !author.is_empty() {
        let _ = writeln!(page, "<meta name=\"author\" content=\"{author}\" />");
    }
    let _ = writeln!(page, "</head>\n<body>\n<header>\n<h1>{title}</h1>");
    if !author.is_empty() {
        let _ = writeln!(page, "<p>{author}</p>");
    }
    let rules = escaped(&rules(locale, puzzles));
    if !rules.is_empty() {
        let _ = writeln!(page, "<p>{rules}</p>");
    }
    page.push_str("</header>\n<main class=\"puzzles\">\n");
    for (puzzle, number) in puzzles.iter().zip(1..) {
        let caption = caption(locale, number, puzzle.level.as_ref());
        let Some(code) = &puzzle.link else {
            table(
                &mut page,
                &caption,
                &puzzle.geometry,
                (&puzzle.state.board, puzzle.candidates()),
            );
            continue;
        };
        page.push_str("<div>\n");
        table(&mut page, &caption, &puzzle.geometry, (&puzzle.state.board, puzzle.candidates()));
        link(&mut page, &locale.say_typeset(&words::PageLink { number }.into()), code);
        page.push_str("</div>\n");
    }
    page.push_str("</main>\n");
    if puzzles.iter().any(|puzzle| puzzle.solution.is_some()) {
        let heading = escaped(&locale.say_typeset(&words::PageSolutions.into()));
        let _ = writeln!(page, "<section class=\"solutions\">\n<h2>{heading}</h2>");
        for (puzzle, number) in puzzles.iter().zip(1..) {
            if let Some(solution) = &puzzle.solution {
                let caption = caption(locale, number, None);
                table(&mut page, &caption, &puzzle.geometry, (solution, None));
            }
        }
        page.push_str("</section>\n");
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// A puzzle as a drawing.
fn drawn(
    page: &mut String,
    caption: &str,
    geometry: &Geometry,
    (board, candidates): (&Board, Option<&Candidates>),
) {
    let scene = scene(geometry, board, candidates);
    let picture = svg(&scene, geometry, &PAPER, Frame::default());
    // Writing to a string does not fail.
    let caption = escaped(caption);
    let _ = writeln!(
        page,
        "<figure class=\"drawn\">\n<figcaption>{caption}</figcaption>\n{picture}</figure>"
    );
}

/// A link as its code, which can be chosen, too.
fn link(page: &mut String, name: &str, code: &QrCode) {
    let picture = code.svg();
    let picture = picture.trim_end().replacen(
        "<svg ",
        &format!("<svg role=\"img\" aria-label=\"{}\" ", escaped(name)),
        1,
    );
    let to = escaped(code.text());
    // Writing to a string does not fail.
    let _ = writeln!(page, "<p class=\"link\"><a href=\"{to}\">{picture}</a></p>");
}

/// A puzzle as a table; cells at the right and the lower edge of their region have a class that says so.
fn table(
    page: &mut String,
    caption: &str,
    geometry: &Geometry,
    (board, candidates): (&Board, Option<Candidates>),
) {
    // What a table does not show is drawn: further houses, groups of fewer cells, constraints, and borders that are open.
    let says_more =
        geometry.constraints().iter().any(|constraint| !constraint.kind.drawn.is_empty());
    let says_more = says_more || geometry.beside().next().is_some();
    if says_more || geometry.extra_groups().next().is_some() || geometry.areas_over_borders() {
        return drawn(page, caption, geometry, (board, candidates.as_ref()));
    }
    let (rows, columns) = (geometry.row_count(), geometry.column_count());
    // Writing to a string does not fail.
    let _ = writeln!(
        page,
        "<table class=\"sudoku\">\n<caption>{}</caption>\n<tbody>",
        escaped(caption)
    );
    for (index, cell) in geometry.cells().enumerate() {
        if index % columns == 0 {
            page.push_str("<tr>");
        }
        let (row, column) = (index / columns, index % columns);
        let right = column + 1 < columns && geometry.has_wall(Way::Upright, column + 1, row);
        let below = row + 1 < rows && geometry.has_wall(Way::Level, row + 1, column);
        let (digit, given) = match board.entry(cell) {
            Entry::Given(digit) => (Some(digit), "given"),
            Entry::Placed(digit) => (Some(digit), ""),
            Entry::Empty if candidates.is_some() => (None, "marks"),
            Entry::Empty => (None, ""),
        };
        let classes = [given, if right { "right" } else { "" }, if below { "below" } else { "" }];
        let classes: Vec<&str> = classes.into_iter().filter(|class| !class.is_empty()).collect();
        let classes = match classes.join(" ") {
            none if none.is_empty() => String::new(),
            some => format!(" class=\"{some}\""),
        };
        let content: String = match (digit, &candidates) {
            (Some(digit), _) => geometry.symbol(digit).to_string(),
            (None, Some(left)) => {
                let digits = left.digits_of(cell).iter();
                digits.map(|digit| geometry.symbol(digit)).collect()
            }
            (None, None) => String::new(),
        };
        let _ = write!(page, "<td{classes}>{content}</td>");
        if (index + 1) % columns == 0 {
            page.push_str("</tr>\n");
        }
    }
    page.push_str("</tbody></table>\n");
}
