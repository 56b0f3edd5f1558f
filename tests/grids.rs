//! Grids that are not the classic one: a puzzle of irregular regions and one with diagonals are solved, explained, asked
//! about, checked and drawn, and so is one of each other size.

use std::collections::BTreeSet;

use crate::support::{knowledge, languages};
use duvod::checker::Checker;
use duvod::explanation::{
    Strength, hint_at_step, procedure, rule_name, rule_name_on, says_of_grid, sentence, step_name,
    why, why_not,
};
use duvod::formats::{TextFormat, find_puzzle, named_grid, print_grid};
use duvod::grid::{Board, Candidate, Candidates, Cell, Digit, Geometry, House, HouseKind, Puzzle};
use duvod::inference::{Engine, Hints, Options};
use duvod::knowledge::PuzzleExample;
use duvod::message::Message;
use duvod::picture::{Frame, LIGHT, Scene, svg, text};
use duvod::proof::{Claim, Fact, RuleId, Statement, Trace};
use duvod::search::{Search, Verdict};
use duvod::session::{Job, Outcome, Progress};

/// The examples of grids other than the classic one.
fn examples() -> impl Iterator<Item = (&'static PuzzleExample, Puzzle)> {
    let others = knowledge().puzzles().iter().filter(|example| example.grid != "9x9");
    others.map(|example| (example, knowledge().puzzle(example).expect("a puzzle")))
}

fn trace(puzzle: &Puzzle) -> Trace {
    let engine = Engine::new(knowledge(), &puzzle.geometry, &Options::default());
    let engine = engine.expect("the default profile").into();
    let job = Job::new(engine, Search::new(&puzzle.geometry).into(), puzzle.board.clone());
    let progress = Progress { steps: &mut |_| {}, cancelled: &|| false, statistics: None };
    let Outcome::Solved { trace, .. } = job.run(progress) else { panic!("one solution") };
    trace
}

/// The houses that the claims of a trace speak of.
fn houses(claims: impl Iterator<Item = Claim>) -> BTreeSet<House> {
    let house = |claim: Claim| match claim.statement {
        Statement::OnlyPlaces { house, .. } => Some(house),
        _ => None,
    };
    claims.filter_map(house).collect()
}

/// Whether no digit is twice in a house, by the map of the houses alone.
fn is_full(geometry: &Geometry, board: &Board) -> bool {
    geometry.houses().all(|house| {
        let digits = geometry.list_of(house).iter().filter_map(|&cell| board.entry(cell).digit());
        digits.collect::<BTreeSet<Digit>>().len() == geometry.digit_count()
    })
}

#[test]
fn there_is_an_example_with_regions_and_one_with_diagonals() {
    let kinds: BTreeSet<HouseKind> = examples()
        .flat_map(|(_, puzzle)| {
            let geometry = puzzle.geometry;
            geometry.houses().map(|house| geometry.kind(house)).collect::<Vec<_>>()
        })
        .collect();
    assert!(kinds.contains(&HouseKind::Region) && kinds.contains(&HouseKind::Diagonal));
}

#[test]
fn puzzles_of_other_grids_are_solved_and_every_step_is_proved() {
    for (example, puzzle) in examples() {
        let geometry = &puzzle.geometry;
        let verdict = Search::new(geometry).verdict(&puzzle.board);
        assert!(matches!(verdict, Verdict::One(_)), "{}", example.grid);
        // Without the regions or diagonals there are more solutions.
        let classic = knowledge().grid("9x9").expect("the classic grid");
        let without = Search::new(classic).verdict(&puzzle.board);
        assert!(!matches!(without, Verdict::One(_)), "{}", example.grid);
        let trace = trace(&puzzle);
        let end = trace.board_before(geometry, trace.steps.len());
        assert!(is_full(geometry, &end), "{}", example.grid);
        let checked = Checker::new(geometry).check(&trace);
        assert!(checked.is_ok(), "{}: {checked:?}", example.grid);
        let claims = trace.steps.iter().flat_map(|step| step.claims.iter().cloned());
        let used = houses(claims);
        let own = geometry.areas().filter(|&area| geometry.kind(area) == HouseKind::Region);
        let own = own.chain(geometry.extra_houses()).collect::<BTreeSet<_>>();
        let has_none = own.is_empty();
        assert!(has_none || !used.is_disjoint(&own), "{}: its houses are used", example.grid);
    }
}

