import { sql, type SQL } from "drizzle-orm";
import type { ListedState, quoteDeclineReasons, QuoteState } from "../../../contract/quotes/calls.ts";
import type { QuoteFigures } from "../../../contract/quotes/figures-schema.ts";
import * as limits from "../../../contract/quotes/limits.ts";
import { rows, type Database } from "../../../platform/database/database.ts";
import { joined, quoteSelection, type StoredQuote } from "../store.ts";

/** Each quote counts once, by its newest sent version; each draft counts too. */
export type StateCount = {
  state: QuoteState;
  reason: (typeof quoteDeclineReasons)[number] | null;
  count: number;
};

export async function countStates(db: Database, provider_id: string, today: string): Promise<StateCount[]> {
  return rows(
    db,
    sql`select state, declined_for as reason, count(*)::int as count from ${newestOf(provider_id, today)} group by 1, 2`,
  );
}

const newestOf = (provider_id: string, today: string): SQL =>
  sql`(select id, declined_for, case when state = 'sent' and valid_until < ${today}::date then 'lapsed' else state end as state
    from (select distinct on (series_id, state = 'draft') id, state, valid_until, declined_for from quote
      where provider_id = ${provider_id} order by series_id, state = 'draft', version desc) newest) listed`;

type Listing = { provider_id: string; today: string; now: Date; state?: ListedState | undefined; page: number };

/** Bookings to confirm first, by deadline, then the newest. With the total. */
export async function listNewestQuotes(
  db: Database,
  { provider_id, today, now, state, page }: Listing,
): Promise<{ result: StoredQuote[]; total: number }> {
  const size = limits.quotes_per_page;
  const within = state === undefined ? sql`true` : sql`listed.state = ${state}`;
  const deadline = sql`(select b.held_until from booking b where b.quote_id = q.id and b.state = 'held' and b.held_until > ${now.toISOString()}::timestamptz)`;
  const result = await rows<StoredQuote>(
    db,
    sql`${quoteSelection} from ${joined} join ${newestOf(provider_id, today)} on listed.id = q.id where ${within}
      order by ${deadline} nulls last, coalesce(q.sent_at, q.created_at) desc, q.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  return { result, total: await db.$count(newestOf(provider_id, today), within) };
}

export async function sumBooked(db: Database, provider_id: string, since: string): Promise<QuoteFigures["months"]> {
  return rows(
    db,
    sql`select to_char(accepted_at at time zone interval '2 hours', 'YYYY-MM') as month, count(*)::int as bookings, sum(total_cents)::float8 as total_cents
      from booking where provider_id = ${provider_id} and state in ('confirmed', 'done')
        and accepted_at >= ${`${since}T00:00:00+02:00`}::timestamptz
      group by 1 order by 1`,
  );
}

export async function listPaymentsDue(db: Database, provider_id: string, today: string): Promise<QuoteFigures["due"]> {
  return rows(
    db,
    sql`select b.id as booking_id, b.conversation_id, e.couple_name, q.title, q.number, d.part, d.due_on::text as due_on, d.cents::float8 as cents
      from booking b join quote q on q.id = b.quote_id join conversation c on c.id = b.conversation_id join enquiry e on e.id = c.enquiry_id
      cross join lateral (values ('deposit', b.deposit_due_on, b.deposit_cents), ('balance', b.balance_due_on, b.balance_cents)) d (part, due_on, cents)
      where b.provider_id = ${provider_id} and b.state = 'confirmed' and d.cents > 0 and d.due_on >= ${today}::date
      order by d.due_on, b.id, d.part desc limit ${limits.due_dates_max}`,
  );
}

export async function listForFile(db: Database, provider_id: string, rows_max: number): Promise<StoredQuote[]> {
  return rows(
    db,
    sql`${quoteSelection} from ${joined} where q.provider_id = ${provider_id} order by coalesce(q.sent_at, q.created_at) desc, q.id desc limit ${rows_max}`,
  );
}
