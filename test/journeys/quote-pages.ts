import type { Page } from "@playwright/test";
import { demo } from "./demo.ts";
import type { Visited } from "./visited.ts";

const inState = (state: string) => demo.quotes.find(({ quote }) => quote.state === state)?.quote.id;
const open = demo.quotes.findLast(({ quote }) => quote.state === "sent")?.quote.id;

async function sendNothing(page: Page): Promise<void> {
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Add a title.").waitFor();
}

async function preview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("article", { name: /^Quote/ }).waitFor();
}

async function showPackage(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show on my profile" }).click();
  await page.getByLabel("Name on your profile").fill("");
  await page.getByRole("button", { name: "Show on profile" }).click();
  await page.getByText("Enter the name couples see above the price.").waitFor();
}

async function openAcceptDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Accept this quote" }).click();
  await page.getByRole("dialog", { name: /^Accept this quote for R/ }).waitFor();
}

async function openCancelDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Decline booking" }).click();
  await page.getByRole("dialog", { name: /^Decline the booking/ }).waitFor();
}

export const quotePages: readonly Visited[] = [
  {
    name: "a quote that is written, with a fault, and as its couple will see it",
    as: "provider",
    address: `/quotes/${inState("draft")}`,
    before: async (page) => page.getByLabel("Title").waitFor(),
    andThen: [sendNothing, preview],
    differs: true,
  },
  {
    name: "a quote that waits for its couple, and the question before it is accepted",
    as: "couple",
    address: `/quotes/${open}`,
    before: async (page) => page.getByRole("button", { name: "Accept this quote" }).waitFor(),
    andThen: [openAcceptDialog],
    differs: true,
  },
  {
    name: "a couple's quotes side by side",
    as: "couple",
    address: "/quotes",
    before: async (page) => page.getByRole("columnheader", { name: /Siya Dube Images/ }).waitFor(),
    differs: true,
  },
  {
    name: "what became of a provider's quotes, and a package that is put on its profile",
    as: "provider",
    address: "/quotes",
    before: async (page) => page.getByRole("table", { name: "Booked by month" }).waitFor(),
    andThen: [showPackage],
    differs: true,
  },
  {
    name: "a conversation with a booking that waits to be confirmed, and the question before it is cancelled",
    as: "provider",
    address: `/enquiries/${demo.quotes.find(({ booking }) => booking?.state === "held")?.quote.conversation_id}`,
    before: async (page) => page.getByRole("button", { name: "Confirm the booking" }).waitFor(),
    andThen: [openCancelDialog],
  },
];
