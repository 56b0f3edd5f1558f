//! The grid, and the code of a link, put on the clipboard as pictures.

use std::sync::Arc;

use super::{Export, code_of};
use crate::cards::notices::Said;
use crate::shared::Shared;
use duvod::formats::WrittenPuzzle;
use duvod::grid::Puzzle;
use duvod::message::words::{self, Label};
use duvod::pages::naming;
use duvod::picture::{Frame, LIGHT, PIXELS, Scene, pixels, svg};

impl Export {
    /// Puts the grid on the clipboard as a picture, as it is shown.
    pub(crate) fn copy_picture(&mut self, shared: &mut Shared, scene: &Scene) {
        let geometry = shared.session.geometry();
        let scene = scene.without_selection();
        let frame = Frame { coordinates: naming(shared.locale()), ..Frame::default() };
        let text = svg(&scene, geometry, &LIGHT, frame);
        self.copy_drawn(shared, &text, words::CopiedPicture);
    }

    /// Puts the code of a link with the puzzle on the clipboard, as a picture.
    pub(crate) fn copy_code(&mut self, shared: &mut Shared) {
        let geometry = Arc::clone(shared.session.geometry());
        let puzzle = Puzzle { geometry, board: shared.session.puzzle().clone() };
        match code_of(&WrittenPuzzle::of(&puzzle)) {
            Ok(code) => self.copy_drawn(shared, &code.svg(), words::CopiedCode),
            Err(why) => shared.notices.said = Some(Said::bad(why)),
        }
    }

    /// Puts an SVG on the clipboard as pixels, and says so.
    fn copy_drawn(&mut self, shared: &mut Shared, text: &str, copied: Label) {
        let is_put = pixels(text, PIXELS).ok().is_some_and(|it| self.pictures.put(it).is_ok());
        shared.notices.said = Some(if is_put {
            Said::good(copied.into())
        } else {
            Said::bad(words::CopyPictureFailed.into())
        });
    }
}
