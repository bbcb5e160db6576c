//! Which addresses may be reached: users must not reach into the operator's network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Which addresses a client may reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Public addresses, encrypted: for targets that users name.
    Public,
    /// All addresses, unencrypted only on this machine: for targets that the operator names.
    Operator,
    /// All addresses, encrypted or not: for targets that users name, if the operator lets them reach private networks.
    Everything,
}

impl Reach {
    /// Whether a connection to this address is allowed.
    pub(crate) fn allows(self, address: IpAddr, is_encrypted: bool) -> bool {
        match self {
            Reach::Public => is_encrypted && is_public(address),
            Reach::Operator => is_encrypted || address.to_canonical().is_loopback(),
            Reach::Everything => true,
        }
    }
}

/// Whether this is an address on the public internet. False for private, loopback, link-local, multicast and reserved
/// addresses, and for IPv6 addresses that stand for such an IPv4 address.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && b & 0b1100_0000 == 64;
    let is_benchmark = a == 198 && b & 0b1111_1110 == 18;
    let is_protocol = [a, b, c] == [192, 0, 0];
    let is_old_relay = [a, b, c] == [192, 88, 99];
    let is_reserved = a == 0 || a >= 240;
    let is_special = is_shared || is_benchmark || is_protocol || is_old_relay || is_reserved;
    let is_local = address.is_private() || address.is_loopback() || address.is_link_local();
    !(is_special || is_local || address.is_multicast() || address.is_documentation())
}

/// Of IPv6 only 2000::/3 is public so far, and parts of it are not.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(address) = embedded(address) {
        return is_public_v4(address);
    }
    let segments = address.segments();
    let is_global = segments[0] & 0xe000 == 0x2000;
    // 2001::/23 is for protocols (Teredo and others), 2001:db8::/32 and 3fff::/20 for documents.
    let is_protocol = segments[0] == 0x2001 && segments[1] & 0xfe00 == 0;
    let is_documentation = segments[..2] == [0x2001, 0x0db8] || (segments[0] == 0x3fff && segments[1] & 0xf000 == 0);
    is_global && !is_protocol && !is_documentation
}

/// The IPv4 address that an IPv6 address stands for: mapped, compatible, translated (NAT64) or 6to4.
fn embedded(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let segments = address.segments();
    let last = Ipv4Addr::from_bits(address.to_bits() as u32);
    match segments {
        [0, 0, 0, 0, 0, 0 | 0xffff, ..] | [0, 0, 0, 0, 0xffff, 0, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => Some(last),
        [0x2002, high, low, ..] => Some(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expected: bool, addresses: &[&str]) {
        for address in addresses {
            assert_eq!(is_public(address.parse().expect("an address")), expected, "{address}");
        }
    }

    #[test]
    fn the_operator_reaches_everything_but_unencrypted_only_this_machine() {
        let allows = |reach: Reach, address: &str, is_encrypted| {
            reach.allows(address.parse().expect("an address"), is_encrypted)
        };
        for address in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(allows(Reach::Operator, address, false) && allows(Reach::Operator, address, true), "{address}");
            assert!(!allows(Reach::Public, address, true), "{address}");
        }
        for address in ["10.0.0.1", "1.1.1.1", "2606:4700::1111", "::ffff:10.0.0.1"] {
            assert!(!allows(Reach::Operator, address, false) && allows(Reach::Operator, address, true), "{address}");
            assert!(!allows(Reach::Public, address, false) && allows(Reach::Everything, address, false), "{address}");
        }
        assert!(allows(Reach::Public, "1.1.1.1", true) && !allows(Reach::Public, "10.0.0.1", true));
    }

    #[test]
    fn public_addresses_may_be_reached() {
        check(true, &["1.1.1.1", "9.9.9.9", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1"]);
        check(
            true,
            &["2606:4700::1111", "2a00:1450:4001::200e", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1", "2002:101:101::1"],
        );
    }

    #[test]
    fn the_operators_network_may_not() {
        check(false, &["127.0.0.1", "127.8.8.8", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255"]);
        check(false, &["192.168.1.1", "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "198.18.0.1"]);
        check(false, &["192.88.99.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"]);
        check(false, &["::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd12:3456::1", "ff02::1", "100::1", "5f00::1"]);
        check(false, &["2001::1", "2001:db8::1", "3fff::1", "2001:10::1"]);
    }

    #[test]
    fn an_ipv4_address_in_disguise_is_recognized() {
        check(false, &["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "::10.0.0.1"]);
        check(false, &["64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2002:a00:1::1", "::ffff:0:10.0.0.1"]);
        check(false, &["64:ff9b:1::10.0.0.1"]);
    }
}
