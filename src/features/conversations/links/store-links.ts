import { eq, inArray, sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { conversation } from "../../../schema/conversations.ts";

/** Null without a conversation. */
export async function findLinkVersion(db: Database, id: string): Promise<number | null> {
  const [result] = await rows<{ link_version: number }>(
    db,
    sql`select link_version from conversation where id = ${id}`,
  );
  return result?.link_version ?? null;
}

export async function updateConversationLink(
  tx: Database,
  id: string,
  { version, hash }: { version: number; hash: string },
): Promise<void> {
  await tx.execute(
    sql`update conversation set link_version = ${version}, link_hash = ${hash}
      where id = ${id} and link_hash is distinct from ${hash}`,
  );
}

export async function endLink(tx: Database, id: string): Promise<void> {
  await tx
    .update(conversation)
    .set({ link_version: sql`${conversation.link_version} + 1`, link_hash: null })
    .where(eq(conversation.id, id));
}

/** Also for accounts, because reply addresses derive from the link's version. */
export async function endLinks(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(conversation)
    .set({ link_version: sql`greatest(1, ${conversation.link_version}) + 1`, link_hash: null })
    .where(inArray(conversation.id, [...ids]));
}

type Spoken = { id: string; provider_name: string; couple_unread: number; link_version: number };

/** Only with messages, newest first. */
export async function listSpoken(db: Database, enquiry_id: string): Promise<Spoken[]> {
  return rows(
    db,
    sql`select c.id, r.provider_name, c.couple_unread, c.link_version from conversation c join enquiry_recipient r on r.id = c.id
      where c.enquiry_id = ${enquiry_id} and c.last_position > 0 and c.couple_id is null and not c.is_couple_deleted
      order by c.last_at desc, c.id`,
  );
}

/** Newest message first; includes ended links. */
export async function listOfGuest(
  db: Database,
  email: string,
  rows_max: number,
): Promise<{ id: string; couple_email: string }[]> {
  return rows(
    db,
    sql`select c.id, e.couple_email from conversation c join enquiry e on e.id = c.enquiry_id
      where lower(e.couple_email) = lower(${email}) and c.couple_id is null and not c.is_couple_deleted
      order by c.last_at desc, c.id limit ${rows_max}`,
  );
}

/** Newest messages first, without ended links. */
export async function listLinksOf(db: Database, email: string): Promise<{ id: string; link_version: number }[]> {
  return rows(
    db,
    sql`select c.id, c.link_version from conversation c join enquiry e on e.id = c.enquiry_id
      where lower(e.couple_email) = lower(${email}) and c.link_hash is not null and c.couple_id is null and not c.is_couple_deleted
      order by c.last_at desc limit 200`,
  );
}
