import { expect, test } from "vitest";
import { floorsOf, medianLines, structureProblems } from "./structure.ts";

function problems(path: string, lines = 10, allowed: Record<string, number> = {}) {
  return structureProblems([{ path, lines }], allowed);
}

test.each([
  "src/root.tsx",
  "src/entry.server.tsx",
  "src/contract/limits.ts",
  "src/platform/http/router.ts",
  "src/ui/button.module.css",
  "src/features/enquiries/mail.ts",
  "src/features/emails/render-html.tsx",
  "src/features/enquiries/send-enquiry.ts",
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
  ["src/services/mailer.ts", "no floor of the house"],
  ["src/providers.ts", "at the top of src"],
  ["src/features/vendors/rules.ts", "declared order"],
  ["src/features/providers/queries/list.ts", "no folder but web/"],
  ["src/features/providers/types.ts", "verb-noun.ts"],
  ["src/features/providers/provider-cache.ts", "verb-noun.ts"],
  ["src/features/providers/list-providers.tsx", "verb-noun.ts"],
  ["src/features/providers/store-views.tsx", "verb-noun.ts"],
])("%s is refused", (path, reason) => {
  expect(problems(path)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ["src/ui/table.tsx", 300, {}, []],
  ["src/ui/table.tsx", 301, {}, ["src/ui/table.tsx: 301 lines, ceiling 300"]],
  ["src/ui/table.test.tsx", 400, {}, []],
  ["src/ui/table.test.tsx", 401, {}, ["src/ui/table.test.tsx: 401 lines, ceiling 400"]],
  ["src/ui/table.tsx", 350, { "src/ui/table.tsx": 350 }, []],
  [
    "src/ui/table.tsx",
    351,
    { "src/ui/table.tsx": 350 },
    ["src/ui/table.tsx: 351 lines where the list of long files says 350"],
  ],
  [
    "src/ui/table.tsx",
    340,
    { "src/ui/table.tsx": 350 },
    ["src/ui/table.tsx: 340 lines where the list of long files says 350"],
  ],
  [
    "src/ui/table.tsx",
    90,
    { "src/ui/table.tsx": 350 },
    ["src/ui/table.tsx: take it off the list of long files, it has 90 lines"],
  ],
])("%s with %i lines, list %o", (path, lines, allowed, expected) => {
  expect(problems(path, lines, allowed)).toEqual(expected);
});

test("a file that is gone leaves the list of long files", () => {
  expect(structureProblems([], { "src/ui/table.tsx": 350 })).toEqual([
    "src/ui/table.tsx: take it off the list of long files, it is gone",
  ]);
});

test("the floors count files and lines, tests left out", () => {
  const files = [
    { path: "src/root.tsx", lines: 5 },
    { path: "src/app/main.ts", lines: 10 },
    { path: "src/app/main.test.ts", lines: 100 },
    { path: "src/contract/limits.ts", lines: 20 },
  ];
  const floors = floorsOf(files);
  expect(floors.at(0)).toEqual({ name: "3 app", files: 2, lines: 15 });
  expect(floors.at(-1)).toEqual({ name: "0 contract", files: 1, lines: 20 });
  expect(medianLines(files)).toBe(10);
});
