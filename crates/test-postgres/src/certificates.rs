//! What a server shows to those who want to know whom they talk to. Good for tests alone: the key is in the open.

use crate::programs::hand_over;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// The file with the authority that vouches for the servers of tests.
pub const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/certificates/authority.pem");
const CERTIFICATE: &str = include_str!("../certificates/server.pem");
const KEY: &str = include_str!("../certificates/server.key");

/// Puts certificate and key into the folder of a server, for its eyes only.
pub(crate) fn put_into(folder: &Path) -> (PathBuf, PathBuf) {
    let files = (folder.join("server.pem"), folder.join("server.key"));
    for (file, content) in [(&files.0, CERTIFICATE), (&files.1, KEY)] {
        fs::write(file, content).expect("a new file");
        fs::set_permissions(file, fs::Permissions::from_mode(0o600)).expect("it is ours");
        hand_over(file);
    }
    files
}
