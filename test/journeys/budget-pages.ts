import type { Page } from "@playwright/test";
import type { Visited } from "./visited.ts";

async function showTable(page: Page): Promise<void> {
  await page.getByText("Table", { exact: true }).click();
  await page.getByRole("table", { name: "The budget by category" }).waitFor();
}

async function addNothing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  await page.getByText("Enter what it’s for.").first().waitFor();
}

async function tickOff(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Mark as paid" }).first().click();
  await page.getByRole("dialog", { name: "Mark as paid" }).waitFor();
}

async function resetSplit(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change the split" }).click();
  await page.getByRole("dialog", { name: "The split" }).waitFor();
}

async function proposeSplit(page: Page): Promise<void> {
  await page.getByLabel("Total budget (R)").fill("180 000");
  await page.getByRole("heading", { name: "Where it could go" }).waitFor();
}

async function planNothing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to the plan" }).click();
  await page.getByText("Enter the task.").first().waitFor();
  // or the sticky bar covers half of it
  await page.evaluate(() => scrollTo(0, 0));
}

async function editTask(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Edit the task" }).waitFor();
}

export const budgetPages: readonly Visited[] = [
  {
    name: "a budget with bookings, payments and what is due, as a table, and its dialogs",
    as: "couple",
    address: "/budget",
    before: async (page) => page.getByRole("heading", { name: "By category" }).waitFor(),
    andThen: [showTable, addNothing, tickOff, resetSplit],
    differs: true,
  },
  {
    name: "a budget before it begins",
    as: "newCouple",
    address: "/budget",
    before: async (page) => page.getByRole("heading", { name: "What do you want to spend?" }).waitFor(),
    andThen: [proposeSplit],
  },
  {
    name: "a plan with what is booked, tasks and the law, and its forms",
    as: "couple",
    address: "/plan",
    before: async (page) => page.getByRole("heading", { name: "Legal requirements" }).waitFor(),
    andThen: [planNothing, editTask],
  },
];
