import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { layerProblems } from "./layers.ts";
import type { Import, Module } from "./layers.ts";
import { listFiles, root } from "./project.mjs";

/** Reads every import of src/ with the parser that also builds it, and fails on one that the floors forbid. */
const files = ["src", "seed", "test", "scripts"].flatMap(listFiles);
const modules = files
  .filter((path) => path.startsWith("src/") && /\.tsx?$/.test(path))
  .map((path): Module => ({ path, imports: importsOf(path) }));
const problems = layerProblems({ modules, files: new Set(files), pages: pageModules() });
for (const problem of problems) console.error(problem);
console.log(`${modules.length} modules, ${problems.length} imports that may not stand`);
if (problems.length > 0) process.exitCode = 1;

function importsOf(path: string): Import[] {
  const { program, errors } = parseSync(path, readFileSync(join(root, path), "utf8"));
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: Import[] = [];
  visit(program, (node) => {
    const entry = importOf(node);
    if (entry) found.push(entry);
  });
  return found;
}

type Node = Record<string, unknown>;

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
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

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** The page files as src/routes.ts writes them: every string in it that ends like a module. */
function pageModules(): Set<string> {
  const path = "src/routes.ts";
  if (!files.includes(path)) return new Set();
  const names = readFileSync(join(root, path), "utf8").matchAll(/["'`](?:\.\/)?([\w./-]+\.tsx?)["'`]/g);
  return new Set([...names].map(([, name]) => `src/${name}`));
}
