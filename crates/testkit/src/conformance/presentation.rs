//! A view can be serialized, read back, described and drawn.

use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{Game, View, Viewer};

pub(super) fn check<G: Game>(game: &G) -> Verdict {
    for viewer in Viewer::all(game.players()) {
        let (view, who) = (game.view(viewer), Eyes(viewer));
        is_complete(&view).map_err(|why| format!("the view of {who} {why}"))?;
        ensure!(!view.describe().is_empty(), "the view of {who} has no description");
        ensure!(!view.sketch(&|text| text.key.to_owned()).trim().is_empty(), "the view of {who} has no sketch");
    }
    Ok(())
}

/// The serialized form contains everything in the view.
fn is_complete<V: View>(view: &V) -> Verdict {
    let sent = serde_json::to_string(view).map_err(|error| format!("can't be serialized as JSON: {error}"))?;
    let read: V = serde_json::from_str(&sent).map_err(|error| format!("can't be read back: {error}\n{sent}"))?;
    ensure!(read == *view, "is another one when read back: {read:?}\n{sent}");
    Ok(())
}
