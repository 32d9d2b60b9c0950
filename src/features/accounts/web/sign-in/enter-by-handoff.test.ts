import { afterEach, expect, test, vi } from "vitest";
import { enterByHandoff } from "./enter-by-handoff.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a provider", { is_super_admin: false }, "", "/dashboard"],
  ["who runs the site", { is_super_admin: true }, "", "/admin"],
  ["who runs the site and was on the way elsewhere", { is_super_admin: true }, "&next=%2Fprovider%2F7", "/provider/7"],
])("%s leads to the same page after a social sign-in as after a password", async (_who, provider, next, to) => {
  const saved = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
  const session = { userType: "provider", token: "t", provider };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(session)));
  expect(await enterByHandoff(new URLSearchParams(`token=handoff${next}`))).toEqual({ isIn: true, to });
});
