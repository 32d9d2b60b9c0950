import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { random } from "../../../seed/random.ts";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openCalendar, usualRules } from "../../../test/open-calendar.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { weekdays } from "../../contract/providers/calls.ts";
import type { ProviderCard, WaysAnswer } from "../../contract/providers/schema.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";

const app = await startTestApp();
const today = southAfricanDate(app.clock.now());
const saturday = "2027-03-20";

type List = { providers: ProviderCard[]; total: number };

async function list(query: Record<string, string>) {
  const { status, body } = await app.call<List>(`/api/providers?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  const statuses = body.providers.map(({ business_name, availability }) => [business_name, availability]);
  return { ...body, statuses, names: body.providers.map(({ business_name }) => business_name) };
}

describe("a list for a date", () => {
  const category = "florists";
  const within = (business_name: string, trust_score: number, more = {}) =>
    openCalendar(app, { categories: [category], business_name, trust_score, ...more });

  beforeAll(async () => {
    const free = await within("Free", 1, { price_range: ["$$$"] });
    await free.rules(usualRules);
    const part = await within("Some left", 3, { price_range: ["$"] });
    await part.rules({ ...usualRules, capacity: 2 });
    await part.add({ kind: "booking", from: saturday });
    const taken = await within("Taken", 5, { price_range: ["$"] });
    await taken.add({ kind: "block", from: saturday });
    const closed = await within("Closed on Saturdays", 5, { price_range: ["$"] });
    await closed.rules({ ...usualRules, weekdays_taken: ["saturday"] });
    await within("Says nothing", 4, { price_range: ["$"] });
    app.discard();
  });

  test("taken ones are left out; free ones come first, then those with some places left, then those without a calendar", async () => {
    const { statuses, total } = await list({ category, date: saturday });
    expect(statuses).toEqual([
      ["Free", "free"],
      ["Some left", "limited"],
      ["Says nothing", "not_known"],
    ]);
    expect(total).toBe(3);
    const second = await list({ category, date: saturday, limit: "1", page: "2" });
    expect([second.names, second.total]).toEqual([["Some left"], 3]);
  });

  test("a chosen order applies, with free ones first among equals", async () => {
    expect((await list({ category, date: saturday, sortBy: "trust" })).names).toEqual([
      "Says nothing",
      "Some left",
      "Free",
    ]);
    expect((await list({ category, date: saturday, sortBy: "price" })).names).toEqual([
      "Some left",
      "Says nothing",
      "Free",
    ]);
  });

  test("near a place each group is in that order, and taken ones are left out of both", async () => {
    const near = { category, near: "cape-town" };
    expect((await list({ ...near, date: saturday })).names).toEqual(["Free", "Some left", "Says nothing"]);
    expect((await list({ ...near, date: saturday, sortBy: "distance" })).names).toEqual([
      "Free",
      "Some left",
      "Says nothing",
    ]);
    expect((await list(near)).total).toBe(5);
  });

  test("without a date every provider is listed, without an availability", async () => {
    const { statuses, total, providers } = await list({ category });
    expect([total, statuses.every(([, availability]) => availability === undefined)]).toEqual([5, true]);
    expect(providers[0]).not.toHaveProperty("free_dates");
  });

  test("with a date flexible by a weekend or a month, each result lists its free days", async () => {
    const month = await list({ category, date: saturday, flex: "month" });
    expect(month.providers.map(({ business_name, free_dates }) => [business_name, free_dates])).toEqual([
      ["Taken", ["2027-03-06", "2027-03-13", "2027-03-27"]],
      ["Some left", ["2027-03-06", "2027-03-13", "2027-03-27"]],
      ["Free", ["2027-03-06", "2027-03-13", "2027-03-20", "2027-03-27"]],
      ["Says nothing", []],
    ]);
    const weekend = await list({ category, date: saturday, flex: "weekend" });
    expect(
      weekend.providers.map(({ business_name, free_dates }) => [business_name, free_dates?.length]),
    ).toContainEqual(["Closed on Saturdays", 2]);
  });

  test("suggestions and the map count like the list, and the suggestion without the date finds the others", async () => {
    const query = new URLSearchParams({ category, date: saturday, minTrustScore: "5" });
    const { body } = await app.call<WaysAnswer>(`/api/providers/ways?${query}`);
    expect(body).toMatchObject({ total: 0, without: { date: 2, minTrustScore: 3 } });
    const map = await app.call<{ total: number }>(`/api/providers/map?category=${category}&date=${saturday}`);
    expect(map.body.total).toBe(3);
  });

  test("a change of a calendar is in the next list", async () => {
    const one = await within("Changes", 2);
    await one.rules(usualRules);
    expect((await list({ category, date: saturday })).names).toContain("Changes");
    const { entry } = (await one.add({ kind: "booking", from: saturday })).body;
    expect((await list({ category, date: saturday })).names).not.toContain("Changes");
    await one.remove(entry.id);
    expect((await list({ category, date: saturday })).names).toContain("Changes");
  });
});

test.each([
  [addDays(today, -1), "This day has passed."],
  [addDays(today, 3 * 366), "Choose a day within the next three years."],
])("the date %s is refused by its name", async (date, sentence) => {
  const { status, body } = await app.call<ErrorAnswer>(`/api/providers?date=${date}`);
  expect([status, body.code, body.fields]).toEqual([400, "bad_parameter", { date: sentence }]);
});

test("an invalid date or flexibility is refused by its name", async () => {
  const fieldsOf = async (query: string) => (await app.call<ErrorAnswer>(`/api/providers?${query}`)).body.fields;
  expect(await fieldsOf("date=2027-02-30")).toHaveProperty("date");
  expect(await fieldsOf(`date=${saturday}&flex=year`)).toHaveProperty("flex");
});

test("for random calendars the list shows what each calendar shows", async () => {
  const chance = random("calendars");
  const dice = (sides: number) => Math.floor(chance() * sides);
  const category = "jewellery";
  const made: { id: string; seen: (from: string) => Promise<string[]> }[] = [];
  for (let each = 0; each < 12; each += 1) {
    const from_afar = { city: "Paarl", willing_to_travel: true, radius_km: 200 };
    const business_name = each % 3 > 0 ? `Zonneblom ${each}` : `Sonneblom ${each}`;
    const one = await openCalendar(app, { categories: [category], business_name, ...(each % 2 === 0 && from_afar) });
    const season = { from: `0${1 + dice(9)}-10`, to: `0${1 + dice(9)}-20` };
    const rules = {
      ...usualRules,
      capacity: 1 + dice(2),
      weekdays_taken: weekdays.filter(() => dice(5) === 0),
      seasons: dice(2) === 0 ? [season] : [],
      notice_days: dice(3) * 20,
    };
    if (each > 1) await one.rules(rules);
    for (let entry = 0; entry < (each > 1 ? 4 : 0); entry += 1) {
      const from = addDays(today, dice(60));
      const kind = ["block", "hold", "booking"][dice(3)] ?? "block";
      await one.add({ kind, from, to: addDays(from, dice(10)) });
    }
    made.push(one);
  }
  await buildProvider(app, { categories: [category] });
  await fc.assert(
    fc.asyncProperty(fc.nat(365), async (ahead) => {
      const date = addDays(today, ahead);
      const { providers } = await list({ category, date });
      const statuses = new Map(providers.map(({ id, availability }) => [id, availability]));
      for (const { id, seen } of made)
        expect([date, statuses.get(id) ?? "taken"]).toEqual([date, (await seen(date))[0]]);
    }),
    { numRuns: 40 },
  );
});
