import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";
import { peerAt } from "./peers.ts";

async function expectExplanation(page: Page): Promise<void> {
  await expect(page).toHaveURL("/how-trust-works");
  await expect(page.getByRole("heading", { level: 1, name: "How trust works" })).toBeVisible();
  for (const name of ["The trust score", "What makes a business verified", "Endorsements", "Trust tiers"]) {
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  }
}

const profile = () => `/provider/${peerAt(0, { verifications: 4, endorsers: 1 }).id}`;

test("a profile's progress and the foot of every page lead to how trust works", async ({ page }) => {
  await openPage(page, profile());
  const progress = page.getByRole("region", { name: "Verification" });
  await progress.getByRole("link", { name: "How trust works" }).click();
  await expectExplanation(page);
  await page.goBack();
  await page.getByRole("contentinfo").getByRole("link", { name: "How trust works" }).click();
  await expectExplanation(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("how trust works can be read completely, and leads on to verified vendors", async ({ page }) => {
    await page.goto(profile());
    await page.getByRole("contentinfo").getByRole("link", { name: "How trust works" }).click();
    await expectExplanation(page);
    await page.getByRole("main").getByRole("link", { name: "Browse verified vendors" }).click();
    await expect(page).toHaveURL("/providers?verified=true");
    await expect(page.getByRole("article").first()).toContainText("Verified");
  });
});
