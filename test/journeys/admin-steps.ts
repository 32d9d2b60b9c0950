import type { Locator, Page } from "@playwright/test";
import { expect, openPage } from "./journey.ts";
import { ask, keepIn, provenAdmin, storedBy } from "./people.ts";

/** The tabs of the control panel, by the names of their tabs, with their places in the address. */
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

/** Opens a tab of the control panel as the super admin whom all journeys share. */
export async function enterAsAdmin(page: Page, name: TabName): Promise<Locator> {
  await keepIn(page, storedBy(await provenAdmin()));
  return openAdminTab(page, name);
}

/** Opens a tab for whoever is signed in. */
export async function openAdminTab(page: Page, name: TabName): Promise<Locator> {
  await openPage(page, `/admin#${tabs[name]}`);
  const tab = page.getByRole("tabpanel", { name });
  await expect(tab).toBeVisible();
  return tab;
}

/** The entries of a tab's list. */
export function rowsOf(tab: Locator): Locator {
  return tab.getByRole("row").filter({ has: tab.page().getByRole("rowheader") });
}

/** Searches a tab's list until one row is left, and answers it. */
export async function findRow(tab: Locator, words: string): Promise<Locator> {
  await tab.getByRole("searchbox").first().fill(words);
  const rows = rowsOf(tab);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(words);
  return rows;
}

/** What says on every screen that the admin acts as somebody else. */
export function impersonationBanner(page: Page): Locator {
  return page.getByRole("region", { name: "Impersonation" });
}

/** Asks as a provider to be verified by the site, beside any browser. */
export async function askToBeVerified(id: string, motivation: string): Promise<void> {
  const admin = await provenAdmin();
  const as = await ask(`/api/admin/impersonate/${id}`, { method: "POST", token: admin.token });
  const { token } = (await as.json()) as { token: string };
  const asked = await ask("/api/verifications/request", { token, body: { motivation } });
  expect(asked.status).toBe(201);
}
