import { useEffect, useState } from "react";
import type { AnswerOf } from "../../../client/call-types.ts";
import { call } from "../../../client/call.ts";
import { previewBulkEnquiry } from "../../../contract/enquiries/words.ts";
import type { BulkChoice } from "./bulk-values.ts";

/** Who would be reached. */
export type Recipients = AnswerOf<typeof previewBulkEnquiry>;

/** Nobody chooses or types for longer than this without a pause. */
const pause_ms = 350;

/** Asks who would receive the enquiry, whenever the choice or the place has changed and nobody is typing any more. */
export function useRecipients(choice: BulkChoice, place: string) {
  const selected = choice.selected.join(",");
  const excluded = choice.excluded.join(",");
  const venue_location = place.trim();
  const asked = [selected, excluded, venue_location].join(" ");
  const [found, setFound] = useState<{ asked: string; recipients: Recipients | null } | null>(null);
  const [tries, setTries] = useState(0);
  const isWanted = choice.selected.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const ask = async () => {
      const query = { selected, excluded, venue_location };
      const outcome = await call(previewBulkEnquiry, { query, failed: "", signal: stop.signal });
      if (!stop.signal.aborted) setFound({ asked, recipients: outcome.ok ? outcome.body : null });
    };
    const timer = setTimeout(() => void ask(), pause_ms);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, selected, excluded, venue_location, isWanted, tries]);
  return {
    /** Of the newest answer; null while there is none, or when it could not be had. */
    groups: isWanted ? (found?.recipients?.recipients ?? null) : null,
    /** Whether a newer answer is under way. */
    isCounting: isWanted && found?.asked !== asked,
    askAgain() {
      setFound(null);
      setTries(tries + 1);
    },
  };
}
