import { and, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { inbound_memory_days } from "../../../contract/conversations/calls.ts";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import { batchOf } from "../../../platform/database/in-batches.ts";
import { daysBefore } from "../../../platform/jobs/clock.ts";
import { inboundEmail, replyAddress } from "../../../schema/conversations.ts";
import type { Side } from "../rules.ts";

export type Addressed = { conversation_id: string; side: Side };

/** Ends the previous address. No conflict key, because concurrent emails may conflict on either. */
export async function upsertReplyAddress(tx: Database, { hash, ...of }: Addressed & { hash: string }): Promise<void> {
  const made = await tx
    .insert(replyAddress)
    .values({ hash, ...of })
    .onConflictDoNothing()
    .returning({ hash: replyAddress.hash });
  if (made.length > 0) return;
  const condition = and(eq(replyAddress.conversation_id, of.conversation_id), eq(replyAddress.side, of.side));
  await tx
    .update(replyAddress)
    .set({ hash })
    .where(and(condition, ne(replyAddress.hash, hash)));
}

export async function findAddressed(db: Database, hash: string): Promise<Addressed | null> {
  return firstRow<Addressed>(db, sql`select conversation_id, side from reply_address where hash = ${hash}`);
}

/** A guest's address ends with its link. */
export async function removeReplyAddress(tx: Database, { conversation_id, side }: Addressed): Promise<void> {
  await tx
    .delete(replyAddress)
    .where(and(eq(replyAddress.conversation_id, conversation_id), eq(replyAddress.side, side)));
}

/** Deletes waiting emails too. */
export async function endReplies(tx: Database, ids: readonly string[], side: Side): Promise<void> {
  for (const table of [replyAddress, inboundEmail])
    await tx.delete(table).where(and(inArray(table.conversation_id, [...ids]), eq(table.side, side)));
}

/** False if received before. */
export async function insertInbound(tx: Database, row: typeof inboundEmail.$inferInsert): Promise<boolean> {
  const made = await tx.insert(inboundEmail).values(row).onConflictDoNothing().returning({ id: inboundEmail.id });
  return made.length > 0;
}

export async function hasCome(
  db: Database,
  { conversation_id, side, message_id_hash }: Addressed & { message_id_hash: string },
): Promise<boolean> {
  const result = await rows(
    db,
    sql`select 1 from inbound_email where conversation_id = ${conversation_id} and side = ${side} and message_id_hash = ${message_id_hash}`,
  );
  return result.length > 0;
}

export type QuarantinedEmailRow = {
  id: string;
  sent_from: string;
  body: string;
  quoted: string;
  created_at: Date | string;
};

/** Oldest first. */
export async function listQuarantinedEmails(
  db: Database,
  { conversation_id, side }: Addressed,
): Promise<QuarantinedEmailRow[]> {
  return rows(
    db,
    sql`select id, sent_from, body, quoted, created_at from inbound_email
      where conversation_id = ${conversation_id} and side = ${side} and is_quarantined order by created_at, id`,
  );
}

export async function updateQuarantined(
  tx: Database,
  id: string,
  email: Pick<QuarantinedEmailRow, "sent_from" | "body" | "quoted">,
): Promise<void> {
  await tx
    .update(inboundEmail)
    .set({ is_quarantined: true, ...email })
    .where(eq(inboundEmail.id, id));
}

export async function consumeQuarantinedEmail(
  tx: Database,
  id: string,
  { conversation_id, side }: Addressed,
): Promise<Pick<QuarantinedEmailRow, "body" | "quoted"> | null> {
  const [email] = await rows<Pick<QuarantinedEmailRow, "body" | "quoted">>(
    tx,
    sql`select body, quoted from inbound_email where id = ${id} and conversation_id = ${conversation_id} and side = ${side} and is_quarantined`,
  );
  if (!email) return null;
  await tx
    .update(inboundEmail)
    .set({ is_quarantined: false, sent_from: "", body: "", quoted: "" })
    .where(eq(inboundEmail.id, id));
  return email;
}

export async function removeOldInbound(db: Database, now: Date, rows_max: number): Promise<number> {
  const batch = batchOf(inboundEmail.id, lt(inboundEmail.created_at, daysBefore(now, inbound_memory_days)), rows_max);
  return (await db.delete(inboundEmail).where(batch).returning({ id: inboundEmail.id })).length;
}
