import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

type Credentials = { email: string; password: string };

/** A password's line; beside it stands a button that shows it, which is called for it too. */
export function passwordLine(page: Page, label = "Password"): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

/** The line for the email address of the page's form. */
export function emailLine(page: Page): Locator {
  return page.getByRole("main").getByLabel("Email", { exact: true });
}

/** Fills the login of either kind and sends it. */
export async function signInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await emailLine(page).fill(email);
  await passwordLine(page).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Waits until the page is the dashboard of a business, ready to be typed in. */
export async function expectDashboard(page: Page, business_name: string): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard(#.*)?$/);
  await expect(page.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();
  await expect(page.getByRole("form", { name: "Your profile" })).toBeVisible();
}
