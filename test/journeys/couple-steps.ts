import type { Locator, Page } from "@playwright/test";
import { emailField, passwordField } from "./account-steps.ts";
import { expect } from "./journey.ts";

export function emptyHeart(page: Page): Locator {
  return page.getByRole("button", { name: /^Add to (favourites|shortlist)$/, pressed: false });
}

export function fullHeart(page: Page): Locator {
  return page.getByRole("button", { name: /^Remove from (favourites|shortlist)$/, pressed: true });
}

export function shortlistLink(page: Page, count: number): Locator {
  return page.getByRole("banner").getByRole("link", { name: new RegExp(`^Shortlist(: ${count}| \\(${count}\\))$`) });
}

export async function registerHere(
  page: Page,
  { email, password, confirmPassword = password }: { email: string; password: string; confirmPassword?: string },
): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await passwordField(page, "Confirm password").fill(confirmPassword);
  await page.getByRole("button", { name: "Create account" }).click();
}

export async function openWeddingForm(page: Page): Promise<Locator> {
  const form = page.getByRole("form", { name: "Complete Your Wedding Profile" });
  const unfold = page.getByRole("button", { name: /^(Fill it in|Check what we filled in)$/ });
  await expect(form.or(unfold).first()).toBeVisible();
  if (await unfold.isVisible()) await unfold.click();
  await expect(form).toBeVisible();
  return form;
}

export function favouriteCards(page: Page): Locator {
  return page.getByRole("region", { name: "Your Favourite Vendors" }).getByRole("article");
}

export async function readFavourites(page: Page, count: number): Promise<string[]> {
  const names = favouriteCards(page).getByRole("heading");
  await expect(names).toHaveCount(count);
  return names.allTextContents();
}

export function sentEnquiries(page: Page): Locator {
  return page.getByRole("region", { name: "Your enquiries" });
}

export async function openRecipients(page: Page, count: number): Promise<Locator> {
  await sentEnquiries(page)
    .getByRole("button", { name: `Show all ${count} recipients` })
    .click();
  const recipients = page.getByRole("list", { name: "Recipients" }).getByRole("listitem");
  await expect(recipients).toHaveCount(count);
  return recipients;
}
