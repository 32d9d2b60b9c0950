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
  /[\\/]src[\\/]((ui|client|app[\\/]web[\\/](compare|home|profile|trust)|features[\\/](listings|accounts|places)[\\/]web)[\\/].*|app[\\/]web[\\/][a-z-]+|.*[\\/](trust-tier|quote|mosaic|video-grid|endorsed-by|free-dates|enquiry-dialog|hero|shortlist))(\.module)?\.css$/;

/** What is shared by pages of people who are signed in, and needed by no public page. */
const signedIn =
  /[\\/]src[\\/](client[\\/](list[\\/]|live-events|event-stream|(up|down)load|save-file|fetch-file)|contract[\\/](conversations|media|quotes)[\\/]words|contract[\\/](quotes[\\/]say-due|moments)\.|ui[\\/](form-part|page-head|progress-bar|segments|switch)\.|features[\\/](audit|conversations|quotes)[\\/]web[\\/](?!phone-ways))/;

/** A few files a page instead of a hundred. */
const groups = [
  { name: "framework", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: (id: string) => (publicStyles.test(id) ? "styles" : "more-styles"),
    test: /[\\/]src[\\/].*\.css$/,
    priority: 1,
  },
  { name: (id: string) => (signedIn.test(id) ? "workspace" : "shared"), test: ours, minShareCount: 5, priority: 1 },
  // icons and helpers: a request for each costs more than to fetch all of them
  {
    name: "small",
    test: (id: string) => ours.test(id) && !signedIn.test(id),
    minShareCount: 2,
    maxModuleSize: 500,
  },
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
