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

async function openTalk() {
  const talk = await openConversation(app);
  const [mail] = await app.mailbox.waitFor(talk.provider.email);
  const to = mail?.replyTo?.[0]?.address ?? "";
  return {
    ...talk,
    own: talk.provider.email,
    bring: (headers: string) =>
      bringMail(port, { from: "evil@evil.test", to, content: Buffer.from(`${headers}\r\n\r\nPay us here.`) }),
    held: async () => (await talk.provider.read()).body.held,
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
])("an email that %s waits for its side, whose word it is not", async (_, headersOf) => {
  const talk = await openTalk();
  expect(await talk.bring(headersOf(talk.own))).toMatchObject({ code: 250 });
  expect(await talk.rows()).toEqual([]);
  expect(await talk.held()).toMatchObject([{ sent_from: talk.own, text: "Pay us here." }]);
  expect((await talk.couple.read()).body.conversation.status).toBe("new");
});

test("an email of several senders is refused, whichever comes first", async () => {
  const talk = await openTalk();
  for (const from of [
    `${talk.own}, evil@evil.test`,
    `evil@evil.test, ${talk.own}`,
    `${talk.own}\r\nFrom: evil@evil.test`,
  ])
    expect(await talk.bring(`${passed}\r\nFrom: ${from}`)).toEqual({
      code: 550,
      text: "5.7.1 This email doesn't say from whom it is.",
    });
  expect(await talk.rows()).toEqual([]);
  expect(await talk.held()).toEqual([]);
});

test("an email that is proven is the message of its side", async () => {
  const talk = await openTalk();
  expect(await talk.bring(`${passed}\r\nFrom: Karoo Films, Anneke <${talk.own}>`)).toMatchObject({ code: 250 });
  expect(await talk.rows()).toMatchObject([{ body: "Pay us here." }]);
});
