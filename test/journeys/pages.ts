import type { APIRequestContext, Page } from "@playwright/test";
import { accountPages } from "./account-pages.ts";
import { adminPages } from "./admin-pages.ts";
import { budgetPages } from "./budget-pages.ts";
import { calendarPages } from "./calendar-pages.ts";
import { findByMedia, listProviders } from "./catalogue.ts";
import { couplePages, guestHeart } from "./couple-pages.ts";
import { fillEnquiry, openEnquiry, sendButton } from "./enquiry-steps.ts";
import { awake, newAddress } from "./journey.ts";
import { aTown } from "./map-steps.ts";
import { expectEmails, linkIn } from "./outbox.ts";
import { sharedFolder } from "./places.ts";
import { quotePages } from "./quote-pages.ts";
import type { Visited } from "./visited.ts";
import { weddingDay } from "./wedding-day.ts";

const everything = async (request: APIRequestContext) => {
  const { id } = await findByMedia(request, ({ pictures, videos }) => pictures > 8 && videos > 0);
  return `/provider/${id}`;
};

const chooseTab = (name: RegExp) => (page: Page) => page.getByRole("tab", { name }).click();

async function chooseTakeDown(page: Page): Promise<void> {
  await page.getByLabel("What is it about?").selectOption("takedown");
  await page.getByRole("checkbox", { name: /good faith/ }).waitFor();
}

async function typeSearch(page: Page): Promise<void> {
  const line = page.getByLabel("What do you need?");
  await line.fill("fotograaf in kaap");
  await page.getByRole("option", { name: "Photographers near Cape Town" }).waitFor();
  await line.press("ArrowDown");
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).getByLabel("Category").waitFor();
}

async function openMap(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show map" }).click();
  const map = page.getByRole("group", { name: "Map: vendors by place" });
  await map.getByRole("button", { name: aTown }).first().click();
  await page.getByRole("heading", { level: 3, name: aTown }).waitFor();
  await page.getByText(/^The map as a list/).click();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).waitFor();
}

async function openLightbox(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Gallery/ }).click();
  await page
    .getByRole("tabpanel", { name: /^Gallery/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByText(/^1 of \d+$/).waitFor();
}

async function openEndorsement(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: /^Endorsed By/ })
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "View Profile" }).waitFor();
}

async function sendNothing(page: Page): Promise<void> {
  const dialog = await openEnquiry(page);
  await sendButton(dialog).click();
  await dialog.getByText("Please enter your name.").waitFor();
}

/** A new enquiry's email. Its sandboxed frame blocks axe; emails have their own test. */
async function openEmail(page: Page): Promise<void> {
  const { id } = await findByMedia(page.request, () => true);
  const couple_email = newAddress();
  const data = { provider_id: id, couple_name: `Reader ${couple_email}`, couple_email };
  await page.request.post("/api/enquiries/direct", { data });
  await expectEmails(sharedFolder(), couple_email);
  await page.reload();
  await awake(page);
  await page.getByRole("navigation", { name: "Emails" }).getByRole("link", { name: couple_email }).first().click();
  await page
    .getByRole("article")
    .locator("iframe")
    .evaluate((frame) => frame.remove());
}

async function enquiryLink(request: APIRequestContext): Promise<string> {
  const { id: provider_id } = await findByMedia(request, () => true);
  const couple_email = newAddress();
  const message = "Are you free?\n\nWe are a little nervous.";
  const data = { provider_id, couple_name: "Reader", couple_email, couple_phone: "082 555 0142", message };
  await request.post("/api/enquiries/direct", { data });
  const { copies } = await expectEmails(sharedFolder(), couple_email);
  return copies[0] ? linkIn(copies[0], "/your-enquiry") : "";
}

async function sendPlainly(page: Page): Promise<void> {
  await fillEnquiry(page.getByRole("main"), {
    "Your Name": "Reader",
    "Email Address": newAddress(),
    "Guest count": "?",
  });
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await page.getByText("Enter the number of guests as a whole number.").waitFor();
}

