import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { transferConversations } from "../../conversations/transfer-conversations.ts";
import { moveEnquiries } from "../store-couple.ts";
import { listSentIds } from "../store-subjects.ts";

/** Call after the sender's copies are deleted [weddings-13]. */
export async function transferEnquiries(
  ctx: Context,
  tx: Database,
  transfer: { from: string; to: string },
): Promise<void> {
  const ids = await listSentIds(tx, transfer.from);
  await moveEnquiries(tx, transfer);
  await transferConversations(ctx, tx, ids);
}
