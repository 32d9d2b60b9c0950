import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { apiPathProblems } from "./api-paths.ts";
import { resolveCitations } from "./citations.ts";
import { sizeProblems, measureCode } from "./code-size.ts";
import { insideProblems, labProblems } from "./layers.ts";
import { optionProblems } from "./option-values.ts";
import { pagePathProblems, pagePaths } from "./page-paths.ts";
import { presenterProblems } from "./presenters.ts";
import { listFiles, root } from "./project.mjs";
import { layersOf, structureProblems } from "./structure.ts";

const top_files = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "vite.config.ts"];
const folders = ["src", "seed", "test", "scripts", "lab", "docs", "migrations", "ops", "bin"];
const paths = [...folders.flatMap(listFiles), ...top_files];
const texts = paths
  .filter((path) => /\.(tsx?|mjs|css|sql|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const files = texts
  .filter(({ path }) => /^(src|seed|test|scripts|lab)\/.*\.(tsx?|mjs|css)$/.test(path))
  .map(({ path, text }) => ({ path, text, lines: text.split("\n").length - 1 }));
const limits = measureCode(texts, paths.length);
const citations = resolveCitations(texts);
const pages = pagePaths(readFileSync(join(root, "src/routes.ts"), "utf8"));
const problems = [
  ...apiPathProblems(files),
  ...structureProblems(files),
  ...sizeProblems(limits),
  ...citations.problems,
  ...texts.flatMap(({ path, text }) => linkProblems(path, text)),
  ...files.flatMap(({ path, text }) => presenterProblems(path, text)),
  ...files.flatMap(({ path, text }) => [...labProblems(path, text), ...insideProblems(path, text)]),
  ...files.flatMap(({ path, text }) => optionProblems(path, text)),
  ...files.flatMap(({ path, text }) => pagePathProblems(path, text, pages)),
];
for (const layer of layersOf(files)) {
  console.log(
    `${layer.name.padEnd(18)}${String(layer.files).padStart(4)} files${String(layer.lines).padStart(7)} lines`,
  );
}
console.log(`
${"".padEnd(42)}   value   bound ceiling`);
for (const { what, value, bound, ceiling } of limits) {
  console.log(what.padEnd(42) + [value, bound, ceiling].map((number) => String(number).padStart(8)).join(""));
}
for (const problem of problems) console.error(problem);
console.log(`${citations.resolved} citations of ${citations.rules} rules resolved`);
if (problems.length > 0) process.exitCode = 1;

function linkProblems(path: string, text: string): string[] {
  if (!path.endsWith(".md")) return [];
  const targets = [...text.matchAll(/\]\((?!https?:)([^()#\s]+)/g)].map(([, target = ""]) => target);
  const lost = targets.filter((target) => !existsSync(join(root, dirname(path), target)));
  return lost.map((target) => `${path}: ${target} is not there`);
}
