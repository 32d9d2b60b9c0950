import { and, desc, eq, isNotNull, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Delivery } from "../../contract/enquiries/schema.ts";
import * as limits from "../../contract/limits.ts";
import { rows, type Database } from "../../platform/database/database.ts";
import { containing } from "../../platform/database/like-pattern.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";

export type NewEnquiry = typeof enquiry.$inferInsert;

export async function insertEnquiry(tx: Database, row: NewEnquiry): Promise<void> {
  await tx.insert(enquiry).values(row);
}

/** `email` is for sending only; never show it. */
export type Addressee = { provider_id: string; provider_name: string; email: string; category_id: number | null };

/** One array parameter. Entries must not contain quotes or backslashes. */
export function arrayOf(entries: readonly (string | number)[], type: "integer" | "text" | "uuid"): SQL {
  return sql`${`{${entries.map((entry) => `"${entry}"`).join(",")}}`}::${sql.raw(type)}[]`;
}

export async function countRecipients(
  db: Database,
  enquiry_id: string,
): Promise<{ category: string; provider_count: number }[]> {
  return rows(
    db,
    sql`select category.name as category, count(*)::int as provider_count from enquiry_recipient
      join category on category.id = enquiry_recipient.category_id
      where enquiry_id = ${enquiry_id} group by category.id order by category.position`,
  );
}

/** One statement; answers the recipient ids by provider. */
export async function insertRecipients(
  tx: Database,
  enquiry_id: string,
  addressees: readonly Addressee[],
): Promise<Map<string, string>> {
  const entries = addressees.map(({ provider_id, provider_name, category_id }) => {
    return { id: newId(), provider_id, provider_name, category_id };
  });
  await tx.execute(sql`
    insert into enquiry_recipient (id, enquiry_id, provider_id, provider_name, category_id)
    select id, ${enquiry_id}::uuid, provider_id, provider_name, category_id
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id uuid, provider_id uuid, provider_name text, category_id integer)`);
  return new Map(entries.map(({ id, provider_id }) => [provider_id, id]));
}

const isItsEmail = sql`outgoing_email.subject_id = enquiry_recipient.id and outgoing_email.template = 'enquiry_to_provider'`;
/** The provider accepts no enquiry emails and sees it on its page. */
export const isUnmailed = sql<boolean>`exists (select 1 from outgoing_email where ${isItsEmail} and outgoing_email.state = 'suppressed')`;

export const content = {
  kind: enquiry.kind,
  couple_name: enquiry.couple_name,
  couple_email: enquiry.couple_email,
  couple_phone: enquiry.couple_phone,
  wedding_date: enquiry.wedding_date,
  venue_location: enquiry.venue_location,
  guest_count: enquiry.guest_count,
  budget_range: enquiry.budget_range,
  message: enquiry.message,
  services_interested: enquiry.services_interested,
};

/** With at most `names_max` recipients per category. */
export async function findForCopy(db: Database, id: string, names_max: number) {
  const [result] = await db
    .select({ ...content, couple_id: enquiry.couple_id, is_unconfirmed: enquiry.is_unconfirmed })
    .from(enquiry)
    .where(eq(enquiry.id, id));
  if (!result) return null;
  const recipients = await rows<{ category: string; names: string[]; provider_count: number; unmailed: number }>(
    db,
    sql`select category.name as category, count(*)::int as provider_count,
        count(*) filter (where ${isUnmailed})::int as unmailed,
        (array_agg(provider_name order by lower(provider_name)))[1:${sql.raw(String(names_max))}] as names
      from enquiry_recipient join category on category.id = enquiry_recipient.category_id
      where enquiry_id = ${id} group by category.id order by category.position`,
  );
  return { ...result, recipients };
}

export async function findAllReceived(db: Database, provider_id: string) {
  return db
    .select({
      ...content,
      recipient_id: enquiryRecipient.id,
      provider_name: enquiryRecipient.provider_name,
      answered_at: enquiryRecipient.answered_at,
      created_at: enquiry.created_at,
    })
    .from(enquiryRecipient)
    .innerJoin(enquiry, eq(enquiry.id, enquiryRecipient.enquiry_id))
    .where(eq(enquiryRecipient.provider_id, provider_id))
    .orderBy(desc(enquiry.created_at), desc(enquiry.id));
}

/** Without an email row, as after an import, it counts as not delivered. */
const delivery = sql<Delivery>`case outgoing_email.state when 'sent' then 'delivered' when 'waiting' then 'waiting' when 'sending' then 'waiting'
  when 'suppressed' then 'suppressed' else 'failed' end`;

const page_size = limits.enquiries_per_page;

type WhichSent = { page?: number; id?: string; provider_id?: string | undefined };

