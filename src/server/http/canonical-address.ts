import { href } from "react-router";

/**
 * The one address of a page: its path in lower case, without a slash or the punctuation that a chat program leaves at its end, and without U+0000.
 * Undefined where the address is that already, and for files. Other spellings would be rendered again for each request, past the page cache.
 */
export function canonicalAddress({ pathname, search }: URL): string | undefined {
  if (/\.\w+$/.test(pathname)) return undefined;
  const path = pathname.toLowerCase().replace(/[/.,;:)\]]+$/, "") || href("/");
  const query = search.replaceAll("%00", "");
  return path === pathname && query === search ? undefined : path + query;
}
