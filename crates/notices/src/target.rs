//! Where notices go, and the form that each kind of target expects.

use crate::notice::Notice;
use crate::push::{Randomness, SubscriptionKeys, VapidKey, encode, encrypt};
use crate::signature::sign;
use outbound::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName};
use outbound::{Method, Request, Url};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// How long a push service keeps a message for a device that is off, in seconds.
const KEEP: &str = "86400";

/// Maximum length of an address, in bytes.
const MAX_ADDRESS: usize = 1000;

/// A target of notices. Its address is a secret: whoever knows it can send messages there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    /// A browser on a device, as its `PushSubscription` describes it.
    Push {
        endpoint: String,
        p256dh: String,
        auth: String,
    },
    Webhook(Webhook),
}

/// An address to which notices are posted.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Webhook {
    pub form: WebhookKind,
    pub url: String,
    /// The key of the signatures.
    pub secret: String,
}

/// The form of a webhook's messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WebhookKind {
    /// Everything, as JSON.
    Json,
    /// A webhook of a Discord channel.
    Discord,
    /// A topic of ntfy.sh or another ntfy server.
    Ntfy,
}

/// Who sends a notice.
pub struct Sender<'a> {
    /// The origin under which people reach the server, such as `https://tavola.example`.
    pub origin: &'a str,
    pub vapid: &'a VapidKey,
    /// Seconds since 1970.
    pub now: i64,
}

/// The target can't be used: not an address, or not the keys of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadTarget;

impl Target {
    pub fn address(&self) -> &str {
        match self {
            Target::Push { endpoint, .. } => endpoint,
            Target::Webhook(webhook) => &webhook.url,
        }
    }

    /// The host of the address, which is no secret.
    pub fn host(&self) -> String {
        Url::parse(self.address()).ok().and_then(|url| Some(url.host_str()?.to_owned())).unwrap_or_default()
    }

    /// Whether notices can be sent there; that the address may be reached is checked whenever one is sent. Unencrypted
    /// addresses are only accepted if private ones are.
    pub fn check(&self, allow_private: bool) -> Result<(), BadTarget> {
        let url = read_address(self.address())?;
        if url.scheme() != "https" && !allow_private {
            return Err(BadTarget);
        }
        match self {
            Target::Push { p256dh, auth, .. } => SubscriptionKeys::read(p256dh, auth).map(drop).map_err(|_| BadTarget),
            Target::Webhook(Webhook { form: WebhookKind::Ntfy, .. }) => split_topic(&url).map(drop),
            Target::Webhook(_) => Ok(()),
        }
    }

    /// The request that delivers a notice.
    pub fn request(&self, notice: &Notice, sender: &Sender<'_>) -> Result<Request, BadTarget> {
        match self {
            Target::Push { endpoint, p256dh, auth } => {
                let keys = SubscriptionKeys::read(p256dh, auth).map_err(|_| BadTarget)?;
                push_request(&read_address(endpoint)?, &keys, notice, sender)
            }
            Target::Webhook(webhook) => webhook.request(notice, sender),
        }
    }
}

fn push_request(
    url: &Url,
    keys: &SubscriptionKeys,
    notice: &Notice,
    sender: &Sender<'_>,
) -> Result<Request, BadTarget> {
    let Notice { id, title, text, path, tag, .. } = notice;
    let message = json!({"id": id, "title": title, "text": text, "path": path, "tag": tag}).to_string();
    // Longer ones don't occur: titles and texts are ours, and paths are short.
    let message = &message.as_bytes()[..message.len().min(crate::push::MAX_MESSAGE)];
    let random = Randomness::draw().map_err(|_| BadTarget)?;
    let headers = vec![
        (AUTHORIZATION, sender.vapid.authorization(&url.origin().ascii_serialization(), sender.now)),
        (CONTENT_ENCODING, "aes128gcm".to_owned()),
        (CONTENT_TYPE, "application/octet-stream".to_owned()),
        (HeaderName::from_static("ttl"), KEEP.to_owned()),
        (HeaderName::from_static("topic"), topic(tag)),
        (HeaderName::from_static("urgency"), "normal".to_owned()),
    ];
    Ok(Request { method: Method::POST, url: url.clone(), headers, body: encrypt(keys, message, &random) })
}