#[test]
fn puzzles_of_other_grids_are_told_in_every_language() {
    for (example, puzzle) in examples() {
        let geometry = &puzzle.geometry;
        let trace = trace(&puzzle);
        for locale in languages() {
            let mut all = String::new();
            let mut state = trace.start.candidates(geometry);
            for (step, told) in trace.steps.iter().zip(procedure(geometry, &trace)) {
                let hint = hint_at_step(geometry, &state, step, Strength::Rule);
                for said in hint.told.iter().chain([&told.name, &told.sentence]) {
                    all += &locale.try_say(said).expect("a sentence");
                }
                step.apply(geometry, &mut state);
            }
            let named = match (example.grid.as_str(), locale.tag()) {
                ("x", "cs") => "diagonál",
                ("x", "en") => "diagonal",
                ("anti-knight", "cs") => "na skok jezdce",
                ("anti-knight", "en") => "a knight’s move",
                ("anti-king", "cs") => "úhlopříčně vedle",
                ("anti-king", "en") => "diagonally next to",
                ("non-consecutive", "cs") => "vedle",
                ("non-consecutive", "en") => "next to",
                ("latin-9x9", "cs") => "řádk",
                ("latin-9x9", "en") => "row",
                ("argyle", "cs") => "krátk",
                ("argyle", "en") => "short diagonal",
                ("windoku", "cs") => "okn",
                ("windoku", "en") => "window",
                (_, "cs") => "oblast",
                (_, "en") => "region",
                // What another language calls them is for its own files to say.
                _ => continue,
            };
            assert!(all.contains(named), "{all}");
            let has_block = all.contains(" block") || all.contains(" blok");
            assert_eq!(has_block, geometry.blocks().is_some(), "{all}");
            for cell in [10, 40, 68].map(Cell::new) {
                let answer = why(geometry, &trace, cell).expect("an answer");
                assert!(
                    !answer.slice.steps.is_empty() || puzzle.board.entry(cell).digit().is_some()
                );
                let digit = answer.slice.steps.iter().flat_map(|step| &step.conclusions);
                let mut held = digit.filter_map(|conclusion| match conclusion.fact {
                    Fact::Holds(at, digit) if at == cell => Some(digit),
                    _ => None,
                });
                let held = held.next_back().or_else(|| puzzle.board.entry(cell).digit());
                let other = geometry.digits().find(|&digit| Some(digit) != held);
                assert!(why_not(geometry, &trace, cell, other.expect("nine digits")).is_some());
            }
        }
    }
}

#[test]
fn on_grids_of_regions_no_rule_speaks_of_blocks() {
    let [classic, regions, x] =
        ["9x9", "jigsaw-9x9", "x"].map(|name| knowledge().grid(name).expect("a grid"));
    for locale in languages() {
        let say = |words: &Message| locale.try_say(words).expect("words");
        let mut of_blocks = 0;
        for rule in knowledge().rules() {
            let told = |geometry| {
                let name = rule_name_on(geometry, rule.id);
                format!("{}: {}", say(&name), say(&name.under("says")))
            };
            let speaks = |text: &str| ["block", "blok", "bloc"].iter().any(|it| text.contains(it));
            let on_regions = told(regions);
            assert!(!speaks(&on_regions.to_lowercase()), "{on_regions}");
            of_blocks += usize::from(told(classic) != on_regions);
            assert_eq!(rule_name_on(classic, rule.id), rule_name(rule.id));
        }
        assert!(of_blocks > 15, "{}: {of_blocks}", locale.tag());
        let single = RuleId::new("hidden-single-block");
        let names = [classic, regions, x].map(|grid| say(&rule_name_on(grid, single)));
        let expected = match locale.tag() {
            "cs" => ["v bloku", "v oblasti", "v bloku nebo na diagonále"]
                .map(|area| format!("Jediné místo {area}")),
            "en" => ["in a block", "in a region", "in a block or on a diagonal"]
                .map(|area| format!("Hidden single {area}")),
            _ => continue,
        };
        assert_eq!(names, expected);
    }
}

