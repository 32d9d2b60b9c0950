import type { Database } from "../../../platform/database/database.ts";
import { countSince } from "./store-counts.ts";

/** Only counts, never contents or amounts [quotes-16]. */
export function countNewQuotes(db: Database, since: Date): ReturnType<typeof countSince> {
  return countSince(db, since);
}
