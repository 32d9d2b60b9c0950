import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["8.8.8.8", "93.184.216.34", "172.15.255.255", "172.32.0.1", "100.63.255.255", "100.128.0.1", "197.80.0.1"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(["2606:2800:220:1:248:1893:25c8:1946", "2a00:1450:4001:800::200e", "2001:4860:4860::8888"])(
  "%s is public, too",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ["this network", ["0.0.0.0", "0.1.2.3"]],
  ["this machine", ["127.0.0.1", "127.255.255.254", "::1", "::"]],
  [
    "a private network",
    ["10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1", "192.168.255.255"],
  ],
  ["a link, where clouds keep their keys", ["169.254.169.254", "169.254.0.1", "fe80::1", "fe80::1%eth0"]],
  ["a carrier", ["100.64.0.1", "100.127.255.255"]],
  ["a unique local network", ["fc00::1", "fd00:ec2::254", "fec0::1"]],
  ["a group", ["224.0.0.1", "239.255.255.255", "ff02::1", "255.255.255.255"]],
  [
    "documents and tests",
    ["192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "3fff::1", "2001:2::1"],
  ],
  ["protocols", ["192.0.0.1", "192.88.99.1", "240.0.0.1", "100::1", "2001:20::1", "5f00::1", "4000::1"]],
  [
    "an IPv4 address in other clothes",
    [
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "::127.0.0.1",
      "::ffff:0:127.0.0.1",
      "64:ff9b::7f00:1",
      "64:ff9b:1::a00:1",
      "2002:7f00:1::",
      "2001:0:7f00:1::",
    ],
  ],
  ["no address", ["", "localhost", "0x7f.1", "2130706433", "0177.0.0.1", "127.1", "8.8.8.8 ", "[::1]"]],
])("%s is not public", (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
