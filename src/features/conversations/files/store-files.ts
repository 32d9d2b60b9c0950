import { and, isNull, lt, sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import { batchOf } from "../../../platform/database/in-batches.ts";
import { messageFile } from "../../../schema/conversations.ts";
import type { storedFile } from "../../../schema/media.ts";
import type { Side } from "../rules.ts";

/** `message_id` is null before it is sent. */
export type StoredFile = Pick<typeof messageFile.$inferSelect, "id" | "message_id" | "name"> &
  Omit<typeof storedFile.$inferSelect, "content_hash" | "created_at" | "check_at">;

const stored = sql`f.id, f.message_id, f.name, s.hash, s.kind, s.content_type, s.width, s.height, s.widths, s.cut_widths, s.bytes::int as bytes, s.placeholder
  from message_file f join stored_file s on s.hash = f.file_hash`;

type NewFile = Omit<typeof messageFile.$inferInsert, "message_id" | "position">;

export async function insertMessageFile(tx: Database, row: NewFile): Promise<StoredFile | null> {
  await tx.insert(messageFile).values(row);
  return firstRow<StoredFile>(tx, sql`select ${stored} where f.id = ${row.id}`);
}

export async function sumFileBytes(db: Database, conversation_id: string): Promise<number> {
  const [result] = await rows<{ total: number }>(
    db,
    sql`select coalesce(sum(bytes), 0)::float8 as total from stored_file
      where hash in (select file_hash from message_file where conversation_id = ${conversation_id})`,
  );
  return result?.total ?? 0;
}

type Attached = { conversation_id: string; sent_by: Side; message_id: string; ids: readonly string[] };

export async function attachFiles(tx: Database, attached: Attached): Promise<StoredFile[]> {
  const { conversation_id, sent_by, message_id, ids } = attached;
  for (const [position, id] of ids.entries())
    await tx.execute(sql`
      update message_file set message_id = ${message_id}, position = ${position}
      where id = ${id} and conversation_id = ${conversation_id} and sent_by = ${sent_by} and message_id is null`);
  return rows(tx, sql`select ${stored} where f.message_id = ${message_id} order by f.position`);
}

export async function listFiles(db: Database, conversation_id: string): Promise<StoredFile[]> {
  return rows(
    db,
    sql`select ${stored} where f.conversation_id = ${conversation_id} and f.message_id is not null order by f.position, f.id`,
  );
}

/** Of a message, or its own unsent file. */
export async function findMessageFile(
  db: Database,
  { id, conversation_id, side }: { id: string; conversation_id: string; side: Side },
): Promise<StoredFile | null> {
  return firstRow<StoredFile>(
    db,
    sql`select ${stored} where f.id = ${id} and f.conversation_id = ${conversation_id} and (f.message_id is not null or f.sent_by = ${side})`,
  );
}

export async function removeUnsent(db: Database, before: Date, rows_max: number): Promise<number> {
  const isUnsent = and(isNull(messageFile.message_id), lt(messageFile.created_at, before));
  const batch = batchOf(messageFile.id, isUnsent, rows_max);
  return (await db.delete(messageFile).where(batch).returning({ id: messageFile.id })).length;
}
