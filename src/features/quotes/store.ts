import { and, eq, sql, type SQL } from "drizzle-orm";
import type { QuoteState } from "../../contract/quotes/calls.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import type { provider } from "../../schema/providers.ts";
import type { booking } from "../../schema/quotes.ts";
import { quote, quoteLineItem } from "../../schema/quotes.ts";
import type { Side, Status } from "../conversations/rules.ts";

/** JSON from the database has timestamps as text. */
type AsJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name];
};

export type QuoteRow = AsJson<typeof quote.$inferSelect>;
export type LineItemRow = typeof quoteLineItem.$inferSelect;
export type StoredBooking = AsJson<typeof booking.$inferSelect>;

export type StoredQuote = {
  quote: QuoteRow;
  lines: LineItemRow[];
  booking: StoredBooking | null;
  versions: { id: string; version: number; state: QuoteState; valid_until: string | null }[];
  couple_name: string;
  category: string | null;
  category_id: number | null;
  category_slug: string | null;
  venue_location: string | null;
  provider_name: string;
  thread: {
    status: Status;
    is_couple_deleted: boolean;
    is_blocked: boolean;
    closed_at: string | null;
  };
  business: {
    id: string;
    contact_person: string | null;
    phone: string | null;
    city: string | null;
    province: string | null;
    legal_name: string | null;
    registration: string | null;
    street_address: string | null;
  } | null;
};

export const quoteSelection = sql`select to_jsonb(q) as quote,
    coalesce((select jsonb_agg(to_jsonb(l) order by l.position) from quote_line_item l where l.quote_id = q.id), '[]') as lines,
    (select to_jsonb(b) from booking b where b.quote_id = q.id) as booking,
    (select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'state', v.state, 'valid_until', v.valid_until) order by v.version)
      from quote v where v.series_id = q.series_id) as versions,
    e.couple_name, k.name as category, k.id as category_id, k.slug as category_slug, e.venue_location, r.provider_name,
    jsonb_build_object('status', c.status, 'is_couple_deleted', c.is_couple_deleted, 'closed_at', c.closed_at,
      'is_blocked', c.couple_blocked_at is not null or c.provider_blocked_at is not null) as thread,
    case when p.is_published then jsonb_build_object('id', p.id, 'contact_person', nullif(p.contact_person, ''), 'phone', nullif(p.phone, ''),
      'city', nullif(p.city, ''), 'province', p.province,
      'legal_name', nullif(p.legal_name, ''), 'registration', nullif(p.business_registration, ''),
      'street_address', nullif(p.business_address, '')) end as business`;
export const joined = sql`quote q join conversation c on c.id = q.conversation_id join enquiry_recipient r on r.id = c.id join enquiry e on e.id = c.enquiry_id
  left join provider p on p.id = q.provider_id left join category k on k.id = coalesce(r.category_id, p.category_ids[1])`;

export async function findQuote(db: Database, id: string): Promise<StoredQuote | null> {
  return firstRow<StoredQuote>(db, sql`${quoteSelection} from ${joined} where q.id = ${id}`);
}

export type QuoteFilter = { conversation_id?: string | undefined; state?: QuoteState | undefined };

function ownedBy(side: Side, id: string, { conversation_id, state }: QuoteFilter): SQL {
  const filter = side === "provider" ? sql`q.provider_id = ${id}` : sql`c.couple_id = ${id} and q.state <> 'draft'`;
  const within = conversation_id === undefined ? sql`` : sql` and q.conversation_id = ${conversation_id}`;
  return sql`${filter}${within}${state === undefined ? sql`` : sql` and q.state = ${state}`}`;
}

