import { useEffect, useState } from "react";
import { pathOf } from "../../../../client/address-of.ts";
import { callApi } from "../../../../client/call/call-api.ts";
import type { AnswerOf } from "../../../../client/call/call-types.ts";
import { searchEndorsableCall, trustMessages } from "../../../../contract/endorsements/calls.ts";
import type { Endorsable } from "../../../../contract/endorsements/schema.ts";
import * as limits from "../../../../contract/limits.ts";

/** A new object with the same values searches again. */
export type SearchInput = { query: string; category: string };

const pause_ms = 300;

export function searchPath({ query, category }: SearchInput): `/api/${string}` {
  const params = new URLSearchParams({ limit: String(limits.endorsement_search_results_max) });
  if (query.trim() !== "") params.set("query", query.trim());
  if (category !== "") params.set("category", category);
  return `${pathOf(searchEndorsableCall)}?${params}`;
}

type Result = { searched: SearchInput; providers: Endorsable[] | null; error: string | null };

/** Debounced while typing, immediate on submit; old results stay until new ones arrive. */
export function useEndorsable() {
  const [typed, setTyped] = useState<SearchInput>({ query: "", category: "" });
  const [searched, setSearched] = useState(typed);
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    if (typed === searched) return;
    const pause = setTimeout(() => setSearched(typed), pause_ms);
    return () => clearTimeout(pause);
  }, [typed, searched]);
  useEffect(() => {
    const away = new AbortController();
    const options = { as: "provider", failed: trustMessages.search_failed, signal: away.signal } as const;
    void callApi<AnswerOf<typeof searchEndorsableCall>>(searchPath(searched), options).then((outcome) => {
      if (away.signal.aborted) return;
      setResult({
        searched,
        providers: outcome.ok ? outcome.body.providers : null,
        error: outcome.ok ? null : outcome.error,
      });
    });
    return () => away.abort();
  }, [searched]);

  function searchNow(wanted: SearchInput) {
    const next = { ...wanted };
    setTyped(next);
    setSearched(next);
  }
  return { typed, result, isSearching: result?.searched !== searched, setTyped, searchNow };
}
