import { useEffect, useEffectEvent, useState } from "react";
import { addressOf } from "../../../client/address-of.ts";
import { call } from "../../../client/call.ts";
import { previewBulkEnquiry } from "../../../contract/enquiries/words.ts";
import * as limits from "../../../contract/limits.ts";
import { suggestPlaces } from "../../../contract/places/words.ts";
import { placeOf, type Area, type AreaPlace } from "./area.ts";
import { nearOf, type BulkChoice } from "./bulk-values.ts";

/** Nobody chooses or types for longer than this without a pause. */
const pause_ms = 350;

/**
 * The answer to what stands in a form, asked for whenever that has changed and nobody is typing any more. `asked` says it in
 * a text, null while there is nothing to ask; while `isHeld` nothing is asked, because what stands there is not whole yet.
 */
function useAsked<Answer>(
  asked: string | null,
  ask: (signal: AbortSignal) => Promise<Answer | null>,
  { isHeld = false } = {},
) {
  const [found, setFound] = useState<{ asked: string; answer: Answer | null } | null>(null);
  const [tries, setTries] = useState(0);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (asked === null || isHeld) return;
    const stop = new AbortController();
    const find = async () => {
      const answer = await askNow(stop.signal);
      if (!stop.signal.aborted) setFound({ asked, answer });
    };
    const timer = setTimeout(() => void find(), pause_ms);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, isHeld, tries]);
  return {
    /** The newest one; null while there is none, or when it could not be had. */
    answer: asked === null ? null : (found?.answer ?? null),
    /** Whether a newer one is under way. */
    isAsking: asked !== null && (isHeld || found?.asked !== asked),
    askAgain() {
      setFound(null);
      setTries(tries + 1);
    },
  };
}

/** Not while the year is being typed. */
const isWhole = (date: string) => /^20\d\d-\d\d-\d\d$/.test(date);

/** Whom an enquiry is asked to reach, as the form has it. */
type Asked = { choice: BulkChoice; venue_location: string; wedding_date: string; area: Area; withBooked: boolean };

/**
 * Who would receive the enquiry, and which place they reach: asked whenever the choice or the place has changed and nobody
 * is typing any more. A decision for a place waits, once somebody typed in the venue's field, until it is known which place
 * that names: another one ends it.
 */
export function useRecipients({ choice, area, withBooked, ...typed }: Asked) {
  const venue = useVenuePlace(typed.venue_location);
  const place = placeOf(area, venue.place);
  const target = nearOf({ place, named: venue.place, within: area.within, withBooked });
  const query = {
    selected: choice.selected.join(","),
    excluded: choice.excluded.join(","),
    venue_location: typed.venue_location.trim(),
    wedding_date: isWhole(typed.wedding_date) ? typed.wedding_date : "",
    ...target,
  };
  const isWanted = choice.selected.length > 0;
  const isDecided = Boolean(area.near) && area.over === undefined;
  const hasFailed = Boolean(area.near) && !isDecided && venue.hasFailed;
  const found = useAsked(
    isWanted ? addressOf(previewBulkEnquiry, { query }) : null,
    async (signal) => {
      const outcome = await call(previewBulkEnquiry, { query, failed: "", signal });
      return outcome.ok ? outcome.body : null;
    },
    { isHeld: hasFailed || (!isDecided && venue.isAsking) },
  );
  return {
    /** The place that all of them reach; null for everywhere. */
    place,
    /** The place that the venue's field names. */
    named: venue.place,
    /** What the call is told of whom it is to reach. */
    target,
    /** Null while it is not known, or when it could not be had. */
    groups: hasFailed ? null : (found.answer?.recipients ?? null),
    /** How many are left out because they are taken on the day. */
    taken: hasFailed ? 0 : (found.answer?.taken ?? 0),
    /** How many are left out because they don't serve the place. */
    elsewhere: hasFailed ? 0 : (found.answer?.elsewhere ?? 0),
    isCounting: !hasFailed && found.isAsking,
    askAgain: hasFailed ? venue.askAgain : found.askAgain,
  };
}

/** Which one place the text of the venue's field names, if any. */
function useVenuePlace(text: string) {
  const query = text.trim().slice(0, limits.search_length_max);
  const { answer, isAsking, askAgain } = useAsked(query === "" ? null : query, async (signal) => {
    const outcome = await call(suggestPlaces, { query: { query }, failed: "", signal });
    if (!outcome.ok) return null;
    const { places, named } = outcome.body;
    const [only, other] = named;
    return { place: other === undefined ? (places.find(({ slug }) => slug === only) ?? null) : null };
  });
  const place: AreaPlace | null = answer?.place ?? null;
  return { place, isAsking, hasFailed: query !== "" && !isAsking && answer === null, askAgain };
}
