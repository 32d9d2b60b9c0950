import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** What the first script of a page with a token took out of its address (pages/frame/strip-token.ts). */
const saved = globalThis as { umshadoQuery?: string | undefined };

/** A query with a token is removed from the address; only this page's memory has it. */
export function useInitialQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const [query] = useState(() => (saved.umshadoQuery === undefined ? search : new URLSearchParams(saved.umshadoQuery)));
  useEffect(() => {
    delete saved.umshadoQuery;
    const { pathname, hash } = globalThis.location;
    // A client-side navigation runs no first script.
    if (query.has("token") || query.has("invite"))
      globalThis.history.replaceState(globalThis.history.state, "", pathname + hash);
  }, [query]);
  return query;
}