#[test]
fn a_single_is_named_by_the_house_that_it_is_found_in() {
    let single = RuleId::new("hidden-single-block");
    let (mut seen, mut windows) = (BTreeSet::new(), BTreeSet::new());
    for (_, puzzle) in examples() {
        let geometry = &puzzle.geometry;
        for step in trace(&puzzle).steps.iter().filter(|step| step.rule == single) {
            let houses = houses(step.claims.iter().cloned());
            let house = *houses.first().expect("a house");
            let kind = geometry.kind(house);
            let name = languages().into_iter().find(|it| it.tag() == "en").expect("English");
            let name = name.say(&step_name(geometry, step));
            let named = match kind {
                HouseKind::Block => "Hidden single in a block",
                HouseKind::Region if geometry.name() == "windoku" => {
                    let is_hidden = geometry.derivation(house).is_some();
                    let _ = windows.insert(is_hidden);
                    if is_hidden {
                        "Hidden single in a hidden window"
                    } else {
                        "Hidden single in a window"
                    }
                }
                HouseKind::Region if geometry.derivation(house).is_some() => {
                    "Hidden single in a derived house"
                }
                HouseKind::Region => "Hidden single in a region",
                HouseKind::Diagonal => "Hidden single on a diagonal",
                HouseKind::Row | HouseKind::Column => panic!("{step:?}"),
            };
            assert_eq!(name, named);
            let _ = seen.insert(kind);
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
    assert!(windows.contains(&false), "{windows:?}");
}

#[test]
fn the_only_group_of_its_sort_is_called_by_a_word() {
    let single = RuleId::new("hidden-single-block");
    for (grid, words) in [
        ("asterisk", ["ve hvězdičce", "in the asterisk"]),
        ("centre-dots", ["ve skupině středů", "in the house of centre dots"]),
        ("girandola", ["v girandole", "in the girandola"]),
    ] {
        let geometry = knowledge().grid(grid).expect("a grid");
        let house = geometry.extra_houses().next().expect("the group");
        let [first, others @ ..] = geometry.list_of(house) else { panic!("cells") };
        let digits = others.iter().zip(geometry.digits());
        let others = digits.map(|(&cell, digit)| Candidate::new(cell, digit));
        let state = Candidates::from_board(geometry, &Board::from_givens(81, others));
        let rule = knowledge().rule(single).expect("the rule");
        let engine = Engine::with_rules(knowledge(), geometry, &[rule]);
        let step = engine.first(&state, Hints::default()).expect("the last place");
        assert_eq!(step.conclusions[0].fact, Fact::Holds(*first, Digit::new(8)));
        for (locale, word) in ["cs", "en"].into_iter().zip(words) {
            let locale = languages().into_iter().find(|it| it.tag() == locale).expect("a language");
            let name = locale.say(&step_name(geometry, &step));
            assert!(name.ends_with(word), "{name}");
            let told = locale.say(&sentence(geometry, &state, &step));
            assert!(told.to_lowercase().contains(word), "{told}");
            assert!(!told.contains("region") && !told.contains("oblast"), "{told}");
        }
    }
}

#[test]
fn puzzles_of_other_grids_are_drawn() {
    for (example, puzzle) in examples() {
        let geometry = &puzzle.geometry;
        let scene = Scene::of(geometry, &puzzle.board).scene();
        insta::assert_snapshot!(format!("{}-text", example.grid), text(geometry, &scene, true));
        let drawn = svg(&scene, geometry, &LIGHT, Frame::default());
        let classic = knowledge().grid("9x9").expect("the classic grid");
        let is_plain = drawn == svg(&scene, classic, &LIGHT, Frame::default());
        assert_eq!(is_plain, !geometry.excludes_by_groups_alone(), "{}", example.grid);
        insta::assert_snapshot!(
            format!("{}-grid", example.grid),
            print_grid(&puzzle.board, geometry)
        );
    }
}

#[test]
fn texts_of_other_grids_are_read_back_as_puzzles_of_them() {
    for (example, puzzle) in examples() {
        for form in TextFormat::ALL {
            let text = form.print_puzzle(&puzzle);
            assert_eq!(named_grid(&text), Some(example.grid.as_str()));
            let named = named_grid(&text).and_then(|name| knowledge().grid(name)).expect("a grid");
            assert_eq!(find_puzzle(&text, named, []).as_ref(), Ok(&puzzle), "{text}");
        }
    }
}

/// What is said of each grid, in Czech and in English.
const SAID: &[(&str, &str, &str)] = &[
    ("9x9", "", ""),
    ("12x12", "", ""),
    (
        "x",
        "Každá číslice je právě jednou také na obou diagonálách.",
        "Each digit is also exactly once on both diagonals.",
    ),
    (
        "girandola",
        "Každá číslice je právě jednou také v girandole: A1, I1, E2, B5, E5, H5, E8, A9 a I9.",
        "Each digit is also exactly once in the girandola: A1, I1, E2, B5, E5, H5, E8, A9 and I9.",
    ),
    (
        "9x9+anti-knight+diagonal",
        "Každá číslice je právě jednou také na hlavní diagonále. V této mřížce stejné číslice nikdy neleží na skok jezdce od sebe.",
        "Each digit is also exactly once on the falling diagonal. On this grid equal digits are never a knight’s move apart.",
    ),
    (
        "latin-9x9",
        "Mřížka nemá bloky: každá číslice je jednou v každém řádku a v každém sloupci.",
        "This grid has no blocks: each digit is once in every row and every column.",
    ),
    (
        "jigsaw-7x7",
        "Mřížka má místo bloků oblasti: v každé z nich je každá číslice právě jednou.",
        "This grid has regions in place of blocks: each digit is once in each of them.",
    ),
    (
        "argyle",
        "Navíc se žádná číslice neopakuje na žádné z osmi krátkých diagonál.",
        "Besides, no digit is repeated on any of the eight short diagonals.",
    ),
    (
        "windoku",
        "Každá číslice je právě jednou také v každém okně.",
        "Each digit is also exactly once in every window.",
    ),
    (
        "9x9+disjoint-groups+x",
        "Každá číslice je právě jednou také v každé disjunktní skupině: tu tvoří políčka na stejném místě všech bloků, například A1, D1, G1, A4, D4, G4, A7, D7 a G7. Každá číslice je právě jednou také na obou diagonálách.",
        "Each digit is also exactly once in every disjoint group: the cells at the same place of all blocks, such as A1, D1, G1, A4, D4, G4, A7, D7 and G7. Each digit is also exactly once on both diagonals.",
    ),
    (
        "toroidal-9x9",
        "Mřížka má místo bloků oblasti: v každé z nich je každá číslice právě jednou. Oblast, kterou přeruší okraj mřížky, pokračuje na protější straně.",
        "This grid has regions in place of blocks: each digit is once in each of them. A region that the edge of the grid cuts goes on at the opposite edge.",
    ),
    (
        "9x9+group-A1B2C3",
        "Navíc se žádná číslice neopakuje v 1. skupině navíc: A1, B2 a C3.",
        "Besides, no digit is repeated in extra group 1: A1, B2 and C3.",
    ),
];

#[test]
fn a_grid_says_what_holds_besides_rows_columns_and_blocks() {
    let said = |grid: &str, tag: &str| {
        let geometry = knowledge().grid_of(grid).expect(grid);
        let locale = languages().into_iter().find(|it| it.tag() == tag).expect("a language");
        let said = says_of_grid(&geometry);
        said.iter().map(|said| locale.say(said)).collect::<Vec<_>>().join(" ")
    };
    for &(grid, czech, english) in SAID {
        assert_eq!(said(grid, "cs"), czech, "{grid}");
        assert_eq!(said(grid, "en"), english, "{grid}");
    }
}
