import { afterEach, describe, expect, test, vi } from "vitest";
import { fieldsOf, stored, storedText, textsOf } from "./stored.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function storages(entries: Record<string, string> = {}) {
  const saved = { tab: new Map(Object.entries(entries)), browser: new Map(Object.entries(entries)) };
  const storageOf = (map: Map<string, string>) => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => map.set(key, text),
    removeItem: (key: string) => map.delete(key),
  });
  vi.stubGlobal("sessionStorage", storageOf(saved.tab));
  vi.stubGlobal("localStorage", storageOf(saved.browser));
  return saved;
}

const size = (place: "tab" | "browser") =>
  stored({ in: place, key: "size", read: (result) => (typeof result === "number" ? result : null) });

test.each(["tab", "browser"] as const)("what is saved in the %s can be read again, and nowhere else", (place) => {
  const saved = storages();
  size(place).set(7);
  expect(size(place).get()).toBe(7);
  expect(size(place === "tab" ? "browser" : "tab").get()).toBeNull();
  expect(saved[place].get("size")).toBe("7");
});

test("a text is saved as it is", () => {
  const saved = storages();
  storedText({ in: "tab", key: "said" }).set("Profile published successfully!");
  expect(saved.tab.get("said")).toBe("Profile published successfully!");
  expect(storedText({ in: "tab", key: "said" }).get()).toBe("Profile published successfully!");
});

test("null deletes a value, and a value that is taken is deleted", () => {
  const saved = storages();
  size("tab").set(7);
  size("tab").set(null);
  expect(saved.tab.has("size")).toBe(false);
  size("tab").set(8);
  expect(size("tab").consume()).toBe(8);
  expect(size("tab").consume()).toBeNull();
});

test.each(["{", "", "undefined", '"seven"', "null", "{}"])("%j is no size", (text) => {
  storages({ size: text });
  expect(size("tab").get()).toBeNull();
});

const refusing = () => {
  throw new DOMException("refused", "SecurityError");
};
const full = { getItem: () => null, setItem: refusing, removeItem: refusing };

describe.each([
  ["there is no storage", () => vi.stubGlobal("sessionStorage", undefined)],
  ["storage is full", () => vi.stubGlobal("sessionStorage", full)],
  [
    "the browser refuses its storage",
    () => {
      vi.stubGlobal("sessionStorage", undefined);
      Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: refusing });
    },
  ],
])("where %s", (_where, begin) => {
  test("nothing is saved, and nothing breaks", () => {
    begin();
    size("tab").set(7);
    size("tab").set(null);
    expect(size("tab").get()).toBeNull();
    expect(size("tab").consume()).toBeNull();
    expect(storedText({ in: "tab", key: "said" }).get()).toBeNull();
  });
});

test.each([[null], [7], ["text"], [undefined]])("%j has no fields", (result) => {
  expect(fieldsOf(result)).toEqual({});
});

test("the texts of an object's fields can be read alone", () => {
  expect(textsOf({ name: "Thandi", guests: 80, venue: null })).toEqual({ name: "Thandi" });
});
