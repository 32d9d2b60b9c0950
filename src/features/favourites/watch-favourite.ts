import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { findConfirmed } from "../accounts/email/require-confirmed.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { loadAvailability } from "../calendars/load-availability.ts";
import { findDate } from "../calendars/require-date.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { isStopped } from "../emails/find-suppression.ts";
import { putWatch, removeWatch } from "./store-watches.ts";
import { lockOwned } from "./store.ts";

/** Refuses another couple's favourite, an available one, and a suppressed address [calendars-32]. */
export async function watchFavourite(ctx: Context, id: string, is_watched: boolean): Promise<void> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("favourite_not_found");
  await ctx.db.transaction(async (tx) => {
    const saved = (await lockOwned(tx, couple_id, id)) ?? refuse("favourite_not_found");
    if (is_watched) {
      if (saved.booked_at !== null || saved.is_own_day) refuse("nothing_to_watch");
      const day = await requireUnavailable(ctx, tx, { couple_id, provider_id: saved.provider_id });
      await requireReachable(ctx, tx, couple_id);
      await putWatch(tx, { favourite_id: id, day, now: ctx.clock() });
    } else await removeWatch(tx, id);
    const subject = { id: saved.provider_id, name: saved.business_name };
    await recordImpersonated(ctx, tx, { action: is_watched ? "favourite_watched" : "favourite_unwatched", subject });
  });
}

async function requireUnavailable(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { couple_id, provider_id }: { couple_id: string; provider_id: string },
): Promise<string> {
  const { wedding_date } = await readCouple(tx, couple_id);
  const dated = findDate(wedding_date, clock());
  const dateAvailability = dated && (await loadAvailability(tx, [provider_id], dated)).get(provider_id);
  if (dateAvailability?.availability !== "taken" || wedding_date === null) refuse("nothing_to_watch");
  return wedding_date;
}

/** Don't promise an email that can't be sent. */
async function requireReachable(ctx: Pick<Context, "keyedHash">, tx: Database, couple_id: string): Promise<void> {
  const email = (await findConfirmed(tx, couple_id)) ?? refuse("email_unconfirmed");
  if (await isStopped(ctx, tx, email, "favourites")) refuse("emails_stopped");
}
