import type { Database } from "../../platform/database/database.ts";
import type { DateAvailability } from "./rules.ts";
import { listAvailability, type DateFilter } from "./store-availability.ts";

/** Has an entry for every id [calendars-7]. */
export async function loadAvailability(
  db: Database,
  provider_ids: readonly string[],
  dated: DateFilter,
): Promise<Map<string, DateAvailability>> {
  return provider_ids.length === 0 ? new Map() : listAvailability(db, provider_ids, dated);
}
