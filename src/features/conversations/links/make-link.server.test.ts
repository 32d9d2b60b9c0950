import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildCouple, buildMember, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hurryEmails, linkTokenIn, openGuest } from "../../../../test/open-conversation.ts";
import type { FullConversation } from "../../../contract/conversations/schema.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import { rows } from "../../../platform/database/database.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";
import { joinGuestEnquiries } from "../../enquiries/join-guests.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const open = (token: string) =>
  app.call<FullConversation & ErrorAnswer>("/api/conversations/link", { body: { token } });
const write = (token: string, text: string) =>
  app.call<ErrorAnswer>("/api/conversations/link/messages", { body: { token, text } });

test("a guest reads and answers by the link in its copy, which stays the same in later emails", async () => {
  const { token, couple_email, answer, seen } = await openGuest(app);
  expect((await open(token)).body.messages).toMatchObject([{ text: "Is our day free?", sent_by: "couple" }]);
  await answer("It is.");
  await hurryEmails(app);
  const mails = await app.mailbox.waitFor(couple_email, 2);
  const news = mails.find(({ text }) => text?.includes("It is."));
  expect(linkTokenIn(news?.text)).toBe(token);
  expect((await write(token, "Wonderful")).status).toBe(201);
  const look = { method: "PUT", body: { token, up_to: 1 } };
  expect((await app.call("/api/conversations/link/read", look)).body).toEqual({ unread: 0 });
  expect((await seen()).messages).toMatchObject([
    {},
    { text: "It is.", fate: { state: "read" } },
    { text: "Wonderful" },
  ]);
  expect((await app.call("/api/conversations/link/close", { body: { token } })).status).toBe(201);
  expect((await seen()).conversation.status).toBe("closed");
});

test("a guest's link ignores the session: a reader of some wedding writes by it as the guest", async () => {
  const { token, seen } = await openGuest(app);
  const reader = await buildMember(app, (await buildCouple(app)).id, { role: "reader" });
  const opened = await app.call<FullConversation>("/api/conversations/link", { token: reader.token, body: { token } });
  expect(opened.body.conversation).toMatchObject({ may_write: true, closed_reason: null });
  await app.call("/api/conversations/link/messages", { token: reader.token, body: { token, text: "By the link" } });
  const written = await rows(db, sql`select by_account_id from message where body = 'By the link'`);
  expect(written).toEqual([{ by_account_id: null }]);
  expect((await seen()).conversation.status).not.toBe("closed");
});

test("a link that was ended is invalid, and the next email has another", async () => {
  const { token, couple_email, answer } = await openGuest(app);
  expect((await app.call("/api/conversations/link/revoke", { body: { token } })).status).toBe(200);
  for (const refused of [await open(token), await write(token, "Hello"), await open("A".repeat(43)), await open("")])
    expect([refused.status, ["dead_link", "bad_input"].includes(refused.body.code)]).toEqual([400, true]);
  await answer("Are you there?");
  await hurryEmails(app);
  const mails = await app.mailbox.waitFor(couple_email, 2);
  const other = linkTokenIn(mails.find(({ text }) => text?.includes("Are you there?"))?.text);
  expect(other).not.toBe(token);
  expect((await open(other)).body.messages).toHaveLength(2);
});

test("the token is nowhere in the database", async () => {
  const { token, id } = await openGuest(app);
  const [row] = await rows<{ text: string }>(
    db,
    sql`select conversation::text as text from conversation where id = ${id}`,
  );
  expect(row?.text).not.toContain(token);
  const emails = await rows<{ text: string }>(db, sql`select outgoing_email::text as text from outgoing_email`);
  expect(emails.some(({ text }) => text.includes(token))).toBe(false);
});

test("once the account is confirmed the conversation is in it, and the link is invalid", async () => {
  const { token, id, couple_email, answer } = await openGuest(app);
  await answer("It is.");
  const couple = await buildCouple(app, { email: couple_email });
  await db.transaction((tx) => joinGuestEnquiries({ clock: () => app.clock.now() }, tx, { ...couple, kind: "couple" }));
  const own = await buildToken(app, couple.id);
  expect((await app.call<FullConversation>(`/api/conversations/${id}`, { token: own })).body.messages).toHaveLength(2);
  expect(await open(token)).toMatchObject({ status: 400, body: { code: "dead_link" } });
});

test("an erased enquiry erases its conversation, and deletes its emails", async () => {
  const { token, id, answer, seen, couple_email } = await openGuest(app);
  await answer("Our secret address is 7 Vlei Street");
  await hurryEmails(app);
  await app.mailbox.waitFor(couple_email, 2);
  const [copy] = await app.mailbox.waitFor(couple_email, 2);
  const link = /your-enquiry\?token=([\w-]{43})/.exec(copy?.text ?? "")?.[1];
  expect((await app.call("/api/enquiries/link/erase", { body: { token: link } })).status).toBe(200);
  expect(await open(token)).toMatchObject({ status: 400, body: { code: "dead_link" } });
  const { conversation, messages } = await seen();
  expect([conversation.couple_name, conversation.may_write, messages.map(({ text }) => text)]).toEqual([
    "",
    false,
    [""],
  ]);
  expect(
    await rows(db, sql`select 1 from outgoing_email where subject_id = ${id} and template like 'messages_%'`),
  ).toEqual([]);
  expect(await app.mailbox.emailsTo(couple_email)).toEqual([]);
});
