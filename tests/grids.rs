//! Grids that are not the classic one: a puzzle of irregular regions and one with diagonals are solved, explained, asked
//! about, checked and drawn, and so is one of each other size.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{EXAMPLE, engine, knowledge, languages, solution, solved_by};
use duvod::checker::Checker;
use duvod::explanation::{
    Strength, hint_at_step, procedure, rule_name, rule_name_on, says_of_grid, sentence, step_name,
    why, why_not,
};
use duvod::formats::{TextFormat, find_puzzle, named_grid, print_grid};
use duvod::grid::{
    Board, Candidate, Candidates, Cell, Collision, Constraint, Digit, Geometry, GeometrySpec,
    House, HouseKind, Puzzle,
};
use duvod::inference::{Engine, Hints};
use duvod::knowledge::PuzzleExample;
use duvod::message::Message;
use duvod::picture::{Frame, LIGHT, Scene, svg, text};
use duvod::proof::{Claim, Fact, RuleId, Statement, Trace};
use duvod::search::{Search, Verdict};

/// The examples of grids other than the classic one.
fn examples() -> impl Iterator<Item = (&'static PuzzleExample, Puzzle)> {
    let others = knowledge().puzzles().iter().filter(|example| example.grid != "9x9");
    others.map(|example| (example, knowledge().puzzle(example).expect("a puzzle")))
}

fn trace(puzzle: &Puzzle) -> Trace {
    solved_by(engine(&puzzle.geometry), &puzzle.geometry, &puzzle.board)
}

/// The grid of the same size of which nothing more is said: the classic one, if it has nine rows.
fn plain(geometry: &Geometry) -> Arc<Geometry> {
    let classic = knowledge().grid("9x9").expect("the classic grid");
    if geometry.dimensions() == classic.dimensions() {
        return Arc::clone(classic);
    }
    let spec = geometry.spec().clone();
    let (extra_houses, constraints) = (Vec::new(), Vec::new());
    let spec = GeometrySpec { extra_houses, constraints, apart: Vec::new(), ..spec };
    Arc::new(Geometry::new(&spec).expect("a grid"))
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
        let without = Search::new(&plain(geometry)).verdict(&puzzle.board);
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
        let has_constraints = !geometry.constraints().is_empty();
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
                // What a constraint is called is held where kinds are; some rule of each puzzle rests on one.
                (_, "cs") if has_constraints => "číslic",
                (_, "en") if has_constraints => "digit",
                (_, "cs") => "oblast",
                (_, "en") => "region",
                // What another language calls them is for its own files to say.
                _ => continue,
            };
            assert!(all.contains(named), "{all}");
            let has_block = all.contains(" block") || all.contains(" blok");
            // What a constraint asks for may speak of blocks.
            let is_right = has_block == geometry.blocks().is_some() || has_constraints && has_block;
            assert!(is_right, "{all}");
            let some = [10, 40, 68].map(Cell::new).into_iter();
            for cell in some.filter(|cell| cell.index() < geometry.cell_count()) {
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
                HouseKind::Region if geometry.house_name(house).called.is_some() => {
                    "Hidden single in an extra group"
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
        let drawn = svg(&scene, geometry, &LIGHT, Frame::default());
        let is_plain = drawn == svg(&scene, &plain(geometry), &LIGHT, Frame::default());
        if !geometry.constraints().is_empty() {
            // What holds in the whole grid is only told.
            let is_drawn = |it: &Constraint| !it.kind.drawn.is_empty();
            let is_told = !geometry.constraints().iter().any(is_drawn);
            assert_eq!(is_plain, is_told, "{}", example.id);
            continue;
        }
        assert_eq!(is_plain, !geometry.excludes_by_groups_alone(), "{}", example.grid);
        insta::assert_snapshot!(format!("{}-text", example.grid), text(geometry, &scene, true));
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
            let named = named_grid(&text).and_then(|name| knowledge().grid_of(name));
            let read = find_puzzle(&text, &named.expect("a grid"), []).expect("a puzzle");
            assert_eq!((&read.board, read.geometry.name()), (&puzzle.board, example.grid.as_str()));
        }
    }
}

/// Grids of which something is said: houses and groups besides, regions in place of blocks, or nothing.
const TOLD: [&str; 12] = [
    "9x9",
    "12x12",
    "x",
    "girandola",
    "9x9+anti-knight+diagonal",
    "latin-9x9",
    "jigsaw-7x7",
    "argyle",
    "windoku",
    "9x9+disjoint-groups+x",
    "toroidal-9x9",
    "9x9+group-A1B2C3",
];

#[test]
fn a_grid_says_what_holds_besides_rows_columns_and_blocks() {
    for locale in languages() {
        let told = TOLD.map(|name| {
            let said = says_of_grid(&knowledge().grid_of(name).expect(name));
            let said: Vec<String> = said.iter().map(|said| locale.say(said)).collect();
            format!("{name}: {}", said.join(" ")).trim_end().to_owned()
        });
        insta::assert_snapshot!(format!("what-holds-{}", locale.tag()), told.join("\n"));
    }
}

#[test]
fn a_full_grid_that_breaks_a_constraint_is_not_solved() {
    let classic = knowledge().grid("9x9").expect("the classic grid");
    let puzzle = find_puzzle(EXAMPLE, classic, []).expect("a puzzle");
    let full = solution(classic, &puzzle.board).filled_into(&puzzle.board);
    // A1, B1 and C1 hold 5, 3 and 4: any two of them may be in a cage of 15.
    for (constraint, breaking) in [
        ("killer-cage:A1B1:8", &[][..]),
        ("killer-cage:A1B1:7", &[0, 1]),
        ("killer-cage:A1B1C1:12", &[]),
        ("killer-cage:A1B1C1:15", &[0, 1, 2]),
        ("killer-cage:A1B1C1:24", &[2]),
        ("odd:A1", &[]),
        ("even:A1", &[0]),
        ("whispers:A1B1C1:2", &[1, 2]),
    ] {
        let geometry = knowledge().grid_of(&format!("9x9+{constraint}")).expect("a grid");
        let found = full.all_collisions(&geometry);
        let cells: Vec<Cell> = found.iter().flat_map(Collision::cells).collect();
        assert_eq!(
            cells,
            breaking.iter().copied().map(Cell::new).collect::<Vec<_>>(),
            "{constraint}"
        );
        assert_eq!(full.is_solved(&geometry), breaking.is_empty(), "{constraint}");
        let numbers = geometry.groups().filter_map(|group| geometry.shown_number(group));
        assert_eq!(numbers.count(), 0, "a cage has a sum in its corner, and no number");
    }
}
