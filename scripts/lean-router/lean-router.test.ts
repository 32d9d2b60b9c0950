import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import config from "../../react-router.config.ts";
import { listFiles } from "../project.mjs";
import { cutFile, files } from "./cut.ts";
import { leanFile } from "./lean-router.ts";

const installed = (file: string) => readFileSync(`node_modules/react-router/dist/production/${file}`, "utf8");

test.each(Object.values(files))(
  "%s of the installed router is the one that was read, and its cuts leave a script",
  (file) => {
    const text = installed(file);
    const lean = leanFile(file, text);
    expect(lean.length).toBeLessThan(text.length);
    expect(parseSync(file, lean).errors).toEqual([]);
  },
);

test("a file that changed is refused, whatever its cuts find in it", () => {
  expect(() => leanFile(files.router, `${installed(files.router)}\n`)).toThrow("docs/decisions/025");
});

test.each([
  [{ file: "a.js", from: "none" }, "none"],
  [{ file: "a.js", from: "one", until: "none" }, "none"],
])("the cut %o that finds nothing is refused", (cut, missing) => {
  expect(() => cutFile("a.js", "one two", [cut])).toThrow(missing);
});

test("a cut takes a text wherever it stands, or all from one text up to another", () => {
  expect(cutFile("a.js", "one two one", [{ file: "a.js", from: "one", to: "1" }])).toBe("1 two 1");
  expect(cutFile("a.js", "one two three", [{ file: "a.js", from: "one", until: "three" }])).toBe("three");
  expect(cutFile("a.js", "one", [{ file: "b.js", from: "one" }])).toBe("one");
});

/** What pages would say to use a part that is cut. */
const uses =
  /\buse(Fetchers?|ViewTransitionState)\b|\bviewTransition\b|\bnavigate=\{|\bnavigate: false\b|\binstrumentations\b|\bexport (const|async function|function) clientMiddleware\b/;

test("nothing of the site uses what is cut", () => {
  expect(config.routeDiscovery).toEqual({ mode: "initial" });
  expect(readFileSync("src/root.tsx", "utf8")).toContain("export function ErrorBoundary");
  const sources = listFiles("src").filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => uses.test(readFileSync(path, "utf8")))).toEqual([]);
});
