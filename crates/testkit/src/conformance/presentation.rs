//! A view can be serialized, described and drawn.

use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{Game, View, Viewer};

pub(super) fn check<G: Game>(game: &G) -> Verdict {
    for viewer in Viewer::all(game.players()) {
        let (view, who) = (game.view(viewer), Eyes(viewer));
        let sent = serde_json::to_value(&view);
        ensure!(sent.is_ok(), "the view of {who} can't be serialized as JSON: {sent:?}");
        ensure!(!view.describe().is_empty(), "the view of {who} has no description");
        ensure!(!view.sketch(&|text| text.key.to_owned()).trim().is_empty(), "the view of {who} has no sketch");
    }
    Ok(())
}
