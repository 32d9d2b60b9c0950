import { posix } from "node:path";
import { parseSync } from "vite";
import type { TextFile } from "./citations.ts";
import { parseModule, visit } from "./syntax.ts";

export interface Limit {
  what: string;
  value: number;
  bound: number;
  /** `npm run check` fails above it. Lower it whenever the value falls. */
  ceiling: number;
}

interface Module extends TextFile {
  imports: string[];
  exports: string[];
  onlyReExports: boolean;
  commentWords: number;
}

const isTest = (path: string) => /\.(test|spec|journey)\.tsx?$/.test(path) || path.startsWith("test/");
const toLines = (text: string) => text.split("\n").length - 1;
const wordsOf = (text: string) => text.match(/[A-Za-z][\w’'-]*/g)?.length ?? 0;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** @param files all tracked text files */
export function measureCode(files: readonly TextFile[], tracked: number): Limit[] {
  const code = files.filter(({ path }) => /^(src|seed|scripts|test|lab)\/.*\.(tsx?|mjs)$/.test(path)).map(readModule);
  const source = code.filter(({ path }) => path.startsWith("src/") && !isTest(path));
  const below = (...folders: string[]) =>
    code.filter(({ path }) => !isTest(path) && folders.some((folder) => path.startsWith(`${folder}/`)));
  const lines = (some: readonly TextFile[]) => sum(some.map(({ text }) => toLines(text)));
  const sizes = source.map(({ text }) => toLines(text)).toSorted((a, b) => a - b);
  const sql = files.filter(({ path }) => /^migrations\/[^/]+\.sql$/.test(path));
  const limits: [what: string, value: number, bound: number, ceiling: number][] = [
    ["lines of src without tests", lines(source), 85_000, 114_500],
    ["files of src without tests", source.length, 1100, 1900],
    ["longest file of src", sizes.at(-1) ?? 0, 400, 380],
    ["nine of ten files of src have at most", sizes[Math.floor(sizes.length * 0.9)] ?? 0, 230, 150],
    ["short files with one importer beside them", countFragments(source, code), 120, 90],
    ["files that only re-export", source.filter(({ onlyReExports }) => onlyReExports).length, 0, 0],
    ["files in one folder", largestFolder(source), 25, 25],
    ["lines of src/platform", lines(below("src/platform")), 6000, 7140],
    ["files of src/contract", below("src/contract").length, 65, 150],
    ["lines of scripts and seed", lines(below("scripts", "seed")), 6000, 4600],
    ["kB of migrations in SQL", Math.ceil(sum(sql.map(({ text }) => text.length)) / 1000), 500, 500],
    ["triggers", files.filter(({ path }) => path.startsWith("src/schema/triggers/")).length, 25, 30],
    ["lines of vite.config.ts", lines(files.filter(({ path }) => path === "vite.config.ts")), 70, 70],
    ["tracked files", tracked, 2300, 4000],
    ["words in comments", sum(code.map(({ commentWords }) => commentWords)), 55_000, 54_750],
    ["words in documents", countWords(files), 40_000, 40_000],
    ["lines wider than 120 columns", countWide(code), 0, 3],
    ["names exported by two files or more", countSharedNames(source), 80, 32],
    ["tests without a source of their name", countStrayTests(code), 0, 0],
  ];
  return limits.map(([what, value, bound, ceiling]) => ({ what, value, bound, ceiling }));
}

/** Each exceeded ceiling as one sentence. */
export function sizeProblems(limits: readonly Limit[]): string[] {
  return limits
    .filter(({ value, ceiling }) => value > ceiling)
    .map(({ what, value, ceiling }) => `${what}: ${value}, ceiling ${ceiling} (scripts/code-size.ts)`);
}

function readModule({ path, text }: TextFile): Module {
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

const machinery = /\/(rules|store[a-z-]*|present[a-z-]*|routes|jobs|emails|calls|schema|[a-z-]+-(page|schema))\.tsx?$/;

/** Files under 60 lines with one importer, in the same folder, and without a test of their name. */
function countFragments(source: readonly Module[], code: readonly Module[]): number {
  const importers = importersOf(code);
  const tested = new Set(code.flatMap(({ path }) => testedName(path) ?? []));
  return source.filter(({ path, text }) => {
    const [only, ...more] = importers.get(path) ?? [];
    const isBeside = only !== undefined && more.length === 0 && posix.dirname(only) === posix.dirname(path);
    return isBeside && toLines(text) < 60 && !machinery.test(path) && !tested.has(path.replace(/\.tsx?$/, ""));
  }).length;
}

function largestFolder(source: readonly TextFile[]): number {
  const counts = new Map<string, number>();
  for (const { path } of source) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function countWords(files: readonly TextFile[]): number {
  const documents = files.filter(({ path }) => /^(docs\/.+|README|CONTRIBUTING|CHANGELOG)\.md$/.test(path));
  return sum(documents.map(({ text }) => text.split(/\s+/).filter(Boolean).length));
}

const columns_max = 120;

/** Texts, SQL and patterns don't count: broken, they could not be searched. Nor do addresses in comments. */
function countWide(code: readonly TextFile[]): number {
  return sum(code.map(({ path, text }) => (/.{121}/.test(text) ? countWideLines(path, text) : 0)));
}

function countWideLines(path: string, text: string): number {
  let bare = text;
  visit(parseModule(path, text), ({ type, start, end }) => {
    if (type !== "Literal" && type !== "TemplateLiteral" && type !== "JSXText") return;
    const literal = text.slice(Number(start), Number(end));
    bare = bare.slice(0, Number(start)) + literal.replace(/[^\n]/g, "\0") + bare.slice(Number(end));
  });
  const lines = bare.split("\n").map((line) => line.replaceAll("\0", ""));
  return lines.filter((line) => line.length > columns_max && !/https?:\/\//.test(line)).length;
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

/** The path that a test is named after, without its extension. */
const testedName = (path: string) =>
  /^((?:src|seed|scripts|lab)\/.*?)(?:\.slow)?(?:\.server|\.component)?\.test\.tsx?$/.exec(path)?.[1];

function countStrayTests(code: readonly TextFile[]): number {
  const names = new Set(code.map(({ path }) => path.replace(/\.(tsx?|mjs)$/, "")));
  return code.filter(({ path }) => !names.has(testedName(path) ?? path.replace(/\.(tsx?|mjs)$/, ""))).length;
}
