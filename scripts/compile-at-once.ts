import { parseSync } from "vite";

/** A package of so many letters is worth it. */
const letters_min = 10_000;

/**
 * The text of a script in which large CommonJS packages are compiled with the file that holds them, which browsers do beside the page. The bundler writes
 * such a package as an arrow that is handed to a helper, which V8 takes for one that may never run: it reads React's two hundred thousand letters
 * without compiling them, and again, on the page's own thread, as the page comes alive. A `function` in brackets it compiles at once
 * (https://v8.dev/blog/preparser#pife). Such a package knows no `this` and no `arguments`, so that both do the same.
 */
export function compiledAtOnce(code: string): string {
  const packages = parseSync("script.js", code)
    .program.body.flatMap((statement) => (statement.type === "VariableDeclaration" ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === "CallExpression" ? init.arguments : []))
    .filter((handed) => handed.type === "ArrowFunctionExpression")
    .filter(({ body, start, end }) => body.type === "BlockStatement" && end - start >= letters_min);
  return packages.toReversed().reduce((text, { params, body, start, end }) => {
    const names = params.map((each) => text.slice(each.start, each.end)).join(",");
    return `${text.slice(0, start)}(function(${names})${text.slice(body.start, body.end)})${text.slice(end)}`;
  }, code);
}
