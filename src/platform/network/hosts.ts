import type { Config } from "../config.ts";
import { isLoopback } from "./loopback.ts";

/** The API's host only where it differs from the pages'. */
export function presentHosts({ publicUrl, apiUrl }: Pick<Config, "publicUrl" | "apiUrl">) {
  return { publicUrl, ...(apiUrl !== publicUrl && { apiUrl }) };
}

export function isPublic({ host, publicUrl, apiUrl }: Pick<Config, "host" | "publicUrl" | "apiUrl">): boolean {
  return ![host, new URL(publicUrl).hostname, new URL(apiUrl).hostname].every(isLoopback);
}
