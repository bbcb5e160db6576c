//! Puts the built page into release builds, so that one file is all there is to install.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    let mut list = String::new();
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        add_page(&mut list)?;
    }
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names it")).join("page.rs");
    fs::write(target, format!("const BUILT_IN: &[(&str, &[u8])] = &[{list}];\n"))
}

fn add_page(list: &mut String) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", folder.display());
    if folder.join("index.html").is_file() {
        return add(&folder.canonicalize()?, "", list);
    }
    println!("cargo:warning=The page is not built, so it is not in this program. `./x run` builds both.");
    Ok(())
}

/// Lists all files in this folder and its subfolders, in a stable order.
fn add(folder: &Path, prefix: &str, list: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = format!("{prefix}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            add(&entry.path(), &path, list)?;
        } else {
            write!(list, "({path:?}, include_bytes!({:?})),", entry.path()).expect("a string takes everything");
        }
    }
    Ok(())
}
