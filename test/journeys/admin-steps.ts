import type { Locator, Page } from "@playwright/test";
import { expect, openPage } from "./journey.ts";
import { makeRequest, seedStorage, provenAdmin, storedBy } from "./people.ts";

const tabs = {
  "Badge Management": "badges",
  Couples: "couples",
  "Front Page Hero Settings": "hero",
  "Site Settings": "site",
  Invitations: "invitations",
  "Imported pages": "imported",
  Requests: "requests",
  Audit: "audit",
  Queue: "queue",
} as const;
export type TabName = keyof typeof tabs;

export async function enterAsAdmin(page: Page, name: TabName): Promise<Locator> {
  await seedStorage(page, storedBy(await provenAdmin()));
  return openAdminTab(page, name);
}

export async function openAdminTab(page: Page, name: TabName): Promise<Locator> {
  await openPage(page, `/admin#${tabs[name]}`);
  const tab = page.getByRole("tabpanel", { name });
  await expect(tab).toBeVisible();
  return tab;
}

export function rowsOf(tab: Locator): Locator {
  return tab.getByRole("row").filter({ has: tab.page().getByRole("rowheader") });
}

export async function findRow(tab: Locator, words: string): Promise<Locator> {
  await tab.getByRole("searchbox").first().fill(words);
  const rows = rowsOf(tab);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(words);
  return rows;
}

export function impersonationBanner(page: Page): Locator {
  return page.getByRole("region", { name: "Impersonation" });
}

export async function requestVerified(id: string, motivation: string): Promise<void> {
  const admin = await provenAdmin();
  const as = await makeRequest(`/api/admin/impersonate/${id}`, { method: "POST", token: admin.token });
  const { token } = (await as.json()) as { token: string };
  const response = await makeRequest("/api/verifications/request", { token, body: { motivation } });
  expect(response.status).toBe(201);
}
