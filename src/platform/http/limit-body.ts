import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Doesn't touch a body of declared length: Hono's own limit creates a web stream for each. */
export function limitBody(bytes_max: number, refuse: () => Response): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: bytes_max, onError: refuse });
  return async (c, next) => {
    const length = c.req.header("content-length");
    const isStream = c.req.header("transfer-encoding") !== undefined;
    if (!isStream && length !== undefined) return Number(length) > bytes_max ? refuse() : next();
    // no length and no chunks means no body (RFC 9112, 6.3)
    const takesNone = c.req.method === "GET" || c.req.method === "HEAD";
    return takesNone ? next() : limitStream(c, next);
  };
}
