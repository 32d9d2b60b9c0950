import { isLoopback } from "./loopback.ts";

function wordOf(address: URL, name: string): string | undefined {
  return address.searchParams.getAll(name).at(-1);
}

/**
 * Whether a database connection's privacy is explicit [running-14]: loopback, a socket, `sslmode=verify-full`, or
 * another deliberate mode.
 */
export function hasTransportSecurity(databaseUrl: string): boolean {
  const address = new URL(databaseUrl);
  const host = wordOf(address, "host") ?? decodeURIComponent(address.hostname);
  const stays = host.startsWith("/") || isLoopback(host);
  return stays || ["verify-full", "no-verify", "disable"].includes(wordOf(address, "sslmode") ?? "");
}

/** Rule [running-14]. */
export function requiresTls(smtpUrl: string): boolean {
  const address = new URL(smtpUrl);
  const said = wordOf(address, "requireTLS");
  return said === undefined ? !isLoopback(address.hostname) : said !== "false";
}
