import { useEffect, useState } from "react";
import { call } from "../../../client/call.ts";
import * as limits from "../../../contract/limits.ts";
import { suggestForLine } from "../../../contract/suggestions/words.ts";
import { lineGroups, type LineGroup } from "./line-options.ts";

/** Whoever types on is not asked for each letter. */
const pause_ms = 120;

/** What is suggested for what is typed, kind by kind: the newest answer, until a newer one; nothing for null. */
export function useLineSuggestions(typed: string | null): { typed: string; groups: LineGroup[] } | null {
  const [answered, setAnswered] = useState<{ typed: string; groups: LineGroup[] } | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const query = typed.trim().slice(0, limits.search_length_max);
      const outcome = await call(suggestForLine, { query: { query }, failed: "", signal });
      if (!signal.aborted) setAnswered({ typed, groups: outcome.ok ? lineGroups(outcome.body) : [] });
    };
    const timer = setTimeout(() => void ask(), typed === "" ? 0 : pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return answered;
}
