import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import type { Couple } from "../src/contract/couples/schema.ts";
import { errors } from "../src/contract/errors.ts";
import { weddingMessages } from "../src/contract/weddings/calls.ts";
import { auditEntry } from "../src/schema/audit.ts";
import { weddingMember } from "../src/schema/weddings.ts";
import { startJobs } from "../src/server/jobs/register-jobs.ts";
import { buildCouple, buildMember, buildProvider, buildSuperAdmin, buildToken } from "./factories.ts";
import { startTestApp } from "./harness.ts";
import { hurryEmails, openConversation } from "./open-conversation.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(async () => {
  app.runtime.live.close();
  await letGo();
});

type Favourites = { favorites: { provider_id: string }[] };
const savedBy = async (token: string) =>
  (await app.call<Favourites>("/api/favorites", { token })).body.favorites.map(({ provider_id }) => provider_id);
const store = (token: string, provider_id: string) => app.call("/api/favorites", { token, body: { provider_id } });
const leave = (id: string) => db.delete(weddingMember).where(eq(weddingMember.account_id, id));

test("a member works in the wedding with its owner, and its own waits until it leaves", async () => {
  const owner = await buildCouple(app, { venue_name: "Babylonstoren", wedding_date: "2027-03-20" });
  const own = await buildToken(app, owner.id);
  const member = await buildMember(app, owner.id);
  const [theirs, hers] = [await buildProvider(app), await buildProvider(app)];
  await store(own, theirs.id);
  await leave(member.id);
  await store(member.token, hers.id);
  expect(await savedBy(member.token)).toEqual([hers.id]);

  await db.insert(weddingMember).values({ account_id: member.id, couple_id: owner.id, role: "editor", name: "Nandi" });
  expect(await savedBy(member.token)).toEqual([theirs.id]);
  const { body } = await app.call<Couple>("/api/couples/profile", { token: member.token });
  expect(body).toMatchObject({
    id: member.id,
    email: member.email,
    venue_name: "Babylonstoren",
    wedding_id: owner.id,
    role: "editor",
  });
  const saved = await app.call("/api/couples/profile", {
    method: "PUT",
    token: member.token,
    body: { venue_name: "Boschendal" },
  });
  expect(saved.body).toMatchObject({ couple: { id: member.id, venue_name: "Boschendal" } });
  expect((await app.call("/api/couples/profile", { token: own })).body).toMatchObject({ venue_name: "Boschendal" });

  await leave(member.id);
  expect(await savedBy(member.token)).toEqual([hers.id]);
  expect((await app.call("/api/couples/profile", { token: member.token })).body).toMatchObject({
    venue_name: null,
    wedding_id: member.id,
    role: "owner",
  });
});

test("an editor reads and writes in the wedding's conversations, a reader only reads, a stranger neither", async () => {
  const { id, couple, rows } = await openConversation(app);
  const editor = await buildMember(app, couple.id);
  const reader = await buildMember(app, couple.id, { role: "reader" });
  const stranger = await buildMember(app, (await buildCouple(app)).id);
  const path = `/api/conversations/${id}`;
  const seen = (token: string) => app.call<{ total: number }>("/api/conversations", { token });
  for (const { token } of [editor, reader]) {
    expect((await app.call(path, { token })).status).toBe(200);
    expect((await seen(token)).body.total).toBe(1);
  }
  expect((await app.call(path, { token: stranger.token })).status).toBe(404);
  const write = (token: string) => app.call(`${path}/messages`, { token, body: { text: "Sipho asks" } });
  expect((await write(reader.token)).body).toMatchObject({ code: "reader_only" });
  expect((await write(stranger.token)).status).toBe(404);
  expect((await write(editor.token)).status).toBe(201);
  expect((await rows()).at(-1)).toMatchObject({ body: "Sipho asks", sent_by: "couple" });
});

test("an enquiry of an editor is the wedding's", async () => {
  const owner = await buildCouple(app);
  const editor = await buildMember(app, owner.id, { email_verified_at: app.clock.now() });
  const { id: provider_id } = await buildProvider(app);
  const body = { couple_name: "Nandi", couple_email: editor.email, message: "Is our day free?", provider_id };
  expect((await app.call("/api/enquiries/direct", { token: editor.token, body })).status).toBe(201);
  const sent = await app.call<{ total: number }>("/api/enquiries/sent", { token: await buildToken(app, owner.id) });
  expect(sent.body.total).toBe(1);
});

