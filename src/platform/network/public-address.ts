import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

const globalIpv6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Also false for carrier and documentation ranges, IPv6 forms of IPv4, and unusual notation. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return ipaddr.IPv4.parse(address).range() === "unicast";
  if (!isIPv6(address) || address.includes("%")) return false;
  const ip = ipaddr.IPv6.parse(address);
  return ip.match(globalIpv6) && ip.range() === "unicast";
}
