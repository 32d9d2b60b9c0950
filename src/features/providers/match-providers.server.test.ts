import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildProvider, type ProviderOverrides } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { rows } from "../../platform/database/database.ts";
import { provider } from "../../schema/providers.ts";
import { matched_list } from "../places/match-business.ts";
import { matchProviders } from "./match-providers.ts";
import { updateProvider } from "./store-profile.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

beforeEach(async () => {
  await db.delete(provider);
});

async function buildUnmatched(overrides: ProviderOverrides): Promise<string> {
  const nothing = { place_slug: null, town_slugs: [], place_matched_text: null, place_matched_list: null };
  const { id } = await buildProvider(app, { ...overrides, ...nothing });
  return id;
}

async function placeOf(id: string) {
  const [row] = await rows(
    db,
    sql`select place_slug, town_slugs, (select place_slug from listing where provider_id = id) as listed from provider where id = ${id}`,
  );
  return row;
}

test("old rows are matched, unknown place names are counted, and a provider without one is not", async () => {
  const joburg = await buildUnmatched({ city: "Jozi", province: "Gauteng", additional_cities: ["Pta", "?"] });
  const two = await buildUnmatched({ city: "Middelburg", province: "Eastern Cape" });
  const lost = await buildUnmatched({ city: "Xanadu", province: "Gauteng" });
  await buildUnmatched({ city: null, province: "Gauteng" });
  await buildUnmatched({ city: "  ", province: null });
  expect(await matchProviders(db)).toEqual({ matched: 5, unplaced: 1 });
  expect(await placeOf(joburg)).toEqual({
    place_slug: "johannesburg",
    town_slugs: ["pretoria"],
    listed: "johannesburg",
  });
  expect(await placeOf(two)).toMatchObject({ place_slug: "middelburg-eastern-cape" });
  expect(await placeOf(lost)).toEqual({ place_slug: null, town_slugs: [], listed: null });
  expect(await matchProviders(db)).toEqual({ matched: 0, unplaced: 1 });
});

test("a row is matched again where an older process changed its texts, or the list is another one", async () => {
  const { id: changed } = await buildProvider(app, { city: "Paarl" });
  const { id: old } = await buildProvider(app, { city: "Paarl", place_slug: null, place_matched_list: "0-other" });
  await db.update(provider).set({ city: "Durban", province: "KwaZulu-Natal" }).where(eq(provider.id, changed));
  expect(await matchProviders(db)).toEqual({ matched: 2, unplaced: 0 });
  expect(await placeOf(changed)).toMatchObject({ place_slug: "durban" });
  expect(await placeOf(old)).toMatchObject({ place_slug: "paarl" });
});

test("the database and the program put the matched text together alike", async () => {
  for (const additional_cities of [[], [""], ["", ""], ["a\nb", " c "], ["é", "“", "\\n"]])
    await buildProvider(app, { city: "\n", province: null, additional_cities });
  await buildProvider(app, { city: null, province: null });
  expect(await matchProviders(db)).toMatchObject({ matched: 0 });
});

test("two at once share the work, and a third that was stopped leaves it to them", async () => {
  await db.execute(sql`with made as (
      insert into account (id, kind, email, password_hash, created_at)
      select gen_random_uuid(), 'provider', 'many-' || each || '@people.test', 'none', now() from generate_series(1, 1050) as each returning id)
    insert into provider (id, business_name, contact_person, phone, city, province)
    select id, 'One of many', 'Thandi Nkosi', '+27825550117', 'Durban', 'KwaZulu-Natal' from made`);
  expect(await matchProviders(db, AbortSignal.abort())).toMatchObject({ matched: 0 });
  const both = await Promise.all([matchProviders(db), matchProviders(db)]);
  expect(both.reduce((sum, { matched }) => sum + matched, 0)).toBe(1_050);
  const lists = await rows(db, sql`select distinct place_matched_list as list, place_slug from provider`);
  expect(lists).toEqual([{ list: matched_list, place_slug: "durban" }]);
});

test("a change of a text also writes the places that the text names", async () => {
  const { id } = await buildProvider(app, { city: "Middelburg", province: "Mpumalanga" });
  await updateProvider(db, id, { province: "Eastern Cape" });
  expect(await placeOf(id)).toMatchObject({ place_slug: "middelburg-eastern-cape" });
  await updateProvider(db, id, { additional_cities: ["Cradock"], team_size: "3" });
  expect(await placeOf(id)).toMatchObject({ place_slug: "middelburg-eastern-cape", town_slugs: ["cradock"] });
  await updateProvider(db, id, { city: null });
  expect(await placeOf(id)).toMatchObject({ place_slug: null, town_slugs: ["cradock"] });
  expect(await matchProviders(db)).toEqual({ matched: 0, unplaced: 0 });
});
