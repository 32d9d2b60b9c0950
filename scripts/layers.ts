/** A feature may import only earlier ones, so there are no cycles (docs/architecture.md). */
export const features = [
  "audit",
  "settings",
  "emails",
  "security",
  "health",
  "complaints",
  "categories",
  "places",
  "accounts",
  "trust",
  "providers",
  "calendars",
  "listings",
  "media",
  "endorsements",
  "badges",
  "verifications",
  "couples",
  "weddings",
  "favourites",
  "conversations",
  "enquiries",
  "quotes",
  "budget",
  "plan",
  "imports",
  "invitations",
  "impersonation",
] as const;

export interface Import {
  /** As written in the source. */
  specifier: string;
  /** "type" disappears when types are stripped; "lazy" is `import()`. */
  kind: "value" | "type" | "lazy";
}

export interface Module {
  path: string;
  imports: Import[];
}

export interface Facts {
  modules: Module[];
  /** All existing files: a relative import must name its file's extension. */
  files: ReadonlySet<string>;
  /** The modules in src/routes.ts: only their loaders and actions may call use cases. */
  pages: ReadonlySet<string>;
}

interface Place {
  path: string;
  layer: 0 | 1 | 2 | 3 | "outside";
  /** contract, platform, ui, client, schema, server, pages, commands, face, a feature, or a top-level folder. */
  area: string;
  isWeb: boolean;
  file: string;
}

const loader_machinery = new Set([
  "src/platform/http/page.ts",
  "src/platform/http/cached-page.ts",
  "src/platform/http/listed-answer.ts",
  "src/platform/refusal.ts",
]);
/** The folders that put features together. */
const composition = new Set(["server", "pages", "commands"]);
const machinery = new Set(["present", "routes", "jobs", "emails"]);

/** One sentence per forbidden import, naming both files. */
export function layerProblems(facts: Facts): string[] {
  return facts.modules.flatMap((module) =>
    isTest(module.path) ? [] : module.imports.flatMap((entry) => problemOf(facts, placeOf(module.path), entry)),
  );
}

function problemOf(facts: Facts, from: Place, entry: Import): string[] {
  const to = resolve(from.path, entry.specifier);
  const complaint = to === undefined ? packageComplaint(from, entry) : fileComplaint(facts, from, to, entry);
  return complaint === undefined ? [] : [`${from.path}: ${complaint}`];
}

function packageComplaint(from: Place, { specifier }: Import): string | undefined {
  if (from.area === "contract" && !/^zod(\/|$)/.test(specifier)) {
    return `the contract imports zod and itself, not "${specifier}"`;
  }
  if ((from.isWeb || from.area === "ui") && specifier.startsWith("node:")) {
    return `"${specifier}" does not exist in a browser`;
  }
  return undefined;
}

function fileComplaint(facts: Facts, from: Place, path: string, entry: Import): string | undefined {
  if (isGenerated(path)) return undefined;
  if (!facts.files.has(path)) return `"${entry.specifier}" names no file (imports carry their ending)`;
  const to = placeOf(path);
  return (
    testComplaint(to) ??
    layerComplaint(from, to) ??
    storeComplaint(from, to) ??
    featureComplaint(from, to) ??
    webComplaint(facts, from, to, entry) ??
    nativeComplaint(from, to, entry)
  );
}

