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

/** A few files instead of fifty: the framework, what most pages share, and each page's own. */
const chunks = [
  { name: "framework", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: "kit",
    test: /[\\/]src[\\/](ui|contract|app[\\/]web)[\\/]|lucide-react|src[\\/]features[\\/]accounts[\\/]web/,
    minShareCount: 2,
    priority: 1,
  },
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
