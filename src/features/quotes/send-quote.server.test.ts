import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { hurryEmails } from "../../../test/open-conversation.ts";
import { openQuotes, quoter, startQuoteTests, fullQuote } from "../../../test/open-quote.ts";
import { quoteMessages } from "../../contract/quotes/calls.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { account } from "../../schema/accounts.ts";
import { provider as providerTable } from "../../schema/providers.ts";
import { lapseQuotes } from "./lapse-quotes.ts";

const { app, db } = await startQuoteTests();

describe("a draft", () => {
  test("begins with the details of the enquiry and the last quote, and is saved as typed", async () => {
    const { id, provider, draft } = await openQuotes(app);
    const { status, body } = await provider.begin(id);
    expect(status).toBe(201);
    expect(body.quote).toMatchObject({
      state: "draft",
      version: 1,
      couple_name: "Lerato & Sipho",
      wedding_date: "2027-03-20",
      valid_until: "2026-07-01",
      lines: [],
      vat_mode: "none",
      totals: { total_cents: 0 },
    });
    expect(body.quote.number).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/);
    const typed = { ...fullQuote, title: "", wedding_date: null, lines: [{ ...fullQuote.lines[0], text: "" }] };
    const saved = await provider.save(body.quote.id, typed);
    expect([saved.status, saved.body.quote]).toMatchObject([200, { title: "", totals: { total_cents: 20_600_00 } }]);
    await draft();
    expect((await provider.begin(id)).body.quote).toMatchObject({
      vat_mode: "included",
      vat_number: "4123456789",
      deposit_percent: 30,
    });
  });

  test("begins with the service, and with deposit and terms of the profile until the provider has written one", async () => {
    const { id, provider } = await openQuotes(app, { categories: ["photographers"] });
    const profile = { deposit_required: true, deposit_type: "fixed", deposit_value: 5_000 } as const;
    await db
      .update(providerTable)
      .set({ ...profile, cancellation_policy: "Deposit moves once to a new date" })
      .where(eq(providerTable.id, provider.id));
    const begun = (await provider.begin(id)).body.quote;
    const own = { terms_kind: "own", terms: "Deposit moves once to a new date" };
    expect(begun.title).toBe("Wedding photography, 20 March 2027");
    expect(begun).toMatchObject({ deposit_percent: null, deposit_cents: 5_000_00, ...own });
    await provider.save(begun.id, { ...fullQuote, deposit_percent: null, deposit_cents: 4_000_00 });
    expect((await provider.begin(id)).body.quote).toMatchObject({ deposit_cents: 4_000_00, terms_kind: "standard" });
  });

  test("is only its provider's, until it is deleted", async () => {
    const { couple, provider, draft, kinds } = await openQuotes(app);
    const { id } = await draft();
    const stranger = quoter(app, await buildToken(app, (await buildProvider(app)).id));
    for (const nobody of [couple, stranger]) {
      expect((await nobody.read(id)).status).toBe(404);
      expect((await nobody.list()).body.quotes).toEqual([]);
    }
    expect((await stranger.save(id, fullQuote)).status).toBe(404);
    expect((await stranger.remove(id)).status).toBe(404);
    expect((await couple.save(id, fullQuote)).status).toBe(403);
    expect((await provider.remove(id)).status).toBe(204);
    expect((await provider.read(id)).body.code).toBe("quote_not_found");
    expect(await kinds()).toEqual([]);
  });

  test("takes no impossible number, and a conversation has a limited number of drafts", async () => {
    const { id, provider, draft } = await openQuotes(app);
    const { id: quote_id } = await draft();
    const line = fullQuote.lines[0];
    for (const wrong of [
      { travel_cents: -1 },
      { travel_cents: 1.5 },
      { discount_percent: 101 },
      { discount_percent: 5, discount_cents: 5 },
      { deposit_percent: 5, deposit_cents: 5 },
      { vat_mode: "maybe" },
      { lines: [{ ...line, quantity_thousandths: 0 }] },
      { lines: [{ ...line, unit_price_cents: limits.unit_price_cents_max + 1 }] },
      { lines: Array(limits.quote_items_max + 1).fill(line) },
      { wedding_date: "soon" },
    ])
      expect((await provider.save(quote_id, { ...fullQuote, ...wrong })).status).toBe(400);
    const begun = [];
    for (let at = 1; at <= limits.quotes_per_conversation_max; at += 1) begun.push((await provider.begin(id)).status);
    expect(begun.filter((status) => status === 201)).toHaveLength(limits.quotes_per_conversation_max - 1);
    expect(begun.at(-1)).toBe(409);
  });
});

