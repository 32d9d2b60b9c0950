/** Our own formatter: engines' en-ZA differ, also between server and phone [visitors-24]. */

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const NO_BREAK_SPACE = "\u00a0";

/** `12 500`, with no-break spaces. */
export function formatNumber(value: number): string {
  const digits = Math.abs(Math.round(value)).toString();
  const grouped = digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
  return value < 0 ? `-${grouped}` : grouped;
}

/** Whole rand: `R 12 500`, with no-break spaces. */
export function formatRand(rand: number): string {
  return `R${NO_BREAK_SPACE}${formatNumber(rand)}`;
}

/** From `YYYY-MM-DD` or a timestamp: `7 March 2026`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-").map(Number);
  const name = monthNames[(month ?? 0) - 1];
  if (year === undefined || day === undefined || name === undefined || Number.isNaN(day)) return date;
  return `${day} ${name} ${year}`;
}

export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

/** `a, b and c` */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(items);
}

/** `1 provider`, `1 200 providers`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
