import { expect, test } from "vitest";
import { routeNamer } from "./name-routes.ts";
import { listCalls } from "./register-calls.ts";

const nameRoute = routeNamer(listCalls(), {
  root: { path: "" },
  home: { index: true },
  profile: { path: "provider/:id" },
  enquiry: { path: "provider/:id/enquiry" },
  place: { path: ":category/:place" },
  missing: { path: "*" },
});

test.each([
  ["/", "/"],
  ["/_.data", "/"],
  ["/provider/018f2a4e", "/provider/{id}"],
  ["/provider/018f2a4e.data", "/provider/{id}"],
  ["/provider/018f2a4e/enquiry", "/provider/{id}/enquiry"],
  ["/photographers/paarl", "/{category}/{place}"],
  ["/api/providers/018f2a4e", "/api/providers/{id}"],
  ["/calendar/secret-of-somebody.ics", "/calendar/{name}.ics"],
  ["/badge/018f2a4e.svg", "/badge/{id}.svg"],
  ["/sitemap-providers-3.xml", "/sitemap-providers-{part}.xml"],
  ["/readyz", "/readyz"],
])("%s is counted as %s", (path, route) => {
  expect([nameRoute(path), nameRoute(path)]).toEqual([route, route]);
});

test("whatever the path, the names are the declared ones and one more", () => {
  const paths = Array.from({ length: 5_000 }, (_, place) => `/${"a/".repeat(place % 7)}${place}`);
  const names = new Set([...paths, "/wp-login.php", "//", "", "/api/nothing/here/at/all"].map(nameRoute));
  expect([...names].toSorted()).toEqual(["/{category}/{place}", "other"]);
});
