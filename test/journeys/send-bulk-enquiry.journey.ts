import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { emailField } from "./account-steps.ts";
import {
  bulkForm,
  bulkSend,
  categoryTick,
  expectBulk,
  fillBulk,
  readPreview,
  readWaiting,
  recipientTick,
  sumOf,
  tick,
  waitingView,
  watchBulk,
} from "./bulk-steps.ts";
import { awake, expect, newAddress, openPage, test } from "./journey.ts";
import { emailsOf, expectEmails, expectEmailsTo, linkIn } from "./outbox.ts";
import { sharedFolder } from "./places.ts";
import { weddingDay } from "./wedding-day.ts";

// other journeys publish nobody in these, so counts are stable
const categories = ["Photographers", "Transport", "Jewellery"];

const typed = () => ({
  "Couple name": "Zanele & Tom",
  Email: newAddress(),
  Phone: "082 555 0142",
  "Wedding date": weddingDay.typed,
  "Venue location": "Franschhoek, Western Cape",
  "Guest count": "120",
  Message: "We marry <outside> & would love a quote. See www.our-day.example",
});

test("a guest asks three categories at once, after a reload and with a double click, confirms it, and everyone is written to once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const sent = watchBulk(page);
  const email = typed();
  await openPage(page, "/bulk-contact?near=franschhoek&within=200");
  const form = bulkForm(page);
  await expectBulk(form, { "Venue location": "Franschhoek, Western Cape" });
  await tick(form, categories);
  await fillBulk(form, email);
  await expect(form.getByText("Only businesses within 200 km of Franschhoek, or that travel there")).toBeVisible();
  const near = await readPreview(form, 3);
  await form.getByRole("button", { name: "Ask everywhere, not only vendors who reach Franschhoek" }).click();
  await expect(form.getByRole("button", { name: "Only vendors who reach Franschhoek" })).toBeFocused();
  const everybody = await readPreview(form, 3);
  expect(everybody).toBeGreaterThan(near);
  expect(everybody).toBeGreaterThan(20);
  const dropped = recipientTick(form, "Photographers").first();
  await dropped.uncheck();
  expect(await readPreview(form, 3)).toBe(everybody - 1);

  await page.reload();
  await awake(page);
  await expectBulk(form, email);
  for (const name of categories) await expect(categoryTick(form, name)).toBeChecked();
  await expect(form.getByText(/^3 of \d+ selected$/)).toBeVisible();
  await expect(dropped).not.toBeChecked();
  expect(await readPreview(form, 3)).toBe(everybody - 1);

  // with no recipients it can't be sent
  for (const name of categories) await form.getByRole("button", { name: `Untick all: ${name}` }).click();
  await bulkSend(form, 3).click();
  await expect(form.getByRole("alert").or(form.getByText("Please tick at least one vendor"))).toBeVisible();
  expect(sent).toHaveLength(0);
  for (const name of categories) await form.getByRole("button", { name: `Tick all: ${name}`, exact: true }).click();
  const all = await readPreview(form, 3);
  expect(all).toBeGreaterThanOrEqual(everybody);
  await dropped.uncheck();
  const promised = all - 1;
  expect(await readPreview(form, 3)).toBe(promised);

  await bulkSend(form, 3).dblclick();
  // pending: it includes a web address and the guest is unconfirmed
  const { contacted, breakdown } = await readWaiting(page);
  expect(contacted).toBe(promised);
  expect(sumOf(breakdown)).toBe(contacted);
  expect([...breakdown.keys()].toSorted()).toEqual(categories.toSorted());
  await expect(waitingView(page)).toContainText(email.Email);
  expect((await emailsOf(sharedFolder(), email.Email)).enquiries).toEqual([]);

  await confirmEnquiry(page, email.Email, contacted);
  const copy = await expectWritten(email, contacted);
  await stopEmails(page, copy);
  await eraseByLink(page, email.Email, contacted);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.["excluded_provider_ids"]).toHaveLength(1);
  // all, nearest to the venue first
  expect(sent[0]).toMatchObject({ near: "franschhoek", include_elsewhere: true });

  // registration is prefilled
  await waitingView(page).getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/couple-register");
  await expect(emailField(page)).toHaveValue(email.Email);
  await expect(page.getByLabel(/^Partner 1 name/)).toHaveValue("Zanele");
  await expect(page.getByLabel(/^Partner 2 name/)).toHaveValue("Tom");
  await expect(page.getByLabel(/^Wedding date/)).toHaveValue(weddingDay.typed);
});

async function confirmEnquiry(page: Page, address: string, contacted: number): Promise<void> {
  const [mail] = await expectEmailsTo(address, `Please confirm your enquiry to ${contacted} vendors`);
  const tab = await page.context().newPage();
  if (mail) await openPage(tab, linkIn(mail, "/confirm-enquiry"));
  await expect(tab).toHaveURL("/confirm-enquiry");
  await tab.getByRole("button", { name: "Confirm and send" }).click();
  await expect(tab.getByText(`${contacted} vendors have it, and answer you by email.`)).toBeVisible();
  await tab.close();
}

