import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { leanRouter } from "./scripts/lean-router/lean-router.ts";
import { foldHrefs, keepServerNarrow, squeezeScripts } from "./scripts/rewrite-scripts.ts";

/** Fails the build when machinery, a store or the schema library would land in the browser (docs/architecture.md). */
function serverStaysHome(): Plugin {
  const forbidden =
    /\/src\/(platform|schema)\/|\/src\/contract\/[^/]+\/([a-z-]+-)?shapes\.ts$|\/node_modules\/zod\/|\/src\/features\/[^/]+\/(store(-[a-z-]+)?|routes|jobs|mail)\.tsx?$|\/src\/app\/(?!web\/)/;
  return {
    name: "server-stays-home",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (renderedLength > 0 && forbidden.test(id))
            this.error(`${id} belongs to the server but is in the browser's ${chunk.fileName}`);
        }
      }
    },
  };
}

/** The pages that anyone may open first, and what stands around them. A new public page is added here. */
const firstPages =
  /[\\/](root|entry\.client|(home|browse|old-directory|provider|bulk-contact|privacy|terms|not-found)-page)\.tsx/;

/** Where people sign in or register. */
const entryPages =
  /[\\/]((couple-)?(login|register)|forgot-password|reset-password|confirm-email|confirm-enquiry|your-enquiry|unsubscribe)-page\.tsx/;

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

/** A module and all that need it from the start, not only once something is pressed. */
function neededBy(id: string, graph: ModuleGraph): Set<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return seen;
}

/** The pages of a kind that need a module from the start. */
function pagesOf(kind: RegExp, id: string, graph: ModuleGraph): string[] {
  return [...new Set([...neededBy(id, graph)].flatMap((each) => kind.exec(each)?.[1] ?? []))];
}

/** What first pages fetch for those alone who have the dashboard already. */
const ownersParts = /[\\/](owner|admin|peer)-parts\.tsx|[\\/]own-card\.tsx/;

/** Whether a part needs the module that first pages fetch once a visitor asks for it. */
function isOfVisitorsPart(id: string, graph: ModuleGraph): boolean {
  return [...neededBy(id, graph)].some(
    (each) =>
      !ownersParts.test(each) &&
      graph.getModuleInfo(each)?.dynamicImporters.some((page) => pagesOf(firstPages, page, graph).length > 0),
  );
}

/**
 * The chunk of what first pages share: `kit` for what most of them need, or the profile and another; `list-kit` for what
 * the front page shares with the rest; and so on. So the profile, which has the most code of its own, carries nothing
 * for the others, and the front page nothing for those after it. What a single page shares with parts that are fetched
 * later is that page's kit. Null for what no first page needs.
 */
function kitOf(id: string, graph: ModuleGraph): string | null {
  const pages = pagesOf(firstPages, id, graph);
  const [page, another] = pages;
  const includes = (...names: string[]) => names.some((name) => pages.includes(name));
  if (page === undefined) return null;
  if (includes("root", "entry.client") || pages.length > 4) return "kit";
  if (another === undefined) return `${page.replace("-page", "")}-kit`;
  if (includes("provider-page")) return "kit";
  if (includes("home-page", "bulk-contact-page")) return "list-kit";
  return includes("browse-page") ? "browse-kit" : "rest-kit";
}

/** Everything of the browser's that may be shared. */
const parts =
  /[\\/]src[\\/](ui|contract|client|app[\\/]web|features[\\/][a-z]+[\\/]web)[\\/]|node_modules[\\/]lucide[\\/]|preload-helper/;

/** The kits of these names. A chunk takes along what its modules need and none of a higher priority has. */
function kits(wanted: RegExp, priority: number) {
  return {
    name(id: string, graph: ModuleGraph) {
      const name = kitOf(id, graph);
      return name !== null && wanted.test(name) ? name : null;
    },
    debugName: String(wanted),
    test: parts,
    minShareCount: 2,
    priority,
  };
}

/** The sentences and labels of a feature. */
const words = /[\\/]src[\\/]contract[\\/]([a-z-]+-messages|[a-z]+[\\/][a-z-]*words)\.ts/;

/** What visitors' parts need besides the kits: what they say, and what they ask calls with. The page on which many are asked carries few of the sentences. */
const visitorsParts = {
  name(id: string, graph: ModuleGraph) {
    const kit = kitOf(id, graph);
    if ((kit !== null && kit !== "bulk-contact-kit") || !isOfVisitorsPart(id, graph)) return null;
    if (!words.test(id)) return "opened";
    return kit === null ? "said" : "asked";
  },
  debugName: "visitors' parts",
  test: new RegExp(
    `${words.source}|[\\\\/]src[\\\\/](client[\\\\/](?!form|draft)|ui[\\\\/](skeleton|may-play|banner)|app[\\\\/]web[\\\\/]use-reach|features[\\\\/]listings[\\\\/]web[\\\\/](other|venue-offer))`,
  ),
  minShareCount: 2,
  priority: 5,
};

/** The name of a chunk for what pages share and visitors' parts don't need. */
function apart(name: string) {
  return (id: string, graph: ModuleGraph) => (isOfVisitorsPart(id, graph) ? null : name);
}

