import { useEffect } from "react";
import { readOwnCouple } from "../contract/couples/words.ts";
import { updateCouple } from "./change-session.ts";
import { readCoupleRecord, useVisitor } from "./session.ts";
import { useFetched } from "./use-fetched.ts";

/** The place of a couple's venue. */
export type Venue = { slug: string; name: string };

/**
 * The place of the venue of the couple that is signed in [couples-15]; null for everybody else, and where none is known. A
 * record that a browser keeps from before there were places is brought up to date.
 */
export function useVenue(): Venue | null {
  const isCouple = useVisitor().kind === "couple";
  const record: Record<string, unknown> = isCouple ? readCoupleRecord() : {};
  const { venue_place: slug, venue_place_name: name } = record;
  const isOld = isCouple && slug === undefined;
  const { value } = useFetched(readOwnCouple, { as: isOld ? "couple" : null, failed: "" });
  useEffect(() => {
    if (value) updateCouple(value);
  }, [value]);
  return typeof slug === "string" && typeof name === "string" ? { slug, name } : null;
}
