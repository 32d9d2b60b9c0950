import { href } from "react-router";

/** Undefined if the path is canonical, and for files. Each other spelling would bypass the page cache. */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  if (/\.\w+$/.test(pathname)) return undefined;
  const path = pathname.toLowerCase().replace(/[/.,;:)\]]+$/, "") || href("/");
  const query = search.replaceAll("%00", "");
  return path === pathname && query === search ? undefined : path + query;
}
