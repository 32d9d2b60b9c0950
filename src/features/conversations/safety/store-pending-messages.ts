import { sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { pendingMessage } from "../../../schema/conversations.ts";

/** Timestamps as drivers return them. */
export type PendingMessage = {
  id: string;
  conversation_id: string;
  body: string;
  quoted: string;
  created_at: Date | string;
};

export async function insertPendingMessage(tx: Database, row: typeof pendingMessage.$inferInsert): Promise<void> {
  await tx.insert(pendingMessage).values(row);
}

/** Oldest first. */
export async function listPendingMessages(db: Database, conversation_id: string): Promise<PendingMessage[]> {
  return rows(
    db,
    sql`select id, conversation_id, body, quoted, created_at from pending_message where conversation_id = ${conversation_id} order by created_at, id`,
  );
}

/** Oldest first; concurrent calls never get the same one. */
export async function consumePendingMessages(tx: Database, provider_id: string): Promise<PendingMessage[]> {
  return rows(
    tx,
    sql`with taken as (delete from pending_message where provider_id = ${provider_id} returning id, conversation_id, body, quoted, created_at)
      select * from taken order by created_at, id`,
  );
}
