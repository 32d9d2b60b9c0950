import type { Page } from "@playwright/test";
import { emailField, passwordField } from "./account-steps.ts";
import type { Business } from "./people.ts";

export async function fillSignIn(
  page: Page,
  { email, password, confirmPassword = password }: Pick<Business, "email" | "password"> & { confirmPassword?: string },
): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await passwordField(page, "Confirm password").fill(confirmPassword);
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function fillBusiness(page: Page, business: Business): Promise<void> {
  await page.getByLabel("Business name").fill(business.business_name);
  await page.getByLabel("Contact person").fill(business.contact_person);
  await page.getByLabel("Phone").fill(business.phone);
}

export async function submitRegistration(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create account" }).click();
}
