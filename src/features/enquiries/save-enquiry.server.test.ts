import { expect, test } from "vitest";
import { enquiryPeople } from "../../../test/enquiry-people.ts";
import { buildSuppressed } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { enquiryMessages } from "../../contract/enquiries/calls.ts";
import { messages } from "../../contract/messages.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { enquiryEmails } from "./emails.ts";

const app = await startTestApp();
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const { openCouple, openProvider } = await enquiryPeople(app);

const calls = [
  ["no emails", undefined],
  ["none about enquiries", "enquiries"],
] as const;

test.each(calls)(
  "an enquiry to a provider that takes %s is on its page, and is never said to have been sent",
  async (_, topic) => {
    const provider = await openProvider();
    await buildSuppressed(app, provider.email, topic);
    const couple = await openCouple();
    const headers = { "idempotency-key": `one-form-${provider.id}` };
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
    expect(copy?.text).toContain("doesn’t receive enquiries by email");
    expect(copy?.text).not.toContain("on its way");
    expect(await app.mailbox.emailsTo(provider.email)).toEqual([]);
  },
);

test("a bulk enquiry counts as emailed for vendors that take emails, and its copy says so", async () => {
  const [silent, open] = [
    await openProvider({ categories: ["florists"] }),
    await openProvider({ categories: ["florists"] }),
  ];
  await buildSuppressed(app, silent.email, "enquiries");
  const couple = await openCouple();
  const answer = await couple.contactMany("florists");
  expect(answer).toMatchObject({
    status: 201,
    body: { message: enquiryMessages.bulk_sent, providers_contacted: 2, emails_sent: 1 },
  });
  expect(answer.body).toMatchObject({ breakdown: [{ provider_count: 2 }] });
  expect(await silent.received()).toMatchObject({ total: 1 });
  expect(await app.mailbox.waitFor(open.email)).toHaveLength(1);
  const [copy] = await app.mailbox.waitFor(couple.content.couple_email);
  expect(copy?.text).toContain("1 of them takes no enquiries by email");
});

test("a bulk enquiry that no email delivers says so", async () => {
  const { email } = await openProvider({ categories: ["transport"] });
  await buildSuppressed(app, email);
  const answer = await (await openCouple()).contactMany("transport");
  expect(answer).toMatchObject({ status: 201, body: { message: enquiryMessages.bulk_unmailed, emails_sent: 0 } });
});

test("an enquiry to a provider that takes emails reads as usual", async () => {
  const { id } = await openProvider();
  expect(await (await openCouple()).makeRequest(id)).toMatchObject({
    status: 201,
    body: { message: messages.enquiry_sent },
  });
});

test("a provider that stopped other topics, or a couple that stopped copies, still gets enquiries; only the couple's copy is stopped", async () => {
  const provider = await openProvider();
  for (const topic of ["copies", "messages", "reminders", "favourites", "trust"] as const)
    await buildSuppressed(app, provider.email, topic);
  const couple = await openCouple();
  await buildSuppressed(app, couple.content.couple_email, "copies");
  expect(await couple.makeRequest(provider.id)).toMatchObject({
    status: 201,
    body: { message: messages.enquiry_sent },
  });
  expect(await app.mailbox.waitFor(provider.email)).toHaveLength(1);
  expect(await couple.sent()).toMatchObject({ enquiries: [{ deliveries: { suppressed: 0 } }] });
  expect(await app.mailbox.emailsTo(couple.content.couple_email)).toEqual([]);
});

test("a mailbox of a couple and a business that stopped copies gets the enquiry", async () => {
  const provider = await openProvider();
  await buildSuppressed(app, provider.email, "copies");
  const body = { couple_name: "Its owner", couple_email: provider.email, provider_id: provider.id };
  expect(await app.call("/api/enquiries/direct", { body })).toMatchObject({
    status: 201,
    body: { message: messages.enquiry_sent },
  });
  const [mail, ...more] = await app.mailbox.waitFor(provider.email);
  expect([mail?.subject, more]).toEqual(["Enquiry from Its owner", []]);
});
