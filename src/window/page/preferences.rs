//! The page of preferences: each setting with its choices, by mouse and by arrow keys.

use iced::widget::{Column, column, container, row};
use iced::{Alignment, Element, Length, Padding};

use super::message::Message;
use crate::action::{Action, Setting};
use crate::appearance::{Appearance, MarkSize, Scheme, TEXT_SIZES};
use crate::book::shown_name;
use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose};
use crate::look::layout::{Form, Layout};
use crate::look::measured::Type;
use crate::look::speech::Speech;
use crate::play::Play;
use crate::widget::controls::Control;
use crate::widget::icon::{Icon, icon};
use crate::widget::prose::ROOM_FOR_BAR;
use crate::widget::theme::button::Kind;
use crate::widget::{choosing, controls, theme};
use duvod::knowledge::{Knowledge, Profile};
use duvod::locale::Coordinates;
use duvod::message::Message as Words;
use duvod::message::{words, words::Label};
use duvod::session::play::{Checking, Collisions, PlayRules};

/// From this many choices on only the chosen one is shown, between two arrows.
const MANY: usize = 4;

/// So many choices stand side by side only in a panel of this width.
const FEW: usize = 3;
const ROOM_FOR_NAMES: f32 = 420.0;

/// How much larger than a stepper of the page at 100 % that of the size of text is at least.
const STILL: f32 = 1.25;

/// How high the buttons for the size of text are at 100 %, with their frame.
const BUTTONS: f32 = 26.0;

/// What is preferred now.
#[derive(Clone, Copy)]
pub(crate) struct Preferred<'a> {
    pub(crate) appearance: &'a Appearance,
    pub(crate) speech: &'a Speech,
    pub(crate) play: &'a Play,
    /// How digits and marks are treated in play.
    pub(crate) rules: PlayRules,
    pub(crate) knowledge: &'a Knowledge,
    /// The name of the profile in use.
    pub(crate) profile: &'a str,
}

impl Setting {
    fn label(self) -> Label {
        match self {
            Self::Language => words::SettingLanguage,
            Self::Theme => words::SettingTheme,
            Self::Colours => words::SettingColours,
            Self::TextSize => words::SettingTextSize,
            Self::MarkSize => words::SettingMarkSize,
            Self::MarkWeight => words::SettingMarkWeight,
            Self::Coordinates => words::SettingCoordinates,
            Self::Telling => words::SettingTelling,
            Self::Order => words::SettingOrder,
            Self::Cursor => words::SettingCursor,
            Self::SameDigits => words::SettingSameDigits,
            Self::Under => words::SettingUnder,
            Self::Level => words::SettingLevel,
            Self::Collisions => words::SettingCollisions,
            Self::Marks => words::SettingMarks,
            Self::Checking => words::SettingChecking,
            Self::Profile => words::SettingProfile,
        }
    }
}

