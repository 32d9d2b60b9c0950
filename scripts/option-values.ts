import { nameOf, parseModule, visit, type Node } from "./syntax.ts";

/** Without a `value`, a browser's page translation changes what is sent. */
export function optionProblems(path: string, text: string): string[] {
  if (!path.endsWith(".tsx") || !text.includes("<option")) return [];
  const problems: string[] = [];
  visit(parseModule(path, text), (node) => {
    if (node["type"] !== "JSXOpeningElement" || nameOf(node["name"]) !== "option") return;
    const attributes = node["attributes"] as Node[];
    if (!attributes.some((each) => nameOf(each["name"]) === "value"))
      problems.push(`${path}: an <option> has no value, so a translated page sends its translated text`);
  });
  return problems;
}
