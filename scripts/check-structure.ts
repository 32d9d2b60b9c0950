import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apiPathProblems } from "./api-paths.ts";
import { insideProblems, labProblems } from "./layers.ts";
import { optionProblems } from "./option-values.ts";
import { pagePathProblems, pagePaths } from "./page-paths.ts";
import { presenterProblems } from "./presenters.ts";
import { listFiles, root } from "./project.mjs";
import { layersOf, sizeProblems, sizesOf, structureProblems } from "./structure.ts";

const files = ["src", "seed", "test", "scripts", "lab"]
  .flatMap(listFiles)
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
  .map(({ path, text }) => ({ path, text, lines: text.split("\n").length - 1 }));
const pages = pagePaths(readFileSync(join(root, "src/routes.ts"), "utf8"));
const problems = [
  ...apiPathProblems(files),
  ...structureProblems(files),
  ...sizeProblems(files),
  ...files.flatMap(({ path, text }) => presenterProblems(path, text)),
  ...files.flatMap(({ path, text }) => [...labProblems(path, text), ...insideProblems(path, text)]),
  ...files.flatMap(({ path, text }) => optionProblems(path, text)),
  ...files.flatMap(({ path, text }) => pagePathProblems(path, text, pages)),
];
for (const problem of problems) console.error(problem);
for (const layer of layersOf(files)) {
  console.log(
    `${layer.name.padEnd(18)}${String(layer.files).padStart(4)} files${String(layer.lines).padStart(7)} lines`,
  );
}
const { median, p90, longest } = sizesOf(files);
console.log(`lines a file: median ${median}, p90 ${p90}, longest ${longest}`);
if (problems.length > 0) process.exitCode = 1;
