import { expect, test } from "vitest";
import { z } from "zod";
import * as bulkContactPage from "../../features/enquiries/web/bulk/bulk-contact-page.tsx";
import * as browsePage from "../../features/listings/web/browse-page.tsx";
import * as oldDirectoryPage from "../../features/listings/web/old-directory-page.tsx";
import * as placePage from "../../features/listings/web/place-page.tsx";
import * as comparePage from "../../pages/compare-page.tsx";
import * as dashboardPage from "../../pages/dashboard-page.tsx";
import * as homePage from "../../pages/home-page.tsx";
import * as providerPage from "../../pages/provider-page.tsx";
import * as termsPage from "../../pages/terms-page.tsx";
import { cachedLoader } from "../../platform/http/cached-page.ts";
import * as root from "../../root.tsx";
import { findSharedReads } from "./public-reads.ts";
import { listCalls } from "./register-calls.ts";

const id = "018f2a4e-7c1d-7b3a-9a52-6f0c3f1d2e4a";
const browse = "features/listings/web/browse-page";

const page = (name: string, path: string | undefined, module: object) => ({ [name]: { id: name, path, module } });
const findSharedRead = findSharedReads(listCalls(), {
  ...page("root", "", root),
  ...page("pages/home-page", undefined, homePage),
  ...page(browse, "providers", browsePage),
  ...page("features/listings/web/old-directory-page", "providers-old", oldDirectoryPage),
  ...page("pages/provider-page", "provider/:id", providerPage),
  ...page("pages/compare-page", "compare", comparePage),
  ...page("features/enquiries/web/bulk-contact-page", "bulk-contact", bulkContactPage),
  ...page("pages/terms-page", "terms", termsPage),
  ...page("pages/dashboard-page", "dashboard", dashboardPage),
  ...page("pages/auth-callback-page", "auth/callback", dashboardPage),
  ...page("features/listings/web/place-page", ":category/:place", placePage),
});

test.each([
  ["/", ["/?search=rose", "/?page=2&sortBy=price", "/?utm_source=letter"]],
  ["/?category=venues", ["/?page=1&category=venues&sortBy=rating", "/?category=venues&city=Paarl&verified=true"]],
  [
    "/providers",
    ["/providers?page=1", "/providers?limit=7", "/providers?verified=false&minTrustScore=0&sortBy=rating&q=1"],
  ],
  ["/providers?page=2&search=rose", ["/providers?search=+rose&limit=24&page=02&city="]],
  [
    "/providers?priceRanges=%24%2C%24%24",
    [
      "/providers?priceRanges=$$,$",
      "/providers?priceRanges=$&priceRanges=$$",
      "/providers?priceRanges=%24%24%2C%24&page=1",
    ],
  ],
  ["/providers-old", ["/providers-old?verified=true", "/providers-old?page=1&search=rose"]],
  ["/providers-old?verified=false", ["/providers-old?city=&verified=false"]],
  [
    "/providers.data",
    ["/providers.data?_routes=", `/providers.data?_routes=${browse},root&page=1`, "/providers.data?_routes=elsewhere"],
  ],
  [`/providers.data?_routes=${encodeURIComponent(browse)}`, [`/providers.data?page=1&_routes=${browse},elsewhere`]],
  [`/provider/${id}`, [`/provider/${id}?_routes=root`, `/provider/${id}?theme=dark`]],
  [`/badge/${id}.svg`, [`/badge/${id}.svg?theme=light`, `/badge/${id}.svg?theme=blue&v=2`]],
  [`/badge/${id}.svg?theme=dark`, [`/badge/${id}.svg?v=2&theme=dark`]],
  ["/sitemap-providers-3.xml", ["/sitemap-providers-3.xml?page=2"]],
  ["/sitemap-places.xml", ["/sitemap-places.xml?page=2"]],
  ["/cakes-and-desserts/port-elizabeth", ["/cakes-and-desserts/port-elizabeth?utm_source=mail"]],
  ["/venues/paarl.data", ["/venues/paarl.data?page=2"]],
  ["/api/providers", ["/api/providers?verified=false&sortBy=rating", "/api/providers?theme=dark&search="]],
  [
    "/api/providers?limit=24&page=1",
    ["/api/providers?page=1", "/api/providers?limit=24", "/api/providers?page=1&page=2"],
  ],
  ["/api/providers/ways?search=rose", ["/api/providers/ways?page=2&search=rose+&verified=false"]],
  [`/api/providers/${id}`, [`/api/providers/${id}?page=2`]],
  ["/api/settings", ["/api/settings?t=1"]],
])("%s is cached once, for every order of its parameters", (key, addresses) => {
  expect([key, ...addresses].map((address) => findSharedRead(address)?.key)).toEqual(
    Array.from({ length: addresses.length + 1 }, () => key),
  );
});

