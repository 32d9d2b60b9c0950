import { afterAll, expect, test, vi } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openConversation } from "../../../test/open-conversation.ts";
import * as limits from "../../contract/conversations/limits.ts";

const app = await startTestApp();
afterAll(() => app.runtime.live.close());

/** An open stream with what it has said so far. */
async function listen(token: string) {
  const response = await app.request("/api/events", { token });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard = { text: "", isOver: false };
  const read = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.text += part.value;
    heard.isOver = true;
  };
  void read();
  return { response, heard, stop: () => reader?.cancel() };
}

test("both sides are told what changes in their conversation, by its id alone, and nobody else is", async () => {
  const { id, couple, provider } = await openConversation(app);
  const stranger = await openConversation(app);
  const [one, other, none] = await Promise.all([couple, provider, stranger.couple].map(({ token }) => listen(token)));
  expect(one?.response.headers.get("content-type")).toContain("text/event-stream");
  await provider.write("Nothing of this is in the stream");
  for (const each of [one, other])
    await vi.waitFor(() => expect(each?.heard.text).toContain(`event: conversation\ndata: ${id}\n\n`), {
      timeout: 2000,
    });
  expect(one?.heard.text).not.toContain("Nothing of this");
  expect(none?.heard.text.replaceAll(":\n\n", "")).toBe("");
  for (const each of [one, other, none]) await each?.stop();
  await expect.poll(() => app.runtime.live.size).toBe(0);
});

test("strangers have no stream, and one account not too many", async () => {
  expect((await app.request("/api/events")).status).toBe(401);
  expect((await app.request("/api/events", { token: "A".repeat(43) })).status).toBe(401);
  const token = await buildToken(app, (await buildCouple(app)).id);
  const open = [];
  for (let at = 0; at < limits.streams_per_account_max; at += 1) open.push(await listen(token));
  const refused = await app.request("/api/events", { token });
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  await open[0]?.stop();
  await expect.poll(async () => (await listen(token)).response.status).toBe(200);
  for (const each of open) await each.stop();
});

test("a process that ends ends its streams", async () => {
  const token = await buildToken(app, (await buildCouple(app)).id);
  const { heard } = await listen(token);
  app.runtime.live.close();
  await expect.poll(() => heard.isOver).toBe(true);
});
