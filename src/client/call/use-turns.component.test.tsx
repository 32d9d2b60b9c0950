import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTurns } from "./use-turns.ts";

test("a call begins once the previous one has answered or failed, and each gets its own answer", async () => {
  const { result, rerender } = renderHook(() => useTurns());
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const one = result.current(() => {
    begun.push("one");
    return first.promise;
  });
  rerender();
  const two = result.current(async () => {
    begun.push("two");
    return 2;
  });
  await Promise.resolve();
  expect(begun).toEqual(["one"]);
  first.reject(new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  expect([await two, begun]).toEqual([2, ["one", "two"]]);
});
