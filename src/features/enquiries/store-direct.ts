import { sql } from "drizzle-orm";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { enquiry } from "../../schema/enquiries.ts";
import { isUnmailed, type Addressee, type NewEnquiry } from "./store.ts";

/** Locked against deletion. */
export async function findPublishedProvider(tx: Database, id: string): Promise<Addressee | null> {
  const [result] = await rows<Omit<Addressee, "category_id">>(
    tx,
    sql`select provider.id as provider_id, business_name as provider_name, account.email from provider
      join account on account.id = provider.id where provider.id = ${id} and is_published for key share of provider`,
  );
  return result ? { ...result, category_id: null } : null;
}

export async function insertDirect(tx: Database, row: NewEnquiry, to: Addressee): Promise<string> {
  const id = newId();
  const { provider_id, provider_name, category_id } = to;
  await tx.execute(
    sql`with inserted as ${tx.insert(enquiry).values(row)}
      insert into enquiry_recipient (id, enquiry_id, provider_id, provider_name, category_id)
      values (${id}, ${row.id}, ${provider_id}, ${provider_name}, ${category_id})`,
  );
  return id;
}

type ForEmail = Pick<
  typeof enquiry.$inferSelect,
  "kind" | "couple_name" | "couple_email" | "couple_phone" | "wedding_date" | "venue_location" | "guest_count"
> &
  Pick<typeof enquiry.$inferSelect, "budget_range" | "message" | "services_interested" | "couple_id"> & {
    enquiry_id: string;
    is_unconfirmed: boolean;
    provider_id: string | null;
    provider_name: string;
    category_name: string | null;
    is_unmailed: boolean;
    is_shared: boolean;
    has_confirmed: boolean;
    is_couple_deleted: boolean;
    link_version: number;
  };

/** `provider_id` is null once the provider is deleted, `category_name` for a direct enquiry. */
export async function findEnquiryForEmail(db: Database, recipient_id: string): Promise<ForEmail | null> {
  return firstRow<ForEmail>(
    db,
    sql`
      select enquiry.kind, couple_name, couple_email, couple_phone, wedding_date::text as wedding_date, venue_location, guest_count,
        budget_range, message, services_interested, enquiry.couple_id, enquiry.id as enquiry_id, is_unconfirmed,
        enquiry_recipient.provider_id, provider_name,
        coalesce(conversation.is_couple_deleted, true) as is_couple_deleted, coalesce(conversation.link_version, 1) as link_version,
        account.email_verified_at is not null as has_confirmed,
        (select name from category where category.id = enquiry_recipient.category_id) as category_name,
        ${isUnmailed} as is_unmailed,
        exists (select 1 from enquiry_recipient as other
          where other.enquiry_id = enquiry.id and other.id <> enquiry_recipient.id) as is_shared
      from enquiry_recipient join enquiry on enquiry.id = enquiry_recipient.enquiry_id
        left join conversation on conversation.id = enquiry_recipient.id
        left join account on account.id = enquiry_recipient.provider_id
      where enquiry_recipient.id = ${recipient_id}`,
  );
}
