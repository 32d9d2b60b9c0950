import { formatCount } from "../../../contract/format.ts";

/** What is wrong with the points somebody typed, as a sentence; null for a whole number that they can give (spec 5). */
export function checkPoints(typed: string, points_available: number): string | null {
  const points = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  if (points < 1) return "Points are a whole number from 1.";
  if (points > points_available) return `You have ${formatCount(points_available, "point", "points")} to give.`;
  return null;
}
