import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { endReplies } from "./inbound-mail/store-inbound.ts";
import { endLinks } from "./links/store-links.ts";
import { queueMessages } from "./queue-messages.ts";
import { waitAgain } from "./store-messages.ts";

/**
 * In the transaction, after deleting the couple's emails. Old reply addresses end; unread messages go to the new owner
 * [weddings-13].
 */
export async function transferConversations(ctx: Context, tx: Database, ids: readonly string[]): Promise<void> {
  await endLinks(tx, ids);
  await endReplies(tx, ids, "couple");
  for (const id of await waitAgain(tx, ids, "couple")) await queueMessages(ctx, tx, id, "couple");
}
