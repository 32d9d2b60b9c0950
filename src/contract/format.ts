/**
 * Rand, dates, ratings and counts as people read them. One formatter of ours with fixed results:
 * the engines' own en-ZA differ from each other and would differ between server and phone [visitors-24].
 */

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

/** A whole number in groups of three: `12 500`, with no-break spaces. */
export function formatNumber(value: number): string {
  const digits = Math.abs(Math.round(value)).toString();
  const grouped = digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
  return value < 0 ? `-${grouped}` : grouped;
}

/** Whole rand: `R 12 500`, with no-break spaces. */
export function formatRand(rand: number): string {
  return `R${NO_BREAK_SPACE}${formatNumber(rand)}`;
}

/** A calendar date `YYYY-MM-DD` (or the date part of a timestamp) as `7 March 2026`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split("-").map(Number);
  const name = monthNames[(month ?? 0) - 1];
  if (year === undefined || day === undefined || name === undefined || Number.isNaN(day)) return date;
  return `${day} ${name} ${year}`;
}

/** A rating or trust score with one decimal: `4.9`. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

/** A count with its word: `1 provider`, `2 providers`, `1 200 providers`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
