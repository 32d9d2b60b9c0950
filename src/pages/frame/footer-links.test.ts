import { expect, test } from "vitest";
import type { Visitor } from "../../client/session/session.ts";
import { findPlace } from "../../features/places/rules.ts";
import { footerFor } from "./footer-links.ts";

function addressesOf(kind: Visitor["kind"]): string[] {
  const { call, lists } = footerFor(kind);
  return [...call.buttons, ...lists.flatMap(({ links }) => links)].map(({ to }) => to);
}

test("a guest is asked to register or to log in", () => {
  expect(addressesOf("guest")).toEqual(
    expect.arrayContaining(["/register", "/login", "/couple-register", "/couple-login"]),
  );
});

test("nobody who is signed in is asked to register or to log in", () => {
  for (const kind of ["provider", "couple"] as const) {
    const addresses = addressesOf(kind);
    expect(addresses.filter((to) => /register|login/.test(to))).toEqual([]);
    expect(addresses).toContain("/account");
  }
});

test("each kind of visitor is led to a dashboard of its own", () => {
  expect(addressesOf("provider")).toContain("/dashboard");
  expect(addressesOf("provider")).not.toContain("/couple-dashboard");
  expect(addressesOf("couple")).toContain("/couple-dashboard");
  expect(addressesOf("couple")).not.toContain("/dashboard");
});

test("who looks for somebody is led to the largest pages by place, all of which there are", () => {
  const { lists } = footerFor("guest");
  const links = lists.find(({ title }) => title === "Popular")?.links ?? [];
  expect(links.map(({ to }) => to)).toContain("/venues/cape-town");
  for (const { to } of links) {
    const [, category = "", place = ""] = to.split("/");
    expect(category).toMatch(/^(venues|photographers|caterers)$/);
    expect(findPlace(place)?.kind).toBe("city");
  }
});
