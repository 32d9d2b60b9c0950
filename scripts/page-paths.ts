import { isNode, nameOf, parseModule, visit, type Node } from "./syntax.ts";

const typed_callees = new Set(["href", "pageUrl", "page"]);

const text_callees = new Set(["startsWith", "endsWith", "split", "join"]);

export function pagePaths(routes: string): string[] {
  return [...routes.matchAll(/\broute\("([^"*]+)"/g)].map(([, path]) => `/${path}`);
}

/** `href()` lets the compiler find dead links. Returns one sentence per hand-written path. */
export function pagePathProblems(path: string, text: string, pages: readonly string[]): string[] {
  if (!/^src\/(?!routes\.ts$)(?!.*\.test\.tsx?$).*\.tsx?$/.test(path)) return [];
  const isPage = pagePattern(pages);
  const [typed, result] = [new Set<unknown>(), new Set<string>()];
  visit(parseModule(path, text), (node) => {
    for (const each of argumentsOf(node, typed_callees)) typed.add(each);
    for (const each of argumentsOf(node, text_callees)) if (isSlash(each)) typed.add(each);
    if (typed.has(node)) return;
    for (const each of textsOf(node)) if (isPage.test(each) || isSlash(node)) result.add(each);
  });
  return [...result].map((each) => `${path}: "${each}" is the path of a page; build it with href() from src/routes.ts`);
}

function pagePattern(pages: readonly string[]): RegExp {
  // a page whose first segment is a parameter would match everything
  const named = pages.filter((page) => !page.startsWith("/:"));
  const paths = named.map((page) => (page.includes("/:") ? page.replace(/:.*/, "") : `${page}(?:[?#]|$)`));
  return new RegExp(`^(?:${[...paths, "/[?#]"].join("|")})`);
}

function argumentsOf(node: Node, callees: ReadonlySet<string>): unknown[] {
  const { type, callee } = node;
  if (type !== "CallExpression" || !isNode(callee)) return [];
  if (!callees.has(nameOf(callee["property"] ?? callee))) return [];
  return node["arguments"] as unknown[];
}

function textsOf(node: Node): string[] {
  if (node["type"] === "Literal" && typeof node["value"] === "string") return [node["value"]];
  if (node["type"] !== "TemplateElement" || !isNode(node["value"])) return [];
  return [String(node["value"]["cooked"])];
}

function isSlash(node: unknown): boolean {
  return isNode(node) && node["type"] === "Literal" && node["value"] === "/";
}
