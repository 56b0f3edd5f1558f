//! The page of preferences: each setting with its choices, by mouse and by arrow keys.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length, Padding, Task};

use crate::knowledge::Profile;
use crate::locale::Coordinates;
use crate::message::Message as Words;
use crate::message::{words, words::Label};
use crate::session::Command;
use crate::session::play::{Checking, Collisions, PlayRules};
use crate::window::act::{Act, Setting};
use crate::window::appearance::{Colours, Scheme, TEXT_SIZES};
use crate::window::book::shown_name;
use crate::window::look::Look;
use crate::window::look::font::{MEDIUM, Purpose};
use crate::window::look::layout::{Form, Layout};
use crate::window::look::measured::Type;
use crate::window::message::Message;
use crate::window::notices::Said;
use crate::window::state::Window;
use crate::window::widget::controls::Control;
use crate::window::widget::icon::{Icon, icon};
use crate::window::widget::prose::ROOM_FOR_BAR;
use crate::window::widget::reveal::PAGE;
use crate::window::widget::theme::button::Kind;
use crate::window::widget::{controls, theme};

/// From this many choices on only the chosen one is shown, between two arrows.
const MANY: usize = 4;

/// So many choices stand side by side only in a panel of this width.
const FEW: usize = 3;
const ROOM_FOR_NAMES: f32 = 420.0;

/// How much larger than a stepper of the page at 100 % that of the size of text is.
const STILL: f32 = 1.25;

/// How high the buttons for the size of text are at 100 %.
const BUTTONS: f32 = 30.0;

/// What is left free at both sides of a row, wide and small.
const BESIDE: (f32, f32) = (12.0, 6.0);

impl Setting {
    fn label(self) -> Label {
        match self {
            Self::Language => words::SettingLanguage,
            Self::Theme => words::SettingTheme,
            Self::Colours => words::SettingColours,
            Self::TextSize => words::SettingTextSize,
            Self::Coordinates => words::SettingCoordinates,
            Self::Cursor => words::SettingCursor,
            Self::SameDigits => words::SettingSameDigits,
            Self::Collisions => words::SettingCollisions,
            Self::Marks => words::SettingMarks,
            Self::Checking => words::SettingChecking,
            Self::Profile => words::SettingProfile,
        }
    }

    /// The words of its choices, in their order.
    pub(crate) fn choices(self, window: &Window) -> Vec<String> {
        let locale = window.locale();
        let say = |ids: &[Label]| -> Vec<String> {
            ids.iter().map(|&id| locale.say(&Words::from(id))).collect()
        };
        match self {
            Self::Language => {
                let name = Words::from(words::LanguageName);
                window.speech.locales.iter().map(|locale| locale.say(&name)).collect()
            }
            Self::Theme => say(&[words::SettingLight, words::SettingDark, words::SettingSystem]),
            Self::Colours => say(&[
                words::SettingStandard,
                words::SettingHighContrast,
                words::SettingColourBlind,
            ]),
            Self::TextSize => TEXT_SIZES.map(|size| size.to_string()).to_vec(),
            Self::Coordinates => vec!["E7".to_owned(), "r7c5".to_owned()],
            Self::Cursor => say(&[words::SettingStays, words::SettingMovesOn]),
            Self::SameDigits => say(&[words::SettingLit, words::SettingUnlit]),
            Self::Collisions => say(&[words::SettingShown, words::SettingRefused]),
            Self::Marks => say(&[words::SettingHidden, words::SettingKept]),
            Self::Checking => say(&[words::SettingOnDemand, words::SettingAlways]),
            Self::Profile => {
                let shown = |profile: &Profile| shown_name(&profile.name, locale);
                window.knowledge.profiles().map(shown).collect()
            }
        }
    }

