import { type Page } from "@playwright/test";
import { findWithServices } from "./catalogue.ts";
import { enquiryDialog, openEnquiry } from "./enquiry-steps.ts";
import { middle, touch } from "./fingers.ts";
import { awake, expect, openPage, test } from "./journey.ts";
import { atRest } from "./screens.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Filters" });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(sheet(page)).toBeVisible();
}

test("Back closes the filters, leaves those that were set, and then removes them", async ({ page }) => {
  await openPage(page, "/");
  await openPage(page, "/providers");
  const result = page.getByRole("heading", { level: 2, name: /^\d+ vendors$/ });
  await openSheet(page);
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL("/providers");

  await openSheet(page);
  await sheet(page).getByLabel("Province").selectOption("Gauteng");
  await expect(page).toHaveURL("/providers?province=Gauteng");
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL("/providers?province=Gauteng");
  await expect(result).toHaveText(/^\d\d vendors$/);
  await page.goBack();
  await expect(page).toHaveURL("/providers");
  // the sheet's history entry has the same URL; the count varies since other journeys publish
  await expect(result).toHaveText(/^\d{3} vendors$/);
  await expect(page.getByRole("region", { name: /^\d{3} vendors$/ })).toHaveAttribute("aria-busy", "false");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("Back closes an enquiry; however it was closed, the next Back leaves the profile", async ({ page, request }) => {
  const { id } = await findWithServices(request);
  await openPage(page, "/providers");
  await openPage(page, `/provider/${id}`);
  const dialog = await openEnquiry(page);
  await dialog.getByLabel("Message").fill("We are still thinking about it.");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/provider/${id}`);

  await openEnquiry(page);
  await expect(dialog.getByLabel("Message")).toHaveValue("We are still thinking about it.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openEnquiry(page);
  await page.reload();
  await awake(page);
  await expect(enquiryDialog(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(`/provider/${id}`);
  await page.goBack();
  await expect(page).toHaveURL("/providers");
});

test("a finger draws the filters down by their head, and a short draw leaves them open", async ({ page }) => {
  await openPage(page, "/providers");
  await openSheet(page);
  await atRest(page);
  const { x, y } = await middle(sheet(page).getByRole("heading", { name: "Filters" }));
  const drawBy = (far: number) =>
    touch(
      page,
      [0, 0.3, 0.6, 1].map((part) => [{ x, y: y + part * far }]),
    );
  await drawBy(40);
  await expect(sheet(page)).toBeVisible();
  await drawBy(200);
  await expect(sheet(page)).toBeHidden();
});
