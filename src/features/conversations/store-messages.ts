import { and, inArray, isNull, ne, sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { message } from "../../schema/conversations.ts";
import { countsAsMessage, type MessageKind, type Side, type Status } from "./rules.ts";

/** Nulls where there is none. */
export type StoredEmail = {
  email_state: "waiting" | "sending" | "sent" | "failed" | "suppressed" | null;
  email_at: Date | string | null;
  email_error: string | null;
};

export type StoredMessage = StoredEmail & {
  id: string;
  position: number;
  sent_by: Side;
  by_account_id: string | null;
  kind: MessageKind;
  body: string;
  quoted: string;
  is_by_email: boolean;
  created_at: Date | string;
  read_at: Date | string | null;
};

const email = sql`l.state as email_state, l.sent_at as email_at, l.last_error as email_error`;

/** Oldest first, without the enquiry. */
export async function listMessages(db: Database, conversation_id: string): Promise<StoredMessage[]> {
  return rows(
    db,
    sql`select m.id, m.position, m.sent_by, m.by_account_id, m.kind, m.body, m.quoted, m.is_by_email, m.created_at, m.read_at, ${email} from message m left join outgoing_email l on l.id = m.email_id
      where m.conversation_id = ${conversation_id} order by m.position`,
  );
}

/** Newest first, only as old as emails may still be answered. */
export async function listTexts(db: Database, conversation_id: string): Promise<string[]> {
  const result = await rows<{ body: string }>(
    db,
    sql`select body from message where conversation_id = ${conversation_id} order by position desc limit 50`,
  );
  return result.map(({ body }) => body);
}

export async function findEnquiryEmail(db: Database, id: string): Promise<StoredEmail | null> {
  return firstRow<StoredEmail>(
    db,
    sql`select ${email} from outgoing_email l where l.subject_id = ${id} and l.template = 'enquiry_to_provider' order by l.created_at desc limit 1`,
  );
}

export async function findHandOver(
  db: Database,
  { conversation_id, side, since }: { conversation_id: string; side: Side; since: Date },
): Promise<StoredMessage | null> {
  return firstRow<StoredMessage>(
    db,
    sql`select m.id, m.position, m.sent_by, m.by_account_id, m.kind, m.body, m.quoted, m.is_by_email, m.created_at, m.read_at, ${email} from message m left join outgoing_email l on l.id = m.email_id
      where m.conversation_id = ${conversation_id} and m.sent_by = ${side} and m.kind = 'handed_over' and m.created_at > ${since.toISOString()}::timestamptz
      order by m.position desc limit 1`,
  );
}

type NewMessage = Omit<typeof message.$inferInsert, "created_at"> & { created_at: Date };

/** Updates the conversation too. */
export async function insertMessage(tx: Database, row: NewMessage, status: Status): Promise<void> {
  await tx.insert(message).values(row);
  const at = row.created_at.toISOString();
  const isOfCouple = row.sent_by === "couple";
  const unread = isOfCouple ? sql`provider_unread = provider_unread + 1` : sql`couple_unread = couple_unread + 1`;
  // a message that needs no answer keeps the waiting time
  const last = !countsAsMessage(row.kind, row.sent_by)
    ? sql``
    : sql`last_at = ${at}::timestamptz, last_by = ${row.sent_by},`;
  const sideColumn = isOfCouple
    ? sql`archived_at = null`
    : sql`answered_at = coalesce(answered_at, ${at}::timestamptz)`;
  await tx.execute(sql`
    update conversation set ${last} last_position = ${row.position}, status = ${status}, ${unread}, ${sideColumn},
      closed_at = ${status === "closed" || status === "declined" ? sql`coalesce(closed_at, ${at}::timestamptz)` : sql`null`}
    where id = ${row.conversation_id}`);
}

/** Unread and in no email yet: one is queued for them unless a side blocks. */
export async function hasUnmailed(tx: Database, conversation_id: string, to: Side): Promise<boolean> {
  const result = await rows(
    tx,
    sql`select 1 from message where conversation_id = ${conversation_id} and sent_by <> ${to} and email_id is null and read_at is null limit 1`,
  );
  return result.length > 0;
}

/** Oldest first; idempotent per email. Later messages get their own email. */
export async function claimUnmailed(
  tx: Database,
  { conversation_id, to, email_id }: { conversation_id: string; to: Side; email_id: string },
): Promise<{ body: string; kind: MessageKind; created_at: Date | string; files: number }[]> {
  await tx.execute(sql`
    update message set email_id = ${email_id} where conversation_id = ${conversation_id} and sent_by <> ${to} and email_id is null and read_at is null
      and not exists (select 1 from message taken where taken.conversation_id = ${conversation_id} and taken.email_id = ${email_id})`);
  return rows(
    tx,
    sql`select body, kind, created_at, (select count(*)::int from message_file where message_id = message.id) as files
      from message where conversation_id = ${conversation_id} and email_id = ${email_id} order by position`,
  );
}

/** False if withdrawn, because its messages were read. */
export async function isEmailQueued(db: Database, email_id: string): Promise<boolean> {
  return (await rows(db, sql`select 1 from outgoing_email where id = ${email_id}`)).length > 0;
}

/** Resets unread messages, emailed or not; returns the conversations that have any. */
export async function waitAgain(tx: Database, ids: readonly string[], to: Side): Promise<string[]> {
  const { conversation_id, sent_by, read_at } = message;
  const unread = await tx
    .update(message)
    .set({ email_id: null })
    .where(and(inArray(conversation_id, [...ids]), ne(sent_by, to), isNull(read_at)))
    .returning({ conversation_id });
  return [...new Set(unread.map((each) => each.conversation_id))];
}

/** Returns the number still unread. */
export async function readUpTo(
  tx: Database,
  { conversation_id, side, up_to, now }: { conversation_id: string; side: Side; up_to: number; now: Date },
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update message set read_at = ${at} where conversation_id = ${conversation_id} and sent_by <> ${side} and position <= ${up_to} and read_at is null`);
  const unread = sql`(select count(*)::int from message where conversation_id = conversation.id and sent_by <> ${side} and position > ${up_to})`;
  const [left] = await rows<{ unread: number }>(
    tx,
    side === "provider"
      ? sql`update conversation set provider_read_to = greatest(provider_read_to, least(${up_to}, last_position)),
          enquiry_read_at = coalesce(enquiry_read_at, ${at}), provider_unread = case when ${up_to} < provider_read_to then provider_unread else ${unread} end
        where id = ${conversation_id} returning provider_unread as unread`
      : sql`update conversation set couple_read_to = greatest(couple_read_to, least(${up_to}, last_position)),
          couple_unread = case when ${up_to} < couple_read_to then couple_unread else ${unread} end
        where id = ${conversation_id} returning couple_unread as unread`,
  );
  return left?.unread ?? 0;
}
