import type { Page } from "@playwright/test";
import { expectDashboard } from "./account-steps.ts";
import { expect, openPage, test as journey } from "./journey.ts";
import { readStored } from "./people.ts";
import { issuerUrl } from "./places.ts";
import { strangers } from "./strangers.ts";

const test = journey.extend<{ issuer: undefined }>({
  issuer: [
    async ({ noise }, provide) => {
      noise.allow(new RegExp(`^requested ${issuerUrl()}/`));
      await provide(undefined);
    },
    { auto: true },
  ],
});

async function historyOf(page: Page): Promise<string[]> {
  const inspector = await page.context().newCDPSession(page);
  const { entries } = await inspector.send("Page.getNavigationHistory");
  return entries.map(({ url }) => url);
}

async function expectNoToken(page: Page): Promise<void> {
  expect((await historyOf(page)).filter((address) => address.includes("token="))).toEqual([]);
}

async function comeBackAs(page: Page, { name }: { name: string }): Promise<void> {
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByRole("button", { name: `Continue as ${name}` }).click();
  await expect(page).toHaveURL("/auth/callback");
  await expect(page.getByRole("heading", { level: 1, name: "Success" })).toBeVisible();
  await expectNoToken(page);
}

test("a provider signs in with Google, enters the business's details once, and is at home", async ({ page }) => {
  await openPage(page, "/login");
  await comeBackAs(page, strangers.florist);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Tell us about your business" })).toBeVisible();
  const form = page.getByRole("form", { name: "Your business" });
  await form.getByLabel(/^Business name/).fill("Blomme by Ayanda");
  await form.getByLabel(/^Contact person/).fill("Ayanda Khumalo");
  await form.getByLabel(/^Phone/).fill("");
  await form.getByRole("button", { name: "Save and continue" }).click();
  await expect(form.getByLabel(/^Phone/)).toBeFocused();
  await expect(form.getByLabel(/^Phone/)).toHaveAccessibleDescription("Please fill in all required fields");
  await form.getByLabel(/^Phone/).fill("082 555 0151");
  await form.getByRole("button", { name: "Save and continue" }).click();
  await expectDashboard(page, "Blomme by Ayanda");
  await expectNoToken(page);

  // the second sign-in needs no questions
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await openPage(page, "/login");
  await page.context().clearCookies();
  await comeBackAs(page, strangers.florist);
  await expectDashboard(page, "Blomme by Ayanda");
});

test("a couple signs in with Google and is at home", async ({ page }) => {
  await openPage(page, "/couple-login");
  await comeBackAs(page, strangers.bride);
  await expect(page).toHaveURL("/couple-dashboard");
  await expectNoToken(page);
  const stored = await readStored(page);
  expect(stored).toHaveProperty(["umshado.couple_token"]);
  expect(stored).not.toHaveProperty(["umshado.provider_token"]);
});

for (const { kind, login } of [
  { kind: "provider", login: "/login" },
  { kind: "couple", login: "/couple-login" },
]) {
  test(`a ${kind} who cancels at Google reads so at the login, and nobody is logged in`, async ({ page }) => {
    await openPage(page, login);
    await page.getByRole("link", { name: "Sign in with Google" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Authentication Failed" })).toBeVisible();
    await expect(page).toHaveURL(`${login}?error=access_denied`);
    await expect(
      page.getByText("You cancelled the sign-in with Google. Try again, or log in with your email."),
    ).toBeVisible();
    expect(await readStored(page)).toEqual({});
  });
}
