import { calendarDate } from "./enquiry-values.ts";

/** The wedding date that the page's address asks about, as a list leads to it; empty for none, and for one that has passed. */
export function askedDate(): string {
  const date = new URLSearchParams(location.search).get("date") ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(date) && date >= calendarDate(new Date()) ? date : "";
}
