import type { Locator, Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { listProviders } from "./catalogue.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, signIn, storedBy } from "./people.ts";
import { screens } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

const table = (page: Page) => page.getByRole("region", { name: "Vendors side by side" });
const removals = (page: Page) => table(page).getByRole("link", { name: /^Remove / });

async function compare(way: Locator): Promise<number> {
  const count = Number(/\((\d)\)/.exec((await way.textContent()) ?? "")?.[1]);
  await way.click();
  return count;
}

async function expectNarrow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
}

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test("a couple compares three of its favourites for its date and venue, and removes one by keyboard", async ({
      page,
    }) => {
      await seedStorage(page, storedBy(await signIn("couple", demoLogins[2])));
      await openPage(page, "/couple-dashboard");
      const count = await compare(page.getByRole("link", { name: /^Compare Photographers \(\d\)$/ }));
      await expect(page).toHaveURL(/\/compare\?vendors=[^&]+,[^&]+&near=franschhoek&date=\d{4}-\d\d-\d\d$/);
      await expect(removals(page)).toHaveCount(count);
      await expect(table(page).getByText(/^About [\d\s]+ km from Franschhoek$/)).toHaveCount(count);
      await expect(page.getByLabel("Wedding date")).not.toHaveValue("");
      await expectNarrow(page);

      await removals(page).last().focus();
      await page.keyboard.press("Enter");
      await expect(removals(page)).toHaveCount(count - 1);
      await expect(table(page)).toBeFocused();

      await page.getByLabel("Wedding date").fill(weddingDay.typed);
      await page.getByRole("button", { name: "Update" }).click();
      await expect(table(page).getByText(weddingDay.shown)).toHaveCount(count - 1);
      await table(page)
        .getByRole("link", { name: /^Send enquiry: / })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: /^Send an enquiry to / });
      await expect(dialog.getByLabel("Wedding date")).toHaveValue(weddingDay.typed);
      await page.keyboard.press("Escape");
      await table(page)
        .getByRole("link", { name: /^View profile: / })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/provider/.*[?&]date=${weddingDay.typed}`));
    });

    test("the end of a profile leads to similar vendors for the same date", async ({ page }) => {
      await openPage(page, `/providers?category=photographers&date=${weddingDay.typed}`);
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const similar = page.getByRole("region", { name: /^Similar vendors/ });
      await expect(similar.getByRole("article").first()).toBeVisible();
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await expect(similar.getByRole("heading", { name, exact: true })).toHaveCount(0);
      await expectNarrow(page);
      await similar.getByRole("article").first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/provider/.*[?&]date=${weddingDay.typed}`));
    });
  });
}

test("the hearts of a list lead to their comparison", async ({ page }) => {
  await seedStorage(page, storedBy(await signIn("couple", demoLogins[2])));
  await openPage(page, "/providers?category=photographers");
  const count = await compare(page.getByRole("link", { name: /^Compare \(\d\)$/ }));
  await expect(removals(page)).toHaveCount(count);
});

test("a guest's first heart compares nothing, and the second leads to both", async ({ page }) => {
  await openPage(page, "/providers?category=photographers");
  const hearts = page.getByRole("button", { name: /^Save .* to your / });
  const compare = page.getByRole("link", { name: /^Compare \(/ });
  await hearts.first().click();
  await expect(page.getByRole("button", { name: /^Remove .* from your /, pressed: true })).toHaveCount(1);
  await expect(compare).toHaveCount(0);
  await hearts.first().click();
  await expect(compare).toHaveText("Compare (2)");
  await compare.click();
  await expect(removals(page)).toHaveCount(2);
});

test("a link with a deleted vendor compares the others, and with one the page leads to the list", async ({
  page,
  request,
}) => {
  const [first, second] = await listProviders(request);
  const unknown_id = "0198aaaa-1111-7111-8111-111111111111";
  await openPage(page, `/compare?vendors=${first?.id},${unknown_id},${second?.id}`);
  await expect(page.getByText("One of these vendors is no longer listed.")).toBeVisible();
  await expect(removals(page)).toHaveCount(2);
  await removals(page).first().click();
  await expect(page.getByRole("heading", { name: "Choose another vendor to compare" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Browse / })
    .last()
    .click();
  await expect(page).toHaveURL(/\/providers(\?|$)/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("vendors are compared for another date and place", async ({ page, request }) => {
    const ids = (await listProviders(request)).slice(0, 2).map(({ id }) => id);
    await page.goto(`/compare?vendors=${ids.join(",")}`);
    await expect(table(page).getByText("No date chosen")).toHaveCount(2);
    await page.getByLabel("Wedding date").fill(weddingDay.typed);
    await page.getByLabel("Where").fill("Paarl");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(table(page).getByText(weddingDay.shown)).toHaveCount(2);
    await expect(table(page).getByText(/(In|from) Paarl$|^Not known$/)).not.toHaveCount(0);
    await table(page)
      .getByRole("link", { name: /^Send enquiry: / })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: /^Send an enquiry to / })).toBeVisible();
    await expect(page.getByLabel("Wedding date")).toHaveValue(weddingDay.typed);
  });
});
