import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { inboundEnv, listenForMail } from "../../../../test/inbound.ts";
import { hurryEmails, linkTokenIn, openConversation, openGuest } from "../../../../test/open-conversation.ts";
import { readMail, type MailName } from "../../../../test/read-mail.ts";
import { bringMail, openConnection } from "../../../../test/smtp-client.ts";
import { message_length_max } from "../../../contract/conversations/calls.ts";
import type { FullConversation } from "../../../contract/conversations/schema.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";
import { purgeInbound } from "./purge-inbound.ts";
import { findAddressed, removeReplyAddress, upsertReplyAddress } from "./store-inbound.ts";

const app = await startTestApp({ env: inboundEnv });
const port = await listenForMail(app);
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

async function replyToOf(address: string, count = 1): Promise<string> {
  const mails = await app.mailbox.waitFor(address, count);
  return mails.at(-1)?.replyTo?.[0]?.address ?? "";
}

async function openThread() {
  const thread = await openConversation(app);
  return { ...thread, to: await replyToOf(thread.provider.email) };
}

type Thread = Awaited<ReturnType<typeof openThread>>;

const bring = (
  { to, provider }: Thread,
  name: MailName,
  filled: { id?: string; text?: string; from?: string } = {},
) => {
  const from = filled.from ?? provider.email;
  return bringMail(port, { from, to, content: readMail(name, { to, ...filled, from }) });
};

test.each<MailName>(["gmail", "outlook", "apple-mail", "bottom-posted", "forwarded"])(
  "a reply from %s is the provider's message, marked as an email, and goes to the couple",
  async (name) => {
    const thread = await openThread();
    expect(await bring(thread, name)).toMatchObject({ code: 250 });
    const { body } = await thread.couple.read();
    expect(body.conversation).toMatchObject({ status: "answered", unread: 1 });
    const message = body.messages.at(-1);
    expect(message).toMatchObject({ sent_by: "provider", kind: "text", is_by_email: true });
    expect(message?.text).not.toMatch(/would like to hear|wrote:|@umshado\.test/);
    await hurryEmails(app);
    const mails = await app.mailbox.waitFor(thread.couple.email, 2);
    expect(mails.at(-1)?.text).toContain(message?.text.split("\n")[0]);
  },
);

test("neither side sees the other's address: emails have the conversation's address, and replies go through it", async () => {
  const thread = await openThread();
  expect(thread.to).toMatch(/^c-[a-z2-7]{32}@reply\.umshado\.test$/);
  await bring(thread, "plain", { text: "Yes, it is free." });
  await hurryEmails(app);
  const toCouple = await replyToOf(thread.couple.email, 2);
  expect(toCouple).toMatch(/^c-[a-z2-7]{32}@/);
  expect(toCouple).not.toBe(thread.to);
  const reply = readMail("plain", { from: thread.couple.email, to: toCouple, text: "Then we book you!" });
  expect(await bringMail(port, { from: thread.couple.email, to: toCouple, content: reply })).toMatchObject({
    code: 250,
  });
  await hurryEmails(app);
  expect(await replyToOf(thread.provider.email, 2)).toBe(thread.to);
  const raw = JSON.stringify(await app.mailbox.emailsTo(thread.provider.email));
  expect(raw).toContain("Then we book you!");
  expect(raw).not.toContain(thread.couple.email);
  const seen = JSON.stringify((await thread.provider.read()).body);
  const received = await app.call("/api/enquiries/received", { token: thread.provider.token });
  expect(`${seen}${JSON.stringify(received.body)}`).not.toContain(thread.couple.email);
  expect(JSON.stringify((await app.mailbox.emailsTo(thread.couple.email)).slice(1))).not.toContain(
    thread.provider.email,
  );
});

test("the same email twice is one message, also when both come at once", async () => {
  const thread = await openThread();
  const twice = await Promise.all([1, 2].map(() => bring(thread, "plain", { id: "twice", text: "Once." })));
  expect([...twice, await bring(thread, "plain", { id: "twice", text: "Once." })].map(({ code }) => code)).toEqual([
    250, 250, 250,
  ]);
  expect(await thread.rows()).toMatchObject([{ body: "Once." }]);
});

