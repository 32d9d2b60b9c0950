import { expect, test } from "vitest";
import { arrivalPath, loginPath, readNext } from "./login-path.ts";

test.each([
  ["/dashboard", "/dashboard"],
  ["/account?tab=1#end", "/account?tab=1#end"],
  ["/a/../b", "/b"],
  [null, null],
  ["", null],
  ["dashboard", null],
  ["//elsewhere.example", null],
  ["/\\elsewhere.example", null],
  ["/\t/elsewhere.example", null],
  ["/..//elsewhere.example", null],
  ["/a/%2e%2e//elsewhere.example", null],
  [String.raw`/.\/elsewhere.example`, null],
  ["https://elsewhere.example/", null],
  ["javascript:alert(1)", null],
])("%j leads back to %j", (next, path) => {
  expect(readNext(next)).toBe(path);
});

test("the login leads back to the full address", () => {
  const path = loginPath("provider", { pathname: "/dashboard", search: "?a=b&c", hash: "#pricing" });
  expect(path).toMatch(/^\/login\?next=/);
  expect(readNext(new URL(path, "https://here.invalid").searchParams.get("next"))).toBe("/dashboard?a=b&c#pricing");
});

test.each([
  ["provider", false, "/dashboard"],
  ["provider", true, "/admin"],
  ["couple", false, "/couple-dashboard"],
] as const)("a %s, super admin %s, arrives at %s", (kind, isSuperAdmin, path) =>
  expect(arrivalPath(kind, isSuperAdmin)).toBe(path),
);
