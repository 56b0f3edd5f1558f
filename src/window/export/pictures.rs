//! The clipboard of the system as far as it takes pictures; iced's takes texts alone.

use std::borrow::Cow;
use std::fmt;

use arboard::{Clipboard, Error, ImageData};

use duvod::picture::Pixels;

/// The clipboard, once a picture was put there. On some systems others can have the picture only as long as this is kept.
#[derive(Default)]
pub(crate) struct Pictures(Option<Clipboard>);

impl Pictures {
    /// Puts a picture on the clipboard.
    ///
    /// # Errors
    /// What the system says.
    pub(crate) fn put(&mut self, pixels: Pixels) -> Result<(), Error> {
        let clipboard = match &mut self.0 {
            Some(clipboard) => clipboard,
            none => none.insert(Clipboard::new()?),
        };
        let Pixels { width, height, bytes } = pixels;
        let (width, height, bytes) = (width as usize, height as usize, Cow::Owned(bytes));
        clipboard.set_image(ImageData { width, height, bytes })
    }
}

impl fmt::Debug for Pictures {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Pictures")
    }
}
