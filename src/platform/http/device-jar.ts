import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { known_device_days } from "../../contract/limits.ts";
import type { HiddenCookie } from "./router.ts";

const name = "umshado_device";

/**
 * Reads and sets the cookie by which a device is known [accounts-22]. On https its name begins with `__Host-`, so that no other
 * host of the domain can set it; pages of other sites never send it. It opens nothing: a call is known by its bearer token.
 */
export function deviceJar(apiUrl: string): (c: HonoContext) => HiddenCookie {
  const secure = new URL(apiUrl).protocol === "https:";
  const prefix = secure ? ("host" as const) : undefined;
  const options = { secure, httpOnly: true, sameSite: "Strict" as const, ...(prefix && { prefix }) };
  return (c) => ({
    cookie: getCookie(c, name, prefix),
    keep: (cookie) => setCookie(c, name, cookie, { ...options, maxAge: known_device_days * 24 * 60 * 60 }),
  });
}
