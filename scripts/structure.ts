import { features } from "./layers.ts";

export interface SourceFile {
  path: string;
  lines: number;
}

export const lines_max = 300;
/** Limits for the median and the 90th percentile of file lengths; tests are not counted. */
const median_max = 60;
const p90_max = 230;

const machinery = new Set(["rules.ts", "store.ts", "present.ts", "routes.ts", "jobs.ts", "emails.ts", "mail.ts"]);
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

/** The first words of use cases. A new verb may be added; a noun may not. */
const verbs = new Set(
  (
    "accept add announce answer append apply approve ask assert assign authenticate award begin block browse build bulk " +
    "calculate cancel change check choose claim clean clear close compare compute confirm consume copy count create credit crop cut " +
    "correct decide decline define delete deliver demote describe discard drop edit end enqueue enrol ensure enter erase exchange expire export fetch fill find " +
    "finish forget gather get give grant group hand handle hash hide hold identify impersonate import invite issue join judge keep lapse limit link list load lock " +
    "log look make mark match measure merge move name note notify open order pick prepare present preview promote prove prune publish " +
    "purge put queue raise rank rate read rebuild receive recompute record redeem refresh refuse register reject release remind " +
    "remember remove rename render renew reorder replace report request require resend reset resize resolve restore retry revoke rotate " +
    "save schedule score search seed select send set share show sign sort spend split start stop submit suggest suspend " +
    "summarise sweep switch sync take tally tell touch track try unpublish update upload verify view visit warn watch withdraw write"
  ).split(" "),
);

export function structureProblems(files: SourceFile[]): string[] {
  return [
    ...files.flatMap(({ path }) => [...nameProblems(path), ...placeProblems(path)].map((text) => `${path}: ${text}`)),
    ...files
      .filter(({ lines }) => lines > lines_max)
      .map(({ path, lines }) => `${path}: ${lines} lines, ceiling ${lines_max}`),
  ];
}

export function sizeProblems(files: SourceFile[]): string[] {
  const { median, p90 } = sizesOf(files);
  return [
    ...(median > median_max ? [`half of the files are longer than ${median} lines, ceiling ${median_max}`] : []),
    ...(p90 > p90_max ? [`a tenth of the files are longer than ${p90} lines, ceiling ${p90_max}`] : []),
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

function placeProblems(path: string): string[] {
  const [top, area = "", ...rest] = path.split("/");
  if (top !== "src") return [];
  if (rest.length === 0) return top_files.test(area) ? [] : ["no such file stands at the top of src"];
  if (!top_folders.has(area)) return [`"${area}" is no layer of the project`];
  return area === "features" ? featureProblems(rest) : [];
}

function featureProblems([noun = "", ...rest]: string[]): string[] {
  if (!features.some((name) => name === noun)) return [`"${noun}" is not in the declared order of features`];
  const [name = "", ...below] = rest;
  if (below.length > 0) return name === "web" ? [] : ["a feature holds no folder but web/"];
  if (machinery.has(name) || store_file.test(name) || renderer_file.test(name) || /\.test\.tsx?$/.test(name)) return [];
  const [, verb = ""] = /^([a-z]+)(?:-[a-z0-9]+)+\.ts$/.exec(name) ?? [];
  if (verbs.has(verb)) return [];
  return [
    `a feature holds ${[...machinery].join(", ")}, store-noun.ts and use cases named verb-noun.ts (verbs: scripts/structure.ts)`,
  ];
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

export function sizesOf(files: SourceFile[]): { median: number; p90: number; longest: number } {
  const sizes = files
    .filter(({ path }) => !isTest(path))
    .map(({ lines }) => lines)
    .toSorted((a, b) => a - b);
  const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0;
  return { median: at(0.5), p90: at(0.9), longest: Math.max(0, ...files.map(({ lines }) => lines)) };
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("test/");
}
