import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { random } from "../../../seed/artwork/random.ts";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { provinces, sortOrders } from "../../contract/choices.ts";
import { withinSteps } from "../../contract/filter-steps.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { keptName } from "./store-counts.ts";
import { countMatches, listIds, listIdsCounted } from "./store-ids.ts";
import { isIndexed, type ListFilter } from "./store-matching.ts";
import { listCardsKept } from "./store.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

/** Few enough places that providers and filters meet. */
const towns = ["johannesburg", "pretoria", "polokwane", "clarens", "bloemfontein", "durban"];

async function buildSome(count: number): Promise<void> {
  const chance = random("by category");
  const oneOf = <T>(some: readonly T[]) => some[Math.floor(chance() * some.length)] as T;
  for (let each = 0; each < count; each += 1) {
    const price_from = chance() < 0.7 ? 1_000 * Math.ceil(chance() * 30) : null;
    await buildProvider(app, {
      categories: oneOf([
        ["florists"],
        ["florists", "decor-and-hire"],
        ["decor-and-hire", "florists"],
        ["venues", "florists"],
      ]),
      place_slug: chance() < 0.9 ? oneOf(towns) : null,
      town_slugs: chance() < 0.5 ? [oneOf(towns), oneOf(towns)] : [],
      willing_to_travel: chance() < 0.6,
      radius_km: chance() < 0.7 ? Math.floor(chance() * 501) : null,
      ...(chance() < 0.3 && { latitude: -34 + chance() * 11, longitude: 18 + chance() * 13 }),
      province: chance() < 0.9 ? oneOf(provinces) : null,
      trust_score: Math.round(chance() * 50) / 10,
      google_rating: chance() < 0.7 ? Math.round(chance() * 50) / 10 : null,
      google_review_count: Math.floor(chance() * 5),
      badges: chance() < 0.5 ? ["verified"] : [],
      price_range: oneOf([[], ["$"], ["$$", "$$$"]]),
      price_from,
      price_to: price_from !== null && chance() < 0.5 ? price_from + 5_000 : null,
    });
  }
}

const near = fc.record({
  slug: fc.constantFrom(...towns),
  within: fc.constantFrom(...withinSteps),
  has_travelling: fc.constantFrom(true, true, true, false),
  reaches: fc.constantFrom("based_near" as const, "travels" as const),
});
const others = fc.constantFrom<Partial<ListFilter>[]>(
  {},
  { trust_score_min: 2 },
  { is_verified: true },
  { province: "Gauteng" },
  { price_ranges: ["$$"] },
  { price_from: 5_000, price_to: 20_000 },
  { place_slug: "durban" },
);
const filters = fc
  .tuple(fc.option(near, { nil: undefined, freq: 4 }), others)
  .map(([where, other]) => ({ ...other, ...(where && { near: where }) }));

beforeAll(() => buildSome(60));

test("a list of one category is the same from the rows by category as from the listing", async () => {
  const { bySlug } = await lookUpCategories(app.ctx());
  const category_id = bySlug.get("florists")?.id ?? 0;
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...sortOrders), async (some, order) => {
      const filter: ListFilter = { ...some, category_id };
      // the rows by category have no texts, so that a search, if only for nothing, reads the listing
      const listed: ListFilter = { ...filter, search: "" };
      const part = { order, offset: 0, limit: 100 };
      const due = await listIds(db, listed, { ...part, areMany: true });
      expect(await listIds(db, filter, part)).toEqual(due);
      expect(await listIdsCounted(db, filter, part)).toEqual({ ids: due, total: due.length });
      expect(await countMatches(db, filter)).toBe(due.length);
      expect(await countMatches(db, listed)).toBe(due.length);
    }),
    { numRuns: 80 },
  );
});

test("a page whose order an index has and whose total is kept is found, with its cards, in one query", async () => {
  const { bySlug } = await lookUpCategories(app.ctx());
  const category_id = bySlug.get("florists")?.id ?? 0;
  const kept = fc.constantFrom<ListFilter[]>({}, { category_id }, { category_id, province: "Gauteng" });
  const cut = fc.record({
    order: fc.constantFrom(...sortOrders),
    offset: fc.nat(70),
    limit: fc.integer({ min: 1, max: 30 }),
  });
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(kept, cut, async (filter, part) => {
      const name = isIndexed(filter, part.order) ? keptName(filter) : null;
      if (name === null) return;
      tried += 1;
      const { cards, total } = await listCardsKept(db, filter, part, name);
      expect(cards.map(({ id }) => id)).toEqual(await listIds(db, { ...filter, search: "" }, part));
      expect(total).toBe(await countMatches(db, filter));
    }),
    { numRuns: 80 },
  );
  expect(tried).toBeGreaterThan(20);
});
