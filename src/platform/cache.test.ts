import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Cache, openMemory } from "./cache.ts";

function counter() {
  let calls = 0;
  return async () => {
    calls += 1;
    return calls;
  };
}

describe("values", () => {
  test("a value is computed once, also for those who ask at the same time", async () => {
    const cache = openMemory();
    const find = counter();
    expect(await Promise.all([cache.remember("a", ["x"], find), cache.remember("a", ["x"], find)])).toEqual([1, 1]);
    expect(await cache.remember("a", ["x"], find)).toBe(1);
  });

  test("an entry is evicted with any of its tags, others stay", async () => {
    const cache = openMemory();
    const [a, b] = [counter(), counter()];
    await cache.remember("a", ["x", "y"], a);
    await cache.remember("b", ["z"], b);
    cache.drop(["y"]);
    expect(await cache.remember("a", ["x", "y"], a)).toBe(2);
    expect(await cache.remember("b", ["z"], b)).toBe(1);
    cache.clear();
    expect(await cache.remember("b", ["z"], b)).toBe(2);
  });

  test("a value that was being computed while its tag changed is not cached, and a later caller doesn't get it", async () => {
    const cache = openMemory();
    const { promise, resolve } = Promise.withResolvers<number>();
    const early = cache.remember("a", ["x"], () => promise);
    cache.drop(["x"]);
    const late = cache.remember("a", ["x"], async () => 2);
    resolve(1);
    expect(await Promise.all([early, late])).toEqual([1, 2]);
    expect(await cache.remember("a", ["x"], async () => 3)).toBe(2);
  });

  test("a change of something else has nothing computed twice that is being computed", async () => {
    const cache = openMemory();
    const { promise, resolve } = Promise.withResolvers<number>();
    let made = 0;
    const make = () => {
      made += 1;
      return promise;
    };
    const readers = Array.from({ length: 20 }, (_, turn) => {
      cache.drop([`provider:${turn}`]);
      return cache.remember("a", ["x"], make);
    });
    resolve(1);
    expect(new Set(await Promise.all(readers))).toEqual(new Set([1]));
    expect(made).toBe(1);
    expect(await cache.remember("a", ["x"], make)).toBe(1);
  });

  test("a failure goes to its caller and is not cached", async () => {
    const cache = openMemory();
    await expect(cache.remember("a", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.remember("a", [], async () => 1)).toBe(1);
  });

  test("the cache stays bounded: the least recently used entries are removed first", async () => {
    const cache = openMemory();
    const find = counter();
    await cache.remember("kept", [], find);
    for (let each = 0; each < 2_500; each += 1) {
      await cache.remember(String(each), [], async () => each);
      await cache.remember("kept", [], find);
    }
    expect(await cache.remember("kept", [], find)).toBe(1);
    expect(await cache.remember("0", [], async () => "again")).toBe("again");
    expect(cache.counts).toMatchObject({ entries: 2_000, size: 2_000 });
  });
});

type Answer = { status: number; text: string };

const minute = 60_000;
const answer = (text: string): Answer => ({ status: 200, text });
const away: Answer = { status: 503, text: "away" };

function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cache = new Cache<Answer>({
    sizeMax: 100,
    sizeOf: ({ text }) => text.length,
    freshMs: 10 * minute,
    outcomeOf: ({ status }) => (status === 200 ? "keep" : status === 503 ? "unavailable" : "discard"),
  });
  const read = async (made: Answer | Promise<Answer>) => {
    const { value, ageMs, isStale } = await cache.get("/", ["catalogue"], async () => made);
    return [value.text, isStale ? `stale, ${ageMs / 1_000} s` : "fresh"];
  };
  return { cache, read };
}

describe("answers", () => {
  test("an expired entry is made again", async () => {
    const { read } = open();
    await read(answer("first"));
    vi.advanceTimersByTime(9 * minute);
    expect(await read(answer("second"))).toEqual(["first", "fresh"]);
    vi.advanceTimersByTime(2 * minute);
    expect(await read(answer("second"))).toEqual(["second", "fresh"]);
  });

  test("the sizes of all entries are counted, and the least recently used are removed for room", async () => {
    const { cache } = open();
    for (const key of ["a", "b", "c"]) await cache.get(key, [], async () => answer("x".repeat(40)));
    expect(["a", "b", "c"].map((key) => cache.has(key))).toEqual([false, true, true]);
    expect(cache.counts).toMatchObject({ size: 80, entries: 2, evicted_for_room: 1, misses: 3 });
    cache.clear();
    expect(cache.counts).toMatchObject({ size: 0, entries: 0, evicted_by_change: 2 });
  });
});

describe("[running-22] while the database is away", () => {
  test("an expired answer is served as stale with its age, until it can be made again", async () => {
    const { cache, read } = open();
    await read(answer("kept"));
    vi.advanceTimersByTime(11 * minute);
    expect(await read(away)).toEqual(["kept", "stale, 660 s"]);
    expect(cache.has("/")).toBe(false);
    expect(await read(Promise.reject(new Error("no answer"))).catch(String)).toBe("Error: no answer");
    expect(await read(away)).toEqual(["kept", "stale, 660 s"]);
    expect(await read(answer("anew"))).toEqual(["anew", "fresh"]);
  });

  test("a fresh answer counts as stale too, from the moment that changes can't be heard until they can", async () => {
    const { cache, read } = open();
    await read(answer("kept"));
    cache.doubt();
    expect(await read(away)).toEqual(["kept", "stale, 0 s"]);
    cache.clear();
    expect(await read(answer("anew"))).toEqual(["anew", "fresh"]);
    expect(await read(answer("later"))).toEqual(["anew", "fresh"]);
  });

  test("a database that does not answer is awaited for a second", async () => {
    const { cache, read } = open();
    await read(answer("kept"));
    vi.advanceTimersByTime(11 * minute);
    cache.doubt();
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const [first, second] = [read(promise), read(promise)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all([first, second])).toEqual([
      ["kept", "stale, 661 s"],
      ["kept", "stale, 661 s"],
    ]);
    resolve(answer("anew"));
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.has("/")).toBe(true);
  });

  test("an evicted answer is never served, nor one that expired an hour ago", async () => {
    const { cache, read } = open();
    await read(answer("taken off"));
    cache.drop(["catalogue"]);
    expect((await read(away))[0]).toBe("away");
    await read(answer("kept"));
    vi.advanceTimersByTime(71 * minute);
    expect((await read(away))[0]).toBe("away");
    await read(answer("kept"));
    vi.advanceTimersByTime(11 * minute);
    cache.doubt();
    const late = read(new Promise((resolve) => setTimeout(() => resolve(away), 2_000)));
    cache.drop(["catalogue"]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await late)[0]).toBe("away");
  });

  test("a value that turns out to be deleted is removed from the cache", async () => {
    const { read } = open();
    await read(answer("kept"));
    vi.advanceTimersByTime(11 * minute);
    expect((await read({ status: 404, text: "gone" }))[0]).toBe("gone");
    expect((await read(away))[0]).toBe("away");
  });
});
