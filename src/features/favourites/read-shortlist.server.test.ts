import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import { guest_hearts_max } from "../../contract/favourites/calls.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { provider } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const date = "2027-03-20";

async function read(query: string) {
  const { status, body } = await app.call<{ providers: ProviderCard[] }>(`/api/shortlist?${query}`);
  return { status, providers: body.providers };
}

async function names(query: string): Promise<string[]> {
  return (await read(query)).providers.map(({ business_name }) => business_name);
}

test("anybody reads the cards of some providers in the requested order, without those that no list shows", async () => {
  const [rose, oak] = [
    await buildProvider(app, { business_name: "Rose" }),
    await buildProvider(app, { business_name: "Oak" }),
  ];
  await buildMedium(app, oak.id, { role: "banner" });
  const hidden = await buildProvider(app, { is_published: false });
  const all = [oak.id, hidden.id, newId(), "x", rose.id, oak.id];
  expect(await names(`vendors=${all.join(",")}`)).toEqual(["Oak", "Rose"]);
  expect(await names(`vendors=${rose.id},${oak.id}`)).toEqual(["Rose", "Oak"]);
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, rose.id));
  app.discard();
  expect(await names(`vendors=${rose.id},${oak.id}`)).toEqual(["Oak"]);
});

test("an invalid shortlist is empty or refused, never a fault", async () => {
  expect(await read("vendors=")).toEqual({ status: 200, providers: [] });
  expect(await read("vendors=x,y,{")).toEqual({ status: 200, providers: [] });
  const many = Array.from({ length: guest_hearts_max + 1 }, () => newId());
  expect((await read(`vendors=${many.join(",")}`)).status).toBe(400);
  expect((await read(`vendors=${newId()}&date=soon`)).status).toBe(400);
  expect((await read("")).status).toBe(400);
});

test("with a future date each card has its availability", async () => {
  const free = await openCalendar(app);
  await free.rules(usualRules);
  const taken = await openCalendar(app);
  await taken.add({ kind: "booking", from: date });
  const silent = await buildProvider(app);
  const vendors = `vendors=${[free.id, taken.id, silent.id].join(",")}`;
  const availabilities = async (query: string) => (await read(query)).providers.map(({ availability }) => availability);
  expect(await availabilities(`${vendors}&date=${date}`)).toEqual(["free", "taken", "not_known"]);
  expect(await availabilities(`${vendors}&date=2020-01-04`)).toEqual([undefined, undefined, undefined]);
  expect(await availabilities(vendors)).toEqual([undefined, undefined, undefined]);
});
