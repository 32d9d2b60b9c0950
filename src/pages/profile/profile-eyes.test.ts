import { afterEach, expect, test, vi } from "vitest";
import type { Visitor } from "../../client/session/session.ts";
import { whyNotEndorse } from "./peer-parts.tsx";
import { isProfileOwner, isViewable, mayHaveWritten, mayImpersonate } from "./profile-eyes.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const provider: Visitor = {
  kind: "provider",
  id: "1",
  name: "Wildevy",
  isSuperAdmin: false,
  isPublished: false,
  impersonated: false,
};
const couple: Visitor = { kind: "couple", id: "1", name: "Thandi & Sipho", impersonated: false };

test("a profile is its provider's own, and nobody else's", () => {
  expect(isProfileOwner(provider, "1")).toBe(true);
  expect(isProfileOwner(provider, "2")).toBe(false);
  expect(isProfileOwner(couple, "1")).toBe(false);
  expect(isProfileOwner({ kind: "guest" }, "1")).toBe(false);
});

test("a hidden profile may be there for its owner and for super admins", () => {
  expect(isViewable(provider, "1")).toBe(true);
  expect(isViewable(provider, "2")).toBe(false);
  expect(isViewable({ ...provider, isSuperAdmin: true }, "2")).toBe(true);
  expect(isViewable(couple, "1")).toBe(false);
  expect(isViewable({ kind: "guest" }, "1")).toBe(false);
});

test("a super admin may act as somebody else, and as one at a time", () => {
  const admin: Visitor = { ...provider, isSuperAdmin: true };
  expect(mayImpersonate(admin, "2")).toBe(true);
  expect(mayImpersonate(admin, "1")).toBe(false);
  expect(mayImpersonate({ ...admin, impersonated: true }, "2")).toBe(false);
  expect(mayImpersonate(provider, "2")).toBe(false);
  expect(mayImpersonate(couple, "2")).toBe(false);
});

test("a person who can't endorse reads why", () => {
  expect(whyNotEndorse({ ...provider, isPublished: true })).toBeNull();
  expect(whyNotEndorse(provider)).toBe("Publish your profile first");
  expect(whyNotEndorse({ ...provider, isSuperAdmin: true })).toBe("Admin accounts don’t endorse");
  expect(whyNotEndorse({ ...provider, isPublished: true, impersonated: true })).toBe("Not while impersonating");
});

test("couples may have written to a provider, guests only from a browser that wrote to somebody", () => {
  const saved = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => saved.get(key) ?? null });
  expect(mayHaveWritten(couple)).toBe(true);
  expect(mayHaveWritten(provider)).toBe(false);
  expect(mayHaveWritten({ kind: "guest" })).toBe(false);
  saved.set("umshado.written_to", "[]");
  expect(mayHaveWritten({ kind: "guest" })).toBe(true);
});
