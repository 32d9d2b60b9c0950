import { features } from "./layers.ts";

export interface SourceFile {
  path: string;
  lines: number;
}

export const lines_max = 400;
const machinery = new Set(["rules.ts", "store.ts", "present.ts", "routes.ts", "jobs.ts", "emails.ts"]);
const drawers = new Set(["utils", "util", "helpers", "helper", "common", "misc", "lib", "shared", "index"]);
const top_folders = new Set([
  "contract",
  "platform",
  "ui",
  "client",
  "schema",
  "features",
  "server",
  "pages",
  "commands",
]);
const top_files = /^(root\.tsx|routes\.ts|entry\.(client|server)\.tsx|[a-z-]+\.d\.ts)$/;

const store_file = /^store(-[a-z0-9]+)*\.ts$/;

const renderer_file = /^render(-[a-z0-9]+)+\.tsx$/;

/** Use cases are named verb-noun. */
const use_case_file = /^[a-z]+(-[a-z0-9]+)+\.ts$/;

export function structureProblems(files: SourceFile[]): string[] {
  return [
    ...files.flatMap(({ path }) =>
      [...nameProblems(path), ...locationProblems(path)].map((text) => `${path}: ${text}`),
    ),
    ...files
      .filter(({ lines }) => lines > lines_max)
      .map(({ path, lines }) => `${path}: ${lines} lines, ceiling ${lines_max}`),
  ];
}

function nameProblems(path: string): string[] {
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  const words = [...parts.slice(0, -1), name.replace(/\..*$/, "")];
  const drawer = words.find((word) => drawers.has(word));
  if (drawer) return [`"${drawer}" says nothing about what is inside`];
  const stray = words.find((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word));
  return stray === undefined ? [] : [`"${stray}" is not kebab-case`];
}

function locationProblems(path: string): string[] {
  const [top, area = "", ...rest] = path.split("/");
  if (top !== "src") return [];
  if (rest.length === 0) return top_files.test(area) ? [] : ["this file does not belong at the top of src"];
  if (!top_folders.has(area)) return [`"${area}" is no layer of the project`];
  return area === "features" ? featureProblems(rest) : [];
}

function featureProblems([noun = "", ...rest]: string[]): string[] {
  if (!features.some((name) => name === noun)) return [`"${noun}" is not in the declared order of features`];
  if (rest[0] === "web" && rest.length > 1) return [];
  const name = rest.at(-1) ?? "";
  if (machinery.has(name) || store_file.test(name) || renderer_file.test(name) || /\.test\.tsx?$/.test(name)) return [];
  if (use_case_file.test(name)) return [];
  return [`a feature holds ${[...machinery].join(", ")}, store-noun.ts and use cases named verb-noun.ts`];
}

export function layersOf(files: SourceFile[]): { name: string; files: number; lines: number }[] {
  const rooms: [string, RegExp][] = [
    ["3 server", /^src\/(server\/|[^/]+$)/],
    ["3 commands", /^src\/commands\//],
    ["3 pages", /^src\/pages\//],
    ...features.toReversed().map((noun): [string, RegExp] => [`2 ${noun}`, new RegExp(`^src/features/${noun}/`)]),
    ["1 client", /^src\/client\//],
    ["1 ui", /^src\/ui\//],
    ["1 platform", /^src\/platform\//],
    ["1 schema", /^src\/schema\//],
    ["0 contract", /^src\/contract\//],
  ];
  return rooms.map(([name, pattern]) => {
    const own = files.filter(({ path }) => pattern.test(path) && !isTest(path));
    return { name, files: own.length, lines: own.reduce((sum, { lines }) => sum + lines, 0) };
  });
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("test/");
}
