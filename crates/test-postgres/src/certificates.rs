//! The test servers' TLS certificate. For tests only: the private key is public.

use crate::programs::hand_over;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// Path to the certificate of the authority that signs the test servers' certificate.
pub const AUTHORITY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/certificates/authority.pem");
const CERTIFICATE: &str = include_str!("../certificates/server.pem");
const KEY: &str = include_str!("../certificates/server.key");

/// Writes the certificate and key to a server's folder, readable only by the server. Returns their paths.
pub(crate) fn put_into(folder: &Path) -> (PathBuf, PathBuf) {
    let files = (folder.join("server.pem"), folder.join("server.key"));
    for (file, content) in [(&files.0, CERTIFICATE), (&files.1, KEY)] {
        fs::write(file, content).expect("a new file");
        fs::set_permissions(file, fs::Permissions::from_mode(0o600)).expect("it is ours");
        hand_over(file);
    }
    files
}