    /// The number of the chosen one, from 0.
    pub(crate) fn chosen(self, window: &Window) -> Option<usize> {
        let rules = window.session.play_rules();
        Some(match self {
            Self::Language => window.speech.language,
            Self::Theme => {
                Scheme::ALL.iter().position(|scheme| *scheme == window.appearance.scheme)?
            }
            Self::Colours => window.appearance.colours as usize,
            Self::TextSize => {
                TEXT_SIZES.iter().position(|size| *size >= window.appearance.text_size)?
            }
            Self::Coordinates => {
                usize::from(window.locale().coordinates() == Coordinates::RowColumn)
            }
            Self::Cursor => usize::from(window.play.moves_on),
            Self::SameDigits => usize::from(!window.play.lights_same),
            Self::Collisions => usize::from(rules.collisions == Collisions::Refused),
            Self::Marks => usize::from(!rules.prunes),
            Self::Checking => usize::from(rules.checking == Checking::Always),
            Self::Profile => {
                let mut profiles = window.knowledge.profiles();
                profiles.position(|profile| profile.name == window.rules.profile)?
            }
        })
    }
}

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
            Setting::Coordinates => {
                self.call_cells(if second { Coordinates::RowColumn } else { Coordinates::A1 });
            }
            Setting::Cursor => self.play.moves_on = second,
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
        if larger && !self.has_room_for_larger_text() {
            self.notices.said = Some(Said::now(Words::from(words::SettingTextLargest)));
        } else if let Some(&size) = next {
            self.appearance.scale_text(size);
        }
        Task::none()
    }

    /// Whether the next larger size of text would be seen to be larger.
    fn has_room_for_larger_text(&self) -> bool {
        let seen = |size: u16| self.appearance.layout_at(size).text_percent(size);
        let next = TEXT_SIZES.into_iter().find(|size| *size > self.appearance.text_size);
        let now = seen(self.appearance.text_size).round();
        next.map_or(now >= f32::from(self.appearance.text_size), |next| seen(next).round() > now)
    }
}

/// The size of text. Its buttons stand at the same place of the window, and are as large, at every size of text, so that the
/// pointer is on them still when they were pressed; `top` is how far below the window's top they may begin.
pub(super) fn text_size<'a>(
    window: &'a Window,
    row: usize,
    top: impl Fn(&Layout) -> f32,
    look: Look<'a>,
) -> Element<'a, Message> {
    let seen = &window.appearance;
    // A pixel of the window at 100 %, in pixels of the layout.
    let pixel = seen.scale_at(100) / seen.text_scale();
    let tops = TEXT_SIZES.map(|size| top(&seen.layout_at(size)) * seen.scale_at(size));
    let lowest = tops.into_iter().fold(0.0, f32::max) / seen.text_scale();
    let mut still = look;
    (still.layout.form, still.layout.zoom) = (Form::Wide, STILL * pixel);
    let buttons = choices(window, Setting::TextSize, still);
    let label = look.text(Purpose::Control, look.label(Setting::TextSize.label()));
    let label = column![label].push(room(window, look)).width(Length::Fill);
    // The label stands beside the middle of the buttons, which it never moves.
    let line = look.size(Purpose::Control).1.0;
    let beside = ((still.grown(BUTTONS) - line) / 2.0).max(0.0);
    let line = row![container(label).padding(Padding::ZERO.top(beside)), buttons].spacing(12);
    let ground = if row == 0 { look.palette.soft } else { look.palette.surface };
    let left = look.pick(20.0, 10.0);
    let padding = Padding { left, right: 16.0 * pixel, top: 8.0 * pixel, bottom: 8.0 * pixel };
    let line = container(line).padding(padding).width(Length::Fill);
    let line = line.style(theme::container::card(look.palette, ground));
    let above = lowest - top(&look.layout) + 12.0 * pixel;
    let left = look.pick(BESIDE.0, BESIDE.1);
    let beside = Padding { left, right: ROOM_FOR_BAR * pixel, top: above, bottom: 0.0 };
    container(line).padding(beside).into()
}

/// All other settings, the chosen one standing out.
pub(super) fn view<'a>(window: &'a Window, row: usize, look: Look<'a>) -> Column<'a, Message> {
    let mut page = Column::new().spacing(look.pick(4.0, 2.0));
    for (number, setting) in Setting::ALL.into_iter().enumerate().skip(1) {
        let line = setting_row(window, setting, look);
        let ground = if number == row { look.palette.soft } else { look.palette.surface };
        let line = container(line)
            .padding([look.pick(8.0, 5.0), look.pick(20.0, 10.0)])
            .width(Length::Fill)
            .max_width(look.text_width())
            .style(theme::container::card(look.palette, ground));
        let line = if number == row { line.id(PAGE.chosen) } else { line };
        let beside = look.pick(BESIDE.0, BESIDE.1);
        let beside = Padding { left: beside, right: beside.max(ROOM_FOR_BAR), ..Padding::ZERO };
        page = page.push(container(line).padding(beside));
    }
    let how = look.muted(Purpose::Secondary, look.label(words::SettingHow));
    page.push(container(how).padding([12.0, look.layout.lengths.margin]))
}

