import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { hurryEmails, openConversation } from "../../../test/open-conversation.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const paymentRequest = "Please pay the deposit into our account: Capitec 1234567890.";

test("a couple is warned where a provider asks for a payment; no side is warned about its own text", async () => {
  const { couple, provider } = await openConversation(app, { message: "Shall we send our bank details?" });
  expect((await provider.write(paymentRequest)).body.message.caution).toBeNull();
  expect((await couple.write("Must we EFT it to Capitec 1234567890?")).body.message.caution).toBeNull();
  await provider.write("Come and have cake.");
  const cautions = async (side: typeof couple | typeof provider) =>
    (await side.read()).body.messages.map(({ caution }) => caution);
  expect(await cautions(couple)).toEqual([null, "bank_details", null, null]);
  expect(await cautions(provider)).toEqual([null, null, null, null]);
});

test("the number to call is the one on the profile, for as long as couples see it", async () => {
  const { couple, provider } = await openConversation(app);
  await db.execute(
    sql`update provider set phone = '+27215550181', whatsapp_number = '+27825550142' where id = ${provider.id}`,
  );
  const reach = async () => (await couple.read()).body.conversation.reach;
  expect(await reach()).toMatchObject({ phone: "+27215550181" });
  await db.execute(sql`update provider set is_published = false where id = ${provider.id}`);
  expect(await reach()).toEqual({ phone: null, whatsapp: null });
});

test("the email of the message has the warning beside it", async () => {
  const { couple, provider } = await openConversation(app);
  await db.execute(sql`update provider set phone = '+27215550181' where id = ${provider.id}`);
  await provider.write("Your day is open.");
  await provider.write(paymentRequest);
  await hurryEmails(app);
  const [, mail] = await app.mailbox.waitFor(couple.email, 2);
  expect(mail?.text).toContain("bank details. Call the number on their profile, 021 555 0181, before you pay.");
  expect(mail?.text?.split("before you pay").length).toBe(2);
  expect(mail?.html).toContain("021 555 0181");
  await couple.write(paymentRequest);
  await hurryEmails(app);
  const emails = await app.mailbox.waitFor(provider.email, 2);
  expect(emails.map(({ text }) => text).join(" ")).not.toContain("before you pay");
});
