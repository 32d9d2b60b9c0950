import { expect, test } from "vitest";
import { layersOf, structureProblems } from "./structure.ts";

function problems(path: string, lines = 10) {
  return structureProblems([{ path, lines }]);
}

test.each([
  "src/root.tsx",
  "src/entry.server.tsx",
  "src/contract/limits.ts",
  "src/platform/http/router.ts",
  "src/ui/button.module.css",
  "src/features/enquiries/emails.ts",
  "src/features/emails/content/render-html.tsx",
  "src/features/enquiries/send-enquiry.ts",
  "src/features/conversations/inbox/list-inbox.ts",
  "src/features/enquiries/store-news.ts",
  "src/features/enquiries/send-enquiry.test.ts",
  "src/features/providers/web/profile/hero.tsx",
])("%s has its place", (path) => {
  expect(problems(path)).toEqual([]);
});

test.each([
  ["src/ui/helpers.ts", "says nothing"],
  ["src/platform/utils/text.ts", "says nothing"],
  ["src/ui/index.ts", "says nothing"],
  ["src/ui/BigButton.tsx", "not kebab-case"],
  ["src/services/mailer.ts", "no layer of the project"],
  ["src/providers.ts", "at the top of src"],
  ["src/features/vendors/rules.ts", "declared order"],
  ["src/features/providers/types.ts", "verb-noun.ts"],
  ["src/features/providers/list-providers.tsx", "verb-noun.ts"],
  ["src/features/providers/store-views.tsx", "verb-noun.ts"],
])("%s is refused", (path, reason) => {
  expect(problems(path)).toEqual([expect.stringContaining(reason)]);
});

test.each(["src/ui/table.tsx", "src/ui/table.test.tsx"])("%s has at most four hundred lines", (path) => {
  expect(problems(path, 400)).toEqual([]);
  expect(problems(path, 401)).toEqual([`${path}: 401 lines, ceiling 400`]);
});

test("the layers count files and lines, tests left out", () => {
  const files = [
    { path: "src/root.tsx", lines: 5 },
    { path: "src/server/main.ts", lines: 10 },
    { path: "src/server/main.test.ts", lines: 100 },
    { path: "src/contract/limits.ts", lines: 20 },
  ];
  const layers = layersOf(files);
  expect(layers.at(0)).toEqual({ name: "3 server", files: 2, lines: 15 });
  expect(layers.at(-1)).toEqual({ name: "0 contract", files: 1, lines: 20 });
});
