import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { inboundEnv, listenForMail } from "../../../../test/inbound.ts";
import { openConversation } from "../../../../test/open-conversation.ts";
import { photo } from "../../../../test/picture-files.ts";
import { bringMail } from "../../../../test/smtp-client.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp({ env: inboundEnv });
const port = await listenForMail(app);
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

async function openThread() {
  const thread = await openConversation(app);
  const [mail] = await app.mailbox.waitFor(thread.provider.email);
  return { ...thread, to: mail?.replyTo?.[0]?.address ?? "" };
}

const part = (head: string, bytes: Buffer | Uint8Array) =>
  `--x\r\n${head}\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString("base64").replaceAll(/.{76}/g, "$&\r\n")}\r\n`;

const mailWith = (from: string, id: string, text: string, parts: readonly string[]) =>
  Buffer.from(
    [
      `From: ${from}\r\nMessage-ID: <${id}@karoo.test>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n`,
      `--x\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
      ...parts,
      "--x--\r\n",
    ].join(""),
  );
const hall = async () => part('Content-Type: image/png; name="Hall.png"', (await photo("png")).bytes as Uint8Array);

test("pictures that come with an email come with the message; files that are no picture or PDF are mentioned", async () => {
  const thread = await openThread();
  const zip = part('Content-Type: application/zip; name="All.zip"', Buffer.from("PK\u0003\u0004 and more"));
  const content = mailWith(thread.provider.email, "files", "Our hall.", [await hall(), zip]);
  for (const _again of [1, 2])
    expect(await bringMail(port, { from: thread.provider.email, to: thread.to, content })).toMatchObject({ code: 250 });
  const { messages } = (await thread.couple.read()).body;
  expect(messages.slice(1)).toMatchObject([
    { text: "Our hall.\n\n(1 file came with this email and could not be saved.)", files: [{ name: "Hall.png" }] },
  ]);
});

test("an unconfirmed provider's first email with a link is pending like a message of the page, without its files, also after a sender confirmed it", async () => {
  const linked = "Our prices: www.wild-fig.co.za/prices";
  const thread = await openThread();
  await app.runtime.database.db.execute(
    sql`update account set email_verified_at = null where id = ${thread.provider.id}`,
  );
  const content = mailWith(thread.provider.email, "linked", linked, [await hall()]);
  expect(await bringMail(port, { from: thread.provider.email, to: thread.to, content })).toMatchObject({ code: 250 });
  const from = "boss@work.test";
  const other = mailWith(from, "other", linked, []);
  expect(await bringMail(port, { from, to: thread.to, content: other })).toMatchObject({ code: 250 });
  const [quarantined] = (await thread.provider.read()).body.held;
  await thread.provider.put(`held/${quarantined?.id}`, { is_own: true });
  expect(await thread.rows()).toEqual([]);
  expect(JSON.stringify((await thread.couple.read()).body)).not.toContain("wild-fig");
  const own = (await thread.provider.read()).body.messages.slice(1);
  expect(own.map(({ fate }) => fate?.state)).toEqual(["held", "held"]);
});
