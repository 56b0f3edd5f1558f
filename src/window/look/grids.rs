//! What grids are called, and which can be chosen.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use super::plain::plain;
use duvod::grid::{Geometry, beside_of};
use duvod::knowledge::{Knowledge, Level, closed_up};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};

/// What a grid is called, by the parts of its name.
pub(crate) fn grid_name(name: &str, locale: &Locale) -> String {
    let is_group = |part: &&str| part.starts_with("house-") || part.starts_with("group-");
    // What stands behind a colon are the cells of a constraint.
    let (constraints, rest): (Vec<&str>, Vec<&str>) =
        name.split('+').partition(|part| part.contains(':'));
    let (groups, rest): (Vec<&str>, Vec<&str>) = rest.into_iter().partition(is_group);
    let mut parts: Vec<Words> = rest.into_iter().map(part_name).collect();
    if !groups.is_empty() {
        parts.push(words::GridCalledOfGroups { count: groups.len() }.into());
    }
    if !constraints.is_empty() {
        parts.push(words::GridCalledOfConstraints { count: constraints.len() }.into());
    }
    locale.say(&words::GridCalledOfParts { parts }.into())
}

/// What the next game is called: by its level, and by its grid where that is to be named.
pub(crate) fn next_game((level, grid): (Level, Option<&Geometry>), locale: &Locale) -> Words {
    let level = level.message();
    match grid {
        Some(grid) => words::GameNextOfGrid { grid: grid_name(grid.name(), locale), level }.into(),
        None => words::GameNextOfLevel { level }.into(),
    }
}

/// Whether a grid is looked for by what was typed: its name in words begins so, or one by which it is asked for.
pub(crate) fn is_sought(grid: &Geometry, typed: &str, locale: &Locale) -> bool {
    let called = grid_name(grid.name(), locale);
    let also = grid.spec().about.also.iter().map(String::as_str);
    let mut names = [called.as_str(), grid.name()].into_iter().chain(also);
    names.any(|name| closed_up(&plain(name)).starts_with(&closed_up(&plain(typed))))
}

/// Whether a word of a grid's name, but for the first, begins with what was typed.
pub(crate) fn has_word(grid: &Geometry, typed: &str, locale: &Locale) -> bool {
    let called = plain(&grid_name(grid.name(), locale));
    let is_sign = |letter: char| !letter.is_alphanumeric();
    let mut ends = called.char_indices().filter(|(_, letter)| is_sign(*letter));
    ends.any(|(end, _)| {
        closed_up(called[end..].trim_start_matches(is_sign)).starts_with(&closed_up(&plain(typed)))
    })
}

/// What a part of a name is called.
fn part_name(part: &str) -> Words {
    if let Some(count) = beside_of(part) {
        return words::GridCalledBeside { count }.into();
    }
    // The same grid in other symbols tells the first and the last of them.
    let plain =
        part.rsplit_once('-').filter(|(plain, _)| *plain != "no").and_then(|(plain, ends)| {
            let mut ends = ends.chars();
            let (first, last) = (ends.next()?, ends.next()?);
            ends.next().is_none().then_some((plain, first, last))
        });
    if let Some((plain, first, last)) = plain {
        let (grid, is_letters) = (part_name(plain), first.is_alphabetic());
        let (first, last) = (first.to_string(), last.to_string());
        let symbols = if is_letters { "letters" } else { "digits" };
        return words::GridCalledInSymbols { grid, symbols, first, last }.into();
    }
    let kind = |whole: &str| part.strip_prefix(whole).is_some_and(|rest| rest.starts_with('-'));
    let shown = shown_size(part.split('-').find(|it| it.contains('x')).unwrap_or(part));
    let name = if kind("regions") {
        "regions"
    } else if kind("toroidal") {
        "toroidal"
    } else if kind("latin") {
        "latin"
    } else if kind("jigsaw") {
        "jigsaw"
    } else if part.ends_with("-tall") {
        "tall"
    } else if part.ends_with("-wide") {
        "wide"
    } else {
        part
    };
    words::GridCalled { name, shown }.into()
}

