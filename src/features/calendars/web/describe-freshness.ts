import type { MyDay } from "../../../contract/calendars/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays, southAfricanDate } from "../../../contract/south-african-time.ts";

const ending_days = 7;

/** Rule [calendars-6]. */
export type Freshness =
  | { state: "never" }
  | { state: "fresh" | "ending" | "over"; confirmed_on: string; until: string };

export function freshnessOf(kept_at: string | null, today: string): Freshness {
  if (kept_at === null) return { state: "never" };
  const confirmed_on = southAfricanDate(kept_at);
  const until = addDays(confirmed_on, limits.calendar_fresh_days);
  if (until < today) return { state: "over", confirmed_on, until };
  return { state: addDays(until, -ending_days) < today ? "ending" : "fresh", confirmed_on, until };
}

export function asSeen(days: readonly MyDay[], kept_at: string | null, today: string): MyDay[] {
  const { state } = freshnessOf(kept_at, today);
  const isFresh = state === "fresh" || state === "ending";
  return days.map((day) => (isFresh ? day : { ...day, availability: "not_known" }));
}

export function freshnessSentence(now: Exclude<Freshness, { state: "never" }>): string {
  const confirmed = `Last confirmed on ${formatDate(now.confirmed_on)}.`;
  if (now.state === "over") return `${confirmed} That is too long ago: couples see “calendar not kept” on all dates.`;
  return `${confirmed} Couples see your availability until ${formatDate(now.until)}, and “calendar not kept” after that.`;
}
