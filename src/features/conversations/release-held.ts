import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { addMessage } from "./add-message.ts";
import { overFor, standingOf } from "./rules.ts";
import { takeHeldMessages } from "./store-held-messages.ts";
import { findConversation, lockConversation } from "./store.ts";

/** Sends after the address is confirmed; deletes what can no longer be sent. */
export async function releaseHeld(ctx: Context, tx: Database, provider_id: string): Promise<void> {
  for (const { conversation_id: id, body: text, quoted } of await takeHeldMessages(tx, provider_id)) {
    await lockConversation(tx, { id });
    const found = await findConversation(tx, id);
    if (found === null || found.is_suspended || overFor(standingOf(found), ctx.clock()) !== null) continue;
    await addMessage(ctx, tx, { found, side: "provider" }, { kind: "text", text, quoted });
  }
}
