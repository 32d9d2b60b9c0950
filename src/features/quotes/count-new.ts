import type { Database } from "../../platform/database.ts";
import { countSince } from "./store-counts.ts";

/** What admins are told of quotes and bookings: how many there are since a moment, never what they say or come to [quotes-16]. */
export function countNewQuotes(db: Database, since: Date): ReturnType<typeof countSince> {
  return countSince(db, since);
}
