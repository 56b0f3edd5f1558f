//! What is shown where two profiles are compared.

use std::collections::BTreeSet;

use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::work::Way;
use super::{Compared, Comparison, Contest, Message};
use crate::book::profiles::shown_name;
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::widget::level_bars::level_bars;
use crate::widget::prose::line;
use crate::widget::unfolding::{self, Names};
use crate::widget::{controls, progress};
use duvod::explanation::{rule_name, rule_name_on};
use duvod::knowledge::{Knowledge, Level};
use duvod::message::{Message as Words, words, words::Label};
use duvod::proof::RuleId;

/// The name of the field in which a profile is looked for.
const FIELD: &str = "sought-profile";

/// The width of a column of figures.
const FIGURES: f32 = 150.0;

/// Both profiles are chosen side by side, and figures stand beside what they are, on a page of this width; else below it.
const ROOM_FOR_BOTH: f32 = 480.0;

/// Whether there is that room on the page: it is as wide as what the list of rules leaves.
fn has_both(look: Look<'_>) -> bool {
    look.layout.panel - 2.0 * look.layout.lengths.margin >= look.grown(ROOM_FOR_BOTH)
}

/// The profiles that there are, and which two are chosen.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) all: Vec<String>,
    pub(crate) chosen: [usize; 2],
}

/// The page: the choice of two profiles, and what came of both.
pub(crate) fn view<'a>(
    comparison: &'a Comparison,
    named: &Named,
    wanted: Option<&Contest>,
    look: Look<'a>,
) -> Column<'a, Message> {
    let margin = look.layout.lengths.margin;
    let mut page = column![choice(comparison, named, look), act(comparison, wanted, look)];
    match wanted.and_then(|wanted| comparison.found(wanted)) {
        Some(Compared::Refused) => {
            page = page.push(look.text(Purpose::Control, look.label(words::ComparedRefused)));
        }
        Some(Compared::Ways(ways)) => {
            let names = named.chosen.map(|number| named.all[number].as_str());
            page = page.push(table(wanted, ways, names, look));
        }
        None => {
            let how = look.muted(Purpose::Secondary, look.label(words::ComparedHow));
            page = page.push(how.wrapping(Wrapping::Word));
        }
    }
    let page = page.spacing(look.pick(16.0, 10.0)).max_width(look.text_width());
    column![container(page).padding([0.0, margin])]
}

/// Both lists, side by side.
fn choice<'a>(comparison: &'a Comparison, named: &Named, look: Look<'a>) -> Element<'a, Message> {
    let all: Vec<String> = named.all.iter().map(|name| shown_name(name, look.locale)).collect();
    let sides = [words::ComparedFirst, words::ComparedSecond];
    let has_both = has_both(look);
    let sides = sides.into_iter().enumerate().map(|(side, label)| {
        let sought = (comparison.open == Some(side)).then_some(&comparison.sought);
        let names = Names { all: all.clone(), chosen: named.chosen[side], sought, field: FIELD };
        let choose = move |number| Message::Choose(side, number);
        let list = unfolding::view(&names, Message::Open(side), Message::Seek, choose, look);
        let is_at = comparison.side == side;
        let font = if is_at { SEMIBOLD } else { REGULAR };
        let label = look.text_in(Purpose::Secondary, font, look.label(label));
        let both = column![label, list].spacing(4);
        if has_both { both.width(Length::FillPortion(1)) } else { both }.into()
    });
    if has_both {
        return Row::with_children(sides).spacing(16).into();
    }
    Column::with_children(sides).spacing(look.pick(12.0, 8.0)).into()
}

/// The button, or how far both are.
fn act<'a>(
    comparison: &Comparison,
    wanted: Option<&Contest>,
    look: Look<'a>,
) -> Element<'a, Message> {
    if let Some((_, contest)) = comparison.running() {
        let [first, second] = contest.far();
        let seconds = comparison.elapsed().as_secs();
        let far = words::ComparedFar { first, second, seconds };
        let bar = progress::unknown(comparison.elapsed(), look);
        let far = look.muted(Purpose::Secondary, look.say(&far.into())).width(Length::Fill);
        let cancel = look.cancel();
        let cancel = controls::small_button(cancel, Message::Cancel, look);
        let line = row![far, cancel].spacing(8).align_y(Alignment::Center);
        return column![bar, line].spacing(6).into();
    }
    let label = look.label(words::ComparedRun);
    match wanted {
        Some(_) => row![controls::enter_button(label, Message::Compare, look)].into(),
        None => row![
            controls::spent_button(label, look),
            look.muted(Purpose::Secondary, look.label(words::ComparedNoPuzzle)),
        ]
        .spacing(12)
        .align_y(Alignment::Center)
        .wrap()
        .vertical_spacing(6)
        .into(),
    }
}

