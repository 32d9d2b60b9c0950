import { reactRouter } from "@react-router/dev/vite";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";

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

/** What Vite makes of `(await import("./part.ts")).part`: a function that hands on the wanted names and nothing else. */
const handedOn = /async\(\)=>\{let(\{[^{}]*\})=await\(?(import\("[^"]*"\))\)?;return\1\}/g;

/**
 * Has terser go over what the bundler's own minifier left: 2 % less of every script. Whoever fetches a part takes its names
 * from the module itself. The names of the files are made from what comes before, which decides what comes after.
 */
function squeezeScripts(): Plugin {
  const options = {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    format: { comments: false },
  } as const;
  return {
    name: "squeeze-scripts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk")
            chunk.code = ((await minify(chunk.code, options)).code ?? chunk.code).replaceAll(handedOn, "()=>$2");
      },
    },
  };
}

/** An address without a parameter is its text from the build on: `href("/providers")` weighs what `"/providers"` does. */
function foldHrefs(): Plugin {
  return {
    name: "fold-hrefs",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /\bhref\("/ },
      handler: (code) => ({ code: code.replaceAll(/\bhref\(("\/[^":*]*")\)/g, "$1"), map: null }),
    },
  };
}

/** The pages that anyone may open first, and what stands around them. A new public page is added here. */
const firstPages =
  /[\\/](root|entry\.client|(home|browse|old-directory|provider|bulk-contact|privacy|terms|not-found)-page)\.tsx/;

/** Where people sign in or register. */
const entryPages =
  /[\\/]((couple-)?(login|register)|forgot-password|reset-password|confirm-email|confirm-enquiry|your-enquiry|unsubscribe)-page\.tsx/;

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The pages of a kind that need a module from the start, not only once something is pressed. */
function pagesOf(kind: RegExp, id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...new Set([...seen].flatMap((each) => kind.exec(each)?.[1] ?? []))];
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

/** What every page has from its first moment: a part that is fetched later need not name it. */
const alwaysThere = /[\\/](framework|rolldown-runtime|kit|log-out)-[^\\/]+$/;

/** Seen by few: what it needs is fetched after it, since every visitor of a list would carry the names. */
const seldom = /[\\/]own-card-[^\\/]+$/;

/** A few files instead of fifty: the framework, what first pages share, icons, and what the other pages share. */
const chunks = [
  { name: "framework", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 7 },
  kits(/^kit$/, 6),
  kits(/^list-kit$/, 5),
  // the browse page whole, with what it shares with none: in one it packs better, and only the older directory carries more
  { ...kits(/^browse-kit$/, 4), minShareCount: 1 },
  kits(/./, 4),
  // icons and sentences apart from the dashboard, so that whoever shows one of the dashboard's doesn't fetch it
  { name: "icons", test: /[\\/]node_modules[\\/]lucide[\\/]/, minShareCount: 2, priority: 3 },
  {
    name: (id: string, graph: ModuleGraph) => (pagesOf(entryPages, id, graph).length > 0 ? "entry" : null),
    debugName: "entry",
    test: parts,
    minShareCount: 2,
    priority: 2,
  },
  // what opens over a page, apart from the dashboard
  {
    name: "dialog",
    test: /[\\/]src[\\/]ui[\\/](dialog|use-swipe-down|segments|switch)\./,
    minShareCount: 2,
    priority: 3,
  },
  // what maps share with others, so that a list's map doesn't fetch the dashboard
  {
    name: "map-kit",
    test: /[\\/]src[\\/]contract[\\/]places[\\/](mercator|outline)\./,
    minShareCount: 2,
    priority: 3,
  },
  // what a map, what is unread on every page, and others ask calls with, apart from the dashboard
  {
    name: "answers",
    test: /[\\/]src[\\/](client[\\/](use-answer|address-of|use-fetched)|contract[\\/]conversations[\\/]count-words)\.ts/,
    minShareCount: 2,
    priority: 4,
  },
  // what every page fetches when somebody logs out
  { name: "log-out", test: /[\\/]src[\\/]client[\\/](log-out|forget-typed)\.ts/, priority: 4 },
  // one file for what the pages of conversations share: the list of all pages, which first visits carry, names each file of each
  {
    name: "talk",
    test: /[\\/]src[\\/]features[\\/](conversations|quotes)[\\/]web[\\/](?!.*-page\.tsx|sent-when|phone-ways)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "words",
    test: /[\\/]src[\\/]contract[\\/]([a-z-]+-messages|[a-z]+[\\/]words)\.ts/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "dashboard",
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

export default defineConfig({
  plugins: [foldHrefs(), reactRouter(), serverStaysHome(), squeezeScripts()],
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
      build: { rolldownOptions: { input: "./src/app/main.ts", output: { assetFileNames: named.assetFileNames } } },
    },
  },
});
