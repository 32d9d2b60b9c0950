import { sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../../platform/database/database.ts";

/** The couple wrote last, or wrote after booking; an acceptance is no question. */
const isToAnswer = sql`(c.folder in ('new', 'mine') or (c.provider_unread > 0 and c.folder = 'booked' and exists (
    select 1 from message m where m.conversation_id = c.id and m.sent_by = 'couple' and m.kind = 'text' and m.read_at is null))) and not c.is_couple_deleted
  and not exists (select 1 from booking b where b.conversation_id = c.id and b.state = 'held')`;

/** `unread` leaves out junk. */
export async function countWaitingConversationRows(
  db: Database,
  provider_id: string,
): Promise<{ unread: number; to_answer: number }> {
  const [result] = await rows<{ unread: number; to_answer: number }>(
    db,
    sql`select (select count(*)::int from conversation where provider_id = ${provider_id} and provider_unread > 0 and folder <> 'junk') as unread,
      (select count(*)::int from conversation c where c.provider_id = ${provider_id} and ${isToAnswer}) as to_answer`,
  );
  return result ?? { unread: 0, to_answer: 0 };
}

export type LongestWaiting = {
  conversation_id: string;
  couple_name: string;
  wedding_date: string | null;
  last_at: Date | string;
};

export async function findLongest(db: Database, provider_id: string): Promise<LongestWaiting | null> {
  return firstRow<LongestWaiting>(
    db,
    sql`select c.id as conversation_id, e.couple_name, e.wedding_date::text as wedding_date, c.last_at
      from conversation c join enquiry e on e.id = c.enquiry_id
      where c.provider_id = ${provider_id} and ${isToAnswer} order by c.last_at, c.id limit 1`,
  );
}
