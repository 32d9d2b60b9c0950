import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Fails the build when machinery or a store would land in the browser (docs/architecture.md). */
function serverStaysHome(): Plugin {
  const forbidden = /\/src\/(platform|schema)\/|\/src\/features\/[^/]+\/(store|routes|jobs|mail)\.tsx?$|\/src\/app\/(?!web\/)/;
  return {
    name: "server-stays-home",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (renderedLength > 0 && forbidden.test(id)) this.error(`${id} belongs to the server but is in the browser's ${chunk.fileName}`);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), serverStaysHome()],
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    // The server's bundle is the whole program.
    ssr: { build: { rollupOptions: { input: "./src/app/main.ts" } } },
  },
});
