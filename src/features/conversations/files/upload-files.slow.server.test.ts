import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hurryEmails, openConversation, openGuest } from "../../../../test/open-conversation.ts";
import { pdf } from "../../../../test/pdf-file.ts";
import { formOf, photo, type SentFile } from "../../../../test/picture-files.ts";
import {
  conversation_files_bytes_max,
  files_hourly_max,
  unsent_file_hours,
} from "../../../contract/conversations/calls.ts";
import type { MessageFile } from "../../../contract/conversations/file-schema.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import { rows } from "../../../platform/database/database.ts";
import { uploadFolderOf } from "../../../platform/http/receive-files.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";
import { sweepFiles } from "../../media/sweep-files.ts";
import { requireParticipant } from "../find-participant.ts";
import { addBytes } from "./add-file.ts";
import { purgeUnsent } from "./purge-unsent.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Uploaded = ErrorAnswer & { uploaded: MessageFile[]; failed: { name: string; error: string }[] };
type Speaker = { token: string };

const upload = (id: string, { token }: Speaker, ...files: SentFile[]) =>
  app.call<Uploaded>(`/api/conversations/${id}/files`, { token, body: formOf("file", files) });
const send = (id: string, { token }: Speaker, body: object, key?: string) =>
  app.call<ErrorAnswer & { message: { id: string; files: MessageFile[] } }>(`/api/conversations/${id}/messages`, {
    token,
    body,
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });
const fetchFile = (id: string, file: string | undefined, { token }: Partial<Speaker>, query = "") =>
  app.request(`/api/conversations/${id}/files/${file}${query}`, token === undefined ? {} : { token });
const idsOf = ({ body }: { body: Uploaded }) => body.uploaded.map(({ id }) => id);
const stored = () => readdir(join(app.runtime.config.dataDir, "media"));
const sweep = async () => {
  await db.execute(sql`update stored_file set check_at = now() where check_at is not null`);
  // The job may be removing some of them.
  await expect
    .poll(async () => {
      await sweepFiles(app.runtime);
      return rows(
        db,
        sql`select hash from stored_file where check_at is not null union all select name from file_to_remove`,
      );
    })
    .toEqual([]);
  return stored();
};

