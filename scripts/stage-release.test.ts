import { existsSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { expect, test } from "vitest";
import { release_commands } from "./commands.mjs";
import { containsAll } from "./install.mjs";
import { releaseFiles, releasePackage } from "./stage-release.mjs";

const files = releaseFiles();
const { dependencies } = releasePackage();

function loadedBy(entry: string): { loaded: Set<string>; packages: Set<string> } {
  const loaded = new Set([entry]);
  const packages = new Set<string>();
  for (const path of loaded) {
    const text = readFileSync(path, "utf8").replaceAll(/^(import|export) type [^;]*;/gms, "");
    for (const [, , name = ""] of text.matchAll(/(from |import\(|^import )"([^"]+)"/gm)) {
      if (name.startsWith(".")) loaded.add(posix.join(dirname(path), name));
      else if (!/^(node|virtual):/.test(name)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return { loaded, packages };
}

const programs = files
  .filter((path) => /^scripts\/.*\.mjs$/.test(path))
  .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/"(src\/[^"]+\.ts|seed\/[^"]+\.ts)"/g)])
  .flatMap(([, path]) => path ?? []);

test("a release has the commands that run a site, and no test", () => {
  expect(Object.keys(releasePackage().scripts)).toEqual(release_commands);
  expect(files).toContain("scripts/start.mjs");
  expect(files).toContain("migrations/meta/_journal.json");
  expect(files.filter((path) => /\.test\.|^test\/|bench|_snapshot/.test(path))).toEqual([]);
});

test("each script that a release has finds what it loads", () => {
  const scripts = files.filter((path) => path.startsWith("scripts/"));
  for (const script of scripts) for (const path of loadedBy(script).loaded) expect(files).toContain(path);
});

test.each(programs)("%s needs no package that only the project's makers have", (program) => {
  const { loaded, packages } = loadedBy(program);
  expect([...loaded].filter((path) => !files.includes(path) || !existsSync(path))).toEqual([]);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

test("a release runs without the packages that only its makers need", () => {
  const wanted = { a: { version: "1" }, b: { version: "1", dev: true }, c: { version: "1", devOptional: true } };
  expect(containsAll({ a: { version: "1" } }, wanted, { toRun: true })).toBe(true);
  expect(containsAll({ a: { version: "1" } }, wanted)).toBe(false);
  expect(containsAll({ b: { version: "1" } }, wanted, { toRun: true })).toBe(false);
});
