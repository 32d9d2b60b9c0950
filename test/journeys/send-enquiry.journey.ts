import type { Locator, Page } from "@playwright/test";
import type { SentEnquiry } from "../../src/contract/enquiries/schema.ts";
import { findWithServices } from "./catalogue.ts";
import { core } from "./core.ts";
import {
  enquiryDialog,
  enquiryOpener,
  expectSent,
  fillEnquiry,
  openEnquiry,
  sendButton,
  type Typed,
} from "./enquiry-steps.ts";
import { openMenu } from "./filter-steps.ts";
import { expect, leftHistory, newAddress, openPage, test } from "./journey.ts";
import { expectEmails, textOf } from "./outbox.ts";
import { makeRequest, seedStorage, people, storedBy } from "./people.ts";
import { sharedFolder } from "./places.ts";
import { screens } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

const message = "We love your pictures.\n\nAre you free? We are <very> happy & a little nervous.";

function enquiryOf(name: string): Required<Typed> {
  return {
    "Your Name": name,
    "Email Address": newAddress(),
    Phone: "082 555 0142",
    "Wedding date": weddingDay.typed,
    "Venue location": "Stellenbosch, Western Cape",
    "Guest count": "120",
    Message: message,
  };
}

async function expectArrived(typed: Required<Typed>, business_name: string): Promise<string> {
  const { "Your Name": name, "Email Address": email } = typed;
  const emails = await expectEmails(sharedFolder(), email);
  const [enquiry] = emails.enquiries;
  const [copy] = emails.copies;
  expect(enquiry?.replyTo).toEqual([{ name, address: email }]);
  expect(enquiry?.to?.[0]?.address).not.toBe(email);
  expect(enquiry?.subject).toBe(`Enquiry from ${name}, ${weddingDay.shown}`);
  expect(copy?.subject).toBe(`Your enquiry to ${business_name}`);
  expect(enquiry?.text).toContain("We love your pictures.");
  expect(enquiry?.text).toContain("Stellenbosch, Western Cape");
  expect(enquiry?.text).toContain("082 555 0142");
  expect(enquiry?.html).toContain("We are &lt;very&gt; happy &amp; a little nervous.");
  // the address is unconfirmed, so the copy has no free text [enquiries-29]
  expect(copy?.text).toContain(weddingDay.shown);
  for (const own of ["We love your pictures.", "Stellenbosch", name]) expect(copy?.text).not.toContain(own);
  return enquiry?.subject ?? "";
}