/** The product must not depend on the lab. */
export function labProblems(path: string, text: string): string[] {
  if (path.startsWith("lab/") || !/\bfrom "(?:\.\.?\/)+lab\//.test(text)) return [];
  return [`${path}: nothing outside of lab imports it`];
}

/** The embedded database needs fsync (decision 024). */
const reaches_inside = "src/platform/storage/durable-folder.ts";

/** Libraries are used by their types, without casts (decision 025). */
export function insideProblems(path: string, text: string): string[] {
  if (path === reaches_inside || /\.test\.tsx?$/.test(path) || !/^(src|seed|scripts)\/|^vite\.config\.ts$/.test(path))
    return [];
  return /\bas unknown as \{|\w\._[a-z]\w*|\["_[a-z]\w*"\]/.test(text)
    ? [`${path}: reaches into a library's private fields`]
    : [];
}

function testComplaint(to: Place): string | undefined {
  return isTest(to.path) || to.area === "test" ? `${to.path} belongs to the tests` : undefined;
}

function layerComplaint(from: Place, to: Place): string | undefined {
  if (from.layer === "outside") return undefined;
  if (to.layer === "outside") {
    return from.layer === 3 && to.area === "seed" ? undefined : `${to.path} is outside src`;
  }
  if (to.layer > from.layer) return `${to.path} is on layer ${to.layer}, above layer ${from.layer}`;
  const isClientOnKit = from.area === "client" && to.area === "ui";
  if (from.layer === 1 && to.layer === 1 && from.area !== to.area && !isClientOnKit) {
    return `${from.area} and ${to.area} are side by side and must not import each other (${to.path})`;
  }
  return undefined;
}

/** Only a store may use another feature's store, and only an earlier feature's. */
function storeComplaint(from: Place, to: Place): string | undefined {
  const isForeign = to.layer === 2 && from.area !== to.area && from.layer !== "outside";
  return isForeign && isStore(to) && !isStore(from) ? `${to.path} is for the feature ${to.area} alone` : undefined;
}

function featureComplaint(from: Place, to: Place): string | undefined {
  if (from.layer !== 2 || to.layer !== 2 || from.area === to.area) return undefined;
  if (orderOf(to) > orderOf(from)) return `${to.path} belongs to a later feature than ${from.area}`;
  if (to.isWeb) return from.isWeb ? undefined : `${to.path} is for pages, not for the inside of ${from.area}`;
  if (isMachinery(to) && !isStore(to)) return `of another feature only use cases and rules may be used, not ${to.path}`;
  return undefined;
}

/** Only loaders and actions may import server code: the build removes them for browsers. */
function webComplaint({ pages }: Facts, from: Place, to: Place, { kind }: Import): string | undefined {
  const isForPages = to.area === from.area || to.area === "client";
  if (from.layer === 2 && !from.isWeb && to.isWeb && isForPages) return `${to.path} is for pages only`;
  const isPage = pages.has(from.path);
  const isHome = !from.isWeb && !isCalls(from.path);
  if (isSchema(to.path) && kind !== "type" && !isHome && !isPage)
    return `${to.path} and its library stay on the server`;
  if (!from.isWeb || to.area === "contract" || to.area === "ui" || to.isWeb) return undefined;
  if (loader_machinery.has(to.path) && (isPage || kind === "type")) return undefined;
  if (isPage && to.area === "platform" && kind === "type") return undefined;
  if (to.layer === 1 || isMachinery(to)) return `page code may not import ${to.path}`;
  if (isPage || to.file === "rules" || kind === "type") return undefined;
  return `only a page named in src/routes.ts may call ${to.path}`;
}

function nativeComplaint(from: Place, to: Place, { kind }: Import): string | undefined {
  const mustRunNatively =
    from.path.endsWith(".ts") && (from.layer === 0 || from.layer === 1 || from.layer === 2) && !from.isWeb;
  if (!mustRunNatively || from.area === "ui" || kind !== "value" || !to.path.endsWith(".tsx")) return undefined;
  return `a .ts file runs in Node as it is and cannot load ${to.path}; use import() where Vite runs it`;
}

function placeOf(path: string): Place {
  const parts = path.split("/");
  const outside: Place = { path, layer: "outside", area: parts[0] ?? "", isWeb: false, file: "" };
  if (parts[0] !== "src") return outside;
  const [, area = "", noun = ""] = parts;
  if (parts.length === 2) return { ...outside, layer: 3, area: "face" };
  if (area === "contract") return { ...outside, layer: 0, area };
  if (area === "features") {
    const isWeb = parts[3] === "web" && parts.length > 4;
    return { path, layer: 2, area: noun, isWeb, file: isWeb ? "" : baseName(path) };
  }
  const isWeb = area === "client" || area === "pages";
  return { ...outside, layer: composition.has(area) ? 3 : 1, area, isWeb };
}

/** Undefined for a package; otherwise a path from the project's root, without `?query`. */
function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".") && !specifier.startsWith("/")) return undefined;
  const parts = from.split("/").slice(0, -1);
  for (const step of specifier.replace(/\?.*$/, "").split("/")) {
    if (step === "..") parts.pop();
    else if (step !== "." && step !== "") parts.push(step);
  }
  return parts.join("/");
}

function baseName(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
}

function orderOf({ area }: Place): number {
  return features.findIndex((name) => name === area);
}

function isMachinery(place: Place): boolean {
  return machinery.has(place.file) || isStore(place);
}

function isStore({ layer, isWeb, file }: Place): boolean {
  return layer === 2 && !isWeb && /^store(-|$)/.test(file);
}

function isCalls(path: string): boolean {
  return /^src\/contract\/[^/]+\/calls\.ts$/.test(path);
}

function isSchema(path: string): boolean {
  return /^src\/contract\/[^/]+\/([a-z-]+-)?schema\.ts$/.test(path);
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** React Router writes page types into `+types`. */
function isGenerated(path: string): boolean {
  return path.includes("/+types/");
}
