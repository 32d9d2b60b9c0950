import { useEffect, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import type { BulkOutcome } from "../../../contract/bulk-enquiries.ts";
import type { BulkChoice } from "./bulk-values.ts";
import type { CandidateGroup } from "./recipient-choice.ts";

/** Who would be reached. */
export type Recipients = Pick<BulkOutcome, "providers_contacted" | "categories" | "breakdown"> & {
  recipients: readonly CandidateGroup[];
};

/** Nobody chooses or types for longer than this without a pause. */
const pause_ms = 350;

/** Asks who would receive the enquiry, whenever the choice or the place has changed and nobody is typing any more. */
export function useRecipients({ selected, excluded }: BulkChoice, venue_location: string) {
  const query = new URLSearchParams({
    selected: selected.join(","),
    excluded: excluded.join(","),
    venue_location: venue_location.trim(),
  }).toString();
  const [found, setFound] = useState<{ query: string; recipients: Recipients | null } | null>(null);
  const [tries, setTries] = useState(0);
  const isWanted = selected.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const ask = async () => {
      const path = `/api/enquiries/bulk-contact/recipients?${query}` as const;
      const outcome = await callApi<Recipients>(path, { failed: "", signal: stop.signal });
      if (!stop.signal.aborted) setFound({ query, recipients: outcome.ok ? outcome.body : null });
    };
    const timer = setTimeout(() => void ask(), pause_ms);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isWanted, tries]);
  return {
    /** Of the newest answer; null while there is none, or when it could not be had. */
    groups: isWanted ? (found?.recipients?.recipients ?? null) : null,
    /** Whether a newer answer is under way. */
    isCounting: isWanted && found?.query !== query,
    askAgain() {
      setFound(null);
      setTries(tries + 1);
    },
  };
}
