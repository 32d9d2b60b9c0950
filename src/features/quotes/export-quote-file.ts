import type { RecordFile } from "../../contract/record.ts";
import { southAfricanDate, southAfricanTime } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { record_file_rows, makeRecordFile } from "../../platform/storage/record-file.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listForFile } from "./figures/store-figures.ts";
import { stateOf, totalsOfQuote } from "./rules.ts";
import type { StoredQuote } from "./store.ts";

const header = [
  "Number",
  "Version",
  "State",
  "Couple",
  "For",
  "Wedding date",
  "Guests",
  "Sent (South Africa)",
  "Valid until",
  "Total (rand)",
  "VAT in it (rand)",
  "Deposit (rand)",
  "Balance (rand)",
  "Declined because",
  "Booking",
  "Deposit due",
  "Balance due",
];

/** All versions and drafts; at most the newest 10,000 [quotes-23]. */
export async function exportQuoteFile({
  actor,
  db,
  clock,
}: Pick<Context, "actor" | "db" | "clock">): Promise<RecordFile> {
  const { id } = requireProvider(actor);
  const now = clock();
  const result = await listForFile(db, id, record_file_rows);
  return makeRecordFile(
    "quotes",
    now,
    header,
    result.map((each) => rowOf(each, southAfricanDate(now))),
  );
}

function rowOf(stored: StoredQuote, today: string): string[] {
  const { quote, booking, couple_name } = stored;
  const { total_cents, vat_cents, deposit_cents, balance_cents } = totalsOfQuote(stored);
  return [
    quote.number,
    String(quote.version),
    stateOf(quote, today),
    couple_name,
    quote.title,
    quote.wedding_date ?? "",
    quote.guests === null ? "" : String(quote.guests),
    quote.sent_at === null ? "" : southAfricanTime(quote.sent_at).slice(0, 16).replace("T", " "),
    quote.valid_until ?? "",
    ...[total_cents, vat_cents, deposit_cents, balance_cents].map(inRand),
    quote.declined_for ?? "",
    booking?.state ?? "",
    booking?.deposit_due_on ?? "",
    booking?.balance_due_on ?? "",
  ];
}

function inRand(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${String(rest).padStart(2, "0")}`;
}
