import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** What the first script of a page with a token took out of its address (pages/frame/strip-token.ts). */
const kept = globalThis as { umshadoQuery?: string | undefined };

/**
 * The query that this page came with. Where it held a token it stands in the address no longer, so that neither the history
 * nor a bookmark or copied address has it, and in this page's memory alone.
 */
export function useTakenQuery(): URLSearchParams {
  const [search] = useSearchParams();
  const [query] = useState(() => (kept.umshadoQuery === undefined ? search : new URLSearchParams(kept.umshadoQuery)));
  useEffect(() => {
    delete kept.umshadoQuery;
    const { pathname, hash } = globalThis.location;
    // A link that was followed within the site had no such script.
    if (query.has("token") || query.has("invite"))
      globalThis.history.replaceState(globalThis.history.state, "", pathname + hash);
  }, [query]);
  return query;
}
