//! `duvod export PUZZLE --to FORM --output FILE [--step N]`: a picture of a puzzle, of a state in play, or of a step (SVG,
//! PNG, PDF); its whole procedure as a moving one; the code of a link with it; or its graph.

use std::io::Write;
use std::path::Path;

use clap::{Arg, Command, value_parser};
use serde_json::json;

use super::argument::{choice, flag, grid, number, one_of, path, state};
use super::failure::{Failure, other};
use super::output::write_new;
use super::reasoner::Reasoner;
use super::request::Request;
use super::rules::rules_named;
use super::subcommand::Subcommand;
use super::teller::Teller;
use super::{check, graphs, input};
use duvod::explanation::{procedure, rule_name_on};
use duvod::formats::{WrittenPuzzle, link_to};
use duvod::grid::{Board, StateText};
use duvod::inference::{self, Engine, Hints};
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::pages::{animation, code_as_page, naming, picture_as_page};
use duvod::picture::{
    COLOUR_BLIND_DARK, COLOUR_BLIND_LIGHT, DARK, DigitOrigin, Frame, HIGH_CONTRAST_DARK,
    HIGH_CONTRAST_LIGHT, LIGHT, Naming, PIXELS, Palette, QrCode, Scene, png, svg,
};
use duvod::proof::{Moment, Start, StepPath, Trace};
use duvod::search::Verdict;

/// The kinds of pictures, by the endings of their files.
const KINDS: [&str; 3] = ["svg", "png", "pdf"];

/// The palettes by their names.
const PALETTES: [&str; 6] = [
    "light",
    "dark",
    "high-contrast-light",
    "high-contrast-dark",
    "colour-blind-light",
    "colour-blind-dark",
];

/// How many seconds each step of a moving picture is shown if that is not said.
const SECONDS: u64 = 2;

/// What puzzles can be exported as.
const EXPORTS: [&str; 6] =
    [KINDS[0], KINDS[1], KINDS[2], graphs::FORMS[0], graphs::FORMS[1], graphs::FORMS[2]];

/// No procedure has more steps.
const MOST_STEPS: u64 = 1_000_000;

/// The command.
pub(super) const COMMAND: Subcommand = Subcommand::new("export", words::HelpExport, arguments, run);

fn arguments(command: Command, locale: &Locale) -> Command {
    let say = |words: Message| locale.say(&words);
    let output =
        path("output").long("output").value_name("FILE").help(say(words::HelpOutput.into()));
    command
        .arg(state(locale))
        .arg(one_of(locale, Arg::new("to").long("to").help(say(words::HelpTo.into())), &EXPORTS))
        .arg(output)
        .arg(
            number("step", "N", say(words::HelpStep.into()))
                .value_parser(value_parser!(u64).range(..=MOST_STEPS)),
        )
        .arg(
            Arg::new("by")
                .long("by")
                .value_name("RULE")
                .conflicts_with("step")
                .help(say(words::HelpExportBy.into())),
        )
        .arg(choice(locale, "palette", &PALETTES, "light", say(words::HelpPalette.into())))
        .arg(flag("marks", say(words::HelpMarks.into())))
        .arg(flag("plain", say(words::HelpPlain.into())))
        .arg(
            flag("animated", say(words::HelpAnimated.into()))
                .conflicts_with_all(["step", "by", "marks"]),
        )
        .arg(
            number("seconds", "N", say(words::HelpSeconds.into()))
                .requires("animated")
                .value_parser(value_parser!(u64).range(1..=60)),
        )
        .arg(
            flag("qr", say(words::HelpExportQr.into()))
                .conflicts_with_all(["step", "by", "marks", "plain", "animated", "palette"]),
        )
        .arg(grid(locale))
}

