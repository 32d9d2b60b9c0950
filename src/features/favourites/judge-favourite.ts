import type { Vote } from "../../contract/favourites/votes.ts";
import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { putVote, removeVote } from "./store-votes.ts";
import { lockOwn } from "./store.ts";

/**
 * Says what the one who asks thinks of a favourite of its wedding, as whatever member: each has one vote and one note [weddings-12]. Neither takes it
 * back. Refuses what is no favourite of the wedding.
 */
export async function judgeFavourite(
  ctx: Context,
  id: string,
  { vote, note }: { vote: Vote | null; note: string },
): Promise<void> {
  const { id: account_id, couple_id } = requireCouple(ctx.actor);
  if (!idShape.safeParse(id).success) refuse("favourite_not_found");
  await ctx.db.transaction(async (tx) => {
    const { provider_id } = (await lockOwn(tx, couple_id, id)) ?? refuse("favourite_not_found");
    const own = { couple_id, provider_id, account_id };
    if (vote === null && note === "") await removeVote(tx, own);
    else await putVote(tx, { ...own, vote, note, updated_at: ctx.clock() });
  });
}
