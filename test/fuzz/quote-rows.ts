import { newId } from "../../src/platform/jobs/clock.ts";
import { booking, quote, quoteLineItem } from "../../src/schema/quotes.ts";
import type { TestApp } from "../harness.ts";

const wedding_date = "2027-03-20";

export async function buildQuote(
  app: TestApp,
  provider_id: string,
  conversation_id: string,
  state: "sent" | "draft" = "sent",
): Promise<string> {
  const { db } = app.runtime.database;
  const id = newId();
  const sent = { state, sent_at: app.clock.now(), valid_until: "2026-12-01", wedding_date };
  await db.insert(quote).values({
    id,
    series_id: id,
    version: 1,
    number: id.slice(-7),
    conversation_id,
    provider_id,
    title: "A day",
    ...sent,
  });
  const line = { text: "A day", unit: "day", quantity_thousandths: 1000, unit_price_cents: 100_00, is_optional: false };
  await db.insert(quoteLineItem).values({ id: newId(), quote_id: id, position: 0, ...line });
  return id;
}

export async function buildBooking(app: TestApp, provider_id: string, conversation_id: string): Promise<string> {
  const { db } = app.runtime.database;
  const [id, quote_id, now] = [newId(), await buildQuote(app, provider_id, conversation_id), app.clock.now()];
  const held_until = new Date(now.getTime() + 72 * 60 * 60 * 1000);
  const cents = { total_cents: 100_00, vat_cents: 0, deposit_cents: 30_00, balance_cents: 70_00 };
  const due = { deposit_due_on: wedding_date, balance_due_on: wedding_date };
  const of = { quote_id, conversation_id, provider_id, wedding_date };
  await db.insert(booking).values({ id, ...of, ...cents, ...due, state: "held", held_until, accepted_at: now });
  return id;
}
