import type { Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import type { FullConversation } from "../../src/contract/conversations/schema.ts";
import { pdf } from "../pdf-file.ts";
import { photo } from "../picture-files.ts";
import { signInHere } from "./account-steps.ts";
import { core } from "./core.ts";
import { registerHere } from "./couple-steps.ts";
import { demo } from "./demo.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { expectEmails } from "./outbox.ts";
import { makeRequest, confirmEmail, seedStorage, password, signIn, storedBy } from "./people.ts";
import { sharedFolder } from "./places.ts";

/** A venue without enquiries: other journeys' bulk enquiries exclude venues. */
function unaskedVenue() {
  const { providers, enquiries } = demo;
  const contactedIds = new Set(enquiries.flatMap(({ recipients }) => recipients.map(({ provider_id }) => provider_id)));
  const venue = providers.find(
    ({ row, categories }) =>
      row.is_published && !contactedIds.has(row.id) && categories.length === 1 && categories[0]?.slug === "venues",
  );
  if (!venue) throw new Error("the demo has no venue that nobody has written to");
  return { id: venue.row.id, name: venue.row.business_name, email: venue.email, password: demoLogins[1].password };
}

const photoFile = async () => {
  const { name, bytes } = await photo();
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
};
const paperFile = () => ({ name: "price list.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf("").bytes) });

async function lookAtFiles(guest: Page) {
  const files = guest.getByRole("list", { name: "Files" });
  const picture = files.getByRole("img");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await picture.click();
  await expect(guest.locator(".yarl__slide_current img")).toHaveAttribute("src", /^blob:/);
  await guest.keyboard.press("Escape");
  const saved = guest.waitForEvent("download");
  await files.getByRole("button", { name: /^price list.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe("price list.pdf");
}

test(
  "a provider answers what arrived, the guest reads it by its link and writes back, and the provider puts it where it belongs",
  core,
  async ({ page, browser, noise }) => {
    const venue = unaskedVenue();
    const couple_email = newAddress();
    const body = {
      provider_id: venue.id,
      couple_name: "Lwazi & Sam",
      couple_email,
      couple_phone: "082 555 0142",
      venue_location: "Clarens, Free State",
      message: "Is the 8th still free?",
    };
    expect((await makeRequest("/api/enquiries/direct", { body })).status).toBe(201);

    await openPage(page, "/login");
    await signInHere(page, venue);
    await expect(page.getByText(/^1 new enquiry, \d+ views? this week$/)).toBeVisible();
    await page.getByRole("link", { name: /^Enquiries\s*1 to answer$/ }).click();
    await expect(page).toHaveURL("/enquiries");
    const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Lwazi & Sam" }) });
    await expect(line).toContainText("1 new");
    await expect(line).toContainText("Clarens, Free State");
    await line.getByRole("link", { name: "Lwazi & Sam" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lwazi & Sam" })).toBeVisible();
    const thread = page.getByRole("log", { name: "Messages" });
    await expect(thread).toContainText("Is the 8th still free?");
    await expect(page.getByText("Sent only to you")).toBeVisible();
    await expect(page.getByRole("link", { name: couple_email })).toHaveAttribute("href", /^mailto:/);
    await expect(page.getByRole("link", { name: "082 555 0142" })).toHaveAttribute("href", "tel:+27825550142");

    const write = page.getByRole("textbox", { name: "Write to Lwazi & Sam" });
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("Write your message first.")).toBeVisible();
    await write.fill("It is.\n\nCome and see us.");
    await page.getByLabel("Add files").setInputFiles([await photoFile(), paperFile()]);
    const tray = page.getByRole("list", { name: "Files of your message" });
    await expect(tray).toContainText("PDF, 1 kB");
    await page.reload();
    await expect(write).toHaveValue("It is.\n\nCome and see us.");
    await expect(tray.getByRole("listitem")).toHaveCount(2);
    await write.press("Control+Enter");
    await expect(thread).toContainText("Come and see us.");
    await expect(thread).toContainText("Sent");
    await expect(write).toHaveValue("");

    const { copies } = await expectEmails(sharedFolder(), couple_email);
    const link = /\/conversation#[\w-]{43}/.exec(copies[0]?.text ?? "")?.[0] ?? "";
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    noise.listenTo(phone);
    const guest = await phone.newPage();
    await openPage(guest, link);
    await expect(guest).toHaveURL("/conversation");
    await expect(guest.getByRole("log", { name: "Messages" })).toContainText("Come and see us.");
    await lookAtFiles(guest);
    await write.fill("The gate is on the left.");
    await write.press("Control+Enter");
    await expect(guest.getByRole("log", { name: "Messages" })).toContainText("The gate is on the left.", {
      timeout: 2000,
    });
    const answer = guest.getByRole("textbox", { name: `Write to ${venue.name}` });
    // fixed at the bottom at any scroll position
    await guest.evaluate(() => scrollTo(0, 0));
    await expect(answer).toBeInViewport({ ratio: 1 });
    await answer.fill("We will be there on Thursday.");
    await guest.getByRole("button", { name: "Send", exact: true }).click();
    await expect(guest.getByRole("log", { name: "Messages" })).toContainText("We will be there on Thursday.");
    await guest.getByRole("button", { name: "Deactivate this link" }).click();
    await guest.getByRole("dialog").getByRole("button", { name: "Deactivate the link" }).click();
    await expect(guest.getByRole("heading", { name: "This link is deactivated" })).toBeInViewport();

    await expect(thread).toContainText("We will be there on Thursday.", { timeout: 2000 });
    await expect(thread).toContainText(/Read today \d\d:\d\d/);
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("Archived.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "More actions" }).click();
    await expect(page.getByRole("button", { name: "Archive" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "More actions" })).toBeFocused();
    await page.getByRole("textbox", { name: /^Your note/ }).fill("Both teachers, no mornings");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved.")).toBeVisible();
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Mark as junk" }).click();
    await expect(page.getByText("Marked as junk.")).toBeVisible();

    await page.getByRole("link", { name: "All enquiries" }).click();
    const views = page.getByRole("navigation", { name: "Enquiries" });
    await expect(page.getByRole("heading", { name: "No enquiries yet" })).toBeVisible();
    await views.getByRole("link", { name: "Junk" }).click();
    await line.getByRole("link", { name: "Lwazi & Sam" }).click();
    await expect(page.getByRole("textbox", { name: /^Your note/ })).toHaveValue("Both teachers, no mornings");
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Not junk" }).click();
    await page.getByRole("link", { name: "All enquiries" }).click();
    await views.getByRole("link", { name: "Waiting for you" }).click();
    await expect(line).toContainText("We will be there on Thursday.");
    const search = page.getByRole("searchbox", { name: "Search your enquiries" });
    await search.fill("wrong words");
    await search.press("Enter");
    await expect(page.getByRole("heading", { name: "No results for “wrong words”" })).toBeVisible();
    await page.getByRole("link", { name: "Show all" }).click();
    await line.getByRole("link", { name: "Lwazi & Sam" }).click();
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Decline" }).click();
    const dialog = page.getByRole("dialog", { name: "Decline Lwazi & Sam?" });
    await dialog.getByText("Too far").click();
    await expect(dialog.getByRole("textbox", { name: "Message to send" })).toHaveValue(/further than we travel/);
    await dialog.getByRole("button", { name: "Send and decline" }).click();
    await expect(thread).toContainText("further than we travel");
    await findOnceRegistered(guest, couple_email, venue.name);
    await phone.close();
  },
);

async function findOnceRegistered(guest: Page, email: string, business: string) {
  await openPage(guest, "/couple-register");
  await registerHere(guest, { email, password });
  await expect(guest).toHaveURL("/couple-dashboard");
  await confirmEmail(email);
  await openPage(guest, "/couple-dashboard");
  await guest.getByRole("link", { name: /^Messages/ }).click();
  await expect(guest).toHaveURL("/messages");
  await guest.getByRole("link", { name: business }).click();
  const thread = guest.getByRole("log", { name: "Messages" });
  for (const phrase of ["Is the 8th still free?", "Come and see us.", "on Thursday.", "further than we travel"])
    await expect(thread).toContainText(phrase);
}

function silentBusiness() {
  const { couples, enquiries, talks, providers, suppressed } = demo;
  const answered = new Set(talks.map(({ conversation_id }) => conversation_id));
  const takesNone = new Set(suppressed.map(({ email }) => email));
  for (const { row, recipients } of enquiries) {
    const couple = couples.find(({ row: { id }, email }) => id === row.couple_id && email !== demoLogins[2].email);
    const recipient = recipients.find(({ id, answered_at }) => answered_at === null && !answered.has(id));
    const provider = providers.find(({ row: { id } }) => id === recipient?.provider_id);
    if (couple && recipient && provider && !takesNone.has(provider.email))
      return { id: recipient.id, couple, provider };
  }
  throw new Error("the demo has no couple that waits for an answer");
}

test("a couple reminds a silent business in one press, and the business gets an email", async ({ page }) => {
  const { id, couple, provider } = silentBusiness();
  const { password: secret } = demoLogins[2];
  await seedStorage(page, storedBy(await signIn("couple", { email: couple.email, password: secret })));
  await openPage(page, `/messages/${id}`);
  await page.getByRole("button", { name: "Remind them" }).click();
  await expect(page.getByText(`${provider.row.business_name} gets a reminder.`)).toBeVisible();
  await expect(page.getByRole("log", { name: "Messages" })).toContainText("Reminder");
  await expect(page.getByRole("button", { name: "Remind them" })).toBeHidden();
  const { token } = await signIn("provider", { email: provider.email, password: secret });
  const { messages } = (await (await makeRequest(`/api/conversations/${id}`, { token })).json()) as FullConversation;
  expect(messages.at(-1)).toMatchObject({ kind: "reminded", sent_by: "couple" });
});
