import { recordAction } from "../../features/audit/record-action.ts";
import { deleteCoupleRecord } from "../../features/couples/delete-couple.ts";
import { lockCouple } from "../../features/couples/lock-couple.ts";
import { requireKnownCouple } from "../../features/couples/require-known-couple.ts";
import { purgeSender } from "../../features/enquiries/personal-data/purge-account.ts";
import { notifyWeddingEnded } from "../../features/weddings/notify-wedding-ended.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { transferWedding } from "./transfer-wedding.ts";

/** As the couple's own deletion [admin-35]. Throws if it is already deleted. Returns its name for the audit. */
export async function deleteCoupleAsAdmin(ctx: Context, couple_id: string): Promise<string> {
  const { id, name } = await requireKnownCouple(ctx.db, couple_id);
  await ctx.db.transaction(async (tx) => {
    // Lock first: of two simultaneous deletions the second finds nothing.
    await lockCouple(tx, id, "couple_not_found");
    await deleteCoupleAccount(ctx, tx, id);
    await recordAction(ctx, tx, { action: "couple_deleted", subject: { id, name: name || "A couple" } });
  });
  return name || "The couple";
}

/** Call with the couple's row locked, so that no enquiry arrives in between. An editor takes over a shared wedding. */
export async function deleteCoupleAccount(ctx: Context, tx: Database, id: string, for_everyone = false): Promise<void> {
  await purgeSender(tx, id);
  const is_handed = !for_everyone && (await transferWedding(ctx, tx, id));
  if (!is_handed) await notifyWeddingEnded(ctx, tx, id);
  await deleteCoupleRecord(ctx, tx, id, { is_handed });
}
