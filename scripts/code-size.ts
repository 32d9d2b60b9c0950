import { posix } from "node:path";
import { parseSync } from "vite";

/** The size of the code base, as a table that `npm run check` prints. */
export interface SourceFile {
  /** From the top of the project, with forward slashes. */
  path: string;
  text: string;
}

export interface Limit {
  what: string;
  value: number;
  /** Where we want to be. */
  bound: number;
  /** `npm run check` fails above it. Lower it whenever the value falls. */
  ceiling: number;
}

interface Module extends SourceFile {
  imports: string[];
  exports: string[];
  onlyReExports: boolean;
  commentWords: number;
}

const isTest = (path: string) => /\.(test|spec|journey)\.tsx?$/.test(path) || path.startsWith("test/");
const toLines = (text: string) => text.split("\n").length - 1;
const wordsOf = (text: string) => text.match(/[A-Za-z][\w’'-]*/g)?.length ?? 0;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** @param files every tracked text file */
export function measureCode(files: readonly SourceFile[], tracked: number): Limit[] {
  const code = files.filter(({ path }) => /^(src|seed|scripts|test|lab)\/.*\.(tsx?|mjs)$/.test(path)).map(readModule);
  const source = code.filter(({ path }) => path.startsWith("src/") && !isTest(path));
  const below = (...folders: string[]) =>
    code.filter(({ path }) => !isTest(path) && folders.some((folder) => path.startsWith(`${folder}/`)));
  const lines = (some: readonly SourceFile[]) => sum(some.map(({ text }) => toLines(text)));
  const sizes = source.map(({ text }) => toLines(text)).toSorted((a, b) => a - b);
  const sql = files.filter(({ path }) => /^migrations\/[^/]+\.sql$/.test(path));
  const importers = importersOf(code);
  const limits: [what: string, value: number, bound: number, ceiling: number][] = [
    ["lines of src without tests", lines(source), 85_000, 117_000],
    ["files of src without tests", source.length, 1100, 2030],
    ["longest file of src", sizes.at(-1) ?? 0, 400, 310],
    ["nine of ten files of src have at most", sizes[Math.floor(sizes.length * 0.9)] ?? 0, 230, 140],
    ["short files with one importer beside them", countFragments(source, importers), 120, 260],
    ["files that only re-export", source.filter(({ onlyReExports }) => onlyReExports).length, 0, 0],
    ["files in one folder", largestFolder(source), 25, 84],
    ["lines of src/platform", lines(below("src/platform")), 6000, 7300],
    ["files of src/contract", below("src/contract").length, 65, 199],
    ["lines of scripts and seed", lines(below("scripts", "seed")), 6000, 5200],
    ["migrations in SQL", sql.length, 3, 6],
    ["kB of migrations in SQL", Math.ceil(sum(sql.map(({ text }) => text.length)) / 1000), 500, 500],
    ["triggers", files.filter(({ path }) => path.startsWith("src/schema/triggers/")).length, 25, 30],
    ["lines of vite.config.ts", lines(files.filter(({ path }) => path === "vite.config.ts")), 70, 70],
    ["tracked files", tracked, 2300, 4150],
    ["words in comments", sum(code.map(({ commentWords }) => commentWords)), 55_000, 60_000],
    ["words in documents", countWords(files), 40_000, 72_000],
    ["lines wider than 120 columns", countWide(code), 0, 1240],
    ["names exported by two files or more", countSharedNames(source), 80, 510],
    ["import cycles", countCycles(source), 0, 0],
    ["tests without a source of their name", countStrayTests(code), 0, 82],
  ];
  return limits.map(([what, value, bound, ceiling]) => ({ what, value, bound, ceiling }));
}

/** Each exceeded ceiling as one sentence. */
export function sizeProblems(limits: readonly Limit[]): string[] {
  return limits
    .filter(({ value, ceiling }) => value > ceiling)
    .map(({ what, value, ceiling }) => `${what}: ${value}, ceiling ${ceiling} (scripts/code-size.ts)`);
}

function readModule({ path, text }: SourceFile): Module {
  const { module, comments, program } = parseSync(path, text);
  const resolve = (specifier: string) =>
    specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, "")) : "";
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ];
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return {
    path,
    text,
    imports: [...new Set([...sources, ...lazy].map(resolve).filter((target) => target !== ""))],
    exports: exported.flatMap(({ exportName }) => exportName.name ?? []),
    onlyReExports:
      program.body.length > 0 &&
      program.body.every((node) => "source" in node && node.source !== null && node.type.startsWith("Export")),
    commentWords: sum(comments.map(({ value }) => wordsOf(value))),
  };
}

function importersOf(modules: readonly Module[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, imports } of modules)
    if (!isTest(path)) for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}

const machinery =
  /\/(rules|store[a-z-]*|present[a-z-]*|routes|jobs|emails|mail|calls|schema|[a-z-]+-(page|schema))\.tsx?$/;

/** Files under 60 lines whose only importer is beside them, and that no test of their own proves. */
function countFragments(source: readonly Module[], importers: ReadonlyMap<string, string[]>): number {
  return source.filter(({ path, text }) => {
    const [only, ...more] = importers.get(path) ?? [];
    const isBeside = only !== undefined && more.length === 0 && posix.dirname(only) === posix.dirname(path);
    return isBeside && toLines(text) < 60 && !machinery.test(path);
  }).length;
}

/** `src/contract` is exempt below its nouns: it is a flat list. */
function largestFolder(source: readonly SourceFile[]): number {
  const counts = new Map<string, number>();
  for (const { path } of source) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function countWords(files: readonly SourceFile[]): number {
  const documents = files.filter(({ path }) =>
    /^(docs\/.*|README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.*\.md$/.test(path),
  );
  return sum(documents.map(({ text }) => text.split(/\s+/).filter(Boolean).length));
}

/** SQL and addresses don't wrap. */
function countWide(code: readonly SourceFile[]): number {
  const isWide = (line: string) => line.length > 120 && !/https?:\/\/|\bselect\b|\bfrom\b|\bwhere\b/i.test(line);
  return sum(code.map(({ text }) => text.split("\n").filter(isWide).length));
}

/** React Router asks each page for exports of these names. */
const framework_names = new Set([
  "default",
  "meta",
  "loader",
  "action",
  "links",
  "handle",
  "shouldRevalidate",
  "clientLoader",
  "headers",
  "ErrorBoundary",
]);

function countSharedNames(source: readonly Module[]): number {
  const counts = new Map<string, number>();
  for (const name of source.flatMap(({ exports }) => [...new Set(exports)]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].filter(([name, count]) => count > 1 && !framework_names.has(name)).length;
}

/** Groups of files that import each other, in any number of steps. */
function countCycles(source: readonly Module[]): number {
  const imports = new Map(source.map((module) => [module.path, module.imports]));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  let cycles = 0;
  const visit = (path: string) => {
    order.set(path, order.size);
    low.set(path, order.get(path) ?? 0);
    stack.push(path);
    for (const target of imports.get(path) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(path, Math.min(low.get(path) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) cycles += 1;
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return cycles;
}

function countStrayTests(code: readonly SourceFile[]): number {
  const paths = new Set(code.map(({ path }) => path));
  return code.filter(({ path }) => {
    const [, name] =
      /^((?:src|seed|scripts|lab)\/.*?)(?:\.slow)?(?:\.server|\.component)?\.test\.tsx?$/.exec(path) ?? [];
    return name !== undefined && ![".ts", ".tsx", ".mjs"].some((ending) => paths.has(name + ending));
  }).length;
}
