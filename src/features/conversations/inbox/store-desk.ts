import { sql } from "drizzle-orm";
import type { BudgetRange } from "../../../contract/primitives.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import type { Folder, Side, Status } from "../rules.ts";
import { joinedConversations, ownedBy, type ConversationFilter } from "../store.ts";

/** Timestamps as drivers return them. */
export type InboxRow = {
  opened_at: Date | string;
  couple_name: string;
  couple_email: string;
  couple_phone: string | null;
  wedding_date: string | null;
  venue_location: string | null;
  guest_count: number | null;
  budget_range: BudgetRange | null;
  services_interested: string[];
  enquiry_text: string;
  status: Status;
  folder: Folder;
  last_at: Date | string;
  last_by: Side;
  note: string;
};

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
      from ${joinedConversations} where ${ownedBy(provider_id, narrowed)} order by c.last_at desc, c.id desc limit ${rows_max}`,
  );
}
