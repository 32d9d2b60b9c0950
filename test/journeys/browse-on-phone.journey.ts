import type { Locator } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";
import { phone } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

test("on a phone the first card is above the fold, with one row for filters, order and map", async ({ page }) => {
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

test.describe("the front page of a phone", () => {
  test.use(phone);

  test("has the full search on the first screen, and ends at the fifth", async ({ page }) => {
    await openPage(page, "/");
    const button = page.getByRole("search", { name: "Find vendors" }).getByRole("button", { name: "Search" });
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    expect(height).toBeLessThanOrEqual(5 * phone.viewport.height);
    expect(width).toBe(phone.viewport.width);
  });

  test("asks what, where and when, and reads a region too", async ({ page }) => {
    await openPage(page, "/");
    const finder = page.getByRole("search", { name: "Find vendors" });
    const where = finder.getByLabel("Where");
    await where.click();
    await where.fill("Stell");
    await expect(finder.locator("option[value='Stellenbosch, Western Cape']")).toBeAttached();
    await where.fill("Winelands");
    await finder.getByLabel("Wedding date").fill(weddingDay.typed);
    await finder.getByLabel("What do you need?").fill("venues");
    await finder.getByLabel("What do you need?").press("Enter");
    await expect(page).toHaveURL(/category=venues&near=stellenbosch&within=50/);
    await expect(page).toHaveURL(new RegExp(`date=${weddingDay.typed}`));
  });

  test("has its featured vendors in a row that scrolls sideways, by keyboard too", async ({ page }) => {
    await openPage(page, "/");
    const cards = page.getByRole("region", { name: "Featured Providers" }).getByRole("article");
    await cards.first().scrollIntoViewIfNeeded();
    const left = async (at: number) => (await cards.nth(at).boundingBox())?.x ?? Infinity;
    expect(await left(1), "part of the next card is seen").toBeLessThan(phone.viewport.width - 40);
    expect(await left(2)).toBeGreaterThan(phone.viewport.width);
    await cards.nth(2).getByRole("link").focus();
    await expect.poll(() => left(2)).toBeLessThan(phone.viewport.width / 2);
  });
});

test("the cards of a row have one height, with their prices level", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, "/providers");
  const boxes = await page.getByRole("article").evaluateAll((cards) =>
    cards.slice(0, 4).map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { top, height, footerContent: [...card.querySelectorAll("p")].at(-1)?.getBoundingClientRect().bottom };
    }),
  );
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size, JSON.stringify(boxes)).toBe(1);
});
