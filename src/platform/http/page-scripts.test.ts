import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withLateScripts } from "./page-scripts.ts";
import { scriptMark } from "./script-mark.ts";

const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home-page":route1};

import("/assets/entry-1.js");`;
const html =
  `<!DOCTYPE html><html lang="en-ZA" data-scripts="late"><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/>` +
  `<link rel="stylesheet" href="/assets/a.css"/><script type="application/ld+json">{"a":1}</script></head>` +
  `<body><p>Read me</p><script nonce="${scriptMark}" type="module" async="">${start}</script></body></html>`;

function run(late: string, { visitor = "", readyState = "loading", comes = true, paints = true } = {}) {
  const [, script = ""] = new RegExp(`<script nonce="${scriptMark}">([\\s\\S]*?)</script>`).exec(late) ?? [];
  const heard = new Map<string, () => void>();
  const fetched: string[] = [];
  const preloaded: string[] = [];
  const painted = new Set<() => void>();
  const waiting: { later: () => void; milliseconds: number }[] = [];
  class PerformanceObserver {
    #hear: () => void;
    constructor(callback: (list: object, observer: PerformanceObserver) => void) {
      this.#hear = () => callback({}, this);
    }
    observe() {
      painted.add(this.#hear);
      if (paints) this.#hear();
    }
    disconnect() {
      painted.delete(this.#hear);
    }
  }
  const page = {
    PerformanceObserver,
    document: {
      documentElement: { dataset: visitor === "" ? {} : { visitor } },
      readyState,
      createElement: () => ({ href: "" }),
      querySelector: () => ({ remove: () => fetched.push("no speculation") }),
      head: { append: (link: { href: string }) => preloaded.push(link.href) },
    },
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    requestAnimationFrame: (later: () => void) => later(),
    setTimeout: (later: () => void, milliseconds = 0) => {
      if (milliseconds > 0) waiting.push({ later, milliseconds });
      else later();
    },
    window: {} as Record<string, unknown>,
    lazyComponent: (address: string) => {
      fetched.push(address);
      return comes ? Promise.resolve({ from: address }) : Promise.reject(new Error("lost"));
    },
  };
  runInNewContext(script.replaceAll("import(", "lazyComponent("), page);
  const settle = () => new Promise((done) => setImmediate(done));
  return { heard, fetched, preloaded, painted, waiting, window: page.window, settle };
}

test("a page's scripts come after its load, the router's start unchanged", async () => {
  const late = withLateScripts(html);
  expect(late).not.toContain('<link rel="modulepreload');
  const { heard, fetched, preloaded, window, settle } = run(late);
  expect(fetched).toEqual([]);
  heard.get("load")?.();
  await settle();
  expect(preloaded).toEqual(["/assets/manifest-1.js", "/assets/entry-1.js"]);
  expect(fetched).toEqual([
    "/assets/manifest-1.js",
    "/assets/root-1.js",
    "/assets/home-1.js",
    "/assets/entry-1.js",
    "no speculation",
  ]);
  expect(window["__reactRouterRouteModules"]).toEqual({
    root: { from: "/assets/root-1.js" },
    "pages/home-page": { from: "/assets/home-1.js" },
  });
});

test("a page that is painted after its load gets its scripts then", () => {
  const { heard, fetched, painted } = run(withLateScripts(html), { paints: false });
  heard.get("load")?.();
  expect(fetched).toEqual([]);
  for (const announce of painted) announce();
  expect(fetched).toHaveLength(3);
  expect(painted.size).toBe(0);
});

test("a browser that reports no paints gets the scripts a second after the load", () => {
  const { heard, fetched, waiting } = run(withLateScripts(html), { paints: false });
  heard.get("load")?.();
  expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([1_000]);
  for (const { later } of waiting) later();
  expect(fetched).toHaveLength(3);
});

test.each(["pointerdown", "keydown"])("before that the scripts come at the first touch (%s), once", async (touch) => {
  const { heard, fetched, settle } = run(withLateScripts(html));
  heard.get(touch)?.();
  heard.get(touch)?.();
  heard.get("load")?.();
  await settle();
  expect(fetched.filter((address) => address === "/assets/entry-1.js")).toHaveLength(1);
});

test("the scripts come at once for a person who is signed in, and to a page that is already complete", () => {
  expect(run(withLateScripts(html), { visitor: "known" }).fetched).toHaveLength(3);
  expect(run(withLateScripts(html), { readyState: "complete" }).fetched).toHaveLength(3);
});

test("a script that failed to load is requested again at the next touch", async () => {
  const { heard, fetched, settle } = run(withLateScripts(html), { comes: false });
  heard.get("load")?.();
  await settle();
  heard.get("pointerdown")?.();
  expect(fetched).toHaveLength(6);
});

test("a start in another form stays unchanged", () => {
  const other = html.replace('import("/assets/entry-1.js");', "begin();");
  expect(withLateScripts(other)).toBe(other);
});

test("a start that has what swaps modules before them, as in development, stays as it is", () => {
  const swapping = 'import "/swap-modules";import "/assets/manifest-1.js";';
  const developed = html.replace('import "/assets/manifest-1.js";', swapping);
  expect(withLateScripts(developed)).toBe(developed);
});

test("a page that doesn't ask for it stays as it is", () => {
  const other = html.replace(' data-scripts="late"', "");
  expect(withLateScripts(other)).toBe(other);
  const changed = other.replace("Read me", '<html data-scripts="late">');
  expect(withLateScripts(changed)).toBe(changed);
});
