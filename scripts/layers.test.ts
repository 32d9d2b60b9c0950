import { expect, test } from "vitest";
import { insideProblems, labProblems, layerProblems } from "./layers.ts";
import type { Import } from "./layers.ts";

const files = new Set([
  "seed/main.ts",
  "test/harness.ts",
  "src/root.tsx",
  "src/server/main.ts",
  "src/server/read-home.ts",
  "src/pages/home-page.tsx",
  "src/pages/timeline.tsx",
  "src/platform/http/page.ts",
  "src/contract/limits.ts",
  "src/contract/enquiries/calls.ts",
  "src/contract/enquiries/schema.ts",
  "src/platform/clock.ts",
  "src/schema/providers.ts",
  "src/ui/button.tsx",
  "src/client/session.ts",
  "src/features/providers/rules.ts",
  "src/features/providers/store.ts",
  "src/features/providers/store-views.ts",
  "src/features/providers/present.ts",
  "src/features/providers/list-providers.ts",
  "src/features/providers/list-providers.test.ts",
  "src/features/providers/web/browse-page.tsx",
  "src/features/providers/web/provider-card.tsx",
  "src/features/enquiries/send-enquiry.ts",
  "src/features/enquiries/render-mail.tsx",
  "src/features/enquiries/web/enquiry-dialog.tsx",
]);
const pages = new Set(["src/features/providers/web/browse-page.tsx", "src/pages/home-page.tsx"]);

function problems(path: string, specifier: string, kind: Import["kind"] = "value") {
  return layerProblems({ modules: [{ path, imports: [{ specifier, kind }] }], files, pages });
}

const home = "src/features";
const card = `${home}/providers/web/provider-card.tsx`;
const page = `${home}/providers/web/browse-page.tsx`;

test.each([
  ["a feature's use case its own store", `${home}/providers/list-providers.ts`, "./store.ts"],
  ["a feature the layers below", `${home}/providers/list-providers.ts`, "../../platform/clock.ts"],
  ["a later feature an earlier one's use case", `${home}/enquiries/send-enquiry.ts`, "../providers/list-providers.ts"],
  ["a later feature an earlier one's rules", `${home}/enquiries/send-enquiry.ts`, "../providers/rules.ts"],
  ["a page's part the design kit", card, "../../../ui/button.tsx"],
  ["a page a schema, for its loader", page, "../../../contract/enquiries/schema.ts"],
  ["a schema its calls", "src/contract/enquiries/schema.ts", "./calls.ts"],
  ["a page's part the client", card, "../../../client/session.ts"],
  ["the client the design kit", "src/client/session.ts", "../ui/button.tsx"],
  ["a page's part the contract", card, "../../../contract/limits.ts"],
  ["a page's part pure rules", card, "../rules.ts"],
  ["a page a use case, for its loader", page, "../list-providers.ts"],
  [
    "a page's part an earlier feature's part",
    `${home}/enquiries/web/enquiry-dialog.tsx`,
    `../../providers/web/provider-card.tsx`,
  ],
  ["a page what hands it the application", page, "../../../platform/http/page.ts"],
  ["a composite page a read of the composition", "src/pages/home-page.tsx", "../server/read-home.ts"],
  ["the composition the demo data", "src/server/main.ts", "../../seed/main.ts"],
  ["the contract zod", "src/contract/limits.ts", "zod"],
  ["the contract a part of zod", "src/contract/limits.ts", "zod/mini"],
  ["a page its generated types", page, "./+types/browse-page.ts"],
  ["a store what an earlier feature's store selects", `${home}/enquiries/store.ts`, "../providers/store.ts"],
  ["a test whatever it proves", `${home}/providers/list-providers.test.ts`, "../../../test/harness.ts"],
])("%s may be imported", (_what, path, specifier) => {
  expect(problems(path, specifier)).toEqual([]);
});