test("a removed member loses the wedding with the next call, and its open stream ends; the owner's stays", async () => {
  const soon = { timeout: 2000 };
  const notifications: string[] = [];
  const record = (payload: string) => notifications.push(payload);
  await app.runtime.database.listen("umshado_conversations", record, () => undefined);
  const { id, couple, provider } = await openConversation(app);
  const member = await buildMember(app, couple.id);
  // joining also ends streams, a moment later on a server
  await vi.waitFor(() => expect(notifications).toContain(`wedding_changed ${member.id}`), soon);
  const listen = async (token: string) => {
    const response = await app.request("/api/events", { token });
    const heard = { text: "", isOver: false };
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.text += part.value;
      heard.isOver = true;
    };
    void read();
    return heard;
  };
  const [hers, theirs] = [await listen(member.token), await listen(couple.token)];
  await provider.write("Yes, it is");
  for (const heard of [hers, theirs]) await vi.waitFor(() => expect(heard.text).toContain(id), soon);

  await leave(member.id);
  expect((await app.call(`/api/conversations/${id}`, { token: member.token })).status).toBe(404);
  await vi.waitFor(() => expect(hers.isOver).toBe(true), soon);
  expect(theirs.isOver).toBe(false);
});

test("a download has the own wedding, and of a shared one the data that an editor could change", async () => {
  const { couple } = await openConversation(app, { message: "Only ours" });
  await couple.write("Only ours too");
  const editor = await buildMember(app, couple.id);
  const reader = await buildMember(app, couple.id, { role: "reader" });
  const read = async (token: string) => (await app.call<Record<string, unknown>>("/api/account/data", { token })).body;
  const ofEditor = await read(editor.token);
  expect(ofEditor).toMatchObject({
    profile: { id: editor.id, partner1_name: "Nandi" },
    conversations: [],
    shared_wedding: {
      role: "editor",
      enquiries: [{ message: "Only ours" }],
      conversations: [{ messages: [{}] }],
      quote_notes: [],
      budget: { total_cents: null },
      plan: { stages: expect.any(Array) as unknown },
    },
  });
  const ofReader = await read(reader.token);
  expect(ofReader["shared_wedding"]).toEqual({ role: "reader", members: expect.any(Array) as unknown });
  expect(JSON.stringify(ofReader)).not.toContain("Only ours");
  expect(await read(couple.token)).not.toHaveProperty("shared_wedding");
});

test("the owner's phone number is for those who may write to businesses", async () => {
  const owner = await buildCouple(app, { phone: "+27825550142" });
  const [editor, reader] = [await buildMember(app, owner.id), await buildMember(app, owner.id, { role: "reader" })];
  const phoneSeen = async (token: string) => (await app.call<Couple>("/api/couples/profile", { token })).body.phone;
  expect(await phoneSeen(editor.token)).toBe("+27825550142");
  expect(await phoneSeen(reader.token)).toBeNull();
});

test("an admin who acts as a member is in the audit with the wedding that it opens, and reads none of its quotes, budget and plan", async () => {
  const owner = await buildCouple(app);
  const member = await buildMember(app, owner.id);
  const admin = await buildSuperAdmin(app);
  const admin_token = await buildToken(app, admin.id);
  const begun = await app.call<{ token: string }>(`/api/admin/impersonate-couple/${member.id}`, {
    method: "POST",
    token: admin_token,
  });
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, member.id));
  expect(entry).toMatchObject({ action: "impersonation_started", details: { kind: "couple", wedding_id: owner.id } });
  const { token } = begun.body;
  for (const path of ["quotes", "bookings", "budget", "plan", "quotes/compare"])
    expect((await app.call(`/api/${path}`, { token })).body).toMatchObject({ code: "not_while_impersonating" });
  const body = { venue_name: "Boschendal" };
  expect((await app.call("/api/couples/profile", { method: "PUT", token, body })).status).toBe(200);
  const done = await db.select().from(auditEntry).where(eq(auditEntry.action, "couple_saved"));
  expect(done).toMatchObject([{ actor_id: admin.id, acting_as_id: member.id, subject_id: owner.id }]);
});

test("news of a waiting wedding says by mail and on its pages where it is; strangers get nothing", async () => {
  const { id, couple, provider } = await openConversation(app);
  const { token } = await buildMember(app, couple.id);
  const host = await buildCouple(app);
  await db.delete(weddingMember).where(eq(weddingMember.couple_id, couple.id));
  await db.insert(weddingMember).values({ account_id: couple.id, couple_id: host.id, role: "editor", name: "Lerato" });
  await provider.write("Yes, it is");
  await hurryEmails(app);
  const mails = await app.mailbox.waitFor(couple.email, 2);
  expect(mails.find(({ text }) => text?.includes("Yes, it is"))?.text).toContain("belongs to your own wedding");
  const path = `/api/conversations/${id}`;
  expect(await app.call(path, { token: couple.token })).toMatchObject({
    status: 404,
    body: { code: "conversation_not_found", error: weddingMessages.sharing_other_wedding },
  });
  expect((await app.call(path, { token })).body).toMatchObject({ error: errors.conversation_not_found.sentence });
});
