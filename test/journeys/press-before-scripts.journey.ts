import type { Locator, Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { emailField, signInHere } from "./account-steps.ts";
import { findByMedia } from "./catalogue.ts";
import { core } from "./core.ts";
import { enquiryDialog, enquiryOpener } from "./enquiry-steps.ts";
import { openMenu } from "./filter-steps.ts";
import { awake, expect, test } from "./journey.ts";
import { phone, wide } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

/** Delays only the page's scripts. Returns a function that releases them. */
async function openSlowly(page: Page, address: string, slow = /\.js$/): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(slow, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return async () => {
    arrive();
    await awake(page);
  };
}

async function pressEarly(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute("aria-busy", "true");
}

test.describe("before the scripts are there", () => {
  test.use(phone);

  test("a press on Filters is remembered and opens them", core, async ({ page }) => {
    const come = await openSlowly(page, "/providers");
    const filters = page.getByRole("button", { name: "Filters", exact: true });
    await pressEarly(filters);
    await come();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await expect(filters).not.toHaveAttribute("aria-busy");
  });

  test("the menu opens at once, and stays open when the scripts come", async ({ page }) => {
    const come = await openSlowly(page, "/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    await come();
    await expect(menu).toBeVisible();
    const button = page.getByRole("button", { name: "Menu" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).not.toHaveAttribute("aria-busy");
  });

  test("a press on a tab is remembered and carried out, and the enquiry opens over it", async ({ page, request }) => {
    const { id } = await findByMedia(request, ({ pictures }) => pictures > 8);
    const come = await openSlowly(page, `/provider/${id}`);
    await pressEarly(page.getByRole("tab", { name: /^Gallery/ }));
    await come();
    await expect(page.getByRole("tabpanel", { name: /^Gallery/ })).toBeVisible();
    await enquiryOpener(page).click();
    await expect(enquiryDialog(page)).toBeVisible();
  });

  test("a press on Send enquiry leads to a form at once, which needs no scripts", core, async ({ page, request }) => {
    const { id, business_name } = await findByMedia(request, ({ pictures }) => pictures > 8);
    await openSlowly(page, `/provider/${id}?near=stellenbosch&date=${weddingDay.typed}`);
    await enquiryOpener(page).click();
    await expect(page).toHaveURL(`/provider/${id}/enquiry?`);
    await expect(page.getByRole("heading", { level: 1, name: `Send an enquiry to ${business_name}` })).toBeVisible();
    await expect(page.getByLabel("Wedding date")).toHaveValue(weddingDay.typed);
    await expect(page.getByLabel("Venue location")).toHaveValue("Stellenbosch");
    await page.getByLabel("Your Name").fill("Lerato");
    expect(await page.locator("script:not([type])").count()).toBe(0);
  });
});

test.describe("on a phone before the scripts are there", () => {
  test.use(phone);

  test("an account that is entered is entered once they are, with what was typed", async ({ page }) => {
    const come = await openSlowly(page, "/couple-login");
    await signInHere(page, demoLogins[2]);
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toHaveAttribute("aria-busy", "true");
    await expect(emailField(page)).toHaveValue(demoLogins[2].email);
    await come();
    await expect(page).toHaveURL("/couple-dashboard");
  });
});

test.describe("on a laptop before the scripts are there", () => {
  test.use(wide);

  test("a press on a heart is saved in the shortlist of a guest, once", async ({ page, request }) => {
    const { id } = await findByMedia(request, ({ pictures }) => pictures > 8);
    const come = await openSlowly(page, `/provider/${id}`);
    await pressEarly(page.getByRole("main").getByRole("button", { name: "Add to shortlist" }).first());
    await come();
    await expect(page.getByText(/ is in your shortlist\.$/)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Shortlist (1)" })).toBeVisible();
  });
});

test.describe("on a laptop, a filter", () => {
  test.use(wide);

  for (const [when, slow] of [
    ["before the scripts are there", /\.js$/],
    ["while the bar's own script is on its way", /\/filter-(bar|fields)-[^/]*\.js$/],
  ] as const) {
    test(`that is chosen ${when} is applied, once`, async ({ page }) => {
      const come = await openSlowly(page, "/providers?category=photographers", slow);
      const form = page.getByRole("form", { name: "Search and filters" });
      if (slow.source.includes("filter")) await awake(page);
      await openMenu(form, "Category");
      await form.getByLabel("Speciality").selectOption({ label: "Documentary" });
      await openMenu(form, "Where");
      await form.getByLabel("Province").selectOption("Western Cape");
      await come();
      await expect(page).toHaveURL("/providers?category=photographers&subcategory=documentary&province=Western+Cape");
      await expect(form.getByLabel("Speciality")).toHaveValue("documentary");
      await expect(form.getByLabel("Province")).toHaveValue("Western Cape");
      // the URL changes before the list
      await expect(page.getByRole("link", { name: "Remove filter Western Cape" })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/providers?category=photographers");
      await expect(form.getByLabel("Province")).toHaveValue("");
    });
  }

  test("that is ticked on the home page before the scripts are there narrows its list", async ({ page }) => {
    const come = await openSlowly(page, "/?category=photographers");
    const form = page.getByRole("form", { name: "Narrow this list" });
    const count = page.getByRole("region", { name: "Photographers" }).getByText(/^\d+ vendors$/);
    const all = await count.textContent();
    await form.getByRole("checkbox", { name: /^\$\$\$\$/ }).check();
    await come();
    await expect(page).toHaveURL("/?category=photographers&priceRanges=$$$$");
    await expect(count).not.toHaveText(all ?? "");
  });
});
