import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildProvider, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hurryEmails, openConversation } from "../../../test/open-conversation.ts";
import {
  declineSentences,
  message_length_max,
  messages_hourly_max,
  reopen_days,
  remind_after_days,
} from "../../contract/conversations/calls.ts";
import { day_ms } from "../../contract/durations.ts";
import { rows } from "../../platform/database/database.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";
import { setSuppression } from "../emails/set-suppression.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const deliveryStates = async (side: Awaited<ReturnType<typeof openConversation>>["couple"]) =>
  (await side.read()).body.messages.map(({ fate }) => fate?.state);

describe("a conversation", () => {
  test("opens with the enquiry for both of its sides, and for nobody else", async () => {
    const { id, couple, provider } = await openConversation(app);
    const seen = await provider.read();
    expect(seen.body).toMatchObject({
      conversation: { status: "new", side: "provider", unread: 1, may_write: true, inbox: { folder: "new", note: "" } },
      messages: [{ position: 0, sent_by: "couple", text: "Is our day free?", fate: null }],
    });
    expect((await couple.read()).body).toMatchObject({ conversation: { side: "couple", unread: 0, inbox: null } });
    await expect.poll(() => deliveryStates(couple)).toEqual(["delivered"]);
    const stranger = await openConversation(app);
    for (const token of [stranger.couple.token, stranger.provider.token]) {
      for (const [path, body] of [
        ["", undefined],
        ["/messages", { text: "Hello" }],
        ["/remind", {}],
        ["/decline", { reason: "other" }],
      ] as const) {
        const { status } = await app.call(`/api/conversations/${id}${path}`, { token, ...(body && { body }) });
        expect([403, 404]).toContain(status);
      }
    }
    expect((await app.call(`/api/conversations/${id}`)).status).toBe(401);
    expect((await app.call("/api/conversations/nonsense", { token: couple.token })).status).toBe(404);
  });

  test("is answered, and its messages are in order with their delivery state", async () => {
    const { couple, provider } = await openConversation(app);
    expect((await provider.write("Yes, it is.")).body.message).toMatchObject({
      position: 1,
      sent_by: "provider",
      fate: { state: "waiting" },
    });
    app.clock.advance(1000);
    await couple.write("Lovely!\n\nHow much?");
    const { conversation, messages } = (await couple.read()).body;
    expect(conversation).toMatchObject({ status: "answered", last_by: "couple", unread: 1 });
    expect(messages.map(({ position, sent_by, text }) => [position, sent_by, text])).toEqual([
      [0, "couple", "Is our day free?"],
      [1, "provider", "Yes, it is."],
      [2, "couple", "Lovely!\n\nHow much?"],
    ]);
    expect((await provider.list()).body.conversations).toMatchObject([
      { folder: "mine", excerpt: "Lovely! How much?", unread: 2 },
    ]);
    expect((await provider.look(2)).body.unread).toBe(0);
    expect(await deliveryStates(couple)).toEqual(["read", undefined, "read"]);
    expect((await couple.look(0)).body.unread).toBe(1);
    expect((await couple.look(1)).body.unread).toBe(0);
    expect(await deliveryStates(provider)).toEqual([undefined, "read", undefined]);
  });

  test("stores a message once, however often and however many at a time it is sent under its key", async () => {
    const { couple, provider, rows: stored } = await openConversation(app);
    const sent = await Promise.all([1, 2, 3, 4].map(() => couple.write("Once", "key-of-one-message")));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.message.id)).size).toBe(1);
    expect((await couple.write("Other", "key-of-one-message")).status).toBe(409);
    const both = await Promise.all(
      [...Array(5).keys()].flatMap((at) => [couple.write(`c${at}`), provider.write(`p${at}`)]),
    );
    expect(new Set(both.map(({ body }) => body.message.position)).size).toBe(10);
    expect(await stored()).toHaveLength(11);
  });

  test("takes a message of exactly the greatest length", async () => {
    const { couple, provider } = await openConversation(app);
    const text = "x".repeat(message_length_max);
    expect((await couple.write(text)).status).toBe(201);
    expect((await provider.read()).body.messages.at(-1)?.text).toBe(text);
  });

  test("refuses what is no message, and too many in an hour", async () => {
    const { couple, rows: stored } = await openConversation(app);
    for (const text of ["", "  \n ", "x".repeat(message_length_max + 1), 7, undefined])
      expect((await couple.write(text as string)).status).toBe(400);
    await db.execute(sql`delete from rate_limit_hit`);
    const sent = [];
    for (let at = 0; at <= messages_hourly_max; at += 1) sent.push((await couple.write(`${at}`)).status);
    expect(sent.at(-1)).toBe(429);
    expect(await stored()).toHaveLength(messages_hourly_max);
  });

  test("lets a provider decline with a kind sentence or its own words, and a couple close it; a message opens it again for a month", async () => {
    const { id, couple, provider } = await openConversation(app);
    expect((await provider.post("decline", { reason: "rain" })).status).toBe(400);
    const declined = await provider.post("decline", { reason: "date_taken" });
    expect(declined.body.message).toMatchObject({ kind: "declined", text: declineSentences.date_taken });
    expect((await provider.post("decline", { reason: "date_taken" })).status).toBe(409);
    expect((await couple.read()).body.conversation).toMatchObject({ status: "declined", unread: 1 });
    await couple.write("And the day after?");
    expect((await provider.read()).body.conversation).toMatchObject({
      status: "answered",
      inbox: { folder: "mine" },
    });
    await provider.write("That we could.");
    expect((await couple.read()).body.conversation.status).toBe("answered");
    expect((await couple.post("close")).status).toBe(201);
    expect((await couple.post("close")).status).toBe(409);
    app.clock.advance(20 * day_ms);
    expect((await provider.write("Good luck!")).status).toBe(201);
    await couple.post("close");
    app.clock.advance((reopen_days + 1) * day_ms);
    const again = { token: await buildToken(app, provider.id) };
    const over = await app.call(`/api/conversations/${id}/messages`, { ...again, body: { text: "Still there?" } });
    expect(over).toMatchObject({ status: 409, body: { code: "conversation_over" } });
    expect((await app.call(`/api/conversations/${id}`, again)).body).toMatchObject({
      conversation: { may_write: false, closed_reason: "closed_long" },
    });
  });

  test("is reminded once for each silence of three days", async () => {
    const { couple, provider } = await openConversation(app);
    expect(await couple.post("remind")).toMatchObject({ status: 409, body: { code: "too_early_to_remind" } });
    app.clock.advance(remind_after_days * day_ms);
    const tries = await Promise.all([couple.post("remind"), couple.post("remind")]);
    expect(tries.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    expect((await provider.read()).body.conversation).toMatchObject({
      status: "new",
      unread: 2,
      inbox: { folder: "new" },
    });
    await provider.write("Sorry, here I am.");
    expect((await couple.post("remind")).status).toBe(409);
    expect((await provider.post("remind")).status).toBe(403);
  });

  test("shows a provider's note and archive only to the provider; a message of the couple moves it back to the inbox", async () => {
    const { couple, provider } = await openConversation(app);
    await provider.put("note", { note: "Met at the expo" });
    expect((await provider.put("archived", { is_archived: true })).body).toEqual({ folder: "archived" });
    expect((await provider.list()).body.total).toBe(0);
    expect((await provider.list("?folder=archived")).body.total).toBe(1);
    expect(JSON.stringify((await couple.read()).body)).not.toContain("expo");
    expect((await couple.put("note", { note: "x" })).status).toBe(403);
    await couple.write("One more thing");
    expect((await provider.read()).body.conversation.inbox).toMatchObject({
      note: "Met at the expo",
      is_archived: false,
    });
  });
});

