import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildMember } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inboundEnv, listenForMail } from "../../../test/inbound.ts";
import { hurryEmails, openConversation } from "../../../test/open-conversation.ts";
import { readMail } from "../../../test/read-mail.ts";
import { bringMail } from "../../../test/smtp-client.ts";
import type { FullConversation } from "../../contract/conversations/schema.ts";
import { weddingMember } from "../../schema/weddings.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp({ env: inboundEnv });
const { db } = app.runtime.database;
const port = await listenForMail(app);
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
beforeEach(() => app.clock.advance(61 * 60 * 1000));

async function openShared() {
  const { id, couple, provider, rows } = await openConversation(app);
  const heir = await buildMember(app, couple.id, { role: "editor", name: "Sipho" });
  await db.execute(sql`update account set password_hash = null, auth_provider = 'google' where id = ${couple.id}`);
  const go = () => app.call("/api/account", { method: "DELETE", token: couple.token, body: { email: couple.email } });
  return { id, couple, provider, rows, heir, go };
}

/** Polls until the email has arrived. */
async function mailsWith(address: string, said: string) {
  await hurryEmails(app);
  await expect
    .poll(async () => (await app.mailbox.emailsTo(address)).some(({ text }) => text?.includes(said)))
    .toBe(true);
  return (await app.mailbox.emailsTo(address)).filter(({ text }) => text?.includes(said));
}

const bring = (from: string, to: string, text: string) =>
  bringMail(port, { from, to, content: readMail("plain", { from, to, text }) });

test("the previous owner's reply address is invalid, and the new owner has another", async () => {
  const { id, couple, provider, heir, rows, go } = await openShared();
  await provider.write("Yes, it is free.");
  const [before] = await mailsWith(couple.email, "Yes, it is free.");
  const old = before?.replyTo?.[0]?.address ?? "";
  expect(await bring("stranger@people.test", old, "I wait.")).toMatchObject({ code: 250 });
  expect((await go()).status).toBe(204);

  expect(await bring(couple.email, old, "Still me.")).toMatchObject({ code: 550 });
  const { body } = await app.call<FullConversation>(`/api/conversations/${id}`, { token: heir.token });
  expect(body.held).toEqual([]);
  await provider.write("When do you come?");
  const [after] = await mailsWith(heir.email, "When do you come?");
  const to = after?.replyTo?.[0]?.address ?? "";
  expect(to).toMatch(/^c-[a-z2-7]{32}@/);
  expect(to).not.toBe(old);
  expect(await bring(heir.email, to, "On Monday.")).toMatchObject({ code: 250 });
  expect(await bring(couple.email, to, "Still me.")).toMatchObject({ code: 250 });
  expect((await rows()).at(-1)).toMatchObject({ sent_by: "couple", body: "On Monday." });
  const [waiting] = (await app.call<FullConversation>(`/api/conversations/${id}`, { token: heir.token })).body.held;
  expect(waiting).toMatchObject({ sent_from: couple.email });
  const toProvider = (await app.mailbox.emailsTo(provider.email)).at(-1)?.replyTo?.[0]?.address ?? "";
  expect(await bring(heir.email, toProvider, "For you.")).toMatchObject({ code: 550 });
});

test("the address in an enquiry counts as the couple's while it is the owner's or an editor's", async () => {
  const { id, couple, provider, rows, heir } = await openShared();
  await db.execute(
    sql`update enquiry set couple_email = ${heir.email} where id = (select enquiry_id from conversation where id = ${id})`,
  );
  await provider.write("Yes, it is free.");
  const [mail] = await mailsWith(couple.email, "Yes, it is free.");
  const to = mail?.replyTo?.[0]?.address ?? "";
  await bring(heir.email, to, "Then we book you!");
  await db.update(weddingMember).set({ role: "reader" }).where(eq(weddingMember.account_id, heir.id));
  await bring(heir.email, to, "And I pay nothing.");
  expect((await rows()).map(({ body }) => body)).toEqual(["Yes, it is free.", "Then we book you!"]);
  expect((await couple.read()).body.held).toMatchObject([{ text: "And I pay nothing." }]);
});

test.each(["waited to be mailed", "was mailed to the owner before"])(
  "an unread message that %s is mailed to the new owner, and so is the next message",
  async (which) => {
    const { couple, provider, heir, go } = await openShared();
    await provider.write("Yes, it is free.");
    if (which.startsWith("was mailed")) await mailsWith(couple.email, "Yes, it is free.");
    expect((await go()).status).toBe(204);
    expect(await mailsWith(heir.email, "Yes, it is free.")).toHaveLength(1);
    await provider.write("Shall we meet?");
    expect(await mailsWith(heir.email, "Shall we meet?")).toHaveLength(1);
  },
);
