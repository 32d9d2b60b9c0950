import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type pg from "pg";
import { expect, inject, test } from "vitest";
import type { OpenDatabase } from "../src/platform/database/database.ts";
import { buildCouple, buildMedium, buildProvider, buildToken } from "./factories.ts";
import { startTestApp } from "./harness.ts";
import { lastConversation } from "./open-conversation.ts";
import { openTestDatabase } from "./open-database.ts";
import { quoter, fullQuote } from "./open-quote.ts";

/** Excludes queries of other work, such as the queue's. */
const counting = new AsyncLocalStorage<string[]>();
const app = await startTestApp({
  openDatabase: async (log) => counted(await openTestDatabase(inject("testDatabase"), log)),
});

function counted(database: OpenDatabase): OpenDatabase {
  const logger = { logQuery: (query: string) => counting.getStore()?.push(query) };
  const { driver, kind } = database;
  const db =
    kind === "embedded"
      ? drizzlePglite({ client: driver as PGlite, logger })
      : drizzlePg({ client: driver as pg.Pool, logger });
  return { ...database, db };
}

const couple = await buildCouple(app, { email_verified_at: app.clock.now() });
const couple_token = await buildToken(app, couple.id);
const provider = await buildProvider(app);
const provider_token = await buildToken(app, provider.id);
const first = await fill(provider.id);
const florist = await buildProvider(app, { categories: ["florists"], typical_price: 20_000 });
await buildProvider(app, { categories: ["florists"], typical_price: 20_000 });

async function fill(id: string) {
  const token = await buildToken(app, id);
  await buildMedium(app, id);
  await app.call("/api/favorites", { token: couple_token, body: { provider_id: id } });
  const conversation_id = await makeRequest(couple_token, couple.email, id);
  const business = quoter(app, token);
  const { quote } = (await business.begin(conversation_id)).body;
  await business.save(quote.id, fullQuote);
  await business.send(quote.id);
  const other = await buildCouple(app);
  await makeRequest(await buildToken(app, other.id), other.email, provider.id);
  return { conversation_id, quote_id: quote.id };
}

async function makeRequest(token: string, couple_email: string, provider_id: string): Promise<string> {
  const body = { couple_name: "Lerato", couple_email, wedding_date: "2027-03-20", message: "Is it free?", provider_id };
  await app.call("/api/enquiries/direct", { token, body });
  return lastConversation(app);
}

async function count(path: string, token?: string): Promise<number> {
  app.discard();
  const statements: string[] = [];
  const { status } = await counting.run(statements, () => app.request(path, token === undefined ? {} : { token }));
  expect([path, status]).toEqual([path, 200]);
  return statements.length;
}

/** Each with its maximum of queries: the same for one row as for four. */
const of_anyone: [path: string, most: number][] = [
  ["/api/providers", 3],
  ["/api/providers?page=1&limit=1", 3],
  ["/api/providers?search=business&verified=false", 5],
  ["/api/providers?search=business", 5],
  ["/api/categories", 3],
  ["/api/categories/with-counts", 3],
  ["/api/settings", 1],
  [`/api/providers/${provider.id}`, 4],
  [`/api/media/provider/${provider.id}`, 2],
  [`/api/providers/compare?vendors=${provider.id}&date=2027-03-20&near=paarl`, 5],
  [`/api/providers/${florist.id}/similar?date=2027-03-20`, 14],
];
const of_couples: [path: string, most: number][] = [
  ["/api/couples/profile", 2],
  ["/api/couples/dashboard", 26],
  ["/api/favorites", 8],
  ["/api/conversations", 3],
  ["/api/conversations/counts", 2],
  [`/api/conversations/${first.conversation_id}`, 8],
  ["/api/enquiries/sent", 6],
  ["/api/quotes", 3],
  ["/api/quotes/compare", 2],
  [`/api/quotes/${first.quote_id}`, 3],
  ["/api/bookings", 2],
  ["/api/budget", 8],
  ["/api/plan", 7],
  ["/api/wedding/members", 4],
];
const of_providers: [path: string, most: number][] = [
  ["/api/conversations", 3],
  ["/api/conversations/counts", 2],
  ["/api/enquiries/received", 3],
  ["/api/quotes", 3],
  ["/api/providers/profile", 6],
];
const calls = [
  ...of_anyone.map(([path, most]) => ({ as: "anyone", path, most, token: undefined })),
  ...of_couples.map(([path, most]) => ({ as: "a couple", path, most, token: couple_token })),
  ...of_providers.map(([path, most]) => ({ as: "a provider", path, most, token: provider_token })),
];

const counts_of_one = new Map<string, number>();
for (const { as, path, token } of calls) counts_of_one.set(`${as} ${path}`, await count(path, token));
for (let more = 0; more < 3; more += 1) {
  await fill((await buildProvider(app)).id);
  await buildProvider(app, { categories: ["florists"], typical_price: 20_000 });
}

test.each(calls)("$path asks the database $most times at most, however much there is, for $as", async (each) => {
  const { as, path, most, token } = each;
  const queries = await count(path, token);
  expect(queries).toBe(counts_of_one.get(`${as} ${path}`));
  expect(queries).toBeLessThanOrEqual(most);
  expect(queries).toBeGreaterThan(0);
});
