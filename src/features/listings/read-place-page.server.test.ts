import { beforeAll, describe, expect, test } from "vitest";
import { random } from "../../../seed/random.ts";
import { buildProvider, type ProviderOverrides } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import * as limits from "../../contract/limits.ts";
import routes from "../../routes.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { places } from "../places/rules.ts";
import { listPlacePages } from "./list-place-pages.ts";
import { listProviders } from "./list-providers.ts";
import { readPlacePage } from "./read-place-page.ts";

const app = await startTestApp();
const ctx = app.ctx();

const read = (category: string, where: string) => readPlacePage(ctx, { category, where });

async function readPage(category: string, where: string) {
  const result = await read(category, where);
  if ("instead" in result) throw new Error(`Elsewhere: ${result.instead}`);
  return result;
}

const natal = { province: "KwaZulu-Natal" } as const;

describe("a page by place", () => {
  const category = "florists";
  const florist = (each: ProviderOverrides) => buildProvider(app, { ...natal, ...each, categories: [category] });
  beforeAll(async () => {
    const details = { languages_spoken: ["English", "isiZulu"], badges: ["verified" as const] };
    await florist({ ...details, city: "Durban", business_name: "Rose", typical_price: 4000 });
    await florist({ ...details, city: "Umhlanga", business_name: "Tulip", typical_price: 9000, badges: [] });
    const willing = { willing_to_travel: true, radius_km: 400, languages_spoken: ["Sesotho"] };
    await florist({ city: "Newcastle", business_name: "Comes far", ...willing });
  });

  test("lists who is based there and who comes, with the facts of all of them", async () => {
    const { list, based, facts, province } = await readPage(category, "durban");
    expect(list.total).toBe(3);
    expect(based).toBe(2);
    expect(facts).toEqual({
      price_min: 4000,
      price_max: 9000,
      languages: ["English", "isiZulu"],
      verified: 1,
      verified_names: ["Rose"],
    });
    expect(province?.slug).toBe("kwazulu-natal");
  });

  test("links to towns that have such a page too, with the totals of those pages", async () => {
    const { towns } = await readPage(category, "kwazulu-natal");
    expect(towns).toContainEqual({ name: "Durban", category, where: "durban", total: 3 });
    for (const { where, total } of towns) expect((await readPage(category, where)).list.total).toBe(total);
    const next = await readPage(category, "durban");
    expect(next.towns.map(({ name }) => name)).not.toContain("Durban");
  });

  test("below three it links to the province's page, and where the province has none to the category's", async () => {
    expect(await read(category, "newcastle")).toEqual({ instead: "/florists/kwazulu-natal" });
    expect(await read(category, "upington")).toEqual({ instead: "/providers?category=florists" });
    expect(await read(category, "limpopo")).toEqual({ instead: "/providers?category=florists" });
    expect(await read(category, "port-elizabeth")).toEqual({ instead: "/florists/gqeberha", isForGood: true });
    expect(await read(category, "kzn")).toEqual({ instead: "/florists/kwazulu-natal", isForGood: true });
  });

  test("an unknown category or place is not found", async () => {
    await expect(read("dentists", "durban")).rejects.toMatchObject({ code: "not_found" });
    await expect(read(category, "atlantis-under-the-sea")).rejects.toMatchObject({ code: "not_found" });
  });
});

test("all pages by place list as many as they say, for any travel rule and any pin", async () => {
  const chance = random("reach");
  const pick = <Each>(all: readonly Each[]) => all[Math.floor(chance() * all.length)] as Each;
  const some = places.filter((_, at) => at % 40 === 0);
  for (let made = 0; made < 60; made += 1) {
    const { name, province, latitude, longitude } = pick(some);
    const isVenue = chance() < 0.3;
    await buildProvider(app, {
      categories: [isVenue ? "venues" : "caterers"],
      city: name,
      province,
      willing_to_travel: chance() < 0.6,
      radius_km: pick([null, 50, 200, 400]),
      additional_cities: chance() < 0.4 ? [pick(some).name, pick(some).name] : [],
      ...(isVenue && chance() < 0.5 && { latitude: latitude + 0.1, longitude }),
    });
  }
  const pages = (await listPlacePages(ctx)).filter(({ category }) => category !== "florists");
  expect(pages.length).toBeGreaterThan(100);
  for (const { category, slug, province, place, total } of pages.filter((_, at) => at % 40 === 0)) {
    const where = place ? { near: slug } : { province };
    expect({ slug, total: (await listProviders(ctx, { category, ...where, limit: 1 })).total }).toEqual({
      slug,
      total,
    });
  }
});

test("the counts of other categories at a place or in a province are those of their pages", async () => {
  const freeState = { province: "Free State" } as const;
  const there = { ...freeState, city: "Welkom" };
  const far = { ...freeState, city: "Bloemfontein", willing_to_travel: true, radius_km: 500 };
  for (const categories of [["stationery-and-invitations"], ["stationery-and-invitations"], ["photo-booths", "venues"]])
    for (const from of [there, there, far]) await buildProvider(app, { ...from, categories });
  const { all } = await lookUpCategories(ctx);
  for (const [where, query] of Object.entries({ welkom: { near: "welkom" }, "free-state": freeState })) {
    const { extra } = await readPage("stationery-and-invitations", where);
    expect(extra.map(({ category }) => category)).toContain("photo-booths");
    for (const { slug: category } of all.filter(({ slug }) => slug !== "stationery-and-invitations")) {
      const { total } = await listProviders(ctx, { ...query, category, limit: 1 });
      const linked_total = extra.find((each) => each.category === category)?.total;
      expect([category, linked_total]).toEqual([category, total < limits.place_page_min ? undefined : total]);
    }
  }
});

test("a page's last change is that of the provider in it that changed last", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 4, day));
  for (const day of [3, 9, 5])
    await buildProvider(app, {
      categories: ["jewellery"],
      city: "Upington",
      province: "Northern Cape",
      updated_at: at(day),
    });
  const page = (await listPlacePages(ctx)).find(
    ({ category, slug }) => category === "jewellery" && slug === "upington",
  );
  expect(page?.updated_on).toBe("2026-05-09");
});

test("no category's slug is the first segment of another address, and each place's slug is one word of letters and hyphens", async () => {
  const { all } = await lookUpCategories(ctx);
  const taken = new Set([
    "api",
    "assets",
    "badge",
    "media",
    ...routes.map(({ path = "" }) => path.split("/")[0] ?? ""),
  ]);
  expect(all.map(({ slug }) => slug).filter((slug) => taken.has(slug))).toEqual([]);
  for (const { slug } of [...all, ...places]) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
