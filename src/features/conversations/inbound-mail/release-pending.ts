import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { addMessage } from "../add-message.ts";
import { overFor, silenceOf } from "../rules.ts";
import { consumePendingMessages } from "../safety/store-pending-messages.ts";
import { findConversation, lockConversation } from "../store.ts";

/** Sends after the address is confirmed; deletes what can no longer be sent. */
export async function releasePending(ctx: Context, tx: Database, provider_id: string): Promise<void> {
  for (const { conversation_id: id, body: text, quoted } of await consumePendingMessages(tx, provider_id)) {
    await lockConversation(tx, { id });
    const result = await findConversation(tx, id);
    if (result === null || result.is_suspended || overFor(silenceOf(result), ctx.clock()) !== null) continue;
    await addMessage(ctx, tx, { result, side: "provider" }, { kind: "text", text, quoted });
  }
}