test.each<MailName>(["bounce", "auto-reply"])("%s is taken and dropped", async (name) => {
  const thread = await openThread();
  expect(await bring(thread, name)).toMatchObject({ code: 250 });
  expect(await thread.rows()).toEqual([]);
  expect(app.log.entries.at(-1)).toMatchObject({ event: "an email was dropped", fields: { why: name } });
});

test("an email with an empty return path is a bounce, and our own returned email is dropped", async () => {
  const thread = await openThread();
  const content = readMail("plain", { from: thread.provider.email, to: thread.to, text: "Nobody wrote this." });
  expect(await bringMail(port, { from: "", to: thread.to, content })).toMatchObject({ code: 250 });
  const own = Buffer.concat([Buffer.from("X-Umshado-Mail: 0197\r\n"), content]);
  expect(await bringMail(port, { from: thread.provider.email, to: thread.to, content: own })).toMatchObject({
    code: 250,
  });
  expect(await thread.rows()).toEqual([]);
});

test("an email from another address waits: one press sends it, one throws it away, and the other side sees neither before", async () => {
  const thread = await openThread();
  for (const text of ["From my other phone.", "Buy pills."])
    expect(await bring(thread, "plain", { from: "anneke@other.test", text })).toMatchObject({ code: 250 });
  expect(await thread.rows()).toEqual([]);
  const { held } = (await thread.provider.read()).body;
  expect(held).toMatchObject([
    { sent_from: "anneke@other.test", text: "From my other phone." },
    { sent_from: "anneke@other.test", text: "Buy pills." },
  ]);
  expect((await thread.couple.read()).body.held).toEqual([]);
  const mail = (await app.mailbox.waitFor(thread.provider.email, 2)).at(-1);
  expect(mail?.text).toContain("anneke@other.test");
  const [mine, spam] = held;
  const press = (id: string | undefined, is_own: boolean) => thread.provider.put(`held/${id}`, { is_own });
  expect((await thread.couple.put(`held/${mine?.id}`, { is_own: true })).status).toBe(404);
  expect((await press(spam?.id, false)).body).toEqual({ message: null });
  expect((await press(mine?.id, true)).body).toMatchObject({
    message: { text: "From my other phone.", is_by_email: true },
  });
  expect((await press(mine?.id, true)).status).toBe(404);
  expect((await press("no-id", true)).status).toBe(404);
  expect((await thread.provider.read()).body.held).toEqual([]);
  expect(await thread.rows()).toMatchObject([{ body: "From my other phone." }]);
  expect(await waitingTexts()).not.toContain("Buy pills.");
});

const waitingTexts = async () =>
  JSON.stringify(await app.runtime.database.db.execute(sql`select sent_from, body from inbound_email`));

test("an email from the other side's address is refused, and not quarantined, which would show it", async () => {
  const thread = await openThread();
  expect(await bring(thread, "plain", { from: thread.couple.email, text: "By mistake." })).toMatchObject({ code: 550 });
  expect((await thread.provider.read()).body.held).toEqual([]);
});

test("waiting emails are deleted with the couple", async () => {
  const thread = await openThread();
  await bring(thread, "plain", { from: "anneke@other.test", text: "Never decided." });
  expect(await waitingTexts()).toContain("Never decided.");
  await app.runtime.database.db.execute(sql`update conversation set is_couple_deleted = true where id = ${thread.id}`);
  expect(await waitingTexts()).not.toContain("Never decided.");
  expect(await bring(thread, "plain", { text: "Hello?" })).toMatchObject({ code: 550 });
});

test("at most a few emails wait at a time: the next gets a temporary refusal", async () => {
  const thread = await openThread();
  const codes: number[] = [];
  for (let each = 1; each <= 6; each += 1)
    codes.push((await bring(thread, "plain", { from: `stranger-${each}@other.test`, text: "Hello" })).code);
  expect(codes).toEqual([250, 250, 250, 250, 250, 450]);
});

