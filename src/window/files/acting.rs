//! What is asked for of files and of the clipboard.

use iced::Task;

use super::{Files, Message};
use crate::action::FileAction;
use crate::shared::Shared;

impl Files {
    /// Does what is asked for of files and of the clipboard.
    pub(crate) fn act(&mut self, shared: &mut Shared, action: FileAction) -> Task<Message> {
        match action {
            FileAction::Open => Self::ask_for_file(shared),
            FileAction::Paste => Self::paste(shared),
            FileAction::Copy(with_play) => self.copy(shared, with_play),
            FileAction::CopyAs(number) => self.copy_as(shared, number),
            FileAction::Recent(number) => self.load_recent(shared, number),
            FileAction::Save => self.save(shared),
            FileAction::SaveAs => self.save_as(shared),
            FileAction::Replace => self.replace_file(shared),
            FileAction::Example(number) => {
                self.load_example(shared, number);
                Task::none()
            }
        }
    }
}
