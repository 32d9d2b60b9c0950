import type { Locator, Page } from "@playwright/test";
import { core } from "./core.ts";
import { openMenu } from "./filter-steps.ts";
import { alive, awake, expect, openPage, test } from "./journey.ts";
import { narrowLarge } from "./large-home-steps.ts";
import { walkTheMap } from "./map-steps.ts";
import { wide } from "./screens.ts";

const settled = (page: Page) =>
  expect(page.getByRole("region", { name: /^\d+ vendors?$/ })).toHaveAttribute("aria-busy", "false");

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();

const spare = (select: Locator) =>
  select.evaluate((field: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = font;
    const words = pen?.measureText(field.selectedOptions[0]?.text ?? "").width ?? 0;
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words;
  });

test.describe("wide", () => {
  test.use(wide);

  test(
    "filters live in the address and survive back, reload and sharing",
    core,
    async ({ page, browser, request, noise }) => {
      await openPage(page, "/providers");
      const countShown = async () =>
        Number(/^\d+/.exec(await page.getByRole("heading", { level: 2, name: / vendors$/ }).innerText())?.[0]);
      const first = await countShown();
      const form = page.getByRole("form", { name: "Search and filters" });
      await openMenu(form, "Category");
      await form.getByLabel("Category").selectOption({ label: "Venues" });
      await expect(page).toHaveURL("/providers?category=venues");
      await openMenu(form, "Where");
      await form.getByLabel("Province").selectOption("Western Cape");
      await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape");
      await openMenu(form, "More filters");
      await form.getByText("Verified only").click();
      await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape&verified=true");
      await form.getByLabel("Sort by").selectOption("price");
      const address = "/providers?category=venues&province=Western+Cape&verified=true&sortBy=price";
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("article").first()).toContainText("Western Cape");
      await expect(page.getByRole("region", { name: /^\d+ vendors?$/ })).toHaveAttribute("aria-busy", "false");
      const shown = await names(page);
      expect(shown.length).toBeGreaterThan(0);

      await page.reload();
      await awake(page);
      expect(await names(page)).toEqual(shown);
      await expect(form.getByLabel("Province")).toHaveValue("Western Cape");
      await openMenu(form, "More filters");
      await expect(form.getByRole("switch", { name: "Verified only" })).toBeChecked();
      await expect(form.getByLabel("Sort by")).toHaveValue("price");

      const friend = await browser.newContext();
      noise.listenTo(friend);
      const theirs = await friend.newPage();
      await openPage(theirs, page.url());
      expect(await names(theirs)).toEqual(shown);
      await friend.close();

      await page.goBack();
      await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape&verified=true");
      await expect(form.getByLabel("Sort by")).toHaveValue("rating");
      await page.goBack();
      await expect(form.getByRole("switch", { name: "Verified only" })).not.toBeChecked();
      await page.goBack();
      await expect(form.getByLabel("Province")).toHaveValue("");
      const countAll = async () =>
        ((await (await request.get("/api/providers?page=1&limit=1")).json()) as { total: number }).total;
      const before = await countAll();
      await page.goBack();
      await expect(page).toHaveURL("/providers");
      await expect(form.getByLabel("Category")).toHaveValue("");
      // all of them: as many as on the first page, or as there were since, as other journeys publish and delete
      const totals = [first, before, await countAll()];
      await expect.poll(countShown).toBeGreaterThanOrEqual(Math.min(...totals));
      expect(await countShown()).toBeLessThanOrEqual(Math.max(...totals));
    },
  );

  test("a search, a score and price ranges can be removed one by one", async ({ page }) => {
    await openPage(page, "/providers?minTrustScore=3.5&priceRanges=$$,$$$&city=Cape");
    const form = page.getByRole("form", { name: "Search and filters" });
    await openMenu(form, "Price");
    await expect(page.getByRole("checkbox", { name: /^\$\$ / })).toBeChecked();
    await openMenu(form, "More filters");
    await expect(page.getByRole("radio", { name: "3.5" })).toBeChecked();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Remove filter In “Cape”" }).click();
    await expect(page).toHaveURL("/providers?minTrustScore=3.5&priceRanges=$$,$$$");
    await expect(page.getByLabel("Town or city")).toHaveValue("");
    await page.getByRole("link", { name: "Remove filter 3.5 and up" }).click();
    await expect(page).toHaveURL("/providers?priceRanges=$$,$$$");
    await page.getByRole("link", { name: "Remove filter $$ and $$$" }).click();
    await expect(page).toHaveURL("/providers");
    await openMenu(form, "More filters");
    await expect(page.getByRole("radio", { name: "Any" })).toBeChecked();

    await walkTheMap(page);
  });
});