/** Newest first, with the total; a couple's without drafts. */
export async function listQuotesOf(
  db: Database,
  { side, id, page, ...which }: QuoteFilter & { side: Side; id: string; page: number },
) {
  const filter = ownedBy(side, id, which);
  const size = limits.quotes_per_page;
  const result = await rows<StoredQuote>(
    db,
    sql`${quoteSelection} from ${joined} where ${filter} order by coalesce(q.sent_at, q.created_at) desc, q.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  return { result, total: await db.$count(joined, filter) };
}

export async function listAllOf(db: Database, side: Side, id: string): Promise<StoredQuote[]> {
  return rows(db, sql`${quoteSelection} from ${joined} where ${ownedBy(side, id, {})} order by q.created_at, q.id`);
}

export async function listBookedOf(db: Database, side: Side, id: string): Promise<StoredQuote[]> {
  const filter = ownedBy(side, id, {});
  return rows(
    db,
    sql`${quoteSelection} from ${joined} join booking b on b.quote_id = q.id where ${filter} order by b.wedding_date, b.id limit ${limits.bookings_max}`,
  );
}

export async function listSentQuotes(db: Database, conversation_id: string): Promise<StoredQuote[]> {
  return rows(
    db,
    sql`${quoteSelection} from ${joined} where q.conversation_id = ${conversation_id} and q.state <> 'draft' order by q.sent_at desc, q.id desc`,
  );
}

export async function countQuotes(db: Database, conversation_id: string): Promise<number> {
  return db.$count(quote, eq(quote.conversation_id, conversation_id));
}

export async function findLast(db: Database, provider_id: string): Promise<QuoteRow | null> {
  const [result] = await rows<{ quote: QuoteRow }>(
    db,
    sql`select to_jsonb(q) as quote from quote q where q.provider_id = ${provider_id} order by q.created_at desc, q.id desc limit 1`,
  );
  return result?.quote ?? null;
}

type NewLineItem = Omit<LineItemRow, "id" | "quote_id" | "position">;

export async function insertQuote(tx: Database, row: typeof quote.$inferInsert): Promise<void> {
  await tx.insert(quote).values(row);
}

export async function replaceLineItems(
  tx: Database,
  quote_id: string,
  items: readonly (NewLineItem & { id: string })[],
): Promise<void> {
  await tx.delete(quoteLineItem).where(eq(quoteLineItem.quote_id, quote_id));
  const written = items.map((item, position) => ({ ...item, quote_id, position }));
  if (written.length > 0) await tx.insert(quoteLineItem).values(written);
}

export async function updateQuote(
  tx: Database,
  id: string,
  fields: Partial<Omit<typeof quote.$inferInsert, "id" | "series_id" | "version">>,
): Promise<void> {
  await tx.update(quote).set(fields).where(eq(quote.id, id));
}

export async function removeDraftsOf(tx: Database, provider_id: string): Promise<void> {
  await tx.delete(quote).where(and(eq(quote.provider_id, provider_id), eq(quote.state, "draft")));
}

export async function removeDraft(tx: Database, id: string): Promise<void> {
  await tx.delete(quote).where(and(eq(quote.id, id), eq(quote.state, "draft")));
}

export async function replaceSent(tx: Database, series_id: string, at: Date): Promise<void> {
  await tx
    .update(quote)
    .set({ state: "replaced", decided_at: at })
    .where(and(eq(quote.series_id, series_id), eq(quote.state, "sent")));
}

export async function listLapsed(
  db: Database,
  today: string,
  rows_max: number,
): Promise<{ id: string; conversation_id: string }[]> {
  return rows(
    db,
    sql`select id, conversation_id from quote where state = 'sent' and valid_until < ${today}::date order by valid_until, id limit ${rows_max}`,
  );
}

type ProviderRow = typeof provider.$inferSelect;

export type Traveller = Pick<ProviderRow, "place_slug" | "travel_free_km" | "travel_rate_per_km"> & {
  category_slug: string | null;
};

export async function findTraveller(db: Database, provider_id: string): Promise<Traveller | null> {
  return firstRow<Traveller>(
    db,
    sql`select p.place_slug, p.travel_free_km, p.travel_rate_per_km::float8 as travel_rate_per_km,
        (select k.slug from category k where k.id = p.category_ids[1]) as category_slug
      from provider p where p.id = ${provider_id}`,
  );
}

export type ProfileTerms = Pick<
  ProviderRow,
  "deposit_required" | "deposit_type" | "deposit_value" | "deposit_percentage" | "cancellation_policy"
>;

export async function findProfileTerms(db: Database, provider_id: string): Promise<ProfileTerms | null> {
  return firstRow<ProfileTerms>(
    db,
    sql`select deposit_required, deposit_type, deposit_value, deposit_percentage, cancellation_policy from provider where id = ${provider_id}`,
  );
}
