import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Category, CategoryWithSubcategories } from "../../contract/categories/schema.ts";

const app = await startTestApp();

test("there are twenty categories with three to eight subcategories each", async () => {
  const { body } = await app.call<{ categories: CategoryWithSubcategories[] }>("/api/categories");
  expect(body.categories).toHaveLength(20);
  expect(body.categories[0]).toMatchObject({ slug: "venues", name: "Venues" });
  for (const { subcategories } of body.categories) {
    expect(subcategories.length).toBeGreaterThanOrEqual(3);
    expect(subcategories.length).toBeLessThanOrEqual(8);
  }
});

test("each count is the total of that category's list: published ones, primary or additional, without super admins", async () => {
  await buildProvider(app, { categories: ["venues", "caterers"] });
  await buildProvider(app, { categories: ["caterers"] });
  await buildProvider(app, { categories: ["caterers"], is_published: false });
  await buildSuperAdmin(app, { categories: ["caterers"] });
  const { body } = await app.call<{ categories: Category[] }>("/api/categories/with-counts");
  const counts = Object.fromEntries(body.categories.map(({ slug, provider_count }) => [slug, provider_count]));
  expect(counts).toMatchObject({ venues: 1, caterers: 2, florists: 0 });
  for (const [slug, count] of Object.entries(counts)) {
    const list = await app.call<{ total: number }>(`/api/providers?category=${slug}&limit=1`);
    expect(list.body.total).toBe(count);
  }
});
