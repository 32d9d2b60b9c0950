import { localCalendarDate } from "./enquiry-values.ts";

/** From the page's address; empty if absent or past. */
export function requestedDate(): string {
  const date = new URLSearchParams(location.search).get("date") ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(date) && date >= localCalendarDate(new Date()) ? date : "";
}
