import { request as nodeRequest, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { findByMedia } from "./catalogue.ts";
import { core } from "./core.ts";
import { expect, openPage, test } from "./journey.ts";
import { sharedUrl } from "./places.ts";

async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute("content") ?? null;
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute("href")),
      og: {
        title: content('meta[property="og:title"]'),
        description: content('meta[property="og:description"]'),
        url: content('meta[property="og:url"]'),
        image: content('meta[property="og:image"]'),
        site: content('meta[property="og:site_name"]'),
      },
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.innerHTML,
      ),
    };
  });
}

type Thing = { "@context": string; "@type": string } & Record<string, unknown>;
const parse = (structured: string[]) => structured.map((json) => JSON.parse(json) as Thing);

const kinds = [
  { name: "home", path: "/", canonical: "/", types: ["WebSite", "Organization"] },
  { name: "browse", path: "/providers", canonical: "/providers", types: ["ItemList", "BreadcrumbList"] },
  {
    name: "a category",
    path: "/providers?utm_source=mail&category=photographers",
    canonical: "/providers?category=photographers",
    types: ["ItemList", "BreadcrumbList"],
  },
  {
    name: "a second page",
    path: "/providers?page=2",
    canonical: "/providers?page=2",
    types: ["ItemList", "BreadcrumbList"],
  },
  {
    name: "a category at a place",
    path: "/venues/franschhoek?utm_source=mail",
    canonical: "/venues/franschhoek",
    types: ["ItemList", "BreadcrumbList"],
  },
  { name: "privacy", path: "/privacy", canonical: "/privacy", types: [] },
];

for (const { name, path, canonical, types } of kinds) {
  test(`the head of ${name} describes it`, async ({ page }) => {
    await openPage(page, path);
    const head = await readHead(page);
    expect(head.title).toMatch(/Umshado$/);
    expect(head.description?.length).toBeGreaterThan(20);
    expect(head.robots).toBeNull();
    expect(head.canonical).toEqual([sharedUrl() + canonical]);
    expect(head.og.url).toBe(sharedUrl() + canonical);
    expect(head.og.site).toBe("Umshado");
    expect(head.og.title).toBeTruthy();
    expect(head.og.description).toBe(head.description);
    const things = parse(head.structured);
    expect(things.map((thing) => thing["@type"])).toEqual(types);
    expect(things.every((thing) => thing["@context"] === "https://schema.org")).toBe(true);
  });
}

test("the head of a profile names the business, its town and its picture", core, async ({ page, request }) => {
  const { id, business_name } = await findByMedia(request, ({ pictures }) => pictures > 8);
  await openPage(page, `/provider/${id}`);
  const head = await readHead(page);
  expect(head.title).toContain(business_name);
  expect(head.canonical).toEqual([`${sharedUrl()}/provider/${id}`]);
  expect(head.og.image).toMatch(new RegExp(`^${sharedUrl()}/media/`));
  expect((await request.get(head.og.image ?? "")).status()).toBe(200);
  const [business, trail] = parse(head.structured);
  expect(business).toMatchObject({ name: business_name, url: `${sharedUrl()}/provider/${id}` });
  expect(trail?.["@type"]).toBe("BreadcrumbList");
});

test("combinations of filters, unknown categories, the outbox and personal pages stay out of search engines", async ({
  page,
}) => {
  for (const path of [
    "/providers?province=Gauteng",
    "/providers?category=venues&verified=true",
    "/providers?sortBy=price",
    "/providers?search=cape",
    "/?category=unknown",
    "/providers-old",
    "/outbox",
    "/login",
  ]) {
    await openPage(page, path);
    const { robots, canonical } = await readHead(page);
    expect({ path, robots, canonical }).toEqual({ path, robots: "noindex", canonical: [] });
  }
});

test(
  "the sitemap names every published provider, every category and every page by place, and robots names the sitemap",
  core,
  async ({ request }) => {
    const locations = async (path: string) => {
      const answer = await request.get(path);
      expect(answer.headers()["content-type"]).toContain("application/xml");
      return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
    };
    const parts = await locations("/sitemap.xml");
    expect(parts.length).toBeGreaterThan(1);
    const all = (await Promise.all(parts.map(locations))).flat();
    const list = (await (await request.get("/api/providers")).json()) as { total: number; providers: { id: string }[] };
    const inMap = all.filter((location) => location.startsWith(`${sharedUrl()}/provider/`));
    expect(inMap.toSorted()).toEqual(list.providers.map(({ id }) => `${sharedUrl()}/provider/${id}`).toSorted());
    expect(all).toContain(`${sharedUrl()}/providers?category=photographers`);
    expect(all).toContain(`${sharedUrl()}/`);
    const byPlace = all.filter((location) => /\/venues\/[a-z-]+$/.test(location));
    expect(byPlace).toContain(`${sharedUrl()}/venues/western-cape`);
    for (const location of byPlace.slice(0, 3))
      expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200);

    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${sharedUrl()}/sitemap.xml`);
    expect(robots).toContain("Disallow: /outbox");
  },
);

type Plain = { status: number; headers: IncomingHttpHeaders; body: string };

async function makeRequest(path: string, headers: Record<string, string>): Promise<Plain> {
  const outgoing = nodeRequest(sharedUrl() + path, { headers });
  return new Promise((resolve, reject) => {
    outgoing.on("error", reject);
    outgoing.on("response", (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    });
    outgoing.end();
  });
}

for (const path of ["/", "/providers", "/api/providers?page=1&limit=24"]) {
  test(`${path} is answered with a 304 for a client that has it already`, async () => {
    const first = await makeRequest(path, {});
    expect(first.status).toBe(200);
    const second = await makeRequest(path, { "if-none-match": first.headers.etag ?? "none" });
    expect({ status: second.status, body: second.body }).toEqual({ status: 304, body: "" });
    expect(second.headers.etag).toBe(first.headers.etag);
  });
}

test("no host that a caller makes up is in an answer", async () => {
  const elsewhere = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" };
  for (const path of [
    "/",
    "/providers",
    "/providers?search=no-host",
    "/no-such-page",
    "/sitemap.xml",
    "/robots.txt",
    "/api/nothing",
  ]) {
    const { body, headers } = await makeRequest(path, elsewhere);
    expect(body + JSON.stringify(headers), path).not.toContain("evil.example");
  }
});

test("every page has a policy that lets nothing foreign run, and the headers that proxies need", async () => {
  for (const path of ["/", "/providers", "/privacy", "/no-such-page", "/providers?page=0", "/outbox"]) {
    const { headers } = await makeRequest(path, {});
    const policy = String(headers["content-security-policy"]);
    expect(policy, path).toMatch(/default-src 'self'; script-src 'self' 'sha256-/);
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toContain("unsafe");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
});
