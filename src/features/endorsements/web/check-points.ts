import { trustMessages } from "../../../contract/endorsements/calls.ts";
import { formatCount } from "../../../contract/format.ts";

/** Null for a valid whole number of points [trust-8]. */
export function checkPoints(typed: string, points_available: number): string | null {
  const points = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  if (points < 1) return trustMessages.points_not_integer;
  if (points > points_available) return `You have ${formatCount(points_available, "point", "points")} to give.`;
  return null;
}
