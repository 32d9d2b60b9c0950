import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { heldMessage } from "../../schema/held-messages.ts";

/** A message that waits. Moments as the database drivers read them. */
export type HeldMessage = {
  id: string;
  conversation_id: string;
  body: string;
  quoted: string;
  created_at: Date | string;
};

export async function insertHeldMessage(tx: Database, row: typeof heldMessage.$inferInsert): Promise<void> {
  await tx.insert(heldMessage).values(row);
}

/** What waits in a conversation, oldest first. */
export async function listHeldMessages(db: Database, conversation_id: string): Promise<HeldMessage[]> {
  return rows(
    db,
    sql`select id, conversation_id, body, quoted, created_at from held_message where conversation_id = ${conversation_id} order by created_at, id`,
  );
}

/** Takes what a provider wrote that waits, oldest first: of two who come at once one gets it. */
export async function takeHeldMessages(tx: Database, provider_id: string): Promise<HeldMessage[]> {
  return rows(
    tx,
    sql`with taken as (delete from held_message where provider_id = ${provider_id} returning id, conversation_id, body, quoted, created_at)
      select * from taken order by created_at, id`,
  );
}
