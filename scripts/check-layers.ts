import { readFileSync } from "node:fs";
import { join } from "node:path";
import { layerProblems } from "./layers.ts";
import type { Import, Module } from "./layers.ts";
import { listFiles, root } from "./project.mjs";
import { isNode, parseModule, visit, type Node } from "./syntax.ts";
import { ownerLines, tableProblems } from "./tables.ts";

/** Reads src/ with the parser that also builds it; fails on an import that the layers forbid, and on SQL that is not its owner's. Prints who owns which tables. */
const files = ["src", "seed", "test", "scripts"].flatMap(listFiles);
const modules = files
  .filter((path) => path.startsWith("src/") && /\.tsx?$/.test(path))
  .map((path) => ({ path, program: parseModule(path, readFileSync(join(root, path), "utf8")) }));
const imports = modules.map(({ path, program }): Module => ({ path, imports: importsOf(program) }));
const problems = [
  ...layerProblems({ modules: imports, files: new Set(files), pages: pageModules() }),
  ...tableProblems(modules),
];
for (const problem of problems) console.error(problem);
for (const line of ownerLines()) console.log(line);
console.log(`${modules.length} modules, ${problems.length} imports or queries that may not stand`);
if (problems.length > 0) process.exitCode = 1;

function importsOf(program: object): Import[] {
  const found: Import[] = [];
  visit(program, (node) => {
    const entry = importOf(node);
    if (entry) found.push(entry);
  });
  return found;
}

/** An import, a re-export, `import()` or a type `import("…")`; a path that is put together at run time is not one that can be read. */
function importOf(node: Node): Import | undefined {
  const source = node["source"] ?? (node["type"] === "TSImportType" ? node["argument"] : undefined);
  const specifier = isNode(source) ? source["value"] : undefined;
  if (typeof specifier !== "string") return undefined;
  if (node["type"] === "ImportExpression") return { specifier, kind: "lazy" };
  const isType = node["type"] === "TSImportType" || node["importKind"] === "type" || node["exportKind"] === "type";
  return { specifier, kind: isType ? "type" : "value" };
}

/** The page files as src/routes.ts writes them: every string in it that ends like a module. */
function pageModules(): Set<string> {
  const path = "src/routes.ts";
  if (!files.includes(path)) return new Set();
  const names = readFileSync(join(root, path), "utf8").matchAll(/["'`](?:\.\/)?([\w./-]+\.tsx?)["'`]/g);
  return new Set([...names].map(([, name]) => `src/${name}`));
}
