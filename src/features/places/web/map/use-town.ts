import { useEffect, useState } from "react";
import { call } from "../../../../client/call.ts";
import type { Place } from "../../../../contract/places/shapes.ts";
import { suggestPlaces } from "../../../../contract/places/words.ts";

/** Whoever types on is not asked for each letter. */
const pause_ms = 300;

/** The place that a town's text names, once the server has said so; null for none, and for several. */
export function useTown(text: string): Place | null {
  const [known, setKnown] = useState<{ text: string; place: Place | null } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function ask() {
      const outcome = await call(suggestPlaces, { query: { query: text }, failed: "", signal });
      if (signal.aborted || !outcome.ok) return;
      const { places, named } = outcome.body;
      const [place = null, another] = places.filter(({ slug }) => named.includes(slug));
      setKnown({ text, place: another ? null : place });
    }
    const timer = text === "" ? undefined : setTimeout(() => void ask(), pause_ms);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  return known?.text === text ? known.place : null;
}
