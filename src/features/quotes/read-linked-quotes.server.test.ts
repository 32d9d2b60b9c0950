import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openGuest } from "../../../test/open-conversation.ts";
import { openQuotes, quoter, templateContent, fullQuote } from "../../../test/open-quote.ts";
import * as limits from "../../contract/quotes/limits.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import type { QuoteTemplate } from "../../contract/quotes/template-schema.ts";
import { rows } from "../../platform/database/database.ts";
import { provider as providerTable } from "../../schema/providers.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// every test resets the rate limit, because they share one address
beforeEach(() => db.execute(sql`delete from rate_limit_hit`));

test("lists are a side's own, by conversation and state, and nobody else reads a quote", async () => {
  const [one, other] = [await openQuotes(app), await openQuotes(app)];
  const [first, second] = [await one.sent(), await one.sent({ title: "A second day" })];
  await other.sent();
  await one.draft();
  await one.couple.decline(first.id);
  const titles = async (who: typeof one.couple, query = "") =>
    (await who.list(query)).body.quotes.map(({ title, state }) => `${title} ${state}`);
  expect((await titles(one.couple)).toSorted()).toEqual(["A second day sent", "Photography declined"]);
  expect((await titles(one.provider, `?conversation_id=${one.id}`)).toSorted()).toEqual([
    "A second day sent",
    "Photography declined",
    "Photography draft",
  ]);
  expect(await titles(one.couple, "?state=sent")).toEqual(["A second day sent"]);
  expect(await titles(one.couple, `?conversation_id=${other.id}`)).toEqual([]);
  for (const who of [other.couple, other.provider])
    expect((await who.read(second.id)).body.code).toBe("quote_not_found");
  expect((await one.couple.read("nonsense")).body.code).toBe("quote_not_found");
  expect((await app.call(`/api/quotes/${second.id}`)).status).toBe(401);
  expect((await app.call("/api/quotes")).status).toBe(401);
});

test("a guest reads the quotes of its conversation by its link, without drafts", async () => {
  const { id, token, provider_token } = await openGuest(app);
  const provider = quoter(app, provider_token);
  const { quote } = (await provider.begin(id)).body;
  await provider.save(quote.id, fullQuote);
  const read = (given: string) => app.call<{ quotes: Quote[] }>("/api/quotes/link", { body: { token: given } });
  expect((await read(token)).body.quotes).toEqual([]);
  await provider.send(quote.id);
  expect((await read(token)).body.quotes).toMatchObject([
    { id: quote.id, state: "sent", totals: { total_cents: 20_600_00 }, may: { accept: true, decline: true } },
  ]);
  expect((await read("A".repeat(43))).status).toBe(400);
});

describe("a guest's link", () => {
  const decline = (id: string, token: string) =>
    app.call<{ quote: Quote; code: string }>(`/api/quotes/link/${id}/decline`, {
      body: { token, reason: "plans_changed" },
    });

  test("declines a quote at once, and the provider reads why", async () => {
    const { id, token, provider_token } = await openGuest(app);
    const provider = quoter(app, provider_token);
    const { quote } = (await provider.begin(id)).body;
    await provider.save(quote.id, fullQuote);
    expect(await decline(quote.id, token)).toMatchObject({ status: 404, body: { code: "quote_not_found" } });
    await provider.send(quote.id);
    expect(await decline(quote.id, token)).toMatchObject({
      status: 200,
      body: { quote: { state: "declined", declined_for: "plans_changed", may: { accept: false, decline: false } } },
    });
    const read = await app.call<{ messages: { text: string }[] }>(`/api/conversations/${id}`, {
      token: provider_token,
    });
    expect(read.body.messages.at(-1)).toMatchObject({ sent_by: "couple", kind: "quote_declined" });
    expect(read.body.messages.at(-1)?.text).toMatch(/^Declined “Photography” .*Our plans have changed/);
    expect(await decline(quote.id, token)).toMatchObject({ status: 409, body: { code: "quote_not_open" } });
  });

  test("declines no quote of another conversation, and nothing once it has ended", async () => {
    const { id, token, provider_token } = await openGuest(app);
    const provider = quoter(app, provider_token);
    const { quote } = (await provider.begin(id)).body;
    await provider.save(quote.id, fullQuote);
    await provider.send(quote.id);
    const other = await openGuest(app);
    expect(await decline(quote.id, other.token)).toMatchObject({ status: 404, body: { code: "quote_not_found" } });
    await app.call("/api/conversations/link/revoke", { body: { token } });
    expect(await decline(quote.id, token)).toMatchObject({ status: 400, body: { code: "dead_link" } });
    expect((await provider.read(quote.id)).body.quote.state).toBe("sent");
  });
});

test("a guest saves a quote as a PDF by its link, and none of another conversation, nor a draft", async () => {
  const { id, token, provider_token } = await openGuest(app);
  const provider = quoter(app, provider_token);
  const { quote } = (await provider.begin(id)).body;
  await provider.save(quote.id, fullQuote);
  const print = async (quote_id: string, given = token) => {
    const answer = await app.request(`/api/quotes/link/${quote_id}.pdf`, {
      headers: { "conversation-token": given },
    });
    return [answer.status, answer.headers.get("content-type")];
  };
  const refused = [404, "application/json"];
  expect(await print(quote.id)).toEqual(refused);
  await provider.send(quote.id);
  expect(await print(quote.id)).toEqual([200, "application/pdf"]);
  expect(await print("nothing")).toEqual(refused);
  const other = await (await openQuotes(app)).sent();
  expect(await print(other.id)).toEqual(refused);
  expect((await print(quote.id, "A".repeat(43)))[0]).toBe(400);
});