describe("emails", () => {
  test("bring what is unread together, once, and nothing that was read", async () => {
    const { couple, provider } = await openConversation(app);
    await provider.write("First");
    await provider.write("Second");
    await hurryEmails(app);
    const [, mail] = await app.mailbox.waitFor(couple.email, 2);
    expect(mail?.subject).toContain("answered you");
    expect([mail?.text?.includes("First"), mail?.text?.includes("Second")]).toEqual([true, true]);
    await expect.poll(() => deliveryStates(provider)).toEqual([undefined, "delivered", "delivered"]);
    await couple.write("Read at once");
    await provider.look(3);
    await hurryEmails(app);
    const left = await rows(
      db,
      sql`select 1 from outgoing_email where template = 'messages_to_provider' and recipient = ${provider.email}`,
    );
    expect(left).toEqual([]);
    await couple.write("Read later");
    await hurryEmails(app);
    const [first, second] = await app.mailbox.waitFor(provider.email, 2);
    const later = [first, second].find((each) => each?.text?.includes("Read later"));
    expect(later?.text).not.toContain("Read at once");
  });

  test.each([
    ["no emails", undefined, "suppressed"],
    ["none about messages", "messages", "suppressed"],
    ["no copies", "copies", "waiting"],
  ] as const)("to an address that takes %s are found where the state says", async (_, topic, expected) => {
    const { couple, provider } = await openConversation(app);
    await buildSuppressed(app, couple.email, topic);
    await provider.write("Hello");
    expect((await deliveryStates(provider)).at(-1)).toBe(expected);
  });

  test("that waited when their reader stopped emails are on the page, and later messages are mailed once the reader takes emails again", async () => {
    const { couple, provider } = await openConversation(app);
    await provider.write("On its way");
    await buildSuppressed(app, couple.email, "messages");
    await hurryEmails(app);
    await expect.poll(() => deliveryStates(provider)).toEqual([undefined, "suppressed"]);
    const again = { is_suppressed: false, topic: "messages", source: "link" } as const;
    await setSuppression(app.ctx(), db, couple.email, again);
    await provider.write("Wanted again");
    await hurryEmails(app);
    const [, mail] = await app.mailbox.waitFor(couple.email, 2);
    expect(mail?.text).toContain("Wanted again");
    expect(mail?.text).not.toContain("On its way");
  });

  test("never reach a couple that deleted its account", async () => {
    const { couple, provider } = await openConversation(app);
    await provider.write("Are you there?");
    await db.execute(sql`delete from account where id = ${couple.id}`);
    expect(await provider.write("Hello?")).toMatchObject({ status: 409, body: { code: "conversation_over" } });
    expect((await provider.read()).body.conversation).toMatchObject({ may_write: false, closed_reason: "other_gone" });
  });
});

