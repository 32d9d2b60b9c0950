import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { random } from "../seed/random.ts";
import { priceTiers, sortOrders } from "../src/contract/choices.ts";
import { withinSteps } from "../src/contract/listings/filter-steps.ts";
import type { PriceTier } from "../src/contract/primitives.ts";
import { weekdays } from "../src/contract/providers/calls.ts";
import type { ProviderQuery } from "../src/contract/providers/query-schema.ts";
import type { ProviderCard, ProviderMap } from "../src/contract/providers/schema.ts";
import { addDays, southAfricanDate } from "../src/contract/south-african-time.ts";
import { countFacts, countPriceSteps } from "../src/features/listings/count-list.ts";
import { places } from "../src/features/places/rules.ts";
import { buildProvider, type ProviderOverrides } from "./factories.ts";
import { startTestApp } from "./harness.ts";
import { countStated, countSteps, listAll, readFacts, type Fact } from "./list-reference.ts";
import { openCalendar, usualRules } from "./open-calendar.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const today = southAfricanDate(app.clock.now());

const slugs = ["venues", "photographers", "florists", "djs-and-mcs"];
const words = [
  "Protea",
  "Café",
  "Ébène",
  "Kloof",
  "Kloofnek",
  "Blomme",
  "Lens",
  "Sterre",
  "Môre",
  "Op-de-Berg",
  "O’Hara",
];
const people = ["Thandi Nkosi", "José van Wyk", "Ayanda Khumalo", "Zoë Naidoo"];
const towns = ["Cape Town", "Stellenbosch", "Paarl", "Durban", "Umhlanga", "Clarens", "Johannesburg", "Xanadu"];
const chance = random("lists");
const dice = (sides: number) => Math.floor(chance() * sides);
const some = <T>(of: readonly T[]): T => of[dice(of.length)] as T;
const maybe = <T>(value: () => T): T | null => (dice(3) === 0 ? null : value());

function draw(): ProviderOverrides {
  const price_from = maybe(() => dice(40) * 1_000);
  return {
    business_name: [some(words), some(words), some(words)].slice(0, 1 + dice(3)).join(" "),
    contact_person: some(people),
    keywords: [some(words), "rustic", "Boere-barok"].slice(0, dice(4)),
    city: maybe(() => some(towns)),
    province: maybe(() => some(["Western Cape", "KwaZulu-Natal", "Gauteng"] as const)),
    additional_cities: [some(towns), some(towns)].slice(0, dice(3)),
    categories: [...new Set([some(slugs), some(slugs)])].slice(0, dice(3)).map(withSubcategory),
    badges: dice(3) === 0 ? ["verified"] : [],
    is_published: dice(8) > 0,
    is_super_admin: dice(15) === 0,
    willing_to_travel: dice(2) === 0,
    radius_km: maybe(() => dice(501)),
    ...(dice(3) === 0 && { latitude: -34 + chance() * 6, longitude: 18 + chance() * 12 }),
    trust_score: dice(6) / 2 + 2,
    google_rating: maybe(() => 3 + dice(5) / 2),
    google_review_count: maybe(() => dice(5)),
    facebook_review_count: maybe(() => dice(3)),
    ratings_recorded_at: maybe(() => app.clock.now()),
    price_range: [...new Set([some(priceTiers), some(priceTiers)])].slice(0, dice(3)).toSorted(),
    price_from,
    price_to: maybe(() => (price_from ?? 0) + dice(60) * 1_000),
    typical_price: maybe(() => (1 + dice(40)) * 1_000),
    facts: ["boho", "accommodation", "own-catering"].filter(() => dice(2) === 0),
    languages_spoken: ["English", "isiXhosa", "South African Sign Language", "Klingon"].filter(() => dice(2) === 0),
    guests_max: maybe(() => 20 + dice(20) * 10),
  };
}

const withSubcategory = (slug: string) => (slug === "photographers" && dice(2) === 0 ? `${slug}: Documentary` : slug);

async function fillCalendar({ rules, add }: Awaited<ReturnType<typeof openCalendar>>) {
  await rules({
    ...usualRules,
    capacity: 1 + dice(2),
    notice_days: dice(3) * 20,
    weekdays_taken: weekdays.filter(() => dice(8) === 0),
    seasons:
      dice(4) === 0
        ? [
            some([
              { from: "12-15", to: "01-10" },
              { from: "06-20", to: "08-01" },
            ]),
          ]
        : [],
  });
  for (let each = 0; each < dice(5); each += 1) {
    const from = addDays(today, dice(90));
    await add({ kind: some(["booking", "block", "hold"]), from, ...(dice(2) === 0 && { to: addDays(from, dice(9)) }) });
  }
}

let facts: Fact[] = [];
let documentary = "";

beforeAll(async () => {
  const isStale = (at: number) => at < 12;
  app.clock.set("2026-03-01T10:00:00.000Z");
  for (let at = 0; at < 120; at += 1) {
    if (at === 12) app.clock.set("2026-06-17T10:00:00.000Z");
    const one = draw();
    if (isStale(at) || dice(3) === 0) await fillCalendar(await openCalendar(app, { ...one, is_super_admin: false }));
    else await buildProvider(app, one);
  }
  app.discard();
  facts = await readFacts(db);
  const chosen = facts.flatMap(({ categories }) => categories).find(({ subcategory_id }) => subcategory_id !== null);
  documentary = String(chosen?.subcategory_id);
}, 120_000);