/// Writes the picture to a file, or to standard output.
fn run(request: &Request, teller: &mut Teller) -> Result<(), Failure> {
    let output = request.path("output");
    let output = output.filter(|path| !input::is_standard_input(path));
    let force = request.flag("force");
    let form = request.text("to").unwrap_or_default();
    if let Some(graph) = graphs::text(request, teller, form)? {
        return hand_out(teller, output, form, graph.as_bytes(), force);
    }
    let (reasoner, state) = input::state(request, teller, input::puzzle(request))?;
    let step = request.number("step").map(|number| number as usize);
    let palette = palette(request.text("palette").unwrap_or_default());
    let plain = request.flag("plain");
    let coordinates = if plain { Naming::Nothing } else { naming(&teller.locale) };
    let frame = Frame { coordinates, ..Frame::default() };
    let kind = kind(request.text("to"), output)?;
    if output.is_none() && teller.json && kind != "svg" {
        return Err(Failure::Wrong(words::ErrorNoText { kind }.into()));
    }
    if request.flag("qr") {
        let code = code_of(&WrittenPuzzle::new(&reasoner.geometry, state))?;
        let file = drawn_code(teller, &code, kind)?;
        return hand_out(teller, output, kind, &file, force);
    }
    if request.flag("animated") {
        let seconds = request.number("seconds").unwrap_or(SECONDS);
        let picture = animated(&reasoner, teller, &state, (kind, palette, frame), seconds)?;
        return hand_out(teller, output, kind, picture.as_bytes(), force);
    }
    let scene = match (step, request.text("by")) {
        (Some(number), _) => of_step(&reasoner, teller, &state, number)?,
        (None, Some(rule)) => of_rule(&reasoner, teller, &state, rule)?,
        (None, None) => of_state(&reasoner, &state, request.flag("marks")),
    };
    let picture = drawn(&reasoner, teller, &scene, kind, palette, frame)?;
    hand_out(teller, output, kind, &picture, force)
}

/// Writes what is exported in this form to the file asked for, or to standard output.
fn hand_out(
    teller: &mut Teller,
    output: Option<&Path>,
    form: &str,
    bytes: &[u8],
    force: bool,
) -> Result<(), Failure> {
    match output {
        Some(path) => {
            write_new(path, bytes, force)?;
            if teller.json {
                writeln!(teller.out, "{}", json!({ "file": path.to_string_lossy() }))?;
            }
            Ok(())
        }
        None if teller.json => {
            Ok(writeln!(teller.out, "{}", json!({ form: String::from_utf8_lossy(bytes) }))?)
        }
        None => Ok(teller.out.write_all(bytes)?),
    }
}

/// Which of [`KINDS`] is asked for: by name, or by how the name of the file ends; an SVG if neither says.
fn kind(asked: Option<&str>, output: Option<&Path>) -> Result<&'static str, Failure> {
    let known = |name: &str| KINDS.into_iter().find(|kind| kind.eq_ignore_ascii_case(name));
    let ending = output.and_then(Path::extension).map(|ending| ending.to_string_lossy());
    match (asked.and_then(known), ending) {
        (Some(kind), _) => Ok(kind),
        (None, Some(ending)) => known(&ending).ok_or_else(|| {
            let kinds = KINDS.map(str::to_owned).to_vec().join(", ");
            Failure::Wrong(words::ErrorNoPicture { ending: ending.into_owned(), kinds }.into())
        }),
        (None, None) => Ok(KINDS[0]),
    }
}

/// The file of a scene.
fn drawn(
    reasoner: &Reasoner<'_>,
    teller: &Teller,
    scene: &Scene,
    kind: &str,
    palette: &'static Palette,
    frame: Frame,
) -> Result<Vec<u8>, Failure> {
    let geometry = &reasoner.geometry;
    let text = || svg(scene, geometry, palette, frame);
    match kind {
        "pdf" => Ok(picture_as_page(scene, geometry, palette, frame, teller.locale.tag()).pdf()),
        "png" => pixels(&text()),
        _ => Ok(text().into_bytes()),
    }
}

/// An SVG as a PNG file.
fn pixels(svg: &str) -> Result<Vec<u8>, Failure> {
    png(svg, PIXELS).map_err(|error| other(&error))
}

/// The code of a link with a puzzle.
pub(super) fn code_of(puzzle: &WrittenPuzzle) -> Result<QrCode, Failure> {
    let link = link_to(puzzle);
    let link = link.map_err(|_| Failure::Wrong(words::ErrorNoLink.into()))?;
    QrCode::of(&link).ok_or_else(|| Failure::Wrong(words::ErrorLongLink.into()))
}

/// The file of a code.
fn drawn_code(teller: &Teller, code: &QrCode, kind: &str) -> Result<Vec<u8>, Failure> {
    match kind {
        "pdf" => Ok(code_as_page(code, teller.locale.tag()).pdf()),
        "png" => pixels(&code.svg()),
        _ => Ok(code.svg().into_bytes()),
    }
}

/// The whole procedure as a moving picture.
fn animated(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
    (kind, palette, frame): (&str, &Palette, Frame),
    seconds: u64,
) -> Result<String, Failure> {
    if kind != KINDS[0] {
        return Err(Failure::Wrong(words::ErrorAnimatedKind.into()));
    }
    let trace = solve(reasoner, teller, state)?;
    let lines = procedure(&reasoner.geometry, &trace);
    Ok(animation(&teller.locale, &reasoner.geometry, (&trace, &lines), (palette, frame), seconds))
}

