import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSmtpServer, type SmtpReply, type SmtpStep } from "../../../test/smtp-server.ts";
import { readConfig } from "../config.ts";
import { newId } from "../jobs/clock.ts";
import { listOutbox, outboxStorage, readOutboxEmail } from "../jobs/outbox.ts";
import { MailDelayed, MailRejected, openMailer, type MailMessage } from "./mail.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "umshado-mail-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function messageWith(overrides: Partial<MailMessage> = {}): MailMessage {
  const date = new Date("2026-03-07T10:00:00Z");
  return {
    id: newId(),
    to: "thandi@people.test",
    subject: "Hello",
    text: "Molo",
    html: "<p>Molo</p>",
    date,
    ...overrides,
  };
}

async function write(message: MailMessage, env: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: folder, MAIL_FROM: "Umshado <hello@umshado.test>", ...env });
  await openMailer(config).send(message);
  const bytes = await outboxStorage(config).get(`${message.id}.eml`);
  const raw = Buffer.from(bytes ?? []).toString("latin1");
  return { raw, head: raw.slice(0, raw.indexOf("\r\n\r\n")), mail: await PostalMime.parse(raw) };
}

test("a mail has a sender, one recipient, a date, a Message-ID made from its id, and both parts", async () => {
  const message = messageWith({ replyTo: { name: "Naledi", address: "naledi@people.test" } });
  const { head, mail } = await write(message);
  expect(mail).toMatchObject({
    from: { name: "Umshado", address: "hello@umshado.test" },
    to: [{ address: "thandi@people.test" }],
    replyTo: [{ name: "Naledi", address: "naledi@people.test" }],
    messageId: `<${message.id}@umshado.test>`,
    date: "2026-03-07T10:00:00.000Z",
    subject: "Hello",
  });
  expect(mail.text?.trim()).toBe("Molo");
  expect(mail.html?.trim()).toBe("<p>Molo</p>");
  expect(head).not.toMatch(/^(cc|bcc|x-mailer):/im);
});

test("names and subjects can't add a header, and headers are plain ASCII", async () => {
  const nasty = 'Zoë "Z" <x@y.test>,\r\nBcc: victim@people.test\r\n\r\n<b>body</b>\u2028Cc: other@people.test';
  const { head, mail } = await write(
    messageWith({ subject: nasty, replyTo: { name: nasty, address: "zoe@people.test" } }),
  );
  expect(head).not.toMatch(/^(cc|bcc):/im);
  // oxlint-disable-next-line no-control-regex
  expect(head).toMatch(/^[\x00-\x7f]*$/);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).toBe("zoe@people.test");
  expect(mail.subject).toContain("Zoë");
  expect(mail.to).toHaveLength(1);
  expect(mail.cc ?? []).toEqual([]);
});

test("an attached file arrives complete, whatever its name holds", async () => {
  const content = new Uint8Array([0, 13, 10, 46, 255]);
  const { head, mail } = await write(
    messageWith({ files: [{ name: "Zoë’s\r\nBcc: victim@people.test.pdf", type: "application/pdf", content }] }),
  );
  expect(head).not.toMatch(/^bcc:/im);
  expect(mail.text?.trim()).toBe("Molo");
  const [file, ...more] = mail.attachments;
  expect(file).toMatchObject({
    filename: "Zoë’s Bcc: victim@people.test.pdf",
    mimeType: "application/pdf",
    disposition: "attachment",
  });
  expect([new Uint8Array(file?.content as ArrayBuffer), more]).toEqual([content, []]);
});

test("writing an email twice is one file, and the outbox lists the newest first", async () => {
  const [first, second] = [messageWith({ subject: "First" }), messageWith({ subject: "Second" })];
  for (const message of [first, second, second]) await write(message);
  const storage = outboxStorage({ dataDir: folder });
  const [newest, older] = await listOutbox(storage, 2);
  expect(newest).toEqual({ id: second.id, to: second.to, subject: "Second", sent_at: "2026-03-07T10:00:00.000Z" });
  expect(older?.id).toBe(first.id);
  expect(await readOutboxEmail(storage, first.id)).toMatchObject({ subject: "First", reply_to: null, text: "Molo\n" });
  expect(await readOutboxEmail(storage, "../lock")).toBeNull();
});

test("a sender's name may have a comma", async () => {
  const { mail } = await write(messageWith(), { MAIL_FROM: '"Umshado, weddings" <hello@umshado.test>' });
  expect(mail.from).toEqual({ name: "Umshado, weddings", address: "hello@umshado.test" });
});

async function sendTo(reply: (step: SmtpStep) => SmtpReply) {
  const server = await startSmtpServer(reply);
  const mailer = openMailer(
    readConfig({ DATA_DIR: join(folder, "none"), SMTP_URL: server.url, MAIL_FROM: "hello@umshado.example" }),
  );
  const outcome = await mailer.send(messageWith()).then(
    () => "taken" as const,
    (cause: unknown) => cause,
  );
  mailer.close();
  await server.close();
  return { outcome, messages: server.messages };
}

test("a mail server gets one recipient and the outbox stays empty", async () => {
  const { outcome, messages } = await sendTo(() => "usual");
  expect(outcome).toBe("taken");
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ from: "hello@umshado.example", to: ["thandi@people.test"] });
  expect(await listOutbox(outboxStorage({ dataDir: join(folder, "none") }), 1)).toEqual([]);
});

test.each<[SmtpStep, SmtpReply]>([
  ["from", "550 no"],
  ["to", "550 no such person"],
  ["data", "554 no"],
  ["content", "552 too much"],
])("a 5xx at %s is final for the message", async (step, answer) => {
  const { outcome } = await sendTo((at) => (at === step ? answer : "usual"));
  expect(outcome).toBeInstanceOf(MailRejected);
});

test.each<[SmtpStep, SmtpReply]>([
  ["greeting", "421 busy"],
  ["greeting", "554 not for you"],
  ["to", "451 later"],
  ["content", "452 later"],
  ["from", "hang up"],
  ["content", "hang up"],
])("at %s, %s may be tried again", async (step, answer) => {
  const { outcome } = await sendTo((at) => (at === step ? answer : "usual"));
  expect(outcome).toBeInstanceOf(MailDelayed);
});

// The name of another machine, which resolves to this one on every system.
test.each([
  ["", 0],
  ["?requireTLS=false", 1],
])("no mail goes unencrypted to another machine unless its address says so: %s", async (words, taken) => {
  const server = await startSmtpServer();
  const url = server.url.replace("127.0.0.1", "0.0.0.0") + words;
  const mailer = openMailer(readConfig({ DATA_DIR: folder, SMTP_URL: url, MAIL_FROM: "hello@umshado.example" }));
  const outcome = await mailer.send(messageWith()).catch((cause: unknown) => cause);
  mailer.close();
  await server.close();
  expect(outcome instanceof MailDelayed ? 0 : 1).toBe(taken);
  expect(server.messages).toHaveLength(taken);
});

test("a mail to an unreachable server may be tried again", async () => {
  const server = await startSmtpServer();
  await server.close();
  const mailer = openMailer(readConfig({ DATA_DIR: folder, SMTP_URL: server.url, MAIL_FROM: "hello@umshado.example" }));
  await expect(mailer.send(messageWith())).rejects.toBeInstanceOf(MailDelayed);
  mailer.close();
});
