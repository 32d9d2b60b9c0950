import type { Locator, Page } from "@playwright/test";
import { completenessItems } from "../../src/contract/providers/completeness.ts";
import { drawing, photo } from "../picture-files.ts";
import { emailField, expectDashboard, passwordField } from "./account-steps.ts";
import { fieldOf } from "./dashboard-steps.ts";
import { enquiryDialog, enquiryOpener, sendButton, sentSentence } from "./enquiry-steps.ts";
import { alive, expect, newAddress, openPage, test } from "./journey.ts";
import { expectEmailsTo, linkIn } from "./outbox.ts";
import { newBusiness, type Business } from "./people.ts";
import { phone } from "./screens.ts";
import { countTaps, type Taps } from "./taps.ts";
import { weddingDay } from "./wedding-day.ts";

test.use(phone);

/** Maximum taps per task, without typing. */
const most = { enquire: 8, publish: 15, complete: 40 } as const;

test("a vendor is found by place, price and date, and written to", async ({ page }) => {
  const taps = countTaps();
  await openPage(page, "/");
  const line = page.getByRole("search", { name: "Find vendors" }).getByLabel("What do you need?");
  await taps.type(line, `photographer near Stellenbosch under R90 000 ${weddingDay.shown}`);
  taps.elsewhere();
  await line.press("Enter");
  const query = `category=photographers&near=stellenbosch&priceTo=90000&date=${weddingDay.typed}`;
  await expect(page).toHaveURL(new RegExp(`/providers\\?${query}`));
  await taps.press(page.getByRole("main").getByRole("article").first().getByRole("link"));
  await taps.press(enquiryOpener(page));
  const dialog = enquiryDialog(page);
  await expect(dialog.getByLabel("Wedding date")).toHaveValue(weddingDay.typed);
  await taps.type(dialog.getByLabel("Your Name"), "Naledi & Tom");
  await taps.type(dialog.getByLabel("Email Address"), newAddress());
  await taps.type(dialog.getByLabel("Message"), "Are you available?");
  await taps.press(sendButton(dialog));
  await expect(page.getByRole("heading", { name: sentSentence })).toBeVisible();
  expect(taps.count()).toBeLessThanOrEqual(most.enquire);
});

test("a business registers and publishes its profile, then completes it", async ({ page, noise }) => {
  test.setTimeout(120_000);
  // an unpublished profile is a 404 for its owner too
  noise.allow(/^error: Failed to load resource: the server responded with a status of 404/);
  const business = newBusiness(`Wilde Roos ${Math.random().toString(36).slice(2, 8)}`);
  const taps = countTaps();
  await test.step("registers from the front page", () => register(page, business, taps));
  await test.step("confirms its address, and is at its dashboard", () => confirm(page, business, taps));
  await test.step("publishes", () => publish(page, taps));
  expect(taps.count(), "until it is published").toBeLessThanOrEqual(most.publish);
  await test.step("fills in its tabs", () => fillTabs(page, taps));
  await test.step("adds its pictures", () => addPictures(page, taps));
  expect(taps.count(), "until it is complete").toBeLessThanOrEqual(most.complete);
  const { length: all } = completenessItems;
  await openPage(page, "/dashboard");
  await expectDashboard(page, business.business_name);
  await expect(page.getByRole("heading", { name: "Complete Your Profile" }), `all ${all} parts are there`).toHaveCount(
    0,
  );
});

async function register(page: Page, business: Business, taps: Taps): Promise<void> {
  await openPage(page, "/");
  await taps.press(page.getByRole("contentinfo").getByRole("link", { name: "Register as Provider" }).first());
  await expect(emailField(page)).toBeFocused();
  await taps.type(emailField(page), business.email);
  await taps.type(passwordField(page), business.password);
  await taps.type(passwordField(page, "Confirm password"), business.password);
  await taps.press(page.getByRole("button", { name: "Continue" }));
  await expect(page.getByLabel("Business name")).toBeFocused();
  await taps.type(page.getByLabel("Business name"), business.business_name);
  await taps.type(page.getByLabel("Contact person"), business.contact_person);
  await taps.type(page.getByLabel("Phone"), business.phone);
  await taps.choose(page.getByLabel("Category"), "Florists");
  await taps.type(page.getByLabel("City or town"), "Bethlehem");
  await expect(page.getByLabel("Province")).toHaveValue("Free State");
  await taps.press(page.getByRole("button", { name: "Create account" }));

  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await expect(emailField(page)).toHaveValue(business.email);
  await expect(passwordField(page)).toHaveValue(business.password);
  await taps.press(page.getByRole("button", { name: "Log in", exact: true }));
  await expectDashboard(page, business.business_name);
}

async function confirm(page: Page, business: Business, taps: Taps): Promise<void> {
  const [welcome] = await expectEmailsTo(business.email, "Welcome to Umshado");
  taps.elsewhere();
  await openPage(page, welcome ? linkIn(welcome, "/confirm-email") : "");
  await taps.press(page.getByRole("button", { name: "Confirm email address" }));
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expectDashboard(page, business.business_name);
}

async function publish(page: Page, taps: Taps): Promise<void> {
  await taps.press(page.getByRole("button", { name: "Publish", exact: true }));
  await taps.press(page.getByRole("dialog", { name: "Publish your profile" }).getByRole("button", { name: "Publish" }));
  await expect(page.getByText("Profile Is Live")).toBeVisible();
}

async function fillTabs(page: Page, taps: Taps): Promise<void> {
  const goOn = async (name: string): Promise<Locator> => {
    await taps.press(page.getByRole("tabpanel").getByRole("button", { name: `Next: ${name}` }));
    const tab = page.getByRole("tab", { name });
    await expect(tab).toBeFocused();
    return page.getByRole("tabpanel", { name });
  };
  const basic = page.getByRole("tabpanel", { name: "Basic Info" });
  await alive(fieldOf(basic, "About your business"));
  await taps.type(fieldOf(basic, "About your business"), "Wild flowers from our own farm, cut on the day.");
  await taps.type(fieldOf(basic, "Website"), "www.wilderoos.example");
  await taps.type(fieldOf(await goOn("Business Details"), "Established in"), "2014");
  const pricing = await goOn("Pricing & Services");
  await taps.press(pricing.getByRole("checkbox", { name: /Moderate$/ }));
  await taps.type(fieldOf(pricing, "Services offered"), "Bridal bouquets");
  await page.keyboard.press("Enter");
  await goOn("Social Media");
  const operating = await goOn("Operating Details");
  await taps.press(operating.getByRole("radio", { name: "Free text" }));
  await taps.type(operating.getByLabel("Your hours in words"), "By appointment, seven days a week");
  await taps.press(page.getByRole("button", { name: "Save changes" }));
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await taps.press(operating.getByRole("link", { name: "Next: logo, banner and pictures" }));
  await expect(page).toHaveURL("/media");
}

async function addPictures(page: Page, taps: Taps): Promise<void> {
  for (const role of ["logo", "banner"]) {
    await taps.press(page.getByRole("button", { name: `Upload ${role}` }));
    const dialog = page.getByRole("dialog", { name: `Edit ${role}` });
    const buffer = await drawing(3000, 2000).jpeg().toBuffer();
    const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
    await taps.attach(dialog.getByLabel(`Choose a file for your ${role}`), file);
    await taps.press(dialog.getByRole("button", { name: `Upload ${role}` }));
    await expect(dialog).toBeHidden();
  }
  const photos = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { name, bytes } = await photo();
      return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
    }),
  );
  await taps.attach(page.getByLabel("Upload gallery images"), photos);
  await expect(page.getByText("3/16 images")).toBeVisible();
}
