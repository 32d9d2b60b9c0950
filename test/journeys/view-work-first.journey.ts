import type { Page } from "@playwright/test";
import { findByMedia } from "./catalogue.ts";
import { expect, openPage, test } from "./journey.ts";
import { screens } from "./screens.ts";

const viewer = (page: Page) => page.getByRole("dialog", { name: "Pictures and videos" });
const strip = (page: Page) => page.getByRole("tablist");
const topOfTabs = async (page: Page) => (await strip(page).boundingBox())?.y ?? -1;
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("a profile opens with its pictures: pressed, they fill the screen, and Back closes them", async ({
      page,
      request,
    }) => {
      const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
      await openPage(page, `/provider/${id}`);
      const overview = page.getByRole("tabpanel", { name: "Overview" });
      const pictures = overview
        .getByRole("link")
        .filter({ has: page.getByRole("img") })
        .and(page.locator("[href^='/media/']"));
      await expect(pictures).toHaveCount(5);
      await pictures.nth(1).click();
      await expect(viewer(page)).toBeVisible();
      await expect(page.getByText("2 of 16")).toBeVisible();
      await expect(viewer(page).getByRole("button", { name: "Zoom in" })).toBeEnabled();
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL(`/provider/${id}`);

      await overview.getByRole("link", { name: "All 16 pictures" }).click();
      await expect(page.getByRole("tab", { name: "Gallery 16" })).toBeFocused();
      await expect(page.getByRole("tabpanel", { name: "Gallery 16" }).getByRole("link")).toHaveCount(16);
    });

    test("tabs stay where they are pressed, also by keyboard", async ({ page, request }) => {
      const { id } = await findByMedia(request, ({ pictures }) => pictures === 16);
      await openPage(page, `/provider/${id}`);
      await page.evaluate(() => scrollTo({ top: 250, behavior: "instant" }));
      const before = await topOfTabs(page);
      await page.getByRole("tab", { name: "Gallery 16" }).click();
      await expect(page).toHaveURL(/#gallery$/);
      expect(await topOfTabs(page)).toBe(before);
      await page.keyboard.press("ArrowLeft");
      await expect(page).toHaveURL(/#overview$/);
      expect(await topOfTabs(page)).toBe(before);
    });

    test("Back to Directory leads to the list in its earlier state", async ({ page }) => {
      const list = "/providers?category=photographers";
      await openPage(page, list);
      const card = page.getByRole("article").nth(5).getByRole("link").first();
      await card.scrollIntoViewIfNeeded();
      await card.click();
      await expect(page).toHaveURL(/\/provider\//);
      await page.getByRole("link", { name: "Back to Directory" }).click();
      await expect(page).toHaveURL(list);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(100);

      await card.click();
      await expect(page).toHaveURL(/\/provider\//);
      await page.getByRole("link", { name: "How trust works" }).first().click();
      await expect(page).toHaveURL("/how-trust-works");
      await page.goBack();
      await page.getByRole("link", { name: "Back to Directory" }).click();
      await expect(page).toHaveURL(list);
    });
  });
}

test("a profile that is long in coming is announced", async ({ page }) => {
  await openPage(page, "/providers");
  let arrive: () => void = () => undefined;
  const come = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/provider/*.data*", async (route) => {
    await come;
    await route.continue();
  });
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByText("Loading provider details...")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();
  await expect(page.getByText("Loading provider details...")).toBeHidden();
});

for (const [width, height] of [
  [320, 640],
  [320, 256],
] as const) {
  test(`at ${width} × ${height} the price is complete, and on a low screen nothing covers the page`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const answer = await request.get("/api/providers?category=photographers");
    const { providers } = (await answer.json()) as { providers: { id: string; typical_price: number | null }[] };
    const priced = providers.find(({ typical_price }) => typical_price !== null);
    await openPage(page, `/provider/${priced?.id}`);
    const price = page.getByText("Typical price").locator("xpath=following-sibling::b");
    expect(await price.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (height < 480) await expect(price).not.toBeInViewport();
    else await expect(price).toBeInViewport();
  });
}
