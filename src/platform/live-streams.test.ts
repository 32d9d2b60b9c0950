import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stream_beat_seconds, stream_minutes, streams_per_account_max } from "../contract/conversations/calls.ts";
import { errors } from "../contract/errors.ts";
import { LiveStreams } from "./live-streams.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const part of stream) text += new TextDecoder().decode(part);
  return text;
}

test("a stream sends the events of its account, and heartbeats in between", async () => {
  const live = new LiveStreams();
  const [own, other] = [readAll(live.open("one")), readAll(live.open("other"))];
  live.announce("one", "conversation", "7");
  live.notifyAll("again");
  live.announce("nobody", "conversation", "8");
  await vi.advanceTimersByTimeAsync(stream_beat_seconds * 1000);
  live.close();
  expect(await own).toBe(":\n\nevent: conversation\ndata: 7\n\nevent: again\ndata: \n\n:\n\n");
  expect(await other).toBe(":\n\nevent: again\ndata: \n\n:\n\n");
});

test("a stream ends at its time limit, and leaves nothing behind", async () => {
  const live = new LiveStreams();
  const all = readAll(live.open("one"));
  await vi.advanceTimersByTimeAsync(stream_minutes * 60_000);
  expect((await all).length).toBeGreaterThan(0);
  expect([live.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test("a connection that closes leaves nothing behind", async () => {
  const live = new LiveStreams();
  const stream = live.open("one");
  expect(live.size).toBe(1);
  await stream.cancel();
  live.announce("one", "conversation", "7");
  expect([live.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test("an account has a limited number of streams, and none once the process ends", async () => {
  const live = new LiveStreams();
  for (let at = 0; at < streams_per_account_max; at += 1) live.open("one");
  expect(() => live.open("one")).toThrow(errors.too_many_requests.sentence);
  expect(live.open("other")).toBeDefined();
  live.close();
  expect(await readAll(live.open("late"))).toBe(":\n\n");
  expect(live.size).toBe(0);
});

test("a link has a lower limit, and ending all of its streams leaves others open", async () => {
  const live = new LiveStreams();
  const [own, other] = [live.open("link", { most: 1 }), live.open("other")];
  expect(() => live.open("link", { most: 1 })).toThrow(errors.too_many_requests.sentence);
  live.end("link");
  live.end("nobody");
  expect([await readAll(own), live.size]).toEqual([":\n\n", 1]);
  live.announce("link", "conversation", "7");
  live.close();
  expect(await readAll(other)).toBe(":\n\n");
});

test("ending one holder's streams leaves other holders' streams of the same wedding open", async () => {
  const live = new LiveStreams();
  const [hers, theirs] = [readAll(live.open("wedding", { holder: "her" })), readAll(live.open("wedding"))];
  live.endStreamsOf("her");
  live.announce("wedding", "conversation", "7");
  live.close();
  expect(await hers).toBe(":\n\n");
  expect(await theirs).toContain("data: 7");
});

test("one holder's limit does not affect another's", () => {
  const live = new LiveStreams();
  const open = (holder: string) => live.open("wedding", { holder, most: 1 });
  open("her");
  expect(() => open("her")).toThrow(errors.too_many_requests.sentence);
  expect(open("him")).toBeDefined();
  live.close();
});
