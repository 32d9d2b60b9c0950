import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openConversation, openGuest } from "../../../test/open-conversation.ts";
import {
  streams_per_account_max,
  conversation_links_per_address_max,
  streams_per_link_max,
} from "../../contract/conversations/calls.ts";
import { LiveStreams } from "../../platform/live-streams.ts";
import { securityEvent } from "../../schema/security.ts";
import { createServer } from "../../server/create-server.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";
import { joinGuestEnquiries } from "../enquiries/join-guests.ts";
import { notifyStreams } from "./answer-events.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
/** Acts as another process on the same database: only notifications connect them. */
const elsewhere = { ...app.runtime, live: new LiveStreams() };
await notifyStreams(elsewhere);
const otherServer = createServer(elsewhere);
afterAll(async () => {
  app.runtime.live.close();
  elsewhere.live.close();
  await letGo();
});

async function newGuest() {
  app.clock.advance(61 * 60 * 1000);
  return openGuest(app);
}

type Opened = { token: string } | { headers: Record<string, string> };
const linked = (token: string) => ({ headers: { "conversation-token": token } });

async function listen(by: Opened | string, server?: typeof otherServer) {
  const options = typeof by === "string" ? { token: by } : by;
  const response = await (server ?? app).request("/api/events", options);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = { text: "", isOver: false };
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.text += part.value;
    heard.isOver = true;
  };
  void read();
  return { response, heard, stop: () => reader?.cancel() };
}

test("both sides get an event with the id of a conversation that changes, and nobody else does", async () => {
  const { id, couple, provider } = await openConversation(app);
  const stranger = await openConversation(app);
  const [one, other, none] = await Promise.all([couple, provider, stranger.couple].map(({ token }) => listen(token)));
  expect(one?.response.headers.get("content-type")).toContain("text/event-stream");
  await provider.write("Nothing of this is in the stream");
  for (const each of [one, other])
    await vi.waitFor(() => expect(each?.heard.text).toContain(`event: conversation\ndata: ${id}\n\n`), {
      timeout: 2000,
    });
  expect(one?.heard.text).not.toContain("Nothing of this");
  expect(none?.heard.text.replaceAll(":\n\n", "")).toBe("");
  for (const each of [one, other, none]) await each?.stop();
  await expect.poll(() => app.runtime.live.size).toBe(0);
});

test("strangers have no stream, and one account not too many", async () => {
  expect((await app.request("/api/events")).status).toBe(401);
  expect((await app.request("/api/events", { token: "A".repeat(43) })).status).toBe(401);
  const token = await buildToken(app, (await buildCouple(app)).id);
  const open = [];
  for (let at = 0; at < streams_per_account_max; at += 1) open.push(await listen(token));
  const refused = await app.request("/api/events", { token });
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  await open[0]?.stop();
  await expect.poll(async () => (await listen(token)).response.status).toBe(200);
  for (const each of open) await each.stop();
});

const eventText = (id: string) => `event: conversation\ndata: ${id}\n\n`;

test("a guest's link gets an event of its conversation within two seconds, on every process, with the id only", async () => {
  const [guest, other] = [await newGuest(), await newGuest()];
  const here = await listen(linked(guest.token));
  const there = await listen(linked(guest.token), otherServer);
  const none = await listen(linked(other.token));
  expect(here.response.headers.get("content-type")).toContain("text/event-stream");
  await guest.answer("Nothing of this is in the stream");
  for (const each of [here, there])
    await vi.waitFor(() => expect(each.heard.text).toContain(eventText(guest.id)), { timeout: 2000 });
  expect(here.heard.text).not.toContain("Nothing of this");
  expect(none.heard.text.replaceAll(":\n\n", "")).toBe("");
  for (const each of [here, there, none]) await each.stop();
});

const ends = [
  ["ended", ({ token }) => app.call("/api/conversations/link/revoke", { body: { token } })],
  [
    "an account's conversation",
    async ({ couple_email }) => {
      const couple = await buildCouple(app, { email: couple_email });
      const { db } = app.runtime.database;
      await db.transaction((tx) => joinGuestEnquiries(app.ctx(), tx, { ...couple, kind: "couple" }));
    },
  ],
  [
    "emptied",
    ({ id }) =>
      app.runtime.database.db.execute(
        sql`update enquiry set couple_email = '' where id = (select enquiry_id from conversation where id = ${id})`,
      ),
  ],
  ["deleted", ({ id }) => app.runtime.database.db.execute(sql`delete from enquiry_recipient where id = ${id}`)],
] as const satisfies [string, (guest: Awaited<ReturnType<typeof openGuest>>) => Promise<unknown>][];

test.each(ends)("a guest's streams end with the link once it is %s, on every process", async (_, end) => {
  const guest = await newGuest();
  const [here, there] = [await listen(linked(guest.token)), await listen(linked(guest.token), otherServer)];
  await end(guest);
  for (const { heard } of [here, there]) await expect.poll(() => heard.isOver).toBe(true);
  expect((await listen(linked(guest.token))).response.status).toBe(400);
});

test("other changes of a guest's conversation leave its streams open", async () => {
  const guest = await newGuest();
  const { heard, stop } = await listen(linked(guest.token));
  await guest.answer("One");
  await app.call("/api/conversations/link/read", { method: "PUT", body: { token: guest.token, up_to: 1 } });
  await app.call("/api/conversations/link/close", { body: { token: guest.token } });
  await vi.waitFor(() => expect(heard.text.split(eventText(guest.id)).length).toBeGreaterThan(3));
  expect(heard.isOver).toBe(false);
  await stop();
});

test("an invalid link has no stream, counts against its address and is recorded", async () => {
  const before = app.runtime.live.size;
  for (const token of ["A".repeat(43), ""]) {
    const refused = await app.request("/api/events", linked(token));
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "dead_link" }]);
  }
  expect(app.runtime.live.size).toBe(before);
  const account = await openConversation(app);
  const both = { token: account.couple.token, ...linked("A".repeat(43)) };
  expect((await app.request("/api/events", both)).status, "a session is no way past it").toBe(400);
  const { token } = await newGuest();
  await app.request("/api/events", linked("B".repeat(43)));
  await app.runtime.database.db.execute(
    sql`insert into rate_limit_hit (id, key_hash, expires_at) select gen_random_uuid(), key_hash, expires_at
      from rate_limit_hit cross join generate_series(1, ${conversation_links_per_address_max})`,
  );
  expect((await app.request("/api/events", linked("B".repeat(43)))).status).toBe(429);
  const living = await listen(linked(token));
  expect(living.response.status, "dead ones keep no living one out").toBe(200);
  await living.stop();
  await expect
    .poll(async () => (await app.runtime.database.db.select().from(securityEvent)).map(({ event }) => event))
    .toContain("dead_link");
});

test("a link has a limited number of open streams, which count for no other link", async () => {
  const [guest, other] = [await newGuest(), await newGuest()];
  const open = [];
  for (let at = 0; at < streams_per_link_max; at += 1) open.push(await listen(linked(guest.token)));
  expect((await app.request("/api/events", linked(guest.token))).status).toBe(429);
  const theirs = await listen(linked(other.token));
  expect(theirs.response.status).toBe(200);
  await open[0]?.stop();
  await expect.poll(async () => (await listen(linked(guest.token))).response.status).toBe(200);
  for (const each of [...open, theirs]) await each.stop();
});

test("a process that ends ends its streams", async () => {
  const token = await buildToken(app, (await buildCouple(app)).id);
  const { heard } = await listen(token);
  app.runtime.live.close();
  await expect.poll(() => heard.isOver).toBe(true);
});
