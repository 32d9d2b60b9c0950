import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { isoTimestamp } from "../../platform/iso-timestamp.ts";

type SentEnquiry = Record<string, unknown> & { id: string; recipient_ids: string[] };

/** Newest first, with recipients and their answers. */
export async function findAllSent(db: Database, couple_id: string): Promise<SentEnquiry[]> {
  return rows(
    db,
    sql`select e.id, e.kind, e.couple_name, e.couple_email, e.couple_phone, e.wedding_date, e.venue_location, e.guest_count,
        e.budget_range, e.message, e.services_interested,
        ${isoTimestamp("e.created_at")} as created_at,
        coalesce(json_agg(r.provider_name order by r.provider_name) filter (where r.id is not null), '[]') as sent_to,
        coalesce(json_agg(json_build_object('provider_name', r.provider_name, 'answered_at',
          ${isoTimestamp("r.answered_at")}) order by r.answered_at)
          filter (where r.answered_at is not null), '[]') as answers,
        coalesce(json_agg(r.id) filter (where r.id is not null), '[]') as recipient_ids
      from enquiry e left join enquiry_recipient r on r.enquiry_id = e.id
      where e.couple_id = ${couple_id}
      group by e.id
      order by e.created_at desc, e.id desc`,
  );
}

/** Only enquiries whose copies still exist. */
export async function joinGuests(
  tx: Database,
  { couple_id, email, now }: { couple_id: string; email: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update enquiry set couple_id = ${couple_id}, joined_at = ${now.toISOString()}::timestamptz
    where couple_id is null and lower(couple_email) = lower(${email}) and exists (
      select 1 from outgoing_email where outgoing_email.template like '%_copy_to_couple' and outgoing_email.subject_id in (
        select enquiry.id union all select recipient.id from enquiry_recipient recipient where recipient.enquiry_id = enquiry.id))`);
}

/** Includes pending enquiries; conversations follow. The new owner's email replaces the old one's. */
export async function moveEnquiries(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update enquiry set couple_id = heir.id,
      couple_email = case when lower(couple_email) = lower(former.email) then heir.email else couple_email end
    from account former, account heir where former.id = ${from} and heir.id = ${to} and couple_id = former.id`);
  await tx.execute(sql`update pending_enquiry set couple_id = ${to} where couple_id = ${from}`);
}
