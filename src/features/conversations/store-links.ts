import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { conversation } from "../../schema/conversations.ts";

/** Says which link of a guest leads to its conversation. */
export async function updateLink(
  tx: Database,
  id: string,
  { version, hash }: { version: number; hash: string },
): Promise<void> {
  await tx.update(conversation).set({ link_version: version, link_hash: hash }).where(eq(conversation.id, id));
}

/** Ends the link: the next one is another. */
export async function endLink(tx: Database, id: string): Promise<void> {
  await tx
    .update(conversation)
    .set({ link_version: sql`${conversation.link_version} + 1`, link_hash: null })
    .where(eq(conversation.id, id));
}