test("a guest saves a limited number of PDFs an hour by one link, and can still read afterwards", async () => {
  const { id, token, provider_token } = await openGuest(app);
  const provider = quoter(app, provider_token);
  const { quote } = (await provider.begin(id)).body;
  await provider.save(quote.id, fullQuote);
  await provider.send(quote.id);
  const print = (quote_id: string) =>
    app.request(`/api/quotes/link/${quote_id}.pdf`, { headers: { "conversation-token": token } });
  for (let times = 1; times < limits.linked_pdfs_hourly_max; times++)
    expect((await print(quote.id.replace(/^./, "f"))).status).toBe(404);
  expect((await print(quote.id)).status).toBe(200);
  const refused = await print(quote.id);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await app.call("/api/quotes/link", { body: { token } })).status).toBe(200);
  app.clock.advance(60 * 60 * 1000);
  expect((await print(quote.id)).status).toBe(200);
});

test("the travel fee is suggested from the rate in the profile", async () => {
  const { id, provider } = await openQuotes(app);
  const far = { place_slug: "cape-town", travel_free_km: 40, travel_rate_per_km: 5 };
  await db
    .update(providerTable)
    .set(far)
    .where(sql`id = ${provider.id}`);
  const { quote } = (await provider.begin(id)).body;
  const km = quote.travel_km ?? 0;
  expect(km).toBeGreaterThan(80);
  expect(quote.travel_cents).toBe((km - 40) * 5 * 100);
});

test("a template is saved, begins quotes, and is visible only to its provider", async () => {
  const { id, provider, couple } = await openQuotes(app);
  const path = "/api/quote-templates";
  const content = templateContent();
  const call = (token: string, rest = "", body?: object, method?: string) =>
    app.call<{ template: QuoteTemplate; templates: QuoteTemplate[]; code: string }>(`${path}${rest}`, {
      token,
      ...(body && { body }),
      ...(method !== undefined && { method }),
    });
  const added = await call(provider.token, "", { name: " The  day ", content });
  expect([added.status, added.body.template]).toMatchObject([201, { name: "The  day", content }]);
  const { id: template_id } = added.body.template;
  expect((await provider.begin(id, { template_id })).body.quote).toMatchObject({
    title: "Photography",
    lines: [{ text: "The whole day" }, { is_optional: true }],
    wedding_date: "2027-03-20",
    totals: { total_cents: 20_000_00 },
  });
  const stranger = await buildToken(app, (await buildProvider(app)).id);
  expect((await call(couple.token)).status).toBe(403);
  expect((await call(stranger)).body.templates).toEqual([]);
  expect((await call(stranger, `/${template_id}`, { name: "Mine", content }, "PUT")).status).toBe(404);
  expect((await call(stranger, `/${template_id}`, undefined, "DELETE")).status).toBe(404);
  expect((await call(provider.token, "", { name: "", content })).status).toBe(400);
  const acting = await buildToken(app, provider.id, { admin_id: (await buildSuperAdmin(app)).id });
  expect((await call(acting, `/${template_id}`, { name: "A day", content }, "PUT")).status).toBe(403);
  expect((await call(acting)).status).toBe(403);
  for (let at = 1; at < limits.templates_max; at += 1) await call(provider.token, "", { name: `${at}`, content });
  expect((await call(provider.token, "", { name: "One more", content })).body.code).toBe("templates_full");
  expect((await call(provider.token, `/${template_id}`, undefined, "DELETE")).body.templates).toHaveLength(
    limits.templates_max - 1,
  );
});

test("an admin reads the quotes of a conversation only through its open case, and the audit has it", async () => {
  const { id, couple, sent, draft } = await openQuotes(app);
  const quote = await sent();
  await draft();
  const admin = await buildSuperAdmin(app);
  const token = await buildToken(app, admin.id);
  const read = (report: string, as = token) =>
    app.call<{ quotes: Quote[]; code: string }>(`/api/admin/reports/${report}/quotes`, { token: as, body: {} });
  expect((await read(id)).status).toBe(404);
  await couple.thread.post("report", { reason: "fraud" });
  const { reports } = (await app.call<{ reports: { id: string }[] }>("/api/admin/reports", { token })).body;
  const report_id = reports[0]?.id ?? "";
  const { status, body } = await read(report_id);
  expect([status, body.quotes]).toMatchObject([200, [{ id: quote.id, may: { accept: false, decline: false } }]]);
  expect((await read(report_id, couple.token)).status).toBe(403);
  const audited = await rows(db, sql`select action from audit_entry where actor_id = ${admin.id}`);
  expect(audited).toEqual([{ action: "report_opened" }]);
  await app.call(`/api/admin/reports/${report_id}/closing`, { token, body: { outcome: "nothing_found" } });
  expect((await read(report_id)).body.code).toBe("report_closed");
});
