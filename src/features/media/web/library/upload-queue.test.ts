import { expect, test, vi } from "vitest";
import type { ApiOutcome } from "../../../../client/call/call-api.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { UploadQueue, type UploadListener } from "./upload-queue.ts";

type Outcome = ApiOutcome<{ uploaded: MediaItem[] }>;
const stored: Outcome = { ok: true, body: { uploaded: [] } };
const refused = (status: number, code: string): Outcome => ({ ok: false, status, code, error: "No.", fields: {} });

function startQueue() {
  const line = new Map<string, { progress: (percent: number) => void; answer: (outcome: Outcome) => void }>();
  const order: string[] = [];
  const queue = new UploadQueue((file, { onProgress }) => {
    order.push(file.name);
    return new Promise((answer) => line.set(file.name, { progress: onProgress, answer }));
  });
  const add = (...names: string[]) =>
    queue.add(names.map((name) => ({ file: new File(["x"], name), error: null, can_retry: true })));
  const answer = async (name: string, outcome: Outcome) => {
    line.get(name)?.answer(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  const states = () => queue.items().map(({ file, state }) => `${file.name} ${state.is}`);
  return { queue, line, order, add, answer, states };
}

test("one file is sent at a time, and the next starts when it is finished", () => {
  const { line, order, add, states } = startQueue();
  add("a", "b");
  expect(order).toEqual(["a"]);
  line.get("a")?.progress(40);
  expect(states()).toEqual(["a sending", "b waiting"]);
  line.get("a")?.progress(100);
  expect(states()).toEqual(["a processing", "b sending"]);
});

test("a file that fails harms only itself and can be sent again", async () => {
  const { queue, add, answer, states, order } = startQueue();
  const onIdle = vi.fn<UploadListener["onIdle"]>();
  queue.listen({ onStored: vi.fn<UploadListener["onStored"]>(), onIdle });
  add("a", "b");
  await answer("a", refused(503, "uploads_busy"));
  await answer("b", stored);
  expect(states()).toEqual(["a failed", "b done"]);
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(1, 1);
  queue.retry(queue.items()[0]?.id ?? 0);
  expect(order).toEqual(["a", "b", "a"]);
});

test("a file that the server can't use is not offered again", async () => {
  const { queue, add, answer } = startQueue();
  add("a");
  await answer("a", refused(400, "no_good_picture"));
  expect(queue.items()[0]?.state).toEqual({ is: "failed", error: "No.", can_retry: false });
});

test("an ended session stops every file until somebody is signed in again", async () => {
  const { queue, add, answer, states } = startQueue();
  add("a", "b");
  await answer("a", refused(401, "sign_in_required"));
  expect(states()).toEqual(["a paused", "b paused"]);
  queue.resume();
  expect(states()).toEqual(["a sending", "b waiting"]);
});

test("Complete! stays for two seconds", async () => {
  vi.useFakeTimers();
  const { add, answer, states } = startQueue();
  add("a");
  await answer("a", stored);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(states()).toEqual(["a done"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states()).toEqual([]);
  vi.useRealTimers();
});

test("a file that is taken out is not sent, and the others continue", () => {
  const { queue, add, order } = startQueue();
  add("a", "b", "c");
  queue.dismiss(queue.items()[1]?.id ?? 0);
  queue.dismiss(queue.items()[0]?.id ?? 0);
  expect(order).toEqual(["a", "c"]);
});
