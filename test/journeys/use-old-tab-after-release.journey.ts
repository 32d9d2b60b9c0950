import { findWithServices } from "./catalogue.ts";
import { fillEnquiry, openEnquiry } from "./enquiry-steps.ts";
import { expect, newAddress, openPage, test } from "./journey.ts";

const notFound = { status: 404, body: "" };
const missing = /^error: Failed to load resource: the server responded with a status of 404/;

test("an old tab opens and fills the form of an enquiry though a release has replaced all files", async ({
  page,
  request,
  noise,
}) => {
  noise.allow(missing);
  const { id } = await findWithServices(request);
  await openPage(page, `/provider/${id}`);
  await page.route(/\/assets\//, (route) => route.fulfill(notFound));
  const form = await openEnquiry(page);
  await fillEnquiry(form, { "Your Name": "Lerato & Sam", "Email Address": newAddress() });
  await expect(form.getByLabel("Your Name")).toHaveValue("Lerato & Sam");
});

test("filters that a release has replaced load the page again once, and blame no connection", async ({
  page,
  noise,
}) => {
  noise.allow(missing);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/assets\/filter-sheet-[^/]*\.js$/, (route) => route.fulfill(notFound));
  await openPage(page, "/providers");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: /^Filters/ }).click();
  await loaded;
  await openPage(page, page.url());
  await page.reload();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByText("The filters could not be loaded. Please reload the page.")).toBeVisible();
});
