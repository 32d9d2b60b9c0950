import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { addDays } from "./month-grid.ts";

/** So long before its end it is said more loudly. */
const ending_days = 7;

/** How a calendar stands with couples [calendars-6]: kept, soon over, over, or never begun. */
export type KeptState = { state: "never" } | { state: "kept" | "ending" | "over"; kept: string; until: string };

export function keptState(kept_at: string | null, today: string): KeptState {
  if (kept_at === null) return { state: "never" };
  const kept = southAfricanTime(Date.parse(kept_at)).slice(0, 10);
  const until = addDays(kept, limits.calendar_kept_days);
  if (until < today) return { state: "over", kept, until };
  return { state: addDays(until, -ending_days) < today ? "ending" : "kept", kept, until };
}

/** What a provider is told of it; a calendar that was never begun has more to say. */
export function keptSentence(now: Exclude<KeptState, { state: "never" }>): string {
  const kept = `You last kept your calendar on ${formatDate(now.kept)}.`;
  if (now.state === "over") return `${kept} That is too long ago: couples see “not known” on all of your days.`;
  return `${kept} Couples see your days until ${formatDate(now.until)}, and “not known” after that.`;
}
