import type { Email } from "postal-mime";
import { demoLogins } from "../../seed/demo-directory.ts";
import { demo } from "./demo.ts";
import { expect, newAddress, newNetwork, openPage, test } from "./journey.ts";
import { emailsTo } from "./outbox.ts";
import { makeRequest, signIn } from "./people.ts";
import { sharedUrl } from "./places.ts";
import { screens } from "./screens.ts";
import { weddingDay } from "./wedding-day.ts";

const [phone] = screens;
test.use({ ...phone?.use, extraHTTPHeaders: newNetwork() });

/** A venue without enquiries; each retry uses another, since the day is then taken. */
function venue(retry: number) {
  const contactedIds = new Set(
    demo.enquiries.flatMap(({ recipients }) => recipients.map(({ provider_id }) => provider_id)),
  );
  const free = demo.providers.filter(
    ({ row, categories }) => row.is_published && !contactedIds.has(row.id) && categories[0]?.slug === "venues",
  );
  const result = free.at(-6 - retry);
  if (!result) throw new Error("the demo has no venue that nobody has written to");
  return { id: result.row.id, name: result.row.business_name, email: result.email, password: demoLogins[1].password };
}

async function linkFrom(email: string, subject: RegExp): Promise<string> {
  const find = async () => (await emailsTo(email)).findLast((each: Email) => subject.test(each.subject ?? ""));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const text = (await find())?.text ?? "";
  return new RegExp(`${sharedUrl()}/conversation\\S*#[\\w-]{43}`).exec(text)?.[0] ?? "";
}

test("a guest ticks an extra, is emailed a link, accepts and cancels by it, without an account", async ({ page }, {
  retry,
}) => {
  const business = venue(retry);
  const email = newAddress();
  const couple = { couple_name: "Naledi", couple_email: email, wedding_date: weddingDay.typed };
  const sent = await makeRequest("/api/enquiries/direct", { body: { ...couple, provider_id: business.id } });
  expect(sent.status).toBe(201);
  const { token } = await signIn("provider", business);
  const { conversations } = (await (await makeRequest("/api/conversations", { token })).json()) as {
    conversations: { id: string }[];
  };
  const conversation_id = conversations[0]?.id;
  const begun = await makeRequest("/api/quotes", { token, body: { conversation_id } });
  const { quote } = (await begun.json()) as { quote: { id: string } };
  const line = { unit: "", quantity_thousandths: 1000 };
  const lines = [
    { ...line, text: "A day and a night", unit_price_cents: 38_000_00, is_optional: false },
    { ...line, text: "Lanterns in the trees", unit_price_cents: 2_500_50, is_optional: true },
  ];
  const draft = { ...quote, title: "The farm for a day", lines, is_one_step: true };
  expect((await makeRequest(`/api/quotes/${quote.id}`, { token, body: draft, method: "PUT" })).status).toBe(200);
  expect((await makeRequest(`/api/quotes/${quote.id}/send`, { token, body: {} })).status).toBe(200);

  await openPage(page, await linkFrom(email, /^Your enquiry to /));
  await page.getByRole("button", { name: "View and respond" }).click();
  const sheet = page.getByRole("dialog", { name: /^Quote / });
  await sheet.getByRole("checkbox", { name: "Lanterns in the trees" }).check();
  await sheet.getByRole("button", { name: "Accept this quote" }).click();
  const question = page.getByRole("dialog", { name: "Accept this quote for R\u00a040\u00a0500,50?" });
  await question.getByRole("button", { name: "Email me the link" }).click();
  await expect(sheet.getByText("We’ve emailed you a link.")).toBeVisible();

  await page.goto("about:blank");
  await openPage(page, await linkFrom(email, /^Accept the quote from /));
  await expect(sheet.getByRole("checkbox", { name: "Lanterns in the trees" })).toBeChecked();
  await sheet.getByRole("button", { name: "Accept this quote" }).click();
  await question.getByRole("button", { name: /^Accept for/ }).click();
  await expect(sheet.getByText("Booked", { exact: true }).first()).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Create an account" })).toBeVisible();

  await page.goto("about:blank");
  await openPage(page, await linkFrom(email, /^You’re booked: /));
  await sheet.getByRole("button", { name: "Cancel the booking" }).click();
  await page
    .getByRole("dialog", { name: `Cancel the booking for ${weddingDay.shown}?` })
    .getByRole("button", { name: "Cancel the booking" })
    .click();
  await expect(sheet.getByText(`${weddingDay.shown}: cancelled by you; nothing is owed.`)).toBeVisible();
});
