import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { resolveCitations } from "./citations.ts";
import { listFiles, root } from "./project.mjs";

const files = [
  ...["src", "seed", "test", "scripts", "lab", "docs", "migrations"].flatMap(listFiles),
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
]
  .filter((path) => /\.(tsx?|mjs|css|md|sql)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const { rules, resolved, problems } = resolveCitations(files);
for (const { path, text } of files.filter(({ path }) => path.endsWith(".md")))
  for (const [, target = ""] of text.matchAll(/\]\((?!https?:)([^()#\s]+)/g))
    if (!existsSync(join(root, dirname(path), target))) problems.push(`${path}: ${target} is not there`);
for (const problem of problems) console.error(problem);
console.log(`${resolved} citations of ${rules} rules resolved`);
if (problems.length > 0) process.exitCode = 1;
