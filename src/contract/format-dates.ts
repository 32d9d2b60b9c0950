import { formatDate, formatList } from "./format.ts";

/** `6, 13 and 27 March 2027`, `30 April and 1 May 2027`. */
export function formatDates(dates: readonly string[]): string {
  const texts = dates.map((date, index) => {
    const [day = "", month = "", year = ""] = formatDate(date).split(" ");
    const next = dates[index + 1] ?? "";
    if (next.startsWith(date.slice(0, 7))) return day;
    return next.startsWith(year) ? `${day} ${month}` : `${day} ${month} ${year}`;
  });
  return formatList(texts);
}
