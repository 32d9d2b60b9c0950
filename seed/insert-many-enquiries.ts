import { sql } from "drizzle-orm";
import { rows, type Database } from "../src/platform/database.ts";
import { account } from "../src/schema/accounts.ts";
import { conversation, message } from "../src/schema/conversations.ts";
import { couple } from "../src/schema/couples.ts";
import { enquiry, enquiryRecipient } from "../src/schema/enquiries.ts";
import { ids } from "./content/ids.ts";
import { manyCouples, manyEnquiries, type Asked } from "./content/many-enquiries.ts";
import type { Bulk } from "./in-bulk.ts";
import { sayNowAndThen } from "./say-now-and-then.ts";

const enquiries_a_step = 5_000;

interface Given {
  readonly count: number;
  readonly seed: string;
  readonly password_hash: string;
  readonly now: Date;
}

/** What `insertManyEnquiries` writes to. */
export const enquiryTables = [account, couple, enquiry, enquiryRecipient, conversation, message] as const;

/**
 * Inserts enquiries of couples and guests to the businesses that are listed, with the conversations that they began and what was said there.
 * The trigger that opens a conversation is away meanwhile, as is the one that tells of each: its row is written as both sides left it.
 */
export async function insertManyEnquiries(
  { tx, write }: Bulk,
  given: Given,
  say: (line: string) => void,
): Promise<void> {
  const { count, seed, password_hash, now } = given;
  const newId = ids(`enquiries ${seed}`);
  const couples = manyCouples(count, { seed, newId, now });
  for (let from = 0; from < couples.length; from += enquiries_a_step) {
    const step = couples.slice(from, from + enquiries_a_step);
    const opened = step.map(({ id, email, created_at }) => ({ id, email, created_at }));
    await write(
      account,
      opened.map((each) => ({ ...each, kind: "couple" as const, password_hash, email_verified_at: each.created_at })),
    );
    await write(
      couple,
      step.map(({ email: _email, ...row }) => row),
    );
  }
  const providers = await listBusinesses(tx);
  const next = manyEnquiries({ seed, providers, couples, count, now, newId });
  const tell = sayNowAndThen(count, "enquiries", say);
  await tx.execute(sql`alter table enquiry_recipient disable trigger enquiry_recipient_converses`);
  await tx.execute(sql`alter table conversation disable trigger conversation_told`);
  for (let from = 0; from < count; from += enquiries_a_step) {
    const step = Array.from({ length: Math.min(enquiries_a_step, count - from) }, (_, at) => next(from + at));
    await write(
      enquiry,
      step.flatMap(({ enquiries }) => enquiries),
    );
    await write(
      enquiryRecipient,
      step.flatMap(({ recipients }) => recipients),
    );
    await write(
      conversation,
      step.flatMap(({ conversations }) => conversations),
    );
    await write(
      message,
      step.flatMap(({ messages }) => messages),
    );
    tell(from + step.length);
  }
  await tx.execute(sql`alter table enquiry_recipient enable trigger enquiry_recipient_converses`);
  await tx.execute(sql`alter table conversation enable trigger conversation_told`);
}

function listBusinesses(tx: Database): Promise<Asked[]> {
  return rows(tx, sql`select id, business_name from provider where is_published and not is_super_admin order by id`);
}
