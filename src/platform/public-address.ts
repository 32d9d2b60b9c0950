import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is one of the public internet: no machine of our own, of a private network or of a carrier's, no
 * multicast, none that is kept for documents and tests, and no IPv6 address that stands for an IPv4 address. Everything
 * that is not an address in its usual writing is none.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return ipaddr.IPv4.parse(address).range() === "unicast";
  if (!isIPv6(address) || address.includes("%")) return false;
  const ip = ipaddr.IPv6.parse(address);
  return ip.match(globalIpv6) && ip.range() === "unicast";
}
