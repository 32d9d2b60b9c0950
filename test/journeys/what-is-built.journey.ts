import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compiledAtOnce } from "../../scripts/compile-at-once.ts";
import { core } from "./core.ts";
import { expect, test } from "./journey.ts";

test("the server's bundle stays in memory with a byte a letter", core, async () => {
  const names = (await readdir("build/server", { recursive: true })).filter((name) => name.endsWith(".js"));
  expect(names.length).toBeGreaterThan(10);
  const texts = await Promise.all(names.map((name) => readFile(join("build/server", name), "utf8")));
  expect(names.filter((_, place) => /[\u0080-\uffff]/.test(texts[place] ?? ""))).toEqual([]);
  // a sentence of ours reads as it was written
  expect(texts.some((text) => text.includes(String.raw`isn\u2019t`))).toBe(true);
});

test("the framework is compiled with its file, not while the page comes alive", core, async () => {
  const folder = "build/client/assets";
  const name = (await readdir(folder)).find((each) => /^framework-[^.]+\.js$/.test(each));
  const text = await readFile(join(folder, name ?? ""), "utf8");
  expect(text).toContain("((function(");
  expect(compiledAtOnce(text)).toBe(text);
});