/// The size of a grid as people write it: `8×8`.
fn shown_size(name: &str) -> String {
    match name.split_once('x') {
        Some((across, down)) if !across.is_empty() && !down.is_empty() => {
            format!("{across}×{down}")
        }
        _ => name.to_owned(),
    }
}

/// The grids that can be chosen where one is: those that are known, first those that are met most often, then by size; those that are made
/// of the `chosen` one by one more rule, or by one less; and that of the puzzle at hand.
pub(crate) fn offered(
    knowledge: &Knowledge,
    chosen: &Arc<Geometry>,
    at_hand: &Arc<Geometry>,
) -> Vec<Arc<Geometry>> {
    let mut offered: Vec<Arc<Geometry>> = knowledge.grids().cloned().collect();
    let place = |grid: &Arc<Geometry>| {
        let often = grid.spec().about.place.filter(|_| grid.has_usual_digits());
        (often.unwrap_or(u8::MAX), adds(grid), !grid.has_usual_digits(), grid.cell_count())
    };
    offered.sort_by_key(place);
    let changed = offered
        .iter()
        .filter(|grid| adds(grid))
        .filter_map(|more| knowledge.grid_of(&with_or_without(chosen.name(), more.name())));
    let changed: Vec<_> = changed.collect();
    for grid in changed.iter().chain([chosen, at_hand]) {
        if !offered.iter().any(|known| known.name() == grid.name()) {
            offered.push(Arc::clone(grid));
        }
    }
    offered
}

/// The grids that can be chosen, as they were put together last: that takes a while, and they are asked for at each look.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offered(RefCell<Option<Kept>>);

/// The grid that was chosen, that of the puzzle at hand, and what was offered beside them.
type Kept = ([Arc<Geometry>; 2], Rc<[Arc<Geometry>]>);

impl Offered {
    /// As [`offered`], put together anew only if the chosen grid or the one at hand is another than before.
    pub(crate) fn of(
        &self,
        knowledge: &Knowledge,
        chosen: &Arc<Geometry>,
        at_hand: &Arc<Geometry>,
    ) -> Rc<[Arc<Geometry>]> {
        let is_for = |[of, beside]: &[Arc<Geometry>; 2]| of == chosen && beside == at_hand;
        if let Some((grids, known)) = &*self.0.borrow()
            && is_for(grids)
        {
            return Rc::clone(known);
        }
        let found = Rc::from(offered(knowledge, chosen, at_hand));
        let grids = [Arc::clone(chosen), Arc::clone(at_hand)];
        let _ = self.0.replace(Some((grids, Rc::clone(&found))));
        found
    }
}

/// Whether a grid adds something to a plain one.
fn adds(grid: &Geometry) -> bool {
    grid.extra_houses().next().is_some() || !grid.steps_apart().is_empty()
}

