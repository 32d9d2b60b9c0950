import type { Favourite } from "../../../contract/favourites/shapes.ts";

/** What a favourite's card offers, by what it is on the couple's date. */
export function offersOf({
  availability,
  is_watched,
  is_booked,
  booked_cents,
}: Pick<Favourite, "availability" | "is_watched" | "is_booked" | "booked_cents">) {
  const isOpen = availability === "free" || availability === "limited";
  // one that is free is about to be told of
  const isWaiting = is_watched && !is_booked && availability !== null && !isOpen;
  return {
    isWaiting,
    /** To begin to wait, where it is taken, or to end that. */
    mayWatch: isWaiting || (!is_booked && availability === "taken"),
    /** Without a date that is to come there is no day to save. */
    maySave: is_booked && (availability !== null || booked_cents !== null),
  };
}
