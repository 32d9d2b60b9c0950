import { expect, test } from "vitest";
import type { Visitor } from "../../client/session/session.ts";
import { redirectPath } from "./use-admin-guard.ts";

const provider = { kind: "provider", id: "p", name: "Wildevy", isPublished: true } as const;
const couple = { kind: "couple", id: "c", name: "Lindiwe" } as const;

test.each<[string, Visitor, string | null]>([
  ["a guest, whom the login takes care of", { kind: "guest" }, null],
  ["a super admin, who stays", { ...provider, isSuperAdmin: true, impersonated: false }, null],
  ["a provider", { ...provider, isSuperAdmin: false, impersonated: false }, "/"],
  ["an admin who acts as a provider", { ...provider, isSuperAdmin: false, impersonated: true }, "/dashboard"],
  ["an admin who acts as a couple", { ...couple, impersonated: true }, "/couple-dashboard"],
  ["a couple, which is no provider", { ...couple, impersonated: false }, null],
])("%s", (_who, visitor, way) => {
  expect(redirectPath(visitor)).toBe(way);
});
