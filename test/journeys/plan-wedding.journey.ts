import type { Page } from "@playwright/test";
import { demoLogins } from "../../seed/demo-directory.ts";
import { emailField, passwordField } from "./account-steps.ts";
import {
  bulkForm,
  bulkSend,
  categoryTick,
  expectBulk,
  fillBulk,
  readPreview,
  readSent,
  sentView,
  sumOf,
  watchBulk,
} from "./bulk-steps.ts";
import { listProviders } from "./catalogue.ts";
import { core } from "./core.ts";
import {
  emptyHeart,
  favouriteCards,
  fullHeart,
  openWeddingForm,
  openRecipients,
  readFavourites,
  registerHere,
  sentEnquiries,
} from "./couple-steps.ts";
import { fillLines } from "./dashboard-steps.ts";
import { demo } from "./demo.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";
import { expectEmails } from "./outbox.ts";
import { makeRequest, confirmEmail, seedStorage, password, registerCouple, signIn, storedBy } from "./people.ts";
import { sharedFolder } from "./places.ts";
import { phone } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

/** Unsubscribed demo businesses, reachable only by phone or page. The enquiry excludes venues. */
const silent = demo.suppressed.length;

type Listed = Awaited<ReturnType<typeof listProviders>>[number];

test(
  "a couple registers from a heart, plans on its dashboard, asks everybody but venues, and sees that all was delivered and one answered",
  core,
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const email = newAddress();
    const saved = (await listProviders(request)).slice(0, 5);
    await test.step("a heart leads to a registration and back", () => registerFromHeart(page, saved[0], email));
    await test.step("the dashboard has five favourites", () => saveFive(page, saved));
    await test.step("it has the details of the wedding too", () => fillWedding(page));
    await test.step("the email is confirmed", () => confirmEmail(email));
    const contacted = await test.step("everybody but venues gets an enquiry", () => contactAll(page, email));
    await test.step("the dashboard shows that all of it was delivered", () => expectDelivered(page, contacted));
    await test.step("a business that answered is first among those contacted", () => expectAnswer(page, contacted));
  },
);

async function registerFromHeart(page: Page, first: Listed | undefined, email: string): Promise<void> {
  const profile = `/provider/${first?.id}`;
  await openPage(page, profile);
  await emptyHeart(page).click();
  await expect(fullHeart(page)).toBeVisible();
  await openPage(page, `/couple-register?next=${encodeURIComponent(profile)}`);

  await page.getByLabel(/^Partner 1 name/).fill("Naledi");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAccessibleDescription(/^Please fill in all fields/);
  await registerHere(page, { email, password: "short" });
  await expect(passwordField(page)).toHaveAccessibleDescription(/^Password must be at least 6 characters/);
  await registerHere(page, { email, password, confirmPassword: `${password}!` });
  await expect(passwordField(page, "Confirm password")).toHaveAccessibleDescription(/^Passwords do not match/);
  await expect(page.getByLabel(/^Partner 1 name/)).toHaveValue("Naledi");
  await registerHere(page, { email, password });

  await expect(page).toHaveURL(profile);
  await expect(fullHeart(page)).toBeVisible();
  await expect(page.getByText("1 vendor from this device was added to your favourites.")).toBeVisible();
}

async function saveFive(page: Page, saved: readonly Listed[]): Promise<void> {
  for (const { id } of saved.slice(1)) {
    await openPage(page, `/provider/${id}`);
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/favorites") && answer.status() === 201,
    );
    await emptyHeart(page).click();
    await expect(fullHeart(page)).toBeVisible();
    await answered;
  }
  await openPage(page, "/couple-dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Naledi" })).toBeVisible();
  const names = await readFavourites(page, 5);
  expect(names.toSorted()).toEqual(saved.map(({ business_name }) => business_name).toSorted());

  const [first = ""] = names;
  await favouriteCards(page)
    .first()
    .getByRole("button", { name: `Remove ${first} from favourites` })
    .click();
  expect(await readFavourites(page, 4)).toEqual(names.slice(1));
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await readFavourites(page, 5)).toEqual(names);
  await page.reload();
  expect((await readFavourites(page, 5)).toSorted()).toEqual(names.toSorted());
}