describe("sending", () => {
  test("notifies the couple in the conversation and by mail, once under its key", async () => {
    const { couple, provider, draft, kinds, status } = await openQuotes(app);
    const { id, number } = await draft();
    const answers = await Promise.all([1, 2, 3].map(() => provider.send(id, `send-${id}`)));
    for (const answer of answers) expect([answer.status, answer.body.quote.state]).toEqual([200, "sent"]);
    expect(await kinds()).toEqual(["quote_sent"]);
    expect(await status()).toBe("quoted");
    const seen = (await couple.read(id)).body.quote;
    expect(seen).toMatchObject({
      side: "couple",
      may: { accept: true, decline: true, save: false },
      per_guest_cents: 257_50,
    });
    expect(seen.totals).toMatchObject({
      total_cents: 20_600_00,
      vat_cents: 2_686_96,
      deposit_cents: 6_180_00,
      balance_cents: 14_420_00,
    });
    expect(seen.message_id).toBe((await couple.thread.read()).body.messages[1]?.id);
    expect((await couple.list()).body.quotes).toMatchObject([{ id, state: "sent", total_cents: 20_600_00 }]);
    await hurryEmails(app);
    const mails = await app.mailbox.waitFor(couple.email, 2);
    expect(mails.at(-1)?.text).toContain(`“Photography” (${number}), R\u00a020\u00a0600, valid until 30 June 2026.`);
    expect((await provider.send(id)).body.code).toBe("quote_not_open");
    expect((await provider.save(id, fullQuote)).body.code).toBe("quote_not_open");
    expect((await provider.remove(id)).body.code).toBe("quote_not_open");
  });

  test.each([
    [{ title: "" }, { title: quoteMessages.title_missing }],
    [{ wedding_date: null }, { wedding_date: quoteMessages.day_missing }],
    [{ wedding_date: "2026-06-16" }, { wedding_date: quoteMessages.day_passed }],
    [{ wedding_date: "2040-06-16" }, { wedding_date: quoteMessages.day_too_far }],
    [{ lines: [] }, { lines: quoteMessages.line_items_missing }],
    [{ lines: fullQuote.lines.slice(1) }, { lines: quoteMessages.line_items_missing }],
    [{ vat_number: "" }, { vat_number: quoteMessages.vat_number_missing }],
    [{ deposit_percent: null, deposit_cents: 20_600_01 }, { deposit_cents: quoteMessages.deposit_too_much }],
    [{ valid_until: null }, { valid_until: quoteMessages.valid_missing }],
    [{ valid_until: "2026-06-16" }, { valid_until: quoteMessages.valid_passed }],
    [{ valid_until: "2027-06-18", wedding_date: "2028-01-01" }, { valid_until: quoteMessages.valid_too_long }],
    [{ valid_until: "2027-03-21" }, { valid_until: quoteMessages.valid_after_day }],
    [{ terms_kind: "own" as const }, { terms: quoteMessages.terms_missing }],
  ])("refuses what is not complete: %j", async (more, fields) => {
    const { provider, draft } = await openQuotes(app);
    const { status, body } = await provider.send((await draft(more)).id);
    expect([status, body.fields]).toMatchObject([400, fields]);
  });

  test("leaves the free days out only for venues and caterers, and says so in its terms", async () => {
    const florist = await openQuotes(app);
    expect(await florist.sent({ has_free_days: false })).toMatchObject({ has_free_days: true });
    const venue = await openQuotes(app);
    await db.execute(sql`insert into provider_category (provider_id, category_id, is_primary, position)
      select ${venue.provider.id}, id, true, 0 from category where slug = 'venues'`);
    expect((await venue.sent()).terms).toContain("free of charge within 7 days of booking");
    const without = await venue.sent({ has_free_days: false });
    expect(without).toMatchObject({ has_free_days: false });
    expect(without.terms).toContain("do not apply (section 42(2))");
  });

  test("has the legal name of the business where its profile has one, and no identity number", async () => {
    const { provider: business, sent } = await openQuotes(app);
    expect((await sent()).business).toMatchObject({ legal_name: null, registration: null, street_address: null });
    const legal = { legal_name: "Wildevy (Pty) Ltd", business_address: "1 Farm Road" };
    await db
      .update(providerTable)
      .set({ ...legal, business_registration: "2014/123456/07" })
      .where(eq(providerTable.id, business.id));
    const shown = { legal_name: "Wildevy (Pty) Ltd", street_address: "1 Farm Road" };
    expect((await sent()).business).toMatchObject({ ...shown, registration: "2014/123456/07" });
    await db
      .update(providerTable)
      .set({ business_registration: "8001015009087" })
      .where(eq(providerTable.id, business.id));
    expect((await sent()).business).toMatchObject({ ...shown, registration: null });
  });

  test("refuses strangers, couples, admins who act, a hidden business and an address that nobody confirmed", async () => {
    const { couple, provider, draft, kinds } = await openQuotes(app);
    const { id } = await draft();
    const stranger = quoter(app, await buildToken(app, (await buildProvider(app)).id));
    expect((await stranger.send(id)).status).toBe(404);
    expect((await couple.send(id)).status).toBe(403);
    const admin = await buildSuperAdmin(app);
    const token = await buildToken(app, provider.id, { admin_id: admin.id });
    const acting = quoter(app, token);
    expect((await acting.send(id)).body.code).toBe("not_while_impersonating");
    expect((await acting.save(id, fullQuote)).body).toMatchObject({ code: "not_while_impersonating" });
    for (const path of [`/api/quotes/${id}`, "/api/quotes", "/api/bookings"] as const)
      expect((await app.call(path, { token })).body).toMatchObject({ code: "not_while_impersonating" });
    await db.update(account).set({ email_verified_at: null }).where(eq(account.id, provider.id));
    expect((await provider.send(id)).body.code).toBe("email_unconfirmed");
    await db.update(account).set({ email_verified_at: app.clock.now() }).where(eq(account.id, provider.id));
    await db.update(providerTable).set({ is_published: false }).where(eq(providerTable.id, provider.id));
    expect((await provider.send(id)).body.code).toBe("business_hidden");
    expect(await kinds()).toEqual([]);
  });

  test("is refused where the conversation takes no messages any more", async () => {
    const { couple, provider, draft } = await openQuotes(app);
    const { id } = await draft();
    await couple.thread.post("block");
    expect((await provider.send(id)).body.code).toBe("conversation_over");
    expect((await provider.read(id)).body.quote.may.send).toBe(false);
  });
});

