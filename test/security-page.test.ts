import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { listFiles, root } from "../scripts/project.mjs";

const page = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = page.split("\n").filter((line) => /^\| \**\d+\.\d+\.\d+/.test(line));

const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

function requirementsOf(row: string): string[] {
  const [, cell = ""] = row.split("|");
  return [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, more) => `${section}.${Number(first) + more}`),
  );
}

test("every requirement of levels 1 and 2 is there once", () => {
  const named = rows.flatMap(requirementsOf);
  expect(named.filter((each, place) => named.indexOf(each) !== place)).toEqual([]);
  const counts = chapters.map((_, place) => named.filter((each) => each.startsWith(`${place + 1}.`)).length);
  expect(counts).toEqual(chapters);
});

test("every row has its status and its evidence", () => {
  const without = rows.filter((row) => {
    const [, , state = "", reason = ""] = row.split("|").map((cell) => cell.trim());
    return !/^(?:met\b|not\b|n\.a\.|proxy|operator)/.test(state) || reason === "";
  });
  expect(without).toEqual([]);
});

test("every test that it names is there", () => {
  const files = new Set(
    ["src", "test", "scripts"].flatMap(listFiles).map((path) => basename(path).replace(/\.tsx?$/, "")),
  );
  const named = [...page.matchAll(/`([\w-]+(?:\.\w+)*\.(?:test|journey))`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !files.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});
