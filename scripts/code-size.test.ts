import { expect, test } from "vitest";
import type { TextFile } from "./citations.ts";
import { sizeProblems, measureCode } from "./code-size.ts";

const valueOf = (what: string, files: TextFile[]) =>
  measureCode(files, files.length).find((limit) => limit.what === what)?.value;
const file = (path: string, text: string) => ({ path, text });

test("lines and words are counted, tests left out of the source", () => {
  const files = [
    file("src/ui/a.ts", "// one two three\nexport const a = 1;\n"),
    file("src/ui/a.test.ts", "const b = 1;\n"),
    file("README.md", "# Four words are here\n"),
  ];
  expect(valueOf("lines of src without tests", files)).toBe(2);
  expect(valueOf("words in comments", files)).toBe(3);
  expect(valueOf("words in documents", files)).toBe(5);
});

test("a short file with its only importer beside it is a fragment", () => {
  const whole = file("src/ui/whole.ts", 'import { part } from "./part.ts";\nexport const whole = part;\n');
  const part = file("src/ui/part.ts", "export const part = 1;\n");
  const other = file("src/client/other.ts", 'import { part } from "../ui/part.ts";\nexport const other = part;\n');
  expect(valueOf("short files with one importer beside them", [whole, part])).toBe(1);
  expect(valueOf("short files with one importer beside them", [whole, part, other])).toBe(0);
});

test("re-exports, shared names, wide lines and stray tests are found", () => {
  const files = [
    file("src/ui/a.ts", 'import { b } from "./b.ts";\nexport const a = b;\n'),
    file("src/ui/b.ts", 'import type { a } from "./a.ts";\nexport const b: typeof a = 1;\n'),
    file("src/ui/c.ts", 'export { a } from "./a.ts";\n'),
    file("src/ui/wide.ts", `// ${"x".repeat(120)}\nexport const wide = "${"x".repeat(120)}";\n`),
    file("src/ui/nothing.test.ts", "const nothing = 1;\n"),
  ];
  expect(valueOf("files that only re-export", files)).toBe(1);
  expect(valueOf("names exported by two files or more", files)).toBe(1);
  expect(valueOf("lines wider than 120 columns", files)).toBe(1);
  expect(valueOf("tests without a source of their name", files)).toBe(1);
});

test("a value above its ceiling is a problem, one above its bound is not", () => {
  const limit = { what: "files", bound: 1, ceiling: 2 };
  expect(sizeProblems([{ ...limit, value: 2 }])).toEqual([]);
  expect(sizeProblems([{ ...limit, value: 3 }])).toEqual(["files: 3, ceiling 2 (scripts/code-size.ts)"]);
});