describe("a new version", () => {
  test("takes the place of the one before, which can't be accepted any more", async () => {
    const { id, couple, provider, sent, kinds } = await openQuotes(app);
    const first = await sent();
    const { status, body } = await provider.begin(id, { replaces_id: first.id });
    expect([status, body.quote]).toMatchObject([
      201,
      { version: 2, number: first.number, state: "draft", title: "Photography" },
    ]);
    expect((await couple.read(first.id)).body.quote).toMatchObject({ state: "sent", versions: [{ version: 1 }] });
    expect((await provider.begin(id, { replaces_id: first.id })).body.code).toBe("quote_not_open");
    await provider.save(body.quote.id, { ...fullQuote, travel_cents: 0 });
    await provider.send(body.quote.id);
    const old = (await couple.read(first.id)).body.quote;
    expect(old).toMatchObject({
      state: "replaced",
      may: { accept: false },
      versions: [{ state: "replaced" }, { state: "sent" }],
    });
    const refused = await couple.accept(first.id, { ticked: [], total_cents: first.totals.total_cents });
    expect([refused.status, refused.body.code]).toEqual([409, "quote_not_open"]);
    const now = (await couple.read(body.quote.id)).body.quote;
    expect(now.totals.total_cents).toBe(20_000_00);
    expect((await couple.accept(now.id, { ticked: [], total_cents: 20_000_00 })).status).toBe(200);
    expect(await kinds()).toEqual(["quote_sent", "quote_sent", "quote_accepted"]);
  });

  test("is not sent where the previous version was accepted since, nor begun after that", async () => {
    const { id, couple, provider, sent } = await openQuotes(app);
    const first = await sent();
    const { quote: next } = (await provider.begin(id, { replaces_id: first.id })).body;
    await provider.save(next.id, fullQuote);
    await couple.accept(first.id, { ticked: [], total_cents: first.totals.total_cents });
    expect((await provider.send(next.id)).body.code).toBe("quote_not_open");
    await provider.remove(next.id);
    expect((await provider.begin(id, { replaces_id: first.id })).body.code).toBe("quote_not_open");
    expect((await provider.save(first.id, fullQuote)).body.code).toBe("quote_not_open");
  });
});

