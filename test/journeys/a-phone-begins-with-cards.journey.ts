import type { Locator } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";

test("on a phone the first card stands above the fold, with one row for filters, order and map", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity;
  for (const path of ["/providers", "/providers?search=photographers+near+cape+town+under+R50+000"]) {
    await openPage(page, path);
    expect(await top(page.getByRole("article").first()), path).toBeLessThan(600);
    const row = ["Filters", "Show map"].map((name) => page.getByRole("button", { name }));
    const tops = await Promise.all([...row, page.getByLabel("Sort by")].map(top));
    expect(new Set(tops).size, `rows of ${path}`).toBe(1);
  }
  await expect(page.getByRole("heading", { level: 1, name: "Browse Providers" })).toBeVisible();
});
