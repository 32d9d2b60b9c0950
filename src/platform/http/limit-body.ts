import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses a body of more bytes than `bytes_max` by what `refuse` answers. One whose length is told is measured by that, and left where it
 * is: Hono's own limit looks whether there is one, for which the server makes a web stream, its signal and a second request of each.
 */
export function limitBody(bytes_max: number, refuse: () => Response): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: bytes_max, onError: refuse });
  return async (c, next) => {
    const length = c.req.header("content-length");
    const isStream = c.req.header("transfer-encoding") !== undefined;
    if (!isStream && length !== undefined) return Number(length) > bytes_max ? refuse() : next();
    // what has neither has no body (RFC 9112, 6.3), and what only reads takes none
    const takesNone = c.req.method === "GET" || c.req.method === "HEAD";
    return takesNone ? next() : limitStream(c, next);
  };
}