/// A message that waits for its device is replaced by a later one with the same topic.
fn topic(tag: &str) -> String {
    encode(&Sha256::digest(tag)[..24])
}

impl Webhook {
    fn request(&self, notice: &Notice, sender: &Sender<'_>) -> Result<Request, BadTarget> {
        let url = read_address(&self.url)?;
        let link = format!("{}{}", sender.origin, notice.path);
        let (url, body) = match self.form {
            WebhookKind::Json => (url, json_body(notice, &link)),
            WebhookKind::Discord => (url, discord_body(notice, &link)),
            WebhookKind::Ntfy => {
                let (server, topic) = split_topic(&url)?;
                (server, ntfy_body(notice, &link, &topic))
            }
        };
        let body = body.to_string().into_bytes();
        let headers = vec![
            (CONTENT_TYPE, "application/json".to_owned()),
            (HeaderName::from_static("tavola-delivery"), notice.id.clone()),
            (HeaderName::from_static("tavola-signature"), sign(&self.secret, sender.now, &body)),
        ];
        Ok(Request { method: Method::POST, url, headers, body })
    }
}

fn json_body(notice: &Notice, link: &str) -> Value {
    let Notice { id, title, text, details, .. } = notice;
    json!({"type": "your-turn", "delivery": id, "title": title, "text": text, "link": link, "tables": details})
}

/// Discord turns addresses into links; nobody is mentioned, whatever a text contains.
fn discord_body(notice: &Notice, link: &str) -> Value {
    json!({"content": format!("**{}** {}\n{link}", notice.title, notice.text), "allowed_mentions": {"parse": []}})
}

fn ntfy_body(notice: &Notice, link: &str, topic: &str) -> Value {
    json!({"topic": topic, "title": notice.title, "message": notice.text, "click": link, "tags": ["game_die"]})
}

/// The address of an ntfy server, and the topic after it. Messages in JSON are posted to the server's own address.
fn split_topic(url: &Url) -> Result<(Url, String), BadTarget> {
    let path = url.path().trim_end_matches('/');
    let (folder, topic) = path.rsplit_once('/').ok_or(BadTarget)?;
    let is_topic = !topic.is_empty() && topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    let mut server = url.clone();
    server.set_path(&format!("{folder}/"));
    if is_topic { Ok((server, topic.to_owned())) } else { Err(BadTarget) }
}