const maybeSome = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const rarely = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const slips = [
  "protae",
  "kloofnec",
  "stelenbosch",
  "durbn",
  "khumallo",
  "cafee",
  "blome durbn",
  "kloofnec qxqzv",
  "lens durbn",
];
const contained = [
  "kloof",
  "loof",
  "CAFE EBENE",
  "moré",
  "thandi",
  "photograph",
  "o'hara",
  "s",
  "durban",
  "%",
  "van wyk",
];

const anyQuery = fc.record({
  category: maybeSome(...slugs),
  isDocumentary: rarely(true),
  place: rarely("durban", "paarl"),
  province: rarely("Western Cape" as const, "Gauteng" as const),
  city: rarely("paarl", "STELLENBOSCH", "burg"),
  near: maybeSome("durban", "stellenbosch", "clarens", ...places.slice(0, 400).map(({ slug }) => slug)),
  within: fc.constantFrom(...withinSteps),
  verified: rarely(true),
  minTrustScore: rarely(3, 4),
  priceRanges: rarely<PriceTier[]>(["$"], ["$$", "$$$"]),
  priceFrom: rarely(5_000, 30_000),
  priceTo: rarely(10_000, 20_000),
  search: maybeSome(...contained, ...slips),
  ahead: fc.option(fc.nat(90), { nil: undefined, freq: 2 }),
  flex: maybeSome("weekend" as const, "month" as const),
  facts: rarely(["boho"], ["english", "own-catering"], ["south-african-sign-language"], ["vegan"]),
  guests: rarely(1, 120, 500),
  sortBy: fc.constantFrom(...sortOrders),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 12 }),
});

type List = { providers: ProviderCard[]; total: number; is_total_capped: boolean };

async function makeRequest<T>(path: string, query: object): Promise<T> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const address = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const { status, body } = await app.call<T>(`/api/providers${path}?${address}`);
  expect(status).toBe(200);
  return body;
}

test("lists, pages, totals, the map and the steps of prices are those of the reference", async () => {
  const sizes: number[] = [];
  await fc.assert(
    fc.asyncProperty(anyQuery, async ({ ahead, flex, within, page, limit, isDocumentary, place, ...others }) => {
      const date = ahead === undefined ? undefined : addDays(today, ahead);
      const narrowed: ProviderQuery = {
        ...others,
        ...(others.near && { within }),
        ...(date && { date, flex }),
        ...(isDocumentary && { category: "photographers", subcategory: documentary }),
      };
      const due = listAll(facts, narrowed, today);
      sizes.push(due.length);
      const { providers, total, is_total_capped } = await makeRequest<List>("", narrowed);
      const shown = providers.map(({ id, distance_km, reaches, availability, free_dates }) => {
        return { id, distance_km, reaches, availability, free_dates };
      });
      const expected = due.map(({ fact, reach, dateStatus }) => ({
        id: fact.id,
        distance_km: reach?.distance_km,
        reaches: reach?.reaches,
        availability: dateStatus?.availability,
        free_dates: flex ? dateStatus?.free_dates : undefined,
      }));
      expect(shown).toEqual(expected);
      expect([total, is_total_capped]).toEqual([due.length, false]);
      const part = await makeRequest<List>("", { ...narrowed, page, limit });
      expect(part.providers).toEqual(providers.slice((page - 1) * limit, page * limit));
      expect([part.total, part.is_total_capped]).toEqual([due.length, false]);
      const { sortBy: _sortBy, ...unordered } = narrowed;
      const there = await makeRequest<List>("", { ...narrowed, place });
      expect(there.total).toBe(due.filter(({ fact }) => place === undefined || fact.place_slug === place).length);
      const map = await makeRequest<ProviderMap>("/map", unordered);
      expect(map.total).toBe(due.length);
      const homes = Map.groupBy(due, ({ fact }) => fact.place_slug);
      for (const { slug, count } of map.places) expect([slug, count]).toEqual([slug, homes.get(slug)?.length]);
      expect(map.elsewhere).toBe(homes.get(null)?.length ?? 0);
      expect(await makeRequest("/ways", unordered)).toMatchObject({ total: due.length });
      if (others.search !== undefined) return;
      const unpriced = { ...unordered, priceFrom: undefined, priceTo: undefined };
      expect(await countFacts(app.ctx(), narrowed)).toEqual(countStated(due));
      expect(await countPriceSteps(app.ctx(), narrowed)).toEqual(countSteps(listAll(facts, unpriced, today)));
    }),
    { numRuns: 150 },
  );
  expect(sizes.filter((size) => size > 3).length).toBeGreaterThan(40);
}, 120_000);

test("a misspelling finds what the reference finds, word for word", async () => {
  const letters = fc.constantFrom("a", "e", "k", "l", "n", "o", "s", "t");
  const slip = fc.tuple(
    fc.constantFrom("kloofnek", "stellenbosch", "ayanda", "photographers", "blomme"),
    fc.nat(11),
    letters,
  );
  const search = fc
    .array(slip, { minLength: 1, maxLength: 2 })
    .map((all) =>
      all
        .map(([word, at, letter]) => word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1))
        .join(" "),
    );
  await fc.assert(
    fc.asyncProperty(search, async (text) => {
      const { providers } = await makeRequest<List>("", { search: text });
      const due = listAll(facts, { search: text }, today);
      expect([text, providers.map(({ id }) => id)]).toEqual([text, due.map(({ fact }) => fact.id)]);
    }),
    { numRuns: 60 },
  );
});
