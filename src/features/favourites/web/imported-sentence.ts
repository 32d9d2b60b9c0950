import type { Imported } from "../../../contract/favourites/schema.ts";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";

/** Null if nothing changed. */
export function importedSentence({ added, left_out }: Imported, origin: "from this device " | ""): string | null {
  if (added + left_out === 0) return null;
  const vendors = formatCount(added, "vendor", "vendors");
  const sentence = `${vendors} ${origin}${added === 1 ? "was" : "were"} added to your favourites.`;
  return left_out === 0
    ? sentence
    : `${sentence} ${left_out} could not be added: the maximum is ${limits.favourites_max}.`;
}
