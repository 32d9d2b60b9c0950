import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { known_device_days, second_factor_minutes } from "../../contract/limits.ts";
import type { Config } from "../../platform/config.ts";
import type { HiddenCookie } from "../../platform/http/router.ts";

type Jar = (c: HonoContext) => HiddenCookie;

/**
 * Reads and sets the cookie by which a device is known [accounts-22]. Pages of other sites never send it. It opens nothing: a call is
 * known by its bearer token.
 */
export function deviceJar(apiUrl: string): Jar {
  return jarOf("umshado_device", apiUrl, "Strict", known_device_days * 24 * 60 * 60);
}

/**
 * Keeps in a browser what its unfinished sign-in is bound to [accounts-17, accounts-28]. Pages of other sites don't send it, unless the site's
 * own pages may lie on another site than the API: those are known by their origin. How long a sign-in waits is for its token to say.
 */
export function handoffJar({ apiUrl, publicUrl }: Pick<Config, "apiUrl" | "publicUrl">): Jar {
  const isWithin = liesWithin(new URL(apiUrl).hostname, new URL(publicUrl).hostname);
  return jarOf("umshado_handoff", apiUrl, isHttps(apiUrl) && !isWithin ? "None" : "Strict", second_factor_minutes * 60);
}

/** No script of a page reads it. On https its name begins with `__Host-`, so that no other host of the domain can set it. */
function jarOf(name: string, apiUrl: string, sameSite: "Strict" | "None", maxAge: number): Jar {
  const secure = isHttps(apiUrl);
  const prefix = secure ? ("host" as const) : undefined;
  const options = { secure, httpOnly: true, sameSite, maxAge, ...(prefix && { prefix }) };
  return (c) => ({
    cookie: getCookie(c, name, prefix),
    keep: (cookie) => setCookie(c, name, cookie, options),
  });
}

function isHttps(address: string): boolean {
  return new URL(address).protocol === "https:";
}

function liesWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
