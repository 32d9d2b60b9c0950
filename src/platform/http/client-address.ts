import { isIPv4, isIPv6 } from "node:net";

/** Where nobody can say from where a caller comes: all of them count as one. */
const unknown = "unknown";

/**
 * From where a caller comes, as limits count it: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * connection has [running-2]. Behind `proxies` proxies the address is that many entries from the end of X-Forwarded-For,
 * because each proxy adds the address it saw; with none, that header is somebody's claim and is not read.
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

/** Proxies write an address bare, with a port (`203.0.113.9:40001`, `[2001:db8::1]:443`), in brackets or with a zone. */
export function networkOf(written: string): string {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(written)?.[1] ?? written.replace(/^([\d.]+):\d{1,5}$/, "$1");
  if (isIPv4(bare)) return bare;
  const [address = ""] = bare.split("%");
  if (!isIPv6(address)) return unknown;
  const groups = groupsOf(address);
  return mappedIn(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
}

/** The /48 in which a /64 lies: what one customer may get of a provider. Null for everything else. */
export function widerNetworkOf(address: string): string | null {
  const groups = /^(.+)::\/64$/.exec(address)?.[1]?.split(":");
  return groups ? `${groups.slice(0, 3).join(":")}::/48` : null;
}

/** All eight groups of an IPv6 address without leading zeros, however it is written. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const left = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: left }, () => "0"), ...(last ?? [])];
}

/** The IPv4 address that `::ffff:203.0.113.9` stands for. */
function mappedIn(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
