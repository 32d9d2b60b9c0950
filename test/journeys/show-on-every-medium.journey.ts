import type { Locator } from "@playwright/test";
import { findByMedia, findWithServices } from "./catalogue.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, people, storedBy } from "./people.ts";

const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

test.describe("a laptop at four times the size", () => {
  test.use({ viewport: { width: 320, height: 256 }, isMobile: false });

  test("bars scroll with the page, and a sheet as a whole", async ({ page }) => {
    await openPage(page, "/providers");
    await expect(page.getByRole("banner")).toHaveCSS("position", "static");
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet).toHaveCSS("display", "block");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(sheet.getByLabel("Category")).toBeFocused();
    await expect(sheet.getByLabel("Category")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("no button and no category needs more lines than its words do", async ({ page }) => {
    await openPage(page, "/providers");
    for (const at of [0, 1]) await page.getByRole("article").nth(at).getByRole("button", { pressed: false }).click();
    await openPage(page, "/shortlist");
    const link = page.getByRole("link", { name: "Compare (2)" });
    await expect(link).toBeVisible();
    const lineOf = (place: Locator) =>
      place.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(await lineOf(link)).toBe(1);
    await openPage(page, "/bulk-contact");
    for (const word of ["Photographers", "Videographers"])
      expect(await lineOf(page.getByText(word, { exact: true }))).toBe(1);
  });
});

test("in forced colours the chosen tab differs from the others, and a dialog has an edge", async ({
  page,
  request,
}) => {
  const { id } = await findByMedia(request, ({ pictures }) => pictures > 8);
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, `/provider/${id}`);
  const edges = await Promise.all(
    [true, false].map((selected) => styleOf(page.getByRole("tab", { selected }).first(), "border-bottom-color")),
  );
  expect(edges[0]).not.toBe(edges[1]);
  await page.getByRole("main").getByRole("button", { name: "Send enquiry" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCSS("border-top-style", "solid");
  expect(await styleOf(page.getByRole("dialog").getByLabel("Budget"), "appearance")).toBe("auto");
});

test("in forced colours a chosen option differs from the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await seedStorage(page, storedBy(people().couple));
  await openPage(page, "/couple-dashboard");
  const saved = page.getByRole("article").getByRole("button", { pressed: true }).first();
  await expect(saved).toHaveCSS("border-top-style", "solid");
  const name = await saved.locator("xpath=ancestor::article").getByRole("heading").textContent();
  await openPage(page, `/providers?search=${encodeURIComponent(name ?? "")}`);
  const pressed = page.getByRole("article").getByRole("button", { pressed: true }).first();
  await expect(pressed).toHaveCSS("border-top-style", "solid");
  // focus must be visible on a pressed button too
  await pressed.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(pressed).toHaveCSS("outline-style", "solid");
  await openPage(page, "/providers");
  const other = page.getByRole("article").getByRole("button", { pressed: false }).first();
  await expect(other).toHaveCSS("border-top-style", "none");

  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const tiers = sheet.getByRole("group", { name: "Price range" }).locator("label");
  await tiers.nth(1).click();
  await expect(tiers.nth(1)).toHaveCSS("outline-style", "solid");
  await expect(tiers.nth(2)).toHaveCSS("outline-style", "none");
  expect(await styleOf(sheet.getByRole("switch", { name: "Verified only" }), "appearance")).toBe("auto");
});

test("in forced colours a ticked chip shows its tick", async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { id } = await findWithServices(request);
  await openPage(page, `/provider/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Send enquiry" }).last().click();
  const chips = page.getByRole("dialog").locator("label:has(input[type=checkbox]):has(svg)");
  await chips.first().click();
  await expect(chips.first().locator("svg")).toHaveCSS("display", "block");
  await expect(chips.nth(1).locator("svg")).toHaveCSS("display", "none");
});

test("paper shows a couple's favourites with where to find them, and nothing that can only be pressed", async ({
  page,
}) => {
  await seedStorage(page, storedBy(people().couple));
  await openPage(page, "/couple-dashboard#enquiries");
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  await page.locator("#enquiries li").first().waitFor();
  const address = new URL((await card.getByRole("heading").getByRole("link").getAttribute("href")) ?? "", page.url())
    .href;
  await expect(card.getByText(address)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo", "navigation", "button", "form"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  for (const link of ["Account", "Browse Vendors", "Find Vendors", "Edit Details"])
    await expect(page.getByRole("link", { name: link })).toBeHidden();
  await expect(card.getByText(address)).toBeVisible();
  await expect(
    page
      .getByRole("article")
      .getByText(/^R\u00a0\d/)
      .first(),
  ).toBeVisible();
  await expect(card).toHaveCSS("break-inside", "avoid");
});

test("paper shows the list, and nothing that can only be pressed", async ({ page }) => {
  await openPage(page, "/providers");
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});
