import { call } from "../../../client/call.ts";
import * as limits from "../../../contract/limits.ts";
import { suggestPlaces } from "../../../contract/places/words.ts";
import type { AreaPlace } from "./area.ts";
import { useAsked } from "./use-asked.ts";

/** Which one place the text of the venue's field names, if any. */
export function useVenuePlace(text: string) {
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
