//! What is shown while methods are compared.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Element, Length};

use super::choices::Choice;
use super::results::Results;
use super::{Compare, Form, Message, table};
use crate::laboratory::methods::Methods;
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::form::Asks;
use crate::widget::{controls, progress};
use duvod::message::{Message as Words, words};

/// What stands beside the button while this part is seen: what is seen of it, and below it how far it is.
pub(crate) fn head<'a>(compare: &Compare, look: Look<'a>) -> Option<Element<'a, Message>> {
    let results = compare.results.as_ref()?;
    let far = compare.running.is_going().then(|| progress(results, look));
    Some(turn(compare.shows_results, Message::Show, far, look))
}

/// What turns from the choices to what came of them and back, and below it how far that is.
pub(crate) fn turn<'a, M: Clone + 'a>(
    shows_results: bool,
    show: fn(bool) -> M,
    far: Option<Element<'a, M>>,
    look: Look<'a>,
) -> Element<'a, M> {
    let seen = [
        (look.label(words::MakerChoices), !shows_results, show(false)),
        (look.label(words::LabResults), shows_results, show(true)),
    ];
    column![controls::choice(seen, look)].push(far).spacing(8).into()
}

/// How many runs were made, and for how long.
fn progress<'a>(results: &Results, look: Look<'a>) -> Element<'a, Message> {
    let (done, total) = (results.entries.len() as u64, results.run_count);
    let seconds = results.elapsed.as_secs();
    let is_making =
        results.entries.is_empty() && (results.tasks.len() as u64) < results.puzzle_count;
    let far: Words = if is_making {
        words::LabMaking { count: results.puzzle_count, made: results.tasks.len(), seconds }.into()
    } else {
        words::LabFar { done, seconds, total }.into()
    };
    let bar = if is_making {
        progress::known(results.tasks.len() as u64, results.puzzle_count, look)
    } else {
        progress::known(done, total, look)
    };
    column![bar, look.muted(Purpose::Secondary, look.say(&far))].spacing(4).into()
}

/// What is chosen, or what came of it.
pub(crate) fn view<'a>(
    compare: &'a Compare,
    methods: &'a Methods,
    look: Look<'a>,
) -> Column<'a, Message> {
    match &compare.results {
        Some(results) if compare.is_seen() => seen(compare, results, look),
        _ => choices(compare, methods, look),
    }
}

fn choices<'a>(compare: &'a Compare, methods: &'a Methods, look: Look<'a>) -> Column<'a, Message> {
    let asks =
        Asks { choose: Message::Choose, type_in: Message::Type, given: Message::Run, lists: None };
    let dress = |choice, row| match choice {
        Choice::Methods => all_methods(row, compare, methods, look),
        _ => row,
    };
    let rows = compare.choices.rows(look.locale);
    let page = compare.form.view(rows, (&asks, &compare.faults), dress, look);
    let how = look.muted(Purpose::Secondary, look.label(words::LabCompareHow));
    page.push(container(how).padding([12.0, look.layout.lengths.margin]))
}

/// All methods below their label, and the buttons that take all or none.
fn all_methods<'a>(
    label: Element<'a, Message>,
    compare: &'a Compare,
    methods: &'a Methods,
    look: Look<'a>,
) -> Element<'a, Message> {
    let all = look.told(words::LabAll, words::TipMethodsAll);
    let all = controls::chip_button(all, Message::TakeAll(true), look);
    let none = look.told(words::LabNone, words::TipMethodsNone);
    let none = controls::chip_button(none, Message::TakeAll(false), look);
    let head = row![label, space().width(Length::Fill), all, none].spacing(8);
    let chips = chips(compare, methods, look);
    column![head.align_y(Alignment::Center), chips].spacing(6).into()
}

/// All methods, each to be switched on or off.
fn chips<'a>(compare: &'a Compare, methods: &'a Methods, look: Look<'a>) -> Element<'a, Message> {
    let chip = |(number, method): (usize, &duvod_laboratory::MethodName)| {
        let is_on = compare.choices.has(*method);
        let tip = if is_on { words::TipMethodOff } else { words::TipMethodOn };
        controls::chip_switch(look.told(method.label, tip), Message::Toggle(number), is_on, look)
    };
    let chips: Vec<_> = methods.all.iter().enumerate().map(chip).collect();
    row(chips).spacing(6).wrap().vertical_spacing(6).into()
}

/// The table, the plots, and the buttons that save them.
fn seen<'a>(compare: &'a Compare, results: &'a Results, look: Look<'a>) -> Column<'a, Message> {
    let ending = Compare::ending(results);
    let ending = ending.map(|label| look.text(Purpose::Secondary, look.label(label)));
    let page = Column::new().push(ending).spacing(look.pick(16.0, 10.0));
    if results.entries.is_empty() {
        return page;
    }
    let save = (!compare.running.is_going()).then(|| {
        let button = |name, form| controls::small_button(name, Message::Save(form), look);
        let buttons = row![
            button(look.told(words::LabSaveCsv, words::TipTable), Form::Csv),
            button(look.told(words::LabSaveJson, words::TipJson), Form::Json),
        ];
        buttons.spacing(8).wrap().vertical_spacing(6)
    });
    let page = page.push(table::view(results, compare.sorting, look)).push(save);
    page.extend(compare.plots.view(|number| Message::Save(Form::Plot(number)), look))
}
