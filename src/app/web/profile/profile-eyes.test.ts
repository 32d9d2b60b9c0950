import { expect, test } from "vitest";
import type { Visitor } from "../../../features/accounts/web/session.ts";
import { isOwn, mayBeShown, mayImpersonate } from "./profile-eyes.ts";

const provider: Visitor = {
  kind: "provider",
  id: "1",
  name: "Wildevy",
  isSuperAdmin: false,
  isPublished: false,
  impersonated: false,
};
const couple: Visitor = { kind: "couple", id: "1", name: "Thandi & Sipho", venueLocation: "", impersonated: false };

test("a profile is its provider's own, and nobody else's", () => {
  expect(isOwn(provider, "1")).toBe(true);
  expect(isOwn(provider, "2")).toBe(false);
  expect(isOwn(couple, "1")).toBe(false);
  expect(isOwn({ kind: "guest" }, "1")).toBe(false);
});

test("a hidden profile may be there for its owner and for super admins", () => {
  expect(mayBeShown(provider, "1")).toBe(true);
  expect(mayBeShown(provider, "2")).toBe(false);
  expect(mayBeShown({ ...provider, isSuperAdmin: true }, "2")).toBe(true);
  expect(mayBeShown(couple, "1")).toBe(false);
  expect(mayBeShown({ kind: "guest" }, "1")).toBe(false);
});

test("a super admin may act as somebody else, and as one at a time", () => {
  const admin: Visitor = { ...provider, isSuperAdmin: true };
  expect(mayImpersonate(admin, "2")).toBe(true);
  expect(mayImpersonate(admin, "1")).toBe(false);
  expect(mayImpersonate({ ...admin, impersonated: true }, "2")).toBe(false);
  expect(mayImpersonate(provider, "2")).toBe(false);
  expect(mayImpersonate(couple, "2")).toBe(false);
});
