import { addressOf } from "../../../client/address-of.ts";
import { call } from "../../../client/call.ts";
import { previewBulkEnquiry } from "../../../contract/enquiries/words.ts";
import { placeOf, type Area } from "./area.ts";
import { nearOf, type BulkChoice } from "./bulk-values.ts";
import { useAsked } from "./use-asked.ts";
import { useVenuePlace } from "./use-venue-place.ts";

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
