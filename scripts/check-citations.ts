import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveCitations } from "./citations.ts";
import { listFiles, root } from "./project.mjs";

/** Fails on a citation whose rule is not in docs/product; prints how many citations it resolved. */
const files = [
  ...["src", "seed", "test", "scripts", "lab", "docs", "migrations"].flatMap(listFiles),
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
]
  .filter((path) => /\.(tsx?|mjs|css|md|sql)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const { rules, resolved, problems } = resolveCitations(files);
for (const problem of problems) console.error(problem);
console.log(`${resolved} citations of ${rules} rules resolved`);
if (problems.length > 0) process.exitCode = 1;