test.each([
  ["/providers", "/providers?page=2"],
  ["/providers-old", "/providers-old?verified=false"],
  ["/api/providers", "/api/providers?page=1"],
  ["/api/providers?priceTo=0", "/api/providers"],
  ["/providers?search=rose", "/providers?search=Rose"],
  ["/providers.data", "/providers.data?_routes=root"],
])("%s and %s are two answers", (one, other) => {
  expect(findSharedRead(one)?.key).not.toBe(findSharedRead(other)?.key);
});

test.each([
  "/providers?page=abc",
  "/?category=venues&sortBy=luck",
  "/api/providers?limit=1000",
  "/dashboard",
  `/api/providers/${id}/page`,
  "/api/providers/profile",
])("%s is not remembered", (address) => {
  expect(findSharedRead(address)).toBeUndefined();
});

test("an answer has the tags of what it is built from", () => {
  expect(findSharedRead(`/provider/${id}`)?.tags).toEqual([`provider:${id}`, "settings"]);
  expect(findSharedRead(`/api/media/provider/${id}`)?.tags).toEqual([`provider:${id}`]);
  expect(findSharedRead("/api/categories/with-counts")?.tags).toEqual(["catalogue"]);
});

test.each([
  ["/", ["catalogue", "settings"]],
  ["/bulk-contact", ["catalogue", "settings"]],
  ["/terms?page=2", ["settings"]],
  [`/compare?vendors=${id}`, ["catalogue", "settings"]],
  [`/compare?vendors=${id}&date=2027-03-20`, ["catalogue", "settings", "availability"]],
  [`/api/providers/${id}/similar?date=2027-03-20`, ["catalogue", "availability"]],
  [`/api/providers/compare?vendors=${id}`, ["catalogue"]],
  ["/robots.txt", ["settings"]],
  ["/llms.txt", ["settings", "catalogue"]],
  ["/card/venues/paarl.png", ["catalogue", "settings"]],
  ["/feed.xml", ["catalogue", "profiles", "settings"]],
])("%s is evicted with what it and its frame are built from", (address, tags) => {
  expect(findSharedRead(address)?.tags).toEqual(tags);
});

const sizes = { path: "/api/sizes", query: z.object({ size: z.string().optional() }) } as const;

test("a public call or page that declares nothing is not cached", () => {
  const frame = page("root", "", { loader: cachedLoader({ tags: ["settings"] }, async () => null) });
  const find = findSharedReads([sizes], { ...frame, ...page("sizes", "sizes", { loader: async () => null }) });
  expect([find("/api/sizes"), find("/sizes"), find("/sizes.data")]).toEqual([undefined, undefined, undefined]);
  const declared = findSharedReads([{ ...sizes, cached: ["catalogue"] }], {
    ...frame,
    ...page("sizes", "sizes", { cached: { tags: [] } }),
  });
  expect(declared("/api/sizes")).toEqual({ key: "/api/sizes", tags: ["catalogue"] });
  expect(declared("/sizes")).toEqual({ key: "/sizes", tags: ["settings"] });
});

test("the key of a cached call has the parameters of its contract, and none where it has none", () => {
  const [reading, other] = [
    { ...sizes, cached: ["settings"] as const, canonical: () => ({ size: "l" }) },
    { path: "/api/plain", cached: ["settings"] } as const,
  ];
  const find = findSharedReads([{ ...reading, canonical: undefined }, other], {});
  expect(find("/api/sizes?utm=1&size=large&size=small")?.key).toBe("/api/sizes?size=large");
  expect(find("/api/plain?size=large")?.key).toBe("/api/plain");
  expect(findSharedReads([reading], {})("/api/sizes?size=large")?.key).toBe("/api/sizes?size=l");
});

test("only public reads are cached", () => {
  const cached = listCalls().filter((call) => call.cached);
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter(({ method, who }) => method !== "get" || who !== "anyone")).toEqual([]);
});
