import { expect, test } from "vitest";
import { TaggedCache } from "./tagged-cache.ts";

/** Finds out a new number each time, and says how often it was asked. */
function counter() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

test("a fact is found out once, also for those who ask at the same time", async () => {
  const memory = new TaggedCache();
  const find = counter();
  expect(await Promise.all([memory.remember("a", ["x"], find), memory.remember("a", ["x"], find)])).toEqual([1, 1]);
  expect(await memory.remember("a", ["x"], find)).toBe(1);
});

test("a fact is forgotten with any of its names, others stay", async () => {
  const memory = new TaggedCache();
  const [a, b] = [counter(), counter()];
  await memory.remember("a", ["x", "y"], a);
  await memory.remember("b", ["z"], b);
  memory.drop(["y"]);
  expect(await memory.remember("a", ["x", "y"], a)).toBe(2);
  expect(await memory.remember("b", ["z"], b)).toBe(1);
  memory.clear();
  expect(await memory.remember("b", ["z"], b)).toBe(2);
});

test("what was being found out while its name changed is not kept", async () => {
  const memory = new TaggedCache();
  const { promise, resolve } = Promise.withResolvers<number>();
  const early = memory.remember("a", ["x"], () => promise);
  memory.drop(["x"]);
  resolve(1);
  expect(await early).toBe(1);
  expect(await memory.remember("a", ["x"], async () => 2)).toBe(2);
});

test("a failure is told to who asked and not kept", async () => {
  const memory = new TaggedCache();
  await expect(memory.remember("a", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await memory.remember("a", [], async () => 1)).toBe(1);
});

test("it stays bounded: the least recently used facts go first", async () => {
  const memory = new TaggedCache();
  const find = counter();
  await memory.remember("kept", [], find);
  for (let each = 0; each < 2_500; each += 1) {
    await memory.remember(String(each), [], async () => each);
    await memory.remember("kept", [], find);
  }
  expect(await memory.remember("kept", [], find)).toBe(1);
  expect(await memory.remember("0", [], async () => "again")).toBe("again");
});