describe("files of a message", () => {
  test("are a re-encoded picture and an unchanged PDF, which both sides read and no browser shows inline", async () => {
    const { id, couple, provider } = await openConversation(app);
    const [picture, document] = [await photo(), pdf("quote.pdf")];
    const added = await upload(id, provider, picture, document);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      uploaded: [
        { name: picture.name, picture: { width: 400, height: 300, widths: [320, 400] } },
        { name: "quote.pdf", picture: null },
      ],
      failed: [],
    });
    const [shown, paper] = idsOf(added);
    // before sending, only its sender can read it
    expect((await fetchFile(id, shown, couple)).status).toBe(404);
    expect((await fetchFile(id, shown, provider)).status).toBe(200);
    expect((await send(id, provider, { text: "", files: [paper, shown] })).body.message.files).toMatchObject([
      { id: paper },
      { id: shown },
    ]);

    const { messages } = (await couple.read()).body;
    expect(messages.map(({ text, files }) => [text, files.map(({ name }) => name)])).toEqual([
      ["Is our day free?", []],
      ["", ["quote.pdf", picture.name]],
    ]);
    const seen = await fetchFile(id, shown, couple, "?width=300");
    expect(seen.headers.get("content-type")).toBe("image/webp");
    const read = await fetchFile(id, paper, couple);
    expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(document.bytes as Uint8Array))).toBe(true);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="quote.pdf"; filename*=UTF-8''quote.pdf`,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as unknown,
      "cache-control": "private, no-store",
    });
    expect((await provider.list()).body.conversations[0]?.excerpt).toBe("2 files");
  });

  test("are only for their conversation, under any address", async () => {
    const { id, couple, provider } = await openConversation(app);
    const [file] = idsOf(await upload(id, couple, await photo()));
    await send(id, couple, { text: "Look", files: [file] });
    const stranger = await openConversation(app);
    for (const each of [stranger.couple, stranger.provider]) {
      expect((await fetchFile(id, file, each)).status).toBe(404);
      expect((await fetchFile(stranger.id, file, each)).status).toBe(404);
      const { status, body } = await upload(id, each, await photo());
      expect([status, body.code]).toEqual([404, "conversation_not_found"]);
    }
    expect((await fetchFile(id, file, {})).status).toBe(401);
    expect((await fetchFile(id, "nonsense", provider)).status).toBe(404);
    expect((await fetchFile("link", file, couple)).status).toBe(400);
    const names = (await stored()).filter((name) => name.startsWith("private-"));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect((await app.request(`/media/${name}`)).status).toBe(404);
  });

  test("can't be another's in one's own message, nor be sent twice", async () => {
    const { id, couple, provider, rows: messages } = await openConversation(app);
    const other = await openConversation(app);
    const [theirs, elsewhere, own] = [
      idsOf(await upload(id, provider, await photo()))[0],
      idsOf(await upload(other.id, other.couple, await photo()))[0],
      idsOf(await upload(id, couple, await photo()))[0],
    ];
    for (const file of [theirs, elsewhere]) {
      const { status, body } = await send(id, couple, { text: "Mine", files: [own, file] });
      expect([status, body.code]).toEqual([404, "file_not_found"]);
    }
    expect(await messages()).toHaveLength(0);
    const sent = await Promise.all(
      [1, 2, 3].map(() => send(id, couple, { text: "", files: [own] }, "one-key-for-files")),
    );
    expect(new Set(sent.map(({ body }) => body.message.id)).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    expect((await send(id, couple, { text: "Again", files: [own] })).status).toBe(404);
    expect((await send(id, couple, { text: "", files: [] })).body.code).toBe("bad_input");
  });

  test("are refused where they are neither picture nor PDF, and a bad file fails alone", async () => {
    const { id, couple } = await openConversation(app);
    const good = await photo();
    const bad: SentFile[] = [
      { name: "page.png", bytes: "<!doctype html><script>alert(1)</script>" },
      { name: "drawing.svg", bytes: "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>" },
      { name: "late.pdf", bytes: `GIF89a${"x".repeat(40)}%PDF-1.4` },
      { name: "film.mp4", bytes: "\0\0\0\u0018ftypmp42\0\0\0\0mp42isom" },
    ];
    for (const each of bad) {
      const { status, body } = await upload(id, couple, each);
      expect([each.name, status, body.code]).toEqual([each.name, 415, "not_for_messages"]);
    }
    const mixed = await upload(id, couple, good, ...bad);
    expect(mixed.status).toBe(201);
    expect(mixed.body.uploaded).toHaveLength(1);
    expect(mixed.body.failed.map(({ name }) => name)).toEqual(bad.map(({ name }) => name));
    // data behind the picture's end is dropped
    const tail = Buffer.concat([good.bytes as Uint8Array, Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
    const [file] = idsOf(await upload(id, couple, { name: "both.jpg", bytes: Uint8Array.from(tail) }));
    const saved = Buffer.from(await (await fetchFile(id, file, couple)).arrayBuffer());
    expect(saved.includes("script")).toBe(false);
    expect(saved.toString("latin1", 8, 12)).toBe("WEBP");
  });

  test("are at most ten a message and 10 MB each, and a conversation has a limit", async () => {
    const { id, couple, provider } = await openConversation(app);
    const large = pdf("large.pdf", 10_485_761);
    expect((await upload(id, couple, large)).body.code).toBe("file_too_large");
    expect((await upload(id, couple, pdf("whole.pdf", 10_485_760))).status).toBe(201);
    const eleven = Array.from({ length: 11 }, (_, at) => pdf(`${at}.pdf`));
    expect((await upload(id, couple, ...eleven)).body.code).toBe("too_many_files");
    const ids = [
      ...idsOf(await upload(id, couple, ...eleven.slice(1))),
      ...idsOf(await upload(id, couple, pdf("x.pdf"))),
    ];
    expect((await send(id, couple, { text: "", files: ids })).status).toBe(400);
    expect((await send(id, couple, { text: "", files: ids.slice(1) })).status).toBe(201);
    await db.execute(sql`update stored_file set bytes = ${conversation_files_bytes_max} where hash in (
      select file_hash from message_file where conversation_id = ${id} and name = '3.pdf')`);
    const full = await upload(id, provider, await photo());
    expect([full.status, full.body.code]).toEqual([409, "files_full"]);
  });

  test("have an hourly limit", async () => {
    const { id, couple } = await openConversation(app);
    for (let at = 0; at < files_hourly_max / 10; at += 1)
      expect((await upload(id, couple, ...Array.from({ length: 10 }, () => pdf("a.pdf")))).status).toBe(201);
    expect((await upload(id, couple, pdf("a.pdf"))).status).toBe(429);
  });

  test("are stored once in a conversation, and again in another", async () => {
    const [one, two] = [await openConversation(app), await openConversation(app)];
    const same = pdf("same.pdf");
    const before = (await sweep()).length;
    const ids = [...idsOf(await upload(one.id, one.couple, same)), ...idsOf(await upload(one.id, one.couple, same))];
    expect(new Set(ids).size).toBe(2);
    expect((await stored()).length).toBe(before + 1);
    await upload(two.id, two.couple, same);
    expect((await stored()).length).toBe(before + 2);
  });

  test("that were not sent are deleted after a day, and all of them with their enquiry", async () => {
    const { id, couple, provider } = await openConversation(app);
    const discard = async () => {
      app.clock.advance((unsent_file_hours * 60 + 1) * 60 * 1000);
      await purgeUnsent(db, app.clock.now());
    };
    await discard();
    const before = (await sweep()).length;
    const [sent, unsent] = idsOf(await upload(id, couple, pdf("sent.pdf"), pdf("unsent.pdf", 400)));
    await send(id, couple, { text: "", files: [sent] });
    await purgeUnsent(db, app.clock.now());
    expect(await sweep()).toHaveLength(before + 2);
    await discard();
    expect((await send(id, couple, { text: "Late", files: [unsent] })).status).toBe(404);
    expect((await fetchFile(id, sent, provider)).status).toBe(200);
    expect(await sweep()).toHaveLength(before + 1);
    await upload(id, provider, pdf("their.pdf", 500));
    await db.execute(
      sql`update enquiry set couple_email = '', couple_id = null where id = (select enquiry_id from conversation where id = ${id})`,
    );
    expect(await sweep()).toHaveLength(before);
    expect((await fetchFile(id, sent, provider)).status).toBe(404);
    expect((await upload(id, provider, pdf("more.pdf"))).body.code).toBe("conversation_over");
  });

  test("of a pending message are counted in its email, without the files", async () => {
    const { id, couple, provider } = await openConversation(app);
    const ids = idsOf(await upload(id, provider, await photo(), pdf("quote.pdf")));
    await send(id, provider, { text: "", files: ids });
    await send(id, provider, { text: "Our quote.", files: [] });
    await hurryEmails(app);
    const mails = await app.mailbox.waitFor(couple.email, 2);
    const mail = mails.find(({ subject }) => subject?.includes("answered you"));
    expect(mail?.text).toContain("2 files");
    expect(mail?.text).toContain("Our quote.");
    expect(mail?.attachments).toEqual([]);
  });

  test("are in both sides' downloads by their names", async () => {
    const { id, couple, provider } = await openConversation(app);
    await send(id, couple, { text: "", files: idsOf(await upload(id, couple, pdf("plan.pdf"))) });
    for (const { token } of [couple, provider]) {
      const { body } = await app.call<{ conversations: unknown }>("/api/account/data", { token });
      expect(body.conversations).toMatchObject([
        { messages: [{ files: [{ name: "plan.pdf", content_type: "application/pdf" }] }] },
      ]);
    }
  });

  test("that come otherwise than by an upload are the same", async () => {
    const { id, couple, provider } = await openConversation(app);
    const ctx = app.ctx({
      kind: "couple",
      id: couple.id,
      couple_id: couple.id,
      role: "owner",
      admin_id: null,
      proven_at: null,
    });
    const participant = await requireParticipant(ctx, db, { id });
    const { bytes } = pdf("by-mail.pdf");
    const added = await addBytes(ctx, participant, { name: "../by mail.pdf", bytes: bytes as Uint8Array });
    expect(added).toMatchObject({ name: "by mail.pdf", picture: null });
    await expect(addBytes(ctx, participant, { name: "a.txt", bytes: Buffer.from("Hello") })).rejects.toMatchObject({
      code: "not_for_messages",
    });
    await send(id, couple, { text: "", files: [added.id] });
    expect((await fetchFile(id, added.id, provider)).status).toBe(200);
    expect(await readdir(uploadFolderOf(app.runtime.config.dataDir))).toEqual([]);
  });

  test("are a guest's by its link, and nobody's once the link is invalid", async () => {
    const { id, token: link, provider_token } = await openGuest(app);
    const headers = { "conversation-token": link };
    const added = await app.call<Uploaded>("/api/conversations/link/files", {
      headers,
      body: formOf("file", [await photo()]),
    });
    expect(added.status).toBe(201);
    const [file] = idsOf(added);
    const sent = await app.call("/api/conversations/link/messages", { body: { token: link, text: "", files: [file] } });
    expect(sent.status).toBe(201);
    const path = `/api/conversations/link/files/${file}`;
    expect((await app.request(path, { headers })).status).toBe(200);
    expect((await fetchFile(id, file, { token: provider_token })).status).toBe(200);
    expect((await app.call<ErrorAnswer>(path)).body.code).toBe("dead_link");
    await app.call("/api/conversations/link/revoke", { body: { token: link } });
    expect((await app.call<ErrorAnswer>(path, { headers })).body.code).toBe("dead_link");
    const late = await app.call<Uploaded>("/api/conversations/link/files", {
      headers,
      body: formOf("file", [await photo()]),
    });
    expect(late.body.code).toBe("dead_link");
  });

  test("can't be read or added by an admin who acts as one side", async () => {
    const { id, couple } = await openConversation(app);
    const [file] = idsOf(await upload(id, couple, pdf("plan.pdf")));
    await send(id, couple, { text: "", files: [file] });
    const admin = await buildProvider(app, { is_super_admin: true });
    expect((await fetchFile(id, file, { token: await buildToken(app, admin.id) })).status).toBe(404);
    const acting = { token: await buildToken(app, couple.id, { admin_id: admin.id }) };
    expect((await fetchFile(id, file, acting)).status).toBe(403);
    expect((await upload(id, acting, pdf("more.pdf"))).body.code).toBe("not_while_impersonating");
  });
});
