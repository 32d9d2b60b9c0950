import { href } from "react-router";
import { expect, test } from "vitest";
import { pageUrl } from "./page-url.ts";

const site = { publicUrl: "https://umshado.test" };

test.each([
  [pageUrl(site, "/"), "https://umshado.test/"],
  [pageUrl(site, "/providers"), "https://umshado.test/providers"],
  [pageUrl(site, "/provider/:id", { id: "a b" }), "https://umshado.test/provider/a%20b"],
])("%s is the address of a page", (address, expected) => {
  expect(address).toBe(expected);
});

test("an address that no route has does not compile", () => {
  // @ts-expect-error no page has this path
  expect(href("/provider")).toBe("/provider");
  // @ts-expect-error no page has this path
  expect(pageUrl(site, "/enquiry")).toBe("https://umshado.test/enquiry");
  // @ts-expect-error a profile is of somebody
  expect(() => href("/provider/:id")).toThrow("requires param 'id'");
  // @ts-expect-error a profile's parameter is its id
  expect(() => pageUrl(site, "/provider/:id", { slug: "a" })).toThrow("requires param 'id'");
});
