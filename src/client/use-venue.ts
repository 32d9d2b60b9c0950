import { readCoupleRecord, useVisitor } from "./session.ts";

/** The place of a couple's venue. */
export type Venue = { slug: string; name: string };

/** The place of the venue of the couple that is signed in [couples-15]; null for everybody else, and where none is known. */
export function useVenue(): Venue | null {
  const isCouple = useVisitor().kind === "couple";
  const record: Record<string, unknown> = isCouple ? readCoupleRecord() : {};
  const { venue_place: slug, venue_place_name: name } = record;
  return typeof slug === "string" && typeof name === "string" ? { slug, name } : null;
}
