import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Fails the build when machinery or a store would land in the browser (docs/architecture.md). */
function serverStaysHome(): Plugin {
  const forbidden =
    /\/src\/(platform|schema)\/|\/src\/features\/[^/]+\/(store|routes|jobs|mail)\.tsx?$|\/src\/app\/(?!web\/)/;
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
const firstPages = /[\\/](root|(home|browse|old-directory|provider|bulk-contact|privacy|terms|not-found)-page)\.tsx/;

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The first pages that need a module from the start, not only once something is pressed. */
function firstPagesOf(id: string, graph: ModuleGraph): string[] {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...new Set([...seen].flatMap((each) => firstPages.exec(each)?.[1] ?? []))];
}

/** Which first pages share a module: "all" for several of them, or the one that needs it; null for none. */
function sharersOf(id: string, graph: ModuleGraph): string | null {
  const [page, another] = firstPagesOf(id, graph);
  return another !== undefined || page === "root" ? "all" : (page ?? null);
}

/** What may be shared by all: the kit, the icons, the session, and what every picture of a provider shows. */
const everywhere = new RegExp(
  [
    String.raw`[\\/]src[\\/](ui|contract|app[\\/]web|features[\\/]accounts[\\/]web)[\\/]`,
    String.raw`[\\/]src[\\/]features[\\/]providers[\\/]web[\\/](trust-tier|tier-stars|price-range|gradient-for)\.`,
    String.raw`node_modules[\\/]lucide[\\/]`,
    "preload-helper",
  ].join("|"),
);
const parts = /[\\/]src[\\/](ui|contract|app[\\/]web|features[\\/][a-z]+[\\/]web)[\\/]|node_modules[\\/]lucide[\\/]/;

/** A few files instead of fifty: the framework, what first pages share, what else is shared, and each page's own. */
const chunks = [
  { name: "framework", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
  {
    name: (id: string, graph: ModuleGraph) => (sharersOf(id, graph) === "all" ? "kit" : null),
    debugName: "kit",
    test: everywhere,
    minShareCount: 2,
    priority: 3,
  },
  {
    name(id: string, graph: ModuleGraph) {
      const page = sharersOf(id, graph);
      return page === null || page === "all" ? null : `${page}-kit`;
    },
    debugName: "page-kit",
    test: parts,
    minShareCount: 2,
    priority: 2,
  },
  { name: "desk", test: everywhere, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter(), serverStaysHome()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The server's bundle is the whole program.
    ssr: { build: { rolldownOptions: { input: "./src/app/main.ts" } } },
  },
});
