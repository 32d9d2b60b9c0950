import { afterEach, expect, test } from "vitest";
import { openConnection, bringMail } from "../../../test/smtp-client.ts";
import { MailRefused, openSmtpListener, type ArrivedMail, type SmtpListener } from "./smtp-listener.ts";

const limits = {
  bytes_max: 10_000,
  bytes_at_once_max: 15_000,
  connections_max: 3,
  strangers_max: 3,
  data_seconds_max: 60,
  silence_seconds_max: 60,
};
const place = { port: 0, host: "127.0.0.1", domain: "reply.test" };
const [from, to, content] = ["a@b.test", "C-1@Reply.test", Buffer.from("Subject: Hi\r\n\r\n.dots\r\n..stay\r\n")];

const open: SmtpListener[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function listen(take: (mail: ArrivedMail) => Promise<void>, own: Partial<typeof limits> = {}) {
  const listener = await openSmtpListener(place, { ...limits, ...own });
  open.push(listener);
  listener.handle({ admit: async () => undefined, take });
  return listener;
}

test("a mail arrives byte for byte, and is acknowledged once it is stored and not before", async () => {
  const saved: ArrivedMail[] = [];
  const gate = Promise.withResolvers<void>();
  const { port } = await listen(async (mail) => {
    await gate.promise;
    saved.push(mail);
  });
  const brought = bringMail(port, { from, to, content });
  expect(await Promise.race([brought, new Promise((resolve) => setTimeout(resolve, 100, "waits"))])).toBe("waits");
  gate.resolve();
  expect(await brought).toMatchObject({ code: 250 });
  expect(saved).toEqual([{ to: "c-1@reply.test", return_path: from, content, address: "127.0.0.1" }]);
});

test("until the program is ready, and where its handler fails, a sender gets a temporary refusal", async () => {
  const listener = await openSmtpListener(place, limits);
  open.push(listener);
  expect(await bringMail(listener.port, { from, to, content })).toMatchObject({ code: 451 });
  listener.handle({ admit: async () => undefined, take: () => Promise.reject(new Error("broken inside")) });
  const answer = await bringMail(listener.port, { from, to, content });
  expect(answer).toMatchObject({ code: 451 });
  expect(answer.text).not.toContain("inside");
  listener.handle({
    admit: async () => undefined,
    take: () => Promise.reject(new MailRefused(552, "5.3.4", "Too long.")),
  });
  expect(await bringMail(listener.port, { from, to, content })).toEqual({ code: 552, text: "5.3.4 Too long." });
});

test("a mail that is cut off before its end is discarded", async () => {
  const saved: ArrivedMail[] = [];
  const { port } = await listen(async (mail) => void saved.push(mail));
  const line = await openConnection(port);
  await line.say(`MAIL FROM:<${from}>`);
  await line.say(`RCPT TO:<${to}>`);
  await line.say("DATA");
  await line.pour(content, false);
  line.end();
  expect(await bringMail(port, { from, to, content })).toMatchObject({ code: 250 });
  expect(saved).toHaveLength(1);
});

test("a mail that is too large is read to its end and refused, and one for which there is no room now comes again", async () => {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { port } = await listen(async () => {
    begun.resolve();
    await gate.promise;
  });
  expect(await bringMail(port, { from, to, content: Buffer.alloc(20_000, "x\r\n") })).toMatchObject({ code: 552 });
  const half = Buffer.alloc(9_000, "x\r\n");
  const first = bringMail(port, { from, to, content: half });
  await begun.promise;
  expect(await bringMail(port, { from, to, content: half })).toMatchObject({ code: 452 });
  gate.resolve();
  expect(await first).toMatchObject({ code: 250 });
  expect(await bringMail(port, { from, to, content: half })).toMatchObject({ code: 250 });
});

test("connections are limited, and there is no TLS and no sign-in", async () => {
  const { port } = await listen(async () => undefined);
  const lines = await Promise.all([openConnection(port), openConnection(port), openConnection(port)]);
  expect((await lines[0]?.say("STARTTLS"))?.code).toBe(500);
  expect((await lines[0]?.say("AUTH PLAIN AGEAYg=="))?.code).toBe(500);
  const fourth = await openConnection(port);
  expect((await fourth.say("NOOP")).code).not.toBe(250);
  for (const line of [...lines, fourth]) line.end();
});

test("a port in use is reported", async () => {
  const { port } = await listen(async () => undefined);
  await expect(openSmtpListener({ ...place, port }, limits)).rejects.toMatchObject({ code: "EADDRINUSE" });
});
