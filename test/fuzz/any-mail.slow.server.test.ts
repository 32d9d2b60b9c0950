import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { startTestApp } from "../harness.ts";
import { inboundEnv, listenForMail } from "../inbound.ts";
import { openConversation } from "../open-conversation.ts";
import { readMail } from "../read-mail.ts";
import { bringMail, openConnection } from "../smtp-client.ts";

const app = await startTestApp({ env: inboundEnv });
const port = await listenForMail(app);
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// past the hourly limits
const bring = (mail: { from: string; to: string; content: Buffer }) => {
  app.clock.advance(3_600_000);
  return bringMail(port, mail);
};

const anything = fc.uint8Array({ maxLength: 4_000 }).map((bytes) => Buffer.from(bytes));
const words = [
  "\r\n",
  "Content-Type: multipart/mixed; boundary=x",
  "--x",
  "--x--",
  "=?UTF-8?B?w4?=",
  "From: <",
  "\0",
  "> ",
];
const nearly = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => Buffer.from(parts.join("\r\n")));

test(
  "no input crashes the listener: each mail is answered, and the next one is taken",
  { timeout: 120_000 },
  async () => {
    const { provider } = await openConversation(app);
    const [enquiry] = await app.mailbox.waitFor(provider.email);
    const [from, to] = [provider.email, enquiry?.replyTo?.[0]?.address ?? ""];
    const fullMail = readMail("gmail", { from, to });
    const cut = fc
      .record({ at: fc.nat(fullMail.length), by: anything })
      .map(({ at, by }) => Buffer.concat([fullMail.subarray(0, at), by, fullMail.subarray(at)]));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, nearly, cut), async (content) => {
        const { code } = await bring({ from, to, content });
        expect([250, 450, 550, 552, 554]).toContain(code);
      }),
      { numRuns: 12 },
    );
    expect(await bring({ from, to, content: readMail("plain", { from, to, text: "Still here." }) })).toMatchObject({
      code: 250,
    });
  },
);

test("no lines crash the listener: a stranger's are answered or cut off", { timeout: 60_000 }, async () => {
  const verbs = fc.constantFrom("MAIL FROM:", "RCPT TO:", "DATA", "BDAT 9", "EHLO ", "RSET", "VRFY ", "\0", "");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(verbs, fc.string({ maxLength: 60 })), { maxLength: 20 }), async (lines) => {
      const line = await openConnection(port);
      for (const [verb, rest] of lines) line.write(`${verb}${rest.replaceAll(/[\r\n]/g, "")}\r\n`);
      line.end();
      const next = await openConnection(port);
      expect(await next.say("NOOP")).toMatchObject({ code: 250 });
      next.end();
    }),
    { numRuns: 10 },
  );
});
