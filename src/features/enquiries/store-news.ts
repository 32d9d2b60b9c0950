import { sql } from "drizzle-orm";
import type { CoupleNews } from "../../contract/couples/dashboard-schema.ts";
import { rows, type Database } from "../../platform/database/database.ts";

const failed_max = 5;
const answered_max = 5;
const newcomers_max = 6;
/** Emails are retried for two days; a failed one has no failure time. */
const tries_days = 2;

export async function countDelivered(db: Database, couple_id: string, since: string): Promise<number> {
  return db.$count(
    sql`enquiry
      join enquiry_recipient recipient on recipient.enquiry_id = enquiry.id
      join outgoing_email on outgoing_email.subject_id = recipient.id and outgoing_email.template = 'enquiry_to_provider'`,
    sql`enquiry.couple_id = ${couple_id} and outgoing_email.state = 'sent' and outgoing_email.sent_at > ${since}::timestamptz`,
  );
}

export async function findFailed(db: Database, couple_id: string, since: string): Promise<CoupleNews["failed"]> {
  return rows(
    db,
    sql`select provider.id as provider_id, provider.business_name as provider_name from enquiry
      join enquiry_recipient recipient on recipient.enquiry_id = enquiry.id
      join outgoing_email on outgoing_email.subject_id = recipient.id and outgoing_email.template = 'enquiry_to_provider'
      join provider on provider.id = recipient.provider_id and provider.is_published
      where enquiry.couple_id = ${couple_id} and outgoing_email.state = 'failed'
        and enquiry.created_at > ${since}::timestamptz - make_interval(days => ${tries_days})
      group by provider.id order by max(enquiry.created_at) desc, provider.id limit ${failed_max}`,
  );
}

/** A provider that answered several enquiries appears once. */
export async function findAnswered(
  db: Database,
  couple_id: string,
  since: string,
): Promise<Pick<CoupleNews, "answered" | "answered_total">> {
  const result = await rows<CoupleNews["answered"][number] & { total: number }>(
    db,
    sql`select provider.id as provider_id, provider.business_name as provider_name, nullif(provider.phone, '') as phone,
        count(*) over ()::int as total
      from enquiry
      join enquiry_recipient recipient on recipient.enquiry_id = enquiry.id
      join provider on provider.id = recipient.provider_id and provider.is_published
      where enquiry.couple_id = ${couple_id} and recipient.answered_at > ${since}::timestamptz
      group by provider.id order by max(recipient.answered_at) desc, provider.id limit ${answered_max}`,
  );
  return {
    answered: result.map(({ provider_id, provider_name, phone }) => ({ provider_id, provider_name, phone })),
    answered_total: result[0]?.total ?? 0,
  };
}

/** In list order, without favourites and providers already contacted. */
export async function findNewcomers(db: Database, couple_id: string, since: string): Promise<CoupleNews["newcomers"]> {
  return rows(
    db,
    sql`with contacted as (
        select recipient.provider_id, recipient.category_id from enquiry
        join enquiry_recipient recipient on recipient.enquiry_id = enquiry.id where enquiry.couple_id = ${couple_id}),
      favourites as (select provider_id from favourite where couple_id = ${couple_id}),
      wanted as (
        select category_id from contacted where category_id is not null
        union select provider.category_ids[1] from provider where provider.id in
          (select provider_id from favourites union all select provider_id from contacted where category_id is null))
      select provider.id as provider_id, provider.business_name as provider_name, provider.city,
        category.name as category_name, category.slug as category_slug
      from listing
      join provider on provider.id = listing.provider_id
      join category on category.id = listing.category_ids[1]
      where provider.published_at > ${since}::timestamptz and category.id in (select category_id from wanted)
        and provider.id not in (select provider_id from favourites)
        and not exists (select 1 from contacted where contacted.provider_id = provider.id)
        and not (category.slug like '%venue%' and exists (
          select 1 from couple where couple.id = ${couple_id} and coalesce(couple.venue_name, '') <> ''))
      order by listing.trust_score desc, provider.id limit ${newcomers_max}`,
  );
}
