import { href } from "react-router";
import { store, readStored } from "../../client/browser-storage.ts";

const key = "umshado.last_list";

type Place = { pathname: string; search: string };

export function isList({ pathname, search }: Place): boolean {
  if (pathname === href("/")) return /[?&](category|search)=./.test(search);
  return /^\/providers(-old)?\/?$/.test(pathname);
}

/** Without storage the back link leads to the whole directory. */
export function saveLastList({ pathname, search }: Place): void {
  if (isList({ pathname, search })) store("tab", key, pathname + search);
}

type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

/** The previous history entry; null in browsers without that API. */
function addressBefore(): URL | null {
  const { navigation } = globalThis as { navigation?: Entries };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before ? URL.parse(before) : null;
}

/** -1 when the list is the previous entry, which keeps the scroll position; null without a list. */
export function backLink(): -1 | string | null {
  const before = addressBefore();
  return before && isList(before) ? -1 : readStored("tab", key);
}
