import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPendingFavourite, takePendingFavourite } from "./pending-favourite.ts";

const key = "umshado.favourite_wish";
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.useFakeTimers({ now: Date.parse("2026-11-22T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the pending favourite is there once", () => {
  keepPendingFavourite("p1");
  expect(takePendingFavourite()).toBe("p1");
  expect(takePendingFavourite()).toBeNull();
});

test("an hour later it is forgotten", () => {
  keepPendingFavourite("p1");
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(takePendingFavourite()).toBeNull();
});

test.each(["{", "null", '"p1"', '{"provider_id":7,"until":9999999999999}'])("%s is no pending favourite", (text) => {
  kept.set(key, text);
  expect(takePendingFavourite()).toBeNull();
  expect(kept.has(key)).toBe(false);
});
