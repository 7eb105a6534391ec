import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress } from "../../../src/project/network/public-address.ts";

test.each([
  ["0.0.0.0", "unspecified"],
  ["0.1.2.3", "this network"],
  ["10.0.0.1", "private"],
  ["10.255.255.255", "the last private"],
  ["100.64.0.1", "carrier-grade NAT"],
  ["100.100.100.200", "a cloud's metadata"],
  ["100.127.255.255", "the last of carrier-grade NAT"],
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "all of loopback"],
  ["168.63.129.16", "Azure's host"],
  ["169.254.169.254", "cloud metadata"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "the last private"],
  ["192.0.0.192", "a cloud's metadata"],
  ["192.0.2.1", "documentation"],
  ["192.168.1.1", "private"],
  ["198.18.0.1", "benchmarks"],
  ["198.19.255.255", "benchmarks"],
  ["224.0.0.1", "multicast"],
  ["239.255.255.250", "multicast"],
  ["240.0.0.1", "reserved"],
  ["255.255.255.255", "broadcast"],
  ["::", "unspecified"],
  ["::1", "loopback"],
  ["0:0:0:0:0:0:0:1", "loopback in full"],
  ["::127.0.0.1", "compatible IPv4"],
  ["::8.8.8.8", "compatible IPv4, even a public one"],
  ["::ffff:127.0.0.1", "mapped"],
  ["::FFFF:7F00:1", "mapped, in hexadecimal"],
  ["0:0:0:0:0:ffff:10.0.0.1", "mapped, in full"],
  ["::ffff:169.254.169.254", "mapped metadata"],
  ["::ffff:0:127.0.0.1", "translated"],
  ["64:ff9b::127.0.0.1", "NAT64"],
  ["64:ff9b::a9fe:a9fe", "NAT64 of metadata"],
  ["64:ff9b:1::8.8.8.8", "NAT64 of a network of its own"],
  ["100::1", "discard"],
  ["2001::1", "Teredo"],
  ["2001:2::1", "benchmarks"],
  ["2001:db8::1", "documentation"],
  ["2002:7f00:1::1", "6to4 of loopback"],
  ["2002:808:808::1", "6to4"],
  ["3fff::1", "documentation"],
  ["5f00::1", "segment routing"],
  ["fc00::1", "unique local"],
  ["fd00:ec2::254", "cloud metadata"],
  ["fe80::1", "link-local"],
  ["fe80::1%lo", "link-local with a zone"],
  ["2606:4700::1%lo", "a zone"],
  ["fec0::1", "site-local"],
  ["ff02::1", "multicast"],
  ["", "nothing"],
  ["localhost", "a name"],
  ["2130706433", "a decimal spelling"],
  ["0x7f000001", "a hexadecimal spelling"],
  ["127.1", "a short spelling"],
  ["8.8.8.08", "an octal spelling"],
  ["[::1]", "brackets"],
  ["8.8.8.8/32", "a network"],
])("%s is not public: %s", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "168.63.129.17",
  "169.253.255.255",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2001:200::1",
  "2001:4860:4860::8888",
  "2606:4700:4700::1111",
  "2a00:1450:4001:81b::200e",
  "3ffe:ffff::1",
  "::ffff:8.8.8.8",
  "64:ff9b::8.8.8.8",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const byte = fc.integer({ min: 0, max: 255 });
const ipv4 = fc.tuple(byte, byte, byte, byte);

test("inside loopback and private networks nothing is public", () => {
  const networks = fc.constantFrom([10], [127], [192, 168], [169, 254], [0], [172, 20], [100, 100]);
  fc.assert(
    fc.property(networks, ipv4, (network, rest) => {
      const address = [...network, ...rest].slice(0, 4).join(".");
      expect(isPublicAddress(address)).toBe(false);
    }),
  );
});

test("an IPv4 address in an IPv6 address is judged like itself, and 6to4 never is public", () => {
  const anything = fc.oneof(
    ipv4,
    fc.tuple(fc.constantFrom(10, 100, 127, 168, 169, 172, 192, 198, 203, 224), byte, byte, byte),
  );
  fc.assert(
    fc.property(anything, (bytes) => {
      const address = bytes.join(".");
      const hex = bytes.map((part) => part.toString(16).padStart(2, "0")).join("");
      const groups = `${hex.slice(0, 4)}:${hex.slice(4)}`;
      const expected = isPublicAddress(address);
      for (const prefix of ["::ffff:", "0:0:0:0:0:FFFF:", "64:ff9b::", "64:FF9B:0:0:0:0:"]) {
        expect([prefix, isPublicAddress(prefix + address)]).toEqual([prefix, expected]);
        expect([prefix, isPublicAddress(prefix + groups)]).toEqual([prefix, expected]);
      }
      expect(isPublicAddress(`2002:${groups}::1`)).toBe(false);
    }),
  );
});

test("what is outside global unicast is not public, whatever follows", () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      fc.pre(groups[0]! >> 13 !== 1 && groups[0] !== 0 && groups[0] !== 0x64);
      expect(isPublicAddress(groups.map((part) => part.toString(16)).join(":"))).toBe(false);
    }),
  );
});

test("no text makes it throw", () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isPublicAddress(text) === "boolean"));
});
