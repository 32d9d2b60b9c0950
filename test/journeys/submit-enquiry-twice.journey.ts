import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { findWithServices } from "./catalogue.ts";
import { core } from "./core.ts";
import { expectSent, fillEnquiry, openEnquiry, sendButton } from "./enquiry-steps.ts";
import { expect, newAddress, newNetwork, openPage, test } from "./journey.ts";
import { expectEmails, emailsOf } from "./outbox.ts";
import { sharedFolder } from "./places.ts";

test.use({ extraHTTPHeaders: newNetwork() });

const submits: { how: string; twice: (page: Page, dialog: Locator) => Promise<void> }[] = [
  { how: "a double click", twice: (_page, dialog) => sendButton(dialog).dblclick() },
  {
    how: "Enter pressed twice",
    async twice(page, dialog) {
      await dialog.getByLabel("Your Name").focus();
      await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
    },
  },
];

for (const { how, twice } of submits) {
  test(`${how} sends one enquiry`, core, async ({ page, request }) => {
    const { id } = await findWithServices(request);
    const email = newAddress();
    await openPage(page, `/provider/${id}`);
    const dialog = await openEnquiry(page);
    await fillEnquiry(dialog, { "Your Name": "Zanele", "Email Address": email });
    await twice(page, dialog);
    await expectSent(page);
    await expectOne(request, id, email);
  });
}

test("the same enquiry that reaches the server twice at once is one enquiry", async ({ request }) => {
  const { id } = await findWithServices(request);
  const email = newAddress();
  const send = () => post(request, { provider_id: id, couple_email: email }, "the same key of two submits");
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toBe(second);
  await expectOne(request, id, email);
});

/** Sends a second enquiry; its email is last, so the first was sent once. */
async function expectOne(request: APIRequestContext, provider_id: string, email: string): Promise<void> {
  await expectEmails(sharedFolder(), email);
  const marker = newAddress();
  await post(request, { provider_id, couple_email: marker }, marker);
  await expectEmails(sharedFolder(), marker);
  const { enquiries, copies } = await emailsOf(sharedFolder(), email);
  expect({ enquiries: enquiries.length, copies: copies.length }).toEqual({ enquiries: 1, copies: 1 });
}

async function post(request: APIRequestContext, about: object, key: string): Promise<string> {
  const answer = await request.post("/api/enquiries/direct", {
    data: { couple_name: "Zanele", ...about },
    headers: { "Idempotency-Key": key.replaceAll(" ", "-") },
  });
  expect(answer.status()).toBe(201);
  const { enquiry } = (await answer.json()) as { enquiry: { id: string } };
  return enquiry.id;
}
