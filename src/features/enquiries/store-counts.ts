import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";
import type { Sender } from "./rules.ts";

/** Without junk [providers-22]. */
export async function countReceivedSince(db: Database, provider_id: string, since: Date): Promise<number> {
  const [result] = await db
    .select({ received: count() })
    .from(enquiryRecipient)
    .innerJoin(enquiry, eq(enquiry.id, enquiryRecipient.enquiry_id))
    .where(
      and(
        eq(enquiryRecipient.provider_id, provider_id),
        gt(enquiry.created_at, since),
        isNull(enquiryRecipient.junk_at),
      ),
    );
  return result?.received ?? 0;
}

/** Providers that marked the sender's enquiries as junk, by account or email [enquiries-24]. */
export async function countJunkMarks(db: Database, sender: Sender, since: Date): Promise<number> {
  const isSender =
    sender.couple_id === null
      ? sql`lower(e.couple_email) = ${sender.couple_email.toLowerCase()}`
      : sql`e.couple_id = ${sender.couple_id} and e.joined_at is null`;
  const [result] = await rows<{ marks: number }>(
    db,
    // the time filter is outside the row search, so that the database keeps a generic plan
    sql`select count(distinct r.provider_id) filter (where r.junk_at > ${since.toISOString()}::timestamptz)::int as marks
      from enquiry_recipient r join enquiry e on e.id = r.enquiry_id
      where ${isSender} and r.junk_at is not null`,
  );
  return result?.marks ?? 0;
}

type JunkSender = { name: string; email: string; providers: number; last_marked_at: string };

/** By email with the newest name, the worst first. */
export async function findJunkSenders(
  db: Database,
  { since, marks_min, limit }: { since: Date; marks_min: number; limit: number },
): Promise<JunkSender[]> {
  return rows(
    db,
    sql`select (array_agg(e.couple_name order by e.created_at desc))[1] as name, lower(e.couple_email) as email,
        count(distinct r.provider_id)::int as providers, max(r.junk_at)::text as last_marked_at
      from enquiry_recipient r join enquiry e on e.id = r.enquiry_id
      where r.junk_at > ${since.toISOString()}::timestamptz and e.couple_email <> ''
      group by lower(e.couple_email) having count(distinct r.provider_id) >= ${marks_min}
      order by 3 desc, 4 desc limit ${limit}`,
  );
}
