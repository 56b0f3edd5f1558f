//! The laboratory: running, the grid that it shows, and what its events come to.

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;

use super::compare::Event;
use super::{Laboratory, Message, Part, compare, tables, watch};
use crate::action::Page;
use crate::cards::notices::Said;
use crate::new_puzzles::Known;
use crate::shared::{Request, Shared};
use crate::sources::Aside;
use crate::widget::reveal::{PAGE, UNFOLDED, reveal, to_top};
use crate::widget::unfolding;
use duvod::message::{Message as Words, words::Label};

impl Laboratory {
    /// Something happened in the laboratory.
    pub(crate) fn react(&mut self, shared: &mut Shared, message: Message) -> Task<Message> {
        let is_late = matches!(
            message,
            Message::Watch(watch::Message::Ran(..) | watch::Message::Beat)
                | Message::Compare(compare::Message::Ended(..))
                | Message::Tables(tables::Message::Ended(..))
        );
        if !is_late {
            shared.notices.said = None;
        }
        match message {
            Message::Show(part) => {
                self.part = part;
                to_top(PAGE)
            }
            Message::Watch(message) => self.update_watch(shared, message),
            Message::Compare(message) => self.update_compare(shared, message),
            Message::Tables(message) => self.update_tables(shared, message),
        }
    }

    fn update_watch(&mut self, shared: &mut Shared, message: watch::Message) -> Task<Message> {
        let opens = matches!(message, watch::Message::Open(_));
        let seeks = matches!(message, watch::Message::Seek(_));
        let known = Known::new(&shared.knowledge, &shared.session, &shared.rules);
        let event = self.watch.update(message, known);
        match event {
            Some(watch::Event::Run) => {
                let number = shared.background.next_number();
                let task = self.watch.run(number, (known, &self.methods));
                let task = task.map(Message::Watch);
                Task::batch([task, operate(unfocus())])
            }
            Some(watch::Event::Say(label)) => say(shared, label),
            None if opens && self.watch.form.open.is_some() => {
                unfolding::opened(watch::SOUGHT_FIELD)
            }
            None if seeks => reveal(UNFOLDED),
            None => Task::none(),
        }
    }

    fn update_compare(&mut self, shared: &mut Shared, message: compare::Message) -> Task<Message> {
        let known = Known::new(&shared.knowledge, &shared.session, &shared.rules);
        let about = (known, &self.methods);
        let event = self.compare.update(message, about);
        let task = (event == Some(Event::Run)).then(|| {
            let number = shared.background.next_number();
            self.compare.run(number, &shared.knowledge, about).map(Message::Compare)
        });
        follow(shared, event, task)
    }

    fn update_tables(&mut self, shared: &mut Shared, message: tables::Message) -> Task<Message> {
        let opens = matches!(message, tables::Message::Open);
        let seeks = matches!(message, tables::Message::Seek(_));
        let known = Known::new(&shared.knowledge, &shared.session, &shared.rules);
        let tables = &mut self.tables;
        let event = tables.update(message, known, shared.speech.locale());
        if opens && tables.form.open.is_some() {
            return unfolding::opened(tables::SOUGHT_FIELD);
        }
        if seeks {
            return reveal(UNFOLDED);
        }
        let task = (event == Some(Event::Run)).then(|| {
            let number = shared.background.next_number();
            tables.run(number, &shared.knowledge, known).map(Message::Tables)
        });
        follow(shared, event, task)
    }

    /// What the laboratory shows on the grid: the run that is watched, while its part is seen.
    pub(crate) fn watched(&self, shared: &Shared) -> Option<&watch::Recording> {
        let is_seen = shared.opened.shows(Page::Laboratory) && self.part == Part::Watch;
        self.watch.recording.as_ref().filter(|_| is_seen)
    }

    /// Looks whether what is chosen can be, and plots what came of it, while the page is open.
    pub(crate) fn look(&mut self, shared: &mut Shared) {
        if !shared.opened.shows(Page::Laboratory) {
            self.watch.stop();
            return;
        }
        let (known, look) = (Known::of(shared), shared.look().reading());
        self.watch.look_through(known);
        self.compare.look_through(known, &self.methods);
        self.tables.look_through(known);
        self.compare.plot(look);
        self.tables.plot(look);
    }
}

/// Says this.
fn say(shared: &mut Shared, label: Label) -> Task<Message> {
    shared.notices.said = Some(Said::now(Words::from(label)));
    Task::none()
}

/// Does what a part reports: what is run is seen from its top, and what is to be saved is asked a file for.
fn follow(shared: &mut Shared, event: Option<Event>, run: Option<Task<Message>>) -> Task<Message> {
    match event {
        Some(Event::Run) => {
            Task::batch([run.unwrap_or(Task::none()), operate(unfocus()), to_top(PAGE)])
        }
        Some(Event::Save(text, name)) => {
            shared.ask(Request::Save(Aside::text(text, name)));
            Task::none()
        }
        Some(Event::Turned) => to_top(PAGE),
        None => Task::none(),
    }
}
