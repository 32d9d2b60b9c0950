import { expect, test } from "vitest";
import { askTogether } from "./ask-together.ts";

/** Answers by hand, and notes what it was asked in each go. */
function asked() {
  const goes: string[][] = [];
  const answers: (() => void)[] = [];
  const ask = askTogether<string, string>((keys) => {
    goes.push([...keys]);
    return new Promise((resolve, reject) => {
      const answer = () => resolve(new Map(keys.filter((key) => key !== "unknown").map((key) => [key, `${key}!`])));
      answers.push(keys.includes("bad") ? () => reject(new Error("no answer")) : answer);
    });
  });
  /** Answers a go once it is asked. */
  const answer = async (go: number) => {
    await expect.poll(() => answers.length).toBeGreaterThan(go);
    answers[go]?.();
  };
  return { goes, ask, answer };
}

test("what is asked in one turn goes together, what is asked meanwhile goes next, and each gets its own answer", async () => {
  const { goes, ask, answer } = asked();
  const first = Promise.all([ask("a"), ask("b"), ask("a"), ask("unknown")]);
  await expect.poll(() => goes.length).toBe(1);
  const next = Promise.all([ask("c"), ask("d")]);
  await answer(0);
  expect(await first).toEqual(["a!", "b!", "a!", undefined]);
  await answer(1);
  expect(await next).toEqual(["c!", "d!"]);
  expect(goes).toEqual([
    ["a", "b", "unknown"],
    ["c", "d"],
  ]);
});

test("a failure is told to all who asked in that go, and to nobody after", async () => {
  const { ask, answer } = asked();
  const failing = Promise.allSettled([ask("bad"), ask("a")]);
  await answer(0);
  expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const well = ask("a");
  await answer(1);
  expect(await well).toBe("a!");
});
