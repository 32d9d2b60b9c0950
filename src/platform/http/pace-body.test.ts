import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as limits from "../../contract/limits.ts";
import { paceBody } from "./pace-body.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stretch_ms = limits.upload_stretch_seconds * 1000;

function receive() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const outcome = (async () => {
    let bytes = 0;
    for await (const chunk of paceBody(readable)) bytes += chunk.length;
    return bytes;
  })().catch((cause: unknown) => cause);
  const send = (bytes: number) => writer.write(new Uint8Array(bytes));
  return { outcome, send, end: () => writer.close() };
}

test("a body that trickles is ended at the end of the first slow stretch", async () => {
  const { outcome, send } = receive();
  await send(limits.upload_stretch_bytes_min);
  await vi.advanceTimersByTimeAsync(stretch_ms);
  await send(limits.upload_stretch_bytes_min - 1);
  await vi.advanceTimersByTimeAsync(stretch_ms);
  expect(await outcome).toMatchObject({ code: "bad_upload" });
});

test("a body that comes slowly but steadily is complete", async () => {
  const { outcome, send, end } = receive();
  for (const _ of [1, 2, 3, 4]) {
    await send(limits.upload_stretch_bytes_min);
    await vi.advanceTimersByTimeAsync(stretch_ms);
  }
  await end();
  expect(await outcome).toBe(4 * limits.upload_stretch_bytes_min);
});