for (const { screen, use } of screens) {
  test.describe(screen, () => {
    test.use(use);

    test(
      "a couple browses, filters, reads a profile and enquires, and both emails are in the outbox",
      screen === "phone" ? core : {},
      async ({ page }) => {
        await openPage(page, "/");
        const finder = page.getByRole("search", { name: "Find vendors" });
        const line = finder.getByLabel("What do you need?");
        await line.fill("fotograaf in kaapstad");
        await page.getByRole("option", { name: "Photographers near Cape Town" }).waitFor();
        // on a phone the suggestions cover the button [browse-24]
        if (screen === "phone") await line.press("Enter");
        else await finder.getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL("/providers?category=photographers&near=cape-town&line=fotograaf+in+kaapstad");
        await expect(page.getByText("Showing Photographers near Cape Town.")).toBeVisible();
        await expect(page.getByRole("heading", { name: "In Cape Town and within 100 km" })).toBeVisible();
        await expect(page.getByRole("heading", { level: 1, name: "Browse Providers" })).toBeVisible();

        await filterByVerified(page, screen === "phone");
        await expect(page).toHaveURL("/providers?category=photographers&near=cape-town&verified=true");
        // the URL changes before the list
        await expect(page.getByRole("link", { name: "Remove filter Verified only" })).toBeVisible();

        const link = firstCard(page);
        const business_name = (await link.textContent()) ?? "";
        await link.click();
        await expect(page.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();
        await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();

        const typed = enquiryOf(`Naledi & Tom on a ${screen}`);
        const dialog = await openEnquiry(page);
        await fillEnquiry(dialog, typed);
        await dialog.getByLabel("Budget").selectOption({ index: 2 });
        await sendButton(dialog).click();
        await expectSent(page, typed["Email Address"]);
        await expect((await openEnquiry(page)).getByText(/^You wrote to them on \d+ \w+ \d{4}\./)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(enquiryDialog(page)).toBeHidden();
        await leftHistory(page);
        await expect(
          page
            .getByText(/^You wrote on \d+ \w+ \d{4}\.$/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();

        const subject = await expectArrived(typed, business_name);
        await expectInOutbox(page, subject);
      },
    );
  });
}

async function filterByVerified(page: Page, isPhone: boolean): Promise<void> {
  if (!isPhone) {
    await openMenu(page.getByRole("form", { name: "Search and filters" }), "More filters");
    await page.getByRole("switch", { name: "Verified only" }).check();
    await page.keyboard.press("Escape");
    return;
  }
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("switch", { name: "Verified only" }).check();
  await expect(page).toHaveURL(/verified=true/);
  await sheet.getByRole("button", { name: /^Show \d+ vendors?$/ }).click();
  await expect(sheet).toBeHidden();
}

function firstCard(page: Page): Locator {
  return page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
}

async function expectInOutbox(page: Page, subject: string): Promise<void> {
  await openPage(page, "/outbox");
  await page.getByRole("navigation", { name: "Emails" }).getByRole("link", { name: subject }).click();
  const email = page.getByRole("article", { name: subject });
  await expect(email).toContainText("Answers go to");
  await expect(email.frameLocator("iframe").getByText("We love your pictures.")).toBeVisible();
}

test("a couple that wrote from another browser reads so on the profile and in the form", async ({ page }) => {
  const { token } = people().couple;
  const answer = await makeRequest("/api/enquiries/sent", { token });
  const { enquiries } = (await answer.json()) as { enquiries: SentEnquiry[] };
  const reached = enquiries.flatMap(({ recipients }) => recipients).find(({ provider_id }) => provider_id !== null);
  await seedStorage(page, storedBy(people().couple));
  await openPage(page, `/provider/${reached?.provider_id}`);
  await expect(
    page
      .getByText(/^You wrote on \d+ \w+ \d{4}\.$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect((await openEnquiry(page)).getByText(/^You wrote to them on \d+ \w+ \d{4}\./)).toBeVisible();
});

test("the ticked services are in the provider's email", async ({ page, request }) => {
  const { id, service } = await findWithServices(request);
  const email = newAddress();
  await openPage(page, `/provider/${id}`);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { "Your Name": "Ayesha", "Email Address": email });
  await dialog.getByRole("checkbox", { name: service, exact: true }).check();
  await sendButton(dialog).click();
  await expectSent(page);
  const { enquiries } = await expectEmails(sharedFolder(), email);
  expect(textOf(enquiries[0])).toContain(`Interested in: ${service}`);
});

test("the full enquiry works with the keyboard only", async ({ page }) => {
  await openPage(page, "/");
  await tabTo(page, page.getByLabel("What do you need?"));
  await page.keyboard.type("Photogr");
  await expect(page.getByRole("option", { name: "Photographers", exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/providers?category=photographers");

  await tabTo(page, page.getByRole("button", { name: "Filters" }));
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await tabTo(page, sheet.getByRole("switch", { name: "Verified only" }));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/verified=true/);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();

  const business_name = (await firstCard(page).textContent()) ?? "";
  await tabTo(page, firstCard(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: business_name, exact: true })).toBeVisible();

  await tabTo(page, enquiryOpener(page));
  await page.keyboard.press("Enter");
  const dialog = enquiryDialog(page);
  await expect(dialog.getByLabel("Your Name")).toBeVisible();
  const typed = enquiryOf("Thabo by Keyboard");
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, dialog.getByLabel(label));
    // day and month are the same, since their order depends on the browser's language
    await page.keyboard.type(label === "Wedding date" ? weddingDay.keys : text);
  }
  await expect(dialog.getByLabel("Wedding date")).toHaveValue(typed["Wedding date"]);
  await tabTo(page, sendButton(dialog));
  await page.keyboard.press("Enter");
  await expectSent(page);
  await expect(enquiryOpener(page)).toBeFocused();
  await expectArrived(typed, business_name);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached by Tab").toBeFocused();
}
