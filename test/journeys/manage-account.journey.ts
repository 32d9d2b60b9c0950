import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectDashboard, passwordField, signInHere } from "./account-steps.ts";
import { expect, openPage, test } from "./journey.ts";
import { expectEmailsTo } from "./outbox.ts";
import {
  makeRequest,
  seedStorage,
  registerConfirmed,
  signIn,
  storedBy,
  type Business,
  type SignedIn,
} from "./people.ts";

const newPassword = "a tortoise, a lamp";

async function openForBusiness(page: Page, business_name: string): Promise<Business & SignedIn["record"]> {
  const business = await registerConfirmed(business_name);
  const owner = await signIn("provider", business);
  expect((await makeRequest("/api/providers/profile/publish", { method: "PUT", token: owner.token })).status).toBe(200);
  await seedStorage(page, storedBy(owner));
  return { ...owner.record, ...business };
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await passwordField(page, "Current password").fill(from);
  await passwordField(page, "New password").fill(to);
  await passwordField(page, "Confirm new password").fill(to);
  await page.getByRole("form", { name: "Change password" }).getByRole("button", { name: "Change password" }).click();
}

test("a new password signs every other browser out, and the owner sees which were in", async ({
  page,
  browser,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of (400|401)/);
  const owner = await openForBusiness(page, "Lig en Skadu");
  const elsewhere = await browser.newContext();
  noise.listenTo(elsewhere);
  const other = await elsewhere.newPage();
  await openPage(other, "/login");
  await signInHere(other, owner);
  await expectDashboard(other, "Lig en Skadu");

  await openPage(page, "/account");
  const sessions = page.getByRole("list", { name: "Your devices" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("This device");
  await expect(sessions.last().getByRole("button", { name: /^Log out / })).toBeVisible();

  await changePassword(page, "not my password", newPassword);
  await expect(passwordField(page, "Current password")).toHaveAccessibleDescription(
    "This is not your current password.",
  );
  await changePassword(page, owner.password, newPassword);
  await expect(page.getByText("Your password has been changed. Every other device has been logged out.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expectEmailsTo(owner.email, "Your password was changed");

  await openPage(other, "/account");
  await expect(other).toHaveURL("/login?next=%2Faccount");
  await elsewhere.close();
});

test("a provider downloads its data and deletes the account, and nothing of it can be found", async ({
  page,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of (400|401|410)/);
  const owner = await openForBusiness(page, "Somer Sneeu");
  const profile = `/provider/${owner.id}`;
  expect((await page.request.get(profile)).status()).toBe(200);

  await openPage(page, "/account");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const data: unknown = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data).toMatchObject({
    account: { email: owner.email },
    profile: { business_name: "Somer Sneeu", phone: "+27825550142" },
    sessions: [{ is_current: true }],
  });

  await page.getByRole("button", { name: /^Delete (my )?account$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByRole("textbox", { name: "Your password" });
  await password.fill("not my password");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(password).toHaveAccessibleDescription("This is not your current password.");
  await password.fill(owner.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();

  expect(await openPage(page, profile)).toBe(410);
  await openPage(page, "/login");
  await signInHere(page, owner);
  await expect(page.getByText("Invalid email or password")).toBeVisible();
});
