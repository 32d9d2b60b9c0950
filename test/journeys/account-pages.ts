import type { Page } from "@playwright/test";
import { drawing } from "../picture-files.ts";
import { openTab, type TabName } from "./dashboard-steps.ts";
import { demo } from "./demo.ts";
import { entryPages } from "./entry-pages.ts";
import { expect } from "./journey.ts";
import { peerAt } from "./peers.ts";
import { people } from "./people.ts";
import type { Visited } from "./visited.ts";

const waitFor = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

async function openDeclineDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("textbox", { name: "Message to send" }).waitFor();
}

const atTab = (name: TabName) => async (page: Page) => {
  await page.getByRole("tablist", { name: "Your profile" }).waitFor();
  const panel = await openTab(page, name);
  await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
};

async function seePin(page: Page): Promise<void> {
  await atTab("Basic Info")(page);
  await page.getByRole("button", { name: /^The pin/ }).waitFor();
}

async function saveInvalid(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await atTab("Operating Details")(page);
  await page.getByLabel("Travel radius").fill("900");
  await page.getByRole("tab", { name: "Basic Info" }).click();
  await page.getByLabel(/^Business name/).fill("");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Please fix:").waitFor();
  // or the sticky bar covers half of it
  await page.evaluate(() => scrollTo(0, 0));
}

async function openPublishDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog", { name: "Publish your profile" }).waitFor();
}

async function seeStopped(page: Page): Promise<void> {
  const since = "2026-06-17T10:00:00.000Z";
  await page.route("**/api/account", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const json = { ...body, emails_stopped_at: since, stopped_topics: [{ topic: "messages", since }] };
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  await page.getByText(/^All emails are off/).waitFor();
}

async function openDeleteDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Delete (my )?account$/ }).click();
  await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
}

async function describePicture(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Describe / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Describe this image" }).waitFor();
}

const openLogo = (page: Page) => page.getByRole("button", { name: "Upload logo" }).click();

async function cropLogo(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Edit logo" });
  const buffer = await drawing(1200, 900).jpeg().toBuffer();
  await dialog.getByLabel(/^Choose a file/).setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByRole("application", { name: "Position of the picture" }).waitFor();
}

async function requestWrongly(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Request verification" });
  await form.getByLabel("Why should we verify you?").fill("Please");
  await form.getByRole("button", { name: "Request verification" }).click();
  await form.getByText(/^Tell us a little more/).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function meetPeer(page: Page): Promise<void> {
  for (const name of ["Endorse", "Verify"]) await page.getByRole("button", { name, exact: true }).waitFor();
}

async function endorseWrongly(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Endorse", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Endorse / });
  await dialog.getByLabel("Points to give").fill("900");
  await dialog.getByRole("button", { name: "Give endorsement" }).click();
  await dialog.getByText(/^You have \d+ points? to give\.$/).waitFor();
}

const peersProfile = async () => `/provider/${peerAt(1, { verifications: 4, endorsers: 2 }).id}`;

const profileOf = (person: "provider" | "newcomer") => async () => `/provider/${people()[person].record.id}`;

const providerPages: readonly Visited[] = [
  {
    name: "the dashboard, tab by tab",
    as: "provider",
    address: "/dashboard",
    before: seePin,
    andThen: [
      atTab("Business Details"),
      atTab("Pricing & Services"),
      atTab("Social Media"),
      atTab("Operating Details"),
    ],
    differs: true,
  },
  {
    name: "the trust part of the dashboard",
    as: "provider",
    address: "/dashboard",
    before: atTab("Endorsements"),
    andThen: [atTab("Website Badge")],
    differs: true,
  },
  {
    name: "the dashboard before publishing, and with faults",
    as: "newcomer",
    address: "/dashboard",
    before: openPublishDialog,
    andThen: [saveInvalid],
  },
  {
    name: "the endorsements of an unpublished provider, and a request for verification with a fault",
    as: "newcomer",
    address: "/dashboard",
    before: atTab("Endorsements"),
    andThen: [requestWrongly],
    differs: true,
  },
  {
    name: "a profile as a verified provider meets it, and an endorsement with a fault",
    as: "provider",
    address: peersProfile,
    before: meetPeer,
    andThen: [endorseWrongly],
    differs: true,
  },
  {
    name: "a profile as an unpublished provider meets it",
    as: "newcomer",
    address: peersProfile,
    before: waitFor("Publish your profile first"),
  },
  {
    name: "the enquiries that a provider received",
    as: "provider",
    address: "/enquiries",
    before: waitFor("Quoted"),
    differs: true,
  },
  {
    name: "a conversation of a provider, and what a decline says",
    as: "provider",
    address: `/enquiries/${demo.talks[0]?.conversation_id}`,
    before: waitFor("Download PDF"),
    andThen: [openDeclineDialog],
    differs: true,
  },
  { name: "no junk", as: "provider", address: "/enquiries?view=junk", before: waitFor("No junk") },
  {
    name: "the media library, and the text of a picture",
    as: "provider",
    address: "/media",
    before: waitFor(/^\d+\/16 images$/),
    posters: true,
    andThen: [describePicture],
    differs: true,
  },
  {
    name: "an empty media library, and the crop dialog",
    as: "newcomer",
    address: "/media",
    before: waitFor("0/16 images"),
    andThen: [openLogo, cropLogo],
    differs: true,
  },
  {
    name: "the account, and the question before it is deleted",
    as: "provider",
    address: "/account",
    before: waitFor("This device"),
    andThen: [openDeleteDialog],
    differs: true,
  },
  { name: "the account of an address that takes no emails", as: "provider", address: "/account", before: seeStopped },
  {
    name: "a profile for its owner",
    as: "provider",
    address: profileOf("provider"),
    before: waitFor("Profile Is Live"),
  },
  {
    name: "an unpublished profile for its owner",
    as: "newcomer",
    address: profileOf("newcomer"),
    status: 404,
    before: waitFor("Preview: this profile is unpublished"),
  },
  {
    name: "browse with the own unpublished card",
    as: "newcomer",
    address: "/providers",
    before: waitFor("UNPUBLISHED - Not visible to couples"),
    differs: true,
  },
];

export const accountPages: readonly Visited[] = [...entryPages, ...providerPages];
