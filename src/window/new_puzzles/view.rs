//! The page of new puzzles: the choices, or what was made, below the button that makes them.

use iced::widget::text::Wrapping;
use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::batch::Batch;
use super::choices::Known;
use super::{Choice, Maker, Message, SOUGHT_FIELD, drawing, table};
use crate::look::Look;
use crate::look::dates::date;
use crate::look::font::Purpose;
use crate::look::grids::grid_name;
use crate::widget::form::{Asks, Lists};
use crate::widget::listed::BEHIND;
use crate::widget::prose::{line, scrolled};
use crate::widget::reveal::PAGE;
use crate::widget::{choosing, controls, progress};
use duvod::explanation::rule_name_on;
use duvod::grid::CellSet;
use duvod::knowledge::{CLASSIC_GRID, Level};
use duvod::message::words;

/// What the page shows.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) maker: &'a Maker,
    pub(crate) known: Known<'a>,
}

/// The page.
pub(crate) fn view<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let maker = shown.maker;
    let inside = match &maker.batch {
        Some(batch) if maker.shows_made => {
            column![].push(earlier(maker, look)).push(table::view(maker, batch, look)).spacing(8)
        }
        _ => choices(shown, look),
    };
    let inside = inside.padding([look.pick(12.0, 8.0), 0.0]).width(Length::Fill);
    let inside = scrolled(inside, look).id(PAGE.list).on_scroll(Message::Scrolled);
    column![head(maker, look), line(look), inside.height(Length::Fill)].into()
}

/// What is seen below, and the button; while puzzles are made, how far that is.
fn head<'a>(maker: &'a Maker, look: Look<'a>) -> Element<'a, Message> {
    let margin = look.layout.lengths.margin;
    let sides = maker.batch.as_ref().map(|batch| {
        let made = look.say(&words::MakerMade { count: batch.rows.len() }.into());
        let sides = [
            (look.label(words::MakerChoices), !maker.shows_made, Message::Show(false)),
            (made, maker.shows_made, Message::Show(true)),
        ];
        controls::choice(sides, look)
    });
    let make = look.label(words::MakerMake);
    let button: Option<Element<'a, Message>> = match maker.making.now() {
        Some(_) => {
            let label = look.cancel();
            Some(controls::small_button(label, Message::Cancel, look))
        }
        None if maker.batch.is_some() && maker.shows_made => {
            let is_some = maker.batch.as_ref().is_some_and(|batch| !batch.rows.is_empty());
            let button = |name, message| controls::small_button(name, message, look);
            let both = || {
                let table = look.told(words::WindowListSave, words::TipTable);
                let all = look.told(words::MakerSave, words::TipMakerSave);
                let table = button(table, Message::SaveTable);
                row![button(all, Message::Save), table].spacing(8).wrap()
            };
            is_some.then(|| both().vertical_spacing(6).into())
        }
        None if maker.faults.is_empty() => Some(controls::enter_button(make, Message::Make, look)),
        None => Some(controls::spent_button(make, look)),
    };
    let sides = sides.unwrap_or_else(|| space().into());
    let first = controls::opposite(sides, button, look);
    let far = maker.batch.as_ref().filter(|_| maker.making.is_going()).map(|it| progress(it, look));
    let inside = column![first].push(far).spacing(8);
    container(inside).padding([look.pick(12.0, 8.0), margin]).width(Length::Fill).into()
}

/// The ways back to what was made before.
fn earlier<'a>(maker: &Maker, look: Look<'a>) -> Option<Element<'a, Message>> {
    if maker.earlier.is_empty() || maker.making.is_going() {
        return None;
    }
    let name = look.muted(Purpose::Secondary, look.label(words::MakerEarlier));
    let chip = |(number, name)| {
        let name = (name, look.label(words::TipEarlier));
        controls::chip_button(name, Message::Exchange(number), look)
    };
    let chips = names(&maker.earlier, look).into_iter().enumerate().map(chip);
    let line = row![name].extend(chips).spacing(6).align_y(Alignment::Center);
    let line = line.wrap().vertical_spacing(6);
    Some(container(line).padding([0.0, look.layout.lengths.margin]).into())
}