async function openEraseDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Erase this enquiry" }).click();
  await page.getByRole("dialog", { name: "Erase this enquiry?" }).waitFor();
}

async function erase(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("heading", { name: "This enquiry is erased" }).waitFor();
}

async function comparison(request: APIRequestContext): Promise<string> {
  const first = (await listProviders(request)).slice(0, 3).map(({ id }) => id);
  const unknown_id = "0198aaaa-1111-7111-8111-111111111111";
  return `/compare?vendors=${[...first, unknown_id].join(",")}&date=${weddingDay.typed}&near=franschhoek`;
}

export const visitedPages: readonly Visited[] = [
  { name: "home", address: "/", differs: true, andThen: [typeSearch] },
  { name: "home with a category", address: "/?category=photo-booths" },
  { name: "browse", address: "/providers", differs: true, andThen: [openMap] },
  { name: "a page by place", address: "/venues/franschhoek" },
  { name: "the filters of a phone", address: "/providers?province=Gauteng", before: openSheet },
  { name: "the menu of a phone", address: "/privacy", before: openMenu },
  { name: "browse, filtered", address: "/providers?category=venues&verified=true&priceRanges=$$,$$$&sortBy=trust" },
  { name: "browse with nothing found", address: "/providers?search=%22zzzzzz%22" },
  { name: "vendors side by side", address: comparison, differs: true },
  { name: "nothing to compare", address: "/compare" },
  { name: "the old directory", address: "/providers-old", differs: true },
  { name: "a profile's overview", address: everything, isCore: true, differs: true },
  { name: "a profile's gallery", address: everything, before: chooseTab(/^Gallery/), differs: true },
  { name: "a profile's videos", address: everything, before: chooseTab(/^Videos/), posters: true },
  { name: "the lightbox", address: everything, before: openLightbox },
  { name: "an endorsement", address: everything, before: openEndorsement },
  { name: "the enquiry", address: everything, before: async (page) => void (await openEnquiry(page)), differs: true },
  { name: "an enquiry with faults", address: everything, isCore: true, before: sendNothing },
  {
    name: "the enquiry's own page, also with a fault",
    address: async (request) => `${await everything(request)}/enquiry`,
    scriptless: true,
    differs: true,
    refused: true,
    andThen: [sendPlainly],
  },
  { ...guestHeart, address: everything },
  {
    name: "a shared shortlist with a deleted vendor",
    address: async (request) => {
      const [one, two] = await listProviders(request);
      return `/shortlist?vendors=${one?.id},0198aaaa-1111-7111-8111-111111111111,${two?.id}`;
    },
  },
  { name: "an empty shortlist", address: "/shortlist" },
  { name: "the outbox", address: "/outbox", differs: true },
  { name: "an email in the outbox", address: "/outbox", before: openEmail },
  {
    name: "a guest's enquiry by its link, and what is left of it",
    address: enquiryLink,
    before: (page) => page.getByRole("heading", { name: "Recipients" }).waitFor(),
    andThen: [openEraseDialog, erase],
  },
  { name: "how trust works", address: "/how-trust-works", differs: true },
  { name: "privacy", address: "/privacy" },
  { name: "terms for businesses", address: "/provider-terms" },
  { name: "the PAIA manual", address: "/paia" },
  { name: "complaints", address: "/complaints", andThen: [chooseTakeDown] },
  { name: "terms", address: "/terms" },
  { name: "an unknown page", address: "/no-such-page", status: 404 },
  { name: "an unknown provider", address: "/provider/0198aaaa-1111-7111-8111-111111111111", status: 404 },
  { name: "an unreadable address", address: "/providers?page=0", status: 400 },
  ...accountPages,
  ...calendarPages,
  ...quotePages,
  ...couplePages,
  ...budgetPages,
  ...adminPages,
];

export async function visit(page: Page, { address, stays, scriptless, before }: Visited): Promise<number> {
  if (stays) await page.route(/\/login\.data/, () => undefined);
  const answer = await page.goto(typeof address === "string" ? address : await address(page.request));
  if (!scriptless) await awake(page);
  await before?.(page);
  return answer?.status() ?? 0;
}
