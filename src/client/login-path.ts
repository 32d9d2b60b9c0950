import { href } from "react-router";
import type { AccountKind } from "../contract/accounts/shapes.ts";

/** Where people of each kind sign in, and where they are at home [visitors-4]. */
export const loginPaths = { provider: href("/login"), couple: href("/couple-login") } as const satisfies Record<
  AccountKind,
  string
>;
export const homePaths = {
  provider: href("/dashboard"),
  couple: href("/couple-dashboard"),
} as const satisfies Record<AccountKind, string>;

/** Where somebody arrives who signs in without having been on the way elsewhere: who runs the site, on its dashboard. */
export function arrivalPath(kind: AccountKind, isSuperAdmin: boolean): string {
  return isSuperAdmin ? href("/admin") : homePaths[kind];
}

/** The login page that leads back to where somebody is. */
export function loginPath(kind: AccountKind, back: { pathname: string; search?: string; hash?: string }): string {
  return withNext(loginPaths[kind], `${back.pathname}${back.search ?? ""}${back.hash ?? ""}`);
}

/** A page by which people come in, with where they go from there; null for where they are at home. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** `//elsewhere` and `/\elsewhere` are other sites to a browser. */
const isPath = (text: string) => /^\/(?![/\\])/.test(text);

/** A way back out of an address: a path of this site and nothing else, or null; also `/..//elsewhere` is none. */
export function readNext(next: string | null): string | null {
  if (next === null || !isPath(next) || /[\p{Cc}\s]/u.test(next)) return null;
  const url = new URL(next, "https://here.invalid");
  return url.origin === "https://here.invalid" && isPath(url.pathname) ? url.pathname + url.search + url.hash : null;
}
