import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";
import { wide } from "./screens.ts";

/** What a sign-in leaves in the browser (src/features/accounts/web/session.ts). */
type Stored = Record<string, string>;

const provider: Stored = {
  "umshado.provider_token": "not-a-real-token",
  "umshado.user": JSON.stringify({ business_name: "Wildevy Estate", is_super_admin: false }),
};
const superAdmin: Stored = {
  ...provider,
  "umshado.user": JSON.stringify({ business_name: "Umshado", is_super_admin: true }),
};
const couple: Stored = {
  "umshado.couple_token": "not-a-real-token",
  "umshado.couple": JSON.stringify({ partner1_name: "Thandeka", partner2_name: "Sizwe", venue_location: "Durban" }),
};
const impersonation = (kind: "provider" | "couple"): Stored => ({
  "umshado.impersonating": "true",
  "umshado.impersonated_kind": kind,
  "umshado.original_user": superAdmin["umshado.user"] ?? "",
  "umshado.original_token": "the-admins-token",
});

async function signIn(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript((entries) => {
    // once: what the page forgets later stays forgotten
    if (sessionStorage.getItem("signed in") !== null) return;
    sessionStorage.setItem("signed in", "yes");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

test("the menu of a phone opens, closes and gives the focus back by keyboard", async ({ page }) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(menu.getByRole("link")).toHaveText([
    "Browse Providers",
    "Couple Login",
    "Provider Login",
    "Start Planning",
  ]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Space");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Browse Providers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/providers");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await openPage(page, "/providers");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("wide", () => {
  test.use(wide);

  const kinds = [
    { who: "a guest", stored: {}, items: ["Browse Providers", "Couple Login", "Provider Login", "Start Planning"] },
    { who: "a provider", stored: provider, items: ["Home", "Browse Providers", "Dashboard", "Logout"] },
    { who: "a super admin", stored: superAdmin, items: ["Home", "Browse Providers", "Dashboard", "Admin", "Logout"] },
    { who: "a couple", stored: couple, items: ["Home", "Browse Providers", "Dashboard", "Logout"] },
  ];
  for (const { who, stored, items } of kinds) {
    test(`the bar of ${who} holds what is for them`, async ({ page }) => {
      await signIn(page, stored);
      await openPage(page, "/providers");
      const bar = page.getByRole("navigation", { name: "Main" });
      await expect(bar.getByRole("listitem")).toHaveText(items);
      await expect(page.getByRole("region", { name: "Impersonation" })).toHaveCount(0);
    });
  }

  test("a provider logs out to the login page, and nothing of the session stays", async ({ page }) => {
    await signIn(page, provider);
    await openPage(page, "/providers");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Start Planning" }),
    ).toBeVisible();
  });

  test("a couple logs out to the home page", async ({ page }) => {
    await signIn(page, couple);
    await openPage(page, "/providers");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Start Planning" }).first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});

const impersonated = [
  {
    kind: "provider",
    stored: { ...superAdmin, ...impersonation("provider") },
    words: "IMPERSONATING PROVIDER Umshado",
  },
  { kind: "couple", stored: { ...couple, ...impersonation("couple") }, words: "IMPERSONATING COUPLE Thandeka & Sizwe" },
];
for (const { kind, stored, words } of impersonated) {
  test(`every screen says that a ${kind} is impersonated, and the admin can stop it`, async ({ page }) => {
    await signIn(page, stored);
    for (const address of ["/", "/providers", "/privacy"]) {
      await openPage(page, address);
      await expect(page.getByRole("region", { name: "Impersonation" })).toContainText(words);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Admin" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("region", { name: "Impersonation" })).toHaveCount(0);
    const left = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(left).toEqual({
      "umshado.provider_token": "the-admins-token",
      "umshado.user": superAdmin["umshado.user"],
    });
  });
}
