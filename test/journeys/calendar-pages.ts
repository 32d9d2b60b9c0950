import type { Page } from "@playwright/test";
import type { Visited } from "./visited.ts";

async function chooseDays(page: Page): Promise<void> {
  await page.getByRole("grid").getByRole("button", { name: /today/ }).focus();
  for (const key of ["Shift+ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Block, hold or book" }).waitFor();
}

async function openDays(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Hold" }).check();
  await page.getByLabel("Hold for (days)").waitFor();
}

async function openRules(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change availability rules" }).click();
  await page.getByRole("button", { name: "Add a closed season" }).click();
  await page.getByRole("group", { name: "Closed season 1" }).waitFor();
}

export const calendarPages: readonly Visited[] = [
  {
    name: "a calendar, some of its days, and how its provider works",
    as: "provider",
    address: "/calendar",
    before: (page) => page.getByRole("grid").waitFor(),
    andThen: [chooseDays, openDays, openRules],
    differs: true,
  },
  {
    name: "the agenda of a calendar that nobody keeps",
    as: "newcomer",
    address: "/calendar?view=agenda",
    before: (page) => page.getByRole("heading", { name: "Be found by couples with a date" }).waitFor(),
  },
];
