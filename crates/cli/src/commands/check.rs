//! `tavola serve --check`: checks settings, database and page without changing anything.

use super::print;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::settings::{Settings, SettingsError};
use game::Text;
use server::Config;
use std::io::Write;
use store::{Inspection, Place, Store};

/// Prints the settings as a configuration file without secrets, with the findings as comments.
pub(super) async fn run(settings: &Settings, config: &Config, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let localizer = Localizer::new(lang, None);
    let shown = toml::to_string(settings).expect("settings are keys and values");
    print(out, &format!("{shown}\n"))?;
    let findings = [Some(page(config)), Some(database_finding(&config.data).await?), issuer_finding(config).await?];
    for finding in findings.into_iter().flatten() {
        print(out, &format!("# {}\n", localizer.localize(&finding)))?;
    }
    print(out, &format!("# {}\n", localizer.message("cli-check-passed")))
}

fn page(config: &Config) -> Text {
    match &config.page {
        Some(folder) => Text::new("cli-check-page").with("folder", folder.display().to_string()),
        None if server::page_is_built_in() => Text::new("cli-check-page-built-in"),
        None => Text::new("cli-serve-no-page"),
    }
}

/// Whether the issuer, if there is one, can be reached and describes itself as it should.
pub(crate) async fn issuer_finding(config: &Config) -> Result<Option<Text>, Error> {
    let Some(oidc) = &config.oidc else { return Ok(None) };
    let issuer = oidc.issuer.to_string();
    match server::check_issuer(oidc).await {
        Ok(()) => Ok(Some(Text::new("cli-check-issuer").with("issuer", issuer).with("name", oidc.name.as_str()))),
        Err(why) => Err(SettingsError::BadIssuer { issuer, why: why.to_string() }.into()),
    }
}

/// The finding about the database at `place`. Fails in the same cases as a server that uses it.
pub(crate) async fn database_finding(place: &Place) -> Result<Text, Error> {
    let Inspection { found, known } = Store::inspect(place).await.map_err(Error::Store)?;
    let key = match found {
        None => "cli-check-database-new",
        Some(found) if found < known => "cli-check-database-older",
        Some(_) => "cli-check-database",
    };
    let text = Text::new(key).with("place", place.to_string());
    Ok(text.with("found", found.unwrap_or(0)).with("known", known))
}
