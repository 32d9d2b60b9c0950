import { sql } from "drizzle-orm";
import { rows, type Database } from "../src/platform/database.ts";
import { account } from "../src/schema/accounts.ts";
import { conversation, message } from "../src/schema/conversations.ts";
import { couple } from "../src/schema/couples.ts";
import { enquiry, enquiryRecipient } from "../src/schema/enquiries.ts";
import type { Asked } from "./content/many-enquiries.ts";
import type { Bulk } from "./in-bulk.ts";
import { maker as enquiries, type EnquiriesGiven } from "./make-enquiries.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";

/** What `insertManyEnquiries` writes to. */
export const enquiryTables = [account, couple, enquiry, enquiryRecipient, conversation, message] as const;

/**
 * Inserts enquiries of couples and guests to the businesses that are listed, with the conversations that they began and what was said there.
 * The trigger that opens a conversation is away meanwhile, as is the one that tells of each: its row is written as both sides left it.
 */
export async function insertManyEnquiries(
  { tx, writeAll }: Bulk,
  given: Omit<EnquiriesGiven, "providers">,
  say: (line: string) => void,
): Promise<void> {
  const providers = await listBusinesses(tx);
  await tx.execute(sql`alter table enquiry_recipient disable trigger enquiry_recipient_converses`);
  await tx.execute(sql`alter table conversation disable trigger conversation_told`);
  await writeAll(enquiries, { ...given, providers }, sayNowAndThen(given.count, "enquiries", say));
  await tx.execute(sql`alter table enquiry_recipient enable trigger enquiry_recipient_converses`);
  await tx.execute(sql`alter table conversation enable trigger conversation_told`);
}

function listBusinesses(tx: Database): Promise<Asked[]> {
  return rows(tx, sql`select id, business_name from provider where is_published and not is_super_admin order by id`);
}
