import { isLoopback } from "./loopback.ts";

function readParameter(address: URL, name: string): string | undefined {
  return address.searchParams.getAll(name).at(-1);
}

/**
 * Whether a database connection's privacy is explicit [running-14]: loopback, a socket, `sslmode=verify-full`, or
 * another deliberate mode.
 */
export function hasTransportSecurity(databaseUrl: string): boolean {
  const address = new URL(databaseUrl);
  const host = readParameter(address, "host") ?? decodeURIComponent(address.hostname);
  const stays = host.startsWith("/") || isLoopback(host);
  return stays || ["verify-full", "no-verify", "disable"].includes(readParameter(address, "sslmode") ?? "");
}

/** Rule [running-14]. */
export function requiresTls(smtpUrl: string): boolean {
  const address = new URL(smtpUrl);
  const value = readParameter(address, "requireTLS");
  return value === undefined ? !isLoopback(address.hostname) : value !== "false";
}
