import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openQuotes, quoter, fullQuote } from "../../../test/open-quote.ts";
import type { ConversationSummary } from "../../contract/conversations/schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ComparedQuote, QuoteNote } from "../../contract/quotes/figures-schema.ts";
import { quote_note_length_max } from "../../contract/quotes/limits.ts";
import type { QuoteDraft } from "../../contract/quotes/template-schema.ts";
import { rows } from "../../platform/database/database.ts";
import { account } from "../../schema/accounts.ts";
import { enquiry } from "../../schema/enquiries.ts";
import { provider as providerTable } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// every test resets the rate limit, because they share one address
beforeEach(() => db.execute(sql`delete from rate_limit_hit`));

const compare = async (token: string, query = "") =>
  (await app.call<{ quotes: ComparedQuote[] }>(`/api/quotes/compare${query}`, { token })).body.quotes;
const saveNote = (token: string, id: string, body: object) =>
  app.call<ErrorAnswer & { note: QuoteNote }>(`/api/quotes/${id}/note`, { method: "PUT", token, body });

async function alsoQuoted(
  { token }: { token: string },
  more: Partial<QuoteDraft>,
  business: Parameters<typeof buildProvider>[1] = {},
) {
  const { id: provider_id } = await buildProvider(app, business);
  const content = { couple_name: "Lerato", couple_email: "l@people.test", venue_location: "Paarl", provider_id };
  await app.call("/api/enquiries/direct", { token, body: content });
  await db.update(account).set({ email_verified_at: app.clock.now() });
  const provider = quoter(app, await buildToken(app, provider_id));
  const result = await app.call<{ conversations: ConversationSummary[] }>("/api/conversations", {
    token: await buildToken(app, provider_id),
  });
  const { quote } = (await provider.begin(result.body.conversations[0]?.id ?? "")).body;
  await provider.save(quote.id, { ...fullQuote, ...more });
  return { ...provider, provider_id, quote: (await provider.send(quote.id)).body.quote };
}

test("a couple's quotes are listed by category, booked and open ones first, the lower total first, each in its newest version", async () => {
  const { couple, sent, provider, draft } = await openQuotes(app);
  const dear = await sent({ title: "Dear", travel_cents: 900_00 });
  await sent({ title: "Cheap", travel_cents: 0 });
  const declined = await sent({ title: "Declined", travel_cents: 0 });
  await couple.decline(declined.id);
  const { quote: second } = (await provider.begin(dear.conversation_id, { replaces_id: dear.id })).body;
  await provider.save(second.id, { ...fullQuote, title: "Dear, again" });
  await provider.send(second.id);
  await draft({ title: "Not sent" });
  await alsoQuoted(couple, { title: "Booked" }, { categories: ["venues"] }).then(({ quote }) =>
    couple.accept(quote.id, { ticked: [], total_cents: quote.totals.total_cents }),
  );
  const shown = (await compare(couple.token)).map(({ title, state, version }) => `${title} ${state} ${version}`);
  expect(shown.toSorted()).toEqual(["Booked accepted 1", "Cheap sent 1", "Dear, again sent 2", "Declined declined 1"]);
  expect(shown.filter((each) => !each.startsWith("Booked"))).toEqual([
    "Cheap sent 1",
    "Dear, again sent 2",
    "Declined declined 1",
  ]);
  expect((await compare(couple.token, "?category=venues")).map(({ title }) => title)).toEqual(["Booked"]);
  expect(await compare(couple.token, "?category=no-such")).toEqual([]);
  expect(await compare((await openQuotes(app)).couple.token)).toEqual([]);
});

test("each quote shows the business's distance, response time and trust, but nothing of a hidden business", async () => {
  const { couple, provider, sent } = await openQuotes(app);
  await sent();
  const standing = { place_slug: "cape-town", answers_within: 6, trust_score: 3.2, trust_tier: "Gold" };
  const of = eq(providerTable.id, provider.id);
  await db.update(providerTable).set(standing).where(of);
  const [shown] = await compare(couple.token);
  expect(shown).toMatchObject({
    distance_from: "Paarl",
    answers: "Usually answers within 6 hours",
    answers_within_hours: 6,
    trust_score: 3.2,
    trust_tier: "Gold",
    is_verified: false,
    totals: { total_cents: 20_600_00 },
    per_guest_cents: 257_50,
  });
  expect(shown?.distance_km).toBeGreaterThan(40);
  expect(shown).not.toHaveProperty("may");
  await db.update(providerTable).set({ is_published: false }).where(of);
  expect(await compare(couple.token)).toMatchObject([
    { distance_km: null, distance_from: null, answers: null, trust_score: null, trust_tier: null },
  ]);
});

