import { useEffect, useEffectEvent, useState } from "react";
import { addressOf } from "../../../../client/address-of.ts";
import { call } from "../../../../client/call/call.ts";
import { previewBulkEnquiryCall } from "../../../../contract/enquiries/calls.ts";
import * as limits from "../../../../contract/limits.ts";
import { suggestPlacesCall } from "../../../../contract/places/calls.ts";
import { areaPlaceOf, type RecipientArea, type AreaPlace } from "./area.ts";
import { nearOf, type BulkChoice } from "./bulk-values.ts";

const pause_ms = 350;

/** Debounced request to `address`; nothing for null or while `isIncomplete`. */
function useDebouncedRequest<Answer>(
  address: string | null,
  makeRequest: (signal: AbortSignal) => Promise<Answer | null>,
  { isIncomplete = false } = {},
) {
  const [result, setResult] = useState<{ address: string; answer: Answer | null } | null>(null);
  const [tries, setTries] = useState(0);
  const requestNow = useEffectEvent(makeRequest);
  useEffect(() => {
    if (address === null || isIncomplete) return;
    const stop = new AbortController();
    const find = async () => {
      const answer = await requestNow(stop.signal);
      if (!stop.signal.aborted) setResult({ address, answer });
    };
    const timer = setTimeout(() => void find(), pause_ms);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, isIncomplete, tries]);
  return {
    answer: address === null ? null : (result?.answer ?? null),
    isLoading: address !== null && (isIncomplete || result?.address !== address),
    refetch() {
      setResult(null);
      setTries(tries + 1);
    },
  };
}

/** False while the year is being typed. */
const isComplete = (date: string) => /^20\d\d-\d\d-\d\d$/.test(date);

type Requested = {
  choice: BulkChoice;
  venue_location: string;
  wedding_date: string;
  area: RecipientArea;
  withBooked: boolean;
};

/** Debounced. After typing in the venue field it waits for that field's place, which may cancel the chosen one. */
export function useRecipients({ choice, area, withBooked, ...typed }: Requested) {
  const venue = useVenuePlace(typed.venue_location);
  const place = areaPlaceOf(area, venue.place);
  const target = nearOf({ place, named: venue.place, within: area.within, withBooked });
  const query = {
    selected: choice.selected.join(","),
    excluded: choice.excluded.join(","),
    venue_location: typed.venue_location.trim(),
    wedding_date: isComplete(typed.wedding_date) ? typed.wedding_date : "",
    ...target,
  };
  const isWanted = choice.selected.length > 0;
  const isDecided = Boolean(area.near) && area.over === undefined;
  const hasFailed = Boolean(area.near) && !isDecided && venue.hasFailed;
  const result = useDebouncedRequest(
    isWanted ? addressOf(previewBulkEnquiryCall, { query }) : null,
    async (signal) => {
      const outcome = await call(previewBulkEnquiryCall, { query, failed: "", signal });
      return outcome.ok ? outcome.body : null;
    },
    { isIncomplete: hasFailed || (!isDecided && venue.isLoading) },
  );
  return {
    place,
    named: venue.place,
    target,
    groups: hasFailed ? null : (result.answer?.recipients ?? null),
    taken: hasFailed ? 0 : (result.answer?.taken ?? 0),
    elsewhere: hasFailed ? 0 : (result.answer?.elsewhere ?? 0),
    isCounting: !hasFailed && result.isLoading,
    refetch: hasFailed ? venue.refetch : result.refetch,
  };
}

function useVenuePlace(text: string) {
  const query = text.trim().slice(0, limits.search_length_max);
  const { answer, isLoading, refetch } = useDebouncedRequest(query === "" ? null : query, async (signal) => {
    const outcome = await call(suggestPlacesCall, { query: { query }, failed: "", signal });
    if (!outcome.ok) return null;
    const { places, named } = outcome.body;
    const [only, other] = named;
    return { place: other === undefined ? (places.find(({ slug }) => slug === only) ?? null) : null };
  });
  const place: AreaPlace | null = answer?.place ?? null;
  return { place, isLoading, hasFailed: query !== "" && !isLoading && answer === null, refetch };
}
