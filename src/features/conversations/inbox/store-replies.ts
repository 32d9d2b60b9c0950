import { and, eq, sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { savedReply } from "../../../schema/conversations.ts";

export type ReplyRow = { id: string; title: string; body: string };

/** By name. */
export async function listReplyRows(db: Database, provider_id: string): Promise<ReplyRow[]> {
  return rows(
    db,
    sql`select id, title, body from saved_reply where provider_id = ${provider_id} order by lower(title), title, id`,
  );
}

export async function countReplies(db: Database, provider_id: string): Promise<number> {
  return db.$count(savedReply, eq(savedReply.provider_id, provider_id));
}

export async function insertReply(tx: Database, row: typeof savedReply.$inferInsert): Promise<void> {
  await tx.insert(savedReply).values(row);
}

export async function updateReply(tx: Database, provider_id: string, { id, title, body }: ReplyRow): Promise<boolean> {
  const result = await tx
    .update(savedReply)
    .set({ title, body })
    .where(and(eq(savedReply.id, id), eq(savedReply.provider_id, provider_id)))
    .returning({ id: savedReply.id });
  return result.length > 0;
}

export async function deleteReply(tx: Database, provider_id: string, id: string): Promise<boolean> {
  const result = await tx
    .delete(savedReply)
    .where(and(eq(savedReply.id, id), eq(savedReply.provider_id, provider_id)))
    .returning({ id: savedReply.id });
  return result.length > 0;
}