fn palette(name: &str) -> &'static Palette {
    match name {
        "dark" => &DARK,
        "high-contrast-light" => &HIGH_CONTRAST_LIGHT,
        "high-contrast-dark" => &HIGH_CONTRAST_DARK,
        "colour-blind-light" => &COLOUR_BLIND_LIGHT,
        "colour-blind-dark" => &COLOUR_BLIND_DARK,
        _ => &LIGHT,
    }
}

/// The digits, and if they are asked for or something was struck out, the candidates.
fn of_state(reasoner: &Reasoner<'_>, state: &StateText, marks: bool) -> Scene {
    let geometry = &reasoner.geometry;
    let candidates = state.candidates(geometry);
    let builder = Scene::of(geometry, &state.board).placed_by(DigitOrigin::Entered);
    let builder = if marks || !state.removed.is_empty() {
        builder.pencil_marks(&candidates)
    } else {
        builder
    };
    let collisions = state.board.all_collisions(geometry);
    builder.conflicts(&collisions).scene()
}

/// The grid before the step with this number, from 1, with the step's marks.
fn of_step(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
    number: usize,
) -> Result<Scene, Failure> {
    let trace = solve(reasoner, teller, state)?;
    let geometry = &reasoner.geometry;
    let place = number.checked_sub(1).map(StepPath::step);
    let moment = place.as_ref().and_then(|place| Moment::of(geometry, &trace, place));
    let Some(moment) = moment else {
        let steps = trace.steps.len();
        let message = Message::from(words::ErrorNoStep { step: number, steps });
        return Err(Failure::Wrong(message));
    };
    Ok(Scene::at(geometry, &moment).scene())
}

/// The state with the marks of the first step that a rule, or one of those with a code, takes in it.
fn of_rule(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
    name: &str,
) -> Result<Scene, Failure> {
    let start = Start::from_state(state);
    let hints = match reasoner.verdict(&givens(reasoner, &start))? {
        Verdict::One(_) => Hints::of_unique(&start),
        _ => Hints::default(),
    };
    let geometry = &reasoner.geometry;
    let rules = rules_named(reasoner.request, teller, name)?;
    let engine = Engine::with_rules(&reasoner.request.knowledge, geometry, &rules);
    let candidates = state.candidates(geometry);
    let Some(step) = engine.first(&candidates, hints) else {
        let message = Message::from(words::ErrorRuleFindsNothing {
            rule: rule_name_on(geometry, rules[0].id),
        });
        return Err(Failure::Wrong(message));
    };
    let builder = Scene::of(geometry, &state.board).pencil_marks(&candidates);
    Ok(builder.step(&step).scene())
}

/// The puzzle that a state began as.
fn givens(reasoner: &Reasoner<'_>, start: &Start) -> Board {
    Board::from_givens(reasoner.geometry.cell_count(), start.givens.iter().copied())
}

/// The steps from a state that are told.
fn solve(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    state: &StateText,
) -> Result<Trace, Failure> {
    let start = Start::from_state(state);
    let (givens, puzzle) = (givens(reasoner, &start), state.puzzle());
    let verdict = reasoner.verdict(&givens)?;
    if let Verdict::One(_) = verdict
        && state.removed.is_empty()
        && reasoner.is_by_explainer(&puzzle)
    {
        return Ok(reasoner.by_explainer(&state.board)?.1);
    }
    let solution;
    let hints = if let Verdict::One(one) = &verdict {
        Hints::of_puzzle(&start, one.digits())
    } else {
        // Its pencil marks may be part of the puzzle, or the digits that were found may leave one solution.
        let one = [&puzzle, state].into_iter().find_map(|state| match reasoner.verdict_of(state) {
            Ok(Verdict::One(one)) => Some(one),
            _ => None,
        });
        let Some(one) = one else {
            return Err(check::refuse(reasoner, teller, &puzzle, &verdict)?);
        };
        solution = one;
        Hints::of_marked(solution.digits())
    };
    let engine = reasoner.engine()?;
    let trace = reasoner.watched(|look| {
        engine.solve_both_ways(inference::Request {
            interrupted: look,
            ..inference::Request::new(&start, hints)
        })
    });
    if reasoner.watch.has_ended() { Err(reasoner.watch.spent()) } else { Ok(trace.told) }
}
