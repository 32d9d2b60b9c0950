import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { hurryEmails, openConversation } from "../../../../test/open-conversation.ts";
import { rows } from "../../../platform/database/database.ts";
import { followConfirmation } from "../../../server/account/follow-confirmation.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const linked = "Our prices: www.wild-fig.co.za/prices";

async function openUnconfirmed() {
  const thread = await openConversation(app);
  await db.execute(sql`update account set email_verified_at = null where id = ${thread.provider.id}`);
  const confirm = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update account set email_verified_at = now() where id = ${thread.provider.id}`);
      const { id, email } = thread.provider;
      await followConfirmation(app.ctx(), tx, { id, email, kind: "provider" });
    });
  return { ...thread, confirm };
}

test("only an unconfirmed provider sees its first message with a link until its address is confirmed, and then the message is sent once", async () => {
  const { couple, provider, confirm, rows: stored } = await openUnconfirmed();
  const sent = await Promise.all([provider.write(linked, "one-link"), provider.write(linked, "one-link")]);
  expect(sent.map(({ status, body }) => [status, body.message.fate?.state])).toEqual([
    [201, "held"],
    [201, "held"],
  ]);
  expect(await stored()).toEqual([]);
  expect(JSON.stringify((await couple.read()).body)).not.toContain("wild-fig");
  expect(JSON.stringify((await couple.list()).body)).not.toContain("wild-fig");
  const own = (await provider.read()).body;
  expect(own.messages.map(({ text, fate }) => [text, fate?.state])).toEqual([
    ["Is our day free?", undefined],
    [linked, "held"],
  ]);
  expect(own.conversation).toMatchObject({ status: "new", inbox: { folder: "new" } });
  expect(JSON.stringify((await app.call("/api/account/data", { token: provider.token })).body)).toContain("wild-fig");
  await Promise.all([confirm(), confirm()]);
  expect(await stored()).toEqual([{ body: linked, sent_by: "provider" }]);
  expect((await provider.read()).body.messages.map(({ fate }) => fate?.state)).toEqual([undefined, "waiting"]);
  await hurryEmails(app);
  expect((await app.mailbox.waitFor(couple.email, 2)).map(({ text }) => text).join(" ")).toContain("wild-fig");
});

test("a message without a link, a later message and a confirmed provider's are sent at once", async () => {
  const { provider, confirm } = await openUnconfirmed();
  expect((await provider.write("Yes, it is free.")).body.message.fate?.state).toBe("waiting");
  expect((await provider.write(linked)).body.message.fate?.state).toBe("waiting");
  const other = await openUnconfirmed();
  await other.confirm();
  expect((await other.provider.write(linked)).body.message.fate?.state).toBe("waiting");
  await confirm();
});

test("an unconfirmed provider declines without a link, and with one once its address is confirmed", async () => {
  const { provider, confirm, rows: stored } = await openUnconfirmed();
  const decline = (text: string) => provider.post("decline", { reason: "other", text });
  expect(await decline(linked)).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
  expect(await stored()).toEqual([]);
  await confirm();
  expect((await decline(linked)).status).toBe(201);
});

test("a pending message is deleted with its conversation, its enquiry and its provider", async () => {
  const pendingMessages = () => rows(db, sql`select 1 from pending_message`);
  const closed = await openUnconfirmed();
  await closed.provider.write(linked);
  await closed.couple.post("block");
  await closed.confirm();
  expect([await pendingMessages(), await closed.rows()]).toEqual([[], []]);
  const emptied = await openUnconfirmed();
  await emptied.provider.write(linked);
  await db.execute(sql`update enquiry set couple_email = '', couple_name = '', message = null`);
  expect(await pendingMessages()).toEqual([]);
  const erased = await openUnconfirmed();
  await erased.provider.write(linked);
  await db.execute(sql`delete from account where id = ${erased.provider.id}`);
  expect(await pendingMessages()).toEqual([]);
});
