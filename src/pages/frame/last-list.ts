import { href } from "react-router";
import { keep, readKept } from "../../client/browser-storage.ts";

/** The list of providers that this tab showed last, with its filters. */
const key = "umshado.last_list";

type Place = { pathname: string; search: string };

/** Whether an address is that of a list of providers: a directory, or the home page narrowed to a category or search. */
export function isList({ pathname, search }: Place): boolean {
  if (pathname === href("/")) return /[?&](category|search)=./.test(search);
  return /^\/providers(-old)?\/?$/.test(pathname);
}

/** Notes a page that is shown, if it is a list. Where the browser keeps nothing, the way back leads to the whole directory. */
export function noteList({ pathname, search }: Place): void {
  if (isList({ pathname, search })) keep("tab", key, pathname + search);
}

type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

/** The address of the entry before this one in the tab's history; null where the browser does not tell. */
function addressBefore(): URL | null {
  const { navigation } = globalThis as { navigation?: Entries };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? URL.parse(before) : null;
}

/**
 * The way back to the list as it was left: one step back in the history where the list stands there, with its place on the
 * page; else its address; null when there was none.
 */
export function wayBack(): -1 | string | null {
  const before = addressBefore();
  return before && isList(before) ? -1 : readKept("tab", key);
}
