import type { Page } from "@playwright/test";
import { core } from "./core.ts";
import { favouriteCards, readFavourites, registerHere, shortlistLink } from "./couple-steps.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { password } from "./people.ts";

const list = "/providers?province=Gauteng";

async function saveThree(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (const at of [0, 1, 2]) {
    const card = page.getByRole("article").nth(at);
    names.unshift(await card.getByRole("heading").innerText());
    await card.getByRole("button", { name: / (favourites|shortlist)$/ }).click();
    await expect(shortlistLink(page, at + 1)).toBeVisible();
  }
  return names;
}

const namesOn = (page: Page) => page.getByRole("article").getByRole("heading");

test(
  "a guest saves three vendors, shares them with somebody who sees no names, registers, and has them as favourites",
  core,
  async ({ page, browser, noise }) => {
    await openPage(page, list);
    const names = await saveThree(page);
    await shortlistLink(page, 3).click();
    await expect(namesOn(page)).toHaveText(names);
    await page.reload();
    await expect(namesOn(page)).toHaveText(names);

    await test.step("two of them are compared", async () => {
      const [first, second, third] = names;
      await expect(page.getByRole("link", { name: "Compare (3)" })).toBeVisible();
      await page.getByRole("checkbox", { name: `Compare ${second}` }).uncheck();
      await page.getByRole("link", { name: "Compare (2)" }).click();
      await expect(page.getByRole("link", { name: first, exact: true }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: third, exact: true }).first()).toBeVisible();
      await expect(page.getByText(second ?? "", { exact: true })).toHaveCount(0);
      await openPage(page, "/shortlist");
    });

    const whatsApp = await test.step("the link is shared by WhatsApp", async () => {
      await page.getByRole("button", { name: "Share shortlist" }).click();
      const toolbar = page.getByRole("toolbar", { name: "Share shortlist" });
      await expect(toolbar.getByRole("link").first()).toBeFocused();
      const address = await toolbar.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Share shortlist" })).toBeFocused();
      return new URL(address ?? "");
    });
    const text = whatsApp.searchParams.get("text") ?? "";
    expect(text).toMatch(/^Have a look at this shortlist of 3 wedding vendors on Umshado: https?:\S+$/);
    const { pathname, search } = new URL(text.split(" ").at(-1) ?? "");

    await test.step("somebody else opens it", () => openAsSomebody(pathname + search, names));

    await test.step("registering makes them favourites", async () => {
      await openPage(page, "/couple-register");
      await page.getByLabel(/^Partner 1 name/).fill("Naledi");
      await registerHere(page, { email: newAddress(), password });
      await expect(page).toHaveURL("/couple-dashboard");
      await expect(page.getByText("3 vendors from this device were added to your favourites.")).toBeVisible();
      expect(await readFavourites(page, 3)).toEqual(names);
      expect(await page.evaluate(() => localStorage.getItem("umshado.hearts"))).toBeNull();
      await page.reload();
      await expect(favouriteCards(page)).toHaveCount(3);
      await openPage(page, "/shortlist");
      await expect(page.getByRole("link", { name: "Your favourites" })).toHaveAttribute("href", "/couple-dashboard");
    });

    async function openAsSomebody(address: string, expected: readonly string[]): Promise<void> {
      const context = await browser.newContext();
      noise.listenTo(context);
      const other = await context.newPage();
      await openPage(other, address);
      await expect(namesOn(other)).toHaveText(expected);
      await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      expect(await other.content()).not.toContain("Naledi");
      await other.getByRole("button", { name: "Save all to my shortlist" }).click();
      await expect(other.getByRole("button", { name: "All saved" })).toBeDisabled();
      await shortlistLink(other, 3).click();
      await expect(namesOn(other)).toHaveText(expected);
      await other
        .getByRole("article")
        .first()
        .getByRole("button", { name: / (favourites|shortlist)$/ })
        .click();
      await expect(namesOn(other)).toHaveText(expected.slice(1));
      await other.getByRole("button", { name: "Undo" }).click();
      await expect(namesOn(other)).toHaveText(expected);
      await context.close();
    }
  },
);

test("a shared shortlist without scripts says which vendors are deleted or can't be read", async ({
  browser,
  request,
}) => {
  const answer = await request.get("/api/providers?page=1&limit=2");
  const { providers } = (await answer.json()) as { providers: { id: string; business_name: string }[] };
  const names = providers.map(({ business_name }) => business_name);
  const ids = providers.map(({ id }) => id).join(",");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/shortlist?vendors=${ids},0198aaaa-1111-7111-8111-111111111111,019`);
  await expect(namesOn(page)).toHaveText(names);
  await expect(page.getByText("1 vendor on this shortlist is no longer listed.")).toBeVisible();
  await expect(page.getByText("Part of this link could not be read.")).toBeVisible();
  const { status, text } = await page.request.get("/shortlist?vendors=x").then(async (nothing) => ({
    status: nothing.status(),
    text: await nothing.text(),
  }));
  expect(status).toBe(200);
  expect(text).toContain("No vendors on this shortlist");
  await context.close();
});
