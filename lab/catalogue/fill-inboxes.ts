import { sql, type SQL } from "drizzle-orm";
import { demoLogins } from "../../seed/demo-directory.ts";
import { hashPassword } from "../../src/features/accounts/password/hash-password.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { number } from "../../src/schema/columns.ts";
import { fillQuotes } from "./fill-quotes.ts";

export const inboxes = [
  { email: "small-inbox@bench.example", conversations: 100 },
  { email: "large-inbox@bench.example", conversations: 10_000 },
] as const;

const inbox_couples = 100;

const ofBench = sql`couple_id in (select id from account where kind = 'couple' and email like 'couple-%@bench.example')`;

const couple_address = (n: SQL) => sql`'couple-' || ${n} || '@bench.example'`;

/** Also creates the couples' accounts, with the demo's password. */
export async function fillInboxes(db: Database, say: (line: string) => void): Promise<void> {
  const password_hash = await hashPassword(demoLogins[0].password);
  await db.transaction(async (tx) => {
    await insertCouples(tx, password_hash);
    for (const [at, { email, conversations }] of inboxes.entries()) {
      await nameProvider(tx, at, email);
      await insertEnquiries(tx, email, conversations);
    }
    await insertAnswers(tx);
    await fillQuotes(tx, ofBench);
  });
  for (const { email, conversations } of inboxes) say(`${conversations} conversations of ${email}`);
  await db.execute(sql`vacuum (analyze)`);
}

async function insertCouples(tx: Database, password_hash: string): Promise<void> {
  await tx.execute(sql`with opened as (
      insert into account (id, kind, email, password_hash, email_verified_at, created_at)
      select gen_random_uuid(), 'couple', ${couple_address(sql`n`)}, ${password_hash}, now(), now() from generate_series(0, ${number(inbox_couples - 1)}) n
      returning id)
    insert into couple (id, partner1_name, partner2_name, created_at, updated_at) select id, 'Naledi', 'Pieter', now(), now() from opened`);
}

/** A known email, to sign in with. */
async function nameProvider(tx: Database, at: number, email: string): Promise<void> {
  await tx.execute(sql`update account set email = ${email}
    where id = (select id from provider join account using (id) where is_published and email like '1.%' order by id offset ${at} limit 1)`);
}

/** One per hour, the newest an hour ago; a trigger opens each conversation. */
async function insertEnquiries(tx: Database, email: string, conversations: number): Promise<void> {
  await tx.execute(sql`with new_enquiry as (
      insert into enquiry (id, kind, couple_id, couple_name, couple_email, wedding_date, venue_location, guest_count, message, created_at)
      select gen_random_uuid(), 'direct', couple.id, 'Naledi & Pieter ' || n, couple.email, current_date + 30 + n % 365, 'Paarl, Western Cape', 80,
        'Molo! Is our day free? ' || n, now() - n * interval '1 hour'
      from generate_series(1, ${number(conversations)}) n
        join account couple on couple.kind = 'couple' and couple.email = ${couple_address(sql`n % ${number(inbox_couples)}`)}
      returning id)
    insert into enquiry_recipient (id, enquiry_id, provider_id, provider_name)
    select gen_random_uuid(), new_enquiry.id, provider.id, provider.business_name
    from new_enquiry, account join provider on provider.id = account.id where account.kind = 'provider' and account.email = ${email}`);
}

/** One conversation in four has no answer, one has one; in the others the couple wrote again, and some are archived. */
async function insertAnswers(tx: Database): Promise<void> {
  await tx.execute(sql`insert into message (id, conversation_id, position, sent_by, kind, body, created_at, read_at)
    select gen_random_uuid(), id, position, case position when 1 then 'provider' else 'couple' end, 'text', 'Yes, it is. ' || position,
      opened_at + position * interval '1 minute', case when position = 1 then opened_at + interval '2 minutes' end
    from (select id, opened_at, row_number() over (partition by provider_id order by opened_at desc) % 4 as share from conversation where ${ofBench}) as thread
      cross join generate_series(1, 2) position where share >= position`);
  await tx.execute(sql`update conversation set status = 'answered', last_position = last.position, last_at = last.created_at, last_by = last.sent_by,
      answered_at = opened_at + interval '1 minute', enquiry_read_at = opened_at, provider_read_to = 1,
      provider_unread = last.position - 1, couple_unread = 2 - last.position, archived_at = case when extract(hour from opened_at)::int % 2 = 0 and last.position = 2 then last.created_at end
    from (select distinct on (conversation_id) * from message order by conversation_id, position desc) as last
    where last.conversation_id = conversation.id and ${ofBench}`);
}
