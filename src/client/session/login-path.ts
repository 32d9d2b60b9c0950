import { href } from "react-router";
import type { AccountKind } from "../../contract/accounts/schema.ts";

/** Rule [visitors-4]. */
export const loginPaths = { provider: href("/login"), couple: href("/couple-login") } as const satisfies Record<
  AccountKind,
  string
>;
export const homePaths = {
  provider: href("/dashboard"),
  couple: href("/couple-dashboard"),
} as const satisfies Record<AccountKind, string>;

/** The default page after sign-in. */
export function arrivalPath(kind: AccountKind, isSuperAdmin: boolean): string {
  return isSuperAdmin ? href("/admin") : homePaths[kind];
}

export function loginPath(kind: AccountKind, back: { pathname: string; search?: string; hash?: string }): string {
  return withNext(loginPaths[kind], `${back.pathname}${back.search ?? ""}${back.hash ?? ""}`);
}

/** `next` is the page after sign-in; null for the default. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Browsers treat a leading double slash, or `/\`, as another site. */
const isPath = (text: string) => /^\/(?![/\\])/.test(text);

/** A path of this site, or null. */
export function readNext(next: string | null): string | null {
  if (next === null || !isPath(next) || /[\p{Cc}\s]/u.test(next)) return null;
  const url = new URL(next, "https://here.invalid");
  return url.origin === "https://here.invalid" && isPath(url.pathname) ? url.pathname + url.search + url.hash : null;
}
