import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { inboundEnv, listenForMail } from "../../../test/inbound.ts";
import { openConversation } from "../../../test/open-conversation.ts";
import { readMail } from "../../../test/read-mail.ts";
import { bringMail } from "../../../test/smtp-client.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp({ env: inboundEnv });
const { db } = app.runtime.database;
const port = await listenForMail(app);
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

const refused = { status: 403, body: { code: "suspended_writes_nothing" } };

async function openSuspended() {
  const thread = await openConversation(app);
  const [mail] = await app.mailbox.waitFor(thread.provider.email);
  const { id } = thread.provider;
  await db.execute(
    sql`update provider set is_published = false, suspended_at = now(), suspended_reason = 'Deposits' where id = ${id}`,
  );
  return { ...thread, to: mail?.replyTo?.[0]?.address ?? "" };
}

test("a suspended provider reads messages and sends none, on the page or by mail", async () => {
  const { provider, couple, to, rows: stored } = await openSuspended();
  const { body } = await provider.read();
  expect(body.messages).toHaveLength(1);
  expect(body.conversation).toMatchObject({ may_write: false, closed_reason: "suspended" });
  expect(await provider.write("Pay us here")).toMatchObject(refused);
  expect(await provider.post("decline", { reason: "budget" })).toMatchObject(refused);
  const content = readMail("plain", { to, from: provider.email, text: "Pay us here" });
  expect(await bringMail(port, { from: provider.email, to, content })).toMatchObject({ code: 550 });
  expect(await stored()).toEqual([]);
  expect((await couple.read()).body.conversation).toMatchObject({ may_write: true, closed_reason: null });
});

test("a couple can still write to a suspended provider, which answers once the suspension is lifted", async () => {
  const { provider, couple, rows: stored } = await openSuspended();
  expect((await couple.write("Are you there?")).status).toBe(201);
  await db.execute(sql`update provider set suspended_at = null, suspended_reason = null where id = ${provider.id}`);
  expect((await provider.write("Yes")).status).toBe(201);
  expect(await stored()).toHaveLength(2);
});
