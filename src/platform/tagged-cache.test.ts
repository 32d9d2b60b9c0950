import { expect, test } from "vitest";
import { TaggedCache } from "./tagged-cache.ts";

/** Computes a new number each time: how often it was asked. */
function counter() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

test("a value is computed once, also for those who ask at the same time", async () => {
  const cache = new TaggedCache();
  const find = counter();
  expect(await Promise.all([cache.remember("a", ["x"], find), cache.remember("a", ["x"], find)])).toEqual([1, 1]);
  expect(await cache.remember("a", ["x"], find)).toBe(1);
});

test("an entry is evicted with any of its tags, others stay", async () => {
  const cache = new TaggedCache();
  const [a, b] = [counter(), counter()];
  await cache.remember("a", ["x", "y"], a);
  await cache.remember("b", ["z"], b);
  cache.drop(["y"]);
  expect(await cache.remember("a", ["x", "y"], a)).toBe(2);
  expect(await cache.remember("b", ["z"], b)).toBe(1);
  cache.clear();
  expect(await cache.remember("b", ["z"], b)).toBe(2);
});

test("what was being computed while its tag changed is not kept", async () => {
  const cache = new TaggedCache();
  const { promise, resolve } = Promise.withResolvers<number>();
  const early = cache.remember("a", ["x"], () => promise);
  cache.drop(["x"]);
  resolve(1);
  expect(await early).toBe(1);
  expect(await cache.remember("a", ["x"], async () => 2)).toBe(2);
});

test("a failure is told to who asked and not kept", async () => {
  const cache = new TaggedCache();
  await expect(cache.remember("a", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.remember("a", [], async () => 1)).toBe(1);
});

test("it stays bounded: the least recently used entries go first", async () => {
  const cache = new TaggedCache();
  const find = counter();
  await cache.remember("kept", [], find);
  for (let each = 0; each < 2_500; each += 1) {
    await cache.remember(String(each), [], async () => each);
    await cache.remember("kept", [], find);
  }
  expect(await cache.remember("kept", [], find)).toBe(1);
  expect(await cache.remember("0", [], async () => "again")).toBe("again");
});

test("whoever reads things as they were before a change leaves nothing of it behind", async () => {
  const cache = new TaggedCache();
  const earlier = cache.asOf();
  expect(await earlier.remember("kept", ["catalogue"], async () => "as it is")).toBe("as it is");
  cache.drop(["settings"]);
  expect(await earlier.remember("total", ["catalogue"], async () => "as it was")).toBe("as it was");
  expect(await cache.remember("total", ["catalogue"], async () => "as it is")).toBe("as it is");
  expect(await cache.remember("kept", ["catalogue"], async () => "made anew")).toBe("as it is");
  cache.clear();
  expect(await cache.remember("kept", ["catalogue"], async () => "made anew")).toBe("made anew");
});
