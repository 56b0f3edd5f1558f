//! The page of the laboratory: one of its parts below the buttons that choose and run it.

use iced::widget::{column, container};
use iced::{Element, Length};

use super::{Laboratory, Message, Part, compare, tables, watch};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::new_puzzles::choices::Known;
use crate::widget::prose::{line, scrolled};
use crate::widget::reveal::PAGE;
use crate::widget::{controls, progress};
use duvod::message::words;

/// What the page shows.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) laboratory: &'a Laboratory,
    pub(crate) known: Known<'a>,
}

/// The page.
pub(crate) fn view<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let Shown { laboratory, known } = shown;
    let methods = &laboratory.methods;
    let inside: Element<'a, Message> = match laboratory.part {
        Part::Watch => {
            let inside = watch::view(&laboratory.watch, (known, methods), look);
            Element::from(inside.width(Length::Fill)).map(Message::Watch)
        }
        Part::Compare => {
            let inside = compare::view(&laboratory.compare, methods, look);
            let beside =
                if laboratory.compare.shows_results { look.layout.lengths.margin } else { 0.0 };
            let inside = inside.padding([0.0, beside]).width(Length::Fill);
            Element::from(inside).map(Message::Compare)
        }
        Part::Tables => {
            let inside = tables::view(&laboratory.tables, known.knowledge, look);
            Element::from(inside.width(Length::Fill)).map(Message::Tables)
        }
    };
    let inside = container(inside).padding([look.pick(12.0, 8.0), 0.0]).width(Length::Fill);
    let inside = scrolled(inside, look).id(PAGE.list).height(Length::Fill);
    column![head(laboratory, look), line(look), inside].into()
}

/// The parts, and the button that runs what is chosen; while it is run, how far that is.
fn head<'a>(laboratory: &Laboratory, look: Look<'a>) -> Element<'a, Message> {
    let margin = look.layout.lengths.margin;
    let parts = Part::ALL.map(|part| {
        let label = match part {
            Part::Watch => words::LabWatch,
            Part::Compare => words::LabCompare,
            Part::Tables => words::LabTables,
        };
        (look.label(label), laboratory.part == part, Message::Show(part))
    });
    let parts = controls::choice(parts, look);
    let parts = controls::with_tip(parts, look.label(words::LabPartsTip), None, look);
    let button = button(laboratory, look);
    let first = controls::opposite(parts, button, look);
    let second = match laboratory.part {
        Part::Watch => running(&laboratory.watch, look),
        Part::Compare => {
            compare::head(&laboratory.compare, look).map(|head| head.map(Message::Compare))
        }
        Part::Tables => {
            tables::head(&laboratory.tables, look).map(|head| head.map(Message::Tables))
        }
    };
    let inside = column![first].push(second).spacing(8);
    container(inside).padding([look.pick(12.0, 8.0), margin]).width(Length::Fill).into()
}

fn button<'a>(laboratory: &Laboratory, look: Look<'a>) -> Option<Element<'a, Message>> {
    let (is_running, is_faulty, run, cancel) = match laboratory.part {
        Part::Watch => {
            let watch = &laboratory.watch;
            let messages = (watch::Message::Run, watch::Message::Cancel);
            let (run, cancel) = (Message::Watch(messages.0), Message::Watch(messages.1));
            (watch.running.is_going(), !watch.faults.is_empty(), run, cancel)
        }
        Part::Compare => {
            let compare = &laboratory.compare;
            let messages = (compare::Message::Run, compare::Message::Cancel);
            let (run, cancel) = (Message::Compare(messages.0), Message::Compare(messages.1));
            if compare.shows_results && !compare.running.is_going() {
                return None;
            }
            (compare.running.is_going(), !compare.faults.is_empty(), run, cancel)
        }
        Part::Tables => {
            let tables = &laboratory.tables;
            let messages = (tables::Message::Run, tables::Message::Cancel);
            let (run, cancel) = (Message::Tables(messages.0), Message::Tables(messages.1));
            if tables.is_seen() && !tables.running.is_going() {
                return None;
            }
            (tables.running.is_going(), !tables.faults.is_empty(), run, cancel)
        }
    };
    let label = look.label(words::LabRun);
    Some(if is_running {
        controls::small_button(look.cancel(), cancel, look)
    } else if is_faulty {
        controls::spent_button(label, look)
    } else {
        controls::enter_button(label, run, look)
    })
}

/// That the run that is to be watched goes on, and for how long.
fn running<'a>(watch: &watch::Watch, look: Look<'a>) -> Option<Element<'a, Message>> {
    let elapsed = watch.elapsed()?;
    let bar = progress::unknown(elapsed, look);
    let seconds = elapsed.as_secs();
    let words = look.say(&words::LabRunning { seconds }.into());
    Some(column![bar, look.muted(Purpose::Secondary, words)].spacing(4).into())
}
