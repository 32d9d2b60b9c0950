import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { listing } from "../../schema/listings.ts";
import { listCategoriesWithCounts } from "../categories/list-categories-with-counts.ts";
import { listLargePages } from "./list-large-pages.ts";
import { readPlacePage } from "./read-place-page.ts";

const app = await startTestApp();

test("the largest pages by place are those of the first categories that have any, each in its provinces' largest cities, and all exist; they are chosen again after an hour", async () => {
  const ctx = app.ctx();
  const large = async () => listLargePages(ctx, (await listCategoriesWithCounts(ctx)).categories);
  const build = async (count: number, category: string, city: string, province: "Gauteng" | "Western Cape") => {
    for (let at = 0; at < count; at++) await buildProvider(app, { categories: [category], city, province });
  };
  await build(4, "caterers", "Johannesburg", "Gauteng");
  await build(3, "caterers", "Cape Town", "Western Cape");
  await build(2, "florists", "Cape Town", "Western Cape");
  const pages = await large();
  expect(pages).toEqual([
    { label: "Caterers in Johannesburg", to: "/caterers/johannesburg" },
    { label: "Caterers in Cape Town", to: "/caterers/cape-town" },
  ]);
  for (const { to } of pages) {
    const [, category = "", where = ""] = to.split("/");
    expect(await readPlacePage(ctx, { category, where })).not.toHaveProperty("instead");
  }
  await build(1, "florists", "Cape Town", "Western Cape");
  await build(3, "venues", "Cape Town", "Western Cape");
  const [first, ...rest] = (await large()).map(({ label }) => label);
  expect(first).toBe("Venues in Cape Town");
  expect(rest).toContain("Florists in Cape Town");

  const label = async () => (await large())[0]?.label;
  await app.runtime.database.db.update(listing).set({ place_slug: "johannesburg", province: "Gauteng" });
  app.runtime.cache.drop(["catalogue"]);
  expect(await label()).toBe("Venues in Cape Town");
  app.clock.advance(3_600_000);
  expect(await label()).toBe("Venues in Johannesburg");
});