test("a couple's list is by category, unread conversations first, and can be searched", async () => {
  const { couple, provider } = await openConversation(app);
  const more = await Promise.all(
    ["venues", "florists", "venues"].map((slug) => buildProvider(app, { categories: [slug] })),
  );
  for (const each of more) {
    app.clock.advance(1000);
    const body = {
      couple_name: "Lerato",
      couple_email: couple.email,
      provider_id: each.id,
      message: `To ${each.business_name}`,
    };
    await app.call("/api/enquiries/direct", { token: couple.token, body });
  }
  const florist = more[1];
  const token = await buildToken(app, florist?.id ?? "");
  const { body } = await app.call<{ conversations: { id: string }[] }>("/api/conversations", { token });
  await app.call(`/api/conversations/${body.conversations[0]?.id}/messages`, {
    token,
    body: { text: "We love peonies" },
  });
  const { conversations, total } = (await couple.list()).body;
  expect(total).toBe(4);
  expect(conversations[0]).toMatchObject({ provider: { id: florist?.id }, unread: 1, excerpt: "We love peonies" });
  expect(conversations.map(({ category }) => category).slice(1, 3)).toEqual(["Venues", "Venues"]);
  expect((await couple.list("?search=peonies")).body.total).toBe(1);
  expect((await couple.list("?search=nothing+of+it")).body.total).toBe(0);
  expect((await app.call("/api/conversations/counts", { token: couple.token })).body).toMatchObject({ unread: 1 });
  expect((await app.call("/api/conversations/counts", { token: provider.token })).body).toMatchObject({
    unread: 1,
    folders: { new: 1, mine: 0 },
  });
});