/// The name of a grid with one more part, or without it if it has that.
fn with_or_without(name: &str, part: &str) -> String {
    let parts: Vec<&str> = name.split('+').collect();
    if parts.contains(&part) {
        let rest: Vec<&str> = parts.into_iter().filter(|known| *known != part).collect();
        return rest.join("+");
    }
    format!("{name}+{part}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use duvod::knowledge::CLASSIC_GRID;

    fn names(grids: &[Arc<Geometry>]) -> Vec<&str> {
        grids.iter().map(|grid| grid.name()).collect()
    }

    #[test]
    fn all_grids_have_names_in_words_and_no_two_the_same() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let all: Vec<String> = knowledge.grids().map(|grid| grid.name().to_owned()).collect();
        assert!(all.len() > 30, "{all:?}");
        for language in ["en", "cs"] {
            let locale = Locale::new(language).expect("a language");
            let mut called: Vec<String> = all.iter().map(|name| grid_name(name, &locale)).collect();
            for (name, called) in all.iter().zip(&called) {
                let is_size = name.split('x').all(|part| part.parse::<usize>().is_ok());
                let has_size = name.starts_with(|letter: char| letter.is_ascii_digit());
                let is_raw = called == &shown_size(name) && has_size;
                assert!(!called.is_empty() && (is_size || !is_raw), "{name}: {called}");
            }
            called.sort_unstable();
            assert!(called.windows(2).all(|pair| pair[0] != pair[1]), "{called:?}");
        }
        let english = Locale::new("en").expect("English");
        assert_eq!(grid_name("9x9-08+anti-king", &english), "9×9 with the digits 0–8, anti-king");
        assert_eq!(grid_name("16x16-AP", &english), "16×16 with the letters A–P");
    }

    #[test]
    fn what_is_offered_is_put_together_once() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let grid = |name: &str| knowledge.grid_of(name).expect("a grid");
        let (six, nine, kept) = (grid("6x6"), grid("9x9"), Offered::default());
        let first = kept.of(knowledge, &six, &nine);
        assert_eq!(names(&first), names(&offered(knowledge, &six, &nine)));
        assert!(Rc::ptr_eq(&first, &kept.of(knowledge, &six, &nine)));
        let other = kept.of(knowledge, &nine, &nine);
        assert_eq!(names(&other), names(&offered(knowledge, &nine, &nine)));
        assert_ne!(names(&first), names(&other));
        let own = grid("regions-AABBAABBCCDDCCDD");
        assert!(names(&kept.of(knowledge, &nine, &own)).contains(&own.name()));
    }

    #[test]
    fn what_is_met_most_often_comes_first_and_groups_are_counted() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let grid = |name: &str| knowledge.grid_of(name).expect("a grid");
        let all = offered(knowledge, &grid("9x9"), &grid("9x9"));
        assert_eq!(names(&all)[..4], ["9x9", "x", "jigsaw-9x9", "6x6"]);
        let three = "9x9+group-A1B2+group-C3D4+house-A1B2C3D4E5F6G7H8I9";
        for (language, one, more) in [
            ("en", "9×9, one extra group", "9×9, three extra groups"),
            ("cs", "9×9, jedna skupina navíc", "9×9, tři skupiny navíc"),
        ] {
            let locale = Locale::new(language).expect("a language");
            assert_eq!(grid_name("9x9+group-A1B2", &locale), one);
            assert_eq!(grid_name(three, &locale), more);
        }
    }

    #[test]
    fn grids_are_found_as_they_are_typed() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let locales = ["en", "cs"].map(|tag| Locale::new(tag).expect("a language"));
        let found = |typed: &str, locale: &Locale| {
            let classic = knowledge.grid("9x9").expect("the classic grid");
            let all = offered(knowledge, classic, classic);
            let begins = all.iter().find(|grid| is_sought(grid, typed, locale));
            let within = || all.iter().find(|grid| has_word(grid, typed, locale));
            begins.or_else(within).map(|grid| grid.name().to_owned())
        };
        for locale in &locales {
            for (typed, name) in [
                ("6x6", "6x6"),
                ("6 x 6", "6x6"),
                ("6×6", "6x6"),
                ("x", "x"),
                ("X-Sud", "x"),
                ("sudoku x", "x"),
                ("jig", "jigsaw-9x9"),
                ("argyle", "argyle"),
                ("latin", "latin-9x9"),
            ] {
                assert_eq!(found(typed, locale).as_deref(), Some(name), "{typed}");
            }
        }
        assert_eq!(found("diagonální", &locales[1]).as_deref(), Some("x"));
        assert_eq!(found("latinsky", &locales[1]).as_deref(), Some("latin-9x9"));
        assert_eq!(found("nothing", &locales[0]), None);
    }

    #[test]
    fn rules_are_added_to_the_chosen_grid_and_taken_away_one_by_one() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let grid = |name: &str| knowledge.grid_of(name).expect("a grid");
        let six = offered(knowledge, &grid("6x6"), &grid("windoku"));
        assert_eq!(names(&six)[0], CLASSIC_GRID);
        assert!(names(&six).contains(&"6x6+x") && names(&six).contains(&"6x6+anti-knight"));
        let both = offered(knowledge, &grid("6x6+anti-knight+x"), &grid("9x9"));
        assert!(names(&both).contains(&"6x6+x") && names(&both).contains(&"6x6+anti-knight"));
        assert!(names(&both).contains(&"6x6+anti-king+anti-knight+x"));
        let own = grid("regions-AABBAABBCCDDCCDD");
        assert!(names(&offered(knowledge, &grid("9x9"), &own)).contains(&own.name()), "at hand");
    }
}
