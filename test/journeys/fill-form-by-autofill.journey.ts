import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { browserSwitches } from "../../scripts/find-browser.mjs";
import { autofill, expectTrapEmpty, saved } from "./autofill-steps.ts";
import { bulkForm } from "./bulk-steps.ts";
import { findByMedia } from "./catalogue.ts";
import { openEnquiry, sentSentence } from "./enquiry-steps.ts";
import { expect, newNetwork, openPage, test } from "./journey.ts";

/** Only full Chromium has Autofill, not the headless shell. */
const executable = "/usr/bin/chromium";

test.skip(!existsSync(executable), "needs Debian's package chromium");

async function inChromium(baseURL: string | undefined, visit: (page: Page) => Promise<void>): Promise<void> {
  // `headless: true` would start the old mode, without Autofill
  const args = [...browserSwitches, "--headless=new"];
  const browser = await chromium.launch({ executablePath: executable, headless: false, args });
  try {
    const extraHTTPHeaders = newNetwork();
    await visit(
      await browser.newPage({ ...(baseURL !== undefined && { baseURL }), locale: "en-ZA", extraHTTPHeaders }),
    );
  } finally {
    await browser.close();
  }
}

test("an enquiry that the browser's autofill filled in is sent", async ({ baseURL, request }) => {
  const { id } = await findByMedia(request, ({ pictures }) => pictures > 0);
  await inChromium(baseURL, async (page) => {
    await page.goto(`/provider/${id}/enquiry`);
    await autofill(page, page.getByLabel("Your Name"));
    await expect(page.getByLabel("Email Address")).toHaveValue(saved.EMAIL_ADDRESS);
    await expectTrapEmpty(page.getByRole("main"));
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText(sentSentence)).toBeVisible();

    await openPage(page, `/provider/${id}`);
    const dialog = await openEnquiry(page);
    await autofill(page, dialog.getByLabel("Your Name"));
    await expectTrapEmpty(dialog);
    await dialog.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("heading", { name: sentSentence })).toBeVisible();
  });
});

test("nor does autofill touch the hidden field of the form to many and of the registrations", async ({ baseURL }) => {
  await inChromium(baseURL, async (page) => {
    await openPage(page, "/bulk-contact");
    await autofill(page, bulkForm(page).locator("[name=couple_name]"));
    await expectTrapEmpty(bulkForm(page));
    await openPage(page, "/couple-register");
    await autofill(page, page.locator("main input[name=email]"));
    await expectTrapEmpty(page.getByRole("main"));
    await openPage(page, "/register");
    await autofill(page, page.locator("main input[name=email]"));
    await expectTrapEmpty(page.getByRole("main"));
  });
});