test.describe("wide, with more filters", () => {
  test.use(wide);

  test("a speciality is removed with its category, and a price range shows how many are in each step", async ({
    page,
  }) => {
    await openPage(page, "/providers?category=photographers");
    const form = page.getByRole("form", { name: "Search and filters" });
    await openMenu(form, "Category");
    await form.getByLabel("Speciality").selectOption({ label: "Documentary" });
    await expect(page).toHaveURL("/providers?category=photographers&subcategory=documentary");
    // the URL changes before the list
    await expect(page.getByRole("link", { name: "Remove filter Documentary" })).toBeVisible();
    await settled(page);
    const cards = page.getByRole("article");
    await expect(cards.filter({ hasText: "Photographers · Documentary" })).toHaveCount(await cards.count());

    await openMenu(form, "Price");
    const steps = form.getByRole("list", { name: "Providers by price" });
    await expect(steps.getByRole("listitem")).toHaveCount(9);
    await expect(steps).toContainText(/R\u00a010\u00a0000 to R\u00a015\u00a0000: \d+ vendors?/);
    await form.getByLabel("Price to").selectOption("10000");
    await expect(page).toHaveURL("/providers?category=photographers&subcategory=documentary&priceTo=10000");
    expect(await spare(form.getByLabel("Price to")), "room that the chosen price leaves").toBeGreaterThanOrEqual(0);
    await page.getByRole("link", { name: "Remove filter Up to R\u00a010\u00a0000" }).click();
    await expect(page).toHaveURL("/providers?category=photographers&subcategory=documentary");
    await settled(page);
    await openMenu(form, "Category");
    await form.getByLabel("Category").selectOption({ label: "Florists" });
    await expect(page).toHaveURL("/providers?category=florists");
    await expect(form.getByLabel("Speciality")).toHaveValue("");
  });

  test("a person who removes filters by keyboard continues where they were", async ({ page }) => {
    await openPage(page, "/providers?category=venues&province=Gauteng&verified=true");
    const chip = (name: string) => page.getByRole("link", { name: `Remove filter ${name}` });
    await chip("Venues").press("Enter");
    await expect(chip("Gauteng")).toBeFocused();
    await chip("Gauteng").press("Enter");
    await expect(chip("Verified only")).toBeFocused();
    await chip("Verified only").press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: /vendors?$/ }).first()).toBeFocused();
  });

  test("words that nobody mentions, a past day and unreadable filters do not change the list, which says so", async ({
    page,
  }) => {
    const count = page.getByRole("heading", { level: 2, name: /^\d+ vendors$/ }).first();
    await openPage(page, "/providers?search=qxqzvjk+fountain");
    await expect(page).toHaveURL("/providers?prefer=qxqzvjk+fountain&line=qxqzvjk+fountain");
    await expect(page.getByText("No vendor mentions “qxqzvjk fountain”.")).toBeVisible();
    const all = (await count.textContent()) ?? "";
    await openPage(page, "/providers?date=2020-03-20&priceTo=-5");
    await expect(count).toHaveText(all);
    await expect(
      page.getByText("We left out filters that we couldn’t read: priceTo. 20 March 2020 has passed."),
    ).toBeVisible();
  });

  test("an empty list links to other lists, with the right totals", async ({ page }) => {
    await openPage(page, "/providers?category=photographers&search=%22qxqzvjk%22");
    await expect(page.getByRole("heading", { name: "No providers found" })).toBeVisible();
    const results = page.getByRole("region", { name: "0 vendors" });
    await expect(results.getByRole("link", { name: "Contact Multiple Vendors" })).toHaveAttribute(
      "href",
      "/bulk-contact",
    );
    const link = results.getByRole("link", { name: /^Without “qxqzvjk”: / });
    const count = (await link.textContent())?.split(": ")[1] ?? "";
    await alive(link);
    await link.click();
    await expect(page).toHaveURL("/providers?category=photographers");
    await expect(page.getByRole("heading", { level: 2, name: `${count} vendors` })).toBeFocused();
  });

  test("the front page's list of a category links to others too, without losing its place", async ({ page }) => {
    await openPage(page, "/?category=photographers");
    const list = page.getByRole("region", { name: "Photographers" });
    const all = await list.getByText(/^\d+ vendors$/).textContent();
    await list.getByLabel("Search this list").fill("kwazulu-natal");
    await expect(list.getByRole("heading", { name: "No providers found" })).toBeVisible();
    await expect(list.getByRole("link", { name: /^KwaZulu-Natal: \d+$/ })).toHaveAttribute(
      "href",
      "/providers?category=photographers&province=KwaZulu-Natal",
    );
    await list.getByRole("link", { name: `Without “kwazulu-natal”: ${all?.split(" ")[0] ?? ""}` }).click();
    await expect(list.getByText(all ?? "", { exact: true })).toBeFocused();
    await expect(page).toHaveURL("/?category=photographers");
    await list.getByLabel("Search this list").fill("naickr");
    const near = list.getByRole("link", { name: /^Nearly alike: \d+$/ });
    const count = (await near.textContent())?.split(": ")[1] ?? "";
    await near.click();
    await expect(page).toHaveURL("/providers?search=naickr&category=photographers");
    await expect(page.getByRole("heading", { level: 2, name: new RegExp(`^${count} vendors?$`) })).toBeVisible();
  });

  test("a large category is filtered by the server on the front page", async ({ page, noise }, { outputDir }) => {
    test.setTimeout(60_000);
    expect(await narrowLarge(page, noise, outputDir)).toBeGreaterThan(200);
  });

  test("the old directory links to other lists from a town without vendors", async ({ page }) => {
    await openPage(page, "/providers-old?city=Hermanus+Bay");
    const results = page.getByRole("region", { name: "0 vendors" });
    const link = results.getByRole("link", { name: /^Without “Verified only”: |^Without “Hermanus Bay”: / });
    const count = (await link.textContent())?.split(": ")[1] ?? "";
    await alive(link);
    await link.click();
    await expect(page.getByRole("heading", { level: 2, name: `${count} vendors` })).toBeFocused();
  });

  test("without a connection the list stays, and the chosen filter is tried again", async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await openPage(page, "/providers?category=venues");
    const shown = await names(page);
    const form = page.getByRole("form", { name: "Search and filters" });
    await openMenu(form, "Where");
    await alive(form.getByLabel("Province"));
    await context.setOffline(true);
    await form.getByLabel("Province").selectOption("Western Cape");
    const notice = page.getByRole("alert").filter({ hasText: "You seem to be offline" });
    await expect(notice).toBeVisible();
    expect(await names(page)).toEqual(shown);
    await expect(form.getByLabel("Province")).toHaveValue("Western Cape");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toBeVisible();
    // it also retries without a press
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape");
    await expect(page.getByRole("article").first()).toContainText("Western Cape");
  });

  for (const [lost, ending] of [
    [1, "once they can"],
    [Infinity, "by loading the page again if they can't"],
  ] as const)
    test(`filters that can't be fetched stay, and what was chosen applies ${ending}`, async ({ page, noise }) => {
      noise.allow(/ERR_INTERNET_DISCONNECTED/);
      let attempts = 0;
      await page.route(/filter-bar.*\.js/, (route) =>
        ++attempts > lost ? route.continue() : route.abort("internetdisconnected"),
      );
      await openPage(page, "/providers?category=venues");
      await page.evaluate(() => Object.assign(window, { isLoadedOnce: true }));
      const form = page.getByRole("form", { name: "Search and filters" });
      const province = form.getByLabel("Province");
      await openMenu(form, "Where");
      await province.selectOption("Western Cape");
      await expect(page.getByRole("link", { name: "Remove filter Western Cape" })).toBeVisible();
      await expect(page).toHaveURL(/\?(?=.*category=venues)(?=.*province=Western\+Cape)/);
      await expect(province).toHaveValue("Western Cape");
      expect(attempts).toBeGreaterThanOrEqual(2);
      expect(await page.evaluate(() => "isLoadedOnce" in window)).toBe(lost === 1);
    });

  test("the old directory keeps its list without a connection too", async ({ page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await openPage(page, "/providers-old?city=Durban");
    const shown = await names(page);
    const count = await page.getByRole("heading", { level: 2, name: /^\d+ vendors?$/ }).textContent();
    await context.setOffline(true);
    await page.getByRole("checkbox", { name: "Verified only" }).uncheck();
    const notice = page.getByRole("alert").filter({ hasText: "You seem to be offline" });
    await expect(notice).toBeVisible();
    expect(await names(page)).toEqual(shown);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL("/providers-old?city=Durban&verified=false");
    await expect(page.getByRole("heading", { level: 2, name: count ?? "", exact: true })).toBeHidden();
  });
});

test("on a phone the sheet says that it is still counting", async ({ page }) => {
  await openPage(page, "/providers?category=venues");
  const slow = Promise.withResolvers<undefined>();
  await page.route(/providers\.data/, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByText("Verified only").click();
  await expect(sheet.getByRole("button", { name: "Counting…" })).toBeVisible();
  slow.resolve(undefined);
  await sheet.getByRole("button", { name: /^Show \d+ vendors?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/providers?category=venues&verified=true");
});

test("going back from a profile returns to the same position in the list", async ({ page }) => {
  await openPage(page, "/providers?category=photographers");
  const link = page.getByRole("article").nth(9).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  await link.click();
  await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/providers?category=photographers");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
});
