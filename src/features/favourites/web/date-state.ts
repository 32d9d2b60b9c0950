import type { Availability } from "../../../contract/calendars/shapes.ts";

/** What a favourite is on the couple's own date, in words [calendars-31]. */
export const dateStates: Record<Availability, string> = {
  free: "Available on your date",
  limited: "Some places left on your date",
  taken: "Not available on your date",
  not_known: "Ask about your date",
};
