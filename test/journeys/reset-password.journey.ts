import type { Page } from "@playwright/test";
import { emailField, expectDashboard, passwordField, signInHere } from "./account-steps.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { expectEmailsTo, emailsTo, linkIn } from "./outbox.ts";
import { makeRequest, seedStorage, register, signIn, storedBy } from "./people.ts";

const neutral = "If an account exists with this email, you will receive a password reset link.";
const newPassword = "a tortoise, a lamp";

async function requestLink(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await page.getByRole("button", { name: /^Send the link/ }).click();
  await expect(page.getByText(neutral)).toBeVisible();
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await passwordField(page, "New password").fill(password);
  await passwordField(page, "Confirm new password").fill(password);
  await page.getByRole("button", { name: "Reset password" }).click();
}

test("a forgotten password is replaced through the mailed link, once, and every old session ends", async ({
  page,
  browser,
  noise,
}) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of (400|401|404)/);
  const business = await register("Goue Ure");
  const old = await browser.newContext();
  noise.listenTo(old);
  const oldPage = await old.newPage();
  await seedStorage(oldPage, storedBy(await signIn("provider", business)));

  // an unknown address gets the same answer and no email
  const stranger = newAddress();
  await openPage(page, "/login");
  await emailField(page).fill(stranger);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expect(emailField(page)).toHaveValue(stranger);
  await requestLink(page, stranger);
  await requestLink(page, business.email);
  const [email] = await expectEmailsTo(business.email, "Set a new password");
  expect(await emailsTo(stranger)).toEqual([]);
  if (!email) return;
  expect(email.text).toContain("one hour");
  const link = linkIn(email, "/reset-password");

  // a refused try keeps the link valid; its token leaves the address at once
  await openPage(page, link);
  await expect(page).toHaveURL("/reset-password");
  await chooseNewPassword(page, "too few");
  await expect(passwordField(page, "New password")).toHaveAccessibleDescription(
    "Password must be at least 8 characters",
  );
  await expect(passwordField(page, "New password")).toBeFocused();
  await chooseNewPassword(page, newPassword);
  await expect(page.getByRole("heading", { level: 1, name: "Password changed" })).toBeVisible();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your password has been reset.")).toBeVisible();
  await expect(emailField(page)).toHaveValue(business.email);

  await openPage(oldPage, "/dashboard");
  await expect(oldPage).toHaveURL(/\/login\?next=%2Fdashboard$/);
  expect((await makeRequest("/api/auth/login", { body: business })).status).toBe(401);
  await signInHere(page, { ...business, password: newPassword });
  await expectDashboard(page, "Goue Ure");

  await openPage(oldPage, link);
  await expect(oldPage.getByRole("heading", { level: 1, name: "Invalid Reset Link" })).toBeVisible();
  await expect(oldPage.getByText("This link has expired, or was used already.")).toBeVisible();
  const token = new URL(link).searchParams.get("token");
  const again = await makeRequest("/api/auth/reset-password-token", {
    body: { token, newPassword: "a third one, a lamp" },
  });
  expect([again.status, await again.json()]).toEqual([400, expect.objectContaining({ code: "dead_link" })]);
  await old.close();
});
