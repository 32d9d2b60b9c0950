import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { handConversations } from "../conversations/hand-conversations.ts";
import { moveEnquiries } from "./store-couple.ts";
import { listSentIds } from "./store-subjects.ts";

/** Call after the sender's copies are deleted [weddings-13]. */
export async function handEnquiries(ctx: Context, tx: Database, handed: { from: string; to: string }): Promise<void> {
  const ids = await listSentIds(tx, handed.from);
  await moveEnquiries(tx, handed);
  await handConversations(ctx, tx, ids);
}
