import { isNode, parseModule, visit, type Node } from "./syntax.ts";

/**
 * A spread row would publish columns that its table gains later. Other presenters' results and literals may be spread.
 */
export function presenterProblems(path: string, text: string): string[] {
  if (!/^src\/(features|server)\/(?!.*\.test\.)[^]*\.ts$/.test(path)) return [];
  const program = parseModule(path, text);
  const rooms = /\/present(-[a-z-]+)?\.ts$/.test(path) ? [program] : presentersIn(program);
  const spread = new Set<string>();
  for (const room of rooms) visit(room, (node) => spreadsOf(node).forEach((name) => spread.add(name)));
  return [...spread].map((name) => `${path}: a presenter lists its fields, and does not spread "${name}"`);
}

function presentersIn(program: object): Node[] {
  const result: Node[] = [];
  visit(program, (node) => {
    if (node["type"] === "FunctionDeclaration" && nameOf(node["id"]).startsWith("present")) result.push(node);
  });
  return result;
}

function spreadsOf(node: Node): string[] {
  if (node["type"] !== "ObjectExpression") return [];
  const parts = (node["properties"] as Node[]).filter(({ type }) => type === "SpreadElement");
  return parts.flatMap(({ argument }) => (isListed(argument) ? [] : [nameOf(argument) || "an expression"]));
}

function isListed(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value["type"] === "ParenthesizedExpression") return isListed(value["expression"]);
  if (value["type"] === "LogicalExpression") return isListed(value["right"]);
  if (value["type"] === "ConditionalExpression") return isListed(value["consequent"]) && isListed(value["alternate"]);
  return value["type"] === "CallExpression" || value["type"] === "ObjectExpression";
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  if (value["type"] === "MemberExpression") return `${nameOf(value["object"])}.${nameOf(value["property"])}`;
  return typeof value["name"] === "string" ? value["name"] : "";
}
