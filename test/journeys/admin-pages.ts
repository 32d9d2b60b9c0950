import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Visited } from "./visited.ts";

const waitFor = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

const listOf = (name: string) => async (page: Page) => {
  await page.getByRole("tabpanel", { name }).getByRole("rowheader").first().waitFor();
};

async function openFirst(page: Page, button: RegExp, dialog: RegExp): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog", { name: dialog }).waitFor();
}

/** Fewer entries, for speed: the rest look the same. */
async function searchBadges(page: Page): Promise<void> {
  await listOf("Badge Management")(page);
  await page.getByLabel("Search by business name, contact person or email").fill("wildevy");
  await expect(page.getByRole("tabpanel", { name: "Badge Management" }).getByRole("rowheader")).toHaveCount(1);
}

const openRatingsDialog = (page: Page) => openFirst(page, /^Ratings of/, /^Ratings of/);

async function openDeleteDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openFirst(page, /^Delete /, /^Delete /);
  await page.getByRole("dialog").getByText("What stays").waitFor();
}

async function lookAtPage(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^View page of/ })
    .first()
    .click();
  await page.getByRole("dialog").getByText("Email for the invitation").waitFor();
}

const openCloseCaseDialog = (page: Page) => openFirst(page, /^Close the case/, /^Close the case/);

export const adminPages: readonly Visited[] = [
  { name: "the control panel", as: "superAdmin", address: "/admin", before: waitFor("this week"), differs: true },
  {
    name: "badge management, and what it asks",
    as: "superAdmin",
    address: "/admin#badges",
    before: searchBadges,
    andThen: [openRatingsDialog, openDeleteDialog],
    differs: true,
  },
  { name: "the couples", as: "superAdmin", address: "/admin#couples", before: listOf("Couples"), differs: true },
  {
    name: "the front page's settings",
    as: "superAdmin",
    address: "/admin#hero",
    before: waitFor("Live preview"),
    differs: true,
  },
  { name: "the site's settings", as: "superAdmin", address: "/admin#site", before: waitFor("Site name") },
  {
    name: "the invitations",
    as: "superAdmin",
    address: "/admin#invitations",
    before: listOf("Invitations"),
    differs: true,
  },
  {
    name: "the imported pages, and one as it would be",
    as: "superAdmin",
    address: "/admin#imported",
    before: listOf("Imported pages"),
    andThen: [lookAtPage],
    differs: true,
  },
  { name: "the requests", as: "superAdmin", address: "/admin#requests", before: waitFor("Senders marked as junk") },
  {
    name: "the reports, and a case",
    as: "superAdmin",
    address: "/admin#reports",
    before: waitFor("Read the conversation"),
    andThen: [openCloseCaseDialog],
    differs: true,
  },
  { name: "the audit", as: "superAdmin", address: "/admin#audit", before: waitFor("Download CSV"), differs: true },
  {
    name: "the security events",
    as: "superAdmin",
    address: "/admin#security",
    before: listOf("Security"),
    differs: true,
  },
  { name: "how the site does", as: "superAdmin", address: "/admin#health", before: waitFor("Requests in 24 hours") },
  { name: "the queue", as: "superAdmin", address: "/admin#queue", before: waitFor("Emails sent in 24 hours") },
];
