import { sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";
import type { Side } from "../rules.ts";

export async function findParticipantEmail(db: Database, { id }: { id: string }, side: Side): Promise<string | null> {
  const [result] = await rows<{ email: string }>(
    db,
    side === "provider"
      ? sql`select account.email from conversation c join account on account.id = c.provider_id where c.id = ${id}`
      : sql`select coalesce(account.email, e.couple_email) as email from conversation c join enquiry e on e.id = c.enquiry_id
          left join account on account.id = c.couple_id where c.id = ${id} and not c.is_couple_deleted and e.couple_email <> ''`,
  );
  return result?.email ?? null;
}

/** Null if that was the owner or a guest, or is no longer an editor. */
export async function findLastWriter(
  db: Database,
  { id }: { id: string },
): Promise<{ account_id: string; email: string } | null> {
  return firstRow<{ account_id: string; email: string }>(
    db,
    sql`select account.id as account_id, account.email from conversation c join enquiry e on e.id = c.enquiry_id
      join wedding_member w on w.couple_id = c.couple_id and w.role = 'editor' and w.account_id = coalesce(
        (select m.by_account_id from message m where m.conversation_id = c.id and m.by_account_id is not null order by m.position desc limit 1), e.by_account_id)
      join account on account.id = w.account_id
      where c.id = ${id} and not c.is_couple_deleted`,
  );
}

/** Owner and editors. */
export async function listWriting(db: Database, couple_id: string): Promise<string[]> {
  const result = await rows<{ email: string }>(
    db,
    sql`select email from account where id = ${couple_id}
      or id in (select account_id from wedding_member where couple_id = ${couple_id} and role = 'editor')`,
  );
  return result.map(({ email }) => email);
}
