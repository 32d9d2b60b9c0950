import type { Locator } from "@playwright/test";
import { findByMedia } from "./catalogue.ts";
import { expect, openPage, test } from "./journey.ts";

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
  await page.getByRole("main").getByRole("button", { name: "Send Enquiry" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCSS("border-top-style", "solid");
  expect(await styleOf(page.getByRole("dialog").getByLabel("Budget"), "appearance")).toBe("auto");
});

test("paper shows the list, and nothing that can only be pressed", async ({ page }) => {
  await openPage(page, "/providers");
  await page.emulateMedia({ media: "print" });
  for (const gone of ["banner", "contentinfo"] as const) await expect(page.getByRole(gone)).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});
