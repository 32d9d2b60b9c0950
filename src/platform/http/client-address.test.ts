import { expect, test } from "vitest";
import { clientAddress, networkOf, widerNetworkOf } from "./client-address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:40001", "203.0.113.9"],
  ["[203.0.113.9]:443", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["[::FFFF:cb00:7109]:40001", "203.0.113.9"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::7]:40001", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::7]", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8::5:6:7:8", "2001:db8:0:0::/64"],
  ["unknown", "unknown"],
  ["_hidden", "unknown"],
  ["010.0.0.1", "unknown"],
  ["203.0.113.9:40001:1", "unknown"],
  ["203.0.113", "unknown"],
  ["1.2.3.4, 5.6.7.8", "unknown"],
  ["", "unknown"],
])("%s counts as %s", (written, network) => {
  expect(networkOf(written)).toBe(network);
});

test("a /64 lies in its /48; nothing wider is known of other addresses", () => {
  expect(widerNetworkOf(networkOf("2001:db8:1:2::1"))).toBe("2001:db8:1::/48");
  expect(widerNetworkOf(networkOf("2001:db8:1:3::1"))).toBe("2001:db8:1::/48");
  expect(widerNetworkOf("203.0.113.9")).toBeNull();
  expect(widerNetworkOf("unknown")).toBeNull();
});

test("only the entries of our own proxies are read from X-Forwarded-For", () => {
  const forwarded = "192.0.2.66, 203.0.113.9:40001, 198.51.100.4";
  expect(clientAddress("127.0.0.1", forwarded, 0)).toBe("127.0.0.1");
  expect(clientAddress("127.0.0.1", forwarded, 1)).toBe("198.51.100.4");
  expect(clientAddress("127.0.0.1", forwarded, 2)).toBe("203.0.113.9");
  expect(clientAddress("::ffff:127.0.0.1", undefined, 1)).toBe("127.0.0.1");
  expect(clientAddress("::ffff:127.0.0.1", forwarded, 4)).toBe("127.0.0.1");
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown");
});
