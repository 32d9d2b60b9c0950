import type { Locator, Page } from "@playwright/test";
import { fieldOf } from "./dashboard-steps.ts";
import { expect } from "./journey.ts";

type BulkTyped = {
  "Couple name"?: string;
  Email?: string;
  Phone?: string;
  "Wedding date"?: string;
  "Venue location"?: string;
  "Guest count"?: string;
  Message?: string;
};

export function bulkForm(page: Page): Locator {
  return page.getByRole("form", { name: "Contact Multiple Vendors" });
}

/** By prefix, since the label includes counts and state. */
export function categoryTick(form: Locator, name: string): Locator {
  return form.getByRole("checkbox", { name: new RegExp(`^${name}\\b`) });
}

export async function tick(form: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) await categoryTick(form, name).check();
}

export async function fillBulk(form: Locator, typed: BulkTyped): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await fieldOf(form, label).fill(text);
}

export async function expectBulk(form: Locator, typed: BulkTyped): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await expect(fieldOf(form, label)).toHaveValue(text);
}

export function bulkSend(form: Locator, categories: number): Locator {
  if (categories === 0) return form.getByRole("button", { name: "Choose a category" });
  return form.getByRole("button", { name: `Send to ${categories} ${categories === 1 ? "Category" : "Categories"}` });
}

export async function readPreview(form: Locator, categories: number): Promise<number> {
  const words = categories === 1 ? "category" : "categories";
  const line = form.getByText(new RegExp(`^Your enquiry goes to \\d+ vendors? in ${categories} ${words}\\.`));
  return firstNumber((await line.textContent()) ?? "");
}

export function recipientTick(form: Locator, category: string): Locator {
  return form.getByRole("list", { name: category }).getByRole("checkbox");
}

export function sentView(page: Page): Locator {
  return page.getByRole("region", { name: "Your enquiry has been sent." });
}

export function waitingView(page: Page): Locator {
  return page.getByRole("region").filter({ has: page.getByText("Vendors chosen", { exact: true }) });
}

type Outcome = { contacted: number; breakdown: Map<string, number> };

export async function readSent(page: Page): Promise<Outcome> {
  return readOutcome(sentView(page), "Vendors contacted");
}

export async function readWaiting(page: Page): Promise<Outcome> {
  return readOutcome(waitingView(page), "Vendors chosen");
}

async function readOutcome(view: Locator, term: string): Promise<Outcome> {
  await expect(view.getByRole("heading", { level: 2 })).toBeFocused();
  const contacted = await view.getByText(term, { exact: true }).locator("xpath=following-sibling::dd").textContent();
  const lines = await view.getByRole("listitem").allTextContents();
  const breakdown = new Map(lines.map((line) => [line.replace(/ \d+ vendors?$/, ""), firstNumber(line)]));
  return { contacted: Number(contacted), breakdown };
}

export function sumOf(breakdown: ReadonlyMap<string, number>): number {
  return [...breakdown.values()].reduce((sum, count) => sum + count, 0);
}

export function watchBulk(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/enquiries/bulk-contact"))
      sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  return sent;
}

function firstNumber(text: string): number {
  return Number(/\d+/.exec(text)?.[0]);
}