fn table<'a>(
    contest: Option<&Contest>,
    ways: &[Way; 2],
    names: [&str; 2],
    look: Look<'a>,
) -> Column<'a, Message> {
    let called = |rule| {
        look.say(&contest.map_or_else(|| rule_name(rule), |it| rule_name_on(&it.geometry, rule)))
    };
    let head = names.map(|name| {
        let name = look.text_in(Purpose::Secondary, SEMIBOLD, shown_name(name, look.locale));
        name.wrapping(Wrapping::Word).align_x(Alignment::End).into()
    });
    let mut table = column![columns(space().into(), head, look), line(look)].spacing(6);
    let figures = |of: &dyn Fn(&Way) -> String| ways.each_ref().map(|way| figure(of(way), look));
    let number = |count: usize| look.say(&words::MakerNumber { number: count as u64 }.into());
    let row = |label: Label, cells| columns(plain(look.label(label), look), cells, look);
    table =
        table.push(row(words::ComparedLevel, ways.each_ref().map(|way| level(way.level, look))));
    let score = |way: &Way| look.say(&words::MakerNumber { number: way.score }.into());
    table = table.push(row(words::ComparedScore, figures(&score)));
    table = table.push(row(words::ComparedSteps, figures(&|way| number(way.steps))));
    let hardest = ways.each_ref().map(|way| {
        let name = way.hardest.map(called).unwrap_or_default();
        let name = look.text_in(Purpose::Secondary, MEDIUM, name).wrapping(Wrapping::Word);
        name.align_x(Alignment::End).into()
    });
    table = table.push(row(words::ComparedHardest, hardest));
    table = table.push(row(words::ComparedSupposing, figures(&|way| number(way.suppositions))));
    table = table.push(row(words::ComparedOpen, figures(&|way| number(way.open))));
    let title = look.text(Purpose::Control, look.label(words::ComparedUses));
    table = table.push(space().height(look.pick(8.0, 4.0))).push(title).push(line(look));
    for rule in used(contest.map(|it| &*it.knowledge), ways) {
        let uses = ways.each_ref().map(|way| way.uses.get(&rule).copied().unwrap_or(0));
        let is_same = uses[0] == uses[1];
        let cells = uses.map(|count| {
            let words = if count == 0 { "–".to_owned() } else { number(count) };
            if is_same { look.muted(Purpose::Secondary, words).into() } else { figure(words, look) }
        });
        table = table.push(columns(plain(called(rule), look), cells, look));
    }
    table
}

/// The rules that some way used, the easiest first.
fn used(knowledge: Option<&Knowledge>, ways: &[Way; 2]) -> Vec<RuleId> {
    let all: BTreeSet<RuleId> = ways.iter().flat_map(|way| way.uses.keys().copied()).collect();
    let mut all: Vec<RuleId> = all.into_iter().collect();
    all.sort_by_key(|id| {
        let rule = knowledge.and_then(|knowledge| knowledge.rule(*id));
        (rule.map(|rule| (rule.level, rule.cost)), *id)
    });
    all
}

fn plain(words: String, look: Look<'_>) -> Element<'_, Message> {
    look.text_in(Purpose::Secondary, REGULAR, words).wrapping(Wrapping::Word).into()
}

fn figure(words: String, look: Look<'_>) -> Element<'_, Message> {
    look.text_in(Purpose::Secondary, MEDIUM, words).wrapping(Wrapping::None).into()
}

fn level(level: Option<Level>, look: Look<'_>) -> Element<'_, Message> {
    let name: Words = level.map_or(words::ComparedNoLevel.into(), Level::message);
    let name = look.text_in(Purpose::Secondary, MEDIUM, look.say(&name));
    let bars = level.map(|level| level_bars(look, level));
    row![].push(bars).push(name).spacing(8).align_y(Alignment::Center).into()
}

/// A row of the table: what it is, and of both profiles.
fn columns<'a>(
    first: Element<'a, Message>,
    figures: [Element<'a, Message>; 2],
    look: Look<'a>,
) -> Element<'a, Message> {
    let [one, other] = figures;
    if !has_both(look) {
        let half = |cell| container(cell).align_right(Length::FillPortion(1));
        return column![first, row![half(one), half(other)].spacing(12)].into();
    }
    let right = |cell| container(cell).align_right(look.pick(FIGURES, FIGURES * 0.7));
    row![container(first).width(Length::Fill), right(one), right(other)]
        .spacing(12)
        .align_y(Alignment::Center)
        .into()
}
