import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

type Credentials = { email: string; password: string };

/** By exact label, since the show button has a similar one. */
export function passwordField(page: Page, label = "Password"): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

export function emailField(page: Page): Locator {
  return page.getByRole("main").getByLabel("Email", { exact: true });
}

export async function signInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

export async function expectDashboard(page: Page, business_name: string): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard(#.*)?$/);
  await expect(page.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();
  await expect(page.getByRole("form", { name: "Your profile" })).toBeVisible();
}
