import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { release_commands } from "../../scripts/release-commands.mjs";
import { readBlocks } from "./read-blocks.ts";

const document = readFileSync("docs/operations.md", "utf8");
const blocks = readBlocks(document);
const all = blocks.map(({ commands }) => commands).join("");

test("the blocks of commands are read in order, under their headings", () => {
  const text = "# A\n\n```sh\none\n```\n\n```text\nno command\n```\n\n## B\n\n```sh\ntwo\nthree\n```\n";
  expect(readBlocks(text)).toEqual([
    { heading: "A", line: 4, commands: "one\n" },
    { heading: "B", line: 14, commands: "two\nthree\n" },
  ]);
});

test.each(blocks)("operations.md, line $line, is what a shell reads", ({ commands }) => {
  expect(spawnSync("sh", ["-n"], { input: commands, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

test("each command of the site that operations.md names is one of a release", () => {
  const named = [...document.matchAll(/\bumshado ((?:[a-z]+:)?[a-z]+)(?= |\n|`|$)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  const commands = [...all.matchAll(/^(?:.*; )?umshado ([a-z:]+)/gm)].flatMap(([, name]) => name ?? []);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !release_commands.includes(name))).toEqual([]);
  expect(named.filter((name) => name.includes(":") && !release_commands.includes(name))).toEqual([]);
});

test("each file of the project that operations.md names is there", () => {
  const named = [...document.matchAll(/\b(?:unpacked\/)?((?:ops|docs|scripts)\/[\w./-]+)/g)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("each variable that operations.md sets is one of the program's", () => {
  const readme = readFileSync("README.md", "utf8");
  const set = [...all.matchAll(/(?:\^|echo )([A-Z][A-Z_0-9]+)=/g)].flatMap(([, name]) => name ?? []);
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
