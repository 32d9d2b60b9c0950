import { href } from "react-router";

export function isProfilePath(pathname: string): boolean {
  return pathname.startsWith(href("/provider/:id", { id: "" }));
}
