import { sides } from "../../../contract/conversations/calls.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { lockParticipant, type ConversationReference } from "../find-participant.ts";
import { queueMessages, withdrawMessages } from "../queue-messages.ts";
import { hasUnmailed } from "../store-messages.ts";
import { updateBlocked } from "./store-blocks.ts";

/** For all their conversations [conversations-26]; emails wait until the block ends. Idempotent. */
export async function blockOther(
  ctx: Context,
  named: ConversationReference,
  is_blocked: boolean,
): Promise<{ is_blocked: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const { result, side } = await lockParticipant(ctx, tx, named);
    const since = side === "couple" ? result.couple_blocked_at : result.provider_blocked_at;
    if ((since !== null) === is_blocked) return { is_blocked };
    const ids = await updateBlocked(tx, { id: result.id, side, at: is_blocked ? ctx.clock() : null });
    for (const id of ids) await (is_blocked ? stopEmails(tx, id) : resumeEmails(ctx, tx, id));
    return { is_blocked };
  });
}

async function stopEmails(tx: Database, id: string): Promise<void> {
  for (const side of sides) await withdrawMessages(tx, id, side);
}

async function resumeEmails(ctx: Context, tx: Database, id: string): Promise<void> {
  for (const side of sides) if (await hasUnmailed(tx, id, side)) await queueMessages(ctx, tx, id, side);
}
