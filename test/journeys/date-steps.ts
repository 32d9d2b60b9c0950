import type { Browser, Page } from "@playwright/test";
import { bulkForm, categoryTick, fillBulk, tick } from "./bulk-steps.ts";
import { favouriteCards } from "./couple-steps.ts";
import { expect, openPage, type Noise } from "./journey.ts";
import { makeRequest, confirmEmail, seedStorage, registerCouple, storedBy } from "./people.ts";
import { phone } from "./screens.ts";

export async function openKeepers(
  browser: Browser,
  noise: Noise,
  { date, provider_id }: { date: string; provider_id: string },
): Promise<{ page: Page; email: string }> {
  const couple = await registerCouple();
  const { token } = couple;
  await confirmEmail(couple.record.email);
  const profile = { partner1_name: "Lerato", partner2_name: "Johan", wedding_date: date };
  expect((await makeRequest("/api/couples/profile", { method: "PUT", token, body: profile })).status).toBe(200);
  expect((await makeRequest("/api/favorites", { token, body: { provider_id } })).status).toBe(201);
  const context = await browser.newContext(phone);
  noise.listenTo(context);
  const page = await context.newPage();
  await seedStorage(page, storedBy(couple));
  return { page, email: couple.record.email };
}

export async function missInList(page: Page, { name, date }: { name: string; date: string }): Promise<void> {
  const result = page.getByRole("main").getByRole("heading", { name, exact: true });
  const search = new URLSearchParams({ category: "florists", search: name });
  await openPage(page, `/providers?${search}`);
  await expect(result).toBeVisible();
  await openPage(page, `/providers?${search}&date=${date}`);
  await expect(page.getByText(/^Vendors already booked on .* are hidden\./)).toBeVisible();
  await expect(result).toBeHidden();
}

export async function missInBulk(page: Page, { name, date }: { name: string; date: string }): Promise<void> {
  await openPage(page, "/bulk-contact");
  const form = bulkForm(page);
  await fillBulk(form, { "Wedding date": date });
  await tick(form, ["Florists"]);
  await expect(categoryTick(form, "Florists")).toBeChecked();
  await expect(form.getByText(/\d+ vendors? (is|are) booked on /)).toBeVisible();
  await form.getByRole("button", { name: /^Show all \d+ of Florists$/ }).click();
  await expect(form.getByRole("list", { name: "Florists" }).getByRole("checkbox").nth(10)).toBeVisible();
  await expect(form.getByRole("checkbox", { name })).toHaveCount(0);
}

export async function waitFor(page: Page, name: string): Promise<void> {
  await openPage(page, "/couple-dashboard");
  const card = favouriteCards(page).filter({ hasText: name });
  await expect(card.getByText("Not available on your date")).toBeVisible();
  await card.getByRole("button", { name: "Notify me if they become available" }).click();
  await expect(page.getByText(`We’ll email you once if ${name} becomes available on your date.`)).toBeVisible();
  await expect(card.getByText("We’ll email you once if they become available.")).toBeVisible();
  await expect(card.getByRole("button", { name: "Stop waiting" })).toBeFocused();
}
