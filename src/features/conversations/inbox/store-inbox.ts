import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { conversation } from "../../../schema/conversations.ts";
import type { DeclineReason, Folder } from "../rules.ts";

export async function updateNote(tx: Database, id: string, note: string): Promise<void> {
  await tx.update(conversation).set({ note }).where(eq(conversation.id, id));
}

export async function updateArchived(tx: Database, id: string, archived_at: Date | null): Promise<Folder> {
  const [row] = await tx
    .update(conversation)
    .set({ archived_at })
    .where(eq(conversation.id, id))
    .returning({ folder: conversation.folder });
  return row?.folder ?? "archived";
}

export async function updateDeclined(tx: Database, id: string, declined_for: DeclineReason): Promise<void> {
  await tx.update(conversation).set({ declined_for }).where(eq(conversation.id, id));
}
