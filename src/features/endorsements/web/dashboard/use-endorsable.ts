import { useEffect, useState } from "react";
import { callApi } from "../../../../client/call-api.ts";
import type { AnswerOf } from "../../../../client/call-types.ts";
import type { Endorsable } from "../../../../contract/endorsements/shapes.ts";
import { searchEndorsable, trustMessages } from "../../../../contract/endorsements/words.ts";
import * as limits from "../../../../contract/limits.ts";

/** A new object with the same values searches again. */
export type Sought = { query: string; category: string };

const pause_ms = 300;

export function searchPath({ query, category }: Sought): `/api/${string}` {
  const asked = new URLSearchParams({ limit: String(limits.endorsement_search_results_max) });
  if (query.trim() !== "") asked.set("query", query.trim());
  if (category !== "") asked.set("category", category);
  return `${searchEndorsable.path}?${asked}`;
}

type Found = { sought: Sought; providers: Endorsable[] | null; error: string | null };

/** Debounced while typing, immediate on submit; old results stay until new ones arrive. */
export function useEndorsable() {
  const [typed, setTyped] = useState<Sought>({ query: "", category: "" });
  const [sought, setSought] = useState(typed);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (typed === sought) return;
    const pause = setTimeout(() => setSought(typed), pause_ms);
    return () => clearTimeout(pause);
  }, [typed, sought]);
  useEffect(() => {
    const away = new AbortController();
    const options = { as: "provider", failed: trustMessages.search_failed, signal: away.signal } as const;
    void callApi<AnswerOf<typeof searchEndorsable>>(searchPath(sought), options).then((outcome) => {
      if (away.signal.aborted) return;
      setFound({
        sought,
        providers: outcome.ok ? outcome.body.providers : null,
        error: outcome.ok ? null : outcome.error,
      });
    });
    return () => away.abort();
  }, [sought]);

  function searchNow(wanted: Sought) {
    const anew = { ...wanted };
    setTyped(anew);
    setSought(anew);
  }
  return { typed, found, isSearching: found?.sought !== sought, setTyped, searchNow };
}
