import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp, type TestApp } from "../../../../test/harness.ts";
import { openConversation } from "../../../../test/open-conversation.ts";
import { replyMessages, reply_title_length_max, saved_replies_max } from "../../../contract/conversations/calls.ts";
import type { SavedReply } from "../../../contract/conversations/inbox-schema.ts";
import type { RecordFile } from "../../../contract/record.ts";
import { readCsv } from "../../../platform/csv.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Answer = { reply: SavedReply; replies: SavedReply[]; code: string; fields: Record<string, string> };

async function inboxOf(within: TestApp, id?: string) {
  const provider_id = id ?? (await buildProvider(within)).id;
  const token = await buildToken(within, provider_id);
  const path = "/api/saved-replies";
  return {
    provider_id,
    token,
    list: async () => (await within.call<Answer>(path, { token })).body.replies,
    add: (title: string, text: string) => within.call<Answer>(path, { token, body: { title, text } }),
    change: (reply: string, title: string, text: string) =>
      within.call<Answer>(`${path}/${reply}`, { method: "PUT", token, body: { title, text } }),
    remove: (reply: string) => within.call<Answer>(`${path}/${reply}`, { method: "DELETE", token }),
  };
}

describe("saved replies", () => {
  test("are saved by name, edited and removed, only by their own provider", async () => {
    const [own, other] = [await inboxOf(app), await inboxOf(app)];
    const second = await own.add(" taken ", "Hello {couple}, {date} is taken.\r\n\r\nKind regards");
    expect(second).toMatchObject({ status: 201, body: { reply: { title: "taken" } } });
    await own.add("Free", "Yes, we are free.");
    expect((await own.list()).map(({ title, text }) => [title, text])).toEqual([
      ["Free", "Yes, we are free."],
      ["taken", "Hello {couple}, {date} is taken.\n\nKind regards"],
    ]);
    const { id } = second.body.reply;
    expect(await other.list()).toEqual([]);
    for (const refused of [await other.change(id, "Mine", "Mine"), await other.remove(id), await own.remove("x")])
      expect(refused).toMatchObject({ status: 404, body: { code: "reply_not_found" } });
    expect((await own.change(id, "Taken", "Sorry.")).body.reply).toEqual({ id, title: "Taken", text: "Sorry." });
    expect((await own.remove(id)).body.replies.map(({ title }) => title)).toEqual(["Free"]);
  });

  test("show their errors at the field", async () => {
    const own = await inboxOf(app);
    expect(await own.add("", " ")).toMatchObject({
      status: 400,
      body: { fields: { title: replyMessages.title_missing, text: replyMessages.text_missing } },
    });
    expect(await own.add("Price", "Hello {name}")).toMatchObject({
      status: 400,
      body: { fields: { text: replyMessages.field_unknown } },
    });
    expect((await own.add("x".repeat(reply_title_length_max + 1), "Hello")).status).toBe(400);
  });

  test("have an end, also where two arrive at once", async () => {
    const own = await inboxOf(app);
    for (let at = 1; at < saved_replies_max; at += 1) await own.add(`Reply ${at}`, "Hello");
    const both = await Promise.all([own.add("Last", "Hello"), own.add("One more", "Hello")]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await own.list()).toHaveLength(saved_replies_max);
  });

  test("come along in the provider's download", async () => {
    const own = await inboxOf(app);
    await own.add("Free", "Yes.");
    const { body } = await app.call<{ saved_replies: SavedReply[] }>("/api/account/data", { token: own.token });
    expect(body.saved_replies).toMatchObject([{ title: "Free", text: "Yes." }]);
  });
});

describe("the inbox as a file", () => {
  const toLines = ({ csv }: RecordFile) => readCsv(csv).map(({ fields }) => fields);

  test("has each conversation of the filtered list, and no formula", async () => {
    const { id, provider } = await openConversation(app, { message: "=1+1 free?", wedding_date: "2027-03-20" });
    await provider.write("Yes.");
    await provider.put("note", { note: "Nice; call back" });
    const own = (query = "") => app.call<RecordFile>(`/api/conversations/export${query}`, { token: provider.token });
    const { status, body } = await own();
    expect([status, body.is_whole]).toEqual([200, true]);
    expect(body.file_name).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
    const [head = [], line = [], ...more] = toLines(body);
    expect(more).toEqual([]);
    expect(Object.fromEntries(head.map((name, at) => [name, line[at]]))).toMatchObject({
      Couple: "Lerato & Sipho",
      "Wedding date": "2027-03-20",
      "Venue or place": "Paarl",
      Enquiry: "'=1+1 free?",
      Status: "answered",
      Folder: "Waiting for them",
      "Newest message from": "You",
      "Your note": "Nice; call back",
    });
    expect(toLines((await own("?folder=new")).body)).toHaveLength(1);
    expect(toLines((await own("?search=paarl")).body)).toHaveLength(2);
    await provider.put("archived", { is_archived: true });
    expect(toLines((await own()).body)).toHaveLength(1);
    expect(toLines((await own("?folder=archived")).body)).toHaveLength(2);
    expect((await app.call(`/api/conversations/${id}`, { token: provider.token })).status).toBe(200);
  });

  test("is only for its provider, and an admin who acts as the provider can’t download it", async () => {
    const { couple, provider } = await openConversation(app);
    expect((await app.call("/api/conversations/export", { token: couple.token })).status).toBe(403);
    expect((await app.call("/api/conversations/export")).status).toBe(401);
    const admin = await buildSuperAdmin(app);
    const expires_at = new Date(app.clock.now().getTime() + 60 * 60 * 1000);
    const acting = await buildToken(app, provider.id, { admin_id: admin.id, expires_at });
    const { body } = await app.call("/api/conversations/export", { token: acting });
    expect(body).toMatchObject({ code: "not_while_impersonating" });
  });
});
