import type { Database } from "../../platform/database.ts";
import type { Told } from "./rules.ts";
import { listAvailability, type DateFilter } from "./store-availability.ts";

/** What some providers are on the best of some days, and on which of these each is free: by id, for every one of them [calendars-7]. */
export async function tellAvailability(
  db: Database,
  provider_ids: readonly string[],
  dated: DateFilter,
): Promise<Map<string, Told>> {
  return provider_ids.length === 0 ? new Map() : listAvailability(db, provider_ids, dated);
}
