import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idleWork, restWhenBusy } from "./idle-work.ts";

/** Under fake timers the process never rests. */
const atRest = () => () => 0;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work is done one piece at a time, and not while something more important waits", async () => {
  let isBusy = true;
  const whenIdle = idleWork(() => isBusy, atRest);
  const done: string[] = [];
  const finish: (() => void)[] = [];
  for (const name of ["one", "two"]) {
    whenIdle(async () => {
      done.push(name);
      await new Promise<void>((resolve) => finish.push(resolve));
    });
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual([]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual(["one"]);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual(["one", "two"]);
});

test("a piece that fails does not keep the next from its turn", async () => {
  const whenIdle = idleWork(() => false, atRest);
  const done = vi.fn<() => Promise<void>>(() => Promise.resolve());
  whenIdle(() => Promise.reject(new Error("no memory")));
  whenIdle(done);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test("a busy process does nothing that can wait", async () => {
  let share = 0.9;
  const whenIdle = idleWork(
    () => false,
    () => () => share,
  );
  const done = vi.fn<() => Promise<void>>(() => Promise.resolve());
  whenIdle(done);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  share = 0.1;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test("of what gathers while the process never rests, the newest is kept, and not without end", async () => {
  let isBusy = true;
  const whenIdle = idleWork(() => isBusy, atRest);
  const done: number[] = [];
  for (let piece = 1; piece <= 1_000; piece += 1) whenIdle(async () => void done.push(piece));
  isBusy = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([done.length, done.at(0), done.at(-1)]).toEqual([256, 745, 1_000]);
});

test("a worker of a busy process rests a moment after each go, and one of an idle process goes on at once", async () => {
  const shares = [0.5, 0.7, 0.7, 0.2];
  const rested: unknown[] = [];
  const rest = restWhenBusy(
    () => {
      const share = shares.shift() ?? 0;
      return () => share;
    },
    async (milliseconds) => void rested.push(milliseconds) as never,
  );
  const goes: number[] = [];
  for (let go = 0; go < 4; go += 1) {
    await rest();
    goes.push(rested.length);
  }
  expect(goes).toEqual([0, 1, 2, 2]);
  expect(rested).toEqual([100, 100]);
});