impl Preferred<'_> {
    /// The words of the choices of a setting, in their order.
    pub(crate) fn choices(self, setting: Setting) -> Vec<String> {
        let locale = self.speech.locale();
        let say = |ids: &[Label]| -> Vec<String> {
            ids.iter().map(|&id| locale.say(&Words::from(id))).collect()
        };
        match setting {
            Setting::Language => {
                let name = Words::from(words::LanguageName);
                self.speech.locales.iter().map(|locale| locale.say(&name)).collect()
            }
            Setting::Theme => say(&[words::SettingLight, words::SettingDark, words::SettingSystem]),
            Setting::Colours => say(&[
                words::SettingStandard,
                words::SettingHighContrast,
                words::SettingColourBlind,
            ]),
            Setting::TextSize => TEXT_SIZES.map(|size| size.to_string()).to_vec(),
            Setting::MarkSize => say(&[
                words::SettingMarksAsText,
                words::SettingMarksUsual,
                words::SettingMarksLarge,
            ]),
            Setting::MarkWeight => say(&[words::SettingMarksPlain, words::SettingMarksBold]),
            Setting::Coordinates => vec!["E7".to_owned(), "r7c5".to_owned()],
            Setting::Telling => say(&[words::SettingInSentences, words::SettingInNotation]),
            Setting::Order => say(&[words::SettingCellFirst, words::SettingDigitFirst]),
            Setting::Cursor => say(&[words::SettingStays, words::SettingMovesOn]),
            Setting::Under => say(&[words::SettingNotShown, words::SettingUnderShown]),
            Setting::Level => say(&[words::SettingUnderShown, words::SettingNotShown]),
            Setting::SameDigits => say(&[words::SettingLit, words::SettingUnlit]),
            Setting::Collisions => say(&[words::SettingShown, words::SettingRefused]),
            Setting::Marks => say(&[words::SettingHidden, words::SettingKept]),
            Setting::Checking => say(&[words::SettingOnDemand, words::SettingAlways]),
            Setting::Profile => {
                let shown = |profile: &Profile| shown_name(&profile.name, locale);
                self.knowledge.profiles().map(shown).collect()
            }
        }
    }

    /// The number of the chosen one, from 0.
    pub(crate) fn chosen(self, setting: Setting) -> Option<usize> {
        let rules = self.rules;
        Some(match setting {
            Setting::Language => self.speech.language,
            Setting::Theme => {
                Scheme::ALL.iter().position(|scheme| *scheme == self.appearance.scheme)?
            }
            Setting::Colours => self.appearance.colours as usize,
            Setting::TextSize => {
                TEXT_SIZES.iter().position(|size| *size >= self.appearance.text_size)?
            }
            Setting::MarkSize => {
                MarkSize::ALL.iter().position(|size| *size == self.appearance.mark_size)?
            }
            Setting::MarkWeight => usize::from(self.appearance.bold_marks),
            Setting::Coordinates => {
                usize::from(self.speech.locale().coordinates() == Coordinates::RowColumn)
            }
            Setting::Telling => usize::from(self.speech.locale().is_terse()),
            Setting::Order => usize::from(self.play.digit_first),
            Setting::Cursor => usize::from(self.play.moves_on),
            Setting::Under => usize::from(self.play.shows_under),
            Setting::Level => usize::from(!self.play.shows_level),
            Setting::SameDigits => usize::from(!self.play.lights_same),
            Setting::Collisions => usize::from(rules.collisions == Collisions::Refused),
            Setting::Marks => usize::from(!rules.prunes),
            Setting::Checking => usize::from(rules.checking == Checking::Always),
            Setting::Profile => {
                let mut profiles = self.knowledge.profiles();
                profiles.position(|profile| profile.name == self.profile)?
            }
        })
    }
}

/// The size of text. Its buttons grow with the text around middles that stand at the same place of the window at every size
/// of text, so that the pointer is on them still when they were pressed; `top` is how far below the window's top they may begin.
pub(super) fn text_size<'a>(
    preferred: Preferred<'_>,
    row: usize,
    top: impl Fn(&Layout) -> f32,
    look: Look<'a>,
) -> Element<'a, Message> {
    let seen = preferred.appearance;
    // A pixel of the window at 100 %, in pixels of the layout.
    let pixel = seen.scale_at(100) / seen.text_scale();
    let tops = TEXT_SIZES.map(|size| top(&seen.layout_at(size)) * seen.scale_at(size));
    let lowest = tops.into_iter().fold(0.0, f32::max) / seen.text_scale();
    // How large text is at a size of text in the window, and never smaller than at 100 %.
    let seen_at = |size: u16| seen.layout_at(size).reading().zoom * seen.scale_at(size);
    let zoom = |size: u16| seen_at(size).max(STILL * seen.scale_at(100)) / seen.text_scale();
    let at = |zoom: f32| {
        let mut look = look;
        (look.layout.form, look.layout.zoom) = (Form::Wide, zoom);
        look
    };
    let (now, most) =
        (at(zoom(seen.text_size)), at(TEXT_SIZES.map(zoom).into_iter().fold(0.0, f32::max)));
    let buttons = choices(preferred, Setting::TextSize, (now, most));
    let label = look.text(Purpose::Control, look.label(Setting::TextSize.label()));
    let label = column![label].push(room(preferred, look)).width(Length::Fill);
    // The label stands beside the middle of the buttons, which it never moves.
    let line = look.size(Purpose::Control).1.0;
    let beside = ((most.grown(BUTTONS) - line) / 2.0).max(0.0);
    let line = row![container(label).padding(Padding::ZERO.top(beside)), buttons].spacing(12);
    let ground = if row == 0 { look.palette.soft } else { look.palette.surface };
    let left = choosing::inset(look).left;
    let padding = Padding { left, right: 20.0 * pixel, top: 2.0 * pixel, bottom: 2.0 * pixel };
    let line = container(line).padding(padding).width(Length::Fill);
    let line = line.style(theme::container::card(look.palette, ground));
    let above = lowest - top(&look.layout) + 12.0 * pixel;
    let left = look.pick(choosing::BESIDE.0, choosing::BESIDE.1);
    let beside = Padding { left, right: ROOM_FOR_BAR * pixel, top: above, bottom: 0.0 };
    container(line).padding(beside).into()
}

