import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { rows } from "../../platform/database/database.ts";
import { provider, providerCategory } from "../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

type Ids = { category_ids: number[]; subcategory_ids: number[] };

async function idsOf(id: string): Promise<[row: Ids | undefined, listed: Ids | undefined]> {
  const [row] = await rows<Ids>(db, sql`select category_ids, subcategory_ids from provider where id = ${id}`);
  const [listed] = await rows<Ids>(
    db,
    sql`select category_ids, subcategory_ids from listing where provider_id = ${id}`,
  );
  return [row, listed];
}

const both = (ids: Ids) => [ids, ids];
const none = { category_ids: [], subcategory_ids: [] };
const ofProvider = (id: string) => eq(providerCategory.provider_id, id);

test("a change of a provider's data also changes its row, the list and the search", async () => {
  const { id } = await buildProvider(app);
  const { id: other } = await buildProvider(app);
  expect(await idsOf(id)).toEqual(both(none));
  await db.insert(providerCategory).values([
    { provider_id: id, category_id: 1, subcategory_id: 101, position: 2 },
    { provider_id: id, category_id: 6, subcategory_id: 601, is_primary: true },
    { provider_id: id, category_id: 9, position: 1 },
    { provider_id: other, category_id: 3, subcategory_id: 301, is_primary: true },
  ]);
  expect(await idsOf(id)).toEqual(both({ category_ids: [6, 9, 1], subcategory_ids: [601, 101] }));
  expect(await idsOf(other)).toEqual(both({ category_ids: [3], subcategory_ids: [301] }));
  await db
    .update(providerCategory)
    .set({ subcategory_id: null, position: 1 })
    .where(and(ofProvider(id), eq(providerCategory.category_id, 1)));
  expect(await idsOf(id)).toEqual(both({ category_ids: [6, 1, 9], subcategory_ids: [601] }));
  await db.delete(providerCategory).where(ofProvider(other));
  expect(await idsOf(other)).toEqual(both(none));
  await db
    .update(providerCategory)
    .set({ provider_id: other })
    .where(and(ofProvider(id), eq(providerCategory.category_id, 6)));
  expect(await idsOf(id)).toEqual(both({ category_ids: [1, 9], subcategory_ids: [] }));
  expect(await idsOf(other)).toEqual(both({ category_ids: [6], subcategory_ids: [601] }));
  const texts = sql`select search_text like '%\ncaterers\n%' as result from listing where provider_id = ${other}`;
  expect(await rows(db, texts)).toEqual([{ result: true }]);
});

test("a row has its provider's categories, whatever is written into it", async () => {
  const { id } = await buildProvider(app, { categories: ["caterers"] });
  await db
    .update(provider)
    .set({ category_ids: [3], subcategory_ids: [301] })
    .where(eq(provider.id, id));
  expect(await idsOf(id)).toEqual(both({ category_ids: [6], subcategory_ids: [] }));
});

test("additional categories retain the order in which they are sent", async () => {
  const { id } = await buildProvider(app, { categories: ["caterers"] });
  const token = await buildToken(app, id);
  for (const additional_categories of [
    [9, 1, 4],
    [4, 9, 1],
  ]) {
    const sent = { method: "PUT", token, body: { additional_categories } };
    const { body } = await app.call("/api/providers/profile", sent);
    expect(body).toMatchObject({ data: { primary_category_id: 6, additional_categories } });
    expect((await idsOf(id))[0]?.category_ids).toEqual([6, ...additional_categories]);
  }
});

test("categories that are written at once are all stored", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await buildProvider(app)).id));
  const writes = ids.flatMap((provider_id) =>
    [2, 3, 5, 7].map((category_id) =>
      db.transaction((tx) => tx.insert(providerCategory).values({ provider_id, category_id, position: category_id })),
    ),
  );
  await Promise.all(writes);
  const result = await db.select({ ids: provider.category_ids }).from(provider).where(inArray(provider.id, ids));
  expect(result).toEqual(ids.map(() => ({ ids: [2, 3, 5, 7] })));
});
