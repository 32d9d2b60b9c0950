import type { Flex, SortOrder } from "../../../contract/choices.ts";
import { datesInWords } from "../../../contract/dates-in-words.ts";
import { formatDate } from "../../../contract/format.ts";
import type { ProviderCard } from "../../../contract/providers/shapes.ts";

export type AskedDate = { date: string; flex: "" | Flex };

export function askedWords({ date, flex }: AskedDate): string {
  const day = formatDate(date);
  if (flex === "weekend") return `the weekend of ${day}`;
  return flex === "month" ? `a Saturday in ${day.replace(/^\d+ /, "")}` : day;
}

export function leftOutWords({ date, flex }: AskedDate, order: SortOrder): string {
  const when = {
    "": `on ${formatDate(date)}`,
    weekend: `the whole ${askedWords({ date, flex }).slice(4)}`,
    month: `every ${askedWords({ date, flex }).slice(2)}`,
  };
  const first = order === "rating" ? " Available vendors come first." : "";
  return `Vendors already booked ${when[flex]} are hidden.${first}`;
}

/** Words, not only colour [calendars-8]; empty without a date. */
export function dateWords(
  { availability, free_dates = [] }: Pick<ProviderCard, "availability" | "free_dates">,
  asked: AskedDate,
): string {
  if (availability === undefined || asked.date === "") return "";
  if (availability === "free") return `Available on ${asked.flex ? datesInWords(free_dates) : formatDate(asked.date)}`;
  if (availability === "taken") return `Not available on ${askedWords(asked)}`;
  return availability === "limited"
    ? `Some places left on ${askedWords(asked)}`
    : `Availability on ${askedWords(asked)}: ask`;
}
