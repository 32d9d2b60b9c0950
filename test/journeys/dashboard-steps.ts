import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";

export type TabName =
  | "Basic Info"
  | "Business Details"
  | "Pricing & Services"
  | "Social Media"
  | "Operating Details"
  | "Endorsements"
  | "Website Badge";

/** Returns its panel. The tab's name may include a fault count. */
export async function openTab(page: Page, name: TabName): Promise<Locator> {
  await tabOf(page, name).click();
  const panel = page.getByRole("tabpanel", { name });
  await expect(panel).toBeVisible();
  return panel;
}

export function tabOf(page: Page, name: TabName): Locator {
  return page.getByRole("tab", { name });
}

export function fieldOf(place: Locator, label: string): Locator {
  return place.getByLabel(new RegExp(`^${label}( \\(.*\\))?\\s*$`));
}

export async function fillLines(panel: Locator, lines: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(lines)) await fieldOf(panel, label).fill(text);
}

export async function addEntries(panel: Locator, label: string, entries: readonly string[]): Promise<void> {
  const line = fieldOf(panel, label);
  for (const entry of entries) {
    await line.fill(entry);
    await line.press("Enter");
    await expect(panel.getByRole("button", { name: `Remove ${entry}`, exact: true })).toBeVisible();
  }
}

export async function saveChanges(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByText(/^Last saved /)).toBeVisible();
}
