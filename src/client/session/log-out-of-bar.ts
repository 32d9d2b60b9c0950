import { href, type NavigateFunction } from "react-router";
import { logOut } from "./log-out.ts";
import type { Visitor } from "./session.ts";

/** A provider goes to the login page, a couple home [visitors-6]. */
export function logOutOfBar(kind: Visitor["kind"], navigate: NavigateFunction): void {
  if (kind === "couple") logOut(kind, () => globalThis.location.assign(href("/")));
  else logOut("provider", () => void navigate(href("/login")));
}