/** What every page has from its first moment: a part that is fetched later need not name it. */
const alwaysThere = /[\\/](framework|rolldown-runtime|kit|log-out)-[^\\/]+$/;

/** Seen by few: what it needs is fetched after it, since every visitor of a list would carry the names. */
const seldom = /[\\/]own-card-[^\\/]+$/;

/** A few files instead of fifty: the framework, what first pages share, icons, and what the other pages share. */
const chunks = [
  { name: "framework", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 9 },
  kits(/^kit$/, 8),
  kits(/^list-kit$/, 7),
  // the browse page whole, with what it shares with none: in one it packs better, and only the older directory carries more
  { ...kits(/^browse-kit$/, 6), minShareCount: 1 },
  kits(/^(?!bulk-contact)/, 6),
  // whoever opens a visitor's part fetches nothing of the dashboard
  visitorsParts,
  // what shows a picture large
  { name: "lightbox", test: /[\\/](yet-another-react-lightbox[\\/]|lightbox-viewer\.)/, minShareCount: 2, priority: 5 },
  // a field alone, with which a page by place begins
  { name: "field", test: /[\\/]src[\\/]ui[\\/]field\./, minShareCount: 2, priority: 5 },
  kits(/./, 4),
  // icons and sentences apart from the dashboard, so that whoever shows one of the dashboard's doesn't fetch it
  { name: "icons", test: /[\\/]node_modules[\\/]lucide[\\/]/, minShareCount: 2, priority: 3 },
  {
    name: (id: string, graph: ModuleGraph) =>
      pagesOf(entryPages, id, graph).length > 0 && !isOfVisitorsPart(id, graph) ? "entry" : null,
    debugName: "entry",
    test: parts,
    minShareCount: 2,
    priority: 2,
  },
  // what opens over a page, apart from the dashboard
  {
    name: "dialog",
    test: /[\\/]src[\\/]ui[\\/](dialog|use-swipe-down)\./,
    minShareCount: 2,
    priority: 3,
  },
  // what a list is filtered with
  { name: "choices", test: /[\\/]src[\\/]ui[\\/](segments|switch)\./, minShareCount: 2, priority: 3 },
  // what maps share with others, so that a list's map doesn't fetch the dashboard
  {
    name: "map-kit",
    test: /[\\/]src[\\/]contract[\\/]places[\\/](mercator|outline)\./,
    minShareCount: 2,
    priority: 3,
  },
  // what every page fetches when somebody logs out
  { name: "log-out", test: /[\\/]src[\\/]client[\\/](log-out|forget-typed)\.ts/, priority: 6 },
  // one file for what the pages of conversations share: the list of all pages, which first visits carry, names each file of each
  {
    name: apart("talk"),
    debugName: "talk",
    test: /[\\/]src[\\/]features[\\/](conversations|quotes)[\\/]web[\\/](?!.*-page\.tsx|sent-when|phone-ways)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "words",
    test: words,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: apart("dashboard"),
    debugName: "dashboard",
    test: /[\\/]src[\\/](ui|contract|client|app[\\/]web|features[\\/](accounts|audit)[\\/]web)[\\/]/,
    minShareCount: 2,
    priority: 0,
  },
];

/** Six or seven characters (36 or 42 bits) tell the versions of a file apart; the list of all pages, which first visits carry, has a hundred of them. */
const named = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:6][extname]",
};

/** Schemas, jobs with what reads their schedules, emails and calendars in and out, telephone numbers: the longest texts among what stands alone. */
const bundled = [
  "zod",
  "zod-openapi",
  "pg-boss",
  "cron-parser",
  "luxon",
  "rrule-temporal",
  "nodemailer",
  "smtp-server",
  "postal-mime",
  "ical.js",
  "libphonenumber-js",
];

/**
 * An engine keeps the text of what it loads: bundled, these have neither comments nor wide letters there, nor what nobody calls. In development Node
 * loads them itself: what Vite runs there must be modules, which not all of them are.
 */
function bundleLibraries(): Plugin {
  return {
    name: "bundle-libraries",
    apply: "build",
    configEnvironment: (name) => (name === "ssr" ? { resolve: { noExternal: bundled } } : undefined),
  };
}

export default defineConfig({
  plugins: [
    leanRouter(),
    foldHrefs(),
    reactRouter(),
    bundleLibraries(),
    serverStaysHome(),
    squeezeScripts(),
    keepServerNarrow(),
  ],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (file, needed) =>
        seldom.test(file) ? [] : needed.filter((each) => !alwaysThere.test(each)),
    },
  },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    client: {
      // found before the first page is asked for: a page whose libraries are packed anew while it loads stays dead
      optimizeDeps: { entries: ["src/*.tsx", "src/{ui,client,**/web}/**/*.{ts,tsx}", "!**/*.test.*"] },
      build: {
        rolldownOptions: {
          // a constant stands where it is used, so that a page carries none for others
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: { codeSplitting: { groups: chunks }, ...named },
        },
      },
    },
    // The server's bundle is the whole program.
    ssr: {
      build: {
        rolldownOptions: {
          input: "./src/app/main.ts",
          output: { assetFileNames: named.assetFileNames, comments: false },
        },
      },
    },
  },
});
