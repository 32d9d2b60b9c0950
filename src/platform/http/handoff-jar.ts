import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { second_factor_minutes } from "../../contract/limits.ts";
import type { Config } from "../config.ts";
import type { HiddenCookie } from "./router.ts";

const name = "umshado_handoff";

/**
 * Keeps in a browser what its unfinished sign-in is bound to [accounts-17, accounts-28]: no script of a page reads it. On https its name
 * begins with `__Host-`, so that no other host of the domain can set it. Pages of other sites don't send it, unless the site's
 * own pages may lie on another site than the API: those are known by their origin. How long a sign-in waits is for its token to say.
 */
export function handoffJar({ apiUrl, publicUrl }: Pick<Config, "apiUrl" | "publicUrl">) {
  const secure = new URL(apiUrl).protocol === "https:";
  const prefix = secure ? ("host" as const) : undefined;
  const sameSite = secure && !liesWithin(new URL(apiUrl).hostname, new URL(publicUrl).hostname) ? "None" : "Strict";
  const options = { secure, httpOnly: true, sameSite, ...(prefix && { prefix }) } as const;
  return (c: HonoContext): HiddenCookie => ({
    cookie: getCookie(c, name, prefix),
    keep: (cookie) => setCookie(c, name, cookie, { ...options, maxAge: second_factor_minutes * 60 }),
  });
}

function liesWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}
