import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatWork } from "./repeat-work.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start({ last = false } = {}) {
  const warnings: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void warnings.push(line) } as unknown as Parameters<
    typeof repeatWork
  >[0]["log"];
  const turns: PromiseWithResolvers<void>[] = [];
  const stop = repeatWork({ log }, { name: "counting", every_ms: 1000, last }, () => {
    const turn = Promise.withResolvers<void>();
    turns.push(turn);
    return turn.promise;
  });
  return { warnings, turns, stop };
}

test("a turn begins when the previous one is over, also when that failed, and the failure is logged", async () => {
  const { warnings, turns, stop } = start();
  await vi.advanceTimersByTimeAsync(3000);
  expect(turns).toHaveLength(1);
  turns[0]?.reject(new Error("no"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(turns).toHaveLength(2);
  expect(warnings).toEqual([["counting", { message: "no" }]]);
  turns[1]?.resolve();
  await stop();
});

test("stopping waits for the current turn, and none begins after", async () => {
  const { turns, stop } = start();
  await vi.advanceTimersByTimeAsync(1000);
  let isOver = false;
  const stopped = stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([turns.length, isOver]).toEqual([1, false]);
  turns[0]?.resolve();
  await stopped;
  expect(isOver).toBe(true);
});

test("work that must run last also runs once more as it is stopped, after the current turn", async () => {
  const { turns, stop } = start({ last: true });
  await vi.advanceTimersByTimeAsync(1000);
  const stopped = stop();
  turns[0]?.resolve();
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns).toHaveLength(2);
  turns[1]?.resolve();
  await stopped;
});
