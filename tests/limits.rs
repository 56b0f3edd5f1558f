//! The limits that `docs/security.md` gives are those of the sources.

use std::fs;
use std::path::Path;

/// The constants that the page names: file, name, value.
fn named(page: &str) -> Vec<[&str; 3]> {
    let in_quotes = page.lines().filter(|line| line.starts_with("| ")).filter_map(|line| {
        let (_, rest) = line.rsplit_once(" | `src/")?;
        rest.strip_suffix("` |")
    });
    let parts = in_quotes.map(|text| {
        let (file, constant) = text.split_once(": ").expect("a file and a constant");
        let (name, value) = constant.split_once(" = ").expect("a name and a value");
        [file, name, value]
    });
    parts.collect()
}

#[test]
fn the_limits_of_the_page_are_those_of_the_sources() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/security.md")).expect("the page");
    let named = named(&page);
    assert!(named.len() > 20, "{}", named.len());
    for [file, name, value] in named {
        let source = fs::read_to_string(root.join("src").join(file)).expect("a file of sources");
        let declared = source.lines().find(|line| line.contains(&format!("const {name}: ")));
        let declared = declared.unwrap_or_else(|| panic!("{file} has no constant {name}"));
        assert!(declared.ends_with(&format!(" = {value};")), "{file}: {declared}, not {value}");
    }
}
