import type { OwnDay } from "../../../contract/calendars/shapes.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { addDays } from "./month-grid.ts";

const ending_days = 7;

/** Rule [calendars-6]. */
export type KeptState = { state: "never" } | { state: "kept" | "ending" | "over"; kept: string; until: string };

export function keptState(kept_at: string | null, today: string): KeptState {
  if (kept_at === null) return { state: "never" };
  const kept = southAfricanTime(Date.parse(kept_at)).slice(0, 10);
  const until = addDays(kept, limits.calendar_kept_days);
  if (until < today) return { state: "over", kept, until };
  return { state: addDays(until, -ending_days) < today ? "ending" : "kept", kept, until };
}

export function asSeen(days: readonly OwnDay[], kept_at: string | null, today: string): OwnDay[] {
  const { state } = keptState(kept_at, today);
  const isKept = state === "kept" || state === "ending";
  return days.map((day) => (isKept ? day : { ...day, availability: "not_known" }));
}

export function keptSentence(now: Exclude<KeptState, { state: "never" }>): string {
  const kept = `Last confirmed on ${formatDate(now.kept)}.`;
  if (now.state === "over") return `${kept} That is too long ago: couples see “calendar not kept” on all dates.`;
  return `${kept} Couples see your availability until ${formatDate(now.until)}, and “calendar not kept” after that.`;
}
