//! `duvod print`: what sheets, booklets and web pages hold.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use quick_xml::events::Event;
use quick_xml::reader::Reader;
use serde_json::Value;

use crate::support::EXAMPLE;
use crate::support::program::{Folder, said};
use duvod::formats::{WrittenPuzzle, link_to};
use duvod::picture::QrCode;

fn printed(file: &str, arguments: &[&str]) -> Vec<u8> {
    let _ = said(&[&["print"], arguments, &["--output", file]].concat());
    fs::read(file).expect("a file")
}

/// How many pages a PDF says that it has.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    let count = text.split("/Type /Pages").nth(1).and_then(|rest| rest.split("/Count ").nth(1));
    let count = count.and_then(|rest| rest.split_whitespace().next());
    count.and_then(|count| count.trim_end_matches('>').parse().ok()).expect("a number of pages")
}

/// The JSON that the script of an explanation page reads.
fn data(page: &str) -> Value {
    let json = page.split("id=\"data\">").nth(1).and_then(|rest| rest.split("</script>").next());
    serde_json::from_str(json.expect("data")).expect("JSON")
}

#[test]
fn so_many_puzzles_stand_on_a_page_and_the_solutions_behind_them() {
    let folder = Folder::new("sheets");
    let many = folder.path("many.txt");
    fs::write(&many, format!("{EXAMPLE}\n").repeat(10)).expect("written");
    for (per_page, expected) in [("1", 10), ("2", 5), ("4", 3), ("6", 2), ("9", 2)] {
        let file = folder.path(&format!("{per_page}.pdf"));
        let pdf = printed(&file, &[&many, "--per-page", per_page, "--paper", "letter"]);
        assert_eq!(pages(&pdf), expected, "{per_page}");
        let solved = folder.path(&format!("{per_page}-solved.pdf"));
        let pdf = printed(&solved, &[&many, "--per-page", per_page, "--solutions", "--levels"]);
        assert_eq!(pages(&pdf), expected + 1, "{per_page}");
    }
    // Puzzles may also be named one by one; the same gives the same.
    let two = [EXAMPLE, EXAMPLE, "--per-page", "1", "--title", "Žluťoučký kůň"];
    let [once, again] = ["a.pdf", "b.pdf"].map(|name| printed(&folder.path(name), &two));
    assert_eq!(pages(&once), 2);
    assert_eq!(once, again);
}

#[test]
fn a_procedure_and_the_why_of_a_cell_are_booklets() {
    let folder = Folder::new("booklets");
    let whole = printed(&folder.path("whole.pdf"), &[EXAMPLE, "--procedure", "--lang", "cs"]);
    assert_eq!(pages(&whole), 18, "52 pictures, three to a page");
    let bookmarks = String::from_utf8_lossy(&whole).matches("/XYZ").count();
    assert_eq!(bookmarks, 51, "one for each step");
    let why = printed(&folder.path("why.pdf"), &[EXAMPLE, "--why", "E7", "--lang", "cs"]);
    assert!(pages(&why) < 5);
    for pdf in [whole, why] {
        let text = String::from_utf8_lossy(&pdf);
        assert_eq!(text.matches("/CIDFontType0C").count(), 3, "three subsets are carried");
        assert_eq!(text.matches("/ToUnicode").count(), 3, "with their characters");
        assert!(pdf.len() < 300_000);
    }
}

#[test]
fn the_explanation_page_answers_for_every_cell_and_needs_nothing_beside_it() {
    let folder = Folder::new("lesson");
    for tag in ["cs", "en"] {
        let file = folder.path(&format!("{tag}.html"));
        let title = "<b>&\"Lesson\"</script>";
        let page = printed(&file, &[EXAMPLE, "--procedure", "--lang", tag, "--title", title]);
        let page = String::from_utf8(page).expect("UTF-8");
        assert!(page.len() < 1_000_000);
        assert!(page.starts_with("<!DOCTYPE html>\n<html xmlns="));
        assert!(page.contains("<title>&lt;b&gt;&amp;&quot;Lesson&quot;&lt;/script&gt;</title>"));
        let names = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"];
        let links = names.into_iter().fold(page.clone(), |page, name| page.replace(name, ""));
        for needed in ["http:", "https:", " src=", "<link", "@import", "url("] {
            assert!(!links.contains(needed), "{needed}");
        }
        assert_eq!(page.matches("<td><button").count(), 81);
        assert_eq!(page.matches("<script").count(), page.matches("</script>").count());
        let data = data(&page);
        let length = |name: &str| data[name].as_array().expect("a list").len();
        assert_eq!((length("cells"), length("procedure")), (81, 51));
        // Whatever is referred to is there.
        let number = |value: &Value| value.as_u64().expect("a number") as usize;
        for cell in data["cells"].as_array().expect("cells") {
            let [steps, refers] = [2, 3].map(|at| cell[at].as_array().expect("a list"));
            assert_eq!(steps.len(), refers.len());
            assert!(steps.iter().all(|step| number(step) < length("steps")));
            assert!(refers.iter().all(|text| number(text) < length("texts")));
            assert!(number(&cell[0]) < length("texts"));
        }
        for step in data["steps"].as_array().expect("steps") {
            assert!(number(&step[3]) < length("marks"));
            for piece in [4, 5].iter().flat_map(|&at| step[at].as_array().expect("pieces")) {
                assert!(number(piece) < length("pieces"));
            }
        }
        let solution = said(&["solve", EXAMPLE]);
        let solution: String = solution.chars().filter(char::is_ascii_digit).take(81).collect();
        assert_eq!(left_by_the_steps(&data), solution);
    }
}

