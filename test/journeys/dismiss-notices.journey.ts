import type { Page } from "@playwright/test";
import { fieldOf, openTab } from "./dashboard-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, register, signIn, storedBy } from "./people.ts";

const fieldsUnder = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector("[role=status] > div > button[aria-label=Dismiss]")?.parentElement;
    if (!toast) throw new Error("no toast is shown");
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    return [...document.querySelectorAll("input:not([type=hidden]), textarea, select, label")]
      .filter((field) => {
        const box = field.getBoundingClientRect();
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return (
          box.left < right && box.right > left && Math.max(box.top, bar) < bottom && box.bottom > Math.max(top, bar)
        );
      })
      .map((field) => field.outerHTML);
  });

test("a new result takes the place of the last one, and covers no field", async ({ page }) => {
  await page.clock.install();
  await seedStorage(page, storedBy(await signIn("provider", await register("Eerste Lig"))));
  await openPage(page, "/dashboard");
  const name = fieldOf(await openTab(page, "Basic Info"), "Business name");
  await name.fill("");
  const save = page.getByRole("button", { name: "Save changes" });
  await save.click();
  const refused = page.getByRole("status").getByText("Please check the highlighted fields.");
  await expect(refused).toBeVisible();
  await expect(name).toBeFocused();
  await expect.poll(() => fieldsUnder(page)).toEqual([]);
  for (const pixels of [150, 300, 450]) {
    await page.mouse.wheel(0, pixels);
    await expect.poll(() => fieldsUnder(page)).toEqual([]);
  }
  await page.clock.runFor(5_000);
  await expect(refused).toBeHidden();

  await save.click();
  await expect(refused).toBeVisible();
  await name.fill("Tweede Lig");
  await save.click();
  await expect(page.getByRole("status").getByText("Profile updated successfully!")).toBeVisible();
  expect(await refused.count()).toBe(0);
  await page.clock.runFor(5_000);
  await expect(page.getByText("Profile updated successfully!")).toBeHidden();
});

test("a login's notice disappears after five seconds, and a question stays", async ({ page }) => {
  const notice = "Registration successful! Please log in.";
  await page.clock.install();
  await openPage(page, "/login");
  await page.evaluate((message) => history.replaceState({ ...history.state, usr: { email: "", message } }, ""), notice);
  await page.reload();
  await expect(page.getByText(notice)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByText(notice)).toBeHidden();

  await openPage(page, "/login?next=%2Faccount");
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(page.getByText("Please log in to continue.")).toBeVisible();
});
