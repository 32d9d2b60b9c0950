import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { release_commands } from "../../scripts/commands.mjs";
import { readBlocks, rehearsed_documents } from "./read-blocks.ts";

const documents = rehearsed_documents.map((path) => readFileSync(path, "utf8"));
const document = documents.join("\n");
const blocks = documents.flatMap(readBlocks);
const all = blocks.map(({ commands }) => commands).join("");

test("the blocks of commands are read in order, under their headings", () => {
  const text = "# A\n\n```sh\none\n```\n\n```text\nno command\n```\n\n## B\n\n```sh\ntwo\nthree\n```\n";
  expect(readBlocks(text)).toEqual([
    { heading: "A", line: 4, commands: "one\n" },
    { heading: "B", line: 14, commands: "two\nthree\n" },
  ]);
});

test.each(blocks)("a shell reads the block at line $line, under $heading", ({ commands }) => {
  expect(spawnSync("sh", ["-n"], { input: commands, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});

test("each command of the site that the documents name is one of a release", () => {
  const named = [...document.matchAll(/\bumshado ((?:[a-z]+:)?[a-z]+)(?= |\n|`|$)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  const commands = [...all.matchAll(/^(?:.*; )?umshado ([a-z:]+)/gm)].flatMap(([, name]) => name ?? []);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !release_commands.includes(name))).toEqual([]);
  expect(named.filter((name) => name.includes(":") && !release_commands.includes(name))).toEqual([]);
});

test("each file of the project that the documents name is there", () => {
  const named = [...document.matchAll(/\b(?:unpacked\/)?((?:ops|docs|scripts)\/[\w./-]+)/g)].flatMap(
    ([, path]) => path ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("each variable that the documents set is one of the program's", () => {
  const settings = readFileSync("docs/configuration.md", "utf8");
  const set = [...all.matchAll(/(?:\^|echo )([A-Z][A-Z_0-9]+)=/g)].flatMap(([, name]) => name ?? []);
  expect(set.length).toBeGreaterThan(3);
  expect(set.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