/// The digits that stand on the explanation page behind the last step of the procedure, cell by cell.
fn left_by_the_steps(data: &Value) -> String {
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().expect("a list").iter().filter_map(Value::as_u64).collect()
    };
    let mut digits = numbers(&data["start"]);
    for step in numbers(&data["procedure"]) {
        let step = &data["steps"][step as usize];
        let taken = numbers(&step[4]);
        digits.retain(|digit| !taken.contains(digit));
        digits.extend(numbers(&step[5]));
    }
    let mut places = Vec::new();
    for piece in digits {
        let piece = data["pieces"][piece as usize].as_str().expect("a piece").to_owned();
        let number = |name: &str| -> f32 {
            let value = piece.split(&format!(" {name}=\"")).nth(1).expect("a value");
            value.split('"').next().and_then(|value| value.parse().ok()).expect("a number")
        };
        let digit = piece.split('>').nth(1).and_then(|rest| rest.chars().next()).expect("a digit");
        let at = [number("y"), number("x")].map(|length| ((length - 26.0) / 60.0).floor() as i8);
        places.push((at, digit));
    }
    places.sort_unstable();
    places.iter().map(|(_, digit)| digit).collect()
}

/// Reads a page as XML: every element is closed in its place, attributes have values and stand once, and nothing is named that
/// XML does not know by itself. Gives how many elements of each name there are.
fn elements(page: &str) -> BTreeMap<String, usize> {
    let mut reader = Reader::from_str(page);
    reader.config_mut().enable_all_checks(true);
    let (mut found, mut ids) = (BTreeMap::new(), BTreeSet::new());
    loop {
        let event = reader.read_event().unwrap_or_else(|error| {
            let at = usize::try_from(reader.error_position()).expect("a place");
            panic!("{error}: {:.200}", &page[at.saturating_sub(20)..])
        });
        match event {
            Event::Start(element) | Event::Empty(element) => {
                let name = String::from_utf8(element.name().as_ref().to_vec()).expect("UTF-8");
                *found.entry(name).or_default() += 1;
                for attribute in element.attributes() {
                    let attribute = attribute.expect("an attribute with a value");
                    if attribute.key.as_ref() == b"id" {
                        assert!(ids.insert(attribute.value.to_vec()), "an id that stands twice");
                    }
                }
            }
            Event::GeneralRef(named) => {
                let known = ["amp", "lt", "gt", "quot", "apos"];
                let name = String::from_utf8_lossy(&named).into_owned();
                assert!(named.is_char_ref() || known.contains(&&*name), "{name}");
            }
            Event::Eof => return found,
            _ => {}
        }
    }
}

#[test]
fn web_pages_are_xml_as_well() {
    let folder = Folder::new("xhtml");
    let title = "<b>&\"Lesson\"</script>]]>";
    for (number, (arguments, cells)) in [
        (&["--solutions", "--levels", "--qr", "--author", "A & B <"][..], 162),
        (&["--procedure", "--title", title], 81),
        (&["--procedure", "--title", title, "--lang", "cs"], 81),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.path(&format!("{number}.html"));
        let page = printed(&file, &[&[EXAMPLE], arguments].concat());
        let page = String::from_utf8(page).expect("UTF-8");
        let found = elements(&page);
        assert_eq!((found["td"], found["html"], found["title"]), (cells, 1, 1));
        assert!(page.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" lang="));
    }
}

#[test]
fn a_web_page_has_its_style_beside_it_which_is_never_written_over() {
    let folder = Folder::new("web");
    let page = printed(
        &folder.path("a.html"),
        &[EXAMPLE, "--solutions", "--levels", "--lang", "en", "--author", "A & B"],
    );
    let page = String::from_utf8(page).expect("UTF-8");
    assert_eq!(page.matches("<table").count(), 2);
    assert_eq!(page.matches("<td").count(), 162);
    assert_eq!(page.matches("<td class=\"given").count(), 60);
    assert!(page.contains("<caption>1 · Easy</caption>") && page.contains("A &amp; B"));
    let style = folder.path("sudoku.css");
    assert!(fs::read_to_string(&style).expect("a style sheet").contains("@media print"));
    fs::write(&style, "mine").expect("written");
    let _ = printed(&folder.path("a.html"), &[EXAMPLE, "--force"]);
    assert_eq!(fs::read_to_string(&style).expect("a style sheet"), "mine");
}