/// An address with a host and without credentials.
fn read_address(address: &str) -> Result<Url, BadTarget> {
    let url = Url::parse(address).map_err(|_| BadTarget)?;
    let is_plain = url.username().is_empty() && url.password().is_none();
    let is_web = matches!(url.scheme(), "https" | "http") && url.has_host();
    if address.len() <= MAX_ADDRESS && is_plain && is_web { Ok(url) } else { Err(BadTarget) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const P256DH: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn notice() -> Notice {
        Notice {
            id: "d1".to_owned(),
            title: "It’s your turn".to_owned(),
            text: "Mille Fiori".to_owned(),
            path: "/table/abc".to_owned(),
            tag: "abc".to_owned(),
            details: vec![json!({"table": "abc"})],
        }
    }

    fn webhook(form: WebhookKind, url: &str) -> Target {
        Target::Webhook(Webhook { form, url: url.to_owned(), secret: "secret".to_owned() })
    }

    fn push(endpoint: &str) -> Target {
        Target::Push { endpoint: endpoint.to_owned(), p256dh: P256DH.to_owned(), auth: AUTH.to_owned() }
    }

    fn request(target: &Target) -> Request {
        let vapid = VapidKey::new([1; 32], Some("https://tavola.example".to_owned()));
        let sender = Sender { origin: "https://tavola.example", vapid: &vapid, now: 1_700_000_000 };
        target.request(&notice(), &sender).expect("a request")
    }

    fn header<'a>(request: &'a Request, name: &str) -> &'a str {
        request.headers.iter().find(|(header, _)| *header == name).map_or("", |(_, value)| value)
    }

    fn body(request: &Request) -> Value {
        serde_json::from_slice(&request.body).expect("JSON")
    }

    #[test]
    fn a_webhook_gets_everything_as_json_signed() {
        let request = request(&webhook(WebhookKind::Json, "https://bots.example/in?key=1"));
        assert_eq!(request.url.as_str(), "https://bots.example/in?key=1");
        let expected = json!({"type": "your-turn", "delivery": "d1", "title": "It’s your turn", "text": "Mille Fiori",
                              "link": "https://tavola.example/table/abc", "tables": [{"table": "abc"}]});
        assert_eq!(body(&request), expected);
        assert_eq!(header(&request, "tavola-delivery"), "d1");
        assert_eq!(header(&request, "tavola-signature"), sign("secret", 1_700_000_000, &request.body));
    }

    #[test]
    fn discord_and_ntfy_get_their_own_forms() {
        let discord = body(&request(&webhook(WebhookKind::Discord, "https://discord.com/api/webhooks/1/x")));
        assert_eq!(discord["content"], "**It’s your turn** Mille Fiori\nhttps://tavola.example/table/abc");
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        let ntfy = request(&webhook(WebhookKind::Ntfy, "https://ntfy.example/sub/my-topic"));
        assert_eq!(ntfy.url.as_str(), "https://ntfy.example/sub/");
        assert_eq!(
            (&body(&ntfy)["topic"], &body(&ntfy)["click"]),
            (&json!("my-topic"), &json!("https://tavola.example/table/abc"))
        );
    }

    #[test]
    fn a_push_message_says_who_sends_it_and_hides_what_it_says() {
        let request = request(&push("https://push.example.net/p/1"));
        assert!(header(&request, "authorization").starts_with("vapid t="));
        assert_eq!((header(&request, "content-encoding"), header(&request, "ttl")), ("aes128gcm", "86400"));
        let topic = header(&request, "topic");
        assert!(topic.len() <= 32 && topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        assert!(!String::from_utf8_lossy(&request.body).contains("Mille"));
    }

    #[test]
    fn addresses_are_encrypted_ones_without_credentials() {
        for good in ["https://a.example/x", "https://a.example:8443/x", "https://[2606:4700::1111]/"] {
            assert_eq!(webhook(WebhookKind::Json, good).check(false), Ok(()), "{good}");
        }
        let long = format!("https://a.example/{}", "x".repeat(1000));
        for bad in [
            "",
            "a.example",
            "http://a.example/x",
            "ftp://a.example/",
            "file:///etc/passwd",
            "https://u:p@a.example/",
            &long,
        ] {
            assert_eq!(webhook(WebhookKind::Json, bad).check(false), Err(BadTarget), "{bad}");
        }
        assert_eq!(webhook(WebhookKind::Json, "http://127.0.0.1:1/").check(true), Ok(()));
        for bad in ["https://ntfy.sh", "https://ntfy.sh/", "https://ntfy.sh/a%2Fb"] {
            assert_eq!(webhook(WebhookKind::Ntfy, bad).check(false), Err(BadTarget), "{bad}");
        }
        let keyless = Target::Push {
            endpoint: "https://push.example/".to_owned(),
            p256dh: AUTH.to_owned(),
            auth: AUTH.to_owned(),
        };
        assert_eq!((push("https://push.example/").check(false), keyless.check(false)), (Ok(()), Err(BadTarget)));
    }
}
