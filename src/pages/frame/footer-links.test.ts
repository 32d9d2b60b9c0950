import { expect, test } from "vitest";
import type { Visitor } from "../../client/session/session.ts";
import { findPlace } from "../../features/places/rules.ts";
import { footerFor } from "./footer-links.ts";

const known = { id: "1", name: "Fynbos", impersonated: false, isPublished: true };
const visitors = {
  guest: { kind: "guest" },
  couple: { kind: "couple", ...known },
  provider: { kind: "provider", ...known, isSuperAdmin: false },
  admin: { kind: "provider", ...known, isSuperAdmin: true },
} satisfies Record<string, Visitor>;

function addressesOf(kind: keyof typeof visitors): string[] {
  const { call, lists } = footerFor(visitors[kind]);
  return [...call.buttons, ...lists.flatMap(({ links }) => links)].map(({ to }) => to);
}

test("a guest can register or log in", () => {
  expect(addressesOf("guest")).toEqual(
    expect.arrayContaining(["/register", "/login", "/couple-register", "/couple-login"]),
  );
});

test("nobody who is signed in is offered to register or to log in", () => {
  for (const kind of ["provider", "couple", "admin"] as const) {
    const addresses = addressesOf(kind);
    expect(addresses.filter((to) => /register|login/.test(to))).toEqual([]);
    expect(addresses).toContain("/account");
  }
});

test("each kind of visitor gets a link to the right dashboard", () => {
  expect(addressesOf("provider")).toContain("/dashboard");
  expect(addressesOf("provider")).not.toContain("/couple-dashboard");
  expect(addressesOf("couple")).toContain("/couple-dashboard");
  expect(addressesOf("couple")).not.toContain("/dashboard");
  expect(addressesOf("admin")).toEqual(["/admin", "/account", "/admin", "/providers", "/account"]);
});

test("a visitor has links to the largest pages by place, all of which exist", () => {
  const { lists } = footerFor(visitors.guest);
  const links = lists.find(({ title }) => title === "Popular")?.links ?? [];
  expect(links.map(({ to }) => to)).toContain("/venues/cape-town");
  for (const { to } of links) {
    const [, category = "", place = ""] = to.split("/");
    expect(category).toMatch(/^(venues|photographers|caterers)$/);
    expect(findPlace(place)?.kind).toBe("city");
  }
});
