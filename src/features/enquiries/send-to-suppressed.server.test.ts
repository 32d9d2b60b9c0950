import { expect, test } from "vitest";
import { enquiryPeople } from "../../../test/enquiry-people.ts";
import { buildSuppressed } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { enquiryMessages } from "../../contract/enquiries/words.ts";
import { messages } from "../../contract/messages.ts";
import { openMailer } from "../../platform/mail.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { enquiryEmails } from "./emails.ts";

const app = await startTestApp();
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const { openCouple, openProvider } = await enquiryPeople(app);

test("an enquiry to a provider that takes no emails is on its page, and is never said to have been sent", async () => {
  const provider = await openProvider();
  await buildSuppressed(app, provider.email);
  const couple = await openCouple();
  const headers = { "idempotency-key": "one-form" };
  const body = { ...couple.content, provider_id: provider.id };
  for (const _again of [1, 2]) {
    const answer = await app.call("/api/enquiries/direct", { body, token: couple.token, headers });
    expect(answer).toMatchObject({ status: 201, body: { message: enquiryMessages.direct_unmailed } });
  }
  expect(await couple.sent()).toMatchObject({
    total: 1,
    enquiries: [
      {
        deliveries: { delivered: 0, waiting: 0, failed: 0, suppressed: 1 },
        recipients_total: 1,
        recipients: [{ delivery: "suppressed", delivered_at: null, provider_id: provider.id }],
      },
    ],
  });
  expect(await provider.received()).toMatchObject({ total: 1, enquiries: [{ delivery: "suppressed" }] });
  const [copy] = await app.mailbox.waitFor(couple.content.couple_email);
  expect(copy?.text).toContain("takes no emails from us");
  expect(copy?.text).not.toContain("on its way");
  expect(await app.mailbox.emailsTo(provider.email)).toEqual([]);
});

test("one to many counts as emailed whom it is emailed to, and says so in the copy", async () => {
  const [silent, open] = [
    await openProvider({ categories: ["florists"] }),
    await openProvider({ categories: ["florists"] }),
  ];
  await buildSuppressed(app, silent.email);
  const couple = await openCouple();
  const answer = await couple.askMany("florists");
  expect(answer).toMatchObject({
    status: 201,
    body: { message: enquiryMessages.bulk_sent, providers_contacted: 2, emails_sent: 1 },
  });
  expect(answer.body).toMatchObject({ breakdown: [{ provider_count: 2 }] });
  expect(await silent.received()).toMatchObject({ total: 1 });
  expect(await app.mailbox.waitFor(open.email)).toHaveLength(1);
  const [copy] = await app.mailbox.waitFor(couple.content.couple_email);
  expect(copy?.text).toContain("1 of them takes no emails from us");
});

test("one to many whom no email reaches says so", async () => {
  const { email } = await openProvider({ categories: ["transport"] });
  await buildSuppressed(app, email);
  const answer = await (await openCouple()).askMany("transport");
  expect(answer).toMatchObject({ status: 201, body: { message: enquiryMessages.bulk_unmailed, emails_sent: 0 } });
});

test("one to a provider that takes emails reads as ever", async () => {
  const { id } = await openProvider();
  expect(await (await openCouple()).ask(id)).toMatchObject({ status: 201, body: { message: messages.enquiry_sent } });
});
