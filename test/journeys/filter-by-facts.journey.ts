import { expect, openPage, test } from "./journey.ts";
import { phone } from "./screens.ts";

test.use(phone);

test("on a phone venues are filtered by language and guests, with counts, and each filter comes off", async ({
  page,
}) => {
  await openPage(page, "/providers?category=venues");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const language = sheet.getByRole("checkbox", { name: /^Afrikaans/ });
  const chosen = sheet.locator("label").filter({ has: page.getByRole("checkbox", { name: /^Afrikaans/ }) });
  const count = /\d+/.exec((await chosen.textContent()) ?? "")?.[0];
  await language.check();
  await expect(sheet.getByRole("button", { name: `Show ${count} vendors` })).toBeVisible();
  await expect(page).toHaveURL("/providers?category=venues&facts=afrikaans");
  await sheet.getByLabel("Number of guests").fill("120");
  await expect(page).toHaveURL("/providers?category=venues&facts=afrikaans&guests=120");
  await sheet.getByRole("button", { name: /^Show / }).click();

  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText(/Up to [\d\u00a0]+ guests/);
  const unstated = page.getByRole("region", { name: "Capacity not stated: ask about 120 guests" });
  if ((await unstated.count()) > 0) await expect(unstated).not.toContainText("Up to");
  const chip = (name: string) => page.getByRole("link", { name: `Remove filter ${name}` });
  await chip("For 120 guests").click();
  await expect(page).toHaveURL("/providers?category=venues&facts=afrikaans");
  await expect(page.getByRole("heading", { level: 2, name: `${count} vendors` })).toBeVisible();
  await chip("Afrikaans").click();
  await expect(page).toHaveURL("/providers?category=venues");
});

test("a search line becomes filters, and leads back to those who list nothing", async ({ page }) => {
  await openPage(page, "/providers?search=venue+for+100+guests+with+accommodation+and+pink+llamas");
  await expect(page).toHaveURL(/\/providers\?category=venues&facts=accommodation&guests=100&prefer=/);
  await expect(
    page.getByText(/for 100 guests, filtered by accommodation. No vendor here mentions “pink llamas”/),
  ).toBeVisible();
  const count = page.getByRole("heading", { level: 2, name: /^\d+ vendors?$/ }).first();
  const filtered = Number.parseInt((await count.textContent()) ?? "", 10);
  await page.getByRole("link", { name: "Include vendors who don’t list accommodation" }).click();
  await expect(page.getByRole("link", { name: "Remove filter First: accommodation" })).toBeVisible();
  expect(Number.parseInt((await count.textContent()) ?? "", 10)).toBeGreaterThan(filtered);
});
