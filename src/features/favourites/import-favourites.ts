import type { Imported } from "../../contract/favourites/schema.ts";
import { readVendorIds } from "../../contract/favourites/vendor-ids.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { lockWedding } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { lockAllListed, insertFavourites, listProviderIds } from "./store.ts";

/** Idempotent [couples-20]; existing ones stay, unlisted providers are skipped. */
export async function importFavourites(
  ctx: Context,
  { provider_ids }: { provider_ids: readonly string[] },
): Promise<Imported> {
  const actor = requireCouple(ctx.actor);
  const { id: added_by, couple_id } = actor;
  const ids = readVendorIds(provider_ids.join(","));
  return ctx.db.transaction(async (tx) => {
    await lockWedding(tx, actor);
    const names = await lockAllListed(tx, ids);
    const stored = new Set(await listProviderIds(tx, couple_id));
    const missing = ids.filter((id) => names.has(id) && !stored.has(id));
    const added = missing.slice(0, Math.max(0, limits.favourites_max - stored.size));
    const created_at = ctx.clock();
    // later ids sort first at equal times
    const rows = added
      .toReversed()
      .map((provider_id) => ({ id: newId(), provider_id, couple_id, added_by, created_at }));
    await insertFavourites(tx, rows);
    for (const id of added)
      await recordImpersonated(ctx, tx, { action: "favourite_added", subject: { id, name: names.get(id) ?? "" } });
    return { added: added.length, left_out: missing.length - added.length };
  });
}