test("a note and a heart are saved for all versions of a quote, changed and removed", async () => {
  const { couple, provider, sent } = await openQuotes(app);
  const quote = await sent();
  expect((await saveNote(couple.token, quote.id, { text: " Kind people ", is_liked: true })).body.note).toEqual({
    text: "Kind people",
    is_liked: true,
  });
  const { quote: second } = (await provider.begin(quote.conversation_id, { replaces_id: quote.id })).body;
  await provider.save(second.id, fullQuote);
  await provider.send(second.id);
  expect(await compare(couple.token)).toMatchObject([{ version: 2, note: { text: "Kind people", is_liked: true } }]);
  await saveNote(couple.token, second.id, { text: "", is_liked: true });
  expect(await compare(couple.token)).toMatchObject([{ note: { text: "", is_liked: true } }]);
  await saveNote(couple.token, second.id, { text: "Call them" });
  expect((await saveNote(couple.token, second.id, { is_liked: false })).body.note).toEqual({
    text: "Call them",
    is_liked: false,
  });
  await Promise.all([
    saveNote(couple.token, second.id, { is_liked: true }),
    saveNote(couple.token, second.id, { text: "" }),
  ]);
  const download = await app.call<{ quote_notes: object[] }>("/api/account/data", { token: couple.token });
  expect(download.body.quote_notes).toEqual([{ number: quote.number, text: "", is_liked: true }]);
  await saveNote(couple.token, second.id, { text: "", is_liked: false });
  expect(await notesOf(quote.id)).toEqual([]);
});

test("a note is only its couple's: no provider, stranger or admin reads or writes one, and its length is limited", async () => {
  const { couple, provider, sent } = await openQuotes(app);
  const quote = await sent();
  const body = { text: "Between us", is_liked: false };
  await saveNote(couple.token, quote.id, body);
  expect(JSON.stringify((await provider.read(quote.id)).body)).not.toContain("Between us");
  expect(JSON.stringify((await couple.read(quote.id)).body)).not.toContain("Between us");
  expect((await saveNote(provider.token, quote.id, body)).status).toBe(403);
  expect((await app.call("/api/quotes/compare", { token: provider.token })).status).toBe(403);
  const stranger = await buildToken(app, (await buildCouple(app)).id);
  expect((await saveNote(stranger, quote.id, body)).body.code).toBe("quote_not_found");
  expect((await saveNote(couple.token, "nonsense", body)).body.code).toBe("quote_not_found");
  const acting = await buildToken(app, couple.id, { admin_id: (await buildSuperAdmin(app)).id });
  expect((await saveNote(acting, quote.id, body)).body.code).toBe("not_while_impersonating");
  expect((await app.call("/api/quotes/compare", { token: acting })).status).toBe(403);
  const long = "x".repeat(quote_note_length_max + 1);
  expect((await saveNote(couple.token, quote.id, { text: long, is_liked: false })).status).toBe(400);
  const drafted = (await provider.begin(quote.conversation_id)).body.quote;
  expect((await saveNote(couple.token, drafted.id, body)).body.code).toBe("quote_not_found");
});

test("notes are deleted with the enquiry, and with the couple's account", async () => {
  const [one, other] = [await openQuotes(app), await openQuotes(app)];
  const [first, second] = [await one.sent(), await other.sent()];
  await saveNote(one.couple.token, first.id, { text: "Ours", is_liked: true });
  await saveNote(other.couple.token, second.id, { text: "Ours", is_liked: true });
  await db
    .update(enquiry)
    .set({ couple_email: "" })
    .where(sql`id = (select enquiry_id from conversation where id = ${one.id})`);
  expect(await notesOf(first.id)).toEqual([]);
  await db.delete(account).where(eq(account.id, other.couple.id));
  expect(await notesOf(second.id)).toEqual([]);
});

async function notesOf(series_id: string) {
  return rows(db, sql`select text from quote_note where series_id = ${series_id}`);
}

test("a budget counts acceptable quotes as quoted, without those of a business that is hidden, blocked or has declined", async () => {
  const quoted = async (token: string) => {
    const { body } = await app.call<{ budget: { categories: { quoted: { count: number } | null }[] } }>("/api/budget", {
      token,
    });
    return body.budget.categories.reduce((sum, each) => sum + (each.quoted?.count ?? 0), 0);
  };
  const [hidden, blocked, declined] = [await openQuotes(app), await openQuotes(app), await openQuotes(app)];
  for (const { sent, couple } of [hidden, blocked, declined]) {
    await sent();
    expect(await quoted(couple.token)).toBe(1);
  }
  await db.update(providerTable).set({ is_published: false }).where(eq(providerTable.id, hidden.provider.id));
  await blocked.couple.thread.post("block", {});
  await declined.provider.thread.post("decline", { reason: "date_taken" });
  for (const { couple } of [hidden, blocked, declined]) expect(await quoted(couple.token)).toBe(0);
});