fn setting_row<'a>(window: &'a Window, setting: Setting, look: Look<'a>) -> Element<'a, Message> {
    let label = look.text(Purpose::Control, look.label(setting.label()));
    let choices = choices(window, setting, look);
    if look.layout.is_wide() && look.layout.has_panel(560.0) {
        let label = container(label).width(Length::Fill);
        return row![label, choices].spacing(12).align_y(Alignment::Center).into();
    }
    column![label, choices].spacing(4).into()
}

/// How large text is, where the window has no room for what is chosen.
fn room<'a>(window: &'a Window, look: Look<'a>) -> Option<Element<'a, Message>> {
    let percent = window.appearance.layout.text_percent(window.appearance.text_size).round();
    let words = Words::from(words::SettingTextRoom { percent: format!("{percent:.0}") });
    let less = percent < f32::from(window.appearance.text_size);
    less.then(|| look.muted(Purpose::Secondary, look.say(&words)).into())
}

fn choices<'a>(window: &'a Window, setting: Setting, look: Look<'a>) -> Element<'a, Message> {
    let names = setting.choices(window);
    let chosen = setting.chosen(window);
    let choose = |number: usize| Message::Act(Act::Set(setting, number));
    let is_short =
        names.len() < MANY && (names.len() < FEW || look.layout.has_panel(ROOM_FOR_NAMES));
    if is_short {
        let named = names.into_iter().enumerate();
        let choices = named.map(|(number, name)| (name, Some(number) == chosen, choose(number)));
        return row![controls::choice(choices, look)].into();
    }
    let end = (setting == Setting::TextSize && !window.has_room_for_larger_text())
        .then(|| look.label(words::SettingTextLargest));
    let is_amount = setting == Setting::TextSize;
    stepper(&names, chosen.unwrap_or(0), (is_amount, end), choose, look)
}

/// The chosen one of many, between a way to the one before and a way to the next. Whether it is an amount, and why it
/// goes no further, if it does not.
fn stepper<'a>(
    names: &[String],
    at: usize,
    (is_amount, end): (bool, Option<String>),
    choose: impl Fn(usize) -> Message,
    look: Look<'a>,
) -> Element<'a, Message> {
    let height = look.pick(24.0, 22.0);
    let way = |sign: Icon, amount: &'static str, to: Option<usize>| {
        let palette = look.palette;
        let colour = if to.is_some() { palette.ink } else { palette.disabled() };
        let sign: Element<'_, Message> = if is_amount {
            look.text(Purpose::Control, amount).font(MEDIUM).into()
        } else {
            icon(sign, look.grown(16.0), colour, colour)
        };
        Control::new(Kind::Step, container(sign).center(Length::Fill))
            .width(height)
            .height(height)
            .on_press_maybe(to.map(&choose))
            .view(look)
    };
    // As wide as the widest of them, so that the ways stay where they are.
    let (size, line) = look.size(Purpose::Secondary);
    let set = Type { font: Purpose::Secondary.font(), size, line };
    let widths = names.iter().map(|name| set.width(name));
    let around = 2.0 * (height + look.pick(BESIDE.0 + 20.0, BESIDE.1 + 10.0)) + 16.0;
    let room = (widths.fold(0.0, f32::max) + look.grown(17.0)).min(look.layout.panel - around);
    let value = look.text(Purpose::Secondary, names.get(at).cloned().unwrap_or_default());
    let value = container(value.align_x(Alignment::Center)).center_x(room);
    let more = Some(at + 1).filter(|next| *next < names.len() && end.is_none());
    let mut more: Element<'a, Message> = way(Icon::On, "+", more);
    if let Some(end) = end {
        more = controls::with_tip(more, end, None, look);
    }
    let line = row![way(Icon::Back, "−", at.checked_sub(1)), value, more];
    let frame = container(line.spacing(look.grown(2.0)).align_y(Alignment::Center));
    row![frame.padding(look.grown(3.0)).style(theme::container::choices(look.palette))].into()
}
