import fc from "fast-check";
import { expect, test } from "vitest";
import { random } from "../../../seed/artwork/random.ts";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { provinces, sortOrders } from "../../contract/choices.ts";
import { withinSteps } from "../../contract/filter-steps.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { places } from "../places/rules.ts";
import { countMatches, listIds, listIdsCounted } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

/** Few enough places that providers and filters meet. */
const towns = places.filter((_, at) => at % 60 === 0).map(({ slug }) => slug);

async function buildSome(count: number): Promise<string[]> {
  const chance = random("by category");
  const oneOf = <T>(some: readonly T[]) => some[Math.floor(chance() * some.length)] as T;
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const price_from = chance() < 0.7 ? 1_000 * Math.ceil(chance() * 30) : null;
    const { id } = await buildProvider(app, {
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
    ids.push(id);
  }
  return ids;
}

const near = fc.record({
  slug: fc.constantFrom(...towns),
  within: fc.constantFrom(...withinSteps),
  has_travelling: fc.boolean(),
  reaches: fc.constantFrom("based_near" as const, "travels" as const),
});
const filters = fc.record(
  {
    near,
    trust_score_min: fc.constantFrom(1, 3, 4.5),
    is_verified: fc.boolean(),
    province: fc.constantFrom(...provinces),
    price_ranges: fc.constant(["$$" as const]),
    price_from: fc.constantFrom(5_000, 20_000),
    price_to: fc.constantFrom(10_000, 25_000),
    place_slug: fc.constantFrom(...towns),
  },
  { requiredKeys: [] },
);

test("a list of one category is the same from the rows by category as from the listing", async () => {
  const ids = await buildSome(60);
  const { bySlug } = await lookUpCategories(app.ctx());
  const category_id = bySlug.get("florists")?.id ?? 0;
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...sortOrders), async (some, order) => {
      const filter = { ...some, category_id } as ListFilter;
      const listed = { ...filter, ids };
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
