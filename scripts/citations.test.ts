import { expect, test } from "vitest";
import { resolveCitations, type TextFile } from "./citations.ts";

const page: TextFile = {
  path: "docs/product/browse.md",
  text: '<a id="browse-1"></a>**browse-1 The page.** …\n<a id="browse-2"></a>**browse-2 The query.** …',
};
const cited = (text: string, path = "src/server/serve.ts"): TextFile => ({ path, text });
const problemsOf = (...files: TextFile[]) => resolveCitations([page, ...files]).problems;

test("citations are counted, also several in one pair of brackets", () => {
  const files = [cited("/** The list [browse-1]. */"), cited("// an order [browse-1, browse-2]")];
  expect(resolveCitations([page, ...files])).toEqual({ rules: 2, resolved: 3, problems: [] });
});

test("a citation without its rule is refused", () => {
  expect(problemsOf(cited("/** The list [browse-2, browse-3]. */"))).toEqual([
    'src/server/serve.ts: no rule of docs/product is called "browse-3"',
  ]);
});

test.each([
  ["(spec", "2.4)"],
  ["(decisions", "3)"],
  ["(spec\n *", "5, 6)"],
  ["Spec", "9: the orders"],
])("%s %s names a document that is not here", (name, number) => {
  expect(problemsOf(cited(`/** The list ${name} ${number} */`))).toHaveLength(1);
});

test.each(["decisions 004 and 005", "const list = rows[at - 1]", "/[a-z0-9-]/", "specification", "two decisions"])(
  "%s cites nothing",
  (text) => {
    expect(problemsOf(cited(text))).toEqual([]);
  },
);

test("a rule is on one page once, and is printed with its id", () => {
  const other = cited('<a id="browse-2"></a>**browse-3 Orders.**', "docs/product/trust.md");
  expect(problemsOf(other)).toEqual([
    'docs/product/trust.md: the rule "browse-2" is on another area\'s page',
    'docs/product/trust.md: the rule "browse-2" is printed as "browse-3"',
    'docs/product/trust.md: there are two rules "browse-2"',
  ]);
});

test("a link names the page that its rule is on", () => {
  const links = "see [browse-1](browse.md#browse-1) and [browse-2](trust.md#browse-2)";
  expect(problemsOf(cited(links, "docs/glossary.md"))).toEqual(["docs/glossary.md: trust.md#browse-2 leads nowhere"]);
});
