//! What comes of another preference.

use iced::Task;

use super::preferences::Preferred;
use crate::action::{Action, Go, Move, Setting};
use crate::appearance::{Colours, MarkSize, Scheme, TEXT_SIZES};
use crate::play::Play;
use crate::shared::{Request, Shared};
use crate::widget::reveal::{PAGE, reveal};
use duvod::locale::Coordinates;
use duvod::session::Command;
use duvod::session::play::{Checking, Collisions, PlayRules};

/// What is preferred now.
pub(crate) fn preferred<'a>(shared: &'a Shared, play: &'a Play) -> Preferred<'a> {
    Preferred {
        appearance: &shared.appearance,
        speech: &shared.speech,
        play,
        rules: shared.session.play_rules(),
        knowledge: &shared.knowledge,
        profile: &shared.rules.profile,
    }
}

/// Chooses the value with this number, from 0.
pub(crate) fn set(shared: &mut Shared, play: &mut Play, setting: Setting, choice: usize) {
    let rules = shared.session.play_rules();
    let second = choice == 1;
    let follow = |rules| Command::Follow(rules);
    // What is chosen by the pointer is what arrow keys change next.
    let row = Setting::ALL.iter().position(|other| *other == setting).unwrap_or_default();
    shared.opened.choose_row(row);
    let appearance = &mut shared.appearance;
    match setting {
        Setting::Language => shared.speak(choice),
        Setting::Theme => {
            appearance.prefer(Scheme::ALL.get(choice).copied().unwrap_or_default());
            shared.ask(Request::AskSystem);
        }
        Setting::Colours => {
            appearance.colours = Colours::ALL.get(choice).copied().unwrap_or_default();
        }
        Setting::TextSize => {
            if let Some(&size) = TEXT_SIZES.get(choice) {
                appearance.scale_text(size);
            }
        }
        Setting::MarkSize => {
            appearance.mark_size = MarkSize::ALL.get(choice).copied().unwrap_or_default();
        }
        Setting::MarkWeight => appearance.bold_marks = second,
        Setting::Coordinates => {
            shared.call_cells(if second { Coordinates::RowColumn } else { Coordinates::A1 });
        }
        Setting::Telling => shared.tell_tersely(second),
        Setting::Order => (play.digit_first, play.taken) = (second, None),
        Setting::Cursor => play.moves_on = second,
        Setting::Under => play.shows_under = second,
        Setting::Level => play.shows_level = !second,
        Setting::SameDigits => play.lights_same = !second,
        Setting::Collisions => {
            let collisions = if second { Collisions::Refused } else { Collisions::Shown };
            shared.apply(follow(PlayRules { collisions, ..rules }));
        }
        Setting::Marks => shared.apply(follow(PlayRules { prunes: !second, ..rules })),
        Setting::Checking => {
            let checking = if second { Checking::Always } else { Checking::OnDemand };
            shared.apply(follow(PlayRules { checking, ..rules }));
        }
        Setting::Profile => {
            let profile = shared.knowledge.profiles().nth(choice);
            if let Some(name) = profile.map(|profile| profile.name.clone()) {
                shared.ask(Request::Profile(name));
            }
        }
    }
}

/// Chooses the next value of the setting in this row, or the one before.
fn turn(shared: &mut Shared, play: &mut Play, row: usize, on: bool) {
    let Some(&setting) = Setting::ALL.get(row) else { return };
    if setting == Setting::TextSize {
        shared.step_text(on);
        return;
    }
    let preferred = preferred(shared, play);
    let count = preferred.choices(setting).len();
    let at = preferred.chosen(setting).unwrap_or(0);
    let to = if on { (at + 1).min(count.saturating_sub(1)) } else { at.saturating_sub(1) };
    set(shared, play, setting, to);
}

/// Does on the page what a key asks for, where this row is chosen; `None` if it works there as everywhere.
pub(crate) fn key<M: Send + 'static>(
    (shared, play): (&mut Shared, &mut Play),
    row: usize,
    act: Action,
) -> Option<Task<M>> {
    let row = match act {
        Action::Move(Move::Up) => row.saturating_sub(1),
        Action::Move(Move::Down) | Action::NextTab => row + 1,
        Action::Go(Go::First) => 0,
        Action::Go(Go::Last) => Setting::ALL.len(),
        Action::Move(Move::Left) => {
            turn(shared, play, row, false);
            return Some(Task::none());
        }
        Action::Move(Move::Right) | Action::Enter => {
            turn(shared, play, row, true);
            return Some(Task::none());
        }
        _ => return None,
    };
    shared.opened.choose_row(row.min(Setting::ALL.len() - 1));
    Some(reveal(PAGE))
}
