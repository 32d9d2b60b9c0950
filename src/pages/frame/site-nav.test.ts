import { expect, test } from "vitest";
import type { Visitor } from "../../client/session/session.ts";
import { navFor } from "./site-nav.ts";

const provider = {
  kind: "provider",
  id: "p",
  name: "Wildevy Estate",
  isSuperAdmin: false,
  isPublished: true,
  impersonated: false,
} as const;
const couple = { kind: "couple", id: "c", name: "Lindiwe & Sipho", impersonated: false } as const;

function labelsOf(visitor: Visitor, hearts?: number): string[] {
  const { links, hasLogout } = navFor(visitor, hearts);
  return [...links, ...(hasLogout ? [{ label: "Logout" }] : [])].map(({ label }) => label);
}

test("each kind of visitor has its own navigation", () => {
  expect(labelsOf({ kind: "guest" })).toEqual(["Browse Providers", "Couple Login", "Start Planning", "Provider Login"]);
  expect(labelsOf(provider)).toEqual(["Home", "Browse Providers", "Dashboard", "Logout"]);
  expect(labelsOf(couple)).toEqual(["Home", "Browse Providers", "Dashboard", "Logout"]);
});

test("a guest's shortlist is there with its count once something is in it; nobody else has one", () => {
  expect(labelsOf({ kind: "guest" }, 3).slice(0, 2)).toEqual(["Browse Providers", "Shortlist (3)"]);
  expect(labelsOf({ kind: "guest" }, 0)).not.toContain("Shortlist (0)");
  expect([...labelsOf(provider, 3), ...labelsOf(couple, 3)].filter((label) => label.startsWith("Short"))).toEqual([]);
});

test("each dashboard is the visitor's own", () => {
  const dashboardOf = (visitor: Visitor) => navFor(visitor).links.find(({ label }) => label === "Dashboard")?.to;
  expect([dashboardOf(provider), dashboardOf(couple)]).toEqual(["/dashboard", "/couple-dashboard"]);
});

test("the admin panel is for super admins, and hidden while they impersonate", () => {
  expect(labelsOf({ ...provider, isSuperAdmin: true })).toContain("Admin");
  expect(labelsOf({ ...provider, isSuperAdmin: true, impersonated: true })).not.toContain("Admin");
  expect(labelsOf(provider)).not.toContain("Admin");
});
