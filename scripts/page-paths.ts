import { isNode, parseModule, visit, type Node } from "./syntax.ts";

/** Who takes the path of a page as `src/routes.ts` has it, typed: React Router's own, and what is built on it. */
const typed_callees = new Set(["href", "pageUrl", "page"]);

/** Who takes a lone slash that is a character and no front page. */
const text_callees = new Set(["startsWith", "endsWith", "split", "join"]);

/** The paths of the pages, out of the text of `src/routes.ts`. */
export function pagePaths(routes: string): string[] {
  return [...routes.matchAll(/\broute\("([^"*]+)"/g)].map(([, path]) => `/${path}`);
}

/**
 * The address of a page is built from its route by `href()`, so that the compiler finds one that leads nowhere. Each
 * path of a page that a module types by itself, as one sentence.
 */
export function pagePathProblems(path: string, text: string, pages: readonly string[]): string[] {
  if (!/^src\/(?!routes\.ts$)(?!.*\.test\.tsx?$).*\.tsx?$/.test(path)) return [];
  const isPage = pagePattern(pages);
  const [typed, found] = [new Set<unknown>(), new Set<string>()];
  visit(parseModule(path, text), (node) => {
    for (const each of argumentsOf(node, typed_callees)) typed.add(each);
    for (const each of argumentsOf(node, text_callees)) if (isSlash(each)) typed.add(each);
    if (typed.has(node)) return;
    for (const each of textsOf(node)) if (isPage.test(each) || isSlash(node)) found.add(each);
  });
  return [...found].map((each) => `${path}: "${each}" is the path of a page; build it with href() from src/routes.ts`);
}

/** A whole path, what comes before its query or fragment, or what comes before the value of its parameter. */
function pagePattern(pages: readonly string[]): RegExp {
  // a page whose first word is anything is known by none
  const named = pages.filter((page) => !page.startsWith("/:"));
  const paths = named.map((page) => (page.includes("/:") ? page.replace(/:.*/, "") : `${page}(?:[?#]|$)`));
  return new RegExp(`^(?:${[...paths, "/[?#]"].join("|")})`);
}

function argumentsOf(node: Node, callees: ReadonlySet<string>): unknown[] {
  if (node["type"] !== "CallExpression" || !callees.has(nameOf(node["callee"]))) return [];
  return node["arguments"] as unknown[];
}

/** What a node says literally: a string, or the parts of a template between its expressions. */
function textsOf(node: Node): string[] {
  if (node["type"] === "Literal" && typeof node["value"] === "string") return [node["value"]];
  if (node["type"] !== "TemplateElement" || !isNode(node["value"])) return [];
  return [String(node["value"]["cooked"])];
}

function isSlash(node: unknown): boolean {
  return isNode(node) && node["type"] === "Literal" && node["value"] === "/";
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node["type"] === "MemberExpression") return nameOf(node["property"]);
  return typeof node["name"] === "string" ? node["name"] : "";
}
