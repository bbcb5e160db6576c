//! The list of components in the format CycloneDX 1.5 (JSON).

use super::component::Component;

pub(super) fn cyclone_dx(version: &str, components: &[Component]) -> String {
    let list: Vec<String> = components.iter().map(entry).collect();
    format!(
        "{{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.5\",\n  \"version\": 1,\n  \"metadata\": {{\n    \
         \"component\": {{ \"type\": \"application\", \"name\": \"tavola\", \"version\": {} }}\n  }},\n  \
         \"components\": [\n{}\n  ]\n}}\n",
        quoted(version),
        list.join(",\n")
    )
}

fn entry(component: &Component) -> String {
    let Component { name, version, license, hash, .. } = component;
    let url = quoted(&component.url());
    let hash = hash.as_ref().map_or(String::new(), |hash| {
        format!(", \"hashes\": [{{ \"alg\": \"SHA-256\", \"content\": {} }}]", quoted(hash))
    });
    format!(
        "    {{ \"type\": \"library\", \"bom-ref\": {url}, \"name\": {}, \"version\": {}, \"purl\": {url}, \
         \"licenses\": [{{ \"expression\": {} }}]{hash} }}",
        quoted(name),
        quoted(version),
        quoted(license)
    )
}

/// The text as a JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            control if control.is_control() => quoted += &format!("\\u{:04x}", u32::from(control)),
            other => quoted.push(other),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_component_is_named_with_its_license_and_hash() {
        let component = Component {
            name: "@fluent/bundle".to_owned(),
            version: "0.19.1".to_owned(),
            license: "Apache-2.0".to_owned(),
            kind: "npm",
            hash: Some("abc".to_owned()),
            texts: Vec::new(),
        };
        let list = cyclone_dx("1.0.0", &[component]);
        for part in [
            r#""name": "tavola", "version": "1.0.0""#,
            r#""purl": "pkg:npm/%40fluent/bundle@0.19.1", "licenses": [{ "expression": "Apache-2.0" }]"#,
            r#""hashes": [{ "alg": "SHA-256", "content": "abc" }]"#,
        ] {
            assert!(list.contains(part), "{list}");
        }
    }

    #[test]
    fn strings_are_escaped() {
        assert_eq!(quoted("a \"b\"\\\n"), r#""a \"b\"\\\u000a""#);
    }
}
