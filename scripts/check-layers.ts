import { readFileSync } from "node:fs";
import { join } from "node:path";
import { layerProblems } from "./layers.ts";
import type { Import, Module } from "./layers.ts";
import { listFiles, root } from "./project.mjs";
import { isNode, parseModule, visit, type Node } from "./syntax.ts";
import { ownerLines, tableProblems } from "./tables.ts";

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
console.log(`${modules.length} modules, ${problems.length} forbidden imports or queries`);
if (problems.length > 0) process.exitCode = 1;

function importsOf(program: object): Import[] {
  const result: Import[] = [];
  visit(program, (node) => {
    const entry = importOf(node);
    if (entry) result.push(entry);
  });
  return result;
}

function importOf(node: Node): Import | undefined {
  const source = node["source"] ?? (node["type"] === "TSImportType" ? node["argument"] : undefined);
  const specifier = isNode(source) ? source["value"] : undefined;
  if (typeof specifier !== "string") return undefined;
  if (node["type"] === "ImportExpression") return { specifier, kind: "lazy" };
  const isType = node["type"] === "TSImportType" || node["importKind"] === "type" || node["exportKind"] === "type";
  return { specifier, kind: isType ? "type" : "value" };
}

function pageModules(): Set<string> {
  const path = "src/routes.ts";
  if (!files.includes(path)) return new Set();
  const names = readFileSync(join(root, path), "utf8").matchAll(/["'`](?:\.\/)?([\w./-]+\.tsx?)["'`]/g);
  return new Set([...names].map(([, name]) => `src/${name}`));
}
