import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { cutFile, files } from "./cut.ts";
import { discovery } from "./discovery.ts";
import { fetchers } from "./fetchers.ts";
import { othersParts } from "./others-parts.ts";
import { transitions } from "./transitions.ts";

/** In this order: some begin or end where others are still there. */
const cuts = [...discovery, ...fetchers, ...transitions, ...othersParts];

/** The beginning of the SHA-256 of each file, as it was read when its cuts were chosen. */
const pins: Record<string, string> = {
  "index.js": "2a95a0c3bcd7c873",
  "lib/router/router.js": "c57a8a443062a135",
  "lib/dom-export/hydrated-router.js": "f47e9d0a894d63b3",
  "lib/components.js": "cbacca4ef1b85405",
  "lib/hooks.js": "815f4e1a09bdb3f2",
  "lib/dom/lib.js": "3fa62403d02a7d3b",
  "lib/dom/ssr/components.js": "c558f81af80558a3",
  "lib/dom/ssr/routes.js": "a61893177d6a9f78",
  "lib/dom/ssr/single-fetch.js": "b48e0bfc41893af7",
};

/** A file of the router without its parts that no page of the site uses. Throws where the file is another than the one that was read. */
export function leanFile(file: string, text: string): string {
  if (createHash("sha256").update(text).digest("hex").slice(0, 16) !== pins[file])
    throw new Error(`${file} of react-router is not the one that its cuts were chosen for: see docs/decisions/025.`);
  return cutFile(file, text, cuts);
}

const inRouter = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/](.+\.js)$/;

/** Leaves out of the browser's router what no page uses, since every first visit fetches it (decision 025). The build fails where any of it is not found. */
export function leanRouter(): Plugin {
  const left = new Set<string>(Object.values(files));
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: inRouter },
      handler(code, id) {
        const file = inRouter.exec(id)?.[1]?.replaceAll("\\", "/") ?? "";
        if (!(file in pins)) return null;
        left.delete(file);
        return { code: leanFile(file, code), map: null };
      },
    },
    generateBundle() {
      if (left.size > 0) this.error(`react-router doesn't have ${[...left].join(", ")}: see docs/decisions/025.`);
    },
  };
}
