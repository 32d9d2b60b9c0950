import type { Page } from "@playwright/test";
import { bulkForm, bulkSend, fillBulk, readPreview, readSent, tick } from "./bulk-steps.ts";
import {
  emptyHeart,
  favouriteCards,
  fullHeart,
  openWeddingForm,
  sentEnquiries,
  shortlistLink,
} from "./couple-steps.ts";
import { fieldOf } from "./dashboard-steps.ts";
import { demo } from "./demo.ts";
import { newAddress } from "./journey.ts";
import type { Visited } from "./visited.ts";
import { weddingDay } from "./wedding-day.ts";

async function dashboard(page: Page): Promise<void> {
  await favouriteCards(page).first().waitFor();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await sentEnquiries(page).getByRole("listitem").first().waitFor();
}

async function openSent(page: Page): Promise<void> {
  await sentEnquiries(page)
    .getByRole("button", { name: /^Show all \d+ recipients$/ })
    .first()
    .click();
  await page.getByRole("list", { name: "Recipients" }).waitFor();
  await sentEnquiries(page).getByText("What you wrote").first().click();
}

async function emptyDashboard(page: Page): Promise<void> {
  await page.getByText("You haven't added any favourites yet").waitFor();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByText("You haven’t sent any enquiries yet").waitFor();
}

async function fillInvalid(page: Page): Promise<void> {
  const form = await openWeddingForm(page);
  await fieldOf(form, "Expected guest count").fill("a few");
  await form.getByRole("button", { name: "Save Details" }).click();
  await form.locator("[aria-invalid=true]").waitFor();
  await scrollUp(page);
}

/** Or the sticky bar covers part of the page. */
async function scrollUp(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
}

async function editWedding(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Edit Details" }).click();
  await page.getByRole("form", { name: "Edit your wedding details" }).waitFor();
  await scrollUp(page);
}

async function promptLeave(page: Page): Promise<void> {
  await page.getByText("This device").first().waitFor();
  await page.getByRole("button", { name: /^Delete (my )?account$/ }).click();
  await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
}

async function pressHeart(page: Page): Promise<void> {
  await emptyHeart(page).click();
  await fullHeart(page).waitFor();
  await page.getByRole("button", { name: "Undo" }).waitFor();
}

async function openShortlist(page: Page): Promise<void> {
  await shortlistLink(page, 1).click();
  await page.getByRole("heading", { level: 1, name: "Your shortlist" }).waitFor();
  await page.getByRole("article").waitFor();
}

async function openShareMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Share shortlist" }).click();
  await page.getByRole("toolbar", { name: "Share shortlist" }).waitFor();
}

async function sendNothing(page: Page): Promise<void> {
  await bulkSend(bulkForm(page), 0).click();
  await page.getByText("Please select at least one category").first().waitFor();
}

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Select All", exact: true }).click();
  await page.getByText(/^Your enquiry goes to \d+ vendors/).waitFor();
  await page
    .getByText(/^Photographers$/)
    .last()
    .click();
  await page.getByRole("list", { name: "Photographers" }).waitFor();
}

/** An address may send five bulk enquiries an hour. */
async function sendToMany(page: Page): Promise<void> {
  const form = bulkForm(page);
  await tick(form, ["Transport"]);
  await fillBulk(form, {
    "Couple name": "Dineo",
    Email: newAddress(),
    "Wedding date": weddingDay.typed,
    "Venue location": "Clarens, Free State",
    "Guest count": "80",
  });
  await readPreview(form, 1);
  await bulkSend(form, 1).click();
  await readSent(page);
}

export const couplePages: readonly Visited[] = [
  { name: "an enquiry to many", address: "/bulk-contact", andThen: [sendNothing, chooseAll], differs: true },
  { name: "an enquiry to many that was sent", address: "/bulk-contact", before: sendToMany },
  { name: "a couple's enquiry to many", as: "couple", address: "/bulk-contact" },
  {
    name: "the couple's dashboard, those whom an enquiry reached, and the wedding's form",
    as: "couple",
    address: "/couple-dashboard",
    before: dashboard,
    andThen: [openSent, editWedding],
    differs: true,
  },
  {
    name: "an empty couple's dashboard, and a fault in the wedding's form",
    as: "newCouple",
    address: "/couple-dashboard",
    before: emptyDashboard,
    andThen: [fillInvalid],
    refused: true,
    differs: true,
  },
  {
    name: "a couple's messages",
    as: "couple",
    address: "/messages",
    before: async (page) => page.getByText("Wildevy Estate").first().waitFor(),
  },
  {
    name: "a couple's conversation",
    as: "couple",
    address: `/messages/${demo.talks[3]?.conversation_id}`,
    before: async (page) => page.getByText("Call the number on their profile").waitFor(),
    differs: true,
  },
  {
    name: "who shares the wedding",
    as: "couple",
    address: "/wedding",
    before: async (page) => page.getByRole("list", { name: "People who share this wedding" }).waitFor(),
    differs: true,
  },
  {
    name: "an invitation that has ended",
    address: "/wedding#ended",
    before: async (page) => page.getByText("This invitation has ended").waitFor(),
    refused: true,
  },
  { name: "no messages yet", as: "newCouple", address: "/messages" },
  { name: "the couple's account before it is deleted", as: "couple", address: "/account", before: promptLeave },
];

export const guestHeart = {
  name: "a guest's heart, its shortlist and the ways to share it",
  before: pressHeart,
  andThen: [openShortlist, openShareMenu],
  differs: true,
} as const;
