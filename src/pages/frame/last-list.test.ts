import { afterEach, expect, test, vi } from "vitest";
import { isList, saveLastList, backLink } from "./last-list.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function storage() {
  const saved = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
  });
}

function history(...paths: string[]) {
  const entries = paths.map((path) => ({ url: `https://umshado.example${path}` }));
  vi.stubGlobal("navigation", { currentEntry: { index: paths.length - 1 }, entries: () => entries });
}

test.each([
  ["/providers", "", true],
  ["/providers", "?category=venues&page=2", true],
  ["/providers-old", "?city=Paarl", true],
  ["/", "?category=venues", true],
  ["/", "?search=fig", true],
  ["/", "", false],
  ["/", "?category=", false],
  ["/provider/1", "", false],
  ["/favourites", "", false],
])("%s%s: %s", (pathname, search, expected) => {
  expect(isList({ pathname, search })).toBe(expected);
});

test("a list just before the profile is one step back", () => {
  storage();
  history("/", "/providers?province=Gauteng", "/provider/1");
  expect(backLink()).toBe(-1);
});

test("a profile opened from another one has a link back to the last list", () => {
  storage();
  saveLastList({ pathname: "/providers", search: "?province=Gauteng" });
  saveLastList({ pathname: "/how-trust-works", search: "" });
  history("/providers?province=Gauteng", "/provider/1", "/provider/2");
  expect(backLink()).toBe("/providers?province=Gauteng");
});

test("a browser without a history leads to the last list, or says that there was none", () => {
  storage();
  expect(backLink()).toBeNull();
  saveLastList({ pathname: "/", search: "?category=venues" });
  expect(backLink()).toBe("/?category=venues");
});

test("without storage there is no last list", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveLastList({ pathname: "/providers", search: "" });
  expect(backLink()).toBeNull();
});
