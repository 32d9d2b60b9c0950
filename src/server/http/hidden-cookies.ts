import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { known_device_days, second_factor_minutes } from "../../contract/limits.ts";
import type { Config } from "../../platform/config.ts";
import type { HiddenCookie } from "../../platform/http/router.ts";

type Jar = (c: HonoContext) => HiddenCookie;

/** It grants no access: calls use a bearer token [accounts-22]. */
export function deviceJar(apiUrl: string): Jar {
  return jarOf("umshado_device", apiUrl, "Strict", known_device_days * 24 * 60 * 60);
}

/**
 * Binds an unfinished sign-in to its browser [accounts-17, accounts-28]. SameSite, unless API and pages are on
 * different sites.
 */
export function handoffJar({ apiUrl, publicUrl }: Pick<Config, "apiUrl" | "publicUrl">): Jar {
  const isWithin = liesWithin(new URL(apiUrl).hostname, new URL(publicUrl).hostname);
  return jarOf("umshado_handoff", apiUrl, isHttps(apiUrl) && !isWithin ? "None" : "Strict", second_factor_minutes * 60);
}

/** With `__Host-` on https, no other host of the domain can set it. */
function jarOf(name: string, apiUrl: string, sameSite: "Strict" | "None", maxAge: number): Jar {
  const secure = isHttps(apiUrl);
  const prefix = secure ? ("host" as const) : undefined;
  const options = { secure, httpOnly: true, sameSite, maxAge, ...(prefix && { prefix }) };
  return (c) => ({
    cookie: getCookie(c, name, prefix),
    store: (cookie) => setCookie(c, name, cookie, options),
  });
}

function isHttps(address: string): boolean {
  return new URL(address).protocol === "https:";
}

function liesWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
