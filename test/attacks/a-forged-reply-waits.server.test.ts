import { afterAll, expect, test } from "vitest";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { startTestApp } from "../harness.ts";
import { inboundEnv, listenForMail } from "../inbound.ts";
import { openConversation } from "../open-conversation.ts";
import { bringMail } from "../smtp-client.ts";

const server = "mx.umshado.test";
const app = await startTestApp({ env: { ...inboundEnv, INBOUND_AUTH_SERVER: server } });
const port = await listenForMail(app);
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

async function openThread() {
  const thread = await openConversation(app);
  const [mail] = await app.mailbox.waitFor(thread.provider.email);
  const to = mail?.replyTo?.[0]?.address ?? "";
  return {
    ...thread,
    own: thread.provider.email,
    bring: (headers: string) =>
      bringMail(port, { from: "evil@evil.test", to, content: Buffer.from(`${headers}\r\n\r\nPay us here.`) }),
    quarantined: async () => (await thread.provider.read()).body.held,
  };
}

const passed = `Authentication-Results: ${server}; dmarc=pass`;

test.each<[string, (own: string) => string]>([
  ["the server in front found forged", (own) => `Authentication-Results: ${server}; dmarc=fail\r\nFrom: ${own}`],
  ["nobody proved", (own) => `From: ${own}`],
  [
    "another server proved below",
    (own) =>
      `Authentication-Results: ${server}; dmarc=fail\r\nAuthentication-Results: ${server}; dmarc=pass\r\nFrom: ${own}`,
  ],
  ["came through a mailing list", (own) => `${passed}\r\nList-Id: <all.karoo.test>\r\nFrom: ${own}`],
  ["a list sent on", (own) => `${passed}\r\nPrecedence: list\r\nFrom: ${own}`],
])("an email that %s waits for its supposed sender", async (_, headersOf) => {
  const thread = await openThread();
  expect(await thread.bring(headersOf(thread.own))).toMatchObject({ code: 250 });
  expect(await thread.rows()).toEqual([]);
  expect(await thread.quarantined()).toMatchObject([{ sent_from: thread.own, text: "Pay us here." }]);
  expect((await thread.couple.read()).body.conversation.status).toBe("new");
});

test("an email of several senders is refused, whichever comes first", async () => {
  const thread = await openThread();
  for (const from of [
    `${thread.own}, evil@evil.test`,
    `evil@evil.test, ${thread.own}`,
    `${thread.own}\r\nFrom: evil@evil.test`,
  ])
    expect(await thread.bring(`${passed}\r\nFrom: ${from}`)).toEqual({
      code: 550,
      text: "5.7.1 This email doesn't say who sent it.",
    });
  expect(await thread.rows()).toEqual([]);
  expect(await thread.quarantined()).toEqual([]);
});

test("an authenticated email is the message of its side", async () => {
  const thread = await openThread();
  expect(await thread.bring(`${passed}\r\nFrom: Karoo Films, Anneke <${thread.own}>`)).toMatchObject({ code: 250 });
  expect(await thread.rows()).toMatchObject([{ body: "Pay us here." }]);
});
