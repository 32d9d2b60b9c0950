import { eq, sql } from "drizzle-orm";
import type { Database } from "../src/platform/database/database.ts";
import { calendarEntry } from "../src/schema/calendars.ts";
import { message } from "../src/schema/conversations.ts";
import { booking, quote, quoteLineItem, quoteNote } from "../src/schema/quotes.ts";
import type { DemoQuote } from "./directory.ts";
import { insertRows } from "./insert-rows.ts";

/** All messages count as read. Sends no mail. */
export async function insertQuotes(tx: Database, quotes: readonly DemoQuote[]): Promise<void> {
  await insertRows(
    tx,
    quote,
    quotes.map((each) => each.quote),
  );
  await insertRows(
    tx,
    quoteLineItem,
    quotes.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    calendarEntry,
    quotes.flatMap(({ entry }) => entry ?? []),
  );
  await insertRows(
    tx,
    booking,
    quotes.flatMap((each) => each.booking ?? []),
  );
  await insertRows(
    tx,
    quoteNote,
    quotes.flatMap(({ note }) => note ?? []),
  );
  for (const each of quotes) await insertMessages(tx, each);
}

async function insertMessages(
  tx: Database,
  { quote: { conversation_id, state }, messages, booking: made }: DemoQuote,
): Promise<void> {
  const last = messages.at(-1);
  if (!last) return;
  const before = await tx.$count(message, eq(message.conversation_id, conversation_id));
  await insertRows(
    tx,
    message,
    messages.map((each, at) => ({ ...each, conversation_id, position: before + at + 1, read_at: each.created_at })),
  );
  const position = before + messages.length;
  const status = made?.state === "confirmed" ? "booked" : state === "draft" ? "answered" : "quoted";
  await tx.execute(sql`
    update conversation set last_position = ${position}, last_at = ${last.created_at.toISOString()}::timestamptz, last_by = ${last.sent_by}, status = ${status},
      couple_read_to = ${position}, provider_read_to = ${position}, couple_unread = 0, provider_unread = 0 where id = ${conversation_id}`);
}
