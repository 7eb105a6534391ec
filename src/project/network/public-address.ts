// Decides whether an IP address is public, so that a spec may be fetched from it (D23).
import { BlockList, isIP } from "node:net";

/** Addresses that IANA reserves for special purposes, and those that clouds use internally. */
const closedIPv4: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8], // this network, unspecified
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // carrier-grade NAT
  ["127.0.0.0", 8], // loopback
  ["168.63.129.16", 32], // Azure's host services, reachable from its machines only
  ["169.254.0.0", 16], // link-local, cloud metadata
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.0.2.0", 24], // documentation
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16], // private
  ["198.18.0.0", 15], // benchmarks
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, broadcast
];

/** The ranges of public IPv6 addresses: global unicast, and addresses that represent an IPv4 address, which is checked. */
const openIPv6: readonly (readonly [network: string, prefix: number])[] = [
  ["2000::", 3],
  // On networks without IPv4, this is what every IPv4 host looks like.
  ["64:ff9b::", 96],
  ["::ffff:0:0", 96],
];

const closedIPv6: readonly (readonly [network: string, prefix: number])[] = [
  ["2001::", 23], // protocol assignments: Teredo, benchmarks, ORCHID
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4, given up, and a way to IPv4 addresses of any kind
  ["3fff::", 20], // documentation
  ...closedIPv4.map(([network, prefix]) => [`64:ff9b::${network}`, 96 + prefix] as const),
  ...closedIPv4.map(([network, prefix]) => [`::ffff:${network}`, 96 + prefix] as const),
];

const closed = { ipv4: blockList("ipv4", closedIPv4), ipv6: blockList("ipv6", closedIPv6) };
const open = blockList("ipv6", openIPv6);

/**
 * True for an address anybody could reach. False for one of this machine, of a network behind it, or of no host at all
 * (loopback, private, link-local, multicast, unspecified, reserved), also within IPv6, and for anything that is not an IP address.
 */
export function isPublicAddress(address: string): boolean {
  // The meaning of an address with a zone depends on the machine.
  if (address.includes("%")) return false;
  const version = isIP(address);
  if (version === 4) return !closed.ipv4.check(address, "ipv4");
  return version === 6 && open.check(address, "ipv6") && !closed.ipv6.check(address, "ipv6");
}

function blockList(family: "ipv4" | "ipv6", networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
