import type { Flex, SortOrder } from "../../../../contract/choices.ts";
import { formatDates } from "../../../../contract/format-dates.ts";
import { formatDate } from "../../../../contract/format.ts";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";

export type DateQuery = { date: string; flex: "" | Flex };

export function formatRequestedDate({ date, flex }: DateQuery): string {
  const day = formatDate(date);
  if (flex === "weekend") return `the weekend of ${day}`;
  return flex === "month" ? `a Saturday in ${day.replace(/^\d+ /, "")}` : day;
}

export function formatExcluded({ date, flex }: DateQuery, order: SortOrder): string {
  const when = {
    "": `on ${formatDate(date)}`,
    weekend: `the whole ${formatRequestedDate({ date, flex }).slice(4)}`,
    month: `every ${formatRequestedDate({ date, flex }).slice(2)}`,
  };
  const first = order === "rating" ? " Available vendors come first." : "";
  return `Vendors already booked ${when[flex]} are hidden.${first}`;
}

/** Words, not only colour [calendars-8]; empty without a date. */
export function formatDateStatus(
  { availability, free_dates = [] }: Pick<ProviderCard, "availability" | "free_dates">,
  query: DateQuery,
): string {
  if (availability === undefined || query.date === "") return "";
  if (availability === "free") return `Available on ${query.flex ? formatDates(free_dates) : formatDate(query.date)}`;
  if (availability === "taken") return `Not available on ${formatRequestedDate(query)}`;
  return availability === "limited"
    ? `Some places left on ${formatRequestedDate(query)}`
    : `Availability on ${formatRequestedDate(query)}: ask`;
}