async function fillWedding(page: Page): Promise<void> {
  const form = await openWeddingForm(page);
  await fillLines(form, {
    "Partner's name": "Pieter",
    "Wedding date": weddingDay.typed,
    "Venue name": "La Paix",
    "Venue location": "Franschhoek, Western Cape",
    "Expected guest count": "120",
    "Contact phone": "082 555 0142",
  });
  await form.getByRole("button", { name: "Save Details" }).click();
  await expect(page.getByText("Your wedding details are saved.")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Naledi & Pieter" })).toBeVisible();
  const details = page.getByRole("region", { name: "Your Wedding Details" });
  await expect(details).toContainText(weddingDay.shown);
  await expect(details).toContainText("La Paix");
  await expect(details.getByRole("link", { name: "Edit Details" })).toBeFocused();
}

async function contactAll(page: Page, email: string): Promise<number> {
  const sent = watchBulk(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Contact Multiple Vendors Message several vendors at once" })
    .click();
  await expect(page).toHaveURL("/bulk-contact");
  const form = bulkForm(page);
  await expectBulk(form, {
    "Couple name": "Naledi & Pieter",
    Email: email,
    "Wedding date": weddingDay.typed,
    "Venue location": "Franschhoek, Western Cape",
    "Guest count": "120",
  });
  await expect(categoryTick(form, "Venues")).toBeDisabled();
  await expect(categoryTick(form, "Venues")).toHaveAccessibleName(/Already booked/);
  await form.getByRole("button", { name: "Select All", exact: true }).click();
  await expect(form.getByText("19 of 19 selected")).toBeVisible();
  await expect(categoryTick(form, "Venues")).not.toBeChecked();
  await fillBulk(form, { Message: "Dumelang, we would love to hear from you." });
  await expect(form.getByText("Only businesses within 100 km of Franschhoek, or that travel there")).toBeVisible();
  await form.getByRole("button", { name: "Ask everywhere, not only vendors who reach Franschhoek" }).click();
  await expect(form.getByRole("button", { name: "Near your venue: Franschhoek" })).toBeFocused();
  const promised = await readPreview(form, 19);

  await bulkSend(form, 19).click();
  const { contacted, breakdown } = await readSent(page);
  expect(contacted).toBe(promised);
  expect(sumOf(breakdown)).toBe(contacted);
  expect([...breakdown.keys()]).not.toContain("Venues");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.["excluded_category_ids"]).toHaveLength(1);
  const { enquiries } = await expectEmails(sharedFolder(), email, contacted - silent);
  expect(new Set(enquiries.map(({ to }) => to?.[0]?.address)).size).toBe(contacted - silent);
  return contacted;
}

async function expectDelivered(page: Page, contacted: number): Promise<void> {
  const toDashboard = sentView(page).getByRole("link", { name: "Go to Dashboard" });
  await expect(toDashboard).toHaveAttribute("href", "/couple-dashboard");
  // a new enquiry keeps the details but not the message
  await sentView(page).getByRole("button", { name: "Send Another Enquiry" }).click();
  await expectBulk(bulkForm(page), { "Couple name": "Naledi & Pieter", "Guest count": "120", Message: "" });
  await expect(bulkSend(bulkForm(page), 0)).toBeVisible();
  await openPage(page, "/couple-dashboard#enquiries");
  await expect(sentEnquiries(page).getByText(`${contacted - silent} delivered`)).toBeVisible();
  const recipients = await openRecipients(page, contacted);
  await expect(recipients.filter({ hasText: "Delivered" })).toHaveCount(contacted - silent);
}

async function expectAnswer(page: Page, contacted: number): Promise<void> {
  const texts = await page.getByRole("list", { name: "Recipients" }).getByRole("link").allInnerTexts();
  const { providers } = demo;
  const answering = providers.findLast(({ row }) => texts.includes(row.business_name));
  if (!answering) throw new Error("no business of the demo was contacted");
  const { token } = await signIn("provider", { email: answering.email, password: demoLogins[1].password });
  const received = (await (await makeRequest("/api/enquiries/received", { token })).json()) as {
    enquiries: { id: string }[];
  };
  const path = `/api/enquiries/received/${received.enquiries[0]?.id ?? ""}/answered` as const;
  expect((await makeRequest(path, { method: "PUT", token, body: { is_answered: true } })).status).toBe(200);

  await page.reload();
  await expect(sentEnquiries(page).getByText("1 answered", { exact: true })).toBeVisible();
  const recipients = await openRecipients(page, contacted);
  // unsubscribed businesses must be called and come first
  await expect(recipients.nth(silent)).toContainText(answering.row.business_name);
  await expect(recipients.nth(silent)).toContainText(/Delivered\s*Answered on \d+ \w+ \d{4}/);
}

test.describe("on a phone", () => {
  test.use(phone);
  test("a couple with a venue in Clarens sees who comes there and what the road costs", async ({ page }) => {
    const couple = await registerCouple();
    const body = { venue_location: "Clarens" };
    expect((await makeRequest("/api/couples/profile", { method: "PUT", token: couple.token, body })).status).toBe(200);
    await seedStorage(page, storedBy(couple));
    await openPage(page, "/couple-dashboard");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const reach = page.getByRole("region", { name: "Vendors who serve your venue" });
    await expect(reach.getByRole("listitem").filter({ hasText: "Photographers" })).toContainText(/[1-9]/);

    await openPage(page, "/");
    const row = page.getByRole("region", { name: "Providers Near Your Venue" }).getByRole("listitem");
    await expect(row.filter({ hasText: "Photographers" }).first()).toContainText(/about R\s[\d\s]+ for travel/);
    await page.getByRole("link", { name: "Near your venue: Clarens" }).click();
    await expect(page).toHaveURL("/providers?near=clarens");
    await expect(page.getByRole("heading", { name: "Come to Clarens" })).toBeVisible();
    await page.getByRole("link", { name: /^Remove filter Within 100 km of Clarens/ }).click();

    await page.getByRole("button", { name: "Don’t offer Clarens" }).click();
    await openPage(page, "/providers?category=photographers");
    await expect(page.getByRole("heading", { name: /^\d+ vendors$/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Near your venue/ })).toBeHidden();
  });
});
