//! What comes of another preference.

use iced::Task;

use crate::action::Setting;
use crate::appearance::{Colours, MarkSize, Scheme, TEXT_SIZES};
use crate::cards::notices::Said;
use crate::message::Message;
use crate::state::Window;
use duvod::locale::Coordinates;
use duvod::message::{Message as Words, words};
use duvod::session::Command;
use duvod::session::play::{Checking, Collisions, PlayRules};

impl Window {
    /// Chooses the value with this number, from 0.
    pub(crate) fn set(&mut self, setting: Setting, choice: usize) -> Task<Message> {
        let rules = self.session.play_rules();
        let second = choice == 1;
        // What is chosen by the pointer is what arrow keys change next.
        let row = Setting::ALL.iter().position(|other| *other == setting).unwrap_or_default();
        self.opened.choose_row(row);
        match setting {
            Setting::Language => return self.speak(choice),
            Setting::Theme => {
                self.appearance.prefer(Scheme::ALL.get(choice).copied().unwrap_or_default());
                return self.ask_system();
            }
            Setting::Colours => {
                self.appearance.colours = Colours::ALL.get(choice).copied().unwrap_or_default();
            }
            Setting::TextSize => {
                if let Some(&size) = TEXT_SIZES.get(choice) {
                    self.appearance.scale_text(size);
                }
            }
            Setting::MarkSize => {
                self.appearance.mark_size = MarkSize::ALL.get(choice).copied().unwrap_or_default();
            }
            Setting::MarkWeight => self.appearance.bold_marks = second,
            Setting::Coordinates => {
                self.call_cells(if second { Coordinates::RowColumn } else { Coordinates::A1 });
            }
            Setting::Telling => {
                self.speech.tell_tersely(second);
                self.retell();
            }
            Setting::Order => (self.play.digit_first, self.play.taken) = (second, None),
            Setting::Cursor => self.play.moves_on = second,
            Setting::Under => self.play.shows_under = second,
            Setting::Level => self.play.shows_level = !second,
            Setting::SameDigits => self.play.lights_same = !second,
            Setting::Collisions => {
                let collisions = if second { Collisions::Refused } else { Collisions::Shown };
                return self.apply(Command::Follow(PlayRules { collisions, ..rules }));
            }
            Setting::Marks => {
                return self.apply(Command::Follow(PlayRules { prunes: !second, ..rules }));
            }
            Setting::Checking => {
                let checking = if second { Checking::Always } else { Checking::OnDemand };
                return self.apply(Command::Follow(PlayRules { checking, ..rules }));
            }
            Setting::Profile => return self.use_profile(choice),
        }
        Task::none()
    }

    pub(crate) fn speak(&mut self, number: usize) -> Task<Message> {
        self.keeper.fixed.language = false;
        self.speech.speak(number);
        self.retell();
        Task::none()
    }

    /// Tells the same again, in other words.
    pub(crate) fn retell(&mut self) {
        let rules = (&*self.knowledge, self.rules.profile.as_str());
        self.answers.translate(&self.session, rules, self.speech.locale());
        if let Some(running) = &mut self.practice.running {
            running.translate(self.session.geometry(), self.speech.locale());
        }
        self.tell_book();
    }

    /// Asks the system whether it is light or dark, if that counts.
    pub(crate) fn ask_system(&self) -> Task<Message> {
        self.appearance.ask_system().map(Message::System)
    }

    /// Calls cells in this way.
    fn call_cells(&mut self, coordinates: Coordinates) {
        self.keeper.fixed.coordinates = false;
        self.speech.call_cells(coordinates);
        self.retell();
    }

    /// Reasons by the profile with this number.
    fn use_profile(&mut self, number: usize) -> Task<Message> {
        let profile = self.knowledge.profiles().nth(number).map(|profile| profile.name.clone());
        profile.map_or(Task::none(), |name| self.choose_profile(&name))
    }

    /// Larger or smaller text: the size after this one, or before.
    pub(crate) fn step_text(&mut self, larger: bool) -> Task<Message> {
        let next = if larger {
            TEXT_SIZES.iter().find(|size| **size > self.appearance.text_size)
        } else {
            TEXT_SIZES.iter().rev().find(|size| **size < self.appearance.text_size)
        };
        if larger && !self.appearance.has_room_for_larger_text() {
            self.notices.said = Some(Said::now(Words::from(words::SettingTextLargest)));
        } else if let Some(&size) = next {
            self.appearance.scale_text(size);
        }
        Task::none()
    }
}
