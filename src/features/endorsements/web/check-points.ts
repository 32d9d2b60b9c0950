import { trustMessages } from "../../../contract/endorsements/words.ts";
import { formatCount } from "../../../contract/format.ts";

/** What is wrong with the points somebody typed, as a sentence; null for a whole number that they can give [trust-8]. */
export function checkPoints(typed: string, points_available: number): string | null {
  const points = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  if (points < 1) return trustMessages.points_not_whole;
  if (points > points_available) return `You have ${formatCount(points_available, "point", "points")} to give.`;
  return null;
}
