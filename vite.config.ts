import { reactRouter } from "@react-router/dev/vite";
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

/** Our own code and icons. */
const ours =
  /[\\/]src[\\/](ui|contract|client|app[\\/]web|features[\\/][a-z]+[\\/]web)[\\/]|[\\/]node_modules[\\/]lucide[\\/]/;

/** What public pages look like, with what `shared` has of others; the rest of the styles is one more file. */
const publicStyles =
  /[\\/]src[\\/]((ui|client|app[\\/]web[\\/](home|profile|trust)|features[\\/](listings|accounts|places)[\\/]web)[\\/].*|app[\\/]web[\\/][a-z-]+|.*[\\/](trust-tier|quote|mosaic|video-grid|endorsed-by|free-dates|enquiry-dialog|hero|shortlist))(\.module)?\.css$/;

/** Modules that only some pages share, by the file in which those pages get them. */
const parts = {
  visitors:
    /[\\/]src[\\/](client[\\/](take-query|use-(may-change|venue|wedding-date)|form[\\/]privacy)|contract[\\/](couple-messages|dates-in-words|filter-steps|places|price-labels)|ui[\\/](honeypot|prose|stars|steps)|features[\\/]((badges|places)[\\/]web|providers[\\/]web[\\/]t(ier|rust)|listings[\\/]web[\\/](ask|card|date|form|gradient|kind|pick|price|provider|road)))/,
  admin: /[\\/]src[\\/](client[\\/](admin[\\/](?!with-proof)|list)|contract[\\/](admin|news)|ui[\\/]figures)/,
  quotes: /[\\/]src[\\/](contract[\\/]quotes[\\/](?!booking|money|say-due)|features[\\/]quotes[\\/])/,
  workspace:
    /[\\/]src[\\/](client[\\/](event-stream|fetch-file|live-events|page-number|save-file|today|(up|down)load|use-(guard|leave))|contract[\\/](conversations|media)[\\/]|contract[\\/](dashboard-messages|moments)\.|ui[\\/](affix|data-table|form-part|late-frame|menu|page-head|progress-bar|segments|switch|use-(drop|focus-held))|features[\\/](audit|conversations)[\\/]web[\\/](?!phone-ways))/,
};
const partOf = (id: string) => Object.entries(parts).find(([, test]) => test.test(id))?.[0] ?? null;
const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/** A few files a page instead of a hundred. */
const groups = [
  {
    name: (id: string) => (framework.test(id) ? "framework" : publicStyles.test(id) ? "styles" : "more-styles"),
    // the table of the comparison is looked at on one page only
    test: (id: string) => framework.test(id) || /[\\/]src[\\/](?!app[\\/]web[\\/]compare[\\/]).*\.css$/.test(id),
    priority: 4,
  },
  // before the others: what a group takes brings all that it imports
  { name: (id: string) => (partOf(id) === null ? "shared" : null), test: ours, minShareCount: 5, priority: 3 },
  { name: partOf, test: ours, minShareCount: 4, priority: 2 },
  // a request for each costs more than to fetch all of them
  { name: "icons", test: /[\\/]node_modules[\\/]lucide[\\/]/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter(), serverStaysHome()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    client: {
      // found before the first page is asked for: a page whose libraries are packed anew while it loads stays dead
      optimizeDeps: { entries: ["src/*.tsx", "src/{ui,client,**/web}/**/*.{ts,tsx}", "!**/*.test.*"] },
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    // The server's bundle is the whole program.
    ssr: { build: { rolldownOptions: { input: "./src/app/main.ts" } } },
  },
});
