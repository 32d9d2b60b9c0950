import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireCouple } from "../couples/rules.ts";
import { readName, deleteFavourite } from "./store.ts";

export async function removeFavourite(ctx: Context, { id }: { id: string }): Promise<void> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("favourite_not_found");
  await ctx.db.transaction(async (tx) => {
    const provider_id = (await deleteFavourite(tx, couple_id, id)) ?? refuse("favourite_not_found");
    const subject = { id: provider_id, name: await readName(tx, provider_id) };
    await recordImpersonated(ctx, tx, { action: "favourite_removed", subject });
  });
}
