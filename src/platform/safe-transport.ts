import { isLoopback } from "./loopback.ts";

/** What a word about the transport is called in an address: the last one counts, as for those who connect. */
function wordOf(address: URL, name: string): string | undefined {
  return address.searchParams.getAll(name).at(-1);
}

/**
 * Whether a database's address says how the way to it is kept private [running-14]: it stays on this machine, by loopback
 * or a socket; `sslmode=verify-full`; or another mode that can't be meant by mistake.
 */
export function saysHowPrivate(databaseUrl: string): boolean {
  const address = new URL(databaseUrl);
  const host = wordOf(address, "host") ?? decodeURIComponent(address.hostname);
  const stays = host.startsWith("/") || isLoopback(host);
  return stays || ["verify-full", "no-verify", "disable"].includes(wordOf(address, "sslmode") ?? "");
}

/** Whether mail may go to this server over an encrypted line only [running-14]. */
export function requiresTls(smtpUrl: string): boolean {
  const address = new URL(smtpUrl);
  const said = wordOf(address, "requireTLS");
  return said === undefined ? !isLoopback(address.hostname) : said !== "false";
}
