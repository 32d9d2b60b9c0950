import type { Context } from "../../../platform/context.ts";
import { lockParticipant } from "../find-participant.ts";
import { removeReplyAddress } from "../inbound-mail/store-inbound.ts";
import { endLink } from "./store-links.ts";

/** The next email about it has a new link [conversations-9]. */
export async function revokeLink(ctx: Context, token: string): Promise<{ message: string }> {
  await ctx.db.transaction(async (tx) => {
    const { result } = await lockParticipant(ctx, tx, { token });
    await endLink(tx, result.id);
    await removeReplyAddress(tx, { conversation_id: result.id, side: "couple" });
  });
  return { message: "This link has been ended. The next email about this conversation brings a new one." };
}
