import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import type { ErrorAnswer } from "../src/contract/error-answer.ts";
import type { Booking } from "../src/contract/quotes/booking-schema.ts";
import type { Quote, QuoteSummary } from "../src/contract/quotes/schema.ts";
import type { QuoteDraft } from "../src/contract/quotes/template-schema.ts";
import { account } from "../src/schema/accounts.ts";
import { calendarEntry } from "../src/schema/calendars.ts";
import { startJobs } from "../src/server/jobs/register-jobs.ts";
import { startTestApp, type TestApp } from "./harness.ts";
import { openConversation } from "./open-conversation.ts";

type Quoted = ErrorAnswer & { quote: Quote };
type Booked = ErrorAnswer & { booking: Booking };

export const quoted_day = "2027-03-20";

export const fullQuote: QuoteDraft = {
  title: "Photography",
  wedding_date: quoted_day,
  guests: 80,
  lines: [
    { text: "The whole day", unit: "day", quantity_thousandths: 1000, unit_price_cents: 20_000_00, is_optional: false },
    { text: "An album", unit: "", quantity_thousandths: 1000, unit_price_cents: 3_500_00, is_optional: true },
  ],
  included: "Two photographers",
  excluded: "Travel by air",
  travel_km: 120,
  travel_cents: 600_00,
  discount_percent: null,
  discount_cents: null,
  vat_mode: "included",
  vat_number: "4123456789",
  deposit_percent: 30,
  deposit_cents: null,
  deposit_due_days: 7,
  balance_due_days: 14,
  valid_until: "2026-06-30",
  terms_kind: "standard",
  terms: "",
  has_free_days: true,
  is_one_step: false,
};

/** With running jobs; each test has its own hour, since all share one address and its limits. */
export async function startQuoteTests() {
  const app = await startTestApp();
  const { db } = app.runtime.database;
  const letGo = await startJobs(app.runtime);
  afterAll(() => letGo());
  beforeEach(async () => {
    app.clock.set("2026-06-17T10:00:00.000Z");
    await db.execute(sql`delete from rate_limit_hit`);
  });
  const entriesOf = (id: string) => db.select().from(calendarEntry).where(eq(calendarEntry.provider_id, id));
  const bookDay = (token: string) =>
    app.call("/api/calendar/entries", { token, body: { kind: "booking", from: quoted_day } });
  return { app, db, entriesOf, bookDay };
}

export function templateContent() {
  const {
    wedding_date: _day,
    guests: _guests,
    travel_km: _km,
    travel_cents: _fee,
    valid_until: _until,
    ...content
  } = fullQuote;
  return content;
}

export function quoter(app: TestApp, token: string) {
  const post = (id: string, what: string, body: object = {}, key?: string) =>
    app.call<Quoted>(`/api/quotes/${id}/${what}`, {
      token,
      body,
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    });
  return {
    begin: (conversation_id: string, more: object = {}) =>
      app.call<Quoted>("/api/quotes", { token, body: { conversation_id, ...more } }),
    save: (id: string, body: object) => app.call<Quoted>(`/api/quotes/${id}`, { method: "PUT", token, body }),
    remove: (id: string) => app.call<Quoted>(`/api/quotes/${id}`, { method: "DELETE", token }),
    read: (id: string) => app.call<Quoted>(`/api/quotes/${id}`, { token }),
    list: (query = "") => app.call<{ quotes: QuoteSummary[]; total: number }>(`/api/quotes${query}`, { token }),
    send: (id: string, key?: string) => post(id, "send", {}, key),
    withdraw: (id: string) => post(id, "withdraw"),
    decline: (id: string, body: object = { reason: "found_other" }) => post(id, "decline", body),
    accept: (id: string, body: object, key?: string) => post(id, "accept", body, key),
    bookings: async () => (await app.call<{ bookings: Booking[] }>("/api/bookings", { token })).body.bookings,
    confirm: (id: string) => app.call<Booked>(`/api/bookings/${id}/confirm`, { token, body: {} }),
    cancel: (id: string, text = "") => app.call<Booked>(`/api/bookings/${id}/cancel`, { token, body: { text } }),
  };
}

export async function openQuotes(app: TestApp, overrides: Parameters<typeof openConversation>[1] = {}) {
  const thread = await openConversation(app, overrides);
  await app.runtime.database.db.update(account).set({ email_verified_at: app.clock.now() });
  const [couple, provider] = [
    { ...thread.couple, ...quoter(app, thread.couple.token), thread: thread.couple },
    { ...thread.provider, ...quoter(app, thread.provider.token), thread: thread.provider },
  ];
  const draft = async (more: Partial<QuoteDraft> = {}) => {
    const { quote } = (await provider.begin(thread.id)).body;
    return (await provider.save(quote.id, { ...fullQuote, ...more })).body.quote;
  };
  const sent = async (more: Partial<QuoteDraft> = {}) => (await provider.send((await draft(more)).id)).body.quote;
  const accepted = async (more: Partial<QuoteDraft> = {}) => {
    const quote = await sent(more);
    const { body } = await couple.accept(quote.id, { ticked: [], total_cents: quote.totals.total_cents });
    return { quote: body.quote, booking: body.quote.booking as Booking };
  };
  const kinds = async () => (await thread.provider.read()).body.messages.map(({ kind }) => kind).slice(1);
  const status = async () => (await thread.provider.read()).body.conversation.status;
  return { id: thread.id, couple, provider, draft, sent, accepted, kinds, status, rows: thread.rows };
}
