import type { Config } from "./config.ts";
import { isLoopback } from "./loopback.ts";

/** Where the site is, as pages are told: the API's host only where it is not the pages' own. */
export function presentHosts({ publicUrl, apiUrl }: Pick<Config, "publicUrl" | "apiUrl">) {
  return { publicUrl, ...(apiUrl !== publicUrl && { apiUrl }) };
}

/** Whether others than this machine may reach the site: it listens to them, or says that it is at an address of theirs. */
export function isPublic({ host, publicUrl, apiUrl }: Pick<Config, "host" | "publicUrl" | "apiUrl">): boolean {
  return ![host, new URL(publicUrl).hostname, new URL(apiUrl).hostname].every(isLoopback);
}
