import { and, eq, sql } from "drizzle-orm";
import type { QuoteNote } from "../../contract/quotes/figures-schema.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { quoteNote } from "../../schema/quotes.ts";
import { joined, quoteSelection, type StoredQuote } from "./store.ts";

export type StoredCompared = StoredQuote & {
  business: {
    place_slug: string | null;
    latitude: number | null;
    longitude: number | null;
    category_slug: string | null;
    answers_within: number | null;
    trust_score: number;
    trust_tier: string | null;
    is_verified: boolean;
  } | null;
  venue_place: string | null;
  note: QuoteNote | null;
};

/** The newest sent version of each quote; a booked version has no successor [quotes-5]. */
export async function listCompared(
  db: Database,
  couple_id: string,
  category: string | undefined,
): Promise<StoredCompared[]> {
  return rows(
    db,
    sql`${quoteSelection}, w.venue_place, case when n.series_id is not null then jsonb_build_object('text', n.text, 'is_liked', n.is_liked) end as note,
        case when p.is_published then jsonb_build_object('place_slug', p.place_slug, 'latitude', p.latitude, 'longitude', p.longitude,
          'category_slug', (select v.slug from category v where v.id = p.category_ids[1]),
          'answers_within', p.answers_within, 'trust_score', p.trust_score, 'trust_tier', p.trust_tier, 'is_verified', p.is_verified) end as business
      from ${joined} join couple w on w.id = c.couple_id left join quote_note n on n.series_id = q.series_id
      where q.id in (
        select distinct on (q.series_id) q.id from quote q join conversation c on c.id = q.conversation_id
        where c.couple_id = ${couple_id} and q.state <> 'draft' order by q.series_id, q.version desc)
      ${category === undefined ? sql`` : sql`and k.slug = ${category}`}
      order by q.sent_at desc, q.id desc limit ${limits.compared_quotes_max}`,
  );
}

type NoteKey = { series_id: string; couple_id: string };

/** Returns the full note; null if the quote was deleted. */
export async function upsertNote(
  tx: Database,
  { series_id, couple_id }: NoteKey,
  { text = null, is_liked = null }: { text?: string | null | undefined; is_liked?: boolean | null | undefined },
  at: Date,
): Promise<QuoteNote | null> {
  return firstRow<QuoteNote>(
    tx,
    sql`insert into quote_note (series_id, couple_id, text, is_liked, updated_at)
      select q.id, ${couple_id}, coalesce(${text}::text, ''), coalesce(${is_liked}::boolean, false), ${at.toISOString()}::timestamptz
        from quote q where q.id = ${series_id} for key share
      on conflict (series_id) do update set couple_id = excluded.couple_id, text = coalesce(${text}::text, quote_note.text),
        is_liked = coalesce(${is_liked}::boolean, quote_note.is_liked), updated_at = excluded.updated_at
      returning text, is_liked`,
  );
}

export async function removeNote(tx: Database, { series_id, couple_id }: NoteKey): Promise<void> {
  await tx.delete(quoteNote).where(and(eq(quoteNote.series_id, series_id), eq(quoteNote.couple_id, couple_id)));
}

export async function listNotes(db: Database, couple_id: string): Promise<(QuoteNote & { number: string })[]> {
  return rows(
    db,
    sql`select q.number, n.text, n.is_liked from quote_note n join quote q on q.id = n.series_id
      where n.couple_id = ${couple_id} order by n.updated_at, n.series_id`,
  );
}

export async function moveNotes(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(quoteNote).set({ couple_id: to }).where(eq(quoteNote.couple_id, from));
}
