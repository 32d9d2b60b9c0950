import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "../scripts/project.mjs";

const read = (path: string) => readFileSync(path, "utf8");

const settings_files = ["config", "read-backups", "storage/read-bucket", "read-trace-settings"].map(
  (name) => `src/platform/${name}.ts`,
);

test("configuration.md has every setting that the program reads", () => {
  const page = read("docs/configuration.md");
  const source = settings_files.map(read).join("\n");
  const names = [...source.matchAll(/"((?:[A-Z][A-Z0-9]*_)+[A-Z0-9]+|PORT|HOST|DEMO)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("commands.md has every command of package.json", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const page = read("docs/commands.md");
  expect(Object.keys(scripts).filter((name) => !new RegExp(`^\\| \`${name}[ \`]`, "m").test(page))).toEqual([]);
});

test("operations.md has every scheduled and every queued job, and no other", () => {
  const source = listFiles("src")
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map(read)
    .join("\n");
  const scheduled = [...source.matchAll(/\{ name: "([^"]+)", every_ms\b/g)].map(([, name]) => name);
  const queued = [...source.matchAll(/\bdefineJob<.*>\(\{\s+name: "([^"]+)"/g)].map(([, name]) => name);
  const [, section = ""] = read("docs/operations.md").split("## 8. Scheduled jobs");
  const listed = [...section.matchAll(/^\| `([^`]+)` /gm)].map(([, name]) => name);
  expect(scheduled.length).toBeGreaterThan(10);
  expect(new Set(listed)).toEqual(new Set([...scheduled, ...queued]));
});

const pages = ["README.md", "CONTRIBUTING.md", ...listFiles("docs").filter((path) => path.endsWith(".md"))];
const folders = ["src", "test", "scripts", "lab", "seed", "ops", "migrations", "docs"];
const tracked = ["vite.config.ts", ...folders.flatMap((folder) => listFiles(folder))];

test.each(pages)("every file of ours that %s names exists", (page) => {
  const named = [...read(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|css))`/g)].map(([, path = ""]) => path);
  const exact = named.filter((path) => !/NAME|noun/.test(path));
  expect(exact.filter((path) => !tracked.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
});

test.each(pages)("every journey that %s runs exists", (page) => {
  const run = [...read(page).matchAll(/npx playwright test ([a-z][\w-]+)/g)].map(([, name = ""]) => name);
  expect(run.filter((name) => !tracked.some((file) => file.includes("journeys/") && file.includes(name)))).toEqual([]);
});

test("the README fits a page, and the glossary has only words that need explaining", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(90);
  expect(read("docs/glossary.md").match(/^\| (?!word here)\w/gm)?.length).toBeLessThanOrEqual(35);
});
