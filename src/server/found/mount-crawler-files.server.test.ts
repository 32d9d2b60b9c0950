import { type Element, Window } from "happy-dom";
import { expect, test } from "vitest";
import { atomErrors } from "../../../test/atom-schema.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";

const app = await startTestApp();
const admin = await buildSuperAdmin(app, { published_at: new Date("2026-11-20T08:00:00Z") });
const token = await buildToken(app, admin.id);

const older = await buildProvider(app, {
  business_name: "Older & <Wiser>",
  city: "Paarl",
  categories: ["venues"],
  description: "Under\u0001the\noaks.",
  published_at: new Date("2026-10-01T08:00:00Z"),
});
const newer = await buildProvider(app, { description: null, published_at: new Date("2026-11-01T08:00:00Z") });
await buildProvider(app, { is_published: false, published_at: new Date("2026-11-10T08:00:00Z") });

async function read(path: string) {
  app.discard();
  const answer = await app.request(path);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
}

const save = (settings: object) =>
  app.call<{ fields?: Record<string, string> }>("/api/settings", { method: "PUT", body: { settings }, token });

test("the feed has who was published, the last one first, and all that Atom asks of a feed and an entry", async () => {
  const { status, type, text } = await read("/feed.xml");
  expect([status, type]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  const feed = new new Window().DOMParser().parseFromString(text, "application/xml").documentElement;
  expect([feed.tagName, feed.getAttribute("xmlns")]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  const textOf = (element: Element, name: string) =>
    [...element.children].filter(({ tagName }) => tagName === name).map(({ textContent }) => textContent);
  const entries = [...feed.children].filter(({ tagName }) => tagName === "entry");
  expect(entries.map((entry) => textOf(entry, "id"))).toEqual([[`urn:uuid:${newer.id}`], [`urn:uuid:${older.id}`]]);
  for (const element of [feed, ...entries])
    expect(["id", "title", "updated"].map((name) => textOf(element, name).length)).toEqual([1, 1, 1]);
  expect(textOf(feed, "updated")).toEqual(["2026-11-01T08:00:00.000Z"]);
  expect(textOf(feed, "author")).toEqual(["Umshado"]);
  const links = [...feed.children].filter(({ tagName }) => tagName === "link");
  expect(links.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
    ["self", `${app.runtime.config.publicUrl}/feed.xml`],
    ["alternate", `${app.runtime.config.publicUrl}/providers`],
  ]);
  const [, last] = entries;
  expect(last && textOf(last, "title")).toEqual(["Older & <Wiser>, Paarl"]);
  expect(last && textOf(last, "summary")).toEqual(["Under the oaks."]);
  expect(last?.querySelector("link")?.getAttribute("href")).toBe(
    `${app.runtime.config.publicUrl}/provider/${older.id}`,
  );
  expect(last?.querySelector("category")?.getAttribute("term")).toBe("Venues");
});

test("the feed is Atom by RFC 4287's own schema, for any business names, and also when it is empty", async () => {
  const names = ["]]>", "<![CDATA[", "&amp;&#0;\u0001\u0085", "\uffff \u{1f338}", `"'/><entry>`];
  for (const business_name of names)
    await buildProvider(app, { business_name, city: business_name, description: `${business_name}\n`.repeat(80) });
  const { text } = await read("/feed.xml");
  expect(text.match(/<entry>/g)?.length).toBeGreaterThan(names.length);
  expect(atomErrors(text)).toEqual([]);
  expect(atomErrors(text.replaceAll(/<entry>.*<\/entry>/g, ""))).toEqual([]);
});

test.each([
  ["no id", /<id>urn:.*?<\/id>/, "", "Expecting an element"],
  ["two titles", "<title>", "<title>A</title><title>", "Extra element title in interleave"],
  ["a moment that is none", /(<updated>\d+-\d+)/, "$1-", "Type dateTime doesn't allow value"],
  ["an author without a name", /<name>.*?<\/name>/, "", "Expecting an element name, got nothing"],
  ["a link that leads nowhere", / href="[^"]*"/, "", "Element link failed to validate attributes"],
  ["markup that is not closed", "</feed>", "", "Premature end of data"],
])("the schema refuses a feed with %s", async (_what, whole, broken, fault) => {
  const { text } = await read("/feed.xml");
  expect(atomErrors(text.replace(whole, broken)).join("\n")).toContain(fault);
});

test("robots.txt excludes personal pages, names the sitemap, and is what an admin writes", async () => {
  const standard = await read("/robots.txt");
  expect(standard.text).toContain("User-agent: *\nDisallow: /api/\n");
  expect(standard.text).toContain("\nDisallow: /outbox\n");
  expect(standard.text).toMatch(/\n\nSitemap: http.*\/sitemap\.xml\n$/);
  const refused = await save({ robots_txt: "Disallow: /" });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { robots_txt: "Line 1: a rule must come after its User-agent line." },
  ]);
  expect((await read("/robots.txt")).text).toBe(standard.text);
  expect((await save({ robots_txt: "User-agent: GPTBot\r\nDisallow: /\r\n" })).status).toBe(200);
  expect((await read("/robots.txt")).text).toBe(
    `User-agent: GPTBot\nDisallow: /\n\nSitemap: ${app.runtime.config.publicUrl}/sitemap.xml\n`,
  );
  expect((await save({ robots_txt: "" })).status).toBe(200);
  expect((await read("/robots.txt")).text).toBe(standard.text);
});

test("llms.txt describes the site and its lists, and is what an admin writes", async () => {
  const standard = await read("/llms.txt");
  expect([standard.status, standard.type]).toEqual([200, "text/markdown; charset=utf-8"]);
  expect(standard.text).toMatch(/^# Umshado\n\n> A directory/);
  expect(standard.text).toContain(`- [Venues](${app.runtime.config.publicUrl}/providers?category=venues)\n`);
  const links = [...standard.text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links.every((link) => link.startsWith(`${app.runtime.config.publicUrl}/`))).toBe(true);
  expect((await save({ llms_txt: "No title" })).body.fields).toHaveProperty("llms_txt");
  expect((await save({ llms_txt: "# Ours\n\n> Told by us." })).status).toBe(200);
  expect((await read("/llms.txt")).text).toBe("# Ours\n\n> Told by us.\n");
});

test("a file of more than ten thousand characters is refused", async () => {
  const { body } = await save({ llms_txt: `# ${"x".repeat(10_000)}` });
  expect(body.fields?.["llms_txt"]).toMatch(/^Keep it to 10\s000 characters\.$/);
});
