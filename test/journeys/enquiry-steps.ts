import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export type Typed = {
  "Your Name": string;
  "Email Address": string;
  Phone?: string;
  "Wedding date"?: string;
  "Venue location"?: string;
  "Guest count"?: string;
  Message?: string;
};

/** Rule [texts-5]. */
export const sentSentence = "Enquiry sent successfully! The provider will contact you soon.";

export function enquiryOpener(page: Page): Locator {
  return page.getByRole("main").getByRole("button", { name: "Send enquiry" }).first();
}

export function enquiryDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Send an enquiry to / });
}

export async function openEnquiry(page: Page): Promise<Locator> {
  await enquiryOpener(page).click();
  const dialog = enquiryDialog(page);
  await expect(dialog.getByLabel("Your Name")).toBeVisible();
  return dialog;
}

export async function fillEnquiry(dialog: Locator, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label).fill(text);
}

export async function expectTyped(dialog: Locator, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(dialog.getByLabel(label)).toHaveValue(text);
}

export function sendButton(dialog: Locator): Locator {
  return dialog.getByRole("button", { name: "Send enquiry" });
}

export async function expectSent(page: Page, email?: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Your enquiry to / });
  await expect(dialog.getByRole("heading", { name: sentSentence })).toBeFocused();
  await expect(dialog.getByRole("heading", { name: "What happens next" })).toBeVisible();
  if (email !== undefined) await expect(dialog.getByText(email)).toBeVisible();
  await dialog.getByRole("button", { name: "Back to the profile" }).click();
  await expect(dialog).toBeHidden();
}