async function eraseByLink(page: Page, address: string, contacted: number): Promise<void> {
  const [copy] = await expectEmailsTo(address, `Your enquiry to ${contacted} vendors`);
  const tab = await page.context().newPage();
  if (copy) await openPage(tab, linkIn(copy, "/your-enquiry"));
  await expect(tab).toHaveURL("/your-enquiry");
  await expect(tab.getByText("We marry <outside> & would love a quote.")).toBeVisible();
  await expect(tab.getByRole("list", { name: "Recipients" }).getByRole("listitem")).toHaveCount(contacted);
  await tab.getByRole("button", { name: "Erase this enquiry" }).click();
  const question = tab.getByRole("dialog", { name: "Erase this enquiry?" });
  await expect(question).toContainText("we can’t recall them");
  await question.getByRole("button", { name: "Erase for good" }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "This enquiry is erased" })).toBeVisible();
  await expect(tab.getByText(address)).toHaveCount(0);
  await tab.close();
}

/** Opening the unsubscribe link changes nothing; its buttons stop copies or all emails, and undo both. */
async function stopEmails(page: Page, mail: Email | undefined): Promise<void> {
  const tab = await page.context().newPage();
  if (mail) await openPage(tab, linkIn(mail, "/unsubscribe"));
  await expect(tab).toHaveURL("/unsubscribe");
  const press = (name: string) => tab.getByRole("button", { name }).click();
  const title = (name: string) => expect(tab.getByRole("heading", { level: 1, name })).toBeVisible();
  await title("Stop copies of your enquiries?");
  await press("Stop copies of your enquiries");
  await expect(tab.getByText("We no longer send copies of your enquiries to this address.")).toBeVisible();
  await press("Stop all emails to this address");
  await title("This address gets no emails from us");
  await press("Send emails to this address again");
  await title("This address gets no copies of your enquiries");
  await press("Allow copies of your enquiries again");
  await expect(tab.getByText("We send copies of your enquiries to this address again.")).toBeVisible();
  await title("Stop copies of your enquiries?");
  await tab.close();
}

/** One email per provider with the couple as Reply-To; one copy to the couple that names some. */
async function expectWritten({ "Couple name": name, Email: email }: ReturnType<typeof typed>, count: number) {
  const { enquiries, copies } = await expectEmails(sharedFolder(), email, count);
  const receivers = new Set(enquiries.map(({ to }) => to?.[0]?.address));
  expect(receivers.size).toBe(count);
  for (const { replyTo, subject, text, html } of enquiries) {
    expect(replyTo).toEqual([{ name, address: email }]);
    expect(subject).toBe(`Enquiry from ${name}, ${weddingDay.shown}`);
    expect(text).toContain("Franschhoek, Western Cape");
    expect(html).toContain("We marry &lt;outside&gt; &amp; would love a quote.");
  }
  const [copy] = copies;
  expect(copy?.subject).toBe(`Your enquiry to ${count} vendors`);
  for (const category of categories) expect(copy?.text).toMatch(new RegExp(`^${category} \\(\\d+\\): `, "m"));
  return copy;
}

test("a refused bulk enquiry leaves the typed text, and shows its errors", async ({ page, noise }) => {
  noise.allow(/^error: Failed to load resource: the server responded with a status of 429/);
  const email = typed();
  await openPage(page, "/bulk-contact");
  const form = bulkForm(page);
  await bulkSend(form, 0).click();
  await expect(form.getByRole("group", { name: "Categories" })).toHaveAccessibleDescription(
    "Please select at least one category",
  );
  await expect(form.getByRole("checkbox", { disabled: false }).first()).toBeFocused();
  await tick(form, ["Menswear"]);
  await bulkSend(form, 1).click();
  await expect(form.getByLabel("Couple name")).toBeFocused();
  await expect(form.getByLabel("Couple name")).toHaveAccessibleDescription("Please enter your name.");

  await fillBulk(form, email);
  const error = "You’ve tried too often. Please try again later.";
  const refused = { status: 429, headers: { "Retry-After": "1800" }, json: { error, code: "too_many_requests" } };
  await page.route("**/api/enquiries/bulk-contact", (route) => route.fulfill(refused));
  await readPreview(form, 1);
  await bulkSend(form, 1).click();
  await expect(form.getByRole("alert").getByText(error)).toBeVisible();
  await expectBulk(form, email);
  await expect(categoryTick(form, "Menswear")).toBeChecked();
  await page.reload();
  await awake(page);
  await expectBulk(form, email);
  await expect(categoryTick(form, "Menswear")).toBeChecked();
});