/// What sets are called; those that would be called alike, by their seeds too.
pub(crate) fn names(sets: &[Batch], look: Look<'_>) -> Vec<String> {
    let names: Vec<String> = sets.iter().map(|set| named(set, look)).collect();
    let is_alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let with_seed = |(set, name): (&Batch, &String)| {
        let seed = words::MakerSetSeed { seed: set.seed.to_string() };
        if is_alone(name) { name.clone() } else { name.clone() + BEHIND + &look.say(&seed.into()) }
    };
    sets.iter().zip(&names).map(with_seed).collect()
}

/// What a set is called: how many puzzles it has, what was asked for or came out, and when that was.
fn named(set: &Batch, look: Look<'_>) -> String {
    let mut parts = vec![look.say(&words::MakerSet { count: set.rows.len() }.into())];
    if set.geometry.name() != CLASSIC_GRID {
        parts.push(grid_name(set.geometry.name(), look.locale));
    }
    if let Some((rule, _)) = set.rule {
        parts.push(look.say(&rule_name_on(&set.geometry, rule)));
    } else if let [(level, _)] = set.levels()[..] {
        parts.push(look.say(&level.map_or(words::MakerNoLevel.into(), Level::message)));
    }
    parts.push(look.say(&date(set.at / 1000)));
    parts.join(BEHIND)
}

/// How many puzzles there are, after how many attempts and how long.
fn progress<'a>(batch: &Batch, look: Look<'a>) -> Element<'a, Message> {
    let (made, count) = (batch.tally.made, batch.count);
    let far = words::MakerFar {
        attempts: batch.tally.attempts,
        count,
        made,
        seconds: batch.elapsed.as_secs(),
    };
    let bar = progress::known(made, count, look);
    column![bar, look.muted(Purpose::Secondary, look.say(&far.into()))].spacing(4).into()
}

fn choices<'a>(shown: Shown<'a>, look: Look<'a>) -> Column<'a, Message> {
    let maker = shown.maker;
    let lists = Lists { field: SOUGHT_FIELD, open: Message::Open, seek: Message::Seek };
    let asks = Asks {
        choose: Message::Choose,
        type_in: Message::Type,
        given: Message::Make,
        lists: Some(lists),
    };
    let rows = maker.choices.rows(shown.known, look.locale);
    // Below the choice of drawing by hand is what is drawn.
    let dress = |choice, row| {
        let draws = choice == Choice::Pattern && maker.choices.is_drawn();
        column![row].push(draws.then(|| drawn(shown, look))).spacing(6).into()
    };
    let page = maker.form.view(rows, (&asks, &maker.faults), dress, look);
    let how = look.muted(Purpose::Secondary, look.label(words::MakerHow));
    page.push(container(how).padding([12.0, look.layout.lengths.margin]))
}

/// The small grid, how many cells are drawn in it, and ways to begin.
fn drawn<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let Shown { maker, known } = shown;
    let geometry = maker.choices.geometry(known);
    let cells = maker.choices.drawn(geometry);
    let at_hand = known.puzzle.digits().map(|given| given.cell).collect();
    let is_alike = geometry.name() == known.geometry.name() && !known.puzzle.is_empty();
    let chip = |name, message| controls::chip_button(name, message, look);
    let clear = look.told(words::MakerClear, words::TipDrawNone);
    let clear = chip(clear, Message::DrawOnly(CellSet::EMPTY));
    let as_at_hand = look.told(words::MakerAsAtHand, words::TipDrawAsAtHand);
    let take = is_alike.then(|| chip(as_at_hand, Message::DrawOnly(at_hand)));
    let count = look.say(&words::MakerCells { count: cells.len() }.into());
    let how = look.muted(Purpose::Secondary, look.label(words::MakerDrawHow));
    let beside = column![
        look.text(Purpose::Secondary, count).wrapping(Wrapping::Word),
        how,
        row![clear].push(take).spacing(8).wrap().vertical_spacing(6),
    ];
    let grid = drawing::view(geometry, cells, look);
    if look.layout.has_panel(choosing::ROOM_FOR_BOTH) {
        return row![grid, beside.spacing(8).width(Length::Fill)].spacing(16).into();
    }
    column![grid, beside.spacing(6)].spacing(8).into()
}
