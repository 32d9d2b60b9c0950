import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { takePlace } from "../calendars/take-place.ts";
import { addEvent } from "../conversations/add-event.ts";
import { lockQuote, type Seen } from "./find-quote.ts";
import { noteOf, sayDayGone } from "./rules.ts";
import { listStanding } from "./store-bookings.ts";
import { updateQuote } from "./store.ts";

type Taking = { provider_id: string; wedding_date: string; held_until: Date | null; now: Date };

/** The place that these two have on the day already, where another booking of theirs took it; else one more. */
export async function placeFor(
  tx: Database,
  { stored, participant }: Seen,
  { provider_id, wedding_date: day, held_until, now }: Taking,
): Promise<string> {
  const standing = await listStanding(tx, participant.found.id);
  const own = standing.find((each) => each.wedding_date === day && each.entry_id !== null);
  if (own?.entry_id && (own.state === "confirmed" || held_until !== null)) return own.entry_id;
  const note = noteOf(stored);
  return takePlace(tx, { provider_id, day, note, lapses_at: held_until, now }, own?.entry_id ?? null);
}

/** Says in the conversation, once for a quote, that its day was gone: the couple is told by its answer, the provider here and by mail. */
export async function tellDayGone(ctx: Context, id: string, link?: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { stored, participant } = await lockQuote(ctx, tx, id, link);
    const { wedding_date, day_gone_at } = stored.quote;
    if (day_gone_at !== null || wedding_date === null) return;
    await updateQuote(tx, id, { day_gone_at: ctx.clock() });
    const { status } = participant.found;
    await addEvent(ctx, tx, participant, { kind: "day_gone", text: sayDayGone(stored.quote, wedding_date), status });
  });
}
