import type { Favourite } from "../../../contract/favourites/schema.ts";

export function offersOf({
  availability,
  is_watched,
  is_booked,
  booked_cents,
}: Pick<Favourite, "availability" | "is_watched" | "is_booked" | "booked_cents">) {
  const isOpen = availability === "free" || availability === "limited";
  // a free one is about to trigger its email
  const isWaiting = is_watched && !is_booked && availability !== null && !isOpen;
  return {
    isWaiting,
    mayWatch: isWaiting || (!is_booked && availability === "taken"),
    /** Only with a future date. */
    maySave: is_booked && (availability !== null || booked_cents !== null),
  };
}
