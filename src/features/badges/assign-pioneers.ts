import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordAction } from "../audit/record-action.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { lockProviders } from "../providers/lock-providers.ts";
import { grantBadge } from "./grant-badge.ts";
import { listBare, lockPioneers } from "./store.ts";

/** Thirty oldest without badges; returns the number. A concurrent call takes the next thirty [admin-7]. */
export async function assignPioneers(ctx: Context): Promise<number> {
  const { id: granted_by } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockPioneers(tx);
    const chosen = await chooseOldest(tx);
    for (const { id, business_name: name } of chosen) {
      const grant = { origin: "admin", notes: "Bulk Pioneer", granted_by } as const;
      await grantBadge(ctx, tx, { provider_id: id, badge_type: "pioneer", ...grant });
      const details = { badge_type: "pioneer", in_bulk: true };
      await recordAction(ctx, tx, { action: "badge_added", subject: { id, name }, details });
    }
    return chosen.length;
  });
}

/** Locks in id order, to avoid deadlocks; skips rows that got a badge in the meantime. */
async function chooseOldest(tx: Database) {
  const wanted = limits.bulk_pioneer_providers;
  const locked = await lockProviders(tx, await listBare(tx, 2 * wanted));
  const bare = await listBare(tx, 2 * wanted);
  return bare.flatMap((id) => locked.get(id) ?? []).slice(0, wanted);
}
