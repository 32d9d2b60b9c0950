import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hurryEmails, lastConversation, openConversation } from "../../../../test/open-conversation.ts";
import { rows } from "../../../platform/database/database.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Thread = Awaited<ReturnType<typeof openConversation>>;
const unblock = (side: Thread["couple"] | Thread["provider"], id: string) =>
  app.call<{ is_blocked: boolean }>(`/api/conversations/${id}/block`, { method: "DELETE", token: side.token });
const waiting = async (email: string) =>
  (
    await rows(
      db,
      sql`select 1 from outgoing_email where recipient = ${email} and template like 'messages_to_%' and state = 'waiting'`,
    )
  ).length;

function makeRequest(to: { id: string }, from: { email: string; token?: string }, message = "Are you free?") {
  const body = { couple_name: "Lerato", couple_email: from.email, provider_id: to.id, message };
  return app.call<{ code: string; error: string }>("/api/enquiries/direct", {
    ...(from.token && { token: from.token }),
    body,
  });
}

describe.each(["couple", "provider"] as const)("a %s that blocks the other", (name) => {
  test("gets no messages any more, here or by mail, until the block is removed", async () => {
    const thread = await openConversation(app);
    const [one, other] = name === "couple" ? [thread.couple, thread.provider] : [thread.provider, thread.couple];
    await other.write("Unread yet");
    expect(await waiting(one.email)).toBe(1);
    const tries = await Promise.all([one.post("block"), one.post("block")]);
    expect(tries.map(({ status, body }) => [status, body])).toEqual([
      [200, { is_blocked: true }],
      [200, { is_blocked: true }],
    ]);
    expect(await waiting(one.email)).toBe(0);
    for (const each of [one, other])
      expect(await each.write("Hello?")).toMatchObject({ status: 409, body: { code: "conversation_over" } });
    expect((await thread.couple.post("remind")).status).toBe(409);
    expect((await thread.provider.post("decline", { reason: "other" })).status).toBe(409);
    expect((await one.read()).body.conversation).toMatchObject({
      is_blocked: true,
      may_write: false,
      closed_reason: "blocked_by_you",
    });
    const seen = (await other.read()).body.conversation;
    expect(seen).toMatchObject({ is_blocked: false, may_write: false, closed_reason: "blocked_by_them" });
    expect((await unblock(other, thread.id)).body).toEqual({ is_blocked: false });
    expect((await other.write("Still?")).status).toBe(409);
    expect((await unblock(one, thread.id)).body).toEqual({ is_blocked: false });
    expect(await waiting(one.email)).toBe(1);
    expect((await other.write("Thank you")).status).toBe(201);
    await hurryEmails(app);
    const emails = await app.mailbox.waitFor(one.email, 2);
    expect(emails.filter(({ text }) => text?.includes("Unread yet"))).toHaveLength(1);
  });
});

test("a stranger blocks nobody", async () => {
  const { id, couple } = await openConversation(app);
  const stranger = await openConversation(app);
  for (const { token } of [stranger.couple, stranger.provider])
    expect((await app.call(`/api/conversations/${id}/block`, { token, body: {} })).status).toBe(404);
  expect((await app.call(`/api/conversations/${id}/block`, { body: {} })).status).toBe(401);
  expect((await app.call("/api/conversations/link/block", { body: { token: "nonsense" } })).status).toBe(400);
  expect((await couple.read()).body.conversation.may_write).toBe(true);
});

describe("new enquiries", () => {
  test("of a couple that the business blocked are refused, for its account and its address, and for nobody else", async () => {
    const { couple, provider } = await openConversation(app);
    await provider.post("block");
    for (const from of [couple, { email: couple.email.toUpperCase() }])
      expect(await makeRequest(provider, from)).toMatchObject({ status: 409, body: { code: "takes_no_enquiries" } });
    const other = await openConversation(app);
    expect((await makeRequest(provider, other.couple)).status).toBe(201);
    expect((await makeRequest(other.provider, couple)).status).toBe(201);
  });

  test("to a business that the couple blocked say who blocked; all their conversations are blocked together", async () => {
    const thread = await openConversation(app);
    await makeRequest(thread.provider, thread.couple, "And the day after?");
    const second = await lastConversation(app);
    expect(second).not.toBe(thread.id);
    await thread.couple.post("block");
    expect(await makeRequest(thread.provider, thread.couple)).toMatchObject({
      status: 409,
      body: { code: "blocked_by_you" },
    });
    const { token } = thread.provider;
    expect((await app.call(`/api/conversations/${second}/messages`, { token, body: { text: "Hi" } })).status).toBe(409);
    await unblock(thread.couple, second);
    expect((await thread.provider.write("Hi")).status).toBe(201);
  });

  test("of a blocked guest are refused by its address", async () => {
    const { provider } = await openConversation(app);
    const guest = { email: "guest-of-blocks@couple.example" };
    expect((await makeRequest(provider, guest)).status).toBe(201);
    const id = await lastConversation(app);
    const token = await buildToken(app, provider.id);
    await app.call(`/api/conversations/${id}/block`, { token, body: {} });
    expect((await makeRequest(provider, guest)).status).toBe(409);
    expect((await makeRequest(provider, { email: "Guest-of-Blocks+again@couple.example" })).status).toBe(409);
    expect((await makeRequest(provider, { email: "another-guest@couple.example" })).status).toBe(201);
  });

  test("to many vendors leave out blocked ones, and so does the preview", async () => {
    const { couple } = await openConversation(app);
    const provider = await buildProvider(app, { categories: ["mobile-bars"] });
    await makeRequest(provider, couple);
    const id = await lastConversation(app);
    const [result] = await rows<{ id: number }>(
      db,
      sql`select category_ids[1] as id from provider where id = ${provider.id}`,
    );
    const preview = () =>
      app.call<object>(`/api/enquiries/bulk-contact/recipients?selected=${result?.id}`, { token: couple.token });
    expect(JSON.stringify((await preview()).body)).toContain(provider.id);
    const token = await buildToken(app, provider.id);
    await app.call(`/api/conversations/${id}/block`, { token, body: {} });
    expect(JSON.stringify((await preview()).body)).not.toContain(provider.id);
    const body = {
      couple_name: "Lerato",
      couple_email: couple.email,
      selected_category_ids: [result?.id],
      venue_location: "Paarl",
      message: "Hello",
    };
    const sent = await app.call("/api/enquiries/bulk-contact", { token: couple.token, body });
    expect(sent.status).toBe(400);
    const reached = await rows(
      db,
      sql`select 1 from enquiry_recipient r join enquiry e on e.id = r.enquiry_id where e.kind = 'bulk' and r.provider_id = ${provider.id}`,
    );
    expect(reached).toEqual([]);
  });
});

test("a conversation that a business blocked is in its junk and counts as nothing new", async () => {
  const { couple, provider } = await openConversation(app);
  await couple.write("Hello?");
  await provider.post("block");
  expect((await provider.list()).body.total).toBe(0);
  expect((await provider.list("?folder=junk")).body.conversations).toMatchObject([{ is_blocked: true }]);
  expect((await app.call("/api/conversations/counts", { token: provider.token })).body).toMatchObject({ unread: 0 });
});
