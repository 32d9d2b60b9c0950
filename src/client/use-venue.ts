import { readCoupleRecord, useVisitor } from "./session/session.ts";

export type Venue = { slug: string; name: string };

/** Of the signed-in couple [couples-15]; null for everybody else and without a venue. */
export function useVenue(): Venue | null {
  const isCouple = useVisitor().kind === "couple";
  const record: Record<string, unknown> = isCouple ? readCoupleRecord() : {};
  const { venue_place: slug, venue_place_name: name } = record;
  return typeof slug === "string" && typeof name === "string" ? { slug, name } : null;
}
