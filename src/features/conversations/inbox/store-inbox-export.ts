import { sql } from "drizzle-orm";
import { rows, type Database } from "../../../platform/database/database.ts";
import { joinedConversations, inFolder, type ConversationFilter, type Result } from "../store.ts";

export type InboxRow = Pick<
  Result,
  | "opened_at"
  | "couple_name"
  | "couple_email"
  | "couple_phone"
  | "wedding_date"
  | "venue_location"
  | "guest_count"
  | "budget_range"
  | "services_interested"
  | "enquiry_text"
  | "status"
  | "folder"
  | "last_at"
  | "last_by"
  | "note"
>;

export async function listForInbox(
  db: Database,
  provider_id: string,
  narrowed: Omit<ConversationFilter, "page">,
  rows_max: number,
): Promise<InboxRow[]> {
  return rows(
    db,
    sql`select c.opened_at, e.couple_name, e.couple_email, e.couple_phone, e.wedding_date::text as wedding_date, e.venue_location, e.guest_count,
        e.budget_range, e.services_interested, coalesce(e.message, '') as enquiry_text, c.status, c.folder, c.last_at, c.last_by, c.note
      from ${joinedConversations} where ${inFolder(provider_id, narrowed)} order by c.last_at desc, c.id desc limit ${rows_max}`,
  );
}
