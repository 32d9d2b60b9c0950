import * as limits from "../../contract/limits.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { lockWedding } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { countFavourites, findFavourite, insertFavourites, lockAllListed } from "./store.ts";

/** Idempotent; the couple's row is the lock. Refuses unlisted providers and more than 200. */
export async function addFavourite(
  ctx: Context,
  { provider_id }: { provider_id: string },
): Promise<{ id: string; provider_id: string }> {
  const actor = requireCouple(ctx.actor);
  const { id: added_by, couple_id } = actor;
  if (!isUuid(provider_id)) refuse("provider_not_found");
  return ctx.db.transaction(async (tx) => {
    await lockWedding(tx, actor);
    const [listed = refuse("provider_not_found")] = await lockAllListed(tx, [provider_id]);
    const [id, name] = listed;
    const saved = await findFavourite(tx, couple_id, id);
    if (saved) return saved;
    if ((await countFavourites(tx, couple_id)) >= limits.favourites_max) refuse("favourites_full");
    const favourite = { id: newId(), provider_id: id };
    await insertFavourites(tx, [{ ...favourite, couple_id, added_by, created_at: ctx.clock() }]);
    await recordImpersonated(ctx, tx, { action: "favourite_added", subject: { id, name } });
    return favourite;
  });
}