test("the longest text is accepted; a longer, empty or too large one is refused with a sentence", async () => {
  const thread = await openThread();
  const longest = "x".repeat(message_length_max);
  expect(await bring(thread, "plain", { text: longest })).toMatchObject({ code: 250 });
  const long = await bring(thread, "plain", { text: `${longest}x` });
  const tooLong = `5.3.4 This is longer than ${message_length_max} characters. Please shorten it.`;
  expect(long).toEqual({ code: 552, text: tooLong });
  expect(await bring(thread, "plain", { text: "On 17 Jun 2026 at 12:00, Umshado wrote:\n> only quoted" })).toEqual({
    code: 550,
    text: "5.6.0 Your reply was empty.",
  });
  expect(await bring(thread, "plain", { text: "> Is our day free?" })).toMatchObject({ code: 550 });
  const huge = Buffer.concat([
    readMail("plain", { from: thread.provider.email, to: thread.to, text: "Huge." }),
    Buffer.alloc(26 * 1024 * 1024, "x\r\n"),
  ]);
  expect(await bringMail(port, { from: thread.provider.email, to: thread.to, content: huge })).toMatchObject({
    code: 552,
  });
  const line = await openConnection(port);
  expect(await line.say(`MAIL FROM:<a@b.test> SIZE=${huge.length}`)).toMatchObject({ code: 552 });
  line.end();
  expect(await thread.rows()).toMatchObject([{ body: longest }]);
});

test("nothing is relayed: other domains, unknown addresses and a second recipient are refused, and a sender that tries many is cut off", async () => {
  const { to } = await openThread();
  const line = await openConnection(port);
  await line.say("MAIL FROM:<a@b.test>");
  expect(await line.say("RCPT TO:<anybody@elsewhere.test>")).toMatchObject({ code: 550 });
  expect(await line.say("RCPT TO:<info@reply.umshado.test>")).toMatchObject({ code: 550 });
  expect(await line.say(`RCPT TO:<c-${"a".repeat(32)}@reply.umshado.test>`)).toMatchObject({ code: 550 });
  expect(await line.say(`RCPT TO:<${to.toUpperCase()}>`)).toMatchObject({ code: 250 });
  expect(await line.say(`RCPT TO:<c-${"b".repeat(32)}@reply.umshado.test>`)).toMatchObject({ code: 452 });
  expect(await line.say("RSET")).toMatchObject({ code: 250 });
  await line.say("MAIL FROM:<a@b.test>");
  const codes: number[] = [];
  for (let each = 0; each < 7; each += 1)
    codes.push((await line.say(`RCPT TO:<c-${"c".repeat(31)}${"abcdefg"[each]}@reply.umshado.test>`)).code);
  expect(codes).toEqual([550, 550, 550, 550, 550, 550, 421]);
  line.end();
});

test("a reply opens a closed conversation again, and is refused after a month or once the couple is deleted", async () => {
  const thread = await openThread();
  await thread.couple.post("close");
  expect(await bring(thread, "plain", { text: "All the best!" })).toMatchObject({ code: 250 });
  expect((await thread.couple.read()).body.conversation.status).toBe("answered");
  await thread.couple.post("close");
  app.clock.advance(31 * 86_400_000);
  const late = await bring(thread, "plain", { text: "Still there?" });
  expect(late).toEqual({
    code: 550,
    text: "5.7.1 This conversation was closed more than a month ago. Please send a new enquiry.",
  });
  await app.runtime.database.db.execute(sql`update conversation set is_couple_deleted = true where id = ${thread.id}`);
  expect(await bring(thread, "plain", { text: "Hello?" })).toMatchObject({ code: 550 });
  expect(await waitingTexts()).not.toContain("Hello?");
});

