import type { Vote } from "../../contract/favourites/votes.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { nameMembers } from "../weddings/name-members.ts";
import { putVote, removeVote } from "./store-votes.ts";
import { lockOwned } from "./store.ts";

/** One vote and note per member [weddings-12]. A note written while the wedding isn't shared is private. */
export async function saveFavouriteVote(
  ctx: Context,
  id: string,
  { vote, note }: { vote: Vote | null; note: string },
): Promise<void> {
  const { id: account_id, couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("favourite_not_found");
  await ctx.db.transaction(async (tx) => {
    const { provider_id } = (await lockOwned(tx, couple_id, id)) ?? refuse("favourite_not_found");
    const key = { couple_id, provider_id, account_id };
    if (vote === null && note === "") return removeVote(tx, key);
    const is_private = note !== "" && (await nameMembers(tx, couple_id)).size === 0;
    return putVote(tx, { ...key, vote, note, is_private, updated_at: ctx.clock() });
  });
}
