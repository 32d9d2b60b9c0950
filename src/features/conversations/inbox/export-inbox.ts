import { budgetLabels } from "../../../contract/budget/budget-labels.ts";
import { folderNames } from "../../../contract/conversations/calls.ts";
import type { RecordFile } from "../../../contract/record.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { record_file_rows, makeRecordFile } from "../../../platform/storage/record-file.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import type { ConversationFilter } from "../store.ts";
import { listForInbox, type InboxRow } from "./store-inbox-export.ts";

const columns = [
  "Enquiry sent (South Africa)",
  "Couple",
  "Email",
  "Phone",
  "Wedding date",
  "Venue or place",
  "Guests",
  "Budget",
  "Interested in",
  "Enquiry",
  "Status",
  "Folder",
  "Newest message (South Africa)",
  "Newest message from",
  "Your note",
];

/** Filtered like the list; at most the newest 10,000 [conversations-33]. */
export async function exportInbox(ctx: Context, narrowed: Omit<ConversationFilter, "page">): Promise<RecordFile> {
  const { id } = requireProvider(ctx.actor);
  // replies go through the site, so neither side sees the other's address
  const hidesEmail = ctx.config.inbound !== undefined;
  const result = await listForInbox(ctx.db, id, narrowed, record_file_rows);
  return makeRecordFile(
    "enquiries",
    ctx.clock(),
    columns,
    result.map((row) => cellsOf(row, hidesEmail)),
  );
}

function cellsOf(row: InboxRow, hidesEmail: boolean): string[] {
  return [
    minuteOf(row.opened_at),
    row.couple_name,
    hidesEmail ? "" : row.couple_email,
    row.couple_phone ?? "",
    row.wedding_date ?? "",
    row.venue_location ?? "",
    row.guest_count === null ? "" : String(row.guest_count),
    row.budget_range === null ? "" : budgetLabels[row.budget_range].name,
    row.services_interested.join("; "),
    row.enquiry_text,
    row.status,
    folderNames[row.folder],
    minuteOf(row.last_at),
    row.last_by === "provider" ? "You" : row.couple_name,
    row.note,
  ];
}

function minuteOf(instant: Date | string): string {
  return southAfricanTime(instant).slice(0, 16).replace("T", " ");
}