test("a guest's address ends with its link, and the next email brings another", async () => {
  const guest = await openGuest(app);
  await guest.answer("Yes, it is free.");
  await hurryEmails(app);
  const to = await replyToOf(guest.couple_email, 2);
  const bringIt = (address: string, text: string) =>
    bringMail(port, {
      from: guest.couple_email,
      to: address,
      content: readMail("plain", { from: guest.couple_email, to: address, text }),
    });
  const link = `https://umshado.test/conversation#${guest.token}`;
  expect(await bringIt(to, `Wonderful. ${link} <${to}>`)).toMatchObject({ code: 250 });
  const message = (await guest.seen()).messages.at(-1);
  expect(message).toMatchObject({ sent_by: "couple", is_by_email: true });
  // link tokens never reach the other side
  expect(message?.text).toBe("Wonderful. https://umshado.test");
  // a token written into a message is revoked
  const read = (token: string) => app.call("/api/conversations/link", { body: { token } });
  expect((await read(guest.token)).status).toBe(400);
  const renewed = (await app.mailbox.waitFor(guest.couple_email, 3)).at(-1);
  const token = linkTokenIn(renewed?.text);
  expect((await read(token)).status).toBe(200);
  const second = renewed?.replyTo?.[0]?.address ?? "";
  expect(await bringIt(second, "By the new one.")).toMatchObject({ code: 250 });
  await app.call("/api/conversations/link/revoke", { body: { token } });
  expect(await bringIt(second, "Too late.")).toMatchObject({ code: 550 });
  await guest.answer("Shall we meet?");
  await hurryEmails(app);
  const next = await replyToOf(guest.couple_email, 4);
  expect(next).not.toBe(second);
  expect(await bringIt(next, "Gladly.")).toMatchObject({ code: 250 });
});

test("emails to one side that are written at once have one address", async () => {
  const { db } = app.runtime.database;
  const { id: conversation_id } = await openThread();
  for (let round = 0; round < 10; round += 1) {
    const address = { conversation_id, side: "provider" as const, hash: `round ${round}` };
    // every other round starts without an address
    if (round % 2 === 0) await removeReplyAddress(db, address);
    await Promise.all(Array.from({ length: 8 }, () => upsertReplyAddress(db, address)));
    expect(await findAddressed(db, address.hash)).toEqual({ conversation_id, side: "provider" });
    expect(await findAddressed(db, `round ${round - 1}`)).toBeNull();
  }
});

test("a guest decides on a waiting email by its link", async () => {
  const guest = await openGuest(app);
  await guest.answer("Yes, it is free.");
  await hurryEmails(app);
  const to = await replyToOf(guest.couple_email, 2);
  const content = readMail("plain", { from: "naledi@work.test", to, text: "From work." });
  expect(await bringMail(port, { from: "naledi@work.test", to, content })).toMatchObject({ code: 250 });
  const { token } = guest;
  const { body } = await app.call<FullConversation>("/api/conversations/link", { body: { token } });
  const decide = (held_id: string | undefined) =>
    app.call("/api/conversations/link/held", { method: "PUT", body: { token, held_id, is_own: true } });
  expect((await decide(body.held[0]?.id)).body).toMatchObject({ message: { text: "From work." } });
  expect((await decide(body.held[0]?.id)).status).toBe(404);
});

test("emails have an hourly limit: the next gets a temporary refusal", async () => {
  const thread = await openThread();
  const line = await openConnection(port);
  const admitted: number[] = [];
  for (let each = 0; each < 61; each += 1) {
    await line.say("MAIL FROM:<a@b.test>");
    admitted.push((await line.say(`RCPT TO:<${thread.to}>`)).code);
    await line.say("RSET");
  }
  line.end();
  expect(admitted.filter((code) => code === 250)).toHaveLength(60);
  expect(admitted.at(-1)).toBe(450);
});

test("a quarantined email is in the download of its side, and is deleted after a month", async () => {
  const thread = await openThread();
  await bring(thread, "plain", { text: "Kept." });
  await bring(thread, "plain", { from: "anneke@other.test", text: "Waits." });
  expect(JSON.stringify((await thread.provider.read()).body.held)).toContain("Waits.");
  const exported = await app.call("/api/account/data", { token: thread.provider.token });
  expect(JSON.stringify(exported.body)).toContain("Waits.");
  expect(JSON.stringify(exported.body)).not.toContain(thread.couple.email);
  app.clock.advance(31 * 86_400_000);
  await purgeInbound(app.runtime.database.db, app.clock.now());
  expect(await waitingTexts()).not.toContain("Waits.");
  expect(await thread.rows()).toMatchObject([{ body: "Kept." }]);
});
