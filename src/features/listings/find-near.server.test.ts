import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { random } from "../../../seed/artwork/random.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import { addDays, todayOf } from "../calendars/rules.ts";
import { roadKm } from "../places/measure-road.ts";
import { getPlace, places } from "../places/rules.ts";
import { findNear } from "./find-near.ts";
import { listIds } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";
import { measureSpread } from "./store-nearest.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const today = todayOf(app.clock.now());
const durban = getPlace("durban");
const towns = places.filter((each) => roadKm(each, durban) <= 60);

/** Businesses of several towns around Durban, a third of them venues with pins; some keep calendars, and none travels. */
beforeAll(async () => {
  const chance = random("nearest");
  const dice = (sides: number) => Math.floor(chance() * sides);
  for (let each = 0; each < 60; each += 1) {
    const town = each % 3 === 0 ? durban : (towns[dice(towns.length)] ?? durban);
    const pin = { latitude: durban.latitude + chance() / 4, longitude: durban.longitude - chance() / 4 };
    const one = await openCalendar(app, {
      city: town.name,
      province: town.province,
      categories: [each % 3 === 1 ? "venues" : "florists"],
      trust_score: dice(4),
      google_rating: dice(2) === 0 ? null : 3 + dice(3) / 2,
      ...(each % 3 === 1 && pin),
    });
    if (dice(2) === 0) await one.rules({ ...usualRules, notice_days: dice(3) * 40 });
  }
});

test("[places-8] of very many the nearest first are found as by sorting all, a page at a time, for a date or not", async () => {
  const filters = fc.constantFrom<ListFilter[]>({}, { trust_score_min: 2 }, { search: "a" }, { is_verified: false });
  const asked = fc.record({
    others: filters,
    slug: fc.constantFrom("durban", "umhlanga", "pinetown"),
    within: fc.constantFrom(25, 50, 100),
    ahead: fc.option(fc.nat(100), { nil: undefined }),
    limit: fc.integer({ min: 1, max: 12 }),
    page: fc.nat(4),
  });
  let found_so = 0;
  await fc.assert(
    fc.asyncProperty(asked, async ({ others, slug, within, ahead, limit, page }) => {
      const near = { slug, within, has_travelling: true, reaches: "based_near" } as const;
      const dated = ahead === undefined ? {} : { dated: { days: [addDays(today, ahead)], today } };
      const filter = { ...others, ...dated, near };
      const part = { order: "distance", offset: page * limit, limit } as const;
      const sorted = await listIds(db, filter, part);
      const { cards } = await findNear(app.ctx(), filter, part, { most: 1, gathered: 1 });
      expect(cards.map(({ id }) => id)).toEqual(sorted);
      if (sorted.length === limit && (await measureSpread(db, filter, part.offset + limit)) !== null) found_so += 1;
    }),
    { numRuns: 120 },
  );
  expect(found_so).toBeGreaterThan(20);
});
