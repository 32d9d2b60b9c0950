import { href } from "react-router";

/** Whether a path is that of a profile, whoever's. */
export function isProfilePath(pathname: string): boolean {
  return pathname.startsWith(href("/provider/:id", { id: "" }));
}