/** Newest first, a page or one by id, with the total. */
export async function findSent(db: Database, couple_id: string, { page = 1, id, provider_id }: WhichSent) {
  const condition = and(
    eq(enquiry.couple_id, couple_id),
    id === undefined ? undefined : eq(enquiry.id, id),
    provider_id === undefined
      ? undefined
      : sql`exists (select 1 from enquiry_recipient r where r.enquiry_id = ${enquiry.id} and r.provider_id = ${provider_id})`,
  );
  const result = await db
    .select({ id: enquiry.id, ...content, by_account_id: enquiry.by_account_id, created_at: enquiry.created_at })
    .from(enquiry)
    .where(condition)
    .orderBy(desc(enquiry.created_at), desc(enquiry.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { result, total: await db.$count(enquiry, condition) };
}

export type SentRecipient = {
  enquiry_id: string;
  /** Null once the provider is deleted or unpublished. */
  provider_id: string | null;
  provider_name: string;
  conversation_id: string;
  category_name: string | null;
  delivery: Delivery;
  delivered_at: Date | string | null;
  answered_at: Date | string | null;
  is_booked: boolean;
} & Record<Delivery | "answered", number>;

/** By category and name; at most some per enquiry, or all. */
export async function findSentRecipients(
  db: Database,
  enquiry_ids: readonly string[],
  each_max: number | null,
): Promise<SentRecipient[]> {
  return rows<SentRecipient>(
    db,
    sql`with recipient as (
        select enquiry_recipient.enquiry_id, case when provider.is_published then provider.id end as provider_id,
          enquiry_recipient.provider_name, enquiry_recipient.id as conversation_id, category.name as category_name, ${delivery} as delivery, outgoing_email.sent_at as delivered_at,
          enquiry_recipient.answered_at,
          exists (select from conversation where conversation.id = enquiry_recipient.id and conversation.status = 'booked') as is_booked,
          row_number() over (partition by enquiry_recipient.enquiry_id
            order by category.position, lower(enquiry_recipient.provider_name), enquiry_recipient.id) as place
        from enquiry_recipient
        left join provider on provider.id = enquiry_recipient.provider_id
        left join category on category.id = enquiry_recipient.category_id
        left join outgoing_email on ${isItsEmail}
        where enquiry_recipient.enquiry_id = any(${arrayOf(enquiry_ids, "uuid")})),
      total as (
        select enquiry_id, count(*) filter (where delivery = 'delivered')::int as delivered,
          count(*) filter (where delivery = 'waiting')::int as waiting, count(*) filter (where delivery = 'failed')::int as failed,
          count(*) filter (where delivery = 'suppressed')::int as suppressed,
          count(answered_at)::int as answered
        from recipient group by enquiry_id)
      select recipient.*, total.delivered, total.waiting, total.failed, total.suppressed, total.answered from recipient join total using (enquiry_id)
      where ${each_max}::int is null or place <= ${each_max}::int order by enquiry_id, place`,
  );
}

export type WhichReceived = { page?: number; is_junk?: boolean; is_answered?: boolean | undefined; search?: string };

/** Newest first, a page or one by id, with the total. */
export async function findReceived(
  db: Database,
  provider_id: string,
  { page = 1, is_junk, is_answered, search = "", id }: WhichReceived & { id?: string },
) {
  const { junk_at, answered_at } = enquiryRecipient;
  const isSet = (mark: AnyColumn, wanted?: boolean) =>
    wanted === undefined ? undefined : wanted ? isNotNull(mark) : isNull(mark);
  const condition = and(
    eq(enquiryRecipient.provider_id, provider_id),
    isSet(junk_at, is_junk),
    isSet(answered_at, is_answered),
    id === undefined ? undefined : eq(enquiryRecipient.id, id),
    search === "" ? undefined : matchesText(search),
  );
  const result = await db
    .select({
      ...content,
      id: enquiryRecipient.id,
      junk_at,
      answered_at,
      delivery,
      same_date_total,
      created_at: enquiry.created_at,
    })
    .from(enquiryRecipient)
    .innerJoin(enquiry, eq(enquiry.id, enquiryRecipient.enquiry_id))
    .leftJoin(outgoingEmail, isItsEmail)
    .leftJoin(datesOf(provider_id), sql`same_date.wedding_date = ${enquiry.wedding_date}`)
    .where(condition)
    .orderBy(desc(enquiry.created_at), desc(enquiryRecipient.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return { result, total: await db.$count(enquiryRecipient, condition) };
}

/** Needs no index, because one provider has few. */
function matchesText(text: string): SQL {
  const pattern = containing(text);
  const columns = [enquiry.couple_name, enquiry.couple_email, enquiry.venue_location, enquiry.message];
  const matches = sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  );
  return sql`${enquiryRecipient.enquiry_id} in (select ${enquiry.id} from ${enquiry} where ${matches})`;
}

/** Computed once per page; without junk. */
function datesOf(provider_id: string): SQL {
  return sql`(select theirs.wedding_date, count(*)::int as total from enquiry_recipient as other
    join enquiry as theirs on theirs.id = other.enquiry_id
    where other.provider_id = ${provider_id} and other.junk_at is null group by theirs.wedding_date) as same_date`;
}

/** Other enquiries for the same date; without junk. */
const same_date_total = sql<number>`coalesce(same_date.total - (${enquiryRecipient.junk_at} is null)::int, 0)`;

export async function markReceived(
  tx: Database,
  { provider_id, id }: { provider_id: string; id: string },
  mark: "junk_at" | "answered_at",
  at: Date | null,
): Promise<void> {
  await tx
    .update(enquiryRecipient)
    .set({ [mark]: at && sql`coalesce(${enquiryRecipient[mark]}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(enquiryRecipient.id, id), eq(enquiryRecipient.provider_id, provider_id)));
}