describe("the end of a quote", () => {
  test("its last day, at midnight in South Africa, whether or not a process ran", async () => {
    const { couple, sent, kinds } = await openQuotes(app);
    const { id, totals } = await sent({ valid_until: "2026-06-18" });
    app.clock.set("2026-06-18T21:59:59.999Z");
    await lapseQuotes(app.runtime);
    expect((await couple.read(id)).body.quote).toMatchObject({ state: "sent", may: { accept: true } });
    app.clock.set("2026-06-18T22:00:00.000Z");
    expect((await couple.read(id)).body.quote).toMatchObject({
      state: "lapsed",
      may: { accept: false, decline: false },
    });
    expect((await couple.accept(id, { ticked: [], total_cents: totals.total_cents })).body.code).toBe("quote_not_open");
    await Promise.all([lapseQuotes(app.runtime), lapseQuotes(app.runtime)]);
    expect(await kinds()).toEqual(["quote_sent", "quote_lapsed"]);
  });

  test("the couple's refusal, with a kind sentence or its own words", async () => {
    const { couple, provider, sent, rows } = await openQuotes(app);
    const [first, second] = [await sent(), await sent()];
    expect((await couple.decline(first.id, { reason: "rain" })).status).toBe(400);
    expect((await couple.decline(first.id, { reason: "too_expensive" })).body.quote).toMatchObject({
      state: "declined",
      declined_for: "too_expensive",
    });
    await couple.decline(second.id, { reason: "other", text: "We elope." });
    expect((await couple.decline(first.id)).body.code).toBe("quote_not_open");
    const bodies = (await rows()).slice(-2).map(({ body }) => body);
    expect(bodies[0]).toContain("It’s over our budget");
    expect(bodies[1]).toContain("We elope.");
    expect((await provider.decline(first.id)).status).toBe(403);
    expect((await provider.read(first.id)).body.quote.may).toMatchObject({ replace: true, withdraw: false });
  });

  test("its provider taking it back, also where the couple blocked it", async () => {
    const { couple, provider, sent, kinds } = await openQuotes(app);
    const [first, second] = [await sent(), await sent()];
    expect((await provider.withdraw(first.id)).body.quote.state).toBe("withdrawn");
    expect((await couple.accept(first.id, { ticked: [], total_cents: first.totals.total_cents })).body.code).toBe(
      "quote_not_open",
    );
    await couple.thread.post("block");
    expect((await provider.withdraw(second.id)).body.quote.state).toBe("withdrawn");
    expect((await provider.withdraw(second.id)).body.code).toBe("quote_not_open");
    expect((await couple.withdraw(first.id)).status).toBe(403);
    expect(await kinds()).toEqual(["quote_sent", "quote_sent", "quote_withdrawn"]);
  });
});