/// All other settings, the chosen one standing out.
pub(super) fn view<'a>(
    preferred: Preferred<'_>,
    row: usize,
    look: Look<'a>,
) -> Column<'a, Message> {
    let mut page = Column::new().spacing(look.pick(4.0, 2.0));
    for (number, setting) in Setting::ALL.into_iter().enumerate().skip(1) {
        let line = setting_row(preferred, setting, look);
        page = page.push(choosing::line(line, number == row, look.pick(8.0, 5.0), look));
    }
    let how = look.muted(Purpose::Secondary, look.label(words::SettingHow));
    page.push(container(how).padding([12.0, look.layout.lengths.margin]))
}

fn setting_row<'a>(
    preferred: Preferred<'_>,
    setting: Setting,
    look: Look<'a>,
) -> Element<'a, Message> {
    let label = look.text(Purpose::Control, look.label(setting.label()));
    let choices = choices(preferred, setting, (look, look));
    if choosing::has_both(look) {
        let label = container(label).width(Length::Fill);
        return row![label, choices].spacing(12).align_y(Alignment::Center).into();
    }
    column![label, choices].spacing(4).into()
}

/// How large text is, where the window has no room for what is chosen.
fn room<'a>(preferred: Preferred<'_>, look: Look<'a>) -> Option<Element<'a, Message>> {
    let percent = preferred.appearance.layout.text_percent(preferred.appearance.text_size).round();
    let words = Words::from(words::SettingTextRoom { percent: format!("{percent:.0}") });
    let less = percent < f32::from(preferred.appearance.text_size);
    less.then(|| look.muted(Purpose::Secondary, look.say(&words)).into())
}

/// The choices of a setting, drawn now in a room in which they can be larger.
fn choices<'a>(
    preferred: Preferred<'_>,
    setting: Setting,
    (look, most): (Look<'a>, Look<'a>),
) -> Element<'a, Message> {
    let names = preferred.choices(setting);
    let chosen = preferred.chosen(setting);
    let choose = |number: usize| Message::Act(Action::Set(setting, number));
    let is_short =
        names.len() < MANY && (names.len() < FEW || look.layout.has_panel(ROOM_FOR_NAMES));
    if is_short {
        let named = names.into_iter().enumerate();
        let choices = named.map(|(number, name)| (name, Some(number) == chosen, choose(number)));
        return row![controls::choice(choices, look)].into();
    }
    let end = (setting == Setting::TextSize && !preferred.appearance.has_room_for_larger_text())
        .then(|| look.label(words::SettingTextLargest));
    let is_amount = setting == Setting::TextSize;
    stepper(&names, chosen.unwrap_or(0), (is_amount, end), choose, (look, most))
}

/// The chosen one of many, between a way to the one before and a way to the next. Whether it is an amount, and why it
/// goes no further, if it does not.
fn stepper<'a>(
    names: &[String],
    at: usize,
    (is_amount, end): (bool, Option<String>),
    choose: impl Fn(usize) -> Message,
    (look, most): (Look<'a>, Look<'a>),
) -> Element<'a, Message> {
    let (height, slot) = (look.pick(24.0, 22.0), most.pick(24.0, 22.0));
    let way = |sign: Icon, amount: &'static str, to: Option<usize>| {
        let is_less = matches!(sign, Icon::Back);
        let tip = match (is_amount, is_less) {
            (true, true) => words::TipSmaller,
            (true, false) => words::TipLarger,
            (false, true) => words::TipBefore,
            (false, false) => words::TipAfter,
        };
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
            .tip(look.label(tip))
            .view(look)
    };
    // As wide as the widest of them, so that the ways stay where they are.
    let (size, line) = most.size(Purpose::Secondary);
    let set = Type { font: Purpose::Secondary.font(), size, line };
    let widths = names.iter().map(|name| set.width(name));
    let around =
        2.0 * (slot + look.pick(choosing::BESIDE.0 + 20.0, choosing::BESIDE.1 + 10.0)) + 16.0;
    let room = (widths.fold(0.0, f32::max) + most.grown(17.0)).min(look.layout.panel - around);
    let value = look.text(Purpose::Secondary, names.get(at).cloned().unwrap_or_default());
    let value = container(value.align_x(Alignment::Center)).center_x(room);
    let more = Some(at + 1).filter(|next| *next < names.len() && end.is_none());
    let mut more: Element<'a, Message> = way(Icon::On, "+", more);
    if let Some(end) = end {
        more = controls::with_tip(more, end, None, look);
    }
    let inside = |way| container(way).center(slot);
    let line = row![inside(way(Icon::Back, "−", at.checked_sub(1))), value, inside(more)];
    let frame = container(line.spacing(most.grown(2.0)).align_y(Alignment::Center));
    // Where buttons can grow there is room around them.
    let beside = most.grown(if is_amount { 1.0 } else { 3.0 });
    row![frame.padding(beside).style(theme::container::choices(look.palette))].into()
}
