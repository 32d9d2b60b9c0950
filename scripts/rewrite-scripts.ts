import { minify } from "terser";
import type { Plugin } from "vite";
import { compiledAtOnce } from "./compile-at-once.ts";

/** Rewrites the text of each script of the browser's or of the server's build, as its last step. */
function rewriteScripts(
  name: string,
  build: "client" | "ssr",
  rewrite: (code: string) => string | Promise<string>,
): Plugin {
  return {
    name,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === build,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.code = await rewrite(chunk.code);
      },
    },
  };
}

/** What Vite makes of `(await import("./part.ts")).part`: a function that hands on the wanted names and nothing else. */
const handedOn = /async\(\)=>\{let(\{[^{}]*\})=await\(?(import\("[^"]*"\))\)?;return\1\}/g;

/**
 * Has terser go over what the bundler's own minifier left: 2 % less of every script. Whoever fetches a part takes its names
 * from the module itself, and large packages are compiled with their file. The names of the files are made from what comes before, which decides what comes after.
 */
export function squeezeScripts(): Plugin {
  const options = {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    format: { comments: false },
  } as const;
  return rewriteScripts("squeeze-scripts", "client", async (code) =>
    compiledAtOnce(((await minify(code, options)).code ?? code).replaceAll(handedOn, "()=>$2")),
  );
}

/** An address without a parameter is its text from the build on: `href("/providers")` weighs what `"/providers"` does. */
export function foldHrefs(): Plugin {
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

/** Whatever is not plain ASCII: a file of nothing else is kept with a byte a letter. */
const wideLetters = /[\u0080-\uffff]/g;

/**
 * Writes the few letters of the server's bundle that are not ASCII as escapes: its text stays in memory as long as it runs, and one
 * of them makes every letter take two bytes. None stands where an escape means something else: only `String.raw` has such places.
 */
export function keepServerNarrow(): Plugin {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return rewriteScripts("keep-server-narrow", "ssr", (code) => {
    const [raw] = /String\.raw`[^`]*[\u0080-\uffff]/.exec(code) ?? [];
    if (raw) throw new Error(`A raw text has wide letters: ${raw}`);
    return code.replaceAll(wideLetters, escaped);
  });
}
