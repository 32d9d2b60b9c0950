import { findWithServices } from "./catalogue.ts";
import { fillEnquiry, openEnquiry } from "./enquiry-steps.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";

const gone = { status: 404, body: "" };
const missing = /^error: Failed to load resource: the server responded with a status of 404/;

test("an old tab whose form a release has replaced loads the page anew with the form open and what was typed", async ({
  page,
  request,
  noise,
}) => {
  noise.allow(missing);
  const { id } = await findWithServices(request);
  await openPage(page, `/provider/${id}`);
  await fillEnquiry(await openEnquiry(page), { "Your Name": "Lerato & Sam", "Email Address": newAddress() });
  await openPage(page, `/provider/${id}`);
  let isOld = true;
  await page.route(/\/assets\/enquiry-dialog-[^/]*\.js$/, (route) => (isOld ? route.fulfill(gone) : route.continue()));
  page.once("load", () => (isOld = false));
  await page.getByRole("button", { name: "Send enquiry" }).first().click();
  await expect(page.getByRole("dialog").getByLabel("Your Name")).toHaveValue("Lerato & Sam");
});

test("where the new page has no form either, the press leads to the page without scripts", async ({
  page,
  request,
  noise,
}) => {
  noise.allow(missing);
  const { id } = await findWithServices(request);
  await page.route(/\/assets\/enquiry-dialog-[^/]*\.js$/, (route) => route.fulfill(gone));
  await openPage(page, `/provider/${id}`);
  await page.getByRole("button", { name: "Send enquiry" }).first().click();
  await expect(page).toHaveURL(`/provider/${id}/enquiry`);
  await expect(page.getByLabel("Your Name")).toBeVisible();
});

test("filters that a release has replaced load the page anew once, and blame no connection", async ({
  page,
  noise,
}) => {
  noise.allow(missing);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/assets\/filter-sheet-[^/]*\.js$/, (route) => route.fulfill(gone));
  await openPage(page, "/providers");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await loaded;
  await openPage(page, page.url());
  await page.reload();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByText("The filters could not be loaded. Please reload the page.")).toBeVisible();
});
