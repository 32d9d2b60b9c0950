import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../../../client/live-events.ts";
import type { ConversationSource } from "./source.ts";
import { useConversation } from "./use-conversation.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answering = { status: number; stream?: ReadableStream<Uint8Array> };

async function open(who: Listener, answers: () => Answering) {
  const wanted: Record<string, string>[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    wanted.push(headers);
    const { status, stream = null } = answers();
    return Promise.resolve(new Response(stream, { status }));
  });
  const load = vi.fn<ConversationSource["load"]>(async () => ({
    ok: false,
    status: 503,
    error: "",
    code: "unavailable",
    fields: {},
  }));
  const source = { name: "talk", load } as unknown as ConversationSource;
  const { result } = renderHook(() => useConversation(source, who));
  await pass(0);
  return { load, wanted, thread: () => result.current };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function openStream() {
  let send: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  return { stream, send: (text: string) => send(text), end: () => end() };
}

test("a guest's page gets news by the stream of its link, and polls every two minutes as well", async () => {
  const { stream, send } = openStream();
  const { load, wanted } = await open({ link: "the-token" }, () => ({ status: 200, stream }));
  expect(wanted).toEqual([{ "conversation-token": "the-token" }]);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(60);
  expect(load, "with a stream it sends no request").toHaveBeenCalledTimes(1);
  send("event: conversation\ndata: 7\n\n");
  await pass(0);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(120);
  expect(load).toHaveBeenCalledTimes(3);
});

test("without a stream the page polls every fifteen seconds, and retries the stream less and less often", async () => {
  const { load, wanted } = await open({ link: "the-token" }, () => ({ status: 429 }));
  await pass(60);
  expect(load).toHaveBeenCalledTimes(5);
  expect(wanted.length).toBeLessThan(7);
});

test("a link that was ended elsewhere is noticed at once, and the page sends no more requests", async () => {
  const { stream, end } = openStream();
  const answers: Answering[] = [{ status: 200, stream }, { status: 400 }];
  const { load, wanted, thread } = await open({ link: "the-token" }, () => answers.shift() ?? { status: 500 });
  load.mockResolvedValue({ ok: false, status: 400, error: "It is dead.", code: "dead_link", fields: {} });
  end();
  await pass(2);
  expect(thread().refused).toEqual({ error: "It is dead.", code: "dead_link" });
  const callCounts = [load.mock.calls.length, wanted.length];
  expect(callCounts).toEqual([2, 2]);
  await pass(600);
  expect([load.mock.calls.length, wanted.length]).toEqual(callCounts);
});

test("a signed-in page gets events of all its conversations, and loads the one that it shows", async () => {
  const { stream, send } = openStream();
  const { load, wanted } = await open("couple", () => ({ status: 200, stream }));
  expect(wanted).toEqual([{ Authorization: "Bearer " }]);
  send("event: conversation\ndata: another\n\n");
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  send("event: conversation\ndata: talk\n\nevent: again\ndata: \n\n");
  await pass(0);
  expect(load).toHaveBeenCalledTimes(3);
});
