import { isIPv4, isIPv6 } from "node:net";

const unknown = "unknown";

/**
 * The caller's IPv4 address or IPv6 /64 [running-2]. With `proxies` proxies it is that many entries from the end of
 * X-Forwarded-For; with none the header is not trusted.
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
  const groups = groupsOf(address);
  return mappedIn(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
}

/** The /48 of a /64, which one customer may get; null otherwise. */
export function widerNetworkOf(address: string): string | null {
  const groups = /^(.+)::\/64$/.exec(address)?.[1]?.split(":");
  return groups ? `${groups.slice(0, 3).join(":")}::/48` : null;
}

function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const left = 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: left }, () => "0"), ...(last ?? [])];
}

/** `::ffff:203.0.113.9` gives `203.0.113.9`. */
function mappedIn(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}
