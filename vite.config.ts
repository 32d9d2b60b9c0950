import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Fails the build when machinery, a store or the schema library would land in the browser (docs/architecture.md). */
function serverStaysHome(): Plugin {
  const forbidden =
    /\/src\/(platform|schema)\/|\/src\/contract\/[^/]+\/([a-z-]+-)?schema\.ts$|\/node_modules\/zod\/|\/src\/features\/[^/]+\/(?!web\/)([a-z-]+\/)?(store(-[a-z-]+)?|routes|jobs|mail)\.tsx?$|\/src\/(server|commands)\//;
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

const ours =
  /[\\/]src[\\/](ui|contract|client|pages|features[\\/][a-z]+[\\/]web)[\\/]|[\\/]node_modules[\\/]lucide[\\/]/;

/** What public pages look like, with what `shared` has of others; the rest of the styles is one more file. */
const publicStyles =
  /[\\/]src[\\/]((ui|client|pages[\\/](frame|home|profile|trust)|features[\\/](listings|accounts|places)[\\/]web)[\\/].*|pages[\\/][a-z-]+|.*[\\/](trust-tier|quote|mosaic|video-grid|endorsed-by|free-dates|enquiry-dialog|hero|shortlist))(\.module)?\.css$/;

/** What is not for all pages, by the file in which those that need it get it. */
const parts = {
  framework: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  styles: publicStyles,
  // only one page shows the comparison table
  "more-styles": /[\\/]src[\\/](?!pages[\\/]compare[\\/]).*\.css$/,
  frame: /[\\/]node_modules[\\/]lucide[\\/]|pages.frame.(error-page|last-list)|favourites.web.guest-hearts/,
  workspace:
    /[\\/]src[\\/](client[\\/]((call|form|session)[\\/])?(event-stream|fetch(-file|ed)|form-dialog|leave-dialog|live-events|page-number|save-file|(up|down)load|use-(arrivals|guard|leave)|waiting)|contract[\\/](budget[\\/]format|conversations[\\/](calls|limits)|media|(dashboard-messages|moments)\.)|ui[\\/]([a-z]+[\\/])?(form-section|late-frame|page-head|progress-bar|segments|switch|use-(drop|focus-held))|pages.frame.workspace-header|features[\\/]conversations[\\/]web[\\/]([a-z]+[\\/])?(sent|status|wedding-summary))/,
  visitors:
    /[\\/]src[\\/](client[\\/](form[\\/])?(use-(initial-query|venue|wedding-date)|privacy)|contract[\\/](couple-messages|format-dates|listings[\\/]filter-steps|places|providers[\\/](facts|price-labels))|ui[\\/]([a-z]+[\\/])?(honeypot|prose|stars|steps)|features[\\/]((badges|places)[\\/]web|listings[\\/]web[\\/]([a-z]+[\\/])?(bulk-contact|card-|date|form(?!at-(category|total))|gradient|kind|pick|price|provider|road)))/,
  hearts: /[\\/]src[\\/](contract[\\/]favourites|features[\\/](favourites|enquiries.web.written)|ui.overlay.share)/,
  admin: /[\\/]src.(client.(list|proof.(?!with))|pages.admin.actions|contract.(admin|news)|ui.data.figures)/,
  terms:
    /[\\/]src[\\/](contract[\\/]quotes[\\/](describe|legal|te|totals)|features[\\/]quotes[\\/]web[\\/]quote-(line-items|s|t))/,
  quotes: /[\\/]src[\\/](contract[\\/]quotes[\\/]limits|features[\\/]quotes[\\/])/,
};
const partOf = (id: string) => Object.entries(parts).find(([, test]) => test.test(id))?.[0] ?? "shared";
const only = (names: RegExp) => (id: string) => (names.test(partOf(id)) ? partOf(id) : null);
/** A few files a page instead of a hundred. What a group takes brings all that it imports, so that `shared` comes before what needs it. */
const groups = [
  { name: only(/framework|styles/), priority: 4 },
  { name: only(/shared/), test: ours, minShareCount: 5, priority: 3 },
  { name: only(/frame|workspace/), test: ours, minShareCount: 2, priority: 2 },
  { name: only(/visitors|hearts|admin|quotes|terms/), test: ours, minShareCount: 4, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter(), serverStaysHome()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    client: {
      // found before the first page is asked for: a page whose libraries are packed anew while it loads stays dead
      optimizeDeps: { entries: ["src/*.tsx", "src/{ui,client,pages,**/web}/**/*.{ts,tsx}", "!**/*.test.*"] },
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    // The server's bundle is the whole program.
    ssr: { build: { rolldownOptions: { input: "./src/server/main.ts" } } },
  },
});
