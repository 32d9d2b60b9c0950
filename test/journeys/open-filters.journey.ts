import { openMenu } from "./filter-steps.ts";
import { alive, expect, openPage, test } from "./journey.ts";
import { wide } from "./screens.ts";

test.use(wide);

test("the bar of filters opens one menu at a time over the list, and gives the focus back", async ({ page }) => {
  await openPage(page, "/providers?category=photographers");
  const form = page.getByRole("form", { name: "Search and filters" });
  const card = page.getByRole("article").first();
  const before = await card.boundingBox();
  const where = form.locator("summary", { hasText: "Where" });
  await where.press("Enter");
  await alive(form.getByLabel("Province"));
  expect(await card.boundingBox()).toEqual(before);
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Province")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form.getByLabel("Province")).toBeHidden();
  await expect(where).toBeFocused();

  await openMenu(form, "Category");
  await openMenu(form, "When");
  await expect(form.getByLabel("Wedding date")).toBeVisible();
  await expect(form.getByLabel("Speciality")).toBeHidden();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(form.getByLabel("Wedding date")).toBeHidden();

  await openMenu(form, "More filters");
  await form.getByRole("switch", { name: "Verified only" }).focus();
  await form.getByLabel("Search vendors").focus();
  await expect(form.getByRole("switch", { name: "Verified only" })).toBeHidden();
});
