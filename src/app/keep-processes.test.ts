import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listeningLog } from "../../test/listening-log.ts";
import type { Role } from "../platform/led-process.ts";
import { KeptProcesses, type Serving } from "./keep-processes.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Started = Serving & { role: Role; told: string[]; serve(): void; deafUntilReady(): void; die(how: string): void };

/** Processes that serve and die when the test says so; those that are asked to go do so at once. */
function openKept() {
  const started: Started[] = [];
  const start = (role: Role): Serving => {
    const ready = Promise.withResolvers<{ demo: boolean } | null>();
    const ended = Promise.withResolvers<string>();
    const told: string[] = [];
    const id = started.length + 1;
    const die = (how: string) => {
      ready.resolve(null);
      ended.resolve(how);
    };
    let hears = true;
    const tell: Serving["tell"] = ({ say }) => {
      if (!hears) return;
      told.push(say);
      die("0");
    };
    const common = { id, pid: 100 + id, tell, kill: () => die("SIGKILL"), ready: ready.promise, ended: ended.promise };
    const serve = () => {
      hears = true;
      ready.resolve({ demo: true });
    };
    started.push({ ...common, role, told, serve, deafUntilReady: () => void (hears = false), die });
    return common;
  };
  const gaveUp = vi.fn<() => void>();
  const log = listeningLog();
  return { kept: new KeptProcesses({ start, log, gaveUp }), started, gaveUp, log };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function begin(processes: number) {
  const opened = openKept();
  const begun = opened.kept.begin(processes);
  opened.started[0]?.serve();
  await settle();
  for (const each of opened.started) each.serve();
  expect(await begun).toBe(true);
  return opened;
}

test("the first prepares the data before the others start, and they are told what it found", async () => {
  const { started } = await begin(3);
  expect(started.map(({ role }) => role)).toEqual([
    { isFirst: true, demo: false },
    { isFirst: false, demo: true },
    { isFirst: false, demo: true },
  ]);
});

test("a first that can't serve ends the start, and is not tried again", async () => {
  const { kept, started } = openKept();
  const begun = kept.begin(2);
  started[0]?.die("1");
  expect(await begun).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(1);
});

test("one that dies is followed by another at once; those that die at once are followed later and later", async () => {
  const { started } = await begin(2);
  await vi.advanceTimersByTimeAsync(10_000);
  started[0]?.die("SIGKILL");
  await settle();
  expect(started).toHaveLength(3);
  for (const wait of [250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    started.at(-1)?.die("1");
    const before = started.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(started).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(before + 1);
  }
});

test("with nobody left who serves, a few that die at once are the end", async () => {
  const { started, gaveUp } = await begin(2);
  started[0]?.die("1");
  await settle();
  for (const wait of [250, 500, 1_000, 2_000]) {
    started.at(-1)?.die("1");
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect([started.length, gaveUp.mock.calls.length]).toEqual([6, 0]);
  started[1]?.die("1");
  started.at(-1)?.die("1");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([started.length, gaveUp.mock.calls.length]).toEqual([6, 1]);
});

test("each is replaced by another that serves before it is asked to go", async () => {
  const { kept, started } = await begin(2);
  const [one, two] = started;
  const replacing = kept.replaceAll();
  await settle();
  expect([started.length, one?.told]).toEqual([3, []]);
  started[2]?.serve();
  await settle();
  expect([started.length, one?.told, two?.told]).toEqual([4, ["retire"], []]);
  started[3]?.serve();
  await replacing;
  expect(two?.told).toEqual(["retire"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(4);
});

test("where a new one can't serve the old ones stay", async () => {
  const { kept, started } = await begin(2);
  const replacing = kept.replaceAll();
  await settle();
  started[2]?.die("1");
  await replacing;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([started.length, started[0]?.told, started[1]?.told]).toEqual([3, [], []]);
});

test("asked to end, all end and nobody follows", async () => {
  const { kept, started } = await begin(2);
  expect(await kept.end()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started.map(({ told }) => told)).toEqual([["end"], ["end"]]);
});

test("asked to end while one is still starting, that one is asked once it can hear", async () => {
  const { kept, started } = openKept();
  const begun = kept.begin(2);
  started[0]?.serve();
  await settle();
  const [, second] = started;
  second?.deafUntilReady();
  const ended = kept.end();
  await settle();
  second?.serve();
  expect(await ended).toBe(true);
  expect(await begun).toBe(true);
  expect(second?.told).toEqual(["end"]);
});
