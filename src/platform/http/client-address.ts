import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

const unknown = "unknown";

/**
 * The caller's IPv4 address or IPv6 /64 [running-2]: with `proxies` that many entries from the end of X-Forwarded-For,
 * with none the socket's.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const direct = socketAddress ?? unknown;
  if (proxies === 0 || forwardedFor === undefined) return networkOf(direct);
  const entries = forwardedFor.split(",").map((entry) => entry.trim());
  return networkOf(entries.at(-proxies) || direct);
}

/** Accepts a port (`203.0.113.9:40001`, `[2001:db8::1]:443`), brackets and a zone. */
export function networkOf(written: string): string {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d{1,5}$/, "$1");
  if (isIPv4(bare)) return bare;
  const [address = ""] = bare.split("%");
  if (!isIPv6(address)) return unknown;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

/** The /48 of a /64, which one customer may get; null otherwise. */
export function widerNetworkOf(address: string): string | null {
  const groups = /^(.+)::\/64$/.exec(address)?.[1]?.split(":");
  return groups ? `${groups.slice(0, 3).join(":")}::/48` : null;
}
