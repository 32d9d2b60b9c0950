import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../project.mjs";
import { chooseSkeleton } from "./choose.ts";
import { writeSkeleton } from "./skeleton.ts";

const edited = [
  "scripts/layers.ts",
  "src/server/http/register-calls.ts",
  "src/contract/enquiries/schema.ts",
  "src/contract/enquiries/calls.ts",
  "src/features/enquiries/routes.ts",
  "src/routes.ts",
  "test/journeys/pages.ts",
];

async function write(...args: string[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "umshado-new-"));
  try {
    for (const path of edited) await cp(join(root, path), join(folder, path));
    const written = new Map<string, string>();
    for (const each of args) {
      const paths = await writeSkeleton(folder, await chooseSkeleton(folder, each.split(" ")));
      for (const path of paths) written.set(path, await readFile(join(folder, path), "utf8"));
    }
    return written;
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a feature has a contract, a use case, its test and its routes, and is last in the order", async () => {
  const written = await write("feature venue-visits");
  expect([...written.keys()]).toEqual([
    "src/contract/venue-visits/calls.ts",
    "src/contract/venue-visits/schema.ts",
    "src/features/venue-visits/list-venue-visits.ts",
    "src/features/venue-visits/list-venue-visits.server.test.ts",
    "src/features/venue-visits/routes.ts",
    "scripts/layers.ts",
    "src/server/http/register-calls.ts",
  ]);
  expect(written.get("scripts/layers.ts")).toMatch(/",\n {2}"venue-visits",\n\] as const;/);
  expect(written.get("src/server/http/register-calls.ts")).toContain(
    "\n  registerVenueVisits(router);\n  registerAccountCalls(",
  );
});

test("a use case has its call in both halves of the contract, a line in the routes, and a test", async () => {
  const written = await write("use-case enquiries/order-enquiries");
  expect([...written.keys()]).toEqual([
    "src/features/enquiries/order-enquiries.ts",
    "src/features/enquiries/order-enquiries.server.test.ts",
    "src/contract/enquiries/calls.ts",
    "src/contract/enquiries/schema.ts",
    "src/features/enquiries/routes.ts",
  ]);
  expect(written.get("src/contract/enquiries/calls.ts")).toContain('at: "post /api/enquiries/order-enquiries"');
  expect(written.get("src/contract/enquiries/schema.ts")).toContain("route(calls.orderEnquiriesCall, {");
  expect(written.get("src/features/enquiries/routes.ts")).toMatch(
    /\n {2}router\.bind\(calls\.orderEnquiriesRoute, .*\n\}\n/,
  );
});

test.each([
  ["favourites/order-favourites", "features/favourites/web"],
  ["pages/order-favourites", "pages"],
])("the page %s has a route, a test and an entry in the pages for axe", async (name, folder) => {
  const written = await write(`page ${name}`);
  expect([...written.keys()].slice(0, 2)).toEqual([
    `src/${folder}/order-favourites-page.tsx`,
    `src/${folder}/order-favourites-page.component.test.tsx`,
  ]);
  expect(written.get("src/routes.ts")).toContain(
    `  route("order-favourites", "${folder}/order-favourites-page.tsx"),\n`,
  );
  expect(written.get("test/journeys/pages.ts")).toContain('{ name: "order favourites", address: "/order-favourites" }');
});

test.each(["feature venue-visits", "use-case enquiries/order-enquiries", "page favourites/order-favourites"])(
  "%s imports files that exist",
  async (what) => {
    const written = await write(what);
    const missing = [...written].flatMap(([path, text]) =>
      [...text.matchAll(/ from "(\.[^"]+\.tsx?)"/g)]
        .map(([, specifier = ""]) => join(dirname(path), specifier))
        .filter((file) => !written.has(file) && !existsSync(join(root, file))),
    );
    expect(missing).toEqual([]);
  },
);

test.each([
  ["", "Say what is new"],
  ["table guests", "Say what is new"],
  ["feature", "Say what is new"],
  ["page guests", "Say what is new"],
  ["feature VenueVisits", '"VenueVisits" is not kebab-case.'],
  ["page nobody/news", 'There is no feature "nobody".'],
  ["use-case favourites/favourite", "use cases named verb-noun.ts"],
])("%j is refused", async (args, sentence) => {
  await expect(write(args)).rejects.toThrow(sentence);
});

test("an existing file stays as it is", async () => {
  await expect(write("page pages/news", "page pages/news")).rejects.toThrow("src/pages/news-page.tsx exists already.");
});