test.each([
  ["upward from the contract", "src/contract/limits.ts", "../platform/clock.ts", "layer 1, above layer 0"],
  ["upward from the machinery", "src/platform/clock.ts", "../features/providers/rules.ts", "layer 2, above layer 1"],
  ["upward from a feature", `${home}/providers/rules.ts`, "../../server/main.ts", "layer 3, above layer 2"],
  ["sideways on the first layer", "src/ui/button.tsx", "../platform/clock.ts", "side by side"],
  ["a page's part into a schema", card, "../../../contract/enquiries/schema.ts", "stay on the server"],
  ["the client into a schema", "src/client/session.ts", "../contract/enquiries/schema.ts", "stay on the server"],
  ["calls into a schema", "src/contract/enquiries/calls.ts", "./schema.ts", "stay on the server"],
  ["the client into the platform", "src/client/session.ts", "../platform/clock.ts", "side by side"],
  ["the kit into the client", "src/ui/button.tsx", "../client/session.ts", "side by side"],
  ["a use case into the client", `${home}/providers/list-providers.ts`, "../../client/session.ts", "for pages only"],
  ["a package into the contract", "src/contract/limits.ts", "hono", "zod and itself"],
  [
    "another feature's store",
    `${home}/enquiries/send-enquiry.ts`,
    "../providers/store.ts",
    "for the feature providers",
  ],
  [
    "a part of another feature's store",
    `${home}/enquiries/send-enquiry.ts`,
    "../providers/store-views.ts",
    "for the feature providers",
  ],
  ["a store into the composition", "src/server/main.ts", "../features/providers/store.ts", "for the feature providers"],
  [
    "another feature's machinery",
    `${home}/enquiries/send-enquiry.ts`,
    "../providers/present.ts",
    "only use cases and rules",
  ],
  ["against the order of features", `${home}/providers/rules.ts`, "../enquiries/send-enquiry.ts", "a later feature"],
  [
    "a page into another feature",
    `${home}/enquiries/send-enquiry.ts`,
    "../providers/web/provider-card.tsx",
    "for pages",
  ],
  ["a page into its own feature", `${home}/providers/rules.ts`, "./web/provider-card.tsx", "for pages only"],
  ["the machinery into page code", page, "../../../platform/clock.ts", "page code may not import"],
  ["tables into page code", page, "../../../schema/providers.ts", "page code may not import"],
  ["the own store into page code", page, "../store.ts", "page code may not import"],
  ["a part of the own store into page code", page, "../store-views.ts", "page code may not import"],
  ["a use case into a page's part", card, "../list-providers.ts", "only a page named in src/routes.ts"],
  ["what is for loaders into a page's part", card, "../../../platform/http/page.ts", "page code may not import"],
  [
    "the composition into a composite page's part",
    "src/pages/timeline.tsx",
    "../server/read-home.ts",
    "only a page named",
  ],
  ["Node's modules into page code", card, "node:fs", "does not exist in a browser"],
  ["a .tsx file where Node runs", `${home}/enquiries/send-enquiry.ts`, "./render-mail.tsx", "use import()"],
  ["the tests into the program", "src/server/main.ts", "../../test/harness.ts", "belongs to the tests"],
  ["a path without its ending", `${home}/providers/list-providers.ts`, "./store", "names no file"],
])("refused: %s", (_what, path, specifier, reason) => {
  expect(problems(path, specifier)).toEqual([expect.stringContaining(reason)]);
});

test.each(["../list-providers.ts", "../../../platform/http/page.ts"])(
  "a type of %s may be named by a page's part",
  (file) => {
    expect(problems(card, file, "type")).toEqual([]);
  },
);

test("a page's loader may use a type of the machinery, its components may not", () => {
  expect(problems(page, "../../../platform/clock.ts", "type")).toEqual([]);
  expect(problems(card, "../../../platform/clock.ts", "type")).toHaveLength(1);
});

test("a .tsx file may be loaded where Vite runs it", () => {
  expect(problems(`${home}/enquiries/send-enquiry.ts`, "./render-mail.tsx", "lazy")).toEqual([]);
});

test("code outside the lab must not import it", () => {
  const text = 'import { walk } from "../../LAB/bench/walk.ts";'.replace("LAB", "lab");
  expect(labProblems("src/server/main.ts", text)).toEqual(["src/server/main.ts: nothing outside of lab imports it"]);
  expect(labProblems("test/journeys/demo.ts", text)).toHaveLength(1);
  expect(labProblems("lab/faults/main.ts", text)).toEqual([]);
});

test.each([
  "const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;",
  "pool._clients.length;",
  'driver["_queries"].clear();',
])("%s reaches into a library", (text) => {
  expect(insideProblems("src/platform/server-pool.ts", text)).toHaveLength(1);
  expect(insideProblems("src/platform/storage/durable-folder.ts", text)).toEqual([]);
});

test("a name of ours may have underscores", () => {
  expect(insideProblems("src/features/quotes/store.ts", "row.link_hash; limits.search_length_max;")).toEqual([]);
});
