import { expect, test } from "vitest";
import type { Visitor } from "../../client/session.ts";
import { findPlace } from "../../features/places/rules.ts";
import { footerFor } from "./footer-ways.ts";

const provider = {
  kind: "provider",
  id: "p",
  name: "Wildevy Estate",
  isSuperAdmin: false,
  isPublished: true,
  impersonated: false,
} as const;
const couple = { kind: "couple", id: "c", name: "Lindiwe & Sipho", impersonated: false } as const;

function addressesOf(visitor: Visitor): string[] {
  const { call, lists } = footerFor(visitor);
  return [...call.buttons, ...lists.flatMap(({ links }) => links)].map(({ to }) => to);
}

test("a guest is asked to register or to log in", () => {
  expect(addressesOf({ kind: "guest" })).toEqual(
    expect.arrayContaining(["/register", "/login", "/couple-register", "/couple-login"]),
  );
});

test("nobody who is signed in is asked to register or to log in", () => {
  for (const visitor of [provider, couple]) {
    const addresses = addressesOf(visitor);
    expect(addresses.filter((to) => /register|login/.test(to))).toEqual([]);
    expect(addresses).toContain("/account");
  }
});

test("each kind of visitor is led to a dashboard of its own", () => {
  expect(addressesOf(provider)).toContain("/dashboard");
  expect(addressesOf(provider)).not.toContain("/couple-dashboard");
  expect(addressesOf(couple)).toContain("/couple-dashboard");
  expect(addressesOf(couple)).not.toContain("/dashboard");
});

test("who looks for somebody is led to the largest pages by place, all of which there are", () => {
  const { lists } = footerFor({ kind: "guest" });
  const links = lists.find(({ title }) => title === "Popular")?.links ?? [];
  expect(links.map(({ to }) => to)).toContain("/venues/cape-town");
  for (const { to } of links) {
    const [, category = "", place = ""] = to.split("/");
    expect(category).toMatch(/^(venues|photographers|caterers)$/);
    expect(findPlace(place)?.kind).toBe("city");
  }
});