#[test]
fn puzzles_made_on_the_spot_are_those_of_generate() {
    let folder = Folder::new("made");
    let wish = ["--level", "easy", "--symmetry", "half-turn", "--seed", "11"];
    let generated = said(&[&["generate", "--count", "3"], &wish[..]].concat());
    let many = folder.path("many.txt");
    fs::write(&many, &generated).expect("written");
    assert_eq!(generated.lines().count(), 3);
    let how = ["--levels", "--solutions", "--per-page", "2"];
    let read = printed(&folder.path("read.pdf"), &[&[&*many], &how[..]].concat());
    let made = [&["--generate", "3"], &wish[..], &how[..]].concat();
    assert_eq!(printed(&folder.path("made.pdf"), &made), read);
    assert_eq!(pages(&read), 3);
    // Without a number, as many as a page has.
    let page = [&["--per-page", "1", "--practice", "full-house"][..], &["--seed", "2"]].concat();
    assert_eq!(pages(&printed(&folder.path("one.pdf"), &page)), 2);
}

#[test]
fn practice_sheets_have_the_steps_at_the_back() {
    let folder = Folder::new("practice");
    for tag in ["cs", "en"] {
        let sheet = ["--practice", "x-wing", "--generate", "3", "--seed", "5", "--lang", tag];
        let file = folder.path(&format!("{tag}.pdf"));
        let pdf = printed(&file, &[&sheet[..], &["--per-page", "2"]].concat());
        assert_eq!(pages(&pdf), 3, "two sheets, and three steps on a page");
        let text = String::from_utf8_lossy(&pdf);
        assert_eq!(text.matches("/XYZ").count(), 4, "the back and each step has a bookmark");
    }
    let sheet = ["--practice", "full-house", "--generate", "1", "--per-page", "1"];
    for (answers, count) in [("next", 2), ("sheet", 3), ("none", 1)] {
        let pdf = printed(
            &folder.path(&format!("{answers}.pdf")),
            &[&sheet[..], &["--answers", answers]].concat(),
        );
        assert_eq!(pages(&pdf), count, "{answers}");
    }
    // What the rule says chooses its words by what the grid has for areas.
    for grid in ["9x9", "jigsaw-9x9"] {
        let sheet = ["--practice", "pointing", "--generate", "1", "--seed", "3", "--grid", grid];
        assert_eq!(pages(&printed(&folder.path(&format!("{grid}.pdf")), &sheet)), 2, "{grid}");
    }
}

#[test]
fn some_steps_of_a_procedure_are_printed() {
    let folder = Folder::new("some-steps");
    let steps = |name: &str, more: &[&str]| {
        let pdf = printed(&folder.path(name), &[&[EXAMPLE, "--procedure"], more].concat());
        String::from_utf8_lossy(&pdf).matches("/XYZ").count()
    };
    assert_eq!(steps("range.pdf", &["--steps", "3-5"]), 3);
    let all = steps("all.pdf", &[]);
    let medium = steps("medium.pdf", &["--least", "easy"]);
    assert!(all > 10 && medium == all, "{all} {medium}");
}

#[test]
fn a_code_below_a_puzzle_leads_to_it() {
    let folder = Folder::new("codes");
    let page = printed(&folder.path("a.html"), &[EXAMPLE, "--qr", "--lang", "en"]);
    let page = String::from_utf8(page).expect("UTF-8");
    let geometry = crate::support::classic();
    let board = duvod::formats::read_line(EXAMPLE, geometry).expect("a puzzle");
    let puzzle = duvod::grid::Puzzle { geometry: std::sync::Arc::clone(geometry), board };
    let link = link_to(&WrittenPuzzle::of(&puzzle)).expect("a link");
    assert!(link.starts_with("https://sudokupad.app/scf") && link.len() < 70, "{link}");
    assert!(page.contains(&format!("<a href=\"{link}\">")));
    let code = QrCode::of(&link).expect("a code").svg();
    let squares = code.lines().find(|line| line.starts_with("<path")).expect("squares");
    assert!(page.contains(squares) && page.contains("aria-label=\"Puzzle 1 at SudokuPad\""));
    let [plain, coded] = [&[EXAMPLE][..], &[EXAMPLE, "--qr"]].map(|arguments| {
        let name = format!("{}.pdf", arguments.len());
        printed(&folder.path(&name), arguments)
    });
    assert_eq!((pages(&plain), pages(&coded)), (1, 1));
    assert!(coded.len() > plain.len());
}
