import type { Page } from "@playwright/test";
import { awake, expect, openPage, test } from "./journey.ts";
import { wide } from "./screens.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();

test.describe("wide", () => {
  test.use(wide);

  test("filters live in the address and survive back, reload and sharing", async ({ page, browser, noise }) => {
    await openPage(page, "/providers");
    const all = await page
      .getByRole("heading", { level: 2, name: /providers?$/ })
      .first()
      .textContent();
    const form = page.getByRole("form", { name: "Search and filters" });
    await form.getByLabel("Category").selectOption({ label: "Venues" });
    await expect(page).toHaveURL("/providers?category=venues");
    await form.getByLabel("Province").selectOption("Western Cape");
    await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape");
    await form.getByText("Verified only").click();
    await expect(page).toHaveURL("/providers?category=venues&province=Western+Cape&verified=true");
    await form.getByLabel("Sort by").selectOption("price");
    const address = "/providers?category=venues&province=Western+Cape&verified=true&sortBy=price";
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("article").first()).toContainText("Western Cape");
    await expect(page.getByRole("region", { name: /^\d+ providers?$/ })).toHaveAttribute("aria-busy", "false");
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(0);

    await page.reload();
    await awake(page);
    expect(await names(page)).toEqual(shown);
    await expect(form.getByLabel("Province")).toHaveValue("Western Cape");
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
    await page.goBack();
    await expect(page).toHaveURL("/providers");
    await expect(form.getByLabel("Category")).toHaveValue("");
    await expect(page.getByRole("heading", { level: 2, name: all ?? "", exact: true })).toBeVisible();
  });

  test("a search, a score and price ranges can be taken off one by one", async ({ page }) => {
    await openPage(page, "/providers?minTrustScore=3.5&priceRanges=$$,$$$&city=Cape");
    await expect(page.getByRole("radio", { name: "3.5" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^\$\$ / })).toBeChecked();
    await page.getByRole("link", { name: "Remove filter In “Cape”" }).click();
    await expect(page).toHaveURL("/providers?minTrustScore=3.5&priceRanges=$$,$$$");
    await expect(page.getByLabel("Town or city")).toHaveValue("");
    await page.getByRole("link", { name: "Remove filter 3.5 and up" }).click();
    await expect(page).toHaveURL("/providers?priceRanges=$$,$$$");
    await page.getByRole("link", { name: "Remove filter $$ and $$$" }).click();
    await expect(page).toHaveURL("/providers");
    await expect(page.getByRole("radio", { name: "Any" })).toBeChecked();
  });
});

test("going back from a profile leads to the same place of the list", async ({ page }) => {
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

test("an address that can't be read is a 400 page that names what", async ({ page, noise }) => {
  noise.allow(/status of 400/);
  expect(await openPage(page, "/providers?page=0")).toBe(400);
  await expect(page.getByRole("heading", { level: 1, name: "This address can’t be read" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("“page”");
  await expect(page.getByRole("main").getByRole("link", { name: "Browse Providers" })).toHaveAttribute(
    "href",
    "/providers",
  );
  const { status, fields } = await readAnswer(page, "/api/providers?minTrustScore=abc");
  expect(status).toBe(400);
  expect(Object.keys(fields ?? {})).toEqual(["minTrustScore"]);
});

test("an unknown provider is a 404 page and a 404 answer", async ({ page, noise }) => {
  noise.allow(/status of 404/);
  const id = "0198aaaa-1111-7111-8111-111111111111";
  expect(await openPage(page, `/provider/${id}`)).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Provider not found" })).toBeVisible();
  const answer = await readAnswer(page, `/api/providers/${id}`);
  expect(answer).toEqual({ status: 404, error: "Provider not found", code: "provider_not_found" });
});

type Refused = { status: number; error: string; code: string; fields?: Record<string, string> };

async function readAnswer(page: Page, path: string): Promise<Refused> {
  const answer = await page.request.get(path);
  return { status: answer.status(), ...((await answer.json()) as Omit<Refused, "status">) };
}
