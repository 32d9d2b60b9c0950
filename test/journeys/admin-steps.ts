import type { Locator, Page } from "@playwright/test";
import { expect, openPage } from "./journey.ts";
import { ask, keepIn, people, storedBy } from "./people.ts";

/** The rooms of the control panel, by the names of their tabs, with their places in the address. */
const rooms = {
  "Badge Management": "badges",
  Couples: "couples",
  "Front Page Hero Settings": "hero",
  "Site Settings": "site",
  Invitations: "invitations",
  Requests: "requests",
  Audit: "audit",
  Queue: "queue",
} as const;
export type RoomName = keyof typeof rooms;

/** Opens a room of the control panel as the super admin whom all journeys share. */
export async function enterAsAdmin(page: Page, name: RoomName): Promise<Locator> {
  await keepIn(page, storedBy(people().superAdmin));
  return openRoom(page, name);
}

/** Opens a room for whoever is signed in. */
export async function openRoom(page: Page, name: RoomName): Promise<Locator> {
  await openPage(page, `/admin#${rooms[name]}`);
  const room = page.getByRole("tabpanel", { name });
  await expect(room).toBeVisible();
  return room;
}

/** The entries of a room's list. */
export function rowsOf(room: Locator): Locator {
  return room.getByRole("row").filter({ has: room.page().getByRole("rowheader") });
}

/** Searches a room's list until one row is left, and answers it. */
export async function findRow(room: Locator, words: string): Promise<Locator> {
  await room.getByRole("searchbox").first().fill(words);
  const rows = rowsOf(room);
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
  const as = await ask(`/api/admin/impersonate/${id}`, { method: "POST", token: people().superAdmin.token });
  const { token } = (await as.json()) as { token: string };
  const asked = await ask("/api/verifications/request", { token, body: { motivation } });
  expect(asked.status).toBe(201);
}
