import { demoLogins } from "../../seed/demo-directory.ts";
import { expect, openPage, test } from "./journey.ts";
import { seedStorage, people, readStored, signIn, storedBy, type SignedIn, type Stored } from "./people.ts";
import { wide } from "./screens.ts";

function impersonating(person: SignedIn): Stored {
  const { superAdmin } = people();
  return {
    ...storedBy(person),
    "umshado.impersonating": "true",
    "umshado.impersonated_kind": person.kind,
    "umshado.original_user": JSON.stringify(superAdmin.record),
    "umshado.original_token": superAdmin.token,
  };
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
    "Start Planning",
    "Provider Login",
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

  const guest = ["Browse Providers", "Couple Login", "Start Planning", "Provider Login"];
  // the unread count varies, as other journeys write
  const dashboard = /^Dashboard(\d+\+?)?$/;
  const signedIn = ["Home", "Browse Providers", dashboard, "Logout"];
  const kinds = [
    { who: "a guest", person: null, items: guest, call: "Do you make weddings happen?" },
    { who: "a provider", person: "provider", items: signedIn, call: "Make more weddings happen" },
    {
      who: "a super admin",
      person: "superAdmin",
      items: signedIn.toSpliced(3, 0, "Admin"),
      call: "Keep the directory in order",
    },
    { who: "a couple", person: "couple", items: signedIn, call: "Still looking for someone?" },
  ] as const;
  for (const { who, person, items, call } of kinds) {
    test(`the bar and the footer of ${who} have the right links`, async ({ page }) => {
      if (person !== null) await seedStorage(page, storedBy(people()[person]));
      await openPage(page, "/providers");
      const bar = page.getByRole("navigation", { name: "Main" });
      await expect(bar.getByRole("listitem")).toHaveText(items);
      await expect(page.getByRole("region", { name: "Impersonation" })).toHaveCount(0);

      const footerContent = page.getByRole("contentinfo");
      await expect(footerContent.getByRole("heading").first()).toHaveText(call);
      await page.evaluate(() => void Object.assign(window, { stayed: true }));
      await footerContent.getByRole("link", { name: "Privacy" }).click();
      await expect(page).toHaveURL("/privacy");
      expect(await page.evaluate(() => "stayed" in window)).toBe(true);
      await expect(footerContent.getByRole("heading").first()).toHaveText(call);
    });
  }

  const [, provider, couple] = demoLogins;

  test("a provider logs out to the login page, and nothing of the session stays", async ({ page }) => {
    await seedStorage(page, storedBy(await signIn("provider", provider)));
    await openPage(page, "/providers");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(await readStored(page)).toEqual({});
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Start Planning" }),
    ).toBeVisible();
  });

  test("a couple logs out to the home page", async ({ page }) => {
    await seedStorage(page, storedBy(await signIn("couple", couple)));
    await openPage(page, "/providers");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Start Planning" }).first()).toBeVisible();
    expect(await readStored(page)).toEqual({});
  });
});

for (const kind of ["provider", "couple"] as const) {
  test(`every screen shows that a ${kind} is impersonated, and the admin can stop it`, async ({ page }) => {
    const person = people()[kind];
    const name = "business_name" in person.record ? person.record.business_name : person.record.name;
    await seedStorage(page, impersonating(person));
    for (const address of ["/", "/providers", "/privacy"]) {
      await openPage(page, address);
      const banner = page.getByRole("region", { name: "Impersonation" });
      await expect(banner).toContainText(`IMPERSONATING ${kind.toUpperCase()} ${name}`);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Admin" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("region", { name: "Impersonation" })).toHaveCount(0);
    expect(await readStored(page)).toEqual(storedBy(people().superAdmin));
  });
}
